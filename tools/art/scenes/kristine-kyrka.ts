import { brickFace } from '../lib/brick.ts';
import { longHouse } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { plane } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { lanternSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { roundArch } from '../lib/stonework.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5239,
  alt: {
    no: 'Kristine kirke i rødt tegl øverst på Stora torget i Falun en torgdag på forsommeren, med kobbertårn, rådhus og boder under markiser.',
    sv: 'Kristine kyrka i rött tegel överst på Stora torget i Falun en torgdag på försommaren, med koppartorn, rådhus och stånd under markiser.',
    en: 'Kristine Church in red brick at the top of Stora torget in Falun on a market day in early summer: copper tower, town hall and stalls under awnings.',
  },
  focal: [0.52, 0.42],
};

const brick = mix(paint.rust, paint.apricot, 0.28);
const dim = mix(paint.rust, paint.plum, 0.3);
const trim = mix(paint.lime, paint.cream, 0.45);
const copper = mix(mix(paint.slate, paint.leaf, 0.45), paint.mist, 0.2);

function church(p: Picture, base: number): string {
  const tall = (x: number, y: number, w: number, h: number): string =>
    fill(roundArch(x, y + 5, w + 18, h + 14), trim) +
    fill(roundArch(x, y, w, h), mix(paint.night, paint.fjord, 0.45)) +
    stroke(
      `M${x} ${y}v${-h + 2}M${n(x - w / 2)} ${n(y - h * 0.35)}h${w}M${n(x - w / 2)} ${n(y - h * 0.68)}h${w}`,
      trim,
      3.4,
    );
  return group(
    {},
    // The nave to both sides of the tower, under its steep copper roof.
    plane(
      [
        [506, base - 232],
        [1154, base - 232],
        [1062, base - 400],
        [598, base - 400],
      ],
      mix(copper, paint.slate, 0.3),
      { count: 26, color: shade(copper, 0.45), upright: true },
    ),
    brickFace(
      p,
      pts(`520,${base} 520,${base - 234} 1140,${base - 234} 1140,${base}`),
      p.along([520, 0], [1140, 0], spread(mix(brick, paint.cream, 0.1), brick, dim)),
      10,
      paint.oxblood,
      paint.cream,
    ),
    rect(510, base - 244, 640, 15, trim),
    ...[590, 668, 992, 1070].map((x) => tall(x, base - 54, 40, 138)),
    ...[532, 1128].map((x) =>
      brickFace(
        p,
        pts(
          `${x - 22},${base} ${x - 16},${base - 190} ${x},${base - 210} ${x + 16},${base - 190} ${x + 22},${base}`,
        ),
        mix(brick, dim, x > 800 ? 0.8 : 0.2),
        10,
        paint.oxblood,
        paint.cream,
      ),
    ),
    // The tower.
    brickFace(
      p,
      pts(`722,${base} 722,290 938,290 938,${base}`),
      p.along(
        [722, 0],
        [938, 0],
        spread(mix(brick, paint.cream, 0.14), brick, mix(dim, brick, 0.4)),
      ),
      11,
      paint.oxblood,
      paint.cream,
    ),
    stroke(`M732 ${base}V296M928 ${base}V296`, trim, 17, { 'stroke-dasharray': '22 14' }),
    ...[base - 150, 476, 392].map((y) => rect(716, y, 228, 10, trim)),
    rect(708, 282, 244, 18, trim),
    ...[-44, 44].map(
      (d) =>
        fill(roundArch(830 + d, 380, 50, 78), trim) +
        fill(roundArch(830 + d, 378, 36, 68), paint.ink) +
        stroke(`M${812 + d} 346h36M${812 + d} 360h36`, trim, 3),
    ),
    circle(830, 434, 27, paint.night, { stroke: paint.butter, 'stroke-width': 6 }) +
      stroke('M830 432v-20M830 432l14 8', paint.butter, 4),
    ...[
      [124, 164],
      [96, 142],
    ].map(([w = 0, h = 0], i) =>
      fill(roundArch(830, base, w, h), i ? mix(trim, paint.granite, 0.35) : trim),
    ),
    poly(pts(`754,${base - 158} 830,${base - 214} 906,${base - 158}`), trim) +
      fill(roundArch(830, base, 72, 124), mix(paint.leaf, paint.ink, 0.35)) +
      stroke(`M830 ${base}v-122`, paint.ink, 3),
    lanternSpire(830, 284, 220, 268, copper, paint.snow),
  );
}

