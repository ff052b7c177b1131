import { n } from './svg.ts';

/** Rock-carving figures as stroke paths, drawn from their middle; `s` scales, `left` turns them. */
function at(x: number, y: number, s: number, left = false): (dx: number, dy: number) => string {
  return (dx, dy) => `${n(x + (left ? -dx : dx) * s)} ${n(y + dy * s)}`;
}

export function reindeer(x: number, y: number, s: number, left: boolean): string {
  const q = at(x, y, s, left);
  return (
    `M${q(-40, -6)}Q${q(-10, -16)} ${q(24, -10)}L${q(40, -30)}L${q(54, -26)}M${q(24, -10)}Q${q(30, 2)} ${q(22, 8)}Q${q(-8, 14)} ${q(-36, 8)}Q${q(-44, 2)} ${q(-40, -6)}L${q(-47, -12)}` +
    `M${q(-36, 6)}L${q(-40, 34)}M${q(-26, 10)}L${q(-24, 34)}M${q(14, 10)}L${q(12, 34)}M${q(23, 6)}L${q(28, 34)}` +
    `M${q(-14, -12)}L${q(-12, 10)}M${q(4, -12)}L${q(6, 10)}` +
    `M${q(40, -30)}Q${q(24, -46)} ${q(30, -64)}M${q(33, -46)}L${q(20, -50)}M${q(31, -56)}L${q(42, -64)}M${q(42, -30)}Q${q(48, -46)} ${q(58, -54)}M${q(48, -42)}L${q(44, -56)}`
  );
}

/** A boat with raised stems, an animal head at the prow, and its crew as upright strokes. */
export function oarShip(x: number, y: number, s: number, crew: number): string {
  const q = at(x, y, s);
  let d = `M${q(-70, -14)}Q${q(-64, 14)} ${q(-44, 16)}H${n(x + 44 * s)}Q${q(64, 12)} ${q(66, -28)}L${q(82, -24)}M${q(66, -28)}L${q(62, -38)}M${q(-58, 2)}H${n(x + 60 * s)}`;
  for (let i = 0; i < crew; i += 1) d += `M${q(-44 + (i * 92) / crew, 2)}V${n(y - 18 * s)}`;
  return d;
}

/** A hunter with a drawn bow. */
export function hunter(x: number, y: number, s: number): string {
  const q = at(x, y, s);
  return `M${q(0, -26)}V${n(y + 4 * s)}L${q(-10, 30)}H${n(x - 15 * s)}M${q(0, 4)}L${q(10, 30)}H${n(x + 15 * s)}M${q(0, -18)}L${q(26, -20)}M${q(0, -16)}L${q(-12, -4)}M${q(20, -40)}Q${q(36, -20)} ${q(20, 2)}M${q(0, -36)}h.1M${q(0, -40)}h.1M${q(10, -20)}L${q(44, -20)}`;
}
