import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import { runeStick } from '../lib/runes.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
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
  id: 5150,
  alt: {
    no: 'Inne i Bryggens Museum: laftede tomter fra middelalderen i lyskastere under betongdekket, Mariakirkens tårn utenfor glasset og runepinner i en monter foran.',
    sv: 'Inne i Bryggens Museum: timrade grunder från medeltiden i strålkastarljus under betongtaket, Mariakyrkans torn utanför glaset och runpinnar i en monter framför.',
    en: 'Inside Bryggens Museum: medieval log foundations in spotlights under the concrete ceiling, St Mary’s towers beyond the glass and rune sticks in a case in front.',
  },
  focal: [0.5, 0.62],
};

const old = mix(paint.umber, paint.ochre, 0.25);
const oldLit = mix(mix(paint.ochre, paint.apricot, 0.5), paint.umber, 0.15);
const concrete = mix(paint.granite, paint.fjord, 0.45);

/** The dig seen from the gallery: x across, z away, h up. */
const at = (x: number, z: number, h = 0): Point => [800 + (x * 1000) / z, 330 + (560 - h) / z];

/** A round log from one point to another, lit from above, its sawn end towards us. */
function log(a: Point, b: Point, r: number, end: boolean): string {
  const d = lines([a, b], false);
  return (
    stroke(d, shade(old, 0.45), r * 2, { 'stroke-linecap': 'butt' }) +
    group({ transform: `translate(0 ${n(-r * 0.2)})` }, stroke(d, old, r * 1.5)) +
    group(
      { transform: `translate(0 ${n(-r * 0.55)})` },
      stroke(d, oldLit, r * 0.5, { opacity: 0.8 }),
    ) +
    (end
      ? circle(a[0], a[1], r, mix(oldLit, paint.butter, 0.25)) +
        circle(a[0], a[1], r * 0.6, 'none', { stroke: old, 'stroke-width': r * 0.14 }) +
        circle(a[0], a[1], r * 0.25, old)
      : '')
  );
}

/** One house plot: rows of notched logs, two or three high, round a floor of planks. */
function plot(x0: number, x1: number, z0: number, z1: number, rows: number): string {
  const out: string[] = [
    fill(
      lines([at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)]),
      mix(paint.umber, paint.tar, 0.75),
    ),
  ];
  for (let i = 1; i < 8; i += 1) {
    const t = x0 + ((x1 - x0) * i) / 8;
    out.push(stroke(lines([at(t, z0), at(t, z1)], false), shade(old, 0.3), 2.4, { opacity: 0.6 }));
  }
  for (let k = 0; k < rows; k += 1) {
    const h = 26 + k * 44;
    const r = (z: number): number => 25 / z;
    out.push(log(at(x0 - 0.05, z1, h), at(x1 + 0.05, z1, h), r(z1), false));
    out.push(
      log(at(x0, z0 - 0.1, h + 20), at(x0, z1 + 0.1, h + 20), r((z0 + z1) / 2), true),
      log(at(x1, z0 - 0.1, h + 20), at(x1, z1 + 0.1, h + 20), r((z0 + z1) / 2), true),
    );
    out.push(log(at(x0 - 0.06, z0, h), at(x1 + 0.06, z0, h), r(z0), true));
  }
  return out.join('');
}