function stall(
  x: number,
  y: number,
  s: number,
  color: string,
  p: Picture,
  goods: string[],
): string {
  const w = 190 * s;
  const stripes = Array.from({ length: 8 }, (_, i) =>
    poly(
      [
        [x + (w * i) / 8, y - 108 * s],
        [x + (w * (i + 1)) / 8, y - 108 * s],
        [x - 14 * s + ((w + 28 * s) * (i + 1)) / 8, y - 70 * s],
        [x - 14 * s + ((w + 28 * s) * i) / 8, y - 70 * s],
      ],
      i % 2 ? paint.snow : color,
    ),
  ).join('');
  const scallops = Array.from({ length: 8 }, (_, i) =>
    circle(
      x - 14 * s + ((w + 28 * s) * (i + 0.5)) / 8,
      y - 70 * s,
      ((w + 28 * s) / 16) * 0.98,
      i % 2 ? paint.snow : color,
    ),
  ).join('');
  return group(
    {},
    fill(
      `M${n(x - 20 * s)} ${n(y + 4)}h${n(w + 60 * s)}l${n(40 * s)} ${n(14 * s)}h${n(-w - 60 * s)}z`,
      paint.ink,
      { opacity: 0.22 },
    ),
    stroke(
      `M${n(x + 8 * s)} ${n(y)}v${n(-90 * s)}M${n(x + w - 8 * s)} ${n(y)}v${n(-90 * s)}`,
      paint.umber,
      6 * s,
    ),
    rect(x, y - 40 * s, w, 40 * s, mix(paint.umber, paint.lime, 0.3)),
    ...goods.map((c, k) =>
      dabs(
        16,
        () => [
          x + (w * (k + 0.12 + 0.76 * p.random())) / goods.length,
          y - 44 * s - p.random() * 10 * s,
        ],
        c,
        13 * s,
      ),
    ),
    scallops,
    stripes,
  );
}

