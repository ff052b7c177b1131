import { mix, paint } from '../lib/color.ts';
import { horse } from '../lib/farm-animals.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { curve, fill, group, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5169,
  alt: {
    no: 'Et følge av hester med tungt lastede sleder over en frossen sjø i blå vinterskumring; den fremste kjøreren går ved siden av hesten med en lykt på lasset.',
    sv: 'Ett följe av hästar med tungt lastade slädar över en frusen sjö i blå vinterskymning; den främste köraren går bredvid hästen med en lykta på lasset.',
    en: 'A train of horses with heavily laden sledges crosses a frozen lake in blue winter dusk; the foremost driver walks beside his horse, a lantern on the load.',
    de: 'Ein Zug von Pferden mit schwer beladenen Schlitten auf einem zugefrorenen See in blauer Winterdämmerung; der vorderste Fuhrmann geht neben seinem Pferd, eine Laterne auf der Ladung.',
  },
  caption: {
    no: 'De tyngste lassene gikk om vinteren, med hest og slede over frosne myrer og sjøer.',
    sv: 'De tyngsta lassen gick på vintern, med häst och släde över frusna myrar och sjöar.',
    en: 'The heaviest loads went in winter, by horse and sledge over frozen bogs and lakes.',
    de: 'Die schwersten Lasten fuhr man im Winter, mit Pferd und Schlitten über gefrorene Moore und Seen.',
  },
  focal: [0.45, 0.62],
};

/** A sledge with its load under a hide, drawn behind a horse that walks to the left. */
function load(p: Picture, x: number, y: number, s: number, hay: boolean): string {
  const wood = mix(paint.umber, paint.tar, 0.35);
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    fill('M-110 6H240l30 12H-80z', paint.night, { opacity: 0.35 }),
    hay
      ? fill(
          'M-60 -44Q-70 -150 20 -158Q150 -170 190 -100Q214 -60 196 -40z',
          mix(paint.ochre, paint.moss, 0.35),
        ) + brush(p, { x: -50, y: -140, w: 220, h: 96 }, 70, 0.3, 30, paint.butter, 3, 0.6)
      : fill('M-60 -42V-92H200L210 -42z', wood) +
          stroke('M-58 -66H204M0 -92V-42M66 -92V-42M132 -92V-42', paint.ink, 4, { opacity: 0.6 }) +
          fill(
            Array.from({ length: 22 }, (_, i) =>
              blob(p, -44 + (i % 11) * 23, -98 - Math.floor(i / 11) * 20, 20, 15, 0.25, 7),
            ).join(''),
            mix(paint.slate, paint.ink, 0.35),
          ) +
          dabs(
            16,
            () => [between(p.random, -50, 190), between(p.random, -124, -92)],
            paint.apricot,
            6,
          ),
    fill('M-40 -112Q60 -140 190 -108Q140 -130 60 -132Q0 -132 -40 -112z', paint.snow),
    stroke('M-60 -40H214', wood, 13) + stroke('M-40 -40L-50 -6M60 -40V-6M170 -40L178 -6', wood, 11),
    stroke('M224 -4H-90Q-124 -6 -130 -46', mix(wood, paint.ink, 0.4), 12, {
      'stroke-linecap': 'round',
    }) + stroke('M224 -9H-90', paint.haze, 3),
  );
}

