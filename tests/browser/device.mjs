// What depends on the device: fingers, the pixels of a screen, and pressing with whatever there is.

import { fingers as fingersInFirefox, inFirefox, relay } from "./firefox.mjs";
import { boardPoint, hit, settled, touch } from "./lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @typedef {{x: number, y: number}[] | (() => Promise<void>)} Step */

/** @type {WeakMap<Page, {session: import("playwright-core").CDPSession, down: number}>} fingers that may still be down */
const hands = new WeakMap();

/**
 * Sends fingers straight to the browser: each step is the places of all fingers that are down, or something else
 * that happens meanwhile. Fingers that are down at the end stay down.
 * @param {Page} page
 * @param {Step[]} steps
 */
export async function fingers(page, steps) {
  if (inFirefox(page)) await fingersInFirefox(page, steps);
  else {
    const hand = hands.get(page) ?? { session: await page.context().newCDPSession(page), down: 0 };
    hands.set(page, hand);
    for (const step of steps) {
      if (typeof step === "function") await step();
      else {
        const type = step.length === 0 ? "touchEnd" : step.length > hand.down ? "touchStart" : "touchMove";
        const touchPoints = step.map(({ x, y }, id) => ({ x, y, id }));
        await hand.session.send("Input.dispatchTouchEvent", { type, touchPoints });
        hand.down = step.length;
      }
    }
  }
  await settled(page);
}

/**
 * Gives an open page another number of device pixels, as a move to another screen does.
 * @param {Page} page
 * @param {number} scale
 */
export async function setScale(page, scale) {
  const size = page.viewportSize() ?? { width: 1024, height: 768 };
  if (inFirefox(page)) await relay(page, "viewport", { viewport: size, devicePixelRatio: scale });
  else {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: scale, mobile: false });
  }
  await page.waitForFunction((scale) => Math.abs(devicePixelRatio - scale) < 0.01, scale);
}

/**
 * Whether the page is used with fingers.
 * @param {Page} page
 */
export const touches = (page) => page.evaluate(() => navigator.maxTouchPoints > 0);

/**
 * Presses a button with whatever the page has, in the menu when it is there.
 * @param {Page} page
 * @param {string} selector
 */
export async function use(page, selector) {
  const inMenu = await page.$eval(selector, (button) => button.closest("dialog")?.id === "menu");
  const press = (await touches(page)) ? touch : hit;
  if (inMenu && !(await page.isVisible(selector))) await press(page, "#more");
  await press(page, selector);
}

/**
 * How much of the picture around each point has changed since the last call, from 0 to 1.
 * @param {Page} page
 * @param {string[]} points
 */
export async function changes(page, points) {
  await settled(page);
  const places = await Promise.all(points.map((point) => boardPoint(page, point)));
  return page.evaluate((places) => {
    const board = /** @type {HTMLCanvasElement} */ (document.querySelector("#board"));
    const context = /** @type {CanvasRenderingContext2D} */ (board.getContext("2d"));
    const now = context.getImageData(0, 0, board.width, board.height).data;
    const before = /** @type {any} */ (window).picture ?? now;
    Object.assign(window, { picture: now });
    const box = board.getBoundingClientRect();
    const scale = board.width / box.width;
    return places.map(({ x, y }) => {
      let [changed, all] = [0, 0];
      for (let dx = -6; dx <= 6; dx += 1) {
        for (let dy = -6; dy <= 6; dy += 1) {
          const at = 4 * (Math.round((x - box.left + dx) * scale) + board.width * Math.round((y - box.top + dy) * scale));
          all += 1;
          changed += [0, 1, 2].some((i) => Math.abs(now[at + i] - before[at + i]) > 8) ? 1 : 0;
        }
      }
      return changed / all;
    });
  }, places);
}
