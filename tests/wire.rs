//! The JS boundary without a browser: every shape goes there and back, what is not known is refused, and
//! the page's files agree with the program.

use hoshi::app::{
    Command, Confirm, HelpPolicy, Language, LoadSource, Millis, NewGame, Numbers, Seat, Session,
    SessionOptions, SettingChange, Settings, ThemeChoice, Thought, Ticket, TimeControl, Words,
};
use hoshi::engine::{Candidates, Computer, Nodes, Preset, ScoreTable};
use hoshi::rules::{BoardSize, ByColor, Color, Point, RuleKind, RuleSet};
use hoshi::view::{THEMES, css_variables};
use hoshi::wire::shown::StatusDto;
use hoshi::wire::{CommandDto, Look, OptionsDto, SnapshotDto, show};
use serde_json::{Value, json};

/// `command` written by a script is read as itself, and writes itself again.
fn check(command: &Command, script: &Value) {
    let dto = CommandDto::of(command).unwrap_or_else(|| panic!("scripts may send {command:?}"));
    assert_eq!(serde_json::to_value(&dto).expect("the test's own value fits"), *script, "{command:?}");
    let read: CommandDto = serde_json::from_value(script.clone()).expect("the test's own value fits");
    assert_eq!(Command::try_from(read).expect("the test's own value fits"), *command, "{script}");
}

#[test]
fn every_command_goes_there_and_back() {
    let plain = [
        (Command::Pass, "pass"),
        (Command::Undo, "undo"),
        (Command::Redo, "redo"),
        (Command::TakeBack, "take-back"),
        (Command::Resume, "resume"),
        (Command::Resign, "resign"),
        (Command::Stop, "stop"),
        (Command::Hint, "hint"),
        (Command::Dismiss, "dismiss"),
        (Command::SaveFile, "save-file"),
        (Command::CopyBoard, "copy-board"),
        (Command::LogScores, "log-scores"),
        (Command::ReadRecord, "read-record"),
        (Command::ForgetRecord, "forget-record"),
        (Command::DropSuggestion, "drop-suggestion"),
    ];
    for (command, name) in plain {
        check(&command, &json!(name));
    }
    check(&Command::Place(Point::new(7, 7)), &json!({ "place": "h8" }));
    check(&Command::Typed("8 8".into()), &json!({ "typed": "8 8" }));
    check(&Command::Jump(3), &json!({ "jump": 3 }));
    check(&Command::Step(-1), &json!({ "step": -1 }));
    check(
        &Command::Name(Color::White, "Ann".into()),
        &json!({ "name": { "color": "white", "name": "Ann" } }),
    );
    check(&Command::Load { text: "x".into(), from: LoadSource::File }, &json!({ "load": "x" }));
}

#[test]
fn every_setting_goes_there_and_back() {
    let settings = [
        (SettingChange::Theme(ThemeChoice::System), json!({ "theme": "system" })),
        (SettingChange::Theme(ThemeChoice::Starry), json!({ "theme": "starry" })),
        (SettingChange::Theme(ThemeChoice::Kaya), json!({ "theme": "kaya" })),
        (SettingChange::Theme(ThemeChoice::Paper), json!({ "theme": "paper" })),
        (SettingChange::Theme(ThemeChoice::Contrast), json!({ "theme": "contrast" })),
        (SettingChange::Coordinates(false), json!({ "coordinates": false })),
        (SettingChange::Numbers(Numbers::Auto), json!({ "numbers": "auto" })),
        (SettingChange::Numbers(Numbers::Off), json!({ "numbers": "off" })),
        (SettingChange::Numbers(Numbers::All), json!({ "numbers": "all" })),
        (SettingChange::Numbers(Numbers::Last(5)), json!({ "numbers": { "last": 5 } })),
        (SettingChange::Confirm(Confirm::Auto), json!({ "confirm": "auto" })),
        (SettingChange::Confirm(Confirm::Always), json!({ "confirm": "always" })),
        (SettingChange::Confirm(Confirm::Never), json!({ "confirm": "never" })),
        (SettingChange::Scores(true), json!({ "scores": true })),
        (SettingChange::Sound(false), json!({ "sound": false })),
        (SettingChange::Music(true), json!({ "music": true })),
        (SettingChange::Volume(40), json!({ "volume": 40 })),
        (SettingChange::Animation(false), json!({ "animation": false })),
    ];
    for (change, script) in settings {
        check(&Command::Set(change), &json!({ "set": script }));
    }
}

