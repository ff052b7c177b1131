import { longHouse } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5649,
  alt: {
    no: 'Høyt oppe på tverrarmen til et radiotårn sitter og står to arbeidere; langt under dem ligger åkrene, de andre tårnene på rekke og havet.',
    sv: 'Högt uppe på tvärarmen till ett radiotorn sitter och står två arbetare; långt under dem ligger åkrarna, de andra tornen på rad och havet.',
    en: 'High up on the cross-arm of a radio tower two workers sit and stand; far below them lie the fields, the other towers in a row and the sea.',
  },
  caption: {
    no: 'Tårnene er 127 meter høye, og tverrarmene på toppen 46 meter lange. Den gangen var de høyest i Sverige. Fritt tegnet.',
    sv: 'Tornen är 127 meter höga. När de restes var de Sveriges högsta byggnadsverk. Fritt tecknat.',
    en: 'The towers are 127 metres high. When they were raised they were the tallest structures in Sweden. Drawn freely.',
  },
  focal: [0.48, 0.42],
};

/** A tower seen from the height of its own top: slim, foot far below. */
function tower(x: number, top: number, h: number, c: string, light: string): string {
  const arm = h * 0.19;
  const foot = h * 0.055;
  const bars = Array.from({ length: 13 }, (_, i) => {
    const w = foot * ((i + 1) / 13);
    const y = top + (h * (i + 1)) / 13;
    return `M${n(x - w)} ${n(y)}H${n(x + w)}L${n(x - w * 0.8)} ${n(y - h / 13)}M${n(x - w)} ${n(y)}L${n(x + w * 0.8)} ${n(y - h / 13)}`;
  }).join('');
  return (
    stroke(bars, c, Math.max(1.2, h / 260)) +
    stroke(
      `M${x} ${top}L${n(x - foot)} ${n(top + h)}M${x} ${top}L${n(x + foot)} ${n(top + h)}`,
      c,
      Math.max(2, h / 110),
    ) +
    stroke(
      `M${n(x - arm)} ${top}H${n(x + arm)}M${n(x - arm)} ${top}L${x} ${n(top + h * 0.04)}L${n(x + arm)} ${top}`,
      light,
      Math.max(2, h / 120),
    )
  );
}

