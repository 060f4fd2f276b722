// The keyboard alone: the board is one stop of Tab, and only a board that has the focus takes keys.

import assert from "node:assert/strict";
import { focusPage, inFirefox } from "../firefox.mjs";
import { FIVE, FIVE_STONES, key, said, settled, state, status, stones, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Presses Tab until the focus is where `selector` says.
 * @param {Page} page
 * @param {string} selector
 * @param {string} [name] of the key
 */
async function tabTo(page, selector, name = "Tab") {
  for (let times = 0; times < 60; times += 1) {
    await page.keyboard.press(name);
    if (inFirefox(page)) await focusPage(page);
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
  }
  throw new Error(`${name} never comes to ${selector}`);
}

/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? null);

/**
 * Starts a game of two people with keys only.
 * @param {Page} page
 */
async function twoPeople(page) {
  await tabTo(page, "#new");
  await key(page, "Enter");
  await tabTo(page, "[name=opponent]");
  await key(page, "ArrowRight");
  assert.equal(await page.isChecked("[name=opponent][value=person]"), true);
  await tabTo(page, "#start");
  await key(page, "Enter");
  await page.waitForSelector("#newgame:not([open])", { state: "attached" });
  await waitState(page, { ply: 0, turn: "black", thinking: false });
}

/**
 * Walks from the focused point to another with arrow keys.
 * @param {Page} page
 * @param {string} to
 */
async function walk(page, to) {
  const from = (await focused(page)) ?? "";
  const steps = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to.slice(1)) - Number(from.slice(1));
  await key(page, ...Array(Math.abs(steps)).fill(steps > 0 ? "ArrowRight" : "ArrowLeft"));
  await key(page, ...Array(Math.abs(rows)).fill(rows > 0 ? "ArrowUp" : "ArrowDown"));
  assert.equal(await focused(page), to);
}

