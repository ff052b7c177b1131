import { mix, paint } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { moon } from '../lib/moon.ts';
import { plane } from '../lib/oblique.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { lanternSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { steppedGable } from '../lib/stonework.ts';
import { fill, group, lines, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5250,
  alt: {
    no: 'Visby en månelys natt sett fra klinten: de tre spirene svarte mot en full måne over havet, opplyste vinduer og ringmurens tårn.',
    sv: 'Visby en månljus natt sett från klinten: de tre spirorna svarta mot en full måne över havet, upplysta fönster och ringmurens torn.',
    en: 'Visby on a moonlit night seen from the cliff: the three spires black against a full moon over the sea, lit windows and the towers of the ring wall.',
    de: 'Visby in einer Mondnacht, von der Klippe gesehen: die drei Turmhelme schwarz vor dem Vollmond über dem Meer, erleuchtete Fenster und die Türme der Ringmauer.',
  },
  focal: [0.5, 0.42],
};

const warm = mix(paint.butter, paint.apricot, 0.25);

function roof(p: Picture, x: number, y: number, s: number, i: number): string {
  const tone = mix(paint.night, [paint.rust, paint.plum, paint.oxblood][i % 3] ?? paint.plum, 0.35);
  const wall = mix(paint.night, paint.slate, 0.25 + (i % 3) * 0.1);
  const window = (wx: number, wy: number, lit: boolean): string =>
    rect(wx, wy, 15 * s, 21 * s, lit ? warm : paint.ink);
  if (i % 5 === 0) {
    const shape: Point[] = [
      [x, y + 130 * s],
      ...steppedGable(x, y + 10 * s, 120 * s, 96 * s, 5),
      [x + 120 * s, y + 130 * s],
    ];
    return group(
      {},
      poly(shape, mix(paint.fjord, paint.slate, 0.35)),
      stroke(lines(shape.slice(1, -1), false), mix(paint.haze, paint.butter, 0.3), 2.6, {
        opacity: 0.7,
      }),
      window(x + 28 * s, y + 36 * s, i % 2 === 0),
      window(x + 76 * s, y + 36 * s, true),
      window(x + 52 * s, y - 26 * s, i % 3 > 0),
      window(x + 28 * s, y + 84 * s, true),
      window(x + 76 * s, y + 84 * s, false),
    );
  }
  return group(
    {},
    rect(x, y, 150 * s, 130 * s, wall),
    plane(
      [
        [x - 8 * s, y + 6 * s],
        [x + 158 * s, y + 6 * s],
        [x + 132 * s, y - 66 * s],
        [x + 18 * s, y - 66 * s],
      ],
      tone,
      { count: 7, color: paint.ink, dash: 7 * s, opacity: 0.6 },
    ),
    stroke(`M${x + 18 * s} ${y - 66 * s}H${x + 132 * s}`, mix(paint.haze, paint.butter, 0.4), 3, {
      opacity: 0.8,
    }),
    rect(x + 98 * s, y - 96 * s, 18 * s, 40 * s, mix(paint.night, paint.plum, 0.5)),
    window(x + 22 * s, y + 24 * s, p.random() < 0.5) +
      window(x + 66 * s, y + 24 * s, p.random() < 0.6) +
      window(x + 110 * s, y + 24 * s, p.random() < 0.4),
    i % 3
      ? rect(x + 50 * s, y - 44 * s, 30 * s, 30 * s, wall) +
          window(x + 57 * s, y - 40 * s, p.random() < 0.6)
      : '',
  );
}