export function draw(): string {
  const p = new Picture('grimeton-tverrarmen');
  const steel = mix(paint.slate, paint.night, 0.35);
  p.add(
    sky(
      p,
      380,
      spread(
        mix(paint.slate, paint.fjord, 0.2),
        mix(paint.haze, paint.slate, 0.3),
        mix(paint.mist, paint.cream, 0.4),
        paint.cream,
      ),
    ),
    heap(p, 60, 280, 420, 110, paint.snow, 0.95),
    heap(p, 980, 240, 560, 130, paint.snow, 0.95),
    heap(p, 560, 320, 300, 60, paint.snow, 0.8),
    rect(
      0,
      370,
      1600,
      110,
      p.down(370, 480, spread(mix(paint.haze, paint.snow, 0.4), mix(paint.slate, paint.haze, 0.3))),
    ),
    ripples(p, { x: -20, y: 376, w: 1640, h: 80 }, 90, paint.snow, 0.6, 110, 2),
    fill(
      'M-20 452Q200 428 420 446T900 440T1300 452T1640 436V1010H-20z',
      mix(paint.leaf, paint.haze, 0.35),
    ),
  );
  // Fields in strips that widen towards us, with hedges, a road and farms.
  const crops = [
    mix(paint.butter, paint.ochre, 0.3),
    mix(paint.leaf, paint.butter, 0.3),
    mix(paint.ochre, paint.umber, 0.25),
    mix(paint.moss, paint.butter, 0.35),
    paint.leaf,
    mix(paint.lime, paint.butter, 0.4),
  ];
  let row = 0;
  for (let y = 456; y < 1000; row += 1) {
    const h = 14 + row * row * 4.4;
    let x = -60 - p.random() * 160;
    while (x < 1660) {
      const w = (110 + row * 44) * between(p.random, 0.6, 1.5);
      const skew = (x + w / 2 - 800) * (h / 620);
      p.add(
        fill(
          `M${n(x)} ${n(y)}h${n(w - 4)}l${n(skew)} ${n(h - 3)}h${n(-w + 4)}z`,
          crops[Math.floor(p.random() * crops.length)] ?? paint.leaf,
        ) +
          (row > 1
            ? brush(
                p,
                { x, y: y + 4, w: Math.max(10, w - 30), h: Math.max(4, h - 14) },
                14,
                0.03,
                w * 0.22,
                mix(paint.umber, paint.moss, 0.4),
                2.4,
                0.35,
              )
            : ''),
      );
      x += w;
    }
    p.add(
      fill(
        Array.from({ length: 18 }, () =>
          blob(p, p.random() * 1600, y + h - 2, 8 + row * 4, 4 + row * 2.2, 0.3, 7),
        ).join(''),
        mix(paint.pine, paint.leaf, 0.4),
      ),
    );
    y += h;
  }
  p.add(
    stroke('M1010 452Q960 520 1040 600T1180 1010', mix(paint.lime, paint.snow, 0.3), 13, {
      opacity: 0.9,
    }),
    ...[
      [300, 560, 70],
      [1180, 600, 84],
      [560, 500, 44],
      [1400, 520, 52],
    ].map(([x = 0, y = 0, w = 0]) =>
      longHouse(p, {
        x,
        base: y,
        w,
        wall: w * 0.26,
        roof: w * 0.22,
        color: mix(paint.rust, paint.oxblood, 0.3),
        roofColor: mix(paint.granite, paint.rust, 0.3),
        trim: paint.snow,
        glass: paint.night,
        windows: 4,
      }),
    ),
    mist(p, 400, 110, paint.cream, 0.45),
    // The row of the others, each smaller, with the aerial wires from arm to arm.
    ...[
      [672, 424, 70],
      [696, 406, 110],
      [732, 384, 180],
      [790, 350, 300],
    ].map(([x = 0, top = 0, h = 0]) =>
      tower(x, top, h, mix(steel, paint.haze, 0.3), mix(paint.cream, paint.haze, 0.3)),
    ),
    stroke(
      [-1, -0.6, -0.2, 0.2, 0.6, 1]
        .map(
          (t) =>
            `M${n(800 + t * 620)} 562Q${n(800 + t * 190)} 490 ${n(790 + t * 56)} 352L${n(732 + t * 34)} 386L${n(696 + t * 20)} 408`,
        )
        .join(''),
      paint.ink,
      2.4,
      { opacity: 0.75 },
    ),
    birds(p, 420, 330, 6, 13, paint.night),
  );
  // The arm under their feet: a lattice beam across the whole sheet, and the tower's head below it.
  const deck = 560;
  const truss = (y: number, h: number, c: string, w: number): string =>
    stroke(
      Array.from({ length: 14 }, (_, i) => {
        const x = -30 + i * 124;
        const d = h * (1 - Math.abs(x + 62 - 800) / 1250);
        return `M${x} ${y}l62 ${n(d)}l62 ${n(-d)}M${x + 62} ${y}v${n(d)}`;
      }).join(''),
      c,
      w,
    );
  p.add(
    stroke('M690 1010L752 560M910 1010L848 560', steel, 30) +
      stroke('M682 1010L744 560', mix(steel, paint.cream, 0.5), 8) +
      stroke(
        Array.from(
          { length: 4 },
          (_, i) =>
            `M${n(746 - i * 16)} ${620 + i * 110}L${n(868 + i * 16)} ${720 + i * 110}M${n(854 + i * 16)} ${620 + i * 110}L${n(732 - i * 16)} ${720 + i * 110}M${n(746 - i * 16)} ${620 + i * 110}H${n(854 + i * 16)}`,
        ).join(''),
        shade(steel, 0.25),
        13,
      ),
    truss(deck + 14, 150, shade(steel, 0.3), 11),
    stroke(`M-20 ${deck + 60}Q800 ${deck + 270} 1620 ${deck + 60}`, steel, 20),
    rect(
      -20,
      deck - 4,
      1640,
      30,
      p.down(deck - 4, deck + 26, spread(mix(steel, paint.cream, 0.55), steel, shade(steel, 0.4))),
    ),
    dabs(66, (i) => [i * 25, deck + 12], shade(steel, 0.5), 7),
    rect(-20, deck - 12, 1640, 9, mix(paint.umber, paint.ochre, 0.4)),
    // Insulators: white porcelain, ring upon ring.
    ...[180, 420, 1180, 1430].map((x) =>
      group(
        {},
        stroke(`M${x} ${deck + 24}V${deck + 90}`, paint.ink, 6),
        ...Array.from({ length: 5 }, (_, k) =>
          fill(
            `M${x - 24} ${deck + 96 + k * 22}q24 -18 48 0q-24 14 -48 0z`,
            k % 2 ? mix(paint.snow, paint.haze, 0.3) : paint.snow,
          ),
        ),
        stroke(`M${x} ${deck + 196}L${n(x + (x - 800) * 0.2)} 1010`, paint.ink, 4),
      ),
    ),
    worker({
      at: [560, deck - 10],
      h: 390,
      coat: mix(paint.fjord, paint.night, 0.2),
      legs: mix(paint.fjord, paint.ink, 0.3),
      hands: [
        [-0.1, 0.44],
        [0.24, 0.82],
      ],
      lean: 0.02,
      stride: 0.09,
      hat: 'cap',
      hatColor: paint.tar,
    }),
    stroke('M580 376q60 60 20 176', mix(paint.lime, paint.ochre, 0.3), 8),
    // The other sits on the edge with his coffee, his legs over 127 metres of air.
    group(
      { transform: `translate(1010 ${deck - 10})` },
      stroke('M0 -26H92Q104 40 92 112h34M-10 -22H70Q84 44 66 126h34', paint.ink, 34, {
        'stroke-linejoin': 'round',
      }),
      fill(
        'M-46 0Q-62 -110 -34 -158Q0 -178 34 -158Q56 -90 44 0z',
        mix(paint.rust, paint.ember, 0.25),
      ) + fill('M-46 0Q-62 -110 -34 -158L-6 -168Q-30 -90 -18 0z', paint.ink, { opacity: 0.25 }),
      stroke('M24 -138Q70 -80 84 -110', mix(paint.rust, paint.tar, 0.2), 26, {
        'stroke-linecap': 'round',
      }) +
        rect(78, -138, 26, 30, paint.snow) +
        stroke('M92 -146q-10 -16 4 -30t2 -26', paint.snow, 5, { opacity: 0.7 }) +
        fill(
          'M-2 -200m-31 0a31 31 0 1 0 62 0a31 31 0 1 0 -62 0z',
          mix(paint.rose, paint.apricot, 0.2),
        ),
      fill('M-36 -204Q-34 -242 2 -242Q34 -240 34 -210L50 -204z', mix(paint.umber, paint.tar, 0.3)),
    ),
    rect(1130, deck - 52, 70, 42, mix(paint.umber, paint.ochre, 0.3)) +
      stroke(`M1142 ${deck - 52}q22 -30 46 0M1130 ${deck - 34}h70`, paint.tar, 6),
  );
  return p.svg();
}
