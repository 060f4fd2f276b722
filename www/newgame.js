// @ts-check
// The dialog that starts a game. It remembers the last choice.

import { button, find, keep, kept, setText } from "./dom.js";
import { levels } from "./pkg/hoshi.js";
import { openWith } from "./settings.js";
import { onWords, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").Seat} Seat */
/** @typedef {import("./pkg/hoshi.js").TimeControl} TimeControl */

const KEY = "hoshi:newgame";
const dialog = find("#newgame", HTMLDialogElement);
const form = find("#newgame-form", HTMLFormElement);
const computers = ["level", "random", "greedy", "minimax", "alpha-beta"];
const presets = ["run-length", "patterns", "open-ends", "blocked-ends"];
/** Seconds: for the whole game and more after every move, or for each move. */
const clocks = ["none", "game-180-2", "game-300-0", "game-600-0", "game-900-10", "move-10", "move-30"];
/** The seats of the levels, weakest first. @type {Seat[]} */
let ladder = [];

/** @param {HoshiBoard} board */
export function installNewGame(board) {
  ladder = levels();
  const { black, white } = board.snapshot();
  const played = ladder.findIndex((seat) => [black, white].some((player) => JSON.stringify(player.seat) === JSON.stringify(seat)));
  for (const two of ["", "2"]) raise(`level${two}`, Math.max(0, played));
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

/**
 * Puts up the bars of the levels.
 * @param {string} name
 * @param {number} chosen from 0
 */
function raise(name, chosen) {
  const bars = find(`[data-for=${name}]`, HTMLElement);
  for (const n of ladder.keys()) {
    const [label, bar, radio] = [document.createElement("label"), document.createElement("i"), document.createElement("input")];
    bar.style.setProperty("--n", String(n + 1));
    Object.assign(radio, { type: "radio", name, value: String(n + 1), defaultChecked: n === chosen });
    label.append(radio, bar);
    bars.append(label);
  }
}

/** Gives every list its choices in the page's language, keeping what is chosen. */
function fill() {
  for (const two of ["", "2"]) {
    options(`computer${two}`, computers, (name) => (name === "level" ? word("level") : word(`computer-${name}`)), "level");
    options(`preset${two}`, presets, (name) => word(`preset-${name}`), "patterns");
    options(`depth${two}`, ["1", "2", "3", "4"], (n) => word("plies", { n }), "2");
  }
  for (const radio of form.querySelectorAll(".bars input")) {
    radio.setAttribute("aria-label", levelName(/** @type {HTMLInputElement} */ (radio).value));
  }
  const sizes = Array.from({ length: 18 }, (_, i) => String(i + 5));
  options("size", sizes, (n) => word("lines", { n }), "15");
  options("clock", clocks, clockName, "none");
  arrange();
}

/** @param {string} n */
function levelName(n) {
  return `${n} · ${word(`level-${n}`)}`;
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

/** Lets only the fields be used that matter for what is chosen. All keep their places, so that nothing moves. */
function arrange() {
  const opponent = field("opponent");
  const watching = opponent === "watch";
  const color = field("color");
  find("#ng-color", HTMLElement).inert = opponent !== "computer";
  find("#ng-people", HTMLElement).inert = watching;
  for (const two of ["", "2"]) {
    const computer = field(`computer${two}`);
    const block = find(`#ng-computer${two}`, HTMLElement);
    block.inert = two ? !watching : opponent === "person";
    find(`[data-for=level${two}]`, HTMLElement).inert = computer !== "level";
    const searches = computer === "minimax" || computer === "alpha-beta";
    find(`[data-for=preset${two}]`, HTMLElement).inert = !searches && computer !== "greedy";
    find(`[data-for=depth${two}]`, HTMLElement).inert = !searches;
    const level = field(`level${two}`);
    setText(find("b", HTMLElement, block), computer === "level" ? levelName(level) : "");
    let note = computer === "level" ? word(`level-${level}-note`) : word(`computer-${computer}-note`);
    const preset = field(`preset${two}`);
    if (searches || computer === "greedy") note += ` ${word(`preset-${preset}-note`)}`;
    setText(find(".note", HTMLElement, block), note);
  }
  const other = { black: "white", white: "black" }[color] ?? "both";
  find("#ng-computer .stone", HTMLElement).className = `stone ${watching ? "black" : other}`;
  const list = find("[name=computer]", HTMLSelectElement, form);
  const label = watching ? "computer-black" : "computer"; // words
  list.dataset.labelAria = label;
  list.setAttribute("aria-label", word(label));
  setText(find("#ng-rule-note", HTMLElement), word(`rule-${field("rule")}-note`));
  const lines = field("lines");
  if (lines) find("[name=size]", HTMLSelectElement, form).value = lines;
  find("#ng-size", HTMLElement).inert = lines !== "";
}

/** @param {HoshiBoard} board */
function start(board) {
  const opponent = field("opponent");
  const person = "person";
  const name = (/** @type {string} */ color) => (opponent === "watch" ? "" : field(`name-${color}`).trim());
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
      blackName: name("black"),
      whiteName: name("white"),
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
  if (who === "level") return ladder[Number(field(`level${two}`)) - 1] ?? "random";
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
