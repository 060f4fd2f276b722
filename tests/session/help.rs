//! The lock on help: what is not allowed neither happens nor is shown, by whatever door.

use hoshi::app::{Command, HelpPolicy, SettingChange, Text};

use crate::script::Table;

fn policies() -> impl Iterator<Item = HelpPolicy> {
    (0..16).map(|bits: u8| HelpPolicy {
        hints: bits & 1 > 0,
        undo: bits & 2 > 0,
        scores: bits & 4 > 0,
        thinking: bits & 8 > 0,
    })
}

/// Each command in a state where it would do something, and what must be allowed for it.
#[test]
fn each_command_under_each_policy() {
    type Needs = fn(HelpPolicy) -> bool;
    let free: Needs = |_| true;
    let undo: Needs = |p| p.undo;
    let table: &[(&str, &str, Needs)] = &[
        ("h8; answer", "undo", undo),
        ("h8; answer", "takeback", undo),
        ("h8; answer; jump 0", "redo", undo),
        ("new P P; h8; i9; jump 1", "a1", undo),
        ("new P P; h8; i9; jump 1", "i9", undo),
        ("h8; answer; jump 1", "resume", undo),
        ("h8; answer; jump 1", "a1", undo),
        ("resign", "undo", undo),
        ("", "hint", |p| p.hints),
        ("", "log", |p| p.scores),
        ("", "h8", free),
        ("h8; answer", "a1", free),
        ("h8; answer", "jump 1", free),
        ("h8; answer", "step -1", free),
        ("h8; answer; jump 0", "jump 2", free),
        ("h8", "stop", free),
        ("h8", "resign", free),
        ("h8", "new P P", free),
        ("", "copy", free),
        ("", "save", free),
        ("", "name black Anna", free),
        ("", "tick", free),
        ("", "dismiss", free),
        ("h8; step -1; step 1", "resume", free),
        // A person who may not take back may not choose the computer's stone either.
        ("h8; step -1; step 1", "a1", undo),
        ("new G G; stop", "a1", undo),
    ];
    for policy in policies() {
        for (before, command, needs) in table {
            let mut session = Table::new(policy);
            session.run(before);
            session.run("? mark before");
            session.run(command);
            let allowed = needs(policy);
            let refused = format!("{:?}", session.effects).contains("NotAllowed");
            assert_eq!(refused, !allowed, "`{command}` after `{before}` with {policy:?}");
            if command == &"a1" {
                assert_eq!(session.marked("before").can.place, allowed, "after `{before}` with {policy:?}");
            }
            if refused {
                session.run("? notice NotAllowed; ? same before; ? thinks not");
            }
        }
    }
}

#[test]
fn what_is_locked_is_not_shown() {
    for policy in policies() {
        let mut table = Table::new(policy);
        table.send(Command::Set(SettingChange::Scores(true)));
        assert_eq!(table.snapshot().settings.scores, policy.scores);
        assert_eq!(table.snapshot().scores.is_some(), policy.scores, "{policy:?}");
        // Settings of another page may ask for scores; they are shown only where that is allowed.
        table.send(Command::LoadSettings("hoshi-settings 1\nscores on\n".into()));
        assert_eq!(table.snapshot().scores.is_some(), policy.scores, "{policy:?}");
        table.run("hint; think 3");
        let thinking = table.snapshot().thinking;
        assert_eq!(thinking.is_some(), policy.hints);
        assert_eq!(thinking.is_some_and(|t| t.level.is_some()), policy.hints && policy.thinking);
        while table.answer() {}
        assert_eq!(table.snapshot().hint.is_some(), policy.hints);
        table.run("h8; think 1");
        assert_eq!(table.snapshot().thinking.expect("it thinks").level.is_some(), policy.thinking);
        table.run("answer");
        let can = table.snapshot().can;
        assert_eq!((can.undo, can.take_back, can.hint), (policy.undo, policy.undo, policy.hints));
        assert!(!can.redo);
        table.run("jump 0");
        let can = table.snapshot().can;
        assert_eq!((can.redo, can.place), (policy.undo, policy.undo));
    }
}

#[test]
fn a_locked_session_keeps_nothing_that_was_hidden() {
    let mut table = Table::new(HelpPolicy::NONE);
    table.run("h8; answer");
    let text = table.session.save_text();
    for secret in ["score", "hint", "depth"] {
        assert!(!text.contains(secret), "{text}");
    }
    // The position can still be copied and saved: it is on the board anyway.
    table.run("copy; ? says Copied; save");
    assert!(matches!(table.effects[0], hoshi::app::Effect::Download { .. }));
}

#[test]
fn a_file_is_no_way_back_where_undo_is_locked() {
    use hoshi::app::LoadSource;
    for undo in [false, true] {
        let mut table = Table::new(HelpPolicy { undo, ..HelpPolicy::NONE });
        table.run("h8");
        let text = table.session.save_text();
        table.run("answer; a1; answer");
        table.send(Command::Load { text: text.clone(), from: LoadSource::File });
        assert_eq!(table.snapshot().ply, if undo { 1 } else { 4 });
        // What the page itself has kept is always put back.
        table.send(Command::Load { text, from: LoadSource::Autosave });
        table.run("? ply 1");
    }
}

#[test]
fn with_undo_locked_the_end_of_the_game_can_be_replayed_but_not_changed() {
    let mut table = Table::new(HelpPolicy { undo: false, ..HelpPolicy::ALL });
    table.run("new P P; h8; i9; j10; resign; step -2; ? ply 1; a1; ? says Refused(GameOver; resume; ? says NotAllowed; jump 9; ? waits over resigned black");
    assert_eq!(table.snapshot().notice.map(|n| n.text), None::<Text>);
}
