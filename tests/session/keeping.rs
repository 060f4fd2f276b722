//! Keeping the game: after every change, in its own text, and what happens to a text that cannot be read.

use std::fs;
use std::path::Path;

use hoshi::app::{
    Command, Confirm, Effect, HelpPolicy, LoadSource, Millis, NoticeKind, Numbers, Seat, Session,
    SettingChange, Text, ThemeChoice, Urgency,
};
use hoshi::engine::{Candidates, Computer, Preset};
use hoshi::record::SaveErrorKind;
use hoshi::rules::ByColor;
use proptest::prelude::*;

use crate::script::{Table, check, new_game, options, shown};

fn load(text: &str, from: LoadSource) -> (Session, Vec<Effect>) {
    let mut session = Session::new(options(HelpPolicy::ALL));
    let effects = session.update(Command::Load { text: text.to_owned(), from }, Millis(1_000_000));
    (session, effects)
}

/// Steps that make all sorts of games.
const STEPS: [&str; 24] = [
    "h8",
    "i9",
    "e5",
    "a1",
    "c3",
    "d4",
    "undo",
    "redo",
    "takeback",
    "resume",
    "answer?",
    "answer?",
    "answer?",
    "jump 1",
    "step -1",
    "step 1",
    "resign",
    "wait 700",
    "new P P 60+1",
    "new P G 9",
    "new G P standard 20+0",
    "new G A2 7 5/move",
    "name white 星 Two",
    "hint",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn a_kept_game_comes_back_equal_after_any_steps(steps in prop::collection::vec(0..STEPS.len(), 0..40)) {
        let mut table = Table::new(HelpPolicy::ALL);
        for step in steps {
            let before = table.snapshot().revision;
            match STEPS[step] {
                "answer?" => { table.answer(); }
                step => table.run(step),
            }
            let changed = table.snapshot().revision > before;
            let kept = table.kept();
            prop_assert!(!changed || kept.is_some(), "a change was not kept");
            let text = table.session.save_text();
            if changed {
                prop_assert_eq!(kept.as_ref(), Some(&text));
            }
            let mut back = Session::new(options(HelpPolicy::ALL));
            back.update(Command::Load { text: text.clone(), from: LoadSource::Autosave }, Millis(1_000_000));
            // Clocks are kept as they stood at the last command.
            let mut want = table.session.snapshot(Millis(0));
            // A hint on its way is not kept.
            if want.thinking.take_if(|t| t.purpose == hoshi::app::Purpose::Hint).is_some() {
                want.can.stop = false;
                want.can.hint = true;
            }
            let got = back.snapshot(Millis(0));
            prop_assert_eq!(shown(&got), shown(&want), "{}", text);
            prop_assert_eq!(got.thinking.map(|t| t.color), want.thinking.map(|t| t.color));
            prop_assert_eq!(back.save_text(), text);
        }
    }

    #[test]
    fn no_text_makes_loading_panic(text in any::<String>(), at in any::<prop::sample::Index>()) {
        let whole = check("new P A2 60+1; h8; step -1; h8; takeback").session.save_text();
        let cut = (0..=whole.len()).rev().find(|&i| i <= at.index(whole.len()) && whole.is_char_boundary(i)).unwrap_or(0);
        for text in [text.clone(), format!("{}{text}", &whole[..cut]), format!("{}{text}{}", &whole[..cut], &whole[cut..])] {
            let (_, effects) = load(&text, LoadSource::Autosave);
            prop_assert!(!effects.is_empty());
        }
        Session::new(options(HelpPolicy::ALL)).update(Command::LoadSettings(text), Millis(0));
    }
}

