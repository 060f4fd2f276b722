// Clocks run by real time, in a hidden tab too, and the computer moves there.
//
// The tests give the page a clock of their own, so that a minute takes no minute.

import assert from "node:assert/strict";
import { hit, newGame, play, press, resign, settled, state, status, still, stones, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The page's time can be moved on. */
const CLOCK = {
  prepare: (/** @type {import("playwright-core").BrowserContext} */ context) => context.clock.install(),
};

/** Lets `hide` turn the page into that of a tab behind another. */
const HIDEABLE = () => {
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  Object.assign(window, {
    hide(/** @type {boolean} */ now) {
      hidden = now;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
  // Time can be skipped, as while a phone sleeps, without the timers that a page's own clock would all run.
  let skipped = 0;
  for (const clock of [performance, Date]) {
    const real = clock.now.bind(clock);
    clock.now = () => real() + skipped;
  }
  Object.assign(window, { skip: (/** @type {number} */ ms) => void (skipped += ms) });
  // A hidden tab gets no frames.
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => frame((time) => (hidden ? requestAnimationFrame(callback) : callback(time)));
};

/**
 * @param {Page} page
 * @param {boolean} hidden
 */
const hide = (page, hidden) => page.evaluate((hidden) => /** @type {any} */ (window).hide(hidden), hidden);

/**
 * What a player's clock shows, in seconds.
 * @param {Page} page
 * @param {"black" | "white"} color
 */
async function left(page, color) {
  const text = (await page.textContent(`.player[data-color=${color}] .clock`)) ?? "";
  assert.match(text, /^(\d+:\d\d|\d+\.\d)$/);
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * @param {Page} page
 * @param {"black" | "white"} color
 * @param {number} from
 * @param {number} to
 */
async function between(page, color, from, to) {
  const seconds = await left(page, color);
  assert(seconds >= from && seconds <= to, `${color} has ${seconds} s, not ${from} to ${to}`);
}

export default {
  async "a clock counts down by itself, and only that of the player to move"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "person", size: 9, clock: "move-10" });
    assert.equal(await left(page, "black"), 10);
    await play(page, "e5");
    await page.waitForFunction(() => Number(document.querySelector("[data-color=white] .clock")?.textContent) < 9.7);
    assert.equal(await left(page, "black"), 10);
    await play(page, "e6");
    await page.waitForFunction(() => Number(document.querySelector("[data-color=black] .clock")?.textContent) < 9.7);
    assert.equal(await left(page, "white"), 10, "each move has its own time");
  },

  async "time out ends the game, is told, and can be taken back with the clock"(t) {
    const page = await t.open(CLOCK);
    await newGame(page, { opponent: "person", size: 9, clock: "move-10" });
    await page.clock.fastForward(60_000);
    assert.equal((await state(page)).status, "playing", "no clock runs before the first stone");
    await play(page, "e5");
    await page.clock.fastForward(4000);
    await settled(page);
    await between(page, "white", 4, 6);
    await page.clock.fastForward(7000);
    await waitState(page, { status: "won-black", ply: 1 });
    assert.match(await status(page), /Black wins White ran out of time/);
    assert.equal(await left(page, "white"), 0);
    await press(page, "a1");
    await settled(page);
    assert.equal((await state(page)).ply, 1);
    await page.reload();
    await waitState(page, { status: "won-black", ply: 1 });
    await hit(page, "#undo");
    await waitState(page, { status: "playing", ply: 0, turn: "black" });
    assert.equal(await left(page, "white"), 10);
  },

  async "a game clock gains its increment, and undo brings the time back"(t) {
    const page = await t.open(CLOCK);
    await newGame(page, { opponent: "person", size: 9, clock: "game-180-2" });
    await play(page, "e5");
    await page.clock.fastForward(30_000);
    await play(page, "e6");
    await between(page, "white", 148, 152);
    await page.clock.fastForward(60_000);
    await settled(page);
    await between(page, "black", 118, 122);
    await hit(page, "#undo");
    await hit(page, "#undo");
    await waitState(page, { ply: 0 });
    assert.equal(await left(page, "black"), 180);
    await page.clock.fastForward(30_000);
    await settled(page);
    assert.equal(await left(page, "black"), 180);
  },

  async "a clock runs on in a hidden tab, by real time"(t) {
    const page = await t.open({ ...CLOCK, before: HIDEABLE });
    await newGame(page, { opponent: "person", size: 9, clock: "game-300-0" });
    await play(page, "e5");
    await hide(page, true);
    await page.clock.fastForward(120_000);
    await hide(page, false);
    await settled(page);
    await between(page, "white", 177, 180);
    await hide(page, true);
    await page.clock.fastForward(181_000);
    await hide(page, false);
    await waitState(page, { status: "won-black" });
    assert.match(await status(page), /ran out of time/);
  },

  async "two minutes behind another tab cost the person its own turn, and the computer its own"(t) {
    const page = await t.open({ before: HIDEABLE });
    const slow = /** @type {const} */ ({ opponent: "computer", computer: "minimax", depth: 4, size: 15 });
    await newGame(page, { ...slow, color: "black", clock: "game-300-0" });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    await hide(page, true);
    await page.evaluate(() => /** @type {any} */ (window).skip(120_000));
    await hide(page, false);
    await settled(page);
    if ((await state(page)).ply === 1) await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    // The person's clock has run only since the computer's stone came.
    await between(page, "white", 165, 180);
    await between(page, "black", 285, 300);
    const before = await left(page, "white");
    const own = await left(page, "black");
    await hide(page, true);
    await page.evaluate(() => /** @type {any} */ (window).skip(120_000));
    await hide(page, false);
    await settled(page);
    await between(page, "black", own - 135, own - 119);
    assert.equal(await left(page, "white"), before);
    assert.equal((await state(page)).ply, 2);
  },

  async "time runs out in a hidden tab without anybody looking"(t) {
    const page = await t.open({ ...CLOCK, before: HIDEABLE });
    await newGame(page, { opponent: "person", size: 9, clock: "move-10" });
    await play(page, "e5");
    await hide(page, true);
    await page.clock.fastForward(11_000);
    await waitState(page, { status: "won-black" });
  },

  async "a clock stands while the game is over and while a computer waits to be asked"(t) {
    const page = await t.open(CLOCK);
    await newGame(page, { opponent: "computer", color: "black", computer: "greedy", size: 9, clock: "game-300-0" });
    await press(page, "e5");
    await waitState(page, { ply: 2, thinking: false });
    await hit(page, "#takeback");
    await waitState(page, { ply: 1 });
    const before = await left(page, "white");
    await page.clock.fastForward(60_000);
    await settled(page);
    assert.equal(await left(page, "white"), before);
    await resign(page);
    await waitState(page, { status: "won-white" });
    const black = await left(page, "black");
    await page.clock.fastForward(400_000);
    await settled(page);
    assert.equal(await left(page, "black"), black);
    assert.match(await status(page), /resigned/);
  },

  async "the computer's move comes in a hidden tab"(t) {
    const page = await t.open({ before: HIDEABLE });
    await newGame(page, { opponent: "computer", color: "black", computer: "alpha-beta", depth: 3, size: 15 });
    await press(page, "h8");
    await hide(page, true);
    await waitState(page, { ply: 2, thinking: false });
    assert.equal(Object.keys(await stones(page)).length, 2);
    await hide(page, false);
    await press(page, "a1");
    await waitState(page, { ply: 4, thinking: false });
    await still(page);
  },

  async "a tab that is hidden and shown again shows the board as it is"(t) {
    const page = await t.open({ before: HIDEABLE });
    await newGame(page, { opponent: "watch", computer: "random", computer2: "random", size: 9 });
    await hide(page, true);
    await page.waitForSelector('#app:not([data-status="playing"])', { state: "attached" });
    await hide(page, false);
    await settled(page);
    const { ply } = await state(page);
    assert.equal(Object.keys(await stones(page)).length, ply);
    await still(page);
  },
};
