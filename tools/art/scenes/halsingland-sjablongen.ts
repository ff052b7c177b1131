import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, el, fill, group, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';
import { between } from '../lib/random.ts';

export const meta: Meta = {
  id: 5624,
  alt: {
    no: 'En maler holder en sjablong mot veggen; bak ham brer blomstermønsteret seg i rette rekker over marmorert brystning, foran ham er veggen ennå tom.',
    sv: 'En målare håller en schablon mot väggen; bakom honom breder blommönstret ut sig i raka rader över marmorerad bröstning, framför honom är väggen ännu tom.',
    en: 'A painter holds a stencil to the wall; behind him the flower pattern spreads in straight rows above a marbled dado, before him the wall is still bare.',
  },
  caption: {
    no: 'På Gästgivars malte Jonas Wallström mønstrene på veggen med sjablonger. Fritt tegnet.',
    sv: 'På Gästgivars målade Jonas Wallström mönstren på väggen med schabloner. Fritt tecknat.',
    en: 'At Gästgivars Jonas Wallström painted the patterns on the wall with stencils. Drawn freely.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  const p = new Picture('halsingland-sjablongen');
  const wall = mix(paint.cream, paint.mist, 0.4);
  const blue = mix(paint.fjord, paint.slate, 0.35);
  const [step, dado] = [130, 700];
  const motif = p.symbol(
    stroke(
      'M0 60Q-6 20 0 -10M0 40Q-34 30 -40 -4M0 40Q34 30 40 -4M0 54Q-20 60 -30 50M0 54Q20 60 30 50',
      mix(paint.leaf, paint.slate, 0.3),
      5,
      { 'stroke-linecap': 'round' },
    ),
    fill(
      'M0 -52Q18 -40 12 -20Q32 -26 34 -6Q20 8 4 -2Q14 14 0 22Q-14 14 -4 -2Q-20 8 -34 -6Q-32 -26 -12 -20Q-18 -40 0 -52z',
      blue,
    ),
    circle(0, -14, 9, mix(paint.butter, paint.ochre, 0.3)),
    fill(
      'M-40 -4Q-54 -10 -50 -26Q-34 -24 -34 -8zM40 -4Q54 -10 50 -26Q34 -24 34 -8z',
      mix(paint.rust, paint.rose, 0.45),
    ),
    fill(
      'M-30 50Q-44 46 -48 56Q-38 66 -28 58zM30 50Q44 46 48 56Q38 66 28 58z',
      mix(paint.leaf, paint.slate, 0.3),
    ),
  );
  const use = (x: number, y: number): string =>
    el('use', { href: `#${motif}`, transform: `translate(${x} ${y})` });
  const grid = Array.from({ length: 6 * 8 }, (_, i) => ({
    col: i % 8,
    row: Math.floor(i / 8),
  })).map(({ col, row }) => ({
    x: 60 + col * step + (row % 2) * (step / 2),
    y: 60 + row * 112,
    col,
    row,
  }));
  const done = grid.filter(({ x, row }) => x < 1010 - (row > 2 ? 120 : 0));
  p.add(
    rect(
      0,
      0,
      1600,
      dado,
      p.along(
        [0, 0],
        [1600, 300],
        spread(mix(wall, paint.butter, 0.25), wall, mix(wall, paint.haze, 0.4)),
      ),
    ),
    brush(p, { x: 0, y: 0, w: 1600, h: dado }, 90, 1.57, 120, paint.lime, 3, 0.4),
    // Ruled lines that keep the rows straight.
    stroke(
      Array.from({ length: 6 }, (_, i) => `M960 ${60 + i * 112}H1600`).join('') +
        Array.from({ length: 9 }, (_, i) => `M${1036 + i * 65} 0V${dado}`).join(''),
      paint.slate,
      1.6,
      { opacity: 0.55, 'stroke-dasharray': '9 8' },
    ),
    ...done.map(({ x, y }) => use(x, y)),
    // The dado: marble made with a feather.
    rect(0, dado, 1600, 210, mix(paint.rust, paint.rose, 0.35)),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        p.clipped(
          `M${20 + i * 320} ${dado + 34}h280v142h-280z`,
          rect(
            20 + i * 320,
            dado + 34,
            280,
            142,
            mix(paint.slate, paint.haze, 0.3 + (i % 2) * 0.2),
          ),
          fill(
            Array.from({ length: 9 }, () =>
              blob(
                p,
                20 + i * 320 + between(p.random, 0, 280),
                dado + 34 + between(p.random, 0, 142),
                between(p.random, 20, 60),
                between(p.random, 10, 26),
                0.4,
                9,
              ),
            ).join(''),
            mix(paint.mist, paint.snow, 0.4),
            { opacity: 0.5 },
          ),
          stroke(
            Array.from(
              { length: 7 },
              () =>
                `M${20 + i * 320} ${Math.round(dado + 34 + between(p.random, 0, 142))}q70 ${Math.round(between(p.random, -50, 50))} 140 0t140 ${Math.round(between(p.random, -40, 40))}`,
            ).join(''),
            paint.fjord,
            3,
            { opacity: 0.6 },
          ),
        ) +
        stroke(
          `M${20 + i * 320} ${dado + 34}h280v142h-280z`,
          mix(paint.oxblood, paint.rust, 0.3),
          6,
        ),
    ),
    rect(0, dado - 16, 1600, 22, mix(paint.ochre, paint.butter, 0.3)) +
      rect(0, dado + 6, 1600, 6, mix(paint.umber, paint.tar, 0.2)),
    rect(
      0,
      905,
      1600,
      105,
      p.down(
        905,
        1000,
        spread(mix(paint.lime, paint.umber, 0.2), mix(paint.lime, paint.umber, 0.5)),
      ),
    ) +
      stroke(
        'M0 934H1600M0 968H1600M200 905L140 1010M620 905L600 1010M1040 905L1060 1010M1440 905L1490 1010',
        mix(paint.umber, paint.tar, 0.2),
        4,
        { opacity: 0.6 },
      ),
    // Window light falls across from the right.
    fill('M1640 60L1280 240V620L1640 560zM1640 620L1300 690V700H1640z', paint.butter, {
      opacity: 0.3,
    }),
  );
  const at = { x: 1136, y: 400 };
  p.add(
    // The stencil: a plate of oiled card, one motif cut out and half filled.
    fill(`M${at.x - 96} ${at.y - 96}h192v192h-192z`, paint.ink, {
      opacity: 0.3,
      transform: 'translate(12 14)',
    }),
    rect(at.x - 96, at.y - 96, 192, 192, mix(paint.ochre, paint.umber, 0.25)) +
      stroke(`M${at.x - 96} ${at.y - 96}h192v192h-192z`, mix(paint.umber, paint.tar, 0.2), 5),
    group(
      { transform: `translate(${at.x} ${at.y})` },
      fill(
        'M0 -52Q18 -40 12 -20Q32 -26 34 -6Q20 8 4 -2Q14 14 0 22Q-14 14 -4 -2Q-20 8 -34 -6Q-32 -26 -12 -20Q-18 -40 0 -52z',
        blue,
      ) +
        fill(
          'M-40 -4Q-54 -10 -50 -26Q-34 -24 -34 -8zM40 -4Q54 -10 50 -26Q34 -24 34 -8zM-30 50Q-44 46 -48 56Q-38 66 -28 58zM30 50Q44 46 48 56Q38 66 28 58z',
          wall,
        ) +
        stroke('M0 60Q-6 40 0 28M-8 36Q-34 26 -40 -2M8 36Q34 26 40 -2', wall, 5),
    ),
    // A trestle with pots.
    stroke(
      'M1180 910L1230 620M1420 910L1370 620M1200 790H1400',
      mix(paint.umber, paint.ochre, 0.25),
      20,
    ) + rect(1160, 606, 290, 26, mix(paint.umber, paint.ochre, 0.4)),
    ...[
      [1206, blue],
      [1280, mix(paint.rust, paint.rose, 0.35)],
      [1352, mix(paint.leaf, paint.slate, 0.3)],
      [1416, mix(paint.butter, paint.ochre, 0.3)],
    ].map(
      ([x, c]) =>
        fill(`M${Number(x) - 32} 546h64l-6 60h-52z`, mix(paint.granite, paint.umber, 0.3)) +
        fill(`M${Number(x) - 32} 546q32 -12 64 0q-32 12 -64 0z`, String(c)) +
        stroke(`M${Number(x) - 20} 552v26M${Number(x) + 8} 554v36`, String(c), 8, {
          'stroke-linecap': 'round',
        }),
    ),
    stroke('M1296 548l34 -70', mix(paint.ochre, paint.umber, 0.3), 9, {
      'stroke-linecap': 'round',
    }),
    worker({
      at: [900, 930],
      h: 620,
      coat: mix(paint.slate, paint.night, 0.35),
      legs: mix(paint.umber, paint.tar, 0.4),
      hands: [
        [0.1, 0.82],
        [0.26, 0.88],
      ],
      lean: 0.05,
      stride: 0.08,
      hat: 'cap',
      hatColor: mix(paint.oxblood, paint.rust, 0.3),
      beard: mix(paint.umber, paint.ochre, 0.2),
      sleeve: paint.snow,
    }),
    fill('M850 640Q900 660 962 636L990 800Q900 830 836 806z', mix(paint.lime, paint.cream, 0.4)) +
      stroke('M856 700l30 20M900 760l40 -16M870 770l20 8', blue, 9, {
        'stroke-linecap': 'round',
        opacity: 0.8,
      }) +
      stroke('M940 690l20 14M880 730l16 6', mix(paint.rust, paint.rose, 0.35), 9, {
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
    // Rolled stencils and shavings of chalk on the floor.
    stroke('M1060 950L1300 940', mix(paint.ochre, paint.umber, 0.2), 34, {
      'stroke-linecap': 'round',
    }) +
      circle(1300, 940, 11, shade(paint.umber, 0.4)) +
      stroke('M1100 976L1340 968', mix(paint.ochre, paint.umber, 0.35), 30, {
        'stroke-linecap': 'round',
      }) +
      circle(1340, 968, 9, shade(paint.umber, 0.4)),
    glow(p, 1600, 260, 900, paint.butter, 0.3),
  );
  return p.svg();
}