#[test]
fn every_seat_rule_and_clock_goes_there_and_back() {
    let mut own = Preset::OpenEnds.table();
    own.set("attack", 7).unwrap();
    let seats = [
        (Seat::Person, json!("person")),
        (Seat::Computer(Computer::Random), json!("random")),
        (
            Seat::Computer(Computer::Greedy(Preset::RunLength.table())),
            json!({ "greedy": { "table": "run-length" } }),
        ),
        (Seat::Computer(Computer::Greedy(own.clone())), json!({ "greedy": { "table": own.to_text() } })),
        (
            Seat::Computer(minimax(Candidates::AllEmpty)),
            json!({ "minimax": { "depth": 2, "table": "patterns", "candidates": "all" } }),
        ),
        (
            Seat::Computer(minimax(Candidates::Near(1))),
            json!({ "minimax": { "depth": 2, "table": "patterns", "candidates": { "near": 1 } } }),
        ),
        (
            Seat::Computer(Computer::AlphaBeta { depth: 4, table: Preset::BlockedEnds.table() }),
            json!({ "alpha-beta": { "depth": 4, "table": "blocked-ends" } }),
        ),
    ];
    let times = [
        (None, Value::Null),
        (
            Some(TimeControl::Game { main: Millis(300_000), increment: Millis(2_000) }),
            json!({ "game": { "main": 300_000, "increment": 2_000 } }),
        ),
        (Some(TimeControl::PerMove(Millis(30_000))), json!({ "per-move": 30_000 })),
    ];
    for (seat, seat_script) in &seats {
        for (time, time_script) in &times {
            for (kind, size) in [(RuleKind::Freestyle, 15), (RuleKind::Standard, 22)] {
                let game = NewGame {
                    rules: RuleSet::new(kind, BoardSize::new(size).unwrap()),
                    seats: ByColor { black: Seat::Person, white: seat.clone() },
                    names: ByColor { black: "A".into(), white: String::new() },
                    time: *time,
                };
                let script = json!({ "new-game": {
                    "rule": kind.name(), "size": size, "black": "person", "white": seat_script,
                    "blackName": "A", "whiteName": "", "time": time_script,
                } });
                check(&Command::NewGame(Box::new(game)), &script);
            }
        }
    }
}

fn minimax(candidates: Candidates) -> Computer {
    Computer::Minimax { depth: 2, candidates, table: Preset::Patterns.table() }
}

#[test]
fn what_is_left_out_of_a_new_game_is_usual() {
    let read: CommandDto = serde_json::from_value(json!({ "new-game": {} })).unwrap();
    let Ok(Command::NewGame(game)) = Command::try_from(read) else { panic!("a new game") };
    assert_eq!((game.rules, game.time), (RuleSet::default(), None));
    assert_eq!(game.seats, ByColor { black: Seat::Person, white: Seat::Person });
}

#[test]
fn only_the_page_itself_sends_these() {
    let own = [
        Command::Answer(Ticket(1)),
        Command::Tick,
        Command::StorageFailed,
        Command::LoadSettings(String::new()),
        Command::LoadRecord(String::new()),
        Command::Load { text: String::new(), from: LoadSource::Autosave },
    ];
    for command in own {
        assert_eq!(CommandDto::of(&command), None, "{command:?}");
    }
    for name in ["answer", "tick", "storage-failed", "load-settings", "load-record"] {
        assert!(serde_json::from_value::<CommandDto>(json!(name)).is_err(), "{name}");
    }
}

