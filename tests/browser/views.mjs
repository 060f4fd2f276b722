// Every view of the page, and how to bring the page there. The pictures (shots.mjs) and the audit (audit.mjs) go
// through this list; a new view of the page is a new entry.

import { fingers, touches, use } from "./device.mjs";
import { FIVE, boardPoint, newGame, settled, state, tap, waitState } from "./lib.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * One view.
 * @typedef {object} View
 * @property {string} name
 * @property {(page: Page) => Promise<void>} go brings a page of a running game there
 * @property {(page: Page) => Promise<void>} [leave] leaves what would stand in the way of the next view
 * @property {(size: Size) => boolean} [when] where it exists; everywhere if not said
 * @property {import("./harness.mjs").Opening} [opening] for a view that needs a page of its own
 */

/** @typedef {{name: string, viewport: {width: number, height: number}, touch: boolean}} Size */

/** @type {Size[]} */
export const SIZES = [
  { name: "1440x900", viewport: { width: 1440, height: 900 }, touch: false },
  { name: "768x1024", viewport: { width: 768, height: 1024 }, touch: true },
  { name: "390x844", viewport: { width: 390, height: 844 }, touch: true },
  { name: "320x640", viewport: { width: 320, height: 640 }, touch: true },
];

export const THEMES = ["starry", "kaya", "paper", "contrast"];

/** The languages of the pictures, by what a browser asks for. */
export const LANGUAGES = [
  ["en", "en-US"],
  ["zh-Hans", "zh-CN"],
];

/** An opening in which something can be seen, on any board from 13 lines on. */
const MOVES = "h8 i9 i7 g9 j8 h9 f9 h6 j6 k5 j7";

/**
 * Plays points by the mouse or a finger, twice where the first tap only aims.
 * @param {Page} page
 * @param {string} points
 */
async function play(page, points) {
  const finger = await touches(page);
  for (const point of points.split(" ")) {
    const { ply } = await state(page);
    if (finger) {
      await tap(page, point);
      await settled(page);
      if ((await state(page)).ply === ply) await tap(page, point);
    } else {
      const { x, y } = await boardPoint(page, point);
      await page.mouse.click(x, y);
    }
    await waitState(page, { ply: ply + 1 });
  }
}

/**
 * A game of two people with some moves.
 * @param {Page} page
 * @param {string} [moves]
 */
export async function game(page, moves = MOVES) {
  await newGame(page, { opponent: "person", size: 15, clock: "none" });
  await play(page, moves);
}

/**
 * Opens a dialog by its button and waits for it.
 * @param {Page} page
 * @param {string} button
 * @param {string} dialog
 */
async function dialog(page, button, dialog) {
  await use(page, button);
  await page.waitForSelector(`${dialog}[open]`);
}

/** @param {Page} page */
const escape = async (page) => {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
};

/**
 * Scrolls the body of an open dialog to its end.
 * @param {Page} page
 */
const toEnd = (page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll("dialog[open], dialog[open] *")) box.scrollTop = box.scrollHeight;
  });

/**
 * Waits until the grain of the wood or the clouds of the night are there, which comes over some frames.
 * @param {Page} page
 */
async function whole(page) {
  await page.waitForSelector("#board[data-whole]");
}

