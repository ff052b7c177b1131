import { brickFace } from '../lib/brick.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { cornerHouse, cornerPane, inGable, inSide } from '../lib/corner-house.ts';
import { brush, mist, ridge, under } from '../lib/land.ts';
import { oblique } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { steppedGable, pointedArch, rubbleFace } from '../lib/stonework.ts';
import {
  circle,
  fill,
  group,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { snowfall } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5251,
  alt: {
    no: 'Gammelstads kirkestad en vinterkveld i snøfall: stier mellom små røde stuer med snø på takene og lys i vinduene, steinkirken over dem.',
    sv: 'Gammelstads kyrkstad en vinterkväll i snöfall: stigar mellan små röda stugor med snö på taken och ljus i fönstren, stenkyrkan över dem.',
    en: 'Gammelstad church town on a winter evening in falling snow: paths between small red cottages with snowy roofs and lit windows, the stone church above them.',
  },
  focal: [0.5, 0.46],
};

const warm = mix(paint.butter, paint.apricot, 0.2);
const snow = mix(paint.haze, paint.snow, 0.55);

function church(p: Picture, x: number, base: number): string {
  const stone = mix(mix(paint.granite, paint.lime, 0.5), paint.fjord, 0.35);
  const gable: Point[] = [[x, base], ...steppedGable(x, base - 170, 210, 200, 7), [x + 210, base]];
  const niches = [
    [52, 150, 20, 60],
    [84, 190, 20, 100],
    [105, 250, 20, 70],
    [126, 190, 20, 100],
    [158, 150, 20, 60],
  ]
    .map(([dx = 0, dy = 0, w = 0, h = 0]) => pointedArch(x + dx, base - dy, w, h))
    .join('');
  return group(
    {},
    rect(x + 205, base - 168, 430, 168, mix(stone, paint.night, 0.3)) +
      rubbleFace(
        p,
        pts(
          `${x + 205},${base - 168} ${x + 635},${base - 168} ${x + 635},${base} ${x + 205},${base}`,
        ),
        20,
        paint.ink,
        paint.haze,
        0.4,
      ),
    poly(
      [
        [x + 110, base - 356],
        [x + 560, base - 350],
        [x + 650, base - 160],
        [x + 205, base - 160],
      ],
      snow,
    ) +
      poly(
        [
          [x + 520, base - 350],
          [x + 560, base - 350],
          [x + 650, base - 160],
          [x + 600, base - 160],
        ],
        mix(snow, paint.slate, 0.4),
      ),
    fill([290, 390, 490, 580].map((dx) => pointedArch(x + dx, base - 34, 34, 96)).join(''), warm),
    brickFace(p, gable, mix(stone, paint.snow, 0.12), 14, paint.night, paint.snow),
    fill(niches, mix(paint.rust, paint.night, 0.35)),
    fill(pointedArch(x + 105, base, 66, 104), mix(paint.rust, paint.night, 0.3)) +
      fill(pointedArch(x + 105, base, 46, 90), warm),
    stroke(lines(gable.slice(1, -1), false), paint.snow, 6),
    // The bell tower stands by itself.
    rect(x - 196, base - 240, 104, 240, mix(stone, paint.snow, 0.2)) +
      rect(x - 138, base - 240, 46, 240, mix(stone, paint.night, 0.35)) +
      fill(pointedArch(x - 144, base - 150, 30, 56), paint.ink),
    fill(
      `M${x - 210} ${base - 236}Q${x - 176} ${base - 262} ${x - 166} ${base - 306}H${x - 122}Q${x - 112} ${base - 262} ${x - 78} ${base - 236}z`,
      mix(paint.ink, paint.plum, 0.3),
    ) +
      rect(x - 162, base - 350, 36, 46, mix(paint.ink, paint.slate, 0.4)) +
      fill(
        `M${x - 170} ${base - 348}Q${x - 146} ${base - 376} ${x - 144} ${base - 440}Q${x - 142} ${base - 376} ${x - 118} ${base - 348}z`,
        mix(paint.ink, paint.plum, 0.3),
      ),
    fill(
      `M${x - 210} ${base - 236}Q${x - 176} ${base - 262} ${x - 166} ${base - 306}H${x - 150}Q${x - 158} ${base - 262} ${x - 176} ${base - 236}z`,
      snow,
    ),
  );
}

