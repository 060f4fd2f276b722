// @ts-check
// `?debug=hit` shows where a press fell and which point it became; `?debug=bench` lets a script measure the
// thinking; `?debug=panic` makes the program fail, so that its notice can be seen.

import { find } from "./dom.js";

/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

/**
 * @param {HoshiBoard} board
 * @param {string} what
 */
export function install(board, what) {
  if (what === "hit") showHits(board);
  if (what === "bench") {
    // A person with Black against a computer that thinks for seconds: deeper than learners are offered, because
    // what they are offered answers before anything can be measured.
    board.command({ "new-game": { white: { "alpha-beta": { depth: 6, table: "patterns" } } } });
    const thinkSliced = () => board.thinkSliced();
    const thinkWhole = () => board.thinkWhole();
    Object.assign(window, { hoshiBench: { thinkSliced, thinkWhole } });
  }
  if (what === "panic") Object.assign(window, { hoshiPanic: () => board.panic() });
}

/** @param {HoshiBoard} board */
function showHits(board) {
  const canvas = find("#board", HTMLCanvasElement);
  const text = find("#hit", HTMLElement);
  text.hidden = false;
  board.showHits(true);
  text.textContent = "hit: –";
  for (const kind of /** @type {const} */ (["pointerdown", "pointerup", "pointercancel"])) {
    canvas.addEventListener(kind, (event) => {
      const box = canvas.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      const point = board.pointAt(x, y) ?? "none";
      text.textContent = `hit: ${kind} ${event.pointerType} ${x.toFixed(1)},${y.toFixed(1)} → ${point}`;
    });
  }
}
