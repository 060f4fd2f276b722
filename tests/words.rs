//! The tables of words: every language complete, every gap filled, every word used.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use hoshi::app::levels::LEVELS;
use hoshi::app::text::{self, COUNT, Gap, NAMES, WordsError};
use hoshi::app::{Confirm, Language, ThemeChoice, Word, Words};
use hoshi::engine::{Computer, Preset};
use hoshi::rules::{Color, RuleKind};

/// Words that are right to be the same in some other language as in English: names, signs, numbers.
const SAME: &[&str] = &["lines", "cell_comma", "computer_minimax", "computer_alpha_beta"];

/// The gaps of a word: the name of each with the numbers of forms it stands with, 0 for the value itself.
fn gaps(word: &str) -> BTreeMap<&str, BTreeSet<usize>> {
    let mut found: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for piece in word.split('{').skip(1) {
        let (gap, rest) = piece.split_once('}').unwrap_or_else(|| panic!("{word:?}: a gap does not end"));
        assert!(!rest.contains('|'), "{word:?}: forms belong into a gap");
        let mut parts = gap.split('|');
        let name = parts.next().unwrap();
        assert!(name.chars().all(|c| c.is_ascii_lowercase()), "{word:?}: a gap called {name:?}");
        found.entry(name).or_default().insert(parts.count());
    }
    assert_eq!(word.matches('{').count(), word.matches('}').count(), "{word:?}");
    found
}

/// What is wrong with `own` as a translation of `english`.
fn faults(language: Language, english: &str, own: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if own.trim().is_empty() || own.contains('\n') {
        wrong.push("it is empty or has more than one line".to_owned());
    }
    let (theirs, ours) = (gaps(english), gaps(own));
    if theirs.keys().ne(ours.keys()) {
        wrong.push(format!("its gaps are {:?} and should be {:?}", ours.keys(), theirs.keys()));
    }
    for (name, forms) in ours {
        let right = match name {
            "color" => Color::BOTH.len(),
            "rule" => RuleKind::ALL.len(),
            _ => language.plural_forms(),
        };
        let choice = matches!(name, "color" | "rule");
        if forms.iter().any(|n| *n != right && (choice || *n != 0)) {
            wrong.push(format!("the gap {name} has {forms:?} forms and should have {right}"));
        }
    }
    wrong
}

#[test]
fn every_table_fits_the_english_one() {
    let english = text::table(Language::English).all();
    for language in Language::ALL {
        let own = text::table(language).all();
        for ((name, english), own) in NAMES.iter().zip(english).zip(own) {
            assert_eq!(faults(language, english, own), Vec::<String>::new(), "{language:?}, {name}: {own}");
            let same = own == english && language != Language::English;
            assert!(!same || SAME.contains(name), "{language:?}, {name}: {own:?} is still English");
        }
    }
}

#[test]
fn the_check_of_tables_sees_what_it_should() {
    for (english, own, fine) in [
        ("Move {n}", "第 {n} 手", true),
        ("Move {n}", "第手", false),
        ("Move {n}", "第 {m} 手", false),
        ("Move", "", false),
        ("Move", " ", false),
        ("Move", "a\nb", false),
        ("{n} {n|stone|stones}", "{n} 子", true),
        ("{n} {n|stone|stones}", "{n|子}", true),
        ("{n} {n|stone|stones}", "{n|子|子}", false),
        ("{color|Black|White} passes", "{color|黑|白}方", true),
        ("{color|Black|White} passes", "{color|黑}方", false),
        ("{color|Black|White} passes", "{color}方", false),
        ("{rule|freestyle|standard}", "{rule|无禁手}", false),
    ] {
        let found = faults(Language::SimplifiedChinese, english, own);
        assert_eq!(found.is_empty(), fine, "{english:?}, {own:?}: {found:?}");
    }
}

#[test]
fn gaps_are_filled() {
    let (english, chinese) = (Words::english(), Words::of(Language::SimplifiedChinese));
    let took = |words: &Words, n| words.fill(Word::took_back, &[("n", Gap::Number(n))]);
    assert_eq!(took(&english, 1), "1 move taken back.");
    assert_eq!(took(&english, 2), "2 moves taken back.");
    assert_eq!(took(&english, 0), "0 moves taken back.");
    assert_eq!(took(&chinese, 1), "已悔 1 手。");
    let passes = |words: &Words, color: Color| words.fill(Word::passes, &[("color", color.into())]);
    assert_eq!(passes(&english, Color::White), "White passes.");
    assert_eq!(passes(&chinese, Color::Black), "黑方停一手。");
    // What somebody typed is never taken for a gap.
    let typed = english.fill(Word::not_a_point, &[("typed", Gap::Text("{n|x}"))]);
    assert!(typed.starts_with("“{n|x}” is not a point"), "{typed}");
}

