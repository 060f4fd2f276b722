//! What crosses between the program and the page's script, as plain serde types.
//!
//! Core types carry no serde: their insides may change, while these names are promises to whoever embeds
//! the board. So each is converted by hand, in [`convert`] on the way in and in [`mod@show`] on the way
//! out. Unknown fields and names are refused with a stable [`code`], never guessed at. The same shapes
//! in TypeScript stand in `types.d.ts`, which becomes part of the generated `hoshi.d.ts`.

pub mod code;
pub mod convert;
pub mod dto;
pub mod options;
pub mod say;
pub mod show;
pub mod shown;

pub use code::Refusal;
pub use dto::CommandDto;
pub use options::OptionsDto;
pub use show::{Look, show};
pub use shown::SnapshotDto;
