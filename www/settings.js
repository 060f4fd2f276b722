// @ts-check
// What somebody chooses about the page: the dialog and the two switches in the header.

import { button, find, keep, put, setText } from "./dom.js";
import { choose as speak, word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").Setting} Setting */

const dialog = find("#settings-dialog", HTMLDialogElement);
const form = find("#settings-form", HTMLFormElement);
const count = find("#numbers-count", HTMLElement);
/** @type {BoardSnapshot["settings"]["theme"][]} */
const themes = ["system", "starry", "kaya", "paper", "contrast"];
/** @type {BoardSnapshot["settings"]["theme"]} */
let theme = "system";
const languages = document.querySelectorAll("select[name=language]");
let sound = true;

/** @param {HoshiBoard} board */
export function installSettings(board) {
  const set = (/** @type {Setting} */ setting) => board.command({ set: setting });
  openWith(button("settings"), dialog);
  button("theme").addEventListener("click", () => {
    set({ theme: themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system" });
  });
  for (const list of languages) {
    list.addEventListener("change", () => speak(board, /** @type {HTMLSelectElement} */ (list).value));
  }
  button("mute").addEventListener("click", () => set({ sound: !sound }));
  form.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const values = { checkbox: field.checked, range: field.valueAsNumber };
    const value = values[/** @type {"range"} */ (field.type)] ?? field.value;
    if (field.name === "language") return;
    if (field.name === "numbers" || field.name === "numbers-last") set({ numbers: numbers() });
    else set(/** @type {Setting} */ ({ [field.name]: value }));
  });
}

/** @returns {import("./pkg/hoshi.js").Numbers} */
function numbers() {
  const fields = new FormData(form);
  const chosen = fields.get("numbers");
  if (chosen !== "last") return chosen === "all" || chosen === "off" ? chosen : "auto";
  return { last: Math.min(484, Math.max(1, Math.round(Number(fields.get("numbers-last"))) || 1)) };
}

/** @param {BoardSnapshot} shot */
export function showSettings(shot) {
  const chosen = shot.settings;
  if (theme !== chosen.theme) keep("hoshi:look", chosen.theme);
  theme = chosen.theme;
  setText(find("#theme-text", HTMLElement), word(`theme-${theme}`));
  put(button("theme"), "aria-label", `${word("theme")}: ${word(`theme-${theme}`)}`);
  const named = typeof chosen.numbers === "string" ? chosen.numbers : "last";
  choose("theme", theme);
  for (const list of languages) /** @type {HTMLSelectElement} */ (list).value = shot.language;
  choose("numbers", named);
  choose("confirm", chosen.confirm);
  for (const name of /** @type {const} */ (["coordinates", "animation", "sound", "music"])) {
    find(`[name=${name}]`, HTMLInputElement, form).checked = chosen[name];
  }
  find("[name=volume]", HTMLInputElement, form).valueAsNumber = chosen.volume;
  sound = chosen.sound;
  put(button("mute"), "aria-pressed", sound);
  put(find("#mute-icon", SVGUseElement), "href", sound ? "#i-sound" : "#i-mute");
  const last = find("[name=numbers-last]", HTMLInputElement, form);
  if (typeof chosen.numbers === "object" && document.activeElement !== last) last.value = String(chosen.numbers.last);
  count.toggleAttribute("hidden", named !== "last");
}

/**
 * @param {string} name
 * @param {string} value
 */
function choose(name, value) {
  find(`[name=${name}][value=${value}]`, HTMLInputElement, form).checked = true;
}

/**
 * Opens a dialog by a button, and closes it by its close buttons and by a press beside it.
 * @param {HTMLButtonElement} opener
 * @param {HTMLDialogElement} opened
 * @param {() => void} [before]
 */
export function openWith(opener, opened, before) {
  opener.addEventListener("click", () => {
    before?.();
    if (!opened.open) opened.showModal();
  });
  if (opened.dataset.closing) return;
  opened.dataset.closing = "true";
  for (const close of opened.querySelectorAll("[data-close]")) close.addEventListener("click", () => opened.close());
  opened.addEventListener("pointerdown", (event) => {
    if (event.target === opened) opened.close();
  });
}
