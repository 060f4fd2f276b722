// @ts-check
// Somebody's own picture behind the board. It is made small and kept in this browser, and goes nowhere else.

import { button, find, keep, kept, setText } from "./dom.js";
import { word } from "./words.js";

/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */

/** Bytes of the largest file that is looked at. */
const LARGEST = 8_000_000;
/** Side of the kept picture in pixels, at most. */
const SIDE = 1600;
/** Says that there is a picture, so that nobody else waits for the storage to open. */
const FLAG = "hoshi:picture";

const file = find("#picture-file", HTMLInputElement);
const remove = button("picture-remove");
const message = find("#picture-message", HTMLElement);

/**
 * Does one thing with the store of pictures.
 * @param {IDBTransactionMode} mode
 * @param {(pictures: IDBObjectStore) => IDBRequest} act
 * @returns {Promise<any>}
 */
function stored(mode, act) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("hoshi", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("pictures");
    opening.onerror = opening.onblocked = fail;
    opening.onsuccess = () => {
      const change = opening.result.transaction("pictures", mode);
      const asked = act(change.objectStore("pictures"));
      change.oncomplete = () => done(asked.result);
      change.onabort = fail;
    };
  });
}

/**
 * The middle square of a picture, made small.
 * @param {Blob} blob
 */
async function square(blob) {
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const cut = Math.min(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(cut, SIDE);
  canvas.getContext("2d")?.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, canvas.width, canvas.width);
  return canvas;
}

/** @param {HoshiBoard} board */
export function installPicture(board) {
  /** @param {HTMLCanvasElement} [canvas] */
  const show = (canvas) => {
    board.setPicture(canvas);
    remove.hidden = !canvas;
  };
  /** @param {string} [text] */
  const tell = (text = "") => setText(message, text);
  button("picture-choose").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    file.value = ""; // so that the same file can be chosen again
    if (!chosen) return;
    if (chosen.size > LARGEST) return tell(word("picture-large"));
    const canvas = await square(chosen).catch(() => undefined);
    if (!canvas) return tell(word("picture-unread"));
    show(canvas);
    tell();
    canvas.toBlob(
      (blob) =>
        stored("readwrite", (pictures) => pictures.put(blob, "board")).then(
          () => keep(FLAG, "1"),
          () => tell(word("picture-unkept")),
        ),
      "image/webp",
      0.85,
    );
  });
  remove.addEventListener("click", () => {
    show();
    tell();
    keep(FLAG, "");
    stored("readwrite", (pictures) => pictures.delete("board")).catch(() => {});
    button("picture-choose").focus();
  });
  if (kept(FLAG)) {
    stored("readonly", (pictures) => pictures.get("board"))
      .then(square)
      .then(show)
      .catch(() => {});
  }
}
