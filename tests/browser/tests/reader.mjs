// A game through the accessibility tree alone: nothing is looked up in the page's elements, only what the
// browser tells to a screen reader, and nothing is done but what a screen reader can do.

import assert from "node:assert/strict";
import { inFirefox, relay } from "../firefox.mjs";

/** @typedef {{role: string, name: string, id: number}} Item */

/** A screen reader in Chromium. */
class Chromium {
  /** @param {import("playwright-core").CDPSession} session */
  constructor(session) {
    this.session = session;
  }

  /** Everything that is not hidden from a screen reader. @returns {Promise<Item[]>} */
  async all() {
    const { nodes } = await this.session.send("Accessibility.getFullAXTree");
    return nodes
      .filter((node) => !node.ignored && node.backendDOMNodeId)
      .map((node) => ({
        role: String(node.role?.value ?? ""),
        name: String(node.name?.value ?? ""),
        id: node.backendDOMNodeId ?? 0,
      }));
  }

  /** @param {Item} item */
  async act(item) {
    const { object } = await this.session.send("DOM.resolveNode", { backendNodeId: item.id });
    const functionDeclaration = "function () { this.click(); }";
    await this.session.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration });
  }

  /** @param {Item} item */
  async focus(item) {
    await this.session.send("DOM.focus", { backendNodeId: item.id });
  }
}

/** Firefox's names of roles, where they are not those of ARIA. */
const ROLES = /** @type {Record<string, string>} */ ({
  pushbutton: "button",
  radiobutton: "radio",
  "text leaf": "StaticText",
});

/** A screen reader in Firefox. */
class Firefox {
  /** @param {import("playwright-core").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Everything that is not hidden from a screen reader. @returns {Promise<Item[]>} */
  async all() {
    const pairs = /** @type {[string, string | null][]} */ (await relay(this.page, "accessible", {}));
    return pairs.map(([role, name], id) => ({ role: ROLES[role] ?? role, name: name ?? "", id }));
  }

  /** @param {Item} item */
  async act(item) {
    await relay(this.page, "accessible", { act: item.id });
  }

  /** @param {Item} item */
  async focus(item) {
    await relay(this.page, "accessible", { focus: item.id });
  }
}

/** A screen reader. */
class Reader {
  /** @param {Chromium | Firefox} browser */
  constructor(browser) {
    this.browser = browser;
  }

  /** Everything that is not hidden from a screen reader. */
  all() {
    return this.browser.all();
  }

  /**
   * Waits until the tree, which follows the page a little later, has such an item.
   * @param {string} role
   * @param {RegExp} name
   * @returns {Promise<Item>} the only one of this role with such a name
   */
  async find(role, name) {
    let found = /** @type {Item[]} */ ([]);
    for (const end = performance.now() + 5000; performance.now() < end; ) {
      found = (await this.all()).filter((item) => item.role === role && name.test(item.name));
      if (found.length === 1) return found[0];
    }
    throw new Error(`${found.length} of ${role} ${name}: ${found.map((item) => item.name)}`);
  }

  /**
   * The default action of an item, as a screen reader's Enter in browse mode.
   * @param {Item} item
   */
  act(item) {
    return this.browser.act(item);
  }

  /** @param {Item} item */
  focus(item) {
    return this.browser.focus(item);
  }

  /**
   * Waits until some text of the page matches.
   * @param {RegExp} pattern
   */
  async hear(pattern) {
    for (const end = performance.now() + 5000; performance.now() < end; ) {
      if ((await this.all()).some((item) => item.role === "StaticText" && pattern.test(item.name))) return;
    }
    throw new Error(`nothing says ${pattern}`);
  }
}

/**
 * @param {import("../harness.mjs").Trial} t
 * @param {string} [lang]
 */
async function start(t, lang) {
  const page = await t.open({ lang });
  if (inFirefox(page)) return { page, reader: new Reader(new Firefox(page)) };
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  return { page, reader: new Reader(new Chromium(session)) };
}

export default {
  async "a whole game, found and played by names alone"(t) {
    const { page, reader } = await start(t);
    await reader.act(await reader.find("button", /^New$/));
    await reader.act(await reader.find("radio", /^Two people$/));
    await reader.act(await reader.find("button", /^Start game$/));
    await reader.find("grid", /^15 by 15 board, freestyle, 0 stones\. Black to move$/);
    assert.equal((await reader.all()).filter(({ role }) => role === "gridcell").length >= 225, true);
    const line = ["H8", "H9", "I8", "I9", "J8", "J9", "K8", "K9", "L8"];
    for (const [i, point] of line.entries()) {
      const cell = await reader.find("gridcell", new RegExp(`^${point}, empty$`));
      // Browse mode and focus mode by turns.
      if (i % 2) await reader.act(cell);
      else {
        await reader.focus(cell);
        await page.keyboard.press("Enter");
      }
      const color = i % 2 ? "white" : "black";
      await reader.find("gridcell", new RegExp(`^${point}, ${color}, move ${i + 1}, last move`));
      const last = i === line.length - 1;
      await reader.hear(last ? /^Black wins with five in a row\.\s*$/ : new RegExp(`^${i % 2 ? "White" : "Black"} ${point}\\s*$`));
    }
    await reader.find("grid", /^15 by 15 board, freestyle, 9 stones\. Black wins with five in a row\.$/);
    const winning = (await reader.all()).filter(({ role, name }) => role === "gridcell" && /winning line/.test(name));
    assert.deepEqual(winning.map(({ name }) => name.split(",")[0]).sort(), ["H8", "I8", "J8", "K8", "L8"]);
    await reader.act(await reader.find("gridcell", /^A1, empty$/));
    await reader.hear(/^The game is over/);
  },

  async "a refused cell says why, and columns and rows have headings"(t) {
    const { reader } = await start(t);
    await reader.act(await reader.find("button", /^New$/));
    await reader.act(await reader.find("radio", /^Two people$/));
    await reader.act(await reader.find("button", /^Start game$/));
    await reader.act(await reader.find("gridcell", /^C4, empty$/));
    await reader.act(await reader.find("gridcell", /^C4, black/));
    await reader.hear(/^C4 is taken\.\s*$/);
    await reader.act(await reader.find("button", /^Undo$/));
    await reader.hear(/^1 move taken back\.\s*$/);
    await reader.find("gridcell", /^C4, empty$/);
    await reader.find("columnheader", /^O$/);
    await reader.find("rowheader", /^15$/);
  },

  async "the computer's stone is told, and a move in the list says what it is"(t) {
    const { reader } = await start(t);
    await reader.act(await reader.find("gridcell", /^H8, empty$/));
    await reader.hear(/^White [A-O]\d+\s*$/);
    await reader.find("button", /^Move 1, Black, H8$/);
    await reader.find("button", /^Move 2, White, [A-O]\d+$/);
    await reader.act(await reader.find("button", /^Hint$/));
    await reader.hear(/^Hint: [A-O]\d+\. /);
    const hinted = (await reader.all()).filter(({ role, name }) => role === "gridcell" && /, empty, hint$/.test(name));
    assert.equal(hinted.length, 1);
  },

  async "in Chinese"(t) {
    const { reader } = await start(t, "zh-CN");
    await reader.act(await reader.find("gridcell", /^H8，空$/));
    await reader.find("gridcell", /^H8，黑，第 1 手/);
    await reader.find("button", /^第 1 手，黑方，H8$/);
  },
};
