import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, dabsAt, grass, hill, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { el, fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5821,
  alt: {
    no: 'Et høyt ringkors av lys kalkstein på ei sommereng, med slitt skrift rundt ringen og avslåtte sidearmer; bak står Visby ringmur i morgenlys.',
    sv: 'Ett högt ringkors av ljus kalksten på en sommaräng, med sliten skrift runt ringen och avslagna sidoarmar; bakom står Visby ringmur i morgonljus.',
    en: 'A tall ring cross of pale limestone in a summer meadow, with worn lettering round the ring and its side arms broken off; behind it the Visby ring wall in morning light.',
  },
  caption: {
    no: 'Østsiden, fritt tegnet etter mål som ble trykt i 1865: nesten 2,9 meter høyt, med bare den øvre armen i behold.',
    sv: 'Östsidan, fritt tecknad efter mått som trycktes 1865: nästan 2,9 meter högt, med bara den övre armen i behåll.',
    en: 'The east side, drawn freely after measures printed in 1865: almost 2.9 metres tall, only the upper arm still whole.',
  },
  focal: [0.5, 0.46],
};

/**
 * In tum of 1865 (24.7 mm) from the middle of the foot, up is minus: 116 tall, 37 across the ring,
 * 18.5 below it, about 7 thick. The arms and the width of the ring itself are reckoned by eye.
 */
const TUM = 7.1;
const HUB = -116 + 8.5 + 18.5;
const [RING, INNER, ARM] = [18.5, 13.3, 3.9];
const [FOOT_X, FOOT_Y] = [800, 906];

const polar = (r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [r * Math.cos(a), HUB + r * Math.sin(a)];
};
const arc = (r: number, from: number, to: number): Point[] => {
  const count = Math.ceil(Math.abs(to - from) / 5);
  return Array.from({ length: count + 1 }, (_, i) => polar(r, from + ((to - from) * i) / count));
};

/** The stone's outline and its four openings, an edge worn by six hundred winters. */
function stone(p: Picture): { outline: string; holes: string } {
  const worn = (points: Point[], by: number): Point[] =>
    points.map(([x, y]) => [
      (x + between(p.random, -by, by)) * TUM,
      (y + between(p.random, -by, by)) * TUM,
    ]);
  const shoulder = (Math.acos(9.25 / RING) * 180) / Math.PI;
  const top = (Math.acos((ARM + 0.1) / RING) * 180) / Math.PI;
  const side = (Math.asin((ARM + 0.2) / RING) * 180) / Math.PI;
  const shaft = (sign: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i) => [
      sign * (9.25 + 0.7 * (1 - i / 14)),
      2 + (HUB + Math.sqrt(RING ** 2 - 9.25 ** 2) - 2) * (i / 14),
    ]);
  const outline = worn(
    [
      ...shaft(-1),
      ...arc(RING, 180 - shoulder, 180 - side),
      // The left arm, knocked off at the ring.
      ...pts('-18.9,-85.2 -19.5,-86.6 -18.8,-88.1 -19.6,-89.3 -19.1,-91.2 -19.4,-92.2 -18.7,-92.9'),
      ...arc(RING, 180 + side, 270 - (90 - top)),
      ...pts('-3.9,-110 -4.1,-113 -4.3,-115.8 -1.6,-116 1.4,-115.8 4.2,-115.9 4.1,-113 3.9,-110'),
      ...arc(RING, 360 - top, 360 - side),
      ...pts('18.8,-92.9 19.7,-91.6 19,-90.2 19.5,-88.2 19,-87.1 19.4,-85.8 18.7,-85.1'),
      ...arc(RING, side, shoulder),
      ...shaft(1).reverse(),
    ],
    0.16,
  );
  const inset = (Math.asin(ARM / INNER) * 180) / Math.PI;
  const holes = [0, 90, 180, 270].map((turn) => {
    const a = (turn + 45) * (Math.PI / 180);
    const corner: Point = [Math.sign(Math.cos(a)) * ARM, HUB + Math.sign(Math.sin(a)) * ARM];
    return lines(worn([corner, ...arc(INNER, turn + inset, turn + 90 - inset)], 0.12));
  });
  return { outline: lines(outline), holes: holes.join('') };
}

/** What is left of the letters: their uprights, here and there, never a word. */
function lettering(p: Picture): string {
  let d = '';
  const upright = (from: Point, to: Point): void => {
    d += `M${n(from[0] * TUM)} ${n(from[1] * TUM)}L${n(to[0] * TUM)} ${n(to[1] * TUM)}`;
  };
  for (let a = -86; a < 268; a += between(p.random, 1.7, 2.7)) {
    if (p.random() < 0.2) continue;
    const [low, high] = [between(p.random, 14.2, 14.9), between(p.random, 16.6, 17.4)];
    upright(polar(low, a), polar(high, a + between(p.random, -0.5, 0.5)));
    if (p.random() < 0.3) upright(polar(high, a), polar(high - 0.3, a + 2));
  }
  for (let x = -12; x < 12; x += between(p.random, 0.55, 0.95))
    if (p.random() < 0.72)
      upright(
        [x, HUB - between(p.random, 1, 1.6)],
        [x + between(p.random, -0.1, 0.1), HUB + between(p.random, 0.9, 1.5)],
      );
  return d;
}

