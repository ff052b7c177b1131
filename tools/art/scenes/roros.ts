import { mix, paint, shade } from '../lib/color.ts';
import { boards, pane } from '../lib/buildings.ts';
import { between } from '../lib/random.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
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
  id: 5103,
  alt: {
    no: 'Røros i blå vintertime: det hvite kirketårnet over tømmerhus med snø på torvtakene og de mørke slagghaugene bak.',
    sv: 'Røros i blå vintertimme: det vita kyrktornet över timmerhus med snö på torvtaken och de mörka slagghögarna bakom.',
    en: 'Røros in the blue hour of winter: the white church tower above log houses with snow on their turf roofs, dark slag heaps behind.',
    de: 'Røros zur blauen Stunde im Winter: der weiße Kirchturm über Blockhäusern mit Schnee auf den Torfdächern, dahinter die dunklen Schlackenhalden.',
  },
  focal: [0.5, 0.42],
};

const shadowSnow = mix(paint.slate, paint.snow, 0.45);
const blueSnow = mix(paint.haze, paint.snow, 0.5);

export function church(p: Picture, x: number, base: number): string {
  const wall = p.along(
    [x - 90, 0],
    [x + 90, 0],
    [
      [0, mix(paint.snow, paint.rose, 0.25)],
      [0.62, mix(paint.snow, paint.rose, 0.12)],
      [0.621, mix(paint.slate, paint.snow, 0.55)],
      [1, mix(paint.slate, paint.snow, 0.4)],
    ],
  );
  const dark = mix(paint.night, paint.tar, 0.4);
  const body: Point[] = [
    [x - 40, base],
    [x - 40, base - 190],
    [x + 300, base - 190],
    [x + 350, base - 180],
    [x + 350, base],
  ];
  return group(
    {},
    poly(body, mix(paint.slate, paint.snow, 0.5)),
    poly(
      [
        [x - 60, base - 186],
        [x + 20, base - 300],
        [x + 250, base - 300],
        [x + 368, base - 178],
      ],
      dark,
    ),
    poly(
      [
        [x + 20, base - 300],
        [x + 250, base - 300],
        [x + 300, base - 250],
        [x + 60, base - 256],
      ],
      shadowSnow,
    ),
    ...[70, 140, 210, 280].map((dx) =>
      pane(x + dx + 24, base - 150, 26, 76, { frame: paint.mist, glass: paint.butter, rows: 5 }),
    ),
    // The tower: white stone, clock, the miners' sign, then the dark hood, lantern and spire.
    rect(x - 92, base - 400, 184, 400, wall),
    rect(x - 100, base - 410, 200, 14, paint.mist),
    rect(x - 96, base - 238, 192, 9, mix(paint.slate, paint.snow, 0.5)),
    circle(x, base - 340, 40, dark) +
      circle(x, base - 340, 33, paint.snow) +
      stroke(`M${x} ${base - 340}v-24M${x} ${base - 340}l17 8`, paint.ink, 4) +
      dabs(
        12,
        (i) => [
          x + Math.sin((i * Math.PI) / 6) * 28,
          base - 340 - Math.cos((i * Math.PI) / 6) * 28,
        ],
        paint.ink,
        4,
      ),
    stroke(`M${x - 24} ${base - 196}l42 50M${x + 24} ${base - 196}l-42 50`, paint.tar, 7) +
      stroke(`M${x - 34} ${base - 192}l18 -14M${x + 34} ${base - 192}l-18 -14`, paint.tar, 14),
    pane(x - 62, base - 320, 22, 50, { frame: paint.mist, glass: paint.night, rows: 4 }) +
      pane(x + 42, base - 320, 22, 50, { frame: paint.mist, glass: paint.night, rows: 4 }),
    fill(`M${x - 30} ${base}v-84q30 -34 60 0v84z`, dark),
    fill(
      `M${x - 108} ${base - 408}Q${x - 70} ${base - 430} ${x - 54} ${base - 480}H${x + 54}Q${x + 70} ${base - 430} ${x + 108} ${base - 408}z`,
      dark,
    ),
    fill(
      `M${x - 108} ${base - 408}Q${x - 70} ${base - 430} ${x - 54} ${base - 480}h34q-8 44 -40 72z`,
      mix(dark, paint.rose, 0.4),
    ),
    rect(x - 44, base - 536, 88, 58, paint.mist) +
      rect(x + 6, base - 536, 38, 58, shadowSnow) +
      [-32, -6, 20].map((dx) => fill(`M${x + dx} ${base - 482}v-34q6 -10 12 0v34z`, dark)).join(''),
    fill(
      `M${x - 58} ${base - 534}Q${x - 30} ${base - 552} ${x - 20} ${base - 590}Q${x - 6} ${base - 640} ${x} ${base - 720}Q${x + 6} ${base - 640} ${x + 20} ${base - 590}Q${x + 30} ${base - 552} ${x + 58} ${base - 534}z`,
      dark,
    ),
    fill(
      `M${x - 58} ${base - 534}Q${x - 30} ${base - 552} ${x - 20} ${base - 590}Q${x - 6} ${base - 640} ${x} ${base - 720}Q${x - 6} ${base - 600} ${x - 26} ${base - 534}z`,
      mix(dark, paint.rose, 0.45),
    ),
    circle(x, base - 726, 8, paint.butter) +
      stroke(`M${x} ${base - 730}v-40M${x} ${base - 756}l24 -4`, paint.tar, 3.4),
  );
}

