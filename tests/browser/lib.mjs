// Words for browser tests: where a crossing is on the screen, pressing it, and what the page says about itself.
//
// The page shows its state in attributes of `#app`, so that tests need no access to its insides:
//   data-ready     "true" once a press would place a stone
//   data-turn      "black" | "white": who is to move
//   data-status    "playing" | "won-black" | "won-white" | "drawn"
//   data-ply       the number of moves played to reach the shown position
//   data-thinking  "true" | "false"
// Stones are read from the accessible grid, as a screen reader does.

import { inFirefox, relay } from "./firefox.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Waits until a press would place a stone.
 * @param {Page} page
 */
export async function waitReady(page) {
  await page.waitForSelector('#app[data-ready="true"]', { state: "attached" });
}

/**
 * What the page says about itself.
 * @param {Page} page
 * @returns {Promise<{turn: string, status: string, ply: number, thinking: boolean}>}
 */
export async function state(page) {
  const data = await page.$eval("#app", (app) => ({ .../** @type {HTMLElement} */ (app).dataset }));
  return {
    turn: data.turn ?? "",
    status: data.status ?? "",
    ply: Number(data.ply),
    thinking: data.thinking === "true",
  };
}

/**
 * Waits until the page's state has all of `wanted`, and gives it.
 * @param {Page} page
 * @param {{turn?: string, status?: string, ply?: number, thinking?: boolean}} wanted
 * @param {number} [timeout] in milliseconds
 */
export async function waitState(page, wanted, timeout = 15_000) {
  const selector = Object.entries(wanted).map(([name, value]) => `[data-${name}="${value}"]`);
  await page.waitForSelector(`#app${selector.join("")}`, { state: "attached", timeout }).catch(async () => {
    const seen = JSON.stringify(await state(page));
    throw new Error(`waited ${timeout} ms for ${JSON.stringify(wanted)}, the page says ${seen}`);
  });
  return state(page);
}

/**
 * Waits until `color` is to move and nobody thinks.
 * @param {Page} page
 * @param {"black" | "white"} color
 */
export async function waitTurn(page, color) {
  return waitState(page, { turn: color, status: "playing", thinking: false });
}

/**
 * The sentence under the board, once all that has happened is shown.
 * @param {Page} page
 */
export async function status(page) {
  await settled(page);
  return ((await page.textContent("#status")) ?? "").trim();
}

/**
 * All that the page says about a failure: in its box, or where it fits there under the board.
 * @param {Page} page
 */
export async function failure(page) {
  const said = await status(page);
  const box = page.locator("#failure-text");
  return (await box.isVisible()) ? box.innerText() : said;
}

/**
 * Puts the page into a language, as by hand.
 * @param {Page} page
 * @param {string} tag such as `zh-Hans`
 */
export async function speak(page, tag) {
  await page.selectOption("#language", tag);
  await page.waitForSelector(`html[lang=${tag}][data-worded]`);
}

/**
 * The board's cells as a screen reader hears them.
 * @param {Page} page
 * @returns {Promise<Record<string, string>>} from a point such as `h8` to its name such as `H8, empty`
 */
export async function cells(page) {
  const pairs = await page.$$eval("[role=gridcell][data-point]", (found) =>
    found.map((cell) => [cell.getAttribute("data-point") ?? "", cell.getAttribute("aria-label") ?? ""]),
  );
  return Object.fromEntries(pairs);
}

/**
 * The stones on the board by what the cells are called, in English or Chinese.
 * @param {Page} page
 * @returns {Promise<Record<string, "black" | "white">>}
 */
export async function stones(page) {
  /** @type {Record<string, "black" | "white">} */
  const found = {};
  for (const [point, name] of Object.entries(await cells(page))) {
    const black = /\bblack\b|黑/i.test(name);
    const white = /\bwhite\b|白/i.test(name);
    if (black && white) throw new Error(`the cell ${point} names both colors: ${name}`);
    if (black) found[point] = "black";
    if (white) found[point] = "white";
  }
  return found;
}

/**
 * The board's side in crossings.
 * @param {Page} page
 */
export async function boardSize(page) {
  const count = await page.locator("[role=gridcell][data-point]").count();
  const size = Math.round(Math.sqrt(count));
  if (size < 5 || size * size !== count) throw new Error(`${count} cells make no board`);
  return size;
}

/**
 * Where a crossing is, in CSS pixels of the window. The board is scrolled into view first.
 * @param {Page} page
 * @param {string} point a column letter (i is used) and a row number from the bottom, such as `h8`
 * @returns {Promise<{x: number, y: number}>}
 */
