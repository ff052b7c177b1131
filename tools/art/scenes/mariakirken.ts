import { bough } from '../lib/blossom.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { roundArch, rubbleFace } from '../lib/stonework.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5148,
  alt: {
    no: 'Mariakirken i Bergen med sine to tvillingtårn i kleberstein, sett gjennom en mørk steinport en vårmorgen med kirsebærblomster.',
    sv: 'Mariakyrkan i Bergen med sina två tvillingtorn i täljsten, sedd genom en mörk stenport en vårmorgon med körsbärsblom.',
    en: 'St Mary’s Church in Bergen with its twin soapstone towers, seen through a dark stone gateway on a spring morning with cherry blossom.',
  },
  focal: [0.5, 0.46],
};

const stone = mix(mix(paint.haze, paint.leaf, 0.22), paint.lime, 0.5);
const lit = mix(stone, paint.cream, 0.45);
const dim = mix(mix(paint.slate, paint.leaf, 0.25), paint.plum, 0.15);
const spire = mix(paint.fjord, paint.plum, 0.35);

/** One tower: rough soapstone in stages, twin sound-openings, a pyramid spire. */
function tower(p: Picture, x: number, base: number): string {
  const [w, h] = [172, 470];
  const face: Point[] = [
    [x, base],
    [x + 5, base - h],
    [x + w - 5, base - h],
    [x + w, base],
  ];
  const twin = (y: number, gap: number, ow: number, oh: number): string =>
    [-1, 1]
      .map(
        (s) =>
          fill(roundArch(x + w / 2 + s * gap, y + 4, ow + 12, oh + 10), mix(lit, paint.snow, 0.3)) +
          fill(roundArch(x + w / 2 + s * gap, y, ow, oh), paint.ink),
      )
      .join('') + rect(x + w / 2 - 4, y - oh * 0.6, 8, oh * 0.6, paint.snow);
  return group(
    {},
    poly(face, p.along([x, 0], [x + w, 0], spread(dim, stone, lit))),
    rubbleFace(p, face, 23, paint.plum, paint.cream, 0.5),
    stroke(
      `M${x + 10} ${base}L${x + 13} ${base - h}M${x + w - 10} ${base}L${x + w - 13} ${base - h}`,
      mix(lit, paint.snow, 0.3),
      19,
      { 'stroke-dasharray': '26 15', opacity: 0.8 },
    ),
    ...[0.36, 0.66].map((t) => rect(x + 2, base - h * t, w - 4, 9, mix(lit, paint.snow, 0.25))),
    twin(base - h * 0.74, 27, 36, 78),
    twin(base - h * 0.45, 20, 24, 56),
    fill(roundArch(x + w / 2, base - 90, 18, 50), paint.ink) +
      stroke(roundArch(x + w / 2, base - 90, 26, 56), lit, 5),
    rect(x - 8, base - h - 8, w + 16, 13, mix(lit, paint.snow, 0.3)),
    poly(
      [
        [x - 12, base - h - 6],
        [x + w / 2, base - h - 212],
        [x + w + 12, base - h - 6],
      ],
      spire,
    ) +
      poly(
        [
          [x + w * 0.6, base - h - 6],
          [x + w / 2, base - h - 212],
          [x + w + 12, base - h - 6],
        ],
        mix(spire, paint.cream, 0.32),
      ),
    stroke(
      [...Array(12)]
        .map((_, i) => {
          const t = (i + 1) / 13;
          return `M${n(x - 12 + (w / 2 + 12) * t)} ${n(base - h - 6 - 206 * t)}H${n(x + w + 12 - (w / 2 + 12) * t)}`;
        })
        .join(''),
      paint.ink,
      1.8,
      { opacity: 0.5 },
    ),
    stroke(`M${x + w / 2} ${base - h - 208}v-42m-11 14h22`, paint.ink, 4.4),
  );
}

