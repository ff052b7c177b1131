import { mix, paint, shade } from '../lib/color.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, heightAt, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5108,
  alt: {
    no: 'Kraftstasjonen på Vemork med elleve rørgater i den dype, skyggefulle Vestfjorddalen, mens siste sol lyser på Gaustatoppen.',
    sv: 'Kraftstationen i Vemork med elva tubledningar i den djupa, skuggiga Vestfjorddalen, medan sista solen lyser på Gaustatoppen.',
    en: 'The Vemork power station and its eleven penstocks in the deep, shadowed Vestfjorddalen, with the last sun on Gaustatoppen.',
  },
  focal: [0.52, 0.6],
};

function station(p: Picture, x: number, base: number): string {
  const stone = mix(paint.granite, paint.fjord, 0.35);
  const w = 660;
  let windows = '';
  let glow = '';
  for (let i = 0; i < 13; i += 1) {
    const wx = x + 30 + i * 47;
    windows += `M${wx} ${base - 30}v-92q13 -20 26 0v92z`;
    glow += `M${wx + 4} ${base - 152}h18v-26h-18z`;
  }
  return group(
    {},
    rect(
      x,
      base - 200,
      w,
      200,
      p.along(
        [x, 0],
        [x + w, 0],
        [
          [0, mix(stone, paint.rose, 0.22)],
          [1, shade(stone, 0.25)],
        ],
      ),
    ),
    brush(p, { x, y: base - 196, w: w - 20, h: 190 }, 160, 0, 20, paint.ink, 1.6, 0.25),
    // The taller middle block and its stepped gable.
    rect(x + 240, base - 276, 180, 276, mix(stone, paint.rose, 0.15)),
    poly(
      [
        [x + 232, base - 274],
        [x + 232, base - 296],
        [x + 262, base - 296],
        [x + 262, base - 320],
        [x + 398, base - 320],
        [x + 398, base - 296],
        [x + 428, base - 296],
        [x + 428, base - 274],
      ],
      shade(stone, 0.2),
    ),
    poly(
      [
        [x - 12, base - 198],
        [x + 14, base - 236],
        [x + 232, base - 236],
        [x + 240, base - 198],
      ],
      shade(stone, 0.5),
    ),
    poly(
      [
        [x + 420, base - 198],
        [x + 428, base - 236],
        [x + w - 14, base - 236],
        [x + w + 12, base - 198],
      ],
      shade(stone, 0.55),
    ),
    fill(windows, paint.butter) +
      stroke(
        [...Array(13)]
          .map(
            (_, i) =>
              `M${x + 43 + i * 47} ${base - 30}v-106M${x + 30 + i * 47} ${base - 62}h26M${x + 30 + i * 47} ${base - 94}h26`,
          )
          .join(''),
        shade(stone, 0.5),
        2.2,
      ),
    fill(glow, mix(paint.butter, paint.apricot, 0.5)),
    [0, 1, 2]
      .map((i) => fill(`M${x + 272 + i * 48} ${base - 214}v-34q10 -14 20 0v34z`, paint.butter))
      .join(''),
    rect(x - 8, base - 20, w + 16, 20, shade(stone, 0.45)) +
      stroke(`M${x - 8} ${base - 138}H${x + w + 8}`, mix(stone, paint.rose, 0.4), 5),
    ...[...Array(12)].map((_, i) =>
      rect(x + 18 + i * 47 + 40, base - 134, 6, 112, shade(stone, 0.3)),
    ),
  );
}

