//! The page: the only layer that knows the browser.
//!
//! A [`page::Page`] is one mounted board. It owns the session and everything the browser lends it:
//! canvas, listeners, one animation frame, timers, storage. Dropping it gives all of it back. It lives in
//! exactly one `Rc<RefCell<Page>>`, and whatever the browser calls holds it weakly.
//!
//! All change goes one way: an event becomes a command, [`page::dispatch`] borrows the page for the one
//! line that updates the session, and only then, with nothing borrowed, [`perform`] does what the session
//! wants done. So whoever is called from here may call back.
//!
//! Reading order: `page`, `perform`, `input` and `keys` (events to commands), `surface`, `painter`,
//! `brush` (scene to canvas), `backdrop` (the sky behind the page), `grid` and `live` (for who does not see the canvas), `pump` and `alarm`
//! (time), `storage`, `files`, `panic`, and [`api`], the only names that scripts see.

mod alarm;
pub mod api;
mod backdrop;
mod bench;
mod brush;
mod env;
mod files;
mod frame;
mod grid;
mod input;
mod keys;
mod listener;
mod live;
mod page;
mod painter;
mod panic;
mod perform;
mod pump;
mod read;
mod resize;
mod storage;
mod surface;
