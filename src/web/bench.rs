//! Measures what the slices cost: the same search once through the pump, while the page lives, and once
//! without a pause.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsValue;

use super::pump::Pump;
use crate::engine::{Computer, Nodes, Preset, Progress, Search};
use crate::rules::parse_position;

/// A fixed middle game in which nothing is decided yet.
const POSITION: &str = "freestyle/15/free moves:h8j9g10k6f7j7";
/// The hardest of the computers that learners meet.
const DEPTH: u8 = 4;

/// How often it is searched, each time with another seed: one search is over in a few slices.
const ROUNDS: u64 = 8;

/// A search that is being measured.
pub(super) struct Bench {
    search: Search,
    round: u64,
    nodes: u64,
    begun: f64,
    done: Option<Function>,
}

impl Bench {
    /// A search that begins now; `done` gets the result.
    pub(super) fn new(pump: &Pump, done: Option<Function>) -> Bench {
        Bench { search: search(0), round: 0, nodes: 0, begun: pump.now(), done }
    }

    /// Searches on; true at the end.
    pub(super) fn step(&mut self, nodes: Nodes) -> bool {
        if matches!(self.search.step(nodes), Progress::Thinking(_)) {
            return false;
        }
        self.nodes += self.search.report().nodes;
        self.round += 1;
        self.search = search(self.round);
        self.round == ROUNDS
    }

    /// The number of nodes and the time they took up to `now`.
    pub(super) fn result(&self, now: f64) -> JsValue {
        let result = Object::new();
        for (name, value) in [("nodes", self.nodes as f64), ("ms", now - self.begun)] {
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

fn search(seed: u64) -> Search {
    let position = parse_position(POSITION).expect("the position is a legal one");
    let computer = Computer::AlphaBeta { depth: DEPTH, table: Preset::Patterns.table() };
    Search::new(&position, &computer, seed)
}
