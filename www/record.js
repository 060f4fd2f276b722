// @ts-check
// The person's own results: the table of them, and the level that they suggest.

import { button, find, setText } from "./dom.js";
import { levels } from "./pkg/hoshi.js";
import { openWith } from "./settings.js";
import { word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").Seat} Seat */

const dialog = find("#record-dialog", HTMLDialogElement);
const rows = find("#record-rows", HTMLElement);
const table = find("table", HTMLElement, dialog);
const forget = button("forget");
const suggest = find("#suggest", HTMLElement);
const go = button("suggest-go");
/** Whether the next press throws everything away. */
let sure = false;
/** @type {BoardSnapshot} */
let shown;

/** @param {HoshiBoard} board */
export function installRecord(board) {
  openWith(button("record"), dialog, () => {
    // Another tab may have added to them.
    board.command("read-record");
    fill(board.results());
  });
  forget.addEventListener("click", () => {
    if (sure) board.command("forget-record");
    fill(board.results(), !sure);
  });
  go.addEventListener("click", () => {
    const { rule, size, black, white, time, suggestion } = shown;
    const seat = levels()[(suggestion ?? 1) - 1];
    const other = (/** @type {Seat} */ old) => (old === "person" ? old : seat);
    const names = { blackName: black.name, whiteName: white.name };
    board.command({ "new-game": { rule, size, black: other(black.seat), white: other(white.seat), time, ...names } });
    find("#grid [tabindex='0']", HTMLElement).focus({ preventScroll: true });
  });
  button("suggest-close").addEventListener("click", () => {
    board.command("drop-suggestion");
    button("new").focus();
  });
}

/** @param {BoardSnapshot} shot */
export function showRecord(shot) {
  shown = shot;
  const n = shot.suggestion;
  suggest.toggleAttribute("hidden", n === null || shot.status === "playing");
  if (n !== null) setText(go, word("suggest", { n, name: word(`level-${n}`) }));
}

/**
 * @param {string} text as it is kept
 * @param {boolean} [asked] whether the next press on the button throws all away
 */
function fill(text, asked = false) {
  sure = asked;
  const results = text.split("\n").map((line) => line.split(" ")).filter(([key]) => key === "result");
  const any = results.length > 0;
  setText(find("#record-note", HTMLElement), word(any ? "record-note" : "record-none"));
  table.hidden = !any;
  forget.hidden = !any;
  setText(forget, word(asked ? "forget-sure" : "forget"));
  // The levels first, in their order.
  const order = (/** @type {string[]} */ [, rival]) => rival?.replace(/^level-(\d)$/, "level-0$1").replace("level", "a") ?? "";
  results.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  rows.replaceChildren(
    ...results.map(([, rival = "", ...counts]) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = nameOf(rival);
      row.append(head);
      for (const count of counts.slice(0, 5)) row.insertCell().textContent = count;
      return row;
    }),
  );
}

/**
 * The words for a computer's stable name, such as `level-5` or `minimax-3-patterns`.
 * @param {string} rival
 */
function nameOf(rival) {
  const [, kind, depth, table] = /^(level|random|greedy|minimax|alpha-beta)(?:-(\d+))?(?:-(?:all-|near-\d+-)?(.+))?$/.exec(rival) ?? [];
  if (!kind) return rival;
  if (kind === "level") return `${word("level")} ${depth} · ${word(`level-${depth}`)}`;
  const judge = table && (table === "own" ? word("own-table") : word(`preset-${table}`));
  return [word(`computer-${kind}`), depth && word("plies", { n: depth }), judge].filter(Boolean).join(" · ");
}
