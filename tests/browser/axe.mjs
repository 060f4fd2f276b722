// The page as axe judges its accessibility.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** @typedef {import("playwright-core").Page} Page */

/**
 * What axe finds wrong with the page's accessibility, one line for each finding.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function accessibilityFaults(page) {
  // As an evaluated text, because the page's policy lets no foreign script in by a tag.
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const axe = /** @type {any} */ (window).axe;
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${rule.help}: ${node.target.join(" ")}`),
    );
  });
}
