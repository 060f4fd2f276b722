//! What a stone would make of one line: five, open four, four, open three…
//!
//! Every name is defined by the next stronger one, so nothing has to be drawn by hand and the rule is
//! asked in one place only. Put the stone on its point and look at one line through it:
//!
//! | pattern | definition | an example (`X` the stone and its friends, `.` free, `O` enemy or edge) |
//! | --- | --- | --- |
//! | five | the run through the stone wins under the rule | `XXXXX` |
//! | open four | two or more points of the line would make a five | `.XXXX.` |
//! | four | exactly one point would make a five | `OXXXX.`, `XX.XX` |
//! | open three | one more stone makes an open four | `..XXX.`, `.XX.X.` |
//! | three | one more stone makes a four | `OXXX..`, `X..XX` |
//! | open two | one more stone makes an open three | `..XX..` |
//! | two | one more stone makes a three | `OXX...` |
//! | one | one more stone makes a two of either kind | `..X..` |
//! | none | the line can never hold a five with this stone in it | `O..X.O` |
//!
//! Stones of the line that can be in no five together with the stone do not count. Since "makes a
//! five" is asked of [`RuleKind::wins`](crate::rules::RuleKind::wins), the definitions hold under every
//! rule: where exactly five are wanted, `X.XXX.XX` is no open four, for one of its points makes six.

use std::fmt;

/// What a stone makes of one line, weakest first. The [module page](self) has the definitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pattern {
    /// No five with this stone can ever arise here.
    #[default]
    None,
    /// A five is possible, four more stones away.
    One,
    /// One more stone makes a three.
    Two,
    /// One more stone makes an open three.
    OpenTwo,
    /// One more stone makes a four.
    Three,
    /// One more stone makes an open four.
    OpenThree,
    /// Exactly one point makes a five.
    Four,
    /// Two or more points make a five: one stone cannot stop it.
    OpenFour,
    /// A winning run.
    Five,
}

impl Pattern {
    /// All patterns, weakest first.
    pub const ALL: [Pattern; 9] = [
        Pattern::None,
        Pattern::One,
        Pattern::Two,
        Pattern::OpenTwo,
        Pattern::Three,
        Pattern::OpenThree,
        Pattern::Four,
        Pattern::OpenFour,
        Pattern::Five,
    ];

    /// A stable text name such as `open-three`.
    pub const fn name(self) -> &'static str {
        match self {
            Pattern::None => "none",
            Pattern::One => "one",
            Pattern::Two => "two",
            Pattern::OpenTwo => "open-two",
            Pattern::Three => "three",
            Pattern::OpenThree => "open-three",
            Pattern::Four => "four",
            Pattern::OpenFour => "open-four",
            Pattern::Five => "five",
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