/// Whoever sits at the board comes back: every computer with every table, depth and choice of candidates.
#[test]
fn every_player_is_kept() {
    let mut own = Preset::BlockedEnds.table();
    own.set("defence", 17).unwrap();
    own.set("4/1", 123).unwrap();
    let mut computers = Computer::ladder().to_vec();
    for table in Preset::ALL.map(Preset::table).into_iter().chain([own]) {
        computers.push(Computer::Greedy(table.clone()));
        for depth in [1, 3, Computer::MAX_DEPTH] {
            for candidates in [Candidates::AllEmpty, Candidates::Near(1), Candidates::Near(Seat::MAX_NEAR)] {
                computers.push(Computer::Minimax { depth, candidates, table: table.clone() });
            }
            computers.push(Computer::AlphaBeta { depth, table: table.clone() });
        }
    }
    for seat in computers.into_iter().map(Seat::Computer).chain([Seat::Person]) {
        for seats in [
            ByColor { black: seat.clone(), white: Seat::Person },
            ByColor { black: Seat::Person, white: seat.clone() },
        ] {
            let mut new = new_game(&["P", "P", "9"]);
            new.seats = seats.clone();
            let mut table = Table::new(HelpPolicy::ALL);
            table.send(Command::NewGame(Box::new(new)));
            let (back, _) = load(&table.kept().unwrap(), LoadSource::Autosave);
            let players = back.snapshot(Millis(0)).players;
            assert_eq!(players.map(|player| player.seat), seats);
        }
    }
}

#[test]
fn reload_restores_and_a_computer_to_move_goes_on() {
    check(
        "h8; think 1; reload; ? ply 1; ? thinks move; ? says Restored; answer; ? ply 2; reload; ? waits person black",
    );
    check("h8; answer; takeback; reload; ? waits held white again; resume; answer; ? ply 2");
    check("h8; answer; ? mark one; takeback; reload; resume; answer; ? other one");
    check("new P P; h8; resign; reload; ? waits over resigned black; undo; ? ply 0");
    check("new P P; h8; i9; undo; reload; ? ply 1; ? line 2; redo; ? ply 2");
}

#[test]
fn a_loaded_file_waits_before_a_computer_moves() {
    let text = check("h8; ? thinks move").session.save_text();
    let mut table = check("new P P; a1");
    table.send(Command::Load { text: text.clone(), from: LoadSource::File });
    table.run("? ply 1; ? last h8; ? waits held white; ? thinks not; ? says Loaded; resume; answer; ? ply 2");
    let mut table = check("h8; answer; a1; think 2");
    table.send(Command::Load { text, from: LoadSource::File });
    table.run("? waits held white; ? thinks not; undo; ? ply 0; undo; ? says NothingToUndo");
}

/// A set-up may have ended already. Whoever sits there, nobody moves, and the text comes back the same.
#[test]
fn a_set_up_that_has_ended_is_shown_as_ended() {
    let full: String = (1..=5)
        .flat_map(|y| ["a", "b", "c", "d", "e"].map(|x| (x, y)))
        .map(|(x, y)| {
            let black = (x.as_bytes()[0] + 2 * (y % 2)) % 4 < 2;
            format!("setup {} {x}{y}\n", if black { "black" } else { "white" })
        })
        .collect();
    let five = "setup black a1 b1 c1 d1 e1\n";
    let both = "setup black a1 b1 c1 d1 e1\nsetup white a3 b3 c3 d3 e3\n";
    for (lines, waits, count) in [
        (format!("{five}turn white\n"), "over five black", 1),
        (five.to_owned(), "over five black", 1),
        (both.to_owned(), "over five white", 1),
        (format!("{both}turn white\n"), "over five black", 1),
        ("setup white a1 b1 c1 d1 e1 a2 a3 a4 a5\n".to_owned(), "over five white", 2),
        (full, "over drawn", 0),
        // A result by word at an end on the board changes nothing.
        (format!("{five}result 0 white resignation\n"), "over five black", 1),
    ] {
        for seats in ["seat white person", "seat black random\nseat white random", "seat black random"] {
            let text = format!(
                "hoshi 1\nrule freestyle\nsize 5\nopening free\n{lines}{seats}\ntime move 5000\nheld waiting\ncursor 0\nend\n"
            );
            for from in [LoadSource::File, LoadSource::Autosave] {
                let mut table = Table::new(HelpPolicy::ALL);
                table.send(Command::Load { text: text.clone(), from });
                table.run(&format!(
                    "? waits {waits}; ? thinks not; ? can !place !resume !hint !resign !redo !takeback"
                ));
                assert_eq!(table.snapshot().lines.len(), count, "{text}");
                table.run("? mark loaded; wait 9000; tick; ? silent; ? same loaded");
                for (command, says) in [
                    ("c2", "Refused("),
                    ("hint", "NoHint"),
                    ("resign", "CannotResign"),
                    ("stop", "NothingToStop"),
                    ("resume", "NothingToResume"),
                ] {
                    table.run(&format!("{command}; ? says {says}; ? same loaded"));
                }
                table.run("reload; ? same loaded; new P P; ? waits person black; ? ply 0");
            }
        }
    }
}

