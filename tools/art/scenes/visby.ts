import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { edge, plane } from '../lib/oblique.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5206,
  alt: {
    no: 'Visby ringmur med sine tårn løper ned mot havet i sommerkveld, med domkirkens tre svarte spir over de røde takene.',
    sv: 'Visby ringmur med sina torn löper ner mot havet i sommarkväll, med domkyrkans tre svarta spiror över de röda taken.',
    en: 'The Visby ring wall and its towers run down to the sea on a summer evening, the cathedral’s three black spires above red roofs.',
    de: 'Die Ringmauer von Visby läuft mit ihren Türmen an einem Sommerabend zum Meer hinab, über den roten Dächern stehen die drei schwarzen Turmhelme des Doms.',
  },
  focal: [0.46, 0.52],
};

const stone = mix(paint.lime, paint.granite, 0.25);
const warm = mix(paint.lime, paint.apricot, 0.32);
const dim = mix(paint.granite, paint.plum, 0.35);

/** Scattered joints of rough limestone, kept inside the given shape. */
function rubble(p: Picture, shape: Point[], size: number, color: string): string {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    w: Math.max(...xs) - Math.min(...xs),
    h: Math.max(...ys) - Math.min(...ys),
  };
  let d = '';
  for (let y = box.y; y < box.y + box.h; y += size * 0.55) {
    for (
      let x = box.x - p.random() * size;
      x < box.x + box.w;
      x += size * between(p.random, 0.9, 2.2)
    ) {
      if (p.random() < 0.45)
        d += `M${n(x)} ${n(y + p.random() * 3)}h${n(size * between(p.random, 0.4, 1.1))}v${n(size * (p.random() < 0.5 ? 0.4 : 0))}`;
    }
  }
  return p.clipped(lines(shape), stroke(d, color, Math.max(0.8, size * 0.07), { opacity: 0.55 }));
}

function battlements(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  tooth: number,
  color: string,
): string {
  let d = '';
  const count = Math.max(2, Math.round(Math.abs(x1 - x0) / (tooth * 2)));
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.25) / count;
    const u = (i + 0.8) / count;
    const [ax, ay, bx, by] = [
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t,
      x0 + (x1 - x0) * u,
      y0 + (y1 - y0) * u,
    ];
    d += `M${n(ax)} ${n(ay + 2)}V${n(ay - tooth)}L${n(bx)} ${n(by - tooth)}V${n(by + 2)}z`;
  }
  return fill(d, color);
}

function tower(p: Picture, x: number, base: number, w: number, h: number, roofed: boolean): string {
  const side = w * 0.42;
  const front: Point[] = [
    [x, base],
    [x, base - h],
    [x + w, base - h],
    [x + w, base],
  ];
  const flank: Point[] = [
    [x - side, base - side * 0.14],
    [x - side, base - h + side * 0.12],
    [x, base - h],
    [x, base],
  ];
  const slit = (t: number): string =>
    rect(x + w * 0.44, base - h * t, w * 0.1, h * 0.1, paint.ink) +
    fill(
      `M${n(x + w * 0.4)} ${n(base - h * t)}h${n(w * 0.18)}l${n(-w * 0.09)} ${n(-w * 0.12)}z`,
      shade(dim, 0.3),
    );
  return group(
    {},
    poly(
      front,
      p.along(
        [x, 0],
        [x + w, 0],
        [
          [0, warm],
          [1, mix(warm, stone, 0.7)],
        ],
      ),
    ),
    poly(flank, dim),
    rubble(p, front, w * 0.1, paint.umber),
    rubble(p, flank, w * 0.1, paint.ink),
    battlements(x, base - h, x + w, base - h, w * 0.11, warm),
    battlements(x - side, base - h + side * 0.12, x, base - h, w * 0.1, dim),
    slit(0.84),
    slit(0.58),
    slit(0.32),
    roofed
      ? plane(
          [
            [x - side * 0.9, base - h + 2],
            [x + w + 5, base - h + 4],
            [x + w * 0.62, base - h - w * 0.62],
            [x - side * 0.3, base - h - w * 0.6],
          ],
          mix(paint.rust, paint.plum, 0.25),
          { count: 9, color: paint.oxblood, dash: 5 },
        ) +
          poly(
            [
              [x - side * 0.9, base - h + 2],
              [x - side * 0.3, base - h - w * 0.6],
              [x - side * 0.1, base - h + 4],
            ],
            paint.oxblood,
          )
      : '',
    edge(
      [
        [x + w, base],
        [x + w, base - h],
      ],
      paint.cream,
      2,
      0.5,
    ),
  );
}

