// @ts-check
// Starts the page: the program, the board, and the panel around it. What the board shows and allows is the
// program's affair; here it is only given its place.

import { installActions, showActions } from "./actions.js";
import { find } from "./dom.js";
import { LoadFault, load } from "./load.js";
import { installMoves, showMoves } from "./moves.js";
import { installNewGame } from "./newgame.js";
import { installPanel, showPanel } from "./panel.js";
import { HoshiBoard } from "./pkg/hoshi.js";
import { installSettings, showSettings } from "./settings.js";
import { claimKey } from "./slot.js";
import { speak } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */

const root = document.documentElement;
const app = find("#app", HTMLElement);

/**
 * @param {string} kind
 * @param {unknown} detail
 */
function fail(kind, detail) {
  root.dataset.ready = "false";
  app.dataset.ready = "false";
  /** @type {any} */ (window).hoshiNotice(kind, String(detail));
}

// After a fault of its own the program must not be called again; the kept game waits for a reload.
window.addEventListener("hoshi-panic", (event) => fail("panic", /** @type {CustomEvent} */ (event).detail));
window.addEventListener("error", (event) => {
  if (event.error instanceof WebAssembly.RuntimeError) fail("panic", event.error);
});

/** Makes the board and everything around it. */
async function start() {
  const debug = new URLSearchParams(location.search).get("debug");
  // A measurement leaves the kept games alone.
  const claimed = debug === "bench" ? undefined : claimKey();
  const [key] = await Promise.all([claimed, load(new URL("./pkg/hoshi_bg.wasm", import.meta.url))]);
  const language = root.lang.startsWith("zh") ? "zh" : "en";
  const board = new HoshiBoard(
    find("#board", HTMLCanvasElement),
    find("#grid", HTMLElement),
    find("#polite", HTMLElement),
    find("#assertive", HTMLElement),
    { key, settingsKey: key && "hoshi:settings", language },
  );
  speak(board.snapshot().language);
  installPanel(board);
  installMoves(board);
  installActions(board);
  installNewGame(board);
  installSettings(board);
  if (debug) (await import("./debug.js")).install(board, debug);
  board.onChange((snapshot) => show(snapshot));
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
    performance.mark("hoshi-ready");
  }
}

start().catch((error) => {
  if (error instanceof LoadFault) fail(error.kind, error.message);
  else {
    console.error(error);
    fail("broken", error);
  }
});