#[test]
fn an_unreadable_kept_game_is_put_aside_and_the_fresh_game_stays() {
    let (session, effects) = load("hoshi 1\nrule freestyle\n", LoadSource::Autosave);
    assert_eq!(effects[0], Effect::KeepAside("hoshi 1\nrule freestyle\n".into()));
    let notice = session.snapshot(Millis(0)).notice.unwrap();
    assert_eq!(notice.kind, NoticeKind::Failure);
    let Text::KeptAside(error) = &notice.text else { panic!("{notice:?}") };
    assert_eq!((error.line, error.column, &error.kind), (3, 1, &SaveErrorKind::Cut));
    assert!(effects.contains(&Effect::Announce(notice.text.clone(), Urgency::Assertive)));
    assert!(!effects.iter().any(|e| matches!(e, Effect::Save(_))), "the kept text is not written over");
    let fresh = Session::new(options(HelpPolicy::ALL)).snapshot(Millis(0));
    assert_eq!(shown(&session.snapshot(Millis(0))), shown(&fresh));
}

#[test]
fn an_unreadable_file_changes_nothing() {
    for state in ["h8; think 1", "h8; answer; takeback", "new P P 60+0; h8", "new P P; h8; resign"] {
        let mut table = check(state);
        let before = table.snapshot();
        table.send(Command::Load { text: "no game".into(), from: LoadSource::File });
        let mut after = table.snapshot();
        let Some(Text::LoadFailed(error)) = after.notice.take().map(|n| n.text) else { panic!("said") };
        assert_eq!((error.line, error.column), (1, 1));
        assert_eq!(after, before, "{state}");
    }
}

/// What the session itself keeps in a game's text is read as strictly as the rest.
#[test]
fn faults_in_seats_and_clocks_are_named_with_their_place() {
    let check = |marked: &str, message: &str| {
        let text = format!(
            "hoshi 1\nrule freestyle\nsize 9\nopening free\n{}\ncursor 0\nend\n",
            marked.replace('«', "")
        );
        let line = marked.lines().position(|l| l.contains('«')).expect("a mark");
        let column = marked.lines().nth(line).unwrap().chars().take_while(|&c| c != '«').count() + 1;
        let (session, _) = load(&text, LoadSource::File);
        let Some(Text::LoadFailed(error)) = session.snapshot(Millis(0)).notice.map(|n| n.text) else {
            panic!("no fault found in {marked}")
        };
        assert_eq!((error.line, error.column), (line + 5, column), "{error} in {marked}");
        assert!(error.kind.to_string().contains(message), "{error} in {marked}");
    };
    check("«seats black person", "\"seats\" is not known here");
    check("seat «green person", "\"green\" is neither black nor white");
    check("seat black «nobody", "\"nobody\" is not allowed here");
    check("seat black person «too", "\"too\" is not allowed here");
    check("seat black person\n«seat black random", "\"seat\" comes twice");
    check("seat white alpha-beta «9 patterns", "\"9\" is not a number that fits here");
    check("seat white alpha-beta «0 patterns", "\"0\" is not a number that fits here");
    check("seat white alpha-beta 2«", "\"\" is not allowed here");
    check("seat white greedy «patterns attack=1", "this is not a score table: ");
    check("seat white minimax 2 «far patterns", "\"far\" is not allowed here");
    check("seat white minimax 2 «near-9 patterns", "\"near-9\" is not allowed here");
    check("time «day 5", "\"day\" is not allowed here");
    check("time game «10 0", "\"10\" is not a number that fits here");
    check("time move 5000 «1", "\"1\" is not allowed here");
    check("time move 5000\n«time move 5000", "\"time\" comes twice");
    check("«clocks 0 1/1", "\"clocks\" is not known here");
    check("time move 5000\nclocks «1 1/1", "there is no node \"1\"");
    check("time move 5000\nclocks 0 1/1 «1/1", "there is no node \"1/1\"");
    check("time move 5000\nclocks 0 «1", "\"1\" is not a number that fits here");
    check("held «gently", "\"gently\" is not allowed here");
}

