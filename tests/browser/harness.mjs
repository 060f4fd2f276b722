// What every browser test stands on: the server, the browsers, and a `Trial` that opens pages for one test and
// collects whatever goes wrong in them.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { complete, startFirefox } from "./firefox.mjs";
import { waitReady } from "./lib.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Where pictures of failed tests go. */
export const shots = join(here, "shots");

/** The front page as a file, for opening it as by a double click. */
export const pageFile = pathToFileURL(join(here, "..", "..", "dist", "index.html")).href;

/** How long one wait inside a page may take, in milliseconds. */
const PATIENCE = 15_000;

/**
 * The address of the page, and how to end its server. `cargo xtask test` gives the address in `HOSHI_URL`;
 * without it the page is built and served here. The tests run in a sub-folder on purpose: a path that is not
 * relative fails.
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function serve() {
  const given = process.env.HOSHI_URL;
  if (given) return { url: given, stop() {} };
  console.log("building and serving the page…");
  const args = ["xtask", "serve", "--port", "0", "--under", "sub/folder"];
  const child = spawn("cargo", args, { cwd: join(here, "..", ".."), stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => void child.kill();
  process.once("exit", stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Hoshi is at (http\S+)/.exec(line);
    if (address) return { url: address[1], stop };
  }
  throw new Error("`cargo xtask serve` ended before it served anything");
}

/**
 * The program of a browser: the one the variable names, else the first of `names` on the search path.
 * @param {string} variable
 * @param {string[]} names
 */
export function program(variable, names) {
  const given = process.env[variable];
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  throw new Error(`no ${names[0]} on this machine; install it or name its program in ${variable}`);
}

/** @typedef {"chromium" | "firefox"} Kind */

/**
 * Starts a fresh browser without a window.
 * @param {Kind} kind
 */
export async function startBrowser(kind) {
  if (kind === "chromium") return startChromium();
  return startFirefox(program("HOSHI_FIREFOX", ["firefox-esr", "firefox"]));
}

/**
 * Starts a fresh Chromium without a window.
 * @param {string[]} [more] words of its command line
 */
export async function startChromium(more = []) {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return chromium.launch({
    executablePath: program("HOSHI_CHROMIUM", names),
    chromiumSandbox: false, // Chromium's sandbox refuses to run as root, which is what CI machines are
    args: ["--disable-gpu", "--disable-quic", "--disable-sync", ...more],
  });
}

/**
 * How a page is opened. Everything is optional.
 * @typedef {object} Opening
 * @property {string} [path] after the page's address, such as `?debug=hit`
 * @property {string} [address] another address than the served page's, such as that of a file
 * @property {{width: number, height: number}} [viewport] in CSS pixels; 1024 × 768 if not given
 * @property {boolean} [touch] a touch screen in place of a mouse
 * @property {number} [scale] device pixels for one CSS pixel
 * @property {string} [lang] the browser's language, such as `zh-CN`; `en-US` if not given
 * @property {"light" | "dark"} [colorScheme]
 * @property {"reduce" | "no-preference"} [reducedMotion]
 * @property {number} [slow] how many times slower the processor shall be
 * @property {boolean} [javaScript] false for a browser with scripts turned off
 * @property {import("playwright-core").Page} [beside] a page of the same test: the new one is a second tab
 * @property {() => void} [before] runs in the page before its own scripts
 * @property {(context: import("playwright-core").BrowserContext) => Promise<void>} [prepare] e.g. to route requests
 * @property {boolean} [ready] false: do not wait until the board can be played on
 */

/** One test: its pages, and what went wrong in them without being asked about. */
export class Trial {
  /** @type {string[]} */
  faults = [];
  /** @type {import("playwright-core").BrowserContext[]} */
  #contexts = [];
  /** @type {{pattern: RegExp, seen: boolean}[]} */
  #allowed = [];

  /**
   * @param {import("playwright-core").Browser} browser
   * @param {string} url the page's address, ending with a slash
   */
  constructor(browser, url) {
    this.browser = browser;
    this.kind = /** @type {Kind} */ (browser.browserType().name());
    this.url = url;
  }

