//! Measures what the slices cost: the same search once through the pump, while the page lives, and once
//! without a pause.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsValue;

use super::pump::Pump;
use crate::engine::{Computer, Nodes, Preset, Progress, Search};
use crate::rules::parse_position;

/// A fixed middle game.
const POSITION: &str = "freestyle/15/free moves:h8f6f10e11j6g9j8i8j7j9i9h7";
/// The hardest of the computers that learners meet.
const DEPTH: u8 = 4;

/// A search that is being measured.
pub(super) struct Bench {
    search: Search,
    begun: f64,
    done: Option<Function>,
}

impl Bench {
    /// A search that begins now; `done` gets the result.
    pub(super) fn new(pump: &Pump, done: Option<Function>) -> Bench {
        let position = parse_position(POSITION).expect("the position is a legal one");
        let computer = Computer::AlphaBeta { depth: DEPTH, table: Preset::Patterns.table() };
        Bench { search: Search::new(&position, &computer, 1), begun: pump.now(), done }
    }

    /// Searches on; true at the end.
    pub(super) fn step(&mut self, nodes: Nodes) -> bool {
        matches!(self.search.step(nodes), Progress::Done(_))
    }

    /// The number of nodes and the time they took up to `now`.
    pub(super) fn result(&self, now: f64) -> JsValue {
        let result = Object::new();
        for (name, value) in [("nodes", self.search.report().nodes as f64), ("ms", now - self.begun)] {
            // It fails only for an object that was frozen.
            let _ = Reflect::set(&result, &name.into(), &value.into());
        }
        result.into()
    }

    /// Gives the result to whoever waits for it.
    pub(super) fn tell(&self, now: f64) {
        if let Some(done) = &self.done {
            let _ = done.call1(&JsValue::NULL, &self.result(now));
        }
    }
}
