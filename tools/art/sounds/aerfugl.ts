/** Eiders calling on quiet water: swell on a shore, and three soft calls. */
import { hashOf, seeded } from '../lib/random.ts';
import type { Sound } from '../lib/wav.ts';

/** Kept as it is reckoned: packs may hold WAV too. */
export const ending = 'wav';
/** Samples a second: enough for surf and birds. */
const RATE = 11_025;
const SECONDS = 6;
/** When each call begins, how high it is and how loud. */
const CALLS = [
  { at: 0.8, pitch: 1, loud: 0.32 },
  { at: 2.7, pitch: 1.06, loud: 0.18 },
  { at: 3.9, pitch: 0.98, loud: 0.28 },
] as const;
const CALL_SECONDS = 0.95;
const FADE_SECONDS = 0.4;

export function build(): Sound {
  const samples = swell().map((noise, at) => {
    const time = at / RATE;
    const calls = CALLS.reduce((sum, one) => sum + one.loud * call(time - one.at, one.pitch), 0);
    const edge = Math.min(1, time / FADE_SECONDS, (SECONDS - time) / FADE_SECONDS);
    return (noise + calls) * edge;
  });
  return { rate: RATE, channels: [samples] };
}

/** Noise without its hiss, louder and softer as waves come in. */
function swell(): number[] {
  const random = seeded(hashOf('aerfugl'));
  let low = 0;
  let lower = 0;
  return Array.from({ length: SECONDS * RATE }, (_, at) => {
    const wave = 0.5 + 0.5 * Math.sin((2 * Math.PI * at) / RATE / 2.9 - 1);
    low += 0.16 * (random() * 2 - 1 - low);
    lower += 0.3 * (low - lower);
    return lower * (0.25 + 0.75 * wave ** 2);
  });
}

/** `a-OO-u`: the tone rises and falls, and its overtones come with its strength. */
function call(time: number, pitch: number): number {
  if (time < 0 || time > CALL_SECONDS) return 0;
  const share = time / CALL_SECONDS;
  const bend = Math.sin(Math.PI * share);
  // The turns so far, of a tone that goes from 350 to 530 hertz and back.
  const turns =
    pitch * (350 * time + (180 * CALL_SECONDS * (1 - Math.cos(Math.PI * share))) / Math.PI);
  const tone = Math.sin(2 * Math.PI * turns);
  const overtone = 0.3 * bend * Math.sin(4 * Math.PI * turns);
  return bend ** 1.5 * (tone + overtone);
}
