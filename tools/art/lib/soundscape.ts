/** A stretch of sound in two channels that voices are laid into, each at its time and its place between left and right. */
import { seeded, type Random } from './random.ts';
import type { Sound } from './wav.ts';

export const RATE = 44_100;

/** A sample of a voice, `time` seconds after it began. */
export type Voice = (time: number) => number;

export interface Laid {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly seconds: number;
  readonly loud: number;
  /** From -1, left, to 1, right. */
  readonly place?: number;
}

export class Soundscape {
  readonly seconds: number;
  private readonly left: Float64Array;
  private readonly right: Float64Array;

  constructor(seconds: number) {
    this.seconds = seconds;
    this.left = new Float64Array(seconds * RATE);
    this.right = new Float64Array(seconds * RATE);
  }

  lay({ at, seconds, loud, place = 0 }: Laid, voice: Voice): this {
    const angle = ((place + 1) * Math.PI) / 4;
    const [toLeft, toRight] = [loud * Math.cos(angle), loud * Math.sin(angle)];
    const first = Math.round(at * RATE);
    const last = Math.min(this.left.length, first + Math.round(seconds * RATE));
    for (let index = Math.max(0, first); index < last; index += 1) {
      const sample = voice((index - first) / RATE);
      this.left[index] = (this.left[index] ?? 0) + toLeft * sample;
      this.right[index] = (this.right[index] ?? 0) + toRight * sample;
    }
    return this;
  }

  /** What is heard all along, with a voice of its own on either side. */
  spread(loud: number, voiceOf: (side: number) => Voice): this {
    const all = { at: 0, seconds: this.seconds, loud };
    return this.lay({ ...all, place: -1 }, voiceOf(0)).lay({ ...all, place: 1 }, voiceOf(1));
  }

  /** The walls' answer, as long as a room of this kind gives it; `wet` is its share. */
  room(seconds: number, wet: number, dull = 0.35): this {
    for (const [side, channel] of [this.left, this.right].entries()) {
      const answer = reverberate(channel, { seconds, dull, shift: side * 23 });
      channel.forEach((dry, at) => void (channel[at] = dry + wet * (answer[at] ?? 0)));
    }
    return this;
  }

  /** Comes and goes softly at its ends. */
  sound(fade = 1.5): Sound {
    const edge = (at: number) =>
      Math.min(1, at / RATE / fade, (this.left.length - at) / RATE / fade);
    const shaped = (channel: Float64Array) =>
      channel.map((sample, at) => sample * Math.sin((Math.PI / 2) * edge(at)) ** 2);
    return { rate: RATE, channels: [shaped(this.left), shaped(this.right)] };
  }
}

/** Lengths of the echoes, in samples without a common measure, so that none rings out as a tone. */
const ECHOES = [1557, 1617, 1491, 1422, 1277, 1356];
const SMEARS = [225, 556, 341];

function reverberate(
  dry: Float64Array,
  { seconds, dull, shift }: { seconds: number; dull: number; shift: number },
): Float64Array {
  let wet: Float64Array = new Float64Array(dry.length);
  for (const length of ECHOES) {
    const echo = new Float64Array(length + shift);
    const back = 10 ** ((-3 * echo.length) / RATE / seconds);
    let low = 0;
    dry.forEach((sample, at) => {
      const slot = at % echo.length;
      const heard = echo[slot] ?? 0;
      low += (1 - dull) * (heard - low);
      echo[slot] = sample + low * back;
      wet[at] = (wet[at] ?? 0) + heard / ECHOES.length;
    });
  }
  for (const length of SMEARS) wet = smear(wet, length + shift);
  return wet;
}

/** Thickens echoes without colouring them (Schroeder's all-pass). */
function smear(input: Float64Array, length: number): Float64Array {
  const held = new Float64Array(length);
  return input.map((sample, at) => {
    const slot = at % length;
    const before = held[slot] ?? 0;
    held[slot] = sample + before * 0.5;
    return before - sample * 0.5;
  });
}

export const noise = (seed: number): Random => {
  const random = seeded(seed);
  return () => random() * 2 - 1;
};

export interface Heard {
  readonly low: number;
  readonly band: number;
  readonly high: number;
}

/** Parts a voice into what lies below, around and above a pitch that may move (state variable filter). */
export function filter(): (sample: number, hertz: number, sharp?: number) => Heard {
  let [first, second] = [0, 0];
  return (sample, hertz, sharp = 0.7) => {
    const turn = Math.tan((Math.PI * Math.min(hertz, RATE * 0.45)) / RATE);
    const high = (sample - (1 / sharp + turn) * first - second) / (1 + turn * (1 / sharp + turn));
    const band = turn * high + first;
    const low = turn * band + second;
    [first, second] = [turn * high + band, turn * band + low];
    return { low, band, high };
  };
}

/** Up to 1 in `rise` seconds, then down to a thousandth in `fall`. */
export const swell = (time: number, rise: number, fall: number): number =>
  time < rise ? Math.sin((Math.PI / 2) * (time / rise)) ** 2 : 10 ** ((-3 * (time - rise)) / fall);

export const tone = (time: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * time);
