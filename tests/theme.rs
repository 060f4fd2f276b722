//! Whatever is written can be read: every pair of words and ground has a contrast of at least 4.5 : 1,
//! on the board measured against the very pixels behind the words.

use hoshi::app::ThemeChoice;
use hoshi::rules::Color;
use hoshi::view::theme::Ground;
use hoshi::view::{
    Background, Geometry, KAYA, Picture, Raster, Rgba, STARRY, Shape, StoneKey, THEMES, Theme, css_variables,
    theme_for,
};

/// WCAG 2 level AA for words of usual size.
const LEAST: f64 = 4.5;

#[track_caller]
fn check(theme: &Theme, what: &str, words: Rgba, ground: Rgba) {
    let contrast = words.contrast(ground);
    assert!(contrast >= LEAST, "{}: {what} has {contrast:.2} : 1 ({words} on {ground})", theme.name);
}

#[test]
fn contrast_is_what_wcag_says() {
    let (black, white) = (Rgba::hex(0x000000), Rgba::hex(0xffffff));
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    // The least gray that still passes on white, and the first that does not.
    assert!(Rgba::hex(0x767676).contrast(white) >= 4.5);
    assert!(Rgba::hex(0x777777).contrast(white) < 4.5);
    assert_eq!(black.alpha(0.5).over(white), Rgba::hex(0x808080));
}

#[test]
fn words_on_the_page_can_be_read() {
    for theme in THEMES {
        let page = &theme.page;
        let mut grounds: Vec<(String, Rgba)> = vec![("solid panel".to_owned(), page.panel_solid)];
        for (i, below) in page.page.into_iter().enumerate() {
            grounds.push((format!("page {i}"), below));
            let panel = page.panel.over(below);
            grounds.push((format!("panel on page {i}"), panel));
            for (name, tint) in [("active", page.active), ("hover", page.hover), ("inset", page.inset)] {
                grounds.push((format!("{name} on panel on page {i}"), tint.over(panel)));
            }
            let raised = page.raised.over(page.inset.over(panel));
            grounds.push((format!("raised on page {i}"), raised));
        }
        for (name, ground) in grounds {
            for (what, words) in
                [("text", page.text), ("muted", page.muted), ("accent", page.accent), ("danger", page.danger)]
            {
                check(theme, &format!("{what} on {name}"), words, ground);
            }
        }
        check(theme, "danger on its tint", page.danger, page.danger_soft.over(page.panel_solid));
        check(theme, "words on accent", page.on_accent, page.accent);
    }
}

fn pixel(raster: &Raster, x: u32, y: u32) -> Rgba {
    let at = ((y * raster.width + x) * 4) as usize;
    let [r, g, b, a] = raster.rgba[at..at + 4] else { panic!("four bytes a pixel") };
    Rgba::new(r, g, b, f64::from(a) / 255.0)
}

/// The board's picture without lines and stars, as a square raster of solid pixels.
fn ground(theme: &Theme) -> (Raster, Vec<Rgba>) {
    let picture = match theme.board.ground {
        Ground::Wood => Picture::Wood,
        Ground::Sky { .. } => {
            let geometry = Geometry::new(hoshi::rules::BoardSize::FIFTEEN, 800.0, 1.0);
            let theme = THEMES.into_iter().find(|t| t.name == theme.name).expect("well-formed test data");
            let shapes = Background::new(&geometry, theme).shapes();
            let found = shapes.iter().find_map(|s| match s {
                Shape::Picture { picture, .. } => Some(*picture),
                _ => None,
            });
            found.expect("a sky has clouds")
        }
    };
    let raster = picture.raster(800.0, 800.0);
    let mut pixels = Vec::new();
    for y in 0..raster.height {
        for x in 0..raster.width {
            let below = match theme.board.ground {
                Ground::Wood => Rgba::hex(0),
                // Somewhere between the gradient's stops; the lightest is the hardest for light words.
                Ground::Sky { gradient, .. } => gradient[1],
            };
            pixels.push(pixel(&raster, x, y).over(below));
        }
    }
    (raster, pixels)
}

#[test]
fn coordinates_can_be_read_on_the_pixels_behind_them() {
    for theme in THEMES {
        let (raster, pixels) = ground(theme);
        let (w, h) = (raster.width as f32, raster.height as f32);
        for (i, pixel) in pixels.into_iter().enumerate() {
            let (x, y) = (i as u32 % raster.width, i as u32 / raster.width);
            // Coordinates stand left and at the bottom, within .6 cell of the edge (15 lines).
            let margin = 0.6 / 16.0;
            if (x as f32) < w * margin || (y as f32) > h * (1.0 - margin) {
                check(theme, "coordinate", theme.board.label, pixel);
                check(theme, "pointed coordinate", theme.board.label_hot, pixel);
            }
        }
    }
}

