//! From a snapshot to shapes: the whole picture of the board as layers of data.
//!
//! Lowest first: [`Background`] (ground, grid, star points), `board` (coordinates, crosshair), `stones`
//! (shadows, stones, move numbers), `overlay` (last move, ghost, hint, scores, winning line, the
//! keyboard's place, debugging marks). Each has a key; a painter that keeps a layer's picture draws it
//! anew only when the key changes. A moving pointer changes `board` and `overlay` alone.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::color::Rgba;
use super::geometry::{CssPos, Geometry};
use super::ground::Background;
use super::shape::Shape;
use super::theme::Theme;
use super::{marks, scores, stones, win};
use crate::app::Snapshot;
use crate::rules::{Color, Point};

/// What is pointed at; it changes too often to be part of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Phase {
    /// The point under the pointer ([`Intent::Hover`](super::Intent::Hover)).
    pub ghost: Option<Point>,
    /// The point that the next press would place ([`Gesture::aim`](super::Gesture::aim)).
    pub aim: Option<Point>,
    /// The keyboard's place, while the board has the focus.
    pub cursor: Option<Point>,
    /// Where the last press fell, for `debug_hit`.
    pub pressed: Option<CssPos>,
    /// Show where presses fall and what each crossing catches.
    pub debug_hit: bool,
    /// Enlarge the surroundings of the aim, as under a finger.
    pub touch_magnifier: bool,
}

/// A part of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// Equal keys, equal shapes.
    pub key: u64,
    /// What to draw, first to last. Where nothing is drawn the layers below shine through.
    pub shapes: Vec<Shape>,
}

/// The picture, lowest layer first.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Ground, grid, star points.
    pub background: Background,
    /// Coordinates and crosshair.
    pub board: Layer,
    /// Stones with shadows and numbers.
    pub stones: Layer,
    /// Everything above the stones.
    pub overlay: Layer,
    /// A round glass over all that, when wanted.
    pub magnifier: Option<Magnifier>,
}

/// A round glass that shows the finished picture enlarged: draw it clipped to the circle, scaled by
/// `zoom` such that `focus` lies in the middle, then its rim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Magnifier {
    /// Its middle.
    pub at: CssPos,
    /// Its radius.
    pub radius: f64,
    /// How much larger things are in it.
    pub zoom: f64,
    /// What is seen in its middle.
    pub focus: CssPos,
    /// Color under the enlarged picture, where that ends.
    pub ground: Rgba,
    /// Color of the rim.
    pub rim: Rgba,
    /// Width of the rim.
    pub rim_width: f64,
}

impl Scene {
    /// The key of the background; it changes only with board size, canvas and theme.
    pub fn background_key(&self) -> u64 {
        self.background.key()
    }
}

/// The picture of `snapshot` on the canvas of `geometry`, whose size is the snapshot's board size.
/// Points that do not lie on it are left out.
pub fn scene(snapshot: &Snapshot, geometry: &Geometry, theme: &'static Theme, phase: &Phase) -> Scene {
    let view = View { snapshot, geometry, theme, phase };
    Scene {
        background: Background::new(geometry, theme),
        board: view.board(),
        stones: view.stones(),
        overlay: view.overlay(),
        magnifier: marks::magnifier(&view),
    }
}

/// What every part of the picture is made from.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) geometry: &'a Geometry,
    pub(super) theme: &'static Theme,
    pub(super) phase: &'a Phase,
}

impl View<'_> {
    fn board(&self) -> Layer {
        let mut shapes = Vec::new();
        marks::crosshair(self, &mut shapes);
        marks::coordinates(self, &mut shapes);
        let key = hash_of(self.geometry, self.theme, |hash| {
            self.snapshot.settings.coordinates.hash(hash);
            (self.pointed(), self.crossed()).hash(hash);
        });
        Layer { key, shapes }
    }

    fn stones(&self) -> Layer {
        let mut shapes = Vec::new();
        stones::stones(self, &mut shapes);
        let key = hash_of(self.geometry, self.theme, |hash| {
            for stone in &self.snapshot.stones {
                (stone.point, stone.color, stone.number).hash(hash);
            }
            (self.snapshot.settings.numbers, self.snapshot.ply).hash(hash);
        });
        Layer { key, shapes }
    }

    fn overlay(&self) -> Layer {
        let mut shapes = Vec::new();
        marks::last_move(self, &mut shapes);
        marks::ghost(self, &mut shapes);
        marks::hint(self, &mut shapes);
        scores::scores(self, &mut shapes);
        win::win(self, &mut shapes);
        marks::cursor(self, &mut shapes);
        marks::debug_hit(self, &mut shapes);
        Layer { key: self.overlay_key(), shapes }
    }

    fn overlay_key(&self) -> u64 {
        let (snapshot, phase) = (self.snapshot, self.phase);
        hash_of(self.geometry, self.theme, |hash| {
            (snapshot.last, snapshot.settings.numbers, snapshot.ply, snapshot.settings.coordinates)
                .hash(hash);
            for stone in &snapshot.stones {
                (stone.point, stone.color, stone.number).hash(hash);
            }
            for line in &snapshot.lines {
                line.points.hash(hash);
            }
            (self.placing(), phase.aim, self.pointed()).hash(hash);
            snapshot.hint.as_ref().map(|hint| hint.point).hash(hash);
            for report in snapshot.scores.iter().flatten() {
                (report.point, report.attack, report.defence).hash(hash);
            }
            (phase.cursor, phase.debug_hit).hash(hash);
            phase.pressed.map(|at| (at.x.to_bits(), at.y.to_bits())).hash(hash);
        })
    }

    /// The stone on `point`.
    pub(super) fn stone_on(&self, point: Point) -> Option<Color> {
        self.snapshot.stones.iter().find(|stone| stone.point == point).map(|stone| stone.color)
    }

    /// Whether `point` is on the board and has no stone.
    pub(super) fn is_free(&self, point: Point) -> bool {
        self.geometry.size().contains(point) && self.stone_on(point).is_none()
    }

    /// The point where a press (the confirming one, when aiming) would place a stone.
    pub(super) fn placing(&self) -> Option<Point> {
        let point = self.phase.aim.or(self.phase.ghost)?;
        (self.snapshot.can.place && self.is_free(point)).then_some(point)
    }

    /// The aimed point, while one may place.
    pub(super) fn crossed(&self) -> Option<Point> {
        self.phase.aim.filter(|&point| self.snapshot.can.place && self.geometry.size().contains(point))
    }

    /// The point whose row and column are lit.
    pub(super) fn pointed(&self) -> Option<Point> {
        let point = self.phase.aim.or(self.phase.ghost).or(self.phase.cursor)?;
        self.geometry.size().contains(point).then_some(point)
    }

    /// Radius of a stone in CSS pixels.
    pub(super) fn stone_radius(&self) -> f64 {
        self.geometry.stone_radius(self.theme.board.light.is_flat())
    }

    /// `cells` cells in CSS pixels, at least `least`.
    pub(super) fn len(&self, cells: f64, least: f64) -> f64 {
        (self.geometry.cell() * cells).max(least)
    }
}

/// A key from the canvas, the theme and whatever `more` adds.
pub(super) fn hash_of(geometry: &Geometry, theme: &Theme, more: impl FnOnce(&mut DefaultHasher)) -> u64 {
    let mut hash = DefaultHasher::new();
    theme.name.hash(&mut hash);
    geometry.size().lines().hash(&mut hash);
    (geometry.side().to_bits(), geometry.pixel_ratio().to_bits()).hash(&mut hash);
    more(&mut hash);
    hash.finish()
}
