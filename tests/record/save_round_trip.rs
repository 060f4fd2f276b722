//! What is written is read back the same, and no text makes the reader panic.

use hoshi::record::Game;
use hoshi::record::format::{MAX_BYTES, read, write};
use proptest::prelude::*;

use crate::random_games::game;

fn check(game: &Game) {
    let extra = [("seat", "black person".to_owned()), ("clocks", "0 1/2".to_owned())];
    let text = write(game, &extra);
    let back = read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(&back.game, game, "{text}");
    assert_eq!(back.game.position().hash(), game.position().hash());
    assert_eq!(back.game.line(), game.line());
    let lines: Vec<(&str, &str)> = back.extra.iter().map(|e| (e.key.as_str(), e.value.as_str())).collect();
    assert_eq!(lines, [("seat", "black person"), ("clocks", "0 1/2")]);
    assert_eq!(write(&back.game, &extra), text, "writing again gives the same text");
}

/// Text that is nearly a saved game: one with a piece cut out, doubled or replaced.
fn near_text() -> impl Strategy<Value = String> {
    (game(), any::<(prop::sample::Index, prop::sample::Index)>(), 0..4, any::<String>()).prop_map(
        |(game, (a, b), how, other)| {
            let chars: Vec<char> = write(&game, &[]).chars().collect();
            let (a, b) = (a.index(chars.len()), b.index(chars.len()));
            let (a, b) = (a.min(b), a.max(b));
            let part = |r: std::ops::Range<usize>| chars[r].iter().collect::<String>();
            let (head, middle, tail) = (part(0..a), part(a..b), part(b..chars.len()));
            match how {
                0 => head + &tail,
                1 => head + &middle + &middle + &tail,
                2 => head + &other + &tail,
                _ => head,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_game_comes_back(game in game()) {
        check(&game);
    }

    #[test]
    fn a_damaged_text_is_read_or_refused_with_a_place_inside_it(text in near_text()) {
        if let Err(error) = read(&text) {
            let lines = text.lines().count().max(1);
            prop_assert!(error.line >= 1 && error.line <= lines + 1, "{error} in {lines} lines");
            let width = text.lines().nth(error.line - 1).map_or(0, |l| l.chars().count());
            prop_assert!(error.column >= 1 && error.column <= width.max(7) + 1, "{error}\n{text}");
        }
    }

    #[test]
    fn any_bytes_are_no_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = read(&text);
        let _ = read(&format!("hoshi 1\n{text}"));
        let _ = read(&format!("hoshi 1\nrule freestyle\nsize 9\nopening free\n{text}\ncursor 0\nend\n"));
    }
}

#[test]
fn line_ends_blank_lines_and_a_byte_order_mark_do_not_matter() {
    let text = "hoshi 1\nrule standard\nsize 9\nopening free\nmoves 0 e5 e6\ncursor 2\nend\n";
    let plain = read(text).unwrap().game;
    for other in [
        text.replace('\n', "\r\n"),
        text.replace('\n', "\n\n").replacen("\n\n", "\n", 1),
        format!("\u{feff}{text}"),
        text.trim_end().to_owned(),
        text.replace("e5 e6", " E5,E6 "),
        text.replace("rule standard\nsize 9", "size 9\nrule standard"),
    ] {
        assert_eq!(read(&other).map(|l| l.game).as_ref(), Ok(&plain), "{other:?}");
    }
}

#[test]
fn a_huge_text_is_refused_at_once() {
    let text = format!("hoshi 1\n{}", "x".repeat(MAX_BYTES));
    assert_eq!(read(&text).unwrap_err().line, 1);
}

#[test]
fn the_longest_game_there_is_can_be_kept() {
    // A full board of the largest size, with the clocks of every node, in two tries of each turn.
    let setup = hoshi::rules::Setup::empty(hoshi::rules::RuleSet::new(
        hoshi::rules::RuleKind::Standard,
        hoshi::rules::BoardSize::new(22).unwrap(),
    ));
    let mut game = Game::new(setup).unwrap();
    let mut clocks = Vec::new();
    for point in game.position().rules().size.points() {
        if let Ok(legal) = game.check(point) {
            game.play(legal);
            game.undo();
            if let Some(other) = game.position().board().free_points().last() {
                let legal = game.check(other).unwrap();
                game.play(legal);
                game.undo();
            }
            let legal = game.check(point).unwrap();
            game.play(legal);
        }
        clocks.push(("clocks", format!("{} 604800000/604800000", game.cursor().index())));
    }
    let text = write(&game, &clocks);
    assert!(text.len() < MAX_BYTES / 4, "{} bytes", text.len());
    assert_eq!(read(&text).unwrap().game, game);
}
