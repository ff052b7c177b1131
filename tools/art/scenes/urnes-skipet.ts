import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5161,
  alt: {
    no: 'Inne i Urnes stavkirke: høye, runde staver med utskårne kapiteler bærer midtrommet, og over koråpningen henger Kristus på korset mellom Maria og Johannes.',
    sv: 'Inne i Urnes stavkyrka: höga, runda stavar med snidade kapitäl bär mittrummet, och över koröppningen hänger Kristus på korset mellan Maria och Johannes.',
    en: 'Inside Urnes Stave Church: tall round staves with carved capitals carry the middle of the nave, and above the chancel opening hangs Christ on the cross between Mary and John.',
    nn: 'Inne i Urnes stavkyrkje: høge, runde stavar med utskorne kapitel ber midtrommet, og over koropninga heng Kristus på krossen mellom Maria og Johannes.',
  },
  caption: {
    no: 'Inne er det skumring. Korsgruppa over koråpningen er skåret i middelalderen.',
    sv: 'Inne är det skymning. Korsgruppen över koröppningen är snidad på medeltiden.',
    en: 'Inside it is dusk. The group at the cross above the chancel opening was carved in the Middle Ages.',
    nn: 'Inne er det skumring. Krossgruppa over koropninga er skoren i mellomalderen.',
  },
  focal: [0.5, 0.5],
};

const wood = mix(paint.umber, paint.apricot, 0.22);
const dim = mix(paint.umber, paint.tar, 0.55);
const dark = mix(paint.tar, paint.ink, 0.4);

const at = (x: number, h: number, z: number): Point => [
  800 + (x * 900) / z,
  620 + (400 - h * 1000) / z,
];
const face = (...c: [number, number, number][]): string => lines(c.map(([x, h, z]) => at(x, h, z)));
const DEPTHS = [2.5, 1.98, 1.58, 1.27, 1.02];

/** A stave: the round shaft on its block, the cushion capital with a glimpse of its carving. */
function stave(p: Picture, side: number, z: number): string {
  const [x, foot] = at(0.6 * side, 0, z);
  const top = at(0, 0.84, z)[1];
  const r = 34 / z;
  const tone = Math.min(0.62, (z - 1) * 0.18);
  const paintIt = p.along(
    [x - r, 0],
    [x + r, 0],
    side < 0
      ? spread(shade(wood, 0.65), shade(wood, 0.25 + tone * 0.3), mix(wood, paint.butter, 0.42))
      : spread(mix(wood, paint.butter, 0.42), shade(wood, 0.25 + tone * 0.3), shade(wood, 0.65)),
  );
  const cap = `M${n(x - r)} ${n(top)}Q${n(x - r * 1.7)} ${n(top - r * 0.5)} ${n(x - r * 1.75)} ${n(top - r * 1.9)}H${n(x + r * 1.75)}Q${n(x + r * 1.7)} ${n(top - r * 0.5)} ${n(x + r)} ${n(top)}z`;
  return group(
    {},
    rect(x - r, top, r * 2, foot - top, paintIt),
    brush(
      p,
      { x: x - r * 0.9, y: top, w: r * 1.6, h: foot - top - 30 },
      Math.round(46 / z),
      1.57,
      80 / z,
      paint.tar,
      2 / z,
      0.5,
    ),
    rect(x - r * 1.5, foot - r * 0.9, r * 3, r * 0.9, paintIt),
    rect(x - r * 1.25, foot - r * 1.4, r * 2.5, r * 0.5, paintIt),
    fill(cap, paintIt),
    rect(x - r * 2, top - r * 2.3, r * 4, r * 0.45, paintIt),
    rect(x - r * 1.1, top, r * 2.2, r * 0.22, paint.tar, { opacity: 0.6 }),
    // The animal on it: no more than its curve at this distance.
    stroke(
      `M${n(x - r * 1.1)} ${n(top - r * 0.5)}Q${n(x - r * 1.2)} ${n(top - r * 1.3)} ${n(x - r * 0.4)} ${n(top - r * 1.2)}T${n(x + r * 0.6)} ${n(top - r * 1.3)}Q${n(x + r * 1.2)} ${n(top - r * 1.6)} ${n(x + r * 1.2)} ${n(top - r)}M${n(x - r * 0.5)} ${n(top - r * 1.1)}L${n(x - r * 0.6)} ${n(top - r * 0.4)}M${n(x + r * 0.5)} ${n(top - r * 1.2)}L${n(x + r * 0.6)} ${n(top - r * 0.4)}`,
      shade(wood, 0.7),
      r * 0.2,
      { 'stroke-linecap': 'round' },
    ),
  );
}

