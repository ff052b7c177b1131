import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds } from '../lib/sky.ts';
import { pts } from '../lib/points.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, sprucePath } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5662,
  alt: {
    no: 'Mellom to loddrette, mørke bergvegger går en trang kløft full av steinblokker; to turgåere klatrer mot åpningen, der hav og morgensol lyser.',
    sv: 'Mellan två lodräta, mörka bergväggar går en trång klyfta full av stenblock; två vandrare klättrar mot öppningen, där hav och morgonsol lyser.',
    en: 'A narrow cleft full of boulders runs between two sheer dark walls of rock; two hikers climb towards the opening, where sea and morning sun shine.',
  },
  caption: {
    no: 'Slåttdalsskrevan i Skuleskogen nasjonalpark: omtrent 200 meter lang og 40 meter dyp. Fritt tegnet.',
    sv: 'Slåttdalsskrevan i Skuleskogens nationalpark: ungefär 200 meter lång och 40 meter djup. Fritt tecknat.',
    en: 'Slåttdalsskrevan in Skuleskogen National Park: about 200 metres long and 40 metres deep. Drawn freely.',
  },
  focal: [0.5, 0.55],
};

/** One wall of the cleft: slabs that break off in steps, darker towards the sheet's edge. */
function wall(p: Picture, edge: Point[], side: 1 | -1): string {
  const out = side > 0 ? 1660 : -60;
  const rock = mix(paint.oxblood, paint.plum, 0.45);
  const shape = lines([...edge, [out, 1010], [out, -10]]);
  const middle = edge.reduce((sum, [x]) => sum + x, 0) / edge.length;
  const far = side > 0 ? 1600 : 0;
  const slab = (): string => {
    const t = p.random();
    const [x, y] = [middle + (far - middle) * t, between(p.random, -40, 960)];
    const [w, h] = [between(p.random, 26, 90) * (0.5 + t), between(p.random, 60, 220) * (0.5 + t)];
    return `M${n(x)} ${n(y)}l${n(w)} ${n(side * w * 0.24)}l${n(between(p.random, -8, 8))} ${n(h)}l${n(-w)} ${n(-side * w * 0.2)}z`;
  };
  const slabs = Array.from({ length: 66 }, slab);
  return p.clipped(
    shape,
    rect(
      Math.min(middle, far) - 200,
      -10,
      Math.abs(far - middle) + 400,
      1030,
      p.along(
        [middle - side * 90, 0],
        [far, 0],
        spread(mix(rock, paint.apricot, 0.42), rock, shade(rock, 0.45), shade(rock, 0.75)),
      ),
    ),
    fill(slabs.slice(0, 24).join(''), mix(rock, paint.rose, 0.4), { opacity: 0.42 }),
    fill(slabs.slice(24).join(''), shade(rock, 0.7), { opacity: 0.5 }),
    brush(
      p,
      { x: Math.min(middle, far), y: 0, w: Math.abs(far - middle), h: 1000 },
      120,
      1.55,
      130,
      paint.ink,
      5,
      0.5,
    ),
    brush(
      p,
      { x: side > 0 ? middle - 40 : middle - 160, y: 0, w: 200, h: 900 },
      60,
      1.55,
      90,
      paint.butter,
      4,
      0.55,
    ),
    stroke(lines(edge, false), paint.butter, 11, { opacity: 0.85, 'stroke-linejoin': 'round' }),
    dabs(
      90,
      () => [middle + (far - middle) * p.random(), between(p.random, 60, 960)],
      mix(paint.moss, paint.leaf, 0.4),
      17,
      0.75,
    ),
  );
}

