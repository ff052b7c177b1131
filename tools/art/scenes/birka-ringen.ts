import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import {
  curve,
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

export const meta: Meta = {
  id: 5822,
  alt: {
    no: 'En fingerring av sølv som står i en fold av lyst lin, med en oval, fiolett glasstein øverst og svake, innskårne streker i glasset.',
    sv: 'En fingerring av silver som står i ett veck av ljust linne, med en oval, violett glassten överst och svaga, inskurna streck i glaset.',
    en: 'A finger ring of silver that stands in a fold of pale linen, with an oval violet glass stone on top and faint lines cut into the glass.',
  },
  caption: {
    no: 'Fritt tegnet. Skriften i glasset er bare antydet.',
    sv: 'Fritt tecknad. Skriften i glaset är bara antydd.',
    en: 'Drawn freely. The letters in the glass are only hinted at.',
  },
  focal: [0.5, 0.46],
};

type Space = [u: number, v: number, a: number];

const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Space, b: Space): Space => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Space): Space => {
  const l = Math.hypot(...a);
  return [a[0] / l, a[1] / l, a[2] / l];
};

/** The ring's own axes: u across the finger, v up through the stone, a along the finger. */
const EYE = unit([-0.32, 0.68, 0.76]);
const RIGHT = unit(cross([0, 1, 0], EYE));
const UP = cross(EYE, RIGHT);
const LIGHT = unit([-0.55, 0.75, 0.42]);
const SIZE = 325;
const CENTRE: Point = [800, 604];

const seen = (s: Space): Point => [CENTRE[0] + dot(s, RIGHT) * SIZE, CENTRE[1] - dot(s, UP) * SIZE];

/** Tones of silver, from dark to bright. How bright a side is depends on where it looks, with the sheen of a polished bend. */
const SILVER = [
  shade(paint.slate, 0.72),
  shade(paint.slate, 0.42),
  mix(paint.slate, paint.haze, 0.35),
  mix(paint.haze, paint.mist, 0.35),
  mix(paint.mist, paint.snow, 0.4),
  paint.snow,
];

const TONES = 15;
const silver = (tone: number): string => {
  const place = (tone / TONES) * (SILVER.length - 1);
  const low = Math.min(SILVER.length - 2, Math.floor(place));
  return mix(SILVER[low] as string, SILVER[low + 1] as string, place - low);
};

function tone(normal: Space, dim = 0): number {
  const facing = dot(unit(normal), LIGHT);
  const sheen = Math.cos(facing * 6 + 1.2) * 0.15;
  const value = (facing + 0.72) / 2 + sheen - dim;
  return Math.max(0, Math.min(TONES, Math.round(value * TONES)));
}

export function draw(): string {
  const p = new Picture('birka-ringen');
  ground(p);
  p.add(shadow(p), ...hoop(), ...setting(p), stone(p), fold(p), vignette(p, 800, 480, 0.5));
  return p.svg();
}

function ground(p: Picture): void {
  const dusk = mix(paint.fjord, paint.night, 0.45);
  p.add(
    rect(
      0,
      0,
      1600,
      720,
      p.along([0, 0], [1600, 700], spread(mix(dusk, paint.slate, 0.5), dusk, shade(dusk, 0.5))),
    ),
    stroke(Array.from({ length: 10 }, (_, i) => `M${i * 172 + 34} 0V700`).join(''), paint.ink, 4, {
      opacity: 0.26,
    }),
    brush(p, { x: 0, y: 0, w: 1600, h: 640 }, 110, 1.57, 120, paint.ink, 2, 0.18),
    glow(p, 700, 330, 840, paint.butter, 0.55),
  );
  const linen = mix(paint.lime, paint.cream, 0.4);
  const cloth =
    'M-10 640C180 596 330 640 520 622C700 604 900 648 1080 618C1260 590 1430 640 1610 604V1010H-10z';
  p.add(
    p.clipped(
      cloth,
      rect(
        0,
        560,
        1600,
        450,
        p.along(
          [0, 560],
          [1600, 1000],
          spread(linen, mix(linen, paint.granite, 0.42), mix(linen, paint.plum, 0.68)),
        ),
      ),
      weave(p, 600, 1000),
      // Folds that run towards the eye.
      fill(
        'M-10 760C260 690 420 720 560 660C470 760 240 800 -10 860zM1610 720C1400 690 1220 720 1060 640C1140 760 1360 800 1610 850zM180 1010C330 920 500 900 640 860C560 940 480 980 430 1010z',
        mix(paint.plum, paint.umber, 0.5),
        { opacity: 0.3 },
      ),
      fill(
        'M-10 700C220 650 400 690 556 644C430 710 220 720 -10 752zM1610 660C1420 640 1240 690 1080 634C1180 720 1400 720 1610 712z',
        paint.snow,
        { opacity: 0.42 },
      ),
    ),
    stroke(
      'M-10 640C180 596 330 640 520 622C700 604 900 648 1080 618C1260 590 1430 640 1610 604',
      paint.snow,
      5,
      { opacity: 0.6 },
    ),
  );
}

