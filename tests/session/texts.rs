//! Every sentence there is, in every language; typed points; the board as text.

use hoshi::app::text::{NAMES, reason};
use hoshi::app::typed::typed_move;
use hoshi::app::{Language, Text, Verdicted, Words};
use hoshi::engine::Reason;
use hoshi::record::{SaveError, SaveErrorKind};
use hoshi::rules::{Color, Draw, Illegal, Move, Point};

use crate::script::check;

fn kinds() -> Vec<SaveErrorKind> {
    let word = || "x9".to_owned();
    let point = Point::new(7, 7);
    vec![
        SaveErrorKind::TooLong(1),
        SaveErrorKind::NotASave,
        SaveErrorKind::Version(word()),
        SaveErrorKind::Cut,
        SaveErrorKind::Missing("rule"),
        SaveErrorKind::Unknown(word()),
        SaveErrorKind::Twice(word()),
        SaveErrorKind::Rule(word()),
        SaveErrorKind::Size(word()),
        SaveErrorKind::Opening(word()),
        SaveErrorKind::Color(word()),
        SaveErrorKind::Number(word()),
        SaveErrorKind::Node(word()),
        SaveErrorKind::Moves(word()),
        SaveErrorKind::SetupOutside(point),
        SaveErrorKind::SetupTwice(point),
        SaveErrorKind::Illegal(Illegal::GameOver),
        SaveErrorKind::SameMove,
        SaveErrorKind::Word(word()),
        SaveErrorKind::Word(String::new()),
        SaveErrorKind::Table(word()),
    ]
}

fn verdicts() -> Vec<Verdicted> {
    let mut all = vec![Verdicted::Drawn(Draw::BoardFull), Verdicted::Drawn(Draw::TwoPasses)];
    for by in Color::BOTH {
        all.extend([Verdicted::Five { by }, Verdicted::Resigned { by }, Verdicted::TimeOut { by }]);
    }
    all
}

fn texts() -> Vec<Text> {
    let point = Point::new(7, 7);
    let color = Color::Black;
    let mut all = vec![
        Text::Moved { number: 1, color, point },
        Text::Passed(color),
        Text::ComputersTurn,
        Text::NotAPoint("zz".into()),
        Text::NothingToUndo,
        Text::NothingToRedo,
        Text::NothingToTakeBack,
        Text::CannotResign,
        Text::NotAllowed,
        Text::TookBack(0),
        Text::TookBack(1),
        Text::TookBack(2),
        Text::At(0),
        Text::At(3),
        Text::Held(color),
        Text::NoHint,
        Text::NothingToStop,
        Text::NothingToResume,
        Text::NewGame,
        Text::Loaded,
        Text::Restored,
        Text::StorageFailed,
        Text::NoWords,
        Text::Copied,
        Text::ScoresLogged,
    ];
    all.extend(Reason::ALL.map(|why| Text::Hint(point, why)));
    all.extend(verdicts().into_iter().map(Text::Ended));
    let illegal = [
        Illegal::Outside(point),
        Illegal::Occupied(point),
        Illegal::NotYourTurn { turn: color },
        Illegal::GameOver,
        Illegal::NoPass,
        Illegal::Opening(point),
    ];
    all.extend(illegal.map(Text::Refused));
    for kind in kinds() {
        let error = SaveError { line: 4, column: 2, kind };
        all.extend([
            Text::LoadFailed(error.clone()),
            Text::KeptAside(error.clone()),
            Text::ResultsAside(error),
        ]);
    }
    all
}

/// Two different things are never said with the same words, and nothing is left of a gap.
#[test]
fn every_sentence_is_there_in_every_language() {
    let texts = texts();
    for language in Language::ALL {
        let words = Words::of(language);
        let said: Vec<String> = texts.iter().map(|t| t.say(&words)).collect();
        for (text, sentence) in texts.iter().zip(&said) {
            assert!(!sentence.trim().is_empty(), "{text:?}");
            assert!(!sentence.contains(['{', '}', '|']), "{text:?}: {sentence}");
            assert!(!sentence.contains("..") && !sentence.contains("  "), "{sentence}");
            assert_eq!(said.iter().filter(|s| *s == sentence).count(), 1, "{language:?}: {sentence}");
        }
    }
}

