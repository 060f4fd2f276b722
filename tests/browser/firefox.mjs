// Debian's own Firefox for the browser tests: started through a relay, which does what Playwright cannot ask for.

import { fileURLToPath } from "node:url";
import { firefox } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Starts a fresh Firefox without a window.
 * @param {string} program its path
 */
export async function startFirefox(program) {
  return firefox.launch({
    channel: "moz-firefox",
    executablePath: fileURLToPath(new URL("./firefox-relay.mjs", import.meta.url)),
    env: { ...process.env, HOSHI_FIREFOX: program },
    firefoxUserPrefs: {
      // A mouse that can hover; without a screen Firefox sees no device at all.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      "dom.w3c_touch_events.enabled": 1,
      // Drivers turn this off, and nobody else does: a page opened as a file may then load its scripts.
      "security.fileuri.strict_origin_policy": true,
    },
  });
}

/**
 * Whether this page is one of Firefox.
 * @param {Page} page
 */
export const inFirefox = (page) => page.context().browser()?.browserType().name() === "firefox";

/**
 * Has the relay do a job for a page, and gives what came of it.
 * @param {Page} page
 * @param {string} name one of the relay's jobs
 * @param {object} params
 * @returns {Promise<any>}
 */
export async function relay(page, name, params) {
  const job = Buffer.from(JSON.stringify({ name, params })).toString("base64");
  // The relay puts what came of it in the place of the argument.
  const answer = await page.evaluate((text) => text, `hoshiRelay:${job}:hoshiRelay`);
  return JSON.parse(Buffer.from(answer, "base64").toString());
}

/**
 * Gives a fresh page what Playwright leaves out for Firefox.
 * @param {Page} page
 * @param {import("./harness.mjs").Opening} opening
 */
export async function complete(page, opening) {
  const { reducedMotion, touch, javaScript } = opening;
  await relay(page, "override", { reducedMotion, touch, javaScript });
  page.touchscreen.tap = (x, y) => fingers(page, [[{ x, y }], []]);
  page.emulateMedia = async (media) => relay(page, "override", media ?? {});
  if (touch) await page.addInitScript(() => void Object.defineProperty(navigator, "maxTouchPoints", { value: 5 }));
}

/**
 * Gives the focus back to a page that Tab has left for Firefox's own buttons.
 * @param {Page} page
 */
export async function focusPage(page) {
  if (!(await page.evaluate(() => document.hasFocus()))) await relay(page, "focus", {});
}

/** @type {WeakMap<Page, number>} how many fingers are down */
const hands = new WeakMap();

/**
 * Fingers on the page: each step is the places of all fingers that are down, or something that happens meanwhile.
 * @param {Page} page
 * @param {import("./lib.mjs").Step[]} steps
 */
export async function fingers(page, steps) {
  let down = hands.get(page) ?? 0;
  for (const places of steps) {
    if (typeof places === "function") {
      await places();
      continue;
    }
    const count = Math.max(places.length, down);
    const actions = Array.from({ length: count }, (_, id) => ({
      type: "pointer",
      id: `finger${id}`,
      parameters: { pointerType: "touch" },
      actions: id >= places.length ? [{ type: "pointerUp", button: 0 }] : [
        { type: "pointerMove", ...places[id] },
        ...(id < down ? [] : [{ type: "pointerDown", button: 0 }]),
      ],
    }));
    await relay(page, "actions", { actions });
    down = places.length;
  }
  hands.set(page, down);
}
