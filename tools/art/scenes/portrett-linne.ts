import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5808,
  alt: {
    no: 'Tegnet portrett av Carl von Linné: hvit parykk med rullekrøller, grønn frakk, hvitt halstørkle og en linnea i knapphullet. Bak ham er planter lagt opp i rekker som i et herbarium.',
    sv: 'Tecknat porträtt av Carl von Linné: vit peruk med rullockar, grön rock, vit halsduk och en linnea i knapphålet. Bakom honom ligger växter i rader som i ett herbarium.',
    en: 'Drawn portrait of Carl Linnaeus: a white wig with rolled curls, a green coat, a white neckcloth and a twinflower in the buttonhole. Behind him plants lie in rows as in a herbarium.',
  },
  caption: {
    no: 'Carl von Linné (1707–1778), med linnea, blomsten som har navn etter ham. Tegnet likhet fra Vardes tegnestue.',
    sv: 'Carl von Linné (1707–1778), med linnea, blomman som bär hans namn. Tecknad likhet från Vardes ritkontor.',
    en: 'Carl Linnaeus (1707–1778), with the twinflower, Linnaea, which bears his name. A likeness by Varde’s drawing office.',
  },
  focal: [0.5, 0.42],
};

/** Twinflower: a creeping stem, a thin fork, two pink bells. */
const twinflower = (x: number, y: number, s: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    stroke(
      'M-60 0Q0 -12 60 4M0 -4Q6 -70 0 -120M0 -120Q-22 -150 -40 -136M0 -120Q22 -152 42 -138',
      paint.leaf,
      4.5,
      { 'stroke-linecap': 'round' },
    ),
    fill(
      'M-50 -2q-18 -22 -32 -4q8 20 32 4zM-22 -8q-10 -28 8 -34q16 16 -8 34zM24 -4q10 -28 28 -18q2 22 -28 18z',
      mix(paint.leaf, paint.pine, 0.2),
    ),
    ...[-40, 42].map((at) =>
      group(
        { transform: `translate(${at} -136) rotate(${at > 0 ? -14 : 14})` },
        fill('M-6 0Q-8 26 -24 42Q-12 48 -6 40Q0 50 6 40Q12 48 24 42Q8 26 6 0z', paint.rose) +
          fill('M0 0L6 40Q12 48 24 42Q8 26 6 0z', mix(paint.rose, paint.rust, 0.3)) +
          circle(0, 0, 8, paint.leaf),
      ),
    ),
  );

const daisy = (x: number, y: number, s: number, petals: number, color: string): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    stroke('M0 -110Q8 -50 0 6', paint.leaf, 5),
    fill(
      'M2 -40q30 -30 56 -20q-14 30 -56 34zM0 -20q-34 -24 -56 -8q18 26 56 22z',
      mix(paint.leaf, paint.moss, 0.35),
    ),
    ...Array.from({ length: petals }, (_, i) =>
      fill('M0 -124Q-13 -150 0 -172Q13 -150 0 -124z', color, {
        transform: `rotate(${n((i * 360) / petals)} 0 -118)`,
      }),
    ),
    circle(0, -118, 15, paint.ochre),
  );

const fern = (x: number, y: number, s: number, color: string): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    stroke(
      `M0 6Q10 -90 -6 -180${Array.from({ length: 9 }, (_, i) => `M${n(4 - i)} ${-14 - i * 18}q-30 -6 ${-54 + i * 5} -26M${n(4 - i)} ${-14 - i * 18}q30 -8 ${52 - i * 5} -28`).join('')}`,
      color,
      8,
      { 'stroke-linecap': 'round' },
    ),
  );

const bell = (x: number, y: number, s: number, color: string): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    stroke(
      'M0 6Q-8 -80 4 -170M0 -70Q-30 -100 -44 -96M0 -112Q30 -140 46 -132M4 -170Q10 -186 -6 -186',
      paint.leaf,
      4.5,
    ),
    ...[
      [-46, -96],
      [48, -132],
      [-8, -184],
    ].map(([bx = 0, by = 0]) =>
      fill(
        `M${bx - 8} ${by}q16 -12 18 0q14 26 20 42q-10 4 -14 -4q-8 12 -16 0q-8 10 -16 2q-4 6 -10 0q12 -18 18 -40z`,
        color,
      ),
    ),
  );

