//! Four score tables that teaching programs for this game use. The numbers are facts, the names ours.
//!
//! | preset | judged by | weights | what it teaches |
//! | --- | --- | --- | --- |
//! | run length | stones in the run | 1 : 0.8 | the idea; ignoring the ends, it blocks dead threes |
//! | patterns | the pattern, gaps included | 1 : 1 | why `XX.X` is a three and `X..XX` is not an open one |
//! | open ends | the run and its free ends | 3 : 2 | attack before defence; 2 : 3 makes it timid |
//! | blocked ends | the run and its blocked ends | 1 : 1 | more detail, yet it pays for lines that can never be five |

use super::score_table::{Judge, ScoreTable};

/// A ready-made [`ScoreTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Stones in the run through the point, ends ignored.
    RunLength,
    /// The pattern with its gaps.
    Patterns,
    /// Run length and open ends.
    OpenEnds,
    /// Run length and blocked ends.
    BlockedEnds,
}

impl Preset {
    /// All four, simplest first.
    pub const ALL: [Preset; 4] = [Preset::RunLength, Preset::Patterns, Preset::OpenEnds, Preset::BlockedEnds];

    /// A stable text name such as `open-ends`.
    pub const fn name(self) -> &'static str {
        self.judge().name()
    }

    /// The preset with that [`name`](Preset::name).
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|p| p.name() == name)
    }

    const fn judge(self) -> Judge {
        match self {
            Preset::RunLength => Judge::RunLength,
            Preset::Patterns => Judge::Patterns,
            Preset::OpenEnds => Judge::OpenEnds,
            Preset::BlockedEnds => Judge::BlockedEnds,
        }
    }

    /// The table. Its values stand in the order of [`Judge::keys`].
    pub fn table(self) -> ScoreTable {
        let (values, attack, defence): (&[i32], i32, i32) = match self {
            Preset::RunLength => (&[100_000, 10_000, 1_000, 100, 10], 10, 8),
            Preset::Patterns => (&[100_000, 50_000, 5_000, 2_000, 500, 100], 1, 1),
            Preset::OpenEnds => (&[1_000_000, 100_000, 10_000, 10_000, 1_000, 1_000, 200], 3, 2),
            Preset::BlockedEnds => {
                (&[500_000, 50_000, 3_000, 1_000, 3_000, 1_000, 500, 500, 200, 100, 100, 50, 30], 1, 1)
            }
        };
        ScoreTable::preset(self.judge(), values, attack, defence)
    }
}
