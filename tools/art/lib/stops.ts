import type { Stop } from './svg.ts';

/** Colours spread evenly over a gradient. */
export const spread = (...colors: string[]): Stop[] =>
  colors.map((color, i) => [i / Math.max(1, colors.length - 1), color]);
