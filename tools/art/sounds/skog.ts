/** A forest in early summer: wind in the spruces, a cuckoo, a chaffinch, a thrush, and a woodpecker at work. */
import { between, hashOf, seeded } from '../lib/random.ts';
import { filter, noise, Soundscape, tone, type Voice } from '../lib/soundscape.ts';
import type { Sound } from '../lib/wav.ts';

const SECONDS = 34;

interface Call {
  readonly at: readonly number[];
  readonly seconds: number;
  readonly place: number;
  readonly loud: number;
  readonly voice: (round: number) => Voice;
}

const CALLS: readonly Call[] = [
  { at: [4, 5.5, 7, 21, 22.5, 24, 25.5], seconds: 1, place: -0.6, loud: 0.13, voice: cuckoo },
  { at: [2.2, 10.5, 18.6, 28], seconds: 2.6, place: 0.5, loud: 0.05, voice: chaffinch },
  { at: [8.6, 12.9, 15.6, 26.6, 30], seconds: 2, place: 0.05, loud: 0.06, voice: thrush },
  { at: [13.2, 29.6], seconds: 1.2, place: 0.7, loud: 0.12, voice: woodpecker },
];

export function build(): Sound {
  const scape = new Soundscape(SECONDS);
  for (const { at: times, voice, ...laid } of CALLS)
    for (const [round, at] of times.entries()) scape.lay({ ...laid, at }, voice(round));
  return scape
    .room(1.9, 0.55, 0.5)
    .spread(0.17, (side) => wind(91 + side))
    .sound(2);
}

/** Gusts go through the tops, and the needles hiss a little after. */
function wind(seed: number): Voice {
  const [grain, crowns, needles] = [noise(seed), filter(), filter()];
  return (time) => {
    const gust = 0.55 + 0.3 * Math.sin(time / 2.9 + seed) + 0.15 * Math.sin(time / 1.1 + 2 * seed);
    const air = grain();
    return (
      gust * crowns(air, 380 + 420 * gust, 0.6).band +
      0.22 * gust ** 2 * needles(air, 2600, 0.7).band
    );
  };
}

/** A third down. */
function cuckoo(): Voice {
  return (time) => note(time, 0, 0.2, 660) + 1.1 * note(time, 0.36, 0.34, 524);
}

const note = (time: number, from: number, seconds: number, hertz: number): number => {
  const share = (time - from) / seconds;
  if (share < 0 || share > 1) return 0;
  const strength = Math.sin(Math.PI * share ** 0.7) ** 1.2;
  return strength * (tone(time - from, hertz) + 0.12 * tone(time - from, 2 * hertz));
};

/** A rattle that falls in steps and ends in a flourish. */
function chaffinch(): Voice {
  return (time) => {
    if (time > 1.9) return flourish(time - 1.9);
    const step = Math.floor(time / 0.62);
    const beat = (time * (9 + step * 2.4)) % 1;
    const hertz = 4700 - step * 620 - beat * 1500;
    return (
      Math.sin(Math.PI * beat) ** 2 * (0.5 + 0.25 * step) * tone(beat / (9 + step * 2.4), hertz)
    );
  };
}

function flourish(time: number): number {
  const share = time / 0.45;
  if (share > 1) return 0;
  return Math.sin(Math.PI * share) * tone(time, 2600 + 900 * Math.sin(Math.PI * 1.5 * share));
}

/** A phrase of clear notes, another each time. */
function thrush(round: number): Voice {
  const random = seeded(hashOf('thrush') + round);
  let from = 0;
  const notes = Array.from({ length: 5 }, () => {
    const one = { from, seconds: between(random, 0.12, 0.3), hertz: between(random, 1700, 2900) };
    from += one.seconds + between(random, 0.03, 0.12);
    return one;
  });
  return (time) =>
    notes.reduce((sum, one) => sum + note(time, one.from, one.seconds, one.hertz), 0);
}

/** A trunk struck twenty times a second, faster and softer. */
function woodpecker(): Voice {
  return (time) => {
    const share = time / 0.9;
    if (share > 1) return 0;
    const knocks = 17 * time + 3 * time ** 2;
    const since = (knocks % 1) / 20;
    return (1 - share) ** 0.6 * 10 ** (-since * 70) * (tone(since, 720) + 0.6 * tone(since, 1130));
  };
}
