//! Any text is read as somebody's results or refused with a place; what is read comes back the same.
#![no_main]

use hoshi::app::{Outcome, Results};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match Results::read(text) {
    Err(error) => assert!(error.line >= 1 && error.column >= 1, "{error}"),
    Ok(mut results) => {
        let again = results.write();
        assert_eq!(Results::read(&again).as_ref(), Ok(&results));
        // Whatever stands there can be counted on and asked about.
        for outcome in [Outcome::Won, Outcome::Lost, Outcome::Drawn] {
            results.add("level-3", outcome);
            if let Some(level) = results.suggestion() {
                results.tell(level);
            }
        }
    }
});
