//! The board in words, for somebody who does not see it: the name of each cell of the accessible grid
//! and one sentence for the whole.

use crate::app::{Language, Snapshot, Verdicted, Waiting};
use crate::rules::{Color, Point, RuleKind};

/// What is on `point`, for example `H8, empty` or `H8, black, move 1, last move`; whatever a picture
/// shows there is said: winning stones, the hint, a candidate's score.
pub fn cell_name(snapshot: &Snapshot, point: Point, language: Language) -> String {
    let words = words(language);
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
    let words = words(language);
    let rules = &snapshot.rules;
    let mut text = (words.board)(rules.size.lines(), rules.kind, snapshot.stones.len());
    text.push_str(&match &snapshot.waiting {
        Waiting::Person(color) => (words.to_move)(*color),
        Waiting::Computer(color) => (words.thinking)(*color),
        Waiting::Held(color) => (words.held)(*color),
        Waiting::Over(verdict) => (words.over)(*verdict),
    });
    text
}

/// The words of one language; one that is missing does not compile.
struct Words {
    comma: &'static str,
    empty: &'static str,
    last: &'static str,
    winning: &'static str,
    hint: &'static str,
    color: fn(Color) -> &'static str,
    number: fn(u16) -> String,
    score: fn(i32, i32) -> String,
    board: fn(u8, RuleKind, usize) -> String,
    to_move: fn(Color) -> String,
    thinking: fn(Color) -> String,
    held: fn(Color) -> String,
    over: fn(Verdicted) -> String,
}

fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Chinese => &CHINESE,
    }
}

const ENGLISH: Words = Words {
    comma: ", ",
    empty: "empty",
    last: "last move",
    winning: "in the winning line",
    hint: "hint",
    color: |color| match color {
        Color::Black => "black",
        Color::White => "white",
    },
    number: |number| if number == 0 { "set up".to_owned() } else { format!("move {number}") },
    score: |attack, defence| format!("attack {attack}, defence {defence}"),
    board: |lines, kind, stones| {
        let rule = match kind {
            RuleKind::Freestyle => "freestyle",
            RuleKind::Standard => "standard",
        };
        let stones = match stones {
            0 => "no stones".to_owned(),
            1 => "1 stone".to_owned(),
            n => format!("{n} stones"),
        };
        format!("{lines} by {lines} board, {rule}, {stones}. ")
    },
    to_move: |color| format!("{} to move.", side(color)),
    thinking: |color| format!("{} is thinking.", side(color)),
    held: |color| format!("{} waits: place a stone for it or let the computer move.", side(color)),
    over: |verdict| match verdict {
        Verdicted::Five { by } => format!("{} has won with five in a row.", side(by)),
        Verdicted::Resigned { by } => format!("{} has won: {} gave up.", side(by), side(!by)),
        Verdicted::TimeOut { by } => format!("{} has won: {} ran out of time.", side(by), side(!by)),
        Verdicted::Drawn(_) => "The game is drawn.".to_owned(),
    },
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

const CHINESE: Words = Words {
    comma: "，",
    empty: "空",
    last: "最后一手",
    winning: "连五",
    hint: "提示",
    color: |color| match color {
        Color::Black => "黑",
        Color::White => "白",
    },
    number: |number| if number == 0 { "预置".to_owned() } else { format!("第 {number} 手") },
    score: |attack, defence| format!("攻 {attack}，守 {defence}"),
    board: |lines, kind, stones| {
        let rule = match kind {
            RuleKind::Freestyle => "无禁手",
            RuleKind::Standard => "标准规则",
        };
        format!("{lines} 路棋盘，{rule}，{stones} 子。")
    },
    to_move: |color| format!("轮到{}。", side_zh(color)),
    thinking: |color| format!("{}在思考。", side_zh(color)),
    held: |color| format!("{}等待：可代为落子，或让电脑走棋。", side_zh(color)),
    over: |verdict| match verdict {
        Verdicted::Five { by } => format!("{}五连获胜。", side_zh(by)),
        Verdicted::Resigned { by } => format!("{}获胜：{}认输。", side_zh(by), side_zh(!by)),
        Verdicted::TimeOut { by } => format!("{}获胜：{}超时。", side_zh(by), side_zh(!by)),
        Verdicted::Drawn(_) => "和棋。".to_owned(),
    },
};

const fn side_zh(color: Color) -> &'static str {
    match color {
        Color::Black => "黑方",
        Color::White => "白方",
    }
}
