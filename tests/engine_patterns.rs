//! The line table against a twin written straight from the definitions.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use hoshi::engine::{LineTables, Pattern};
use hoshi::rules::{Axis, Board, BoardSize, Color, Point, RuleKind, parse_position};

/// A definition, asked of a line.
type Holds = fn(&mut Naive) -> bool;

/// One line through a stone that stands on the board, looked at with no memory and no shortcut.
struct Naive {
    board: Board,
    kind: RuleKind,
    stone: Point,
    color: Color,
    axis: Axis,
}

impl Naive {
    fn free(&self) -> Vec<Point> {
        let lines = i16::from(self.board.size().lines());
        (-lines..=lines)
            .filter_map(|steps| self.stone.step(self.axis, steps))
            .filter(|&p| self.board.is_free(p))
            .collect()
    }

    /// At how many free points one more stone makes `wanted` true.
    fn points(&mut self, wanted: Holds) -> usize {
        let mut count = 0;
        for point in self.free() {
            self.board.put(point, self.color);
            count += usize::from(wanted(self));
            self.board.take(point);
        }
        count
    }

    fn five(&mut self) -> bool {
        self.kind.wins(self.color, &self.board.run(self.stone, self.color, self.axis))
    }

    fn open_four(&mut self) -> bool {
        self.points(Naive::five) >= 2
    }

    fn four(&mut self) -> bool {
        self.points(Naive::five) == 1
    }

    fn open_three(&mut self) -> bool {
        self.points(Naive::open_four) > 0
    }

    fn three(&mut self) -> bool {
        self.points(Naive::four) > 0
    }

    fn open_two(&mut self) -> bool {
        self.points(Naive::open_three) > 0
    }

    fn two(&mut self) -> bool {
        self.points(Naive::three) > 0
    }

    fn one(&mut self) -> bool {
        self.points(Naive::open_two) > 0 || self.points(Naive::two) > 0
    }

    /// The strongest pattern whose definition holds.
    fn pattern(&mut self) -> Pattern {
        let definitions: [(Pattern, Holds); 8] = [
            (Pattern::Five, Naive::five),
            (Pattern::OpenFour, Naive::open_four),
            (Pattern::Four, Naive::four),
            (Pattern::OpenThree, Naive::open_three),
            (Pattern::Three, Naive::three),
            (Pattern::OpenTwo, Naive::open_two),
            (Pattern::Two, Naive::two),
            (Pattern::One, Naive::one),
        ];
        definitions.into_iter().find(|(_, holds)| holds(self)).map_or(Pattern::None, |(pattern, _)| pattern)
    }
}

#[test]
fn the_table_agrees_with_the_definitions_on_random_lines() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut tables = RuleKind::ALL.map(LineTables::new);
    let mut seen = [0; Pattern::ALL.len()];
    for round in 0..6_000 {
        let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
        let size = BoardSize::new(random.u32(5..=13)).unwrap();
        let mut board = Board::new(size);
        let own = random.u32(20..80);
        for point in size.points() {
            match random.u32(0..100) {
                n if n < own / 2 => board.put(point, Color::Black),
                n if n < own / 2 + 8 => board.put(point, Color::White),
                _ => {}
            }
        }
        let point = size.point(random.usize(0..size.cells()));
        board.take(point);
        let axis = Axis::ALL[random.usize(0..4)];
        for color in Color::BOTH {
            let shape = tables[round % 2].shape(&board, point, color, axis);
            let mut naive = Naive { board: board.clone(), kind, stone: point, color, axis };
            naive.board.put(point, color);
            let pattern = naive.pattern();
            assert_eq!(shape.pattern, pattern, "{kind:?} {color} {point} {axis:?} {board:?}");
            let run = board.run(point, color, axis);
            let ends = run.ends_that_are(hoshi::rules::End::Empty);
            assert_eq!(shape.run, run.len.min(6), "{board:?}");
            // A run so long that its end lies beyond the window has no end worth knowing.
            assert!(shape.open_ends == ends || run.len > 5, "{kind:?} {color} {point} {axis:?} {board:?}");
            seen[pattern as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count >= 30), "every pattern is met often: {seen:?}");
}

/// `line` is drawn with `X` own, `O` enemy, `.` free and `*` the free point that is asked about.
fn check_drawing(kind: RuleKind, line: &str, expected: Pattern) {
    let mut text = format!("{}/15/free", kind.name());
    let mut stones = [String::new(), String::new()];
    let mut point = None;
    for (x, cell) in line.chars().enumerate() {
        let at = Point::new(x as u8, 7);
        match cell {
            'X' => stones[0] += &at.to_string(),
            'O' => stones[1] += &at.to_string(),
            '*' => point = Some(at),
            _ => {}
        }
    }
    for (name, list) in ["black", "white"].into_iter().zip(&stones) {
        if !list.is_empty() {
            text += &format!(" {name}:{list}");
        }
    }
    let position = parse_position(&text).unwrap();
    let point = point.expect("a drawing asks about one point");
    let shape = LineTables::new(kind).shape(position.board(), point, Color::Black, Axis::Horizontal);
    assert_eq!(shape.pattern, expected, "{kind:?} {line}");
}

#[test]
fn drawn_lines_have_the_names_of_the_field() {
    let both = [
        ("...XX*XX....", Pattern::Five),
        ("...XX*X.....", Pattern::OpenFour),
        ("..OXX*X.....", Pattern::Four),
        ("XX*XO.......", Pattern::None),
        ("XX.X*.......", Pattern::Four),
        ("....X.XX*.X.", Pattern::OpenFour),
        ("....X*X.....", Pattern::OpenThree),
        ("....XX.*....", Pattern::OpenThree),
        ("....XX..*...", Pattern::Three),
        ("..OXX*......", Pattern::Three),
        ("..OXX*.O....", Pattern::None),
        ("..O.XX*.O...", Pattern::Three),
        ("....X*......", Pattern::OpenTwo),
        ("..OX*.......", Pattern::Two),
        ("X*..........", Pattern::Two),
        ("......*.....", Pattern::One),
        ("..O.*..O....", Pattern::None),
    ];
    for (line, pattern) in both {
        for kind in RuleKind::ALL {
            check_drawing(kind, line, pattern);
        }
    }
    let different = [
        ("...XXX*XX...", Pattern::Five, Pattern::None),
        ("..X.XX*X....", Pattern::OpenFour, Pattern::Four),
        ("..X.XX*X.X..", Pattern::OpenFour, Pattern::None),
        ("X..XX*..X...", Pattern::OpenThree, Pattern::Three),
    ];
    for (line, freestyle, standard) in different {
        check_drawing(RuleKind::Freestyle, line, freestyle);
        check_drawing(RuleKind::Standard, line, standard);
    }
}