/** A log house from its long side with a thick turf roof under snow. */
function house(
  p: Picture,
  x: number,
  base: number,
  w: number,
  wall: number,
  color: string,
  lamps: number,
): string {
  const top = base - wall;
  const roof = wall * 0.72;
  const cap: string[] = [`M${n(x - 16)} ${n(top + 8)}L${n(x - 6)} ${n(top - 4)}`];
  cap.push(
    `L${n(x + w * 0.06)} ${n(top - roof)}Q${n(x + w * 0.5)} ${n(top - roof - 14)} ${n(x + w * 0.94)} ${n(top - roof)}L${n(x + w + 8)} ${n(top - 4)}L${n(x + w + 16)} ${n(top + 8)}`,
  );
  let edge = '';
  const bumps = Math.round(w / 34);
  for (let i = 0; i < bumps; i += 1)
    edge += `q${n(-w / bumps / 2)} ${n(between(p.random, 5, 15))} ${n(-(w + 32) / bumps)} 0`;
  let windows = '';
  for (let i = 0; i < lamps; i += 1) {
    const cx = x + (w * (i + 0.5)) / lamps;
    const size = Math.min(wall * 0.4, w / lamps / 2.4);
    windows +=
      i === 1 && lamps > 2
        ? rect(cx - size * 0.5, base - wall * 0.72, size, wall * 0.72, shade(paint.leaf, 0.4)) +
          rect(cx - size * 0.5, base - wall * 0.72, size, 5, paint.mist)
        : circle(
            cx,
            base - wall * 0.48,
            size * 1.5,
            p.around(cx, base - wall * 0.48, size * 1.5, [
              [0, paint.butter, 0.4],
              [1, paint.butter, 0],
            ]),
          ) +
          pane(cx - size / 2, base - wall * 0.7, size, size * 1.15, {
            frame: paint.mist,
            glass: i % 3 === 2 ? paint.apricot : paint.butter,
          });
  }
  const cx = x + w * 0.68;
  return group(
    {},
    fill(
      `M${n(cx)} ${n(top - roof - 46)}q-16 -50 12 -90q26 -40 6 -96q34 50 18 98q-22 44 -14 88z`,
      paint.mist,
      { opacity: 0.32 },
    ),
    rect(cx - 15, top - roof - 42, 32, 62, shade(paint.granite, 0.35)) +
      fill(`M${n(cx - 20)} ${n(top - roof - 38)}q20 -22 42 0z`, paint.snow),
    rect(x, top, w, wall, color),
    boards(x, top, w, wall, wall / 9, shade(color, 0.6), false, 0.6),
    rect(x - 7, top, 14, wall, shade(color, 0.25)) +
      rect(x + w - 7, top, 14, wall, shade(color, 0.35)),
    rect(x, top, w, wall * 0.16, paint.ink, { opacity: 0.35 }),
    windows,
    fill(
      `${cap.join('')}${edge}z`,
      p.along(
        [x, top - roof],
        [x + w * 0.3, top + 20],
        [
          [0, mix(paint.snow, paint.rose, 0.18)],
          [0.6, blueSnow],
          [1, shadowSnow],
        ],
      ),
    ),
    brush(
      p,
      { x: x + w * 0.05, y: top - roof + 8, w: w * 0.85, h: roof - 12 },
      Math.round(w / 12),
      1.9,
      22,
      paint.slate,
      1.6,
      0.35,
    ),
    stroke(`M${n(x - 14)} ${n(top + 11)}H${n(x + w + 14)}`, shade(paint.moss, 0.45), 4),
    fill(
      blob(p, x + w * 0.2, base + 2, w * 0.34, 10, 0.2) +
        blob(p, x + w * 0.75, base + 3, w * 0.3, 12, 0.2),
      blueSnow,
    ),
  );
}

