/** A forge by a river: water over the wheel, fire, and a heavy hammer on iron that cools and rings higher. */
import { between, seeded } from '../lib/random.ts';
import { filter, noise, Soundscape, tone, type Voice } from '../lib/soundscape.ts';
import type { Sound } from '../lib/wav.ts';

const SECONDS = 32;
/** When the smith lets the hammer go, and how many blows he takes of it. */
const HEATS = [
  { at: 4, blows: 10 },
  { at: 19.5, blows: 9 },
];
const BETWEEN_BLOWS = 0.98;
/** How a bar on an anvil rings: its tones, how loud, and how long. */
const RING = [
  { hertz: 612, loud: 0.32, seconds: 0.75 },
  { hertz: 1497, loud: 0.22, seconds: 0.5 },
  { hertz: 2310, loud: 0.12, seconds: 0.34 },
  { hertz: 3644, loud: 0.07, seconds: 0.2 },
];

export function build(): Sound {
  const random = seeded(83);
  const scape = new Soundscape(SECONDS)
    .spread(0.17, (side) => wheel(21 + side))
    .spread(0.1, (side) => fire(31 + side));
  for (const { at, blows } of HEATS)
    for (let blow = 0; blow < blows; blow += 1) {
      const time = at + blow * BETWEEN_BLOWS + between(random, -0.02, 0.02);
      const laid = { at: time, seconds: 1.2, place: 0.1, loud: between(random, 0.5, 0.62) };
      scape.lay(laid, hammer(blow * 7 + at, 1 + blow * 0.006));
    }
  for (const at of [1, 15.4, 17.4])
    scape.lay({ at, seconds: 2, loud: 0.3, place: -0.4 }, bellows(at));
  for (let at = 0.4; at < SECONDS; at += between(random, 0.05, 0.5))
    scape.lay({ at, seconds: 0.05, loud: between(random, 0.02, 0.1), place: -0.35 }, crackle(at));
  return scape.room(0.9, 0.4).sound();
}

/** Paddle after paddle fills and empties. */
function wheel(seed: number): Voice {
  const [grain, rush, drip] = [noise(seed), filter(), filter()];
  return (time) => {
    const paddle = 0.7 + 0.3 * Math.sin(2 * Math.PI * 1.3 * time + seed);
    const water = grain();
    return paddle * (rush(water, 420, 0.6).band + 0.35 * drip(water, 1700, 0.8).band);
  };
}

function fire(seed: number): Voice {
  const [grain, parted] = [noise(seed), filter()];
  return (time) => parted(grain(), 260 + 90 * Math.sin(time * 1.7 + seed)).low * 1.4;
}

const crackle = (at: number): Voice => {
  const [grain, parted] = [noise(at * 1000), filter()];
  return (time) => parted(grain(), 2600, 2).band * 10 ** (-time * 90);
};

function bellows(at: number): Voice {
  const [grain, parted] = [noise(at * 10), filter()];
  return (time) =>
    parted(grain(), 380 + 500 * Math.sin((Math.PI * time) / 2), 0.8).band *
    Math.sin((Math.PI * time) / 2) ** 2;
}

/** The thud of the helve, the blow, and what the iron says. */
function hammer(seed: number, pitch: number): Voice {
  const [grain, parted] = [noise(seed), filter()];
  return (time) => {
    const thud = tone(time, 58 + 40 * 10 ** (-time * 22)) * 10 ** (-time * 9);
    const click = parted(grain(), 2200, 0.7).band * 10 ** (-time * 60);
    const ring = RING.reduce(
      (sum, { hertz, loud, seconds }) =>
        sum + loud * tone(time, hertz * pitch) * 10 ** ((-3 * time) / seconds / 1.4),
      0,
    );
    return 0.9 * thud + 0.5 * click + 0.62 * ring;
  };
}