const rings = [RING - 0.8, INNER + 0.6]
  .map(
    (r) =>
      `M${n(-r * TUM)} ${n(HUB * TUM)}a${n(r * TUM)} ${n(r * TUM)} 0 1 1 ${n(2 * r * TUM)} 0a${n(r * TUM)} ${n(r * TUM)} 0 1 1 ${n(-2 * r * TUM)} 0`,
  )
  .join('');

function cross(p: Picture): { shadow: string; body: string } {
  const { outline, holes } = stone(p);
  const whole = outline + holes;
  const shape = p.symbol(el('path', { d: whole, 'fill-rule': 'evenodd' }));
  const again = (color: string, extra: Record<string, string | number>): string =>
    el('use', { href: `#${shape}`, fill: color, ...extra });
  const lit = mix(limestone.lit, paint.snow, 0.45);
  const [top, foot] = [-116 * TUM, 0];
  const clip = p.define('clipPath', {}, el('path', { d: whole, 'clip-rule': 'evenodd' }));
  const spot = (): Point => [between(p.random, -145, 145), between(p.random, top, foot)];
  const lichen = (count: number, r: number, color: string, opacity: number): string =>
    fill(
      Array.from({ length: count }, () => {
        const [x, y] = spot();
        return blob(
          p,
          x,
          y,
          between(p.random, r * 0.4, r),
          between(p.random, r * 0.3, r * 0.8),
          0.4,
          9,
        );
      }).join(''),
      color,
      { opacity },
    );
  const letters = lettering(p);
  const body = group(
    { transform: `translate(${FOOT_X} ${FOOT_Y})` },
    // Its thickness, seen on the side away from the sun.
    Array.from({ length: 10 }, (_, i) =>
      again(mix(limestone.dim, paint.plum, 0.25 + i * 0.03), {
        x: n(-28 + i * 2.9),
        y: n(-3 + i * 0.3),
      }),
    ).join(''),
    again(
      p.along(
        [-140, 0],
        [140, -60],
        spread(mix(limestone.mid, paint.heather, 0.12), limestone.lit, lit),
      ),
      {},
    ),
    group(
      { 'clip-path': `url(#${clip})` },
      rect(
        -160,
        top - 10,
        320,
        860,
        p.down(top, foot, [
          [0, paint.snow, 0.35],
          [0.4, paint.snow, 0],
          [0.75, paint.umber, 0.06],
          [1, mix(paint.moss, paint.umber, 0.4), 0.55],
        ]),
      ),
      brush(p, { x: -150, y: top, w: 300, h: 830 }, 150, 1.5, 34, paint.granite, 2, 0.3),
      brush(p, { x: -150, y: top, w: 300, h: 830 }, 60, 0.1, 22, paint.umber, 1.6, 0.22),
      lichen(22, 10, mix(paint.ochre, paint.lime, 0.4), 0.5),
      lichen(26, 11, mix(paint.granite, paint.slate, 0.3), 0.3),
      lichen(16, 10, paint.snow, 0.45),
      dabs(120, spot, mix(paint.umber, paint.plum, 0.4), 3.4, 0.35),
      dabs(60, spot, paint.snow, 3, 0.6),
      // Layers of the rock, and a crack.
      stroke(
        'M-80 -214q40 -8 70 2M80 -398q-40 8 -66 2M-30 -96q50 8 110 -4M-80 -330l46 3M20 -282l60 -3',
        paint.granite,
        2.2,
        { opacity: 0.45 },
      ),
      stroke('M70 -470l-22 26l6 24l-18 30', mix(paint.umber, paint.plum, 0.5), 2.6, {
        opacity: 0.6,
      }),
      stroke(rings, mix(paint.umber, paint.plum, 0.35), 2.6, { opacity: 0.55 }),
      stroke(rings, paint.snow, 1.6, { opacity: 0.7, transform: 'translate(-1.6 1.8)' }),
      stroke(letters, mix(paint.umber, paint.plum, 0.4), 2.7, { opacity: 0.5 }),
      stroke(letters, paint.snow, 1.3, { opacity: 0.6, transform: 'translate(-1.7 1.3)' }),
    ),
    // Sun on the edges towards it.
    el('use', {
      href: `#${shape}`,
      fill: 'none',
      stroke: paint.snow,
      'stroke-width': 2.4,
      'stroke-opacity': 0.75,
    }),
  );
  const shadow = again(mix(paint.pine, paint.ink, 0.5), {
    transform: `matrix(0.9 -0.03 0.6 0.235 ${FOOT_X - 10} ${FOOT_Y + 2})`,
    'fill-opacity': 0.5,
  });
  return { shadow, body };
}

