// @ts-check
// Who plays, whose turn it is, how much time is left, and what has just happened.

import { button, find, put, setText } from "./dom.js";
import { clockText } from "./format.js";
import { onWords, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").ColorName} ColorName */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

const app = find("#app", HTMLElement);
const box = find("#status-box", HTMLElement);
const status = find("#status", HTMLElement);
const count = find("#count", HTMLElement);
const [ruled, sized] = /** @type {HTMLCollectionOf<HTMLElement>} */ (find("#chip-text", HTMLElement).children);
const failure = find("#failure", HTMLElement);
const typed = find("#typed", HTMLInputElement);
const strips = [...document.querySelectorAll(".player")].map((whole) => ({
  whole: /** @type {HTMLElement} */ (whole),
  stone: find(".stone", HTMLElement, whole),
  name: find(".name", HTMLInputElement, whole),
  level: find(".level", HTMLElement, whole),
  rival: find(".rival", HTMLButtonElement, whole),
  clock: find(".clock", HTMLElement, whole),
}));
/** @type {BoardSnapshot | undefined} */
let shown;
let painted = "";

/** @param {HoshiBoard} board */
export function installPanel(board) {
  for (const { name, rival, whole } of strips) {
    rival.addEventListener("click", () => button("new").click());
    name.addEventListener("change", () => {
      board.command({ name: { color: /** @type {ColorName} */ (whole.dataset.color), name: name.value.trim() } });
    });
    name.addEventListener("keydown", (event) => {
      if (event.key === "Enter") name.blur();
    });
  }
  button("again").addEventListener("click", () => {
    if (!shown) return;
    const { rule, size, black, white, time } = shown;
    const names = { blackName: black.name, whiteName: white.name };
    board.command({ "new-game": { rule, size, black: black.seat, white: white.seat, ...names, time } });
  });
  for (const id of ["again", "onward"]) {
    // The button goes; the board is where one goes on.
    button(id).addEventListener("click", () => find("#grid [tabindex='0']", HTMLElement).focus({ preventScroll: true }));
  }
  const explain = () => {
    typed.title = word("typed-help");
  };
  explain();
  onWords(explain);
  button("failure-close").addEventListener("click", () => {
    failure.hidden = true;
  });
  button("typed-go").form?.addEventListener("submit", (event) => {
    event.preventDefault();
    // With nothing typed, somebody takes the example in the field for a point.
    if (!typed.value.trim()) return typed.focus();
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
  shown = shot;
  const ended = shot.status !== "playing";
  const replay = shot.waiting.for === "replay";
  // The field for a point goes when the game ends; the focus must not go with it.
  const typing = ended && app.dataset.done === "false" && document.activeElement?.closest(".typed");
  app.dataset.turn = shot.turn;
  app.dataset.status = shot.status;
  app.dataset.done = String(ended || replay);
  app.dataset.ply = String(shot.ply);
  app.dataset.thinking = String(shot.thinking !== null);
  if (typing) button("again").focus();
  paint(shot.theme);
  // The opponent stands above oneself; between equals Black comes first.
  const above = shot.black.seat === "person" && shot.white.seat !== "person" ? "white" : "black";
  for (const [i, strip] of strips.entries()) showPlayer(shot, strip, (above === "black") === (i === 0) ? "black" : "white");
  const text = shot.notice ? shot.notice.text : shot.says;
  const over = ended && text === shot.says;
  box.classList.toggle("over", over);
  status.className = shot.notice?.kind ?? "";
  if (over) showResult(shot);
  else setText(status, text);
  setText(count, text !== shot.says && !ended ? shot.says : shot.ply && !replay ? word("ply", { n: shot.ply }) : "");
  // Whether it fits depends on the room that the count leaves.
  showFailure(shot);
  // What the box below has at length is only named here.
  if (!failure.hidden && shot.notice?.kind === "failure") {
    setText(status, /^.+?[.。](?!\d)/.exec(text)?.[0] ?? text);
    setText(count, "");
  }
  setText(ruled, word(`rule-${shot.rule}`));
  setText(sized, word("lines", { n: shot.size }));
}

/**
 * Gives page and browser the colors of a theme.
 * @param {string} theme
 */
function paint(theme) {
  if (theme === painted) return;
  painted = theme;
  const root = document.documentElement;
  root.dataset.theme = theme;
  const page = getComputedStyle(root).getPropertyValue("--page");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", page);
}

/**
 * How the game ended: who won as a headline, then why, where and when.
 * @param {BoardSnapshot} shot
 */
function showResult(shot) {
  const [, winner, why] = /^(.+?)[:：]\s*(.+?)[.。]?$/.exec(shot.says) ?? [undefined, shot.says, ""];
  const me = shot.white.seat === "person" ? "won-white" : "won-black";
  const mine = shot.status !== "drawn" && (shot.black.seat === "person") !== (shot.white.seat === "person");
  const who = mine ? word(shot.status === me ? "you-win" : "you-lose") : winner;
  const [line] = shot.lines;
  const where = line && `${line[0]}–${line.at(-1)}`.toUpperCase();
  const rest = [why, where, word("ply", { n: shot.ply })].filter(Boolean).join(" · ");
  if (status.textContent === `${who} ${rest}`) return;
  const [head, details] = [document.createElement("b"), document.createElement("span")];
  head.textContent = who;
  details.textContent = rest;
  status.replaceChildren(head, " ", details);
}

/**
 * @param {BoardSnapshot} shot
 * @param {typeof strips[number]} strip
 * @param {ColorName} color
 */
function showPlayer(shot, strip, color) {
  const { whole, stone, name, level, rival, clock } = strip;
  const player = shot[color];
  const thinks = shot.thinking?.color === color;
  const won = shot.status === `won-${color}`;
  whole.dataset.color = color;
  put(stone, "class", `stone ${color}`);
  name.id = `edit-${color}`;
  whole.classList.toggle("on", shot.status === "playing" && shot.turn === color);
  whole.classList.toggle("won", won);
  whole.classList.toggle("thinking", thinks);
  whole.classList.toggle("low", player.clock !== null && player.clock.left < 10_000);
  if (document.activeElement !== name && name.value !== player.name) name.value = player.name;
  put(name, "placeholder", player.title);
  put(name, "aria-label", word(`name-${color}`));
  const depth = thinks && shot.thinking?.depth ? ` · ${word("thinking-depth", { n: shot.thinking.depth })}` : "";
  name.disabled = player.seat !== "person";
  rival.hidden = !name.disabled;
  setText(level, won ? word("won") : player.about + depth);
  put(rival, "aria-label", `${player.name || player.title}: ${player.about}`);
  setText(clock, player.clock ? clockText(player.clock.left) : "");
}
