import { rowboat } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { cornerPane } from '../lib/corner-house.ts';
import { brush, mist, ridge, under } from '../lib/land.ts';
import { figure, umbrella } from '../lib/people.ts';
import { along, pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { rain } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5253,
  alt: {
    no: 'Bryggen i Bergen en regnnatt: gavlene løper bortover den våte kaien, vinduer og lykter lyser gult og speiler seg i brosteinen.',
    sv: 'Bryggen i Bergen en regnnatt: gavlarna löper bort längs den våta kajen, fönster och lyktor lyser gult och speglar sig i gatstenen.',
    en: 'Bryggen in Bergen on a rainy night: the gables run away along the wet quay, windows and lanterns glow yellow and are mirrored in the cobbles.',
    de: 'Bryggen in Bergen in einer Regennacht: Die Giebel ziehen sich den nassen Kai entlang, Fenster und Laternen leuchten gelb und spiegeln sich im Pflaster.',
  },
  focal: [0.42, 0.46],
};

const warm = mix(paint.butter, paint.apricot, 0.25);
const colors = [
  paint.oxblood,
  paint.ochre,
  paint.rust,
  mix(paint.snow, paint.slate, 0.25),
  paint.oxblood,
  paint.ochre,
  paint.rust,
  paint.lime,
];
/** A point of the row's front: t from the near end (0) to the far one, h up. */
const front = (t: number, h: number): Point => {
  const k = 1 / (1 + t * 0.42);
  return [1320 - 1500 * k, 600 + 270 * k - h * k];
};

function gable(i: number): string {
  const color = mix(colors[i % colors.length] ?? paint.rust, paint.night, 0.42);
  const trim = mix(paint.cream, paint.slate, 0.35);
  const q = (u: number, h: number): Point => front(i + u * 0.96, h);
  const [wall, peak] = [500 + (i % 3) * 14, 770 + (i % 2) * 20];
  const shape = [q(0, 0), q(0, wall), q(0.5, peak), q(1, wall), q(1, 0)];
  const seams = Array.from({ length: 13 }, (_, k) => {
    const u = (k + 1) / 14;
    return lines([q(u, 0), q(u, wall + (peak - wall) * (1 - Math.abs(u - 0.5) * 2))], false);
  }).join('');
  const windows = [70, 220, 370]
    .flatMap((low, r) =>
      [0.14, 0.42, 0.7].map((u, k) =>
        r === 0 && k === 1
          ? poly([q(u, 0), q(u + 0.17, 0), q(u + 0.17, 150), q(u, 150)], shade(color, 0.5), {
              stroke: trim,
              'stroke-width': 4,
            })
          : cornerPane(
              [q(u, low), q(u + 0.15, low), q(u + 0.15, low + 96), q(u, low + 96)],
              trim,
              (i * 7 + r * 5 + k * 3) % 4 ? warm : paint.night,
              3,
            ),
      ),
    )
    .join('');
  const hatch = poly(
    [q(0.42, wall + 50), q(0.58, wall + 50), q(0.58, wall + 140), q(0.42, wall + 140)],
    shade(color, 0.4),
    { stroke: trim, 'stroke-width': 4 },
  );
  return group(
    {},
    poly(shape, color),
    stroke(seams, paint.ink, 2, { opacity: 0.45 }),
    poly([q(0.5, peak), q(1, wall), q(1, 0), q(0.5, 0)], paint.ink, { opacity: 0.16 }),
    windows,
    hatch,
    stroke(
      lines([q(-0.04, wall - 12), q(0.5, peak + 4), q(1.04, wall - 12)], false),
      trim,
      8 / (1 + i * 0.3),
    ),
    stroke(
      lines([q(-0.05, wall - 2), q(0.5, peak + 18), q(1.05, wall - 2)], false),
      mix(paint.rust, paint.ink, 0.6),
      10 / (1 + i * 0.3),
    ),
  );
}

