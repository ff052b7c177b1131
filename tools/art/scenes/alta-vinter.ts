import { aurora } from '../lib/aurora.ts';
import { hunter, oarShip, reindeer } from '../lib/carvings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5252,
  alt: {
    no: 'Hjemmeluft i Alta i mørketid: vinden har blåst snøen av et svaberg, og de røde helleristningene synes i lyset fra en lykt; nordlys over fjorden.',
    sv: 'Hjemmeluft i Alta i mörkertid: vinden har blåst snön av en berghäll, och de röda hällristningarna syns i skenet från en lykta; norrsken över fjorden.',
    en: 'Hjemmeluft in Alta in the polar night: wind has swept the snow off a slab, and the red rock carvings show in a lantern’s light; northern lights over the fjord.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('alta-vinter');
  const shore = 430;
  const snow = mix(paint.haze, paint.snow, 0.45);
  const slope = ridge(p, pts('-20,520 240,540 560,560 900,556 1240,532 1640,500'), 6, 5, 8, true);
  const slab = blob(p, 790, 770, 560, 190, 0.1, 16);
  const tone = mix(paint.rust, paint.ember, 0.2);
  const carvings = [
    reindeer(500, 700, 1.3, true),
    reindeer(690, 668, 1, false),
    reindeer(1040, 690, 1.2, true),
    reindeer(600, 850, 1.6, false),
    reindeer(1130, 820, 1.2, false),
    oarShip(760, 800, 1.7, 7),
    oarShip(880, 670, 1, 5),
    hunter(420, 820, 1.3),
    hunter(940, 880, 1.3),
  ];
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.night, paint.ink, 0.4),
        mix(paint.night, paint.plum, 0.3),
        mix(paint.fjord, paint.heather, 0.45),
        mix(paint.rose, paint.heather, 0.4),
      ),
    ),
    stars(p, 170, 330, paint.snow),
    aurora(p, pts('-60,250 200,190 420,230 640,290 860,220 1080,140 1300,170 1660,110'), 230, 0.75),
    streaks(
      p,
      { x: 0, y: 300, w: 1600, h: 90 },
      14,
      mix(paint.rose, paint.heather, 0.5),
      0.5,
      460,
      9,
    ),
    massif(p, {
      points: pts('-30,310 140,250 300,296 430,236 610,316 800,352 930,392 985,430'),
      color: mix(paint.slate, paint.plum, 0.4),
      light: mix(paint.rose, paint.mist, 0.4),
      dark: mix(paint.night, paint.plum, 0.4),
      sun: 'right',
      base: shore,
      rough: 6,
      ribs: 50,
      snow: mix(paint.mist, paint.rose, 0.25),
      snowDepth: 150,
      salt: 2,
    }),
    massif(p, {
      points: pts('1030,430 1120,386 1240,316 1380,254 1500,280 1640,226'),
      color: mix(paint.slate, paint.plum, 0.45),
      light: mix(paint.rose, paint.mist, 0.4),
      dark: mix(paint.night, paint.plum, 0.4),
      sun: 'left',
      base: shore,
      rough: 6,
      ribs: 44,
      snow: mix(paint.mist, paint.rose, 0.25),
      snowDepth: 150,
      salt: 3,
    }),
    mist(p, 350, 110, mix(paint.rose, paint.heather, 0.4), 0.5),
    water(
      p,
      shore,
      620,
      spread(mix(paint.rose, paint.heather, 0.5), mix(paint.fjord, paint.plum, 0.3), paint.night),
    ),
    ripples(
      p,
      { x: -50, y: shore + 3, w: 1700, h: 120 },
      90,
      mix(paint.mist, paint.leaf, 0.35),
      0.4,
      130,
      3,
    ) + ripples(p, { x: -50, y: shore + 3, w: 1700, h: 120 }, 60, paint.ink, 0.3, 140, 3),
    p.clipped(
      lines(under(slope)),
      poly(
        under(slope),
        p.down(
          510,
          1000,
          spread(
            mix(snow, paint.heather, 0.2),
            mix(paint.haze, paint.slate, 0.35),
            mix(paint.slate, paint.fjord, 0.45),
          ),
        ),
      ),
      brush(p, { x: -20, y: 530, w: 1640, h: 470 }, 260, 0.04, 80, paint.snow, 2.4, 0.35) +
        brush(p, { x: -20, y: 560, w: 1640, h: 440 }, 180, 0.04, 80, paint.fjord, 2.4, 0.25),
    ),
    ...[70, 160, 1430, 1500, 1570].map((x, i) =>
      birch(
        p,
        x,
        570 + (i % 3) * 14,
        170 + (i % 3) * 40,
        { stem: paint.mist, mark: paint.ink, dark: paint.haze, light: paint.snow },
        0.2,
      ),
    ),
  );
  p.add(
    // The slab the wind has swept, warm where the lantern reaches.
    fill(blob(p, 790, 778, 600, 212, 0.1, 16), mix(snow, paint.slate, 0.35)),
    fill(
      slab,
      p.around(
        760,
        780,
        620,
        spread(
          mix(paint.granite, paint.butter, 0.5),
          mix(paint.granite, paint.apricot, 0.2),
          mix(paint.granite, paint.plum, 0.5),
          mix(paint.plum, paint.night, 0.5),
        ),
      ),
    ),
    p.clipped(
      slab,
      brush(p, { x: 220, y: 580, w: 1140, h: 390 }, 200, 0.06, 110, paint.cream, 2.2, 0.22),
      brush(p, { x: 220, y: 580, w: 1140, h: 390 }, 200, 0.1, 90, paint.ink, 2.2, 0.25),
      stroke(
        'M200 760Q440 720 620 770T1020 740T1400 790M480 960Q560 860 700 850T900 640',
        shade(paint.plum, 0.4),
        4,
        { opacity: 0.6 },
      ),
    ),
    group(
      { transform: 'translate(2 3)', opacity: 0.5 },
      ...carvings.map((d) =>
        stroke(d, paint.cream, 10, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      ),
    ),
    ...carvings.map((d) =>
      stroke(d, tone, 10, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ),
    // Drifts that still lie over the edges.
    fill(
      [
        [330, 925, 150, 30],
        [1270, 930, 170, 34],
        [800, 972, 220, 18],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => blob(p, x, y, w, h, 0.16, 12))
        .join(''),
      snow,
    ),
    circle(
      1236,
      800,
      300,
      p.around(1236, 800, 300, [
        [0, paint.butter, 0.65],
        [0.4, paint.apricot, 0.2],
        [1, paint.apricot, 0],
      ]),
    ),
    figure(1290, 866, 170, mix(paint.fjord, paint.night, 0.4), paint.rose) +
      fill('M1266 716q24 -34 48 0z', paint.rust) +
      stroke('M1274 766L1238 800', mix(paint.fjord, paint.night, 0.4), 13, {
        'stroke-linecap': 'round',
      }) +
      stroke('M1236 796v18', paint.ink, 3) +
      fill('M1224 814h24v34h-24z', paint.cream) +
      stroke('M1222 814h28M1222 848h28', paint.ink, 4),
    figure(1360, 872, 112, mix(paint.rust, paint.night, 0.25), paint.rose) +
      fill('M1344 774q16 -22 32 0z', paint.mist),
    fill(
      Array.from({ length: 9 }, (_, i) => blob(p, 1400 + i * 24, 884 + i * 12, 9, 4, 0.2, 7)).join(
        '',
      ),
      mix(paint.slate, paint.fjord, 0.5),
      { opacity: 0.7 },
    ),
    dabs(110, () => [p.random() * 1600, between(p.random, 560, 990)], paint.snow, 3.4, 0.7),
    fill(blob(p, 60, 1000, 260, 60, 0.12, 12) + blob(p, 1560, 1004, 240, 50, 0.12, 12), snow),
  );
  return p.svg();
}
