import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { brokenEdge, limestone, stoneFace } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch } from '../lib/stonework.ts';
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
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5231,
  alt: {
    no: 'Ruinen av Sankt Nicolai i Visby uten tak: vestgavlen med de to rosene av rød tegl lyser i kveldssol mot en mørk tordenhimmel.',
    sv: 'Sankt Nicolais ruin i Visby utan tak: västgaveln med de två rosorna av rött tegel lyser i kvällssol mot en mörk åskhimmel.',
    en: 'The roofless ruin of Sankt Nicolai in Visby: the west gable with its two roses of red brick glows in evening sun against a dark thundery sky.',
  },
  focal: [0.5, 0.45],
};

const warm = mix(limestone.lit, paint.apricot, 0.35);
const brick = mix(paint.rust, paint.ember, 0.35);
const shadow = mix(limestone.dim, paint.night, 0.25);

/** A rose of brick set in the wall: twelve petals in a ring. */
function rose(x: number, y: number, r: number): string {
  const petals = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    const at = (k: number, b: number): string =>
      `${n(x + Math.cos(a + b) * r * k)} ${n(y + Math.sin(a + b) * r * k)}`;
    return `M${at(0.28, 0)}L${at(0.66, 0.2)}Q${at(0.98, 0)} ${at(0.66, -0.2)}z`;
  }).join('');
  return (
    circle(x + 3, y + 4, r * 1.1, paint.plum, { 'fill-opacity': 0.45 }) +
    circle(x, y, r * 1.08, brick) +
    circle(x, y, r * 1.08, 'none', {
      stroke: mix(brick, paint.cream, 0.45),
      'stroke-width': 4,
      'stroke-dasharray': '13 4',
    }) +
    circle(x, y, r * 0.92, paint.oxblood) +
    fill(petals, mix(paint.ember, paint.apricot, 0.45)) +
    circle(x, y, r * 0.24, mix(paint.ember, paint.apricot, 0.45)) +
    circle(x, y, r * 0.12, paint.cream)
  );
}

function gable(p: Picture, base: number): string {
  const edge = brokenEdge(
    p,
    pts(
      '470,500 548,474 566,386 648,356 690,250 752,214 792,132 836,146 868,226 950,262 1000,362 1086,392 1130,474',
    ),
    21,
    26,
  );
  const front: Point[] = [[470, base], ...edge, [1130, base]];
  const body = lines(front);
  const slot = (x: number, y: number, w: number, h: number): string =>
    fill(pointedArch(x, y, w + 18, h + 12), mix(warm, paint.snow, 0.45)) +
    fill(pointedArch(x, y, w, h), mix(paint.night, paint.slate, 0.35));
  return group(
    {},
    // The long north wall behind, with the sky in its windows.
    stoneFace(
      p,
      [
        [1120, base],
        [1120, 520],
        ...brokenEdge(p, pts('1120,520 1250,560 1420,600'), 40, 24),
        [1420, base],
      ],
      shadow,
      24,
      0.5,
      paint.ink,
      paint.granite,
    ),
    ...[1190, 1290, 1372].map((x, i) =>
      fill(pointedArch(x, base - 40, 46 - i * 8, 190 - i * 24), mix(paint.fjord, paint.haze, 0.35)),
    ),
    ...[1150, 1240, 1336].map((x, i) =>
      stoneFace(
        p,
        pts(
          `${x - 14},${base} ${x - 12},${560 + i * 20} ${x + 10},${590 + i * 20} ${x + 22},${base}`,
        ),
        mix(shadow, warm, 0.3),
        18,
      ),
    ),
    stoneFace(
      p,
      [
        [350, base],
        [350, 640],
        ...brokenEdge(p, pts('350,640 420,610 476,600'), 24, 26),
        [476, base],
      ],
      mix(warm, limestone.mid, 0.5),
      24,
    ),
    stoneFace(
      p,
      front,
      p.along(
        [470, 0],
        [1130, 0],
        spread(mix(warm, paint.butter, 0.3), warm, mix(warm, paint.rose, 0.35)),
      ),
      25,
      0.55,
    ),
    p.clipped(
      body,
      brush(p, { x: 470, y: 150, w: 660, h: 700 }, 120, 1.5, 60, paint.rust, 2.4, 0.14),
    ),
    stroke(lines(edge, false), paint.cream, 4, { opacity: 0.75 }),
    ...[480, 1120].map((x, i) =>
      stoneFace(
        p,
        pts(`${x - 34},${base} ${x - 26},500 ${x},452 ${x + 26},500 ${x + 34},${base}`),
        i ? mix(warm, paint.rose, 0.45) : mix(warm, paint.butter, 0.35),
        22,
      ),
    ),
    // The tall middle window: the sky shows through it.
    slot(800, 668, 92, 310) +
      stroke('M784 668V420M816 668V420', mix(warm, paint.snow, 0.3), 5) +
      stroke('M760 444Q800 372 840 444', mix(warm, paint.snow, 0.3), 5),
    ...[
      [740, 288],
      [800, 250],
      [860, 288],
    ].map(([x = 0, y = 0]) => slot(x, y, 16, 64)),
    rose(636, 464, 62) + rose(964, 464, 62),
    slot(604, 756, 26, 120) + slot(996, 756, 26, 120),
    rect(470, 686, 660, 9, mix(warm, paint.snow, 0.35)),
    ...[180, 150, 120, 92].map((w, i) =>
      fill(
        pointedArch(800, base, w, 178 - i * 16),
        [
          mix(warm, paint.snow, 0.45),
          mix(warm, paint.umber, 0.35),
          mix(warm, paint.snow, 0.3),
          paint.butter,
        ][i] ?? warm,
      ),
    ),
    fill(
      pointedArch(800, base, 92, 130),
      p.down(
        base - 130,
        base,
        spread(paint.night, mix(paint.ember, paint.butter, 0.4), paint.butter),
      ),
    ),
    // Ivy that has climbed one corner.
    fill(
      Array.from({ length: 46 }, (_, i) =>
        blob(
          p,
          1098 + (p.random() - 0.5) * (70 + i),
          base - 6 - i * 7.4 + p.random() * 20,
          16,
          13,
          0.35,
          8,
        ),
      ).join(''),
      mix(paint.pine, paint.leaf, 0.35),
    ),
    dabs(
      150,
      () => {
        const t = p.random();
        return [1096 + (p.random() - 0.5) * (80 + t * 40), base - t * 340];
      },
      mix(paint.leaf, paint.moss, 0.6),
      9,
      0.9,
    ),
  );
}

