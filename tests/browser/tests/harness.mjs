// The harness itself: it must notice what it promises to notice, or every other test could pass in vain.

import assert from "node:assert/strict";
import { accessibilityFaults } from "../axe.mjs";
import { pressFast } from "../lib.mjs";

export default {
  async "errors and requests to other places are noticed"(t) {
    const page = await t.open();
    const left = page.waitForEvent("requestfinished", { predicate: (request) => request.url().endsWith("/outside.png") });
    await page.evaluate(() => {
      console.error("a complaint");
      setTimeout(() => {
        throw new Error("a mishap");
      });
      new Image().src = "/outside.png";
    });
    await left;
    await page.waitForTimeout(50);
    const faults = t.faults.splice(0).join("\n");
    for (const word of ["a complaint", "a mishap", "left the page's own folder"]) assert(faults.includes(word), faults);
  },

  async "an allowed error passes and must come"(t) {
    const page = await t.open();
    t.allow(/a complaint/);
    assert.match(t.verdict().join(), /never came/);
    await page.evaluate(() => console.error("a complaint"));
    await page.waitForTimeout(50);
    assert.deepEqual(t.verdict(), []);
  },

  async "the page's policy is in force"(t) {
    const page = await t.open();
    t.allow(/Content.Security.Policy/);
    const blocked = await page.evaluate(() => fetch("https://example.invalid/").then(String, String));
    assert.match(blocked, /Failed to fetch|NetworkError/);
    await page.waitForTimeout(50);
  },

  async "axe finds a planted fault"(t) {
    const page = await t.open();
    await page.evaluate(() => document.body.append(document.createElement("img")));
    assert.match((await accessibilityFaults(page)).join("\n"), /image-alt/);
  },

  async "fast presses arrive in order"(t) {
    const page = await t.open();
    await page.evaluate(() => {
      const seen = [];
      Object.assign(window, { seenPresses: seen });
      addEventListener("pointerdown", (event) => seen.push([event.clientX, event.clientY]), true);
    });
    await pressFast(page, ["c3", "d3", "d4"]);
    const seen = await page.evaluate(() => /** @type {any} */ (window).seenPresses);
    assert.equal(seen.length, 3);
    const [first, second, third] = seen;
    assert(first[0] < second[0] && first[1] === second[1] && second[0] === third[0] && second[1] > third[1]);
  },
};
