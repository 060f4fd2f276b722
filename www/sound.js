// @ts-check
// What one can hear. Every sound is made of noise and tones here; nothing is loaded.
//
// There is one context. It begins with the first press or key, and what happened before that is not heard
// afterwards. A hidden page is silent.

/** @typedef {import("./pkg/hoshi.js").BoardSnapshot} BoardSnapshot */
/** @typedef {import("./pkg/hoshi.js").HoshiBoard} HoshiBoard */
/** @typedef {import("./pkg/hoshi.js").SoundCue} SoundCue */

/** How a stone's wood rings, and how dull a refusal is, in hertz. */
const pitches = { "stone-black": 620, "stone-white": 900, refusal: 150 };
/** The bells of an end, in hertz: a major chord, upwards. */
const bells = [659.3, 830.6, 987.8];
/** What the music is made of: five tones that agree in any order, in hertz. */
const scale = [110, 146.8, 164.8, 196, 220, 293.7, 329.6, 392];
/** A context that has not begun takes this many cues and no more, or they would come in a heap. */
const WAITING = 1;

/** @type {AudioContext | undefined} */
let context;
/** @type {GainNode} */
let sounds;
/** @type {GainNode} */
let music;
let waiting = 0;
let timer = 0;
let wants = { sound: false, music: false, volume: 0 };

/** @param {HoshiBoard} board */
export function installSound(board) {
  board.onSound(hear);
  for (const event of ["pointerdown", "pointerup", "keydown"]) addEventListener(event, wake, true);
  document.addEventListener("visibilitychange", tune);
}

/** @param {BoardSnapshot} shot */
export function showSound({ settings: { sound, music, volume } }) {
  if (sound === wants.sound && music === wants.music && volume === wants.volume) return;
  wants = { sound, music, volume };
  tune();
}

/** Begins to be audible, which browsers allow in answer to a person only. */
function wake() {
  if (context || !window.AudioContext || navigator.userActivation?.isActive === false) return;
  if (!wants.sound && !wants.music) return;
  try {
    context = new AudioContext();
    sounds = new GainNode(context, { gain: wants.sound ? loudness() : 0 });
    music = new GainNode(context, { gain: 0 });
    for (const part of [sounds, music]) part.connect(context.destination);
  } catch {
    context = undefined; // No device to play on: the page is as good without.
  }
  tune();
}

/** What the volume means: ears hear by proportion. */
function loudness() {
  return (wants.volume / 100) ** 2;
}

/** Makes sounds and music as loud as they are wanted now. */
function tune() {
  clearTimeout(timer);
  if (!context) return;
  const seen = !document.hidden;
  const loud = loudness();
  sounds.gain.setTargetAtTime(seen && wants.sound ? loud : 0, context.currentTime, 0.01);
  music.gain.setTargetAtTime(seen && wants.music ? loud : 0, context.currentTime, 0.4);
  if (seen && wants.music) {
    void context.resume();
    drift();
  } else rest();
}

/** Lets the device sleep when there will be nothing to hear for a while. */
function rest() {
  clearTimeout(timer);
  timer = setTimeout(() => void context?.suspend(), 3000);
}

/** @param {SoundCue} cue */
function hear(cue) {
  if (!context || !wants.sound || document.hidden) return;
  if (context.state === "running") waiting = 0;
  else {
    void context.resume();
    if (waiting++ >= WAITING) return;
  }
  strike(context, sounds, cue);
  if (!wants.music) rest();
}

/**
 * Makes the sound of `cue` now.
 * @param {BaseAudioContext} audio
 * @param {AudioNode} out
 * @param {SoundCue} cue
 */
export function strike(audio, out, cue) {
  const now = audio.currentTime;
  if (cue === "end") {
    bells.forEach((pitch, i) => {
      ring(tone(audio, pitch), out, now + i * 0.16, 0.006, 1.5, 0.16);
      ring(tone(audio, pitch * 2.76), out, now + i * 0.16, 0.006, 0.4, 0.03);
    });
    return;
  }
  const pitch = pitches[cue];
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * 0.06), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (const i of samples.keys()) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 1.5, Q: 1.5 });
  noise.connect(body);
  const soft = cue === "refusal" ? 0.5 : 1;
  ring(noise, out, now, 0.001, 0.06, 0.5 * soft, body);
  ring(tone(audio, pitch), out, now, 0.001, 0.08, 0.4 * soft);
}

/**
 * A pad of a few slow tones, and some time later another.
 */
function drift() {
  const audio = /** @type {AudioContext} */ (context);
  const chosen = Math.floor(Math.random() * (scale.length - 3));
  for (const step of [0, 2, 3]) {
    for (const detune of [-4, 4]) {
      const source = tone(audio, scale[chosen + step] ?? 110);
      source.detune.value = detune;
      ring(source, music, audio.currentTime + step * 0.8, 3, 11, 0.045);
    }
  }
  timer = setTimeout(drift, 7000 + Math.random() * 3000);
}

/**
 * @param {BaseAudioContext} audio
 * @param {number} frequency in hertz
 */
function tone(audio, frequency) {
  return new OscillatorNode(audio, { frequency });
}

/**
 * Lets `source` swell and fade without a click.
 * @param {AudioScheduledSourceNode} source
 * @param {AudioNode} out
 * @param {number} at in seconds, like the next two
 * @param {number} swell
 * @param {number} length
 * @param {number} loud 0–1
 * @param {AudioNode} [last] what the source ends in, when it is not itself
 */
function ring(source, out, at, swell, length, loud, last = source) {
  const shape = new GainNode(source.context, { gain: 0 });
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(loud, at + swell);
  shape.gain.exponentialRampToValueAtTime(loud / 1000, at + length);
  shape.gain.linearRampToValueAtTime(0, at + length + 0.01);
  last.connect(shape).connect(out);
  source.start(at);
  source.stop(at + length + 0.01);
}
