//! How the thinking is sliced changes no move of a whole game.

use crate::script::check;

fn moves(words: &str, slice: u64) -> Vec<String> {
    let mut table = check("");
    table.slice = slice;
    table.run(&format!("new {words}; play"));
    table.snapshot().moves.iter().map(|m| m.mv.point().map_or("--".into(), |p| p.to_string())).collect()
}

#[test]
fn every_slice_size_plays_the_same_game() {
    for words in ["A2 G 9", "M2 A1 7", "R R 6", "G A2 standard 8"] {
        let whole = moves(words, u64::MAX);
        assert!(whole.len() >= 9, "{words} is a game: {whole:?}");
        for slice in [1, 7, 500] {
            assert_eq!(moves(words, slice), whole, "{words} in slices of {slice}");
        }
    }
}

#[test]
fn the_seed_decides_and_nothing_else() {
    let game = |script: &str| {
        let table = check(script);
        table.snapshot().moves.iter().map(|m| m.mv).collect::<Vec<_>>()
    };
    assert_eq!(game("new R R 7; play"), game("new R R 7; play"));
    assert_ne!(game("new R R 7; play"), game("new P P; new R R 7; play"), "another game, another seed");
    // What was tried and taken back leaves no trace in the answers.
    assert_eq!(
        game("new P R; h8; answer; i9; answer"),
        game("new P R; h8; think 1; undo; h8; answer; step -1; step 1; i9; hint; think 3; dismiss; answer"),
    );
}
