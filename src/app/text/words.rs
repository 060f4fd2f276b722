//! The words on buttons and in dialogs, one field each.
//!
//! One macro makes the struct and the list of its fields, so that a word is added in three places: here
//! and in each language, and a language that lacks it does not compile. The page's script asks for a word
//! by its key: the field's name with hyphens, as in `opponent-computer`. Gaps such as `{n}` are filled where
//! the word is used; each is named in the field's line.

use crate::app::Language;

macro_rules! words {
    ($($(#[$doc:meta])* $field:ident,)*) => {
        /// Every word that stands alone. Sentences with something in them are made by
        /// [`Text::say`](super::Text::say).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Words {
            $($(#[$doc])* pub $field: &'static str,)*
        }

        /// The fields' names, in the order of the source.
        const FIELDS: &[&str] = &[$(stringify!($field)),*];

        impl Words {
            fn field(&self, name: &str) -> Option<&'static str> {
                match name {
                    $(stringify!($field) => Some(self.$field),)*
                    _ => None,
                }
            }
        }
    };
}

impl Words {
    /// The words of a language.
    pub const fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &super::en::WORDS,
            Language::Chinese => &super::zh::WORDS,
        }
    }

    /// All keys, in the order of the source.
    pub fn keys() -> impl Iterator<Item = String> {
        FIELDS.iter().map(|field| field.replace('_', "-"))
    }

    /// Every key with its word, in the order of the source.
    pub fn entries(&self) -> impl Iterator<Item = (String, &'static str)> {
        FIELDS.iter().filter_map(|field| Some((field.replace('_', "-"), self.field(field)?)))
    }

    /// The word with that key, if there is one.
    pub fn get(&self, key: &str) -> Option<&'static str> {
        self.field(&key.replace('-', "_"))
    }
}

words! {
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
    /// How far a computer has looked; `{n}` plies.
    thinking_depth,
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
    /// Asked before giving up.
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
    /// Language of the page.
    language,
    /// The language's own name.
    language_name,
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
    // Players.
    /// The only person at the board.
    you,
    /// A person, in a few words.
    about_person,
    /// A searching computer; `{computer}`, `{n}` plies.
    about_depth,
    /// A greedy computer; `{table}`.
    about_table,
    /// A table that somebody changed.
    own_table,
    /// The only person is to move.
    turn_yours,
    /// Another is to move; `{color}`.
    turn,
    /// A computer thinks; `{color}`.
    thinks,
    /// A computer waits after a step back; `{color}`.
    held,
    /// What an aimed press needs; gap: `{point}`.
    aim,
    /// A computer waits after its stone was taken back; `{color}`.
    held_again,
}
