import { rowboat } from '../lib/boats.ts';
import { masonry, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, mist, ridge, under, wisps } from '../lib/land.ts';
import { edge, plane } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { rubbleFace, steppedGable } from '../lib/stonework.ts';
import { fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5130,
  alt: {
    no: 'Rosenkrantztårnet i Bergen, et høyt steintårn med skytegang og et lite kuppeltårn, i sol foran mørke regnskyer med regnbue.',
    sv: 'Rosenkrantztornet i Bergen, ett högt stentorn med skyttegång och ett litet kupoltorn, i sol framför mörka regnmoln med regnbåge.',
    en: 'The Rosenkrantz Tower in Bergen, a tall stone keep with a parapet and a small domed turret, sunlit before dark rain clouds and a rainbow.',
  },
  focal: [0.5, 0.46],
};

const lit = mix(mix(paint.lime, paint.granite, 0.3), paint.apricot, 0.16);
const stone = mix(paint.granite, paint.lime, 0.45);
const dim = mix(paint.granite, paint.plum, 0.5);
const roof = mix(paint.slate, paint.plum, 0.45);
const copper = mix(paint.leaf, paint.haze, 0.55);

/** A corner turret with an ogee cap and a weather vane. */
function turret(p: Picture, x: number, y: number, w: number, h: number): string {
  const face = p.along(
    [x - w / 2, 0],
    [x + w / 2, 0],
    [
      [0, lit],
      [0.5, stone],
      [1, dim],
    ],
  );
  const cap = `M${n(x - w * 0.58)} ${n(y - h)}q${n(w * 0.02)} ${n(-w * 0.3)} ${n(w * 0.26)} ${n(-w * 0.46)}q${n(w * 0.28)} ${n(-w * 0.2)} ${n(w * 0.32)} ${n(-w * 0.8)}q${n(w * 0.04)} ${n(w * 0.6)} ${n(w * 0.32)} ${n(w * 0.8)}q${n(w * 0.24)} ${n(w * 0.16)} ${n(w * 0.26)} ${n(w * 0.46)}z`;
  return group(
    {},
    rect(x - w / 2, y - h, w, h, face),
    pane(x - w * 0.16, y - h * 0.8, w * 0.24, h * 0.42, { frame: paint.cream, glass: paint.night }),
    rect(x - w * 0.6, y - h - 6, w * 1.2, 9, paint.cream),
    fill(
      cap,
      p.along(
        [x - w / 2, 0],
        [x + w / 2, 0],
        [
          [0, mix(copper, paint.cream, 0.35)],
          [0.45, copper],
          [1, shade(copper, 0.45)],
        ],
      ),
    ),
    stroke(
      `M${n(x)} ${n(y - h - w * 1.2)}v${n(-w * 0.7)}M${n(x)} ${n(y - h - w * 1.72)}h${n(w * 0.3)}l${n(-w * 0.08)} ${n(w * 0.14)}`,
      paint.ink,
      3,
    ),
  );
}

