//! What crosses between the program and the page's script: names, shapes and refusals are promises.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use std::collections::BTreeSet;

use hoshi::app::{
    Command, Confirm, HelpPolicy, Language, LoadSource, Millis, NewGame, Numbers, Seat, Session,
    SessionOptions, SettingChange, Settings, Text, ThemeChoice, Thought, Ticket, TimeControl, Verdicted,
    Waiting, Words,
};
use hoshi::engine::{Candidates, Computer, Nodes, Preset};
use hoshi::rules::{BoardSize, ByColor, Color, Draw, RuleKind, RuleSet};
use hoshi::wire::{CommandDto, Look, OptionsDto, Refusal, SnapshotDto, labels, show};
use serde_json::Value;

/// What the page's script is told about all this.
const TYPES: &str = include_str!("../src/wire/types.d.ts");

fn game(black: Seat, white: Seat) -> NewGame {
    let rules = RuleSet::default();
    NewGame { rules, seats: ByColor { black, white }, names: ByColor::default(), time: None }
}

fn alpha_beta(depth: u8) -> Seat {
    Seat::Computer(Computer::AlphaBeta { depth, table: Preset::Patterns.table() })
}

/// Every command as a script writes it.
fn commands() -> Vec<(&'static str, Command)> {
    let mut small = game(
        Seat::Computer(Computer::Minimax {
            depth: 2,
            candidates: Candidates::AllEmpty,
            table: Preset::RunLength.table(),
        }),
        Seat::Computer(Computer::Greedy(Preset::OpenEnds.table())),
    );
    small.rules = RuleSet::new(RuleKind::Standard, BoardSize::new(9).unwrap());
    small.names = ByColor { black: "Anna".into(), white: "星".into() };
    small.time = Some(TimeControl::Game { main: Millis(60_000), increment: Millis(1_000) });
    let mut quick = game(Seat::Computer(Computer::Random), alpha_beta(4));
    quick.time = Some(TimeControl::PerMove(Millis(5_000)));
    let set = |change| Command::Set(change);
    vec![
        (r#"{"place":"h8"}"#, Command::Place("h8".parse().unwrap())),
        (r#"{"typed":"8 8"}"#, Command::Typed("8 8".into())),
        (r#""pass""#, Command::Pass),
        (r#""undo""#, Command::Undo),
        (r#""redo""#, Command::Redo),
        (r#""take-back""#, Command::TakeBack),
        (r#""resume""#, Command::Resume),
        (r#"{"jump":3}"#, Command::Jump(3)),
        (r#"{"step":-1}"#, Command::Step(-1)),
        (
            r#"{"new-game":{"rule":"freestyle","size":15,"black":"person","white":"person","blackName":"","whiteName":"","time":null}}"#,
            Command::NewGame(Box::new(game(Seat::Person, Seat::Person))),
        ),
        (
            r#"{"new-game":{"rule":"standard","size":9,"black":{"minimax":{"depth":2,"table":"run-length","candidates":"all"}},"white":{"greedy":{"table":"open-ends"}},"blackName":"Anna","whiteName":"星","time":{"game":{"main":60000,"increment":1000}}}}"#,
            Command::NewGame(Box::new(small)),
        ),
        (
            r#"{"new-game":{"rule":"freestyle","size":15,"black":"random","white":{"alpha-beta":{"depth":4,"table":"patterns"}},"blackName":"","whiteName":"","time":{"per-move":5000}}}"#,
            Command::NewGame(Box::new(quick)),
        ),
        (r#""resign""#, Command::Resign),
        (r#""stop""#, Command::Stop),
        (r#""hint""#, Command::Hint),
        (r#""dismiss""#, Command::Dismiss),
        (r#"{"name":{"color":"black","name":"Anna"}}"#, Command::Name(Color::Black, "Anna".into())),
        (r#"{"set":{"language":"zh"}}"#, set(SettingChange::Language(Language::Chinese))),
        (r#"{"set":{"language":"en"}}"#, set(SettingChange::Language(Language::English))),
        (r#"{"set":{"theme":"system"}}"#, set(SettingChange::Theme(ThemeChoice::System))),
        (r#"{"set":{"theme":"starry"}}"#, set(SettingChange::Theme(ThemeChoice::Starry))),
        (r#"{"set":{"theme":"kaya"}}"#, set(SettingChange::Theme(ThemeChoice::Kaya))),
        (r#"{"set":{"coordinates":false}}"#, set(SettingChange::Coordinates(false))),
        (r#"{"set":{"numbers":"off"}}"#, set(SettingChange::Numbers(Numbers::Off))),
        (r#"{"set":{"numbers":"all"}}"#, set(SettingChange::Numbers(Numbers::All))),
        (r#"{"set":{"numbers":{"last":7}}}"#, set(SettingChange::Numbers(Numbers::Last(7)))),
        (r#"{"set":{"confirm":"auto"}}"#, set(SettingChange::Confirm(Confirm::Auto))),
        (r#"{"set":{"confirm":"always"}}"#, set(SettingChange::Confirm(Confirm::Always))),
        (r#"{"set":{"confirm":"never"}}"#, set(SettingChange::Confirm(Confirm::Never))),
        (r#"{"set":{"scores":true}}"#, set(SettingChange::Scores(true))),
        (r#"{"load":"hoshi 1"}"#, Command::Load { text: "hoshi 1".into(), from: LoadSource::File }),
        (r#""save-file""#, Command::SaveFile),
        (r#""copy-board""#, Command::CopyBoard),
        (r#""log-scores""#, Command::LogScores),
    ]
}

fn read(json: &str) -> Result<Command, Refusal> {
    let dto: CommandDto = serde_json::from_str(json).map_err(|e| Refusal::Shape(e.to_string()))?;
    dto.try_into()
}

#[test]
fn every_command_has_one_spelling() {
    for (json, command) in commands() {
        assert_eq!(read(json), Ok(command.clone()), "{json}");
        let dto = CommandDto::of(&command).unwrap_or_else(|| panic!("a script may write {json}"));
        assert_eq!(serde_json::to_string(&dto).unwrap(), json);
    }
    for inner in [
        Command::Load { text: String::new(), from: LoadSource::Autosave },
        Command::LoadSettings(String::new()),
        Command::Answer(Ticket(1)),
        Command::Tick,
        Command::StorageFailed,
    ] {
        assert_eq!(CommandDto::of(&inner), None, "{inner:?} is the page's own");
    }
}

#[test]
fn what_is_left_out_of_a_new_game_is_as_at_first() {
    let plain = Command::NewGame(Box::new(game(Seat::Person, Seat::Person)));
    assert_eq!(read(r#"{"new-game":{}}"#), Ok(plain));
    let near = Candidates::USUAL;
    let minimax = Computer::Minimax { depth: 3, candidates: near, table: Preset::Patterns.table() };
    let want = Command::NewGame(Box::new(game(Seat::Person, Seat::Computer(minimax))));
    let json = r#"{"new-game":{"white":{"minimax":{"depth":3,"table":"patterns"}}}}"#;
    assert_eq!(read(json), Ok(want));
}

#[test]
fn a_table_may_be_written_out() {
    let mut table = Preset::OpenEnds.table();
    table.set("attack", 7).unwrap();
    let json = format!(r#"{{"new-game":{{"black":{{"greedy":{{"table":"{table}"}}}}}}}}"#);
    let want = Command::NewGame(Box::new(game(Seat::Computer(Computer::Greedy(table)), Seat::Person)));
    assert_eq!(read(&json), Ok(want.clone()));
    let dto = CommandDto::of(&want).unwrap();
    assert_eq!(Command::try_from(dto), Ok(want), "and is written out again");
}

#[test]
fn nothing_is_guessed_at() {
    for (json, code) in [
        (r#""fly""#, "bad-value"),
        (r#""Undo""#, "bad-value"),
        (r#""answer""#, "bad-value"),
        (r#""tick""#, "bad-value"),
        (r#"{"place":8}"#, "bad-value"),
        (r#"{"place":"h8","undo":true}"#, "bad-value"),
        (r#"{"place":"8h"}"#, "bad-point"),
        (r#"{"place":"h23"}"#, "bad-point"),
        (r#"{"jump":-1}"#, "bad-value"),
        (r#"{"set":{"sound":true}}"#, "bad-value"),
        (r#"{"set":{"theme":"neon"}}"#, "bad-value"),
        (r#"{"set":{"language":"fr"}}"#, "bad-value"),
        (r#"{"name":{"color":"red","name":"A"}}"#, "bad-value"),
        (r#"{"name":{"color":"black","name":"A","age":3}}"#, "bad-value"),
        (r#"{"new-game":{"sise":9}}"#, "bad-value"),
        (r#"{"new-game":{"rule":"renju9"}}"#, "bad-value"),
        (r#"{"new-game":{"size":4}}"#, "bad-size"),
        (r#"{"new-game":{"size":261}}"#, "bad-size"),
        (r#"{"new-game":{"black":"genius"}}"#, "bad-value"),
        (r#"{"new-game":{"black":{"greedy":{}}}}"#, "bad-value"),
        (r#"{"new-game":{"black":{"greedy":{"table":"best"}}}}"#, "bad-table"),
        (r#"{"new-game":{"black":{"alpha-beta":{"depth":0,"table":"patterns"}}}}"#, "bad-depth"),
        (r#"{"new-game":{"black":{"alpha-beta":{"depth":9,"table":"patterns"}}}}"#, "bad-depth"),
        (r#"{"new-game":{"white":{"minimax":{"depth":9,"table":"patterns"}}}}"#, "bad-depth"),
        (r#"{"new-game":{"time":{"day":1}}}"#, "bad-value"),
        (r#"{"new-game":{"time":{"per-move":-5}}}"#, "bad-value"),
    ] {
        let refusal = read(json).expect_err(json);
        assert_eq!(refusal.code(), code, "{json}: {refusal}");
        assert!(!refusal.to_string().is_empty());
    }
    for json in [r#"{"sise":1}"#, r#"{"help":{"cheats":true}}"#, r#"{"seed":-1}"#, r#"{"language":"fr"}"#] {
        assert!(serde_json::from_str::<OptionsDto>(json).is_err(), "{json}");
    }
}

#[test]
fn help_that_is_not_named_is_not_given() {
    let options: OptionsDto = serde_json::from_str(r#"{"help":{"undo":true}}"#).unwrap();
    let policy: HelpPolicy = options.help.unwrap().into();
    assert_eq!(policy, HelpPolicy { undo: true, ..HelpPolicy::NONE });
    assert_eq!(serde_json::from_str::<OptionsDto>("{}").unwrap(), OptionsDto::default());
}

fn session() -> Session {
    let settings = Settings { scores: true, ..Settings::default() };
    Session::new(SessionOptions { policy: HelpPolicy::ALL, settings, seed: 1, now: Millis(0) })
}

fn run(commands: Vec<Command>) -> Session {
    let mut session = session();
    for command in commands {
        session.update(command, Millis(0));
    }
    session
}

const ENGLISH: Look = Look { language: Language::English, theme: "starry" };
const CHINESE: Look = Look { language: Language::Chinese, theme: "kaya" };

fn shown(session: &Session, look: Look) -> Value {
    let dto = show(&session.snapshot(Millis(0)), look);
    let json = serde_json::to_value(&dto).unwrap();
    assert_eq!(serde_json::from_value::<SnapshotDto>(json.clone()).unwrap(), dto);
    json
}

/// Answers of the computer to move.
fn answered(mut session: Session) -> Session {
    while let Thought::Ready(ticket) = session.think(Nodes(u64::MAX)) {
        session.update(Command::Answer(ticket), Millis(0));
    }
    session
}

#[test]
fn a_snapshot_says_who_is_waited_for() {
    let place = |p: &str| Command::Place(p.parse().unwrap());
    let asked = || run(vec![place("h8")]);
    let step = |mut session: Session, command| {
        session.update(command, Millis(0));
        session
    };
    let back = step(answered(asked()), Command::TakeBack);
    let stepped = step(answered(asked()), Command::Step(-1));
    for (session, waiting, english, chinese) in [
        (session(), r#"{"for":"person","color":"black"}"#, "Your turn", "轮到你"),
        (asked(), r#"{"for":"computer","color":"white"}"#, "White is thinking", "白方"),
        (back, r#"{"for":"held","color":"white","again":true}"#, "another answer", "换一着"),
        (stepped, r#"{"for":"held","color":"white","again":false}"#, "let it move", "让电脑走"),
        (run(vec![Command::Resign]), r#"{"for":"nobody","end":"resigned"}"#, "White wins", "白方获胜"),
    ] {
        let json = shown(&session, ENGLISH);
        assert_eq!(json["waiting"], serde_json::from_str::<Value>(waiting).unwrap());
        assert!(json["says"].as_str().unwrap().contains(english), "{}", json["says"]);
        let says = shown(&session, CHINESE)["says"].as_str().unwrap().to_owned();
        assert!(says.contains(chinese), "{says}");
    }
}

#[test]
fn every_end_has_its_name() {
    let (black, white) = (Color::Black, Color::White);
    for (verdict, end, status) in [
        (Verdicted::Five { by: black }, "five", "won-black"),
        (Verdicted::Five { by: white }, "five", "won-white"),
        (Verdicted::Resigned { by: white }, "resigned", "won-white"),
        (Verdicted::TimeOut { by: black }, "time-out", "won-black"),
        (Verdicted::Drawn(Draw::BoardFull), "full-board", "drawn"),
        (Verdicted::Drawn(Draw::TwoPasses), "both-passed", "drawn"),
    ] {
        let mut snapshot = session().snapshot(Millis(0));
        snapshot.waiting = Waiting::Over(verdict);
        let json = serde_json::to_value(show(&snapshot, ENGLISH)).unwrap();
        assert_eq!((json["waiting"]["end"].as_str(), json["status"].as_str()), (Some(end), Some(status)));
        assert_eq!(json["says"].as_str().unwrap(), Text::Ended(verdict).say(Language::English));
    }
}

#[test]
fn a_snapshot_carries_the_game() {
    let mut new = game(Seat::Person, Seat::Person);
    new.names.black = "Anna".into();
    new.time = Some(TimeControl::PerMove(Millis(5_000)));
    let place = |p: &str| Command::Place(p.parse().unwrap());
    let session =
        run(vec![Command::NewGame(Box::new(new)), place("h8"), place("i9"), Command::Step(-1), place("h8")]);
    let json = shown(&session, ENGLISH);
    for (path, want) in [
        ("/rule", r#""freestyle""#),
        ("/size", "15"),
        ("/opening", r#""free""#),
        ("/stones", r#"[{"point":"h8","color":"black","number":1}]"#),
        ("/turn", r#""white""#),
        ("/last", r#""h8""#),
        ("/moves/1", r#"{"number":2,"color":"white","point":"i9"}"#),
        ("/ply", "1"),
        ("/black/name", r#""Anna""#),
        ("/white/clock", r#"{"left":5000,"running":true}"#),
        ("/time", r#"{"per-move":5000}"#),
        ("/notice/kind", r#""refusal""#),
        ("/notice/text", r#""H8 is taken.""#),
        ("/can/redo", "true"),
        ("/can/takeBack", "false"),
        ("/settings/scores", "true"),
        ("/language", r#""en""#),
        ("/theme", r#""starry""#),
    ] {
        let want: Value = serde_json::from_str(want).unwrap();
        assert_eq!(json.pointer(path), Some(&want), "{path}");
    }
    let first = &json["scores"][0];
    assert_eq!(
        first["total"].as_i64(),
        first["attack"].as_i64().zip(first["defence"].as_i64()).map(|(a, d)| a + d)
    );
    let hint = shown(&answered(run(vec![Command::Hint])), CHINESE);
    assert_eq!(hint["hint"]["point"].as_str(), Some("h8"));
    assert!(hint["hint"]["says"].as_str().unwrap().contains("天元"));
}

/// The block of `types.d.ts` that begins with `head`, to the first line that begins with `tail`.
fn block(head: &str, tail: &str) -> &'static str {
    let (_, rest) = TYPES.split_once(head).unwrap_or_else(|| panic!("types.d.ts has no {head}"));
    rest.split_once(tail).expect("it ends").0
}

/// Names of the fields that stand `indent` spaces from the left.
fn fields(block: &str, indent: usize) -> BTreeSet<String> {
    let lines = block.lines().filter_map(|l| l.strip_prefix(&" ".repeat(indent)));
    let lines = lines.filter(|l| l.starts_with(|c: char| c.is_ascii_alphabetic()));
    lines.filter_map(|l| l.split_once(':')).map(|(name, _)| name.trim_end_matches('?').to_owned()).collect()
}

fn keys(json: &Value) -> BTreeSet<String> {
    json.as_object().unwrap().keys().cloned().collect()
}

#[test]
fn the_typescript_names_what_really_crosses() {
    let json = shown(&run(vec![Command::Place("h8".parse().unwrap())]), ENGLISH);
    let snapshot = block("export interface BoardSnapshot {\n", "\n}");
    assert_eq!(fields(snapshot, 2), keys(&json));
    for part in ["can", "thinking", "settings"] {
        let inner =
            snapshot.split_once(&format!("\n  {part}: {{\n")).unwrap().1.split_once("\n  }").unwrap().0;
        assert_eq!(fields(inner, 4), keys(&json[part]), "{part}");
    }
    assert_eq!(fields(block("export interface BoardPlayer {\n", "\n}"), 2), keys(&json["black"]));
    assert_eq!(fields(block("export interface BoardHelp {\n", "\n}"), 2), keys(&json["help"]));
    let options = serde_json::to_value(OptionsDto::default()).unwrap();
    assert_eq!(fields(block("export interface BoardOptions {\n", "\n}"), 2), keys(&options));
    let new_game = serde_json::from_str::<Value>(commands()[9].0).unwrap();
    assert_eq!(fields(block("export interface NewGame {\n", "\n}"), 2), keys(&new_game["new-game"]));
    let name = |json: &str| match serde_json::from_str::<Value>(json).unwrap() {
        Value::String(name) => name,
        object => keys(&object).into_iter().next().unwrap(),
    };
    let real: BTreeSet<String> = commands().iter().map(|(json, _)| name(json)).collect();
    let told: BTreeSet<String> = block("export type BoardCommand =", ";\n")
        .lines()
        .filter_map(|line| line.trim().strip_prefix("| "))
        .map(|choice| choice.trim_start_matches("{ ").split(':').next().unwrap().trim_matches('"').to_owned())
        .collect();
    assert_eq!(told, real);
}

#[test]
fn the_page_has_every_word() {
    for language in Language::ALL {
        let told: BTreeSet<String> = labels(language).into_iter().map(|(key, _)| key).collect();
        assert_eq!(told, Words::keys().collect::<BTreeSet<_>>());
    }
}
