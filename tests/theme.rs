//! Whatever is written can be read: every pair of words and ground has a contrast of at least 4.5 : 1,
//! on the board measured against the very pixels behind the words.

use hoshi::app::{Millis, ThemeChoice};
use hoshi::rules::Color;
use hoshi::view::sky::drift;
use hoshi::view::theme::Ground;
use hoshi::view::{
    Background, Breath, CONTRAST, CssPos, Geometry, KAYA, PAPER, Paint, Picture, Raster, Rgba, STARRY, Shape,
    StoneKey, System, THEMES, Theme, css_variables, sky, theme_for,
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
            check(theme, &format!("words raised on page {i}"), page.on_raised, raised);
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
fn ground(theme: &Theme) -> (u32, u32, Vec<Rgba>) {
    let picture = match theme.board.ground {
        Ground::Plain => return (1, 1, vec![theme.board.casing]),
        Ground::Wood => Picture::Wood,
        Ground::Sky { .. } => {
            let geometry = Geometry::new(hoshi::rules::BoardSize::FIFTEEN, 800.0, 1.0);
            let theme = THEMES.into_iter().find(|t| t.name == theme.name).expect("well-formed test data");
            let shapes = Background::new(&geometry, theme, 0).shapes();
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
                Ground::Wood | Ground::Plain => Rgba::hex(0),
                // Somewhere between the gradient's stops; the lightest is the hardest for light words.
                Ground::Sky { gradient, .. } => gradient[1],
            };
            pixels.push(pixel(&raster, x, y).over(below));
        }
    }
    (raster.width, raster.height, pixels)
}