function keep(p: Picture): string {
  const front = pts('520,790 520,262 900,262 900,790');
  const side = pts('900,790 900,262 1070,276 1070,788');
  let corbels = '';
  for (let i = 0; i < 17; i += 1) corbels += `M${n(514 + i * 23.4)} 268v15q8 8 13 0v-15z`;
  const windows: [number, number, number, number][] = [
    [586, 340, 34, 58],
    [690, 334, 46, 70],
    [806, 334, 46, 70],
    [590, 462, 42, 68],
    [694, 462, 46, 70],
    [812, 466, 34, 56],
    [596, 590, 30, 52],
    [704, 596, 40, 52],
    [816, 596, 26, 44],
    [610, 704, 14, 34],
    [806, 706, 14, 34],
  ];
  return group(
    {},
    // The steep roof behind the parapet, with its stepped gables and chimney.
    rect(800, 96, 36, 80, dim),
    plane(
      [
        [574, 256],
        [1016, 264],
        [978, 132],
        [640, 126],
      ],
      roof,
      { count: 11, color: paint.ink, dash: 9 },
    ),
    poly(pts('574,256 640,126 668,127 616,257'), mix(roof, paint.apricot, 0.45)),
    poly(steppedGable(546, 262, 150, 150, 5), lit),
    rubbleFace(p, steppedGable(546, 262, 150, 150, 5), 18, paint.umber, paint.cream),
    pane(610, 186, 24, 36, { frame: paint.cream, glass: paint.night }),
    poly(
      front,
      p.along(
        [520, 0],
        [900, 0],
        [
          [0, mix(lit, paint.butter, 0.35)],
          [0.55, lit],
          [1, stone],
        ],
      ),
    ),
    poly(
      side,
      p.down(262, 790, [
        [0, dim],
        [1, mix(dim, paint.night, 0.35)],
      ]),
    ),
    rubbleFace(p, front, 21, paint.umber, paint.cream, 0.6),
    rubbleFace(p, side, 19, paint.ink, paint.granite, 0.5),
    // Quoins, string courses and the parapet that leans out on its corbels.
    stroke('M529 300V790M891 300V790', mix(paint.lime, paint.cream, 0.6), 17, {
      'stroke-dasharray': '24 12',
      opacity: 0.85,
    }),
    rect(520, 430, 380, 8, paint.lime) +
      rect(520, 560, 380, 8, paint.lime) +
      rect(520, 690, 380, 8, paint.lime),
    fill('M900 430l170 4v7l-170 -3zM900 560l170 -6v7l-170 7zM900 690l170 -12v7l-170 13z', stone, {
      opacity: 0.6,
    }),
    fill(corbels, shade(stone, 0.4)),
    rect(510, 226, 400, 44, mix(lit, paint.cream, 0.3)),
    poly(pts('910,226 1080,240 1080,284 910,270'), mix(dim, stone, 0.3)),
    stroke('M530 246H896', paint.ink, 15, { 'stroke-dasharray': '15 37' }),
    stroke('M928 250L1070 261', paint.ink, 12, { 'stroke-dasharray': '9 27' }),
    rect(504, 218, 412, 10, paint.cream),
    poly(pts('916,218 1086,232 1086,242 916,228'), stone),
    ...windows.map(
      ([x, y, w, h]) =>
        rect(x - 9, y - 9, w + 18, h + 18, mix(paint.lime, paint.cream, 0.5)) +
        rect(x - 12, y + h + 7, w + 24, 7, paint.cream) +
        pane(x, y, w, h, { frame: paint.lime, glass: mix(paint.night, paint.fjord, 0.4), rows: 4 }),
    ),
    ...[
      ['948,352 978,354 978,414 948,412'],
      ['948,482 978,482 978,536 948,538'],
      ['952,606 974,604 974,650 952,652'],
    ].map(([q]) => poly(pts(q ?? ''), paint.ink, { stroke: stone, 'stroke-width': 6 })),
    // The portal with its coat of arms.
    rect(706, 700, 76, 90, paint.lime) +
      fill('M718 790v-62q26 -30 52 0v62z', paint.tar) +
      stroke('M744 716v74', paint.umber, 2),
    rect(722, 666, 44, 34, mix(paint.lime, paint.cream, 0.4)) +
      fill('M732 671h24v14q-12 12 -24 0z', paint.rust),
    turret(p, 548, 268, 62, 128),
    edge(pts('520,790 520,270'), paint.cream, 3, 0.8),
  );
}

