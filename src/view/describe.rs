//! The board in words, for somebody who does not see it: the name of each cell of the accessible grid
//! and one sentence for the whole.

use crate::app::text::BoardWords;
use crate::app::{Language, Snapshot, Text, Waiting};
use crate::rules::Point;

/// What is on `point`, for example `H8, empty` or `H8, black, move 1, last move`; whatever a picture
/// shows there is said: winning stones, the hint, a candidate's score.
pub fn cell_name(snapshot: &Snapshot, point: Point, language: Language) -> String {
    let words = BoardWords::of(language);
    let mut parts = vec![point.to_string()];
    match snapshot.stones.iter().find(|stone| stone.point == point) {
        Some(stone) => {
            parts.push((words.color)(stone.color).to_owned());
            parts.push((words.number)(stone.number));
            if snapshot.last == Some(point) {
                parts.push(words.last.to_owned());
            }
            if snapshot.lines.iter().any(|line| line.points.contains(&point)) {
                parts.push(words.winning.to_owned());
            }
        }
        None => {
            parts.push(words.empty.to_owned());
            if snapshot.hint.as_ref().is_some_and(|hint| hint.point == point) {
                parts.push(words.hint.to_owned());
            }
            if let Some(report) = snapshot.scores.iter().flatten().find(|report| report.point == point) {
                parts.push((words.score)(report.attack, report.defence));
            }
        }
    }
    parts.join(words.comma)
}

/// The whole board in a sentence or two: size, rule, number of stones, who is to move or has won.
pub fn board_summary(snapshot: &Snapshot, language: Language) -> String {
    let words = BoardWords::of(language);
    let rules = &snapshot.rules;
    let mut text = (words.board)(rules.size.lines(), rules.kind, snapshot.stones.len());
    text.push_str(&match &snapshot.waiting {
        Waiting::Person(color) => (words.to_move)(*color),
        Waiting::Computer(color) => (words.thinking)(*color),
        Waiting::Held { color, .. } => (words.held)(*color),
        Waiting::Over(verdict) => Text::Ended(*verdict).say(language),
    });
    text
}
