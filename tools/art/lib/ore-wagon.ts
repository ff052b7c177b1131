import { mix, paint, shade } from './color.ts';
import { dabs } from './land.ts';
import { between } from './random.ts';
import { spread } from './stops.ts';
import { circle, fill, group, rect, stroke, type Picture } from './svg.ts';
import { blob } from './trees.ts';

const steel = mix(paint.rust, paint.tar, 0.35);

/** A riveted tipping wagon heaped with pyrite and copper ore, on rails at y. */
export function oreWagon(p: Picture, x: number, y: number): string {
  return group(
    { transform: `translate(${x} ${y})` },
    fill('M-30 30h330l40 26h-420z', paint.ink, { opacity: 0.5 }),
    fill(
      Array.from({ length: 34 }, (_, i) =>
        blob(
          p,
          20 + (i % 12) * 22 + between(p.random, -8, 8),
          -182 - Math.floor(i / 12) * 20 + between(p.random, -6, 6),
          between(p.random, 16, 30),
          between(p.random, 13, 22),
          0.28,
          7,
        ),
      ).join(''),
      mix(paint.umber, paint.ochre, 0.4),
    ),
    fill(
      Array.from({ length: 20 }, () =>
        blob(
          p,
          between(p.random, 16, 262),
          between(p.random, -226, -180),
          between(p.random, 8, 18),
          between(p.random, 6, 12),
          0.3,
          6,
        ),
      ).join(''),
      mix(paint.ochre, paint.butter, 0.4),
    ),
    dabs(40, () => [between(p.random, 10, 270), between(p.random, -236, -176)], paint.cream, 5) +
      dabs(
        20,
        () => [between(p.random, 10, 270), between(p.random, -230, -176)],
        mix(paint.leaf, paint.haze, 0.5),
        7,
      ),
    fill(
      'M-20 -176H300L262 -20H24z',
      p.along(
        [-20, 0],
        [300, 0],
        spread(mix(steel, paint.apricot, 0.5), steel, shade(steel, 0.55)),
      ),
    ),
    stroke('M-24 -172H304', mix(steel, paint.butter, 0.5), 12) +
      stroke('M60 -170L84 -22M150 -170V-22M232 -170L212 -22', paint.ink, 5, { opacity: 0.5 }),
    dabs(44, (i) => [-6 + (i % 22) * 14, i < 22 ? -158 : -34], paint.ink, 5, 0.6),
    rect(0, -20, 286, 16, paint.ink),
    ...[60, 226].map(
      (wx) =>
        circle(wx, 6, 34, paint.ink) +
        circle(wx, 6, 22, shade(steel, 0.3)) +
        circle(wx, 6, 7, paint.haze),
    ),
  );
}
