// The person's own results, the level they suggest, and the help.

import assert from "node:assert/strict";
import { accessibilityFaults } from "../axe.mjs";
import {
  hit,
  key,
  newGame,
  play,
  press,
  resign,
  settled,
  stones,
  touch,
  waitReady,
  waitState,
} from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const kept = (page) => page.evaluate(() => localStorage.getItem("hoshi:record"));

/**
 * What the table of results says, one line for each rival.
 * @param {Page} page
 */
async function table(page) {
  await hit(page, "#record");
  const rows = await page.locator("#record-rows tr").all();
  const said = await Promise.all(rows.map(async (row) => (await row.locator("th, td").allTextContents()).join(" ")));
  await key(page, "Escape");
  return said;
}

/**
 * A game that the person gives up after a move.
 * @param {Page} page
 */
async function lose(page) {
  await press(page, "h8");
  await waitState(page, { ply: 2, thinking: false });
  await resign(page);
  await page.waitForSelector("#app:not([data-status=playing])");
}

export default {
  async "a lost game is in the table, in every tab, and can be forgotten"(t) {
    const page = await t.open();
    assert.deepEqual(await table(page), []);
    await lose(page);
    assert.deepEqual(await table(page), ["Level 7 · Steady 0 1 0 0 0"]);
    const other = await t.open({ beside: page });
    assert.deepEqual(await table(other), ["Level 7 · Steady 0 1 0 0 0"]);
    await lose(other);
    await hit(page, "#again");
    await lose(page);
    assert.deepEqual(await table(page), ["Level 7 · Steady 0 3 0 0 0"]);
    await page.reload();
    await waitReady(page);
    await hit(page, "#record");
    await hit(page, "#forget");
    assert.match((await kept(page)) ?? "", /level-7 0 3/, "it asks first");
    await hit(page, "#forget");
    await key(page, "Escape");
    assert.deepEqual(await table(page), []);
    assert.deepEqual(await table(other), [], "the other tab does not bring them back");
  },

  async "a game counts once, whatever is done with it afterwards"(t) {
    const page = await t.open();
    await lose(page);
    const once = ["Level 7 · Steady 0 1 0 0 0"];
    assert.deepEqual(await table(page), once);
    await page.reload();
    await waitReady(page);
    assert.deepEqual(await table(page), once, "loaded again");
    await hit(page, "#undo");
    await waitState(page, { status: "playing" });
    await resign(page);
    await page.waitForSelector("#app:not([data-status=playing])");
    assert.deepEqual(await table(page), once, "taken back and lost again");
    await hit(page, "#again");
    await newGame(page, { opponent: "person", size: 15 });
    await play(page, "h8 i9 j10");
    await resign(page);
    await page.waitForSelector("#app:not([data-status=playing])");
    assert.deepEqual(await table(page), once, "between two people");
  },

  async "after four losses another level is offered once"(t) {
    const page = await t.open();
    for (const left of [3, 2, 1, 0]) {
      await lose(page);
      assert.equal(await page.isVisible("#suggest"), left === 0);
      if (left > 0) await hit(page, "#again");
    }
    assert.match((await page.textContent("#suggest")) ?? "", /level 6, Learner/);
    await hit(page, "#suggest-go");
    await waitState(page, { status: "playing", ply: 0 });
    assert(!(await page.isVisible("#suggest")));
    assert.match((await page.textContent(".player[data-color=white] .level, #players")) ?? "", /Level 6/);
    assert.match((await kept(page)) ?? "", /^told 6$/m);
  },

  async "results that cannot be read are put aside"(t) {
    const page = await t.open({ before: () => {
      try {
        localStorage.getItem("hoshi:record") ?? localStorage.setItem("hoshi:record", "mine");
      } catch {
        // Firefox runs this in the empty page before too, which may keep nothing.
      }
    } });
    await settled(page);
    const aside = await page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith("hoshi:aside:")));
    assert.deepEqual(aside.map(([, text]) => text), ["mine"]);
    assert.match((await kept(page)) ?? "", /^hoshi-record 1\nend/);
  },

  async "help shows the rules in pictures, by button and by key, and leaves the game alone"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "person", size: 9 });
    await play(page, "e5");
    await key(page, "?");
    await page.waitForSelector("#help-dialog[open] figure canvas[aria-label]");
    const labels = await page.locator("#help-dialog canvas").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.equal(labels.length, 7);
    assert.match(labels[0] ?? "", /freestyle.*wins/i);
    assert.match(labels[1] ?? "", /freestyle.*wins/i);
    assert.match(labels[2] ?? "", /standard.*to move/i);
    await settled(page);
    const painted = await page.locator("#help-dialog canvas").evaluateAll((all) =>
      all.map((one) => {
        const canvas = /** @type {HTMLCanvasElement} */ (one);
        const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
      }),
    );
    for (const colors of painted) assert(colors > 20, `${colors} colors make no picture`);
    assert.deepEqual(await accessibilityFaults(page), []);
    await key(page, "Escape");
    assert.equal(await page.locator("#help-dialog canvas").count(), 0);
    assert.deepEqual(await stones(page), { e5: "black" });
    await hit(page, "#typed");
    await page.keyboard.type("?");
    assert(!(await page.isVisible("#help-dialog")), "who types a question mark wants a question mark");
    await hit(page, "#help");
    await page.waitForSelector("#help-dialog[open] figure canvas[aria-label]");
  },

  async "help on a phone in Chinese"(t) {
    const page = await t.open({ viewport: { width: 320, height: 640 }, touch: true, lang: "zh-CN" });
    await touch(page, "#help");
    await page.waitForSelector("#help-dialog[open] figure canvas[aria-label]");
    assert.match((await page.getAttribute("#help-dialog canvas", "aria-label")) ?? "", /黑方/);
    const wide = await page.$eval("#help-dialog .body", (body) => body.scrollWidth - body.clientWidth);
    assert.equal(wide, 0, "nothing runs over the side");
  },
};
