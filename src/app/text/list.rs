// Long because one macro must see every word.

//! The list of all words and sentences, one field each.
//!
//! One macro makes of it the table that each language fills, the index by which Rust asks for a word, and the
//! names by which the page's script does. What the script asks for comes first; what only Rust says follows.
//! Gaps such as `{n}` are filled where the word is used: the English table shows which there are, and a test holds
//! the other tables to them.

macro_rules! words {
    (page { $($(#[$doc:meta])* $page:ident,)* } said { $($said:ident,)* }) => {
        /// The words of one language as its file writes them; one that is missing does not compile.
        #[derive(Clone, Copy, Debug)]
        #[expect(missing_docs, reason = "sentences speak for themselves in the English table")]
        pub struct Table {
            $($(#[$doc])* pub $page: &'static str,)*
            $(pub $said: &'static str,)*
        }

        /// One word or sentence.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, non_camel_case_types, reason = "each is named as its field of the table is")]
        #[repr(u16)]
        pub enum Word { $($page,)* $($said,)* }

        /// Names of the words that the page's script asks for, in the order of [`Word`].
        pub(super) const PAGE_NAMES: &[&str] = &[$(stringify!($page)),*];

        /// Names of all words, in the order of [`Word`].
        pub const NAMES: &[&str] = &[$(stringify!($page),)* $(stringify!($said)),*];

        /// How many there are.
        pub const COUNT: usize = NAMES.len();

        impl Table {
            /// All words, in the order of [`Word`].
            pub const fn all(&self) -> [&'static str; COUNT] {
                [$(self.$page,)* $(self.$said),*]
            }
        }

        impl Word {
            /// All, in the order of the list.
            pub const ALL: [Word; COUNT] = [$(Word::$page,)* $(Word::$said),*];
        }
    };
}

words! {
page {
    // The page.
    /// Title of the page.
    title,
    /// The board.
    board,
    /// The two players.
    players,
    /// Whose turn it is, or the result.
    status,
    /// Size of a board; `{n}` lines.
    lines,
    /// Which position is shown; `{n}` moves made.
    ply,
    /// Which position of a finished game is shown; `{n}` moves made of `{m}`.
    ply_of,
    /// How far a computer has looked; `{n}` plies.
    thinking_depth,
    /// Stands beside the winner.
    won,
    /// Who won, when that is the one person here.
    you_win,
    /// Who won, when the one person here did not.
    you_lose,
    /// The list of moves.
    moves,
    /// In place of an empty list of moves.
    no_moves,
    /// The main buttons.
    actions,
    /// The other buttons.
    more,
    /// Closes a dialog or a notice.
    close,
    /// Leaves a dialog without a change.
    cancel,
    /// Leaves a dialog that has applied every change.
    done,
    // What one can do.
    /// Opens the new-game dialog, short.
    new,
    /// Opens the new-game dialog, and its title.
    newgame,
    /// Starts another game like the last.
    again,
    /// Back to the last turn of a person.
    undo,
    /// Forward along the moves taken back.
    redo,
    /// Takes back only the computer's stone.
    takeback,
    /// Asks a computer whose stone was taken back for another answer.
    resume,
    /// Lets a computer go on that waits after a step back.
    go_on,
    /// Recommends a point.
    hint,
    /// The computer plays the best move it has so far.
    stop,
    /// Ends the search for a hint with the best point so far.
    stop_hint,
    /// Gives the game up.
    resign,
    /// Asks for a second press.
    resign_sure,
    /// Makes no move.
    pass,
    /// Takes a hint or a notice away.
    dismiss,
    /// Copies the board as text.
    copy,
    /// Saves the game to a file.
    save,
    /// Loads a game from a file.
    open,
    /// Shows every candidate's score on the board.
    scores,
    /// Writes every candidate's score to the console.
    logscores,
    /// Label of the field for typed coordinates.
    typed,
    /// A move in the list; `{n}`, `{color}`, `{point}`.
    move_name,
    /// In place of the point of a pass.
    passed,
    /// What can be typed there.
    typed_help,
    /// Places a stone on the typed point.
    place,
    // Replay.
    /// The replay buttons.
    replay,
    /// To the start.
    first,
    /// One move back.
    previous,
    /// One move forward.
    next,
    /// To the last move.
    last,
    /// Plays the moves by itself.
    play,
    /// Stops that.
    pause,
    /// Goes through the game that has ended.
    review,
    /// Leaves the replay of a game that has ended, to try another move.
    from_here,
    /// Speed of that.
    speed,
    // New game.
    /// Who plays against whom.
    opponent,
    /// Against a computer.
    opponent_computer,
    /// Two people on one device.
    opponent_person,
    /// Computer against computer.
    opponent_watch,
    /// Which computer.
    computer,
    /// Which computer has Black.
    computer_black,
    /// Which computer has White.
    computer_white,
    /// Random computer.
    computer_random,
    /// What it does.
    computer_random_note,
    /// Greedy computer.
    computer_greedy,
    /// What it does.
    computer_greedy_note,
    /// Minimax computer.
    computer_minimax,
    /// What it does.
    computer_minimax_note,
    /// Alpha-beta computer.
    computer_alpha_beta,
    /// What it does.
    computer_alpha_beta_note,
    /// Which score table.
    preset,
    /// Preset.
    preset_run_length,
    /// What it judges by.
    preset_run_length_note,
    /// Preset.
    preset_patterns,
    /// What it judges by.
    preset_patterns_note,
    /// Preset.
    preset_open_ends,
    /// What it judges by.
    preset_open_ends_note,
    /// Preset.
    preset_blocked_ends,
    /// What it judges by.
    preset_blocked_ends_note,
    /// How many moves it looks ahead.
    depth,
    /// A choice of depth; `{n}` plies.
    plies,
    /// A level of play; its number follows.
    level,
    /// Level 1.
    level_1,
    /// What it sees and misses.
    level_1_note,
    /// Level 2.
    level_2,
    /// What it sees and misses.
    level_2_note,
    /// Level 3.
    level_3,
    /// What it sees and misses.
    level_3_note,
    /// Level 4.
    level_4,
    /// What it sees and misses.
    level_4_note,
    /// Level 5.
    level_5,
    /// What it sees and misses.
    level_5_note,
    /// Level 6.
    level_6,
    /// What it sees and misses.
    level_6_note,
    /// Level 7.
    level_7,
    /// What it sees and misses.
    level_7_note,
    /// Level 8.
    level_8,
    /// What it sees and misses.
    level_8_note,
    /// Level 9.
    level_9,
    /// What it sees and misses.
    level_9_note,
    /// Level 10.
    level_10,
    /// What it sees and misses.
    level_10_note,
    /// Which color the person has.
    color,
    /// Black.
    black,
    /// White.
    white,
    /// By chance.
    random,
    /// How the game is won.
    rule,
    /// Freestyle.
    rule_freestyle,
    /// What that means.
    rule_freestyle_note,
    /// Standard.
    rule_standard,
    /// What that means.
    rule_standard_note,
    /// Lines of the board.
    size,
    /// Another number of lines than those offered.
    size_other,
    /// How time is kept.
    clock,
    /// Without clocks.
    clock_none,
    /// A choice of clock; `{m}` minutes.
    clock_game,
    /// A choice of clock; `{m}` minutes and `{s}` seconds.
    clock_increment,
    /// A choice of clock; `{s}` seconds.
    clock_move,
    /// Name of Black's player.
    name_black,
    /// Name of White's player.
    name_white,
    /// Starts the game.
    start,
    // Settings.
    /// Opens the settings.
    settings,
    /// Look of the page.
    theme,
    /// As the device says.
    theme_system,
    /// Night sky.
    theme_starry,
    /// Wood.
    theme_kaya,
    /// Ink on paper.
    theme_paper,
    /// White on black.
    theme_contrast,
    /// Somebody's own picture behind the board.
    picture,
    /// Chooses its file.
    picture_choose,
    /// Takes it away.
    picture_remove,
    /// The file is too large.
    picture_large,
    /// The file is no picture.
    picture_unread,
    /// The browser does not keep it.
    picture_unkept,
    /// Language of the page.
    language,
    /// Move numbers on stones.
    numbers,
    /// None.
    numbers_off,
    /// On every stone.
    numbers_all,
    /// On the last few.
    numbers_last,
    /// On how many.
    numbers_count,
    /// How a stone is placed.
    confirm,
    /// As fits.
    confirm_auto,
    /// Aim, then confirm.
    confirm_always,
    /// At the first press.
    confirm_never,
    /// What Auto does.
    confirm_note,
    /// Letters and numbers at the edge.
    coordinates,
    /// Movement on the board and behind it.
    animation,
    /// Sounds of the game.
    sound,
    /// Quiet music.
    music,
    /// Loudness of both.
    volume,
    // Help and results.
    /// Opens the help, and its title.
    help,
    /// What wins; beside a picture of four fives.
    help_five,
    /// What an open three is; beside a picture.
    help_three,
    /// What a four is; beside a picture.
    help_four,
    /// What an open four is; beside a picture.
    help_open_four,
    /// How a stone is placed by touch; beside a picture.
    help_aim,
    /// What undo does.
    help_undo,
    /// Where things are kept.
    help_kept,
    /// Heading of the list of keys.
    keys,
    /// What the arrow keys do.
    key_move,
    /// What letters and digits do.
    key_go,
    /// The person's results against each computer.
    record,
    /// A score table that somebody changed.
    own_table,
    /// In place of an empty table.
    record_none,
    /// Which games count.
    record_note,
    /// Games won.
    wins,
    /// Games lost.
    losses,
    /// Games drawn.
    draws,
    /// Wins in a row up to now.
    streak,
    /// Most wins in a row.
    best,
    /// Throws all results away.
    forget,
    /// Asked before that.
    forget_sure,
    /// Starts a game at a suggested level; `{n}`, `{name}`.
    suggest,
    /// Turns that down.
    suggest_no,
}
said {
    // Players and turns.
    you,
    about_person,
    about_depth,
    about_table,
    about_level,
    turn_yours,
    turn,
    thinks,
    aim,
    held,
    held_again,
    // What has happened.
    moved,
    passes,
    took_back,
    goes_on,
    at_start,
    at_move,
    hint_is,
    begun,
    loaded,
    restored,
    copied,
    scores_logged,
    saved,
    // How a game ends.
    five,
    resigned,
    time_out,
    full_board,
    both_passed,
    // Why nothing happens.
    computers_turn,
    not_a_point,
    nothing_to_undo,
    nothing_to_redo,
    nothing_to_take_back,
    cannot_resign,
    not_allowed,
    no_hint,
    nothing_to_stop,
    nothing_to_resume,
    outside,
    occupied,
    not_your_turn,
    game_over,
    no_pass,
    opening_forbids,
    // What went wrong.
    storage_failed,
    no_words,
    load_failed,
    kept_aside,
    results_aside,
    save_place,
    save_too_long,
    save_not_ours,
    save_version,
    save_cut,
    save_missing,
    save_unknown,
    save_twice,
    save_rule,
    save_size,
    save_opening,
    save_color,
    save_number,
    save_node,
    save_moves,
    save_set_up_outside,
    save_set_up_twice,
    save_same_move,
    save_nothing,
    save_word,
    save_table,
    // Why a point is good.
    why_makes_five,
    why_stops_five,
    why_only_point,
    why_makes_open_four,
    why_makes_double_four,
    why_makes_four_three,
    why_stops_open_three,
    why_prevents_double_four,
    why_prevents_four_three,
    why_makes_double_three,
    why_prevents_double_three,
    why_makes_four,
    why_makes_open_three,
    why_prevents_four,
    why_prevents_open_three,
    why_makes_three,
    why_makes_open_two,
    why_prevents_open_two,
    why_center,
    why_near_stones,
    why_new_ground,
    // The board for somebody who does not see it.
    cell_comma,
    cell_empty,
    cell_stone,
    cell_move,
    cell_set_up,
    cell_last,
    cell_winning,
    cell_hint,
    cell_score,
    board_is,
}
}
