import { mix, paint } from '../lib/color.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { curve, fill, group, lines, Picture, poly, type Point } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5208,
  alt: {
    no: 'Rapadalens delta i høstfarger: elva slynger seg mellom øyer under stupet Skierfe, med Sareks snøtopper innerst.',
    sv: 'Rapadalens delta i höstfärger: älven slingrar sig mellan öar under stupet Skierfe, med Sareks snötoppar längst in.',
    en: 'The Rapadalen delta in autumn colours: the river winds among islands below the cliff of Skierfe, Sarek’s snowy peaks beyond.',
  },
  focal: [0.5, 0.5],
};

/** A river arm: a ribbon along a winding line, wider towards the viewer. */
function arm(points: [number, number, number][]): string {
  const left: Point[] = points.map(([x, y, w]) => [x - w, y]);
  const right: Point[] = points.map(([x, y, w]): Point => [x + w * 0.9, y + w * 0.14]).reverse();
  return curve([...left, ...right], true);
}

export function draw(): string {
  const p = new Picture('laponia');
  const floor = 560;
  const blue = mix(paint.slate, paint.haze, 0.35);
  p.add(
    sky(p, floor, [
      [0, mix(paint.slate, paint.haze, 0.5)],
      [0.5, paint.mist],
      [0.85, paint.cream],
      [1, paint.butter],
    ]),
    sun(p, 690, 238, 42, paint.snow, paint.cream, 11, 0.95),
    heap(p, 60, 240, 380, 80, paint.snow, 0.7),
    heap(p, 820, 170, 420, 70, paint.snow, 0.6),
    streaks(p, { x: 0, y: 60, w: 1600, h: 140 }, 14, paint.snow, 0.6, 400, 9),
    massif(p, {
      points: [
        [120, 420],
        [260, 330],
        [340, 360],
        [440, 262],
        [520, 330],
        [610, 290],
        [700, 372],
        [790, 320],
        [880, 250],
        [960, 320],
        [1050, 280],
        [1160, 380],
        [1260, 420],
      ],
      color: mix(blue, paint.mist, 0.3),
      light: paint.snow,
      dark: mix(blue, paint.slate, 0.5),
      sun: 'left',
      base: floor,
      rough: 12,
      ribs: 120,
      snow: paint.snow,
      snowDepth: 210,
      salt: 2,
    }),
    mist(p, 400, 160, paint.cream, 0.85),
    massif(p, {
      points: [
        [-30, 200],
        [80, 190],
        [190, 250],
        [300, 330],
        [420, 420],
        [520, 500],
        [600, floor + 20],
      ],
      color: mix(paint.slate, paint.heather, 0.35),
      light: paint.rose,
      dark: mix(paint.fjord, paint.heather, 0.3),
      sun: 'right',
      base: floor + 20,
      rough: 10,
      ribs: 80,
      snow: paint.snow,
      snowDepth: 50,
      salt: 3,
    }),
    massif(p, {
      points: [
        [720, floor],
        [800, 510],
        [900, 460],
        [1010, 430],
        [1120, 390],
        [1300, 330],
        [1640, 300],
      ],
      color: mix(paint.slate, paint.moss, 0.25),
      light: mix(paint.haze, paint.butter, 0.4),
      dark: paint.fjord,
      sun: 'left',
      base: floor + 40,
      rough: 8,
      ribs: 60,
      salt: 4,
    }),
    wisps(p, 400, 1200, 500, 40, paint.snow, 0.65, 9),
  );
  // The flat delta floor, autumn woods and moor in bands.
  const gold = [
    mix(paint.ochre, paint.moss, 0.35),
    mix(paint.moss, paint.ochre, 0.3),
    paint.ochre,
    mix(paint.rust, paint.ochre, 0.5),
    mix(paint.moss, paint.pine, 0.4),
  ];
  p.add(
    poly(
      [
        [-20, floor],
        [1620, floor],
        [1620, 1000],
        [-20, 1000],
      ],
      p.down(floor, 1000, [
        [0, mix(paint.ochre, paint.cream, 0.35)],
        [0.35, mix(paint.moss, paint.ochre, 0.5)],
        [1, mix(paint.moss, paint.pine, 0.4)],
      ]),
    ),
  );
  for (let i = 0; i < 130; i += 1) {
    const t = i / 130;
    const y = floor + 6 + t * 430;
    p.add(
      fill(
        blob(p, between(p.random, -40, 1640), y, 30 + t * 130, 4 + t * 16, 0.3, 10),
        gold[i % gold.length] ?? paint.ochre,
        { opacity: 0.55 },
      ),
    );
  }
  for (let i = 0; i < 6; i += 1)
    p.add(
      dabs(
        150,
        () => [p.random() * 1640 - 20, floor + 10 + i * 70 + p.random() * 70],
        i % 2 ? mix(paint.pine, paint.moss, 0.35) : (gold[(i * 2 + 1) % 5] ?? paint.ochre),
        3 + i * 1.6,
        0.8,
      ),
    );
  const light = p.down(floor, 1000, [
    [0, paint.cream],
    [0.3, mix(paint.mist, paint.haze, 0.3)],
    [1, mix(paint.haze, paint.slate, 0.4)],
  ]);
  const arms = [
    arm([
      [650, floor + 2, 10],
      [700, 575, 16],
      [790, 590, 22],
      [780, 610, 24],
      [640, 628, 30],
      [520, 650, 34],
      [560, 684, 40],
      [760, 706, 46],
      [960, 728, 52],
      [1010, 764, 60],
      [880, 806, 70],
      [640, 838, 78],
      [480, 880, 92],
      [560, 940, 112],
      [760, 1020, 150],
    ]),
    arm([
      [770, 592, 6],
      [900, 602, 12],
      [1010, 616, 16],
      [1090, 640, 22],
      [1030, 668, 26],
      [1120, 700, 30],
      [1290, 716, 34],
      [1380, 756, 42],
      [1300, 806, 50],
      [1180, 850, 60],
      [1240, 910, 76],
      [1420, 1020, 100],
    ]),
    arm([
      [620, 632, 6],
      [440, 640, 14],
      [300, 656, 20],
      [190, 684, 26],
      [240, 724, 34],
      [340, 760, 38],
      [270, 810, 46],
      [90, 850, 58],
      [-60, 900, 80],
    ]),
    arm([
      [980, 740, 8],
      [1120, 770, 16],
      [1180, 800, 18],
      [1230, 850, 24],
    ]),
    arm([
      [470, 880, 10],
      [360, 850, 20],
      [300, 806, 20],
    ]),
  ];
  const lakes = [
    [420, 708, 50, 10],
    [1180, 660, 44, 8],
    [680, 764, 60, 13],
    [860, 900, 90, 22],
    [150, 770, 60, 14],
    [1480, 840, 80, 18],
    [1440, 690, 60, 9],
    [350, 930, 70, 18],
  ].map(([x, y, w, h]) => blob(p, x ?? 0, y ?? 0, w ?? 0, h ?? 0, 0.25));
  const water = arms.join('') + lakes.join('');
  p.add(
    group(
      { transform: 'translate(0 5)' },
      fill(water, mix(paint.pine, paint.fjord, 0.35), { opacity: 0.6 }),
    ),
    fill(water, light),
    p.clipped(
      water,
      brush(p, { x: 0, y: floor, w: 1600, h: 440 }, 240, 0, 60, paint.snow, 2, 0.45),
      fill(
        [...Array(30)]
          .map(() =>
            blob(
              p,
              p.random() * 1600,
              600 + p.random() * 400,
              10 + p.random() * 30,
              3 + p.random() * 5,
              0.3,
              8,
            ),
          )
          .join(''),
        mix(paint.lime, paint.ochre, 0.3),
        { opacity: 0.8 },
      ),
    ),
    mist(p, floor - 40, 110, paint.cream, 0.6),
  );
  // Skierfe: a long rise, and then seven hundred metres straight down.
  p.add(
    massif(p, {
      points: [
        [1150, 690],
        [1166, 560],
        [1180, 430],
        [1192, 300],
        [1204, 176],
        [1236, 148],
        [1330, 190],
        [1450, 262],
        [1640, 350],
      ],
      color: mix(paint.heather, paint.granite, 0.45),
      light: mix(paint.rose, paint.apricot, 0.4),
      dark: mix(paint.plum, paint.slate, 0.35),
      sun: 'left',
      base: 700,
      rough: 9,
      ribs: 110,
      salt: 6,
      snow: paint.snow,
      snowDepth: 26,
    }),
    brush(p, { x: 1196, y: 230, w: 120, h: 330 }, 40, 1.52, 90, paint.plum, 3, 0.4),
    brush(p, { x: 1190, y: 240, w: 60, h: 320 }, 26, 1.54, 80, paint.cream, 3, 0.45),
    fill(
      'M1080 712Q1150 664 1190 600Q1330 560 1640 500V730Q1360 690 1080 712z',
      p.down(540, 720, [
        [0, mix(paint.heather, paint.ochre, 0.5)],
        [1, mix(paint.moss, paint.ochre, 0.45)],
      ]),
    ),
    p.clipped(
      'M1080 712Q1150 664 1190 600Q1330 560 1640 500V730Q1360 690 1080 712z',
      dabs(
        420,
        (): Point => [1080 + p.random() * 540, 540 + p.random() * 180],
        mix(paint.ochre, paint.rust, 0.3),
        8,
        0.7,
      ),
      dabs(
        380,
        (): Point => [1080 + p.random() * 540, 580 + p.random() * 140],
        mix(paint.pine, paint.moss, 0.45),
        7,
        0.75,
      ),
    ),
    wisps(p, 1150, 1560, 560, 20, paint.cream, 0.5, 4),
  );
  const near = ridge(
    p,
    [
      [-20, 780],
      [120, 830],
      [300, 920],
      [520, 985],
      [800, 1010],
      [1100, 990],
      [1400, 950],
      [1640, 900],
    ],
    10,
    8,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(near)),
      poly(under(near), mix(paint.oxblood, paint.tar, 0.35)),
      dabs(420, () => [p.random() * 1600, 800 + p.random() * 200], paint.rust, 8, 0.85),
      dabs(240, () => [p.random() * 1600, 800 + p.random() * 200], paint.ember, 5, 0.85),
      fill(
        [...Array(14)]
          .map(() =>
            blob(p, p.random() * 500, 850 + p.random() * 150, 20 + p.random() * 30, 14, 0.25),
          )
          .join(''),
        mix(paint.granite, paint.heather, 0.3),
      ),
    ),
    birch(p, 60, 850, 330, {
      stem: paint.mist,
      mark: paint.tar,
      dark: paint.ochre,
      light: paint.butter,
    }),
    birch(p, 160, 880, 240, {
      stem: paint.mist,
      mark: paint.tar,
      dark: paint.ember,
      light: paint.butter,
    }),
    birch(p, 1540, 950, 210, {
      stem: paint.mist,
      mark: paint.tar,
      dark: paint.ochre,
      light: paint.apricot,
    }),
    birds(p, 1000, 230, 2, 20, paint.fjord),
  );
  return p.svg();
}
