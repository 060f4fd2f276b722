// Saving to a file, loading from one, and the board on the clipboard.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { FIVE, FIVE_STONES, failure, hit, newGame, play, press, said, settled, state, typeInto } from "../lib.mjs";
import { status, still, stones, twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Saves the game to a file.
 * @param {Page} page
 */
async function save(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), hit(page, "#save")]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/**
 * Opens a file by the page's button.
 * @param {Page} page
 * @param {string | Buffer} content
 */
async function open(page, content) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), hit(page, "#open")]);
  await chooser.setFiles({ name: "game.hoshi", mimeType: "text/plain", buffer: Buffer.from(content) });
  await page.waitForFunction(() => /loaded|could not be read/.test(document.querySelector("#status")?.textContent ?? ""));
}

export default {
  async "a saved game comes back from its file, result, names and undone moves included"(t) {
    const page = await t.open();
    await twoPeople(page);
    await typeInto(page, "#edit-black", "Ada 星");
    await page.press("#edit-black", "Enter");
    await play(page, FIVE);
    await hit(page, "#prev");
    await waitState(page, { ply: 8 });
    const { name, text } = await save(page);
    assert.match(name, /\.hoshi$/);
    assert.match(text, /^hoshi 1\n/);
    // Into a fresh browser, whose board has another size.
    const other = await t.open();
    await open(other, text);
    assert.deepEqual(await state(other), { turn: "black", status: "playing", ply: 8, thinking: false });
    assert.equal(await other.inputValue("#edit-black"), "Ada 星");
    await hit(other, "#next");
    await waitState(other, { ply: 9, status: "won-black" });
    assert.deepEqual(await stones(other), FIVE_STONES);
    await hit(other, "#prev");
    await waitState(other, { ply: 8 });
    assert.equal((await save(other)).text, text, "saving what was loaded gives the same file");
  },

  async "the same file can be loaded twice, and saved twice"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6");
    const { text } = await save(page);
    assert.equal((await save(page)).text, text);
    await play(page, "d5");
    for (let times = 0; times < 2; times += 1) {
      await open(page, text);
      await waitState(page, { ply: 2 });
      await play(page, "a1");
    }
    assert.deepEqual(await stones(page), { e5: "black", e6: "white", a1: "black" });
  },

  async "a file in which a computer is to move waits until it is asked"(t) {
    const page = await t.open();
    await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    const { text } = await save(page);
    assert.equal((await state(page)).thinking, true, "saving does not disturb the computer");
    await open(page, text);
    await waitState(page, { ply: 1, turn: "white", thinking: false });
    await still(page);
    await hit(page, "#resume");
    await waitState(page, { ply: 1, thinking: true });
    await hit(page, "#stop");
    await waitState(page, { ply: 2, thinking: false });
    await still(page);
  },

  async "a broken file is refused with line and column, and the game stays as it was"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5 e6 d5");
    const { text } = await save(page);
    const before = { ...(await state(page)), stones: await stones(page) };
    const lines = text.split("\n");
    const at = lines.findIndex((line) => /\be6\b/i.test(line));
    assert(at > 0, text);
    const column = lines[at].search(/e6/i) + 1;
    const spoiled = (/** @type {string} */ by) => lines.with(at, lines[at].replace(/e6/i, by)).join("\n");
    /** @type {[string, string | Buffer, RegExp][]} */
    const cases = [
      ["a point that is none", spoiled("%6"), new RegExp(`Line ${at + 1}, column ${column}: `)],
      ["a taken point", spoiled("e5"), new RegExp(`Line ${at + 1}, column ${column}: E5 is taken`)],
      ["a point outside", spoiled("k6"), new RegExp(`Line ${at + 1}, column ${column}: K6 is not on`)],
      ["another size", text.replace(/^size 9$/m, "size 99"), /Line \d+, column \d+: .*99/],
      ["a later version", text.replace("hoshi 1", "hoshi 99"), /Line 1, column \d+: .*newer/],
      ["the half of a file", text.slice(0, text.length / 2), /Line \d+, column \d+: /],
      ["another kind of file", "(;GM[4]FF[4];B[hh])", /Line 1, column 1: it is not a game saved by Hoshi/],
      ["a web page", "<!doctype html><title>404</title>", /Line 1, column 1: it is not a game/],
      ["an empty file", "", /Line 1, column 1: /],
      ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0x0a]), /Line 1, column 1: /],
      ["a huge file", "hoshi 1\n" + "x ".repeat(700_000), /Line \d+, column \d+: .*longer/],
    ];
    for (const [what, content, reason] of cases) {
      await open(page, content);
      assert.match(await status(page), /could not be read/, what);
      const whole = await failure(page);
      assert.match(whole, /could not be read.*The game on the board stays/, what);
      assert.match(whole, reason, what);
      assert.match(await said(page, "assertive"), reason, what);
      assert.deepEqual({ ...(await state(page)), stones: await stones(page) }, before, what);
      // When the game goes on the reason leaves the status, but it can still be read, until it is closed.
      await hit(page, "#undo");
      await waitState(page, { ply: 2 });
      assert.doesNotMatch(await status(page), /could not be read/, what);
      assert.match(await page.innerText("#failure"), reason, what);
      await hit(page, "#failure-close");
      await page.waitForSelector("#failure", { state: "hidden" });
      await hit(page, "#redo");
      await waitState(page, { ply: 3 });
    }
    await play(page, "a1");
    await page.reload();
    await waitState(page, { ply: 4 });
  },

  async "a file that is loaded while the computer thinks ends its thinking"(t) {
    const page = await t.open();
    await twoPeople(page, 9);
    await play(page, "e5 e6");
    const { text } = await save(page);
    await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15 });
    await press(page, "h8");
    await waitState(page, { ply: 1, thinking: true });
    await open(page, text);
    await waitState(page, { ply: 2, thinking: false });
    assert.deepEqual(await stones(page), { e5: "black", e6: "white" });
    await still(page, 1000);
    await play(page, "a1");
  },

  async "closing the file dialog without a file changes nothing"(t) {
    const page = await t.open();
    await twoPeople(page);
    await play(page, "e5");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), hit(page, "#open")]);
    await chooser.setFiles([]);
    await settled(page);
    assert.equal((await state(page)).ply, 1);
  },

  async "the board is copied as text, with a clipboard and without one"(t) {
    for (const clipboard of [true, false]) {
      const page = await t.open({
        before: clipboard ? undefined : () => void Object.defineProperty(navigator, "clipboard", { value: undefined }),
        prepare: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
      });
      await twoPeople(page, 5);
      await play(page, "c3 d4");
      await hit(page, "#copy");
      await page.waitForFunction(() => document.querySelector("#status")?.textContent === "The board is copied.");
      // Pasted where anybody would paste it. The field keeps one line.
      await page.focus("#edit-black");
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Control+v");
      const pasted = await page.inputValue("#edit-black");
      assert.match(pasted, /^ 5＋＋＋＋＋ +4＋＋＋○＋ +3＋＋●＋＋/, `pasted: ${pasted}`);
    }
  },
};
