//! `src/wire/types.d.ts` tells TypeScript what crosses; it is held against what really does.

use std::collections::BTreeSet;

use hoshi::app::{
    Command, HelpPolicy, Language, LoadSource, Millis, NewGame, Seat, Session, SessionOptions, SettingChange,
    Settings, Words,
};
use hoshi::rules::{ByColor, Color, Point, RuleSet};
use hoshi::wire::{CommandDto, Look, OptionsDto, labels, show};
use serde_json::Value;

const TYPES: &str = include_str!("../src/wire/types.d.ts");

/// One command of every kind that a script may send.
fn commands() -> Vec<Command> {
    let new_game = NewGame {
        rules: RuleSet::default(),
        seats: ByColor { black: Seat::Person, white: Seat::Person },
        names: ByColor::default(),
        time: None,
    };
    vec![
        Command::NewGame(Box::new(new_game)),
        Command::Place(Point::new(7, 7)),
        Command::Typed("h8".into()),
        Command::Pass,
        Command::Undo,
        Command::Redo,
        Command::TakeBack,
        Command::Resume,
        Command::Jump(0),
        Command::Step(1),
        Command::Resign,
        Command::Stop,
        Command::Hint,
        Command::Dismiss,
        Command::Name(Color::Black, String::new()),
        Command::Set(SettingChange::Coordinates(true)),
        Command::Load { text: String::new(), from: LoadSource::File },
        Command::SaveFile,
        Command::CopyBoard,
        Command::LogScores,
    ]
}

fn json(command: &Command) -> Value {
    let dto = CommandDto::of(command).unwrap_or_else(|| panic!("scripts may send {command:?}"));
    serde_json::to_value(dto).expect("a command is plain data")
}

#[test]
fn help_that_is_not_named_is_not_given() {
    let options: OptionsDto = serde_json::from_str(r#"{"help":{"undo":true}}"#).unwrap();
    let policy: HelpPolicy = options.help.unwrap().into();
    assert_eq!(policy, HelpPolicy { undo: true, ..HelpPolicy::NONE });
    assert_eq!(serde_json::from_str::<OptionsDto>("{}").unwrap(), OptionsDto::default());
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
    json.as_object().expect("an object").keys().cloned().collect()
}

#[test]
fn the_typescript_names_what_really_crosses() {
    let options = SessionOptions {
        policy: HelpPolicy::ALL,
        settings: Settings { scores: true, ..Settings::default() },
        seed: 1,
        now: Millis(0),
    };
    let mut session = Session::new(options);
    session.update(Command::Place(Point::new(7, 7)), Millis(0));
    let look = Look { language: Language::English, theme: "starry", aim: None };
    let snapshot_dto = show(&session.snapshot(Millis(0)), look);
    let shown = serde_json::to_value(snapshot_dto).unwrap();
    let snapshot = block("export interface BoardSnapshot {\n", "\n}");
    assert_eq!(fields(snapshot, 2), keys(&shown));
    for part in ["can", "thinking", "settings"] {
        let inner =
            snapshot.split_once(&format!("\n  {part}: {{\n")).unwrap().1.split_once("\n  }").unwrap().0;
        assert_eq!(fields(inner, 4), keys(&shown[part]), "{part}");
    }
    assert_eq!(fields(block("export interface BoardPlayer {\n", "\n}"), 2), keys(&shown["black"]));
    assert_eq!(fields(block("export interface BoardHelp {\n", "\n}"), 2), keys(&shown["help"]));
    let options = serde_json::to_value(OptionsDto::default()).unwrap();
    assert_eq!(fields(block("export interface BoardOptions {\n", "\n}"), 2), keys(&options));
    let new_game = json(&commands()[0]);
    assert_eq!(fields(block("export interface NewGame {\n", "\n}"), 2), keys(&new_game["new-game"]));
    let name = |command: &Command| match json(command) {
        Value::String(name) => name,
        object => keys(&object).into_iter().next().unwrap(),
    };
    let real: BTreeSet<String> = commands().iter().map(name).collect();
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
        let told: BTreeSet<String> = labels(language).map(|(key, _)| key).collect();
        assert_eq!(told, Words::keys().collect::<BTreeSet<_>>());
    }
}
