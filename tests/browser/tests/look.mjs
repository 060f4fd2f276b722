// What the page looks like where the system has a say: contrast, forced colors, less motion, print; and somebody's
// own picture.

import assert from "node:assert/strict";
import { FIVE, boardPoint, hit, key, play, settled, twoPeople, waitReady } from "../lib.mjs";

/** @typedef {import("../harness.mjs").Trial} Trial */
/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const theme = (page) => page.getAttribute("html", "data-theme");

/**
 * A pixel of the board, at a part of its width and height.
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 */
const pixel = (page, x, y) =>
  page.$eval(
    "#board",
    (board, [x, y]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (board);
      const data = canvas.getContext("2d")?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data;
      return Array.from(data ?? []).slice(0, 3);
    },
    [x, y],
  );

/**
 * The opacities of the stars that breathe, now.
 * @param {Page} page
 */
const stars = (page) =>
  page.$$eval("#sky canvas", (all) => all.slice(2).map((star) => /** @type {HTMLElement} */ (star).style.opacity));

/**
 * A picture of one color as a file.
 * @param {Page} page
 * @param {string} color
 */
async function picture(page, color) {
  const url = await page.evaluate((color) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2400, 300];
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = color;
    context?.fillRect(0, 0, 2400, 300);
    return canvas.toDataURL();
  }, color);
  return { name: "own.png", mimeType: "image/png", buffer: Buffer.from(url.split(",")[1], "base64") };
}

/**
 * How light the glass is at a place of the window, from 0 to 255: what is seen, not what was drawn.
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 */
async function glass(page, x, y) {
  const shot = await page.screenshot({ clip: { x, y, width: 2, height: 2 } });
  return page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(2, 2).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  }, shot.toString("base64"));
}

/**
 * How light a stone is seen, beside its middle.
 * @param {Page} page
 * @param {string} point
 */
async function seen(page, point) {
  const [{ x, y }, { x: next }] = [await boardPoint(page, point), await boardPoint(page, "b1")];
  const { x: first } = await boardPoint(page, "a1");
  return glass(page, x - 0.3 * (next - first), y + 0.1 * (next - first));
}