/** Tabby: fine threads both ways. */
function weave(p: Picture, top: number, bottom: number): string {
  const warp = Array.from({ length: 118 }, (_, i) => {
    const x = i * 14 - 20;
    return `M${n(x)} ${top}q${n(between(p.random, -8, 8))} 200 ${n((x - 800) * 0.14)} ${bottom - top}`;
  }).join('');
  const weft = Array.from({ length: 44 }, (_, i) => {
    const y = top + 6 + i * (5 + i * 0.11);
    return `M0 ${n(y)}Q400 ${n(y - 14)} 800 ${n(y + 4)}T1600 ${n(y - 8)}`;
  }).join('');
  return (
    stroke(warp, paint.umber, 1.6, { opacity: 0.2, 'stroke-dasharray': '7 5' }) +
    stroke(weft, paint.umber, 1.6, { opacity: 0.26, 'stroke-dasharray': '9 5' })
  );
}

const shadow = (p: Picture): string =>
  group(
    { transform: 'translate(900 876) rotate(-9) scale(1 .17)' },
    `<circle r="430" fill="${p.around(0, 0, 430, [
      [0, paint.ink, 0.75],
      [0.55, paint.ink, 0.45],
      [1, paint.ink, 0],
    ])}"/>`,
  );

const INNER = 0.86;
/** The band: broad at the shoulders under the stone, narrow behind. */
const half = (angle: number): number => 0.09 + 0.15 * ((1 + Math.sin(angle)) / 2) ** 2.2;
const thick = (angle: number): number => 0.085 + 0.05 * ((1 + Math.sin(angle)) / 2) ** 2;

const at = (angle: number, radius: number, a: number): Space => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
  a,
];

type Strip = {
  from: (angle: number) => Space;
  to: (angle: number) => Space;
  normal: (angle: number) => Space;
  dim?: number;
};

/** A strip round the hoop, in patches of one tone, where it is turned to the eye. */
function strip({ from, to, normal, dim = 0 }: Strip): string {
  const STEPS = 180;
  const angle = (i: number): number => (i / STEPS) * Math.PI * 2 + Math.PI / 2;
  let out = '';
  let start = -1;
  let current = -1;
  const flush = (end: number): void => {
    if (start < 0) return;
    const steps = Array.from({ length: Math.min(end + 1, STEPS) - start + 1 }, (_, k) => start + k);
    out += poly(
      [
        ...steps.map((i) => seen(from(angle(i)))),
        ...steps.reverse().map((i) => seen(to(angle(i)))),
      ],
      silver(current),
      { stroke: silver(current), 'stroke-width': 1.4, 'stroke-linejoin': 'round' },
    );
    start = -1;
  };
  for (let i = 0; i < STEPS; i += 1) {
    const facing = normal(angle(i + 0.5));
    const shown = dot(facing, EYE) > -0.02 ? tone(facing, dim) : -1;
    if (shown === current && start >= 0) continue;
    flush(i);
    current = shown;
    if (shown >= 0) start = i;
  }
  flush(STEPS);
  return out;
}

function hoop(): string[] {
  const outer =
    (bulge: number) =>
    (angle: number): Space =>
      at(
        angle,
        INNER + thick(angle) * Math.cos(bulge * 1.1),
        (half(angle) * Math.sin(bulge * 1.35)) / Math.sin(1.35),
      );
  const turned =
    (bulge: number) =>
    (angle: number): Space =>
      at(angle, Math.cos(bulge * 1.2), Math.sin(bulge * 1.2));
  const inside: Strip = {
    from: (angle) => at(angle, INNER, half(angle)),
    to: (angle) => at(angle, INNER, -half(angle)),
    normal: (angle) => at(angle, -1, 0),
    dim: 0.2,
  };
  const rounds = Array.from({ length: 16 }, (_, i) => -1 + i / 8);
  return [
    strip(inside),
    ...rounds.map((b) =>
      strip({ from: outer(b), to: outer(b + 1 / 8), normal: turned(b + 1 / 16) }),
    ),
    strip({
      from: outer(1),
      to: (angle) => at(angle, INNER, half(angle)),
      normal: (angle) => at(angle, -0.25, 1),
    }),
  ];
}

/** A point of the setting: an oval at a height above the finger's middle. */
const oval = (turn: number, height: number, grow: number): Space => [
  Math.cos(turn) * 0.6 * grow,
  height,
  Math.sin(turn) * 0.46 * grow,
];
const ring = (height: number, grow: number): Point[] =>
  Array.from({ length: 72 }, (_, i) => seen(oval((i / 72) * Math.PI * 2, height, grow)));