export function draw(): string {
  const p = new Picture('visby-natt');
  const horizon = 500;
  const black = mix(paint.ink, paint.plum, 0.15);
  const stone = mix(limestone.dim, paint.night, 0.5);
  const row = (y: number, s: number, salt: number, from = -60, to = 1640): string[] =>
    Array.from({ length: Math.ceil((to - from) / (146 * s)) }, (_, i) =>
      roof(
        p,
        from + i * 146 * s + ((i * 31 + salt * 17) % 24) * s,
        y + ((i * 43 + salt * 29) % 38) * s,
        s,
        i * 2 + salt,
      ),
    );
  p.add(
    sky(
      p,
      horizon,
      spread(
        paint.ink,
        paint.night,
        mix(paint.night, paint.fjord, 0.6),
        mix(paint.fjord, paint.slate, 0.6),
      ),
    ),
    stars(p, 230, 440, paint.snow),
    moon(p, 690, 270, 128),
    streaks(
      p,
      { x: 200, y: 330, w: 1300, h: 130 },
      16,
      mix(paint.slate, paint.night, 0.35),
      0.6,
      480,
      13,
    ),
    water(p, horizon, 720, spread(mix(paint.slate, paint.fjord, 0.4), paint.fjord, paint.night)),
    glitter(p, 690, horizon + 2, 700, 130, paint.cream, 130),
    ripples(p, { x: 0, y: horizon + 4, w: 1600, h: 160 }, 80, paint.ink, 0.35, 130, 3),
    fill('M1180 498l10 9h88l14 -13h-18v-11h-60v15z', mix(paint.night, paint.slate, 0.3)) +
      dabs(7, (i) => [1200 + i * 12, 497], warm, 4),
    // The sea wall with its towers, down by the water.
    stoneFace(p, pts('-20,600 1640,590 1640,690 -20,690'), stone, 14, 0.4, paint.ink, paint.haze) +
      teeth([-20, 600], [1640, 590], 13, stone),
    ...[
      [150, 70, 120],
      [420, 54, 90],
      [1010, 60, 104],
      [1300, 84, 150],
      [1520, 60, 110],
    ].map(
      ([x = 0, w = 0, h = 0], i) =>
        stoneFace(
          p,
          pts(`${x},690 ${x},${600 - h * 0.6} ${x + w},${600 - h * 0.6} ${x + w},690`),
          mix(stone, paint.slate, 0.15),
          13,
          0.4,
          paint.ink,
          paint.haze,
        ) +
        (i % 2
          ? poly(
              pts(
                `${x - 5},${602 - h * 0.6} ${x + w / 2},${560 - h * 0.6} ${x + w + 5},${602 - h * 0.6}`,
              ),
              mix(paint.night, paint.rust, 0.3),
            )
          : teeth([x, 600 - h * 0.6], [x + w, 600 - h * 0.6], 12, mix(stone, paint.slate, 0.15))) +
        rect(x + w * 0.44, 620 - h * 0.4, 8, 20, i === 3 ? warm : paint.ink),
    ),
    ...row(650, 0.62, 1),
    mist(p, 610, 110, mix(paint.slate, paint.fjord, 0.5), 0.45),
    ...row(720, 0.78, 2),
  );
  const tower = (x: number, w: number, top: number, spire: number, base: number): string =>
    stoneFace(
      p,
      pts(`${x},${base} ${x},${top} ${x + w},${top} ${x + w},${base}`),
      p.along(
        [x, 0],
        [x + w, 0],
        spread(
          mix(stone, paint.ink, 0.3),
          mix(stone, paint.ink, 0.35),
          mix(stone, paint.butter, 0.25),
        ),
      ),
      w * 0.12,
      0.5,
      paint.ink,
      paint.haze,
    ) +
    [0.32, 0.68]
      .map((t) =>
        [30, 120]
          .map((dy) =>
            fill(
              `M${x + w * t - w * 0.08} ${top + dy + 46}v-36q${w * 0.08} -${w * 0.12} ${w * 0.16} 0v36z`,
              dy === 30 && w > 120 ? warm : paint.ink,
            ),
          )
          .join(''),
      )
      .join('') +
    lanternSpire(x + w / 2, top, w * 1.02, spire, black, mix(paint.slate, paint.night, 0.3), true);
  p.add(
    // The cathedral from the east: the slim pair near, the broad tower beyond.
    tower(716, 168, 420, 350, 860),
    plane(
      [
        [560, 700],
        [960, 700],
        [910, 560],
        [620, 560],
      ],
      mix(paint.night, paint.oxblood, 0.4),
      { count: 10, color: paint.ink, dash: 9, opacity: 0.6 },
    ),
    stoneFace(
      p,
      pts('690,860 690,660 800,552 910,660 910,860'),
      mix(stone, paint.slate, 0.12),
      16,
      0.5,
      paint.ink,
      paint.haze,
    ),
    stroke('M684 664L800 546L916 664', mix(paint.haze, paint.butter, 0.3), 5, { opacity: 0.8 }),
    ...[-52, 0, 52].map((d) =>
      fill(
        `M${800 + d - 15} 800v-${d ? 76 : 104}q15 -34 30 0v${d ? 76 : 104}z`,
        p.down(690, 800, spread(paint.ochre, warm, paint.cream)),
      ),
    ),
    tower(600, 84, 520, 260, 860) + tower(916, 84, 520, 260, 860),
    ...row(800, 1, 3, -80, 560),
    ...row(806, 1, 5, 1010, 1640),
    mist(p, 760, 120, mix(paint.slate, paint.night, 0.4), 0.4),
    ...row(910, 1.3, 4),
  );
  p.add(
    // The edge of the cliff: grass, a rail, a cat that watches.
    fill(
      'M-20 1010V930Q160 900 330 950Q620 990 880 976Q1200 960 1420 920Q1540 906 1640 926V1010z',
      paint.ink,
    ),
    brush(
      p,
      { x: 0, y: 930, w: 1600, h: 70 },
      120,
      -1.2,
      26,
      mix(paint.pine, paint.slate, 0.3),
      2,
      0.6,
    ),
    fill(
      Array.from({ length: 12 }, (_, i) =>
        blob(p, i < 6 ? i * 56 - 20 : 1240 + (i - 6) * 70, 940 - (i % 3) * 12, 54, 44, 0.3, 11),
      ).join(''),
      mix(paint.pine, paint.ink, 0.6),
    ),
    dabs(
      44,
      () => [
        p.random() < 0.5 ? between(p.random, 0, 300) : between(p.random, 1240, 1600),
        between(p.random, 900, 970),
      ],
      mix(paint.rose, paint.heather, 0.5),
      13,
    ),
    fill(
      'M1092 968q-10 -40 12 -60q-4 -22 4 -34l10 10h12l10 -10q8 14 2 32q22 18 22 44q18 4 24 -18q8 34 -22 36z',
      mix(paint.ink, paint.night, 0.2),
    ),
    stroke('M1096 940q-4 -22 12 -36M1106 876l8 8', mix(paint.haze, paint.butter, 0.3), 2.6, {
      opacity: 0.8,
    }),
  );
  return p.svg();
}
