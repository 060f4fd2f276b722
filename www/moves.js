// @ts-check
// The list of moves, and going through them.

import { button, find } from "./dom.js";
import { onWords, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

const list = find("#moves", HTMLOListElement);
const speed = find("#speed", HTMLSelectElement);
const play = button("play");
const playIcon = find("#play-icon", SVGUseElement);
/** @type {HTMLButtonElement[]} */
let shown = [];
/** What the list was made from; it is made anew only when this changes. */
let made = "";
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
export function showMoves(shot) {
  const moved = shot.ply !== ply || shot.moves.length !== length;
  [ply, length] = [shot.ply, shot.moves.length];
  const wanted = shot.language + shot.moves.map((move) => move.color[0] + move.point).join(" ");
  const spoken = made.startsWith(shot.language);
  if (playing !== undefined && moved && (ply !== expected || (spoken && wanted !== made))) stopPlaying();
  if (wanted !== made) {
    made = wanted;
    make(shot);
  }
  shown.forEach((move, i) => {
    move.classList.toggle("later", i >= ply);
    if (i === ply - 1) move.setAttribute("aria-current", "true");
    else move.removeAttribute("aria-current");
  });
  const ends = { first: ply === 0, prev: ply === 0, next: ply === length, last: ply === length, play: length === 0 };
  for (const [id, end] of Object.entries(ends)) button(id).setAttribute("aria-disabled", String(end));
  const current = shown[Math.max(0, ply - 1)];
  if (current && moved) follow(current);
}

/** @param {BoardSnapshot} shot */
function make(shot) {
  list.replaceChildren();
  shown = [];
  const heads = document.createElement("li");
  heads.className = "heads";
  heads.setAttribute("aria-hidden", "true");
  for (const color of ["black", "white"]) {
    const [head, stone] = [document.createElement("span"), document.createElement("span")];
    stone.className = `stone ${color}`;
    head.append(stone, word(color));
    heads.append(head);
  }
  list.append(heads);
  if (shot.moves.length === 0) {
    const none = document.createElement("li");
    none.className = "none";
    none.textContent = word("no-moves");
    list.append(none);
  }
  /** @type {HTMLLIElement | undefined} */
  let row;
  for (const move of shot.moves) {
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
  }
}

/**
 * Scrolls the list, and never the page, to a move.
 * @param {HTMLElement} move
 */
function follow(move) {
  const [inner, outer] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 8;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
