import { pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { moon } from '../lib/moon.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5146,
  alt: {
    no: 'Bergstadens Ziir, Røros kirke, en stjerneklar høstnatt: det hvite tårnet foran fullmånen, sett fra slagghaugen over torvtak med lys i vinduene.',
    sv: 'Bergstadens Ziir, Røros kyrka, en stjärnklar höstnatt: det vita tornet framför fullmånen, sett från slagghögen över torvtak med ljus i fönstren.',
    en: 'Bergstadens Ziir, the church of Røros, on a starry autumn night: the white tower before the full moon, seen from the slag heap over turf roofs and lit windows.',
  },
  focal: [0.52, 0.44],
};

const white = mix(paint.snow, paint.haze, 0.3);
const shadow = mix(paint.slate, paint.heather, 0.35);
const roof = mix(paint.night, paint.plum, 0.4);

function church(p: Picture, x: number, base: number): string {
  const face = (x0: number, x1: number): string =>
    p.along(
      [x0, 0],
      [x1, 0],
      [
        [0, shadow],
        [0.34, mix(shadow, white, 0.5)],
        [0.36, white],
        [1, mix(white, paint.snow, 0.6)],
      ],
    );
  const lit = { frame: paint.haze, glass: paint.butter, rows: 6 };
  return group(
    {},
    // The eight-sided nave and its great hipped roof, with dormers.
    fill(
      `M${x + 20} ${base}V${base - 190}L${x + 120} ${base - 204}H${x + 330}L${x + 440} ${base - 184}V${base}z`,
      p.along(
        [x, 0],
        [x + 440, 0],
        [
          [0, shadow],
          [0.26, shadow],
          [0.27, mix(shadow, white, 0.4)],
          [0.74, mix(shadow, white, 0.55)],
          [0.75, white],
          [1, white],
        ],
      ),
    ),
    fill(
      `M${x + 4} ${base - 184}L${x + 120} ${base - 316}L${x + 190} ${base - 330}H${x + 270}L${x + 340} ${base - 312}L${x + 460} ${base - 178}L${x + 332} ${base - 198}H${x + 118}z`,
      roof,
    ),
    fill(
      `M${x + 340} ${base - 312}L${x + 460} ${base - 178}L${x + 332} ${base - 198}L${x + 268} ${base - 330}z`,
      mix(roof, paint.haze, 0.35),
    ),
    stroke(
      [...Array(7)]
        .map((_, i) => `M${n(x + 14 + i * 16)} ${n(base - 198 - i * 18)}H${n(x + 334 - i * 9)}`)
        .join(''),
      paint.ink,
      2,
      { opacity: 0.5 },
    ),
    ...[168, 226, 284].map((dx) => pane(x + dx - 14, base - 160, 28, 92, lit)),
    ...[76, 382, 418].map((dx) => pane(x + dx - 11, base - 152, 19, 84, lit)),
    // The tower.
    rect(x - 86, base - 410, 172, 410, face(x - 86, x + 86)),
    brush(p, { x: x - 80, y: base - 400, w: 160, h: 390 }, 70, 0.1, 18, paint.slate, 2, 0.25),
    rect(x - 94, base - 420, 188, 14, white) + rect(x - 90, base - 250, 180, 9, shadow),
    circle(x + 8, base - 352, 40, roof) +
      circle(x + 8, base - 352, 33, paint.butter) +
      stroke(`M${x + 8} ${base - 352}v-24M${x + 8} ${base - 352}l-15 12`, paint.ink, 4) +
      dabs(
        12,
        (i) => [
          x + 8 + Math.sin((i * Math.PI) / 6) * 28,
          base - 352 - Math.cos((i * Math.PI) / 6) * 28,
        ],
        paint.ink,
        4,
      ),
    stroke(`M${x - 16} ${base - 200}l42 50M${x + 32} ${base - 200}l-42 50`, paint.tar, 7) +
      stroke(`M${x - 26} ${base - 196}l18 -14M${x + 42} ${base - 196}l-18 -14`, paint.tar, 14),
    fill(`M${x - 18} ${base}v-84q26 -32 52 0v84z`, paint.tar),
    // Hood, lantern and spire.
    fill(
      `M${x - 102} ${base - 418}Q${x - 66} ${base - 440} ${x - 50} ${base - 490}H${x + 50}Q${x + 66} ${base - 440} ${x + 102} ${base - 418}z`,
      roof,
    ) +
      fill(
        `M${x + 102} ${base - 418}Q${x + 66} ${base - 440} ${x + 50} ${base - 490}H${x + 16}q8 44 44 72z`,
        mix(roof, paint.haze, 0.4),
      ),
    rect(x - 42, base - 546, 84, 58, white) +
      rect(x - 42, base - 546, 34, 58, shadow) +
      [-30, -5, 20]
        .map((dx) => fill(`M${x + dx} ${base - 492}v-34q6 -10 12 0v34z`, paint.night))
        .join(''),
    fill(
      `M${x - 56} ${base - 544}Q${x - 28} ${base - 562} ${x - 19} ${base - 600}Q${x - 6} ${base - 650} ${x} ${base - 730}Q${x + 6} ${base - 650} ${x + 19} ${base - 600}Q${x + 28} ${base - 562} ${x + 56} ${base - 544}z`,
      roof,
    ) +
      fill(
        `M${x + 56} ${base - 544}Q${x + 28} ${base - 562} ${x + 19} ${base - 600}Q${x + 6} ${base - 650} ${x} ${base - 730}Q${x + 4} ${base - 610} ${x + 22} ${base - 544}z`,
        mix(roof, paint.haze, 0.45),
      ),
    circle(x, base - 736, 8, paint.butter) +
      stroke(`M${x} ${base - 740}v-36M${x} ${base - 764}l24 -4`, paint.ink, 3.4),
  );
}