export function draw(): string {
  const p = new Picture('roros');
  const far = ridge(
    p,
    [
      [-20, 470],
      [240, 430],
      [520, 460],
      [900, 420],
      [1240, 452],
      [1640, 410],
    ],
    6,
    2,
    8,
    true,
  );
  p.add(
    sky(p, 600, [
      [0, paint.night],
      [0.42, paint.fjord],
      [0.72, mix(paint.slate, paint.heather, 0.35)],
      [0.9, paint.rose],
      [1, paint.apricot],
    ]),
    stars(p, 150, 330, paint.cream),
    streaks(p, { x: -100, y: 330, w: 1800, h: 120 }, 16, paint.rose, 0.35, 460, 9),
    poly(under(far), mix(paint.slate, paint.rose, 0.3)),
    mist(p, 390, 160, paint.rose, 0.6),
  );
  for (const [points, salt] of [
    [
      [
        [960, 640],
        [1090, 470],
        [1210, 400],
        [1300, 420],
        [1390, 366],
        [1520, 410],
        [1640, 500],
      ],
      3,
    ],
    [
      [
        [-40, 560],
        [60, 470],
        [160, 420],
        [260, 450],
        [360, 540],
        [470, 640],
      ],
      4,
    ],
  ] as [Point[], number][]) {
    const heap = ridge(p, points, 5, salt, 8, true);
    const bottom = 700;
    p.add(
      p.clipped(
        lines(under(heap, bottom)),
        poly(under(heap, bottom), mix(paint.plum, paint.night, 0.6)),
        brush(p, { x: -40, y: 360, w: 1680, h: 300 }, 900, 1.15, 60, paint.tar, 4, 0.5),
        brush(p, { x: -40, y: 350, w: 1680, h: 260 }, 520, 1.2, 44, blueSnow, 3, 0.55),
        brush(p, { x: -40, y: 360, w: 1680, h: 300 }, 160, 1.9, 40, paint.rust, 3, 0.4),
      ),
    );
    p.add(stroke(lines(heap, false), blueSnow, 4, { opacity: 0.7 }));
  }
  p.add(mist(p, 540, 150, mix(paint.slate, paint.rose, 0.35), 0.75), church(p, 800, 800));
  // Two rows of houses close the street on both sides and grow towards the viewer.
  p.add(
    house(p, 470, 730, 210, 62, paint.umber, 4),
    house(p, 1010, 736, 230, 62, mix(paint.rust, paint.tar, 0.3), 4),
    house(p, 250, 780, 300, 92, mix(paint.ochre, paint.umber, 0.45), 4),
    house(p, 1080, 790, 330, 96, mix(paint.umber, paint.tar, 0.35), 4),
    house(p, -70, 850, 420, 130, mix(paint.oxblood, paint.umber, 0.3), 4),
    house(p, 1220, 866, 460, 140, mix(paint.ochre, paint.umber, 0.35), 4),
  );
  const snow: Point[] = [
    [-20, 846],
    [340, 838],
    [560, 776],
    [700, 742],
    [960, 744],
    [1080, 786],
    [1240, 852],
    [1620, 862],
    [1620, 1000],
    [-20, 1000],
  ];
  p.add(
    poly(
      snow,
      p.down(730, 1000, [
        [0, mix(blueSnow, paint.rose, 0.25)],
        [0.4, blueSnow],
        [1, paint.slate],
      ]),
    ),
    poly(
      [
        [770, 742],
        [850, 742],
        [1180, 1000],
        [420, 1000],
      ],
      mix(paint.slate, paint.snow, 0.28),
      { opacity: 0.65 },
    ),
    stroke('M800 745Q770 850 600 1000M826 745Q830 860 900 1000', paint.slate, 5, { opacity: 0.5 }),
    p.clipped(
      lines(snow),
      brush(p, { x: -20, y: 800, w: 1640, h: 200 }, 240, 0.05, 60, paint.snow, 3, 0.45),
      brush(p, { x: -20, y: 850, w: 1640, h: 150 }, 150, -0.04, 70, paint.fjord, 3, 0.2),
    ),
    fill(blob(p, 120, 990, 260, 60, 0.12, 14) + blob(p, 1490, 996, 280, 62, 0.12, 14), blueSnow),
    fill(blob(p, 90, 975, 200, 34, 0.16, 14) + blob(p, 1510, 980, 210, 34, 0.16, 14), paint.snow, {
      opacity: 0.7,
    }),
    // A walker with a kick-sled, the way one gets about here.
    fill('M690 880q2 -44 16 -50q14 2 14 30l4 40l-8 2l-6 -30l-10 34l-14 -2z', paint.ink) +
      circle(708, 822, 9, paint.rust) +
      stroke(
        'M716 848l24 8M730 914l16 -70M726 846h22M700 916h78q10 0 12 -8M744 914v-34h20v34',
        paint.ink,
        4,
      ) +
      rect(742, 868, 24, 12, paint.oxblood),
    fill('M640 920q80 -14 170 -2l-20 8q-80 4 -150 -6z', paint.fjord, { opacity: 0.4 }),
    dabs(160, () => [p.random() * 1600, p.random() * 1000], paint.snow, 3, 0.55),
  );
  return p.svg();
}
