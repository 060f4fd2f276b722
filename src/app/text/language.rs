//! The languages the program speaks, and what their grammar needs.

/// A language. Each has a table of its own beside this file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// 简体中文.
    SimplifiedChinese,
}

impl Language {
    /// All, in menu order.
    pub const ALL: [Language; 2] = [Language::English, Language::SimplifiedChinese];

    /// The BCP 47 tag, as in the page's `lang` and the name of its file of words.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::SimplifiedChinese => "zh-Hans",
        }
    }

    /// The language with exactly that tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// How many forms a word has beside a number, as in `{n|move|moves}`.
    pub const fn plural_forms(self) -> usize {
        match self {
            Language::English => 2,
            Language::SimplifiedChinese => 1,
        }
    }

    /// Which of those forms stands beside `n`, from 0. The order is that of Unicode's categories: one, few, other.
    pub const fn plural(self, n: u32) -> usize {
        match self {
            Language::English => (n != 1) as usize,
            Language::SimplifiedChinese => 0,
        }
    }
}