  /**
   * Opens the page, in a fresh browser profile unless `beside` another.
   * @param {Opening} [opening]
   * @returns {Promise<import("playwright-core").Page>}
   */
  async open(opening = {}) {
    const context = opening.beside?.context() ?? (await this.#context(opening));
    // Firefox may stumble over a window that another test closes at this moment.
    const page = await context.newPage().catch(() => context.newPage());
    if (this.kind === "firefox") await complete(page, opening);
    // Firefox runs it in the empty page too, where nothing may be stored.
    if (opening.before) await page.addInitScript(`if (/^(http|file)/.test(location.protocol)) (${opening.before})()`);
    if (opening.slow) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: opening.slow });
    }
    await page.goto((opening.address ?? this.url) + (opening.path ?? ""));
    if (opening.ready !== false && opening.javaScript !== false) await waitReady(page);
    return page;
  }

  /**
   * Lets errors and requests pass whose text matches. One that never comes fails the test.
   * @param {RegExp} pattern
   */
  allow(pattern) {
    this.#allowed.push({ pattern, seen: false });
  }

  /** @param {Opening} opening */
  async #context(opening) {
    const context = await this.browser.newContext({
      viewport: opening.viewport ?? { width: 1024, height: 768 },
      hasTouch: opening.touch ?? false,
      isMobile: this.kind === "chromium" && (opening.touch ?? false),
      deviceScaleFactor: opening.scale ?? 1,
      locale: opening.lang ?? "en-US",
      colorScheme: opening.colorScheme ?? "light",
      reducedMotion: opening.reducedMotion ?? "no-preference",
      javaScriptEnabled: opening.javaScript ?? true,
    });
    const home = new URL(".", opening.address ?? this.url).href;
    this.#contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    context.on("page", (page) => {
      page.on("crash", () => this.#fault("the page crashed"));
      page.on("websocket", (socket) => this.#fault(`a socket was opened: ${socket.url()}`));
    });
    context.on("console", (message) => {
      if (message.type() === "error") this.#fault(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#fault(`page error: ${error.error().stack ?? error.error()}`));
    context.on("request", (request) => {
      const inside = request.url().startsWith(home) || /^(data|blob|about):/.test(request.url());
      if (!inside) this.#fault(`a request left the page's own folder: ${request.url()}`);
    });
    if (this.kind === "firefox") {
      // Chromium writes these to its console.
      context.on("response", (response) => {
        if (response.status() >= 400) this.#fault(`answered ${response.status()}: ${response.url()}`);
      });
      context.on("requestfailed", (request) => {
        const why = request.failure()?.errorText ?? "";
        if (!/NS_BINDING_ABORTED/.test(why)) this.#fault(`request failed: ${request.url()}: ${why}`);
      });
    }
    await opening.prepare?.(context);
    return context;
  }

  /** @param {string} text */
  #fault(text) {
    const allowed = this.#allowed.filter(({ pattern }) => pattern.test(text));
    for (const entry of allowed) entry.seen = true;
    if (allowed.length === 0) this.faults.push(text);
  }

  /** What went wrong, allowed errors that never came included. */
  verdict() {
    const missing = this.#allowed.filter(({ seen }) => !seen);
    return [...this.faults, ...missing.map(({ pattern }) => `the expected error never came: ${pattern}`)];
  }

  /**
   * Takes a picture of every open page.
   * @param {string} name
   * @returns {Promise<string[]>} the files
   */
  async picture(name) {
    mkdirSync(shots, { recursive: true });
    const files = [];
    for (const page of this.#contexts.flatMap((context) => context.pages())) {
      const path = join(shots, `${name}${files.length ? `-${files.length + 1}` : ""}.png`);
      const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => null);
      if (taken) files.push(path);
    }
    return files;
  }

  /** Closes all pages. */
  async close() {
    await Promise.all(this.#contexts.map((context) => context.close().catch(() => {})));
  }
}
