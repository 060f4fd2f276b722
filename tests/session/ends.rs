//! A new game starts clean from every state, and looks like one that was started first.

use hoshi::app::{Command, HelpPolicy, Snapshot};

use crate::script::{FIVE, Table, check, draw, new_game, shown};

fn states() -> Vec<String> {
    let five = FIVE.to_owned();
    let mut states = vec![five.clone(), draw(), format!("{five}; undo"), format!("{five}; step -3")];
    states.extend(
        [
            "",
            "resign",
            "new P P; h8; resign",
            "new P P 10+0; h8; wait 20000; tick; ? waits over timeout black",
            "new P P 5/move; h8; wait 20000",
            "h8",
            "h8; think 1",
            "new P A3; h8; think 30",
            "h8; answer; takeback; ? waits held white again",
            "h8; answer; jump 0",
            "new G G; answer; answer; undo; ? waits held white",
            "new G G; think 1",
            "hint; think 2; ? thinks hint",
            "hint; answer",
            "h8; h8; ? notice ComputersTurn",
            "name black Anna; h8",
        ]
        .map(str::to_owned),
    );
    states
}

#[test]
fn a_new_game_starts_clean_from_every_state() {
    for words in ["P P", "P G", "G P", "G G", "P P 7 standard 60+1", "R P 5 3/move"] {
        let fresh = check(&format!("new {words}"));
        let want = fresh.snapshot();
        for state in states() {
            let mut table = Table::new(HelpPolicy::ALL);
            table.run(&state);
            let words: Vec<&str> = words.split(' ').collect();
            table.send(Command::NewGame(Box::new(new_game(&words))));
            let got = table.snapshot();
            assert_eq!(shown(&got), shown(&want), "after `{state}`");
            assert_eq!((&got.hint, &got.notice), (&want.hint, &want.notice));
            // The computers draw other lots in each game, so only who thinks and for what is the same.
            let thinking = |s: &Snapshot| s.thinking.as_ref().map(|t| (t.color, t.purpose));
            assert_eq!(thinking(&got), thinking(&want), "after `{state}`");
            assert_eq!(table.kept(), fresh.kept(), "after `{state}`");
            assert_eq!(table.session.game().tree().node_count(), 1);
        }
    }
}

#[test]
fn the_revision_grows_with_every_change_of_the_stones() {
    let mut table = Table::new(HelpPolicy::ALL);
    let mut last = table.snapshot();
    for step in
        "h8 answer a1 answer undo redo takeback resume answer new_P_P h8 i9 step_-1 resign reload".split(' ')
    {
        table.run(&step.replace('_', " "));
        let now = table.snapshot();
        if step != "reload" {
            assert!(now.revision > last.revision, "{step}");
        }
        last = now;
    }
}
