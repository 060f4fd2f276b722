//! Any text is read as a saved game or refused with a place; what is read can be written and read again.
#![no_main]

use hoshi::app::{Command, HelpPolicy, LoadSource, Millis, Session, SessionOptions, Settings};
use hoshi::record::format::{read, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match read(&text) {
        Err(error) => assert!(error.line >= 1 && error.column >= 1, "{error}"),
        Ok(loaded) => {
            let extra: Vec<(&str, String)> =
                loaded.extra.iter().map(|e| (e.key.as_str(), e.value.clone())).collect();
            let again = write(&loaded.game, &extra);
            let back = read(&again).expect("what was written can be read");
            assert_eq!(back.game, loaded.game);
            assert_eq!(write(&back.game, &extra), again);
        }
    }
    // The same through the door that the page uses: seats and clocks are read there.
    let options =
        SessionOptions { policy: HelpPolicy::ALL, settings: Settings::default(), seed: 1, now: Millis(0) };
    let mut session = Session::new(options);
    session.update(Command::Load { text: text.into_owned(), from: LoadSource::Autosave }, Millis(0));
    let kept = session.save_text();
    let mut other = Session::new(options);
    other.update(Command::Load { text: kept.clone(), from: LoadSource::Autosave }, Millis(0));
    assert_eq!(other.save_text(), kept);
});
