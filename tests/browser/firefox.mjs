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
      // What is chosen can be read, as with the colors of a person who has colors forced.
      "ui.highlight": "#003c8f",
      "ui.highlighttext": "#ffffff",
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
 * @param {import("./device.mjs").Step[]} steps
 */
export async function fingers(page, steps) {
  let down = hands.get(page) ?? 0;
  /** @type {{x: number, y: number}[][]} */
  let gathered = [];
  // Steps go together, so that a tap is short however busy the machine is.
  const send = async () => {
    if (gathered.length > 0) await relay(page, "actions", { actions: sources(gathered, down) });
    down = gathered.at(-1)?.length ?? down;
    gathered = [];
  };
  for (const step of steps) {
    if (typeof step !== "function") gathered.push(step);
    else {
      await send();
      await step();
    }
  }
  await send();
  hands.set(page, down);
}

/**
 * The same steps as WebDriver wants them: for each finger what it does, and pauses while others do something.
 * @param {{x: number, y: number}[][]} steps
 * @param {number} before how many fingers are down already
 */
function sources(steps, before) {
  const count = Math.max(before, ...steps.map((step) => step.length));
  return Array.from({ length: count }, (_, id) => {
    let down = id < before;
    const actions = steps.flatMap((step) => {
      const [pause, at] = [{ type: "pause" }, step[id]];
      const change = Boolean(at) === down ? pause : { type: at ? "pointerDown" : "pointerUp", button: 0 };
      down = Boolean(at);
      return [at ? { type: "pointerMove", ...at } : pause, change];
    });
    return { type: "pointer", id: `finger${id}`, parameters: { pointerType: "touch" }, actions };
  });
}
