// Runs the browser tests: `node run.mjs [word …]` runs those whose file or name has one of the words.
//
// A test is an entry of the default export of a file in tests/: its name, and a function that gets a `Trial`.
// It fails when it throws, when it takes too long, and when any of its pages had a console error, a page error
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
let browser = await startChromium().catch((error) => fail(`Chromium does not start: ${error.message}`));
console.log(`${tests.length} tests in Chromium ${browser.version()} at ${server.url}`);

const results = [];
for (const { name, run } of tests) {
  if (!browser.isConnected()) browser = await startChromium();
  const begun = performance.now();
  const errors = await one(name, run);
  const ms = Math.round(performance.now() - begun);
  results.push({ name, ms, errors });
  console.log(`${errors.length ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${name}`);
  for (const error of errors) console.log(`       ${error.replaceAll("\n", "\n       ")}`);
}
await browser.close();
server.stop();

const failed = results.filter(({ errors }) => errors.length > 0).length;
const report = { passed: results.length - failed, failed, results };
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
console.log(`browser: ${report.passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

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