export async function boardPoint(page, point) {
  const parts = /^([a-v])([1-9][0-9]?)$/.exec(point);
  if (!parts) throw new Error(`${point} is not a point`);
  const column = parts[1].charCodeAt(0) - "a".charCodeAt(0);
  const row = Number(parts[2]) - 1;
  const { left, top, side, size } = await page.$eval("#board", (board) => {
    const cells = document.querySelectorAll("[role=gridcell][data-point]").length;
    const inside = () => {
      const { top, bottom } = board.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    if (!inside()) board.scrollIntoView({ block: "nearest" });
    const box = board.getBoundingClientRect();
    const [left, top] = [box.left + board.clientLeft, box.top + board.clientTop];
    return { left, top, side: board.clientWidth, size: Math.sqrt(cells) };
  });
  if (column >= size || row >= size) throw new Error(`${point} is not on a board of ${size}`);
  const cell = side / (size + 1);
  return { x: left + (column + 1) * cell, y: top + side - (row + 1) * cell };
}

/**
 * Presses a crossing with the mouse.
 * @param {Page} page
 * @param {string} point
 */
export async function press(page, point) {
  const { x, y } = await boardPoint(page, point);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Presses crossings with the mouse, one right after the other, as fast as the browser takes them.
 * @param {Page} page
 * @param {string[]} points
 */
export async function pressFast(page, points) {
  const places = [];
  for (const point of points) places.push(await boardPoint(page, point));
  await clickFast(page, places);
}

/**
 * Clicks places of the window in the same way.
 * @param {Page} page
 * @param {{x: number, y: number}[]} places
 */
export async function clickFast(page, places) {
  // Without waiting for each answer; the browsers keep the order.
  if (inFirefox(page)) {
    const actions = places.flatMap(({ x, y }) => [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
    await relay(page, "actions", { actions: [{ type: "pointer", id: "pw_mouse", actions }] });
    return;
  }
  const session = await page.context().newCDPSession(page);
  const sent = places.flatMap(({ x, y }) =>
    /** @type {const} */ (["mouseMoved", "mousePressed", "mouseReleased"]).map((type) =>
      session.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        button: type === "mouseMoved" ? "none" : "left",
        clickCount: type === "mouseMoved" ? 0 : 1,
      }),
    ),
  );
  await Promise.all(sent);
  await session.detach();
}

/**
 * Taps a crossing with a finger; the page must have been opened with `touch`.
 * @param {Page} page
 * @param {string} point
 */
export async function tap(page, point) {
  const { x, y } = await boardPoint(page, point);
  await page.touchscreen.tap(x, y);
}

/**
 * Writes into a field as a person does: what was there is replaced key by key.
 * @param {Page} page
 * @param {string} selector
 * @param {string} text
 */
export async function typeInto(page, selector, text) {
  await page.focus(selector);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/**
 * Types keys one after the other, each by its name, such as `ArrowLeft`, `Enter`, `h`, `Control+z`.
 * @param {Page} page
 * @param {...string} names
 */
export async function key(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}

/**
 * Where the middle of an element is; scrolls it into view when it is not, and opens the menu that it is in. Fails
 * when something lies over it.
 * @param {Page} page
 * @param {string} selector
 */
export async function middle(page, selector) {
  const element = page.locator(selector);
  await element.waitFor({ state: "attached" });
  const shut = await element.evaluate((wanted) => {
    const menu = /** @type {HTMLDialogElement | null} */ (wanted.closest("#menu"));
    return menu !== null && !menu.open;
  });
  if (shut) await page.locator("#more").click();
  await element.waitFor();
  const { x, y, over } = await element.evaluate((wanted) => {
    const look = () => {
      const box = wanted.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return { x, y, over: wanted === top || wanted.contains(top) ? "" : (top?.outerHTML.slice(0, 120) ?? "nothing") };
    };
    const now = look();
    if (now.over) wanted.scrollIntoView({ block: "center" });
    return now.over ? look() : now;
  });
  if (over) throw new Error(`over ${selector} lies ${over}`);
  return { x, y };
}

/**
 * Presses an element in its middle with the mouse, whether it is ready to be pressed or not.
 * @param {Page} page
 * @param {string} selector
 */
export async function hit(page, selector) {
  const { x, y } = await middle(page, selector);
  await page.mouse.click(x, y);
}

/**
 * The same with a finger.
 * @param {Page} page
 * @param {string} selector
 */
export async function touch(page, selector) {
  const { x, y } = await middle(page, selector);
  await page.touchscreen.tap(x, y);
}

/**
 * Gives the game up: asked once, and meant.
 * @param {Page} page
 */
export async function resign(page) {
  await hit(page, "#resign");
  await hit(page, "#resign");
}

/**
 * Starts a game by the dialog. What is not named stays as the dialog has it.
 * @param {Page} page
 * @param {object} choice
 * @param {"computer" | "person" | "watch"} [choice.opponent]
 * @param {"black" | "white"} [choice.color] of the person
 * @param {number} [choice.level] of the computer, in place of `computer`
 * @param {number} [choice.level2] White's, when two computers play
 * @param {string} [choice.computer] `random`, `greedy`, `minimax` or `alpha-beta`
 * @param {string} [choice.computer2] White's, when two computers play
 * @param {number} [choice.depth]
 * @param {number} [choice.depth2] White's, when two computers play
 * @param {number} [choice.size]
 * @param {"freestyle" | "standard"} [choice.rule]
 * @param {string} [choice.clock] its value in the list
 */
export async function newGame(page, choice) {
  const touching = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const go = touching ? touch : hit;
  await go(page, "#new");
  for (const name of /** @type {const} */ (["opponent", "color", "rule"])) {
    const value = choice[name];
    if (value) await go(page, `#newgame label:has([name=${name}][value=${value}])`);
  }
  for (const two of /** @type {const} */ (["", "2"])) {
    const level = choice[`level${two}`];
    if (!level) continue;
    await page.selectOption(`#newgame [name=computer${two}]`, "level");
    await go(page, `#newgame label:has([name=level${two}][value="${level}"])`);
  }
  if (choice.size) {
    const offered = [15, 18, 19, 20].includes(choice.size);
    await go(page, `#newgame label:has([name=lines][value="${offered ? choice.size : ""}"])`);
    if (!offered) await page.selectOption("#newgame [name=size]", String(choice.size));
  }
  for (const name of /** @type {const} */ (["computer", "computer2", "depth", "depth2", "clock"])) {
    const value = choice[name];
    if (value) await page.selectOption(`#newgame [name=${name}]`, String(value));
  }
  await go(page, "#start");
  await page.waitForSelector("#newgame:not([open])", { state: "attached" });
  await settled(page);
}

/**
 * A game of two people on a board of `size`, by the dialog.
 * @param {Page} page
 * @param {number} [size]
 */
export async function twoPeople(page, size = 9) {
  await newGame(page, { opponent: "person", size });
}

/**
 * Waits until the page has shown all that has happened up to now: two frames later.
 * @param {Page} page
 */
export async function settled(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Plays points with the mouse, and waits until each is on the board.
 * @param {Page} page
 * @param {string} points separated by blanks
 */
export async function play(page, points) {
  let { ply } = await state(page);
  for (const point of points.split(" ")) {
    await press(page, point);
    await waitState(page, { ply: ++ply });
  }
}

/** Nine moves on any board from 7 lines on; the last makes a five for Black. */
export const FIVE = "b3 b5 c3 c5 d3 d5 e3 e5 f3";

/** What the cells say after {@link FIVE}. */
export const FIVE_STONES = Object.fromEntries(
  FIVE.split(" ").map((point, i) => /** @type {const} */ ([point, i % 2 === 0 ? "black" : "white"])),
);

/**
 * The last sentence that a screen reader was told.
 * @param {Page} page
 * @param {"polite" | "assertive"} [region]
 */
export async function said(page, region = "polite") {
  const sentences = await page.locator(`#${region} span`).allTextContents();
  return (sentences.at(-1) ?? "").trim();
}

/**
 * Fails unless the page keeps still: no stone comes, nobody thinks, and the thread has nothing to do.
 * It watches for a while because a thing that must not come gives no sign.
 * @param {Page} page
 * @param {number} [ms] how long it watches
 */
export async function still(page, ms = 400) {
  const before = { ...(await state(page)), stones: await stones(page) };
  if (before.thinking) throw new Error("somebody thinks");
  const share = await busyShare(page, ms);
  const after = { ...(await state(page)), stones: await stones(page) };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    throw new Error(`the page did not keep still: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  }
  // Who thinks is busy for four fifths of the time; a busy machine makes half of it out of nothing.
  if (share > 0.7) throw new Error(`the page was busy for ${Math.round(share * 100)} % of the time`);
}

/**
 * How much of the next `ms` milliseconds the page's thread works, from 0 to 1.
 * @param {Page} page
 * @param {number} ms
 */
async function busyShare(page, ms) {
  if (inFirefox(page)) {
    // Firefox tells no times, but lets a page know when it has nothing to do.
    const idle = await page.evaluate(async (ms) => {
      let free = 0;
      for (const end = performance.now() + ms; performance.now() < end; ) {
        const left = await new Promise((done) =>
          requestIdleCallback((deadline) => done(deadline.didTimeout ? 0 : deadline.timeRemaining()), { timeout: ms }),
        );
        free += left;
        await new Promise((done) => setTimeout(done, left));
      }
      return free;
    }, ms);
    return 1 - Math.min(1, idle / ms);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const begun = await busy();
  await page.waitForTimeout(ms);
  const share = ((await busy()) - begun) / (ms / 1000);
  await session.detach();
  return share;
}