export function draw(): string {
  const p = new Picture('visby-2');
  const horizon = 520;
  p.add(
    sky(p, horizon + 10, [
      [0, mix(paint.slate, paint.haze, 0.3)],
      [0.4, mix(paint.haze, paint.rose, 0.3)],
      [0.75, paint.butter],
      [1, paint.apricot],
    ]),
    heap(p, 60, 330, 520, 110, paint.rose, 0.55),
    heap(p, 300, 350, 420, 70, paint.cream, 0.55),
    heap(p, 960, 250, 360, 70, paint.rose, 0.4),
    streaks(p, { x: 0, y: 90, w: 1600, h: 180 }, 14, paint.cream, 0.5, 400, 9),
    sun(p, 1330, 440, 50, paint.snow, paint.butter, 10, 0.95),
    water(p, horizon, 1000, [
      [0, mix(paint.apricot, paint.haze, 0.5)],
      [0.25, paint.slate],
      [1, paint.fjord],
    ]),
    ripples(p, { x: 700, y: horizon + 2, w: 1000, h: 260 }, 90, paint.night, 0.2, 150, 3.4),
    glitter(p, 1330, horizon + 2, 790, 90, paint.cream, 110),
  );
  // The town inside the wall: red roofs, gables, and the cathedral.
  const town = ridge(
    p,
    [
      [-20, 560],
      [300, 520],
      [640, 520],
      [900, 560],
      [1100, 610],
    ],
    4,
    3,
  );
  p.add(poly(under(town, 800), mix(paint.leaf, paint.plum, 0.3)));
  for (let i = 0; i < 80; i += 1) {
    const x = -10 + ((i * 83) % 1060);
    const y = 500 + Math.floor(i / 13) * 18 + x * 0.05;
    const s = 22 + ((i * 13) % 16);
    const wall = [paint.lime, paint.cream, paint.rose, paint.butter][i % 4] ?? paint.lime;
    const roof = i % 5 ? mix(paint.rust, paint.ember, (i % 3) * 0.3) : paint.plum;
    p.add(
      rect(x, y, s * 1.7, s * 0.9, mix(wall, paint.plum, 0.22)),
      poly(
        [
          [x - 3, y + 2],
          [x + s * 0.35, y - s * 0.7],
          [x + s * 1.5, y - s * 0.7],
          [x + s * 1.8, y + 2],
        ],
        roof,
      ),
      poly(
        [
          [x + s * 1.1, y + s * 0.9],
          [x + s * 1.1, y],
          [x + s * 1.42, y - s * 0.68],
          [x + s * 1.75, y],
          [x + s * 1.75, y + s * 0.9],
        ],
        wall,
      ),
      rect(x + s * 0.3, y + s * 0.3, s * 0.2, s * 0.26, paint.night),
    );
  }
  for (let i = 0; i < 10; i += 1)
    p.add(
      leafy(
        p,
        40 + ((i * 211) % 1000),
        560 + ((i * 37) % 50),
        70 + (i % 4) * 14,
        { trunk: paint.tar, dark: paint.pine, mid: paint.leaf, light: paint.moss },
        false,
      ),
    );
  const church = (x: number, y: number, w: number, h: number, spire: number): string =>
    rect(x, y - h, w, h, mix(stone, paint.rose, 0.25)) +
    rect(x, y - h, w * 0.45, h, dim) +
    fill(
      `M${x - 4} ${y - h}Q${x + w * 0.1} ${y - h - 14} ${x + w * 0.16} ${y - h - spire * 0.3}L${x + w * 0.3} ${y - h - spire * 0.34}Q${x + w / 2 - 2} ${y - h - spire * 0.6} ${x + w / 2} ${y - h - spire}Q${x + w / 2 + 2} ${y - h - spire * 0.6} ${x + w * 0.7} ${y - h - spire * 0.34}L${x + w * 0.84} ${y - h - spire * 0.3}Q${x + w * 0.9} ${y - h - 14} ${x + w + 4} ${y - h}z`,
      mix(paint.ink, paint.plum, 0.25),
    ) +
    [0.25, 0.6]
      .map((t) => fill(`M${x + w * t - 4} ${y - h * 0.55}v-26q6 -10 12 0v26z`, paint.ink))
      .join('');
  p.add(
    plane(
      [
        [470, 540],
        [640, 540],
        [624, 470],
        [486, 470],
      ],
      mix(paint.rust, paint.plum, 0.25),
      { count: 8, color: paint.oxblood, dash: 6 },
    ),
    rect(476, 540, 160, 40, mix(stone, paint.rose, 0.2)),
    church(396, 580, 84, 210, 150),
    church(622, 560, 46, 130, 130),
    church(676, 564, 46, 130, 130),
    mist(p, 520, 130, paint.butter, 0.4),
  );
  // The wall itself, from the sea up to the viewer.
  const top = (x: number): number => 470 + ((x + 40) / 1180) * 172 - (x < 0 ? 4 : 0);
  const foot = (x: number): number => 872 - ((x + 40) / 1180) * 176;
  const wall: Point[] = [
    [-40, foot(-40)],
    [1140, foot(1140)],
    [1140, top(1140)],
    [-40, top(-40)],
  ];
  p.add(
    poly(
      wall,
      p.along(
        [0, 0],
        [1140, 0],
        [
          [0, stone],
          [0.6, warm],
          [1, mix(warm, paint.rose, 0.3)],
        ],
      ),
    ),
    rubble(p, wall, 26, paint.umber),
  );
  for (let x = -40; x < 1130; x += 26 - x * 0.008)
    p.add(
      battlements(x, top(x), x + 30 - x * 0.012, top(x + 30), 15 - x * 0.007, x % 2 ? warm : stone),
    );
  let arches = '';
  for (let i = 0; i < 14; i += 1) {
    const x = 10 + i * 78 - i * i * 0.9;
    arches += `M${n(x)} ${n(foot(x) - (foot(x) - top(x)) * 0.42)}v${n(-40 + i * 1.9)}q${n(13 - i * 0.5)} ${n(-22 + i)} ${n(26 - i)} 0v${n(40 - i * 1.9)}z`;
  }
  p.add(fill(arches, dim, { opacity: 0.7 }));
  const towers: [number, number, number, boolean][] = [
    [1086, 46, 150, false],
    [962, 56, 196, true],
    [804, 76, 262, false],
    [586, 104, 350, true],
    [238, 156, 520, false],
  ];
  for (const [x, w, h, roofed] of towers) {
    p.add(
      poly(
        [
          [x - w * 0.4, foot(x) + 4],
          [x + w, foot(x) + 6],
          [x + w * 0.1, foot(x) + h * 0.2],
          [x - w * 2.2, foot(x) + h * 0.22],
        ],
        paint.pine,
        { opacity: 0.35 },
      ),
      tower(p, x, foot(x) + 8, w, h, roofed),
    );
  }
  const meadow: Point[] = ridge(
    p,
    [
      [-20, 858],
      [300, 812],
      [700, 755],
      [1100, 694],
      [1260, 686],
      [1440, 760],
      [1640, 860],
    ],
    5,
    7,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(meadow)),
      poly(
        under(meadow),
        p.along(
          [200, 700],
          [700, 1000],
          [
            [0, mix(paint.moss, paint.butter, 0.55)],
            [0.5, mix(paint.moss, paint.butter, 0.15)],
            [1, mix(paint.moss, paint.leaf, 0.7)],
          ],
        ),
      ),
      brush(p, { x: -20, y: 690, w: 1640, h: 320 }, 460, -0.1, 46, paint.cream, 2, 0.25),
      brush(p, { x: -20, y: 720, w: 1640, h: 300 }, 380, -0.05, 50, paint.pine, 2.4, 0.26),
      fill(
        'M1150 700Q1060 800 760 1010H1010Q1130 820 1180 702z',
        mix(paint.lime, paint.apricot, 0.3),
        { opacity: 0.85 },
      ),
    ),
    fill(
      Array.from({ length: 16 }, (_, i) =>
        blob(
          p,
          1270 + i * 24 + p.random() * 14,
          720 + i * 9 + p.random() * 26,
          10 + p.random() * 16,
          8,
          0.3,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.3),
    ),
    dabs(260, () => [p.random() * 760, 900 + p.random() * 100], paint.pine, 6, 0.5),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 990],
          [500, 985],
          [1000, 1000],
          [1640, 960],
        ],
        6,
        12,
      ),
      0.22,
      80,
      mix(paint.pine, paint.ink, 0.25),
    ),
    dabs(120, () => [p.random() * 780 - 20, 900 + p.random() * 90], paint.ember, 9, 0.95),
    dabs(90, () => [900 + p.random() * 700, 900 + p.random() * 90], paint.heather, 7, 0.95),
    dabs(60, () => [p.random() * 1600, 890 + p.random() * 100], paint.cream, 5, 0.95),
    birds(p, 1130, 330, 7, 11, paint.plum),
  );
  return p.svg();
}