/// A hint's words say what its name says.
#[test]
fn reasons_are_called_by_their_names() {
    const VERBS: [(&str, &str, &str); 3] = [
        ("makes-", "It makes ", "成"),
        ("stops-", "It stops ", "挡住对方"),
        ("prevents-", "It keeps the opponent from ", "阻止对方成"),
    ];
    let nouns = |name: &str| match name {
        "five" => ("five", "五"),
        "open-four" => ("an open four", "活四"),
        "double-four" => ("two fours", "双四"),
        "four-three" => ("a four ", "四三"),
        "double-three" => ("two open threes", "双活三"),
        "four" => ("a four", "冲四"),
        "open-three" => ("an open three", "活三"),
        "three" => ("a three", "眠三"),
        "open-two" => ("an open two", "活二"),
        other => panic!("no noun for {other}: add it above"),
    };
    let (english_words, chinese_words) = (Words::english(), Words::of(Language::SimplifiedChinese));
    for why in Reason::ALL {
        let Some((verb, english, chinese)) = VERBS.into_iter().find(|v| why.name().starts_with(v.0)) else {
            let rest = [Reason::OnlyPoint, Reason::Center, Reason::NearStones, Reason::NewGround];
            assert!(rest.contains(&why), "{why:?} has no verb: add one above, or add it to the rest");
            continue;
        };
        let (en, zh) = (&english_words[reason(why)], &chinese_words[reason(why)]);
        assert_eq!(NAMES[reason(why) as usize], format!("why_{}", why.name().replace('-', "_")));
        let (noun, word) = nouns(&why.name()[verb.len()..]);
        assert!(en.starts_with(english) && en.contains(noun), "{why:?}: {en}");
        assert!(zh.starts_with(chinese) && zh.contains(word), "{why:?}: {zh}");
    }
}

#[test]
fn typed_points() {
    for (typed, point) in [
        ("h8", "H8"),
        ("H8", "H8"),
        (" h8 ", "H8"),
        ("ｈ８", "H8"),
        ("Ｈ１５", "H15"),
        ("8 8", "H8"),
        ("8,8", "H8"),
        ("8, 8", "H8"),
        ("８，８", "H8"),
        ("8、8", "H8"),
        ("8　8", "H8"),
        ("h 8", "H8"),
        ("1 1", "A1"),
        ("9 1", "I1"),
        ("22 22", "V22"),
        ("15 1", "O1"),
    ] {
        let want = Some(Move::Place(point.parse().unwrap()));
        assert_eq!(typed_move(typed), want, "{typed:?}");
    }
    for typed in [
        "", " ", "h", "8", "88", "h0", "h23", "w1", "0 1", "23 1", "1 0", "1 23", "1 2 3", "h8h", "-1 5",
        "+1 5", "八 八", "h8 i9", "1.5",
    ] {
        assert_eq!(typed_move(typed), None, "{typed:?}");
    }
    assert_eq!(typed_move("--"), Some(Move::Pass));
}

/// Columns of a line where ● and ○ are as wide as Chinese characters.
fn width(line: &str) -> usize {
    line.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum()
}

#[test]
fn the_text_board_lines_up() {
    for size in [5, 9, 10, 15, 22] {
        let table = check(&format!("new P P {size}; a1; e5; b2"));
        let text = table.session.text_board();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), size + 2);
        for line in &lines[..=size] {
            assert_eq!(width(line), 2 + 2 * size, "{line}");
        }
        assert!(lines[size - 1].starts_with(" 1●＋"), "{text}");
        assert!(lines[size - 2].starts_with(" 2＋●"), "{text}");
        assert!(lines[size - 5].starts_with(" 5＋＋＋＋○"), "{text}");
        assert!(lines[size].starts_with("  ＡＢＣＤＥ"), "{text}");
        let position = hoshi::rules::parse_position(lines[size + 1]).unwrap();
        assert_eq!(position.board(), table.session.game().position().board());
    }
}

#[test]
fn scores_go_to_the_console() {
    use hoshi::app::Effect;
    let table = check("new P P 9; e5; log");
    let Some(Effect::Log(text)) = table.effects.first() else { panic!("{:?}", table.effects) };
    assert!(text.starts_with("white to move\npoint"), "{text}");
    assert_eq!(text.lines().count(), 2 + 24, "every candidate has a line\n{text}");
}
