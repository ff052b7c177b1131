import { mix, paint, shade } from '../lib/color.ts';
import { longHouse, masonry } from '../lib/buildings.ts';
import { steamer } from '../lib/boats.ts';
import { ridgeNoise } from '../lib/random.ts';
import { brush, dabs, massif, mist } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5106,
  alt: {
    no: 'Meridianstøtten i Hammerfest, en granittsøyle med bronseglobus på toppen, ved havna i blå polarnatt med nordlys.',
    sv: 'Meridianstoden i Hammerfest, en granitpelare med bronsglob på toppen, vid hamnen i blå polarnatt med norrsken.',
    en: 'The Meridian Column in Hammerfest, a granite shaft topped by a bronze globe, by the harbour in the blue polar night under northern lights.',
  },
  focal: [0.44, 0.46],
};

/** A curtain of northern light: rays side by side, each fading upwards from its own foot. */
function aurora(
  p: Picture,
  points: [number, number][],
  height: number,
  color: string,
  opacity: number,
): string {
  const ray = p.define(
    'linearGradient',
    { x1: 0, y1: 1, x2: 0, y2: 0 },
    `<stop stop-color="${color}" stop-opacity="0"/><stop offset=".06" stop-color="${color}" stop-opacity=".9"/><stop offset=".3" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`,
  );
  const strength = ridgeNoise(p.seed + points.length * 17, 3);
  let rays = '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i], points[i + 1]] as [[number, number], [number, number]];
    const steps = Math.round(Math.abs(b[0] - a[0]) / 9);
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const eased = t * t * (3 - 2 * t);
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * eased;
      const h = height * (0.8 + 0.3 * strength(x / 60));
      rays += `<path d="M${n(x)} ${n(y)}l${n(h * 0.1)} ${n(-h)}h22l${n(-h * 0.1)} ${n(h)}z" fill-opacity="${(0.55 + 0.45 * strength(x / 24 + 9)).toFixed(2)}"/>`;
    }
  }
  return group({ fill: `url(#${ray})`, opacity }, rays);
}

