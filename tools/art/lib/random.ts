/** A deterministic source of numbers in 0..1 (mulberry32), so that a scene looks the same on every machine. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Smooth one-dimensional noise in -1..1: several octaves, each half as strong as the one before. */
export function ridgeNoise(seed: number, octaves = 4): (x: number) => number {
  const at = (i: number): number => seeded(seed + Math.imul(i, 0x9e3779b1))() * 2 - 1;
  const single = (x: number): number => {
    const cell = Math.floor(x);
    const t = x - cell;
    const eased = t * t * (3 - 2 * t);
    return at(cell) * (1 - eased) + at(cell + 1) * eased;
  };
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += single(x * 2 ** octave + octave * 57) * weight;
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}
