// What both browsers run inside the page: recording how long pointer events wait and how far frames are apart.

/** Begins to record; runs in the page. */
export function beginWatch() {
  const watch = { moves: /** @type {number[]} */ ([]), frames: /** @type {number[]} */ ([]), on: true };
  Object.assign(window, { hoshiWatch: watch });
  const onMove = (/** @type {PointerEvent} */ event) => {
    if (watch.on) watch.moves.push(performance.now() - event.timeStamp);
  };
  addEventListener("pointermove", onMove, { capture: true });
  let last = 0;
  const onFrame = (/** @type {number} */ now) => {
    if (!watch.on) return;
    if (last > 0) watch.frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Ends recording and gives the milliseconds; runs in the page. */
export function endWatch() {
  const watch = /** @type {any} */ (window).hoshiWatch;
  watch.on = false;
  return { moves: watch.moves, frames: watch.frames };
}

/** The points a person plays in a measured game: spread out, so that the computer has to think each time. */
export const PRESSES = ["h8", "j9", "f6", "k5", "e10", "g12", "l7", "d4", "i3", "m11", "c8", "j13"];

/** How long one measured game thinks, in milliseconds; it ends after the answer in which this is passed. */
export const LONG_ENOUGH = 6000;
