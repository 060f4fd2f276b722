//! `ladder`: the teaching computers play each other, and the four score tables do; or neighboring levels do.
//!
//! Games begin with four stones thrown by a seeded generator into the middle of the board, and each such
//! opening is played twice with colors swapped, so that neither side gains by it. Everything follows from the seed.

use std::fmt::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use hoshi::app::{Seat, levels};
use hoshi::engine::{Computer, Nodes, Preset, Progress, Search};
use hoshi::rules::{Color, Point, Position, RuleSet, Status};

use crate::args::Args;

/// Stones of an opening.
const OPENING: usize = 4;
/// An opening's stones lie at most this many lines from the center.
const SPREAD: u64 = 3;

/// Somebody who plays, and the name in the table.
struct Player {
    name: String,
    computer: Computer,
}

/// Wins, draws and losses of one player against another.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// `cargo xtask ladder [--levels] [--games 200]`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let games: u32 = match args.option("--games")? {
        Some(text) => text.parse().with_context(|| format!("`--games` wants a number, not `{text}`"))?,
        None => 200,
    };
    let levels = args.flag("--levels");
    args.finish()?;
    ensure!(games > 0, "`--games` wants at least one");
    print!("{}", if levels { neighbors(games, 1) } else { tables(games, 1) });
    Ok(ExitCode::SUCCESS)
}

/// Both tables as Markdown, `games` a pair.
fn tables(games: u32, seed: u64) -> String {
    let mut text = String::new();
    for (title, players) in [("The computers", computers()), ("The score tables", presets())] {
        round_robin(&mut text, title, &players, games, seed).expect("a String takes any text");
    }
    text
}

/// Each level against the one below as Markdown, `games` a pair.
fn neighbors(games: u32, seed: u64) -> String {
    let mut text = format!("Each level against the one below, {games} games:\n\n");
    text += "| level | computer | share of points in % |\n| ---: | --- | ---: |\n";
    let seats: Vec<Computer> = levels()
        .filter_map(|seat| match seat {
            Seat::Computer(computer) => Some(computer),
            Seat::Person => None,
        })
        .collect();
    for (below, computer) in seats.iter().enumerate() {
        let share = match below.checked_sub(1) {
            Some(below) => share(pair(computer, &seats[below], games, seed)),
            None => String::new(),
        };
        writeln!(text, "| {} | {} | {share} |", below + 1, said(computer)).expect("a String takes any text");
    }
    text
}

/// A computer with its settings, in a few words.
fn said(computer: &Computer) -> String {
    let depth = match computer {
        Computer::Random | Computer::Greedy(_) => String::new(),
        Computer::Minimax { depth, .. } | Computer::AlphaBeta { depth, .. } => format!(" {depth}"),
    };
    let table = computer.table().map_or(String::new(), |table| {
        format!(", {}, attack {} : defence {}", table.judge().name(), table.attack(), table.defence())
    });
    format!("{}{depth}{table}", computer.name())
}

fn computers() -> Vec<Player> {
    let shallow = Computer::AlphaBeta { depth: 2, table: Preset::Patterns.table() };
    let mut list: Vec<Computer> = Computer::ladder().into();
    list.insert(3, shallow);
    let name = |computer: &Computer| match computer {
        Computer::Random | Computer::Greedy(_) => computer.name().to_owned(),
        Computer::Minimax { depth, .. } | Computer::AlphaBeta { depth, .. } => {
            format!("{} {depth}", computer.name())
        }
    };
    list.into_iter().map(|computer| Player { name: name(&computer), computer }).collect()
}

fn presets() -> Vec<Player> {
    let player = |preset: Preset| Player {
        name: preset.name().to_owned(),
        computer: Computer::Greedy(preset.table()),
    };
    Preset::ALL.map(player).into()
}

fn round_robin(
    text: &mut String,
    title: &str,
    players: &[Player],
    games: u32,
    seed: u64,
) -> std::fmt::Result {
    writeln!(text, "{title}, {games} games a pair; share of points in %, row against column:\n")?;
    let names: Vec<&str> = players.iter().map(|p| p.name.as_str()).collect();
    writeln!(text, "| | {} |", names.join(" | "))?;
    writeln!(text, "| --- |{}", " ---: |".repeat(players.len()))?;
    let mut results = vec![vec![None; players.len()]; players.len()];
    for row in 0..players.len() {
        for column in row + 1..players.len() {
            let tally = pair(&players[row].computer, &players[column].computer, games, seed);
            results[row][column] = Some(tally);
            results[column][row] = Some(Tally { won: tally.lost, drawn: tally.drawn, lost: tally.won });
        }
    }
    for (player, row) in players.iter().zip(&results) {
        write!(text, "| **{}** |", player.name)?;
        for cell in row {
            match cell {
                Some(tally) => write!(text, " {} |", share(*tally))?,
                None => write!(text, " |")?,
            }
        }
        writeln!(text)?;
    }
    writeln!(text)
}

/// The share of points in percent, with games won, drawn and lost.
fn share(Tally { won, drawn, lost }: Tally) -> String {
    let points = f64::from(won) + f64::from(drawn) / 2.0;
    let share = 100.0 * points / f64::from(won + drawn + lost);
    format!("{share:.1} (+{won} ={drawn} −{lost})")
}

/// `games` games of `first` against `second`.
fn pair(first: &Computer, second: &Computer, games: u32, seed: u64) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let mut random = Mix(seed ^ (u64::from(game / 2) << 32));
        let opening = opening(&mut random);
        let color = if game % 2 == 0 { Color::Black } else { Color::White };
        match play(opening, color, first, second, &mut random) {
            Status::Won { by, .. } if by == color => tally.won += 1,
            Status::Won { .. } => tally.lost += 1,
            Status::Drawn(_) | Status::ToPlay(_) => tally.drawn += 1,
        }
    }
    tally
}

/// An empty board with [`OPENING`] stones near the center.
fn opening(random: &mut Mix) -> Position {
    let mut position = Position::start(RuleSet::default());
    let center = position.rules().size.center();
    while position.ply() < OPENING {
        let mut near = |c: u8| (u64::from(c) - SPREAD + random.next() % (2 * SPREAD + 1)) as u8;
        let point = Point::new(near(center.x), near(center.y));
        if let Ok(legal) = position.check(point) {
            position.play(legal);
        }
    }
    position
}

/// Plays on to the end, `first` having the stones of `color`.
fn play(
    mut position: Position,
    color: Color,
    first: &Computer,
    second: &Computer,
    random: &mut Mix,
) -> Status {
    while let Status::ToPlay(turn) = *position.status() {
        let computer = if turn == color { first } else { second };
        let mut search = Search::new(&position, computer, random.next());
        let point = loop {
            if let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) {
                break verdict.best.expect("a game that goes on has a legal move");
            }
        };
        position.play(position.check(point).expect("computers answer with legal moves"));
    }
    position.status().clone()
}

/// SplitMix64 (Steele, Lea, Flood 2014): enough for openings, and the same on every machine.
struct Mix(u64);

impl Mix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
