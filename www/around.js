// @ts-check
// Everything around the board: panel, moves, actions, dialogs. What the board shows and allows is the program's
// affair; here it is put into words and buttons.

import { installActions, showActions } from "./actions.js";
import { find } from "./dom.js";
import { installMoves, showMoves } from "./moves.js";
import { installNewGame } from "./newgame.js";
import { installPanel, showPanel } from "./panel.js";
import { installSettings, showSettings } from "./settings.js";
import { speak } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

const root = document.documentElement;
const app = find("#app", HTMLElement);
/** How long the panel waits for words, in milliseconds. */
const PATIENCE = 3000;

/**
 * Connects the page with its board.
 * @param {HoshiBoard} board
 * @param {string | null} debug
 * @param {Promise<string>} [late] words that had not come when the board was made
 */
export async function surround(board, debug, late) {
  // For a while the page waits for its words; then it comes up in English and changes when they are here.
  const come = late?.then((words) => board.speak(words));
  await Promise.race([come, new Promise((done) => setTimeout(done, come ? PATIENCE : 0))]);
  speak(board);
  installPanel(board);
  installMoves(board);
  installActions(board);
  installNewGame(board);
  installSettings(board);
  if (debug) (await import("./debug.js")).install(board, debug);
  board.onChange((snapshot) => {
    speak(board, snapshot);
    show(snapshot);
  });
}

/** @param {BoardSnapshot} snapshot */
function show(snapshot) {
  showPanel(snapshot);
  showMoves(snapshot);
  showActions(snapshot);
  showSettings(snapshot);
  if (app.dataset.ready === undefined) {
    app.dataset.ready = "true";
    root.dataset.ready = "true";
  }
}
