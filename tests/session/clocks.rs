//! Clocks run by real time, whatever the page or the device's clock does in between.

use hoshi::app::{Effect, Millis};

use crate::script::check;

#[test]
fn a_clock_runs_for_the_player_to_move_from_the_first_stone_on() {
    check(
        "new P P 60+0; ? clock black 60000 stands; ? clock white 60000 stands
         wait 5000; ? clock black 60000 stands; h8; ? clock black 60000 stands; ? clock white 60000 runs
         wait 3000; ? clock white 57000 runs; i9; ? clock white 57000 stands; ? clock black 60000 runs
         wait 1500; a1; ? clock black 58500 stands; wait 10; ? clock white 56990 runs",
    );
}

#[test]
fn increment_and_time_for_each_move() {
    check(
        "new P P 60+2; h8; ? clock black 62000 stands; wait 5000; i9; ? clock white 57000 stands
         wait 1000; a1; ? clock black 63000 stands",
    );
    check(
        "new P P 10/move; h8; wait 4000; ? clock white 6000 runs; i9; ? clock white 10000 stands
         wait 9999; ? clock black 1 runs; a1; wait 10000; tick; ? waits over timeout black",
    );
}

#[test]
fn a_computers_clock_runs_too() {
    check(
        "new P G 60+0; h8; wait 2000; ? clock white 58000 runs; answer; ? clock white 58000 stands; ? clock black 60000 runs",
    );
}

#[test]
fn the_flag_falls_at_its_moment_however_it_is_noticed() {
    for how in ["tick", "i9", "undo", "hint", "h8", "copy", "name black A", "step 1", "save", "dismiss"] {
        let mut table = check("new P P 10+0; h8");
        assert!(table.effects.contains(&Effect::WakeAt(Millis(table.now + 10_000))), "{how}");
        table.run("wait 9999; tick; ? waits person white");
        assert!(
            table.effects.contains(&Effect::WakeAt(Millis(table.now + 1))),
            "asked again when woken early"
        );
        table.run("wait 1");
        table.run(how);
        let over = table.effects.iter().any(
            |e| matches!(e, Effect::Announce(t, _) if format!("{t:?}").contains("TimeOut { by: Black }")),
        );
        assert!(over, "{how}");
        assert!(table.effects.contains(&Effect::Redraw), "{how}");
    }
}

#[test]
fn a_hidden_tab_changes_nothing() {
    // Two minutes hidden in the player's turn, then in the computer's turn.
    check(
        "new P G 300+0; h8; answer; wait 120000; ? clock black 180000 runs; tick; ? clock black 180000 runs; a1",
    );
    check(
        "new P G 100+0; h8; think 1; wait 120000; tick; ? waits over timeout black; ? thinks not; ? clock white 0 stands",
    );
    // A locked phone: one long gap and no tick in it.
    check("new P P 60+0; h8; wait 3600000; i9; ? waits over timeout black; ? ply 1");
}

#[test]
fn a_clock_set_back_adds_no_time_and_stops_none() {
    check(
        "new P P 60+0; h8; wait 5000; tick; ? clock white 55000 runs
         back 3000; ? clock white 55000 runs; tick; ? clock white 55000 runs; wait 1000; ? clock white 54000 runs
         wait 54000; tick; ? waits over timeout black",
    );
}

#[test]
fn undo_brings_back_the_clocks_as_they_were() {
    check(
        "new P P 60+0; h8; wait 5000; i9; wait 7000; a1; ? clock black 53000 stands; ? clock white 55000 runs
         wait 1000; undo; ? clock black 60000 runs; ? clock white 55000 stands
         wait 2000; ? clock black 58000 runs; redo; ? clock white 54000 runs; ? clock black 53000 stands
         undo; ? clock black 58000 runs",
    );
    // After the flag has fallen the game goes on with the time there was.
    check(
        "new P P 10+0; h8; wait 1000; i9; wait 20000; tick; ? waits over timeout white; ? clock black 0 stands
         undo; ? waits person white; ? clock white 10000 runs; wait 500; i9; ? clock black 10000 runs; ? waits person black",
    );
    check("new P P 10+0; h8; i9; wait 20000; tick; undo; redo; ? waits over timeout white");
    // Nothing but the fallen flag to take back: only here is a clock filled, and only that one.
    check(
        "new G P 10+0; answer; wait 20000; tick; ? waits over timeout black; undo; ? waits person white; ? clock white 10000 runs",
    );
    check("new G P 10+0; answer; wait 3000; resign; undo; ? waits person white; ? clock white 7000 runs");
}

#[test]
fn clocks_stand_while_a_computer_is_held_and_after_the_end() {
    check(
        "new P G 60+0; h8; wait 1000; answer; takeback; ? clock white 60000 stands; wait 5000; ? clock white 60000 stands; resume; wait 10; ? clock white 59990 runs",
    );
    check(
        "new P P 60+0; h8; wait 1000; resign; wait 9000; ? clock white 59000 stands; tick; ? waits over resigned black",
    );
    check("new P P 60+0; h8; i9; jump 0; ? clock black 60000 stands; wait 90000; tick; ? waits person black");
}

#[test]
fn clocks_are_kept_and_stand_still_while_the_page_is_closed() {
    check(
        "new P P 60+1; h8; wait 5000; i9; wait 3000; ? mark left; name black Anna; name black
         reload; ? same left; wait 2000; ? clock black 56000 runs; wait 56000; tick; ? waits over timeout white",
    );
    // What has passed since the last change is given back.
    check("new P P 60+0; h8; wait 5000; ? clock white 55000 runs; reload; ? clock white 60000 runs");
    let mut table = check("new P P 60+0; h8; wait 5000; tick");
    let text = table.session.save_text();
    table.now += 86_400_000;
    let options = crate::script::options(hoshi::app::HelpPolicy::ALL);
    table.session =
        hoshi::app::Session::new(hoshi::app::SessionOptions { now: Millis(table.now), ..options });
    table.send(hoshi::app::Command::Load { text, from: hoshi::app::LoadSource::Autosave });
    table.run("? clock white 55000 runs; wait 1000; ? clock white 54000 runs; undo; ? clock black 60000 stands; redo; ? clock white 54000 runs");
}

#[test]
fn times_out_of_range_are_fitted() {
    check("new P P 0+0; ? clock black 1000 stands; h8; reload; ? ply 1");
    check(
        "new P P 9999999+9999999; ? clock black 604800000 stands; h8; ? clock black 604800000 stands; reload; ? ply 1",
    );
}
