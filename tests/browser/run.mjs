// Runs the browser tests: `node run.mjs [word …]` runs those whose file or name has one of the words.
//
// A test is an entry of the default export of a file in tests/: its name, and a function that gets a `Trial`.
// Two run at a time; `HOSHI_BESIDE=1` runs them one by one.
// A test fails when it throws, when it takes too long, and when any of its pages had a console error, a page error
// or a request to another place.

import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { Trial, serve, shots, startChromium } from "./harness.mjs";

/** How long one test may take, in milliseconds. */
const LIMIT = 120_000;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const folder = new URL("./tests/", import.meta.url);

/** @type {{name: string, run: (trial: Trial) => Promise<void>}[]} */
const tests = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".mjs")).sort()) {
  const { default: entries } = await import(new URL(file, folder).href);
  for (const [title, run] of Object.entries(entries)) {
    const name = `${file.replace(/\.mjs$/, "")}: ${title}`;
    if (words.length === 0 || words.some((word) => name.toLowerCase().includes(word))) tests.push({ name, run });
  }
}
if (tests.length === 0) fail(`no browser test has ${words.join(" or ")} in its name`);

rmSync(shots, { recursive: true, force: true });
const server = await serve().catch((error) => fail(error.message));
const browser = await startChromium().catch((error) => fail(`Chromium does not start: ${error.message}`));
console.log(`${tests.length} tests in Chromium ${browser.version()} at ${server.url}`);

/** @type {{name: string, ms: number, errors: string[]}[]} */
const results = [];
const begun = performance.now();
const waiting = [...tests];
// Each test has browser profiles of its own, so that several can run beside each other.
await Promise.all(Array.from({ length: Number(process.env.HOSHI_BESIDE ?? 2) }, work));
await browser.close();
server.stop();

const failed = results.filter(({ errors }) => errors.length > 0).length;
const report = { passed: results.length - failed, failed, results };
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`browser: ${report.passed} passed, ${failed} failed in ${seconds} s`);
process.exit(failed ? 1 : 0);

/** Takes one test after the other until none is left. */
async function work() {
  for (let test = waiting.shift(); test; test = waiting.shift()) {
    const { name, run } = test;
    const begun = performance.now();
    const errors = await one(name, run);
    const ms = Math.round(performance.now() - begun);
    results.push({ name, ms, errors });
    console.log(`${errors.length ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${name}`);
    for (const error of errors) console.log(`       ${error.replaceAll("\n", "\n       ")}`);
  }
}

/**
 * Runs one test and gives what went wrong.
 * @param {string} name
 * @param {(trial: Trial) => Promise<void>} run
 * @returns {Promise<string[]>}
 */
async function one(name, run) {
  const trial = new Trial(browser, server.url);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${LIMIT / 1000} s`)), LIMIT);
  });
  const errors = [];
  try {
    await Promise.race([run(trial), late]);
  } catch (error) {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  clearTimeout(timer);
  errors.push(...trial.verdict());
  if (errors.length > 0) {
    const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, 80);
    errors.push(...(await trial.picture(slug)).map((path) => `picture: ${path}`));
  }
  await trial.close();
  return errors;
}

/**
 * Ends the run with one sentence.
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
