//! Hoshi 星: gomoku (five in a row) for the browser.

#[cfg(target_arch = "wasm32")]
pub mod web;
