// What is pressed while the computer thinks counts at once, and no answer to an earlier question arrives later.

import assert from "node:assert/strict";
import { boardPoint, clickFast, hit, key, middle, newGame, press, pressFast, resign, speak } from "../lib.mjs";
import { settled, state, status, still, stones, twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../harness.mjs").Trial} Trial */

/** A computer that thinks much longer than any test waits. */
const SLOW = /** @type {const} */ ({ opponent: "computer", computer: "minimax", depth: 4, size: 15 });

/**
 * A page on which the computer thinks about its answer to H8.
 * @param {Trial} t
 */
async function thinking(t) {
  const page = await t.open();
  await newGame(page, { ...SLOW, color: "black" });
  await press(page, "h8");
  await waitState(page, { ply: 1, thinking: true });
  return page;
}

export default {
  async "undo, by button and by key"(t) {
    const page = await thinking(t);
    await hit(page, "#undo");
    assert.deepEqual(await waitState(page, { ply: 0, thinking: false }), {
      turn: "black", status: "playing", ply: 0, thinking: false,
    });
    await still(page, 1000);
    await page.focus("[role=gridcell][tabindex='0']");
    await key(page, "Enter");
    await waitState(page, { ply: 1, thinking: true });
    await key(page, "u");
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
  },

  async "a new game"(t) {
    const page = await thinking(t);
    await twoPeople(page, 15);
    assert.deepEqual(await stones(page), {});
    await waitState(page, { ply: 0, turn: "black", thinking: false });
    await still(page, 1000);
    await press(page, "c3");
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await still(page);
  },

  async "a new game with another size and with a computer that also thinks"(t) {
    const page = await thinking(t);
    await newGame(page, { ...SLOW, color: "black", size: 19 });
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
    await press(page, "s19");
    await waitState(page, { ply: 1, thinking: true });
    await hit(page, "#undo");
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
  },

  async "stop: one stone comes at once, and no second one"(t) {
    const page = await thinking(t);
    // Timed in the page: what a driver needs to send a press says nothing of it.
    await page.evaluate(() => {
      const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
      const pressed = () => {
        const begun = performance.now();
        const done = () => void (app.dataset.ply === "2" && Object.assign(window, { took: performance.now() - begun }));
        new MutationObserver(done).observe(app, { attributes: true });
      };
      document.querySelector("#stop")?.addEventListener("pointerdown", pressed, { once: true });
    });
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false, turn: "black" });
    const took = await page.evaluate(() => /** @type {any} */ (window).took);
    assert(took < 2000, `stopping took ${took} ms`);
    assert.deepEqual(Object.values(await stones(page)).sort(), ["black", "white"]);
    await still(page, 1000);
    // A hint has its place now; only the keyboard still comes to it.
    await page.focus("#stop");
    await key(page, "Enter");
    await settled(page);
    assert.match(await status(page), /Nobody is thinking/);
    assert.equal((await state(page)).ply, 2);
  },

  async "resigning"(t) {
    const page = await thinking(t);
    await resign(page);
    await waitState(page, { status: "won-white", ply: 1, thinking: false });
    assert.match(await status(page), /You lose Black resigned/);
    await still(page, 1000);
    await press(page, "c3");
    await settled(page);
    assert.equal((await state(page)).ply, 1);
    await hit(page, "#undo");
    await waitState(page, { status: "playing", ply: 0, thinking: false });
    await still(page);
  },

  async "stepping back and forward: the computer waits to be asked"(t) {
    const page = await thinking(t);
    await hit(page, "#prev");
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
    await hit(page, "#next");
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await still(page);
    await hit(page, "#resume");
    await waitState(page, { ply: 1, thinking: true });
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    await still(page);
  },

  async "a click on a move of the list"(t) {
    const page = await thinking(t);
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    await press(page, "c3");
    await waitState(page, { ply: 3, thinking: true });
    await hit(page, "#moves [data-ply='2']");
    await waitState(page, { ply: 2, turn: "black", thinking: false });
    await still(page);
    await hit(page, "#moves [data-ply='1']");
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await still(page);
  },

  async "another answer, and undo while it looks for one"(t) {
    const page = await thinking(t);
    await hit(page, "#takeback");
    await settled(page);
    assert.equal((await state(page)).ply, 1, "there is no stone of its own to take back yet");
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    const first = await stones(page);
    await hit(page, "#takeback");
    await waitState(page, { ply: 1, thinking: false });
    await hit(page, "#resume");
    await waitState(page, { ply: 1, thinking: true });
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    assert.notDeepEqual(await stones(page), first);
    await hit(page, "#takeback");
    await hit(page, "#resume");
    await waitState(page, { ply: 1, thinking: true });
    await hit(page, "#undo");
    await waitState(page, { ply: 0, thinking: false });
    await still(page, 1000);
  },

  async "buttons pressed within one blink count in their order"(t) {
    const page = await thinking(t);
    const at = Object.fromEntries(
      await Promise.all(["undo", "redo", "stop"].map(async (id) => [id, await middle(page, `#${id}`)])),
    );
    await clickFast(page, [at.stop, at.undo]);
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
    await clickFast(page, [at.redo, at.undo, at.redo, at.undo]);
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
    await clickFast(page, [await boardPoint(page, "i9"), at.undo, await boardPoint(page, "c3"), at.stop, at.undo]);
    await waitState(page, { ply: 0, thinking: false });
    await still(page);
    await clickFast(page, [await boardPoint(page, "i9"), ...Array(30).fill(at.undo)]);
    await waitState(page, { ply: 0, thinking: false });
    assert.match(await status(page), /nothing to undo/);
    await still(page);
  },

  async "undo at any moment of a short think leaves the person's turn and nothing else"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "alpha-beta", depth: 2, size: 15 });
    await press(page, "h8");
    const begun = performance.now();
    await waitState(page, { ply: 2, thinking: false });
    const whole = performance.now() - begun;
    await hit(page, "#undo");
    await waitState(page, { ply: 0 });
    const undo = await middle(page, "#undo");
    for (const share of [0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1]) {
      await press(page, "h8");
      await page.waitForTimeout(whole * share);
      await clickFast(page, [undo]);
      await waitState(page, { ply: 0, thinking: false, turn: "black" });
      assert.deepEqual(await stones(page), {});
    }
    await still(page, 1000);
  },

  async "two presses and an answer: the second press is no second stone"(t) {
    const page = await t.open();
    await newGame(page, { ...SLOW, color: "black" });
    await pressFast(page, ["h8", "i9", "j10"]);
    await waitState(page, { ply: 1, thinking: true });
    assert.deepEqual(await stones(page), { h8: "black" });
  },

  async "a hint that is still being sought when the move is made never shows"(t) {
    const page = await t.open();
    await twoPeople(page, 15);
    await press(page, "h8");
    const [hint, i9] = [await middle(page, "#hint"), await boardPoint(page, "i9")];
    await clickFast(page, [hint, i9]);
    await waitState(page, { ply: 2, thinking: false });
    await still(page, 600);
    assert.doesNotMatch(await status(page), /Hint/);
    assert.equal(await page.locator("[role=gridcell][aria-label$='hint']").count(), 0);
  },

  async "settings and dialogs change nothing in the thinking"(t) {
    const page = await thinking(t);
    await speak(page, "zh-Hans");
    await hit(page, "#theme");
    await hit(page, "#new");
    await key(page, "Escape");
    await page.waitForSelector("#newgame:not([open])", { state: "attached" });
    assert.equal((await state(page)).thinking, true);
    assert.equal((await state(page)).ply, 1);
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    await still(page);
  },
};
