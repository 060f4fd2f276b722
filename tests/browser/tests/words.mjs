// Languages: the whole page speaks one of them, a switch changes all of it, and only the one in use is loaded.

import assert from "node:assert/strict";
import {
  FIVE,
  cells,
  hit,
  newGame,
  play,
  press,
  resign,
  said,
  settled,
  speak,
  status,
  twoPeople,
  waitReady,
  waitState,
} from "../lib.mjs";
import { LANGUAGES } from "../wording.mjs";

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
const SAME = /^(Hoshi|[A-V]|[A-V]?\d+|[½\d.]+×|h8|[\d:.]+|\s*)$/;

/**
 * @param {Record<string, string>} found
 * @param {"en" | "zh"} language
 */
function foreign(found, language) {
  return Object.values(found).filter((text) => {
    if (SAME.test(text)) return false;
    const plain = text.replace(/Hoshi|星|α-β/g, "");
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
    await speak(page, "zh-Hans");
    const chinese = await words(page);
    assert.deepEqual(foreign(chinese, "zh"), []);
    const kept = Object.entries(english).filter(([place, text]) => chinese[place] === text && !SAME.test(text));
    assert.deepEqual(kept, [], "these texts stayed as they were");
    assert.deepEqual(Object.keys(chinese), Object.keys(english), "the page has the same parts in both languages");
    await speak(page, "en");
    const clock = (/** @type {Record<string, string>} */ all) =>
      Object.entries(all).filter(([, text]) => !/^[\d:.]+$/.test(text));
    assert.deepEqual(clock(await words(page)), clock(english));
  },

  ...Object.fromEntries(
    LANGUAGES.slice(2).map(([tag]) => [
      `${tag}: no text stays English`,
      async (/** @type {import("../harness.mjs").Trial} */ t) => {
        const page = await t.open();
        await newGame(page, { opponent: "computer", color: "black", computer: "alpha-beta", depth: 2, size: 9, clock: "game-300-0" });
        await press(page, "e5");
        await waitState(page, { ply: 2, thinking: false });
        const english = await words(page);
        await speak(page, tag);
        const own = await words(page);
        const same = /^([\dx× ]+|Minimax|Alpha-beta)$/;
        const kept = Object.entries(english).filter(([place, text]) => own[place] === text && !SAME.test(text) && !same.test(text));
        assert.deepEqual(kept, [], "these texts stayed as they were");
        assert.deepEqual(Object.keys(own), Object.keys(english), "the page has the same parts");
      },
    ]),
  ),

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
        await speak(page, language === "en" ? "zh-Hans" : "en");
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
    await resign(page);
    await waitState(page, { status: "won-white" });
    await both("a resignation");
    assert.equal(new Set(seen).size, seen.length - 1, `scores add nothing to the status: ${seen}`);
  },

  async "the browser's language is taken until one is chosen, and the choice is kept"(t) {
    const page = await t.open({ lang: "zh-CN" });
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
    assert.deepEqual(foreign(await words(page), "zh"), []);
    await speak(page, "en");
    await page.reload();
    await waitReady(page);
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.deepEqual(foreign(await words(page), "en"), []);
    const other = await t.open({ lang: "fr-FR" });
    assert.equal(await other.getAttribute("html", "lang"), "en", "a language that is not spoken gives English");
  },

  async "a link may ask for a language, and the page's own choice takes its place there"(t) {
    const page = await t.open({ path: "?lang=zh&x=1" });
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
    assert.deepEqual(foreign(await words(page), "zh"), []);
    assert.equal(await page.evaluate(() => localStorage.getItem("hoshi:language")), null, "a link is no choice");
    await speak(page, "en");
    assert.match(page.url(), /\?lang=en&x=1$/);
    await speak(page, "zh-Hans");
    assert.match(page.url(), /\?lang=zh-Hans&x=1$/);
    await page.goto(page.url().split("?")[0]);
    await waitReady(page);
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
    assert.doesNotMatch(page.url(), /lang=/);
  },

  async "the tags of browsers and of older visits find their language"(t) {
    for (const [lang, wanted] of [["zh", "zh-Hans"], ["zh-SG", "zh-Hans"], ["zh-Hans-HK", "zh-Hans"], ["en-GB", "en"], ["kok-IN", "en"], ["zh-TW", "zh-Hant"], ["zh-HK", "zh-Hant"], ["zh-Hant-MO", "zh-Hant"], ["ja", "ja"], ["ko-KR", "ko"], ["vi-VN", "vi"], ["ru", "ru"]]) {
      const page = await t.open({ lang, ready: false });
      assert.equal(await page.getAttribute("html", "lang"), wanted, lang);
    }
    const page = await t.open({ before: () => localStorage.setItem("hoshi:look", "starry zh") });
    assert.equal(await page.getAttribute("html", "lang"), "zh-Hans");
  },

  async "the language can be chosen in the settings too"(t) {
    const page = await t.open();
    await hit(page, "#settings");
    const list = page.locator("#settings-dialog select[name=language]");
    await list.selectOption("zh-Hans");
    await page.waitForSelector("html[lang=zh-Hans]");
    assert.equal(await page.locator("#settings-dialog h2").innerText(), "设置");
    await list.selectOption("en");
    await page.waitForSelector("html[lang=en]");
    assert.equal(await page.locator("#settings-dialog h2").innerText(), "Settings");
    assert.equal(await page.inputValue("#language"), "en");
  },

  async "words beside numbers have the form that fits them"(t) {
    const page = await t.open({ lang: "ru-RU" });
    await hit(page, "#new");
    const depths = await page.$$eval("#newgame select[name=depth] option", (options) => options.map((option) => option.textContent));
    assert.deepEqual(depths.slice(0, 5), ["1 полуход", "2 полухода", "3 полухода", "4 полухода"]);
  },

  async "only the language in use is loaded"(t) {
    /** @type {string[]} */
    const loaded = [];
    const watch = (/** @type {import("playwright-core").BrowserContext} */ context) => {
      context.on("request", (request) => {
        const file = /words\/(.*)\.txt$/.exec(request.url());
        if (file) loaded.push(file[1]);
      });
      return Promise.resolve();
    };
    const page = await t.open({ prepare: watch });
    await settled(page);
    assert.deepEqual(loaded, []);
    await speak(page, "zh-Hans");
    assert.deepEqual(loaded, ["zh-Hans"]);
    await t.open({ prepare: watch, lang: "zh-CN" });
    assert.deepEqual(loaded, ["zh-Hans", "zh-Hans"]);
  },

  async "words that come late are waited for by the panel and not by the board"(t) {
    /** @type {() => void} */
    let send = () => {};
    const held = new Promise((done) => (send = () => done(undefined)));
    const page = await t.open({
      lang: "zh-CN",
      ready: false,
      prepare: (context) => context.route(/words\/zh-Hans\.txt$/, async (route) => (await held, route.continue())),
    });
    await page.waitForSelector("[role=gridcell][data-point=h8]", { state: "attached" });
    await press(page, "h8");
    await page.waitForFunction(() => /black/.test(document.querySelector("[data-point=h8]")?.getAttribute("aria-label") ?? ""));
    assert.equal(await page.locator("html[data-worded]").count(), 0, "no English flashes by");
    send();
    await page.waitForSelector("html[lang=zh-Hans][data-worded]");
    assert.match((await cells(page)).h8, /^H8，黑/);
    assert.deepEqual(foreign(await words(page), "zh"), []);
  },

  async "words that do not come, or belong to another version, are told about and change nothing"(t) {
    t.allow(/404/);
    let answer = { status: 404, body: "no such file" };
    const page = await t.open({
      prepare: (context) => context.route(/words\/zh-Hans\.txt$/, (route) => route.fulfill(answer)),
    });
    await twoPeople(page);
    for (const other of [answer, { status: 200, body: "<!doctype html>\n<p>hello\n" }, { status: 200, body: "hoshi-words zh-Hans 1\nx\n" }]) {
      answer = other;
      await page.selectOption("#language", "zh-Hans");
      await page.waitForFunction(() => /could not be loaded/.test(document.querySelector("#status")?.textContent ?? ""));
      assert.match(await said(page, "assertive"), /The words of that language could not be loaded/);
      assert.equal(await page.inputValue("#language"), "en");
      assert.equal(await page.getAttribute("html", "lang"), "en");
      assert.equal(await page.evaluate(() => localStorage.getItem("hoshi:language")), null);
      await play(page, "a1");
      assert.equal((await cells(page)).a1, "A1, black, move 1, last move");
      await hit(page, "#undo");
      await waitState(page, { ply: 0 });
    }
    const first = await t.open({
      lang: "zh-CN",
      prepare: (context) => context.route(/words\/zh-Hans\.txt$/, (route) => route.fulfill(answer)),
    });
    assert.equal(await first.getAttribute("html", "lang"), "en");
    assert.match(await status(first), /could not be loaded/);
  },

  async "what is announced after a switch is in the new language"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5");
    assert.match(await said(page, "polite"), /Black E5/);
    await speak(page, "zh-Hans");
    await play(page, "f6");
    assert.match(await said(page, "polite"), /白 F6/);
    await press(page, "f6");
    await page.waitForFunction(() => /已有棋子/.test(document.querySelector("#polite")?.textContent ?? ""));
  },
};
