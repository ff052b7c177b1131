import { cornerHouse, cornerPane, inGable, inSide } from '../lib/corner-house.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { oblique, type Place } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5139,
  alt: {
    no: 'Sleggveien på Røros en klar vinterformiddag: fem lave tømmerhus med snø på torvtakene under de svarte slagghaugene.',
    sv: 'Sleggveien i Røros en klar vinterförmiddag: fem låga timmerhus med snö på torvtaken under de svarta slagghögarna.',
    en: 'Sleggveien at Røros on a clear winter morning: five low log houses, snow on their turf roofs, beneath the black slag heaps.',
  },
  focal: [0.52, 0.55],
};

const sunny = mix(paint.umber, paint.lime, 0.4);
const shady = mix(paint.umber, paint.plum, 0.62);
const snow = mix(paint.snow, paint.butter, 0.12);
const blue = mix(paint.slate, paint.snow, 0.45);

/** A log cottage under a thick cushion of snow, its chimney smoking. */
function cottage(p: Picture, at: Place, w: number, d: number, tone: string, smoke: number): string {
  const [wall, peak] = [w * 0.62, w * 1.06];
  const cap = (u: number, h: number, k: number): Point => at(u, h, k);
  const over = w * 0.12;
  const drop = ((peak - wall) / (w / 2)) * over;
  const [eaveNear, eaveFar] = [
    cap(w + over, wall - drop, -over),
    cap(w + over, wall - drop, d + over),
  ];
  const [topNear, topFar] = [cap(w / 2, peak, -over), cap(w / 2, peak, d + over)];
  const left = cap(-over, wall - drop, -over);
  const up = (q: Point, k: number): Point => [q[0], q[1] - k];
  const deep = Math.abs(at(0, w * 0.17, 0)[1] - at(0, 0, 0)[1]);
  const pipe = at(w / 2, peak, d * 0.55);
  const size = deep * 1.5;
  return group(
    {},
    fill(
      `M${n(pipe[0] - size * 0.5)} ${n(pipe[1] - size * 1.7)}q${n(-size * 1.2)} ${n(-smoke * 0.3)} ${n(size * 0.6)} ${n(-smoke * 0.6)}q${n(size * 1.8)} ${n(-smoke * 0.2)} ${n(size * 1.4)} ${n(-smoke * 0.5)}q${n(size * 2)} ${n(smoke * 0.4)} ${n(-size * 0.2)} ${n(smoke * 0.7)}q${n(-size)} ${n(smoke * 0.2)} ${n(-size * 0.8)} ${n(smoke * 0.4)}z`,
      paint.snow,
      { opacity: 0.5 },
    ),
    poly(
      [
        [pipe[0] - size * 0.6, pipe[1] + size * 0.3],
        [pipe[0] - size * 0.6, pipe[1] - size * 1.7],
        [pipe[0] + size * 0.6, pipe[1] - size * 1.7],
        [pipe[0] + size * 0.6, pipe[1] + size * 0.3],
      ],
      mix(paint.granite, paint.plum, 0.4),
    ),
    poly(
      [
        [pipe[0] - size * 0.75, pipe[1] - size * 1.6],
        [pipe[0] - size * 0.5, pipe[1] - size * 2],
        [pipe[0] + size * 0.5, pipe[1] - size * 2],
        [pipe[0] + size * 0.75, pipe[1] - size * 1.6],
      ],
      paint.snow,
    ),
    cornerHouse(at, {
      w,
      d,
      wall,
      peak,
      gable: tone,
      side: mix(shady, tone, 0.18),
      roof: blue,
      trim: mix(paint.tar, paint.moss, 0.3),
      joint: paint.tar,
      over,
      logs: true,
      count: 13,
      thick: 4,
      rows: 2,
    }),
    cornerPane(
      inGable(at, w * 0.16, w * 0.22, w * 0.2, w * 0.24),
      paint.snow,
      mix(paint.fjord, paint.slate, 0.3),
    ),
    cornerPane(
      inGable(at, w * 0.62, w * 0.22, w * 0.2, w * 0.24),
      paint.snow,
      mix(paint.fjord, paint.slate, 0.3),
    ),
    cornerPane(inGable(at, w * 0.42, w * 0.66, w * 0.15, w * 0.16), paint.snow, paint.night, 2),
    cornerPane(inSide(at, w, d * 0.14, w * 0.2, d * 0.14, w * 0.24), paint.snow, paint.butter),
    poly(inSide(at, w, d * 0.42, 0, d * 0.13, w * 0.46), mix(paint.leaf, paint.tar, 0.35), {
      stroke: paint.lime,
      'stroke-width': deep * 0.2,
    }),
    cornerPane(inSide(at, w, d * 0.7, w * 0.2, d * 0.14, w * 0.24), paint.snow, paint.butter),
    // The snow that lies on the turf, blue on this slope, bright at the gable's edge.
    poly(
      [
        up(eaveNear, -3),
        up(eaveFar, -3),
        up(eaveFar, deep),
        up(topFar, deep),
        up(topNear, deep),
        up(eaveNear, deep),
      ],
      blue,
    ),
    poly(
      [up(eaveNear, deep), up(eaveFar, deep), up(topFar, deep), up(topNear, deep)],
      p.along(
        [topNear[0], topNear[1]],
        [eaveFar[0], eaveFar[1]],
        spread(mix(blue, paint.snow, 0.75), mix(blue, paint.haze, 0.1)),
      ),
    ),
    fill(
      `M${n(left[0] - deep * 0.4)} ${n(left[1] + 3)}L${n(topNear[0])} ${n(topNear[1] + deep * 0.1)}L${n(eaveNear[0] + deep * 0.3)} ${n(eaveNear[1] + 3)}Q${n(eaveNear[0] + deep * 0.6)} ${n(eaveNear[1] - deep)} ${n(eaveNear[0] - deep * 0.2)} ${n(eaveNear[1] - deep * 1.1)}L${n(topNear[0] + deep * 0.5)} ${n(topNear[1] - deep * 1.1)}Q${n(topNear[0])} ${n(topNear[1] - deep * 1.5)} ${n(topNear[0] - deep * 0.5)} ${n(topNear[1] - deep * 1.1)}L${n(left[0])} ${n(left[1] - deep)}Q${n(left[0] - deep * 0.7)} ${n(left[1] - deep * 0.8)} ${n(left[0] - deep * 0.4)} ${n(left[1] + 3)}z`,
      snow,
    ),
    stroke(lines([up(eaveNear, -2), up(eaveFar, -2)], false), mix(paint.tar, paint.moss, 0.4), 3),
  );
}

