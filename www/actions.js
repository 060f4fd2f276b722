// @ts-check
// The buttons that tell the board something.

import { button, find, put, setText } from "./dom.js";
import { openWith } from "./settings.js";
import { word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").BoardCommand} BoardCommand */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

/** @type {Record<string, BoardCommand>} */
const commands = {
  undo: "undo",
  redo: "redo",
  takeback: "take-back",
  resume: "resume",
  onward: "resume",
  hint: "hint",
  stop: "stop",
  pass: "pass",
  copy: "copy-board",
  save: "save-file",
  logscores: "log-scores",
};
/** Larger files are no saved games. */
const LARGEST = 4_000_000;

const menu = find("#menu", HTMLDialogElement);
const file = find("#file", HTMLInputElement);
let scores = false;
/** When Stop was last pressed. */
let stopped = -1000;
/** Whether the next press on Resign gives the game up. */
let sure = false;

/** @param {HoshiBoard} board */
export function installActions(board) {
  for (const [id, command] of Object.entries(commands)) {
    button(id).addEventListener("click", ({ timeStamp }) => {
      // A double tap on Stop is no wish for the hint that comes into its place.
      if (id !== "hint" || timeStamp - stopped > 400) board.command(command);
      if (id === "stop") stopped = timeStamp;
    });
  }
  const resign = button("resign");
  resign.addEventListener("click", (event) => {
    if (!sure && resign.ariaDisabled === "false") {
      ask(true);
      event.stopPropagation();
    } else board.command("resign");
  });
  menu.addEventListener("close", () => ask(false));
  const more = button("more");
  openWith(more, menu, () => {
    // At the foot of the panel, over the button; on a phone the style sheet puts it elsewhere.
    const { right, top } = more.getBoundingClientRect();
    menu.style.setProperty("--right", `${document.documentElement.clientWidth - right}px`);
    menu.style.setProperty("--bottom", `${innerHeight - top + 4}px`);
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("button")) menu.close();
  });
  button("scores").addEventListener("click", () => board.command({ set: { scores: !scores } }));
  button("open").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    file.value = ""; // so that the same file can be chosen again
    if (chosen) board.command({ load: await chosen.slice(0, LARGEST).text() });
  });
}

/** @param {boolean} asked */
function ask(asked) {
  sure = asked;
  label("resign", asked ? "resign-sure" : "resign"); // words
}

/** @param {BoardSnapshot} shot */
export function showActions(shot) {
  const { can, help } = shot;
  const able = { undo: can.undo, redo: can.redo, takeback: can.takeBack, resume: can.resume, hint: can.hint, stop: can.stop, resign: can.resign };
  // Not `disabled`: that would throw the keyboard's focus away, and a press on a resting button is
  // answered with the reason why nothing happens.
  for (const [id, is] of Object.entries(able)) put(button(id), "aria-disabled", !is);
  const waits = shot.waiting.for === "held" && !shot.waiting.again;
  label("resume", waits ? "go-on" : "resume"); // words
  label("stop", shot.thinking?.hint ? "stop-hint" : "stop"); // words
  hide("review", shot.waiting.for === "replay");
  hide("onward", shot.waiting.for !== "replay");
  hide("pass", !can.pass);
  for (const id of ["undo", "redo", "takeback"]) hide(id, !help.undo);
  for (const id of ["scores", "logscores"]) hide(id, !help.scores);
  hide("hint", !help.hints);
  scores = shot.settings.scores;
  put(button("scores"), "aria-pressed", scores);
}

/**
 * @param {string} id
 * @param {boolean} hidden
 */
function hide(id, hidden) {
  button(id).toggleAttribute("hidden", hidden);
}

/**
 * Gives a button another word, in this language and after the next switch.
 * @param {string} id
 * @param {string} key
 */
function label(id, key) {
  const span = find("span", HTMLElement, button(id));
  span.dataset.label = key;
  setText(span, word(key));
}
