// @ts-check
// The dialog that starts a game. It remembers the last choice.

import { button, find, keep, kept, setText } from "./dom.js";
import { openWith } from "./settings.js";
import { onWords, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").Seat} Seat */
/** @typedef {import("./pkg/hoshi.js").TimeControl} TimeControl */

const KEY = "hoshi:newgame";
const dialog = find("#newgame", HTMLDialogElement);
const form = find("#newgame-form", HTMLFormElement);
const computers = ["random", "greedy", "minimax", "alpha-beta"];
const presets = ["run-length", "patterns", "open-ends", "blocked-ends"];
/** Seconds: for the whole game and more after every move, or for each move. */
const clocks = ["none", "game-180-2", "game-300-0", "game-600-0", "game-900-10", "move-10", "move-30"];

/** @param {HoshiBoard} board */
export function installNewGame(board) {
  fill();
  onWords(fill);
  restore();
  for (const id of ["new", "chip"]) openWith(button(id), dialog, arrange);
  form.addEventListener("change", arrange);
  form.addEventListener("submit", () => {
    keep(KEY, new URLSearchParams(/** @type {any} */ (new FormData(form))).toString());
    start(board);
  });
}

/** @param {string} name */
function field(name) {
  return String(new FormData(form).get(name) ?? "");
}

/** Gives every list its choices in the page's language, keeping what is chosen. */
function fill() {
  for (const two of ["", "2"]) {
    options(`computer${two}`, computers, (name) => word(`computer-${name}`), "alpha-beta");
    options(`preset${two}`, presets, (name) => word(`preset-${name}`), "patterns");
    options(`depth${two}`, ["1", "2", "3", "4"], (n) => word("plies", { n }), "2");
  }
  const sizes = Array.from({ length: 18 }, (_, i) => String(i + 5));
  options("size", sizes, (n) => word("lines", { n }), "15");
  options("clock", clocks, clockName, "none");
  arrange();
}

/** @param {string} name */
function clockName(name) {
  const [kind, first, second] = name.split("-");
  if (kind === "none") return word("clock-none");
  if (kind === "move") return word("clock-move", { s: Number(first) });
  const m = Number(first) / 60;
  return Number(second) ? word("clock-increment", { m, s: Number(second) }) : word("clock-game", { m });
}

/**
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => string} say
 * @param {string} usual
 */
function options(name, values, say, usual) {
  const list = find(`select[name=${name}]`, HTMLSelectElement, form);
  const chosen = list.value || usual;
  list.replaceChildren(...values.map((value) => new Option(say(value), value, value === usual, value === chosen)));
}

/** Puts the last choice into the form; what no longer exists is left as it is. */
function restore() {
  for (const [name, value] of new URLSearchParams(kept(KEY) ?? "")) {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) {
      const radio = [...found].find((item) => item instanceof HTMLInputElement && item.value === value);
      if (radio instanceof HTMLInputElement) radio.checked = true;
    } else if (found instanceof HTMLSelectElement) {
      if ([...found.options].some((option) => option.value === value)) found.value = value;
    } else if (found instanceof HTMLInputElement) found.value = value;
  }
}

/** Shows only the fields that matter for what is chosen. */
function arrange() {
  const opponent = field("opponent");
  find("#ng-computer", HTMLElement).hidden = opponent === "person";
  find("#ng-computer2", HTMLElement).hidden = opponent !== "watch";
  find("#ng-color", HTMLElement).hidden = opponent !== "computer";
  setText(find("#ng-computer-label", HTMLElement), word(opponent === "watch" ? "computer-black" : "computer"));
  for (const two of ["", "2"]) {
    const computer = field(`computer${two}`);
    find(`[data-for=preset${two}]`, HTMLElement).hidden = computer === "random";
    find(`[data-for=depth${two}]`, HTMLElement).hidden = computer === "random" || computer === "greedy";
  }
  setText(find("#ng-rule-note", HTMLElement), word(`rule-${field("rule")}-note`));
  setText(find("#ng-computer-note", HTMLElement), opponent === "person" ? "" : word(`computer-${field("computer")}-note`));
}

/** @param {HoshiBoard} board */
function start(board) {
  const opponent = field("opponent");
  const person = "person";
  /** @type {Seat} */
  let black = person;
  /** @type {Seat} */
  let white = person;
  if (opponent === "watch") [black, white] = [seat(""), seat("2")];
  if (opponent === "computer") {
    const color = field("color");
    const first = color === "black" || (color === "random" && Math.random() < 0.5);
    [black, white] = first ? [person, seat("")] : [seat(""), person];
  }
  board.command({
    "new-game": {
      rule: field("rule") === "standard" ? "standard" : "freestyle",
      size: Number(field("size")),
      black,
      white,
      blackName: field("name-black").trim(),
      whiteName: field("name-white").trim(),
      time: time(),
    },
  });
}

/**
 * @param {"" | "2"} two
 * @returns {Seat}
 */
function seat(two) {
  const [who, table, depth] = [field(`computer${two}`), field(`preset${two}`), Number(field(`depth${two}`))];
  if (who === "greedy") return { greedy: { table } };
  if (who === "minimax") return { minimax: { depth, table } };
  return who === "alpha-beta" ? { "alpha-beta": { depth, table } } : "random";
}

/** @returns {TimeControl | null} */
function time() {
  const [kind, first, second] = field("clock").split("-");
  if (kind === "move") return { "per-move": Number(first) * 1000 };
  if (kind === "game") return { game: { main: Number(first) * 1000, increment: Number(second) * 1000 } };
  return null;
}
