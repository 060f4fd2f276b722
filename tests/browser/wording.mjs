// What the page should say: the tables of words, read as their source has them.

import { readFileSync } from "node:fs";

/** Each language's tag, and one with which a browser may ask for it. */
export const LANGUAGES = /** @type {const} */ ([
  ["en", "en-US"],
  ["zh-Hans", "zh-CN"],
  ["zh-Hant", "zh-TW"],
  ["ja", "ja-JP"],
  ["ko", "ko-KR"],
  ["vi", "vi-VN"],
  ["ru", "ru-RU"],
]);

/**
 * The words of a language.
 * @param {string} tag
 * @returns {(key: string, gaps?: Record<string, string | number>) => string} fills the gaps: a number or a text, a
 *   color or the number of a choice
 */
export function wording(tag) {
  const source = readFileSync(new URL(`../../src/app/text/${tag.toLowerCase().replace("-", "_")}.rs`, import.meta.url), "utf8");
  const table = new Map(Array.from(source.matchAll(/^    (\w+): "(.*)",$/gm), ([, key, text]) => [key, text]));
  const plural = new Intl.PluralRules(tag);
  return (key, gaps = {}) => {
    const text = table.get(key);
    if (text === undefined) throw new Error(`${tag} has no ${key}`);
    return text.replace(/\{(\w+)\|?([^}]*)\}/g, (_, name, list) => {
      const [value, forms] = [gaps[name], list.split("|")];
      if (!list) return String(value);
      if (name === "rule") return forms[Number(value)];
      if (typeof value === "string") return forms[value === "white" ? 1 : 0];
      return forms[{ one: 0, few: 1 }[String(plural.select(value))] ?? forms.length - 1];
    });
  };
}

/** @param {string} text */
export const exactly = (text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").trim()}\\s*$`);
