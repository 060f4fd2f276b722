// The hardest teaching computer at work in Firefox: another engine must keep its frames, too.
//
// Firefox is driven over WebDriver BiDi, which puppeteer speaks to an unchanged Firefox. BiDi makes its pointer
// events inside the page's process, so how long they waited says nothing and is not told.

import puppeteer from "puppeteer-core";
import { program } from "../harness.mjs";
import { median, percentile } from "./_numbers.mjs";
import { beginWatch, endWatch, LONG_ENOUGH, PRESSES } from "./_watch.mjs";

/** @param {string} url */
export default async function (url) {
  const games = [];
  for (let run = 0; run < 3; run += 1) games.push(await game(url));
  const frame = median(games.map((frames) => percentile(frames, 0.95)));
  return [{ name: "Firefox, thinking: frame p95", measured: frame, unit: "ms", atMost: 20 }];
}

/** @param {string} url */
async function game(url) {
  const executablePath = program("HOSHI_FIREFOX", ["firefox-esr", "firefox"]);
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
  await page.goto(`${url}?debug=bench`);
  await page.waitForSelector('#app[data-ready="true"]');
  await page.evaluate(beginWatch);
  let thought = 0;
  for (const point of PRESSES) {
    const place = await page.evaluate(placeOf, point);
    if (!place) continue;
    const answer = `#app[data-ply="${place.ply + 2}"]`;
    await page.mouse.click(place.x, place.y);
    const begun = performance.now();
    const answered = page.waitForSelector(answer, { timeout: 120_000 });
    let waiting = true;
    answered.finally(() => (waiting = false)).catch(() => {});
    for (let step = 0; waiting; step += 1) {
      await page.mouse.move(place.x + 40 * Math.cos(step / 9), place.y + 40 * Math.sin(step / 9));
      await new Promise((done) => setTimeout(done, 16));
    }
    await answered;
    thought += performance.now() - begun;
    if (thought > LONG_ENOUGH) break;
  }
  const { frames } = await page.evaluate(endWatch);
  await browser.close();
  if (frames.length < 100) throw new Error(`only ${frames.length} frames were recorded`);
  return frames;
}

/**
 * Where an empty crossing is, or null when it is taken or the game is over; runs in the page.
 * @param {string} point
 */
function placeOf(point) {
  const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
  const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
  const cell = document.querySelector(`[role=gridcell][data-point=${point}]`);
  if (app.dataset.status !== "playing" || !/empty/i.test(cell?.getAttribute("aria-label") ?? "")) return null;
  const size = Math.sqrt(document.querySelectorAll("[role=gridcell][data-point]").length);
  const { left, top } = board.getBoundingClientRect();
  const side = board.clientWidth;
  const column = point.charCodeAt(0) - 97 + 1;
  const row = Number(point.slice(1));
  const x = left + board.clientLeft + (column * side) / (size + 1);
  const y = top + board.clientTop + side - (row * side) / (size + 1);
  return { x, y, ply: Number(app.dataset.ply) };
}
