//! The board in words, in two languages.

mod scene_support;

use hoshi::app::{HintView, Language, Snapshot, StoneView, Verdicted, Waiting, Words};
use hoshi::engine::{Preset, Reason, report_points};
use hoshi::rules::{Color, Draw, Position};
use hoshi::view::describe::{board_summary, cell_name};
use scene_support::{p, snapshot};

#[track_caller]
fn check(snapshot: &Snapshot, point: &str, english: &str, chinese: &str) {
    assert_eq!(cell_name(snapshot, p(point), &Words::english()), english);
    assert_eq!(cell_name(snapshot, p(point), &Words::of(Language::SimplifiedChinese)), chinese);
}

#[test]
fn a_cell_says_what_lies_on_it() {
    let two = snapshot(15, "h8 i9");
    check(&two, "a1", "A1, empty", "A1，空");
    check(&two, "h8", "H8, black, move 1", "H8，黑，第 1 手");
    check(&two, "i9", "I9, white, move 2, last move", "I9，白，第 2 手，最后一手");
    let one = snapshot(15, "h8");
    check(&one, "h8", "H8, black, move 1, last move", "H8，黑，第 1 手，最后一手");
    let mut set_up = snapshot(15, "");
    set_up.stones.push(StoneView { point: p("c3"), color: Color::White, number: 0 });
    check(&set_up, "c3", "C3, white, set up", "C3，白，预置");
}

#[test]
fn a_cell_says_what_a_picture_shows_by_marks() {
    let won = snapshot(15, "h8 a1 i9 a3 j10 a5 k11 a7 l12");
    check(
        &won,
        "l12",
        "L12, black, move 9, last move, in the winning line",
        "L12，黑，第 9 手，最后一手，连五",
    );
    check(&won, "h8", "H8, black, move 1, in the winning line", "H8，黑，第 1 手，连五");
    check(&won, "a1", "A1, white, move 2", "A1，白，第 2 手");
    let mut hinted = snapshot(15, "");
    hinted.hint = Some(HintView { point: p("h8"), reason: Reason::Center });
    check(&hinted, "h8", "H8, empty, hint", "H8，空，提示");
    check(&hinted, "h9", "H9, empty", "H9，空");
    let reports = report_points(&Position::start(hinted.rules), &Preset::ALL[0].table());
    let (attack, defence) = (reports[0].attack, reports[0].defence);
    hinted.scores = Some(reports);
    check(
        &hinted,
        "h8",
        &format!("H8, empty, hint, attack {attack}, defence {defence}"),
        &format!("H8，空，提示，攻 {attack}，守 {defence}"),
    );
}

#[track_caller]
fn summary(moves: &str, waiting: Option<Waiting>, english: &str, chinese: &str) {
    let mut snapshot = snapshot(15, moves);
    if let Some(waiting) = waiting {
        snapshot.waiting = waiting;
    }
    assert_eq!(board_summary(&snapshot, &Words::english()), english);
    assert_eq!(board_summary(&snapshot, &Words::of(Language::SimplifiedChinese)), chinese);
}

#[test]
fn the_whole_board_in_a_sentence() {
    let (black, white) = (Color::Black, Color::White);
    summary(
        "",
        None,
        "15 by 15 board, freestyle, 0 stones. Black to move",
        "15 路棋盘，无禁手，0 子。轮到黑方",
    );
    summary(
        "h8",
        None,
        "15 by 15 board, freestyle, 1 stone. White to move",
        "15 路棋盘，无禁手，1 子。轮到白方",
    );
    summary(
        "h8 i9",
        Some(Waiting::Computer(black)),
        "15 by 15 board, freestyle, 2 stones. Black is thinking",
        "15 路棋盘，无禁手，2 子。黑方在思考",
    );
    summary(
        "h8",
        Some(Waiting::Held { color: white, again: true }),
        "15 by 15 board, freestyle, 1 stone. White waits: place for it, or ask for another answer",
        "15 路棋盘，无禁手，1 子。白方等待：可代为落子，或让电脑换一着",
    );
    for (verdict, english, chinese) in [
        (Verdicted::Five { by: black }, "Black wins: five in a row.", "黑方获胜：五连。"),
        (Verdicted::Resigned { by: white }, "White wins: Black resigned.", "白方获胜：黑方认输。"),
        (Verdicted::TimeOut { by: black }, "Black wins: White ran out of time.", "黑方获胜：白方超时。"),
        (Verdicted::Drawn(Draw::BoardFull), "A draw: the board is full.", "和棋：棋盘已满。"),
        (Verdicted::Drawn(Draw::TwoPasses), "A draw: both passed.", "和棋：双方都停一手。"),
    ] {
        summary(
            "h8",
            Some(Waiting::Over(verdict)),
            &format!("15 by 15 board, freestyle, 1 stone. {english}"),
            &format!("15 路棋盘，无禁手，1 子。{chinese}"),
        );
    }
}
