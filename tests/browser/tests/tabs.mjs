// Several tabs: each has its own game and never touches that of another.

import assert from "node:assert/strict";
import { hit, newGame, play, press, state, stones, twoPeople, waitReady, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await waitReady(page);
}

export default {
  async "two tabs have two games, and each comes back to its own"(t) {
    const first = await t.open();
    await twoPeople(first);
    await play(first, "a1 b1");
    const second = await t.open({ beside: first });
    assert.deepEqual(await stones(second), {}, "a new tab begins with a new game");
    await twoPeople(second);
    await play(second, "e5 e6 d5");
    await first.bringToFront();
    await play(first, "a2");
    await reload(second);
    await reload(first);
    assert.deepEqual(await stones(first), { a1: "black", b1: "white", a2: "black" });
    assert.deepEqual(await stones(second), { e5: "black", e6: "white", d5: "black" });
    await second.bringToFront();
    await play(second, "i9");
    await reload(first);
    assert.equal((await state(first)).ply, 3);
  },

  async "a duplicated tab gets a game of its own"(t) {
    const first = await t.open();
    await twoPeople(first);
    await play(first, "a1 b1");
    const session = await first.evaluate(() => Object.entries({ ...sessionStorage }));
    assert.notEqual(session.length, 0);
    // A duplicated tab starts with a copy of the first one's session.
    const second = await t.open({ beside: first, ready: false });
    await second.evaluate((entries) => entries.forEach(([key, text]) => sessionStorage.setItem(key, text)), session);
    await reload(second);
    await twoPeople(second);
    await play(second, "e5 e6 d5");
    await first.bringToFront();
    await play(first, "a2");
    await reload(second);
    await reload(first);
    assert.deepEqual(await stones(first), { a1: "black", b1: "white", a2: "black" });
    assert.deepEqual(await stones(second), { e5: "black", e6: "white", d5: "black" });
  },

  async "a closed tab's game is found again by the next visit"(t) {
    const first = await t.open();
    await twoPeople(first);
    await play(first, "a1 b1");
    const other = await t.open({ beside: first });
    await first.close();
    await twoPeople(other);
    await play(other, "e5");
    const third = await t.open({ beside: other });
    assert.deepEqual(await stones(third), { a1: "black", b1: "white" });
    assert.deepEqual(await stones(other), { e5: "black" });
  },

  async "a window opened from the page gets a game of its own too"(t) {
    const first = await t.open();
    await twoPeople(first);
    await play(first, "a1 b1");
    // A window opened by the page copies its session, as a browser's own Duplicate does.
    const [second] = await Promise.all([
      first.context().waitForEvent("page"),
      first.evaluate(() => void window.open(location.href)),
    ]);
    await waitReady(second);
    await twoPeople(second);
    await play(second, "e5");
    await reload(first);
    await reload(second);
    assert.deepEqual(await stones(first), { a1: "black", b1: "white" });
    assert.deepEqual(await stones(second), { e5: "black" });
  },

  async "a computer that thinks in one tab leaves the other alone"(t) {
    const first = await t.open();
    const second = await t.open({ beside: first });
    await first.bringToFront();
    await newGame(first, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(first, "h8");
    await waitState(first, { ply: 1, thinking: true });
    await second.bringToFront();
    await twoPeople(second);
    await play(second, "e5 e6");
    await first.bringToFront();
    await hit(first, "#stop");
    await waitState(first, { ply: 2, thinking: false });
    assert.deepEqual(await stones(second), { e5: "black", e6: "white" });
  },

  async "without locks two tabs still never share a game"(t) {
    const withoutLocks = () => void Object.defineProperty(navigator, "locks", { value: undefined });
    const first = await t.open({ before: withoutLocks });
    await twoPeople(first);
    await play(first, "a1 b1");
    const second = await t.open({ beside: first, before: withoutLocks });
    await twoPeople(second);
    await play(second, "e5");
    await reload(first);
    await reload(second);
    assert.deepEqual(await stones(first), { a1: "black", b1: "white" });
    assert.deepEqual(await stones(second), { e5: "black" });
  },
};
