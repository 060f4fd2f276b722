//! English sentences: plain and short; what happened, and what one can do.

mod board;
mod words;

pub(super) use board::BOARD;
pub use words::WORDS;

use super::Text;
use crate::app::Verdicted;
use crate::engine::Reason;
use crate::record::{SaveError, SaveErrorKind};
use crate::rules::{Color, Draw, Illegal};

/// The sentence for a message.
pub(super) fn say(text: &Text) -> String {
    match text {
        Text::Moved { color, point, .. } => format!("{} {point}", side(*color)),
        Text::Passed(color) => format!("{} passes.", side(*color)),
        Text::Refused(illegal) => refused(*illegal),
        Text::ComputersTurn => "It is the computer's turn. Wait, or stop it.".to_owned(),
        Text::NotAPoint(typed) => {
            format!("“{typed}” is not a point. Type h8, or column and row such as 8 8.")
        }
        Text::NothingToUndo => "There is nothing to undo.".to_owned(),
        Text::NothingToRedo => "There is nothing to redo.".to_owned(),
        Text::NothingToTakeBack => "The last stone is not the computer's.".to_owned(),
        Text::CannotResign => "Nobody can resign now.".to_owned(),
        Text::NotAllowed => "This page does not allow that.".to_owned(),
        Text::TookBack(0) => "The game goes on.".to_owned(),
        Text::TookBack(1) => "One move taken back.".to_owned(),
        Text::TookBack(count) => format!("{count} moves taken back."),
        Text::At(0) => "At the start.".to_owned(),
        Text::At(ply) => format!("At move {ply}."),
        Text::Held(color) => {
            format!("{} waits. Ask the computer for a move, or place the stone yourself.", side(*color))
        }
        Text::Hint(point, why) => format!("Hint: {point}. {}", reason(*why)),
        Text::NoHint => "There is no hint here.".to_owned(),
        Text::NothingToStop => "Nobody is thinking.".to_owned(),
        Text::NothingToResume => "No computer is waiting to move.".to_owned(),
        Text::Ended(verdict) => ended(*verdict),
        Text::NewGame => "New game.".to_owned(),
        Text::Loaded => "The game is loaded.".to_owned(),
        Text::Restored => "Your game is back on the board.".to_owned(),
        Text::LoadFailed(error) => {
            format!("This file could not be read. {} The game on the board stays.", save_error(error))
        }
        Text::KeptAside(error) => {
            format!("The kept game could not be read and was put aside. {}", save_error(error))
        }
        Text::ResultsAside(error) => {
            format!("Your kept results could not be read and were put aside. {}", save_error(error))
        }
        Text::StorageFailed => {
            "The game cannot be kept on this device. Save it to a file before you close the page.".to_owned()
        }
        Text::Copied => "The board is copied.".to_owned(),
        Text::ScoresLogged => "The scores are in the browser's console.".to_owned(),
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn refused(illegal: Illegal) -> String {
    match illegal {
        Illegal::Outside(point) => format!("{point} is not on this board."),
        Illegal::Occupied(point) => format!("{point} is taken."),
        Illegal::NotYourTurn { turn } => format!("It is {}'s turn.", side(turn)),
        Illegal::GameOver => "The game is over. Start a new one, or undo.".to_owned(),
        Illegal::NoPass => "This rule has no pass.".to_owned(),
        Illegal::Opening(point) => format!("The opening does not allow {point}."),
    }
}

/// Why a point is good.
pub(super) const fn reason(why: Reason) -> &'static str {
    match why {
        Reason::MakesFive => "It makes five and wins.",
        Reason::StopsFive => "It stops a five.",
        Reason::OnlyPoint => "It is the only free point.",
        Reason::MakesOpenFour => "It makes an open four: the five cannot be stopped.",
        Reason::MakesDoubleFour => "It makes two fours: only one can be stopped.",
        Reason::MakesFourThree => "It makes a four and an open three.",
        Reason::StopsOpenThree => "It stops an open three.",
        Reason::PreventsDoubleFour => "It keeps the opponent from two fours at once.",
        Reason::PreventsFourThree => "It keeps the opponent from a four with an open three.",
        Reason::MakesDoubleThree => "It makes two open threes.",
        Reason::PreventsDoubleThree => "It keeps the opponent from two open threes.",
        Reason::MakesFour => "It makes a four that must be answered.",
        Reason::MakesOpenThree => "It makes an open three.",
        Reason::PreventsFour => "It keeps the opponent from a four.",
        Reason::PreventsOpenThree => "It keeps the opponent from an open three.",
        Reason::MakesThree => "It makes a three.",
        Reason::MakesOpenTwo => "It makes an open two.",
        Reason::PreventsOpenTwo => "It keeps the opponent from an open two.",
        Reason::Center => "The center is the best start.",
        Reason::NearStones => "It stays close to the stones.",
        Reason::NewGround => "It takes new ground.",
    }
}

fn ended(verdict: Verdicted) -> String {
    match verdict {
        Verdicted::Five { by } => format!("{} wins with five in a row.", side(by)),
        Verdicted::Resigned { by } => format!("{} wins: {} resigned.", side(by), side(!by)),
        Verdicted::TimeOut { by } => format!("{} wins: {} ran out of time.", side(by), side(!by)),
        Verdicted::Drawn(Draw::BoardFull) => "A draw: the board is full.".to_owned(),
        Verdicted::Drawn(Draw::TwoPasses) => "A draw: both passed.".to_owned(),
    }
}

fn save_error(error: &SaveError) -> String {
    format!("Line {}, column {}: {}", error.line, error.column, save_error_kind(&error.kind))
}

fn save_error_kind(kind: &SaveErrorKind) -> String {
    match kind {
        SaveErrorKind::TooLong(bytes) => format!("it is longer than {} KB.", bytes / 1024),
        SaveErrorKind::NotASave => "it is not a game saved by Hoshi.".to_owned(),
        SaveErrorKind::Version(version) => {
            format!("it has version {version}, which is newer than this program. Reload the page to update.")
        }
        SaveErrorKind::Cut => "the end is missing.".to_owned(),
        SaveErrorKind::Missing(key) => format!("the line “{key}” is missing."),
        SaveErrorKind::Unknown(word) => format!("“{word}” is unknown here."),
        SaveErrorKind::Twice(word) => format!("“{word}” comes twice."),
        SaveErrorKind::Rule(word) => format!("there is no rule “{word}”."),
        SaveErrorKind::Size(word) => format!("“{word}” is not a board size from 5 to 22."),
        SaveErrorKind::Opening(word) => format!("there is no opening “{word}”."),
        SaveErrorKind::Color(word) => format!("“{word}” is neither black nor white."),
        SaveErrorKind::Number(word) => format!("“{word}” is not a number that fits here."),
        SaveErrorKind::Node(word) => format!("there is no move number “{word}” in this file."),
        SaveErrorKind::Moves(word) => format!("“{word}” does not begin a move such as h8."),
        SaveErrorKind::SetupOutside(point) => format!("{point} is not on the board."),
        SaveErrorKind::SetupTwice(point) => format!("two stones stand on {point}."),
        SaveErrorKind::Illegal(illegal) => refused(*illegal),
        SaveErrorKind::SameMove => "this move is here already.".to_owned(),
        SaveErrorKind::Word(word) if word.is_empty() => "something is missing.".to_owned(),
        SaveErrorKind::Word(word) => format!("“{word}” is not allowed here."),
        SaveErrorKind::Table(why) => format!("the score table is wrong: {why}."),
    }
}
