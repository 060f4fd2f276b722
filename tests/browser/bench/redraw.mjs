// What a move costs the page's main thread on a slow processor, on the largest usual board with 200 stones.
//
// Two figures. The redraw is the callback of the animation frame that paints the board: all that has to happen
// before the stone is seen. The whole is everything that runs on the main thread from the press until the page rests:
// the press itself, keeping the game, the accessible grid, the panel and the list of moves in the frame after the
// stone's, and style, layout and paint of both frames. Times are thread times out of a trace, as in
// think-chromium.mjs.

import { startChromium, Trial } from "../harness.mjs";
import { use } from "../device.mjs";
import { boardPoint, settled, waitState } from "../lib.mjs";
import { median } from "./_numbers.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** How many moves are measured; each is taken back, which is not. */
const MOVES = 15;

/** How many times slower the processor shall be. */
const SLOW = 4;

/** Marks the beginning and the end of a move in the trace. */
const MARK = "hoshi-redraw";

/** How long after a press the page surely rests, in milliseconds. */
const REST = 400;

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
    const moves = await measure(url, opening);
    const name = `Chromium, ${SLOW}× slower: a move, 19 lines, 200 stones, ${device}`;
    const row = (/** @type {string} */ what, /** @type {number[]} */ values) => ({ name: `${name}: ${what}`, measured: median(values), unit: "ms" });
    rows.push({ ...row("the board's redraw, median", moves.map(({ redraw }) => redraw)), atMost: 4 });
    rows.push(row("all on the main thread, median", moves.map(({ whole }) => whole)));
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
    await page.waitForTimeout(REST);
    await page.evaluate((mark) => performance.mark(mark), MARK);
    await waitState(page, { ply: 201 });
    await use(page, "#undo");
    await waitState(page, { ply: 200 });
    await settled(page);
  }
  const moves = costs(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  if (trial.faults.length > 0) throw new Error(trial.faults.join("\n"));
  await browser.close();
  if (moves.length < MOVES) throw new Error(`only ${moves.length} moves were recorded`);
  return moves;
}

/**
 * What each move cost, in milliseconds.
 * @param {any[]} events
 */
function costs(events) {
  const marks = events.filter((event) => event.name === MARK).sort((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = marks;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.tdur !== undefined);
  return Array.from({ length: marks.length / 2 }, (_, i) => {
    const [from, to] = [marks[2 * i].ts, marks[2 * i + 1].ts];
    const inside = own.filter(({ ts, dur }) => ts > from && ts + dur < to).sort((one, other) => one.ts - other.ts || other.dur - one.dur);
    const frames = inside.filter(({ name }) => name === "FireAnimationFrame");
    // The board is painted in the first frame after the press.
    const redraw = frames.length > 0 ? frames[0].tdur / 1000 : NaN;
    let [whole, end] = [0, 0];
    for (const { ts, dur, tdur } of inside) {
      if (ts < end) continue; // within a task that has been counted
      end = ts + dur;
      whole += tdur / 1000;
    }
    return { redraw, whole };
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