/** A stretch of the ring wall with a tower on it, in the sun from the right. */
function tower(p: Picture, x: number, y: number, w: number, h: number): string {
  const front = pts(`${x},${y} ${x},${y - h} ${x + w},${y - h} ${x + w},${y}`);
  const cheek = pts(`${x - w * 0.3},${y - 4} ${x - w * 0.3},${y - h + 5} ${x},${y - h} ${x},${y}`);
  return (
    poly(cheek, mix(limestone.dim, paint.heather, 0.3)) +
    stoneFace(p, front, mix(limestone.lit, paint.rose, 0.12), 11, 0.4) +
    teeth([x, y - h], [x + w, y - h], 9, mix(limestone.lit, paint.rose, 0.12)) +
    fill(
      `M${x + w * 0.42} ${n(y - h * 0.72)}h7v17h-7zM${x + w * 0.42} ${n(y - h * 0.36)}h7v17h-7z`,
      paint.plum,
    )
  );
}

const spire = (x: number, y: number, w: number, h: number, roof: number): string =>
  rect(x - w / 2, y - h, w, h, mix(limestone.lit, paint.rose, 0.3)) +
  rect(x - w / 2, y - h, w * 0.38, h, mix(limestone.dim, paint.heather, 0.3), { opacity: 0.7 }) +
  fill(
    `M${n(x - w * 0.56)} ${y - h}q${n(w * 0.36)} ${n(-roof * 0.22)} ${n(w * 0.34)} ${n(-roof * 0.4)}q${n(w * 0.1)} ${n(-roof * 0.2)} ${n(w * 0.22)} ${n(-roof * 0.6)}q${n(w * 0.12)} ${n(roof * 0.4)} ${n(w * 0.22)} ${n(roof * 0.6)}q${n(-w * 0.02)} ${n(roof * 0.18)} ${n(w * 0.34)} ${n(roof * 0.4)}z`,
    mix(paint.night, paint.plum, 0.4),
  );

