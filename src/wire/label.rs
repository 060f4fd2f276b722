//! The page's own words: buttons, fields, headings. Sentences about the game come from
//! [`Text`](crate::app::Text) and from [`say`](super::say).
//!
//! One row for each word, with all languages in it, so that one that lacks a language does not compile.
//! `{n}` and the like are filled in by the page.

use std::collections::BTreeMap;

use crate::app::Language;

/// All words of the page in `language`, by key.
pub fn labels(language: Language) -> BTreeMap<&'static str, &'static str> {
    LABELS.iter().map(|&(key, english, chinese)| (key, pick(language, english, chinese))).collect()
}

/// The word for `key`; empty for a key that does not exist.
pub(super) fn label(key: &str, language: Language) -> &'static str {
    let found = LABELS.iter().find(|(k, ..)| *k == key);
    debug_assert!(found.is_some(), "there is no label {key}");
    found.map_or("", |&(_, english, chinese)| pick(language, english, chinese))
}

const fn pick(language: Language, english: &'static str, chinese: &'static str) -> &'static str {
    match language {
        Language::English => english,
        Language::Chinese => chinese,
    }
}

/// Key, English, Chinese.
const LABELS: &[(&str, &str, &str)] = &[
    // The page
    ("title", "Hoshi 星 · five in a row", "Hoshi 星 · 五子棋"),
    ("board", "Board", "棋盘"),
    ("players", "Players", "对局双方"),
    ("status", "Status", "状态"),
    ("moves", "Moves", "棋谱"),
    ("actions", "Actions", "操作"),
    ("more", "More", "更多"),
    ("lines", "{n} × {n}", "{n} 路"),
    ("ply", "Move {n}", "第 {n} 手"),
    ("thinking-depth", "depth {n}", "深度 {n}"),
    ("black", "Black", "黑方"),
    ("white", "White", "白方"),
    // Moves and replay
    ("move-name", "Move {n}, {color}, {point}", "第 {n} 手，{color}，{point}"),
    ("passed", "pass", "停着"),
    ("typed", "Point", "坐标"),
    ("place", "Place", "落子"),
    ("replay", "Replay", "打谱"),
    ("first", "To the start", "回到开局"),
    ("previous", "One move back", "上一手"),
    ("play", "Play through", "自动播放"),
    ("pause", "Pause", "暂停"),
    ("next", "One move on", "下一手"),
    ("last", "To the end", "到最后一手"),
    ("speed", "Speed", "速度"),
    // Buttons
    ("undo", "Undo", "悔棋"),
    ("redo", "Redo", "重做"),
    ("hint", "Hint", "提示"),
    ("stop", "Play now", "立即走"),
    ("new", "New", "新局"),
    ("takeback", "Take back", "撤电脑子"),
    ("resume", "Another answer", "换一着"),
    ("resign", "Resign", "认输"),
    ("pass", "Pass", "停一手"),
    ("copy", "Copy board", "复制棋盘"),
    ("save", "Save", "保存"),
    ("open", "Open", "打开"),
    ("scores", "Scores", "评分"),
    ("logscores", "Log scores", "输出评分"),
    ("close", "Close", "关闭"),
    ("cancel", "Cancel", "取消"),
    ("done", "Done", "完成"),
    // New game
    ("newgame", "New game", "新对局"),
    ("start", "Start game", "开始"),
    ("opponent", "Opponent", "对手"),
    ("opponent-computer", "Computer", "电脑"),
    ("opponent-person", "Two people", "双人"),
    ("opponent-watch", "Watch", "观战"),
    ("computer", "Computer", "电脑"),
    ("computer-black", "Black's computer", "黑方电脑"),
    ("computer-white", "White's computer", "白方电脑"),
    ("computer-random", "Random", "随机"),
    ("computer-greedy", "Score table", "评分表"),
    ("computer-minimax", "Minimax", "极大极小"),
    ("computer-alpha-beta", "Alpha-beta", "α-β 剪枝"),
    ("computer-random-note", "Places anywhere near the stones.", "在棋子附近随意落子。"),
    (
        "computer-greedy-note",
        "Takes the point with the best score, without looking ahead.",
        "取评分最高的点，不向前推算。",
    ),
    (
        "computer-minimax-note",
        "Tries every line of play to its depth: the plain way, slow.",
        "按深度推演所有着法：最朴素，也慢。",
    ),
    (
        "computer-alpha-beta-note",
        "The same answers as minimax, with far less work.",
        "结果与极大极小相同，计算量少得多。",
    ),
    ("preset", "Score table", "评分表"),
    ("preset-run-length", "Run length", "连子长度"),
    ("preset-patterns", "Patterns", "棋形"),
    ("preset-open-ends", "Open ends", "活端"),
    ("preset-blocked-ends", "Blocked ends", "死端"),
    ("depth", "Depth", "深度"),
    ("plies", "{n} ply", "{n} 层"),
    ("color", "You play", "执子"),
    ("random", "Random", "随机"),
    ("rule", "Rule", "规则"),
    ("rule-freestyle", "Freestyle", "无禁手"),
    ("rule-standard", "Standard", "标准"),
    ("rule-freestyle-note", "Five or more in a row win.", "五子或更多相连即胜。"),
    ("rule-standard-note", "Exactly five in a row win; six or more do not.", "恰好五子相连才胜，长连不算。"),
    ("size", "Board", "棋盘"),
    ("clock", "Clock", "计时"),
    ("clock-none", "None", "不计时"),
    ("clock-game", "{m} min each", "每方 {m} 分钟"),
    ("clock-increment", "{m} min + {s} s a move", "每方 {m} 分 + 每手 {s} 秒"),
    ("clock-move", "{s} s a move", "每手 {s} 秒"),
    ("name-black", "Black's name", "黑方名字"),
    ("name-white", "White's name", "白方名字"),
    // Settings
    ("settings", "Settings", "设置"),
    ("theme", "Look", "外观"),
    ("theme-system", "System", "系统"),
    ("theme-starry", "Starry", "星空"),
    ("theme-kaya", "Kaya", "榧木"),
    ("language", "Language", "语言"),
    ("language-name", "English", "中文"),
    ("numbers", "Move numbers", "手数"),
    ("numbers-off", "Off", "不显示"),
    ("numbers-all", "All", "全部"),
    ("numbers-last", "Last", "最近"),
    ("numbers-count", "How many", "显示几手"),
    ("confirm", "Placing", "落子方式"),
    ("confirm-auto", "Auto", "自动"),
    ("confirm-always", "Aim first", "先瞄准"),
    ("confirm-never", "At once", "直接落子"),
    (
        "confirm-note",
        "Auto: by touch on small cells the first tap aims, the second places.",
        "自动：触屏且格子较小时，先点选，再点确认。",
    ),
    ("coordinates", "Coordinates", "坐标"),
    // Who plays
    ("you", "You", "你"),
    ("about-person", "Person", "棋手"),
    ("about-depth", "{computer}, {n} ply", "{computer}，{n} 层"),
    ("about-table", "Score table: {table}", "评分表：{table}"),
    ("own-table", "your own", "自定义"),
    // Whose turn
    ("turn-yours", "Your turn", "轮到你"),
    ("turn", "{color} to move", "轮到{color}"),
    ("thinks", "{color} is thinking", "{color}在思考"),
    ("held", "{color} waits: place for it, or ask for another answer", "{color}等待：可代为落子，或换一着"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_comes_twice_and_no_word_is_empty() {
        assert_eq!(labels(Language::English).len(), LABELS.len());
        for (key, english, chinese) in LABELS {
            assert!(!english.is_empty() && !chinese.is_empty(), "{key}");
        }
    }

    #[test]
    fn both_languages_leave_the_same_gaps() {
        let gaps = |text: &str| {
            let mut gaps: Vec<String> = text
                .split('{')
                .skip(1)
                .filter_map(|rest| rest.split_once('}'))
                .map(|(gap, _)| gap.to_owned())
                .collect();
            gaps.sort();
            gaps.dedup();
            gaps
        };
        for (key, english, chinese) in LABELS {
            assert_eq!(gaps(english), gaps(chinese), "{key}");
        }
    }
}