function church(p: Picture, base: number): string {
  const front: Point[] = [
    [710, base],
    [710, base - 300],
    [800, base - 412],
    [890, base - 300],
    [890, base],
  ];
  return group(
    {},
    poly(
      [
        [690, base - 290],
        [800, base - 430],
        [910, base - 290],
      ],
      spire,
    ),
    poly(
      front,
      p.along([700, 0], [900, 0], spread(mix(dim, stone, 0.5), stone, mix(stone, lit, 0.5))),
    ),
    rubbleFace(p, front, 21, paint.plum, paint.cream, 0.5),
    stroke(`M706 ${base - 300}L800 ${base - 416}L894 ${base - 300}`, mix(lit, paint.snow, 0.3), 9),
    fill(roundArch(800, base - 190, 62, 128), mix(lit, paint.snow, 0.3)) +
      fill(roundArch(800, base - 194, 44, 112), mix(paint.fjord, paint.butter, 0.25)) +
      stroke(`M800 ${base - 194}v-104M778 ${base - 236}h44M778 ${base - 268}h44`, lit, 3.4),
    circle(800, base - 346, 15, paint.ink) +
      circle(800, base - 346, 19, 'none', { stroke: lit, 'stroke-width': 6 }),
    tower(p, 540, base),
    tower(p, 888, base),
    // The doorway in its stepped round arches.
    ...[
      [128, 172],
      [104, 154],
      [82, 138],
    ].map(([w = 0, h = 0], i) =>
      fill(
        roundArch(800, base, w, h),
        [mix(lit, paint.snow, 0.35), mix(stone, paint.plum, 0.25), lit][i] ?? lit,
      ),
    ),
    fill(roundArch(800, base, 60, 120), mix(paint.rust, paint.oxblood, 0.4)) +
      stroke(`M800 ${base}v-116M784 ${base - 58}h-8M816 ${base - 58}h8`, paint.ink, 3) +
      stroke(
        `M772 ${base - 30}h20M808 ${base - 30}h20M772 ${base - 84}h20M808 ${base - 84}h20`,
        paint.ink,
        4,
      ),
    poly(
      pts(`716,${base} 884,${base} 908,${base + 22} 692,${base + 22}`),
      mix(paint.lime, paint.cream, 0.3),
    ) + stroke(`M708 ${base + 7}h184M700 ${base + 15}h200`, paint.umber, 2, { opacity: 0.5 }),
  );
}

