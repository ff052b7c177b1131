/** Seeded pseudo-random numbers. */

export type Random = ReturnType<typeof createRandom>;

/** sfc32, whose seeds are mixed first, so that adjacent seeds give independent sequences. */
export function createRandom(...seeds: readonly number[]) {
  const state = new Uint32Array(4);
  state[3] = 1;
  for (const [place, seed] of seeds.entries()) state[place % 3] = mix(seed + place * 0x9e3779b9);
  /** In [0, 1). */
  const next = (): number => step(state) / 2 ** 32;
  for (let warm = 0; warm < 12; warm++) next();
  const at = <T>(from: readonly T[], place: number): T => {
    if (from.length === 0) throw new RangeError('Nothing to pick from.');
    return from[Math.min(place, from.length - 1)] as T;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    /** An integer between inclusive bounds. */
    between: (least: number, most: number): number => least + below(most - least + 1),
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => at(from, below(from.length)),
    /**
     * By Zipf's law, the distribution of words in a language: the n-th is drawn 1/n as often as the
     * first. Inverts the harmonic sum, which grows as the logarithm.
     */
    pickZipf: <T>(from: readonly T[]): T => at(from, Math.floor((from.length + 1) ** next()) - 1),
    /** Distinct items, at most as many as available. */
    some: <T>(from: readonly T[], count: number): T[] => shuffled(from, below).slice(0, count),
    /** Normally distributed with mean 0 and deviation 1. */
    normal: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function step(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, count = 0] = state;
  const drawn = (a + b + count) | 0;
  state[3] = count + 1;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + drawn;
  return drawn >>> 0;
}

function shuffled<T>(from: readonly T[], below: (count: number) => number): T[] {
  const all = [...from];
  for (let last = all.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}
