//! The four presets: their published numbers, what lines they are paid for, and their known faults.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use hoshi::engine::{
    AxisReport, Computer, Judge, Nodes, Pattern, PointReport, Preset, Progress, ScoreTable, ScoreTableError,
    Search, report_points,
};
use hoshi::rules::{Axis, Point, Position, parse_position};

/// The numbers as published, in the words of the text form.
#[test]
fn the_presets_have_the_published_numbers() {
    let published = [
        (Preset::RunLength, "run-length attack=10 defence=8 5=100000 4=10000 3=1000 2=100 1=10"),
        (
            Preset::Patterns,
            "patterns attack=1 defence=1 five=100000 open-four=50000 four=5000 open-three=2000 three=500 \
             open-two=100",
        ),
        (
            Preset::OpenEnds,
            "open-ends attack=3 defence=2 5=1000000 4/2=100000 4/1=10000 3/2=10000 3/1=1000 2/2=1000 2/1=200",
        ),
        (
            Preset::BlockedEnds,
            "blocked-ends attack=1 defence=1 5=500000 4/0=50000 4/1=3000 4/2=1000 3/0=3000 3/1=1000 3/2=500 \
             2/0=500 2/1=200 2/2=100 1/0=100 1/1=50 1/2=30",
        ),
    ];
    assert_eq!(published.map(|(preset, _)| preset), Preset::ALL);
    for (preset, text) in published {
        assert_eq!(preset.table().to_text(), text);
        assert_eq!(ScoreTable::from_text(text), Ok(preset.table()));
        assert_eq!(Preset::from_name(preset.name()), Some(preset));
    }
}

/// A row on an otherwise empty board: `X` Black, `O` White, `*` the free point asked about. Black moves.
fn row(rule: &str, y: u8, line: &str) -> (Position, Option<Point>) {
    let mut lists = [String::new(), String::new()];
    let mut asked = None;
    for (x, cell) in line.chars().enumerate() {
        let at = Point::new(x as u8, y);
        match cell {
            'X' => lists[0] += &at.to_string(),
            'O' => lists[1] += &at.to_string(),
            '*' => asked = Some(at),
            _ => {}
        }
    }
    let [black, white] = lists;
    let mut text = format!("{rule}/15/free");
    if !black.is_empty() {
        text += &format!(" black:{black}");
    }
    if !white.is_empty() {
        text += &format!(" white:{white}");
    }
    (parse_position(&text).unwrap(), asked)
}

fn report(position: &Position, table: &ScoreTable, point: Point) -> PointReport {
    let all = report_points(position, table);
    all.into_iter().find(|r| r.point == point).expect("the point is a candidate")
}

fn horizontal(report: &PointReport) -> AxisReport {
    report.axes[Axis::Horizontal as usize]
}

/// What each preset pays for Black's stone at `*` on that row, before weighing, in preset order.
fn check_row(line: &str, values: [i32; 4]) {
    for (preset, expected) in Preset::ALL.into_iter().zip(values) {
        let (position, asked) = row("freestyle", 7, line);
        let table = preset.table();
        let report = report(&position, &table, asked.unwrap());
        let expected = table.attack() * expected;
        assert_eq!(horizontal(&report).attack, expected, "{} {line}", preset.name());
    }
}

