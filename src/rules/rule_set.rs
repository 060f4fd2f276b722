//! Which game is being played: the rule of winning, the size, the opening protocol.
//!
//! A [`RuleSet`] is a small value inside every [`Position`](super::Position) and in every text form,
//! so that no position ever travels without its rule. Callers ask questions ("does this run win for
//! this color?", "may one pass?") and never match on [`RuleKind`], so a new rule is added here and
//! nowhere else.

use super::board::Run;
use super::color::Color;
use super::opening::OpeningKind;
use super::point::BoardSize;

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleKind {
    /// Five or more in a row win, for both (Gomocup rule 0).
    Freestyle,
    /// Exactly five in a row win, for both; six and more are nothing (Gomocup rule 1).
    Standard,
}

impl RuleKind {
    /// All rules, in menu order.
    pub const ALL: [RuleKind; 2] = [RuleKind::Freestyle, RuleKind::Standard];

    /// The rule's name in every text form.
    pub const fn name(self) -> &'static str {
        match self {
            RuleKind::Freestyle => "freestyle",
            RuleKind::Standard => "standard",
        }
    }

    /// The rule with that [`name`](RuleKind::name).
    pub fn from_name(name: &str) -> Option<RuleKind> {
        RuleKind::ALL.into_iter().find(|k| k.name() == name)
    }

    /// Whether a run of `color` wins. Takes the whole run, since some rules ask about its ends.
    pub const fn wins(self, _color: Color, run: &Run) -> bool {
        match self {
            RuleKind::Freestyle => run.len >= 5,
            RuleKind::Standard => run.len == 5,
        }
    }

    /// Whether it asks the same of both colors.
    pub const fn same_for_both(self) -> bool {
        match self {
            RuleKind::Freestyle | RuleKind::Standard => true,
        }
    }

    /// Whether a player may pass.
    pub const fn may_pass(self) -> bool {
        match self {
            RuleKind::Freestyle | RuleKind::Standard => false,
        }
    }
}

/// The rule, the size and the opening protocol of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// How a game is won.
    pub kind: RuleKind,
    /// The board's size.
    pub size: BoardSize,
    /// The protocol of the first moves.
    pub opening: OpeningKind,
}

impl RuleSet {
    /// `kind` on a board of `size` without an opening protocol.
    pub const fn new(kind: RuleKind, size: BoardSize) -> RuleSet {
        RuleSet { kind, size, opening: OpeningKind::Free }
    }
}

impl Default for RuleSet {
    /// Freestyle on 15 lines: what a stranger expects.
    fn default() -> RuleSet {
        RuleSet::new(RuleKind::Freestyle, BoardSize::FIFTEEN)
    }
}
