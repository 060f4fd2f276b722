//! The game as somebody plays it: commands in, effects and snapshots out.
//!
//! Everything that can happen is one [`Command`]; everything that must happen outside is one
//! [`Effect`]; everything that may be shown is in one [`Snapshot`]. [`Session::update`] is the only door
//! through which state changes. Nothing here knows pixels, a browser, or a clock: the time is an
//! argument ([`Millis`]), and thinking is stepped by nodes from outside.

mod autosave;
pub mod board_text;
pub mod clock;
pub mod command;
mod counting;
mod duel;
pub mod effect;
pub mod help;
pub mod levels;
pub mod millis;
mod moves;
mod out;
pub mod results;
pub mod seats;
pub mod session;
pub mod settings;
pub mod settings_text;
mod show;
pub mod snapshot;
pub mod text;
pub mod thinking;
pub mod typed;

pub use command::{Command, LoadSource, NewGame, SettingChange, Ticket};
pub use effect::{Cue, Effect, Urgency};
pub use help::HelpPolicy;
pub use levels::{level, level_of, levels};
pub use millis::{Millis, TimeControl};
pub use results::{Outcome, Results, Tally};
pub use seats::Seat;
pub use session::{Session, SessionOptions};
pub use settings::{Confirm, Numbers, Settings, ThemeChoice};
pub use snapshot::{
    Abilities, ClockView, HintView, Level, MoveView, Notice, NoticeKind, PlayerView, Purpose, Snapshot,
    StoneView, ThinkingView, Verdicted, Waiting,
};
pub use text::{Language, Text, Word, Words};
pub use thinking::Thought;
