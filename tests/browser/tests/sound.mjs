// What can be heard: when the page begins to sound, when it keeps silent, and what a stone sounds like.

import assert from "node:assert/strict";
import { hit, newGame, play, press, settled, state, twoPeople, waitReady } from "../lib.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../harness.mjs").Trial} Trial */

/** Counts contexts and what is started in them. */
function count() {
  const heard = { contexts: 0, starts: 0 };
  Object.assign(window, { heard });
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor() {
      super();
      heard.contexts += 1;
    }
  };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...times) {
    if (this.context instanceof AudioContext) heard.starts += 1;
    start.apply(this, times);
  };
}

/**
 * @param {Page} page
 * @returns {Promise<{contexts: number, starts: number}>}
 */
const heard = (page) => page.evaluate(() => ({ .../** @type {any} */ (window).heard }));

/**
 * @param {Page} page
 * @param {string} name
 * @param {boolean} on
 */
async function choose(page, name, on) {
  await hit(page, "#settings");
  await page.setChecked(`#settings-dialog [name=${name}]`, on);
  await page.keyboard.press("Escape");
}

/**
 * Plays a cue into a buffer and measures it.
 * @param {Page} page
 * @param {string} cue
 * @param {number} loud what it is played at
 */
function rendered(page, cue, loud = 1) {
  return page.evaluate(
    async ({ cue, loud }) => {
      const { strike } = await import(new URL("www/sound.js", document.baseURI).href);
      const audio = new OfflineAudioContext(1, 48_000 * 2.5, 48_000);
      const out = new GainNode(audio, { gain: loud });
      out.connect(audio.destination);
      strike(audio, out, cue);
      const samples = (await audio.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const end = samples.findLastIndex((sample) => Math.abs(sample) > peak / 100);
      const jump = samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (samples[i - 1] ?? 0))), 0);
      // How much of each pitch there is, by comparing with a wave of it.
      const strength = (/** @type {number} */ pitch) => {
        let [re, im] = [0, 0];
        for (let i = 0; i < 9600; i++) {
          const angle = (2 * Math.PI * pitch * i) / 48_000;
          re += (samples[i] ?? 0) * Math.cos(angle);
          im += (samples[i] ?? 0) * Math.sin(angle);
        }
        return Math.hypot(re, im);
      };
      let pitch = 0;
      for (let p = 60; p < 3000; p += 10) if (strength(p) > strength(pitch || 10)) pitch = p;
      return { peak, pitch, ms: (end / 48_000) * 1000, first: Math.abs(samples[0] ?? 1), last: Math.abs(samples.at(-1) ?? 1), jump };
    },
    { cue, loud },
  );
}

export default {
  async "stones of the two colors have different pitches, and nothing clips or cracks"(t) {
    const page = await t.open();
    const [black, white, refusal, end] = [
      await rendered(page, "stone-black"),
      await rendered(page, "stone-white"),
      await rendered(page, "refusal"),
      await rendered(page, "end"),
    ];
    for (const sound of [black, white, refusal, end]) {
      assert(sound.peak > 0.05 && sound.peak < 1, `a peak of ${sound.peak}`);
      assert(sound.first < 0.01 && sound.last < 0.001, "it begins and ends in silence");
    }
    for (const sound of [black, white, refusal]) assert(sound.ms > 15 && sound.ms <= 120, `${sound.ms} ms`);
    assert(end.ms > 500 && end.ms < 2300, `${end.ms} ms`);
    assert(white.pitch > black.pitch * 1.2, `black ${black.pitch} Hz, white ${white.pitch} Hz`);
    assert(refusal.pitch < black.pitch / 2, `refusal ${refusal.pitch} Hz`);
    assert.equal((await rendered(page, "stone-black", 0)).peak, 0);
  },

  async "moves before the first press come in no heap afterwards"(t) {
    const page = await t.open({ before: count });
    const reaches = (/** @type {number} */ ply) =>
      page.waitForFunction((ply) => Number(document.querySelector("#app")?.getAttribute("data-ply")) >= ply, ply, { timeout: 60_000 });
    // They only get in each other's way, so that the game is not over too soon.
    await newGame(page, { opponent: "watch", level: 2, level2: 2, size: 22 });
    await reaches(2);
    await page.reload();
    await waitReady(page);
    const { ply } = await state(page);
    await reaches(ply + 10);
    assert.equal((await state(page)).status, "playing");
    assert.deepEqual(await heard(page), { contexts: 0, starts: 0 });
    await page.locator(".brand").click();
    await settled(page);
    const after = await heard(page);
    assert.equal(after.contexts, 1);
    assert(after.starts <= 6, `${after.starts} sources at once`);
  },

  "there is one context, a stone is heard, and a muted page is silent": {
    only: "chromium",
    why: "Firefox's context does not begin where there is no device for sound",
    run: async (/** @type {Trial} */ t) => {
      const page = await t.open({ before: count });
      await twoPeople(page, 9);
      const before = await heard(page);
      await play(page, "e5 e6");
      const played = await heard(page);
      assert(played.starts > before.starts);
      assert.equal(played.contexts, 1);
      await press(page, "e6");
      await settled(page);
      assert((await heard(page)).starts > played.starts, "a refusal is heard");
      await hit(page, "#mute");
      await settled(page);
      const muted = await heard(page);
      await play(page, "d5");
      assert.deepEqual(await heard(page), muted);
      await page.reload();
      await waitReady(page);
      await play(page, "d6");
      assert.deepEqual(await heard(page), { contexts: 0, starts: 0 }, "it stays muted");
      await hit(page, "#mute");
      await play(page, "c5");
      const again = await heard(page);
      assert(again.contexts === 1 && again.starts > 0);
    },
  },

  async "music comes only when asked for, and a hidden page is silent"(t) {
    const page = await t.open({ before: count });
    await twoPeople(page, 9);
    await choose(page, "sound", false);
    const silent = await heard(page);
    await page.waitForTimeout(300);
    assert.deepEqual(await heard(page), silent);
    await choose(page, "music", true);
    await settled(page);
    const playing = await heard(page);
    assert(playing.starts > silent.starts);
    await choose(page, "sound", true);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const hidden = await heard(page);
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.querySelector("#typed-form")?.dispatchEvent(new Event("submit", { cancelable: true })));
    await page.waitForTimeout(300);
    assert.deepEqual(await heard(page), hidden, "no cue and no music while nobody looks");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await settled(page);
    assert((await heard(page)).starts > hidden.starts, "the music comes back");
  },

  async "a browser without sound is as good to play on"(t) {
    const page = await t.open({ before: () => void Object.assign(window, { AudioContext: undefined }) });
    await twoPeople(page, 9);
    await play(page, "e5 e6 d5");
    assert.equal((await state(page)).ply, 3);
  },
};
