//! A small language for session tests. One step per line (or between `;`), `#` begins a comment.
//!
//! Commands: `new P G2 15 standard 300+2 …` (seats `P` person, `R` random, `G` greedy, `M2` minimax, `A2`
//! alpha-beta with depth, `L3` a level; a size; a rule; `300+2` seconds with increment or `30/move`), a point such as `h8`,
//! `undo redo takeback resume resign stop hint dismiss pass tick copy save log forget drop`, `jump 3`, `step -1`,
//! `name black Anna`, `wait 1500` (milliseconds pass without a command), `back 500` (the device's clock is
//! set back), `think 7` (that many nodes), `answer` (think to the end and send the answer), `play`
//! (answers until a person is to move or the game is over), `reload` (keep, and restore in a new session).
//!
//! Questions begin with `?`: `? ply 3`, `? line 5`, `? waits person black` (or `computer`, `held`,
//! `held white again` after a stone was taken back, `replay`, `over five`…), `? says NothingToUndo`, `? silent` (the last command caused nothing at all), `? can undo
//! !redo`, `? last h8`, `? notice Hint`, `? thinks move` (or `hint`, `not`), `? clock black 5000 runs`,
//! `? record level-6 0 1 0 0 0 l` compares the kept results (`? record` none; several between `|`), `? suggests 3`,
//! `? mark A` keeps what the board shows, `? same A` and `? other A` compare with it.

use std::collections::HashMap;

use hoshi::app::{
    Command, Effect, HelpPolicy, LoadSource, Millis, NewGame, Purpose, Seat, Session, SessionOptions,
    Settings, Snapshot, Thought, TimeControl, Waiting, level,
};
use hoshi::engine::{Candidates, Computer, Nodes, Preset};
use hoshi::rules::{BoardSize, ByColor, Color, Point, RuleKind, RuleSet};

/// A session with a clock of its own and what was kept.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) now: u64,
    pub(crate) effects: Vec<Effect>,
    /// Positions that one slice of thinking looks at.
    pub(crate) slice: u64,
    marks: HashMap<String, Snapshot>,
    /// The results that are kept, as all boards see them.
    pub(crate) record: String,
}

pub(crate) fn options(policy: HelpPolicy) -> SessionOptions {
    SessionOptions { policy, settings: Settings::default(), seed: 7, now: Millis(1_000_000) }
}

/// Runs a script from a fresh session; a wrong answer fails with its line.
pub(crate) fn check(script: &str) -> Table {
    let mut table = Table::new(HelpPolicy::ALL);
    table.run(script);
    table
}

impl Table {
    pub(crate) fn new(policy: HelpPolicy) -> Table {
        let session = Session::new(options(policy));
        Table {
            session,
            now: 1_000_000,
            effects: Vec::new(),
            slice: u64::MAX,
            marks: HashMap::new(),
            record: String::new(),
        }
    }