export function draw(): string {
  const p = new Picture('kristine-kyrka');
  const base = 690;
  p.add(
    sky(
      p,
      720,
      spread(
        mix(paint.fjord, paint.slate, 0.75),
        mix(paint.slate, paint.haze, 0.6),
        paint.mist,
        mix(paint.cream, paint.mist, 0.3),
      ),
    ),
    heap(p, 60, 300, 520, 150, paint.snow, 0.95) +
      heap(p, 1010, 220, 560, 140, paint.snow, 0.95) +
      heap(p, 1180, 420, 480, 100, paint.snow, 0.7),
    mist(p, 520, 180, paint.cream, 0.5),
    fill(
      Array.from({ length: 9 }, (_, i) =>
        blob(p, 1160 + i * 34, 640 - (i % 3) * 26, 60, 70, 0.28, 12),
      ).join(''),
      mix(paint.leaf, paint.pine, 0.2),
    ),
    church(p, base),
    // The town hall, and the row on the other side.
    longHouse(p, {
      x: -60,
      base: base + 34,
      w: 520,
      wall: 250,
      roof: 130,
      color: mix(paint.butter, paint.lime, 0.35),
      roofColor: mix(paint.plum, paint.ink, 0.3),
      trim: paint.snow,
      glass: mix(paint.night, paint.slate, 0.3),
      windows: 7,
      rows: 3,
      hip: 110,
      chimneys: [0.34, 0.7],
      doorAt: 4,
    }),
    rect(180, base - 372, 60, 34, trim) +
      lanternSpire(210, base - 370, 70, 120, copper, paint.snow),
    longHouse(p, {
      x: 1220,
      base: base + 34,
      w: 460,
      wall: 210,
      roof: 84,
      color: mix(paint.rose, paint.lime, 0.5),
      roofColor: mix(paint.rust, paint.umber, 0.3),
      trim: paint.snow,
      glass: mix(paint.night, paint.slate, 0.3),
      windows: 7,
      rows: 3,
      chimneys: [0.2, 0.6],
      upright: false,
    }),
    poly(
      pts(`-20,${base + 30} 500,${base + 6} 1160,${base + 6} 1640,${base + 30} 1640,1010 -20,1010`),
      p.down(
        base,
        1000,
        spread(
          mix(paint.lime, paint.granite, 0.35),
          mix(paint.granite, paint.lime, 0.3),
          mix(paint.granite, paint.plum, 0.35),
        ),
      ),
    ),
    brush(p, { x: 0, y: base + 34, w: 1600, h: 280 }, 420, 0, 24, paint.cream, 2.6, 0.35) +
      brush(p, { x: 0, y: base + 34, w: 1600, h: 280 }, 300, 0, 26, paint.plum, 2.6, 0.22),
    stroke(
      `M724 ${base + 10}L520 1010M936 ${base + 10}L1140 1010M490 ${base + 20}L-60 900M1170 ${base + 20}L1660 880`,
      paint.plum,
      3,
      { opacity: 0.35 },
    ),
    poly(pts(`700,${base} 960,${base} 990,${base + 22} 670,${base + 22}`), trim) +
      stroke(`M694 ${base + 7}h272M684 ${base + 15}h292`, paint.umber, 2, { opacity: 0.5 }),
    poly(pts(`560,${base + 6} 720,${base + 6} 500,${base + 90} 300,${base + 90}`), paint.plum, {
      opacity: 0.12,
    }),
  );
  // The man of bronze on his plinth.
  p.add(
    poly(pts('1000,832 1010,738 1060,738 1070,832'), mix(paint.granite, paint.rose, 0.3)) +
      rect(992, 826, 86, 14, mix(paint.granite, paint.plum, 0.3)) +
      rect(1004, 732, 62, 10, mix(paint.granite, paint.cream, 0.3)),
    figure(1035, 734, 124, shade(copper, 0.55), shade(copper, 0.4), 0.1) +
      stroke('M1018 660L984 616V560', shade(copper, 0.55), 8) +
      stroke('M984 700V520l7 -22l7 22', shade(copper, 0.6), 5),
  );
  const goods = [
    paint.rust,
    paint.butter,
    paint.leaf,
    paint.rose,
    paint.ochre,
    paint.moss,
    paint.snow,
  ];
  const at: [number, number, number, string][] = [
    [400, 792, 0.8, paint.rust],
    [600, 780, 0.7, paint.leaf],
    [1130, 800, 0.85, paint.fjord],
    [180, 880, 1.15, paint.fjord],
    [1240, 900, 1.25, paint.rust],
  ];
  at.forEach(([x, y, s, c], i) => p.add(stall(x, y, s, c, p, goods.slice(i % 4, (i % 4) + 3))));
  const coats = [
    paint.night,
    paint.oxblood,
    paint.leaf,
    paint.ochre,
    paint.plum,
    paint.slate,
    paint.snow,
    paint.rose,
  ];
  const people: [number, number, number][] = [
    [790, 752, 54],
    [824, 756, 52],
    [880, 770, 58],
    [660, 812, 70],
    [700, 816, 66],
    [930, 846, 84],
    [520, 838, 78],
    [566, 842, 74],
    [1130, 850, 82],
    [800, 890, 96],
    [846, 894, 64],
    [480, 930, 112],
    [1180, 952, 116],
    [1090, 944, 108],
    [280, 940, 112],
  ];
  people.forEach(([x, y, h], i) =>
    p.add(
      fill(
        `M${x} ${y}l${n(h * 0.55)} ${n(h * 0.16)}l${n(h * 0.16)} ${n(-h * 0.05)}l${n(-h * 0.5)} ${n(-h * 0.13)}z`,
        paint.ink,
        { opacity: 0.25 },
      ) + figure(x, y, h, coats[i % coats.length] ?? paint.night, paint.rose),
    ),
  );
  p.add(
    fill(
      Array.from({ length: 9 }, () => {
        const [x, y] = [between(p.random, 620, 980), between(p.random, 890, 980)];
        return `M${n(x)} ${n(y)}q4 -12 16 -10q4 -6 9 -4q3 2 2 6l4 1l-5 2q0 7 -9 8z`;
      }).join(''),
      mix(paint.slate, paint.night, 0.3),
    ),
    birds(p, 620, 190, 8, 12, mix(paint.night, paint.plum, 0.4)),
  );
  return p.svg();
}
