// @ts-check
// Which kept game belongs to this tab. Every board has a key of its own, so that two tabs never overwrite
// each other's game, and a reload or a later visit finds the game again:
//
// 1. `sessionStorage` remembers the slot of this tab over a reload.
// 2. A held Web Lock marks the slot as in use. A duplicated tab copies `sessionStorage` but cannot have the
//    lock, so it gets another slot.
// 3. A new tab takes the slot that was used last and is in use nowhere, else a new one.
//
// Without locks a new tab takes a new slot, because nobody can tell whether an old one is in use.

const PREFIX = "hoshi:game:";
const HERE = "hoshi:slot";
const USED = "hoshi:used";
/** Games kept for later visits; older ones that are in use nowhere are dropped. */
const KEEP = 12;

/**
 * The key under which this tab keeps its game. Where nothing can be kept there is one too: the board tries,
 * fails, and says so.
 * @returns {Promise<string>}
 */
export async function claimKey() {
  const slot = await claim().catch(fresh);
  try {
    sessionStorage.setItem(HERE, slot);
    remember(slot);
  } catch {
    // Storage is blocked or full. What is kept there already is still read.
  }
  return PREFIX + slot;
}

/** @returns {Promise<string>} */
async function claim() {
  const mine = sessionStorage.getItem(HERE);
  if (!navigator.locks) return mine ?? fresh();
  const wanted = mine ? [mine] : [];
  for (const slot of [...wanted, ...used().filter((slot) => slot !== mine)]) {
    if (await lock(slot)) return slot;
  }
  const slot = fresh();
  await lock(slot);
  return slot;
}

/**
 * Takes the lock of a slot and holds it as long as the tab lives.
 * @param {string} slot
 * @returns {Promise<boolean>} whether it was free
 */
function lock(slot) {
  return new Promise((answer) => {
    navigator.locks
      .request(PREFIX + slot, { ifAvailable: true }, (held) => {
        answer(held !== null);
        return held ? new Promise(() => {}) : undefined;
      })
      .catch(() => answer(true)); // Locks exist but are refused here: as if there were none.
  });
}

function fresh() {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** The slots used, the latest first. */
function used() {
  return (localStorage.getItem(USED) ?? "").split(" ").filter((slot) => /^[a-z0-9]+$/.test(slot));
}

/** @param {string} slot */
function remember(slot) {
  const all = [slot, ...used().filter((other) => other !== slot)];
  localStorage.setItem(USED, all.slice(0, KEEP).join(" "));
  for (const old of all.slice(KEEP)) void drop(old);
}

/**
 * Drops a kept game unless a tab uses it.
 * @param {string} slot
 */
async function drop(slot) {
  if (!navigator.locks) return;
  await navigator.locks.request(PREFIX + slot, { ifAvailable: true }, (held) => {
    if (held) localStorage.removeItem(PREFIX + slot);
  });
}
