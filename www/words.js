// @ts-check
// The page's words. They come from the program's tables; here they are only put where they belong.

import { keep } from "./dom.js";

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").LanguageName} LanguageName */

/** @type {Record<string, string>} */
let table = {};
/** @type {LanguageName | undefined} */
let spoken;
/** @type {(() => void)[]} */
const hearers = [];

/** The last wish for a language; an earlier one that comes later is dropped. */
let wish = {};

/**
 * The word for `key`, with its gaps filled from `values`: `{name}` by the value, `{name|this|that}` by the form that
 * fits it, a number or a color.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function word(key, values = {}) {
  const found = table[key];
  if (found === undefined) throw new Error(`no word for ${key}`);
  return found.replace(/\{(\w+)\|?([^}]*)\}/g, (_, name, forms) => {
    const value = values[name] ?? "";
    return forms ? form(forms.split("|"), value) : String(value);
  });
}

/**
 * @param {string[]} forms
 * @param {string | number} value
 */
function form(forms, value) {
  if (Number.isNaN(Number(value))) return forms[value === "white" ? 1 : 0];
  const kind = new Intl.PluralRules(spoken).select(Number(value));
  return forms[kind === "one" ? 0 : kind === "few" ? 1 : forms.length - 1];
}

/**
 * Calls `hearer` whenever the language has changed.
 * @param {() => void} hearer
 */
export function onWords(hearer) {
  hearers.push(hearer);
}

/**
 * Lets board and page speak another language from now on, and in later visits. Where its words do not come, the
 * board says so.
 * @param {HoshiBoard} board
 * @param {string} language
 */
export async function choose(board, language) {
  const own = (wish = {});
  const words = await wordsOf(language);
  if (own !== wish || !board.speak(words)) return;
  keep("hoshi:language", language);
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", language);
  history.replaceState(null, "", address);
}

/**
 * The file of a language's words, empty where it does not come; English has none.
 * @param {string} language
 */
export async function wordsOf(language) {
  if (language === "en") return undefined;
  const response = await fetch(new URL(`./words/${language}.txt`, import.meta.url)).catch(() => undefined);
  return response?.ok ? response.text() : "";
}

/**
 * Puts the whole page into the board's language.
 * @param {HoshiBoard} board
 * @param {BoardSnapshot} [snapshot]
 */
export function speak(board, snapshot = board.snapshot()) {
  if (snapshot.language === spoken) return;
  spoken = snapshot.language;
  table = board.labels();
  const root = document.documentElement;
  root.lang = spoken;
  document.title = word("title");
  for (const element of document.querySelectorAll("[data-label]")) {
    element.textContent = word(element.getAttribute("data-label") ?? "");
  }
  for (const element of document.querySelectorAll("[data-label-aria]")) {
    const text = word(element.getAttribute("data-label-aria") ?? "");
    element.setAttribute("aria-label", text);
    if (element.tagName === "BUTTON") element.setAttribute("title", text);
  }
  for (const hearer of hearers) hearer();
  root.dataset.worded = "";
}
