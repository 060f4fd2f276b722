//! Why one would play at a point: the most important thing that a stone there does.
//!
//! A reason is a kind, never a sentence; the words belong to the languages. To add one: a variant in
//! its place of importance, the same place in [`Reason::ALL`], a name, a line in `holds`, a
//! position in `tests/explain.rs`, and words in every language.

use super::computer::Candidates;
use super::line::LineTables;
use super::pattern::Pattern;
use crate::rules::{Axis, Color, Point, Position};

/// What is good about a move, most important first.
///
/// *Makes* looks at the player's own lines. *Stops* blocks what stands on the board and would decide the game:
/// a four (the enemy would make five here) or an open three (the enemy would make an open four here).
/// *Prevents* takes a point where the enemy's next stone would make what the name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// Wins at once.
    MakesFive,
    /// Blocks a four: the enemy would make five here.
    StopsFive,
    /// No other point is free.
    OnlyPoint,
    /// Makes an open four: five next turn at one end or the other.
    MakesOpenFour,
    /// Makes fours on two lines at once.
    MakesDoubleFour,
    /// Makes a four and an open three.
    MakesFourThree,
    /// Blocks an open three: the enemy would make an open four here.
    StopsOpenThree,
    /// The enemy would make two fours here.
    PreventsDoubleFour,
    /// The enemy would make a four and an open three here.
    PreventsFourThree,
    /// Makes two open threes.
    MakesDoubleThree,
    /// The enemy would make two open threes here.
    PreventsDoubleThree,
    /// Makes a four that has to be answered.
    MakesFour,
    /// Makes an open three: an open four comes next unless answered.
    MakesOpenThree,
    /// The enemy would make a four here.
    PreventsFour,
    /// The enemy would make an open three here.
    PreventsOpenThree,
    /// Makes a three closed on one side: a four comes next.
    MakesThree,
    /// Makes an open two.
    MakesOpenTwo,
    /// The enemy would make an open two here.
    PreventsOpenTwo,
    /// The center of an empty board.
    Center,
    /// Stays close to the stones.
    NearStones,
    /// Far from all stones, or nothing better is known.
    NewGround,
}

impl Reason {
    /// All reasons, most important first.
    pub const ALL: [Reason; 21] = [
        Reason::MakesFive,
        Reason::StopsFive,
        Reason::OnlyPoint,
        Reason::MakesOpenFour,
        Reason::MakesDoubleFour,
        Reason::MakesFourThree,
        Reason::StopsOpenThree,
        Reason::PreventsDoubleFour,
        Reason::PreventsFourThree,
        Reason::MakesDoubleThree,
        Reason::PreventsDoubleThree,
        Reason::MakesFour,
        Reason::MakesOpenThree,
        Reason::PreventsFour,
        Reason::PreventsOpenThree,
        Reason::MakesThree,
        Reason::MakesOpenTwo,
        Reason::PreventsOpenTwo,
        Reason::Center,
        Reason::NearStones,
        Reason::NewGround,
    ];

    /// A stable text name such as `makes-open-four`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::MakesFive => "makes-five",
            Reason::StopsFive => "stops-five",
            Reason::OnlyPoint => "only-point",
            Reason::MakesOpenFour => "makes-open-four",
            Reason::MakesDoubleFour => "makes-double-four",
            Reason::MakesFourThree => "makes-four-three",
            Reason::StopsOpenThree => "stops-open-three",
            Reason::PreventsDoubleFour => "prevents-double-four",
            Reason::PreventsFourThree => "prevents-four-three",
            Reason::MakesDoubleThree => "makes-double-three",
            Reason::PreventsDoubleThree => "prevents-double-three",
            Reason::MakesFour => "makes-four",
            Reason::MakesOpenThree => "makes-open-three",
            Reason::PreventsFour => "prevents-four",
            Reason::PreventsOpenThree => "prevents-open-three",
            Reason::MakesThree => "makes-three",
            Reason::MakesOpenTwo => "makes-open-two",
            Reason::PreventsOpenTwo => "prevents-open-two",
            Reason::Center => "center",
            Reason::NearStones => "near-stones",
            Reason::NewGround => "new-ground",
        }
    }

    /// The reason with that [`name`](Reason::name).
    pub fn from_name(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|r| r.name() == name)
    }

    /// Whether it is true of a point; the first in [`Reason::ALL`] that is true is the answer.
    fn holds(self, facts: &Facts) -> bool {
        let Facts { own, enemy, .. } = facts;
        match self {
            Reason::MakesFive => own.count(Pattern::Five) > 0,
            Reason::StopsFive => enemy.count(Pattern::Five) > 0,
            Reason::OnlyPoint => facts.only,
            Reason::MakesOpenFour => own.count(Pattern::OpenFour) > 0,
            Reason::MakesDoubleFour => own.count(Pattern::Four) > 1,
            Reason::MakesFourThree => own.four_three(),
            Reason::StopsOpenThree => enemy.count(Pattern::OpenFour) > 0,
            Reason::PreventsDoubleFour => enemy.count(Pattern::Four) > 1,
            Reason::PreventsFourThree => enemy.four_three(),
            Reason::MakesDoubleThree => own.count(Pattern::OpenThree) > 1,
            Reason::PreventsDoubleThree => enemy.count(Pattern::OpenThree) > 1,
            Reason::MakesFour => own.count(Pattern::Four) > 0,
            Reason::MakesOpenThree => own.count(Pattern::OpenThree) > 0,
            Reason::PreventsFour => enemy.count(Pattern::Four) > 0,
            Reason::PreventsOpenThree => enemy.count(Pattern::OpenThree) > 0,
            Reason::MakesThree => own.count(Pattern::Three) > 0,
            Reason::MakesOpenTwo => own.count(Pattern::OpenTwo) > 0,
            Reason::PreventsOpenTwo => enemy.count(Pattern::OpenTwo) > 0,
            Reason::Center => facts.center,
            Reason::NearStones => facts.near,
            Reason::NewGround => true,
        }
    }
}

/// What one color would make at a point, line by line.
struct Makes([Pattern; 4]);

impl Makes {
    fn count(&self, pattern: Pattern) -> usize {
        self.0.iter().filter(|&&p| p == pattern).count()
    }

    fn four_three(&self) -> bool {
        self.count(Pattern::Four) > 0 && self.count(Pattern::OpenThree) > 0
    }
}

/// All that reasons may ask about a point.
struct Facts {
    own: Makes,
    enemy: Makes,
    only: bool,
    center: bool,
    near: bool,
}

/// Why the player to move would play at `point`. A point that is taken or off the board has no better
/// reason than [`Reason::NewGround`]. Costs a tenth of a millisecond.
pub fn reason_for(position: &Position, point: Point) -> Reason {
    if !position.board().is_free(point) {
        return Reason::NewGround;
    }
    let board = position.board();
    let mut lines = LineTables::new(position.rules().kind);
    let mut makes =
        |color: Color| Makes(Axis::ALL.map(|axis| lines.shape(board, point, color, axis).pattern));
    let facts = Facts {
        own: makes(position.turn()),
        enemy: makes(!position.turn()),
        only: position.board().free_points().nth(1).is_none(),
        center: board.stone_count() == 0 && point == position.rules().size.center(),
        near: board.stones().any(|(stone, _)| stone.distance(point) <= Candidates::USUAL_RADIUS),
    };
    Reason::ALL.into_iter().find(|reason| reason.holds(&facts)).unwrap_or(Reason::NewGround)
}
