/** The sea under a cliff: long waves that come in, break on stones and run back, and a gull far out. */
import { between, seeded } from '../lib/random.ts';
import { filter, noise, Soundscape, swell, tone, type Voice } from '../lib/soundscape.ts';
import type { Sound } from '../lib/wav.ts';

const SECONDS = 32;
/** Seconds from wave to wave. */
const BETWEEN_WAVES = [3.1, 4.6] as const;
const GULLS = [
  { at: 9.6, pitch: 1, place: 0.55, loud: 0.05 },
  { at: 19.2, pitch: 1.09, place: -0.4, loud: 0.035 },
  { at: 24.4, pitch: 0.96, place: 0.15, loud: 0.03 },
];

export function build(): Sound {
  const random = seeded(41);
  const scape = new Soundscape(SECONDS).spread(0.5, (side) => deep(11 + side));
  for (let at = -4; at < SECONDS - 4; at += between(random, ...BETWEEN_WAVES)) {
    const laid = { at, seconds: 12, place: between(random, -0.6, 0.6) };
    scape.lay(
      { ...laid, loud: between(random, 0.7, 1.1) },
      wave(at * 97, between(random, 2.4, 3.4)),
    );
  }
  for (const { pitch, ...laid } of GULLS) scape.lay({ ...laid, seconds: 2.4 }, gull(pitch));
  return scape.room(1.6, 0.25).sound(2);
}

/** The water farther out: heard rather than listened to. */
function deep(seed: number): Voice {
  const [grain, parted] = [noise(seed), filter()];
  return (time) => parted(grain(), 190 + 60 * Math.sin(time / 2.3 + seed)).low;
}

/** It darkens as it rises, breaks, and fizzes out between the stones. */
function wave(seed: number, rise: number): Voice {
  const [grain, fizz, body, spray] = [noise(seed), noise(seed + 1), filter(), filter()];
  return (time) => {
    const crest = swell(time, rise, 7);
    const roar = body(grain(), 240 + 1900 * crest ** 2).low * crest;
    const back = swell(time - rise * 0.7, 1.2, 6);
    const run = time < rise * 0.7 ? 0 : spray(fizz(), 3200 - 220 * time, 0.9).band * back ** 1.4;
    return roar + 0.16 * run;
  };
}

/** Three falling cries, each shorter. */
function gull(pitch: number): Voice {
  const cries = [0, 0.75, 1.35];
  let turns = 0;
  return (time) => {
    const begun = cries.findLast((start) => time >= start) ?? 0;
    const share = (time - begun) / 0.5;
    if (share >= 1) return 0;
    turns += (pitch * (880 + 520 * Math.sin(Math.PI * share ** 0.6))) / 44_100;
    const strength = Math.sin(Math.PI * share) ** 0.7;
    return strength * (tone(turns, 1) + 0.5 * tone(turns, 2) + 0.2 * tone(turns, 3));
  };
}
