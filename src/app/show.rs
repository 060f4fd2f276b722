//! Makes the snapshot: everything that may be shown, and nothing that the help policy hides.

use std::fmt::Write as _;

use super::duel::Hold;
use super::millis::Millis;
use super::seats::Seat;
use super::session::Session;
use super::snapshot::{
    Abilities, ClockView, Level, MoveView, PlayerView, Snapshot, StoneView, ThinkingView, Waiting,
};
use crate::engine::{PointReport, Preset, ScoreTable};
use crate::rules::{ByColor, Color, Move, Position, Status};

impl Session {
    /// All that may be shown at the moment `now`.
    pub fn snapshot(&self, now: Millis) -> Snapshot {
        let position = self.duel.position();
        let line = self.duel.game.line();
        let lines = match position.status() {
            Status::Won { lines, .. } => lines.clone(),
            Status::ToPlay(_) | Status::Drawn(_) => Vec::new(),
        };
        let moves: Vec<MoveView> =
            (line.iter().filter_map(|&node| self.duel.game.tree().mv(node)).enumerate())
                .map(|(ply, mv)| MoveView { number: (ply + 1) as u16, color: position.turn_at(ply), mv })
                .collect();
        Snapshot {
            revision: self.revision,
            rules: position.rules(),
            stones: stones(position),
            turn: position.turn(),
            waiting: self.waiting(),
            lines,
            last: position.last().and_then(Move::point),
            moves,
            ply: position.ply(),
            players: ByColor::from_fn(|color| PlayerView {
                name: self.duel.game.names()[color].clone(),
                seat: self.duel.seats[color].clone(),
                clock: self.clock_view(color, now),
            }),
            time: self.duel.clocks.as_ref().map(super::clock::Clocks::control),
            can: self.abilities(),
            thinking: self.thinking_view(),
            hint: self.shown.hint.clone(),
            scores: self.shown.scores.clone(),
            notice: self.shown.notice.clone(),
            suggestion: self.results.suggestion(),
            settings: self.settings,
            policy: self.policy,
        }
    }

    fn waiting(&self) -> Waiting {
        let turn = self.duel.turn();
        match self.duel.verdict() {
            Some(verdict) => Waiting::Over(verdict),
            None if self.duel.hold == Hold::Replay => Waiting::Replay,
            None if !self.duel.seats[turn].is_computer() => Waiting::Person(turn),
            None if self.duel.hold == Hold::No => Waiting::Computer(turn),
            None => Waiting::Held { color: turn, again: self.duel.hold == Hold::TookBack },
        }
    }

    fn clock_view(&self, color: Color, now: Millis) -> Option<ClockView> {
        let clocks = self.duel.clocks.as_ref()?;
        let running = clocks.running() == Some(color);
        let passed = if running { now - self.now } else { Millis(0) };
        Some(ClockView { left: clocks.left(color) - passed, running })
    }

    fn abilities(&self) -> Abilities {
        let over = self.duel.game.is_over();
        let replay = self.duel.hold == Hold::Replay;
        let place = !over && !replay && !self.duel.computer_thinks() && self.may_place();
        Abilities {
            undo: self.policy.undo
                && (self.duel.undo_target().is_some() || self.duel.game.ended_here().is_some()),
            redo: self.policy.undo && self.duel.redo_target().is_some(),
            take_back: self.policy.undo && self.duel.take_back_target().is_some(),
            resume: !over && self.duel.hold != Hold::No && self.may_try(),
            hint: self.policy.hints && !over && self.duel.computer().is_none() && self.thoughts.now.is_none(),
            stop: self.thoughts.now.is_some(),
            resign: self.duel.who_resigns().is_some(),
            pass: place && self.duel.game.check(Move::Pass).is_ok(),
            place,
        }
    }

    fn thinking_view(&self) -> Option<ThinkingView> {
        let thinking = self.thoughts.now.as_ref()?;
        let report = &thinking.report;
        let level = self.policy.thinking.then_some(Level {
            depth: report.depth,
            nodes: report.nodes,
            best: report.best,
            score: report.score,
        });
        Some(ThinkingView { color: thinking.color, purpose: thinking.purpose, level })
    }

    /// The table by which points are scored: that of a computer at this board, else the one that knows
    /// patterns.
    pub(super) fn table(&self) -> ScoreTable {
        let table = |color: Color| match &self.duel.seats[color] {
            Seat::Computer(computer) => computer.table().cloned(),
            Seat::Person => None,
        };
        Color::BOTH.into_iter().find_map(table).unwrap_or_else(|| Preset::Patterns.table())
    }
}

fn stones(position: &Position) -> Vec<StoneView> {
    let setup = position.setup().stones.iter();
    let setup = setup.map(|&(point, color)| StoneView { point, color, number: 0 });
    let played = position.moves().iter().enumerate().filter_map(|(ply, mv)| {
        let color = position.turn_at(ply);
        mv.point().map(|point| StoneView { point, color, number: (ply + 1) as u16 })
    });
    setup.chain(played).collect()
}

/// Every candidate's score as a table for the console, best first, with what a stone would make on each
/// line that is worth a word. In English in every language: patterns have the names of the score tables.
pub(super) fn score_text(position: &Position, reports: &[PointReport]) -> String {
    let mut text =
        format!("{} to move\npoint    total   attack  defence  own / enemy by line\n", position.turn());
    for report in reports {
        let PointReport { point, attack, defence, total, axes } = report;
        let lines: Vec<String> = axes
            .iter()
            .filter(|line| line.attack > 0 || line.defence > 0)
            .map(|line| format!("{:?} {} / {}", line.axis, line.own.name(), line.enemy.name()))
            .collect();
        let lines = lines.join(", ").to_ascii_lowercase();
        writeln!(text, "{:<5} {total:>8} {attack:>8} {defence:>8}  {lines}", point.to_string())
            .expect("writing to a string cannot fail");
    }
    text
}
