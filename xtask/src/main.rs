//! The project's commands.
mod ladder;

#[allow(clippy::print_stdout)]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.last().and_then(|word| word.parse().ok()).unwrap_or(200);
    print!("{}", ladder::tables(games, 1));
}