function cottage(x: number, y: number, s: number, i: number): string {
  const at = oblique(x, y, s, { ux: 0.9, uy: 0.04, dx: 0.74, dy: -0.12 });
  const wall = mix(
    [paint.rust, mix(paint.rust, paint.oxblood, 0.5), paint.rust][i % 3] ?? paint.rust,
    paint.night,
    0.32,
  );
  const trim = mix(paint.snow, paint.slate, 0.25);
  const [cx, cy] = at(96, 214, 90);
  const shutter = (c: ReturnType<typeof inGable>): string =>
    poly(c, mix(paint.snow, paint.slate, 0.3), { stroke: trim, 'stroke-width': 4 * s });
  const window = (c: ReturnType<typeof inGable>, lit: boolean): string =>
    lit ? cornerPane(c, trim, warm, 3) : shutter(c);
  return group(
    {},
    cornerHouse(at, {
      w: 176,
      d: 200,
      wall: 116,
      peak: 208,
      gable: wall,
      side: shade(wall, 0.4),
      roof: snow,
      trim,
      joint: paint.ink,
      count: 13,
      rows: 3,
      thick: 22,
      over: 16,
    }),
    window(inGable(at, 24, 38, 38, 48), i % 2 === 0) +
      window(inGable(at, 114, 38, 38, 48), i % 3 !== 1) +
      window(inGable(at, 72, 132, 32, 36), i % 4 === 0),
    ...[40, 124].map((d) => window(inSide(at, 176, d, 38, 36, 46), i % 3 === 0)),
    rect(cx - 14 * s, cy - 48 * s, 28 * s, 50 * s, mix(paint.lime, paint.night, 0.35)) +
      fill(
        `M${n(cx - 18 * s)} ${n(cy - 46 * s)}q${n(18 * s)} ${n(-24 * s)} ${n(36 * s)} 0z`,
        paint.snow,
      ),
  );
}

export function draw(): string {
  const p = new Picture('gammelstad-vinter');
  const wood = ridge(p, pts('-20,560 500,540 1000,548 1640,540'), 6, 3);
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.ink, paint.night, 0.4),
        paint.night,
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.heather, paint.slate, 0.4),
      ),
    ),
    stars(p, 150, 420, paint.snow),
    poly(under(wood), mix(paint.night, paint.pine, 0.4)) +
      spruces(p, wood, 90, 26, 66, mix(paint.night, paint.pine, 0.45)),
    mist(p, 480, 160, mix(paint.heather, paint.haze, 0.4), 0.55),
    poly(
      pts('-20,600 500,578 1100,578 1640,604 1640,1010 -20,1010'),
      p.down(
        580,
        1000,
        spread(
          mix(snow, paint.heather, 0.25),
          mix(snow, paint.slate, 0.35),
          mix(paint.slate, paint.fjord, 0.3),
        ),
      ),
    ),
    circle(
      800,
      560,
      420,
      p.around(800, 560, 420, [
        [0, paint.butter, 0.4],
        [0.5, paint.apricot, 0.12],
        [1, paint.apricot, 0],
      ]),
    ),
    church(p, 580, 620),
  );
  [
    [650, 0.62],
    [730, 0.8],
    [850, 1.06],
    [1010, 1.4],
  ].forEach(([y = 0, s = 1], r) => {
    const count = Math.ceil(1800 / (252 * s));
    for (let i = 0; i < count; i += 1) {
      const x = -120 - r * 50 + i * 252 * s;
      if (x + 280 * s > 720 - r * 26 && x < 850 + r * 50) continue;
      p.add(cottage(x, y + Math.sin(i * 1.7 + r) * 8, s, i * 2 + r));
    }
    p.add(
      fill(
        Array.from({ length: 12 }, (_, i) => {
          const x = i * 146 + r * 40;
          return Math.abs(x - 790) < 130 ? '' : blob(p, x, y + 8 * s, 90 * s, 13 * s, 0.14, 11);
        }).join(''),
        mix(snow, paint.slate, 0.12),
      ),
    );
  });
  p.add(
    p.clipped(
      'M766 626H812L850 760L1000 1010H600L742 760z',
      rect(
        580,
        620,
        440,
        400,
        p.down(
          620,
          1000,
          spread(
            mix(paint.butter, snow, 0.4),
            mix(snow, paint.slate, 0.2),
            mix(paint.slate, paint.haze, 0.4),
          ),
        ),
      ),
      brush(p, { x: 600, y: 630, w: 400, h: 370 }, 90, 1.4, 40, paint.slate, 2.4, 0.4),
    ),
    figure(786, 720, 56, paint.ink, paint.rose) +
      figure(812, 724, 50, mix(paint.rust, paint.night, 0.3), paint.rose),
    // A lantern post, and a kick-sled on the path.
    circle(
      690,
      690,
      130,
      p.around(690, 690, 130, [
        [0, paint.butter, 0.7],
        [0.4, paint.apricot, 0.25],
        [1, paint.apricot, 0],
      ]),
    ) +
      stroke('M690 850V700', paint.ink, 7) +
      rect(678, 668, 24, 36, paint.cream) +
      fill('M670 670q20 -26 40 0z', paint.ink),
    figure(842, 892, 118, mix(paint.fjord, paint.ink, 0.3), paint.rose) +
      stroke('M770 900H890M776 900V838h34M776 866h34M810 900L826 820', paint.ink, 6, {
        'stroke-linecap': 'round',
      }) +
      figure(790, 876, 66, mix(paint.rust, paint.night, 0.2), paint.rose, 0.02),
    fill(
      Array.from({ length: 9 }, (_, i) =>
        blob(
          p,
          i < 5 ? i * 120 : 1080 + (i - 5) * 150,
          1004 + between(p.random, -6, 8),
          130,
          36,
          0.12,
          12,
        ),
      ).join(''),
      snow,
    ),
    snowfall(p, 240, paint.snow),
  );
  return p.svg();
}