/** A long turf roof seen from above, with the front under it and its lit windows. */
function house(p: Picture, x: number, y: number, w: number, s: number, lamps: number): string {
  const [wall, rise] = [46 * s, 62 * s];
  const timber = mix(
    [paint.umber, paint.oxblood, paint.ochre][lamps % 3] ?? paint.umber,
    paint.night,
    0.5,
  );
  const shape = `M${n(x - 10 * s)} ${n(y)}L${n(x + 8 * s)} ${n(y - rise)}H${n(x + w - 8 * s)}L${n(x + w + 10 * s)} ${n(y)}z`;
  const cx = x + w * 0.62;
  return group(
    {},
    rect(x, y - 2, w, wall, timber) +
      stroke(
        [1, 2, 3].map((i) => `M${n(x)} ${n(y + (wall * i) / 4)}h${n(w)}`).join(''),
        paint.ink,
        2,
        { opacity: 0.5 },
      ),
    ...Array.from({ length: lamps }, (_, i) => {
      const wx = x + (w * (i + 0.5)) / lamps;
      return (
        circle(
          wx,
          y + wall * 0.5,
          34 * s,
          p.around(wx, y + wall * 0.5, 34 * s, [
            [0, paint.butter, 0.5],
            [1, paint.butter, 0],
          ]),
        ) +
        pane(wx - 9 * s, y + 12 * s, 18 * s, 20 * s, {
          frame: paint.haze,
          glass: (i + lamps) % 4 ? paint.butter : paint.apricot,
          rows: 2,
        })
      );
    }),
    p.clipped(
      shape,
      fill(
        shape,
        p.down(
          y - rise,
          y,
          spread(mix(paint.moss, paint.haze, 0.35), mix(paint.moss, paint.night, 0.55)),
        ),
      ),
      brush(
        p,
        { x, y: y - rise, w, h: rise },
        Math.round(w / 4),
        -1.4,
        13 * s,
        mix(paint.moss, paint.mist, 0.5),
        1.8 * s,
        0.5,
      ) +
        brush(
          p,
          { x, y: y - rise * 0.6, w, h: rise * 0.7 },
          Math.round(w / 4),
          -1.6,
          14 * s,
          paint.night,
          2 * s,
          0.5,
        ),
    ),
    stroke(
      `M${n(x + 8 * s)} ${n(y - rise)}H${n(x + w - 8 * s)}`,
      mix(paint.haze, paint.snow, 0.4),
      2.4 * s,
      { opacity: 0.8 },
    ),
    rect(cx - 13 * s, y - rise * 1.3, 26 * s, rise * 0.66, mix(paint.granite, paint.night, 0.5)) +
      rect(cx + 3 * s, y - rise * 1.3, 10 * s, rise * 0.66, mix(paint.haze, paint.granite, 0.4)) +
      rect(cx - 16 * s, y - rise * 1.36, 32 * s, 6 * s, paint.ink),
    fill(
      `M${n(cx)} ${n(y - rise * 1.34)}q${n(-26 * s)} ${n(-34 * s)} ${n(6 * s)} ${n(-70 * s)}q${n(34 * s)} ${n(-30 * s)} ${n(14 * s)} ${n(-84 * s)}q${n(50 * s)} ${n(44 * s)} ${n(14 * s)} ${n(94 * s)}q${n(-26 * s)} ${n(26 * s)} ${n(-14 * s)} ${n(60 * s)}z`,
      paint.haze,
      { opacity: 0.26 },
    ),
  );
}