export function draw(): string {
  const p = new Picture('hoga-kusten-skrevan');
  const left = pts(
    '640,-10 628,90 660,150 644,260 676,330 660,430 690,520 678,600 706,680 680,1010',
  );
  const right = pts(
    '984,-10 1000,80 962,150 976,250 936,330 950,420 918,500 930,590 904,690 960,1010',
  );
  const boulder = mix(paint.plum, paint.granite, 0.4);
  p.add(
    rect(
      560,
      0,
      520,
      640,
      p.down(
        0,
        600,
        spread(
          mix(paint.slate, paint.haze, 0.5),
          mix(paint.haze, paint.cream, 0.5),
          paint.butter,
          paint.cream,
        ),
      ),
    ),
    glow(p, 800, 500, 330, paint.snow, 0.95),
    fill(
      'M560 552L660 530L720 548L800 536L900 552L1080 530V640H560z',
      mix(paint.haze, paint.heather, 0.35),
    ),
    rect(
      560,
      560,
      520,
      130,
      p.down(560, 690, spread(paint.cream, mix(paint.slate, paint.haze, 0.4), paint.fjord)),
    ),
    stroke('M700 578h180M720 598h140M690 620h200M736 644h120', paint.snow, 5, { opacity: 0.9 }),
    fill(
      [
        [700, 690, 120],
        [736, 700, 84],
        [896, 700, 110],
        [866, 706, 74],
      ]
        .map(([x = 0, y = 0, h = 0]) => sprucePath(p, x, y, h))
        .join(''),
      mix(paint.pine, paint.plum, 0.2),
    ),
    birds(p, 800, 240, 4, 16, paint.plum),
    wall(p, left, -1),
    wall(p, right, 1),
  );
  // The floor: boulders, small and bright far in, large and dark near.
  for (let row = 0; row < 8; row += 1) {
    const t = row / 7;
    const y = 700 + t ** 1.3 * 290;
    const [x0, x1] = [694 - t * 420, 914 + t * 430];
    const size = 20 + t * 74;
    const count = Math.round((x1 - x0) / (size * 1.15));
    const at = Array.from({ length: count + 1 }, (_, i): Point => [
      x0 + ((i + (row % 2) / 2) * (x1 - x0)) / count,
      y + between(p.random, -size * 0.25, size * 0.25),
    ]);
    const tone = mix(mix(boulder, paint.apricot, 0.45), shade(boulder, 0.55), t);
    p.add(
      fill(
        at.map(([x, cy]) => blob(p, x, cy + size * 0.2, size * 0.8, size * 0.62, 0.2, 8)).join(''),
        shade(tone, 0.5),
      ),
      fill(at.map(([x, cy]) => blob(p, x, cy, size * 0.72, size * 0.48, 0.2, 8)).join(''), tone),
      fill(
        at
          .map(([x, cy]) => blob(p, x, cy - size * 0.2, size * 0.42, size * 0.17, 0.25, 8))
          .join(''),
        mix(paint.butter, tone, 0.35 + t * 0.3),
      ),
    );
    if (row === 3)
      p.add(
        worker({
          at: [846, 796],
          h: 170,
          coat: mix(paint.fjord, paint.slate, 0.3),
          legs: paint.ink,
          hands: [
            [0.28, 0.62],
            [0.2, 0.4],
          ],
          lean: 0.1,
          stride: 0.16,
          hat: 'cap',
          hatColor: paint.butter,
        }),
        fill('M834 664q-34 4 -30 56q14 20 36 10z', mix(paint.ember, paint.rust, 0.3)),
      );
  }
  p.add(
    worker({
      at: [690, 930],
      h: 320,
      coat: mix(paint.ember, paint.rust, 0.35),
      legs: mix(paint.night, paint.ink, 0.3),
      hands: [
        [-0.22, 0.6],
        [0.22, 0.46],
      ],
      lean: 0.08,
      stride: 0.17,
      hat: 'cap',
      hatColor: mix(paint.slate, paint.haze, 0.3),
    }),
    fill('M666 666Q600 676 606 790Q628 830 672 812z', mix(paint.leaf, paint.pine, 0.3)) +
      fill('M670 662q-40 -18 -62 4l6 30h54z', mix(paint.leaf, paint.butter, 0.3)) +
      stroke('M616 720h50M612 760h56', paint.cream, 5),
    fill(
      [
        [-10, 1030, 420],
        [130, 1040, 260],
      ]
        .map(([x = 0, y = 0, h = 0]) => sprucePath(p, x, y, h))
        .join(''),
      paint.ink,
    ),
    fill('M1420 1010Q1440 940 1500 930Q1560 950 1640 900V1010z', paint.ink),
    dabs(
      70,
      () => [between(p.random, 1420, 1600), between(p.random, 920, 990)],
      mix(paint.rust, paint.ember, 0.3),
      11,
    ),
  );
  return p.svg();
}