export function draw(): string {
  const p = new Picture('struve');
  const shore = 690;
  const dusk = mix(paint.fjord, paint.plum, 0.35);
  const green = mix(paint.leaf, '#94adb2', 0.55);
  p.add(
    sky(p, shore, [
      [0, shade(paint.night, 0.35)],
      [0.45, paint.night],
      [0.75, mix(paint.fjord, paint.plum, 0.35)],
      [0.92, paint.heather],
      [1, paint.rose],
    ]),
    stars(p, 190, 460, paint.cream),
    aurora(
      p,
      [
        [-40, 300],
        [180, 240],
        [420, 330],
        [640, 220],
        [900, 260],
        [1160, 150],
        [1400, 220],
        [1640, 120],
      ],
      250,
      mix(green, paint.mist, 0.25),
      0.7,
    ),
    aurora(
      p,
      [
        [-40, 400],
        [200, 410],
        [480, 440],
        [760, 360],
        [1040, 410],
        [1300, 330],
        [1640, 370],
      ],
      170,
      mix(green, paint.leaf, 0.3),
      0.55,
    ),
    aurora(
      p,
      [
        [-40, 170],
        [300, 120],
        [700, 110],
        [1100, 60],
        [1640, 90],
      ],
      130,
      mix(paint.heather, paint.rose, 0.3),
      0.45,
    ),
    massif(p, {
      points: [
        [-30, 560],
        [120, 520],
        [280, 560],
        [460, 610],
        [640, 640],
        [780, shore],
      ],
      color: mix(dusk, paint.slate, 0.4),
      light: mix(paint.haze, paint.rose, 0.4),
      dark: dusk,
      sun: 'right',
      base: shore,
      rough: 7,
      ribs: 40,
      snow: mix(paint.haze, paint.snow, 0.5),
      snowDepth: 90,
      salt: 2,
    }),
    massif(p, {
      points: [
        [640, shore],
        [820, 610],
        [960, 540],
        [1120, 480],
        [1260, 500],
        [1420, 450],
        [1640, 490],
      ],
      color: mix(dusk, paint.slate, 0.25),
      light: mix(paint.haze, paint.rose, 0.3),
      dark: shade(dusk, 0.2),
      sun: 'left',
      base: shore,
      rough: 8,
      ribs: 60,
      snow: mix(paint.haze, paint.snow, 0.45),
      snowDepth: 150,
      salt: 3,
    }),
    mist(p, 590, 110, paint.rose, 0.4),
  );
  const town: string[] = [];
  const colors = [
    paint.rust,
    paint.ochre,
    paint.mist,
    mix(paint.slate, paint.haze, 0.4),
    paint.butter,
    paint.oxblood,
  ];
  for (let i = 0; i < 16; i += 1) {
    const back = i < 8;
    town.push(
      longHouse(p, {
        x: 820 + (i % 8) * 100 - (back ? 0 : 40),
        base: back ? 656 : shore - 8,
        w: (back ? 84 : 96) - ((i * 7) % 3) * 14,
        wall: (back ? 32 : 44) + ((i * 5) % 4) * 7 - 8,
        roof: (back ? 20 : 26) + ((i * 3) % 3) * 6,
        color: mix(colors[(i * 5) % 6] ?? paint.rust, paint.night, 0.35),
        roofColor: mix(paint.haze, paint.snow, 0.35),
        trim: mix(paint.mist, paint.night, 0.2),
        glass: paint.butter,
        windows: 4,
        rows: back ? 1 : 2,
      }),
    );
  }
  // Hammerfest church: a steep triangle of concrete and copper.
  town.push(
    fill('M1400 664l56 -138l18 -34l8 40l48 132z', mix(paint.haze, paint.night, 0.3)) +
      fill('M1474 492l8 40l48 132h-60z', mix(paint.fjord, paint.night, 0.4)) +
      fill('M1430 664l34 -92l32 92z', paint.butter, { opacity: 0.9 }) +
      stroke(
        'M1440 640h48M1448 618h32M1456 596h16M1464 574v90',
        mix(paint.fjord, paint.night, 0.4),
        3,
      ),
  );
  const scene = p.symbol(
    ...town,
    rect(760, shore - 10, 900, 12, mix(paint.granite, paint.night, 0.5)),
  );
  p.add(
    `<use href="#${scene}"/>`,
    water(p, shore, 1000, [
      [0, mix(paint.heather, paint.fjord, 0.4)],
      [0.4, mix(paint.fjord, paint.night, 0.4)],
      [1, paint.night],
    ]),
    reflection(p, scene, shore, { squeeze: 0.7, opacity: 0.6, depth: 200 }),
    ripples(p, { x: -50, y: shore + 4, w: 1700, h: 240 }, 100, paint.night, 0.5, 160, 4.4),
    ripples(
      p,
      { x: -50, y: shore + 4, w: 1700, h: 240 },
      90,
      mix(green, paint.mist, 0.3),
      0.45,
      130,
      3.4,
    ),
    ripples(p, { x: 780, y: shore + 4, w: 820, h: 160 }, 60, paint.butter, 0.6, 60, 3.4),
    steamer(
      1010,
      800,
      340,
      shade(paint.oxblood, 0.25),
      mix(paint.snow, paint.slate, 0.25),
      paint.ember,
    ),
    dabs(26, (i) => [1060 + i * 8.6, 752], paint.butter, 5),
    ripples(p, { x: 990, y: 802, w: 380, h: 26 }, 24, paint.butter, 0.4, 90, 4),
  );
  // The snow-covered rise it stands on, with its iron railing.
  const snow = mix(paint.haze, paint.snow, 0.5);
  p.add(
    fill(
      'M-20 842Q260 778 600 792Q900 812 1100 900Q1200 950 1240 1010H-20z',
      p.along(
        [300, 780],
        [700, 1000],
        [
          [0, mix(snow, paint.rose, 0.2)],
          [0.5, mix(paint.slate, paint.snow, 0.4)],
          [1, paint.slate],
        ],
      ),
    ),
    brush(p, { x: 0, y: 830, w: 960, h: 170 }, 130, 0.08, 60, paint.snow, 3, 0.35),
    fill('M700 836Q1000 860 1180 1010H960Q900 900 690 850z', paint.fjord, { opacity: 0.25 }),
  );
  const [cx, base] = [600, 850];
  const granite = p.along(
    [cx - 60, 0],
    [cx + 60, 0],
    [
      [0, mix(paint.granite, paint.mist, 0.35)],
      [0.4, mix(paint.granite, paint.rose, 0.2)],
      [1, mix(paint.granite, paint.night, 0.6)],
    ],
  );
  const bronze = p.along(
    [cx - 60, 150],
    [cx + 60, 270],
    [
      [0, mix(paint.ochre, paint.butter, 0.35)],
      [0.45, mix(paint.umber, paint.leaf, 0.4)],
      [1, mix(paint.tar, paint.night, 0.5)],
    ],
  );
  p.add(
    fill(`M${cx + 80} ${base}L${cx + 560} ${base + 96}h90L${cx + 150} ${base - 6}z`, paint.night, {
      opacity: 0.35,
    }),
    masonry(
      p,
      cx - 150,
      base - 16,
      300,
      40,
      60,
      mix(paint.granite, paint.fjord, 0.3),
      paint.ink,
      paint.mist,
    ),
    masonry(
      p,
      cx - 118,
      base - 52,
      236,
      38,
      56,
      mix(paint.granite, paint.fjord, 0.25),
      paint.ink,
      paint.mist,
    ),
    fill(blob(p, cx - 20, base - 52, 112, 7, 0.2) + blob(p, cx, base - 17, 148, 7, 0.2), snow),
    rect(cx - 84, base - 178, 168, 128, granite) +
      rect(cx - 94, base - 190, 188, 16, granite) +
      rect(cx - 94, base - 62, 188, 14, granite),
    rect(cx - 60, base - 156, 120, 74, mix(paint.granite, paint.night, 0.45)) +
      stroke(
        [0, 1, 2, 3, 4]
          .map((i) => `M${cx - 46 + (i % 2) * 8} ${base - 144 + i * 13}h${92 - (i % 2) * 16}`)
          .join(''),
        paint.ochre,
        3,
        { 'stroke-dasharray': '14 4 8 4 20 5', opacity: 0.8 },
      ),
    rect(cx - 62, base - 216, 124, 28, granite) +
      fill(`M${cx - 62} ${base - 188}q4 12 -22 14h168q-26 -2 -22 -14z`, granite),
    poly(
      [
        [cx - 46, base - 214],
        [cx - 39, base - 540],
        [cx + 39, base - 540],
        [cx + 46, base - 214],
      ],
      granite,
    ),
    brush(p, { x: cx - 40, y: base - 536, w: 70, h: 316 }, 60, 1.55, 18, paint.ink, 1.6, 0.25),
    stroke(
      `M${cx - 45} ${base - 250}h90M${cx - 40} ${base - 516}h80`,
      mix(paint.granite, paint.night, 0.6),
      3,
    ),
    fill(`M${cx - 42} ${base - 538}q-4 -14 -26 -22v-16h136v16q-22 8 -26 22z`, granite),
    rect(cx - 72, base - 584, 144, 10, mix(paint.granite, paint.mist, 0.3)),
    rect(cx - 30, base - 604, 60, 22, bronze),
    circle(cx, base - 660, 62, bronze),
    stroke(
      `M${cx - 62} ${base - 660}h124M${cx - 54} ${base - 690}h108M${cx - 54} ${base - 630}h108M${cx} ${base - 722}v124M${cx} ${base - 722}c-50 30 -50 94 0 124M${cx} ${base - 722}c50 30 50 94 0 124`,
      mix(paint.ochre, paint.tar, 0.35),
      2,
      { opacity: 0.8 },
    ),
    fill(
      `M${cx - 36} ${base - 700}q16 -14 34 -8q10 8 -2 18q-8 4 -4 16q-14 10 -22 -4q-12 -8 -6 -22zM${cx + 8} ${base - 670}q18 -6 28 8q4 22 -10 32q-14 -8 -14 -22q-8 -8 -4 -18z`,
      mix(paint.butter, paint.ochre, 0.5),
      { opacity: 0.85 },
    ),
    stroke(`M${cx - 44} ${base - 700}a62 62 0 0 0 -10 62`, paint.cream, 4, {
      opacity: 0.7,
      'stroke-linecap': 'round',
    }),
    fill(`M${cx - 70} ${base - 584}q70 -12 140 0z`, snow) +
      fill(`M${cx - 30} ${base - 714}q30 -18 60 0q-30 -4 -60 0z`, snow),
  );
  let rails = '';
  for (let i = 0; i < 13; i += 1)
    rails += `M${n(cx - 250 + i * 42)} ${n(base + 74 - Math.sin((i / 12) * 3.14) * -22)}v-56`;
  p.add(
    stroke(
      `${rails}M${cx - 256} ${base + 24}Q${cx} ${base + 68} ${cx + 260} ${base + 24}M${cx - 256} ${base + 50}Q${cx} ${base + 94} ${cx + 260} ${base + 50}`,
      paint.ink,
      4,
    ),
    group(
      {},
      fill(
        'M300 930q-4 -62 10 -76q14 -10 28 0q12 16 10 76l-8 30h-12l-6 -28l-6 28h-12z',
        paint.oxblood,
      ),
      circle(324, 838, 13, paint.rose),
      fill('M310 834q0 -18 14 -18q16 0 15 18q-14 -6 -29 0z', paint.butter),
      fill('M280 962q60 -12 110 0l-40 8z', paint.night, { opacity: 0.4 }),
    ),
    dabs(140, () => [p.random() * 1600, p.random() * 1000], paint.snow, 3, 0.5),
  );
  return p.svg();
}
