//! Whose turn it is: placing, undo at all ends, redo, taking back, replay.

use hoshi::app::{Command, Cue, Effect, HelpPolicy, Text, Urgency};

use crate::script::{FIVE, Table, check, draw};

#[test]
fn the_first_game_can_be_played_at_once() {
    check(
        "? waits person black; ? ply 0; ? can place !undo !redo !takeback !resume hint !stop resign !pass
         h8; ? waits computer white; ? thinks move; ? can undo stop !place !hint
         answer; ? ply 2; ? waits person black; ? thinks not; ? can takeback",
    );
}

#[test]
fn two_presses_are_two_moves_and_a_press_on_a_stone_is_none() {
    check(
        "new P P; h8; wait 20; i9; ? ply 2
         h8; ? ply 2; ? says Refused(Occupied; ? notice Refused(Occupied; ? waits person black
         j10; ? ply 3; ? notice None",
    );
}

#[test]
fn a_refusal_is_seen_spoken_and_heard_and_changes_nothing() {
    let mut table = check("new P P; h8");
    let before = table.snapshot();
    let effects = table.send(Command::Typed("h8".into())).to_vec();
    let text = Text::Refused(hoshi::rules::Illegal::Occupied("h8".parse().unwrap()));
    assert_eq!(
        effects,
        [Effect::Sound(Cue::Refusal), Effect::Announce(text.clone(), Urgency::Polite), Effect::Redraw]
    );
    let mut after = table.snapshot();
    assert_eq!(after.notice.take().map(|n| n.text), Some(text));
    assert_eq!(after, before);
}

#[test]
fn refusals() {
    for (script, text) in [
        ("h8; i9", "ComputersTurn"),
        ("h8; hint", "ComputersTurn"),
        ("p1", "Refused(Outside"),
        ("new P P 5; h8", "Refused(Outside"),
        ("pass", "Refused(NoPass"),
        ("zz", "NotAPoint(\"zz\")"),
        ("undo", "NothingToUndo"),
        ("redo", "NothingToRedo"),
        ("takeback", "NothingToTakeBack"),
        ("h8; takeback", "NothingToTakeBack"),
        ("stop", "NothingToStop"),
        ("resume", "NothingToResume"),
        ("resign; resign", "CannotResign"),
        ("new G G; resign", "CannotResign"),
        ("resign; hint", "NoHint"),
        ("resign; h8", "Refused(GameOver"),
        ("resign; resume", "NothingToResume"),
        ("new P P; takeback", "NothingToTakeBack"),
        ("new P P; h8; takeback", "NothingToTakeBack"),
    ] {
        let (before, last) = script.rsplit_once(';').unwrap_or(("", script));
        let mut table = check(before);
        table.run("? mark before");
        table.run(last);
        table.run(&format!("? says {text}; ? notice {text}; ? same before"));
    }
}

#[test]
fn undo_against_a_computer_gives_the_turn_back() {
    check(
        "h8; ? mark asked; answer; a1; answer; ? ply 4
         undo; ? ply 2; ? line 4; ? waits person black; ? thinks not; ? says TookBack(2)
         undo; ? ply 0; ? waits person black; ? can !undo redo
         undo; ? says NothingToUndo; ? ply 0
         redo; ? ply 2; ? waits person black; redo; ? ply 4; ? can !redo
         redo; ? says NothingToRedo",
    );
    // While it thinks only the own stone goes, and it stops at once.
    check("h8; think 1; undo; ? ply 0; ? line 1; ? thinks not; ? waits person black; ? says TookBack(1)");
    // Redo stops where the game was given up, though the line goes on there.
    check(
        "h8; answer; a1; answer; step -1; resign; jump 2; redo; ? ply 3; ? waits over resigned white; redo; ? ply 4",
    );
    // Redo to the end of the line asks the computer again.
    check("h8; undo; redo; ? ply 1; ? thinks move; answer; ? ply 2");
}

#[test]
fn undo_at_the_ends() {
    // (a) Only the computer's first stone.
    check(
        "new G P; answer; ? ply 1; ? can !undo takeback; undo; ? says NothingToUndo; ? ply 1; ? waits person white",
    );
    // (b) The empty board, a computer thinking about it.
    check("new G P; undo; ? says NothingToUndo; ? thinks move; answer; ? ply 1");
    check("new P P; undo; ? says NothingToUndo");
    // (c) The game has just ended: it goes on, and removed stones count for nothing.
    check(&format!(
        "{FIVE}; ? can undo !place; undo; ? waits person black; ? ply 8; ? can place; h8; ? ply 9; ? waits person white"
    ));
    check(&format!("{FIVE}; undo; redo; ? waits over five black; undo; a5; ? waits over five black"));
    check(&format!("{}; undo; ? ply 24; ? can place; redo; ? waits over drawn", draw()));
    check(
        "new P P; h8; i9; resign; ? waits over resigned white; undo; ? ply 1; ? waits person white; redo; ? waits over resigned white; undo; j10; ? waits person black",
    );
    check(
        "h8; answer; a1; resign; ? waits over resigned white; undo; ? ply 2; ? waits person black; a2; ? thinks move",
    );
    // Nothing but the resignation can be taken back.
    check("resign; ? can undo; undo; ? says TookBack(0); ? waits person black; ? can !undo resign");
    check("new G P; answer; resign; ? waits over resigned black; undo; ? waits person white; ? ply 1");
    // (f) Many times fast while it thinks.
    let mut table = check("h8; answer; a1; answer; b3; think 1");
    for _ in 0..30 {
        table.run("undo; ? thinks not; ? waits person black");
    }
    table.run("? ply 0; ? line 5; h8; ? thinks move; answer; ? line 5; ? ply 2");
}

#[test]
fn undo_between_two_persons_takes_one_stone() {
    check(
        "new P P; h8; i9; undo; ? ply 1; ? waits person white; undo; ? ply 0; redo; redo; ? ply 2; ? says At(2)",
    );
}

#[test]
fn undo_between_two_computers_takes_one_stone_and_holds() {
    check(
        "new G G; answer; answer; answer; undo; ? ply 2; ? waits held black; ? thinks not
         undo; ? ply 1; ? waits held white; redo; ? ply 2; ? waits held black; redo; ? ply 3; ? waits held white
         resume; ? waits computer white; answer; ? ply 4; ? waits computer black",
    );
}

#[test]
fn taking_back_its_stone_gives_another_answer() {
    let mut table = check(
        "h8; answer; ? mark one; takeback; ? ply 1; ? waits held white again; ? says Held(White; ? can place resume",
    );
    table.run("resume; ? thinks move; answer; ? ply 2; ? other one; ? mark two");
    table.run("takeback; resume; answer; ? other one; ? other two");
    // A person may place it instead.
    check("h8; answer; takeback; a1; ? ply 2; ? waits person black; ? last a1");
    // Undo from there takes the person's own stone.
    check("h8; answer; takeback; undo; ? ply 0; ? waits person black");
    // Its winning stone can be taken back as well.
    check(
        "new P A1; a1; takeback; ? says NothingToTakeBack
         new A1 P; answer; takeback; ? waits held black again; h8; a1; ? waits computer black",
    );
}

#[test]
fn every_answer_comes_once_before_it_starts_anew() {
    let mut table = check("new P G 5; c3");
    let mut seen = Vec::new();
    for _ in 0..24 {
        assert!(table.answer());
        let point = table.snapshot().last.unwrap();
        assert!(!seen.contains(&point), "{point} came twice");
        seen.push(point);
        table.run("takeback; resume");
    }
    table.run("answer; ? ply 2");
    assert_eq!(table.snapshot().last, seen.first().copied(), "then it starts anew");
}

#[test]
fn replay_moves_nothing_but_the_cursor() {
    check(
        "h8; answer; a1; answer; ? mark end
         step -1; ? ply 3; ? line 4; ? waits held white; ? thinks not; ? says At(3)
         step -1; ? ply 2; ? waits person black; jump 0; ? ply 0; step -5; ? ply 0; step 1; ? ply 1; ? waits held white
         jump 99; ? ply 4; ? same end; step 2; ? ply 4",
    );
    // Told to go on, the computer gives the answer it gave before.
    check("h8; answer; ? mark end; jump 1; resume; answer; ? same end");
    // A jump to where one is disturbs nobody.
    check("h8; think 1; jump 1; ? thinks move; jump 7; ? thinks move; answer; ? ply 2");
    // Stepping back while it thinks and forward again leaves it held.
    check("h8; step -1; ? thinks not; step 1; ? waits held white; a1; ? ply 2; ? waits person black");
}

#[test]
fn stop_plays_the_best_move_so_far() {
    check("h8; stop; ? ply 2; ? thinks not; ? waits person black");
    check("new P A4; h8; think 40; stop; ? ply 2; ? waits person black");
    check("new A3 P; stop; ? ply 1; ? last h8");
    // Between two computers it is also the way to make them pause.
    check("new A2 A2; answer; think 3; stop; ? ply 2; ? waits held black; resume; ? waits computer black");
}

#[test]
fn hints() {
    check(
        "hint; ? thinks hint; ? can stop !hint place; answer; ? notice Hint(; ? says Hint(; ? thinks not; ? ply 0
         dismiss; ? notice None; hint; think 1; stop; ? notice Hint(; h8; ? notice None; ? thinks move",
    );
    check("hint; think 1; dismiss; ? thinks not; dismiss; ? silent");
    check("hint; think 1; h8; ? thinks move; answer; ? ply 2");
    // The point is what the reason says: Black makes a five.
    let table = check("new P P; a1; b1; a2; b2; a3; b3; a4; h8; hint; answer");
    let hint = table.snapshot().hint.unwrap();
    assert_eq!((hint.point.to_string().as_str(), hint.reason.name()), ("A5", "makes-five"));
}

#[test]
fn resigning() {
    check("resign; ? waits over resigned white; ? says Ended(");
    check("h8; think 1; resign; ? waits over resigned white; ? thinks not");
    check("new P P; h8; resign; ? waits over resigned black");
    check("new G P; think 1; resign; ? waits over resigned black; ? thinks not");
}

#[test]
fn two_computers_play_to_the_end_by_themselves() {
    let table = check("new G A2 9; play");
    let snapshot = table.snapshot();
    assert!(matches!(snapshot.waiting, hoshi::app::Waiting::Over(_)), "{:?}", snapshot.waiting);
    assert!(snapshot.ply > 8);
}

#[test]
fn a_names_change_does_not_disturb_the_computer() {
    let table = check("h8; think 1; name white Deep Thought; ? thinks move");
    assert_eq!(table.snapshot().players.white.name, "Deep Thought");
    assert!(table.kept().is_some_and(|t| t.contains("name white Deep Thought")));
}

#[test]
fn the_page_asks_for_nothing_that_is_not_there() {
    // Whatever is pressed in whatever state, what `can` promises is what the command does.
    let states = ["", "h8", "h8; answer", "h8; answer; undo", "h8; answer; takeback", "h8; answer; step -1"];
    let more =
        ["new G G", "new G G; answer; undo", "new P P", "new P P; h8", "resign", "hint", "new G P; answer"];
    let ended = [FIVE.to_owned(), draw(), format!("{FIVE}; undo")];
    let commands = [
        ("undo", "undo"),
        ("redo", "redo"),
        ("takeback", "takeback"),
        ("resume", "resume"),
        ("stop", "stop"),
        ("resign", "resign"),
        ("hint", "hint"),
        ("pass", "pass"),
        ("place", "o1"),
        ("place", "e5"),
    ];
    let states = states.into_iter().chain(more).map(str::to_owned).chain(ended);
    for state in states {
        for (ability, command) in commands {
            let mut table = Table::new(HelpPolicy::ALL);
            table.run(&state);
            let free = table
                .session
                .game()
                .position()
                .board()
                .is_free(command.parse().unwrap_or("e5".parse().unwrap()));
            if ability == "place" && !free {
                continue;
            }
            let can = format!("{:?}", table.snapshot().can);
            let name = if ability == "takeback" { "take_back" } else { ability };
            let promised = can.contains(&format!("{name}: true"));
            let before = table.snapshot();
            table.run(command);
            let refused = table.effects.contains(&Effect::Sound(Cue::Refusal)) || table.snapshot() == before;
            assert_eq!(promised, !refused, "`{command}` after `{state}`");
        }
    }
}

#[test]
fn a_game_that_has_ended_is_looked_through_without_a_stone() {
    for (game, over) in [
        ("h8; answer; resign", "over resigned white"),
        ("new P P; h8; i9; resign", "over resigned white"),
        ("new G G; play", "over five white"),
    ] {
        let mut table = check(game);
        table.run("jump 1; ? waits replay; ? can undo redo resume !place !pass !resign !stop");
        table.run(
            "? mark replay; a1; ? says Refused(GameOver; dismiss; ? same replay; resign; ? says CannotResign",
        );
        table.run("dismiss; reload; ? same replay; ? thinks not");
        table.run(&format!("jump 999; ? waits {over}; jump 0; ? waits replay; step 1; ? ply 1; redo"));
    }
    // Undo and Resume play on; what was played before is found again by its moves.
    check(&format!("{FIVE}; step -3; ? waits replay; undo; ? waits person white; h8; ? waits person black"));
    check(&format!(
        "{FIVE}; step -3; resume; ? waits person black; jump 2; ? waits person black; h8; ? ply 3"
    ));
    check("h8; answer; resign; jump 1; resume; ? thinks move; answer; ? waits person black");
    check("h8; answer; resign; jump 0; resume; ? waits person black; resume; ? says NothingToResume");
}
