//! Texts of every version that was ever written are read for ever. A file in `tests/data/saves/` is never
//! changed; a new version of the form adds files.

use std::fs;
use std::path::Path;

use hoshi::record::Ended;
use hoshi::record::format::{read, write};
use hoshi::rules::{Color, format_position};

fn load(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves").join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn version_1_of_everything() {
    let loaded = read(&load("v1-everything.hoshi")).unwrap();
    let game = loaded.game;
    assert_eq!(
        format_position(game.position()),
        "standard/15/free black:d4 white:e5 turn:white moves:h8i9j10"
    );
    assert_eq!((game.names().black.as_str(), game.names().white.as_str()), ("Anna Bell", "星"));
    assert_eq!(game.tree().node_count(), 8);
    assert_eq!(game.cursor().index(), 3);
    let line: Vec<usize> = game.line().iter().map(|n| n.index()).collect();
    assert_eq!(line, [1, 2, 3, 4], "the first continuation is remembered, not the last");
    let branch: Vec<usize> =
        game.tree().children(game.tree().node(2).unwrap()).iter().map(|n| n.index()).collect();
    assert_eq!(branch, [3, 5]);
    assert_eq!(game.result(), game.tree().node(4).map(|n| (n, Ended::Resigned { by: Color::Black })));
    let keys: Vec<&str> = loaded.extra.iter().map(|e| e.key.as_str()).collect();
    assert_eq!(keys, ["seat", "seat", "time", "clocks", "held"]);
}

#[test]
fn version_1_as_small_as_can_be() {
    let game = read(&load("v1-empty.hoshi")).unwrap().game;
    assert_eq!(format_position(game.position()), "freestyle/15/free");
    assert_eq!(game.tree().node_count(), 1);
}

#[test]
fn version_1_is_still_what_is_written() {
    for name in ["v1-everything.hoshi", "v1-empty.hoshi"] {
        let text = load(name);
        let loaded = read(&text).unwrap();
        let extra: Vec<(&str, String)> =
            loaded.extra.iter().map(|e| (e.key.as_str(), e.value.clone())).collect();
        assert_eq!(write(&loaded.game, &extra), text, "{name}");
    }
}
