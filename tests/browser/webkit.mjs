// A smoke in WebKit: `node webkit.mjs`. Debian's driver speaks WebDriver, which plain requests are enough for.
//
// WebDriver tells nothing of what goes wrong in a page. So the page is fetched through a small server here, which
// gives it one script more: it keeps every error, broken promise and console error for the end of the test.

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { program, serve } from "./harness.mjs";
import { Driver } from "./webkit-driver.mjs";

/** How long one wait may take, in milliseconds. */
const PATIENCE = 20_000;

/** Runs in the page before anything else. */
const COLLECT = `
  window.hoshiErrors = [];
  const note = (text) => void hoshiErrors.push(String(text));
  addEventListener("error", (event) => note(event.message ?? "not loaded: " + (event.target.src ?? event.target.href)), true);
  addEventListener("unhandledrejection", (event) => note(event.reason?.stack ?? event.reason));
  addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective + " blocked " + event.blockedURI));
  const { error } = console;
  console.error = (...words) => (note(words.join(" ")), error.apply(console, words));
`;

/**
 * What one test does; each goes on where the one before has ended.
 * @type {Record<string, (page: Driver) => Promise<void>>}
 */
const TESTS = {
  async "the page becomes ready"(page) {
    await until(page, "a board to play on", () => document.querySelector('#app[data-ready="true"]') !== null);
  },
  async "a click places a stone, and the computer answers"(page) {
    await page.click(await page.run(pointOf, "h8"));
    await until(page, "an answer to H8", () => document.querySelector('#app[data-ply="2"][data-thinking="false"]') !== null);
    const name = await page.run(() => document.querySelector("[data-point=h8]")?.getAttribute("aria-label") ?? "");
    if (!/black/i.test(name)) throw new Error(`H8 is called ${name}`);
  },
  async "a key places a stone"(page) {
    await page.run(() => /** @type {HTMLElement} */ (document.querySelector("[role=gridcell][tabindex='0']")).focus());
    const empty = () => / empty/.test(document.activeElement?.getAttribute("aria-label") ?? "");
    for (let step = 0; step < 10 && !(await page.run(empty)); step += 1) await page.key(step % 2 ? "ArrowUp" : "ArrowRight");
    await page.key("Enter");
    await until(page, "an answer to a key", () => document.querySelector('#app[data-ply="4"][data-thinking="false"]') !== null);
  },
  async "undo takes the last turn back"(page) {
    await page.click(await page.run(middleOf, "#undo"));
    await until(page, "two stones", () => document.querySelector('#app[data-ply="2"]') !== null);
  },
  async "another language, and another look"(page) {
    const before = await page.run(look);
    await page.click(await page.run(middleOf, "#settings"));
    await until(page, "the settings", () => document.querySelector("#settings-dialog[open]") !== null);
    await page.run(choose, ["language", "zh"]);
    await page.run(choose, ["theme", "starry"]);
    await page.key("Escape");
    await until(page, "Chinese", () => document.documentElement.lang.startsWith("zh"));
    await until(page, "the starry look", () => document.documentElement.dataset.theme === "starry");
    if (before.theme === "starry") throw new Error("the look was starry before");
    await until(page, "a Chinese sentence", () => /[\u4e00-\u9fff]/.test(document.querySelector("#status")?.textContent ?? ""));
  },
  async "a reload finds the game, the language and the look"(page) {
    const before = [await page.run(look), await page.run(stones)];
    await page.reload();
    await until(page, "the board again", () => document.querySelector('#app[data-ready="true"]') !== null);
    const after = [await page.run(look), await page.run(stones)];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      throw new Error(`${JSON.stringify(before)} became ${JSON.stringify(after)}`);
    }
  },
  async "a picture can be taken of a board that shows something"(page) {
    const colors = await page.run(() => {
      const board = /** @type {HTMLCanvasElement} */ (document.querySelector("#board"));
      const { data } = /** @type {CanvasRenderingContext2D} */ (board.getContext("2d")).getImageData(0, 0, board.width, board.height);
      const seen = new Set();
      for (let at = 0; at < data.length; at += 4 * 97) seen.add(data.slice(at, at + 3).join());
      return seen.size;
    });
    if (colors < 50) throw new Error(`the board has only ${colors} colors`);
  },
};

