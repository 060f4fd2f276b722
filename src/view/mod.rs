//! Data before paint: what the board looks like, where a press falls, and what is said to somebody who
//! does not see it.
//!
//! One walk goes down: [`Snapshot`](crate::app::Snapshot) → [`scene()`] → [`Scene`], a list of [`Shape`]s
//! in layers, which a painter copies to a canvas without deciding anything. One walk goes up:
//! [`PointerInput`] or [`KeyInput`] → [`Gesture`] → [`Intent`]. Both use the same [`Geometry`]. All of it
//! runs and is tested without a browser; nothing here changes a game, knows a clock or reads a pixel
//! back.
//!
//! Reading order: [`geometry`], [`input`], [`gesture`], [`color`], [`theme`], [`looks`], [`shape`], [`mod@scene`],
//! then what it is put together from ([`ground`], [`stone`], [`raster`], `noise`, `curve`, `stones`, `marks`,
//! `scores`, `win`), [`mod@sky`], and [`describe`].

pub mod color;
mod curve;
pub(crate) mod decimal;
pub mod describe;
pub mod geometry;
pub mod gesture;
pub mod ground;
pub mod input;
pub mod looks;
mod marks;
mod noise;
pub mod raster;
pub mod scene;
mod scores;
pub mod shape;
pub mod sky;
pub mod stone;
mod stones;
pub mod theme;
pub mod win;

pub use color::Rgba;
pub use geometry::{CssPos, Geometry};
pub use gesture::{Gesture, aims_first};
pub use ground::Background;
pub use input::{Intent, KeyInput, Modifiers, PointerInput, PointerKind, PointerPhase};
pub use looks::{CONTRAST, KAYA, PAPER, STARRY, THEMES};
pub use raster::{Picture, Raster, Weaving};
pub use scene::{Known, Layer, Magnifier, Phase, Scene, scene, scene_over};
pub use shape::{Align, Paint, Shape, Stop};
pub use sky::{Breath, Sky, sky};
pub use stone::{Light, Stone, StoneKey};
pub use theme::{System, Theme, css_variables, theme_for};
