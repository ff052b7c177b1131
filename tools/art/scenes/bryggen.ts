import { mix, paint, shade, tint } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { boards, gable, masonry } from '../lib/buildings.ts';
import { dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { fill, group, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5102,
  alt: {
    no: 'Rekken av spissgavlede trehus på Bryggen i Bergen, i oker, rødt og hvitt, speiler seg i Vågen i kveldslys.',
    sv: 'Raden av trähus med spetsiga gavlar på Bryggen i Bergen, i ockra, rött och vitt, speglar sig i Vågen i kvällsljus.',
    en: 'The row of gabled wooden wharf houses at Bryggen in Bergen, in ochre, red and white, mirrored in the harbour at dusk.',
    de: 'Die Reihe der spitzgiebeligen Holzhäuser von Bryggen in Bergen, in Ocker, Rot und Weiß, spiegelt sich im Abendlicht im Hafenbecken Vågen.',
  },
  focal: [0.48, 0.5],
};

const houses: [width: number, color: string, wall: number, roof: number, lean: number][] = [
  [170, paint.lime, 262, 122, 0.2],
  [178, paint.rust, 286, 140, -0.5],
  [166, paint.ochre, 280, 132, 0.5],
  [190, paint.oxblood, 300, 146, -0.2],
  [172, paint.snow, 290, 134, 0.4],
  [184, paint.rust, 296, 144, 0.3],
  [168, paint.ochre, 282, 134, -0.6],
  [186, paint.oxblood, 294, 142, 0.3],
  [176, paint.butter, 276, 132, -0.3],
  [180, paint.rust, 286, 138, 0.4],
];

function house(
  p: Picture,
  x: number,
  base: number,
  [w, color, wall, roof, lean]: (typeof houses)[number],
  i: number,
): string {
  const trim =
    color === paint.snow || color === paint.lime ? mix(paint.lime, paint.umber, 0.25) : paint.cream;
  const top = base - wall;
  const mid = x + w / 2;
  const hatch = (y: number, size: number): string =>
    rect(mid - size / 2 - 3, y - 3, size + 6, size * 1.25 + 6, trim) +
    rect(mid - size / 2, y, size, size * 1.25, shade(color, 0.5)) +
    boards(mid - size / 2, y, size, size * 1.25, size / 4, paint.ink, true, 0.5);
  const level = wall / 3;
  return group(
    { transform: `rotate(${lean} ${mid} ${base})` },
    gable(p, {
      x,
      base,
      w,
      wall,
      roof,
      color,
      roofColor: shade(paint.rust, 0.55),
      trim,
      glass:
        i % 3 === 1
          ? mix(paint.night, paint.heather, 0.3)
          : i % 3
            ? paint.butter
            : mix(paint.slate, paint.night, 0.4),
      storeys: [3, i % 2 ? 4 : 3, 3],
      eave: 5,
      upright: i % 4 !== 2,
      door: shade(paint.leaf, 0.3),
    }),
    hatch(top - roof * 0.42, 30),
    i % 2 ? '' : hatch(base - level * 1.76, level * 0.42),
    // Hoisting beam, rope and block.
    stroke(`M${mid} ${top - roof * 0.62}h${i % 2 ? 26 : -26}`, paint.tar, 6) +
      stroke(`M${mid + (i % 2 ? 24 : -24)} ${top - roof * 0.62}v${roof * 0.5}`, paint.tar, 1.6),
    rect(x - 3, top + level * 0.98, w + 6, 5, trim, { opacity: 0.8 }),
    poly(
      [
        [x, base],
        [x, top],
        [mid, top - roof + 8],
        [x + w, top],
        [x + w, base],
      ],
      p.along(
        [x, 0],
        [x + w, 0],
        [
          [0, paint.apricot, 0.22],
          [0.5, paint.apricot, 0.05],
          [1, paint.plum, 0.28],
        ],
      ),
    ),
  );
}

function sloop(x: number, y: number): string {
  const hull = `M${x - 150} ${y - 46}Q${x} ${y - 22} ${x + 190} ${y - 56}Q${x + 160} ${y + 8} ${x + 110} ${y + 12}H${x - 100}Q${x - 146} ${y} ${x - 150} ${y - 46}z`;
  return group(
    {},
    stroke(
      `M${x + 20} ${y - 34}V${y - 440}M${x + 20} ${y - 80}L${x - 160} ${y - 100}M${x + 20} ${y - 300}L${x - 96} ${y - 360}M${x + 180} ${y - 52}l70 -26`,
      paint.tar,
      7,
    ),
    stroke(
      `M${x + 20} ${y - 436}L${x - 146} ${y - 46}M${x + 20} ${y - 436}L${x + 248} ${y - 78}M${x + 20} ${y - 400}L${x + 150} ${y - 48}M${x + 20} ${y - 400}L${x - 60} ${y - 40}`,
      paint.tar,
      1.8,
    ),
    fill(`M${x + 14} ${y - 84}L${x - 150} ${y - 100}q30 -26 70 -16q50 -16 94 6z`, paint.cream),
    fill(`M${x + 20} ${y - 436}l34 8l-34 8z`, paint.ember),
    fill(hull, shade(paint.fjord, 0.45)),
    fill(
      `M${x - 150} ${y - 46}Q${x} ${y - 22} ${x + 190} ${y - 56}l-2 12Q${x} ${y - 10} ${x - 148} ${y - 34}z`,
      paint.cream,
    ),
    fill(`M${x - 110} ${y - 42}v-26h70l6 28z`, paint.umber) +
      rect(x - 96, y - 62, 18, 12, paint.butter),
  );
}

export function draw(): string {
  const p = new Picture('bryggen');
  const quay = 762;
  const hill = ridge(
    p,
    [
      [-20, 300],
      [220, 220],
      [460, 180],
      [760, 120],
      [1010, 150],
      [1300, 100],
      [1640, 180],
    ],
    14,
    2,
    8,
    true,
  );
  p.add(
    sky(p, 560, [
      [0, mix(paint.plum, paint.fjord, 0.55)],
      [0.4, paint.heather],
      [0.75, paint.rose],
      [1, paint.butter],
    ]),
    streaks(p, { x: -100, y: 20, w: 1800, h: 150 }, 22, paint.apricot, 0.5, 420, 14),
    streaks(p, { x: -100, y: 10, w: 1800, h: 110 }, 14, paint.plum, 0.45, 520, 18),
    poly(
      under(hill, 700),
      p.down(100, 620, [
        [0, mix(paint.fjord, paint.plum, 0.5)],
        [1, mix(paint.pine, paint.plum, 0.35)],
      ]),
    ),
    spruces(p, hill, 110, 18, 34, mix(paint.fjord, paint.plum, 0.55)),
  );
  // Small houses on the hill of Fløyen, with their lamps lit.
  for (let i = 0; i < 90; i += 1) {
    const x = (i * 137) % 1620;
    const y = 330 + ((i * 61) % 190);
    const s = 9 + ((i * 7) % 9);
    const color = [paint.lime, paint.rust, paint.rose, paint.ochre][i % 4] ?? paint.lime;
    p.add(
      poly(
        [
          [x, y],
          [x, y - s],
          [x + s * 0.8, y - s * 1.9],
          [x + s * 1.6, y - s],
          [x + s * 1.6, y],
        ],
        mix(color, paint.plum, 0.55),
      ),
      fill(
        `M${x - 1} ${y - s}l${s * 0.8 + 1} ${-s * 0.95}l${s * 0.8 + 1} ${s * 0.95}z`,
        mix(paint.oxblood, paint.plum, 0.6),
      ),
    );
  }
  p.add(
    dabs(130, () => [p.random() * 1600, 310 + p.random() * 210], paint.butter, 3.4, 0.9),
    wisps(p, 0, 1600, 300, 60, paint.rose, 0.4, 8),
    mist(p, 360, 260, mix(paint.rose, paint.butter, 0.4), 0.5),
  );
  // The twin towers of St Mary's church behind the row.
  for (const x of [1044, 1112])
    p.add(
      rect(x, 250, 44, 180, mix(paint.granite, paint.plum, 0.35)),
      rect(x, 250, 16, 180, mix(paint.granite, paint.rose, 0.5)),
      fill(`M${x - 4} 252l26 -92l26 92z`, mix(paint.fjord, paint.plum, 0.4)),
      rect(x + 16, 280, 10, 26, paint.ink),
    );
  let x = -46;
  const row = houses.map((h, i) => {
    const out = house(p, x, quay - 34, h, i);
    x += h[0] - 2;
    return out;
  });
  const shore = p.symbol(
    ...row,
    rect(-20, quay - 40, 1640, 22, mix(paint.umber, paint.apricot, 0.25)),
    masonry(
      p,
      -20,
      quay - 22,
      1640,
      24,
      40,
      mix(paint.granite, paint.plum, 0.45),
      paint.ink,
      paint.rose,
    ),
  );
  p.add(`<use href="#${shore}"/>`);
  // People, barrels and lamps on the quay give the scale.
  const people: [number, string][] = [
    [150, paint.ink],
    [172, paint.oxblood],
    [432, paint.night],
    [700, paint.ink],
    [724, paint.ochre],
    [745, paint.ink],
    [1010, paint.oxblood],
    [1296, paint.ink],
    [1318, paint.fjord],
  ];
  for (const [px, color] of people)
    p.add(
      fill(`M${px} ${quay - 24}l2 -30q7 -12 14 0l2 30z`, color),
      fill(`M${px + 5} ${quay - 62}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0z`, tint(color, 0.5)),
    );
  for (const bx of [320, 345, 560, 860, 1180, 1206])
    p.add(
      rect(bx, quay - 46, 20, 24, paint.umber),
      stroke(`M${bx} ${quay - 40}h20M${bx} ${quay - 28}h20`, paint.tar, 2),
    );
  p.add(
    water(p, quay, 1000, [
      [0, mix(paint.heather, paint.fjord, 0.5)],
      [0.5, mix(paint.fjord, paint.plum, 0.3)],
      [1, paint.night],
    ]),
    reflection(p, shore, quay, { squeeze: 0.55, opacity: 0.72, depth: 238 }),
    ripples(p, { x: -60, y: quay + 6, w: 1720, h: 240 }, 110, paint.night, 0.42, 170, 5),
    ripples(p, { x: -60, y: quay + 6, w: 1720, h: 240 }, 80, paint.butter, 0.5, 120, 3.4),
    sloop(1330, 880),
    ripples(p, { x: 1160, y: 884, w: 360, h: 30 }, 20, paint.ink, 0.5, 150, 6),
    rowboat(250, 900, 230, paint.ochre, paint.tar),
    rowboat(480, 940, 200, paint.oxblood, paint.tar),
    ripples(p, { x: 240, y: 906, w: 460, h: 50 }, 20, paint.ink, 0.5, 120, 6),
    birds(p, 640, 130, 6, 12, paint.ink),
  );
  return p.svg();
}