export function draw(): string {
  const p = new Picture('rosenkrantztarnet');
  p.add(
    sky(p, 720, [
      [0, mix(paint.night, paint.plum, 0.35)],
      [0.5, mix(paint.slate, paint.plum, 0.3)],
      [0.85, mix(paint.haze, paint.butter, 0.45)],
      [1, paint.butter],
    ]),
  );
  const bow = [paint.rust, paint.apricot, paint.butter, paint.moss, paint.slate, paint.heather];
  bow.forEach((color, i) =>
    p.add(
      stroke(
        `M${n(560 + i * 15)} 760A${n(650 - i * 15)} ${n(650 - i * 15)} 0 0 1 1700 ${n(150 + i * 14)}`,
        color,
        16,
        { opacity: 0.42 },
      ),
    ),
  );
  const hill = ridge(p, acrossSheet(560, 470, 520, 600, 560, 430, 330, 380), 6, 2, 8, true);
  p.add(
    heap(p, -80, 250, 620, 190, mix(paint.plum, paint.night, 0.4), 0.9),
    heap(p, 900, 210, 760, 170, mix(paint.plum, paint.night, 0.5), 0.85),
    heap(p, 240, 130, 520, 90, mix(paint.slate, paint.plum, 0.6), 0.7),
    streaks(p, { x: -60, y: 470, w: 1700, h: 120 }, 14, paint.cream, 0.4, 420, 9),
    brush(p, { x: 1000, y: 180, w: 620, h: 380 }, 90, 1.9, 130, paint.mist, 2, 0.16),
    poly(
      under(hill, 800),
      p.down(330, 780, [
        [0, mix(paint.fjord, paint.plum, 0.4)],
        [1, mix(paint.leaf, paint.slate, 0.5)],
      ]),
    ),
    wisps(p, 0, 1600, 560, 60, paint.mist, 0.5, 8),
    // The royal hall behind: the stepped gable in haze.
    poly(pts('250,520 560,520 560,640 330,640'), roof),
    rect(150, 640, 420, 130, mix(dim, paint.slate, 0.3)),
    poly(steppedGable(150, 640, 190, 150, 6), mix(stone, paint.slate, 0.3)),
    mist(p, 560, 190, paint.butter, 0.45),
  );
  for (const [x, h, far] of [
    [70, 240, 0],
    [330, 190, 1],
    [455, 150, 0],
    [1180, 210, 0],
    [1330, 260, 1],
    [1500, 230, 0],
  ] as const)
    p.add(
      leafy(
        p,
        x,
        776,
        h,
        far
          ? {
              trunk: paint.tar,
              dark: mix(paint.rust, paint.tar, 0.35),
              mid: paint.rust,
              light: paint.apricot,
            }
          : {
              trunk: paint.tar,
              dark: mix(paint.umber, paint.pine, 0.5),
              mid: paint.ochre,
              light: paint.butter,
            },
      ),
    );
  const wall = pts('-20,700 520,716 520,800 -20,800');
  const shore = p.symbol(
    poly(wall, stone) + rubbleFace(p, wall, 19, paint.umber, paint.cream),
    rect(1060, 716, 560, 84, mix(dim, stone, 0.4)) +
      rubbleFace(p, pts('1060,716 1620,716 1620,800 1060,800'), 19, paint.ink, paint.lime),
    stroke('M-20 699L520 715M1070 714H1620', paint.cream, 6, { opacity: 0.7 }),
    keep(p),
    masonry(p, -20, 788, 1640, 44, 46, mix(paint.granite, paint.plum, 0.35), paint.ink, paint.lime),
    rect(-20, 784, 1640, 9, mix(paint.lime, paint.granite, 0.3)),
  );
  p.add(
    `<use href="#${shore}"/>`,
    figure(440, 790, 50, paint.oxblood, paint.rose) +
      figure(462, 790, 46, paint.night, paint.rose) +
      figure(1120, 790, 50, paint.ink, paint.rose),
    water(p, 832, 1000, [
      [0, mix(paint.slate, paint.plum, 0.4)],
      [1, paint.night],
    ]),
    reflection(p, shore, 832, { squeeze: 0.5, opacity: 0.6, depth: 168 }),
    ripples(p, { x: -60, y: 838, w: 1720, h: 170 }, 90, paint.night, 0.45, 170, 5),
    ripples(p, { x: 300, y: 838, w: 800, h: 170 }, 60, paint.butter, 0.5, 110, 3.4),
    rowboat(1150, 926, 250, paint.rust, paint.tar),
    // Masts of the tall ship that lies at the quay.
    stroke(
      'M1470 1000V120M1590 1000V60M1392 250H1552M1404 420H1540M1410 570H1532M1500 200H1640M1510 380H1640',
      paint.ink,
      7,
    ),
    stroke(
      'M1470 130L1330 900M1470 130L1590 780M1590 70L1480 800M1470 330L1350 1000M1392 250L1470 150L1552 250M1404 420L1470 270L1540 420',
      paint.ink,
      2,
      { opacity: 0.8 },
    ),
    rect(1396, 243, 152, 13, paint.cream) +
      rect(1408, 413, 128, 12, paint.cream) +
      rect(1506, 193, 110, 13, paint.cream),
    birds(p, 360, 330, 6, 12, paint.snow),
  );
  return p.svg();
}