export function draw(): string {
  const p = new Picture('bryggens-museum');
  p.add(
    rect(0, 0, 1600, 1000, mix(paint.night, paint.ink, 0.4)),
    // Behind the great window: blue dusk, the hill with its lamps, the two towers, wet street lights.
    rect(
      330,
      96,
      940,
      300,
      p.down(
        96,
        396,
        spread(
          mix(paint.fjord, paint.plum, 0.25),
          mix(paint.slate, paint.heather, 0.3),
          mix(paint.rose, paint.slate, 0.4),
        ),
      ),
    ),
    fill('M330 300Q480 240 640 262T980 200T1270 250V396H330z', mix(paint.fjord, paint.plum, 0.3)) +
      dabs(
        60,
        () => [between(p.random, 340, 1260), between(p.random, 290, 370)],
        paint.butter,
        4,
        0.9,
      ),
  );
  for (const x of [760, 880])
    p.add(
      rect(x, 200, 62, 196, mix(paint.granite, paint.plum, 0.35)) +
        rect(x, 200, 20, 196, mix(paint.granite, paint.rose, 0.35)) +
        fill(`M${x - 5} 202l36 -92l36 92z`, mix(paint.fjord, paint.ink, 0.3)) +
        fill(
          `M${x + 18} 262v-26q7 -9 14 0v26zM${x + 36} 262v-26q7 -9 14 0v26zM${x + 26} 330v-22q6 -8 12 0v22z`,
          paint.ink,
        ) +
        stroke(`M${x + 31} 112v-20`, paint.ink, 3),
    );
  p.add(
    fill('M822 396V296L851 258L880 296V396z', mix(paint.granite, paint.plum, 0.4)) +
      fill('M840 396v-40q11 -16 22 0v40z', mix(paint.apricot, paint.butter, 0.4)),
    stroke(
      'M330 96V400M487 96V400M644 96V400M960 96V400M1115 96V400M1270 96V400M330 250H1270',
      paint.ink,
      9,
    ) + stroke('M800 96V400', paint.ink, 4, { opacity: 0.7 }),
    rect(318, 390, 964, 16, concrete),
    // Concrete side walls with the marks of their boards, and the deep beams overhead.
    poly(
      pts('-20,-20 330,90 330,410 -20,720'),
      p.along(
        [0, 0],
        [330, 0],
        spread(mix(concrete, paint.ink, 0.6), mix(concrete, paint.plum, 0.2)),
      ),
    ) +
      poly(
        pts('1620,-20 1270,90 1270,410 1620,720'),
        p.along(
          [1270, 0],
          [1600, 0],
          spread(mix(concrete, paint.plum, 0.2), mix(concrete, paint.ink, 0.6)),
        ),
      ),
    stroke(
      [0.2, 0.4, 0.6, 0.8]
        .map(
          (t) =>
            `M-20 ${n(-20 + 740 * t)}L330 ${n(90 + 320 * t)}M1620 ${n(-20 + 740 * t)}L1270 ${n(90 + 320 * t)}`,
        )
        .join(''),
      paint.ink,
      3,
      { opacity: 0.4 },
    ),
    poly(pts('-20,-20 1620,-20 1270,92 330,92'), mix(concrete, paint.ink, 0.5)),
    ...[
      [-20, 34],
      [24, 24],
      [56, 16],
      [78, 10],
    ].map(
      ([y = 0, h = 0]) =>
        rect(-20 + (y + 20) * 3.1, y, 1640 - (y + 20) * 6.2, h, mix(concrete, paint.ink, 0.2)) +
        rect(-20 + (y + 20) * 3.1, y + h, 1640 - (y + 20) * 6.2, 5, paint.ink, { opacity: 0.6 }),
    ),
    // The gallery along the back, its rail and visitors.
    ...[
      [440, 96, paint.night],
      [474, 88, paint.rust],
      [600, 94, paint.ink],
      [1010, 92, paint.ochre],
      [1046, 66, paint.oxblood],
      [1180, 96, paint.ink],
    ].map(([x, h, c]) => figure(x as number, 436, h as number, c as string, paint.rose)),
    rect(250, 432, 1100, 16, mix(concrete, paint.cream, 0.25)) +
      stroke('M260 388H1340', paint.ink, 5) +
      stroke([...Array(28)].map((_, i) => `M${270 + i * 39.4} 388v46`).join(''), paint.ink, 2.4),
    fill(
      lines([at(-1.6, 0.9), at(1.6, 0.9), at(0.95, 4.7), at(-0.95, 4.7)]),
      p.down(
        440,
        960,
        spread(mix(paint.umber, paint.tar, 0.55), mix(paint.tar, paint.ink, 0.2), paint.ink),
      ),
    ),
    brush(p, { x: -20, y: 450, w: 1640, h: 520 }, 360, 0.05, 30, paint.ink, 3, 0.3) +
      brush(p, { x: 100, y: 450, w: 1400, h: 420 }, 260, -0.04, 26, paint.ochre, 2.6, 0.35),
    fill(
      Array.from({ length: 80 }, () => {
        const z = between(p.random, 1.1, 4.2);
        const [x, y] = at(between(p.random, -1.3, 1.3), z);
        return blob(p, x, y, 24 / z, 13 / z, 0.25, 7);
      }).join(''),
      mix(paint.granite, paint.tar, 0.2),
    ),
  );
  p.add(
    plot(-0.9, -0.2, 3.2, 4.2, 1) + plot(0.2, 1.0, 3.1, 4.2, 2),
    plot(-1.05, -0.24, 2.1, 2.8, 2) + plot(0.2, 0.98, 2.0, 2.75, 1),
    // A paved passage between the plots, a well of staves, a ship's frame laid out.
    stroke(
      [...Array(22)]
        .map((_, i) => {
          const z = 1.2 * 1.062 ** i;
          return lines([at(-0.14, z), at(0.12, z)], false);
        })
        .join(''),
      oldLit,
      7,
      { opacity: 0.85 },
    ),
    plot(-1.02, -0.22, 1.34, 1.86, 3) + plot(0.24, 1.02, 1.3, 1.8, 2),
    ...[0.36, 0.46, 0.56, 0.66, 0.76, 0.86].map((x, i) => {
      const [a, b, c] = [at(x - 0.05, 1.62, 0), at(x + 0.01, 1.5, 0), at(x, 1.42, 150 + i * 4)];
      return (
        stroke(
          `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`,
          shade(old, 0.25),
          15,
          { 'stroke-linecap': 'round' },
        ) +
        stroke(
          `M${n(a[0] - 3)} ${n(a[1] - 3)}Q${n(b[0] - 4)} ${n(b[1] - 3)} ${n(c[0] - 4)} ${n(c[1])}`,
          oldLit,
          4,
          { opacity: 0.8 },
        )
      );
    }),
  );
  // Spotlights and the cones they throw down into the dig.
  for (const [x, tx, ty] of [
    [420, 470, 560],
    [800, 800, 520],
    [1180, 1150, 570],
  ] as const)
    p.add(
      fill(
        `M${x - 10} 92L${tx - 190} ${ty + 90}Q${tx} ${ty + 150} ${tx + 190} ${ty + 90}L${x + 10} 92z`,
        p.down(92, ty + 120, [
          [0, paint.cream, 0.42],
          [0.5, paint.butter, 0.14],
          [1, paint.butter, 0.03],
        ]),
      ),
      circle(
        tx,
        ty + 40,
        280,
        p.around(tx, ty + 40, 280, [
          [0, paint.butter, 0.3],
          [1, paint.butter, 0],
        ]),
      ),
      fill(`M${x - 15} 66h30l6 30h-42z`, paint.ink) + circle(x, 97, 12, paint.cream),
    );
  // The case in front: dark velvet, two sticks, a comb of antler and a small shoe.
  p.add(
    poly(
      pts('120,800 1480,800 1640,1010 -40,1010'),
      p.down(
        800,
        1000,
        spread(mix(paint.night, paint.fjord, 0.3), mix(paint.night, paint.ink, 0.4)),
      ),
    ),
    stroke('M-40 1010L120 800H1480L1640 1010', mix(paint.haze, paint.cream, 0.3), 5),
    circle(
      800,
      880,
      560,
      p.around(800, 880, 560, [
        [0, paint.butter, 0.3],
        [1, paint.butter, 0],
      ]),
    ),
    runeStick(p, 300, 830, 900, 66, -1.6, 'ost min kis mik'),
    runeStick(p, 300, 926, 360, 52, 2, ' a mik'),
    group(
      { transform: 'translate(930 904) rotate(-4)' },
      fill('M0 40Q6 0 60 -8H240Q300 0 306 40z', mix(paint.cream, paint.lime, 0.4)) +
        fill(
          [...Array(38)].map((_, i) => `M${4 + i * 7.9} 38h4.600v38l-2.300 8l-2.300 -8z`).join(''),
          mix(paint.cream, paint.lime, 0.5),
        ) +
        stroke(
          'M20 24H286M24 8q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          paint.umber,
          3,
        ) +
        dabs(7, (i) => [40 + i * 38, 31], paint.umber, 6),
    ),
    fill(
      'M1290 966q-10 -44 20 -60q26 6 40 30q40 8 66 28q12 18 -6 22h-104q-14 -4 -16 -20z',
      mix(paint.umber, paint.oxblood, 0.25),
    ) + stroke('M1310 910q20 26 46 30M1302 980h112', paint.tar, 5),
    fill('M120 800H560L330 1010H-40z', paint.snow, { opacity: 0.07 }) +
      fill('M640 800H740L600 1010H480z', paint.snow, { opacity: 0.07 }),
    mist(p, 400, 120, mix(paint.butter, paint.rose, 0.5), 0.12),
    dabs(
      50,
      () => [between(p.random, 300, 1300), between(p.random, 120, 700)],
      paint.cream,
      2.4,
      0.5,
    ),
  );
  return p.svg();
}