#[test]
fn a_file_is_read_back_or_refused() {
    for language in Language::ALL {
        let words = Words::read(&text::file(language)).unwrap();
        assert_eq!(words.language(), language);
        for (word, own) in Word::ALL.into_iter().zip(text::table(language).all()) {
            assert_eq!(words[word], *own);
        }
        let labels: Vec<(String, &str)> = words.labels().collect();
        assert!(labels.len() > 100 && labels.len() < COUNT, "{}", labels.len());
        for ((key, label), name) in labels.iter().zip(NAMES) {
            assert_eq!(
                (key.replace('-', "_").as_str(), words.labels().any(|l| l.1 == *label)),
                (*name, true)
            );
        }
    }
    assert_eq!(Words::read(&text::file(Language::English)).unwrap(), Words::english());
    let file = text::file(Language::SimplifiedChinese);
    let stale = file.replacen(&text::STAMP.to_string(), "7", 1);
    let unknown = file.replacen("zh-Hans", "tlh", 1);
    let cut = &file[..file.trim_end().rfind('\n').unwrap() + 1];
    for (text, error) in [
        (stale.as_str(), WordsError::Stamp),
        (unknown.as_str(), WordsError::Head),
        (cut, WordsError::Count),
        (file.trim_end(), WordsError::Count),
        (&format!("{file}more\n"), WordsError::Count),
        ("", WordsError::Head),
        ("<!doctype html>\n<title>Not found</title>\n", WordsError::Head),
    ] {
        assert_eq!(Words::read(text), Err(error), "{:?}", text.lines().next());
    }
}

/// Russian words beside numbers, as a Russian says them.
#[test]
fn russian_numbers() {
    let words = Words::of(Language::Russian);
    for (n, stones) in [
        (0, "0 камней"),
        (1, "1 камень"),
        (2, "2 камня"),
        (4, "4 камня"),
        (5, "5 камней"),
        (11, "11 камней"),
        (12, "12 камней"),
        (21, "21 камень"),
        (22, "22 камня"),
        (101, "101 камень"),
        (111, "111 камней"),
        (114, "114 камней"),
        (225, "225 камней"),
    ] {
        let gaps = [("lines", Gap::Number(15)), ("rule", Gap::Choice(0)), ("n", Gap::Number(n))];
        let said = words.fill(Word::board_is, &gaps);
        assert!(said.contains(&format!(", {stones}. ")), "{said}");
    }
}

#[test]
fn the_plural_rule_gives_a_form_that_there_is() {
    for language in Language::ALL {
        let forms: BTreeSet<usize> = (0..=484).map(|n| language.plural(n)).collect();
        assert_eq!(forms, (0..language.plural_forms()).collect(), "{language:?}");
    }
}

/// Text of every file below `folder` whose name ends with `end`.
fn sources(folder: &str, end: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    if path.is_file() {
        return fs::read_to_string(path).unwrap();
    }
    let mut all = String::new();
    for entry in fs::read_dir(&path).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let inside = format!("{folder}/{name}");
        let is_folder = path.join(&name).is_dir();
        if (is_folder && name != "pkg") || (!is_folder && name.ends_with(end)) {
            all += &sources(&inside, end);
        }
    }
    all
}

/// Everything between `start` and the next `end`, as often as it comes.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// What is put together from a name at run time: `word(`rule-${…}`)` in a script stands for all of these.
fn named(start: &str, end: &str) -> Vec<String> {
    let values: Vec<String> = match start {
        "rule-" => RuleKind::ALL.iter().map(|rule| rule.name().to_owned()).collect(),
        "computer-" => Computer::ladder().iter().map(|computer| computer.name().to_owned()).collect(),
        "preset-" => Preset::ALL.iter().map(|preset| preset.name().to_owned()).collect(),
        "theme-" => ThemeChoice::ALL.iter().map(|theme| theme.name().to_owned()).collect(),
        "confirm-" => Confirm::ALL.iter().map(|confirm| confirm.name().to_owned()).collect(),
        "level-" => (1..=LEVELS).map(|level| level.to_string()).collect(),
        "name-" => Color::BOTH.iter().map(|color| color.name().to_owned()).collect(),
        "" => panic!("`${{…}}{end}` could be any word: let it begin with a part of the key"),
        other => panic!("say in this test what follows {other:?}"),
    };
    values.iter().map(|value| format!("{start}{value}{end}")).collect()
}

