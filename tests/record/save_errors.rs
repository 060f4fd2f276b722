//! Every fault of a saved text is named with its line and column.

use hoshi::record::format::read;

/// A text with one fault, marked by `«`; the mark is taken out before reading. The message must come with
/// the mark's place. A text without a mark must fail on the line after its last.
fn check(marked: &str, message: &str) {
    let text = marked.replace('«', "");
    let lines: Vec<&str> = marked.lines().collect();
    let marked_line = lines.iter().position(|l| l.contains('«'));
    let place = match marked_line {
        Some(at) => (at + 1, lines[at].chars().take_while(|&c| c != '«').count() + 1),
        None => (lines.len() + 1, 1),
    };
    let error = read(&text).map(|_| ()).expect_err(&format!("no fault found in\n{text}"));
    assert_eq!((error.line, error.column), place, "{error} in\n{marked}");
    assert_eq!(error.kind.to_string(), message, "in\n{marked}");
}

/// A text around some lines that are wanted.
fn check_inside(lines: &str, message: &str) {
    check(&format!("hoshi 1\nrule freestyle\nsize 9\nopening free\n{lines}\ncursor 0\nend\n"), message);
}

#[test]
fn the_frame() {
    let rest = "rule freestyle\nsize 9\nopening free\ncursor 0\nend\n";
    check("«", "a saved game begins with \"hoshi 1\"");
    check("«(;GM[4]SZ[15])", "a saved game begins with \"hoshi 1\"");
    check(&format!("«hoshi one\n{rest}"), "a saved game begins with \"hoshi 1\"");
    check(&format!("\n{rest}").replacen('\n', "«\n", 1), "a saved game begins with \"hoshi 1\"");
    check(&format!("hoshi «2\n{rest}"), "this is version 2; this program reads up to version 1");
    check(&format!("hoshi «10\n{rest}"), "this is version 10; this program reads up to version 1");
    // There was no version 0, and a version has one spelling.
    check(&format!("«hoshi 0\n{rest}"), "a saved game begins with \"hoshi 1\"");
    check(&format!("«hoshi 01\n{rest}"), "a saved game begins with \"hoshi 1\"");
    check(&format!("«hoshi +1\n{rest}"), "a saved game begins with \"hoshi 1\"");
    check("hoshi 1\nrule freestyle\nsize 9", "the text ends before its last line \"end\"");
    check(&format!("hoshi 1\n{rest}\n  «more"), "\"more\" is not known here");
    check("hoshi 1\nrule freestyle\nsize 9\nopening free\n«end", "there is no line \"cursor\"");
    check("hoshi 1\nsize 9\nopening free\ncursor 0\n«end", "there is no line \"rule\"");
    check("hoshi 1\nrule freestyle\nopening free\ncursor 0\n«end", "there is no line \"size\"");
    check("hoshi 1\nrule freestyle\nsize 9\ncursor 0\n«end", "there is no line \"opening\"");
}

#[test]
fn the_rules() {
    let with = |rule: &str, size: &str, opening: &str| {
        format!("hoshi 1\nrule {rule}\nsize {size}\nopening {opening}\ncursor 0\nend\n")
    };
    check(&with("«pente", "9", "free"), "there is no rule \"pente\"");
    check(&with("standard", "«4", "free"), "\"4\" is not a board size from 5 to 22");
    check(&with("standard", "   «23", "free"), "\"23\" is not a board size from 5 to 22");
    check(&with("standard", "«nine", "free"), "\"nine\" is not a board size from 5 to 22");
    check(&with("standard", "9 «9", "free"), "\"9\" is not allowed here");
    check(&with("standard", "9", "«swap9"), "there is no opening \"swap9\"");
    check_inside("«rule standard", "\"rule\" comes twice");
    check(
        "hoshi 1\nrule freestyle\nsize 9\nopening free\ncursor 0\n«cursor 0\nend\n",
        "\"cursor\" comes twice",
    );
}

#[test]
fn the_setup() {
    check_inside("setup «red a1", "\"red\" is neither black nor white");
    check_inside("setup black a1 «j1", "J1 is not on the board");
    check_inside("setup black a1\nsetup white b1 «a1", "two stones stand on A1");
    check_inside("setup black a1 «--", "\"--\" is not allowed here");
    check_inside("setup black a1 «zz", "\"zz\" does not begin a move such as h8");
    check_inside("turn «both", "\"both\" is neither black nor white");
    check_inside("turn black «white", "\"white\" is not allowed here");
    check_inside("name «green Anna", "\"green\" is neither black nor white");
    check_inside("name black Anna\n«name black Bell", "\"name\" comes twice");
}

#[test]
fn the_tree() {
    check_inside("moves «1 e5", "there is no node \"1\"");
    check_inside("moves «x e5", "\"x\" is not a number that fits here");
    check_inside("moves «+0 e5", "\"+0\" is not a number that fits here");
    check_inside("moves 0 e5 «e5", "E5 is taken");
    check_inside("moves 0 e5 e6 «k1", "K1 is not on the board");
    check_inside("moves 0 e5 «é6", "\"é6\" does not begin a move such as h8");
    check_inside("moves 0 e5 «--", "this rule has no pass");
    check_inside("moves 0 e5\nmoves 0 «e5", "this move is here already");
    check_inside("moves 0 a1 b1 a2 b2 a3 b3 a4 b4 a5 «b5", "the game has ended");
    check_inside("moves 0 a1\nnext «0", "there is no node \"0\"");
    check_inside("moves 0 a1\nnext 1 «2", "there is no node \"2\"");
    check_inside("result «7 black time", "there is no node \"7\"");
    check_inside("result 0 «nobody time", "\"nobody\" is neither black nor white");
    // A column counts characters: this space is one, and three bytes.
    check_inside("result 0\u{3000}«nobody time", "\"nobody\" is neither black nor white");
    check_inside("result 0 black «by-magic", "\"by-magic\" is not allowed here");
    check_inside("result 0 black time «out", "\"out\" is not allowed here");
    check("hoshi 1\nrule freestyle\nsize 9\nopening free\ncursor «3\nend\n", "there is no node \"3\"");
}
