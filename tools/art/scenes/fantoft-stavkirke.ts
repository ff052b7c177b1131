import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { plane } from '../lib/oblique.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5131,
  alt: {
    no: 'Fantoft stavkirke, mørk og flertakket med dragehoder på mønene, mellom høye løvtrær i grønt skogslys, med steinkorset foran.',
    sv: 'Fantofts stavkyrka, mörk och med många tak och drakhuvuden på nockarna, mellan höga lövträd i grönt skogsljus, med stenkorset framför.',
    en: 'Fantoft Stave Church, dark and many-roofed with dragon heads on its ridges, among tall trees in green woodland light, the stone cross in front.',
  },
  focal: [0.5, 0.5],
};

const tar = mix(paint.tar, paint.ink, 0.25);
const board = mix(paint.tar, paint.umber, 0.4);
const rim = mix(paint.butter, paint.moss, 0.25);

/** One storey from the front: boarded wall and a steep shingled roof whose bargeboards cross at the top. */
function storey(
  x: number,
  base: number,
  w: number,
  wall: number,
  rise: number,
  over: number,
): string {
  const top = base - wall;
  const peak = top - rise;
  const drop = (rise / (w / 2)) * over;
  const left: Point = [x - w / 2 - over, top + drop];
  const slope: Point[] = [left, [x, peak], [x + w / 2 + over, top + drop]];
  let planks = '';
  for (let i = 1; i < 15; i += 1) {
    const px = x - w / 2 + (w * i) / 15;
    planks += `M${n(px)} ${n(base)}V${n(top - rise * (1 - Math.abs(px - x) / (w / 2)))}`;
  }
  return group(
    {},
    poly(
      [
        [x - w / 2, base],
        [x - w / 2, top],
        [x, peak],
        [x + w / 2, top],
        [x + w / 2, base],
      ],
      board,
    ),
    stroke(planks, paint.ink, 2.2, { opacity: 0.6 }),
    poly(
      [
        [x, base],
        [x, peak],
        [x + w / 2, top],
        [x + w / 2, base],
      ],
      paint.ink,
      { opacity: 0.35 },
    ),
    stroke(lines(slope, false), tar, Math.max(9, w * 0.075), { 'stroke-linejoin': 'miter' }),
    stroke(
      lines(
        [
          [left[0] - 2, left[1] - 6],
          [x, peak - w * 0.055],
        ],
        false,
      ),
      rim,
      3,
      { opacity: 0.9 },
    ),
  );
}

/** A shingled skirt roof seen from the front. */
function skirt(x: number, base: number, low: number, high: number, h: number): string {
  const corners: [Point, Point, Point, Point] = [
    [x - low / 2, base],
    [x + low / 2, base],
    [x + high / 2, base - h],
    [x - high / 2, base - h],
  ];
  return (
    plane(corners, mix(tar, paint.fjord, 0.2), {
      count: Math.round(h / 9),
      color: paint.ink,
      dash: 8,
      width: 2.2,
      opacity: 0.7,
    }) +
    poly([[x, base], corners[1], corners[2], [x, base - h]], paint.ink, { opacity: 0.3 }) +
    stroke(lines([corners[0], corners[1]], false), paint.ink, 6) +
    stroke(lines([corners[0], corners[3]], false), rim, 2.6, { opacity: 0.75 }) +
    stroke(
      lines(
        [
          [x - low / 2 + 4, base + 4],
          [x + low * 0.1, base + 4],
        ],
        false,
      ),
      rim,
      1.6,
      { opacity: 0.35 },
    )
  );
}

/** A dragon head that rises from a ridge; `s` is its size, negative turns it. */
const dragon = (x: number, y: number, s: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)} ${n(Math.abs(s))})">` +
  fill(
    'M0 0q2 -16 14 -26q-6 -10 2 -16l-3 -8l9 5q10 -2 14 6l12 3q-4 5 -10 5l4 5q-8 0 -12 -2q-10 10 -12 30z',
    tar,
  ) +
  stroke('M1 -4q3 -14 14 -23q-5 -9 2 -15', rim, 1.2, { opacity: 0.9 }) +
  '</g>';