/**
 * Where a crossing is; runs in the page.
 * @param {string} point
 */
function pointOf(point) {
  const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
  const size = Math.sqrt(document.querySelectorAll("[role=gridcell][data-point]").length);
  const { left, top } = board.getBoundingClientRect();
  const cell = board.clientWidth / (size + 1);
  const x = left + board.clientLeft + (point.charCodeAt(0) - 96) * cell;
  const y = top + board.clientTop + board.clientWidth - Number(point.slice(1)) * cell;
  return { x, y };
}

/**
 * Where the middle of an element is; runs in the page.
 * @param {string} selector
 */
function middleOf(selector) {
  const box = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Chooses in the settings as a press does; runs in the page.
 * @param {[string, string]} choice a name and a value
 */
function choose([name, value]) {
  const dialog = /** @type {Element} */ (document.querySelector("#settings-dialog"));
  const radio = /** @type {HTMLElement | null} */ (dialog.querySelector(`input[name=${name}][value^=${value}]`));
  if (radio) return void radio.click();
  const list = /** @type {HTMLSelectElement} */ (dialog.querySelector(`select[name=${name}]`));
  list.value = [...list.options].find((option) => option.value.startsWith(value))?.value ?? "";
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What the page looks like and in which language; runs in the page. */
function look() {
  const { lang, dataset } = document.documentElement;
  return { lang, theme: dataset.theme };
}

/** What the cells are called that are not empty; runs in the page. */
function stones() {
  const names = [...document.querySelectorAll("[role=gridcell][data-point]")].map((cell) => cell.getAttribute("aria-label"));
  return names.filter((name) => !/empty|空/.test(name ?? ""));
}

/**
 * Waits until `test` holds in the page.
 * @param {Driver} page
 * @param {string} what
 * @param {() => boolean} test
 */
async function until(page, what, test) {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    if (await page.run(test)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`waited ${PATIENCE / 1000} s for ${what}`);
}

/**
 * Serves the page at `url` with {@link COLLECT} before all else.
 * @param {string} url
 * @returns {Promise<string>}
 */
async function collecting(url) {
  const home = new URL(url);
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith("/collect.js")) return response.setHeader("Content-Type", "text/javascript").end(COLLECT);
    const answer = await fetch(new URL(request.url ?? "/", home));
    for (const name of ["content-type", "content-security-policy"]) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    response.end(isPage ? body.toString().replace("<head>", '<head><script src="./collect.js"></script>') : body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}${home.pathname}`;
}

/** Starts a screen that nobody sees, and gives its name. */
async function screen() {
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => void xvfb.kill());
  for await (const line of createInterface({ input: xvfb.stdout })) return `:${line.trim()}`;
  throw new Error("Xvfb ended before it had a screen");
}

const server = await serve();
const driver = await Driver.start(program("HOSHI_WEBKIT", ["WebKitWebDriver"]), await screen());
/** @type {{name: string, ms: number, errors: string[]}[]} */
const results = [];
console.log(`${Object.keys(TESTS).length} tests in WebKit ${driver.version} at ${server.url}`);
await driver.open(await collecting(server.url));
for (const [name, run] of Object.entries(TESTS)) {
  const begun = performance.now();
  const errors = /** @type {string[]} */ ([]);
  await run(driver).catch((error) => errors.push(String(error.stack ?? error)));
  errors.push(...(await driver.run(() => /** @type {any} */ (window).hoshiErrors.splice(0)).catch((error) => [String(error)])));
  const ms = Math.round(performance.now() - begun);
  results.push({ name: `webkit: ${name}`, ms, errors });
  console.log(`${errors.length ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${name}`);
  for (const error of errors) console.log(`       ${error.replaceAll("\n", "\n       ")}`);
}
await driver.stop();
server.stop();
const failed = results.filter(({ errors }) => errors.length > 0).length;
const report = { passed: results.length - failed, failed, results };
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
console.log(`webkit: ${report.passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