    pub(crate) fn run(&mut self, script: &str) {
        for (number, line) in script.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("");
            for step in line.split(';').map(str::trim).filter(|s| !s.is_empty()) {
                let place = format!("line {}: `{step}`", number + 1);
                match step.strip_prefix('?') {
                    Some(question) => self.ask(question.trim(), &place),
                    None => self.step(step),
                }
            }
        }
    }

    /// Sends a command now.
    pub(crate) fn send(&mut self, command: Command) -> &[Effect] {
        self.effects.clear();
        self.perform(command);
        &self.effects
    }

    /// Answers as the page does when the session asks for the kept results.
    fn perform(&mut self, command: Command) {
        for effect in self.session.update(command, Millis(self.now)) {
            self.effects.push(effect.clone());
            match effect {
                Effect::ReadRecord => self.perform(Command::LoadRecord(self.record.clone())),
                Effect::SaveRecord(text) => self.record = text,
                _ => {}
            }
        }
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.session.snapshot(Millis(self.now))
    }

    /// Thinks to the end and sends the answer; `false` when nobody thinks.
    pub(crate) fn answer(&mut self) -> bool {
        loop {
            match self.session.think(Nodes(self.slice)) {
                Thought::Idle => return false,
                Thought::Busy => {}
                Thought::Ready(ticket) => {
                    self.send(Command::Answer(ticket));
                    return true;
                }
            }
        }
    }

    /// The snapshot that was marked so.
    pub(crate) fn marked(&self, name: &str) -> &Snapshot {
        &self.marks[name]
    }

    /// What the last effect of saving kept.
    pub(crate) fn kept(&self) -> Option<String> {
        self.effects.iter().rev().find_map(|e| match e {
            Effect::Save(text) => Some(text.clone()),
            _ => None,
        })
    }

    fn step(&mut self, step: &str) {
        let words: Vec<&str> = step.split_whitespace().collect();
        let number = |at: usize| -> i64 { words[at].parse().expect("a number") };
        let command = match words[0] {
            "new" => Command::NewGame(Box::new(new_game(&words[1..]))),
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "takeback" => Command::TakeBack,
            "resume" => Command::Resume,
            "resign" => Command::Resign,
            "stop" => Command::Stop,
            "hint" => Command::Hint,
            "dismiss" => Command::Dismiss,
            "pass" => Command::Pass,
            "tick" => Command::Tick,
            "copy" => Command::CopyBoard,
            "save" => Command::SaveFile,
            "log" => Command::LogScores,
            "forget" => Command::ForgetRecord,
            "drop" => Command::DropSuggestion,
            "jump" => Command::Jump(number(1) as usize),
            "step" => Command::Step(number(1) as i32),
            "name" => Command::Name(color(words[1]), words[2..].join(" ")),
            "wait" => return self.now += number(1) as u64,
            "back" => return self.now -= number(1) as u64,
            "think" => {
                self.session.think(Nodes(number(1) as u64));
                return;
            }
            "answer" => {
                assert!(self.answer(), "somebody thinks at `{step}`");
                return;
            }
            "play" => {
                while self.answer() {}
                return;
            }
            "reload" => {
                let text = self.session.save_text();
                let policy = self.snapshot().policy;
                self.session = Session::new(SessionOptions { now: Millis(self.now), ..options(policy) });
                Command::Load { text, from: LoadSource::Autosave }
            }
            typed => Command::Typed(typed.to_owned()),
        };
        self.send(command);
    }

    fn ask(&mut self, question: &str, place: &str) {
        let snapshot = self.snapshot();
        let words: Vec<&str> = question.split_whitespace().collect();
        let said = || -> Vec<String> {
            let texts = self.effects.iter().filter_map(|e| match e {
                Effect::Announce(text, _) => Some(format!("{text:?}")),
                _ => None,
            });
            texts.collect()
        };
        match words[0] {
            "ply" => assert_eq!(snapshot.ply.to_string(), words[1], "{place}"),
            "line" => assert_eq!(snapshot.moves.len().to_string(), words[1], "{place}"),
            "waits" => assert_eq!(waits(&snapshot), words[1..].join(" "), "{place}"),
            "says" => assert!(said().iter().any(|t| t.starts_with(words[1])), "{place}, but {:?}", said()),
            "silent" => assert_eq!(self.effects, [], "{place}"),
            "last" => {
                let last = snapshot.last.map_or("none".to_owned(), |p| p.to_string().to_lowercase());
                assert_eq!(last, words[1], "{place}");
            }
            "notice" => {
                let notice = snapshot.notice.map_or("None".to_owned(), |n| format!("{:?}", n.text));
                assert!(notice.starts_with(words[1]), "{place}, but {notice}");
            }
            "thinks" => {
                let thinks = snapshot.thinking.map_or("not", |t| match t.purpose {
                    Purpose::Move => "move",
                    Purpose::Hint => "hint",
                });
                assert_eq!(thinks, words[1], "{place}");
            }
            "can" => {
                for word in &words[1..] {
                    let (wanted, name) = word.strip_prefix('!').map_or((true, *word), |n| (false, n));
                    assert_eq!(can(&snapshot, name), wanted, "{place}: {name}");
                }
            }
            "clock" => {
                let clock = snapshot.players[color(words[1])].clock.expect("time is kept");
                let runs = if clock.running { "runs" } else { "stands" };
                assert_eq!(format!("{} {runs}", clock.left.0), words[2..].join(" "), "{place}");
            }
            "record" => {
                let lines = self.record.lines().filter_map(|line| line.strip_prefix("result "));
                let lines: Vec<&str> = lines.collect();
                assert_eq!(lines.join(" | "), words[1..].join(" "), "{place}");
            }
            "suggests" => {
                let level = snapshot.suggestion.map_or("nothing".to_owned(), |level| level.to_string());
                assert_eq!(level, words[1], "{place}");
            }
            "mark" => {
                self.marks.insert(words[1].to_owned(), snapshot);
            }
            "same" => assert_eq!(shown(&snapshot), shown(&self.marks[words[1]]), "{place}"),
            "other" => assert_ne!(shown(&snapshot), shown(&self.marks[words[1]]), "{place}"),
            other => panic!("{place}: no question {other:?}"),
        }
    }
}

