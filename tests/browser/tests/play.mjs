// A game between two people with the mouse, and presses that must not become moves.

import assert from "node:assert/strict";
import { FIVE, FIVE_STONES, boardPoint, hit, newGame, play, press, pressFast } from "../lib.mjs";
import { said, settled, state, status, stones, twoPeople, waitState } from "../lib.mjs";

/**
 * Fails unless the board still has `wanted` and nothing else.
 * @param {import("playwright-core").Page} page
 * @param {Record<string, string>} wanted
 */
async function only(page, wanted) {
  await settled(page);
  assert.deepEqual(await stones(page), wanted);
  assert.equal((await state(page)).ply, Object.keys(wanted).length);
}

export default {
  async "a whole game to a five, nothing after it, and a clean new one"(t) {
    const page = await t.open();
    await twoPeople(page, 15);
    /** @type {Record<string, string>} */
    const wanted = {};
    for (const [i, point] of FIVE.split(" ").entries()) {
      assert.equal((await state(page)).turn, i % 2 ? "white" : "black");
      assert.match(await status(page), i === 0 ? /New game|Black to move/ : i % 2 ? /White to move/ : /Black to move/);
      await press(page, point);
      await waitState(page, { ply: i + 1 });
      wanted[point] = i % 2 ? "white" : "black";
      assert.deepEqual(await stones(page), wanted);
    }
    assert.equal((await state(page)).status, "won-black");
    assert.match(await status(page), /Black wins five in a row/);
    assert.match(await said(page, "assertive"), /Black wins: five in a row/);
    assert.equal(await page.locator("[role=gridcell][aria-label*='winning line']").count(), 5);
    await press(page, "h8");
    await only(page, FIVE_STONES);
    assert.match(await status(page), /The game is over/);
    await twoPeople(page, 15);
    assert.deepEqual(await state(page), { turn: "black", status: "playing", ply: 0, thinking: false });
    await play(page, "h8");
    await only(page, { h8: "black" });
  },

  async "White can win too, along an edge and down a diagonal into the corner"(t) {
    const page = await t.open();
    for (const line of ["a1 b1 c1 d1 e1", "a9 a8 a7 a5 a6", "e5 f6 g7 h8 i9", "i1 h2 g3 f4 e5"]) {
      await twoPeople(page, 9);
      const away = ["b3", "e2", "g6", "b6", "h5"];
      await play(page, line.split(" ").map((point, i) => `${away[i]} ${point}`).join(" "));
      assert.equal((await state(page)).status, "won-white", line);
    }
  },

  async "six in a row is a win in freestyle and none in standard"(t) {
    const page = await t.open();
    for (const rule of /** @type {const} */ (["freestyle", "standard"])) {
      await newGame(page, { opponent: "person", size: 9, rule });
      await play(page, "a1 a9 b1 c9 c1 e9 e1 g9 f1 i9 d1");
      assert.equal((await state(page)).status, rule === "freestyle" ? "won-black" : "playing", rule);
    }
  },

  async "two presses within 50 milliseconds are two moves"(t) {
    const page = await t.open();
    await twoPeople(page, 15);
    await page.evaluate(() => {
      /** @type {number[]} */
      const seen = [];
      Object.assign(window, { seenAt: seen });
      addEventListener("pointerup", () => void seen.push(performance.now()), true);
    });
    // The page is kept busy for a moment, so that both presses wait for it and come one right after the other.
    const busy = page.evaluate(() => {
      for (const end = performance.now() + 300; performance.now() < end; );
    });
    await Promise.all([busy, pressFast(page, ["h8", "i9"])]);
    await waitState(page, { ply: 2 });
    assert.deepEqual(await stones(page), { h8: "black", i9: "white" });
    await pressFast(page, ["a1", "b1", "c1", "d1"]);
    await waitState(page, { ply: 6 });
    const at = await page.evaluate(() => /** @type {any} */ (window).seenAt);
    const gaps = at.slice(1).map((time, i) => time - at[i]);
    assert(Math.min(...gaps) < 50, `no two presses within 50 ms: ${gaps}`);
  },

  async "a press on a taken point is no move and says why, and again each time"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5");
    await page.evaluate(() => {
      Object.assign(window, { heard: 0 });
      const count = () => void ((/** @type {any} */ (window)).heard += 1);
      new MutationObserver(count).observe(document.querySelector("#polite") ?? document, { childList: true });
    });
    for (const times of [1, 2]) {
      await press(page, "e5");
      await only(page, { e5: "black" });
      assert.equal(await status(page), "E5 is taken.");
      assert.equal(await said(page), "E5 is taken.");
      const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
      assert(heard >= times, "the same sentence must be said anew");
    }
    await play(page, "f5");
    assert.doesNotMatch(await status(page), /taken/, "the reason goes with the next move");
  },

  async "a double click places one stone"(t) {
    const page = await t.open();
    await twoPeople(page);
    const { x, y } = await boardPoint(page, "d4");
    await page.mouse.dblclick(x, y);
    await waitState(page, { ply: 1 });
    await only(page, { d4: "black" });
  },

  async "presses beside the crossings, other buttons and drags place nothing"(t) {
    const page = await t.open();
    await twoPeople(page);
    const [a1, e5, f6] = [await boardPoint(page, "a1"), await boardPoint(page, "e5"), await boardPoint(page, "f6")];
    const cell = f6.x - e5.x;
    const box = await page.locator("#board").boundingBox();
    assert(box);
    const beside = [
      [box.x + 2, box.y + 2],
      [box.x + box.width - 2, box.y + box.height - 2],
      [a1.x - cell * 0.6, a1.y],
      [a1.x, a1.y + cell * 0.6],
      [(e5.x + f6.x) / 2, (e5.y + f6.y) / 2],
      [box.x - 3, e5.y],
    ];
    for (const [x, y] of beside) await page.mouse.click(x, y);
    for (const button of /** @type {const} */ (["right", "middle"])) {
      await page.mouse.click(e5.x, e5.y, { button });
      await page.keyboard.press("Escape");
    }
    await page.mouse.move(e5.x, e5.y);
    await page.mouse.down();
    await page.mouse.move(e5.x + 2 * cell, e5.y, { steps: 4 });
    await page.mouse.up();
    // Pressed on the board and let go outside, and the other way round.
    await page.mouse.move(e5.x, e5.y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 40, e5.y, { steps: 3 });
    await page.mouse.up();
    await page.mouse.down();
    await page.mouse.move(e5.x, e5.y, { steps: 3 });
    await page.mouse.up();
    await only(page, {});
    // A hand that trembles on the crossing is no drag.
    await page.mouse.down();
    await page.mouse.move(e5.x + 4, e5.y + 3, { steps: 2 });
    await page.mouse.up();
    await only(page, { e5: "black" });
  },

  async "every corner of the smallest and the largest board can be hit"(t) {
    const page = await t.open();
    for (const [size, last] of /** @type {[number, string][]} */ ([[5, "e"], [22, "v"]])) {
      await twoPeople(page, size);
      const corners = ["a1", `a${size}`, `${last}1`, `${last}${size}`];
      await play(page, corners.join(" "));
      assert.deepEqual(Object.keys(await stones(page)).sort(), [...corners].sort());
    }
  },

  async "a full board without a five is a draw"(t) {
    const page = await t.open();
    await twoPeople(page, 5);
    // Rows of the finished board from the bottom; X moves first and has one stone more.
    const rows = ["XXOXX", "OOXOO", "XXOXX", "OOXOO", "XOXOX"];
    const free = { X: /** @type {string[]} */ ([]), O: /** @type {string[]} */ ([]) };
    rows.forEach((row, y) => [...row].forEach((stone, x) => free[/** @type {"X" | "O"} */ (stone)].push("abcde"[x] + (y + 1))));
    assert.equal(free.X.length, 13);
    const moves = free.X.flatMap((point, i) => (free.O[i] ? [point, free.O[i]] : [point]));
    await play(page, moves.join(" "));
    assert.equal((await state(page)).status, "drawn");
    assert.match(await status(page), /draw/i);
    await press(page, "a1");
    assert.equal((await state(page)).ply, 25);
    await hit(page, "#undo");
    assert.deepEqual(await waitState(page, { ply: 24 }), { turn: "black", status: "playing", ply: 24, thinking: false });
  },
};