/** The round arch from one stave to the next, and the wall above it. */
function arcade(side: number, z0: number, z1: number): string {
  const x = 0.6 * side;
  const arc: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return at(x, 0.93 + Math.sin(Math.PI * t) * 0.13, z0 + (z1 - z0) * t);
  });
  const tone = 0.25 + (z0 - 1) * 0.22;
  return (
    fill(lines([...arc, at(x, 1.22, z1), at(x, 1.22, z0)]), shade(wood, tone)) +
    stroke(lines(arc, false), mix(wood, paint.butter, 0.35), 7 / z0) +
    fill(
      face([x, 1.22, z0], [x, 1.22, z1], [x, 1.27, z1], [x, 1.27, z0]),
      mix(wood, paint.tar, 0.2),
    )
  );
}

/** Christ on the cross between Mary and John, on their beam. */
function cross(p: Picture): string {
  const skin = mix(paint.cream, paint.rose, 0.35);
  const saint = (x: number, robe: string, cloak: string): string =>
    fill(`M${x - 17} 458Q${x - 20} 384 ${x - 9} 376H${x + 9}Q${x + 20} 384 ${x + 17} 458z`, robe) +
    fill(`M${x - 17} 458Q${x - 22} 380 ${x} 374Q${x - 6} 410 ${x - 3} 458z`, cloak) +
    circle(x, 366, 11, skin) +
    circle(x, 366, 16, 'none', { stroke: paint.ochre, 'stroke-width': 3 });
  return group(
    {},
    glow(p, 800, 370, 250, paint.butter, 0.4),
    fill('M792 258h16v46h56v16h-56v140h-16V320h-56v-16h56z', mix(paint.oxblood, paint.rust, 0.4)) +
      stroke('M792 258h16v46h56v16h-56v140h-16V320h-56v-16h56z', paint.ochre, 3),
    stroke('M744 309Q776 318 800 316Q824 318 856 309', skin, 7.5, { 'stroke-linecap': 'round' }) +
      fill('M788 314H812Q816 346 810 368H790Q784 346 788 314z', skin) +
      fill('M786 360H814L818 402H782z', mix(paint.ochre, paint.butter, 0.4)) +
      stroke('M793 400L797 440M807 400L803 440', skin, 8, { 'stroke-linecap': 'round' }) +
      circle(800, 301, 10, skin) +
      stroke('M790 296q10 -10 20 0', paint.umber, 5) +
      stroke('M790 292l4 -8l6 6l6 -6l4 8', paint.ochre, 3),
    saint(706, paint.rust, paint.fjord) + saint(894, paint.leaf, paint.ember),
    rect(600, 456, 400, 15, mix(wood, paint.butter, 0.2)) + rect(600, 471, 400, 5, dark),
  );
}

