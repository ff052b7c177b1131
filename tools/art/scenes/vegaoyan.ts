import { mix, paint, shade } from '../lib/color.ts';
import { eider } from '../lib/eider.ts';
import { rowboat } from '../lib/boats.ts';
import { boards } from '../lib/buildings.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, grass, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, lines, n, Picture, poly, rect, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5105,
  alt: {
    no: 'Lave skjær og torvtekte ærfuglhus i Vegaøyan, med ærfugl på vannet og den spisse toppen Søla bak, i rosa sommernatt.',
    sv: 'Låga skär och torvtäckta ejderhus i Vegaøyan, med ejdrar på vattnet och den spetsiga toppen Søla bakom, i rosa sommarnatt.',
    en: 'Low skerries and turf-roofed eider houses in the Vega islands, eiders on the water and the pointed peak of Søla behind, in a pink summer night.',
  },
  focal: [0.5, 0.56],
};

/** An eider house: dry stone and driftwood, turf on top, low doors for the birds. */
function eiderHouse(p: Picture, x: number, base: number, s: number): string {
  let stones = '';
  let caps = '';
  for (let i = 0; i < 34; i += 1) {
    const cx = x + ((i * 37) % 216) * s;
    const cy = base - (8 + Math.floor(i / 6) * 13) * s;
    stones += blob(p, cx, cy, between(p.random, 13, 21) * s, 8.5 * s, 0.18, 8);
    caps += blob(p, cx - 3 * s, cy - 3 * s, 10 * s, 3.4 * s, 0.25, 6);
  }
  const wall: Point[] = [
    [x - 6 * s, base],
    [x - 2 * s, base - 70 * s],
    [x + 226 * s, base - 70 * s],
    [x + 230 * s, base],
  ];
  return group(
    {},
    p.clipped(
      lines(wall),
      poly(wall, shade(paint.granite, 0.55)),
      fill(stones, mix(paint.granite, paint.plum, 0.25)),
      fill(caps, mix(paint.granite, paint.rose, 0.5), { opacity: 0.8 }),
    ),
    rect(x + 78 * s, base - 70 * s, 70 * s, 70 * s, mix(paint.umber, paint.rose, 0.25)),
    boards(x + 78 * s, base - 70 * s, 70 * s, 70 * s, 10 * s, paint.tar, true, 0.7),
    [20, 88, 122, 182]
      .map((dx) =>
        fill(
          `M${n(x + dx * s)} ${n(base)}v${n(-20 * s)}q${n(11 * s)} ${n(-14 * s)} ${n(22 * s)} 0v${n(20 * s)}z`,
          paint.ink,
        ),
      )
      .join(''),
    fill(
      `M${n(x - 22 * s)} ${n(base - 60 * s)}Q${n(x + 20 * s)} ${n(base - 104 * s)} ${n(x + 50 * s)} ${n(base - 128 * s)}Q${n(x + 112 * s)} ${n(base - 140 * s)} ${n(x + 176 * s)} ${n(base - 128 * s)}Q${n(x + 214 * s)} ${n(base - 104 * s)} ${n(x + 248 * s)} ${n(base - 60 * s)}q${n(-20 * s)} ${n(8 * s)} ${n(-36 * s)} 0q${n(-50 * s)} ${n(10 * s)} ${n(-92 * s)} 0q${n(-60 * s)} ${n(8 * s)} ${n(-142 * s)} 0z`,
      p.along(
        [x, base - 120 * s],
        [x + 230 * s, base - 70 * s],
        [
          [0, mix(paint.moss, paint.pine, 0.3)],
          [1, mix(paint.moss, paint.butter, 0.4)],
        ],
      ),
    ),
    grass(
      p,
      [
        [x - 10 * s, base - 66 * s],
        [x + 50 * s, base - 126 * s],
        [x + 112 * s, base - 134 * s],
        [x + 176 * s, base - 126 * s],
        [x + 240 * s, base - 66 * s],
      ],
      0.5,
      16 * s,
      mix(paint.moss, paint.butter, 0.2),
    ),
    dabs(
      22,
      () => [x + 40 * s + p.random() * 150 * s, base - (76 + p.random() * 46) * s],
      paint.rose,
      4 * s,
      0.9,
    ),
  );
}

