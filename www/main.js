// @ts-check
// Starts the page: the program and the board first, since they are what one waits for; then the panel around it.

import { find } from "./dom.js";
import { LoadFault, load } from "./load.js";
import { HoshiBoard } from "./pkg/hoshi.js";
import { claimKey } from "./slot.js";

/** This script runs as early as it can, so that the program loads while the page is still being read. */
const read = new Promise((done) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", done);
  else done(undefined);
});

/**
 * The words of another language than English, which may come before the program or after it.
 * @type {Promise<string> | undefined}
 */
const asked = /** @type {any} */ (window).hoshiWords;
/** @type {string | undefined} */
let words;
void asked?.then((text) => (words = text));

const root = document.documentElement;

/**
 * @param {string} kind
 * @param {unknown} detail
 */
async function fail(kind, detail) {
  // The words for it come with a later script.
  if (document.readyState !== "complete") await new Promise((done) => window.addEventListener("load", done));
  root.dataset.ready = "false";
  find("#app", HTMLElement).dataset.ready = "false";
  /** @type {any} */ (window).hoshiNotice(kind, String(detail));
}

// After a fault of its own the program must not be called again; the kept game waits for a reload.
window.addEventListener("hoshi-panic", (event) => void fail("panic", /** @type {CustomEvent} */ (event).detail));
window.addEventListener("error", (event) => {
  if (event.error instanceof WebAssembly.RuntimeError) void fail("panic", event.error);
});

/** Makes the board, and when it has been drawn once everything around it. */
async function start() {
  const debug = new URLSearchParams(location.search).get("debug");
  // A measurement leaves the kept games alone.
  const claimed = debug === "bench" ? undefined : claimKey();
  const [key] = await Promise.all([claimed, load(new URL("./pkg/hoshi_bg.wasm", import.meta.url)), read]);
  const board = new HoshiBoard(
    find("#board", HTMLCanvasElement),
    find("#grid", HTMLElement),
    find("#polite", HTMLElement),
    find("#assertive", HTMLElement),
    { key, settingsKey: key && "hoshi:settings", recordKey: key && "hoshi:record", words },
  );
  const late = words === undefined ? asked : undefined;
  await drawn();
  performance.mark("hoshi-ready");
  const { surround } = await import("./around.js").catch((error) => {
    throw new LoadFault("missing", String(error));
  });
  await surround(board, debug, late);
}

/** The end of the frame that is under way; a hidden page has none and does not wait. */
function drawn() {
  return new Promise((done) => (document.hidden ? done(undefined) : requestAnimationFrame(done)));
}

start().catch((error) => {
  if (error instanceof LoadFault) void fail(error.kind, error.message);
  else {
    console.error(error);
    void fail("broken", error);
  }
});
