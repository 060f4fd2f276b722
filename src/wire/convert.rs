//! From what a script writes to what the session understands, and back.

use super::code::Refusal;
use super::dto::{
    CandidatesDto, ColorDto, CommandDto, ConfirmDto, NewGameDto, NumbersDto, RuleDto, SeatDto, SettingDto,
    ThemeDto, TimeDto,
};
use super::options::HelpDto;
use crate::app::{
    Command, Confirm, HelpPolicy, LoadSource, Millis, NewGame, Numbers, Seat, SettingChange, ThemeChoice,
    TimeControl,
};
use crate::engine::{Candidates, Computer, Preset, ScoreTable};
use crate::rules::{BoardSize, ByColor, Color, Point, RuleKind, RuleSet};

impl TryFrom<CommandDto> for Command {
    type Error = Refusal;

    fn try_from(dto: CommandDto) -> Result<Command, Refusal> {
        Ok(match dto {
            CommandDto::Place(point) => Command::Place(read_point(&point)?),
            CommandDto::Typed(text) => Command::Typed(text),
            CommandDto::Pass => Command::Pass,
            CommandDto::Undo => Command::Undo,
            CommandDto::Redo => Command::Redo,
            CommandDto::TakeBack => Command::TakeBack,
            CommandDto::Resume => Command::Resume,
            CommandDto::Jump(ply) => Command::Jump(ply),
            CommandDto::Step(by) => Command::Step(by),
            CommandDto::NewGame(game) => Command::NewGame(Box::new(game.try_into()?)),
            CommandDto::Resign => Command::Resign,
            CommandDto::Stop => Command::Stop,
            CommandDto::Hint => Command::Hint,
            CommandDto::Dismiss => Command::Dismiss,
            CommandDto::Name { color, name } => Command::Name(color.into(), name),
            CommandDto::Set(setting) => Command::Set(setting.into()),
            CommandDto::Load(text) => Command::Load { text, from: LoadSource::File },
            CommandDto::SaveFile => Command::SaveFile,
            CommandDto::CopyBoard => Command::CopyBoard,
            CommandDto::LogScores => Command::LogScores,
            CommandDto::ReadRecord => Command::ReadRecord,
            CommandDto::ForgetRecord => Command::ForgetRecord,
            CommandDto::DropSuggestion => Command::DropSuggestion,
        })
    }
}

impl CommandDto {
    /// How a script would write `command`, or `None` for what only the page itself may send.
    pub fn of(command: &Command) -> Option<CommandDto> {
        Some(match command.clone() {
            Command::Place(point) => CommandDto::Place(point_name(point)),
            Command::Typed(text) => CommandDto::Typed(text),
            Command::Pass => CommandDto::Pass,
            Command::Undo => CommandDto::Undo,
            Command::Redo => CommandDto::Redo,
            Command::TakeBack => CommandDto::TakeBack,
            Command::Resume => CommandDto::Resume,
            Command::Jump(ply) => CommandDto::Jump(ply),
            Command::Step(by) => CommandDto::Step(by),
            Command::NewGame(game) => CommandDto::NewGame((*game).into()),
            Command::Resign => CommandDto::Resign,
            Command::Stop => CommandDto::Stop,
            Command::Hint => CommandDto::Hint,
            Command::Dismiss => CommandDto::Dismiss,
            Command::Name(color, name) => CommandDto::Name { color: color.into(), name },
            Command::Set(change) => CommandDto::Set(change.into()),
            Command::Load { text, from: LoadSource::File } => CommandDto::Load(text),
            Command::SaveFile => CommandDto::SaveFile,
            Command::CopyBoard => CommandDto::CopyBoard,
            Command::LogScores => CommandDto::LogScores,
            Command::ReadRecord => CommandDto::ReadRecord,
            Command::ForgetRecord => CommandDto::ForgetRecord,
            Command::DropSuggestion => CommandDto::DropSuggestion,
            Command::Load { from: LoadSource::Autosave, .. }
            | Command::LoadSettings(_)
            | Command::LoadRecord(_)
            | Command::Answer(_)
            | Command::Tick
            | Command::StorageFailed
            | Command::NoWords => return None,
        })
    }
}