#[test]
fn lines_are_paid_as_published() {
    check_row("....XX*XX......", [100_000, 100_000, 1_000_000, 500_000]);
    check_row("...XXX*XX......", [100_000, 100_000, 1_000_000, 500_000]);
    check_row("....XX*X.......", [10_000, 50_000, 100_000, 50_000]);
    check_row("...OXX*X.......", [10_000, 5_000, 10_000, 3_000]);
    check_row("...OXX*XO......", [10_000, 0, 0, 1_000]);
    check_row("XX*XO..........", [10_000, 0, 0, 1_000]);
    check_row("X*XX...........", [10_000, 5_000, 10_000, 3_000]);
    check_row(".....X*X.......", [1_000, 2_000, 10_000, 3_000]);
    check_row("...OXX*........", [1_000, 500, 1_000, 1_000]);
    check_row("...OXX*O.......", [1_000, 0, 0, 500]);
    check_row("...XX.X*.......", [100, 5_000, 1_000, 500]);
    check_row("....X.X*.......", [100, 2_000, 1_000, 500]);
    check_row("....X..X*......", [100, 500, 1_000, 500]);
    check_row("....X.X.*......", [10, 500, 0, 100]);
    check_row(".....X*........", [100, 100, 1_000, 500]);
    check_row("....OX*........", [100, 0, 200, 200]);
    check_row("....OX*O.......", [100, 0, 0, 100]);
    check_row(".....O*........", [10, 0, 0, 50]);
    check_row(".....O*O.......", [10, 0, 0, 30]);
}

/// Six in a row is five in freestyle and nothing where exactly five are wanted.
#[test]
fn an_overline_is_paid_by_the_rule() {
    for preset in Preset::ALL {
        let table = preset.table();
        let five = table.fields().nth(2).unwrap().1;
        for (rule, value) in [("freestyle", five), ("standard", 0)] {
            let (position, asked) = row(rule, 7, "..XXX*XX.......");
            let report = report(&position, &table, asked.unwrap());
            assert_eq!(horizontal(&report).attack, table.attack() * value, "{} {rule}", preset.name());
        }
    }
}

fn greedy(position: &Position, table: ScoreTable) -> Point {
    let mut search = Search::new(position, &Computer::Greedy(table), 1);
    let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("no bound on the work") };
    verdict.best.unwrap()
}

/// White's three has room for four stones only. The first table pays for stopping it all the same; the
/// others, except the last which pays a little, know better.
#[test]
fn fault_of_run_length_it_blocks_dead_threes() {
    let (position, asked) = row("freestyle", 7, "...XOOO*X......");
    let gap = asked.unwrap();
    for preset in Preset::ALL {
        let report = report(&position, &preset.table(), gap);
        assert_eq!(horizontal(&report).enemy, Pattern::None, "no five is possible there");
        let blocks = greedy(&position, preset.table()) == gap;
        assert_eq!(blocks, preset == Preset::RunLength, "{}", preset.name());
    }
}

#[test]
fn fault_of_blocked_ends_it_pays_for_lines_that_can_never_be_five() {
    let (position, asked) = row("freestyle", 7, "...XOOO*X......");
    let paid = |preset: Preset| horizontal(&report(&position, &preset.table(), asked.unwrap())).defence;
    assert_eq!(Preset::ALL.map(paid), [80_000, 0, 0, 1_000]);
}

/// Two stones, a hole of two, and a third: no stone makes an open four of it, so it is no open three.
#[test]
fn patterns_know_that_not_every_three_with_a_gap_is_open() {
    let table = Preset::Patterns.table();
    for (line, pattern) in [
        ("....XX.*.......", Pattern::OpenThree),
        ("....X..X*......", Pattern::Three),
        ("....X.X.*......", Pattern::Three),
    ] {
        let (position, asked) = row("freestyle", 7, line);
        assert_eq!(horizontal(&report(&position, &table, asked.unwrap())).own, pattern, "{line}");
    }
}

/// Both sides can make an open four. With 3 : 2 the computer makes its own, which wins; with 2 : 3 it
/// stops the enemy's, which is what timid means.
#[test]
fn fault_of_weights_the_wrong_way_round_it_is_timid() {
    let position = parse_position("freestyle/15/free black:f10g10h10 white:f4g4h4").unwrap();
    let bold = Preset::OpenEnds.table();
    let mut timid = bold.clone();
    timid.set("attack", 2).unwrap();
    timid.set("defence", 3).unwrap();
    assert_eq!(greedy(&position, bold).y, 9);
    assert_eq!(greedy(&position, timid).y, 3);
}

