// @ts-check
// Loads the program, and says in one of a few kinds why it could not.

import init from "./pkg/hoshi.js";

/** Why the program cannot run: a kind that `fallback.js` has words for, and a detail. */
export class LoadFault extends Error {
  /**
   * @param {"nowasm" | "missing" | "text" | "broken"} kind
   * @param {string} detail
   */
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
  }
}

/** The first bytes of every WebAssembly program. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/**
 * Fetches and starts the program. The bytes are looked at rather than the type that the server claims: hosts
 * that send the right bytes under a wrong type work, only a little slower.
 * @param {URL} url
 */
export async function load(url) {
  if (typeof WebAssembly !== "object") throw new LoadFault("nowasm", navigator.userAgent);
  const response = await fetch(url).catch((error) => {
    throw new LoadFault("missing", `${url} (${error})`);
  });
  if (!response.ok) throw new LoadFault("missing", `${url} (${response.status})`);
  const copy = response.clone();
  try {
    const typed = (response.headers.get("content-type") ?? "").startsWith("application/wasm");
    const source = typed ? response : await response.arrayBuffer();
    await init({ module_or_path: source });
  } catch (error) {
    const bytes = new Uint8Array(await copy.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const program = MAGIC.every((byte, i) => bytes[i] === byte);
    throw new LoadFault(program ? "broken" : "text", `${url} (${error})`);
  }
}