export function draw(): string {
  const p = new Picture('roros-vinterlei');
  p.add(
    sky(p, 560, [
      [0, mix(paint.night, paint.fjord, 0.35)],
      [0.45, mix(paint.fjord, paint.heather, 0.35)],
      [0.78, mix(paint.heather, paint.rose, 0.6)],
      [1, mix(paint.rose, paint.butter, 0.45)],
    ]),
    stars(p, 90, 260, paint.cream),
    streaks(
      p,
      { x: 200, y: 250, w: 1500, h: 170 },
      12,
      mix(paint.rose, paint.butter, 0.35),
      0.5,
      460,
      10,
    ),
    fill('M1262 144A34 34 0 1 0 1269 188A30 30 0 1 1 1262 144z', paint.cream),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 470],
            [240, 380],
            [460, 440],
            [760, 340],
            [1040, 430],
            [1300, 392],
            [1640, 460],
          ],
          7,
          2,
        ),
        700,
      ),
      mix(paint.haze, paint.heather, 0.5),
    ),
    mist(p, 400, 160, mix(paint.rose, paint.cream, 0.4), 0.6),
  );
  const wood = ridge(
    p,
    [
      [-20, 560],
      [400, 540],
      [820, 552],
      [1200, 530],
      [1640, 556],
    ],
    4,
    4,
  );
  p.add(
    poly(under(wood, 640), mix(paint.slate, paint.plum, 0.35)),
    spruces(p, wood, 260, 24, 78, mix(paint.fjord, paint.plum, 0.4)),
    mist(p, 500, 110, mix(paint.rose, paint.cream, 0.3), 0.65),
    rect(
      0,
      582,
      1600,
      430,
      p.down(
        582,
        1000,
        spread(
          mix(paint.rose, paint.mist, 0.5),
          mix(paint.mist, paint.slate, 0.35),
          mix(paint.slate, paint.fjord, 0.35),
        ),
      ),
    ),
    brush(p, { x: -40, y: 590, w: 1680, h: 410 }, 320, 0.02, 110, paint.snow, 3, 0.5),
    brush(p, { x: -40, y: 640, w: 1680, h: 360 }, 200, -0.02, 120, paint.fjord, 3, 0.22),
  );
  // The trodden road, marked with spruce twigs, winding in from far over the ice.
  const road: Point[] = [
    [700, 590],
    [880, 604],
    [1180, 622],
    [1340, 650],
    [1180, 700],
    [900, 760],
    [1000, 830],
    [1700, 900],
  ];
  p.add(
    stroke(curve(road.slice(0, 5)), mix(paint.slate, paint.haze, 0.3), 9, { opacity: 0.8 }),
    fill(
      'M1330 648Q1240 700 960 744Q700 790 -20 880V990Q760 850 1100 742Q1330 690 1352 652z',
      mix(paint.slate, paint.haze, 0.35),
      { opacity: 0.85 },
    ),
    stroke('M-20 906Q700 808 1000 736M-20 960Q760 842 1060 742', paint.fjord, 4, { opacity: 0.45 }),
    ...[
      [1420, 668, 26],
      [1180, 664, 34],
      [1290, 742, 52],
      [800, 748, 60],
      [1020, 838, 92],
      [180, 812, 84],
    ].map(([x = 0, y = 0, h = 0]) =>
      spruces(
        p,
        [
          [x - 1, y],
          [x + 1, y],
        ],
        1,
        h,
        h + 4,
        mix(paint.pine, paint.night, 0.5),
      ),
    ),
  );
  // From the back of the train to the front.
  const team: [number, number, number, string, boolean][] = [
    [800, 602, 0.09, paint.tar, false],
    [900, 607, 0.11, paint.umber, true],
    [1020, 613, 0.14, paint.tar, false],
    [1170, 624, 0.18, paint.umber, false],
  ];
  for (const [x, y, s, color, hay] of team)
    p.add(
      load(p, x + 150 * s, y, s * 1.1, hay),
      horse(x - 60 * s, y, s * 1.1, color, paint.ink, false),
      '',
    );
  for (const [x, y, s, color, hay] of [
    [1190, 706, 0.42, mix(paint.umber, paint.ochre, 0.2), false],
    [820, 786, 0.72, mix(paint.tar, paint.umber, 0.4), true],
  ] as const)
    p.add(
      load(p, x + 230 * s, y, s, hay),
      horse(
        x,
        y,
        s,
        color,
        mix(paint.tar, paint.ink, 0.3),
        true,
        mix(paint.oxblood, paint.tar, 0.2),
      ),
      worker({
        at: [x - 20 * s + 90 * s, y + 18 * s],
        h: 178 * s,
        coat: mix(paint.lime, paint.umber, 0.45),
        legs: paint.tar,
        hands: [
          [-0.1, 0.5],
          [0.1, 0.5],
        ],
        stride: 0.12,
        hat: 'cap',
        hatColor: paint.tar,
      }),
    );
  const s = 1.45;
  p.add(
    load(p, 700, 930, s * 0.95, false),
    glow(p, 640, 760, 360, paint.butter, 0.6),
    rect(622, 736, 36, 48, paint.butter) +
      stroke('M622 736h36v48h-36zM640 736v-18M622 736q18 -26 36 0', paint.ink, 5),
    horse(
      330,
      926,
      s,
      mix(paint.ochre, paint.umber, 0.5),
      mix(paint.cream, paint.ochre, 0.35),
      true,
      mix(paint.oxblood, paint.rust, 0.3),
    ),
    // Bells, and the horse's breath.
    dabs(5, (i) => [262 - i * 6, 776 + i * 18], paint.butter, 11),
    ...[
      [110, 740, 46],
      [60, 724, 34],
      [20, 736, 28],
    ].map(([x = 0, y = 0, r = 0]) => glow(p, x, y, r * 2.2, paint.snow, 0.55)),
    worker({
      at: [566, 968],
      h: 290,
      coat: mix(paint.lime, paint.umber, 0.35),
      legs: mix(paint.tar, paint.ink, 0.2),
      hands: [
        [-0.3, 0.6],
        [0.12, 0.46],
      ],
      lean: -0.05,
      stride: 0.13,
      hat: 'cap',
      hatColor: mix(paint.umber, paint.tar, 0.3),
      beard: paint.snow,
    }),
    stroke('M478 794L190 776', paint.tar, 4),
    fill('M-20 1000V976Q300 950 700 984T1620 960V1000z', paint.snow),
    dabs(140, () => [p.random() * 1600, p.random() * 1000], paint.snow, 4, 0.75),
    dabs(40, () => [p.random() * 1600, p.random() * 1000], paint.snow, 8, 0.6),
  );
  return p.svg();
}