#[test]
fn what_is_not_known_is_refused() {
    let shapes = [
        json!("undoo"),
        json!("place"),
        json!({ "undo": 1 }),
        json!({ "place": 8 }),
        json!({ "place": "h8", "typed": "h8" }),
        json!({ "jump": -1 }),
        json!({ "step": 0.5 }),
        json!({ "name": { "color": "red", "name": "A" } }),
        json!({ "name": { "color": "black", "name": "A", "title": "B" } }),
        json!({ "set": { "theme": "marble" } }),
        json!({ "set": { "volume": 256 } }),
        json!({ "set": { "volume": 0.5 } }),
        json!({ "set": { "sound": 1 } }),
        json!({ "set": { "theme": "kaya", "scores": true } }),
        json!({ "new-game": { "rule": "renju" } }),
        json!({ "new-game": { "sizes": 15 } }),
        json!({ "new-game": { "black": { "greedy": { "table": "patterns", "depth": 2 } } } }),
        json!({ "new-game": { "black": { "alpha-beta": { "depth": 2 } } } }),
        json!({ "new-game": { "time": { "game": { "main": 1 } } } }),
        json!(null),
        json!([]),
    ];
    for shape in shapes {
        assert!(serde_json::from_value::<CommandDto>(shape.clone()).is_err(), "{shape}");
    }
    let options = [
        json!({ "keys": "x" }),
        json!({ "language": "de" }),
        json!({ "help": { "hint": true } }),
        json!({ "seed": -1 }),
    ];
    for option in options {
        assert!(serde_json::from_value::<OptionsDto>(option.clone()).is_err(), "{option}");
    }
}

#[test]
fn a_refusal_has_a_code_that_never_changes() {
    let cases = [
        (json!({ "place": "w8" }), "bad-point"),
        (json!({ "place": "h23" }), "bad-point"),
        (json!({ "new-game": { "size": 4 } }), "bad-size"),
        (json!({ "new-game": { "size": 23 } }), "bad-size"),
        (json!({ "new-game": { "white": { "greedy": { "table": "best" } } } }), "bad-table"),
        (
            json!({ "new-game": { "white": { "alpha-beta": { "depth": 0, "table": "patterns" } } } }),
            "bad-depth",
        ),
        (json!({ "new-game": { "white": { "minimax": { "depth": 9, "table": "patterns" } } } }), "bad-depth"),
    ];
    for (script, code) in cases {
        let dto: CommandDto = serde_json::from_value(script.clone()).unwrap();
        let refusal = Command::try_from(dto).expect_err("refused");
        assert_eq!(refusal.code(), code, "{script}");
        assert!(!refusal.to_string().is_empty());
    }
}

/// A session of a game, as scripts see it after each step.
struct Seen {
    session: Session,
    now: u64,
}

impl Seen {
    fn new() -> Seen {
        let options = SessionOptions {
            policy: HelpPolicy::ALL,
            settings: Settings::default(),
            seed: 1,
            now: Millis(0),
        };
        Seen { session: Session::new(options), now: 0 }
    }

    /// Sends a command, and gives the snapshot in both languages the same but for its words.
    fn send(&mut self, command: Command) -> SnapshotDto {
        self.now += 10;
        self.session.update(command, Millis(self.now));
        self.look()
    }

    fn look(&self) -> SnapshotDto {
        let snapshot = self.session.snapshot(Millis(self.now));
        let look = |words: &Words| show(&snapshot, Look { words, theme: "kaya", aim: None });
        let (english, chinese) = (look(&Words::english()), look(&Words::of(Language::SimplifiedChinese)));
        assert_eq!((english.language.as_str(), chinese.language.as_str()), ("en", "zh-Hans"));
        for shown in [&english, &chinese] {
            let text = serde_json::to_string(shown).expect("the test's own value fits");
            assert_eq!(
                serde_json::from_str::<SnapshotDto>(&text).expect("the test's own value fits"),
                *shown
            );
            assert!(!shown.says.is_empty() && !shown.black.title.is_empty() && !shown.white.about.is_empty());
        }
        assert_ne!(english.says, chinese.says);
        assert_eq!((&english.stones, english.waiting), (&chinese.stones, chinese.waiting));
        english
    }

    fn answer(&mut self) -> SnapshotDto {
        loop {
            if let Thought::Ready(ticket) = self.session.think(Nodes(100)) {
                return self.send(Command::Answer(ticket));
            }
        }
    }
}

