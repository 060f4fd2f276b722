// @ts-check
// Everything around the board: panel, moves, actions, dialogs. What the board shows and allows is the program's
// affair; here it is put into words and buttons.

import { installActions, showActions } from "./actions.js";
import { find } from "./dom.js";
import { installMoves, showMoves } from "./moves.js";
import { installNewGame } from "./newgame.js";
import { installPicture } from "./picture.js";
import { installPanel, showPanel } from "./panel.js";
import { installSettings, showSettings } from "./settings.js";
import { speak } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

const root = document.documentElement;
const app = find("#app", HTMLElement);

/**
 * Connects the page with its board.
 * @param {HoshiBoard} board
 * @param {string | null} debug
 */
export async function surround(board, debug) {
  speak(board.snapshot().language);
  installPanel(board);
  installMoves(board);
  installActions(board);
  installNewGame(board);
  installSettings(board);
  installPicture(board);
  if (debug) (await import("./debug.js")).install(board, debug);
  board.onChange(show);
  // Nobody waits for the stars.
  (window.requestIdleCallback ?? setTimeout)(() => board.showSky(find("#sky", HTMLElement), app));
}

/** @param {BoardSnapshot} snapshot */
function show(snapshot) {
  speak(snapshot.language);
  showPanel(snapshot);
  showMoves(snapshot);
  showActions(snapshot);
  showSettings(snapshot);
  if (app.dataset.ready === undefined) {
    app.dataset.ready = "true";
    root.dataset.ready = "true";
  }
}