export function draw(): string {
  const p = new Picture('sankt-nicolai');
  const base = 830;
  const ground = ridge(p, pts('-20,820 400,826 800,832 1200,824 1640,806'), 5, 3, 8, true);
  p.add(
    sky(
      p,
      840,
      spread(
        mix(paint.night, paint.plum, 0.35),
        mix(paint.fjord, paint.plum, 0.3),
        paint.slate,
        mix(paint.haze, paint.butter, 0.4),
      ),
    ),
    heap(p, -120, 330, 800, 250, mix(paint.fjord, paint.plum, 0.45), 0.9) +
      heap(p, 820, 260, 860, 220, mix(paint.night, paint.plum, 0.4), 0.85) +
      heap(p, 180, 470, 700, 130, mix(paint.slate, paint.heather, 0.5), 0.8) +
      heap(p, 1000, 470, 620, 120, mix(paint.slate, paint.rose, 0.35), 0.7),
    streaks(
      p,
      { x: 0, y: 380, w: 1600, h: 240 },
      18,
      mix(paint.apricot, paint.rose, 0.5),
      0.5,
      420,
      10,
    ),
    brush(p, { x: 40, y: 330, w: 420, h: 300 }, 90, 1.78, 150, paint.haze, 1.6, 0.22),
    mist(p, 640, 190, paint.butter, 0.6),
    fill(
      Array.from({ length: 24 }, (_, i) =>
        blob(p, i * 72 - 20, 812 - (i % 3) * 10, 66, 44 + (i % 4) * 12, 0.25, 11),
      ).join(''),
      mix(paint.pine, paint.plum, 0.3),
    ),
    gable(p, base),
    p.clipped(
      lines(under(ground)),
      poly(
        under(ground),
        p.down(
          810,
          1000,
          spread(
            mix(paint.moss, paint.butter, 0.5),
            mix(paint.leaf, paint.moss, 0.5),
            mix(paint.pine, paint.ink, 0.2),
          ),
        ),
      ),
      fill('M740 826H860L1010 1010H470z', mix(paint.lime, paint.apricot, 0.3), { opacity: 0.9 }),
      brush(p, { x: 0, y: 820, w: 1600, h: 180 }, 300, 0, 40, paint.butter, 2, 0.3) +
        brush(p, { x: 0, y: 860, w: 1600, h: 150 }, 240, 0, 44, paint.pine, 2.4, 0.3),
    ),
    fill(
      Array.from({ length: 18 }, (_, i) =>
        blob(
          p,
          300 + ((i * 173) % 1000),
          846 + ((i * 31) % 60),
          18 + (i % 4) * 8,
          11 + (i % 3) * 4,
          0.3,
          8,
        ),
      ).join(''),
      mix(warm, paint.granite, 0.4),
    ),
    figure(764, 878, 92, paint.night, paint.rose) +
      figure(806, 880, 86, paint.oxblood, paint.rose) +
      figure(860, 912, 104, mix(paint.pine, paint.ink, 0.3), paint.rose) +
      figure(690, 930, 112, paint.plum, paint.rose) +
      figure(742, 934, 104, mix(paint.ochre, paint.umber, 0.3), paint.rose),
    grass(
      p,
      ridge(p, pts('-20,1004 400,990 800,1004 1200,992 1640,980'), 5, 12),
      0.2,
      70,
      mix(paint.pine, paint.ink, 0.3),
    ),
    dabs(
      90,
      () => [p.random() < 0.5 ? p.random() * 520 : 1020 + p.random() * 580, 900 + p.random() * 96],
      paint.ember,
      10,
    ) +
      dabs(
        70,
        () => [
          p.random() < 0.5 ? p.random() * 520 : 1020 + p.random() * 580,
          900 + p.random() * 96,
        ],
        paint.cream,
        6,
      ),
    birds(p, 1180, 330, 6, 13, paint.cream),
  );
  return p.svg();
}
