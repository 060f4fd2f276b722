//! From a message to its sentence.

use super::{Gap, Text, Word, Words};
use crate::app::Verdicted;
use crate::engine::Reason;
use crate::record::{SaveError, SaveErrorKind};
use crate::rules::{Draw, Illegal, Point};

impl Text {
    /// The sentence in the language of `words`.
    pub fn say(&self, words: &Words) -> String {
        let plain = |word: Word| words[word].to_owned();
        match self {
            Text::Moved { color, point, .. } => words
                .fill(Word::moved, &[("color", (*color).into()), ("point", Gap::Text(&point.to_string()))]),
            Text::Passed(color) => words.fill(Word::passes, &[("color", (*color).into())]),
            Text::Refused(illegal) => refused(*illegal, words),
            Text::ComputersTurn => plain(Word::computers_turn),
            Text::NotAPoint(typed) => words.fill(Word::not_a_point, &[("typed", Gap::Text(typed))]),
            Text::NothingToUndo => plain(Word::nothing_to_undo),
            Text::NothingToRedo => plain(Word::nothing_to_redo),
            Text::NothingToTakeBack => plain(Word::nothing_to_take_back),
            Text::CannotResign => plain(Word::cannot_resign),
            Text::NotAllowed => plain(Word::not_allowed),
            Text::TookBack(0) => plain(Word::goes_on),
            Text::TookBack(count) => words.fill(Word::took_back, &[("n", Gap::Number((*count).into()))]),
            Text::At(0) => plain(Word::at_start),
            Text::At(ply) => words.fill(Word::at_move, &[("n", Gap::Number((*ply).into()))]),
            Text::Held(color) => words.fill(Word::held, &[("color", (*color).into())]),
            Text::Hint(point, why) => words.fill(
                Word::hint_is,
                &[("point", Gap::Text(&point.to_string())), ("why", Gap::Text(&words[reason(*why)]))],
            ),
            Text::NoHint => plain(Word::no_hint),
            Text::NothingToStop => plain(Word::nothing_to_stop),
            Text::NothingToResume => plain(Word::nothing_to_resume),
            Text::Ended(verdict) => ended(*verdict, words),
            Text::NewGame => plain(Word::begun),
            Text::Loaded => plain(Word::loaded),
            Text::Restored => plain(Word::restored),
            Text::LoadFailed(error) => save_error(Word::load_failed, error, words),
            Text::KeptAside(error) => save_error(Word::kept_aside, error, words),
            Text::ResultsAside(error) => save_error(Word::results_aside, error, words),
            Text::StorageFailed => plain(Word::storage_failed),
            Text::NoWords => plain(Word::no_words),
            Text::Copied => plain(Word::copied),
            Text::Saved => plain(Word::saved),
            Text::ScoresLogged => plain(Word::scores_logged),
        }
    }
}

/// Why a point is good, as a sentence.
pub const fn reason(why: Reason) -> Word {
    match why {
        Reason::MakesFive => Word::why_makes_five,
        Reason::StopsFive => Word::why_stops_five,
        Reason::OnlyPoint => Word::why_only_point,
        Reason::MakesOpenFour => Word::why_makes_open_four,
        Reason::MakesDoubleFour => Word::why_makes_double_four,
        Reason::MakesFourThree => Word::why_makes_four_three,
        Reason::StopsOpenThree => Word::why_stops_open_three,
        Reason::PreventsDoubleFour => Word::why_prevents_double_four,
        Reason::PreventsFourThree => Word::why_prevents_four_three,
        Reason::MakesDoubleThree => Word::why_makes_double_three,
        Reason::PreventsDoubleThree => Word::why_prevents_double_three,
        Reason::MakesFour => Word::why_makes_four,
        Reason::MakesOpenThree => Word::why_makes_open_three,
        Reason::PreventsFour => Word::why_prevents_four,
        Reason::PreventsOpenThree => Word::why_prevents_open_three,
        Reason::MakesThree => Word::why_makes_three,
        Reason::MakesOpenTwo => Word::why_makes_open_two,
        Reason::PreventsOpenTwo => Word::why_prevents_open_two,
        Reason::Center => Word::why_center,
        Reason::NearStones => Word::why_near_stones,
        Reason::NewGround => Word::why_new_ground,
    }
}

