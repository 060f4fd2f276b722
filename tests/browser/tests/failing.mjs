// Where the game cannot run, the page says what is missing and what to do, in the reader's language.

import assert from "node:assert/strict";
import { pageFile } from "../harness.mjs";
import { hit, newGame, play, press, stones, twoPeople, waitReady, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../harness.mjs").Trial} Trial */
/** @typedef {import("../harness.mjs").Opening} Opening */

const LANGUAGES = /** @type {const} */ ([
  ["en-US", /[a-z]{3}/],
  ["zh-CN", /[\u4e00-\u9fff]{3}/],
]);

/**
 * Answers requests for one file in another way.
 * @param {string | RegExp} name the end of its path
 * @param {(route: import("playwright-core").Route) => Promise<void>} answer
 * @returns {Opening["prepare"]}
 */
const change = (name, answer) => (context) => context.route((url) => (typeof name === "string" ? url.pathname.endsWith(name) : name.test(url.pathname)), answer);

/**
 * Fails unless a notice of this kind is there to be read, and gives its text.
 * @param {Page} page
 * @param {string} kind
 * @param {RegExp} letters of the language
 */
async function notice(page, kind, letters) {
  const box = page.locator(`#notice[data-kind=${kind}]`);
  await box.waitFor();
  assert.equal(await box.getAttribute("role"), "alert");
  const [head, body] = [await box.locator("h2").innerText(), await box.locator("p").innerText()];
  assert.match(head, letters);
  assert.match(body, letters);
  assert(body.length > 20, "it must say what to do");
  const place = await box.boundingBox();
  const view = page.viewportSize();
  assert(place && view && place.x >= 0 && place.y >= 0 && place.x + place.width <= view.width, JSON.stringify(place));
  assert(place.height > 60 && place.y + place.height <= view.height, JSON.stringify(place));
  const clear = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.doesNotMatch(clear, /, 0\)$|transparent/, "the notice can be read over what lies under it");
  assert.notEqual(await page.getAttribute("#app", "data-ready"), "true");
  return `${head} ${body}`;
}

/**
 * Presses the board and every button that can be seen, and some keys.
 * @param {Page} page
 */
async function presses(page) {
  for (const selector of ["#board", "#app button:visible"]) {
    for (const element of await page.locator(selector).all()) {
      const box = await element.boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
    }
  }
  for (const key of ["Tab", "u", "Escape", "Control+z"]) await page.keyboard.press(key);
}

