//! Hoshi 星: gomoku (five in a row) for the browser.
//!
//! The program is layers in one package; a layer may use only those before it
//! (`tests/layers.rs` holds the table and checks it):
//!
//! ```text
//! rules ──► record ──► lessons ──┐
//!   │         └──────────────▲───┼──► app ──► view ──► wire ──► web   (wasm32 only)
//!   └─────► engine ──────────┴───┘
//! ```

pub mod app;
pub mod engine;
pub mod record;
pub mod rules;
pub mod view;
pub mod wire;

#[cfg(target_arch = "wasm32")]
pub mod web;
