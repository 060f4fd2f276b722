// A screen reader: it knows only what the browser tells of the accessibility tree.

import { inFirefox, relay } from "./firefox.mjs";

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
export class Reader {
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
 * @param {import("./harness.mjs").Trial} t
 * @param {string} [lang]
 */
export async function start(t, lang) {
  const page = await t.open({ lang });
  if (inFirefox(page)) return { page, reader: new Reader(new Firefox(page)) };
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  return { page, reader: new Reader(new Chromium(session)) };
}
