#!/usr/bin/env node
// Stands between Playwright and an unchanged Firefox, both of which speak WebDriver BiDi.
//
// Playwright starts this program in the place of Firefox. It starts Firefox with the same words, and passes every
// message on, but for what the two don't agree on or BiDi has no words for:
//   - Playwright asks for a color scheme by a command that Firefox doesn't know;
//   - Playwright knows a download by an id that Firefox doesn't give, and by the name that it should have got;
//   - a page that evaluates a function with the argument that firefox.mjs makes has a job done for it: less motion, forced colors, no scripts, fingers, another viewport.
// The first and the last are done in Firefox's own window, which `--remote-allow-system-access` opens to commands.

import { spawn } from "node:child_process";
import { renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** Ids of the relay's own commands begin here; Playwright counts from one. */
const OWN = 1_000_000_000;

/** What firefox.mjs puts around a job. */
const MARK = /hoshiRelay:([A-Za-z0-9+/=]*):hoshiRelay/;

const program = process.env.HOSHI_FIREFOX ?? "firefox-esr";
const firefox = spawn(program, [...process.argv.slice(2), "--remote-allow-system-access"], {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("error", (error) => {
  console.error(`${program} does not start: ${error.message}`);
  process.exit(1);
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"])) {
  process.once(signal, () => void firefox.kill("SIGKILL"));
}
createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!address) return void console.error(line);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false }, () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on("connection", (near, request) => relay(near, address + request.url));
});

/**
 * Joins one connection of Playwright to Firefox.
 * @param {WebSocket} near
 * @param {string} address
 */
function relay(near, address) {
  const far = new WebSocket(address, { perMessageDeflate: false });
  /** @type {string[]} */
  const early = [];
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  /** @type {Map<string, string>} from a realm to the page it is in */
  const realms = new Map();
  /** @type {Map<string, object>} from a group of pages to what its pages shall be told */
  const schemes = new Map();
  let last = OWN;

  const pass = (/** @type {string} */ text) => void (far.readyState === WebSocket.OPEN ? far.send(text) : early.push(text));
  const answer = (/** @type {object} */ message) => near.send(JSON.stringify(message));
  /** @returns {Promise<any>} */
  const command = (/** @type {string} */ method, /** @type {object} */ params) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, (message) =>
        message.type === "error" ? failed(new Error(`${method}: ${message.error}: ${message.message}`)) : done(message.result),
      );
      pass(JSON.stringify({ id: last, method, params }));
    });

  /**
   * Runs a function in Firefox's own window.
   * @param {string} context the page it is about
   * @param {(page: any, argument: any) => unknown} run
   * @param {unknown} argument
   */
  const inside = async (context, run, argument) => {
    const { contexts } = await command("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
    const expression = `{
      const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
      const page = NavigableManager.getBrowsingContextById(${JSON.stringify(context)});
      JSON.stringify((${run})(page, ${JSON.stringify(argument)}) ?? null);
    }`;
    const target = { context: contexts[0].context };
    const answer = await command("script.evaluate", { expression, target, awaitPromise: false });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  };

  /** @type {Record<string, (context: string, params: any) => Promise<unknown>>} */
  const jobs = {
    override: (context, params) => inside(context, override, params),
    viewport: (context, params) => command("browsingContext.setViewport", { ...params, context }),
    focus: (context) => inside(context, (page) => page.embedderElement.focus(), null),
    accessible: (context, params) => inside(context, accessible, params),
    actions: (context, params) => command("input.performActions", { ...params, context }),
  };

  near.on("message", async (data) => {
    const text = data.toString();
    const { id, method, params } = JSON.parse(text);
    try {
      if (method === "emulation.setMediaFeaturesOverride") {
        const scheme = { colorScheme: params.features["prefers-color-scheme"] ?? "none" };
        for (const group of params.userContexts ?? []) schemes.set(group, scheme);
        for (const context of params.contexts ?? []) await jobs.override(context, scheme);
        return answer({ type: "success", id, result: {} });
      }
      const job = method === "script.callFunction" ? wanted(text) : null;
      if (!job) return pass(text);
      const context = params.target.context ?? realms.get(params.target.realm);
      const result = await jobs[job.name](context, job.params);
      pass(text.replace(MARK, Buffer.from(JSON.stringify(result ?? null)).toString("base64")));
    } catch (error) {
      answer({ type: "error", id, error: "unknown error", message: String(error) });
    }
  });
  // Firefox writes a message in several pieces and waits for the receipt of each, which the system holds back for
  // 40 ms unless something goes the other way.
  far.on("upgrade", ({ socket }) => socket.on("data", () => far.readyState === WebSocket.OPEN && far.pong()));
  far.on("open", () => early.splice(0).forEach((text) => far.send(text)));
  far.on("message", async (data) => {
    const text = data.toString();
    const message = JSON.parse(text);
    if (message.id > OWN) {
      waiting.get(message.id)?.(message);
      return void waiting.delete(message.id);
    }
    if (message.method === "script.realmCreated") realms.set(message.params.realm, message.params.context);
    if (message.method?.startsWith("browsingContext.download")) near.send(JSON.stringify(nameDownload(message)));
    else near.send(text);
    if (message.method === "browsingContext.contextCreated" && !message.params.parent) {
      const scheme = schemes.get(message.params.userContext);
      if (scheme) await jobs.override(message.params.context, scheme).catch(() => {});
    }
  });
  near.on("close", () => far.close());
  far.on("close", () => near.close());
}

