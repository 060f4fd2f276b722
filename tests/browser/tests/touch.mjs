// Fingers: on small cells the first tap aims and the second places; on large ones a tap places at once.

import assert from "node:assert/strict";
import { changes, fingers } from "../device.mjs";
import { FIVE, FIVE_STONES, boardPoint, newGame, settled, state, stones, tap } from "../lib.mjs";
import { twoPeople, waitState } from "../lib.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true, scale: 3 };
const SMALL = { viewport: { width: 320, height: 640 }, touch: true, scale: 2 };
const TABLET = { viewport: { width: 820, height: 1180 }, touch: true, scale: 2 };

export default {
  ...Object.fromEntries(
    [PHONE, SMALL].map((opening) => [
      `a whole game by aiming and confirming, ${opening.viewport.width} pixels wide`,
      async (/** @type {import("../harness.mjs").Trial} */ t) => {
        const page = await t.open(opening);
        await twoPeople(page, 15);
        assert.equal(await page.getAttribute("#board", "data-aims"), "true");
        for (const [i, point] of FIVE.split(" ").entries()) {
          await tap(page, point);
          await settled(page);
          assert.equal((await state(page)).ply, i, "the first tap only aims");
          await tap(page, point);
          await waitState(page, { ply: i + 1 });
        }
        assert.equal((await state(page)).status, "won-black");
        assert.deepEqual(await stones(page), FIVE_STONES);
      },
    ]),
  ),

  async "the stone falls where the ghost stood"(t) {
    for (const opening of [PHONE, SMALL]) {
      const page = await t.open(opening);
      await twoPeople(page, 15);
      const around = ["h8", "g8", "i8", "h9", "h7"];
      const [h8, i8] = [await boardPoint(page, "h8"), await boardPoint(page, "i8")];
      const off = (i8.x - h8.x) * 0.3;
      await changes(page, around);
      await page.touchscreen.tap(h8.x + off, h8.y - off);
      const [ghost, ...others] = await changes(page, around);
      assert(ghost > 0.6 && others.every((other) => other < ghost / 2), `${ghost} against ${others}`);
      assert.equal((await state(page)).ply, 0);
      await page.touchscreen.tap(h8.x - off, h8.y + off);
      await waitState(page, { ply: 1 });
      assert.deepEqual(await stones(page), { h8: "black" });
    }
  },

  async "the aim follows the finger, and a tap elsewhere aims anew"(t) {
    const page = await t.open(PHONE);
    await twoPeople(page, 15);
    const [c3, f6] = [await boardPoint(page, "c3"), await boardPoint(page, "f6")];
    const between = { x: (c3.x + f6.x) / 2, y: (c3.y + f6.y) / 2 };
    await fingers(page, [[c3], [between], [f6], []]);
    assert.equal((await state(page)).ply, 0, "a drag only aims");
    await tap(page, "c3");
    await settled(page);
    assert.equal((await state(page)).ply, 0, "the aim is at F6, so a tap on C3 aims anew");
    await tap(page, "c3");
    await waitState(page, { ply: 1 });
    assert.deepEqual(await stones(page), { c3: "black" });
  },

  async "a new game forgets the aim"(t) {
    const page = await t.open(PHONE);
    await twoPeople(page, 15);
    await tap(page, "c3");
    await twoPeople(page, 15);
    await tap(page, "c3");
    await settled(page);
    assert.equal((await state(page)).ply, 0, "the first tap of a game aims");
  },

  async "large cells take a tap at once: a tablet, and a small board on a phone"(t) {
    for (const [opening, size] of /** @type {const} */ ([[TABLET, 15], [PHONE, 9]])) {
      const page = await t.open(opening);
      await twoPeople(page, size);
      assert.equal(await page.getAttribute("#board", "data-aims"), "false");
      for (const [i, point] of FIVE.split(" ").entries()) {
        await tap(page, point);
        await waitState(page, { ply: i + 1 });
      }
      assert.equal((await state(page)).status, "won-black");
      assert.deepEqual(await stones(page), FIVE_STONES);
    }
  },

  async "two fingers never place, wherever they are and in whatever order they come and go"(t) {
    for (const [opening, size] of /** @type {const} */ ([[TABLET, 15], [PHONE, 15]])) {
      const page = await t.open(opening);
      await twoPeople(page, size);
      const [a, b] = [await boardPoint(page, "d4"), await boardPoint(page, "k11")];
      const near = (/** @type {{x: number, y: number}} */ p, /** @type {number} */ d) => ({ x: p.x + d, y: p.y - d });
      await fingers(page, [[a, b], []]);
      await fingers(page, [[a], [a, b], [near(a, -20), near(b, 20)], []]);
      await fingers(page, [[a], [a, b], [a], []]);
      await fingers(page, [[a], [a, b], [near(a, 30), near(b, -30)], [near(a, 60), near(b, -60)], []]);
      assert.deepEqual(await stones(page), {});
      assert.equal((await state(page)).ply, 0);
      await page.evaluate(() => document.documentElement.scrollTo(0, 0));
    }
  },

  async "after two fingers one finger plays on as before"(t) {
    const page = await t.open(TABLET);
    await twoPeople(page, 15);
    const [a, b] = [await boardPoint(page, "d4"), await boardPoint(page, "k11")];
    await fingers(page, [[a, b], []]);
    await tap(page, "h8");
    await waitState(page, { ply: 1 });
    assert.deepEqual(await stones(page), { h8: "black" });
  },

  "a swipe over the board places nothing and scrolls the page where a tap places at once": {
    only: "chromium",
    why: "Firefox's driver gives fingers to the page alone, past what scrolls it",
    run: async (/** @type {import("../harness.mjs").Trial} */ t) => {
      const page = await t.open({ ...PHONE, viewport: { width: 390, height: 600 } });
      await twoPeople(page, 9);
      const from = await boardPoint(page, "e3");
      const scrolled = () => page.evaluate(() => document.documentElement.scrollTop);
      const before = await scrolled();
      const swipe = Array.from({ length: 9 }, (_, i) => [{ x: from.x, y: from.y - i * 15 }]);
      await fingers(page, [...swipe, []]);
      await page.waitForFunction((before) => document.documentElement.scrollTop > before, before);
      assert.deepEqual(await stones(page), {});
      // Sideways nothing scrolls, and still nothing is placed.
      const left = await boardPoint(page, "c5");
      await fingers(page, [...Array.from({ length: 9 }, (_, i) => [{ x: left.x + i * 15, y: left.y }]), []]);
      assert.deepEqual(await stones(page), {});
    },
  },

  async "a swipe where the board aims neither places nor scrolls"(t) {
    const page = await t.open({ ...PHONE, viewport: { width: 390, height: 600 } });
    await twoPeople(page, 15);
    const from = await boardPoint(page, "e3");
    const before = await page.evaluate(() => document.documentElement.scrollTop);
    const swipe = Array.from({ length: 9 }, (_, i) => [{ x: from.x, y: from.y - i * 15 }]);
    await fingers(page, [...swipe, []]);
    assert.deepEqual(await stones(page), {});
    assert.equal(await page.evaluate(() => document.documentElement.scrollTop), before);
  },

  async "a double tap places one stone"(t) {
    for (const [opening, size] of /** @type {const} */ ([[TABLET, 15], [PHONE, 15]])) {
      const page = await t.open(opening);
      await twoPeople(page, size);
      const at = await boardPoint(page, "h8");
      await fingers(page, [[at], [], [at], []]);
      await waitState(page, { ply: 1 });
      await settled(page);
      assert.deepEqual(await stones(page), { h8: "black" });
      assert.equal(await page.evaluate(() => visualViewport?.scale), 1, "and does not zoom");
    }
  },

  async "a swipe and a tap while the computer thinks change nothing"(t) {
    const page = await t.open(PHONE);
    await newGame(page, { opponent: "computer", color: "white", computer: "minimax", depth: 4, size: 15 });
    await waitState(page, { ply: 1, thinking: false });
    const own = await boardPoint(page, "a1");
    await fingers(page, [[own], [], [own], []]);
    await waitState(page, { ply: 2, thinking: true });
    for (const point of ["c3", "c3"]) await tap(page, point);
    const from = await boardPoint(page, "e5");
    await fingers(page, [[from], [{ x: from.x + 40, y: from.y }], []]);
    assert.equal((await state(page)).ply, 2);
    assert.equal((await stones(page)).c3, undefined);
  },

  async "turning the device in the middle of a press places nothing"(t) {
    for (const opening of [TABLET, PHONE]) {
      const { width, height } = opening.viewport;
      const page = await t.open(opening);
      await twoPeople(page, 15);
      const at = await boardPoint(page, "h8");
      const turn = async () => page.setViewportSize({ width: height, height: width });
      await fingers(page, [[at], turn, [{ x: at.x + 60, y: at.y + 60 }], []]);
      assert.deepEqual(await stones(page), {});
      const taps = (await page.getAttribute("#board", "data-aims")) === "true" ? 2 : 1;
      for (let times = 0; times < taps; times += 1) await tap(page, "c3");
      await waitState(page, { ply: 1 });
      assert.deepEqual(await stones(page), { c3: "black" });
    }
  },
};
