// Going through a game: undo, redo, the replay buttons, the list of moves, auto-play.

import assert from "node:assert/strict";
import { FIVE, FIVE_STONES, hit, play, press, settled, state, status, stones, twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The numbers of the moves in the list, and which of them is marked as shown.
 * @param {Page} page
 */
async function list(page) {
  return page.$$eval("#moves button", (found) => ({
    points: found.map((move) => (move.textContent ?? "").trim().toLowerCase()).join(" "),
    current: found.findIndex((move) => move.getAttribute("aria-current") === "true") + 1,
  }));
}

/**
 * The first `count` moves of a line as stones.
 * @param {string} line
 * @param {number} count
 */
function first(line, count) {
  const points = line.split(" ").slice(0, count);
  return Object.fromEntries(points.map((point, i) => [point, i % 2 ? "white" : "black"]));
}

export default {
  async "undo and redo at the ends say that there is nothing"(t) {
    const page = await t.open();
    await twoPeople(page);
    await hit(page, "#undo");
    await settled(page);
    assert.match(await status(page), /nothing to undo/);
    await hit(page, "#redo");
    await settled(page);
    assert.match(await status(page), /nothing to redo/);
    assert.equal((await state(page)).ply, 0);
    await play(page, "e5");
    await hit(page, "#redo");
    await settled(page);
    assert.match(await status(page), /nothing to redo/);
    await hit(page, "#undo");
    await waitState(page, { ply: 0, turn: "black" });
    assert.deepEqual(await stones(page), {});
    await hit(page, "#redo");
    await waitState(page, { ply: 1, turn: "white" });
    assert.deepEqual(await stones(page), { e5: "black" });
  },

  async "buttons that would do nothing say so to everybody"(t) {
    const page = await t.open();
    await twoPeople(page);
    const off = (/** @type {string} */ id) => page.getAttribute(`#${id}`, "aria-disabled");
    for (const id of ["undo", "redo", "first", "prev", "play", "next", "last"]) assert.equal(await off(id), "true", id);
    await play(page, "e5 e6");
    for (const id of ["undo", "first", "prev", "play"]) assert.equal(await off(id), "false", id);
    for (const id of ["redo", "next", "last"]) assert.equal(await off(id), "true", id);
  },

  async "a taken back five is no five any more, and redo brings the win again"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    await hit(page, "#undo");
    await waitState(page, { ply: 8, status: "playing", turn: "black" });
    assert.deepEqual(await stones(page), first(FIVE, 8));
    await hit(page, "#redo");
    await waitState(page, { ply: 9, status: "won-black" });
    await hit(page, "#undo");
    await hit(page, "#undo");
    await hit(page, "#undo");
    await waitState(page, { ply: 6 });
    // The stones that were taken back do not count for a five.
    await play(page, "f3");
    assert.equal((await state(page)).status, "playing");
    assert.equal((await list(page)).points, "b3 b5 c3 c5 d3 d5 f3");
  },

  async "every replay button, and the win at the end by every way"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    /** @type {[string, number][]} */
    const steps = [["first", 0], ["next", 1], ["next", 2], ["prev", 1], ["last", 9], ["prev", 8], ["next", 9], ["first", 0], ["prev", 0]];
    for (const [id, ply] of steps) {
      await hit(page, `#${id}`);
      await waitState(page, { ply });
      await settled(page);
      assert.equal((await state(page)).status, ply === 9 ? "won-black" : "playing", id);
      assert.deepEqual(await stones(page), first(FIVE, ply), id);
      assert.deepEqual(await list(page), { points: FIVE, current: ply }, "the line stays whole");
    }
    for (let ply = 1; ply <= 9; ply += 1) {
      await hit(page, "#redo");
      await waitState(page, { ply });
    }
    assert.equal((await state(page)).status, "won-black");
  },

  async "a click on a move jumps there, and a new stone begins another line"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6 d5 d6 c5");
    for (const ply of [2, 5, 1, 4]) {
      await hit(page, `#moves [data-ply="${ply}"]`);
      await waitState(page, { ply });
      assert.equal((await list(page)).current, ply);
      assert.deepEqual(await stones(page), first("e5 e6 d5 d6 c5", ply));
    }
    await hit(page, '#moves [data-ply="2"]');
    await waitState(page, { ply: 2 });
    await play(page, "f5");
    assert.deepEqual(await list(page), { points: "e5 e6 f5", current: 3 });
    await hit(page, "#undo");
    await waitState(page, { ply: 2 });
    await hit(page, "#redo");
    await waitState(page, { ply: 3 });
    assert.equal((await list(page)).points, "e5 e6 f5", "redo follows the line that was played last");
    await hit(page, "#undo");
    await waitState(page, { ply: 2 });
    await play(page, "d5");
    assert.equal((await list(page)).points, "e5 e6 d5 d6 c5", "the old line is found again by its first move");
  },

  async "auto-play goes to the end and stops there; it can be paused"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    await page.selectOption("#speed", "500");
    // Every number of moves that was shown, so that a skipped one is noticed.
    await page.evaluate(() => {
      const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
      /** @type {string[]} */
      const seen = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (seen.at(-1) !== app.dataset.ply) seen.push(app.dataset.ply ?? "");
      }).observe(app, { attributeFilter: ["data-ply"] });
    });
    await hit(page, "#play");
    await page.waitForSelector('#play[aria-label="Pause"]');
    await page.waitForSelector('#app:is([data-ply="3"], [data-ply="4"], [data-ply="5"])', { state: "attached" });
    await hit(page, "#play");
    await page.waitForSelector('#play:not([aria-label="Pause"])');
    const { ply } = await state(page);
    await page.waitForTimeout(400);
    assert.equal((await state(page)).ply, ply, "a pause is a pause");
    await hit(page, "#play");
    await waitState(page, { ply: 9, status: "won-black" });
    await page.waitForSelector('#play:not([aria-label="Pause"])');
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen.join(" "));
    assert.match(seen, /^(9 )?0 1 2 3 4 5 6 7 8 9$/);
    assert.deepEqual(await stones(page), FIVE_STONES);
  },

  async "a stone placed during auto-play ends it"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6 d5 d6 c5 c6");
    await page.selectOption("#speed", "500");
    await hit(page, "#play");
    await waitState(page, { ply: 2 });
    await press(page, "a9");
    await page.waitForFunction(() => document.querySelector("[data-point=a9]")?.getAttribute("aria-label") !== "A9, empty");
    await page.waitForSelector('#play:not([aria-label="Pause"])');
    const { ply } = await state(page);
    await page.waitForTimeout(700);
    assert.equal((await state(page)).ply, ply);
  },

  async "a long game stays in its list, and the list shows the last move without moving the page"(t) {
    const page = await t.open({ viewport: { width: 390, height: 844 }, touch: false });
    await twoPeople(page, 22);
    const points = Array.from({ length: 60 }, (_, i) => `${"abcdefghijklmnopqrstuv"[(i * 2) % 22]}${1 + 3 * Math.floor(i / 11)}`);
    await play(page, points.slice(0, 44).join(" "));
    const top = await page.evaluate(() => document.documentElement.scrollTop);
    await hit(page, "#first");
    await waitState(page, { ply: 0 });
    await hit(page, "#last");
    await waitState(page, { ply: 44 });
    const inside = await page.evaluate(() => {
      const move = document.querySelector("#moves [aria-current]")?.getBoundingClientRect();
      const list = document.querySelector("#moves")?.getBoundingClientRect();
      return Boolean(move && list && move.top >= list.top - 1 && move.bottom <= list.bottom + 1);
    });
    assert(inside, "the shown move is in the part of the list that is seen");
    assert((await page.evaluate(() => document.documentElement.scrollTop)) >= top);
  },
};
