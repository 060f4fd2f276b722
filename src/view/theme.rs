//! The look of page and board as one value, so that both agree: the scene takes its colors from [`Theme`], and
//! the page's style sheet has a block of what [`css_variables`] gives for each, which a test compares.
//!
//! Everything is a color or a number; a test holds every pair of text and ground to a contrast of at
//! least 4.5 : 1. A theme is added by a constant here, an arm in [`theme_for`] and a choice in the
//! settings.

use super::color::Rgba;
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
    /// Thin ring around a ghost, where the stone alone would be lost on the ground.
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

/// Night sky.
pub const STARRY: Theme = Theme {
    name: "starry",
    dark: true,
    page: PageLook {
        page: [Rgba::hex(0x060a18), Rgba::hex(0x0a1128), Rgba::hex(0x111a3d)],
        page_direction: "168deg",
        panel: Rgba::new(15, 22, 50, 0.72),
        panel_solid: Rgba::hex(0x10183a),
        edge: Rgba::new(143, 163, 217, 0.17),
        hairline: Rgba::new(143, 163, 217, 0.13),
        inset: Rgba::new(5, 9, 26, 0.46),
        raised: Rgba::new(143, 163, 217, 0.2),
        hover: Rgba::new(143, 163, 217, 0.1),
        text: Rgba::hex(0xe8ecfb),
        muted: Rgba::hex(0x9fabd3),
        accent: Rgba::hex(0xffd27a),
        on_accent: Rgba::hex(0x241a05),
        active: Rgba::new(143, 163, 217, 0.13),
        danger: Rgba::hex(0xff8f8f),
        danger_soft: Rgba::new(255, 110, 110, 0.12),
        shadow: "0 24px 60px -20px rgba(0,0,0,.65)",
        board_shadow: "0 0 0 1px rgba(128,152,226,.34),0 0 70px -10px rgba(74,104,220,.28),0 30px 70px -24px rgba(0,0,0,.7)",
    },
    board: BoardLook {
        ground: Ground::Sky {
            gradient: [Rgba::hex(0x0f1739), Rgba::hex(0x162150), Rgba::hex(0x0f1838)],
            seed: 515,
        },
        line: Rgba::new(160, 180, 232, 0.36),
        frame: Rgba::new(168, 187, 238, 0.72),
        star: Rgba::hex(0xc3d0f7),
        label: Rgba::hex(0xc6d1f5),
        label_hot: Rgba::hex(0xffd27a),
        light: Light::Night,
        shadow: Rgba::hex(0x00020e),
        last: ByColor { black: Rgba::hex(0xffd27a), white: Rgba::hex(0xa35f00) },
        number: ByColor { black: Rgba::hex(0xe8ecfb), white: Rgba::hex(0x141b3a) },
        ghost: 0.64,
        ghost_ring: Some(Rgba::new(255, 210, 122, 0.6)),
        mark: Rgba::hex(0xffd27a),
        on_mark: Rgba::hex(0x241a05),
        casing: Rgba::hex(0x161f4a),
        on_casing: Rgba::hex(0xffe3ae),
        tints: [0.14, 0.07, 0.03],
        veil: Rgba::new(9, 14, 38, 0.44),
        win_line: Rgba::hex(0xffe6b4),
        win_line_under: None,
        win_ring: Rgba::new(255, 214, 132, 0.95),
        win_star: Rgba::hex(0xfffaf0),
        win_glow: Some(Rgba::hex(0xffbe60)),
        danger: Rgba::hex(0xff8f8f),
    },
};