export default {
  async "a whole game by arrows and Enter"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    assert.equal(await focused(page), "h8", "the board is entered in its middle");
    for (const [i, point] of FIVE.split(" ").entries()) {
      await walk(page, point);
      await key(page, i % 2 ? " " : "Enter");
      await waitState(page, { ply: i + 1 });
      assert.equal(await focused(page), point);
    }
    assert.equal((await state(page)).status, "won-black");
    assert.deepEqual(await stones(page), FIVE_STONES);
    assert.match(await said(page, "assertive"), /Black wins/);
    await walk(page, "h8");
    await key(page, "Enter");
    await settled(page);
    assert.equal((await state(page)).ply, 9);
  },

  async "letters go to a column, digits to a row, and edges hold"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    await key(page, "c", "1", "2");
    assert.equal(await focused(page), "c12");
    await key(page, "Enter");
    await waitState(page, { ply: 1 });
    await key(page, "o", "3", "Enter");
    await waitState(page, { ply: 2 });
    assert.deepEqual(await stones(page), { c12: "black", o3: "white" });
    await key(page, "Home", "PageUp");
    assert.equal(await focused(page), "a15");
    await key(page, "ArrowLeft", "ArrowUp");
    assert.equal(await focused(page), "a15");
    await key(page, "End", "PageDown", "ArrowRight", "ArrowDown");
    assert.equal(await focused(page), "o1");
    assert.equal((await state(page)).ply, 2);
  },

  async "points are typed as h8, as 8 8 and in full-width letters"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "#typed");
    for (const [i, text] of ["h8", "9 9", "C12", "1,15", "k,3"].entries()) {
      await page.keyboard.type(text);
      await key(page, "Enter");
      await waitState(page, { ply: i + 1 });
      assert.equal(await page.inputValue("#typed"), "", "the field is ready for the next point");
    }
    await page.keyboard.insertText("ｄ４");
    await key(page, "Enter");
    await waitState(page, { ply: 6 });
    assert.deepEqual(Object.keys(await stones(page)).sort(), ["a15", "c12", "d4", "h8", "i9", "k3"]);
    for (const [text, reason] of [
      ["h8", /H8 is taken/],
      ["zz", /“zz” is not a point/],
      ["v1", /V1 is not on this board/],
      ["16 1", /not on this board/],
    ]) {
      await page.keyboard.type(String(text));
      await key(page, "Enter");
      await settled(page);
      assert.match(await status(page), /** @type {RegExp} */ (reason));
      assert.equal((await state(page)).ply, 6);
    }
  },

  "Enter that ends an input method's composition places nothing": {
    only: "chromium",
    why: "no other driver can compose",
    run: async (/** @type {import("../harness.mjs").Trial} */ t) => {
      const page = await t.open();
      await twoPeople(page);
      await tabTo(page, "#typed");
      const session = await page.context().newCDPSession(page);
      await session.send("Input.imeSetComposition", { text: "h8", selectionStart: 2, selectionEnd: 2 });
      await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", windowsVirtualKeyCode: 229 });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: "Enter", windowsVirtualKeyCode: 13 });
      await settled(page);
      assert.equal((await state(page)).ply, 0);
      await session.send("Input.insertText", { text: "h8" });
      await key(page, "Enter");
      await waitState(page, { ply: 1 });
      assert.deepEqual(await stones(page), { h8: "black" });
    },
  },

  async "u, z, Ctrl+Z undo; Ctrl+Y and Ctrl+Shift+Z redo"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    for (const [name, ply] of /** @type {[string, number][]} */ ([
      ["Enter", 1], ["ArrowUp", 1], ["Enter", 2], ["ArrowUp", 2], ["Enter", 3],
      ["u", 2], ["z", 1], ["Control+z", 0], ["Control+y", 1], ["Control+Shift+Z", 2], ["Control+y", 3], ["Control+z", 2],
    ])) {
      await key(page, name);
      await waitState(page, { ply });
    }
    await key(page, "u", "u", "u");
    await settled(page);
    assert.equal((await state(page)).ply, 0);
    assert.match(await status(page), /nothing to undo/);
    await key(page, "Control+y", "Control+y", "Control+y", "Control+y");
    await settled(page);
    assert.equal((await state(page)).ply, 3);
    assert.match(await status(page), /nothing to redo/);
  },

  async "a held Enter places one stone and does not chatter"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    for (let times = 0; times < 6; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await waitState(page, { ply: 1 });
    await settled(page);
    assert.deepEqual(await stones(page), { h8: "black" });
    assert.doesNotMatch(await status(page), /taken/);
  },

  async "Escape takes a notice away and then leaves the board; Tab leaves it either way"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    await key(page, "Enter", "Enter");
    await settled(page);
    assert.match(await status(page), /taken/);
    await key(page, "Escape");
    await settled(page);
    assert.doesNotMatch(await status(page), /taken/);
    assert.equal(await focused(page), "h8");
    await key(page, "Escape");
    assert.equal(await focused(page), null);
    await tabTo(page, "[role=gridcell]", "Shift+Tab");
    await key(page, "ArrowRight", "Tab");
    assert.equal(await focused(page), null);
    await key(page, "Shift+Tab");
    assert.equal(await focused(page), "i8", "the board remembers where one was");
    await key(page, "Shift+Tab");
    assert.equal(await focused(page), null);
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
  },

  async "keys do nothing to the board while it does not have the focus"(t) {
    const page = await t.open({ viewport: { width: 390, height: 500 } });
    await twoPeople(page);
    await tabTo(page, "[role=gridcell]");
    await key(page, "Enter");
    await waitState(page, { ply: 1 });
    const top = () => page.evaluate(() => document.documentElement.scrollTop);
    const before = await top();
    await key(page, "ArrowDown", "ArrowDown", "PageDown", "End", "Home");
    assert.equal(await top(), before, "the board uses the key, so the page must not scroll");
    await key(page, "Escape");
    await key(page, "u", "z", "Control+z", "Enter", "h", "8", "ArrowLeft");
    await settled(page);
    assert.equal((await state(page)).ply, 1);
    await key(page, "Home");
    await page.waitForFunction(() => document.documentElement.scrollTop === 0);
    await key(page, "End");
    await page.waitForFunction(() => document.documentElement.scrollTop > 0);
    // Letters in a name are letters.
    await tabTo(page, "#edit-black");
    await page.keyboard.type("u z h8 Zhu");
    await key(page, "Enter");
    await settled(page);
    assert.equal((await state(page)).ply, 1);
    assert.equal(await page.inputValue("#edit-black"), "u z h8 Zhu");
  },

  async "all buttons can be reached and pressed, and a press keeps the focus"(t) {
    const page = await t.open();
    await twoPeople(page);
    await tabTo(page, "#typed");
    await page.keyboard.type("h8");
    await key(page, "Enter");
    await waitState(page, { ply: 1 });
    for (const [button, ply] of /** @type {[string, number][]} */ ([
      ["#undo", 0], ["#redo", 1], ["#first", 0], ["#next", 1], ["#prev", 0], ["#last", 1],
    ])) {
      await tabTo(page, button);
      await key(page, "Enter");
      await waitState(page, { ply });
      assert.equal(await page.evaluate(() => `#${document.activeElement?.id}`), button);
    }
  },
};
