import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { fill, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy, spruces } from '../lib/trees.ts';
import { church } from '../lib/urnes-church.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5101,
  alt: {
    no: 'Urnes stavkirke, mørk av tjære og med takrytter over bratte tak, på en høyde over Lustrafjorden i morgenlys.',
    sv: 'Urnes stavkyrka, mörk av tjära och med takryttare över branta tak, på en höjd ovanför Lustrafjorden i morgonljus.',
    en: 'Urnes Stave Church, dark with tar, its turret above steep roofs, on a rise above the Lustrafjord in morning light.',
    nn: 'Urnes stavkyrkje, mørk av tjøre og med takryttar over bratte tak, på ei høgd over Lustrafjorden i morgonlys.',
  },
  focal: [0.56, 0.08],
};

export function draw(): string {
  const p = new Picture('urnes');
  const far = mix(paint.slate, paint.rose, 0.42);
  p.add(
    sky(p, 640, [
      [0, mix(paint.slate, paint.fjord, 0.3)],
      [0.38, paint.haze],
      [0.66, paint.butter],
      [1, mix(paint.apricot, paint.cream, 0.25)],
    ]),
    streaks(p, { x: -100, y: 90, w: 1800, h: 190 }, 16, paint.cream, 0.4, 420, 9),
    sun(p, 430, 408, 44, paint.snow, paint.cream, 11, 0.9),
    massif(p, {
      points: [
        [-30, 330],
        [110, 210],
        [210, 320],
        [330, 420],
        [470, 470],
        [640, 360],
        [760, 250],
        [860, 330],
        [980, 200],
        [1130, 300],
        [1300, 190],
        [1420, 290],
        [1640, 220],
      ],
      color: far,
      light: mix(far, paint.cream, 0.5),
      dark: mix(far, paint.slate, 0.6),
      sun: 'left',
      base: 640,
      ribs: 90,
      snow: paint.snow,
      snowDepth: 150,
      salt: 2,
    }),
    mist(p, 400, 240, paint.cream, 0.75),
    massif(p, {
      points: [
        [-30, 380],
        [60, 350],
        [190, 470],
        [320, 560],
        [420, 622],
      ],
      color: mix(paint.fjord, paint.slate, 0.5),
      light: paint.haze,
      dark: paint.fjord,
      sun: 'right',
      base: 640,
      ribs: 34,
      salt: 3,
    }),
    massif(p, {
      points: [
        [470, 622],
        [640, 520],
        [820, 430],
        [1000, 400],
        [1240, 330],
        [1400, 390],
        [1640, 300],
      ],
      color: mix(paint.slate, paint.fjord, 0.35),
      light: mix(paint.haze, paint.apricot, 0.35),
      dark: paint.fjord,
      sun: 'left',
      base: 660,
      ribs: 60,
      salt: 4,
    }),
    // Feigefossen, across the fjord.
    stroke('M226 486q6 40 2 70t6 66', paint.snow, 3.5, { opacity: 0.9 }),
    mist(p, 520, 130, paint.cream, 0.7),
    water(p, 622, 1000, [
      [0, mix(paint.butter, paint.haze, 0.25)],
      [0.35, paint.slate],
      [1, paint.fjord],
    ]),
    ripples(p, { x: -40, y: 628, w: 1100, h: 230 }, 70, paint.night, 0.22, 150, 4),
    glitter(p, 430, 628, 860, 70, paint.cream, 90),
  );
  const woods = ridge(
    p,
    [
      [430, 800],
      [560, 700],
      [800, 664],
      [1200, 652],
      [1640, 610],
    ],
    8,
    5,
  );
  p.add(
    poly(under(woods), mix(paint.pine, paint.fjord, 0.3)),
    spruces(
      p,
      woods,
      70,
      34,
      74,
      mix(paint.pine, paint.fjord, 0.2),
      mix(paint.moss, paint.butter, 0.3),
    ),
    wisps(p, 700, 1600, 680, 26, paint.cream, 0.5, 7),
  );
  const knoll = ridge(
    p,
    [
      [-20, 880],
      [260, 842],
      [520, 792],
      [780, 770],
      [1150, 762],
      [1620, 728],
    ],
    5,
    6,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(knoll)),
      poly(
        under(knoll),
        p.along(
          [0, 800],
          [1600, 950],
          [
            [0, mix(paint.moss, paint.butter, 0.42)],
            [0.5, paint.moss],
            [1, mix(paint.moss, paint.pine, 0.55)],
          ],
        ),
      ),
      // The long shadow of the church falls away from the sun.
      poly(
        [
          [800, 835],
          [1290, 772],
          [1640, 760],
          [1640, 900],
          [1080, 872],
        ],
        paint.pine,
        { opacity: 0.55 },
      ),
      brush(p, { x: -20, y: 770, w: 1640, h: 240 }, 420, -0.14, 46, paint.butter, 2, 0.22),
      brush(p, { x: -20, y: 770, w: 1640, h: 240 }, 420, -0.1, 50, paint.pine, 2.4, 0.26),
    ),
    grass(p, knoll, 0.35, 14, mix(paint.moss, paint.pine, 0.4), 0.9),
    leafy(p, 1500, 764, 250, {
      trunk: paint.tar,
      dark: paint.oxblood,
      mid: paint.rust,
      light: paint.apricot,
    }),
    leafy(p, 1390, 770, 150, {
      trunk: paint.tar,
      dark: paint.rust,
      mid: paint.ember,
      light: paint.butter,
    }),
    church(632, 806, 1.12),
  );
  // The churchyard wall in front, with grave stones behind it.
  let stones = '';
  let caps = '';
  for (let i = 0; i < 150; i += 1) {
    const x = -10 + (i % 50) * 33 + p.random() * 12;
    const row = Math.floor(i / 50);
    const w = 12 + p.random() * 14;
    const y = 930 - x * 0.028 + row * 19;
    stones += blob(p, x, y, w, 11, 0.16, 8);
    caps += blob(p, x - 3, y - 4, w * 0.6, 4, 0.3, 6);
  }
  p.add(
    ...[
      [470, 866],
      [560, 880],
      [1180, 846],
      [1260, 862],
      [380, 884],
    ].map(
      ([x, y]) =>
        fill(`M${x} ${y}v-30q11 -16 22 0v30z`, shade(paint.granite, 0.25)) +
        rect(x ?? 0, (y ?? 0) - 30, 5, 30, paint.lime, { opacity: 0.7 }),
    ),
    poly(
      [
        [-20, 926],
        [1620, 880],
        [1620, 1000],
        [-20, 1000],
      ],
      mix(paint.moss, paint.pine, 0.8),
    ),
    fill(stones, mix(paint.granite, paint.night, 0.45)),
    fill(caps, mix(paint.granite, paint.butter, 0.35), { opacity: 0.75 }),
    grass(p, acrossSheet(1004, 990, 970), 0.5, 42, mix(paint.pine, paint.ink, 0.3)),
    dabs(60, () => [p.random() * 1600, 955 + p.random() * 45], paint.butter, 4, 0.8),
    birds(p, 520, 250, 5, 11, paint.night),
  );
  return p.svg();
}
