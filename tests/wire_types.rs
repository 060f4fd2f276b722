//! The names and shapes that `types.d.ts` promises to scripts are those that really cross.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use std::collections::BTreeSet;

use hoshi::app::{
    Command, HelpPolicy, Language, LoadSource, Millis, NewGame, Seat, Session, SessionOptions, SettingChange,
    Settings, Text, Thought, Verdicted, Waiting, Words,
};
use hoshi::engine::Nodes;
use hoshi::rules::{ByColor, Color, Draw, RuleSet};
use hoshi::wire::{CommandDto, Look, OptionsDto, SnapshotDto, show};
use serde_json::Value;

/// What the page's script is told.
const TYPES: &str = include_str!("../src/wire/types.d.ts");

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

fn shown(session: &Session, language: Language) -> Value {
    let look = Look { words: &Words::of(language), theme: "starry", aim: None };
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
        let json = shown(&session, Language::English);
        assert_eq!(json["waiting"], serde_json::from_str::<Value>(waiting).unwrap());
        assert!(json["says"].as_str().unwrap().contains(english), "{}", json["says"]);
        let says = shown(&session, Language::SimplifiedChinese)["says"].as_str().unwrap().to_owned();
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
        let words = Words::english();
        let mut snapshot = session().snapshot(Millis(0));
        snapshot.waiting = Waiting::Over(verdict);
        let json = serde_json::to_value(show(&snapshot, Look { words: &words, theme: "starry", aim: None }))
            .unwrap();
        assert_eq!((json["waiting"]["end"].as_str(), json["status"].as_str()), (Some(end), Some(status)));
        assert_eq!(json["says"].as_str().unwrap(), Text::Ended(verdict).say(&words));
    }
}

/// One command of each name.
fn commands() -> Vec<Command> {
    let seats = ByColor { black: Seat::Person, white: Seat::Person };
    let game = NewGame { rules: RuleSet::default(), seats, names: ByColor::default(), time: None };
    vec![
        Command::Place("h8".parse().unwrap()),
        Command::Typed("8 8".into()),
        Command::Pass,
        Command::Undo,
        Command::Redo,
        Command::TakeBack,
        Command::Resume,
        Command::Jump(3),
        Command::Step(-1),
        Command::NewGame(Box::new(game)),
        Command::Resign,
        Command::Stop,
        Command::Hint,
        Command::Dismiss,
        Command::Name(Color::Black, "Anna".into()),
        Command::Set(SettingChange::Scores(true)),
        Command::Load { text: "hoshi 1".into(), from: LoadSource::File },
        Command::SaveFile,
        Command::CopyBoard,
        Command::LogScores,
        Command::ReadRecord,
        Command::ForgetRecord,
        Command::DropSuggestion,
    ]
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
    let json = shown(&run(vec![Command::Place("h8".parse().unwrap())]), Language::English);
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
    let written: Vec<Value> = commands()
        .iter()
        .map(|command| serde_json::to_value(CommandDto::of(command).expect("a script may send it")).unwrap())
        .collect();
    let new_game = written.iter().find_map(|json| json.get("new-game")).unwrap();
    assert_eq!(fields(block("export interface NewGame {\n", "\n}"), 2), keys(new_game));
    let name = |json: &Value| match json {
        Value::String(name) => name.clone(),
        object => keys(object).into_iter().next().unwrap(),
    };
    let real: BTreeSet<String> = written.iter().map(name).collect();
    let told: BTreeSet<String> = block("export type BoardCommand =", ";\n")
        .lines()
        .filter_map(|line| line.trim().strip_prefix("| "))
        .map(|choice| choice.trim_start_matches("{ ").split(':').next().unwrap().trim_matches('"').to_owned())
        .collect();
    assert_eq!(told, real);
}
