// As much of WebDriver as the smoke in WebKit needs.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** The key codes of WebDriver for keys that write nothing. */
const KEYS = /** @type {Record<string, string>} */ ({
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
});

/** One window of WebKit. */
export class Driver {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;

  /**
   * @param {string} session the address of the session
   * @param {string} version of WebKit
   */
  constructor(session, version) {
    this.session = session;
    this.version = version;
  }

  /**
   * Starts WebKit on a screen.
   * @param {string} program the driver
   * @param {string} display
   */
  static async start(program, display) {
    const port = await freePort();
    const process_ = spawn(program, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
      stdio: ["ignore", "ignore", "ignore"],
    });
    process.once("exit", () => void process_.kill());
    const address = `http://127.0.0.1:${port}`;
    const ready = async () => (await request("GET", `${address}/status`).catch(() => null))?.ready ?? false;
    for (let tries = 0; !(await ready()); tries += 1) {
      if (tries > 100) throw new Error("WebKit's driver does not answer");
      await new Promise((done) => setTimeout(done, 100));
    }
    const { sessionId, capabilities } = await request("POST", `${address}/session`, { capabilities: {} });
    const driver = new Driver(`${address}/session/${sessionId}`, capabilities.browserVersion);
    driver.#process = process_;
    return driver;
  }

  /** @param {string} url */
  async open(url) {
    await request("POST", `${this.session}/url`, { url });
  }

  /** Loads the page again. */
  async reload() {
    await request("POST", `${this.session}/refresh`, {});
  }

  /**
   * Runs a function in the page.
   * @template A, R
   * @param {(argument: A) => R} run
   * @param {A} [argument]
   * @returns {Promise<R>}
   */
  async run(run, argument) {
    const script = `return (${run})(...arguments)`;
    return request("POST", `${this.session}/execute/sync`, { script, args: [argument ?? null] });
  }

  /**
   * Clicks a place of the window with the mouse.
   * @param {{x: number, y: number}} place
   */
  async click({ x, y }) {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  /**
   * Presses and lets go of a key.
   * @param {string} name
   */
  async key(name) {
    const value = KEYS[name] ?? name;
    await this.#act({ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] });
  }

  /** @param {object} source */
  async #act(source) {
    await request("POST", `${this.session}/actions`, { actions: [source] });
  }

  /** Ends WebKit. */
  async stop() {
    await request("DELETE", this.session).catch(() => {});
    this.#process?.kill();
  }
}

/**
 * One request to a driver, and the value that it answers.
 * @param {string} method
 * @param {string} address
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function request(method, address, body) {
  const init = body ? { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : { method };
  const { value } = await (await fetch(address, init)).json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A port that nobody uses. @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}