/** @type {Record<string, {kind: string, opening: Opening, errors: RegExp[]}>} */
const CASES = {
  "the program is not on the server": {
    kind: "missing",
    opening: { prepare: change("hoshi_bg.wasm", (route) => route.fulfill({ status: 404, body: "not found" })) },
    errors: [/404/],
  },
  "the server cannot be reached any more": {
    kind: "missing",
    opening: { prepare: change("hoshi_bg.wasm", (route) => route.abort("connectionfailed")) },
    errors: [/ERR_CONNECTION_FAILED|NS_ERROR_ABORT/],
  },
  "the server answers with its front page": {
    kind: "text",
    opening: {
      prepare: change("hoshi_bg.wasm", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Hi" })),
    },
    errors: [],
  },
  "the program came as text": {
    kind: "text",
    opening: {
      prepare: change("hoshi_bg.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "hello" })),
    },
    errors: [],
  },
  "the program came by half": {
    kind: "broken",
    opening: {
      prepare: change("hoshi_bg.wasm", async (route) => {
        const body = await (await route.fetch()).body();
        await route.fulfill({ contentType: "application/wasm", body: body.subarray(0, body.length / 2) });
      }),
    },
    errors: [],
  },
  "its script is not on the server": {
    kind: "missing",
    opening: { prepare: change("pkg/hoshi.js", (route) => route.fulfill({ status: 404, body: "not found" })) },
    // Firefox also says that what came is no script.
    errors: [/404|MIME|CORRUPTED/],
  },
  "its script came as a web page": {
    kind: "missing",
    opening: {
      prepare: change("pkg/hoshi.js", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })),
    },
    errors: [/MIME|CORRUPTED/],
  },
  "the browser has no WebAssembly": {
    kind: "nowasm",
    opening: { before: () => void Reflect.deleteProperty(window, "WebAssembly") },
    errors: [],
  },
  "the browser knows no modules": {
    kind: "old",
    opening: {
      before: () => void Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule"),
      prepare: change("www/main.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
    },
    errors: [],
  },
  "the page was opened as a file": { kind: "file", opening: { address: pageFile }, errors: [/CORS|file:/] },
};

export default {
  ...Object.fromEntries(
    Object.entries(CASES).map(([what, { kind, opening, errors }]) => [
      `${what}: a notice in English and Chinese`,
      async (/** @type {Trial} */ t) => {
        for (const error of errors) t.allow(error);
        const said = [];
        for (const [lang, letters] of LANGUAGES) {
          for (const viewport of [{ width: 1024, height: 768 }, { width: 320, height: 640 }]) {
            const page = await t.open({ ...opening, lang, viewport, ready: false });
            said.push(await notice(page, kind, letters));
          }
        }
        assert.equal(said[0], said[1]);
        assert.notEqual(said[0], said[2]);
      },
    ]),
  ),

  async "every language has its notices, and where they are missing too, English is there"(t) {
    t.allow(/404/);
    const letters = { "zh-TW": /[伺請遊]/, ja: /[ぁ-ん]{2}/, ko: /[가-힣]{2}/, vi: /[ạảấầếệọộớừữ]/, ru: /[а-яё]{4}/ };
    const gone = change("hoshi_bg.wasm", (route) => route.fulfill({ status: 404, body: "not found" }));
    for (const [lang, wanted] of Object.entries(letters)) {
      const page = await t.open({ lang, prepare: gone, viewport: { width: 320, height: 640 }, ready: false });
      await notice(page, "missing", wanted);
      assert.match(await page.locator("#reload").innerText(), /^\P{Script=Latin}|^Tải/u);
    }
    const prepare = change(/(hoshi_bg\.wasm|notices\/ja\.js)$/, (route) => route.fulfill({ status: 404, body: "" }));
    const page = await t.open({ lang: "ja", prepare, ready: false });
    assert.match(await notice(page, "missing", /[a-z]{3}/), /not on the server/);
  },

  async "scripts are turned off: the page says so in every language"(t) {
    const page = await t.open({ javaScript: false });
    const box = page.locator("#notice-noscript");
    await box.waitFor();
    const text = await box.innerText();
    assert.match(text, /needs JavaScript/);
    for (const word of ["启用", "啟用", "有効", "켜고", "Hãy bật", "Включите"]) assert(text.includes(word), word);
    const place = await box.boundingBox();
    assert(place && place.y >= 0 && place.y < 300 && place.height > 100, JSON.stringify(place));
  },

  async "the right program under a wrong type plays"(t) {
    for (const contentType of ["text/html", "text/plain", "application/octet-stream"]) {
      const page = await t.open({
        prepare: change("hoshi_bg.wasm", async (route) => {
          await route.fulfill({ contentType, body: await (await route.fetch()).body() });
        }),
      });
      await press(page, "h8");
      await waitState(page, { ply: 2, thinking: false });
    }
  },

  async "after a missing file a reload that finds it plays"(t) {
    t.allow(/404/);
    let there = false;
    const page = await t.open({
      ready: false,
      prepare: change("hoshi_bg.wasm", (route) => (there ? route.continue() : route.fulfill({ status: 404, body: "" }))),
    });
    await page.locator("#notice[data-kind=missing]").waitFor();
    there = true;
    await hit(page, "#reload");
    await waitReady(page);
    assert.equal(await page.locator("#notice").count(), 0);
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
  },

  async "after a fault of its own the page says so, does no more, and a reload brings the game back"(t) {
    t.allow(/the page asked for a failure/);
    t.allow(/unreachable/);
    const kept = [];
    for (const [lang, letters] of LANGUAGES) {
      const page = await t.open({ path: "?debug=panic", lang });
      await twoPeople(page);
      await play(page, "e5 e6 d5");
      // In a task of its own, as a fault in a press would be.
      await page.evaluate(() => void setTimeout(() => /** @type {any} */ (window).hoshiPanic()));
      kept.push(await notice(page, "panic", letters));
      // Whatever is pressed now calls the dead program no more: that would be another error.
      await presses(page);
      await hit(page, "#reload");
      await waitReady(page);
      assert.deepEqual(await stones(page), { e5: "black", e6: "white", d5: "black" });
      await play(page, "d6");
    }
    assert.notEqual(kept[0], kept[1]);
  },

  async "a fault while the computer thinks ends the thinking, and the game survives"(t) {
    t.allow(/the page asked for a failure/);
    t.allow(/unreachable/);
    const page = await t.open({ path: "?debug=panic" });
    await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    await page.evaluate(() => void setTimeout(() => /** @type {any} */ (window).hoshiPanic()));
    await page.locator("#notice[data-kind=panic]").waitFor();
    await page.locator("#notice summary").click();
    assert.match(await page.locator("#notice code").innerText(), /asked for a failure/);
    await presses(page);
    await hit(page, "#reload");
    await waitReady(page);
    await waitState(page, { ply: 1, thinking: true });
    assert.deepEqual(await stones(page), { h8: "black" });
  },

  async "a fault while a dialog is open: the notice is not hidden by it"(t) {
    t.allow(/the page asked for a failure/);
    t.allow(/unreachable/);
    const page = await t.open({ path: "?debug=panic" });
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    for (const [opener, dialog] of [["#new", "#newgame"], ["#settings", "#settings-dialog"]]) {
      await hit(page, opener);
      await page.locator(`${dialog}[open]`).waitFor();
      await page.evaluate(() => void setTimeout(() => /** @type {any} */ (window).hoshiPanic()));
      await notice(page, "panic", LANGUAGES[0][1]);
      await hit(page, "#reload");
      await waitReady(page);
    }
    assert.equal((await stones(page)).h8, "black");
  },
};