/// Reads `h8`.
fn read_point(text: &str) -> Result<Point, Refusal> {
    text.parse().map_err(|e| Refusal::Point(text.to_owned(), e))
}

/// Writes `h8`.
pub(crate) fn point_name(point: Point) -> String {
    point.to_string().to_ascii_lowercase()
}

impl TryFrom<NewGameDto> for NewGame {
    type Error = Refusal;

    fn try_from(dto: NewGameDto) -> Result<NewGame, Refusal> {
        Ok(NewGame {
            rules: RuleSet::new(dto.rule.into(), BoardSize::new(dto.size)?),
            seats: ByColor { black: dto.black.try_into()?, white: dto.white.try_into()? },
            names: ByColor { black: dto.black_name, white: dto.white_name },
            time: dto.time.map(Into::into),
        })
    }
}

impl From<NewGame> for NewGameDto {
    fn from(game: NewGame) -> NewGameDto {
        NewGameDto {
            rule: game.rules.kind.into(),
            size: u32::from(game.rules.size.lines()),
            black: (&game.seats.black).into(),
            white: (&game.seats.white).into(),
            black_name: game.names.black,
            white_name: game.names.white,
            time: game.time.map(Into::into),
        }
    }
}

impl TryFrom<SeatDto> for Seat {
    type Error = Refusal;

    fn try_from(dto: SeatDto) -> Result<Seat, Refusal> {
        Ok(Seat::Computer(match dto {
            SeatDto::Person => return Ok(Seat::Person),
            SeatDto::Random => Computer::Random,
            SeatDto::Greedy { table } => Computer::Greedy(read_table(&table)?),
            SeatDto::Minimax { depth, table, candidates } => Computer::Minimax {
                depth: read_depth(depth)?,
                candidates: match candidates {
                    CandidatesDto::All => Candidates::AllEmpty,
                    CandidatesDto::Near(steps) => Candidates::Near(steps),
                },
                table: read_table(&table)?,
            },
            SeatDto::AlphaBeta { depth, table } => {
                Computer::AlphaBeta { depth: read_depth(depth)?, table: read_table(&table)? }
            }
        }))
    }
}

impl From<&Seat> for SeatDto {
    fn from(seat: &Seat) -> SeatDto {
        match seat {
            Seat::Person => SeatDto::Person,
            Seat::Computer(Computer::Random) => SeatDto::Random,
            Seat::Computer(Computer::Greedy(table)) => SeatDto::Greedy { table: table_name(table) },
            Seat::Computer(Computer::Minimax { depth, candidates, table }) => SeatDto::Minimax {
                depth: *depth,
                table: table_name(table),
                candidates: match candidates {
                    Candidates::AllEmpty => CandidatesDto::All,
                    Candidates::Near(steps) => CandidatesDto::Near(*steps),
                },
            },
            Seat::Computer(Computer::AlphaBeta { depth, table }) => {
                SeatDto::AlphaBeta { depth: *depth, table: table_name(table) }
            }
        }
    }
}

/// A preset by its name, else a whole table as text.
fn read_table(text: &str) -> Result<ScoreTable, Refusal> {
    match Preset::from_name(text) {
        Some(preset) => Ok(preset.table()),
        None => Ok(ScoreTable::from_text(text)?),
    }
}

/// The preset's name where the table is one, else the table as text.
fn table_name(table: &ScoreTable) -> String {
    match Preset::ALL.into_iter().find(|preset| preset.table() == *table) {
        Some(preset) => preset.name().to_owned(),
        None => table.to_text(),
    }
}

