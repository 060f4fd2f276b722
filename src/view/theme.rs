//! The look of page and board as one value, so that both agree: the scene takes its colors from [`Theme`], and
//! the page's style sheet has a block of what [`css_variables`] gives for each, which a test compares.
//!
//! Everything is a color or a number; a test holds every pair of text and ground to a contrast of at
//! least 4.5 : 1. A theme is added by a constant in `looks`, an arm in [`theme_for`] and a choice in the
//! settings.

use super::color::Rgba;
use super::looks::{CONTRAST, KAYA, PAPER, STARRY};
use super::stone::Light;
use crate::app::ThemeChoice;
use crate::rules::ByColor;

/// The page's fonts: the system's own, with the usual Chinese ones; nothing is loaded.
pub const FONT: &str = "-apple-system,BlinkMacSystemFont,\"Segoe UI Variable Text\",\"Segoe UI\",Roboto,Inter,\"Noto Sans\",\"Noto Sans SC\",\"PingFang SC\",\"Microsoft YaHei\",\"Noto Sans CJK SC\",system-ui,sans-serif";

/// A look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Short name, as in `data-theme` on the page.
    pub name: &'static str,
    /// Light text on dark ground.
    pub dark: bool,
    /// Colors of the page around the board.
    pub page: PageLook,
    /// Colors of the board.
    pub board: BoardLook,
}

/// Colors of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageLook {
    /// Its background from top left to bottom right.
    pub page: [Rgba; 3],
    /// CSS direction of that gradient.
    pub page_direction: &'static str,
    /// Surfaces that let the page shine through.
    pub panel: Rgba,
    /// Surfaces that do not.
    pub panel_solid: Rgba,
    /// Outlines of surfaces.
    pub edge: Rgba,
    /// Lines inside surfaces.
    pub hairline: Rgba,
    /// Sunken parts of controls.
    pub inset: Rgba,
    /// Raised parts of controls, on an inset.
    pub raised: Rgba,
    /// Words on them.
    pub on_raised: Rgba,
    /// Tint under the pointer.
    pub hover: Rgba,
    /// Words.
    pub text: Rgba,
    /// Less important words.
    pub muted: Rgba,
    /// Color of what matters: the one primary button, current tab, links.
    pub accent: Rgba,
    /// Words on that color.
    pub on_accent: Rgba,
    /// Tint of the active player and the current move.
    pub active: Rgba,
    /// Words about failures.
    pub danger: Rgba,
    /// Tint under them.
    pub danger_soft: Rgba,
    /// CSS shadow of surfaces.
    pub shadow: &'static str,
    /// CSS shadow around the board.
    pub board_shadow: &'static str,
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// Night sky: a gradient, clouds of light, far stars.
    Sky {
        /// The gradient from top left to bottom right.
        gradient: [Rgba; 3],
        /// Which clouds and stars.
        seed: u16,
    },
    /// Wood with straight grain.
    Wood,
    /// The casing's color alone.
    Plain,
}

/// Colors of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLook {
    /// What lies under the lines.
    pub ground: Ground,
    /// Grid lines.
    pub line: Rgba,
    /// The frame.
    pub frame: Rgba,
    /// Star points.
    pub star: Rgba,
    /// Coordinates.
    pub label: Rgba,
    /// Coordinates of the pointed row and column.
    pub label_hot: Rgba,
    /// How stones are lit.
    pub light: Light,
    /// Shadow of a stone, to be thinned by alpha.
    pub shadow: Rgba,
    /// Ring on the last stone, by the stone's color.
    pub last: ByColor<Rgba>,
    /// Move numbers, by the stone's color.
    pub number: ByColor<Rgba>,
    /// Opacity of a ghost.
    pub ghost: f64,
    /// Thin ring around a ghost, broken around a flat one, where the stone alone would be lost on the ground.
    pub ghost_ring: Option<Rgba>,
    /// Marks: crosshair, hint, cursor, scores.
    pub mark: Rgba,
    /// Words on a solid mark.
    pub on_mark: Rgba,
    /// Under marks, so that no line runs through them: the ground's own color, solid.
    pub casing: Rgba,
    /// Words on the casing.
    pub on_casing: Rgba,
    /// Tint of the second, third and any further candidate's disc.
    pub tints: [f64; 3],
    /// Opacity of the casing's color over somebody's own picture, so that words and lines can be read on
    /// whatever it shows.
    pub picture_veil: f64,
    /// Laid over board and stones when a game is won.
    pub veil: Rgba,
    /// Through the winning stones.
    pub win_line: Rgba,
    /// Broader line under it.
    pub win_line_under: Option<Rgba>,
    /// Ring around each winning stone.
    pub win_ring: Rgba,
    /// Heart of a winning stone's star.
    pub win_star: Rgba,
    /// Light around and stars on the winning stones, by night only.
    pub win_glow: Option<Rgba>,
    /// Failures and debugging marks.
    pub danger: Rgba,
}

/// What the system asks of a page's look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct System {
    /// Light text on dark ground (`prefers-color-scheme`).
    pub dark: bool,
    /// More contrast (`prefers-contrast`).
    pub contrast: bool,
    /// The system's own few colors and no others (`forced-colors`).
    pub forced: bool,
    /// The page is being printed.
    pub print: bool,
}

/// The theme for a choice on a system. Paper is printed, whatever is chosen, and forced colors are
/// stronger than a choice too.
pub fn theme_for(choice: ThemeChoice, system: System) -> &'static Theme {
    if system.print {
        return &PAPER;
    }
    match choice {
        _ if system.forced => &CONTRAST,
        ThemeChoice::Starry => &STARRY,
        ThemeChoice::Kaya => &KAYA,
        ThemeChoice::Paper => &PAPER,
        ThemeChoice::Contrast => &CONTRAST,
        ThemeChoice::System if system.contrast => &CONTRAST,
        ThemeChoice::System if system.dark => &STARRY,
        ThemeChoice::System => &KAYA,
    }
}

/// The page's CSS properties: `color-scheme` and the custom properties `--page` … `--font`, each with
/// its value, as they stand in the theme's block of `www/style.css`.
pub fn css_variables(theme: &Theme) -> Vec<(&'static str, String)> {
    let page = &theme.page;
    let [first, middle, last] = page.page;
    vec![
        ("color-scheme", if theme.dark { "dark" } else { "only light" }.to_owned()),
        ("--page", middle.to_string()),
        (
            "--page-bg",
            if first == last {
                "none".to_owned()
            } else {
                format!("linear-gradient({},{first} 0%,{middle} 46%,{last} 100%)", page.page_direction)
            },
        ),
        ("--panel", page.panel.to_string()),
        ("--panel-solid", page.panel_solid.to_string()),
        ("--edge", page.edge.to_string()),
        ("--hair", page.hairline.to_string()),
        ("--inset", page.inset.to_string()),
        ("--raised", page.raised.to_string()),
        ("--on-raised", page.on_raised.to_string()),
        ("--hover", page.hover.to_string()),
        ("--text", page.text.to_string()),
        ("--muted", page.muted.to_string()),
        ("--accent", page.accent.to_string()),
        ("--on-accent", page.on_accent.to_string()),
        ("--active", page.active.to_string()),
        ("--danger", page.danger.to_string()),
        ("--danger-soft", page.danger_soft.to_string()),
        ("--board", theme.board.casing.to_string()),
        ("--shadow", page.shadow.to_owned()),
        ("--board-shadow", page.board_shadow.to_owned()),
        ("--font", FONT.to_owned()),
    ]
}
