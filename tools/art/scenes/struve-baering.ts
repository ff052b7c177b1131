import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, heightAt, massif, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, rect, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5641,
  alt: {
    no: 'Tre menn strever oppover en stupbratt steinur i høstfarger; den første bærer en stor kasse på ryggen, og langt under dem ligger fjorden.',
    sv: 'Tre män kämpar sig uppför en brant stenig sluttning i höstfärger; den första bär en stor låda på ryggen, och långt under dem ligger fjorden.',
    en: 'Three men toil up a steep stony slope in autumn colours; the first carries a large box on his back, and the fjord lies far below.',
  },
  caption: {
    no: 'F. L. Klouman og C. A. B. Lundh holdt på i sesongene fra 1845 til 1850. Teodolittene måtte bæres opp på topper uten stier. Fritt tegnet.',
    sv: 'Den norska delen leddes av professor Christopher Hansteen. Teodoliterna bars upp på toppar utan stigar. Fritt tecknat.',
    en: 'Professor Christopher Hansteen led the work in Norway. The theodolites were carried up to summits without paths. Drawn freely.',
  },
  focal: [0.52, 0.5],
};

/** A box with rope and carrying frame, `tilt` as its bearer leans. */
const box = (x: number, y: number, w: number, h: number, tilt: number, color: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${tilt})` },
    rect(-w / 2, -h, w, h, color) +
      rect(-w / 2, -h, w * 0.3, h, paint.ink, { opacity: 0.25 }) +
      stroke(
        `M${-w / 2} ${n(-h * 0.7)}h${w}M${-w / 2} ${n(-h * 0.26)}h${w}M0 ${-h}v${h}`,
        mix(paint.lime, paint.umber, 0.3),
        7,
      ) +
      stroke(`M${-w / 2} ${-h}h${w}v${h}h${-w}z`, paint.tar, 4) +
      stroke(`M${-w / 2 + 6} ${-h + 7}h${w - 14}`, paint.butter, 4, { opacity: 0.8 }),
  );

export function draw(): string {
  const p = new Picture('struve-baering');
  const slope = ridge(
    p,
    pts('-20,1000 200,940 420,850 640,740 860,600 1060,450 1240,290 1400,150 1640,-40'),
    16,
    4,
  );
  const stone = mix(paint.granite, paint.heather, 0.35);
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.fjord, paint.slate, 0.5),
        mix(paint.slate, paint.haze, 0.5),
        mix(paint.cream, paint.haze, 0.4),
        mix(paint.apricot, paint.cream, 0.4),
      ),
    ),
    streaks(p, { x: 0, y: 120, w: 1200, h: 220 }, 14, paint.cream, 0.6, 420, 14),
    massif(p, {
      points: pts('-30,470 110,410 230,440 380,350 520,420 700,380 880,460 1100,500'),
      color: mix(paint.slate, paint.heather, 0.4),
      light: mix(paint.rose, paint.cream, 0.3),
      dark: mix(paint.fjord, paint.plum, 0.4),
      sun: 'left',
      base: 640,
      ribs: 70,
      salt: 2,
      snow: paint.snow,
      snowDepth: 60,
    }),
    mist(p, 520, 130, mix(paint.cream, paint.rose, 0.3), 0.6),
    rect(
      0,
      610,
      1200,
      400,
      p.down(
        610,
        900,
        spread(mix(paint.haze, paint.cream, 0.4), mix(paint.slate, paint.fjord, 0.4), paint.fjord),
      ),
    ),
    ripples(p, { x: -40, y: 620, w: 1100, h: 200 }, 90, paint.cream, 0.5, 120, 3.4),
    fill('M300 668l26 -3l22 3q-6 8 -14 8h-20q-10 0 -14 -8z', paint.tar) +
      fill('M322 664V618q34 20 24 44z', mix(paint.lime, paint.rust, 0.2)),
    fill('M-20 740Q160 680 330 720Q420 760 400 800L-20 960z', mix(paint.fjord, paint.moss, 0.5)) +
      dabs(
        160,
        () => [p.random() * 380, 735 + p.random() * 120],
        mix(paint.ochre, paint.rust, 0.3),
        13,
        0.8,
      ),
  );
  p.add(
    p.clipped(
      lines(under(slope)),
      rect(
        -20,
        -60,
        1660,
        1080,
        p.along(
          [620, 560],
          [1320, 1010],
          spread(
            mix(paint.ochre, paint.rust, 0.3),
            mix(paint.rust, stone, 0.4),
            mix(paint.plum, paint.tar, 0.4),
          ),
        ),
      ),
      brush(
        p,
        { x: 300, y: 100, w: 1300, h: 900 },
        420,
        -0.72,
        70,
        mix(paint.ember, paint.ochre, 0.4),
        5,
        0.5,
      ),
      brush(
        p,
        { x: 200, y: 100, w: 1400, h: 900 },
        300,
        -0.7,
        60,
        mix(paint.oxblood, paint.plum, 0.3),
        5,
        0.5,
      ),
      ...[shade(stone, 0.4), stone, mix(stone, paint.cream, 0.35)].map((c, k) =>
        fill(
          Array.from({ length: 60 }, () => {
            const x = between(p.random, 60, 1620);
            const y = heightAt(slope, x) + p.random() ** 1.4 * 520 + 14;
            const r = between(p.random, 12, 46) - k * 4;
            return blob(p, x - k * 5, y - k * 6, r, r * 0.66, 0.28, 7);
          }).join(''),
          c,
          { opacity: 0.9 },
        ),
      ),
      dabs(
        260,
        () => [p.random() * 1600, 300 + p.random() * 700],
        mix(paint.butter, paint.moss, 0.3),
        6,
        0.7,
      ),
    ),
    grass(
      p,
      slope.filter(([x]) => x < 900),
      0.22,
      26,
      mix(paint.ochre, paint.umber, 0.3),
    ),
    birds(p, 760, 240, 5, 15, paint.plum),
  );
  const coats = [
    mix(paint.night, paint.fjord, 0.5),
    mix(paint.umber, paint.ochre, 0.25),
    mix(paint.moss, paint.pine, 0.4),
  ];
  // The last one has the legs of the instrument over his shoulder and a gun of a staff.
  p.add(
    stroke(
      'M300 520L520 636M316 506L526 622M290 536L512 650',
      mix(paint.ochre, paint.umber, 0.4),
      11,
      { 'stroke-linecap': 'round' },
    ),
    worker({
      at: [420, 862],
      h: 300,
      coat: coats[2] ?? paint.moss,
      legs: paint.tar,
      hands: [
        [0.3, 0.56],
        [0.26, 0.84],
      ],
      lean: 0.1,
      stride: 0.16,
      hat: 'cap',
      hatColor: mix(paint.rust, paint.oxblood, 0.4),
    }),
    stroke('M512 690V850', mix(paint.umber, paint.tar, 0.3), 8),
    box(700, 560, 92, 140, 16, mix(paint.moss, paint.tar, 0.3)),
    worker({
      at: [742, 690],
      h: 290,
      coat: coats[1] ?? paint.umber,
      legs: paint.ink,
      hands: [
        [0.16, 0.62],
        [0.36, 0.56],
      ],
      lean: 0.16,
      stride: 0.17,
      hat: 'brim',
      hatColor: paint.tar,
      beard: mix(paint.rust, paint.umber, 0.3),
    }),
    stroke('M846 490L862 640', mix(paint.umber, paint.tar, 0.3), 8),
    box(1004, 402, 138, 168, 20, mix(paint.umber, paint.ochre, 0.45)),
    worker({
      at: [1052, 498],
      h: 300,
      coat: coats[0] ?? paint.night,
      legs: paint.tar,
      hands: [
        [0.2, 0.64],
        [0.4, 0.62],
      ],
      lean: 0.2,
      stride: 0.19,
      hat: 'brim',
      hatColor: paint.ink,
    }),
    stroke('M1172 286L1196 430', mix(paint.umber, paint.tar, 0.3), 8),
    fill(
      [
        blob(p, 500, 884, 54, 26, 0.25, 8),
        blob(p, 840, 676, 50, 24, 0.25, 8),
        blob(p, 1150, 470, 54, 26, 0.25, 8),
      ].join(''),
      shade(stone, 0.25),
    ),
  );
  for (const [x, y, h] of [
    [110, 990, 330],
    [250, 1004, 250],
    [1440, 1006, 400],
    [1550, 990, 300],
  ] as const)
    p.add(
      birch(p, x, y, h, {
        stem: mix(paint.snow, paint.haze, 0.2),
        mark: paint.tar,
        dark: mix(paint.ochre, paint.rust, 0.3),
        light: paint.butter,
      }),
    );
  return p.svg();
}
