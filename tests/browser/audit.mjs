// What every view of the page must keep to: `node audit.mjs [part …]` with parts html, axe, shift and lighthouse;
// without any, the first three. Each check is one test in the report.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { HtmlValidate } from "html-validate";
import { median } from "./bench/_numbers.mjs";
import { accessibilityFaults } from "./axe.mjs";
import { use } from "./device.mjs";
import { Trial, program, serve, startBrowser } from "./harness.mjs";
import { FIVE, settled, waitState } from "./lib.mjs";
import { LANGUAGES, SIZES, THEMES, VIEWS, game, open, walk } from "./views.mjs";

/** The rules of html-validate that are not its recommended ones. */
const MARKUP = {
  extends: ["html-validate:recommended"],
  rules: {
    // As everywhere else in the page: HTML's own words are written small.
    "doctype-style": ["error", { style: "lowercase" }],
  },
};

/** The least mark of each category of Lighthouse, out of 100. */
const LEAST_MARK = 98;

/** @typedef {{name: string, run: () => Promise<string[]>}} Check a check gives what it finds wrong */

/** @type {Record<string, (url: string) => Check[]>} */
const PARTS = {
  html: () => [
    {
      name: "html-validate finds nothing in the page's markup",
      async run() {
        const file = fileURLToPath(new URL("../../dist/index.html", import.meta.url));
        const validator = new HtmlValidate(/** @type {any} */ (MARKUP));
        const { results } = await validator.validateFile(file);
        return results.flatMap(({ messages }) =>
          messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
        );
      },
    },
  ],

  axe: (url) =>
    THEMES.flatMap((theme) =>
      SIZES.filter(({ name }) => name === "1440x900" || name === "390x844").map((size) => ({
        name: `axe finds nothing in any view: ${theme}, ${size.name}`,
        run: () =>
          inPage(url, async (trial) => {
            const found = /** @type {string[]} */ ([]);
            const lang = LANGUAGES[0][1];
            const page = await open(trial, size, theme, lang);
            const missing = await walk(trial, page, size, lang, VIEWS, async (page, { name }) => {
              await settled(page);
              for (const fault of await accessibilityFaults(page)) found.push(`${name}: ${fault}`);
            });
            return [...found, ...missing];
          }),
      })),
    ),

  shift: (url) =>
    SIZES.map((size) => ({
      name: `nothing jumps in a whole game: ${size.name}`,
      run: () =>
        inPage(url, async (trial) => {
          const { viewport, touch } = size;
          const page = await trial.open({ viewport, touch, before: watchShifts });
          await use(page, "#hint");
          await waitState(page, { thinking: false });
          await use(page, "#new");
          for (const opponent of ["watch", "person", "computer"]) await use(page, `#newgame label:has([value=${opponent}])`);
          for (const name of ["minimax", "greedy", "random", "level"]) await page.selectOption("[name=computer]", name);
          await page.keyboard.press("Escape");
          await game(page, "h8 i9 i7 g9");
          await use(page, "#undo");
          await use(page, "#hint");
          await waitState(page, { thinking: false });
          await game(page, FIVE);
          await waitState(page, { status: "won-black" });
          await use(page, "#prev");
          await game(page, "h8");
          await settled(page);
          // An observer is told a little later.
          await page.waitForTimeout(300);
          const shifts = /** @type {{value: number, what: string}[]} */ (
            await page.evaluate(() => /** @type {any} */ (window).hoshiShifts)
          );
          return shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`);
        }),
    })),

  lighthouse: (url) => [
    {
      name: `Lighthouse gives ${LEAST_MARK} or more for everything, on a phone`,
      async run() {
        const runs = [];
        for (let run = 0; run < 3; run += 1) runs.push(await lighthouse(url));
        const faults = [];
        for (const category of Object.keys(runs[0].marks)) {
          const mark = median(runs.map(({ marks }) => marks[category]));
          console.log(`       ${category}: ${mark}`);
          if (!(mark >= LEAST_MARK)) {
            faults.push(`${category}: ${mark}`, ...runs[0].audits.filter((audit) => audit.startsWith(category)));
          }
        }
        const shift = median(runs.map(({ shift }) => shift));
        console.log(`       cumulative layout shift: ${shift}`);
        if (shift !== 0) faults.push(`cumulative layout shift: ${shift}`);
        return faults;
      },
    },
  ],
};

/** Collects every layout shift, those after a press too. Runs in the page before all else. */
function watchShifts() {
  const shifts = /** @type {{value: number, what: string}[]} */ ([]);
  Object.assign(window, { hoshiShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      const box = (/** @type {DOMRectReadOnly} */ { x, y, width, height }) => [x, y, width, height].map(Math.round).join();
      const what = entry.sources.map((/** @type {any} */ { node, previousRect, currentRect }) => {
        const name = node?.id ? `#${node.id}` : (node?.outerHTML?.slice(0, 80) ?? "something gone");
        return `${name} from ${box(previousRect)} to ${box(currentRect)}`;
      });
      shifts.push({ value: entry.value, what: what.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Runs something in a browser of its own, and adds whatever went wrong in its pages.
 * @param {string} url
 * @param {(trial: Trial) => Promise<string[]>} run
 */
async function inPage(url, run) {
  const browser = await startBrowser("chromium");
  const trial = new Trial(browser, url);
  try {
    return [...(await run(trial)), ...trial.verdict()];
  } finally {
    await browser.close();
  }
}

/**
 * One run of Lighthouse with its own defaults: a phone of the middle class on a slow connection.
 * @param {string} url
 */
async function lighthouse(url) {
  const packages = createRequire(new URL("./lighthouse/package.json", import.meta.url));
  const load = async (/** @type {string} */ name) => import(pathToFileURL(packages.resolve(name)).href);
  const { default: judge } = await load("lighthouse");
  const { launch } = await load("chrome-launcher");
  const chrome = await launch({
    chromePath: program("HOSHI_CHROMIUM", ["chromium", "chromium-browser", "google-chrome"]),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const { lhr } = await judge(url, { port: chrome.port, output: "json", logLevel: "error" });
    const marks = /** @type {Record<string, number>} */ ({});
    const audits = [];
    for (const [id, { score, auditRefs }] of Object.entries(/** @type {any} */ (lhr.categories))) {
      marks[id] = Math.round(100 * (score ?? NaN));
      for (const { id: audit, weight } of auditRefs) {
        const { score, title, displayValue = "" } = lhr.audits[audit];
        if (weight > 0 && score !== null && score < 1) audits.push(`${id}: ${title} ${displayValue} (${score})`);
      }
    }
    return { marks, audits, shift: Number(lhr.audits["cumulative-layout-shift"].numericValue) };
  } finally {
    await chrome.kill();
  }
}

const words = process.argv.slice(2);
const server = await serve();
/** @type {{name: string, ms: number, errors: string[]}[]} */
const results = [];
const waiting = (words.length ? words : ["html", "axe", "shift"]).flatMap((word) => PARTS[word](server.url));
// Lighthouse measures times: nothing may run beside it.
const beside = words.includes("lighthouse") ? 1 : Number(process.env.HOSHI_BESIDE ?? 2);
await Promise.all(Array.from({ length: beside }, work));
server.stop();
const failed = results.filter(({ errors }) => errors.length > 0).length;
const report = { passed: results.length - failed, failed, results };
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
console.log(`audit: ${report.passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Makes one check after the other until none is left. */
async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const begun = performance.now();
    const errors = await check.run().catch((error) => [String(error.stack ?? error)]);
    const ms = Math.round(performance.now() - begun);
    results.push({ name: check.name, ms, errors });
    console.log(`${errors.length ? "FAILED" : "ok    "} ${String(ms).padStart(6)} ms  ${check.name}`);
    for (const error of errors) console.log(`       ${error.replaceAll("\n", "\n       ")}`);
  }
}
