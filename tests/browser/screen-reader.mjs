// A screen reader: it knows only what the browser tells of the accessibility tree.

/**
 * @typedef {import("playwright-core").CDPSession} Session
 * @typedef {{role: string, name: string, id: number}} Item
 */

/** A screen reader. */
export class Reader {
  /** @param {Session} session */
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
  async act(item) {
    const { object } = await this.session.send("DOM.resolveNode", { backendNodeId: item.id });
    const functionDeclaration = "function () { this.click(); }";
    await this.session.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration });
  }

  /** @param {Item} item */
  async focus(item) {
    await this.session.send("DOM.focus", { backendNodeId: item.id });
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
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  return { page, reader: new Reader(session) };
}