export function draw(): string {
  const p = new Picture('valdemarskorset');
  const meadow = ridge(p, pts('-20,676 300,662 800,668 1240,658 1620,672'), 3, 1, 8, true);
  p.add(
    sky(
      p,
      680,
      spread(
        mix(paint.fjord, paint.night, 0.25),
        mix(paint.slate, paint.fjord, 0.45),
        mix(paint.slate, paint.heather, 0.35),
        mix(paint.rose, paint.heather, 0.3),
        mix(paint.rose, paint.cream, 0.55),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 90, w: 1600, h: 330 },
      13,
      mix(paint.rose, paint.snow, 0.4),
      0.42,
      420,
      12,
    ),
    birds(p, 1180, 250, 7, 12, mix(paint.night, paint.plum, 0.3)),
    hill(
      p,
      pts('-20,640 300,612 700,630 1100,606 1620,636'),
      mix(paint.heather, paint.haze, 0.35),
      { salt: 4, rough: 4 },
    ),
    // The cathedral and the roofs within the wall.
    spire(420, 630, 44, 110, 120),
    spire(486, 630, 24, 92, 86),
    spire(520, 630, 24, 92, 86),
    fill('M400 630V578l64 -26H540l40 26V630z', mix(paint.rust, paint.heather, 0.35)),
    fill(
      'M170 640v-40l36 -30l36 30v40zM262 640v-30l40 -26l40 26v30zM612 640v-30l34 -30l34 30v30zM960 640v-34l38 -30l38 30v34zM1060 640v-24l46 -28l46 28v24zM1250 640v-36l40 -28l40 28v36z',
      mix(paint.rust, paint.rose, 0.3),
    ),
    fill(
      Array.from({ length: 22 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 606, 640),
          between(p.random, 24, 46),
          between(p.random, 16, 30),
          0.25,
          11,
        ),
      ).join(''),
      mix(paint.leaf, paint.heather, 0.35),
    ),
  );
  const crown: Point[] = pts('-20,612 620,606 1000,602 1620,608');
  const face: Point[] = [...crown, [1620, 690], [-20, 690]];
  const wall = mix(limestone.lit, paint.rose, 0.2);
  p.add(
    teeth([-20, 612], [620, 606], 8, wall) + teeth([620, 606], [1620, 606], 8, wall),
    stoneFace(p, face, wall, 16, 0.4),
    tower(p, 96, 672, 70, 136),
    tower(p, 330, 670, 58, 98),
    tower(p, 590, 668, 70, 140),
    tower(p, 1064, 668, 76, 146),
    tower(p, 1316, 670, 58, 100),
    tower(p, 1490, 672, 74, 140),
    mist(p, 590, 120, mix(paint.rose, paint.cream, 0.7), 0.6),
    poly(
      under(meadow),
      p.down(
        655,
        1000,
        spread(
          mix(mix(paint.moss, paint.butter, 0.5), paint.rose, 0.15),
          mix(paint.moss, paint.leaf, 0.2),
          mix(paint.leaf, paint.pine, 0.35),
          mix(paint.pine, paint.ink, 0.15),
        ),
      ),
    ),
    shrubs(p),
    brush(
      p,
      { x: 0, y: 690, w: 1600, h: 310 },
      250,
      -1.45,
      20,
      mix(paint.moss, paint.butter, 0.5),
      2,
      0.4,
    ),
    brush(p, { x: 0, y: 720, w: 1600, h: 280 }, 220, -1.6, 26, paint.pine, 2.2, 0.45),
  );
  const { shadow, body } = cross(p);
  const flower = (low: number, high: number) => (): Point => [
    between(p.random, 0, 1600),
    between(p.random, low, high),
  ];
  p.add(
    shadow,
    dabs(130, flower(690, 800), paint.snow, 3.4, 0.85),
    dabs(50, flower(700, 820), paint.ember, 5, 0.9),
    glow(p, 1000, 330, 720, paint.cream, 0.22),
    body,
    // Turf closes round the foot.
    fill(
      'M610 946Q690 908 800 906T990 944z',
      p.down(900, 950, [
        [0, mix(paint.leaf, paint.pine, 0.55), 1],
        [0.5, mix(paint.leaf, paint.pine, 0.6), 0.9],
        [1, mix(paint.leaf, paint.pine, 0.8), 0],
      ]),
    ),
    grass(p, pts('650,924 800,910 950,922'), 0.5, 50, mix(paint.leaf, paint.moss, 0.5)),
    grass(p, pts('600,938 800,926 1000,936'), 0.45, 46, mix(paint.leaf, paint.pine, 0.3)),
    grass(p, pts('560,956 800,944 1040,954'), 0.3, 52, mix(paint.pine, paint.leaf, 0.25)),
    grass(
      p,
      pts('-20,1004 400,990 800,1000 1200,988 1620,1002'),
      0.18,
      92,
      mix(paint.leaf, paint.moss, 0.4),
    ),
    grass(p, pts('-20,1010 800,1004 1620,1008'), 0.17, 70, mix(paint.pine, paint.ink, 0.2)),
    poppies(p),
    dabs(60, flower(850, 985), paint.snow, 6.5, 0.9),
    vignette(p, 820, 440, 0.42),
  );
  return p.svg();
}

/** Shrubs at the foot of the wall, lit from the right. */
function shrubs(p: Picture): string {
  const at: Point[] = Array.from({ length: 24 }, (_, i) => [
    (i < 13 ? 20 : 1130) + between(p.random, 0, 420),
    between(p.random, 658, 672),
  ]);
  const layer = (dx: number, dy: number, size: number, color: string): string =>
    fill(
      at
        .map(([x, y]) =>
          blob(
            p,
            x + dx,
            y + dy,
            size * between(p.random, 18, 34),
            size * between(p.random, 13, 22),
            0.18,
            14,
          ),
        )
        .join(''),
      color,
    );
  const leaf = mix(mix(paint.leaf, paint.pine, 0.2), paint.heather, 0.15);
  return layer(0, 0, 1, leaf) + layer(7, -6, 0.62, mix(leaf, paint.butter, 0.22));
}

/** Poppies of the dry meadow, nearer than the stone. */
function poppies(p: Picture): string {
  const at: Point[] = Array.from({ length: 34 }, (_, i) => {
    const left = i % 2 === 0;
    const t = p.random() ** 1.4;
    return [left ? t * 640 : 1600 - t * 620, between(p.random, 856, 962)];
  });
  return (
    stroke(
      at
        .map(
          ([x, y]) =>
            `M${n(x)} ${n(y)}q${n(between(p.random, -8, 8))} 36 ${n(between(p.random, -8, 8))} 76`,
        )
        .join(''),
      mix(paint.leaf, paint.pine, 0.4),
      2.4,
    ) +
    fill(at.map(([x, y]) => blob(p, x, y, 13, 9, 0.22, 9)).join(''), paint.ember) +
    fill(
      at.map(([x, y]) => blob(p, x - 3, y + 3, 9, 5, 0.25, 8)).join(''),
      shade(paint.rust, 0.1),
    ) +
    dabsAt(at, paint.tar, 4.4)
  );
}
