// At every size of screen: nothing is cut off, nothing lies over another thing, nothing moves by itself.

import assert from "node:assert/strict";
import { FIVE, hit, key, newGame, press, settled, state, tap, touch, waitState } from "../lib.mjs";
import { LANGUAGES } from "../wording.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../harness.mjs").Trial} Trial */

/** Width, height, and whether fingers are used. */
const SIZES = /** @type {const} */ ([
  [1440, 900, false],
  [768, 1024, true],
  [390, 844, true],
  [320, 640, true],
  [844, 390, true],
]);

/** Adds up, from before the first paint, how far things moved. */
const WATCH_SHIFTS = () => {
  /** @type {string[]} */
  const shifts = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      const who = entry.sources.map((/** @type {any} */ { node, previousRect, currentRect }) => {
        const from = `${previousRect.x},${previousRect.y}`;
        return `${node?.nodeName} in #${node?.parentElement?.closest("[id]")?.id} from ${from} to ${currentRect.x},${currentRect.y}`;
      });
      shifts.push(`${entry.value.toFixed(5)}: ${who.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * What is wrong with the page's layout, as sentences. `within` is the part that counts: the page or a dialog.
 * @param {Page} page
 * @param {string} within
 * @returns {Promise<string[]>}
 */
async function wrong(page, within) {
  await settled(page);
  return page.evaluate((within) => {
    const root = /** @type {HTMLElement} */ (document.querySelector(within));
    /** @type {string[]} */
    const found = [];
    const name = (/** @type {Element} */ e) => `${e.tagName.toLowerCase()}#${e.id || e.getAttribute("name") || e.textContent?.trim()}`;
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) found.push("the page scrolls sideways");
    // At the foot of the page nothing sticks to the screen any more: everything is in its own place.
    scrollTo(0, document.documentElement.scrollHeight);
    const seen = (/** @type {Element} */ e) =>
      e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0 && !e.closest(".sr");
    /** The part of an element's box that its scrolling parents show. */
    const shown = (/** @type {Element} */ e) => {
      const { left, top, right, bottom } = e.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (let up = e.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === "visible") continue;
        const clip = up.getBoundingClientRect();
        if (up === document.documentElement || up === document.body) continue;
        box.top = Math.max(box.top, clip.top);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      return box;
    };
    const controls = [...root.querySelectorAll("button, select, input:not([type=radio]):enabled, #board, .seg label")].filter(seen);
    const boxes = controls.map((e) => ({ e, ...shown(e) })).filter((b) => b.bottom - b.top > 1);
    if (boxes.length < 5) found.push("there are hardly any controls");
    for (const [i, a] of boxes.entries()) {
      if (a.left < -0.5 || a.right > wide + 0.5) found.push(`${name(a.e)} reaches over the side: ${a.left} to ${a.right}`);
      for (const b of boxes.slice(i + 1)) {
        if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) found.push(`${name(a.e)} and ${name(b.e)} overlap by ${width} × ${height}`);
      }
    }
    // Text stays inside the control or box that it belongs to.
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !seen(parent) || parent.closest("select, #grid, #hit, .moves, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = parent.closest("button, label, legend, .who, .clock, .status, header, footer, .body, .notice") ?? root;
      const outer = box.getBoundingClientRect();
      for (const inner of range.getClientRects()) {
        const over = Math.max(outer.left - inner.left, inner.right - outer.right);
        if (over > 1 && getComputedStyle(parent).textOverflow !== "ellipsis") found.push(`“${text.textContent.trim()}” reaches ${over.toFixed(1)} over ${name(box)}`);
        const tall = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
        if (tall > 1 && box.matches("button, label, .status")) {
          found.push(`“${text.textContent.trim()}” is ${tall.toFixed(1)} taller than ${name(box)}`);
        }
      }
      const style = getComputedStyle(parent);
      // What stands in a line has no room of its own; its box has.
      if (style.display === "inline") continue;
      // What may be shortened says so by its dots; on a large screen nothing is.
      const short = style.textOverflow === "ellipsis" && Math.min(innerWidth, innerHeight) < 600;
      if (style.overflowX !== "visible" && !short && parent.scrollWidth > parent.clientWidth + 1) {
        found.push(`“${text.textContent.trim()}” is cut off at ${parent.clientWidth} of ${parent.scrollWidth}`);
      }
      if (style.overflowY !== "visible" && parent.scrollHeight > parent.clientHeight + 1 && !parent.matches(".body")) {
        found.push(`“${text.textContent.trim()}” is cut off at a height of ${parent.clientHeight} of ${parent.scrollHeight}`);
      }
    }
    for (const list of root.querySelectorAll("select")) {
      if (!seen(list)) continue;
      const style = getComputedStyle(list);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.font = style.font;
      const arrow = style.appearance === "none" ? 0 : 16;
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      const text = list.selectedOptions[0]?.text ?? "";
      if (canvas.measureText(text).width > room + 1) found.push(`the choice “${text}” does not fit into ${name(list)}`);
    }
    scrollTo(0, 0);
    return found;
  }, within);
}

