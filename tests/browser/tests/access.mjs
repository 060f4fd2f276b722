// axe finds nothing wrong in any state of the page, on desk and phone, in light and dark.

import assert from "node:assert/strict";
import { accessibilityFaults } from "../axe.mjs";
import { FIVE, hit, key, play, press, settled, touch, twoPeople, waitState } from "../lib.mjs";

/** @typedef {import("../harness.mjs").Trial} Trial */

const SIZES = /** @type {const} */ ([
  ["desk", { width: 1440, height: 900 }, false],
  ["phone", { width: 390, height: 844 }, true],
]);

export default {
  ...Object.fromEntries(
    SIZES.flatMap(([device, viewport, finger]) =>
      /** @type {const} */ (["light", "dark"]).map((colorScheme) => [
        `axe is content: ${device}, ${colorScheme}`,
        async (/** @type {Trial} */ t) => {
          const page = await t.open({ viewport, touch: finger, colorScheme, lang: colorScheme === "dark" ? "zh-CN" : "en-US" });
          const go = finger ? touch : hit;
          const clean = async (/** @type {string} */ when) => {
            await settled(page);
            assert.deepEqual(await accessibilityFaults(page), [], when);
          };
          assert.equal(await page.getAttribute("html", "data-theme"), colorScheme === "dark" ? "starry" : "kaya");
          await clean("a fresh page");
          await go(page, "#new");
          await page.waitForSelector("#newgame[open]");
          await clean("the dialog for a new game");
          await go(page, "#newgame label:has([name=opponent][value=watch])");
          await clean("the dialog for two computers");
          await key(page, "Escape");
          await go(page, "#settings");
          await page.waitForSelector("#settings-dialog[open]");
          await go(page, "#settings-dialog label:has([name=numbers][value=last])");
          await clean("the settings");
          await key(page, "Escape");
          await twoPeople(page);
          const points = FIVE.split(" ");
          for (const [i, point] of points.slice(0, 4).entries()) {
            await press(page, point);
            await waitState(page, { ply: i + 1 });
          }
          await clean("in the middle of a game");
          await press(page, points[0]);
          await page.waitForSelector("#status.refusal");
          await clean("a refusal");
          await go(page, "#scores");
          await page.waitForSelector("#scores[aria-pressed=true]", { state: "attached" });
          await go(page, "#hint");
          await waitState(page, { thinking: false });
          await clean("scores and a hint");
          await play(page, points.slice(4).join(" "));
          await clean("a won game");
          await go(page, "#first");
          await waitState(page, { ply: 0 });
          await clean("at the start of a played game");
        },
      ]),
    ),
  ),

  async "axe is content with a notice"(t) {
    t.allow(/404/);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const page = await t.open({
        colorScheme,
        ready: false,
        prepare: (context) => context.route(/hoshi_bg\.wasm/, (route) => route.fulfill({ status: 404, body: "" })),
      });
      await page.locator("#notice").waitFor();
      assert.deepEqual(await accessibilityFaults(page), []);
    }
  },

  async "the focus goes into a dialog, stays there, and comes back"(t) {
    const page = await t.open();
    for (const [opener, dialog] of [["#new", "#newgame"], ["#chip", "#newgame"], ["#settings", "#settings-dialog"]]) {
      await page.focus(opener);
      await key(page, "Enter");
      await page.waitForSelector(`${dialog}[open]`);
      // Between its last and its first place the focus may be on the browser's own buttons; it is brought back from there,
      // since they would take the next key.
      for (let times = 0, place = ""; times < 30 || (place === "browser" && times < 60); times += 1) {
        await key(page, "Tab");
        place = await page.evaluate((dialog) => {
          const at = document.activeElement;
          return at === document.body || !document.hasFocus() ? "browser" : at?.closest(dialog) ? "dialog" : "page";
        }, dialog);
        assert.notEqual(place, "page", `Tab leaves ${dialog}`);
      }
      await key(page, "Escape");
      await page.waitForSelector(`${dialog}:not([open])`, { state: "attached" });
      assert.equal(await page.evaluate(() => `#${document.activeElement?.id}`), opener);
    }
  },

  async "a page without animations has none, and a page in forced colors can be used"(t) {
    const page = await t.open({ reducedMotion: "reduce" });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await press(page, "h8");
    await waitState(page, { ply: 2, thinking: false });
    const running = await page.evaluate(() => document.getAnimations().length);
    assert.equal(running, 0);
    assert.deepEqual(await accessibilityFaults(page), []);
  },
};
