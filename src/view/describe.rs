//! The board in words, for somebody who does not see it: the name of each cell of the accessible grid
//! and one sentence for the whole.

use crate::app::text::Gap;
use crate::app::{Snapshot, Text, Waiting, Word, Words};
use crate::rules::Point;

/// What is on `point`, for example `H8, empty` or `H8, black, move 1, last move`; whatever a picture
/// shows there is said: winning stones, the hint, a candidate's score.
pub fn cell_name(snapshot: &Snapshot, point: Point, words: &Words) -> String {
    let mut name = point.to_string();
    let mut add = |part: &str| {
        name.push_str(&words[Word::cell_comma]);
        name.push_str(part);
    };
    match snapshot.stones.iter().find(|stone| stone.point == point) {
        Some(stone) => {
            add(&words.fill(Word::cell_stone, &[("color", stone.color.into())]));
            match stone.number {
                0 => add(&words[Word::cell_set_up]),
                n => add(&words.fill(Word::cell_move, &[("n", Gap::Number(n.into()))])),
            }
            if snapshot.last == Some(point) {
                add(&words[Word::cell_last]);
            }
            if snapshot.lines.iter().any(|line| line.points.contains(&point)) {
                add(&words[Word::cell_winning]);
            }
        }
        None => {
            add(&words[Word::cell_empty]);
            if snapshot.hint.as_ref().is_some_and(|hint| hint.point == point) {
                add(&words[Word::cell_hint]);
            }
            if let Some(report) = snapshot.scores.iter().flatten().find(|report| report.point == point) {
                let (attack, defence) = (report.attack.to_string(), report.defence.to_string());
                let gaps = [("attack", Gap::Text(&attack)), ("defence", Gap::Text(&defence))];
                add(&words.fill(Word::cell_score, &gaps));
            }
        }
    }
    name
}

/// The whole board in a sentence or two: size, rule, number of stones, who is to move or has won.
pub fn board_summary(snapshot: &Snapshot, words: &Words) -> String {
    let rules = &snapshot.rules;
    let mut text = words.fill(
        Word::board_is,
        &[
            ("lines", Gap::Number(rules.size.lines().into())),
            ("rule", Gap::Choice(rules.kind as usize)),
            ("n", Gap::Number(snapshot.stones.len() as u32)),
        ],
    );
    text.push_str(&match &snapshot.waiting {
        Waiting::Over(verdict) => Text::Ended(*verdict).say(words),
        Waiting::Person(color) => words.fill(Word::turn, &[("color", (*color).into())]),
        Waiting::Replay => words.fill(Word::turn, &[("color", snapshot.turn.into())]),
        Waiting::Computer(color) => words.fill(Word::thinks, &[("color", (*color).into())]),
        Waiting::Held { color, again } => words.fill(held(*again), &[("color", (*color).into())]),
    });
    text
}

/// What a waiting computer waits for.
pub const fn held(again: bool) -> Word {
    if again { Word::held_again } else { Word::held }
}