export function draw(): string {
  const p = new Picture('mariakirken');
  const base = 760;
  const hill = ridge(p, acrossSheet(420, 360, 290, 260, 200, 170, 220), 7, 2, 8, true);
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.slate, paint.haze, 0.55),
        mix(paint.haze, paint.mist, 0.6),
        mix(paint.cream, paint.rose, 0.35),
      ),
    ),
    heap(p, 300, 300, 380, 120, paint.snow, 0.85) + heap(p, 1000, 220, 380, 100, paint.snow, 0.8),
    poly(
      under(hill, 820),
      p.down(
        180,
        700,
        spread(mix(paint.slate, paint.leaf, 0.45), mix(paint.leaf, paint.mist, 0.5)),
      ),
    ),
    spruces(p, hill, 90, 20, 46, mix(paint.slate, paint.pine, 0.35)),
    mist(p, 430, 300, mix(paint.cream, paint.mist, 0.4), 0.75),
    wisps(p, 200, 1400, 600, 50, paint.snow, 0.5, 6),
    church(p, base),
    rect(
      0,
      base + 20,
      1600,
      300,
      p.down(base + 20, 1000, spread(mix(paint.moss, paint.butter, 0.4), paint.leaf, paint.pine)),
    ),
    brush(p, { x: 200, y: base + 24, w: 1200, h: 220 }, 260, 0, 36, paint.butter, 2.2, 0.3),
    poly(
      pts(`712,${base + 20} 888,${base + 20} 1060,1010 540,1010`),
      p.down(base, 1000, spread(paint.lime, mix(paint.lime, paint.granite, 0.4))),
    ),
    fill(
      Array.from({ length: 60 }, () => {
        const t = p.random();
        return blob(
          p,
          800 + between(p.random, -1, 1) * (80 + t * 170),
          base + 30 + t * 210,
          10 + t * 26,
          4 + t * 8,
          0.14,
          7,
        );
      }).join(''),
      mix(paint.granite, paint.cream, 0.3),
      { opacity: 0.6 },
    ),
  );
  // Old gravestones and the churchyard's roses and tulips.
  for (const [x, y, s] of [
    [470, 800, 0.8],
    [560, 824, 1],
    [1060, 806, 0.85],
    [1140, 834, 1.1],
    [430, 866, 1.2],
    [1200, 880, 1.3],
  ] as const)
    p.add(
      fill(
        `M${n(x - 20 * s)} ${y}v${n(-52 * s)}q${n(20 * s)} ${n(-26 * s)} ${n(40 * s)} 0v${n(52 * s)}z`,
        mix(paint.slate, paint.granite, 0.5),
      ) +
        fill(
          `M${n(x + 8 * s)} ${y}v${n(-60 * s)}q${n(8 * s)} ${n(3 * s)} ${n(12 * s)} ${n(8 * s)}v${n(52 * s)}z`,
          mix(paint.lime, paint.cream, 0.3),
        ),
    );
  p.add(
    dabs(
      90,
      () => {
        const s = p.random() < 0.5 ? -1 : 1;
        return [800 + s * between(p.random, 240, 520), between(p.random, 830, 960)];
      },
      paint.rust,
      9,
    ) +
      dabs(
        90,
        () => {
          const s = p.random() < 0.5 ? -1 : 1;
          return [800 + s * between(p.random, 220, 520), between(p.random, 820, 960)];
        },
        paint.butter,
        8,
      ),
    figure(742, 830, 92, paint.fjord, paint.rose) +
      figure(784, 834, 86, paint.rust, paint.rose) +
      figure(876, 800, 70, paint.plum, paint.rose),
    fill('M720 834l-130 22l20 6l136 -24z', paint.pine, { opacity: 0.4 }),
    bough(p, pts('1300,120 1210,160 1120,150 1040,200 980,196'), 52) +
      bough(p, pts('1310,260 1240,290 1190,340'), 44),
    bough(p, pts('290,90 380,140 440,130 500,170'), 48),
  );
  // The gateway: a ring of wedge-shaped stones in shadow, and its iron gate open to both sides.
  const rx = 512;
  const outer = 'M-20 -20H1620V1020H-20z';
  const hole = `M${800 - rx} 1020V430C${800 - rx} 150 ${800 - rx * 0.6} 26 800 26C${800 + rx * 0.6} 26 ${800 + rx} 150 ${800 + rx} 430V1020z`;
  const wallTone = mix(paint.night, paint.plum, 0.35);
  let joints = '';
  for (let i = 0; i <= 22; i += 1) {
    const a = Math.PI + (Math.PI * i) / 22;
    joints += `M${n(800 + Math.cos(a) * (rx + 6))} ${n(434 + Math.sin(a) * 402)}L${n(800 + Math.cos(a) * (rx + 112))} ${n(434 + Math.sin(a) * 512)}`;
  }
  for (let y = 500; y < 1000; y += 76)
    joints += `M${800 - rx - 120} ${y}h114M${800 + rx + 6} ${y}h114`;
  p.add(
    fill(
      outer + hole,
      p.along(
        [0, 0],
        [1600, 0],
        spread(
          mix(wallTone, paint.ink, 0.4),
          wallTone,
          wallTone,
          mix(wallTone, paint.heather, 0.3),
        ),
      ),
      { 'fill-rule': 'evenodd' },
    ),
    p.clipped(
      'M-20 -20H270V1020H-20zM1330 -20H1620V1020H1330z',
      rubbleFace(p, pts('-20,-20 270,-20 270,1020 -20,1020'), 52, paint.ink, paint.heather, 0.5) +
        rubbleFace(p, pts('1330,-20 1620,-20 1620,1020 1330,1020'), 52, paint.ink, paint.rose, 0.5),
    ),
    fill(
      `${hole}M${800 - rx - 118} 1020V430C${800 - rx - 118} 90 ${800 - rx * 0.66} -90 800 -90C${800 + rx * 0.66} -90 ${800 + rx + 118} 90 ${800 + rx + 118} 430V1020z`,
      p.along(
        [170, 0],
        [1430, 0],
        spread(
          mix(wallTone, paint.ink, 0.2),
          mix(wallTone, paint.heather, 0.15),
          mix(wallTone, paint.rose, 0.22),
        ),
      ),
      { 'fill-rule': 'evenodd' },
    ),
    stroke(hole, mix(paint.plum, paint.rose, 0.25), 12) +
      stroke(joints, paint.ink, 6, { opacity: 0.7 }),
    stroke(
      `M${800 + rx - 4} 1010V430Q${800 + rx - 10} 300 1250 220`,
      mix(paint.butter, paint.rose, 0.4),
      6,
      { opacity: 0.8 },
    ),
    group(
      {},
      ...[-1, 1].map((s) => {
        const x0 = 800 + s * (rx - 12);
        const x1 = 800 + s * (rx - 120);
        return (
          stroke(
            [0, 1, 2, 3, 4]
              .map((i) => {
                const t = i / 4;
                const x = x0 + (x1 - x0) * t;
                return `M${n(x)} ${n(1010 - t * 30)}V${n(560 + t * 44)}`;
              })
              .join('') +
              `M${n(x0)} 640L${n(x1)} 676M${n(x0)} 940L${n(x1)} 912M${n(x0)} 790q${n((x1 - x0) / 2)} -60 ${n(x1 - x0)} 6q${n((x0 - x1) / 2)} 60 ${n(x0 - x1)} -6`,
            paint.ink,
            8,
          ) +
          [0, 1, 2, 3, 4]
            .map((i) => {
              const t = i / 4;
              const x = x0 + (x1 - x0) * t;
              return fill(
                `M${n(x - 8)} ${n(566 + t * 44)}L${n(x)} ${n(534 + t * 44)}L${n(x + 8)} ${n(566 + t * 44)}z`,
                paint.ink,
              );
            })
            .join('')
        );
      }),
    ),
    grass(p, pts('280,1006 420,990 560,1006'), 0.4, 40, paint.pine) +
      grass(p, pts('1040,1006 1180,990 1320,1006'), 0.4, 40, paint.pine),
    dabs(
      60,
      () => [between(p.random, 300, 1300), between(p.random, 300, 990)],
      mix(paint.rose, paint.snow, 0.5),
      6,
      0.9,
    ),
    birds(p, 800, 110, 5, 11, shade(paint.slate, 0.5)),
  );
  return p.svg();
}
