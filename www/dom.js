// @ts-check
// Finding elements that are surely there, because index.html has them.

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} type
 * @param {ParentNode} [within]
 * @returns {T}
 */
export function find(selector, type, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** @param {string} id */
export function button(id) {
  return find(`#${id}`, HTMLButtonElement);
}

/**
 * Changes the text only where it differs, so that screen readers and selections stay where they are.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Changes an attribute only where it differs: browsers take the same value for a change, and lay out anew.
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean} value
 */
export function put(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/**
 * Reads what was kept, or gives `undefined` where nothing can be kept.
 * @param {string} key
 */
export function kept(key) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a convenience of the page; where that is impossible, nothing is lost but the convenience.
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full; the board itself tells so when a game cannot be kept.
  }
}
