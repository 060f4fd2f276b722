// @ts-check
// Everything around the board: panel, moves, actions, dialogs. What the board shows and allows is the program's
// affair; here it is put into words and buttons.

import { installActions, showActions } from "./actions.js";
import { button, find } from "./dom.js";
import { installMoves, showMoves } from "./moves.js";
import { installNewGame } from "./newgame.js";
import { installPanel, showPanel } from "./panel.js";
import { installRecord, showRecord } from "./record.js";
import { installSettings, openWith, showSettings } from "./settings.js";
import { installSound, showSound } from "./sound.js";
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
  installSound(board);
  installRecord(board);
  installHelp(board);
  if (debug) (await import("./debug.js")).install(board, debug);
  board.onChange(show);
}

/** @param {HoshiBoard} board */
function installHelp(board) {
  const dialog = find("#help-dialog", HTMLDialogElement);
  openWith(button("help"), dialog, async () => {
    // Few need it at once.
    const help = await import("./help.js").catch(() => dialog.close());
    help?.fillHelp(board.snapshot());
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select, dialog");
    if (event.key === "?" && !typing) button("help").click();
  });
}

/** @param {BoardSnapshot} snapshot */
function show(snapshot) {
  speak(snapshot.language);
  showPanel(snapshot);
  showMoves(snapshot);
  showActions(snapshot);
  showSettings(snapshot);
  showSound(snapshot);
  showRecord(snapshot);
  if (app.dataset.ready === undefined) {
    app.dataset.ready = "true";
    root.dataset.ready = "true";
  }
}
