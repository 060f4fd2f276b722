
export type ColorName = "black" | "white";
export type RuleName = "freestyle" | "standard";
export type ThemeName = "starry" | "kaya" | "paper" | "contrast";
/** A language as in the page's `lang`. English is part of the program, `words/<name>.txt` has the words of the others. */
export type LanguageName = "en" | "zh-Hans" | "zh-Hant" | "ja" | "ko" | "vi" | "ru";
export type Candidates = "all" | { near: number };
/** `table` is a preset's name (`run-length`, `patterns`, `open-ends`, `blocked-ends`) or a whole table as text. */
export type Seat =
  | "person"
  | "random"
  | { greedy: { table: string } }
  | { minimax: { depth: number; table: string; candidates?: Candidates } }
  | { "alpha-beta": { depth: number; table: string } };
/** Spans in milliseconds. */
export type TimeControl = { game: { main: number; increment: number } } | { "per-move": number };
export type Numbers = "auto" | "off" | "all" | { last: number };
export type Setting =
  | { theme: "system" | ThemeName }
  | { coordinates: boolean }
  | { numbers: Numbers }
  | { confirm: "auto" | "always" | "never" }
  | { scores: boolean }
  | { sound: boolean }
  | { music: boolean }
  /** 0–100. */
  | { volume: number }
  | { animation: boolean };

/** What a script may tell the board. Anything else is refused with an `Error` that carries a `code`. */
export type BoardCommand =
  | "pass"
  | "undo"
  | "redo"
  | "take-back"
  | "resume"
  | "resign"
  | "stop"
  | "hint"
  | "dismiss"
  | "save-file"
  | "copy-board"
  | "log-scores"
  | "read-record"
  | "forget-record"
  | "drop-suggestion"
  | { place: string }
  | { typed: string }
  | { jump: number }
  | { step: number }
  | { "new-game": NewGame }
  | { name: { color: ColorName; name: string } }
  | { set: Setting }
  | { load: string };

/** Whatever is left out is as at the first visit of the page, but both players are persons. */
export interface NewGame {
  rule?: RuleName;
  size?: number;
  black?: Seat;
  white?: Seat;
  blackName?: string;
  whiteName?: string;
  time?: TimeControl | null;
}

export interface BoardHelp {
  hints?: boolean;
  undo?: boolean;
  scores?: boolean;
  thinking?: boolean;
}

export interface BoardOptions {
  /** Key under which the game is kept in `localStorage`; nothing is kept without one. */
  key?: string;
  /** Key of the settings, which boards may share. */
  settingsKey?: string;
  /** Key of the person's results, which boards may share; without one they are forgotten with the page. */
  recordKey?: string;
  /** The words of another language than English: what its file holds. */
  words?: string;
  /** Seed of the computers' choices. */
  seed?: number;
  /** Which help is given; all of it if left out. */
  help?: BoardHelp;
}

export interface BoardPlayer {
  name: string;
  /** What to call a player without a name. */
  title: string;
  /** What the player is, in a few words. */
  about: string;
  seat: Seat;
  /** Milliseconds left. */
  clock: { left: number; running: boolean } | null;
}

/** What there is to hear: a stone, a refused move, the end of a game. */
export type SoundCue = "stone-black" | "stone-white" | "refusal" | "end";

export interface BoardSnapshot {
  revision: number;
  rule: RuleName;
  size: number;
  opening: string;
  stones: { point: string; color: ColorName; number: number }[];
  turn: ColorName;
  status: "playing" | "won-black" | "won-white" | "drawn";
  waiting:
    | { for: "person" | "computer"; color: ColorName }
    /** `again`: its stone was taken back, and `resume` asks for another answer; else `resume` lets it go on. */
    | { for: "held"; color: ColorName; again: boolean }
    | { for: "replay" }
    | { for: "nobody"; end: "five" | "resigned" | "time-out" | "full-board" | "both-passed" };
  lines: string[][];
  last: string | null;
  /** `point` is `--` for a pass. */
  moves: { number: number; color: ColorName; point: string }[];
  /** How many of the moves are on the board. */
  ply: number;
  black: BoardPlayer;
  white: BoardPlayer;
  time: TimeControl | null;
  can: {
    undo: boolean;
    redo: boolean;
    takeBack: boolean;
    resume: boolean;
    hint: boolean;
    stop: boolean;
    resign: boolean;
    pass: boolean;
    place: boolean;
  };
  thinking: {
    color: ColorName;
    hint: boolean;
    depth: number | null;
    nodes: number | null;
    best: string | null;
    score: number | null;
  } | null;
  hint: { point: string; says: string } | null;
  scores: { point: string; attack: number; defence: number; total: number }[] | null;
  notice: { text: string; kind: "done" | "refusal" | "failure" } | null;
  /** The level to try next. */
  suggestion: number | null;
  settings: {
    theme: "system" | ThemeName;
    coordinates: boolean;
    numbers: Numbers;
    confirm: "auto" | "always" | "never";
    scores: boolean;
    sound: boolean;
    music: boolean;
    /** 0–100. */
    volume: number;
    animation: boolean;
  };
  help: Required<BoardHelp>;
  language: LanguageName;
  theme: ThemeName;
  /** Whose turn it is, or how the game ended. */
  says: string;
}