export function draw(): string {
  const p = new Picture('urnes-skipet');
  const far = 2.7;
  p.add(
    rect(0, 0, 1600, 1000, dark),
    // The roof: rafters that meet in the dark, and boards behind them.
    fill(
      face([-0.6, 1.27, 1], [-0.6, 1.27, far], [0.6, 1.27, far], [0.6, 1.27, 1]),
      mix(dim, paint.ink, 0.5),
    ),
    ...[2.5, 2.1, 1.75, 1.45].map((z) =>
      fill(
        face([-0.6, 1.24, z], [0.6, 1.24, z], [0.6, 1.3, z], [-0.6, 1.3, z]),
        shade(dim, 0.1 + (z - 1) * 0.1),
      ),
    ),
    // Aisle walls of upright planks.
    ...[-1, 1].map(
      (s) =>
        fill(
          face([s, 0, 0.9], [s, 0, far], [s, 1.1, far], [s, 1.1, 0.9]),
          p.along([s < 0 ? 0 : 1600, 0], [s < 0 ? 500 : 1100, 0], spread(dark, dim)),
        ) +
        stroke(
          Array.from({ length: 22 }, (_, i) => {
            const z = 0.95 * 1.05 ** i;
            return lines([at(s, 0, z), at(s, 1.1, z)], false);
          }).join(''),
          paint.ink,
          3,
          { opacity: 0.6 },
        ),
    ),
    // The end wall with its planks.
    fill(face([-1, 0, far], [1, 0, far], [1, 1.27, far], [-1, 1.27, far]), mix(dim, wood, 0.35)),
    stroke(
      Array.from({ length: 25 }, (_, i) => {
        const x = -0.96 + i * 0.08;
        return lines([at(x, 0, far), at(x, 1.27, far)], false);
      }).join(''),
      paint.tar,
      2.4,
      { opacity: 0.6 },
    ),
    // Floor of broad boards.
    fill(
      face([-1, 0, 0.9], [1, 0, 0.9], [1, 0, far], [-1, 0, far]),
      p.down(770, 1000, spread(mix(wood, paint.butter, 0.25), mix(wood, paint.tar, 0.35), dim)),
    ),
    stroke(
      Array.from({ length: 21 }, (_, i) =>
        lines([at(-1 + i * 0.1, 0, 0.9), at(-1 + i * 0.1, 0, far)], false),
      ).join(''),
      paint.tar,
      2.4,
      { opacity: 0.6 },
    ),
    brush(p, { x: 200, y: 790, w: 1200, h: 210 }, 200, 0, 60, paint.butter, 2, 0.14),
  );
  // Through the chancel opening: the altarpiece of the late 1600s, with two candles.
  const opening = 'M702 768V560Q702 488 800 484Q898 488 898 560V768z';
  p.add(
    p.clipped(
      opening,
      rect(
        690,
        470,
        220,
        310,
        p.down(
          480,
          770,
          spread(mix(paint.umber, paint.tar, 0.4), mix(paint.apricot, paint.umber, 0.5)),
        ),
      ),
      rect(690, 740, 220, 40, mix(wood, paint.butter, 0.35)),
      fill(
        'M752 716V590L764 572Q800 540 836 572L848 590V716z',
        mix(paint.oxblood, paint.rust, 0.3),
      ),
      fill('M764 706V598H836V706zM780 582Q800 556 820 582z', paint.fjord),
      stroke('M758 716V588M842 716V588M750 716H850M752 588H848', paint.ochre, 5),
      fill('M796 612h8v16h14v8h-14v50h-8v-50h-14v-8h14z', mix(paint.ochre, paint.butter, 0.5)),
      rect(738, 714, 124, 54, paint.snow) + rect(738, 714, 124, 9, paint.ember),
      glow(p, 752, 690, 90, paint.butter, 0.8) + glow(p, 848, 690, 90, paint.butter, 0.8),
      rect(749, 692, 6, 22, paint.cream) + rect(845, 692, 6, 22, paint.cream),
      fill('M748 690q4 -16 8 0zM844 690q4 -16 8 0z', paint.snow),
    ),
    stroke(opening, mix(wood, paint.butter, 0.3), 12) + stroke(opening, paint.tar, 3),
    cross(p),
    // The pulpit, painted, at the side of the opening.
    fill('M978 770V690L958 664V596H1050V664L1030 690V770z', mix(paint.leaf, paint.fjord, 0.3)) +
      stroke('M958 596H1050M958 664H1050M989 600V662M1020 600V662', paint.ochre, 5) +
      fill('M950 590h108v-12h-108zM946 520h116l-24 -26h-68z', mix(paint.oxblood, paint.rust, 0.3)),
  );
  DEPTHS.forEach((z, i) => {
    for (const s of [-1, 1]) {
      const next = DEPTHS[i + 1];
      p.add(stave(p, s, z));
      if (next) p.add(arcade(s, next, z));
    }
    if (i < 3)
      for (const s of [-1, 1])
        p.add(
          // Closed pews with their doors.
          fill(
            face(
              [s * 0.34, 0, z - 0.2],
              [s * 0.56, 0, z - 0.2],
              [s * 0.56, 0.23, z - 0.2],
              [s * 0.34, 0.23, z - 0.2],
            ),
            mix(dim, paint.leaf, 0.25),
          ) +
            fill(
              face(
                [s * 0.33, 0.22, z - 0.2],
                [s * 0.57, 0.22, z - 0.2],
                [s * 0.57, 0.245, z - 0.2],
                [s * 0.33, 0.245, z - 0.2],
              ),
              mix(wood, paint.butter, 0.3),
            ) +
            stroke(
              lines([at(s * 0.41, 0.03, z - 0.2), at(s * 0.41, 0.2, z - 0.2)], false) +
                lines([at(s * 0.49, 0.03, z - 0.2), at(s * 0.49, 0.2, z - 0.2)], false),
              paint.tar,
              4,
            ),
        );
  });
  p.add(
    // Two shafts of light from the small round windows up under the roof.
    ...[
      [1180, 40, 610, 900, 110],
      [1060, 130, 690, 830, 70],
    ].map(
      ([x = 0, y = 0, tx = 0, ty = 0, w = 0]) =>
        fill(
          `M${x - 14} ${y}L${tx - w} ${ty}Q${tx} ${ty + w * 0.3} ${tx + w} ${ty}L${x + 14} ${y}z`,
          p.along(
            [x, y],
            [tx, ty],
            [
              [0, paint.cream, 0.5],
              [0.7, paint.butter, 0.16],
              [1, paint.butter, 0.1],
            ],
          ),
        ) +
        circle(x, y, 17, paint.snow) +
        glow(p, x, y, 110, paint.butter, 0.6),
    ),
    figure(640, 890, 150, mix(paint.night, paint.ink, 0.3), paint.rose, 0.05),
    figure(690, 884, 126, paint.oxblood, paint.rose, 0.05),
    dabs(
      70,
      () => [between(p.random, 560, 1160), between(p.random, 100, 860)],
      paint.butter,
      3,
      0.6,
    ),
    vignette(p, 800, 560, 0.7),
  );
  return p.svg();
}