#[test]
fn marks_can_be_read() {
    for theme in THEMES {
        let look = &theme.board;
        check(theme, "the best candidate's number", look.on_mark, look.mark);
        check(theme, "a candidate's number", look.on_casing, look.casing);
        for tint in look.tints {
            check(theme, "a tinted number", look.on_casing, look.mark.alpha(tint).over(look.casing));
        }
    }
}

#[test]
fn move_numbers_can_be_read_on_the_stones() {
    for theme in THEMES {
        for color in Color::BOTH {
            for variant in 0..7 {
                let stone = StoneKey { pixels: 60, color, variant, light: theme.board.light };
                let raster = stone.raster();
                for y in 21..39 {
                    for x in 15..45 {
                        let number = theme.board.number[color];
                        check(theme, &format!("number on {color}"), number, pixel(&raster, x, y));
                    }
                }
            }
        }
    }
}

#[test]
fn the_choice_decides_and_the_system_where_it_is_left_to_it() {
    for (choice, dark, expected) in [
        (ThemeChoice::System, true, &STARRY),
        (ThemeChoice::System, false, &KAYA),
        (ThemeChoice::Starry, true, &STARRY),
        (ThemeChoice::Starry, false, &STARRY),
        (ThemeChoice::Kaya, true, &KAYA),
        (ThemeChoice::Kaya, false, &KAYA),
    ] {
        assert_eq!(theme_for(choice, dark).name, expected.name, "{choice:?} {dark}");
    }
}

#[test]
fn every_theme_sets_the_same_properties_and_none_is_empty() {
    let names = |theme: &Theme| css_variables(theme).iter().map(|(name, _)| *name).collect::<Vec<_>>();
    for theme in THEMES {
        assert_eq!(names(theme), names(&STARRY));
        for (name, value) in css_variables(theme) {
            assert!(name.starts_with("--") || name == "color-scheme", "{name}");
            assert!(!value.is_empty() && !value.contains(';'), "{name}: {value}");
        }
    }
    let value = |theme: &Theme, name: &str| {
        css_variables(theme)
            .into_iter()
            .find(|(n, _)| *n == name)
            .map(|(_, value)| value)
            .expect("well-formed test data")
    };
    assert_eq!(value(&STARRY, "--accent"), "#ffd27a");
    assert_eq!(value(&STARRY, "--panel"), "rgba(15,22,50,0.72)");
    assert_eq!(value(&STARRY, "color-scheme"), "dark");
    assert_eq!(value(&KAYA, "--panel-solid"), "#fffaf1");
}

#[test]
fn stones_are_lit_from_the_upper_left_and_black_is_darker_than_the_sky() {
    for theme in THEMES {
        let look = |color| StoneKey { pixels: 64, color, variant: 0, light: theme.board.light }.raster();
        let (black, white) = (look(Color::Black), look(Color::White));
        for raster in [&black, &white] {
            let (lit, dim) = (pixel(raster, 20, 16), pixel(raster, 40, 44));
            assert!(lit.luminance() > dim.luminance(), "{}", theme.name);
            assert_eq!((pixel(raster, 0, 0).a, pixel(raster, 32, 32).a), (0.0, 1.0), "round");
        }
        assert!(pixel(&white, 32, 32).luminance() > 0.5 && pixel(&black, 32, 32).luminance() < 0.06);
        if let Ground::Sky { gradient, .. } = theme.board.ground {
            for sky in gradient {
                assert!(pixel(&black, 40, 40).luminance() < sky.luminance());
            }
        }
    }
}

#[test]
fn textures_are_the_same_every_time_and_as_large_as_they_say() {
    for picture in [Picture::Wood, Picture::Nebula { seed: 8.3, strength: 0.78, offset: 0.7 }] {
        for (width, height) in [(1.0, 1.0), (320.0, 320.0), (1624.0, 1624.0), (900.0, 100.0)] {
            let raster = picture.raster(width, height);
            assert_eq!(raster.rgba.len(), (raster.width * raster.height * 4) as usize);
            assert!(f64::from(raster.width) <= width && f64::from(raster.height) <= height);
            assert_eq!(raster, picture.raster(width, height));
        }
    }
}

#[test]
fn colors_become_css() {
    assert_eq!(Rgba::hex(0xffd27a).to_string(), "#ffd27a");
    assert_eq!(Rgba::new(9, 14, 38, 0.44).to_string(), "rgba(9,14,38,0.44)");
}