fn at(word: Word, point: Point, words: &Words) -> String {
    words.fill(word, &[("point", Gap::Text(&point.to_string()))])
}

fn refused(illegal: Illegal, words: &Words) -> String {
    match illegal {
        Illegal::Outside(point) => at(Word::outside, point, words),
        Illegal::Occupied(point) => at(Word::occupied, point, words),
        Illegal::NotYourTurn { turn } => words.fill(Word::not_your_turn, &[("color", turn.into())]),
        Illegal::GameOver => words[Word::game_over].to_owned(),
        Illegal::NoPass => words[Word::no_pass].to_owned(),
        Illegal::Opening(point) => at(Word::opening_forbids, point, words),
    }
}

fn ended(verdict: Verdicted, words: &Words) -> String {
    let (word, winner) = match verdict {
        Verdicted::Five { by } => (Word::five, by),
        Verdicted::Resigned { by } => (Word::resigned, by),
        Verdicted::TimeOut { by } => (Word::time_out, by),
        Verdicted::Drawn(Draw::BoardFull) => return words[Word::full_board].to_owned(),
        Verdicted::Drawn(Draw::TwoPasses) => return words[Word::both_passed].to_owned(),
    };
    words.fill(word, &[("color", winner.into())])
}

fn save_error(around: Word, error: &SaveError, words: &Words) -> String {
    let what = save_error_kind(&error.kind, words);
    let (line, column) = (Gap::Number(error.line as u32), Gap::Number(error.column as u32));
    let place =
        words.fill(Word::save_place, &[("line", line), ("column", column), ("error", Gap::Text(&what))]);
    words.fill(around, &[("error", Gap::Text(&place))])
}

fn save_error_kind(kind: &SaveErrorKind, words: &Words) -> String {
    let (word, about): (Word, &str) = match kind {
        SaveErrorKind::TooLong(bytes) => {
            return words.fill(Word::save_too_long, &[("n", Gap::Number((bytes / 1024) as u32))]);
        }
        SaveErrorKind::SetupOutside(point) => return at(Word::save_set_up_outside, *point, words),
        SaveErrorKind::SetupTwice(point) => return at(Word::save_set_up_twice, *point, words),
        SaveErrorKind::Illegal(illegal) => return refused(*illegal, words),
        SaveErrorKind::NotASave => (Word::save_not_ours, ""),
        SaveErrorKind::Version(version) => (Word::save_version, version),
        SaveErrorKind::Cut => (Word::save_cut, ""),
        SaveErrorKind::Missing(key) => (Word::save_missing, key),
        SaveErrorKind::Unknown(word) => (Word::save_unknown, word),
        SaveErrorKind::Twice(word) => (Word::save_twice, word),
        SaveErrorKind::Rule(word) => (Word::save_rule, word),
        SaveErrorKind::Size(word) => (Word::save_size, word),
        SaveErrorKind::Opening(word) => (Word::save_opening, word),
        SaveErrorKind::Color(word) => (Word::save_color, word),
        SaveErrorKind::Number(word) => (Word::save_number, word),
        SaveErrorKind::Node(word) => (Word::save_node, word),
        SaveErrorKind::Moves(word) => (Word::save_moves, word),
        SaveErrorKind::SameMove => (Word::save_same_move, ""),
        SaveErrorKind::Word(word) if word.is_empty() => (Word::save_nothing, ""),
        SaveErrorKind::Word(word) => (Word::save_word, word),
        SaveErrorKind::Table(why) => (Word::save_table, why),
    };
    words.fill(word, &[("word", Gap::Text(about))])
}
