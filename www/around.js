// @ts-check
// Everything around the board: panel, moves, actions, dialogs. What the board shows and allows is the program's
// affair; here it is put into words and buttons.

import { installActions, showActions } from "./actions.js";
import { button, find } from "./dom.js";
import { installMoves, showMoves } from "./moves.js";
import { installNewGame } from "./newgame.js";
import { installPicture } from "./picture.js";
import { installPanel, showPanel } from "./panel.js";
import { installRecord, showRecord } from "./record.js";
import { installSettings, openWith, showSettings } from "./settings.js";
import { installSound, showSound } from "./sound.js";
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
  const parts = [installPanel, installMoves, installActions, installNewGame, installSettings];
  parts.push(installSound, installRecord, installHelp, installPicture);
  for (const install of parts) {
    // A slow device shall not stop for all of them together.
    await new Promise((done) => setTimeout(done));
    install(board);
  }
  if (debug) (await import("./debug.js")).install(board, debug);
  board.onChange((snapshot) => {
    speak(board, snapshot);
    show(snapshot);
  });
  // Nobody waits for the stars.
  (window.requestIdleCallback ?? setTimeout)(() => board.showSky(find("#sky", HTMLElement), app));
}

/** @param {HoshiBoard} board */
function installHelp(board) {
  const dialog = find("#help-dialog", HTMLDialogElement);
  openWith(button("help"), dialog, async () => {
    // Few need it at once.
    const help = await import("./help.js").catch(() => dialog.close());
    await help?.fillHelp(board.snapshot());
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select, dialog");
    if (event.key === "?" && !typing) button("help").click();
  });
}

/** @param {BoardSnapshot} snapshot */
function show(snapshot) {
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
