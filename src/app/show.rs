//! Makes the snapshot: everything that may be shown, and nothing that the help policy hides.

use std::fmt::Write as _;

use super::millis::Millis;
use super::seats::Seat;
use super::session::{Hold, Session};
use super::snapshot::{
    Abilities, ClockView, Level, MoveView, PlayerView, Purpose, Snapshot, StoneView, ThinkingView, Waiting,
};
use crate::engine::{PointReport, Preset, ScoreTable};
use crate::rules::{ByColor, Color, Move, Position, Status};

impl Session {
    /// All that may be shown at the moment `now`.
    pub fn snapshot(&self, now: Millis) -> Snapshot {
        let position = self.game.position();
        let line = self.game.line();
        let lines = match position.status() {
            Status::Won { lines, .. } => lines.clone(),
            Status::ToPlay(_) | Status::Drawn(_) => Vec::new(),
        };
        let moves: Vec<MoveView> = (line.iter().filter_map(|&node| self.game.tree().mv(node)).enumerate())
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
                name: self.game.names()[color].clone(),
                seat: self.seats[color].clone(),
                clock: self.clock_view(color, now),
            }),
            time: self.clocks.as_ref().map(super::clock::Clocks::control),
            can: self.abilities(),
            thinking: self.thinking_view(),
            hint: self.hint.clone(),
            scores: self.scores.clone(),
            notice: self.notice.clone(),
            settings: self.settings,
            policy: self.policy,
        }
    }

    fn waiting(&self) -> Waiting {
        let turn = self.game.position().turn();
        match self.verdict() {
            Some(verdict) => Waiting::Over(verdict),
            None if !self.seats[turn].is_computer() => Waiting::Person(turn),
            None if self.hold == Hold::No => Waiting::Computer(turn),
            None => Waiting::Held { color: turn, again: self.hold == Hold::TookBack },
        }
    }

    fn clock_view(&self, color: Color, now: Millis) -> Option<ClockView> {
        let clocks = self.clocks.as_ref()?;
        let running = clocks.running() == Some(color);
        let passed = if running { now - self.now } else { Millis(0) };
        Some(ClockView { left: clocks.left(color) - passed, running })
    }

    fn abilities(&self) -> Abilities {
        let over = self.game.is_over();
        let tree = self.game.tree();
        let turn = self.game.position().turn();
        let place = !over && self.persons_turn() && self.may_place();
        Abilities {
            undo: self.policy.undo && (self.undo_target().is_some() || self.game.ended_here().is_some()),
            redo: self.policy.undo && tree.remembered(self.game.cursor()).is_some(),
            take_back: self.policy.undo && self.can_take_back(),
            resume: !over && self.hold != Hold::No && self.may_try(),
            hint: self.policy.hints && !over && !self.seats[turn].is_computer() && self.thinking.is_none(),
            stop: self.thinking.is_some(),
            resign: self.who_resigns().is_some(),
            pass: place && self.game.check(Move::Pass).is_ok(),
            place,
        }
    }

    fn thinking_view(&self) -> Option<ThinkingView> {
        let thinking = self.thinking.as_ref()?;
        let report = &thinking.report;
        // A hint's best point so far is a hint.
        let allowed = match thinking.purpose {
            Purpose::Move => self.policy.thinking,
            Purpose::Hint => self.policy.thinking && self.policy.hints,
        };
        let level = allowed.then_some(Level {
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
        let table = |color: Color| match &self.seats[color] {
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
/// line that is worth a word.
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