export default {
  "the system's wish for contrast and forced colors is followed": {
    only: "chromium",
    why: "Firefox's driver wishes for no contrast",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({ colorScheme: "dark" });
      assert.equal(await theme(page), "starry");
      await page.emulateMedia({ contrast: "more" });
      await page.waitForSelector("html[data-theme=contrast]");
      await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
      await settled(page);
      assert.equal(await theme(page), "contrast");
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
      await page.waitForSelector("html[data-theme=kaya]");
    },
  },

  "black stones stay black where the browser darkens pages by force": {
    only: "chromium",
    why: "Firefox darkens no page by force",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({
        colorScheme: "dark",
        prepare: (context) =>
          context.route(/plain\.html$/, (route) =>
            route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Plain</title><p>Words" }),
          ),
      });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
      await twoPeople(page, 9);
      await play(page, "e5 f6 c3");
      await settled(page);
      for (const look of ["starry", "kaya", "paper", "contrast"]) {
        await hit(page, "#settings");
        await hit(page, `#settings-dialog label:has([name=theme][value=${look}])`);
        await key(page, "Escape");
        await page.waitForSelector(`html[data-theme=${look}]`);
        await settled(page);
        const [black, white] = [await seen(page, "e5"), await seen(page, "f6")];
        assert(black < 90 && white > 150, `${look}: ${black} and ${white}`);
        const strips = await page.$$eval(".player .stone", (all) =>
          all.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return { x: left + width / 2, y: top + height * 0.6, black: one.classList.contains("black") };
          }),
        );
        assert.equal(strips.length, 2);
        for (const { x, y, black } of strips) {
          const light = await glass(page, x, y);
          assert(black ? light < 90 : light > 150, `${look}: a ${black ? "black" : "white"} stone of ${light} beside its name`);
        }
      }
      // It is in force: a page that says nothing of dark and light is darkened.
      const plain = await t.open({
        beside: page,
        address: `${t.url}plain.html`,
        ready: false,
      });
      const other = await plain.context().newCDPSession(plain);
      await other.send("Emulation.setAutoDarkModeOverride", { enabled: true });
      await plain.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert((await glass(plain, 50, 50)) < 90, "a plain page is dark");
    },
  },

  "a page is printed in ink, whatever its look, and comes back": {
    only: "chromium",
    why: "Firefox's driver shows no page as for print",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({ colorScheme: "dark" });
      await twoPeople(page, 15);
      await play(page, "h8 i9 j10");
      const before = await pixel(page, 0.02, 0.02);
      await page.emulateMedia({ media: "print" });
      await settled(page);
      assert.equal(await theme(page), "paper");
      assert.deepEqual(await pixel(page, 0.02, 0.02), [255, 255, 255]);
      for (const shown of ["#board", "#moves", "#edit-black", "#status"]) assert.ok(await page.isVisible(shown), shown);
      for (const gone of [".tools", ".actions", "#typed", "#sky"]) assert.ok(!(await page.isVisible(gone)), gone);
      await page.emulateMedia({ media: "screen" });
      await settled(page);
      assert.equal(await theme(page), "starry");
      assert.deepEqual(await pixel(page, 0.02, 0.02), before);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      assert.equal(await theme(page), "paper");
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      assert.equal(await theme(page), "starry");
    },
  },

  async "stars breathe by night, and rest where less motion is asked for"(t) {
    const wide = { width: 1440, height: 900 };
    const page = await t.open({ colorScheme: "dark", viewport: wide });
    await page.waitForSelector("#sky canvas:nth-child(5)", { state: "attached" });
    const one = await stars(page);
    await page.waitForTimeout(1200);
    assert.notDeepEqual(await stars(page), one);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.waitForTimeout(400);
    const two = await stars(page);
    await page.waitForTimeout(1200);
    assert.deepEqual(await stars(page), two);
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForSelector("html[data-theme=kaya]");
    assert.equal(await page.isVisible("#sky"), false);
  },

  async "a won line draws itself once, and at once where less motion is asked for"(t) {
    for (const reducedMotion of /** @type {const} */ (["reduce", "no-preference"])) {
      const page = await t.open({ reducedMotion, colorScheme: "light" });
      await twoPeople(page);
      await play(page, FIVE);
      await settled(page);
      const early = await page.$eval("#board", (board) => /** @type {HTMLCanvasElement} */ (board).toDataURL());
      await page.waitForTimeout(700);
      const late = await page.$eval("#board", (board) => /** @type {HTMLCanvasElement} */ (board).toDataURL());
      await page.waitForTimeout(300);
      const later = await page.$eval("#board", (board) => /** @type {HTMLCanvasElement} */ (board).toDataURL());
      if (reducedMotion === "reduce") assert.equal(early, late);
      assert.equal(late, later);
    }
  },

  async "an own picture lies under the lines, stays, and goes"(t) {
    const page = await t.open({ colorScheme: "light" });
    await page.waitForSelector("#board[data-whole]");
    const plain = await pixel(page, 0.02, 0.02);
    await page.setInputFiles("#picture-file", await picture(page, "#00f"));
    await page.waitForFunction(() => localStorage.getItem("hoshi:picture") === "1");
    await settled(page);
    const blue = await pixel(page, 0.02, 0.02);
    assert.ok(blue[2] > plain[2] + 10, `${plain} ${blue}`);
    await page.reload();
    await waitReady(page);
    await page.waitForFunction(() => !document.querySelector("#picture-remove")?.hasAttribute("hidden"));
    await settled(page);
    const again = await pixel(page, 0.02, 0.02);
    assert.ok(again.every((part, i) => Math.abs(part - blue[i]) <= 3), `${blue} ${again}`);
    await hit(page, "#settings");
    await hit(page, "#picture-remove");
    await settled(page);
    assert.deepEqual(await pixel(page, 0.02, 0.02), plain);
    await page.reload();
    await page.waitForSelector("#board[data-whole]");
    assert.deepEqual(await pixel(page, 0.02, 0.02), plain);
  },

  async "a picture that cannot be taken is told, and nothing is lost"(t) {
    const page = await t.open({ colorScheme: "light" });
    await page.setInputFiles("#picture-file", await picture(page, "#00f"));
    await page.waitForFunction(() => localStorage.getItem("hoshi:picture") === "1");
    await settled(page);
    const blue = await pixel(page, 0.02, 0.02);
    const message = () => page.textContent("#picture-message");
    await page.setInputFiles("#picture-file", { name: "a.png", mimeType: "image/png", buffer: Buffer.from("words") });
    await page.waitForFunction(() => document.querySelector("#picture-message")?.textContent);
    assert.match((await message()) ?? "", /not a picture/);
    await page.setInputFiles("#picture-file", { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(8_000_001) });
    await page.waitForFunction(() => /8 MB/.test(document.querySelector("#picture-message")?.textContent ?? ""));
    assert.deepEqual(await pixel(page, 0.02, 0.02), blue);
    const refusing = await t.open({
      colorScheme: "light",
      before: () => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined }),
    });
    await refusing.setInputFiles("#picture-file", await picture(refusing, "#00f"));
    await refusing.waitForFunction(() => document.querySelector("#picture-message")?.textContent);
    assert.match((await refusing.textContent("#picture-message")) ?? "", /does not keep it/);
    assert.deepEqual(await pixel(refusing, 0.02, 0.02), blue);
  },

  async "the letters at the board's edge stay while scores come and go"(t) {
    const page = await t.open({ viewport: { width: 1440, height: 900 } });
    await twoPeople(page, 15);
    await play(page, "h8 i9 j10 g7");
    await page.mouse.move(2, 2);
    const edge = async () => {
      await settled(page);
      return page.$eval("#board", (board) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (board);
        const context = /** @type {HTMLCanvasElement} */ (board).getContext("2d");
        return [...(context?.getImageData(0, 0, width / 32, height).data ?? [])].join();
      });
    };
    const before = await edge();
    await hit(page, "#scores");
    assert.equal((await edge()) === before, true, "with scores");
    await hit(page, "#scores");
    assert.equal((await edge()) === before, true, "without them again");
  },
};
