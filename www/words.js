// @ts-check
// The page's words. They come from the program's tables; here they are only put where they belong.

import { labels } from "./pkg/hoshi.js";

/** @typedef {import("./pkg/hoshi.js").LanguageName} LanguageName */

/** @type {Record<string, string>} */
let table = {};
/** @type {LanguageName | undefined} */
let spoken;
/** @type {(() => void)[]} */
const hearers = [];

/**
 * The word for `key`, with `{name}` replaced from `values`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function word(key, values = {}) {
  const found = table[key];
  if (found === undefined) throw new Error(`no word for ${key}`);
  return found.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * Calls `hearer` whenever the language has changed.
 * @param {() => void} hearer
 */
export function onWords(hearer) {
  hearers.push(hearer);
}

/**
 * Puts the whole page into a language.
 * @param {LanguageName} language
 */
export function speak(language) {
  if (language === spoken) return;
  spoken = language;
  table = labels(language);
  const root = document.documentElement;
  root.lang = language === "zh" ? "zh-Hans" : "en";
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