/// The part of a snapshot that is the game itself, in words that read well when they differ.
pub(crate) fn shown(snapshot: &Snapshot) -> String {
    let Snapshot { rules, stones, turn, waiting, lines, moves, ply, players, time, can, .. } = snapshot;
    format!(
        "{rules:?}\n{stones:?}\n{turn:?} {waiting:?} {lines:?}\n{moves:?} {ply}\n{players:?} {time:?}\n{can:?}"
    )
}

pub(crate) fn waits(snapshot: &Snapshot) -> String {
    match snapshot.waiting {
        Waiting::Person(color) => format!("person {color}"),
        Waiting::Computer(color) => format!("computer {color}"),
        Waiting::Held { color, again: false } => format!("held {color}"),
        Waiting::Held { color, again: true } => format!("held {color} again"),
        Waiting::Replay => "replay".to_owned(),
        Waiting::Over(verdict) => {
            let name = format!("{verdict:?}").to_lowercase();
            let name = name.split([' ', '(']).next().unwrap_or("").to_owned();
            format!("over {name}{}", verdict.winner().map_or(String::new(), |c| format!(" {c}")))
        }
    }
}

fn can(snapshot: &Snapshot, name: &str) -> bool {
    let can = snapshot.can;
    match name {
        "undo" => can.undo,
        "redo" => can.redo,
        "takeback" => can.take_back,
        "resume" => can.resume,
        "hint" => can.hint,
        "stop" => can.stop,
        "resign" => can.resign,
        "pass" => can.pass,
        "place" => can.place,
        _ => panic!("no ability {name:?}"),
    }
}

fn color(name: &str) -> Color {
    Color::from_name(name).expect("black or white")
}

pub(crate) fn seat(word: &str) -> Option<Seat> {
    let table = Preset::Patterns.table();
    let depth = || word[1..].parse().unwrap_or(2);
    let computer = match word.as_bytes()[0] {
        b'P' => return Some(Seat::Person),
        b'L' => return Some(level(word[1..].parse().unwrap_or(1))),
        b'R' => Computer::Random,
        b'G' => Computer::Greedy(table),
        b'M' => Computer::Minimax { depth: depth(), candidates: Candidates::Near(1), table },
        b'A' => Computer::AlphaBeta { depth: depth(), table },
        _ => return None,
    };
    Some(Seat::Computer(computer))
}

pub(crate) fn new_game(words: &[&str]) -> NewGame {
    let mut rules = RuleSet::default();
    let mut seats = Vec::new();
    let mut time = None;
    let seconds = |text: &str| Millis(text.parse::<u64>().expect("seconds") * 1000);
    for word in words {
        if let Some(kind) = RuleKind::from_name(word) {
            rules.kind = kind;
        } else if let Some(seat) = seat(word) {
            seats.push(seat);
        } else if let Some((main, increment)) = word.split_once('+') {
            time = Some(TimeControl::Game { main: seconds(main), increment: seconds(increment) });
        } else if let Some(each) = word.strip_suffix("/move") {
            time = Some(TimeControl::PerMove(seconds(each)));
        } else {
            rules.size = BoardSize::new(word.parse().expect("a size")).expect("a size");
        }
    }
    let [black, white] = seats.try_into().expect("two seats");
    NewGame { rules, seats: ByColor { black, white }, names: ByColor::default(), time }
}

/// A five for Black against another person.
pub(crate) const FIVE: &str = "new P P; a1; b1; a2; b2; a3; b3; a4; b4; a5; ? waits over five black";

/// Moves of a drawn game on the smallest board.
pub(crate) fn drawn_moves() -> Vec<Point> {
    for seed in 0.. {
        let mut rng = fastrand::Rng::with_seed(seed);
        let rules = RuleSet::new(RuleKind::Freestyle, BoardSize::new(5).unwrap());
        let mut points: Vec<Point> = rules.size.points().collect();
        rng.shuffle(&mut points);
        let mut position = hoshi::rules::Position::start(rules);
        for &point in &points {
            if let Ok(legal) = position.check(point) {
                position.play(legal);
            }
        }
        if matches!(position.status(), hoshi::rules::Status::Drawn(_)) {
            return points;
        }
    }
    unreachable!("some seed gives a draw")
}

/// A script that plays a drawn game.
pub(crate) fn draw() -> String {
    let moves: Vec<String> = drawn_moves().iter().map(|p| p.to_string().to_lowercase()).collect();
    format!("new P P 5; {}; ? waits over drawn", moves.join("; "))
}
