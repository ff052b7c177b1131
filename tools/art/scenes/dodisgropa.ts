import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob, birch } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5811,
  alt: {
    no: 'Et snitt gjennom bakken etter istiden: en klump av blå is, stor som et hus, ligger begravd under lag av grus og sand, og over den har bakken begynt å synke sammen.',
    sv: 'Ett snitt genom marken efter istiden: en klump av blå is, stor som ett hus, ligger begravd under lager av grus och sand, och ovanför har marken börjat sjunka ihop.',
    en: 'A cut through the ground after the Ice Age: a lump of blue ice as large as a house lies buried under layers of gravel and sand, and above it the ground has begun to sink.',
  },
  caption: {
    no: 'Slik blir en dødisgrop til: isen ligger igjen under grusen, smelter, og hullet fylles av vann.',
    sv: 'Så blir en dödisgrop till: isen ligger kvar under gruset, smälter, och hålet fylls av vatten.',
    en: 'How a kettle hole comes about: ice is left beneath the gravel, melts, and the hole fills with water.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('dodisgropa');
  const sag =
    (depth: number) =>
    (x: number): number =>
      depth * Math.exp(-(((x - 800) / 300) ** 2));
  const layer = (y: number, depth: number, salt: number): Point[] =>
    ridge(p, acrossSheet(y, y - 10, y + 4, y, y - 8, y + 4, y), 6, salt, 10, true).map(
      ([x, ly]) => [x, ly + sag(depth)(x)],
    );
  p.add(
    sky(
      p,
      460,
      spread(
        mix(paint.slate, paint.haze, 0.4),
        mix(paint.haze, paint.mist, 0.6),
        mix(paint.cream, paint.apricot, 0.35),
      ),
    ),
    streaks(p, { x: 0, y: 40, w: 1600, h: 160 }, 14, paint.snow, 0.55, 440, 10),
    sun(p, 1230, 200, 46, paint.snow, paint.butter, 9, 0.9),
    // The edge of the glacier draws back along the horizon.
    poly(
      under(ridge(p, acrossSheet(330, 290, 250, 270, 310, 350, 360), 8, 2)),
      mix(paint.haze, paint.snow, 0.5),
    ),
    brush(p, { x: 0, y: 260, w: 1100, h: 130 }, 130, 1.4, 50, paint.slate, 3, 0.35),
    mist(p, 300, 150, paint.snow, 0.8),
    poly(
      under(ridge(p, acrossSheet(410, 404, 400, 400, 404, 408), 5, 3, 8, true)),
      mix(paint.moss, paint.haze, 0.4),
    ),
  );
  const strata: [number, number, string][] = [
    [430, 150, mix(paint.moss, paint.ochre, 0.35)],
    [462, 142, mix(paint.umber, paint.moss, 0.3)],
    [530, 110, mix(paint.ochre, paint.lime, 0.4)],
    [630, 60, mix(paint.umber, paint.ochre, 0.45)],
    [740, 16, mix(paint.granite, paint.umber, 0.4)],
    [850, 0, mix(paint.granite, paint.plum, 0.5)],
  ];
  strata.forEach(([y, depth, color], i) => {
    const line = layer(y, depth, 10 + i);
    p.add(
      p.clipped(
        lines(under(line)),
        poly(under(line), color),
        brush(p, { x: -20, y, w: 1640, h: 220 }, 90, 0, 40, shade(color, 0.5), 2.6, 0.3),
        fill(
          Array.from({ length: i < 2 ? 0 : 70 }, () => {
            const x = p.random() * 1600;
            return blob(
              p,
              x,
              y + sag(depth)(x) + between(p.random, 16, 120),
              between(p.random, 7, 13 + i * 5),
              between(p.random, 5, 9 + i * 3),
              0.15,
              9,
            );
          }).join(''),
          mix(color, i % 2 ? paint.cream : paint.ink, 0.3),
          { opacity: 0.75 },
        ),
      ),
    );
  });
  // The ice, with the clear blue of what is old, and water gathering under it.
  const ice =
    'M520 720Q500 640 590 612Q680 580 770 600Q900 572 1010 620Q1110 660 1096 744Q1110 830 1000 868Q860 900 720 880Q560 872 520 720z';
  p.add(
    fill(ice, shade(paint.fjord, 0.5), { transform: 'translate(0 16)' }),
    p.clipped(
      ice,
      fill(
        ice,
        p.down(
          590,
          890,
          spread(
            paint.snow,
            mix(paint.haze, paint.snow, 0.3),
            mix(paint.slate, paint.haze, 0.35),
            mix(paint.fjord, paint.slate, 0.4),
          ),
        ),
      ),
      fill(
        'M520 720L640 640L700 760L600 860zM770 600L860 700L800 880L700 760zM1010 620L940 720L1000 868L1096 744z',
        paint.snow,
        { opacity: 0.28 },
      ),
      stroke(
        'M560 660L640 700L620 800M760 620L800 720L760 860M900 600L940 720L900 860M1040 660L980 760L1040 830',
        paint.snow,
        4,
        { opacity: 0.6 },
      ),
      brush(p, { x: 500, y: 590, w: 620, h: 300 }, 90, 0.9, 36, paint.fjord, 2.4, 0.3),
    ),
    stroke(ice, paint.snow, 6, { opacity: 0.8 }),
    fill(
      'M660 566Q800 604 940 564Q900 590 800 592Q700 590 660 566z',
      mix(paint.slate, paint.snow, 0.35),
    ),
    ...[
      [180, 420, 210],
      [320, 424, 150],
      [1390, 424, 230],
      [1500, 426, 160],
    ].map(([x = 0, y = 0, h = 0]) =>
      birch(
        p,
        x,
        y,
        h,
        {
          stem: paint.snow,
          mark: paint.tar,
          dark: mix(paint.moss, paint.leaf, 0.3),
          light: mix(paint.moss, paint.butter, 0.4),
        },
        0.7,
      ),
    ),
    dabs(
      90,
      () => [p.random() * 1600, between(p.random, 424, 440)],
      mix(paint.moss, paint.butter, 0.4),
      7,
      0.8,
    ),
    birds(p, 560, 180, 5, 12, mix(paint.slate, paint.ink, 0.4)),
  );
  return p.svg();
}
