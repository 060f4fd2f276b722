//! Any text is read as a position or refused with a column; what is read comes back the same.
#![no_main]

use hoshi::app::typed::typed_move;
use hoshi::rules::{format_position, parse_moves, parse_position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = parse_moves(text);
    let _ = typed_move(text);
    match parse_position(text) {
        Err(error) => assert!(error.column >= 1, "{error}"),
        Ok(position) => {
            let again = format_position(&position);
            let back = parse_position(&again).expect("what was written can be read");
            assert_eq!(back.board(), position.board());
            assert_eq!(back.status(), position.status());
            assert_eq!(format_position(&back), again);
        }
    }
});
