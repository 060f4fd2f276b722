//! Reading how many tests passed from what test programs print.

use crate::browser::Tally;

/// The counts of a line such as `test result: ok. 5 passed; 0 failed; 0 ignored; …`; `None` for other lines.
pub(super) fn counts(line: &str) -> Option<Tally> {
    let rest = line.trim_start().strip_prefix("test result: ")?;
    let (_, counts) = rest.split_once(". ")?;
    let number = |word: &str| {
        let part = counts.split(';').find(|part| part.trim().ends_with(word))?;
        part.trim().strip_suffix(word)?.trim().parse().ok()
    };
    Some(Tally { passed: number("passed")?, failed: number("failed")?, left_out: 0 })
}

#[cfg(test)]
mod tests {
    use super::{Tally, counts};

    #[test]
    fn result_lines_are_counted_and_others_are_not() {
        let tail = "0 ignored; 0 measured; 7 filtered out; finished in 0.01s";
        let tally = |passed, failed| Some(Tally { passed, failed, left_out: 0 });
        assert_eq!(counts(&format!("test result: ok. 12 passed; 0 failed; {tail}")), tally(12, 0));
        assert_eq!(counts(&format!("test result: FAILED. 3 passed; 2 failed; {tail}")), tally(3, 2));
        assert_eq!(counts("test rules::wins ... ok"), None);
        assert_eq!(counts("test result: ok. many passed; 0 failed"), None);
        assert_eq!(counts(""), None);
    }
}
