// @ts-check
// Who plays, whose turn it is, how much time is left, and what has just happened.

import { button, find, setText } from "./dom.js";
import { clockText } from "./format.js";
import { word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").ColorName} ColorName */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

const app = find("#app", HTMLElement);
const status = find("#status", HTMLElement);
const count = find("#count", HTMLElement);
const chip = find("#chip-text", HTMLElement);
const failure = find("#failure", HTMLElement);
const typed = find("#typed", HTMLInputElement);
/** @type {ColorName[]} */
const colors = ["black", "white"];
const strips = { black: strip("black"), white: strip("white") };

/** @param {ColorName} color */
function strip(color) {
  const whole = find(`.player[data-color=${color}]`, HTMLElement);
  return {
    whole,
    name: find(".name", HTMLInputElement, whole),
    level: find(".level", HTMLElement, whole),
    clock: find(".clock", HTMLElement, whole),
  };
}

/** @param {HoshiBoard} board */
export function installPanel(board) {
  for (const color of colors) {
    const { name } = strips[color];
    name.addEventListener("change", () => board.command({ name: { color, name: name.value.trim() } }));
    name.addEventListener("keydown", (event) => {
      if (event.key === "Enter") name.blur();
    });
  }
  button("failure-close").addEventListener("click", () => {
    failure.hidden = true;
  });
  button("typed-go").form?.addEventListener("submit", (event) => {
    event.preventDefault();
    board.command({ typed: typed.value });
    typed.value = "";
  });
}

/** A failure that is on the status line now. @type {string | undefined} */
let failed;
/** Whether the whole of it has been shown. */
let told = false;

/**
 * Shows a failure at length once it goes from the status line, or at once where it does not fit there.
 * @param {BoardSnapshot} shot
 */
function showFailure(shot) {
  const now = shot.notice?.kind === "failure" ? shot.notice.text : undefined;
  if (now === failed) return;
  if (failed !== undefined && !told) tell(failed);
  told = now !== undefined && status.scrollHeight > status.clientHeight;
  if (now !== undefined && told) tell(now);
  failed = now;
}

/** @param {string} text */
function tell(text) {
  setText(find("#failure-text", HTMLElement), text);
  failure.hidden = false;
}

/** @param {BoardSnapshot} shot */
export function showPanel(shot) {
  app.dataset.turn = shot.turn;
  app.dataset.status = shot.status;
  app.dataset.ply = String(shot.ply);
  app.dataset.thinking = String(shot.thinking !== null);
  document.documentElement.dataset.theme = shot.theme;
  for (const color of colors) showPlayer(shot, color);
  setText(status, shot.notice ? shot.notice.text : shot.says);
  status.className = shot.notice?.kind ?? "";
  setText(count, shot.notice && shot.notice.text !== shot.says && shot.status === "playing" ? shot.says : word("ply", { n: shot.ply }));
  // Whether it fits depends on the room that the count leaves.
  showFailure(shot);
  setText(chip, `${word(`rule-${shot.rule}`)} · ${word("lines", { n: shot.size })}`);
}

/**
 * @param {BoardSnapshot} shot
 * @param {ColorName} color
 */
function showPlayer(shot, color) {
  const { whole, name, level, clock } = strips[color];
  const player = shot[color];
  const thinks = shot.thinking?.color === color;
  whole.classList.toggle("on", shot.status === "playing" && shot.turn === color);
  whole.classList.toggle("won", shot.status === `won-${color}`);
  whole.classList.toggle("thinking", thinks);
  whole.classList.toggle("low", player.clock !== null && player.clock.left < 10_000);
  if (document.activeElement !== name) name.value = player.name;
  name.placeholder = player.title;
  name.setAttribute("aria-label", word(`name-${color}`));
  const depth = thinks && shot.thinking?.depth ? ` · ${word("thinking-depth", { n: shot.thinking.depth })}` : "";
  setText(level, player.about + depth);
  setText(clock, player.clock ? clockText(player.clock.left) : "");
}