export function draw(): string {
  const p = new Picture('bryggen-natt');
  const hill = ridge(p, pts('-20,260 300,190 640,170 960,240 1240,330 1640,380'), 7, 2, 8, true);
  const quay = pts('-180,870 1040,664 1120,664 1640,760 1640,1010 -180,1010');
  const lamp = (t: number): string => {
    const [x, y] = front(t, -60);
    const k = 1 / (1 + t * 0.42);
    return (
      stroke(`M${n(x + 150 * k)} ${n(y)}v${n(-300 * k)}`, paint.ink, 9 * k) +
      circle(
        x + 150 * k,
        y - 316 * k,
        120 * k,
        p.around(x + 150 * k, y - 316 * k, 120 * k, [
          [0, paint.butter, 0.75],
          [0.4, paint.apricot, 0.25],
          [1, paint.apricot, 0],
        ]),
      ) +
      circle(x + 150 * k, y - 316 * k, 17 * k, paint.cream) +
      fill(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${n(x + 150 * k - 26 * k + between(p.random, -8, 8))} ${n(y + 20 * k + i * 17 * k)}q${n(26 * k)} ${n(-7 * k)} ${n(52 * k)} 0q${n(-26 * k)} ${n(7 * k)} ${n(-52 * k)} 0z`,
        ).join(''),
        warm,
        { opacity: 0.75 },
      )
    );
  };
  p.add(
    sky(
      p,
      700,
      spread(
        paint.ink,
        paint.night,
        mix(paint.night, paint.plum, 0.4),
        mix(paint.plum, paint.heather, 0.4),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 40, w: 1600, h: 260 },
      18,
      mix(paint.slate, paint.night, 0.5),
      0.5,
      480,
      16,
    ),
    poly(under(hill, 720), mix(paint.night, paint.plum, 0.4)) +
      spruces(p, hill, 80, 16, 40, mix(paint.night, paint.plum, 0.35)),
    fill(
      Array.from({ length: 80 }, () => {
        const x = between(p.random, 700, 1600);
        return `M${n(x)} ${n(between(p.random, 400, 600) - (1600 - x) * 0.08)}h5v6h-5z`;
      }).join(''),
      warm,
      { opacity: 0.85 },
    ),
    mist(p, 420, 220, mix(paint.heather, paint.slate, 0.4), 0.5),
    poly(
      pts('1040,664 1640,640 1640,1010 900,1010'),
      p.down(640, 1000, spread(mix(paint.fjord, paint.plum, 0.4), paint.night, paint.ink)),
    ),
    ripples(p, { x: 1040, y: 660, w: 620, h: 330 }, 70, warm, 0.4, 70, 4),
    ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((i) => gable(i)),
    poly(
      quay.slice(0, 3).concat(pts('1000,1010 -180,1010')),
      p.down(
        660,
        1000,
        spread(mix(paint.plum, paint.heather, 0.2), mix(paint.night, paint.plum, 0.4), paint.ink),
      ),
    ),
    p.clipped(
      lines(quay.slice(0, 3).concat(pts('1000,1010 -180,1010'))),
      fill(
        Array.from({ length: 130 }, () => {
          const t = p.random() ** 0.7;
          const x = between(p.random, -40, 1100);
          return blob(p, x, 690 + t * 310, 10 + t * 28, 3 + t * 9, 0.16, 7);
        }).join(''),
        mix(paint.slate, paint.plum, 0.4),
        { opacity: 0.4 },
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) => {
        const a = along(front(i + 0.1, 0), front(i + 0.9, 0), 0.5);
        return fill(
          Array.from({ length: 12 }, (_, k) => {
            const w = between(p.random, 40, 130) / (1 + i * 0.4);
            return `M${n(a[0] - w / 2 + k * 8)} ${n(a[1] + 14 + k * 15)}q${n(w / 2)} -5 ${n(w)} 0q${n(-w / 2)} 5 ${n(-w)} 0z`;
          }).join(''),
          i % 2 ? warm : paint.apricot,
          { opacity: 0.5 },
        );
      }),
      brush(p, { x: 0, y: 690, w: 1100, h: 310 }, 160, 0, 40, paint.haze, 2, 0.25),
    ),
    stroke('M1110 664L1004 1010', mix(paint.granite, paint.night, 0.3), 20) +
      stroke('M1110 664L1004 1010', mix(paint.haze, paint.butter, 0.3), 3),
    ...[4.4, 2.6, 1.5].map(lamp),
    figure(640, 850, 128, paint.ink, paint.rose) +
      umbrella(640, 850, 128, paint.rust, paint.ink) +
      figure(712, 844, 120, mix(paint.fjord, paint.ink, 0.3), paint.rose) +
      figure(840, 750, 66, paint.ink, paint.rose) +
      umbrella(840, 750, 66, paint.ochre, paint.ink),
    fill('M632 852h24L720 1000H600z', paint.ink, { opacity: 0.4 }),
    rowboat(1150, 880, 290, mix(paint.rust, paint.night, 0.4), mix(paint.umber, paint.night, 0.3)) +
      rowboat(
        1290,
        760,
        170,
        mix(paint.ochre, paint.night, 0.45),
        mix(paint.umber, paint.night, 0.3),
      ),
    rain(p, { x: 0, y: -20, w: 1640, h: 1000 }, 260, paint.mist, 0.3),
  );
  return p.svg();
}
