// Runs the browser tests: `node run.mjs [--browser chromium|firefox|both] [word …]` runs those whose file or name
// has one of the words, in Chromium if nothing else is said.
//
// A test is an entry of the default export of a file in tests/: its name, and a function that gets a `Trial`. Where
// only one browser can show a thing, the entry is `{only: "chromium", why: "…", run: function}` instead.
// Two run at a time; `HOSHI_BESIDE=1` runs them one by one.
// A test fails when it throws, when it takes too long, and when any of its pages had a console error, a page error
// or a request to another place. A few failures are tried once more, alone; that is told at the end.

import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { Trial, serve, shots, startBrowser } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Kind} Kind */
/** @typedef {(trial: Trial) => Promise<void>} Run */
/** @typedef {{name: string, run: Run, only?: Kind, why?: string}} Test */

/** The most failed tests that are run once more; where more fail, the page is at fault. */
const CHANCES = 12;

/** How long one test may take, in milliseconds. */
const LIMIT = 120_000;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const kinds = takeKinds();
const tests = await read();
if (tests.length === 0) fail(`no browser test has ${words.join(" or ")} in its name`);

rmSync(shots, { recursive: true, force: true });
const server = await serve().catch((error) => fail(error.message));
/** @type {{name: string, ms: number, errors: string[]}[]} */
const results = [];
/** @type {{name: string, why: string}[]} */
const leftOut = [];
/** Tests that passed at the second try only. @type {string[]} */
const shaky = [];
for (const kind of kinds) await inBrowser(kind);
server.stop();

const failed = results.filter(({ errors }) => errors.length > 0).length;
const report = { passed: results.length - failed, failed, results, leftOut, shaky };
for (const name of shaky) console.log(`passed at the second try only: ${name}`);
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
process.exit(failed ? 1 : 0);

/**
 * Takes `--browser` from the words.
 * @returns {Kind[]}
 */
function takeKinds() {
  const at = words.indexOf("--browser");
  const [, kind] = at < 0 ? ["", "chromium"] : words.splice(at, 2);
  if (kind === "both") return ["chromium", "firefox"];
  if (kind === "chromium" || kind === "firefox") return [kind];
  return fail("`--browser` takes chromium, firefox or both");
}

/**
 * The tests that have one of the words.
 * @returns {Promise<Test[]>}
 */
async function read() {
  const folder = new URL("./tests/", import.meta.url);
  const found = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".mjs")).sort()) {
    const { default: entries } = await import(new URL(file, folder).href);
    for (const [title, entry] of Object.entries(entries)) {
      const name = `${file.replace(/\.mjs$/, "")}: ${title}`;
      if (words.length > 0 && !words.some((word) => name.toLowerCase().includes(word))) continue;
      found.push(typeof entry === "function" ? { name, run: entry } : { name, ...entry });
    }
  }
  return found;
}

/**
 * Runs the tests in one browser.
 * @param {Kind} kind
 */
async function inBrowser(kind) {
  const begun = performance.now();
  const start = () => startBrowser(kind).catch((error) => fail(`${kind} does not start: ${error.message}`));
  const first = await start();
  const fits = (/** @type {Test} */ test) => !test.only || test.only === kind;
  const [waiting, others] = [tests.filter(fits), tests.filter((test) => !fits(test))];
  console.log(`${waiting.length} tests in ${kind} ${first.version()} at ${server.url}`);
  let passed = 0;
  /** @type {Test[]} */
  const again = [];
  /**
   * @param {import("playwright-core").Browser} browser
   * @param {Test} test
   */
  const judge = async (browser, test) => {
    const begun = performance.now();
    const errors = await one(browser, test);
    const ms = Math.round(performance.now() - begun);
    console.log(`${errors.length ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${test.name}`);
    for (const error of errors) console.log(`       ${error.replaceAll("\n", "\n       ")}`);
    return { name: `${kind}: ${test.name}`, ms, errors };
  };
  // Each test has browser profiles of its own, and those that run beside each other have browsers of their own: in
  // Firefox only one window has the focus.
  const work = async (/** @type {unknown} */ _, /** @type {number} */ place) => {
    const browser = place === 0 ? first : await start();
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const result = await judge(browser, test);
      if (result.errors.length > 0) again.push(test);
      else {
        results.push(result);
        passed += 1;
      }
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: Number(process.env.HOSHI_BESIDE ?? 2) }, work));
  // A busy machine lets waits run out. What failed has one more chance, with nothing beside it and a fresh browser,
  // and is named whatever comes of it.
  let failed = 0;
  if (again.length > 0 && again.length <= CHANCES) {
    console.log(`once more, one by one: ${again.length}`);
    const browser = await start();
    for (const test of again) {
      const result = await judge(browser, test);
      results.push(result);
      if (result.errors.length > 0) failed += 1;
      else {
        passed += 1;
        shaky.push(result.name);
      }
    }
    await browser.close();
  } else {
    failed = again.length;
    for (const { name } of again) results.push({ name: `${kind}: ${name}`, ms: 0, errors: ["see above"] });
  }
  for (const { name, why = "" } of others) {
    leftOut.push({ name: `${kind}: ${name}`, why });
    console.log(`left out: ${name}: ${why}`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${kind}: ${passed} passed, ${failed} failed, ${others.length} left out in ${seconds} s`);
}

/**
 * Runs one test and gives what went wrong.
 * @param {import("playwright-core").Browser} browser
 * @param {Test} test
 * @returns {Promise<string[]>}
 */
async function one(browser, { name, run }) {
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
    const slug = `${trial.kind} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, 80);
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
