// Every part of the board under a finger on small phones, and what a phone does around it: keyboard, zoom, bars.

import assert from "node:assert/strict";
import { changes, fingers } from "../device.mjs";
import { boardPoint, boardSize, clickFast, middle, newGame, settled, state, stones, tap, touch } from "../lib.mjs";
import { twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../harness.mjs").Trial} Trial */

const PHONE = { viewport: { width: 390, height: 844 }, touch: true, scale: 3 };

/**
 * The corners, the middles of the edges and the center.
 * @param {number} size
 */
function parts(size) {
  const [first, center, last] = [1, (size + 1) / 2, size];
  const name = (/** @type {number} */ column, /** @type {number} */ row) => String.fromCharCode(96 + column) + row;
  return [first, center, last].flatMap((row) => [first, center, last].map((column) => name(column, row)));
}

/**
 * A point and those beside it on the board.
 * @param {string} point
 * @param {number} size
 */
function around(point, size) {
  const [column, row] = [point.charCodeAt(0), Number(point.slice(1))];
  const beside = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => [column + x - 96, row + y]);
  const inside = beside.filter((place) => place.every((line) => line >= 1 && line <= size));
  return [point, ...inside.map(([x, y]) => String.fromCharCode(96 + x) + y)];
}

/**
 * Taps each part of the board beside its crossing, and fails unless a ghost and then the stone stand on it.
 * @param {Page} page
 * @param {number} size
 */
async function allTapped(page, size) {
  await twoPeople(page, size);
  assert.equal(await page.getAttribute("#board", "data-aims"), "true");
  const [a1, b1] = [await boardPoint(page, "a1"), await boardPoint(page, "b1")];
  const off = (b1.x - a1.x) * 0.3;
  for (const [i, point] of parts(size).entries()) {
    const { x, y } = await boardPoint(page, point);
    await changes(page, around(point, size));
    await page.touchscreen.tap(x + off, y - off);
    const [ghost, ...others] = await changes(page, around(point, size));
    assert(ghost > 0.6 && others.every((other) => other < ghost / 2), `${point}: ${ghost} against ${others}`);
    assert.equal((await state(page)).ply, i, `${point}: the first tap aims`);
    await page.touchscreen.tap(x - off, y + off);
    await waitState(page, { ply: i + 1 });
    assert.equal((await stones(page))[point], i % 2 ? "white" : "black");
  }
  assert.deepEqual(Object.keys(await stones(page)).sort(), parts(size).sort());
}

/**
 * Aims and places where the board wants it.
 * @param {Page} page
 * @param {string} point
 */
async function place(page, point) {
  if ((await page.getAttribute("#board", "data-aims")) === "true") await tap(page, point);
  await tap(page, point);
}

/** @param {Page} page */
const side = (page) => page.$eval("#board", (board) => board.getBoundingClientRect().width);

