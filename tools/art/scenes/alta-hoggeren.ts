import { hunter, oarShip, reindeer } from '../lib/carvings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5176,
  alt: {
    no: 'Ved vannkanten i midnattssol kneler en steinaldermann på glatt berg og prikker inn en rein med stein og meisel; bølgene går helt opp til berget.',
    sv: 'Vid vattenbrynet i midnattssol knäböjer en stenåldersmänniska på slät häll och knackar in en ren med sten och mejsel; vågorna går ända upp till hällen.',
    en: 'At the water’s edge under the midnight sun somebody of the Stone Age works on smooth rock, pecking a reindeer with stone and chisel; the waves reach up to the rock.',
  },
  caption: {
    no: 'Figurene ble prikket inn med en hard stein mot en meisel. Da de ble til, gikk bølgene helt opp til berget.',
    sv: 'När de första figurerna höggs gick vågorna ända upp till hällen. Sedan har landet stigit.',
    en: 'When the first figures were carved the waves came up to the rock. Since then the land has risen.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('alta-hoggeren');
  p.add(
    sky(p, 430, [
      [0, mix(paint.slate, paint.heather, 0.35)],
      [0.5, mix(paint.rose, paint.butter, 0.35)],
      [1, paint.butter],
    ]),
    streaks(p, { x: 0, y: 40, w: 1600, h: 200 }, 16, paint.cream, 0.5, 460, 10),
    sun(p, 330, 366, 50, paint.snow, paint.butter, 11, 0.95),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 400],
            [260, 360],
            [560, 410],
            [860, 330],
            [1200, 390],
            [1640, 300],
          ],
          6,
          2,
        ),
        440,
      ),
      mix(paint.heather, paint.rose, 0.4),
    ),
    mist(p, 340, 110, paint.cream, 0.6),
    poly(
      under(
        ridge(
          p,
          [
            [760, 432],
            [1000, 400],
            [1300, 370],
            [1640, 350],
          ],
          5,
          3,
        ),
        460,
      ),
      mix(paint.plum, paint.slate, 0.4),
    ),
    water(p, 430, 800, [
      [0, mix(paint.butter, paint.rose, 0.3)],
      [0.4, mix(paint.heather, paint.slate, 0.5)],
      [1, mix(paint.fjord, paint.plum, 0.3)],
    ]),
    glitter(p, 330, 434, 700, 90, paint.cream, 120),
    ripples(p, { x: -20, y: 450, w: 1640, h: 250 }, 90, paint.plum, 0.3, 150, 4),
  );
  const rock = ridge(
    p,
    [
      [-20, 690],
      [240, 650],
      [560, 610],
      [900, 560],
      [1240, 520],
      [1640, 470],
    ],
    9,
    5,
    8,
    true,
  );
  const wet = rock.map(([x, y]): [number, number] => [x, y + 34]);
  const base = mix(paint.granite, paint.plum, 0.2);
  const figures =
    reindeer(420, 800, 1.35, false) +
    reindeer(610, 870, 1.5, false) +
    reindeer(240, 880, 1.2, true) +
    reindeer(850, 900, 1.55, false) +
    oarShip(1270, 860, 1.5, 7) +
    hunter(1060, 900, 1.5) +
    reindeer(1460, 760, 1.2, true);
  p.add(
    p.clipped(
      lines(under(rock)),
      poly(
        under(rock),
        p.along(
          [200, 560],
          [1300, 1000],
          spread(
            mix(base, paint.butter, 0.5),
            mix(base, paint.apricot, 0.28),
            mix(base, paint.plum, 0.4),
          ),
        ),
      ),
      brush(p, { x: -20, y: 480, w: 1640, h: 520 }, 320, -0.12, 90, paint.plum, 2.6, 0.25),
      brush(p, { x: -20, y: 480, w: 1640, h: 520 }, 240, -0.1, 70, paint.cream, 2.2, 0.3),
      stroke(
        'M-20 760Q300 700 640 720T1200 640T1640 620M-20 940Q400 880 800 960T1640 900M700 610Q760 740 700 1010M1340 500Q1300 640 1400 800T1380 1010',
        paint.plum,
        5,
        { opacity: 0.5 },
      ),
    ),
    fill(lines([...rock, ...[...wet].reverse()]), mix(paint.night, paint.plum, 0.4), {
      opacity: 0.6,
    }),
    stroke(lines(rock, false), paint.snow, 8, {
      opacity: 0.85,
      'stroke-dasharray': '46 13 90 20 30 9',
    }),
    fill(
      Array.from({ length: 26 }, () => {
        const x = between(p.random, 0, 1600);
        return blob(
          p,
          x,
          700 - x * 0.13 - between(p.random, 0, 16),
          between(p.random, 12, 40),
          6,
          0.3,
          9,
        );
      }).join(''),
      paint.snow,
      { opacity: 0.85 },
    ),
    // What is carved already: shallow, shadow in the groove and light on its lower lip.
    stroke(figures, paint.cream, 7, {
      transform: 'translate(4 4)',
      opacity: 0.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    stroke(figures, mix(paint.plum, paint.night, 0.45), 8, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  // Driftwood fire, skin bag, and the one who carves, kneeling.
  p.add(
    fill('M860 776Q1020 800 1170 760L1230 800Q1040 840 880 810z', paint.plum, { opacity: 0.45 }),
    stroke(
      'M1010 690Q1090 700 1080 764H1150M960 690Q900 720 920 772H1000',
      mix(paint.umber, paint.tar, 0.4),
      50,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ),
    worker({
      at: [1000, 860],
      h: 400,
      coat: mix(paint.umber, paint.apricot, 0.22),
      legs: paint.tar,
      skirt: mix(paint.umber, paint.tar, 0.3),
      hands: [
        [-0.34, 0.42],
        [-0.36, 0.6],
      ],
      lean: -0.16,
      hat: 'hood',
      hatColor: mix(paint.umber, paint.tar, 0.35),
      beard: paint.tar,
      sleeve: mix(paint.umber, paint.cream, 0.15),
    }).replace('<g', '<g transform="translate(0 -90)"'),
    stroke('M862 590L848 676', mix(paint.lime, paint.umber, 0.25), 15, {
      'stroke-linecap': 'round',
    }),
    fill(blob(p, 852, 540, 40, 30, 0.16, 9), mix(paint.granite, paint.night, 0.35)) +
      fill(blob(p, 845, 531, 25, 14, 0.2, 8), mix(paint.granite, paint.cream, 0.4)),
    stroke('M1040 540q30 50 16 120M1070 560q24 60 4 110', mix(paint.umber, paint.tar, 0.4), 5, {
      opacity: 0.7,
    }),
    stroke(reindeer(800, 700, 1.1, true), paint.cream, 9, { 'stroke-linecap': 'round' }),
    dabs(40, () => [between(p.random, 760, 900), between(p.random, 640, 720)], paint.snow, 5),
    glow(p, 846, 680, 110, paint.cream, 0.5),
    group(
      {},
      fill(blob(p, 1330, 690, 66, 44, 0.16, 11), mix(paint.umber, paint.rust, 0.3)) +
        stroke('M1290 660Q1330 620 1370 664', paint.tar, 6) +
        stroke('M1280 690q50 24 100 0', shade(paint.umber, 0.5), 4),
    ),
    fill(
      Array.from({ length: 9 }, () =>
        blob(
          p,
          between(p.random, 1160, 1300),
          between(p.random, 730, 770),
          between(p.random, 9, 18),
          9,
          0.25,
          7,
        ),
      ).join(''),
      mix(paint.granite, paint.night, 0.3),
    ),
    birds(p, 760, 250, 7, 12, paint.plum),
  );
  return p.svg();
}