export function draw(): string {
  const p = new Picture('portrett-linne');
  const paper = mix(paint.cream, paint.lime, 0.22);
  const plants: ((x: number, y: number) => string)[] = [
    (x, y) => fern(x, y, 1.1, mix(paint.leaf, paint.pine, 0.3)),
    (x, y) => daisy(x, y, 1.15, 13, paint.snow),
    (x, y) => bell(x, y, 1.1, mix(paint.heather, paint.fjord, 0.35)),
    (x, y) => twinflower(x, y, 1.15),
    (x, y) => daisy(x, y, 1.1, 8, paint.butter),
    (x, y) => fern(x, y, 1, mix(paint.moss, paint.ochre, 0.35)),
    (x, y) => bell(x, y, 1.1, paint.rose),
    (x, y) => daisy(x, y, 1.1, 5, mix(paint.ember, paint.rose, 0.3)),
  ];
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 1000],
        spread(
          mix(paint.moss, paint.haze, 0.45),
          mix(paint.leaf, paint.haze, 0.4),
          mix(paint.pine, paint.leaf, 0.4),
        ),
      ),
    ),
  );
  // Sheets pinned up in rows: each plant with its kin.
  let at = 0;
  for (const y of [40, 360, 680])
    for (const x of [30, 250, 1150, 1370]) {
      const paintIt = plants[(at * 3 + (y > 300 ? 1 : 0)) % plants.length] as (
        x: number,
        y: number,
      ) => string;
      at += 1;
      p.add(
        rect(x + 8, y + 10, 200, 290, paint.ink, { opacity: 0.22 }),
        rect(x, y, 200, 290, paper),
        brush(p, { x, y, w: 190, h: 290 }, 30, 0, 24, paint.umber, 1.4, 0.2),
        paintIt(x + 100, y + 232),
        stroke(
          `M${x + 54} ${y + 258}h92M${x + 70} ${y + 272}h60`,
          mix(paint.umber, paint.tar, 0.3),
          4,
          { 'stroke-dasharray': '26 6 14 6' },
        ),
        circle(x + 100, y + 14, 6, paint.rust),
      );
    }
  p.add(glow(p, 800, 420, 560, paint.cream, 0.7), vignette(p, 800, 460, 0.4));
  const skin = mix(paint.cream, paint.rose, 0.28);
  const wig = mix(paint.snow, paint.lime, 0.25);
  const coat = mix(paint.leaf, paint.night, 0.35);
  const hair = {
    count: 70,
    angle: 0.5,
    length: 60,
    box: [-170, -220, 340, 340] as [number, number, number, number],
  };
  const curl = (x: number, y: number): string =>
    fill(`M${x - 38} ${y}q0 -22 38 -22q38 0 38 22q0 22 -38 22q-38 0 -38 -22z`, wig) +
    stroke(
      `M${x - 30} ${y - 2}q6 -12 28 -12q30 0 30 14M${x - 16} ${y + 4}q8 -8 22 -4`,
      mix(wig, paint.slate, 0.5),
      3.4,
    );
  p.add(
    placed(
      800,
      430,
      1.6,
      stuff(
        p,
        'M-104 60Q-150 20 -136 -80Q-120 -196 0 -206Q120 -196 136 -80Q150 20 104 60z',
        wig,
        hair,
      ),
      throat(p, skin),
      stuff(
        p,
        'M-62 200Q-164 214 -240 262Q-298 304 -306 420H306Q298 304 240 262Q164 214 62 200L0 300z',
        coat,
        { count: 120, angle: 1.4, length: 56, box: [-306, 195, 612, 225] },
      ),
      fill('M-78 240L-96 420H96L78 240z', mix(paint.ochre, paint.cream, 0.35)) +
        [300, 340, 380].map((y) => circle(0, y, 8, paint.ochre)).join(''),
      fill(
        'M-62 176Q-84 214 -58 244Q-52 290 -24 300Q-14 340 2 352Q16 336 24 302Q54 288 58 244Q84 214 62 176Q0 222 -62 176z',
        paint.snow,
      ) +
        stroke(
          'M-50 226Q0 252 50 226M-36 262Q0 280 36 262M-16 304Q2 314 20 304',
          mix(paint.haze, paint.slate, 0.3),
          4,
        ),
      fill(
        'M-84 200L-140 232L-128 420H-70L-86 260zM84 200L140 232L128 420H70L86 260z',
        shade(coat, 0.3),
      ) + [0, 1, 2].map((i) => circle(-112 + i * 2, 300 + i * 46, 9, paint.ochre)).join(''),
      twinflower(124, 336, 0.62),
      head(p, {
        skin,
        brow: mix(paint.umber, paint.granite, 0.5),
        jaw: 0.96,
        light: 'left',
        age: 0.4,
        lips: mix(paint.rose, paint.rust, 0.45),
      }),
      stuff(
        p,
        'M-106 20Q-124 -50 -104 -104Q-70 -172 0 -176Q70 -172 104 -104Q124 -50 106 20Q98 -30 82 -70Q40 -106 0 -100Q-40 -106 -82 -70Q-98 -30 -106 20z',
        wig,
        hair,
      ),
      ...[-118, 118].flatMap((x) => [curl(x, 10), curl(x * 1.02, 52)]),
    ),
  );
  return p.svg();
}