export function draw(): string {
  const p = new Picture('rjukan');
  const deep = mix(paint.fjord, paint.night, 0.45);
  p.add(
    sky(p, 640, [
      [0, mix(paint.fjord, paint.plum, 0.3)],
      [0.35, mix(paint.slate, paint.heather, 0.4)],
      [0.7, paint.rose],
      [1, paint.apricot],
    ]),
    stars(p, 60, 200, paint.cream),
    streaks(p, { x: 0, y: 100, w: 1600, h: 200 }, 18, paint.rose, 0.45, 420, 10),
    // Gaustatoppen: a broad cone with snow in its ribs, the last thing the sun reaches.
    massif(p, {
      points: [
        [120, 560],
        [300, 430],
        [430, 330],
        [540, 240],
        [640, 158],
        [716, 112],
        [780, 130],
        [850, 190],
        [960, 280],
        [1100, 370],
        [1260, 450],
        [1420, 540],
      ],
      color: mix(paint.apricot, paint.rose, 0.5),
      light: paint.butter,
      dark: mix(paint.heather, paint.plum, 0.3),
      sun: 'left',
      base: 640,
      rough: 8,
      ribs: 110,
      snow: paint.snow,
      snowDepth: 250,
      salt: 2,
    }),
    stroke('M712 116v-46M702 116l10 -30l10 30', paint.plum, 3),
    rect(
      0,
      330,
      1600,
      320,
      p.down(330, 640, [
        [0, paint.plum, 0],
        [1, mix(paint.plum, paint.fjord, 0.5), 0.75],
      ]),
    ),
    mist(p, 450, 160, paint.rose, 0.5),
    massif(p, {
      points: [
        [-30, 130],
        [100, 180],
        [230, 270],
        [360, 400],
        [470, 520],
        [600, 640],
        [700, 740],
      ],
      color: mix(deep, paint.slate, 0.3),
      light: mix(paint.slate, paint.rose, 0.25),
      dark: deep,
      sun: 'right',
      base: 760,
      rough: 10,
      ribs: 80,
      salt: 3,
      snow: mix(paint.haze, paint.snow, 0.5),
      snowDepth: 90,
    }),
  );
  const right = [
    [640, 760],
    [800, 660],
    [960, 530],
    [1090, 410],
    [1200, 300],
    [1330, 220],
    [1480, 150],
    [1640, 90],
  ] as [number, number][];
  p.add(
    massif(p, {
      points: right,
      color: mix(deep, paint.slate, 0.12),
      light: mix(paint.slate, paint.heather, 0.3),
      dark: mix(deep, paint.ink, 0.3),
      sun: 'left',
      base: 860,
      rough: 10,
      ribs: 90,
      salt: 4,
      snow: mix(paint.haze, paint.snow, 0.4),
      snowDepth: 70,
    }),
  );
  const slope = ridge(p, right, 10, 4);
  let trees = '';
  for (let i = 0; i < 6; i += 1) {
    const shifted = ridge(
      p,
      [
        [700 + i * 60, 770 - i * 10],
        [1000, 620 + i * 36],
        [1300, 400 + i * 76],
        [1640, 260 + i * 100],
      ],
      14,
      20 + i,
    );
    trees += spruces(
      p,
      shifted,
      44,
      22,
      44,
      mix(paint.pine, paint.night, 0.35 + (i % 3) * 0.12),
      mix(paint.haze, paint.snow, 0.3),
    );
  }
  p.add(trees, wisps(p, 300, 1000, 640, 50, paint.rose, 0.35, 8));
  // Eleven pipes from the valve house on the shoulder down to the station.
  let pipes = '';
  let shine = '';
  let collars = '';
  for (let i = 0; i < 11; i += 1) {
    const [tx, ty, mx, my, bx, by] = [1216 + i * 11, 380, 1070 + i * 15, 540, 900 + i * 24, 712];
    pipes += `M${tx} ${ty}L${mx} ${my}L${bx} ${by}`;
    shine += `M${tx - 2} ${ty}L${mx - 2} ${my}L${bx - 3} ${by}`;
  }
  for (let k = 1; k < 13; k += 1) {
    const t = k / 13;
    const upper = t < 0.5;
    const u = upper ? t * 2 : t * 2 - 1;
    const [x, y, w] = upper
      ? [1216 - 146 * u, 380 + 160 * u, 112 + 40 * u]
      : [1070 - 170 * u, 540 + 172 * u, 152 + 92 * u];
    collars += `M${n(x - 8)} ${n(y)}h${n(w + 18)}`;
  }
  p.add(
    poly(
      [
        [1206, 380],
        [1340, 380],
        [1236, 544],
        [1170, 730],
        [880, 730],
        [1056, 540],
      ],
      mix(deep, paint.ink, 0.2),
      { opacity: 0.7 },
    ),
    stroke(collars, mix(paint.haze, paint.snow, 0.3), 5, { opacity: 0.5 }),
    stroke(pipes, mix(paint.slate, paint.ink, 0.15), 9, { 'stroke-linejoin': 'round' }),
    stroke(shine, mix(paint.haze, paint.rose, 0.35), 2.6, { 'stroke-linejoin': 'round' }),
    rect(1200, 340, 152, 44, mix(paint.granite, paint.fjord, 0.4)) +
      poly(
        [
          [1192, 342],
          [1220, 312],
          [1332, 312],
          [1360, 342],
        ],
        mix(paint.haze, paint.snow, 0.5),
      ) +
      [0, 1, 2, 3, 4].map((i) => rect(1214 + i * 27, 352, 12, 16, paint.butter)).join(''),
  );
  // The terrace it stands on, the gorge below and the suspension bridge.
  const terrace = ridge(
    p,
    [
      [420, 900],
      [520, 790],
      [580, 762],
      [900, 756],
      [1260, 756],
      [1400, 742],
      [1640, 680],
    ],
    4,
    7,
    8,
    true,
  );
  p.add(
    rect(
      -20,
      740,
      1640,
      270,
      p.down(740, 1000, [
        [0, mix(deep, paint.slate, 0.25)],
        [1, shade(deep, 0.4)],
      ]),
    ),
    poly(under(terrace), mix(deep, paint.ink, 0.35)),
    station(p, 600, 766),
    fill(
      blob(p, 640, 772, 180, 7, 0.2, 14) + blob(p, 1220, 770, 170, 7, 0.2, 14),
      mix(paint.slate, paint.snow, 0.35),
    ),
    p.clipped(
      lines(under(terrace)),
      brush(p, { x: 420, y: 775, w: 1220, h: 230 }, 260, 1.5, 60, paint.slate, 3, 0.3),
      brush(
        p,
        { x: 420, y: 775, w: 1220, h: 200 },
        130,
        1.62,
        50,
        mix(paint.haze, paint.snow, 0.4),
        3,
        0.45,
      ),
    ),
    circle(
      930,
      700,
      360,
      p.around(930, 700, 360, [
        [0, paint.butter, 0.28],
        [1, paint.butter, 0],
      ]),
    ),
  );
  const near = ridge(
    p,
    [
      [-20, 610],
      [140, 700],
      [260, 800],
      [360, 880],
      [470, 1000],
    ],
    10,
    9,
  );
  const bank = ridge(
    p,
    [
      [760, 1005],
      [1000, 960],
      [1300, 900],
      [1640, 830],
    ],
    8,
    10,
    8,
    true,
  );
  p.add(
    poly(under(near), mix(paint.night, paint.pine, 0.35)),
    // Lamps of the town far down in the valley.
    dabs(46, () => [470 + p.random() * 130, 900 + p.random() * 96], paint.butter, 4, 0.9),
    stroke('M300 830Q460 930 610 800', paint.tar, 4) +
      stroke('M300 850L610 822', paint.tar, 6) +
      stroke(
        [...Array(12)]
          .map(
            (_, i) =>
              `M${320 + i * 24} ${n(843 - i * 2.1)}v${n(849 - i * 2.2 < 0 ? 0 : 2 + Math.sin((i / 11) * 3.14) * 34)}`,
          )
          .join(''),
        paint.tar,
        1.6,
      ) +
      stroke('M302 860V770M608 830V760', paint.tar, 7),
    spruces(
      p,
      near,
      36,
      60,
      130,
      mix(paint.ink, paint.pine, 0.3),
      mix(paint.haze, paint.snow, 0.2),
    ),
    poly(under(bank), mix(paint.ink, paint.pine, 0.3)),
    spruces(
      p,
      bank,
      44,
      70,
      150,
      mix(paint.ink, paint.pine, 0.25),
      mix(paint.haze, paint.snow, 0.2),
    ),
    dabs(
      150,
      () => {
        const x = between(p.random, 0, 1600);
        return [x, heightAt(slope, Math.max(640, x)) + between(p.random, 0, 500)];
      },
      paint.snow,
      2.4,
      0.35,
    ),
  );
  return p.svg();
}