/// Wood by daylight.
pub const KAYA: Theme = Theme {
    name: "kaya",
    dark: false,
    page: PageLook {
        page: [Rgba::hex(0xfaf6ee), Rgba::hex(0xf4efe6), Rgba::hex(0xece4d6)],
        page_direction: "160deg",
        panel: Rgba::hex(0xfffaf1),
        panel_solid: Rgba::hex(0xfffaf1),
        edge: Rgba::new(92, 66, 30, 0.15),
        hairline: Rgba::new(92, 66, 30, 0.12),
        inset: Rgba::hex(0xf1e8d9),
        raised: Rgba::hex(0xfffdf8),
        hover: Rgba::new(92, 66, 30, 0.06),
        text: Rgba::hex(0x2b2118),
        muted: Rgba::hex(0x6b5a47),
        accent: Rgba::hex(0x8a3b12),
        on_accent: Rgba::hex(0xfff8ee),
        active: Rgba::new(138, 59, 18, 0.09),
        danger: Rgba::hex(0xb3261e),
        danger_soft: Rgba::new(179, 38, 30, 0.08),
        shadow: "0 18px 44px -22px rgba(84,56,18,.42)",
        board_shadow: "0 1px 0 #c48f49,0 2px 0 #b98442,0 3px 0 #ad793a,0 4px 0 #a06e33,0 5px 1px #8d5f2a,0 14px 18px -8px rgba(84,56,18,.4),0 34px 48px -22px rgba(84,56,18,.5)",
    },
    board: BoardLook {
        ground: Ground::Wood,
        line: Rgba::new(66, 44, 18, 0.82),
        frame: Rgba::hex(0x3d2810),
        star: Rgba::hex(0x3a2610),
        label: Rgba::hex(0x4f3617),
        label_hot: Rgba::hex(0x6f2403),
        light: Light::Day,
        shadow: Rgba::hex(0x341c04),
        last: ByColor { black: Rgba::hex(0xfff3dc), white: Rgba::hex(0x9c3a10) },
        number: ByColor { black: Rgba::hex(0xffffff), white: Rgba::hex(0x111111) },
        ghost: 0.5,
        ghost_ring: None,
        mark: Rgba::hex(0x8a3b12),
        on_mark: Rgba::hex(0xfff8ee),
        casing: Rgba::hex(0xedc887),
        on_casing: Rgba::hex(0x4a1f08),
        tints: [0.34, 0.20, 0.12],
        veil: Rgba::new(233, 194, 130, 0.38),
        win_line: Rgba::hex(0xffdca6),
        win_line_under: Some(Rgba::hex(0x8a3b12)),
        win_ring: Rgba::new(138, 59, 18, 0.95),
        win_star: Rgba::hex(0xffdca6),
        win_glow: None,
        danger: Rgba::hex(0xb3261e),
    },
};

/// All themes.
pub const THEMES: [&Theme; 2] = [&STARRY, &KAYA];

/// The theme for a choice; `prefers_dark` is the system's wish.
pub fn theme_for(choice: ThemeChoice, prefers_dark: bool) -> &'static Theme {
    match (choice, prefers_dark) {
        (ThemeChoice::Starry, _) | (ThemeChoice::System, true) => &STARRY,
        (ThemeChoice::Kaya, _) | (ThemeChoice::System, false) => &KAYA,
    }
}

/// The page's CSS properties: `color-scheme` and the custom properties `--page` … `--font`, each with
/// its value, as they stand in the theme's block of `www/style.css`.
pub fn css_variables(theme: &Theme) -> Vec<(&'static str, String)> {
    let page = &theme.page;
    let [first, middle, last] = page.page;
    vec![
        ("color-scheme", if theme.dark { "dark" } else { "light" }.to_owned()),
        ("--page", middle.to_string()),
        (
            "--page-bg",
            format!("linear-gradient({},{first} 0%,{middle} 46%,{last} 100%)", page.page_direction),
        ),
        ("--panel", page.panel.to_string()),
        ("--panel-solid", page.panel_solid.to_string()),
        ("--edge", page.edge.to_string()),
        ("--hair", page.hairline.to_string()),
        ("--inset", page.inset.to_string()),
        ("--raised", page.raised.to_string()),
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
