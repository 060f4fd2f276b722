// A game through the accessibility tree alone: nothing is looked up in the page's elements, only what the
// browser tells to a screen reader, and nothing is done but what a screen reader can do.

import assert from "node:assert/strict";
import { start } from "../screen-reader.mjs";

export default {
  async "a whole game, found and played by names alone"(t) {
    const { page, reader } = await start(t);
    await reader.act(await reader.find("button", /^New$/));
    await reader.act(await reader.find("radio", /^Two people$/));
    await reader.act(await reader.find("button", /^Start game$/));
    await reader.find("grid", /^15 by 15 board, freestyle, 0 stones\. Black to move$/);
    assert.equal((await reader.all()).filter(({ role }) => role === "gridcell").length >= 225, true);
    const line = ["H8", "H9", "I8", "I9", "J8", "J9", "K8", "K9", "L8"];
    for (const [i, point] of line.entries()) {
      const cell = await reader.find("gridcell", new RegExp(`^${point}, empty$`));
      // Browse mode and focus mode by turns.
      if (i % 2) await reader.act(cell);
      else {
        await reader.focus(cell);
        await page.keyboard.press("Enter");
      }
      const color = i % 2 ? "white" : "black";
      await reader.find("gridcell", new RegExp(`^${point}, ${color}, move ${i + 1}, last move`));
      const last = i === line.length - 1;
      await reader.hear(last ? /^Black wins: five in a row\.\s*$/ : new RegExp(`^${i % 2 ? "White" : "Black"} ${point}\\s*$`));
    }
    await reader.find("grid", /^15 by 15 board, freestyle, 9 stones\. Black wins: five in a row\.$/);
    const winning = (await reader.all()).filter(({ role, name }) => role === "gridcell" && /winning line/.test(name));
    assert.deepEqual(winning.map(({ name }) => name.split(",")[0]).sort(), ["H8", "I8", "J8", "K8", "L8"]);
    await reader.act(await reader.find("gridcell", /^A1, empty$/));
    await reader.hear(/^The game is over/);
  },

  async "a refused cell says why, and columns and rows have headings"(t) {
    const { reader } = await start(t);
    await reader.act(await reader.find("button", /^New$/));
    await reader.act(await reader.find("radio", /^Two people$/));
    await reader.act(await reader.find("button", /^Start game$/));
    await reader.act(await reader.find("gridcell", /^C4, empty$/));
    await reader.act(await reader.find("gridcell", /^C4, black/));
    await reader.hear(/^C4 is taken\.\s*$/);
    await reader.act(await reader.find("button", /^Undo$/));
    await reader.hear(/^1 move taken back\.\s*$/);
    await reader.find("gridcell", /^C4, empty$/);
    await reader.find("columnheader", /^O$/);
    await reader.find("rowheader", /^15$/);
  },

  async "the computer's stone is told, and a move in the list says what it is"(t) {
    const { reader } = await start(t);
    await reader.act(await reader.find("gridcell", /^H8, empty$/));
    await reader.hear(/^White [A-O]\d+\s*$/);
    await reader.find("button", /^Move 1, Black, H8$/);
    await reader.find("button", /^Move 2, White, [A-O]\d+$/);
    await reader.act(await reader.find("button", /^Hint$/));
    await reader.hear(/^Hint: [A-O]\d+\. /);
    const hinted = (await reader.all()).filter(({ role, name }) => role === "gridcell" && /, empty, hint$/.test(name));
    assert.equal(hinted.length, 1);
  },
};
