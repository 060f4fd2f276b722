// @ts-check
// The rules in pictures. Each picture is a small board of its own, drawn like the large one; it lives as long as
// the dialog is open.

import { find } from "./dom.js";
import { HoshiBoard } from "./pkg/hoshi.js";
import { word, wordsOf } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */

const dialog = find("#help-dialog", HTMLDialogElement);
const body = find(".body", HTMLElement, dialog);
const six = "b4 c4 d4 f4 g4";
/**
 * What is shown on 7 lines: the words, Black's stones, White's, and Black's move; a rule, and where a finger aims.
 * @type {{ text: () => string, black: string, white?: string, move?: string, rule?: string, aim?: boolean }[]}
 */
const pictures = [
  { text: () => word("help-five"), black: "b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f2 f4 f6", move: "d4" },
  { text: () => rule("freestyle"), black: six, move: "e4" },
  { text: () => rule("standard"), black: six, move: "e4", rule: "standard" },
  { text: () => word("help-three"), black: "c4 d4 e4", white: "d2 c6" },
  { text: () => word("help-four"), black: "c4 d4 e4 f4", white: "b4 d2 c6" },
  { text: () => word("help-open-four"), black: "c4 d4 e4 f4", white: "d2 c6 f5" },
  { text: () => word("help-aim"), black: "d4", white: "e5", aim: true },
];
const keys = ["← ↑ → ↓", "H 8", "Enter", "U", "Ctrl Y", "Esc", "?"];
const meanings = ["key-move", "key-go", "place", "undo", "redo", "dismiss", "help"]; // words
/** @type {HoshiBoard[]} */
let boards = [];

dialog.addEventListener("close", () => {
  for (const board of boards) board.free();
  boards = [];
  body.replaceChildren();
});

/**
 * Fills the open dialog in the language and the look of the page.
 * @param {BoardSnapshot} shot
 */
export async function fillHelp(shot) {
  const words = await wordsOf(shot.language);
  if (!dialog.open || boards.length > 0) return;
  for (const picture of pictures) body.append(figure(picture));
  body.append(element("p", word("help-undo")), element("h3", word("keys")));
  const list = element("dl");
  meanings.forEach((meaning, i) => list.append(element("dt", keys[i]), element("dd", word(meaning))));
  body.append(list, element("p", word("help-kept")));
  pictures.forEach((picture, i) => draw(picture, find("canvas", HTMLCanvasElement, body.children[i]), shot, words));
  body.scrollTop = 0;
}

/** @param {(typeof pictures)[number]} picture */
function figure(picture) {
  const whole = element("figure");
  whole.append(document.createElement("canvas"), element("figcaption", picture.text()));
  return whole;
}

/**
 * @param {(typeof pictures)[number]} picture
 * @param {HTMLCanvasElement} canvas
 * @param {BoardSnapshot} shot
 * @param {string} [words]
 */
function draw(picture, canvas, shot, words) {
  // The board's words for itself are the picture's words for who does not see it.
  const grid = element("div");
  const board = new HoshiBoard(canvas, grid, element("p"), element("p"), { words: words || undefined });
  boards.push(board);
  board.command({ set: { theme: shot.settings.theme } });
  board.command({ set: { coordinates: false } });
  board.command({ set: { numbers: "off" } });
  board.command({ set: { animation: shot.settings.animation } });
  board.command({ load: save(picture) });
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", grid.firstElementChild?.getAttribute("aria-label") ?? "");
  if (!picture.aim) return;
  board.command({ set: { confirm: "always" } });
  // Once it has been drawn, and with that measured.
  let aimed = false;
  board.onChange(() => {
    if (!aimed) aim(canvas);
    aimed = true;
  });
}

/**
 * The position of a picture as a saved game.
 * @param {(typeof pictures)[number]} picture
 */
function save({ black, white, move, rule = "freestyle" }) {
  const lines = ["hoshi 1", `rule ${rule}`, "size 7", "opening free", `setup black ${black}`, "seat white person"];
  if (white) lines.push(`setup white ${white}`);
  if (move) lines.push(`moves 0 ${move}`);
  return [...lines, `cursor ${move ? 1 : 0}`, "end"].join("\n");
}

/**
 * Aims as a finger does, but without the glass that a small board has no room for.
 * @param {HTMLCanvasElement} canvas
 */
function aim(canvas) {
  const { left, top, width } = canvas.getBoundingClientRect();
  const [clientX, clientY] = [left + (width * 4) / 8, top + (width * 6) / 8];
  for (const type of ["pointerdown", "pointerup"]) {
    canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "pen", clientX, clientY }));
  }
}

/** @param {string} name */
function rule(name) {
  return `${word(`rule-${name}`)} · ${word(`rule-${name}-note`)}`;
}

/**
 * @param {string} tag
 * @param {string} [text]
 */
function element(tag, text = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
