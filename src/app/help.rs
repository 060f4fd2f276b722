//! What help a page or a teacher allows.

/// Which help is given. Applied where the snapshot is made and where commands are taken, so that a
/// locked answer never leaves [`Session`](super::Session).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HelpPolicy {
    /// Hints with their reasons.
    pub hints: bool,
    /// Undo, redo and taking back the computer's stone, and what comes to the same: another move after a
    /// step back in the replay, a stone placed for a held computer, or an earlier state of the game from a file.
    pub undo: bool,
    /// The score of every point.
    pub scores: bool,
    /// What the computer sees while it thinks (depth, best point, score).
    pub thinking: bool,
}

impl HelpPolicy {
    /// Everything, as on the page itself.
    pub const ALL: HelpPolicy = HelpPolicy { hints: true, undo: true, scores: true, thinking: true };
    /// Nothing, as in an exam.
    pub const NONE: HelpPolicy = HelpPolicy { hints: false, undo: false, scores: false, thinking: false };
}

impl Default for HelpPolicy {
    fn default() -> HelpPolicy {
        HelpPolicy::ALL
    }
}
