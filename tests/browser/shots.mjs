// Makes a picture of every view in every theme, size and language: `node shots.mjs --out DIR`. `--only`, `--theme`,
// `--size` and `--lang` take parts of them, separated by commas.
//
// Of each view there is a sheet with all its pictures, as a page and as a picture, and `index.html` leads to them.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Trial, serve, startBrowser } from "./harness.mjs";
import { LANGUAGES, SIZES, THEMES, VIEWS, open, walk } from "./views.mjs";

/** How wide the pictures of each size are on a sheet, in CSS pixels. */
const WIDTHS = /** @type {Record<string, number>} */ ({ "1440x900": 560, "768x1024": 263, "390x844": 162, "320x640": 175 });

const text = { type: /** @type {const} */ ("string") };
const { values } = parseArgs({ options: { out: text, only: text, theme: text, size: text, lang: text } });
const out = values.out ?? "shots";

/**
 * Those whose names the option has, or all.
 * @template T
 * @param {T[]} all
 * @param {string | undefined} option
 * @param {(item: T) => string} name
 */
function chosen(all, option, name) {
  if (!option) return all;
  const words = option.split(",");
  const unknown = words.filter((word) => !all.some((item) => name(item) === word));
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(", ")}; there are ${all.map(name).join(", ")}`);
  return all.filter((item) => words.includes(name(item)));
}

const views = chosen(VIEWS, values.only, ({ name }) => name);
const themes = chosen(THEMES, values.theme, (name) => name);
const sizes = chosen(SIZES, values.size, ({ name }) => name);
const languages = chosen(LANGUAGES, values.lang, ([name]) => name);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await serve();
const begun = performance.now();
const waiting = themes.flatMap((theme) => sizes.flatMap((size) => languages.map((lang) => ({ theme, size, lang }))));
/** @type {string[]} */
const made = [];
/** @type {string[]} */
const faults = [];
await Promise.all([work(), work()]);
await sheets();
server.stop();
for (const fault of faults.sort()) console.log(`missing: ${fault}`);
const report = { passed: made.length, failed: faults.length };
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify(report));
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`${made.length} pictures in ${out} in ${seconds} s; begin with ${join(out, "index.html")}`);
process.exit(faults.length ? 1 : 0);

/** Takes one theme, size and language after the other until none is left. */
async function work() {
  const browser = await startBrowser("chromium");
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    const { theme, size, lang: [lang, asked] } = turn;
    const name = `${theme} ${size.name} ${lang}`;
    const trial = new Trial(browser, server.url);
    try {
      const page = await open(trial, size, theme, asked);
      const missing = await walk(trial, page, size, asked, views, async (page, view) => {
        const file = `${view.name}-${theme}-${size.name}-${lang}.png`;
        await page.screenshot({ path: join(out, file) });
        made.push(file);
      });
      faults.push(...missing.map((fault) => `${name}: ${fault}`));
    } catch (error) {
      faults.push(`${name}: ${String(error instanceof Error ? error.message : error).split("\n")[0]}`);
    }
    faults.push(...trial.verdict().map((fault) => `${name}: ${fault}`));
    await trial.close();
    console.log(`${name}: done`);
  }
  await browser.close();
}

/** Lays the pictures of each view side by side: themes downwards, sizes and languages across. */
async function sheets() {
  const head = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; font: 15px system-ui, sans-serif; background: #777; color: #fff }
    a { color: #fff } div { display: flex; gap: 8px; margin-bottom: 8px; align-items: flex-start }
    img { display: block; background: #555 }</style>`;
  const browser = await startBrowser("chromium");
  const page = await browser.newPage({ viewport: { width: 2420, height: 400 } });
  const links = [];
  for (const { name } of views) {
    const rows = themes.map((theme) => {
      const files = sizes.flatMap((size) => languages.map(([lang]) => ({ size, file: `${name}-${theme}-${size.name}-${lang}.png` })));
      const found = files.filter(({ file }) => made.includes(file));
      const images = found.map(({ size, file }) => `<a href="${file}"><img src="${file}" width="${WIDTHS[size.name]}" alt="${file}"></a>`);
      return images.length ? `<div>${images.join("")}</div>` : "";
    });
    if (!rows.some(Boolean)) continue;
    const sheet = `sheet-${name}`;
    writeFileSync(join(out, `${sheet}.html`), `${head}<title>${name}</title><h1>${name}</h1>${rows.join("")}`);
    await page.goto(pathToFileURL(join(out, `${sheet}.html`)).href);
    await page.screenshot({ path: join(out, `${sheet}.png`), fullPage: true });
    links.push(`<li><a href="${sheet}.html">${name}</a>`);
  }
  writeFileSync(join(out, "index.html"), `${head}<title>Views</title><h1>Views</h1><ul>${links.join("")}</ul>`);
  await browser.close();
}
