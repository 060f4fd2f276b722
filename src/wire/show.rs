//! From the session's snapshot to what the page's script reads.

use super::convert::point_name;
use super::dto::ColorDto;
use super::say;
use super::shown::{
    AbilitiesDto, ClockDto, EndDto, HintDto, MoveDto, NoticeDto, NoticeKindDto, PlayerDto, ScoreDto,
    SettingsDto, SnapshotDto, StatusDto, StoneDto, ThinkingDto, WaitingDto,
};
use crate::app::{Abilities, NoticeKind, Purpose, Settings, Snapshot, Text, Verdicted, Waiting, Words};
use crate::rules::{Color, Draw, Move, Point};

/// What the page decides by itself because only it knows the browser.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The words of the language spoken.
    pub words: &'a Words,
    /// Name of the theme shown.
    pub theme: &'static str,
    /// The point that a second press would place.
    pub aim: Option<Point>,
}

/// The snapshot in plain types, with its sentences spoken.
pub fn show(snapshot: &Snapshot, look: Look<'_>) -> SnapshotDto {
    let words = look.words;
    SnapshotDto {
        revision: snapshot.revision,
        rule: snapshot.rules.kind.into(),
        size: snapshot.rules.size.lines(),
        opening: snapshot.rules.opening.name().to_owned(),
        stones: snapshot
            .stones
            .iter()
            .map(|s| StoneDto { point: point_name(s.point), color: s.color.into(), number: s.number })
            .collect(),
        turn: snapshot.turn.into(),
        status: status(&snapshot.waiting),
        waiting: waiting(&snapshot.waiting),
        lines: snapshot.lines.iter().map(|l| l.points.iter().copied().map(point_name).collect()).collect(),
        last: snapshot.last.map(point_name),
        moves: snapshot
            .moves
            .iter()
            .map(|m| MoveDto { number: m.number, color: m.color.into(), point: move_name(m.mv) })
            .collect(),
        ply: snapshot.ply,
        black: player(snapshot, Color::Black, words),
        white: player(snapshot, Color::White, words),
        time: snapshot.time.map(Into::into),
        can: abilities(snapshot.can),
        thinking: snapshot.thinking.as_ref().map(|thinking| {
            let level = thinking.level.as_ref();
            ThinkingDto {
                color: thinking.color.into(),
                hint: thinking.purpose == Purpose::Hint,
                depth: level.map(|l| l.depth),
                nodes: level.map(|l| l.nodes),
                best: level.and_then(|l| l.best).map(point_name),
                score: level.map(|l| l.score),
            }
        }),
        hint: snapshot.hint.as_ref().map(|hint| HintDto {
            point: point_name(hint.point),
            says: Text::Hint(hint.point, hint.reason).say(words),
        }),
        scores: snapshot.scores.as_ref().map(|reports| {
            let score = |r: &crate::engine::PointReport| ScoreDto {
                point: point_name(r.point),
                attack: r.attack,
                defence: r.defence,
                total: r.total,
            };
            reports.iter().map(score).collect()
        }),
        // What an aimed press needs comes before what has gone well.
        notice: snapshot
            .notice
            .as_ref()
            .filter(|notice| look.aim.is_none() || notice.kind != NoticeKind::Done)
            .map(|notice| NoticeDto { text: notice.text.say(words), kind: notice_kind(notice.kind) }),
        suggestion: snapshot.suggestion,
        settings: settings(snapshot.settings),
        help: snapshot.policy.into(),
        language: words.language().tag().to_owned(),
        theme: look.theme.to_owned(),
        says: say::status(snapshot, look.aim, words),
    }
}

fn move_name(mv: Move) -> String {
    mv.point().map_or_else(|| "--".to_owned(), point_name)
}

const fn status(waiting: &Waiting) -> StatusDto {
    match waiting {
        Waiting::Person(_) | Waiting::Computer(_) | Waiting::Held { .. } | Waiting::Replay => {
            StatusDto::Playing
        }
        Waiting::Over(verdict) => match verdict.winner() {
            Some(Color::Black) => StatusDto::WonBlack,
            Some(Color::White) => StatusDto::WonWhite,
            None => StatusDto::Drawn,
        },
    }
}

fn waiting(waiting: &Waiting) -> WaitingDto {
    let end = |end| WaitingDto::Nobody { end };
    match waiting {
        Waiting::Person(color) => WaitingDto::Person { color: ColorDto::from(*color) },
        Waiting::Computer(color) => WaitingDto::Computer { color: ColorDto::from(*color) },
        Waiting::Held { color, again } => WaitingDto::Held { color: ColorDto::from(*color), again: *again },
        Waiting::Replay => WaitingDto::Replay,
        Waiting::Over(Verdicted::Five { .. }) => end(EndDto::Five),
        Waiting::Over(Verdicted::Resigned { .. }) => end(EndDto::Resigned),
        Waiting::Over(Verdicted::TimeOut { .. }) => end(EndDto::TimeOut),
        Waiting::Over(Verdicted::Drawn(Draw::BoardFull)) => end(EndDto::FullBoard),
        Waiting::Over(Verdicted::Drawn(Draw::TwoPasses)) => end(EndDto::BothPassed),
    }
}

fn player(snapshot: &Snapshot, color: Color, words: &Words) -> PlayerDto {
    let player = &snapshot.players[color];
    PlayerDto {
        name: player.name.clone(),
        title: say::title(snapshot, color, words).to_owned(),
        about: say::about(snapshot, color, words),
        seat: (&player.seat).into(),
        clock: player.clock.map(|clock| ClockDto { left: clock.left.0, running: clock.running }),
    }
}

const fn abilities(can: Abilities) -> AbilitiesDto {
    let Abilities { undo, redo, take_back, resume, hint, stop, resign, pass, place } = can;
    AbilitiesDto { undo, redo, take_back, resume, hint, stop, resign, pass, place }
}

const fn notice_kind(kind: NoticeKind) -> NoticeKindDto {
    match kind {
        NoticeKind::Done => NoticeKindDto::Done,
        NoticeKind::Refusal => NoticeKindDto::Refusal,
        NoticeKind::Failure => NoticeKindDto::Failure,
    }
}

fn settings(settings: Settings) -> SettingsDto {
    let Settings { theme, coordinates, numbers, confirm, scores, sound, music, volume, animation } = settings;
    SettingsDto {
        theme: theme.into(),
        coordinates,
        numbers: numbers.into(),
        confirm: confirm.into(),
        scores,
        sound,
        music,
        volume,
        animation,
    }
}