/** @type {View[]} */
export const VIEWS = [
  { name: "start", go: whole },
  {
    name: "play",
    async go(page) {
      await game(page);
      if (await touches(page)) return;
      const { x, y } = await boardPoint(page, "g7");
      await page.mouse.move(x, y, { steps: 3 });
    },
  },
  {
    name: "aim",
    when: ({ viewport }) => viewport.width < 600,
    async go(page) {
      await game(page);
      const [from, to] = [await boardPoint(page, "f6"), await boardPoint(page, "g7")];
      // The finger stays down for the magnifier.
      await fingers(page, [[from], [to]]);
    },
    async leave(page) {
      await fingers(page, [[]]);
    },
  },
  {
    name: "numbers",
    async go(page) {
      await game(page);
      await dialog(page, "#settings", "#settings-dialog");
      await choose(page, "numbers", "all");
      await escape(page);
    },
    async leave(page) {
      await dialog(page, "#settings", "#settings-dialog");
      await choose(page, "numbers", "off");
      await escape(page);
    },
  },
  {
    name: "hint",
    async go(page) {
      await game(page);
      await use(page, "#hint");
      await page.waitForFunction(() => document.querySelector("#hint")?.getAttribute("aria-disabled") !== "true");
      await waitState(page, { thinking: false });
      await settled(page);
    },
  },
  {
    name: "scores",
    async go(page) {
      await game(page);
      await use(page, "#scores");
      await page.waitForSelector("#scores[aria-pressed=true]", { state: "attached" });
      if (await page.$("dialog[open]")) await escape(page);
    },
    async leave(page) {
      await use(page, "#scores");
      if (await page.$("dialog[open]")) await escape(page);
    },
  },
  {
    name: "refusal",
    async go(page) {
      await game(page);
      const { x, y } = await boardPoint(page, "h8");
      await page.mouse.click(x, y);
      await page.waitForSelector("#status.refusal");
    },
  },
  {
    name: "more",
    async go(page) {
      await game(page);
      await dialog(page, "#more", "#menu");
    },
    leave: escape,
  },
  {
    name: "thinking",
    async go(page) {
      await newGame(page, { opponent: "computer", color: "black", computer: "minimax", depth: 4, size: 15, clock: "none" });
      await play(page, "h8");
      await waitState(page, { thinking: true });
    },
    async leave(page) {
      await use(page, "#stop");
      await waitState(page, { thinking: false });
    },
  },
  {
    name: "clocks",
    async go(page) {
      await newGame(page, { opponent: "person", size: 19, clock: "game-300-0" });
      await play(page, "k10 l11");
    },
  },
  {
    name: "win",
    async go(page) {
      await game(page, five());
      await waitState(page, { status: "won-black" });
      // The line through the five is drawn in 400 ms.
      await page.waitForTimeout(600);
    },
  },
  {
    name: "replay",
    async go(page) {
      await game(page);
      for (let times = 0; times < 4; times += 1) await use(page, "#prev");
      await settled(page);
    },
  },
  {
    name: "review",
    async go(page) {
      await game(page, five());
      await waitState(page, { status: "won-black" });
      for (let times = 0; times < 3; times += 1) await use(page, "#prev");
      await settled(page);
    },
  },
  { name: "newgame", go: (page) => dialog(page, "#new", "#newgame"), leave: escape },
  {
    name: "newgame-watch",
    async go(page) {
      await dialog(page, "#new", "#newgame");
      await page.$eval("#newgame [name=opponent][value=watch]", (radio) => /** @type {HTMLElement} */ (radio).click());
    },
    leave: escape,
  },
  {
    name: "newgame-end",
    async go(page) {
      await dialog(page, "#new", "#newgame");
      await toEnd(page);
    },
    leave: escape,
  },
  { name: "settings", go: (page) => dialog(page, "#settings", "#settings-dialog"), leave: escape },
  {
    name: "settings-end",
    async go(page) {
      await dialog(page, "#settings", "#settings-dialog");
      await toEnd(page);
    },
    leave: escape,
  },
  { name: "help", go: (page) => dialog(page, "#help", "#help-dialog"), leave: escape },
  { name: "record", go: (page) => dialog(page, "#record", "#record-dialog"), leave: escape },
  {
    name: "broken-file",
    async go(page) {
      await game(page);
      const file = { name: "game.hoshi", mimeType: "text/plain", buffer: Buffer.from("hoshi 1\nrule chess\n") };
      await page.setInputFiles("#file", file);
      // Where all of it fits, the status line has it alone.
      await page.waitForSelector("#status.failure");
      await settled(page);
    },
    async leave(page) {
      await page.$eval("#failure-close", (button) => /** @type {HTMLElement} */ (button).click());
    },
  },
  {
    name: "nowasm",
    opening: { ready: false, before: () => void Reflect.deleteProperty(window, "WebAssembly") },
    async go(page) {
      await page.waitForSelector("#notice[data-kind=nowasm]");
    },
  },
];

/**
 * A column further right.
 * @param {string} column
 * @param {number} by
 */
const shift = (column, by) => String.fromCharCode(column.charCodeAt(0) + by);

/** The moves of a short game, nearer to the middle. */
const five = () => FIVE.replaceAll(/([a-z])([0-9])/g, (_, column, row) => `${shift(column, 3)}${Number(row) + 4}`);

/**
 * Chooses in the open settings, whether they have it as radio buttons or as a list.
 * @param {Page} page
 * @param {string} name
 * @param {string} value
 */
export async function choose(page, name, value) {
  const radio = `#settings-dialog input[name=${name}][value="${value}"]`;
  if (await page.$(radio)) await page.$eval(radio, (input) => /** @type {HTMLElement} */ (input).click());
  else await page.selectOption(`#settings-dialog select[name=${name}]`, value);
}

/**
 * Opens the page of a size, theme and language.
 * @param {import("./harness.mjs").Trial} trial
 * @param {Size} size
 * @param {string} theme
 * @param {string} lang what the browser asks for
 */
export async function open(trial, { viewport, touch }, theme, lang) {
  // The system's choice makes as many themes as it can; the settings make the others.
  const colorScheme = theme === "starry" ? "dark" : "light";
  const page = await trial.open({ viewport, touch, lang, colorScheme });
  page.context().setDefaultTimeout(20_000);
  const now = () => page.getAttribute("html", "data-theme");
  if ((await now()) === theme) return page;
  await dialog(page, "#settings", "#settings-dialog");
  await choose(page, "theme", theme);
  await escape(page);
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
  return page;
}

/**
 * Goes through the views of a page one by one.
 * @param {import("./harness.mjs").Trial} trial
 * @param {Page} page
 * @param {Size} size
 * @param {string} lang
 * @param {View[]} views
 * @param {(page: Page, view: View) => Promise<void>} look
 * @returns {Promise<string[]>} what went wrong, by view
 */
export async function walk(trial, page, size, lang, views, look) {
  const faults = [];
  const home = page.url();
  for (const view of views) {
    if (view.when && !view.when(size)) continue;
    const { viewport, touch } = size;
    const colorScheme = (await page.getAttribute("html", "data-theme")) === "starry" ? "dark" : "light";
    const at = view.opening ? await trial.open({ viewport, touch, lang, colorScheme, ...view.opening }) : page;
    try {
      await view.go(at);
      await look(at, view);
      await view.leave?.(at);
    } catch (error) {
      faults.push(`${view.name}: ${String(error instanceof Error ? error.message : error).split("\n")[0]}`);
      // Whatever is open may be in the way of the next.
      if (!view.opening) {
        await page.goto(home);
        await page.waitForSelector('#app[data-ready="true"]', { state: "attached" });
      }
    }
    if (at !== page) await at.context().close();
  }
  return faults;
}
