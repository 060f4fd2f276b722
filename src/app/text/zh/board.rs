//! Chinese words for the board and its points.

use super::side;
use crate::app::text::BoardWords;
use crate::rules::{Color, RuleKind};

/// See [`BoardWords`].
pub(in crate::app::text) const BOARD: BoardWords = BoardWords {
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
    to_move: |color| format!("轮到{}方。", side(color)),
    thinking: |color| format!("{}方在思考。", side(color)),
    held: |color| format!("{}方等待：可代为落子，或让电脑走棋。", side(color)),
};
