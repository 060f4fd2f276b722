// @ts-check
// The list of moves, and going through them.

import { button, find, put } from "./dom.js";
import { onWords, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {BoardSnapshot["moves"][number]} Move */

const list = find("#moves", HTMLOListElement);
const [heads, none] = list.children;
const speed = find("#speed", HTMLSelectElement);
const play = button("play");
const playIcon = find("#play-icon", SVGUseElement);
/** The moves in the list. @type {HTMLButtonElement[]} */
const shown = [];
/** What each was made from. @type {string[]} */
const made = [];
/** The language of the list. */
let spoken = "";
/** The move that is marked as the last on the board. @type {HTMLButtonElement | undefined} */
let current;
/** Hears of a move as soon as the browser has placed it; to ask earlier would make the browser place everything twice. */
const placed = new ResizeObserver(([{ target }]) => {
  placed.disconnect();
  follow(target);
});
/** @type {number | undefined} */
let playing;
/** The ply that playing by itself has asked for; any other means that somebody did something else. */
let expected = 0;
let [ply, length] = [0, 0];

/** @param {HoshiBoard} board */
export function installMoves(board) {
  list.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (pressed) jump(Number(pressed.dataset.ply));
  });
  const jump = (/** @type {number} */ to) => {
    stopPlaying();
    board.command({ jump: to });
  };
  button("first").addEventListener("click", () => jump(0));
  button("last").addEventListener("click", () => jump(length));
  for (const [id, by] of /** @type {[string, number][]} */ ([["prev", -1], ["next", 1]])) {
    button(id).addEventListener("click", () => {
      stopPlaying();
      board.command({ step: by });
    });
  }
  const start = () => {
    window.clearInterval(playing);
    playing = window.setInterval(() => {
      expected = ply + 1;
      if (ply < length) board.command({ step: 1 });
      if (ply >= length - 1) stopPlaying();
    }, Number(speed.value));
    showPlaying();
  };
  const fromStart = () => {
    expected = 0;
    board.command({ jump: 0 });
    start();
  };
  play.addEventListener("click", () => {
    if (playing !== undefined) return stopPlaying();
    if (length === 0) return;
    if (ply >= length) return fromStart();
    expected = ply;
    start();
  });
  button("review").addEventListener("click", () => {
    fromStart();
    play.focus();
  });
  speed.addEventListener("change", () => {
    if (playing !== undefined) start();
  });
  onWords(showPlaying);
}

function stopPlaying() {
  window.clearInterval(playing);
  playing = undefined;
  showPlaying();
}

function showPlaying() {
  playIcon.setAttribute("href", playing === undefined ? "#i-play" : "#i-pause");
  play.setAttribute("aria-label", word(playing === undefined ? "play" : "pause"));
  play.title = word(playing === undefined ? "play" : "pause");
}

/** @param {BoardSnapshot} shot */
export function showMoves({ language, moves, ply: now }) {
  const moved = now !== ply || moves.length !== length;
  length = moves.length;
  const begun = spoken === language;
  if (!begun) begin(language);
  // What is the same stays as it is: a move late in a game costs no more than the first.
  let same = 0;
  while (same < made.length && same < length && made[same] === keyOf(moves[same])) same++;
  const other = begun && (same < made.length || same < length);
  if (playing !== undefined && moved && (now !== expected || other)) stopPlaying();
  cut(same);
  moves.slice(same).forEach(add);
  for (let i = Math.min(same, now, ply); i < length; i++) shown[i].classList.toggle("later", i >= now);
  ply = now;
  const last = shown[ply - 1];
  if (last !== current) current?.removeAttribute("aria-current");
  if (last) put(last, "aria-current", true);
  current = last;
  const ends = { first: ply === 0, prev: ply === 0, next: ply === length, last: ply === length, play: length === 0 };
  for (const [id, end] of Object.entries(ends)) put(button(id), "aria-disabled", end);
  if (!moved) return;
  placed.disconnect();
  if (length) placed.observe(last ?? shown[0]);
}

/** @param {Move} move */
function keyOf(move) {
  return move.color + move.point;
}

/**
 * An empty list.
 * @param {string} language
 */
function begin(language) {
  spoken = language;
  shown.length = made.length = 0;
  list.replaceChildren(heads, none);
}

/**
 * Takes away all moves but the first so many.
 * @param {number} count
 */
function cut(count) {
  for (const entry of shown.splice(count)) {
    const row = entry.parentElement;
    entry.remove();
    // Its number is left.
    if (row?.childElementCount === 1) row.remove();
  }
  made.length = count;
  if (count === 0) list.append(none);
}

/** @param {Move} move */
function add(move) {
  none.remove();
  let row = shown.at(-1)?.parentElement;
  // Set-up stones may leave either color to begin, or the same to move twice.
  if (!row || move.color === "black" || row.querySelector(".white")) {
    row = document.createElement("li");
    const number = document.createElement("i");
    number.textContent = String(list.childElementCount);
    row.append(number);
    list.append(row);
  }
  const point = move.point === "--" ? word("passed") : move.point.toUpperCase();
  const entry = document.createElement("button");
  entry.type = "button";
  entry.className = move.color;
  entry.dataset.ply = String(move.number);
  entry.textContent = point;
  entry.setAttribute("aria-label", word("move-name", { n: move.number, color: move.color, point }));
  row.append(entry);
  shown.push(entry);
  made.push(keyOf(move));
}

/**
 * Scrolls the list, and never the page, to a move.
 * @param {Element} move
 */
function follow(move) {
  const [inner, outer] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
