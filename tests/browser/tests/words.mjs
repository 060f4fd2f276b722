// Two languages: the whole page speaks one of them, and a switch changes all of it.

import assert from "node:assert/strict";
import { FIVE, hit, newGame, play, press, settled, twoPeople, waitReady, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Every text and every name on the page, dialogs included, by the place where it stands.
 * @param {Page} page
 * @returns {Promise<Record<string, string>>}
 */
async function words(page) {
  await settled(page);
  return page.evaluate(() => {
    /** @type {Record<string, string>} */
    const found = { title: document.title };
    const where = (/** @type {Element} */ e) => {
      const path = [];
      for (let up = /** @type {Element | null} */ (e); up && up !== document.body; up = up.parentElement) {
        path.unshift(`${up.tagName}${up.id ? `#${up.id}` : ""}${[...(up.parentElement?.children ?? [])].indexOf(up)}`);
      }
      return path.join(">");
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("noscript, script, #polite, #assertive, [lang]:not(html)")) continue;
      for (const name of ["aria-label", "title", "placeholder"]) {
        const text = element.getAttribute(name);
        if (text) found[`${where(element)}@${name}`] = text;
      }
      for (const [i, node] of element.childNodes.entries()) {
        const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : "";
        if (text) found[`${where(element)}:${i}`] = text;
      }
    }
    return found;
  });
}

/** What is the same in both languages: names, numbers, points, signs. */
const SAME = /^(Hoshi|English|中文|[A-V]|[A-V]?\d+|[½\d.]+×|h8|[\d:.]+|\s*)$/;

/**
 * @param {Record<string, string>} found
 * @param {"en" | "zh"} language
 */
function foreign(found, language) {
  return Object.values(found).filter((text) => {
    if (SAME.test(text)) return false;
    const plain = text.replace(/Hoshi|星|English|中文|α-β/g, "");
    const chinese = /[\u4e00-\u9fff]/.test(plain);
    return language === "zh" ? !chinese && /[a-z]{2}/i.test(plain) : chinese;
  });
}

export default {
  async "a switch of the language changes the page's lang and every text, there and back"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "alpha-beta", depth: 2, size: 9, clock: "game-300-0" });
    await press(page, "e5");
    await waitState(page, { ply: 2, thinking: false });
    assert.equal(await page.getAttribute("html", "lang"), "en");
    const english = await words(page);
    assert(Object.keys(english).length > 150, `${Object.keys(english).length} texts`);
    assert.deepEqual(foreign(english, "en"), []);
    await hit(page, "#language");
    await page.waitForSelector("html[lang=zh-Hans]");
    const chinese = await words(page);
    assert.deepEqual(foreign(chinese, "zh"), []);
    const kept = Object.entries(english).filter(([place, text]) => chinese[place] === text && !SAME.test(text));
    assert.deepEqual(kept, [], "these texts stayed as they were");
    assert.deepEqual(Object.keys(chinese), Object.keys(english), "the page has the same parts in both languages");
    await hit(page, "#language");
    await page.waitForSelector("html[lang=en]");
    const clock = (/** @type {Record<string, string>} */ all) =>
      Object.entries(all).filter(([, text]) => !/^[\d:.]+$/.test(text));
    assert.deepEqual(clock(await words(page)), clock(english));
  },

  async "won, refused, waiting, hinted: each state has its words in both languages"(t) {
    const page = await t.open();
    /** @type {string[]} */
    const seen = [];
    const both = async (/** @type {string} */ state) => {
      await settled(page);
      const said = [];
      for (const language of /** @type {const} */ (["en", "zh"])) {
        assert.deepEqual(foreign(await words(page), language), [], `${state} in ${language}`);
        said.push((await page.textContent("#status")) ?? "");
        await hit(page, "#language");
        await page.waitForSelector(language === "en" ? "html[lang=zh-Hans]" : "html[lang=en]");
        await settled(page);
      }
      assert.notEqual(said[0], said[1], state);
      seen.push(said[0]);
    };
    await twoPeople(page);
    await both("a new game");
    await play(page, "b3");
    await press(page, "b3");
    await both("a refusal");
    await hit(page, "#hint");
    await page.waitForFunction(() => /^Hint/.test(document.querySelector("#status")?.textContent ?? ""));
    await both("a hint");
    await hit(page, "#scores");
    await both("scores");
    await hit(page, "#scores");
    await play(page, FIVE.slice(3));
    await both("a win");
    await newGame(page, { opponent: "computer", color: "black", computer: "greedy", size: 9 });
    await press(page, "e5");
    await waitState(page, { ply: 2, thinking: false });
    await hit(page, "#takeback");
    await waitState(page, { ply: 1 });
    await both("a waiting computer");
    await hit(page, "#resign");
    await waitState(page, { status: "won-white" });
    await both("a resignation");
    assert.equal(new Set(seen).size, seen.length - 1, `scores add nothing to the status: ${seen}`);
  },

  async "the browser's language is taken until one is chosen, and the choice is kept"(t) {
    const page = await t.open({ lang: "zh-CN" });
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
    assert.deepEqual(foreign(await words(page), "zh"), []);
    await hit(page, "#language");
    await page.waitForSelector("html[lang=en]");
    await page.reload();
    await waitReady(page);
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.deepEqual(foreign(await words(page), "en"), []);
    const other = await t.open({ lang: "fr-FR" });
    assert.equal(await other.getAttribute("html", "lang"), "en", "a language that is not spoken gives English");
  },

  async "a link may ask for a language"(t) {
    const page = await t.open({ path: "?lang=zh" });
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
    assert.deepEqual(foreign(await words(page), "zh"), []);
  },

  async "the language can be chosen in the settings too"(t) {
    const page = await t.open();
    await hit(page, "#settings");
    await hit(page, "#settings-dialog label:has([name=language][value=zh])");
    await page.waitForSelector("html[lang=zh-Hans]");
    assert.equal(await page.locator("#settings-dialog h2").innerText(), "设置");
    await hit(page, "#settings-dialog label:has([name=language][value=en])");
    await page.waitForSelector("html[lang=en]");
    assert.equal(await page.locator("#settings-dialog h2").innerText(), "Settings");
  },
};
