/** Down in a mine: drops in the dark, a pick far in, a barrel that is drawn up, and the mountain's own low air. */
import { between, seeded } from '../lib/random.ts';
import { filter, noise, Soundscape, tone, type Voice } from '../lib/soundscape.ts';
import type { Sound } from '../lib/wav.ts';

const SECONDS = 34;
/** When the men strike: in rows, with a rest between. */
const PICKS = [5, 6.1, 7.2, 8.35, 16.5, 17.6, 18.75, 19.8, 20.9, 27.6, 28.7];
const CREAKS = [11.2, 13.4, 23.1, 25];

export function build(): Sound {
  const random = seeded(37);
  const scape = new Soundscape(SECONDS);
  for (let at = 0.8; at < SECONDS - 3; at += between(random, 0.5, 2.1))
    scape.lay(
      { at, seconds: 0.3, place: between(random, -0.8, 0.8), loud: between(random, 0.08, 0.3) },
      drop(between(random, 620, 1500)),
    );
  for (const at of PICKS)
    scape.lay({ at, seconds: 0.5, place: 0.5, loud: between(random, 0.1, 0.15) }, pick(at));
  for (const at of CREAKS)
    scape.lay({ at, seconds: 1.6, place: -0.3, loud: 0.1 }, creak(between(random, 0.9, 1.15)));
  return scape
    .room(4.2, 0.9, 0.4)
    .spread(0.42, (side) => depth(51 + side))
    .sound(2);
}

/** A drop rings because it takes a bubble down with it, whose tone rises as it shrinks. */
function drop(hertz: number): Voice {
  return (time) =>
    10 ** (-time * 24) * tone(time, hertz * (1 + 1.6 * time)) * Math.min(1, time * 900);
}

function pick(seed: number): Voice {
  const [grain, parted] = [noise(seed * 100), filter()];
  return (time) =>
    parted(grain(), 1900, 1.2).band * 10 ** (-time * 50) +
    0.5 * tone(time, 2140) * 10 ** (-time * 16) +
    0.3 * tone(time, 3410) * 10 ** (-time * 24);
}

/** Wood and rope under load: little slips, faster and slower. */
function creak(pitch: number): Voice {
  const body = filter();
  let turns = 0;
  return (time) => {
    const pull = Math.sin((Math.PI * time) / 1.6);
    turns += (24 + 34 * pull) / 44_100;
    const slip = (turns % 1) - 0.5;
    return body(slip * pull, 520 * pitch + 160 * pull, 6).band;
  };
}

function depth(seed: number): Voice {
  const [grain, parted] = [noise(seed), filter()];
  return (time) => parted(grain(), 120 + 40 * Math.sin(time / 3.7 + seed)).low;
}