/// Every key that the page asks for; those made of names are written out.
fn asked() -> BTreeSet<String> {
    let (html, scripts) = (sources("index.html", ""), sources("www", ".js"));
    let mut keys: BTreeSet<String> = Color::BOTH.iter().map(|color| color.name().to_owned()).collect();
    for mark in ["data-label=\"", "data-label-aria=\""] {
        keys.extend(between(&html, mark, '"').into_iter().map(str::to_owned));
    }
    keys.extend(between(&scripts, "word(\"", '"').into_iter().map(str::to_owned));
    for key in between(&scripts, "word(`", '`') {
        let (start, rest) = key.split_once("${").unwrap_or_else(|| panic!("{key:?} needs no backticks"));
        keys.extend(named(start, rest.split_once('}').unwrap().1));
    }
    // `word(a ? "one" : "two")`, and a word kept in a variable before it is asked for.
    let choices = scripts.split("word(").skip(1).filter(|rest| !rest.starts_with(['"', '`']));
    for choice in choices {
        let inside = choice.split(')').next().unwrap_or("");
        keys.extend(between(inside, "? \"", '"').into_iter().map(str::to_owned));
        keys.extend(between(inside, ": \"", '"').into_iter().map(str::to_owned));
    }
    for line in scripts.lines().filter(|line| line.contains("// words")) {
        keys.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    keys
}

#[test]
fn every_word_is_used_and_every_word_asked_for_exists() {
    let asked = asked();
    assert!(asked.len() > 80, "only {} words are asked for", asked.len());
    let page: BTreeSet<String> = Words::english().labels().map(|(key, _)| key).collect();
    let unknown: Vec<&String> = asked.difference(&page).collect();
    assert!(unknown.is_empty(), "the page asks for words that the first part of the list lacks: {unknown:?}");
    let code = sources("src", ".rs");
    let said = |name: &str| {
        code.split(&format!("Word::{name}"))
            .skip(1)
            .any(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    };
    let unused: Vec<&&str> =
        NAMES.iter().filter(|name| !asked.contains(&name.replace('_', "-")) && !said(name)).collect();
    assert_eq!(unused, Vec::<&&str>::new(), "nobody asks for these words");
}

/// The page shows the end of a game as a headline and a reason, which a colon parts.
#[test]
fn every_end_has_a_headline_and_a_reason() {
    for language in Language::ALL {
        let table = text::table(language);
        for end in [table.five, table.resigned, table.time_out, table.full_board, table.both_passed] {
            assert_eq!(end.matches([':', '：']).count(), 1, "{language:?}: {end}");
        }
    }
}

/// What is made of names: a rule, a computer, a table without its word would show as an empty place.
#[test]
fn everything_with_a_name_has_a_word() {
    let words = Words::english();
    let keys: Vec<String> = words.labels().map(|(key, _)| key).collect();
    let starts = ["rule-", "computer-", "preset-", "theme-", "confirm-", "level-", "name-"];
    for key in starts.iter().flat_map(|start| named(start, "")) {
        assert!(keys.contains(&key), "{key}");
    }
}

/// The page chooses before the program is there, so it has lists of its own.
#[test]
fn the_page_offers_every_language() {
    let tags: Vec<String> = Language::ALL.iter().map(|l| format!("\"{}\"", l.tag())).collect();
    let (early, html) = (sources("www/early.js", ""), sources("index.html", ""));
    assert!(early.contains(&format!("var spoken = [{}];", tags.join(", "))), "www/early.js");
    let lists: Vec<&str> = between(&html, "name=\"language\"", '\n');
    assert_eq!(lists.len(), 2);
    for list in lists {
        let offered: Vec<String> =
            between(list, "<option value=", ' ').into_iter().map(str::to_owned).collect();
        assert_eq!(offered, tags);
        for tag in &tags {
            assert!(list.contains(&format!("<option value={tag} lang={tag}>")), "{tag}");
        }
    }
    let noscript = html.split("<noscript>").nth(1).and_then(|rest| rest.split("</noscript>").next()).unwrap();
    for tag in &tags[1..] {
        assert!(noscript.contains(&format!("<p lang={tag}>")), "{tag} in <noscript>");
    }
    let types = sources("src/wire/types.d.ts", "");
    assert!(types.contains(&format!("export type LanguageName = {};", tags.join(" | "))), "types.d.ts");
}

/// What the page says when the program is not there, has the same cases in every language.
#[test]
fn the_notices_are_there_in_every_language() {
    // Lines such as `    panic: [` with the texts on lines of their own.
    let cases = |script: &str| -> Vec<(String, usize)> {
        let (_, table) = script.split_once("({\n").or_else(|| script.split_once("var words = {\n")).unwrap();
        let table = table.split("\n  };").next().unwrap();
        let mut found: Vec<(String, usize)> = Vec::new();
        for line in table.lines().map(str::trim) {
            if let Some((name, rest)) = line.split_once(": [") {
                found.push((name.to_owned(), rest.matches('"').count() / 2));
            } else if line.starts_with('"') {
                found.last_mut().unwrap().1 += 1;
            }
        }
        found
    };
    let english = cases(&sources("www/fallback.js", ""));
    assert_eq!(english.len(), 8, "{english:?}");
    assert!(english.iter().all(|(_, texts)| *texts == 2), "{english:?}");
    for language in Language::ALL.into_iter().filter(|l| *l != Language::English) {
        let own = cases(&sources(&format!("www/notices/{}.js", language.tag()), ""));
        assert_eq!(own, english, "{language:?}");
    }
}
