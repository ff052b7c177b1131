/** Two church bells over a quiet town: the small one begins, the large one joins, and they end in turn. */
import { between, seeded } from '../lib/random.ts';
import { filter, noise, Soundscape, tone, type Voice } from '../lib/soundscape.ts';
import type { Sound } from '../lib/wav.ts';

const SECONDS = 36;
/** Tones of a bell that is cast well, by its strike note: hum, prime, minor third, fifth, octave, and above. */
const PARTIALS = [
  { ratio: 0.5, loud: 0.5, seconds: 15 },
  { ratio: 1, loud: 0.55, seconds: 9 },
  { ratio: 1.196, loud: 0.5, seconds: 8 },
  { ratio: 1.505, loud: 0.2, seconds: 5 },
  { ratio: 2, loud: 0.6, seconds: 5.5 },
  { ratio: 2.52, loud: 0.16, seconds: 2.6 },
  { ratio: 3.01, loud: 0.2, seconds: 2.2 },
  { ratio: 4.17, loud: 0.12, seconds: 1.3 },
  { ratio: 5.43, loud: 0.06, seconds: 0.8 },
];
const BELLS = [
  { hertz: 392, every: 1.86, from: 1, to: 24, place: 0.25, loud: 0.13 },
  { hertz: 294, every: 2.32, from: 5.2, to: 27, place: -0.2, loud: 0.17 },
];

export function build(): Sound {
  const random = seeded(59);
  const scape = new Soundscape(SECONDS);
  for (const { hertz, every, from, to, place, loud } of BELLS)
    for (let at = from; at < to; at += every + between(random, -0.03, 0.03)) {
      // A bell that is rung up and let down swings lower at its ends.
      const swing = Math.min(1, 0.45 + (at - from) / 4, 0.4 + (to - at) / 4);
      const laid = {
        at,
        seconds: SECONDS - at,
        place,
        loud: loud * swing * between(random, 0.9, 1),
      };
      scape.lay(laid, bell(hertz));
    }
  return scape
    .room(2.6, 0.35)
    .spread(0.035, (side) => air(71 + side))
    .sound(2);
}

/** Each tone is two that beat, since no bell is quite round. */
function bell(hertz: number): Voice {
  const [grain, parted] = [noise(hertz), filter()];
  return (time) => {
    const clapper = parted(grain(), 2400, 0.8).band * 10 ** (-time * 45);
    const rung = PARTIALS.reduce((sum, { ratio, loud, seconds }) => {
      const strength = loud * 10 ** ((-3 * time) / seconds);
      if (strength < 1e-4) return sum;
      const pair = tone(time, hertz * ratio) + 0.7 * tone(time, hertz * ratio + 0.4 + ratio * 0.16);
      return sum + strength * pair;
    }, 0);
    return Math.min(1, time * 400) * rung + 0.35 * clapper;
  };
}

function air(seed: number): Voice {
  const [grain, parted] = [noise(seed), filter()];
  return (time) => parted(grain(), 420 + 160 * Math.sin(time / 3 + seed), 0.6).low;
}