/**
 * What a call asks the relay for, if it does.
 * @param {string} text
 * @returns {{name: string, params: any} | null}
 */
function wanted(text) {
  const found = MARK.exec(text);
  return found ? JSON.parse(Buffer.from(found[1], "base64").toString()) : null;
}

/** @type {Map<string, string>} from the address of a download to the name it should have got */
const downloads = new Map();

/**
 * Gives a download an id, and in the end its name.
 * @param {any} message
 */
function nameDownload(message) {
  const { url, suggestedFilename, filepath } = message.params;
  message.params.download = url;
  if (suggestedFilename) downloads.set(url, suggestedFilename);
  const name = downloads.get(url);
  if (filepath && name && basename(filepath) !== name) renameSync(filepath, join(dirname(filepath), name));
  return message;
}

/**
 * Makes a page believe in another device; runs in Firefox's own window.
 * @param {any} page
 * @param {{colorScheme?: string, reducedMotion?: string, forcedColors?: string, touch?: boolean, javaScript?: boolean}} told
 */
function override(page, told) {
  if (told.colorScheme) page.prefersColorSchemeOverride = told.colorScheme;
  if (told.reducedMotion) page.prefersReducedMotionOverride = told.reducedMotion;
  if (told.forcedColors) page.forcedColorsOverride = told.forcedColors;
  if (told.javaScript === false) page.allowJavascript = false;
  if (told.touch) {
    page.touchEventsOverride = "enabled";
  }
}

/**
 * What Firefox tells a screen reader about a page, or what a screen reader asks it to do; runs in Firefox's own
 * window.
 * @param {any} page
 * @param {{act?: number, focus?: number}} wish an item by its place in the last list; without any the list is made
 */
function accessible(page, wish) {
  const { Cc, Ci, hoshiItems } = /** @type {any} */ (globalThis);
  if (wish.act !== undefined) return void hoshiItems[wish.act].doAction(0);
  if (wish.focus !== undefined) return void hoshiItems[wish.focus].takeFocus();
  const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
  const items = /** @type {any[]} */ ([]);
  const walk = (/** @type {any} */ item) => {
    items.push(item);
    for (let child = item.firstChild; child; child = child.nextSibling) walk(child);
  };
  const frame = service.getAccessibleFor(page.embedderElement);
  if (frame) walk(frame);
  Object.assign(globalThis, { hoshiItems: items });
  return items.map((item) => [service.getStringRole(item.role), item.name]);
}
