// A few soft tones, made on the spot; silent until somebody asks for sound.

import { sound } from "./preferences.js";

// Frequency in hertz, start and length in seconds, loudness.
/** @typedef {[pitch: number, start: number, length: number, volume: number]} Tone */
/** @satisfies {Record<string, Tone[]>} */
const TUNES = {
  choose: [[520, 0, 0.09, 0.05]],
  move: [
    [260, 0, 0.07, 0.04],
    [390, 0.05, 0.09, 0.03],
  ],
  turn: [
    [294, 0, 0.28, 0.06],
    [440, 0.14, 0.42, 0.06],
  ],
  end: [
    [294, 0, 0.3, 0.06],
    [370, 0.15, 0.3, 0.06],
    [440, 0.3, 0.6, 0.06],
  ],
};
/** @type {AudioContext | null} */
let context = null;

/**
 * What happens at the table is heard by who looks at it; that it is their turn also elsewhere.
 * @param {keyof typeof TUNES} name
 */
export function play(name) {
  if (!sound() || (document.hidden && name !== "turn")) return;
  context ??= new AudioContext();
  for (const each of TUNES[name]) tone(context, each);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function tone(context, [pitch, start, length, volume]) {
  const at = context.currentTime + start;
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(volume, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(loudness).connect(context.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}