/// In every table a stronger line is worth more: open three above open two, four above three.
#[test]
fn stronger_lines_are_worth_more() {
    let rising = [".....X*........", ".....XX*.......", "....XXX*.......", "....XXXX*......"]
        .map(|l| row("freestyle", 7, l));
    for preset in Preset::ALL {
        let totals: Vec<i32> = rising
            .iter()
            .map(|(position, asked)| report(position, &preset.table(), asked.unwrap()).total)
            .collect();
        assert!(totals.is_sorted_by(|a, b| a < b), "{} {totals:?}", preset.name());
    }
}

#[test]
fn a_table_survives_its_text_and_every_mistake_is_named() {
    let mut table = Preset::OpenEnds.table();
    table.set("4/1", 123).unwrap();
    table.set("attack", 7).unwrap();
    assert_eq!(ScoreTable::from_text(&table.to_text()), Ok(table));

    let good = Preset::RunLength.table().to_text();
    let check =
        |text: &str, error: ScoreTableError| assert_eq!(ScoreTable::from_text(text), Err(error), "{text}");
    check("", ScoreTableError::Judge(String::new()));
    check("best attack=1", ScoreTableError::Judge("best".into()));
    check("run-length", ScoreTableError::Missing("attack"));
    check(good.trim_end_matches(" 1=10"), ScoreTableError::Missing("1"));
    check(&format!("{good} 1=10"), ScoreTableError::Twice("1".into()));
    check(&format!("{good} 6=10"), ScoreTableError::NoField("6".into()));
    check(&format!("{good} six"), ScoreTableError::NotAField("six".into()));
    check(&good.replace("1=10", "1=ten"), ScoreTableError::NotANumber("1".into()));
    let range = |field: &str, max| ScoreTableError::Range { field: field.into(), max };
    check(&good.replace("1=10", "1=-10"), range("1", 1_000_000));
    check(&good.replace("attack=10", "attack=101"), range("attack", 100));
    for judge in Judge::ALL {
        assert_eq!(Judge::from_name(judge.name()), Some(judge));
        let keys = judge.keys();
        assert_eq!(ScoreTable::new(judge).fields().skip(2).map(|(k, _)| k).collect::<Vec<_>>(), keys);
    }
}

/// The largest values that a learner can enter fit into a score.
#[test]
fn the_largest_table_does_not_overflow() {
    let mut table = ScoreTable::new(Judge::BlockedEnds);
    let fields: Vec<&str> = table.fields().map(|(field, _)| field).collect();
    for field in fields {
        let max = if ["attack", "defence"].contains(&field) { 100 } else { 1_000_000 };
        table.set(field, max).unwrap();
    }
    let position = parse_position("freestyle/22/free moves:h8i9").unwrap();
    let total = report_points(&position, &table)[0].total;
    assert_eq!(total, 8 * 100 * 1_000_000);
    let mut search = Search::new(&position, &Computer::AlphaBeta { depth: 2, table }, 1);
    let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("no bound on the work") };
    assert!(hoshi::engine::win_distance(verdict.score).is_none(), "no promise looks like a win");
}

/// A four that is simply answered against two open threes that win: the sum prefers the four.
#[test]
fn fault_of_patterns_a_harmless_four_looks_better_than_two_open_threes() {
    let position = parse_position("freestyle/15/free black:k12l12m12c3d3e4e5 white:n12").unwrap();
    let double: Point = "e3".parse().unwrap();
    let table = Preset::Patterns.table();
    let threes =
        report(&position, &table, double).axes.iter().filter(|a| a.own == Pattern::OpenThree).count();
    assert_eq!(threes, 2);
    let chosen = greedy(&position, table.clone());
    assert_eq!(horizontal(&report(&position, &table, chosen)).own, Pattern::Four);
}
