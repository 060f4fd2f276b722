//! The person's own results: which games count, how two boards share them, what they suggest, their text.

use hoshi::app::levels::LEVELS;
use hoshi::app::results::rival;
use hoshi::app::{
    Command, Effect, HelpPolicy, LoadSource, NoticeKind, Outcome, Results, Seat, SettingChange, Text, level,
    level_of, levels,
};
use hoshi::engine::{Candidates, Computer, Nodes, Preset, Progress, Search};
use hoshi::record::SaveErrorKind;
use proptest::prelude::*;

use crate::script::{Table, check};

/// The usual opponent's level, which the page's first game is played at.
const USUAL: &str = "level-7";

#[test]
fn the_first_opponent_is_a_level() {
    let table = check("");
    assert_eq!(rival(&table.snapshot().players.white.seat).as_deref(), Some(USUAL));
}

#[test]
fn levels_differ_and_know_their_number() {
    let all: Vec<Seat> = levels().collect();
    assert_eq!(all.len(), usize::from(LEVELS));
    for (n, seat) in (1..).zip(&all) {
        assert_eq!((level_of(seat), &level(n)), (Some(n), seat));
        assert_eq!(seat.clone().fitted(), *seat, "level {n} can be kept");
        assert_eq!(all.iter().filter(|other| *other == seat).count(), 1, "level {n}");
    }
    assert_eq!((level(0), level(99)), (level(1), level(LEVELS)));
    assert_eq!(level_of(&Seat::Person), None);
}

#[test]
fn every_way_to_end_counts_once() {
    check(&format!("h8; answer; resign; ? record {USUAL} 0 1 0 0 0 l"));
    check("new P M2 1+0; h8; wait 2000; tick; ? record");
    check("new P M2 9+0; h8; answer; a1; wait 9000; tick; ? record minimax-2-near-1-patterns 1 0 0 1 1 w");
    check(&format!("new P L7 9+0; h8; answer; wait 9000; tick; ? record {USUAL} 0 1 0 0 0 l"));
    // The computer has Black and the person gives up.
    check(&format!("new L7 P; answer; a1; answer; resign; ? record {USUAL} 0 1 0 0 0 l"));
    // After the end nothing counts again, whatever is undone and played.
    let end = format!("h8; answer; a1; answer; resign; ? record {USUAL} 0 1 0 0 0 l");
    for again in
        ["undo; resign", "undo; a2; answer; resign", "jump 1; resume; answer; resign", "reload; undo; resign"]
    {
        check(&format!("{end}; {again}; ? record {USUAL} 0 1 0 0 0 l"));
    }
    check(&format!("{end}; new P L7; h8; answer; resign; ? record {USUAL} 0 2 0 0 0 ll"));
}

/// A five for the person, and a board that fills up, both by moves of the engine for the person.
#[test]
fn fives_and_draws_count() {
    let strong = Computer::AlphaBeta { depth: 3, table: Preset::Patterns.table() };
    for (game, want) in [("new P L1 9", "1 0 0 1 1 w"), ("new P A3 5", "0 0 1 0 0 d")] {
        let mut table = check(game);
        while !table.session.game().is_over() {
            if table.answer() {
                continue;
            }
            let mut search = Search::new(table.session.game().position(), &strong, 1);
            let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("it is done") };
            table.send(Command::Place(verdict.best.unwrap()));
        }
        let white = rival(&table.snapshot().players.white.seat).unwrap();
        table.run(&format!("? record {white} {want}"));
    }
}

#[test]
fn what_does_not_count() {
    for game in [
        "new P P; h8; i9; resign",
        "new G G; answer; answer",
        // Nothing has happened yet.
        "resign",
        "h8; resign",
        // Left in the middle.
        "h8; answer; new P G",
        // Help.
        "h8; answer; a1; answer; undo; a2; answer; resign",
        "h8; answer; undo; redo; resign",
        "h8; answer; takeback; resume; answer; resign",
        "h8; answer; takeback; a1; resign",
        "h8; answer; hint; play; resign",
        "h8; answer; hint; dismiss; reload; resign",
        "h8; stop; resign",
        "h8; answer; jump 0; a1; answer; resign",
        "h8; step -1; step 1; a1; resign",
    ] {
        check(&format!("{game}; ? record"));
    }
    // Help that changes nothing: looking back, stopping a hint's search, a refused press, a reload.
    for game in [
        "h8; answer; jump 0; jump 2; a1; answer; resign",
        "h8; answer; h8; resign",
        "h8; answer; jump 1; resume; stop; jump 2; resign",
        "h8; answer; reload; a1; answer; reload; resign",
    ] {
        let counts = !game.contains("stop");
        check(&format!("{game}; ? record {}", if counts { "level-7 0 1 0 0 0 l" } else { "" }));
    }
}