function wallOf(low: number, high: number, growLow: number, growHigh: number): string {
  return Array.from({ length: 48 }, (_, i) => {
    const [t0, t1] = [i, i + 1.15].map((k) => (k / 48) * Math.PI * 2) as [number, number];
    const normal: Space = [Math.cos(t0) / 0.56, -(growHigh - growLow) * 1.2, Math.sin(t0) / 0.43];
    if (dot(normal, EYE) < -0.2) return '';
    return poly(
      [
        seen(oval(t0, low, growLow)),
        seen(oval(t1, low, growLow)),
        seen(oval(t1, high, growHigh)),
        seen(oval(t0, high, growHigh)),
      ],
      silver(tone(normal)),
    );
  }).join('');
}

function setting(p: Picture): string[] {
  const rim = ring(1.2, 1.06);
  const [left, right] = [Math.min, Math.max].map((pick) => pick(...rim.map(([x]) => x))) as Point;
  // The step round the foot of the collar, where it is turned to the eye.
  const first = Math.atan2(EYE[2] / 0.6, EYE[0] / 0.46) - Math.PI / 2;
  const foot = Array.from({ length: 40 }, (_, i) =>
    seen(oval(first + (i / 39) * Math.PI, 1.02, 0.98)),
  );
  return [
    wallOf(0.86, 1.02, 0.62, 0.98),
    wallOf(1.02, 1.2, 0.98, 1.06),
    stroke(lines(foot, false), SILVER[0] as string, 5, { opacity: 0.55 }),
    poly(
      rim,
      p.along(
        [left, 0],
        [right, 0],
        spread(...[3, 5, 4, 5, 3, 2].map((step) => SILVER[step] as string)),
      ),
    ),
    stroke(lines(rim), SILVER[5] as string, 4),
    poly(ring(1.2, 0.92), SILVER[0] as string),
  ];
}

function stone(p: Picture): string {
  const violet = mix(mix(paint.heather, paint.fjord, 0.22), paint.plum, 0.12);
  const lilac = mix(mix(paint.heather, paint.slate, 0.22), paint.snow, 0.34);
  const edge = ring(1.21, 0.89);
  const [cx, cy] = seen([0, 1.24, 0]);
  const table = ring(1.29, 0.7);
  const onTable = (u: number, a: number): Point => seen([u, 1.29, a]);
  const line = (...points: Point[]): string => lines(points, false);
  // What is cut into the glass is not to be read here: a few fine strokes, half lost in the gleam.
  const cut =
    line(onTable(-0.08, 0.15), onTable(-0.03, -0.05)) +
    line(onTable(0.01, 0.16), onTable(0.07, -0.14)) +
    line(onTable(0.1, 0.16), onTable(0.17, -0.13)) +
    line(onTable(0.27, 0.1), onTable(0.2, 0.15), onTable(0.23, -0.02));
  return p.clipped(
    lines(edge),
    poly(
      edge,
      p.along(
        [cx - 170, cy - 110],
        [cx + 170, cy + 120],
        spread(mix(violet, lilac, 0.55), mix(violet, paint.plum, 0.5), shade(paint.plum, 0.25)),
      ),
    ),
    poly(
      table,
      p.along(
        [cx - 120, cy + 90],
        [cx + 130, cy - 90],
        spread(lilac, mix(violet, lilac, 0.25), mix(violet, paint.plum, 0.35)),
      ),
    ),
    stroke(lines(table), lilac, 3, { opacity: 0.7 }),
    stroke(cut, shade(paint.plum, 0.3), 4, { opacity: 0.42, 'stroke-linecap': 'round' }),
    stroke(cut, mix(lilac, paint.snow, 0.5), 1.8, {
      opacity: 0.5,
      transform: 'translate(2 2)',
      'stroke-linecap': 'round',
    }),
    // The gleam of the window.
    fill(
      curve(
        [
          onTable(-0.42, 0.02),
          onTable(-0.36, -0.16),
          onTable(-0.16, -0.3),
          onTable(0.06, -0.33),
          onTable(-0.08, -0.2),
          onTable(-0.24, -0.06),
          onTable(-0.32, 0.12),
        ],
        true,
      ),
      paint.snow,
      { opacity: 0.72 },
    ),
    stroke(
      curve([seen([0.06, 1.22, 0.39]), seen([0.34, 1.22, 0.35]), seen([0.5, 1.22, 0.12])]),
      lilac,
      8,
      {
        opacity: 0.8,
        'stroke-linecap': 'round',
      },
    ),
  );
}

/** The fold in front, which holds the ring up. */
function fold(p: Picture): string {
  const linen = mix(paint.lime, paint.cream, 0.4);
  const lip =
    'M-10 968C150 950 330 900 500 858C610 832 690 828 790 838C900 850 1000 880 1130 884C1290 888 1440 900 1610 950';
  const shape = `${lip}V1010H-10z`;
  return p.clipped(
    shape,
    fill(
      shape,
      p.along(
        [500, 830],
        [760, 1030],
        spread(mix(linen, paint.snow, 0.5), linen, mix(linen, paint.granite, 0.62)),
      ),
    ),
    weave(p, 826, 1000),
    stroke(lip, paint.snow, 9, { opacity: 0.75 }),
  );
}
