// Games against the computers, and between them.

import assert from "node:assert/strict";
import { hit, newGame, play, press, state, status, still, stones, waitState, waitTurn } from "../lib.mjs";

/** @typedef {import("../harness.mjs").Trial} Trial */

const COMPUTERS = ["random", "greedy", "minimax", "alpha-beta"];

export default {
  ...Object.fromEntries(
    COMPUTERS.map((computer) => [
      `${computer} answers, and opens when it has Black`,
      async (/** @type {Trial} */ t) => {
        const page = await t.open();
        await newGame(page, { opponent: "computer", color: "black", computer, size: 9 });
        assert.equal((await state(page)).ply, 0);
        await press(page, "e5");
        await waitState(page, { ply: 2, thinking: false, turn: "black" });
        const first = await stones(page);
        assert.equal(first.e5, "black");
        assert.deepEqual(Object.values(first).sort(), ["black", "white"]);
        // Whatever was answered: a free point far from it is answered too, and so is a corner.
        const free = ["a1", "i9", "a9", "i1"].find((corner) => !(corner in first)) ?? "";
        await press(page, free);
        await waitState(page, { ply: 4, thinking: false, turn: "black" });
        await newGame(page, { opponent: "computer", color: "white", computer, size: 9 });
        await waitState(page, { ply: 1, thinking: false, turn: "white" });
        const opening = await stones(page);
        assert.deepEqual(Object.values(opening), ["black"]);
        if (computer !== "random") assert.deepEqual(opening, { e5: "black" }, "the middle is the best start");
        const reply = "d5" in opening ? "f6" : "d5";
        await press(page, reply);
        await waitState(page, { ply: 3, thinking: false, turn: "white" });
        assert.equal((await stones(page))[reply], "white");
      },
    ]),
  ),

  ...Object.fromEntries(
    COMPUTERS.map((computer, i) => [
      `two computers play to the end: ${computer} against ${COMPUTERS[(i + 1) % 4]}`,
      async (/** @type {Trial} */ t) => {
        const page = await t.open();
        await newGame(page, { opponent: "watch", computer, computer2: COMPUTERS[(i + 1) % 4], size: 5 + (i % 3) });
        await page.waitForSelector('#app:not([data-status="playing"])', { state: "attached", timeout: 60_000 });
        await waitState(page, { thinking: false });
        const { ply, status: result } = await state(page);
        const counted = Object.values(await stones(page));
        assert.equal(counted.length, ply);
        assert(["won-black", "won-white", "drawn"].includes(result), result);
        if (result === "drawn") assert.equal(ply, (5 + (i % 3)) ** 2, "a draw fills the board");
        assert.match(await status(page), result === "drawn" ? /draw/i : /wins/);
        await still(page);
      },
    ]),
  ),

  async "a stone in a corner and stones far from all others are answered"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "alpha-beta", depth: 2, size: 15 });
    let ply = 0;
    for (const point of ["a1", "o15", "o1", "a15", "h1", "a8"]) {
      if (point in (await stones(page))) continue;
      await press(page, point);
      ply += 2;
      await waitState(page, { ply, thinking: false, turn: "black" });
      assert.equal((await stones(page))[point], "black");
    }
  },

  async "on its own turn the computer takes no stone from a person, and says so"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    await press(page, "c3");
    await page.waitForFunction(() => /computer's turn/.test(document.querySelector("#status")?.textContent ?? ""));
    assert.deepEqual(await stones(page), { h8: "black" });
    assert.equal((await state(page)).thinking, true, "it thinks on");
  },

  async "undo gives the turn back to the person, with its own stone and the answer gone"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "white", computer: "greedy", size: 9 });
    await waitTurn(page, "white");
    await press(page, "d5");
    await waitState(page, { ply: 3, turn: "white", thinking: false });
    const before = await stones(page);
    await hit(page, "#undo");
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await still(page);
    await hit(page, "#redo");
    await waitState(page, { ply: 3, turn: "white", thinking: false });
    assert.deepEqual(await stones(page), before);
    await hit(page, "#undo");
    await hit(page, "#undo");
    await waitState(page, { ply: 1 });
    assert.match(await status(page), /nothing to undo/);
    await still(page);
    await press(page, "d6");
    await waitState(page, { ply: 3, thinking: false });
    assert.equal((await stones(page)).d6, "white");
    assert.equal((await stones(page)).d5 === "white", false, "what was taken back is not on the board");
  },

  async "take back its move: then another answer, or the person places the stone"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "greedy", size: 9 });
    await press(page, "e5");
    await waitState(page, { ply: 2, thinking: false });
    const tried = new Set();
    for (let times = 0; times < 3; times += 1) {
      const white = Object.entries(await stones(page)).find(([, color]) => color === "white")?.[0];
      assert(white && !tried.has(white), `${white} after ${[...tried]}`);
      tried.add(white);
      await hit(page, "#takeback");
      await waitState(page, { ply: 1, turn: "white", thinking: false });
      assert.match(await status(page), /White waits/);
      assert.deepEqual(await stones(page), { e5: "black" });
      if (times === 0) await still(page);
      await hit(page, "#resume");
      await waitState(page, { ply: 2, turn: "black", thinking: false });
    }
    await hit(page, "#takeback");
    await waitState(page, { ply: 1 });
    await press(page, "a1");
    await waitState(page, { ply: 2, turn: "black", thinking: false });
    assert.deepEqual(await stones(page), { e5: "black", a1: "white" });
    await press(page, "i9");
    await waitState(page, { ply: 4, turn: "black", thinking: false });
    await hit(page, "#undo");
    await hit(page, "#takeback");
    await page.waitForFunction(() => /waits|not the computer/.test(document.querySelector("#status")?.textContent ?? ""));
  },

  async "a hint names a free point and why, shows it, and goes with the next move"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "person", size: 9 });
    await play(page, "b3 b5 c3 c5 d3 d5 e3 e5");
    await hit(page, "#hint");
    await page.waitForFunction(() => /^Hint: /.test(document.querySelector("#status")?.textContent ?? ""));
    assert.match(await status(page), /^Hint: (A3|F3)\. It makes five and wins\.$/);
    assert.equal(await page.locator("[role=gridcell][aria-label$='hint']").count(), 1);
    assert.equal((await state(page)).ply, 8);
    await play(page, "i9");
    assert.doesNotMatch(await status(page), /Hint/);
    assert.equal(await page.locator("[role=gridcell][aria-label$='hint']").count(), 0);
  },

  async "two computers can be stopped and go on"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "watch", computer: "minimax", computer2: "minimax", depth: 4, depth2: 4, size: 15 });
    await waitState(page, { thinking: true });
    await hit(page, "#stop");
    await waitState(page, { thinking: false });
    const { ply } = await state(page);
    assert.equal(ply >= 1, true);
    await still(page);
    await hit(page, "#resume");
    await waitState(page, { thinking: true });
    await hit(page, "#stop");
    await waitState(page, { ply: ply + 1, thinking: false });
    await still(page);
  },

  async "scores are on the cells when asked for, and in the console"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "person", size: 9 });
    await play(page, "e5 e6 d5");
    await hit(page, "#scores");
    await page.waitForSelector("#scores[aria-pressed=true]", { state: "attached" });
    const scored = page.locator("[role=gridcell][aria-label*='attack']");
    assert((await scored.count()) > 5);
    assert.match((await page.getAttribute("[data-point=c5]", "aria-label")) ?? "", /attack \d+, defen[cs]e \d+/);
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await hit(page, "#logscores");
    assert.match((await logged).text(), /c5/i);
    await hit(page, "#scores");
    await page.waitForSelector("#scores[aria-pressed=false]", { state: "attached" });
    assert.equal(await scored.count(), 0);
  },
};