function church(x: number, base: number): string {
  return group(
    {},
    // The open gallery around the foot.
    rect(x - 250, base - 26, 500, 30, mix(paint.granite, paint.pine, 0.5)),
    rect(x - 238, base - 104, 476, 82, board),
    rect(x - 238, base - 104, 476, 26, paint.ink, { opacity: 0.5 }),
    ...Array.from({ length: 22 }, (_, i) =>
      fill(`M${x - 232 + i * 21.4} ${base - 46}v-26q8 -14 16 0v26z`, paint.ink),
    ),
    stroke(`M${x - 238} ${base - 44}h476M${x - 238} ${base - 24}h476`, mix(board, rim, 0.25), 4),
    skirt(x, base - 98, 530, 372, 84),
    rect(x - 176, base - 250, 352, 74, board),
    stroke(
      [...Array(16)].map((_, i) => `M${x - 176 + i * 22} ${base - 176}v-74`).join(''),
      paint.ink,
      2.2,
      { opacity: 0.55 },
    ),
    ...[-130, -65, 65, 130].map((dx) =>
      fill(`M${x + dx - 8} ${base - 200}a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z`, paint.butter, {
        opacity: 0.9,
      }),
    ),
    skirt(x, base - 240, 410, 236, 92),
    dragon(x + 200, base - 244, 1.15) + dragon(x - 200, base - 244, -1.15),
    storey(x, base - 326, 214, 52, 172, 26),
    skirt(x, base - 500, 148, 108, 26),
    dragon(x + 66, base - 508, 0.85) + dragon(x - 66, base - 508, -0.85),
    rect(x - 46, base - 596, 92, 78, board),
    stroke(
      `M${x - 28} ${base - 520}v-76M${x - 10} ${base - 520}v-76M${x + 10} ${base - 520}v-76M${x + 28} ${base - 520}v-76`,
      paint.ink,
      2,
      { opacity: 0.6 },
    ),
    fill(`M${x - 9} ${base - 548}v-24q9 -12 18 0v24z`, paint.ink),
    poly(
      [
        [x - 64, base - 588],
        [x, base - 720],
        [x + 64, base - 588],
      ],
      tar,
    ),
    poly(
      [
        [x, base - 588],
        [x, base - 720],
        [x + 64, base - 588],
      ],
      paint.ink,
      { opacity: 0.5 },
    ),
    stroke(`M${x - 62} ${base - 588}L${x} ${base - 720}`, rim, 3, { opacity: 0.9 }),
    stroke(`M${x} ${base - 716}v-64M${x - 14} ${base - 762}h28`, tar, 5),
    // The west porch with its own gables and the portal.
    storey(x, base, 150, 108, 104, 20),
    storey(x, base, 108, 92, 74, 14),
    dragon(x + 3, base - 222, 0.95) + dragon(x - 3, base - 222, -0.95),
    fill(`M${x - 26} ${base}v-66q26 -30 52 0v66z`, paint.ink),
    stroke(`M${x - 26} ${base}v-66q26 -30 52 0v66`, paint.ochre, 4, { opacity: 0.9 }),
    stroke(`M${x - 36} ${base}v-74q36 -40 72 0v74`, paint.umber, 5, { 'stroke-dasharray': '7 4' }),
  );
}

/** A smooth trunk that stands across the picture, with a lit edge. */
function trunk(
  p: Picture,
  x: number,
  base: number,
  w: number,
  color: string,
  light: string,
): string {
  const lean = between(p.random, -40, 40);
  const d = `M${n(x - w * 0.75)} ${n(base)}Q${n(x - w * 0.45)} ${n(base - 160)} ${n(x - w * 0.42 + lean * 0.4)} 400L${n(x - w * 0.34 + lean)} -20h${n(w * 0.7)}L${n(x + w * 0.42 + lean * 0.4)} 400Q${n(x + w * 0.5)} ${n(base - 140)} ${n(x + w * 0.85)} ${n(base)}z`;
  return p.clipped(
    d,
    fill(d, color),
    stroke(
      `M${n(x - w * 0.42)} ${n(base)}Q${n(x - w * 0.3)} ${n(base - 160)} ${n(x - w * 0.3 + lean * 0.4)} 400L${n(x - w * 0.22 + lean)} -20`,
      light,
      w * 0.2,
      { opacity: 0.5 },
    ),
    brush(
      p,
      { x: x - w, y: 0, w: w * 2, h: base },
      Math.round(w * 0.7),
      1.55,
      46,
      shade(color, 0.6),
      3,
      0.4,
    ),
    brush(
      p,
      { x: x - w, y: base * 0.4, w: w * 1.4, h: base * 0.6 },
      Math.round(w * 0.3),
      1.5,
      30,
      paint.moss,
      4,
      0.55,
    ),
  );
}

