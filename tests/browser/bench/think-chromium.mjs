// The hardest teaching computer at work in Chromium: the page must stay quick under the hand.
//
// `?debug=bench` makes the page a game of a person with black against the hardest computer. Three games are played
// by real presses; of each number the median of the three counts. Task times are thread times out of a trace:
// wall time would measure what else the machine does.

import { startChromium, Trial } from "../harness.mjs";
import { boardPoint, cells, press, state, waitState } from "../lib.mjs";
import { median, percentile } from "./_numbers.mjs";
import { beginWatch, endWatch, LONG_ENOUGH, PRESSES } from "./_watch.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Marks the page's main thread in the trace. */
const MARK = "hoshi-bench-thread";

/** @param {string} url */
export default async function (url) {
  const games = [];
  for (let run = 0; run < 3; run += 1) games.push(await game(url));
  const of = (/** @type {(game: Awaited<ReturnType<typeof game>>) => number} */ number) => median(games.map(number));
  return [
    { name: "Chromium, thinking: task p99", measured: of((g) => percentile(g.tasks, 0.99)), unit: "ms", atMost: 16 },
    { name: "Chromium, thinking: longest task", measured: of((g) => Math.max(...g.tasks)), unit: "ms", atMost: 50 },
    { name: "Chromium, thinking: pointer p95", measured: of((g) => percentile(g.moves, 0.95)), unit: "ms", atMost: 34 },
    { name: "Chromium, thinking: frame p95", measured: of((g) => percentile(g.frames, 0.95)), unit: "ms", atMost: 20 },
    { name: "Chromium, thinking: nodes against unsliced", measured: of((g) => g.rate), unit: "%", atLeast: 70 },
    { name: "Chromium, thinking: time of one answer, longest", measured: of((g) => g.longest), unit: "ms" },
  ];
}

/** @param {string} url */
async function game(url) {
  const browser = await startChromium();
  const trial = new Trial(browser, url);
  const page = await trial.open({ path: "?debug=bench" });
  await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "blink.user_timing"] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await page.evaluate(beginWatch);
  const longest = await play(page);
  const { moves, frames } = await page.evaluate(endWatch);
  const tasks = taskTimes(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  const rate = await nodeRate(page);
  if (trial.faults.length > 0) throw new Error(trial.faults.join("\n"));
  await browser.close();
  for (const [name, list] of Object.entries({ tasks, moves, frames })) {
    if (list.length < 100) throw new Error(`only ${list.length} ${name} were recorded`);
  }
  return { tasks, moves, frames, rate, longest };
}

/**
 * Presses a stone, moves the pointer while the computer thinks, and so on until it has thought long enough.
 * @param {Page} page
 * @returns {Promise<number>} the longest time of one answer in milliseconds
 */
async function play(page) {
  const times = [];
  for (const point of PRESSES) {
    const { ply, status } = await state(page);
    if (status !== "playing") break;
    if (!/empty/i.test((await cells(page))[point])) continue;
    const { x, y } = await boardPoint(page, point);
    await press(page, point);
    const begun = performance.now();
    const answered = waitState(page, { ply: ply + 2 }, 120_000);
    let waiting = true;
    answered.finally(() => (waiting = false)).catch(() => {});
    for (let step = 0; waiting; step += 1) {
      await page.mouse.move(x + 40 * Math.cos(step / 9), y + 40 * Math.sin(step / 9));
      await new Promise((done) => setTimeout(done, 16));
    }
    await answered;
    times.push(performance.now() - begun);
    if (times.reduce((sum, time) => sum + time, 0) > LONG_ENOUGH) break;
  }
  return Math.max(...times);
}

/**
 * The thread time of every task of the marked thread, in milliseconds.
 * @param {any[]} events
 */
function taskTimes(events) {
  const mark = events.find((event) => event.name === MARK);
  if (!mark) throw new Error("the trace does not hold the mark of the page's thread");
  const own = events.filter((event) => event.pid === mark.pid && event.tid === mark.tid && event.ph === "X");
  // Both names can stand for the same task, one inside the other.
  const outer = own.filter((event) => event.name === "RunTask");
  const tasks = outer.length > 0 ? outer : own.filter((event) => event.name === "ThreadControllerImpl::RunTask");
  const timed = tasks.filter((event) => typeof event.tdur === "number");
  if (timed.length < tasks.length / 2) throw new Error(`${tasks.length} tasks, but only ${timed.length} have a thread time`);
  return timed.map((event) => event.tdur / 1000);
}

/**
 * The speed in slices as a share of the speed without, in percent, the two measured in turn.
 * @param {Page} page
 */
export async function nodeRate(page) {
  const rates = [];
  for (let run = 0; run < 3; run += 1) {
    const { whole, sliced } = await page.evaluate(async () => {
      const bench = /** @type {any} */ (window).hoshiBench;
      return { whole: await bench.thinkWhole(), sliced: await bench.thinkSliced() };
    });
    rates.push((100 * (sliced.nodes / sliced.ms)) / (whole.nodes / whole.ms));
  }
  return median(rates);
}
