// What stands around the board: strips, result, menu, the choice of a level, and the bar that is always in reach.

import assert from "node:assert/strict";
import {
  FIVE,
  hit,
  key,
  newGame,
  play,
  press,
  resign,
  settled,
  state,
  status,
  stones,
  tap,
  touch,
  twoPeople,
  typeInto,
  waitReady,
  waitState,
} from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.id ?? "");

/**
 * The players' colors from above to below, or from left to right.
 * @param {Page} page
 */
const order = (page) => page.$$eval(".player", (strips) => strips.map((strip) => strip.getAttribute("data-color")).join(" "));

/**
 * A place in a player's name.
 * @param {Page} page
 * @param {string} color
 * @returns {Promise<[number, number]>}
 */
async function named(page, color) {
  const box = await page.locator(`.player[data-color="${color}"] .name`).boundingBox();
  assert(box);
  return [box.x + 20, box.y + box.height / 2];
}

export default {
  async "the end has a headline, a reason, and ways to go on"(t) {
    const page = await t.open();
    await twoPeople(page);
    assert.equal(await page.locator("#again").isVisible(), false);
    await play(page, FIVE);
    assert.equal(await page.innerText("#status b"), "Black wins");
    assert.equal(await page.innerText("#status span"), "Five in a row · B3–F3 · Move 9");
    assert.equal(await page.innerText(".player.won .level"), "Won");
    assert.equal(await page.getAttribute(".player.won", "data-color"), "black");
    assert.equal(await page.locator("#typed").isVisible(), false);
    await page.selectOption("#speed", "250");
    await hit(page, "#review");
    await waitState(page, { ply: 0, status: "playing" });
    assert.equal(await focused(page), "play");
    assert.equal(await page.locator("#again").isVisible(), true);
    await waitState(page, { ply: 9, status: "won-black" });
    await hit(page, "#again");
    await waitState(page, { ply: 0, status: "playing" });
    assert.deepEqual(await stones(page), {});
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
  },

  async "a game that has ended is looked through, and takes a stone only where one plays on"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    await hit(page, '#moves [data-ply="4"]');
    await waitState(page, { ply: 4, status: "playing" });
    await settled(page);
    assert.equal(await status(page), "Move 4 of 9");
    assert.equal(await page.locator("#review").isVisible(), false);
    assert.equal(await page.locator("#again").isVisible(), true);
    await press(page, "a1");
    await page.waitForSelector("#status.refusal");
    assert.match(await status(page), /^The game is over/);
    assert.deepEqual((await state(page)).ply, 4);
    await page.reload();
    await waitReady(page);
    await hit(page, "#next");
    await waitState(page, { ply: 5 });
    await settled(page);
    assert.equal(await status(page), "Move 5 of 9");
    await hit(page, "#onward");
    await page.waitForFunction(() => document.querySelector("#status")?.textContent === "White to move");
    assert.equal(await page.locator("#again").isVisible(), false);
    await play(page, "a1");
    assert.equal(await page.locator("#moves [data-ply]").count(), 6);
  },

  async "a resignation is asked once more, and leaving the menu is a no"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5");
    await hit(page, "#resign");
    assert.equal(await page.innerText("#resign"), "Resign now?");
    await key(page, "Escape");
    await settled(page);
    assert.equal((await state(page)).status, "playing");
    await hit(page, "#resign");
    assert.equal((await state(page)).status, "playing", "asked anew");
    await hit(page, "#resign");
    await waitState(page, { status: "won-black" });
  },

  async "a computer's strip leads to the choice of another, a person's takes a name"(t) {
    const page = await t.open();
    await page.mouse.click(...(await named(page, "white")));
    await page.waitForSelector("#newgame[open]");
    await key(page, "Escape");
    await page.mouse.click(...(await named(page, "black")));
    assert.equal(await focused(page), "edit-black");
    assert.equal(await page.locator("#newgame").isVisible(), false);
  },

  async "playing again keeps players, names, rule, size and clock"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "white", level: 2, size: 9, rule: "standard", clock: "game-300-0" });
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await typeInto(page, "#edit-white", "Ada");
    await page.press("#edit-white", "Enter");
    const facts = () => page.$$eval("#chip-text, .player", (all) => all.map((e) => `${e.textContent} ${e.querySelector("input")?.value}`));
    const before = await facts();
    await resign(page);
    await waitState(page, { status: "won-black" });
    assert.equal(await page.innerText("#status b"), "You lose");
    assert.match(await page.innerText("#status span"), /^White resigned · Move 1$/);
    await hit(page, "#again");
    await waitState(page, { status: "playing", ply: 1, thinking: false });
    const without = (/** @type {string[]} */ all) => all.map((text) => text.replace(/\d:\d\d/, ""));
    assert.deepEqual(without(await facts()), without(before));
  },

  async "the opponent stands above oneself, and Black above White between equals"(t) {
    const page = await t.open();
    assert.equal(await order(page), "white black");
    await newGame(page, { opponent: "computer", color: "white", level: 1, size: 9 });
    assert.equal(await order(page), "black white");
    await twoPeople(page);
    assert.equal(await order(page), "black white");
    await typeInto(page, "#edit-white", "Grace");
    await page.press("#edit-white", "Enter");
    await page.reload();
    await waitReady(page);
    assert.equal(await page.inputValue('.player[data-color="white"] .name'), "Grace");
  },

  async "a move typed as the last one leaves the focus where one goes on"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE.split(" ").slice(0, -1).join(" "));
    await page.focus("#typed");
    await page.keyboard.type("f3");
    await key(page, "Enter");
    await waitState(page, { status: "won-black" });
    assert.equal(await focused(page), "again");
  },

  async "the menu by keyboard: opened, gone through, left by Escape, and the focus comes back"(t) {
    const page = await t.open();
    await page.focus("#more");
    await key(page, "Enter");
    await page.waitForSelector("#menu[open]");
    assert.equal(await focused(page), "takeback");
    const seen = new Set();
    for (let times = 0; times < 20; times += 1) {
      await key(page, "Tab");
      const id = await focused(page);
      // Firefox stops at the menu itself too where it can be scrolled.
      if (id && id !== "menu") seen.add(id);
    }
    assert.deepEqual([...seen].sort(), await page.$$eval("#menu button:not([hidden])", (all) => all.map(({ id }) => id).sort()));
    await key(page, "Escape");
    await page.waitForSelector("#menu:not([open])", { state: "attached" });
    assert.equal(await focused(page), "more");
    await key(page, "Enter");
    await page.focus("#scores");
    await key(page, "Enter");
    await page.waitForSelector("#menu:not([open])", { state: "attached" });
    assert.equal(await focused(page), "more");
    await page.waitForSelector('#scores[aria-pressed="true"]', { state: "attached" });
  },

  async "a press beside the menu closes it and places nothing"(t) {
    const page = await t.open();
    await hit(page, "#more");
    await page.waitForSelector("#menu[open]");
    await press(page, "h8");
    await page.waitForSelector("#menu:not([open])", { state: "attached" });
    assert.equal((await state(page)).ply, 0);
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
  },

  async "a level is chosen by its bar, plays, and is remembered"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", level: 9, size: 19 });
    assert.match(await page.innerText('.player[data-color="white"] .level'), /^Level 9 · /);
    await page.reload();
    await waitReady(page);
    await hit(page, "#new");
    assert.equal(await page.isChecked('[name=level][value="9"]'), true);
    assert.equal(await page.isChecked('[name=lines][value="19"]'), true);
    assert.match(await page.innerText("#ng-computer b"), /^9 · \w/);
    const heights = await page.$$eval("#ng-computer .bars i", (bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    assert.equal(heights.length, 10);
    assert.deepEqual([heights[0], heights[9]], [12, 48]);
    assert(heights.every((height, i) => i === 0 || height > heights[i - 1]), heights.join(" "));
    // By keyboard, and to a computer of one's own making and back.
    await page.focus('[name=level][value="9"]');
    await key(page, "ArrowRight");
    assert.match(await page.innerText("#ng-computer b"), /^10 · \w/);
    assert.equal(await page.locator("#ng-computer [data-for=depth]").isVisible(), false);
    await page.selectOption("[name=computer]", "minimax");
    assert.equal(await page.locator("#ng-computer .bars").isVisible(), false);
    assert.equal(await page.locator("#ng-computer [data-for=depth]").isVisible(), true);
    await page.selectOption("[name=computer]", "level");
    await hit(page, "#start");
    await settled(page);
    assert.match(await page.innerText('.player[data-color="white"] .level'), /^Level 10 · /);
  },

  async "the longest sentences are shown whole and move nothing"(t) {
    for (const [width, height] of [[1440, 900], [768, 1024], [390, 844], [320, 640], [844, 390]]) {
      const page = await t.open({ viewport: { width, height }, touch: width < 800 });
      const boxes = () =>
        page.$$eval(".players, #board, .status, .sheet, .moves, .actions, #count", (all) =>
          all.map((e) => Object.values(e.getBoundingClientRect().toJSON()).map(Math.round).join()),
        );
      const before = await boxes();
      const fits = await page.evaluate(() => {
        const status = /** @type {HTMLElement} */ (document.querySelector("#status"));
        status.textContent = "Hint: G10. It keeps the opponent from a four with an open three.";
        return status.scrollHeight <= status.clientHeight + 1 && status.scrollWidth <= status.clientWidth + 1;
      });
      assert(fits, `${width} × ${height}`);
      assert.deepEqual(await boxes(), before, `${width} × ${height}`);
    }
  },

  async "the bar at the foot never covers what has the focus"(t) {
    for (const viewport of [{ width: 320, height: 640 }, { width: 390, height: 500 }, { width: 667, height: 375 }]) {
      const page = await t.open({ viewport });
      for (let times = 0; times < 40; times += 1) {
        await key(page, "Tab");
        await settled(page);
        const covered = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body || element.closest("#grid")) return "";
          const { left, top, width, height } = element.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(over) || over?.closest("label")?.contains(element) ? "" : `${element.outerHTML.slice(0, 60)} by ${over?.outerHTML.slice(0, 60)}`;
        });
        assert.equal(covered, "", `${viewport.width} × ${viewport.height}`);
      }
    }
  },

  async "a device that is turned keeps the game, and the board stays whole"(t) {
    const page = await t.open({ viewport: { width: 390, height: 844 }, touch: true });
    await touch(page, "#new");
    await key(page, "Escape");
    for (let times = 0; times < 2; times += 1) await tap(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    const before = await stones(page);
    for (const viewport of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      await settled(page);
      const box = await page.locator("#board").boundingBox();
      assert(box && box.x >= 0 && box.x + box.width <= viewport.width && box.height <= viewport.height, JSON.stringify(box));
      assert(Math.abs(box.width - box.height) < 1);
      assert.deepEqual(await stones(page), before);
      assert.equal(await page.locator("#undo").isVisible(), true);
    }
    assert.match(await status(page), /Your turn/);
  },

  async "playing by itself ends when a game is opened"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, FIVE);
    const [download] = await Promise.all([page.waitForEvent("download"), hit(page, "#save")]);
    const path = await download.path();
    await page.selectOption("#speed", "500");
    await hit(page, "#review");
    await waitState(page, { ply: 1 });
    await page.setInputFiles("#file", path);
    await page.waitForSelector('#play:not([aria-label="Pause"])');
    const { ply } = await state(page);
    await page.waitForTimeout(700);
    assert.equal((await state(page)).ply, ply);
  },
};