#[test]
fn every_state_is_shown_and_read_back() {
    let mut seen = Seen::new();
    let first = seen.look();
    assert_eq!((first.size, first.ply, first.status), (15, 0, StatusDto::Playing));
    let thinking = seen.send(Command::Typed("h8".into()));
    assert_eq!(
        serde_json::to_value(thinking.waiting).expect("the test's own value fits"),
        json!({ "for": "computer", "color": "white" })
    );
    assert!(thinking.thinking.is_some() && thinking.can.stop);
    let answered = seen.answer();
    assert_eq!((answered.ply, answered.stones.len(), answered.moves.len()), (2, 2, 2));
    assert_eq!(answered.last.as_deref(), answered.moves.last().map(|m| m.point.as_str()));
    let refused = seen.send(Command::Typed("h8".into()));
    assert_eq!(serde_json::to_value(&refused.notice).unwrap()["kind"], "refusal");
    seen.send(Command::Hint);
    let hinted = seen.answer();
    assert!(hinted.hint.is_some_and(|hint| hint.says.contains(&hint.point.to_uppercase())));
    let scored = seen.send(Command::Set(SettingChange::Scores(true)));
    assert!(scored.scores.is_some_and(|scores| scores.windows(2).all(|two| two[0].total >= two[1].total)));
    let held = seen.send(Command::TakeBack);
    assert_eq!(
        serde_json::to_value(held.waiting).expect("the test's own value fits"),
        json!({ "for": "held", "color": "white", "again": true })
    );
    let resigned = seen.send(Command::Resign);
    assert_eq!(resigned.status, StatusDto::WonWhite);
    assert_eq!(
        serde_json::to_value(resigned.waiting).expect("the test's own value fits"),
        json!({ "for": "nobody", "end": "resigned" })
    );
}

#[test]
fn wins_draws_and_lost_time_are_told_apart() {
    let game = |size, time| {
        Command::NewGame(Box::new(NewGame {
            rules: RuleSet::new(RuleKind::Freestyle, BoardSize::new(size).unwrap()),
            seats: ByColor { black: Seat::Person, white: Seat::Person },
            names: ByColor::default(),
            time,
        }))
    };
    let mut seen = Seen::new();
    seen.send(game(5, None));
    let mut last = seen.look();
    for point in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"] {
        last = seen.send(Command::Typed(point.into()));
    }
    assert_eq!((last.status, last.lines.len(), last.lines[0].len()), (StatusDto::WonBlack, 1, 5));
    // Columns of two and two that never make five.
    seen.send(game(5, None));
    let order = "a1 b1 c1 d1 e1 a3 b2 a2 d2 c2 c3 e2 e3 b3 a4 d3 b5 b4 c4 d4 e5 e4 d5 a5 c5";
    for point in order.split(' ') {
        last = seen.send(Command::Typed(point.into()));
    }
    assert_eq!(
        serde_json::to_value(last.waiting).expect("the test's own value fits"),
        json!({ "for": "nobody", "end": "full-board" }),
        "{last:?}"
    );
    assert_eq!(last.status, StatusDto::Drawn);
    seen.send(game(5, Some(TimeControl::PerMove(Millis(1_000)))));
    seen.send(Command::Typed("a1".into()));
    seen.now += 5_000;
    let lost = seen.send(Command::Tick);
    assert_eq!(
        serde_json::to_value(lost.waiting).expect("the test's own value fits"),
        json!({ "for": "nobody", "end": "time-out" })
    );
    assert_eq!(lost.status, StatusDto::WonBlack);
}

/// Reads one of the page's files.
fn page(name: &str) -> String {
    let path = format!("{}/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn the_style_sheet_has_the_colors_of_the_themes() {
    let sheet = page("www/style.css");
    for theme in THEMES {
        let head = format!("[data-theme=\"{}\"] {{", theme.name);
        let block = sheet.split(&head).nth(1).and_then(|rest| rest.split('}').next()).unwrap_or("");
        for (name, value) in css_variables(theme).into_iter().filter(|(name, _)| *name != "--font") {
            assert!(block.contains(&format!("  {name}: {value};\n")), "{}: {name}: {value}", theme.name);
        }
    }
}

#[test]
fn a_table_of_ones_own_is_kept_as_it_is() {
    let text = "run-length attack=3 defence=2 5=9 4=8 3=7 2=6 1=5";
    let script = json!({ "new-game": { "white": { "greedy": { "table": text } } } });
    let dto: CommandDto = serde_json::from_value(script).unwrap();
    let Ok(Command::NewGame(game)) = Command::try_from(dto) else { panic!("a new game") };
    let table = ScoreTable::from_text(text).unwrap();
    assert_eq!(game.seats.white, Seat::Computer(Computer::Greedy(table)));
}
