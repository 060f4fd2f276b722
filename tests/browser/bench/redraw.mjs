// What a move's redraw costs the page's main thread on a slow processor, on the largest usual board with 200 stones.
//
// A redraw is the frame after a press: everything from the page's own frame callback to the end of the paint that
// follows, which is one task of the browser. Times are thread times out of a trace, as in think-chromium.mjs.

import { startChromium, Trial } from "../harness.mjs";
import { use } from "../device.mjs";
import { boardPoint, settled, waitState } from "../lib.mjs";
import { percentile } from "./_numbers.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** How many moves are measured; each is taken back, which is measured too. */
const MOVES = 15;

/** How many times slower the processor shall be. */
const SLOW = 4;

/** Marks the page's main thread in the trace. */
const MARK = "hoshi-redraw";

/** @type {Record<string, import("../harness.mjs").Opening>} */
const DEVICES = {
  "desk, Kaya": { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  "desk, Starry": { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  "phone, Kaya": { viewport: { width: 390, height: 844 }, scale: 2, colorScheme: "light" },
  "phone, Starry": { viewport: { width: 390, height: 844 }, scale: 2, colorScheme: "dark" },
};

/** @param {string} url */
export default async function (url) {
  const rows = [];
  for (const [device, opening] of Object.entries(DEVICES)) {
    const redraws = await measure(url, opening);
    const name = `Chromium, ${SLOW}× slower: a move's redraw, 19 lines, 200 stones, ${device}: p95`;
    rows.push({ name, measured: percentile(redraws, 0.95), unit: "ms", atMost: 4 });
  }
  return rows;
}

/**
 * @param {string} url
 * @param {import("../harness.mjs").Opening} opening
 */
async function measure(url, opening) {
  const browser = await startChromium();
  const trial = new Trial(browser, url);
  const page = await trial.open({ ...opening, slow: SLOW });
  const { text, free } = fullGame();
  await page.setInputFiles("#file", { name: "game.hoshi", mimeType: "text/plain", buffer: Buffer.from(text) });
  await waitState(page, { ply: 200 });
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "blink.user_timing"] });
  for (const point of free.slice(0, MOVES)) {
    const { x, y } = await boardPoint(page, point);
    await page.mouse.move(x, y);
    await settled(page);
    await page.evaluate((mark) => performance.mark(mark), MARK);
    await page.mouse.down();
    await page.mouse.up();
    await waitState(page, { ply: 201 });
    await settled(page);
    await page.evaluate((mark) => performance.mark(mark), MARK);
    await use(page, "#undo");
    await waitState(page, { ply: 200 });
    await settled(page);
  }
  const redraws = frames(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  if (trial.faults.length > 0) throw new Error(trial.faults.join("\n"));
  await browser.close();
  if (redraws.length < MOVES) throw new Error(`only ${redraws.length} redraws were recorded`);
  return redraws;
}

/**
 * The longest frame after each mark, in milliseconds.
 * @param {any[]} events
 */
function frames(events) {
  const marks = events.filter((event) => event.name === MARK);
  const [{ pid, tid }] = marks;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.tdur !== undefined);
  const tasks = own.filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask");
  const callbacks = own.filter(({ name }) => name === "FireAnimationFrame");
  return marks.map(({ ts }, i) => {
    const end = marks[i + 1]?.ts ?? Infinity;
    const inside = callbacks.filter((event) => event.ts > ts && event.ts < end);
    const times = inside.map((callback) => {
      const task = tasks.find((task) => task.ts <= callback.ts && callback.ts + callback.dur <= task.ts + task.dur);
      if (process.env.SHOW) console.log(i, callback.tdur, callback.dur, task?.tdur, task?.dur);
      return (task ?? callback).tdur / 1000;
    });
    return Math.max(...times);
  });
}

/** A saved game of 200 stones without a five, and points that are free in it. */
function fullGame() {
  // Two and two of a color in rows and on diagonals, one and one in columns.
  const points = Array.from({ length: 19 * 19 }, (_, i) => ({ x: i % 19, y: Math.floor(i / 19) }));
  const name = (/** @type {{x: number, y: number}} */ { x, y }) => `${String.fromCharCode(97 + x)}${y + 1}`;
  const of = (/** @type {boolean} */ black) => points.filter(({ x, y }) => (x + 2 * y) % 4 < 2 === black).map(name);
  const [black, white] = [of(true), of(false)];
  const moves = Array.from({ length: 100 }, (_, i) => `${black[i]} ${white[i]}`).join(" ").split(" ");
  const lines = ["hoshi 1", "rule freestyle", "size 19", "opening free", "seat black person", "seat white person"];
  for (let at = 0; at < moves.length; at += 20) lines.push(`moves ${at} ${moves.slice(at, at + 20).join(" ")}`);
  const text = [...lines, "cursor 200", "end", ""].join("\n");
  return { text, free: black.slice(100) };
}