#[test]
fn version_1_is_read_for_ever() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v1-everything.hoshi");
    let text = fs::read_to_string(path).unwrap();
    let mut table = Table::new(HelpPolicy::ALL);
    table.send(Command::Load { text: text.clone(), from: LoadSource::Autosave });
    assert_eq!(table.session.save_text(), text, "and written the same");
    table.run(
        "? ply 3; ? line 4; ? waits held black; ? clock black 295500 stands; ? clock white 299250 stands
         step 1; ? waits over resigned black",
    );
    assert_eq!(table.snapshot().players.black.name, "Anna Bell");
    table.run("step -1; ? waits replay");
}

#[test]
fn two_sessions_keep_two_games() {
    let mut one = check("h8; answer");
    let mut two = check("new P P standard 19; a1");
    let (kept_one, kept_two) = (one.session.save_text(), two.session.save_text());
    two.run("b2; undo; c3");
    assert_eq!(one.session.save_text(), kept_one);
    one.run("undo");
    assert_ne!(two.session.save_text(), kept_two);
    let (back, _) = load(&kept_one, LoadSource::Autosave);
    assert_eq!(back.save_text(), kept_one);
}

#[test]
fn storage_that_fails_is_told_once() {
    let mut table = check("h8");
    assert!(!table.send(Command::StorageFailed).is_empty());
    table.run("? notice StorageFailed; answer; ? notice StorageFailed");
    assert!(table.send(Command::StorageFailed).is_empty(), "not after every move");
}

#[test]
fn settings_come_back_and_unknown_lines_do_no_harm() {
    let changes = [
        SettingChange::Theme(ThemeChoice::Kaya),
        SettingChange::Coordinates(false),
        SettingChange::Numbers(Numbers::Last(7)),
        SettingChange::Confirm(Confirm::Always),
        SettingChange::Scores(true),
        SettingChange::Sound(false),
        SettingChange::Music(true),
        SettingChange::Volume(7),
        SettingChange::Animation(false),
    ];
    let mut table = Table::new(HelpPolicy::ALL);
    for change in changes {
        table.send(Command::Set(change));
        let Some(Effect::SaveSettings(text)) =
            table.effects.iter().find(|e| matches!(e, Effect::SaveSettings(_))).cloned()
        else {
            panic!("{change:?} was not kept")
        };
        let mut other = Table::new(HelpPolicy::ALL);
        for text in [
            text.clone(),
            format!("{text}sound loud\nvolume 101\nvolume -1\ntheme neon\n=\n"),
            text.replace("settings 1", "settings 9"),
        ] {
            other.send(Command::LoadSettings(text));
            assert_eq!(other.snapshot().settings, table.snapshot().settings, "{change:?}");
        }
    }
    let before = table.snapshot().settings;
    for text in ["", "theme starry", "hoshi 1\ntheme starry", "<html>\ntheme starry"] {
        table.send(Command::LoadSettings(text.into()));
        assert_eq!(table.snapshot().settings, before, "{text:?} is not ours");
    }
}
