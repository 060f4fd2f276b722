//! Everything that can happen while a computer thinks, at the first, a middle and the last slice: it
//! happens at once, and the old answer lands nowhere.

use hoshi::app::{Command, LoadSource, Thought};
use hoshi::engine::Nodes;

use crate::script::{Table, check, shown};

/// A game in which White's computer has begun to think.
const ASKED: &str = "new P A2 9; e5; answer; d4; ? thinks move";

/// Positions that the whole thinking looks at.
fn total() -> u64 {
    let mut table = check(ASKED);
    let mut nodes = 0;
    while let Thought::Busy = table.session.think(Nodes(1)) {
        nodes += 1;
    }
    nodes + 1
}

/// Thinks until that many positions are looked at, in slices; answers how the last slice ended.
fn think(table: &mut Table, mut nodes: u64, slice: u64) -> Thought {
    let mut thought = Thought::Busy;
    while nodes > 0 {
        let step = slice.min(nodes);
        thought = table.session.think(Nodes(step));
        nodes -= step;
    }
    thought
}

fn race(name: &str, action: impl Fn(&mut Table), after: &str) {
    let total = total();
    assert!(total > 100, "long enough to be cut into slices");
    let mut outcomes = Vec::new();
    for slice in [1, 7, 500, u64::MAX] {
        for at in [0, 1, total / 2, total - 1, total] {
            let mut table = check(ASKED);
            let before = table.session.clone();
            let thought = think(&mut table, at, slice);
            assert_eq!(matches!(thought, Thought::Ready(_)), at == total, "{at} of {total}");
            // The ticket that this thinking would have: a copy of the session is thought to its end.
            let mut copy = before;
            let Thought::Ready(old) = copy.think(Nodes(u64::MAX)) else { panic!("no bound") };
            action(&mut table);
            table.run(after);
            let now = table.snapshot();
            assert!(table.send(Command::Answer(old)).is_empty(), "{name}: the old answer has no effect");
            assert_eq!(table.snapshot(), now, "{name}: nor does it change anything");
            // Nor when a later thinking has come to its end.
            if let Thought::Ready(new) = table.session.think(Nodes(u64::MAX)) {
                assert_ne!(new, old, "{name}: every thinking has a ticket of its own");
                assert!(table.send(Command::Answer(old)).is_empty(), "{name}");
            }
            outcomes.push(shown(&now));
        }
    }
    assert!(outcomes.iter().all(|o| *o == outcomes[0]), "{name}: the moment makes no difference");
}

#[test]
fn undo() {
    race("undo", |t| t.run("undo"), "? ply 2; ? waits person black; ? thinks not; ? line 3");
}

#[test]
fn undo_and_the_same_move_again() {
    race("undo, again", |t| t.run("undo; d4"), "? ply 3; ? waits computer white; ? thinks move");
}

#[test]
fn new_games() {
    race("new", |t| t.run("new P P"), "? ply 0; ? line 0; ? waits person black; ? thinks not");
    race("new, computer first", |t| t.run("new A2 P"), "? ply 0; ? waits computer black; ? thinks move");
}

#[test]
fn loading() {
    let text = check("new P G; a1; answer").session.save_text();
    let load = |t: &mut Table| {
        t.send(Command::Load { text: text.clone(), from: LoadSource::File });
    };
    race("load", load, "? ply 2; ? waits person black; ? thinks not");
    let thinking = check("new P A2; a1").session.save_text();
    let load = |t: &mut Table| {
        t.send(Command::Load { text: thinking.clone(), from: LoadSource::Autosave });
    };
    race("load one that thinks", load, "? ply 1; ? waits computer white; ? thinks move");
}

#[test]
fn resigning() {
    race("resign", |t| t.run("resign"), "? waits over resigned white; ? thinks not; ? ply 3");
}

#[test]
fn replay() {
    race("step", |t| t.run("step -1"), "? ply 2; ? waits person black; ? thinks not");
    race("step back to it", |t| t.run("step -1; step 1"), "? ply 3; ? waits held white; ? thinks not");
    race("start", |t| t.run("jump 0"), "? ply 0; ? waits person black; ? thinks not");
}

#[test]
fn a_fallen_flag() {
    let flag = |t: &mut Table| t.run("new P A2 9 10+0; e5; think 5; wait 10000; tick");
    race("time out", flag, "? waits over timeout black; ? thinks not; ? ply 1");
}

#[test]
fn stop_and_new_game_at_once() {
    race("stop, new", |t| t.run("stop; ? ply 4; new P P"), "? ply 0; ? waits person black; ? thinks not");
    race("new, stop", |t| t.run("new P P; stop; ? says NothingToStop"), "? ply 0; ? thinks not");
}

#[test]
fn stop() {
    for at in [0, 1, total() / 2, total() - 1, total()] {
        let mut table = check(ASKED);
        think(&mut table, at, 7);
        table.run("stop; ? ply 4; ? waits person black; ? thinks not; stop; ? says NothingToStop; ? ply 4");
    }
}

#[test]
fn what_does_not_concern_the_game_does_not_disturb_it() {
    for action in [
        "name black Anna",
        "a1",
        "copy",
        "save",
        "tick",
        "dismiss",
        "zz",
        "hint",
        "step 1",
        "redo",
        "takeback",
        "resume",
    ] {
        let mut quiet = check(ASKED);
        let mut table = check(ASKED);
        think(&mut table, 50, 7);
        table.run(action);
        table.run("? thinks move; ? ply 3; answer; ? ply 4");
        quiet.answer();
        assert_eq!(table.snapshot().last, quiet.snapshot().last, "{action}");
    }
}

#[test]
fn an_answer_is_used_once_and_only_when_it_is_there() {
    let mut table = check(ASKED);
    let mut copy = table.session.clone();
    let Thought::Ready(ticket) = copy.think(Nodes(u64::MAX)) else { panic!("no bound") };
    assert!(table.send(Command::Answer(ticket)).is_empty(), "not thought to the end here");
    while let Thought::Busy = table.session.think(Nodes(500)) {}
    assert!(!table.send(Command::Answer(ticket)).is_empty());
    table.run("? ply 4");
    assert!(table.send(Command::Answer(ticket)).is_empty(), "a second time it is worth nothing");
    table.run("? ply 4; ? waits person black");
}

#[test]
fn a_hint_is_dropped_by_any_change() {
    for (action, after) in [
        ("a1", "? ply 3; ? thinks move"),
        ("undo", "? ply 0; ? thinks not"),
        ("new P P", "? ply 0; ? thinks not"),
        ("resign", "? waits over resigned white; ? thinks not"),
        ("jump 0", "? ply 0; ? thinks not"),
        ("takeback", "? waits held white again; ? thinks not"),
        ("dismiss", "? ply 2; ? thinks not"),
    ] {
        for ready in [false, true] {
            let mut table = check("new P A2 9; e5; answer; hint; ? thinks hint");
            let mut copy = table.session.clone();
            let Thought::Ready(old) = copy.think(Nodes(u64::MAX)) else { panic!("no bound") };
            if ready {
                table.session.think(Nodes(u64::MAX));
            } else {
                table.session.think(Nodes(20));
            }
            table.run(action);
            table.run(after);
            assert!(table.send(Command::Answer(old)).is_empty(), "{action}");
            assert_eq!(table.snapshot().hint, None, "{action}");
        }
    }
}
