//! A position one can play from: board, rules, moves so far, whose turn, and whether it has ended.

use thiserror::Error;

use super::board::Board;
use super::color::Color;
use super::opening::Demand;
use super::point::Point;
use super::rule_set::RuleSet;
use super::setup::{Setup, SetupError};
use super::win::{WinLine, winner_of_setup, winning_lines};
use super::zobrist::Zobrist;

/// What a player can do with a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Place a stone.
    Place(Point),
    /// Place none. Legal only where a rule says so.
    Pass,
}

impl Move {
    /// The point of a placed stone.
    pub const fn point(self) -> Option<Point> {
        match self {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        }
    }
}

impl From<Point> for Move {
    fn from(point: Point) -> Move {
        Move::Place(point)
    }
}

/// A move that [`Position::check`] has found legal. It can be made nowhere else, so the check happens
/// once and cannot be forgotten. It fits only the position that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove {
    mv: Move,
    color: Color,
    hash: Zobrist,
}

impl LegalMove {
    /// The move itself.
    pub const fn mv(self) -> Move {
        self.mv
    }

    /// Who makes it.
    pub const fn color(self) -> Color {
        self.color
    }
}

/// Why a move is refused. Refusing changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The point is not on the board.
    #[error("{0} is not on the board")]
    Outside(Point),
    /// A stone stands there.
    #[error("{0} is taken")]
    Occupied(Point),
    /// It is the other color's turn.
    #[error("it is {turn}'s turn")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Color,
    },
    /// The game has ended.
    #[error("the game has ended")]
    GameOver,
    /// The rule knows no pass.
    #[error("this rule has no pass")]
    NoPass,
    /// The opening protocol wants the stone elsewhere.
    #[error("the opening does not allow {0}")]
    Opening(Point),
}

/// Whether the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// That color is to move.
    ToPlay(Color),
    /// `by` has won; every winning line is listed.
    Won {
        /// The winner.
        by: Color,
        /// The lines, never empty.
        lines: Vec<WinLine>,
    },
    /// Nobody has won and nobody can.
    Drawn(Draw),
}

impl Status {
    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        !matches!(self, Status::ToPlay(_))
    }
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// No free point is left.
    BoardFull,
    /// Both passed, one after the other.
    TwoPasses,
}

/// A validated, playable position.
///
/// The turn follows from who moved first and how many moves were made; it is never flipped.
///
/// ```
/// use hoshi::rules::{Color, Point, Position, RuleSet, Status};
/// let mut position = Position::start(RuleSet::default());
/// let center = position.rules().size.center();
/// let legal = position.check(center).unwrap();
/// position.play(legal);
/// assert_eq!(position.status(), &Status::ToPlay(Color::White));
/// assert!(position.check(center).is_err(), "a taken point is refused");
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    board: Board,
    moves: Vec<Move>,
    status: Status,
    root_status: Status,
}

impl Position {
    /// An empty board under `rules`, Black to move.
    pub fn start(rules: RuleSet) -> Position {
        Position::new(Setup::empty(rules)).expect("an empty board has no stone in a wrong place")
    }

    /// The position that `setup` describes. A five or a full board in it ends the game at once.
    ///
    /// # Errors
    /// When a stone stands off the board or on another; the set-up is not changed.
    pub fn new(setup: Setup) -> Result<Position, SetupError> {
        let mut board = Board::new(setup.rules.size);
        for &(point, color) in &setup.stones {
            if !setup.rules.size.contains(point) {
                return Err(SetupError::Outside(point));
            }
            if board.get(point).is_some() {
                return Err(SetupError::Twice(point));
            }
            board.put(point, color);
        }
        let status = match winner_of_setup(&board, setup.rules.kind, setup.turn) {
            Some((by, lines)) => Status::Won { by, lines },
            None if board.is_full() => Status::Drawn(Draw::BoardFull),
            None => Status::ToPlay(setup.turn),
        };
        Ok(Position { setup, board, moves: Vec::new(), root_status: status.clone(), status })
    }

    /// Where the game began.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the game.
    pub const fn rules(&self) -> RuleSet {
        self.setup.rules
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The moves made since the set-up, oldest first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Number of moves made since the set-up.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Who moves when `ply` moves have been made since the set-up.
    pub fn turn_at(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.setup.turn } else { !self.setup.turn }
    }

    /// Whose turn it is, or would be if the game had not ended.
    pub fn turn(&self) -> Color {
        self.turn_at(self.moves.len())
    }

    /// Whether and how the game has ended.
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// Hash of stones, turn and rule. Positions reached by other move orders have the same.
    pub fn hash(&self) -> Zobrist {
        let rules = self.setup.rules;
        self.board
            .stones_hash()
            .with_turn(self.turn())
            .with(0x100 + rules.kind as u32)
            .with(0x200 + u32::from(rules.size.lines()))
    }

    /// Whether the player to move may do `mv`.
    ///
    /// # Errors
    /// The reason for refusal; see [`Illegal`].
    pub fn check(&self, mv: impl Into<Move>) -> Result<LegalMove, Illegal> {
        self.check_by(self.turn(), mv)
    }

    /// Whether the player of `color` may do `mv`.
    ///
    /// # Errors
    /// The reason for refusal; see [`Illegal`].
    pub fn check_by(&self, color: Color, mv: impl Into<Move>) -> Result<LegalMove, Illegal> {
        let mv = mv.into();
        if self.status.is_over() {
            return Err(Illegal::GameOver);
        }
        let Demand::Move(turn) = self.setup.rules.opening.next(self.ply(), self.turn());
        if color != turn {
            return Err(Illegal::NotYourTurn { turn });
        }
        match mv {
            Move::Pass if !self.setup.rules.kind.may_pass() => return Err(Illegal::NoPass),
            Move::Pass => {}
            Move::Place(point) => {
                if !self.board.size().contains(point) {
                    return Err(Illegal::Outside(point));
                }
                if self.board.get(point).is_some() {
                    return Err(Illegal::Occupied(point));
                }
                if !self.setup.rules.opening.allows(self.ply(), point) {
                    return Err(Illegal::Opening(point));
                }
            }
        }
        Ok(LegalMove { mv, color, hash: self.hash() })
    }

    /// Makes a move that [`check`](Position::check) found legal in this very position.
    ///
    /// # Panics
    /// When the move was checked in another position.
    pub fn play(&mut self, legal: LegalMove) {
        assert_eq!(legal.hash, self.hash(), "a move fits only the position that checked it");
        let color = legal.color;
        self.moves.push(legal.mv);
        self.status = match legal.mv {
            Move::Pass => match self.moves[..] {
                [.., Move::Pass, Move::Pass] => Status::Drawn(Draw::TwoPasses),
                _ => Status::ToPlay(!color),
            },
            Move::Place(point) => {
                self.board.put(point, color);
                let lines = winning_lines(&self.board, self.setup.rules.kind, point, color);
                if !lines.is_empty() {
                    Status::Won { by: color, lines }
                } else if self.board.is_full() {
                    Status::Drawn(Draw::BoardFull)
                } else {
                    Status::ToPlay(!color)
                }
            }
        };
    }

    /// Takes back the last move and returns it, or `None` at the set-up.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        if let Move::Place(point) = mv {
            self.board.take(point);
        }
        // Nothing can be played after an end, so before any move the game was going on.
        self.status =
            if self.moves.is_empty() { self.root_status.clone() } else { Status::ToPlay(self.turn()) };
        Some(mv)
    }

    /// The last move, if any was made.
    pub fn last(&self) -> Option<Move> {
        self.moves.last().copied()
    }
}
