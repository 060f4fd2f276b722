// A press falls on the crossing under it, whatever has happened to the page's size, scale and place.

import assert from "node:assert/strict";
import { setScale } from "../device.mjs";
import { boardPoint, boardSize, press, settled, state, stones, twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Presses the corners, points near the edges and the middle, and fails unless there, and only there, stones stand.
 * @param {Page} page
 * @param {string} when
 */
async function allHit(page, when) {
  await twoPeople(page, 15);
  await settled(page);
  const points = ["a1", "o1", "a15", "o15", "g9"];
  for (const [i, point] of points.entries()) {
    await press(page, point);
    await waitState(page, { ply: i + 1 }).catch((error) => {
      throw new Error(`${when}: ${point}: ${error.message}`);
    });
  }
  assert.deepEqual(Object.keys(await stones(page)).sort(), [...points].sort(), when);
  assert(await stonesAreDrawn(page, points), `${when}: the stones are drawn where they were pressed`);
}

/**
 * Whether the picture has a black or a white stone at each point.
 * @param {Page} page
 * @param {string[]} points
 */
async function stonesAreDrawn(page, points) {
  await settled(page);
  const size = await boardSize(page);
  return page.evaluate(([points, size]) => {
    const board = /** @type {HTMLCanvasElement} */ (document.querySelector("#board"));
    const context = /** @type {CanvasRenderingContext2D} */ (board.getContext("2d"));
    const cell = board.width / (size + 1);
    return points.every((point, i) => {
      const x = (point.charCodeAt(0) - 96) * cell;
      const y = board.height - Number(point.slice(1)) * cell;
      // Beside the middle, where the mark of the last move does not lie.
      const { data } = context.getImageData(Math.round(x - cell * 0.3), Math.round(y + cell * 0.1), 1, 1);
      const light = (data[0] + data[1] + data[2]) / 3;
      return i % 2 ? light > 150 : light < 90;
    });
  }, /** @type {[string[], number]} */ ([points, size]));
}

export default {
  async "after the window changed its size and was turned"(t) {
    const page = await t.open({ viewport: { width: 1440, height: 900 } });
    await allHit(page, "as opened");
    for (const [width, height] of [[700, 900], [390, 844], [844, 390], [1600, 1000], [333, 777]]) {
      await page.setViewportSize({ width, height });
      await allHit(page, `${width} × ${height}`);
    }
  },

  async "in the middle of a game the stones stay where they are when the size changes"(t) {
    const page = await t.open({ viewport: { width: 1440, height: 900 } });
    await twoPeople(page, 15);
    const points = ["a1", "o15", "h8", "c12"];
    for (const [i, point] of points.entries()) {
      await page.setViewportSize({ width: 1440 - 260 * i, height: 900 });
      await settled(page);
      await press(page, point);
      await waitState(page, { ply: i + 1 });
      assert(await stonesAreDrawn(page, points.slice(0, i + 1)), point);
    }
    assert.deepEqual(Object.keys(await stones(page)).sort(), [...points].sort());
  },

  async "at every scale of the screen, and when the window moves to another screen"(t) {
    for (const scale of [1.25, 1.5, 2.75]) {
      const page = await t.open({ scale, viewport: { width: 1013, height: 771 } });
      await allHit(page, `${scale} device pixels`);
      const wide = await page.$eval("#board", (board) => {
        const canvas = /** @type {HTMLCanvasElement} */ (board);
        return canvas.width / canvas.getBoundingClientRect().width;
      });
      assert(Math.abs(wide - scale) < 0.01, `the canvas has ${wide} pixels to one at scale ${scale}`);
    }
    const page = await t.open({ viewport: { width: 1024, height: 768 } });
    for (const scale of [2, 1.1]) {
      await setScale(page, scale);
      await allHit(page, `then ${scale}`);
    }
  },

  async "with the browser's zoom, which makes the window smaller in its own pixels"(t) {
    for (const zoom of [0.67, 1.1, 1.5]) {
      const viewport = { width: Math.round(1280 / zoom), height: Math.round(800 / zoom) };
      const page = await t.open({ viewport, scale: zoom });
      await allHit(page, `zoom ${zoom}`);
    }
  },

  async "with a style's zoom and with the page scrolled"(t) {
    const page = await t.open({ viewport: { width: 800, height: 600 } });
    for (const zoom of ["1.25", "0.8", "1"]) {
      await page.evaluate((zoom) => void (document.documentElement.style.zoom = zoom), zoom);
      await settled(page);
      const box = await page.$eval("#board", (board) => {
        const { left, top, width } = board.getBoundingClientRect();
        return { left, top, width };
      });
      await twoPeople(page, 5);
      // Five lines, so that a wrong scale misses by more than half a cell somewhere; measured by eye, not by
      // the page's own words.
      const cell = box.width / 6;
      const again = await page.$eval("#board", (board) => board.getBoundingClientRect().top);
      for (const [i, [column, row]] of [[1, 1], [5, 5], [3, 2]].entries()) {
        const [x, y] = [box.left + column * cell, again + box.width - row * cell];
        if (y > 590 || y < 0) await page.evaluate((by) => scrollBy(0, by), y - 300);
        const top = await page.$eval("#board", (board) => board.getBoundingClientRect().top);
        await page.mouse.click(x, top + box.width - row * cell);
        await waitState(page, { ply: i + 1 });
      }
      assert.deepEqual(Object.keys(await stones(page)).sort(), ["a1", "c2", "e5"], `zoom ${zoom}`);
      await page.evaluate(() => scrollTo(0, 0));
    }
  },

  async "inside a frame that its page has scrolled and scaled"(t) {
    const page = await t.open({
      address: `${t.url}week-3.html`,
      ready: false,
      prepare: (context) =>
        context.route(/week-3\.html$/, (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<!doctype html><title>Week 3</title><body><h1 style="height: 700px">Week 3</h1>
              <iframe src="./" title="Hoshi" style="width: 700px; height: 900px; border: 9px solid gray;
              transform: scale(0.75); transform-origin: 0 0"></iframe><p style="height: 900px">`,
          }),
        ),
    });
    await page.evaluate(() => scrollTo(0, 650));
    const frame = page.frameLocator("iframe");
    await frame.locator('#app[data-ready="true"]').waitFor();
    const board = await page.evaluate(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      const inner = /** @type {Element} */ (frame.contentDocument?.querySelector("#board")).getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.offsetWidth;
      const [left, bottom] = [frame.clientLeft + inner.left, frame.clientTop + inner.bottom];
      return { left: outer.left + left * scale, bottom: outer.top + bottom * scale, width: inner.width * scale };
    });
    const cell = board.width / 16;
    await page.mouse.click(board.left + 8 * cell, board.bottom - 8 * cell);
    await frame.locator('#app[data-ply="2"][data-thinking="false"]').waitFor();
    assert.match((await frame.locator("[data-point=h8]").getAttribute("aria-label")) ?? "", /black/);
    // Keys belong to the outer page unless the board has the focus.
    const before = await page.evaluate(() => scrollY);
    await page.mouse.click(800, 300);
    await page.keyboard.press("End");
    await page.waitForFunction((before) => scrollY > before, before);
    await page.keyboard.press("u");
    await page.keyboard.press("Control+z");
    assert.equal(await frame.locator("#app").getAttribute("data-ply"), "2");
  },

  async "a board that was hidden at first can be played when it shows"(t) {
    const page = await t.open({
      address: `${t.url}lazy.html`,
      ready: false,
      prepare: (context) =>
        context.route(/lazy\.html$/, (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<!doctype html><title>Later</title><details><summary>Play</summary>
              <iframe src="./" title="Hoshi" style="width: 700px; height: 900px"></iframe></details>`,
          }),
        ),
    });
    await page.waitForFunction(() => document.querySelector("iframe")?.contentDocument?.readyState === "complete");
    await page.locator("summary").click();
    const frame = page.frameLocator("iframe");
    await frame.locator('#app[data-ready="true"]').waitFor();
    const board = await frame.locator("#board").boundingBox();
    assert(board && board.width > 200);
    const cell = board.width / 16;
    await page.mouse.click(board.x + 8 * cell, board.y + board.height - 8 * cell);
    await frame.locator('#app[data-ply="2"]').waitFor();
    assert.match((await frame.locator("[data-point=h8]").getAttribute("aria-label")) ?? "", /black/);
  },

  async "?debug=hit tells the point under every press, and none between the crossings"(t) {
    const page = await t.open({ path: "?debug=hit" });
    for (const point of ["h8", "a1", "o15", "c12"]) {
      await press(page, point);
      assert.match(await page.innerText("#hit"), new RegExp(`pointerup mouse .* → ${point}$`));
    }
    const [e5, f6] = [await boardPoint(page, "e5"), await boardPoint(page, "f6")];
    await page.mouse.click((e5.x + f6.x) / 2, (e5.y + f6.y) / 2);
    assert.match(await page.innerText("#hit"), /→ none$/);
    assert.equal((await state(page)).ply >= 1, true);
  },
};
