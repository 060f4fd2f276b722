// What the starry sky costs while nobody does anything: the processor time of all of the browser's processes, with the
// animation and without, as people have it who ask for less motion.

import { readFileSync, readdirSync } from "node:fs";
import { startChromium, Trial } from "../harness.mjs";
import { median } from "./_numbers.mjs";

/** How long one measurement lasts, in milliseconds. */
const REST = 10_000;

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** @param {string} url */
export default async function (url) {
  /** @type {number[]} */
  const moving = [];
  /** @type {number[]} */
  const still = [];
  for (let run = 0; run < 3; run += 1) {
    moving.push(await atRest(url, "no-preference"));
    still.push(await atRest(url, "reduce"));
  }
  const [with_, without] = [median(moving), median(still)];
  return [
    { name: "Chromium, starry sky at rest: processor, with animation", measured: with_, unit: "%" },
    { name: "Chromium, starry sky at rest: processor, without", measured: without, unit: "%" },
    { name: "Chromium, starry sky at rest: processor, the animation alone", measured: with_ - without, unit: "%", atMost: 5 },
  ];
}

/**
 * The share of one core that a page at rest takes, in percent.
 * @param {string} url
 * @param {"reduce" | "no-preference"} reducedMotion
 */
async function atRest(url, reducedMotion) {
  const mark = `--hoshi-bench=${process.pid}-${Math.random()}`;
  const browser = await startChromium([mark]);
  const trial = new Trial(browser, url);
  const page = await trial.open({ viewport: { width: 1440, height: 900 }, colorScheme: "dark", reducedMotion });
  if ((await page.getAttribute("html", "data-theme")) !== "starry") throw new Error("the page is not starry");
  await page.waitForTimeout(3000);
  const picture = await page.screenshot();
  const [begun, before] = [performance.now(), ticks(mark)];
  await page.waitForTimeout(REST);
  const [spent, took] = [ticks(mark) - before, performance.now() - begun];
  const moved = !picture.equals(await page.screenshot());
  if (moved !== (reducedMotion === "no-preference")) throw new Error(`the sky ${moved ? "moves" : "stands"} with ${reducedMotion}`);
  if (trial.faults.length > 0) throw new Error(trial.faults.join("\n"));
  await browser.close();
  return (100 * spent) / TICKS / (took / 1000);
}

/**
 * The processor time of the process with a word in its command line and of all that come from it, in ticks.
 * @param {string} mark
 */
function ticks(mark) {
  /** @type {Map<number, {parent: number, ticks: number}>} */
  const all = new Map();
  const ours = new Set();
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // The name of the program, in parentheses, may hold blanks.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      all.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
      if (readFileSync(`/proc/${name}/cmdline`, "utf8").includes(mark)) ours.add(Number(name));
    } catch {
      // A process that has just ended.
    }
  }
  if (ours.size === 0) throw new Error("the browser's process was not found");
  for (let size = 0; size !== ours.size; ) {
    size = ours.size;
    for (const [id, { parent }] of all) if (ours.has(parent)) ours.add(id);
  }
  return [...ours].reduce((sum, id) => sum + (all.get(id)?.ticks ?? 0), 0);
}