#[test]
fn scores_in_sight_are_help_and_files_are_other_games() {
    let mut table = check("h8; answer");
    table.send(Command::Set(SettingChange::Scores(true)));
    table.run("a1; answer");
    table.send(Command::Set(SettingChange::Scores(false)));
    table.run("resign; ? record");

    let mut table = check("h8; answer");
    let text = table.session.save_text();
    table.send(Command::Load { text: text.clone(), from: LoadSource::File });
    table.run("a1; answer; resign; ? record");
    let mut table = check("");
    table.send(Command::Load { text, from: LoadSource::Autosave });
    table.run("a1; answer; resign; ? record level-7 0 1 0 0 0 l");
}

#[test]
fn two_boards_share_their_results() {
    let mut one = check("h8; answer; resign");
    let mut two = Table::new(HelpPolicy::ALL);
    two.record = one.record.clone();
    two.run("h8; answer; resign; ? record level-7 0 2 0 0 0 ll; new P L1; h8; answer; resign");
    two.run("? record level-7 0 2 0 0 0 ll | level-1 0 1 0 0 0 l");
    one.record = two.record.clone();
    one.run("new P L7; h8; answer; resign; ? record level-1 0 1 0 0 0 l | level-7 0 3 0 0 0 lll");
    // Thrown away by one, they are not brought back by the other.
    one.run("forget; ? record");
    two.record = one.record.clone();
    assert!(!two.record.is_empty(), "that they are gone is known");
    two.run("new P L2; h8; answer; resign; ? record level-2 0 1 0 0 0 l");
    // A device that keeps nothing remembers as long as the page is there.
    two.record.clear();
    two.run("new P L2; h8; answer; resign; ? record level-2 0 2 0 0 0 ll");
}

#[test]
fn a_suggestion_comes_and_goes() {
    let lost = |level: u8| format!("new P L{level}; h8; answer; resign");
    let four = vec![lost(7); 4].join("; ");
    check(&format!("{}; ? suggests nothing; {}; ? suggests 6", vec![lost(7); 3].join("; "), lost(7)));
    check(&format!("{four}; drop; ? suggests nothing; {}; ? suggests nothing", lost(7)));
    // Played, it is known.
    check(&format!("{four}; {}; ? suggests nothing; {}; ? suggests nothing", lost(6), lost(7)));
    // Another game in between is no answer.
    check(&format!("{four}; new P G; ? suggests 6; h8; answer; resign; ? suggests 6"));
    check(&format!("{four}; {}; ? suggests nothing; {}; ? suggests 6", lost(9), lost(7)));
    let first = vec![lost(1); 5].join("; ");
    check(&format!("{first}; ? suggests nothing"));
    check(&format!("{four}; forget; ? suggests nothing; {four}; ? suggests 6"));
}

#[test]
fn what_suggests_which_level() {
    // Level, games as letters (the latest last), suggestion.
    for (level, games, suggests) in [
        (2, "w", None),
        (2, "ww", None),
        (2, "www", Some(3)),
        (2, "lwww", Some(3)),
        (2, "wlww", Some(3)),
        (2, "wwdw", Some(3)),
        (2, "wwwl", None),
        (2, "wwwlw", Some(3)),
        (2, "wwwlll", None),
        (2, "llll", Some(1)),
        (2, "wwwllll", Some(1)),
        (2, "lldl", None),
        (1, "llll", None),
        (9, "wwww", Some(10)),
        (10, "wwww", None),
    ] {
        let mut results = Results::default();
        for letter in games.chars() {
            results.add(&format!("level-{level}"), outcome(letter));
        }
        assert_eq!(results.suggestion(), suggests, "level {level}: {games}");
        if let Some(level) = suggests {
            results.tell(level);
            assert_eq!(results.suggestion(), None, "said once");
        }
        results.add("minimax-3-patterns", Outcome::Won);
        assert_eq!(results.suggestion(), None, "only the last rival counts");
    }
}

fn outcome(letter: char) -> Outcome {
    match letter {
        'w' => Outcome::Won,
        'l' => Outcome::Lost,
        _ => Outcome::Drawn,
    }
}

#[test]
fn rivals_have_stable_names() {
    let table = || Preset::OpenEnds.table();
    let mut own = table();
    own.weigh(7, 9);
    let minimax = |depth, candidates| Computer::Minimax { depth, candidates, table: table() };
    for (computer, name) in [
        (Computer::Random, "level-1"),
        (Computer::Greedy(table()), "greedy-open-ends"),
        (Computer::Greedy(own.clone()), "greedy-own"),
        (minimax(3, Candidates::USUAL), "minimax-3-open-ends"),
        (minimax(2, Candidates::Near(1)), "minimax-2-near-1-open-ends"),
        (minimax(2, Candidates::AllEmpty), "minimax-2-all-open-ends"),
        (Computer::AlphaBeta { depth: 4, table: own }, "alpha-beta-4-own"),
    ] {
        assert_eq!(rival(&Seat::Computer(computer)).as_deref(), Some(name));
    }
    assert_eq!(rival(&Seat::Person), None);
}