export function draw(): string {
  const p = new Picture('fantoft-1');
  const glow = mix(paint.butter, paint.moss, 0.18);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.around(800, 330, 980, [
        [0, mix(paint.cream, paint.butter, 0.35)],
        [0.3, glow],
        [0.62, paint.moss],
        [1, paint.pine],
      ]),
    ),
  );
  // The wood, layer behind layer, pale far in.
  for (const [count, w, t, base] of [
    [26, 16, 0.62, 700],
    [18, 26, 0.34, 740],
    [12, 40, 0.12, 780],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const x = ((i + 0.2 + p.random() * 0.7) / count) * 1700 - 50;
      d += `M${n(x)} ${base}L${n(x + w * 0.2)} -10h${n(w * 0.62)}L${n(x + w)} ${base}z`;
    }
    const crowns = Array.from({ length: count * 2 }, () =>
      blob(
        p,
        p.random() * 1600,
        between(p.random, -20, 150 + t * 260),
        between(p.random, 50, 130),
        between(p.random, 24, 60),
        0.3,
        12,
      ),
    ).join('');
    p.add(
      fill(d, mix(paint.pine, glow, t)),
      fill(crowns, mix(paint.leaf, glow, t), { opacity: 0.55 }),
      dabs(
        160,
        () => [p.random() * 1600, p.random() ** 1.4 * 380],
        mix(paint.moss, paint.butter, 0.2 + t * 0.6),
        9,
        0.7,
      ),
      mist(p, 420, 340, glow, 0.42),
    );
  }
  const ground = ridge(p, pts('-20,790 300,776 560,792 800,800 1100,790 1620,770'), 6, 4, 8, true);
  p.add(
    poly(pts('330,-10 470,-10 820,820 560,820'), paint.cream, { opacity: 0.16 }) +
      poly(pts('620,-10 700,-10 1060,820 900,820'), paint.cream, { opacity: 0.15 }) +
      poly(pts('150,-10 210,-10 460,820 340,820'), paint.cream, { opacity: 0.14 }),
    church(800, 806),
    poly(pts('690,-10 760,-10 1130,820 1000,820'), paint.cream, { opacity: 0.09 }),
    poly(pts('400,-10 520,-10 800,700 640,700'), paint.cream, { opacity: 0.1 }),
    wisps(p, 300, 1300, 760, 30, glow, 0.45, 6),
    p.clipped(
      lines(under(ground)),
      poly(
        under(ground),
        p.down(770, 1000, [
          [0, mix(paint.moss, paint.butter, 0.35)],
          [0.35, paint.leaf],
          [1, mix(paint.pine, paint.ink, 0.4)],
        ]),
      ),
      fill('M740 800H860L1080 1010H520z', mix(paint.lime, paint.moss, 0.35), { opacity: 0.75 }),
      brush(p, { x: 520, y: 800, w: 560, h: 200 }, 120, 0.1, 50, paint.umber, 3, 0.25),
      brush(p, { x: -20, y: 780, w: 1640, h: 220 }, 300, -0.05, 60, paint.butter, 2.6, 0.26),
      brush(p, { x: -20, y: 800, w: 1640, h: 220 }, 300, 0.05, 70, paint.pine, 3.4, 0.4),
    ),
    grass(p, ground, 0.2, 16, mix(paint.moss, paint.pine, 0.5), 0.9),
    // The stone cross on its mound.
    fill(blob(p, 470, 930, 130, 44, 0.12, 14), mix(paint.granite, paint.pine, 0.5)),
    fill(blob(p, 452, 914, 84, 20, 0.2, 12), mix(paint.granite, paint.lime, 0.3), { opacity: 0.7 }),
    fill(
      'M446 920L452 770Q420 776 396 770V734Q424 740 454 734L456 688Q474 682 490 690L490 734Q520 740 548 736V770Q520 776 492 770L498 920z',
      mix(paint.granite, paint.plum, 0.25),
    ),
    fill(
      'M446 920L452 770Q420 776 396 770V734Q424 740 454 734L456 688Q462 686 470 686L466 920z',
      mix(paint.lime, paint.butter, 0.3),
    ),
    trunk(p, 150, 960, 120, mix(paint.pine, paint.ink, 0.55), paint.moss),
    trunk(p, 1390, 930, 92, mix(paint.pine, paint.ink, 0.45), paint.butter),
    trunk(p, 1560, 990, 140, paint.ink, paint.leaf),
  );
  const leaves = (count: number, y: number, color: string, size: number): string =>
    dabs(
      count,
      () => {
        const x = p.random() * 1600;
        return [x, p.random() ** 1.6 * y * (0.35 + Math.abs(x - 800) / 900)];
      },
      color,
      size,
      0.95,
    );
  p.add(
    leaves(330, 250, mix(paint.pine, paint.ink, 0.35), 24),
    leaves(300, 260, paint.leaf, 17),
    leaves(220, 250, mix(paint.moss, paint.butter, 0.45), 11),
    dabs(120, () => [p.random() * 1600, 830 + p.random() * 170], paint.snow, 5, 0.85),
  );
  return p.svg();
}
