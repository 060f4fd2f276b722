//! 中文句子：简短直白，用棋界的术语；说明发生了什么，以及可以怎么做。

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
        Text::Passed(color) => format!("{}方停一手。", side(*color)),
        Text::Refused(illegal) => refused(*illegal),
        Text::ComputersTurn => "轮到电脑，请等待，或让它立即落子。".to_owned(),
        Text::NotAPoint(typed) => format!("“{typed}”不是坐标。请输入 h8，或列与行，如 8 8。"),
        Text::NothingToUndo => "没有可悔的棋。".to_owned(),
        Text::NothingToRedo => "没有可恢复的着法。".to_owned(),
        Text::NothingToTakeBack => "最后一手不是电脑下的。".to_owned(),
        Text::CannotResign => "现在不能认输。".to_owned(),
        Text::NotAllowed => "本页不允许这样做。".to_owned(),
        Text::TookBack(0) => "对局继续。".to_owned(),
        Text::TookBack(count) => format!("已悔 {count} 手。"),
        Text::At(0) => "开局。".to_owned(),
        Text::At(ply) => format!("第 {ply} 手。"),
        Text::Held(color) => format!("{}方等待中。可让电脑走棋，也可代为落子。", side(*color)),
        Text::Hint(point, why) => format!("提示：{point}。{}", reason(*why)),
        Text::NoHint => "此处没有提示。".to_owned(),
        Text::NothingToStop => "没有正在进行的思考。".to_owned(),
        Text::NothingToResume => "没有等待走棋的电脑。".to_owned(),
        Text::Ended(verdict) => ended(*verdict),
        Text::NewGame => "新对局开始。".to_owned(),
        Text::Loaded => "对局已载入。".to_owned(),
        Text::Restored => "已恢复上次的对局。".to_owned(),
        Text::LoadFailed(error) => format!("无法读取该文件。{}当前对局不变。", save_error(error)),
        Text::KeptAside(error) => format!("无法读取保存的对局，已另行存放。{}", save_error(error)),
        Text::ResultsAside(error) => format!("保存的战绩无法读取，已另行保留。{}", save_error(error)),
        Text::StorageFailed => "无法在此设备上保存对局。关闭页面前请存为文件。".to_owned(),
        Text::Copied => "棋盘已复制。".to_owned(),
        Text::ScoresLogged => "评分已输出到浏览器控制台。".to_owned(),
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "黑",
        Color::White => "白",
    }
}

fn refused(illegal: Illegal) -> String {
    match illegal {
        Illegal::Outside(point) => format!("{point} 不在棋盘上。"),
        Illegal::Occupied(point) => format!("{point} 已有棋子。"),
        Illegal::NotYourTurn { turn } => format!("轮到{}方。", side(turn)),
        Illegal::GameOver => "对局已结束。可开始新对局，或悔棋。".to_owned(),
        Illegal::NoPass => "本规则不能停一手。".to_owned(),
        Illegal::Opening(point) => format!("开局规则不允许下在 {point}。"),
    }
}

/// Why a point is good.
pub(super) const fn reason(why: Reason) -> &'static str {
    match why {
        Reason::MakesFive => "成五，获胜。",
        Reason::StopsFive => "挡住对方成五。",
        Reason::OnlyPoint => "这是唯一的空点。",
        Reason::MakesOpenFour => "成活四，对方挡不住。",
        Reason::MakesDoubleFour => "成双四，对方只能挡一个。",
        Reason::MakesFourThree => "成四三。",
        Reason::StopsOpenThree => "挡住对方的活三。",
        Reason::PreventsDoubleFour => "阻止对方成双四。",
        Reason::PreventsFourThree => "阻止对方成四三。",
        Reason::MakesDoubleThree => "成双活三。",
        Reason::PreventsDoubleThree => "阻止对方成双活三。",
        Reason::MakesFour => "成冲四，对方必须应。",
        Reason::MakesOpenThree => "成活三。",
        Reason::PreventsFour => "阻止对方成冲四。",
        Reason::PreventsOpenThree => "阻止对方成活三。",
        Reason::MakesThree => "成眠三。",
        Reason::MakesOpenTwo => "成活二。",
        Reason::PreventsOpenTwo => "阻止对方成活二。",
        Reason::Center => "开局占天元最好。",
        Reason::NearStones => "靠近已有的棋子。",
        Reason::NewGround => "另占新处。",
    }
}

fn ended(verdict: Verdicted) -> String {
    match verdict {
        Verdicted::Five { by } => format!("{}方五连获胜。", side(by)),
        Verdicted::Resigned { by } => format!("{}方获胜：{}方认输。", side(by), side(!by)),
        Verdicted::TimeOut { by } => format!("{}方获胜：{}方超时。", side(by), side(!by)),
        Verdicted::Drawn(Draw::BoardFull) => "和棋：棋盘已满。".to_owned(),
        Verdicted::Drawn(Draw::TwoPasses) => "和棋：双方都停一手。".to_owned(),
    }
}

fn save_error(error: &SaveError) -> String {
    format!("第 {} 行第 {} 列：{}", error.line, error.column, save_error_kind(&error.kind))
}

fn save_error_kind(kind: &SaveErrorKind) -> String {
    match kind {
        SaveErrorKind::TooLong(bytes) => format!("超过 {} KB。", bytes / 1024),
        SaveErrorKind::NotASave => "这不是 Hoshi 保存的对局。".to_owned(),
        SaveErrorKind::Version(version) => format!("版本 {version} 比本程序新，请重新载入页面以更新。"),
        SaveErrorKind::Cut => "结尾缺失。".to_owned(),
        SaveErrorKind::Missing(key) => format!("缺少“{key}”一行。"),
        SaveErrorKind::Unknown(word) => format!("此处不识别“{word}”。"),
        SaveErrorKind::Twice(word) => format!("“{word}”出现了两次。"),
        SaveErrorKind::Rule(word) => format!("没有规则“{word}”。"),
        SaveErrorKind::Size(word) => format!("“{word}”不是 5 到 22 的棋盘路数。"),
        SaveErrorKind::Opening(word) => format!("没有开局规则“{word}”。"),
        SaveErrorKind::Color(word) => format!("“{word}”既不是 black 也不是 white。"),
        SaveErrorKind::Number(word) => format!("“{word}”不是此处可用的数字。"),
        SaveErrorKind::Node(word) => format!("文件中没有编号为“{word}”的着法。"),
        SaveErrorKind::Moves(word) => format!("“{word}”不是 h8 这样的着法。"),
        SaveErrorKind::SetupOutside(point) => format!("{point} 不在棋盘上。"),
        SaveErrorKind::SetupTwice(point) => format!("{point} 上有两个棋子。"),
        SaveErrorKind::Illegal(illegal) => refused(*illegal),
        SaveErrorKind::SameMove => "这一手已经有了。".to_owned(),
        SaveErrorKind::Word(word) if word.is_empty() => "此处缺少内容。".to_owned(),
        SaveErrorKind::Word(word) => format!("此处不能写“{word}”。"),
        SaveErrorKind::Table(why) => format!("评分表有误：{why}。"),
    }
}