export default {
  ...Object.fromEntries(
    [320, 360, 390].flatMap((width) =>
      [15, 19].map((size) => [
        `${width} pixels, ${size} lines: corners, edges and center, each where its ghost stood`,
        async (/** @type {Trial} */ t) => {
          const page = await t.open({ viewport: { width, height: 2 * width }, touch: true, scale: width === 390 ? 3 : 2 });
          await allTapped(page, size);
        },
      ]),
    ),
  ),

  async "a tap on the frame outside the last line places nothing"(t) {
    const page = await t.open(PHONE);
    for (const size of [9, 19]) {
      await twoPeople(page, size);
      const box = await page.locator("#board").boundingBox();
      assert(box);
      const [half, edge] = [box.width / 2, 3];
      for (const [x, y] of [[half, edge], [half, box.height - edge], [edge, half], [box.width - edge, half], [edge, edge]]) {
        const at = { x: box.x + x, y: box.y + y };
        await fingers(page, [[at], [], [at], []]);
      }
      assert.deepEqual(await stones(page), {});
      assert.equal((await state(page)).ply, 0);
    }
  },

  async "a tap in the moment when the computer's stone comes is one move, and is answered once"(t) {
    const page = await t.open(PHONE);
    await newGame(page, { opponent: "computer", color: "black", computer: "greedy", size: 9 });
    assert.equal(await page.getAttribute("#board", "data-aims"), "false");
    const [a1, a3] = [await boardPoint(page, "a1"), await boardPoint(page, "a3")];
    // No driver is as quick: the page itself presses, before it has drawn the stone.
    await page.evaluate((places) => {
      const board = /** @type {Element} */ (document.querySelector("#board"));
      const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
      const watch = new MutationObserver(() => {
        if (app.dataset.ply !== "2") return;
        watch.disconnect();
        for (const [i, { x, y }] of places.entries()) {
          for (const type of ["pointerdown", "pointerup"]) {
            const touch = { pointerId: 90 + i, pointerType: "touch", isPrimary: true, clientX: x, clientY: y, bubbles: true };
            board.dispatchEvent(new PointerEvent(type, { ...touch, cancelable: true }));
          }
        }
        Object.assign(window, { pressed: true });
      });
      watch.observe(app, { attributes: true });
    }, [a1, a1, a3]);
    await tap(page, "e5");
    await page.waitForFunction(() => /** @type {any} */ (window).pressed);
    await waitState(page, { ply: 4, thinking: false });
    await settled(page);
    const found = await stones(page);
    assert.equal((await state(page)).ply, 4);
    assert.deepEqual(Object.values(found).sort(), ["black", "black", "white", "white"]);
    assert.equal(found.a1, "black");
    assert.equal(found.a3 === "black", false, "the second press came while the computer was to move");
  },

  async "a press right after the first move of a fresh page falls where it was meant"(t) {
    for (const viewport of [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 1440, height: 900 }]) {
      const page = await t.open({ viewport });
      await twoPeople(page, 15);
      await page.reload();
      await page.waitForSelector('#app[data-ready="true"]');
      const places = [];
      for (const point of ["h8", "a1", "o15", "a15"]) places.push(await boardPoint(page, point));
      await clickFast(page, places);
      await waitState(page, { ply: 4 });
      assert.deepEqual(await stones(page), { h8: "black", a1: "white", o15: "black", a15: "white" });
    }
  },

  async "a keyboard on the screen, and bars that come and go, leave board and press together"(t) {
    const page = await t.open(PHONE);
    await twoPeople(page, 15);
    const wide = await side(page);
    for (const [i, point] of ["a1", "o15", "h8", "a15", "o1"].entries()) {
      // The keyboard takes more than half of the height, the browser's bars a little.
      const height = [844, 380, 844, 760, 380][i];
      if (height === 380) await touch(page, "#typed");
      await page.setViewportSize({ width: 390, height });
      await settled(page);
      if (height === 380) {
        assert.equal(await page.evaluate(() => document.activeElement?.id), "typed", "the text box keeps the focus");
        await page.locator("#typed").scrollIntoViewIfNeeded();
        const at = await middle(page, "#typed");
        assert(at.y > 0 && at.y < height, "and can be seen");
      }
      await place(page, point);
      await waitState(page, { ply: i + 1 });
      assert.equal((await stones(page))[point], i % 2 ? "white" : "black", `${point} at ${height}`);
      // Where a bar for scrolling takes room, the board leaves it.
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      if (height !== 380) assert.equal(await side(page), Math.min(wide, room), `the board keeps its size at ${height}`);
    }
    assert.equal(await boardSize(page), 15);
  },

  "two fingers over the board zoom the page and place nothing, and a tap in the zoomed page hits": {
    only: "chromium",
    why: "Firefox's driver gives fingers to the page alone, past what zooms it",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({ ...PHONE, scale: 1 });
      for (const size of [15, 9]) {
        await twoPeople(page, size);
        const at = await boardPoint(page, size === 15 ? "h8" : "e5");
        const session = await page.context().newCDPSession(page);
        const zoom = () => page.evaluate(() => visualViewport?.scale ?? 0);
        const apart = (/** @type {number} */ by) => [{ x: at.x - by, y: at.y }, { x: at.x + by, y: at.y }];
        await fingers(page, [...Array.from({ length: 9 }, (_, i) => apart(40 + 10 * i)), []]);
        await page.waitForFunction(() => (visualViewport?.scale ?? 0) > 1.3);
        assert.deepEqual(await stones(page), {}, `pinched to ${await zoom()}`);
        const { left, top, scale } = await page.evaluate(() => {
          const { offsetLeft: left = 0, offsetTop: top = 0, scale = 1 } = visualViewport ?? {};
          return { left, top, scale };
        });
        const [a1, b2] = [await boardPoint(page, "a1"), await boardPoint(page, "b2")];
        const cell = b2.x - a1.x;
        // The crossing nearest to the middle of what is seen.
        const column = Math.round((left + 195 / scale - a1.x) / cell);
        const row = Math.round((a1.y - top - 422 / scale) / cell);
        assert(column >= 0 && column < size && row >= 0 && row < size, `${column} ${row}`);
        const point = String.fromCharCode(97 + column) + (row + 1);
        // The driver takes the page's pixels from the corner of what is seen.
        const glass = { x: a1.x + column * cell - left, y: a1.y - row * cell - top };
        await fingers(page, [[glass], []]);
        if (size === 15) await fingers(page, [[glass], []]);
        await waitState(page, { ply: 1 });
        assert.deepEqual(await stones(page), { [point]: "black" });
        await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
        await page.waitForFunction(() => visualViewport?.scale === 1);
      }
    },
  },

  "on the computer's turn a swipe over the board scrolls as on one's own": {
    only: "chromium",
    why: "Firefox's driver gives fingers to the page alone, past what scrolls it",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({ ...PHONE, viewport: { width: 390, height: 600 } });
      await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 9 });
      await tap(page, "e5");
      await waitState(page, { ply: 1, thinking: true });
      const before = await page.evaluate(() => document.documentElement.scrollTop);
      const from = await boardPoint(page, "e3");
      await fingers(page, [...Array.from({ length: 9 }, (_, i) => [{ x: from.x, y: from.y - i * 15 }]), []]);
      await page.waitForFunction((before) => document.documentElement.scrollTop > before, before);
      assert.deepEqual(await stones(page), { e5: "black" });
      assert.equal((await state(page)).thinking, true);
    },
  },
};