#[test]
fn coordinates_can_be_read_on_the_pixels_behind_them() {
    for theme in THEMES {
        let (width, height, pixels) = ground(theme);
        let (w, h) = (width as f32, height as f32);
        for (i, pixel) in pixels.into_iter().enumerate() {
            let (x, y) = (i as u32 % width, i as u32 / width);
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
fn words_and_lines_can_be_read_over_any_picture_of_ones_own() {
    for theme in THEMES {
        let geometry = Geometry::new(hoshi::rules::BoardSize::FIFTEEN, 800.0, 1.0);
        let shapes = Background::new(&geometry, theme, 1).shapes();
        assert!(shapes.contains(&Shape::Own { side: 800.0 }), "{}", theme.name);
        for picture in [0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff] {
            let ground = theme.board.casing.alpha(theme.board.picture_veil).over(Rgba::hex(picture));
            for (what, words) in [("coordinate", theme.board.label), ("pointed one", theme.board.label_hot)] {
                check(theme, &format!("{what} over {picture:06x}"), words, ground);
            }
            // WCAG 2 asks 3 : 1 of what is no text.
            let mut lines = 0;
            for shape in &shapes {
                if let Shape::Line { color, .. } | Shape::Frame { color, .. } = shape {
                    let contrast = color.over(ground).contrast(ground);
                    assert!(contrast >= 3.0, "{}: a line over {picture:06x}: {contrast:.2}", theme.name);
                    lines += 1;
                }
            }
            assert_eq!(lines, 27);
        }
        assert!(theme.board.picture_veil < 0.93, "{}: something must be seen of it", theme.name);
    }
}

#[test]
fn the_choice_decides_and_the_system_where_it_is_left_to_it() {
    let system = |dark, contrast| System { dark, contrast, ..System::default() };
    for (choice, dark, contrast, expected) in [
        (ThemeChoice::System, true, false, &STARRY),
        (ThemeChoice::System, false, false, &KAYA),
        (ThemeChoice::System, true, true, &CONTRAST),
        (ThemeChoice::System, false, true, &CONTRAST),
        (ThemeChoice::Starry, false, true, &STARRY),
        (ThemeChoice::Kaya, true, false, &KAYA),
        (ThemeChoice::Paper, true, true, &PAPER),
        (ThemeChoice::Contrast, false, false, &CONTRAST),
    ] {
        assert_eq!(theme_for(choice, system(dark, contrast)).name, expected.name, "{choice:?} {dark}");
    }
    for choice in ThemeChoice::ALL {
        let forced = System { forced: true, dark: true, ..System::default() };
        assert_eq!(theme_for(choice, forced).name, "contrast", "{choice:?} with forced colors");
        assert_eq!(theme_for(choice, System { print: true, ..forced }).name, "paper", "{choice:?} on paper");
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
    for theme in [&STARRY, &KAYA] {
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

#[test]
fn flat_stones_have_one_color_and_an_outline() {
    for (theme, share, line) in [(&PAPER, 0.04, 0x111111), (&CONTRAST, 0.085, 0xffffff)] {
        for (color, fill) in [(Color::Black, if theme.dark { 0 } else { 0x111111 }), (Color::White, 0xffffff)]
        {
            let raster = StoneKey { pixels: 200, color, variant: 0, light: theme.board.light }.raster();
            // Along the middle row from the left edge inwards; the last pixels of a color are mixed.
            for x in 0..100 {
                let inside = f64::from(x) / 200.0;
                let wanted = if inside < share { line } else { fill };
                if x > 1 && (inside - share).abs() > 0.01 {
                    assert_eq!(pixel(&raster, x, 100), Rgba::hex(wanted), "{} {color} {x}", theme.name);
                }
            }
        }
    }
}

/// Brightness of a disc: what it adds to a dark sky.
fn brightness(shape: &Shape) -> Option<f64> {
    match shape {
        Shape::Disc { radius, paint: Paint::Solid(color), .. } => Some(radius * radius * color.a),
        _ => None,
    }
}

#[test]
fn stars_differ_in_brightness_and_some_breathe_each_in_its_own_time() {
    let sky = sky(1440.0, 900.0, [120.0, 1320.0]);
    let mut bright: Vec<f64> = sky.stars.iter().filter_map(brightness).collect();
    bright.sort_by(f64::total_cmp);
    assert!(bright.len() > 3_000, "one to 420 square pixels, and the near ones");
    let at = |share: f64| bright[(share * (bright.len() - 1) as f64) as usize];
    // Far stars differ among themselves, and near ones are of another kind.
    assert!(at(0.9) > 4.0 * at(0.1), "{} {}", at(0.1), at(0.9));
    assert!(at(0.999) > 5.0 * at(0.5), "{} {}", at(0.5), at(0.999));
    let mut levels: Vec<u64> = bright.iter().map(|b| (b * 200.0) as u64).collect();
    levels.dedup();
    assert!(levels.len() > 60, "{} levels", levels.len());

    assert!((5..=12).contains(&sky.breathing.len()), "{} breathe", sky.breathing.len());
    for breath in &sky.breathing {
        let over: Vec<f64> = (0..200).map(|i| breath.opacity(Millis(i * breath.period.0 / 200))).collect();
        let (low, high) =
            (over.iter().copied().fold(1.0, f64::min), over.iter().copied().fold(0.0, f64::max));
        assert!((low - breath.least).abs() < 0.01 && (high - 1.0).abs() < 0.01, "{low} {high}");
        let step = over.windows(2).map(|two| (two[0] - two[1]).abs()).fold(0.0, f64::max);
        assert!(step < 0.03, "it never jumps: {step}");
        assert!((0.3..=0.65).contains(&breath.least) && (5_000..13_000).contains(&breath.period.0));
    }
    let told_apart = |of: fn(&Breath) -> u64| {
        let mut all: Vec<u64> = sky.breathing.iter().map(of).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    };
    assert_eq!(told_apart(|b| b.period.0), sky.breathing.len(), "no two in step");
    assert_eq!(told_apart(|b| (b.phase * 1e6) as u64), sky.breathing.len());
}

#[test]
fn the_sky_is_the_same_every_time_and_leaves_words_alone() {
    for (width, height) in [(1440.0, 900.0), (768.0, 1024.0), (390.0, 844.0), (320.0, 640.0), (0.0, 0.0)] {
        let content = [width * 0.1, width * 0.9];
        let one = sky(width, height, content);
        assert_eq!(one, sky(width, height, content));
        for shape in &one.stars {
            let (Shape::Disc { at, radius, .. }
            | Shape::Glow { at, radius, .. }
            | Shape::Star { at, radius, .. }) = shape
            else {
                panic!("{shape:?} is no star");
            };
            // Only the faint far ones may stand behind the page's words.
            let behind = at.x > content[0] && at.x < content[1];
            assert!(!behind || *radius < 0.70, "{shape:?}");
        }
        for breath in &one.breathing {
            assert!(breath.at.x + breath.reach < content[0] || breath.at.x - breath.reach > content[1]);
            for shape in &breath.shapes {
                let (from, to) = shape.bounds();
                let side = breath.reach * 2.0 + 1e-9;
                assert!(from.x >= -1e-9 && from.y >= -1e-9 && to.x <= side && to.y <= side, "{shape:?}");
            }
        }
        if width < 600.0 {
            assert!(
                one.breathing.is_empty() && one.stars.iter().all(|s| brightness(s).is_some_and(|b| b < 0.2))
            );
        }
    }
    let moments: Vec<CssPos> = (0..3_000).map(|second| drift(Millis(second * 1_000))).collect();
    assert!(moments.iter().all(|at| at.x.abs() <= 16.0 && at.y.abs() <= 16.0), "within the clouds' margin");
    assert!(moments.windows(2).all(|two| two[0].distance(two[1]) < 1.5), "slowly");
    assert!(moments.iter().any(|at| at.x < -10.0) && moments.iter().any(|at| at.x > 10.0));
}
