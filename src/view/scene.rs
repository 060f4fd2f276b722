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
use crate::app::{Millis, Numbers, Snapshot};
use crate::rules::{Color, Point};

/// What is pointed at and what moves; it changes too often to be part of a session.
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
    /// Not 0 while somebody's own picture lies behind the board; another number for each.
    pub picture: u32,
    /// How long ago the winning line was made, as long as it is being drawn; `None`: it is all there.
    pub won: Option<Millis>,
}

/// A part of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// Equal keys, equal pictures.
    pub key: u64,
    /// What to draw, first to last. Where nothing is drawn the layers below shine through.
    pub shapes: Vec<Shape>,
    /// The key of a picture that the shapes are to be added to; without one they are the whole.
    pub over: Option<u64>,
}

/// The keys of the layers that somebody has the pictures of: their shapes need not be made again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Of coordinates and crosshair.
    pub board: Option<u64>,
    /// Of the stones. A layer with more stones then brings only those that came to them.
    pub stones: Option<u64>,
    /// Of everything above the stones.
    pub overlay: Option<u64>,
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

impl Layer {
    fn unless(known: Option<u64>, key: u64, draw: impl FnOnce(&mut Vec<Shape>)) -> Layer {
        let mut shapes = Vec::new();
        if known != Some(key) {
            draw(&mut shapes);
        }
        Layer { key, shapes, over: None }
    }
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
    scene_over(snapshot, geometry, theme, phase, Known::default())
}

/// The same, but without shapes in a layer whose key is `known`, and only with the new stones where the
/// others are.
pub fn scene_over(
    snapshot: &Snapshot,
    geometry: &Geometry,
    theme: &'static Theme,
    phase: &Phase,
    known: Known,
) -> Scene {
    let view = View { snapshot, geometry, theme, phase };
    Scene {
        background: Background::new(geometry, theme, phase.picture),
        board: view.board(known.board),
        stones: view.stones(known.stones),
        overlay: view.overlay(known.overlay),
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
    fn board(&self, known: Option<u64>) -> Layer {
        let key = hash_of(self.geometry, self.theme, |hash| {
            self.snapshot.settings.coordinates.hash(hash);
            (self.pointed(), self.crossed()).hash(hash);
        });
        Layer::unless(known, key, |out| {
            marks::crosshair(self, out);
            marks::coordinates(self, out);
        })
    }

    fn stones(&self, known: Option<u64>) -> Layer {
        let snapshot = self.snapshot;
        let mut hash = hasher(self.geometry, self.theme);
        snapshot.settings.numbers.hash(&mut hash);
        if let Numbers::Last(_) = snapshot.settings.numbers {
            snapshot.ply.hash(&mut hash);
        }
        let mut there = 0;
        let mut over = None;
        for (count, stone) in snapshot.stones.iter().enumerate() {
            if known == Some(hash.finish()) {
                (there, over) = (count, known);
            }
            (stone.point, stone.color, stone.number).hash(&mut hash);
        }
        let layer = Layer::unless(known, hash.finish(), |out| stones::stones(self, there, out));
        Layer { over, ..layer }
    }

    fn overlay(&self, known: Option<u64>) -> Layer {
        Layer::unless(known, self.overlay_key(), |out| {
            marks::last_move(self, out);
            marks::ghost(self, out);
            marks::hint(self, out);
            scores::scores(self, out);
            win::win(self, out);
            marks::cursor(self, out);
            marks::debug_hit(self, out);
        })
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
                phase.won.hash(hash);
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
    let mut hash = hasher(geometry, theme);
    more(&mut hash);
    hash.finish()
}

fn hasher(geometry: &Geometry, theme: &Theme) -> DefaultHasher {
    let mut hash = DefaultHasher::new();
    theme.name.hash(&mut hash);
    geometry.size().lines().hash(&mut hash);
    (geometry.side().to_bits(), geometry.pixel_ratio().to_bits()).hash(&mut hash);
    hash
}
