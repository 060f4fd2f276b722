// The page comes up, in a sub-folder, with nothing from elsewhere and no complaint.

import assert from "node:assert/strict";
import { boardPoint, boardSize, state, status, stones } from "../lib.mjs";

export default {
  async "the page loads and black is to move"(t) {
    const page = await t.open();
    assert.deepEqual(await state(page), { turn: "black", status: "playing", ply: 0, thinking: false });
    assert.deepEqual(await stones(page), {});
    assert.notEqual(await status(page), "");
    assert.match(await page.title(), /Hoshi/);
  },

  async "the board is on the screen and its corners are inside the canvas"(t) {
    const page = await t.open({ viewport: { width: 390, height: 844 }, touch: true, scale: 2 });
    const box = await page.locator("#board").boundingBox();
    assert(box && box.width > 200 && Math.abs(box.width - box.height) < 2, JSON.stringify(box));
    const size = await boardSize(page);
    const last = String.fromCharCode("a".charCodeAt(0) + size - 1);
    for (const corner of ["a1", `a${size}`, `${last}1`, `${last}${size}`]) {
      const { x, y } = await boardPoint(page, corner);
      const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.id, [x, y]);
      assert.equal(hit, "board", corner);
    }
  },
};