export function draw(): string {
  const p = new Picture('sleggveien');
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.slate, paint.fjord, 0.35),
        mix(paint.haze, paint.slate, 0.3),
        paint.cream,
        paint.butter,
      ),
    ),
    streaks(p, { x: -60, y: 60, w: 1700, h: 150 }, 12, paint.snow, 0.5, 460, 8),
    sun(p, 150, 330, 44, paint.snow, paint.cream, 12, 0.95),
    poly(
      under(ridge(p, pts('-20,500 300,470 700,490 1000,520'), 5, 2, 8, true), 800),
      mix(paint.haze, paint.snow, 0.4),
    ),
    mist(p, 400, 180, paint.cream, 0.7),
  );
  // The heaps fill the right-hand side, wind-blown bare on top.
  const heap = ridge(
    p,
    pts('300,640 470,520 640,400 790,300 930,220 1040,210 1160,150 1320,190 1480,130 1640,150'),
    8,
    3,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(heap, 900)),
      poly(
        under(heap, 900),
        p.along(
          [500, 250],
          [1300, 800],
          spread(
            mix(paint.plum, paint.granite, 0.35),
            mix(paint.plum, paint.ink, 0.5),
            mix(paint.plum, paint.night, 0.5),
          ),
        ),
      ),
      brush(p, { x: 280, y: 120, w: 1360, h: 700 }, 620, 2.15, 62, paint.ink, 4, 0.42),
      brush(p, { x: 280, y: 120, w: 1360, h: 700 }, 420, 2.2, 60, snow, 4.4, 0.75),
      brush(p, { x: 700, y: 120, w: 940, h: 700 }, 300, 1.2, 54, blue, 4, 0.6),
      brush(p, { x: 280, y: 120, w: 1360, h: 600 }, 110, 2, 44, paint.rust, 3.4, 0.5),
    ),
    stroke(lines(heap, false), snow, 5, { opacity: 0.9 }),
    mist(p, 540, 180, paint.snow, 0.35),
  );
  // The row climbs towards the heap; the farthest house first.
  const axes = { ux: 0.78, uy: 0.1, dx: 0.72, dy: -0.2 };
  const row: [number, number, number, string, number][] = [
    [820, 590, 0.55, mix(sunny, paint.rust, 0.3), 120],
    [500, 640, 0.66, mix(sunny, paint.ochre, 0.25), 150],
    [1010, 660, 0.82, sunny, 190],
    [250, 738, 0.95, mix(sunny, paint.granite, 0.4), 0],
  ];
  for (const [x, y, s, tone, smoke] of row)
    p.add(cottage(p, oblique(x, y, s, axes), 210, 250, tone, smoke));
  const ground = ridge(
    p,
    pts('-20,700 260,740 560,690 760,640 900,640 1100,700 1400,760 1640,720'),
    5,
    6,
    8,
    true,
  );
  const lane = 'M776 648Q900 650 930 760Q1010 880 1000 1010H430Q540 880 650 780Q750 700 776 648z';
  p.add(
    p.clipped(
      lines(under(ground)),
      poly(
        under(ground),
        p.down(640, 1000, spread(mix(snow, blue, 0.25), snow, mix(blue, paint.snow, 0.3))),
      ),
      fill(lane, p.down(650, 1000, spread(mix(blue, snow, 0.5), mix(blue, paint.snow, 0.35)))),
      stroke('M800 650Q780 800 560 1010M840 650Q880 800 820 1010', paint.slate, 6, {
        opacity: 0.5,
      }),
      brush(p, { x: -20, y: 660, w: 1640, h: 340 }, 200, 0.03, 70, paint.slate, 2.6, 0.22) +
        brush(p, { x: -20, y: 660, w: 1640, h: 340 }, 220, -0.03, 70, paint.snow, 3, 0.7),
      // Long blue shadows fall away from the sun.
      fill(
        'M300 760L760 800L1010 880L620 830zM560 690L800 716L900 748L700 720zM1040 716L1500 800L1640 900L1240 800z',
        paint.slate,
        { opacity: 0.34 },
      ),
    ),
    cottage(p, oblique(1190, 850, 1.5, axes), 210, 240, mix(sunny, paint.umber, 0.35), 0),
    fill(
      Array.from({ length: 12 }, (_, i) =>
        blob(
          p,
          1130 + i * 46,
          880 - i * 3,
          between(p.random, 50, 90),
          between(p.random, 16, 28),
          0.14,
          12,
        ),
      ).join('') +
        blob(p, 330, 780, 130, 20, 0.14, 12) +
        blob(p, 620, 706, 90, 13, 0.14, 12),
      snow,
    ),
    fill(
      blob(p, 120, 1000, 330, 74, 0.1, 14) + blob(p, 1500, 1010, 360, 80, 0.1, 14),
      p.down(920, 1000, spread(snow, blue)),
    ),
    // A fence buried to its top rails, a kick-sled against it, two on their way to work.
    stroke('M30 880v-70M130 864v-66M226 850v-60M318 836v-56', shady, 9) +
      stroke('M10 836L336 786M10 862L336 810', shady, 6) +
      stroke('M10 830L336 780', snow, 6),
    figure(716, 816, 92, paint.night, paint.rose) + figure(756, 810, 86, paint.oxblood, paint.rose),
    fill('M724 818l190 40l-30 10l-170 -44z', paint.slate, { opacity: 0.4 }),
    stroke('M850 776l-8 44M850 776h20M836 822h70', paint.ink, 4),
    birds(p, 620, 250, 5, 12, paint.night),
    dabs(90, () => [p.random() * 1600, between(p.random, 640, 1000)], paint.snow, 3, 0.75),
    stroke('M1100 1000V930M1130 1000V940M1160 1000V924', shade(paint.ochre, 0.3), 2),
  );
  return p.svg();
}