fn read_depth(depth: u8) -> Result<u8, Refusal> {
    if (1..=Computer::MAX_DEPTH).contains(&depth) { Ok(depth) } else { Err(Refusal::Depth(depth)) }
}

impl From<TimeDto> for TimeControl {
    fn from(dto: TimeDto) -> TimeControl {
        match dto {
            TimeDto::Game { main, increment } => {
                TimeControl::Game { main: Millis(main), increment: Millis(increment) }
            }
            TimeDto::PerMove(time) => TimeControl::PerMove(Millis(time)),
        }
    }
}

impl From<TimeControl> for TimeDto {
    fn from(time: TimeControl) -> TimeDto {
        match time {
            TimeControl::Game { main, increment } => TimeDto::Game { main: main.0, increment: increment.0 },
            TimeControl::PerMove(time) => TimeDto::PerMove(time.0),
        }
    }
}

impl From<SettingDto> for SettingChange {
    fn from(dto: SettingDto) -> SettingChange {
        match dto {
            SettingDto::Theme(theme) => SettingChange::Theme(theme.into()),
            SettingDto::Coordinates(on) => SettingChange::Coordinates(on),
            SettingDto::Numbers(numbers) => SettingChange::Numbers(numbers.into()),
            SettingDto::Confirm(confirm) => SettingChange::Confirm(confirm.into()),
            SettingDto::Scores(on) => SettingChange::Scores(on),
            SettingDto::Sound(on) => SettingChange::Sound(on),
            SettingDto::Music(on) => SettingChange::Music(on),
            SettingDto::Volume(percent) => SettingChange::Volume(percent),
            SettingDto::Animation(on) => SettingChange::Animation(on),
        }
    }
}

impl From<SettingChange> for SettingDto {
    fn from(change: SettingChange) -> SettingDto {
        match change {
            SettingChange::Theme(theme) => SettingDto::Theme(theme.into()),
            SettingChange::Coordinates(on) => SettingDto::Coordinates(on),
            SettingChange::Numbers(numbers) => SettingDto::Numbers(numbers.into()),
            SettingChange::Confirm(confirm) => SettingDto::Confirm(confirm.into()),
            SettingChange::Scores(on) => SettingDto::Scores(on),
            SettingChange::Sound(on) => SettingDto::Sound(on),
            SettingChange::Music(on) => SettingDto::Music(on),
            SettingChange::Volume(percent) => SettingDto::Volume(percent),
            SettingChange::Animation(on) => SettingDto::Animation(on),
        }
    }
}

impl From<HelpDto> for HelpPolicy {
    fn from(dto: HelpDto) -> HelpPolicy {
        let HelpDto { hints, undo, scores, thinking } = dto;
        HelpPolicy { hints, undo, scores, thinking }
    }
}

impl From<HelpPolicy> for HelpDto {
    fn from(policy: HelpPolicy) -> HelpDto {
        let HelpPolicy { hints, undo, scores, thinking } = policy;
        HelpDto { hints, undo, scores, thinking }
    }
}

/// Two enums whose variants correspond one to one.
macro_rules! twins {
    ($dto:ident = $core:ident { $($variant:ident $(($value:ident))?),+ }) => {
        impl From<$dto> for $core {
            fn from(dto: $dto) -> $core {
                match dto { $($dto::$variant $(($value))? => $core::$variant $(($value))?),+ }
            }
        }

        impl From<$core> for $dto {
            fn from(core: $core) -> $dto {
                match core { $($core::$variant $(($value))? => $dto::$variant $(($value))?),+ }
            }
        }
    };
}

twins!(ColorDto = Color { Black, White });
twins!(RuleDto = RuleKind { Freestyle, Standard });
twins!(ThemeDto = ThemeChoice { System, Starry, Kaya, Paper, Contrast });
twins!(NumbersDto = Numbers { Auto, Off, All, Last(count) });
twins!(ConfirmDto = Confirm { Auto, Always, Never });
