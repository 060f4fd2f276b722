// What the browser keeps: the game and the settings, and what happens where nothing can be kept.

import assert from "node:assert/strict";
import {
  FIVE,
  FIVE_STONES,
  failure,
  hit,
  newGame,
  play,
  press,
  resign,
  settled,
  speak,
  state,
  status,
  still,
} from "../lib.mjs";
import { said, stones, twoPeople, typeInto, waitReady, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await waitReady(page);
}

/**
 * Everything kept whose key begins with `prefix`.
 * @param {Page} page
 * @param {string} prefix
 * @returns {Promise<[string, string][]>}
 */
async function kept(page, prefix) {
  const all = await page.evaluate(() => Object.entries({ ...localStorage }));
  return all.filter(([key]) => key.startsWith(prefix));
}

export default {
  async "a reload brings the game back in its middle, with the line that was undone"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6 d5 d6");
    await hit(page, "#undo");
    await waitState(page, { ply: 3 });
    await reload(page);
    assert.deepEqual(await state(page), { turn: "white", status: "playing", ply: 3, thinking: false });
    assert.deepEqual(await stones(page), { e5: "black", e6: "white", d5: "black" });
    assert.match(await status(page), /Your game is back/);
    await hit(page, "#redo");
    await waitState(page, { ply: 4 });
    await play(page, "c5");
    await reload(page);
    assert.equal((await state(page)).ply, 5);
  },

  async "a reload after a win shows the win, and nothing can be played"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    await reload(page);
    assert.equal((await state(page)).status, "won-black");
    assert.deepEqual(await stones(page), FIVE_STONES);
    await press(page, "i9");
    await settled(page);
    assert.equal((await state(page)).ply, 9);
    await hit(page, "#undo");
    await waitState(page, { ply: 8, status: "playing" });
  },

  async "a reload after resigning keeps the result"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5");
    await resign(page);
    await waitState(page, { status: "won-black" });
    await reload(page);
    assert.deepEqual(await state(page), { turn: "white", status: "won-black", ply: 1, thinking: false });
    assert.deepEqual(await stones(page), { e5: "black" });
  },

  async "a reload while the computer thinks lets it think again"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    await reload(page);
    await waitState(page, { ply: 1, thinking: true });
    assert.deepEqual(await stones(page), { h8: "black" });
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    await still(page);
  },

  async "a computer that was asked to wait still waits after a reload"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "greedy", size: 9 });
    await press(page, "e5");
    await waitState(page, { ply: 2, thinking: false });
    await hit(page, "#takeback");
    await waitState(page, { ply: 1 });
    await reload(page);
    assert.deepEqual(await state(page), { turn: "white", status: "playing", ply: 1, thinking: false });
    await still(page);
    await hit(page, "#resume");
    await waitState(page, { ply: 2, thinking: false });
  },

  async "settings, names and the choices of the dialog are remembered"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "person", size: 13, rule: "standard" });
    await typeInto(page, "#edit-black", "Ada");
    await page.press("#edit-black", "Enter");
    await hit(page, "#settings");
    for (const name of ["theme][value=starry", "numbers][value=all", "confirm][value=always"]) {
      await hit(page, `#settings-dialog label:has([name=${name}])`);
    }
    await page.locator("#settings-dialog [name=coordinates]").click();
    await hit(page, "#settings-form [type=submit]");
    await page.waitForSelector("html[data-theme=starry]");
    await reload(page);
    assert.equal(await page.getAttribute("html", "data-theme"), "starry");
    assert.equal(await page.inputValue("#edit-black"), "Ada");
    for (const name of ["theme][value=starry", "numbers][value=all", "confirm][value=always"]) {
      assert.equal(await page.isChecked(`#settings-dialog [name=${name}]`), true, name);
    }
    assert.equal(await page.isChecked("#settings-dialog [name=coordinates]"), false);
    assert.match((await page.textContent("#chip-text")) ?? "", /Standard.*13/);
    assert.equal(await page.isChecked("[name=opponent][value=person]"), true);
    assert.equal(await page.isChecked("[name=rule][value=standard]"), true);
    assert.equal(await page.inputValue("#newgame [name=size]"), "13");
  },

  async "an unreadable game is put aside, told, and never written over"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6");
    const [[key]] = await kept(page, "hoshi:game:");
    for (const [i, broken] of ["no game at all", "hoshi 99\n"].entries()) {
      await page.evaluate(([key, broken]) => localStorage.setItem(key, broken), [key, broken]);
      await reload(page);
      assert.deepEqual(await state(page), { turn: "black", status: "playing", ply: 0, thinking: false });
      assert.match(await failure(page), /could not be read and was put aside.*Line 1, column \d+/);
      assert.match(await said(page, "assertive"), /put aside/);
      await press(page, "a1");
      await waitState(page, { ply: 2, thinking: false });
      const aside = (await kept(page, "hoshi:aside:")).map(([, text]) => text);
      assert.equal(aside.length, i + 1);
      assert(aside.includes(broken));
    }
    await reload(page);
    assert.equal((await state(page)).ply, 2);
    assert.equal((await kept(page, "hoshi:aside:")).length, 2);
  },

  async "where asking for storage throws, the game goes on and says that nothing is kept"(t) {
    const page = await t.open({
      before: () => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      },
    });
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    assert.match(await status(page), /cannot be kept on this device/);
    assert.match(await said(page, "assertive"), /cannot be kept on this device/);
    await twoPeople(page);
    await play(page, FIVE);
    assert.equal((await state(page)).status, "won-black");
  },

  async "where storage is full, the game goes on and says that nothing is kept"(t) {
    const page = await t.open({
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    });
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    assert.match(await status(page), /cannot be kept on this device/);
    assert.match(await said(page, "assertive"), /cannot be kept on this device/);
    await speak(page, "zh-Hans");
    await twoPeople(page);
    await play(page, FIVE);
    assert.equal((await state(page)).status, "won-black");
  },

  async "settings that cannot be read are left out and do no harm"(t) {
    const page = await t.open();
    await page.evaluate(() => {
      localStorage.setItem("hoshi:settings", "hoshi-settings 1\ntheme kaya\nnumbers many\nsound loud\n");
      localStorage.setItem("hoshi:newgame", "size=999&opponent=nobody&%%%");
      localStorage.setItem("hoshi:look", "purple klingon");
      localStorage.setItem("hoshi:used", "☆ ../x");
    });
    await reload(page);
    assert.equal(await page.isChecked("#settings-dialog [name=theme][value=kaya]"), true);
    assert.equal(await page.isChecked("#settings-dialog [name=numbers][value=auto]"), true);
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    await twoPeople(page);
    await play(page, "e5");
  },
};
