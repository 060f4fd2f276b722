// In each language: a whole game through the accessibility tree alone and one by keyboard, and what they are told.

import assert from "node:assert/strict";
import { FIVE, key, said, state, waitState } from "../lib.mjs";
import { start } from "../screen-reader.mjs";
import { LANGUAGES, exactly, wording } from "../wording.mjs";

/** @typedef {import("../harness.mjs").Trial} Trial */

const MOVES = FIVE.split(" ").map((point, i) => ({ point: point.toUpperCase(), color: i % 2 ? "white" : "black", n: i + 1 }));

export default {
  ...Object.fromEntries(
    LANGUAGES.map(([tag, lang]) => [
      `${tag}: a whole game, found and played by names alone`,
      async (/** @type {Trial} */ t) => {
        const say = wording(tag);
        const cell = (/** @type {string[]} */ ...parts) => exactly(parts.join(say("cell_comma")));
        const { page, reader } = await start(t, lang);
        await reader.act(await reader.find("button", exactly(say("new"))));
        await reader.act(await reader.find("radio", exactly(say("opponent_person"))));
        await reader.act(await reader.find("button", exactly(say("start"))));
        const board = (/** @type {number} */ n) => say("board_is", { lines: 15, rule: 0, n });
        await reader.find("grid", exactly(board(0) + say("turn", { color: "black" })));
        for (const { point, color, n } of MOVES) {
          await reader.act(await reader.find("gridcell", cell(point, say("cell_empty"))));
          const parts = [point, say("cell_stone", { color }), say("cell_move", { n }), say("cell_last")];
          if (n === MOVES.length) parts.push(say("cell_winning"));
          await reader.find("gridcell", cell(...parts));
          const [sentence, region] = /** @type {const} */ (n === MOVES.length ? ["five", "assertive"] : ["moved", "polite"]);
          await reader.hear(exactly(say(sentence, { color, point })));
          assert.match(await said(page, region), exactly(say(sentence, { color, point })), "it is announced");
        }
        await reader.find("button", exactly(say("move_name", { ...MOVES[1] })));
        await reader.find("grid", exactly(board(9) + say("five", { color: "black" })));
        await reader.act(await reader.find("gridcell", cell("A1", say("cell_empty"))));
        await reader.hear(exactly(say("game_over")));
        assert.match(await said(page), exactly(say("game_over")), "it is announced");
        await reader.act(await reader.find("button", exactly(say("undo"))));
        await reader.hear(exactly(say("took_back", { n: 1 })));
        assert.match(await said(page), new RegExp(`^${exactly(say("took_back", { n: 1 })).source.slice(1, -4)}`), "it is announced");
        assert.equal(await page.getAttribute("html", "lang"), tag);
      },
    ]),
  ),

  ...Object.fromEntries(
    LANGUAGES.map(([tag, lang]) => [
      `${tag}: a whole game by keyboard`,
      async (/** @type {Trial} */ t) => {
        const say = wording(tag);
        const page = await t.open({ lang });
        const tabTo = async (/** @type {string} */ selector) => {
          for (let times = 0; times < 60; times += 1) {
            await page.keyboard.press("Tab");
            if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
          }
          throw new Error(`Tab never comes to ${selector}`);
        };
        await tabTo("#new");
        await key(page, "Enter");
        await tabTo("[name=opponent]");
        await key(page, "ArrowRight");
        await tabTo("#start");
        await key(page, "Enter");
        await waitState(page, { ply: 0, turn: "black", thinking: false });
        await tabTo("[role=gridcell]");
        for (const { point, color, n } of MOVES) {
          await key(page, point[0].toLowerCase(), ...point.slice(1), "Enter");
          await waitState(page, { ply: n });
          if (n < MOVES.length) assert.match(await said(page, "polite"), new RegExp(`${exactly(say("moved", { color, point })).source.slice(1)}`));
        }
        assert.equal((await state(page)).status, "won-black");
        assert.match(await said(page, "assertive"), exactly(say("five", { color: "black" })));
        await key(page, "Enter");
        await page.waitForFunction((text) => document.querySelector("#polite")?.textContent?.includes(text), say("game_over"));
      },
    ]),
  ),
};