/** @param {Page} page */
async function boardIsWhole(page) {
  const box = await page.locator("#board").boundingBox();
  const view = page.viewportSize();
  assert(box && view);
  assert(box.x >= 0 && box.y >= 0 && box.x + box.width <= view.width + 0.5, JSON.stringify(box));
  assert(box.y + box.height <= view.height + 0.5, `the board ends at ${box.y + box.height} of ${view.height}`);
  assert(Math.abs(box.width - box.height) < 1);
  assert(box.width >= 0.45 * Math.min(view.width, view.height), `the board is ${box.width} of ${view.width} × ${view.height}`);
}

export default {
  ...Object.fromEntries(
    SIZES.flatMap(([width, height, finger]) =>
      LANGUAGES.map(([, lang]) => [
        `${width} × ${height} in ${lang}: all is in its place`,
        async (/** @type {Trial} */ t) => {
          const page = await t.open({ viewport: { width, height }, touch: finger, lang, before: WATCH_SHIFTS });
          const go = finger ? touch : hit;
          await boardIsWhole(page);
          assert.deepEqual(await wrong(page, "#app"), [], "a fresh page");
          for (const [i, point] of ["h8", "a1"].entries()) {
            if (finger && (await page.getAttribute("#board", "data-aims")) === "true") await tap(page, point);
            await (finger ? tap : press)(page, point);
            await waitState(page, { ply: 2 * i + 2, thinking: false });
          }
          const shifts = await page.evaluate(() => /** @type {any} */ (window).shifts);
          assert.deepEqual(shifts, [], "nothing moves while the page loads and a game begins");
          assert.deepEqual(await wrong(page, "#app"), [], "in a game");
          await boardIsWhole(page);
          await go(page, "#more");
          assert.deepEqual(await wrong(page, "#menu"), [], "the menu");
          await key(page, "Escape");
          await go(page, "#new");
          await go(page, '#newgame label:has([name=lines][value=""])');
          assert.deepEqual(await wrong(page, "#newgame"), [], "the dialog for a new game");
          await go(page, "#newgame label:has([name=opponent][value=watch])");
          assert.deepEqual(await wrong(page, "#newgame"), [], "the dialog for two computers");
          await key(page, "Escape");
          await go(page, "#settings");
          await go(page, "#settings-dialog label:has([name=numbers][value=last])");
          assert.deepEqual(await wrong(page, "#settings-dialog"), [], "the settings");
          await key(page, "Escape");
          // The longest that players and clocks can be, and a finished game.
          await newGame(page, { opponent: "watch", computer: "minimax", computer2: "alpha-beta", depth: 2, size: 5, clock: "game-900-10" });
          await page.waitForSelector('#app:not([data-status="playing"])', { state: "attached" });
          assert.deepEqual(await wrong(page, "#app"), [], "a finished game with clocks");
          assert.equal((await state(page)).thinking, false);
        },
      ]),
    ),
  ),

  async "from 300 to 2000 pixels wide the page never scrolls sideways and shows the whole board"(t) {
    const page = await t.open({ viewport: { width: 300, height: 700 } });
    for (let width = 300; width <= 2000; width = Math.round(width * 1.08)) {
      for (const height of [600, 700, 1000]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.equal(over, 0, `${width} × ${height} scrolls sideways`);
        await boardIsWhole(page);
      }
    }
  },

  ...Object.fromEntries(
    SIZES.flatMap(([width, height, finger]) =>
      /** @type {const} */ (["en-US", "zh-CN"]).map((lang) => [
        `${width} × ${height} in ${lang}: nothing moves in a whole game`,
        async (/** @type {Trial} */ t) => {
          const page = await t.open({ viewport: { width, height }, touch: finger, lang, before: WATCH_SHIFTS });
          const go = finger ? touch : hit;
          await newGame(page, { opponent: "person", size: 9, clock: "game-180-2" });
          const shifts = () => page.evaluate(() => /** @type {any} */ (window).shifts.splice(0));
          await shifts(); // the dialog's own
          await page.evaluate(() => scrollTo(0, 0));
          const place = async (/** @type {string} */ point) => {
            if (finger && (await page.getAttribute("#board", "data-aims")) === "true") await tap(page, point);
            await (finger ? tap : press)(page, point);
          };
          for (const [i, point] of FIVE.split(" ").entries()) {
            await place(point);
            await waitState(page, { ply: i + 1 });
            if (i === 3) {
              await place(point);
              await page.waitForSelector("#status.refusal");
              assert.deepEqual(await shifts(), [], "a refusal");
              await go(page, "#hint");
              await page.waitForSelector("#status.done");
            }
          }
          await page.waitForTimeout(600); // the result, and what comes too late to be the press's doing
          assert.deepEqual(await shifts(), [], "to the end");
          // What is under the fold comes into view by scrolling, which counts as no shift.
          await go(page, "#review");
          await waitState(page, { ply: 2 });
          await go(page, "#play");
          await go(page, "#last");
          await waitState(page, { ply: 9 });
          assert.deepEqual(await shifts(), [], "the review");
          await go(page, "#again");
          await waitState(page, { ply: 0 });
          assert.deepEqual(await shifts(), [], "the next game");
        },
      ]),
    ),
  ),

  async "words 1.8 times as long as the English fit everywhere"(t) {
    for (const [width, height, finger] of SIZES) {
      const page = await t.open({ viewport: { width, height }, touch: finger });
      const go = finger ? touch : hit;
      const stretch = () =>
        page.evaluate(() => {
          for (const element of document.querySelectorAll("[data-label], #status")) {
            const text = (element.textContent ?? "").trim();
            if (text && !text.includes("…")) element.textContent = `${text} ${"абвгд ежз ".repeat(9).slice(0, Math.ceil(text.length * 0.8) - 2)}…`;
          }
        });
      await stretch();
      assert.deepEqual(await wrong(page, "#app"), [], `${width}`);
      for (const [opener, dialog] of [["#more", "#menu"], ["#new", "#newgame"], ["#settings", "#settings-dialog"]]) {
        await go(page, opener);
        await stretch();
        assert.deepEqual(await wrong(page, dialog), [], `${dialog} at ${width}`);
        await key(page, "Escape");
      }
    }
  },

  async "the largest letters a reader may choose stay readable"(t) {
    for (const [width, height, finger] of SIZES) {
      const page = await t.open({ viewport: { width, height }, touch: finger });
      const go = finger ? touch : hit;
      await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      assert.deepEqual(await wrong(page, "#app"), [], `${width}`);
      for (const [opener, dialog] of [["#more", "#menu"], ["#new", "#newgame"], ["#settings", "#settings-dialog"]]) {
        await go(page, opener);
        assert.deepEqual(await wrong(page, dialog), [], `${dialog} at ${width}`);
        await key(page, "Escape");
      }
    }
  },
};
