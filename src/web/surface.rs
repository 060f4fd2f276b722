//! The canvas: how large it is, what is pointed at on it, and what was last painted.

use web_sys::HtmlCanvasElement;

use super::env;
use super::painter::{Painter, Progress};
use crate::app::{Millis, Snapshot};
use crate::rules::BoardSize;
use crate::view::win::DRAWN_IN;
use crate::view::{Geometry, Gesture, Phase, PointerKind, Theme, aims_first, scene_over};

/// The canvas of a board with all that depends on its size.
pub(super) struct Surface {
    pub(super) canvas: HtmlCanvasElement,
    pub(super) geometry: Geometry,
    pub(super) gesture: Gesture,
    pub(super) phase: Phase,
    /// What pressed last.
    pub(super) pointer: PointerKind,
    painter: Painter,
    /// Side in device pixels as the browser measures it, where it does.
    device_side: Option<f64>,
    /// The least number of device pixels to a CSS pixel.
    least_ratio: f64,
    /// Whether a finger aims first, as the canvas was told last.
    aims: Option<bool>,
    /// Whether the page has been told that the textures are there.
    whole: bool,
    /// How many own pictures there have been.
    pictures: u32,
    /// Whether a winning line was in the last picture; `None` before any picture.
    won: Option<bool>,
    /// When it came, if it draws itself.
    won_at: Option<Millis>,
}

impl Surface {
    /// The surface on `canvas`; `None` where the browser gives no drawing context.
    pub(super) fn new(canvas: HtmlCanvasElement, size: BoardSize) -> Option<Surface> {
        let painter = Painter::new(canvas.clone())?;
        Some(Surface {
            canvas,
            geometry: Geometry::new(size, 0.0, 1.0),
            gesture: Gesture::new(),
            phase: Phase::default(),
            pointer: PointerKind::Mouse,
            painter,
            device_side: None,
            least_ratio: 0.0,
            aims: None,
            whole: false,
            pictures: 0,
            won: None,
            won_at: None,
        })
    }

    /// Notes how many device pixels the browser says the side has.
    pub(super) fn set_device_side(&mut self, side: Option<f64>) {
        self.device_side = side.filter(|side| *side >= 1.0);
    }

    /// Measures the canvas for a board of `size`. A board of another size forgets what was pointed at.
    pub(super) fn measure(&mut self, size: BoardSize) {
        let side = self.canvas.get_bounding_client_rect().width();
        let ratio = env::window().device_pixel_ratio().max(self.least_ratio);
        let rounded = (side * ratio).round();
        // The browser's own count is right where rounding would be off by one; a count from before the
        // last change of size or zoom is not.
        let device = self.device_side.filter(|known| (known - rounded).abs() <= 2.0).unwrap_or(rounded);
        if size != self.geometry.size() {
            self.gesture.reset();
            let Phase { debug_hit, cursor, picture, .. } = self.phase;
            self.phase = Phase { debug_hit, cursor, picture, ..Phase::default() };
        }
        let ratio = if side > 0.0 { device / side } else { 1.0 };
        self.geometry = Geometry::new(size, side, ratio);
        self.painter.resize(device.max(1.0) as u32);
    }

    /// Lays somebody's own picture under the board, or takes it away.
    pub(super) fn set_picture(&mut self, picture: Option<HtmlCanvasElement>) {
        self.pictures += 1;
        self.phase.picture = if picture.is_some() { self.pictures } else { 0 };
        self.painter.set_own(picture);
    }

    /// Draws finer than the screen is, as long as the page is being printed.
    pub(super) fn print(&mut self, on: bool) {
        self.least_ratio = if on { 3.0 } else { 0.0 };
        self.measure(self.geometry.size());
    }

    /// Forgets what was aimed at in an earlier game.
    pub(super) fn forget_aim(&mut self) {
        self.gesture.reset();
        self.phase.aim = None;
        self.phase.touch_magnifier = false;
    }

    /// Paints `snapshot` as far as it differs from what is on the canvas, and says how much is there. A
    /// line that is new draws itself from `now` on, where anything may move.
    pub(super) fn paint(
        &mut self,
        snapshot: &Snapshot,
        theme: &'static Theme,
        now: Option<Millis>,
    ) -> Progress {
        if snapshot.rules.size != self.geometry.size() {
            self.measure(snapshot.rules.size);
        }
        let won = !snapshot.lines.is_empty();
        if won && self.won == Some(false) {
            self.won_at = now;
        }
        self.won = Some(won);
        let since = self.won_at.zip(now).map(|(won_at, now)| now - won_at);
        self.phase.won = since.filter(|&since| won && since < DRAWN_IN);
        // While a finger aims, the page must not scroll under it.
        let aims = aims_first(PointerKind::Touch, &self.geometry, snapshot.settings.confirm);
        if self.aims != Some(aims) {
            let _ = self.canvas.set_attribute("data-aims", if aims { "true" } else { "false" });
            self.aims = Some(aims);
        }
        if self.geometry.side() <= 0.0 {
            return Progress::Whole;
        }
        let known = self.painter.known();
        let scene = scene_over(snapshot, &self.geometry, theme, &self.phase, known);
        let progress = self.painter.paint(&scene, &self.geometry);
        if progress == Progress::Whole && !self.whole {
            self.whole = true;
            let _ = self.canvas.set_attribute("data-whole", "");
        }
        progress
    }
}