/// The slow way: all games are remembered and counted again.
fn counted(games: &[(usize, Outcome)], rival: usize) -> [usize; 5] {
    let own: Vec<Outcome> = games.iter().filter(|g| g.0 == rival).map(|g| g.1).collect();
    let count = |what| own.iter().filter(|&&o| o == what).count();
    let streak = own.iter().rev().take_while(|&&o| o == Outcome::Won).count();
    let best = own.split(|&o| o != Outcome::Won).map(<[Outcome]>::len).max().unwrap_or(0);
    [count(Outcome::Won), count(Outcome::Lost), count(Outcome::Drawn), streak, best]
}

const RIVALS: [&str; 4] = ["level-1", "level-2", "level-10", "minimax-2-all-own"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn results_are_counted_and_come_back_equal(
        games in prop::collection::vec((0..RIVALS.len(), "[wld]"), 0..60),
        told in prop::collection::vec(1..=LEVELS, 0..4),
    ) {
        let games: Vec<(usize, Outcome)> =
            games.into_iter().map(|(rival, letter)| (rival, outcome(letter.chars().next().unwrap()))).collect();
        let mut results = Results::default();
        for &(rival, outcome) in &games {
            results.add(RIVALS[rival], outcome);
        }
        for level in told {
            results.tell(level);
        }
        for tally in results.tallies() {
            let rival = RIVALS.iter().position(|r| *r == tally.rival).unwrap();
            let seen = [tally.won, tally.lost, tally.drawn, tally.streak, tally.best].map(|n| n as usize);
            prop_assert_eq!(seen, counted(&games, rival));
        }
        prop_assert_eq!(results.tallies().last().map(|t| &*t.rival), games.last().map(|g| RIVALS[g.0]));
        let text = results.write();
        let back = Results::read(&text);
        prop_assert_eq!(back.as_ref(), Ok(&results), "{}", text);
    }
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    let word = |text: &str| SaveErrorKind::Word(text.to_owned());
    let number = |text: &str| SaveErrorKind::Number(text.to_owned());
    for (text, line, column, kind) in [
        ("", 1, 1, SaveErrorKind::NotASave),
        ("hoshi 1\nend\n", 1, 1, SaveErrorKind::NotASave),
        ("hoshi-record 2\nend\n", 1, 14, SaveErrorKind::Version("2".into())),
        ("hoshi-record 1\ntold 3\n", 3, 1, SaveErrorKind::Cut),
        ("hoshi-record 1\nwins 3\nend", 2, 1, SaveErrorKind::Unknown("wins".into())),
        ("hoshi-record 1\nresult level-1 1 0 0 1 1\nend", 2, 25, word("")),
        ("hoshi-record 1\nresult level-1 1 0 0 1 1 w x\nend", 2, 28, word("x")),
        ("hoshi-record 1\nresult Level-1 1 0 0 1 1 w\nend", 2, 8, word("Level-1")),
        ("hoshi-record 1\nresult level-1 -1 0 0 1 1 w\nend", 2, 16, number("-1")),
        ("hoshi-record 1\nresult level-1 1 0 10000000 1 1 w\nend", 2, 20, number("10000000")),
        ("hoshi-record 1\nresult level-1 1 0 0 1 1 wwwww\nend", 2, 26, word("wwwww")),
        ("hoshi-record 1\nresult level-1 1 0 0 1 1 x\nend", 2, 26, word("x")),
        ("hoshi-record 1\ntold 3 11\nend", 2, 8, number("11")),
        (
            "hoshi-record 1\nresult a 1 0 0 1 1 w\nresult a 1 0 0 1 1 w\nend",
            3,
            8,
            SaveErrorKind::Twice("a".into()),
        ),
    ] {
        let error = Results::read(text).unwrap_err();
        assert_eq!((error.line, error.column, error.kind), (line, column, kind), "{text:?}");
    }
}

#[test]
fn unreadable_results_are_put_aside_and_counting_goes_on() {
    let mut table = Table::new(HelpPolicy::ALL);
    table.record = "hoshi-record 1\nresult level-7 3 1".into();
    let broken = table.record.clone();
    table.send(Command::ReadRecord);
    assert!(table.effects.contains(&Effect::KeepAside(broken)), "{:?}", table.effects);
    let notice = table.snapshot().notice.unwrap();
    assert!(matches!(notice.text, Text::ResultsAside(_)) && notice.kind == NoticeKind::Failure);
    table.run("h8; answer; resign; ? record level-7 0 1 0 0 0 l");
    table.send(Command::ReadRecord);
    assert!(!table.effects.iter().any(|e| matches!(e, Effect::KeepAside(_))), "once");
}