export function draw(): string {
  const p = new Picture('vega');
  const shore = 500;
  p.add(
    sky(p, shore, [
      [0, mix(paint.haze, paint.heather, 0.25)],
      [0.45, mix(paint.rose, paint.mist, 0.35)],
      [0.8, mix(paint.cream, paint.rose, 0.2)],
      [1, paint.butter],
    ]),
    streaks(p, { x: 0, y: 60, w: 1600, h: 240 }, 30, paint.snow, 0.5, 460, 10),
    streaks(p, { x: 0, y: 40, w: 1600, h: 120 }, 12, paint.heather, 0.3, 500, 14),
    sun(p, 330, 410, 48, paint.snow, paint.butter, 9, 0.95),
    massif(p, {
      points: [
        [1180, shore],
        [1270, 440],
        [1330, 400],
        [1400, 440],
        [1470, 390],
        [1560, 420],
        [1640, 400],
      ],
      color: mix(paint.haze, paint.rose, 0.4),
      light: paint.cream,
      dark: mix(paint.slate, paint.heather, 0.4),
      sun: 'left',
      base: shore,
      ribs: 26,
      rough: 5,
      salt: 3,
    }),
    // Søla: one steep tooth from the sea.
    massif(p, {
      points: [
        [600, shore],
        [690, 476],
        [770, 420],
        [830, 320],
        [872, 214],
        [900, 178],
        [940, 226],
        [990, 300],
        [1030, 330],
        [1090, 420],
        [1180, 474],
        [1290, shore],
      ],
      color: mix(paint.heather, paint.slate, 0.4),
      light: mix(paint.rose, paint.butter, 0.45),
      dark: mix(paint.plum, paint.fjord, 0.45),
      sun: 'left',
      base: shore,
      rough: 9,
      ribs: 90,
      salt: 5,
    }),
    wisps(p, 620, 1260, 410, 30, paint.cream, 0.55, 7),
    mist(p, 410, 110, mix(paint.cream, paint.rose, 0.2), 0.75),
    water(p, shore, 1000, [
      [0, mix(paint.cream, paint.rose, 0.3)],
      [0.35, mix(paint.haze, paint.rose, 0.25)],
      [1, mix(paint.slate, paint.fjord, 0.5)],
    ]),
    fill(
      `M690 ${shore}Q830 ${shore + 70} 900 ${shore + 190}Q1010 ${shore + 90} 1180 ${shore}z`,
      mix(paint.heather, paint.slate, 0.4),
      { opacity: 0.35 },
    ),
    ripples(p, { x: -50, y: shore + 3, w: 1700, h: 420 }, 150, paint.heather, 0.3, 170, 3.4),
    glitter(p, 330, shore + 2, 860, 70, paint.snow, 110),
  );
  const skerries: [number, number, number, number][] = [
    [80, 520, 150, 12],
    [520, 528, 190, 14],
    [1120, 520, 220, 12],
    [1420, 540, 240, 18],
    [700, 560, 120, 10],
    [180, 580, 170, 18],
    [1010, 590, 180, 16],
    [1460, 610, 200, 26],
    [60, 660, 160, 24],
  ];
  for (const [x, y, w, h] of skerries) {
    const line = ridge(
      p,
      [
        [x - w, y],
        [x - w * 0.5, y - h * 0.7],
        [x, y - h],
        [x + w * 0.6, y - h * 0.6],
        [x + w, y],
      ],
      3,
      x,
      6,
      true,
    );
    p.add(
      poly(under(line, y), mix(paint.plum, paint.granite, 0.5)),
      poly(
        under(
          line.map(([a, b]): Point => [a, b - 2]),
          y - h * 0.35,
        ),
        mix(paint.moss, paint.rose, 0.35),
      ),
      rect(x - w, y - 2, w * 2, 3, paint.cream, { opacity: 0.5 }),
      fill(
        `M${x - w} ${y + 1}Q${x} ${y + h * 1.3} ${x + w} ${y + 1}z`,
        mix(paint.plum, paint.slate, 0.4),
        { opacity: 0.4 },
      ),
    );
  }
  // A small fishing farm on the middle skerry: house, boathouse, beacon.
  p.add(
    fill('M1010 574v-30l22 -20h56l14 20v30z', paint.oxblood) +
      fill('M1004 546l24 -26h64l18 26z', paint.tar) +
      fill('M1030 562h12v-12h-12zM1066 562h12v-12h-12z', paint.butter) +
      fill('M1124 578v-22l15 -17l15 17v22z', paint.snow) +
      fill('M1120 558l19 -22l19 22z', paint.rust) +
      fill('M930 578l4 -44h10l4 44z', paint.snow) +
      rect(931, 524, 16, 10, paint.ember),
  );
  const island = ridge(
    p,
    [
      [-20, 800],
      [200, 778],
      [420, 752],
      [700, 744],
      [980, 760],
      [1240, 800],
      [1480, 860],
      [1640, 900],
    ],
    6,
    8,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(island)),
      poly(
        under(island),
        p.down(740, 1000, [
          [0, mix(paint.moss, paint.butter, 0.35)],
          [0.4, mix(paint.moss, paint.leaf, 0.3)],
          [1, mix(paint.leaf, paint.pine, 0.6)],
        ]),
      ),
      brush(p, { x: -20, y: 745, w: 1640, h: 260 }, 360, -0.05, 50, paint.butter, 2, 0.28),
      brush(p, { x: -20, y: 770, w: 1640, h: 240 }, 300, -0.02, 50, paint.pine, 2.4, 0.3),
      fill(
        [...Array(30)]
          .map((_, i) =>
            blob(
              p,
              900 + i * 26,
              830 + i * 6 + p.random() * 60,
              30 + p.random() * 40,
              16 + p.random() * 14,
              0.2,
            ),
          )
          .join(''),
        mix(paint.granite, paint.rose, 0.3),
      ),
      fill(
        [...Array(30)]
          .map((_, i) =>
            blob(p, 900 + i * 26, 850 + i * 6 + p.random() * 60, 24 + p.random() * 30, 10, 0.25),
          )
          .join(''),
        mix(paint.granite, paint.plum, 0.4),
      ),
    ),
    eiderHouse(p, 320, 800, 0.7),
    eiderHouse(p, 590, 850, 1.45),
    eiderHouse(p, 60, 870, 1),
    eider(1050, 872, 1.5, true),
    eider(960, 900, 1.4, false, true),
    eider(520, 880, 1.2, false),
    rowboat(1290, 812, 210, mix(paint.leaf, paint.pine, 0.3), paint.tar),
    eider(1240, 700, 0.8, true, true),
    eider(1180, 716, 0.8, false, true),
    eider(1330, 690, 0.7, true),
    eider(430, 668, 0.55, true),
    eider(380, 676, 0.55, false),
    ripples(p, { x: 1130, y: 702, w: 240, h: 20 }, 12, paint.snow, 0.6, 70, 3),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [500, 990],
          [900, 1000],
          [1640, 1005],
        ],
        6,
        12,
      ),
      0.35,
      60,
      mix(paint.pine, paint.leaf, 0.3),
    ),
    dabs(130, () => [p.random() * 900, 930 + p.random() * 66], paint.rose, 6, 0.95),
    dabs(70, () => [p.random() * 1000, 920 + p.random() * 76], paint.butter, 5, 0.95),
    birds(p, 480, 260, 6, 12, paint.plum),
  );
  return p.svg();
}
