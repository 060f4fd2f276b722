//! The languages the program speaks, and what their grammar needs.

/// A language. Each has a table of its own beside this file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// 简体中文.
    SimplifiedChinese,
    /// 繁體中文.
    TraditionalChinese,
    /// 日本語.
    Japanese,
    /// 한국어.
    Korean,
    /// Tiếng Việt.
    Vietnamese,
    /// Русский.
    Russian,
}

impl Language {
    /// All, in menu order.
    pub const ALL: [Language; 7] = [
        Language::English,
        Language::SimplifiedChinese,
        Language::TraditionalChinese,
        Language::Japanese,
        Language::Korean,
        Language::Vietnamese,
        Language::Russian,
    ];

    /// The BCP 47 tag, as in the page's `lang` and the name of its file of words.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::SimplifiedChinese => "zh-Hans",
            Language::TraditionalChinese => "zh-Hant",
            Language::Japanese => "ja",
            Language::Korean => "ko",
            Language::Vietnamese => "vi",
            Language::Russian => "ru",
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
            Language::Russian => 3,
            Language::SimplifiedChinese
            | Language::TraditionalChinese
            | Language::Japanese
            | Language::Korean
            | Language::Vietnamese => 1,
        }
    }

    /// Which of those forms stands beside `n`, from 0. Their order is that of Unicode's plural categories: one,
    /// few, then all the rest.
    pub const fn plural(self, n: u32) -> usize {
        match (self.plural_forms(), n % 10, n % 100) {
            (2, ..) => (n != 1) as usize,
            (3, _, 11..=14) => 2,
            (3, 1, _) => 0,
            (3, 2..=4, _) => 1,
            (3, ..) => 2,
            _ => 0,
        }
    }
}
