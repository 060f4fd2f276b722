// Runs the measurements: `node bench.mjs [word …]` runs the files of bench/ whose names have one of the words.
//
// Each file's default export is an async function that gets the page's address and gives rows:
// {name, measured, unit, atMost | atLeast}. `cargo xtask bench` prints them and holds them to their bounds.

import { readdirSync, writeFileSync } from "node:fs";
import { serve } from "./harness.mjs";

/** @typedef {{name: string, measured: number, unit: string, atMost?: number, atLeast?: number}} Row */

const words = process.argv.slice(2);
const folder = new URL("./bench/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".mjs") && !name.startsWith("_"));
const server = await serve();
/** @type {Row[]} */
const rows = [];
try {
  for (const file of files.sort()) {
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
    console.log(`measuring: ${file.replace(/\.mjs$/, "")}`);
    const { default: measure } = await import(new URL(file, folder).href);
    rows.push(...(await measure(server.url)));
  }
} catch (error) {
  console.error(error);
  process.exit(1);
} finally {
  server.stop();
}
if (process.env.HOSHI_REPORT) writeFileSync(process.env.HOSHI_REPORT, JSON.stringify({ rows }));
else console.table(rows);
process.exit(0);