export function draw(): string {
  const p = new Picture('bergstadens-ziir');
  const [mx, my, mr] = [936, 262, 124];
  const fell = ridge(p, acrossSheet(500, 470, 500, 450, 480, 440, 480), 5, 2, 8, true);
  p.add(
    sky(
      p,
      640,
      spread(
        paint.ink,
        mix(paint.night, paint.plum, 0.3),
        mix(paint.fjord, paint.plum, 0.35),
        mix(paint.slate, paint.heather, 0.4),
      ),
    ),
    stars(p, 330, 470, paint.cream),
    dabs(
      110,
      () => {
        const t = p.random();
        return [t * 760 + between(p.random, -60, 60), 30 + t * 330 + between(p.random, -50, 50)];
      },
      paint.cream,
      2,
      0.6,
    ),
    moon(p, mx, my, mr),
    streaks(
      p,
      { x: 300, y: 250, w: 1300, h: 160 },
      12,
      mix(paint.heather, paint.plum, 0.4),
      0.7,
      520,
      12,
    ),
    poly(under(fell, 900), mix(paint.fjord, paint.plum, 0.4)),
    mist(p, 420, 200, mix(paint.haze, paint.heather, 0.4), 0.6),
    // Far roofs beyond the church.
    ...Array.from(
      { length: 16 },
      (_, i) =>
        rect(i * 104 - 20, 560 + ((i * 37) % 30), 70, 20, mix(paint.umber, paint.night, 0.6)) +
        fill(
          `M${i * 104 - 28} ${562 + ((i * 37) % 30)}l10 -22h62l10 22z`,
          mix(paint.moss, paint.night, 0.5),
        ) +
        rect(i * 104 + 4, 566 + ((i * 37) % 30), 9, 9, paint.butter),
    ),
    wisps(p, 0, 1600, 590, 20, mix(paint.haze, paint.heather, 0.3), 0.4, 6),
    circle(
      790,
      560,
      420,
      p.around(790, 560, 420, [
        [0, paint.butter, 0.3],
        [1, paint.butter, 0],
      ]),
    ),
    rect(
      0,
      690,
      1600,
      310,
      p.down(690, 900, spread(mix(paint.moss, paint.night, 0.5), mix(paint.pine, paint.ink, 0.5))),
    ),
    group({ transform: 'translate(740 716) scale(.92) translate(-740 -716)' }, church(p, 740, 716)),
    masonryWall(p),
    mist(p, 640, 120, mix(paint.haze, paint.heather, 0.4), 0.45),
  );
  const row: [number, number, number, number, number][] = [
    [60, 690, 240, 0.9, 3],
    [330, 712, 210, 0.95, 3],
    [1190, 700, 260, 0.95, 4],
    [-60, 776, 330, 1.25, 4],
    [330, 800, 300, 1.3, 3],
    [700, 806, 280, 1.25, 4],
    [1040, 796, 300, 1.3, 3],
    [1390, 806, 300, 1.35, 4],
  ];
  for (const r of row) p.add(house(p, ...r));
  const heap = ridge(
    p,
    pts('-20,840 160,856 330,884 520,930 760,966 1100,950 1400,900 1640,860'),
    8,
    6,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(heap)),
      poly(under(heap), p.down(840, 1000, spread(mix(paint.plum, paint.night, 0.5), paint.ink))),
      brush(p, { x: -20, y: 840, w: 1640, h: 170 }, 330, 0.9, 30, paint.ink, 4, 0.5) +
        brush(
          p,
          { x: -20, y: 840, w: 1640, h: 120 },
          170,
          1.1,
          24,
          mix(paint.slate, paint.rust, 0.3),
          3,
          0.5,
        ),
    ),
    stroke(lines(heap, false), mix(paint.haze, paint.butter, 0.3), 3, { opacity: 0.7 }),
    grass(p, heap, 0.12, 20, mix(paint.ochre, paint.night, 0.5)),
    figure(236, 872, 104, paint.ink, mix(paint.rose, paint.night, 0.4), 0.05) +
      figure(276, 880, 78, paint.ink, mix(paint.rose, paint.night, 0.4), 0.05) +
      fill('M318 886q4 -26 26 -26l20 -14l10 6l-8 12l-2 26h-7v-16h-24v14z', paint.ink),
  );
  return p.svg();
}

/** The churchyard wall with its row of crosses. */
function masonryWall(p: Picture): string {
  let crosses = '';
  for (let i = 0; i < 15; i += 1)
    crosses += `M${n(560 + i * 46 + between(p.random, -8, 8))} 716v-26m-8 9h16`;
  return (
    stroke(crosses, shade(paint.granite, 0.5), 4) +
    rect(520, 712, 760, 26, mix(paint.granite, paint.night, 0.35)) +
    stroke('M520 712H1280', mix(paint.haze, paint.snow, 0.3), 4) +
    brush(p, { x: 524, y: 716, w: 750, h: 20 }, 60, 0, 18, paint.ink, 2, 0.5)
  );
}
