import { cornerHouse, cornerPane, inGable } from '../lib/corner-house.ts';
import { mix, paint } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { oblique } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, pine, spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5141,
  alt: {
    no: 'Doktortjønna ved Røros i lys sommernatt: tømmerrenna som ender i det blanke vannet, barn på brygga, sauer på bredden og tåke mellom bjørkene.',
    sv: 'Doktortjønna vid Røros i ljus sommarnatt: timmerrännan som slutar i det blanka vattnet, barn på bryggan, får på stranden och dimma mellan björkarna.',
    en: 'Doktortjønna near Røros on a light summer night: the log flume that ends in the still water, children on the jetty, sheep on the bank, mist among birches.',
  },
  focal: [0.46, 0.56],
};

const dusk = mix(paint.heather, paint.haze, 0.45);
const timber = mix(paint.umber, paint.plum, 0.4);

/** A sheep standing in the grass, facing left or, with a negative size, right. */
const sheep = (x: number, y: number, s: number, wool: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s} ${Math.abs(s)})` },
    stroke('M-12 -12V0M-4 -12V0M12 -12V0M19 -12V0', paint.tar, 4),
    fill(
      'M-22 -20Q-26 -34 -12 -36Q-4 -46 8 -40Q24 -42 26 -28Q34 -16 22 -10Q0 -4 -16 -10Q-24 -12 -22 -20z',
      wool,
    ),
    fill('M-20 -34Q-34 -38 -36 -24Q-32 -18 -24 -22L-16 -28z', paint.tar),
  );

export function draw(): string {
  const p = new Picture('doktortjonna-1');
  const shoreline = 690;
  const fell = ridge(p, acrossSheet(440, 410, 380, 400, 350, 380, 420), 5, 2, 8, true);
  const wood = ridge(p, acrossSheet(560, 548, 560, 552, 566, 548, 556), 7, 3, 8, true);
  const bank = ridge(
    p,
    pts('-20,640 260,650 560,668 760,676 980,664 1240,640 1640,630'),
    4,
    4,
    8,
    true,
  );
  const leafy = {
    stem: mix(paint.snow, paint.rose, 0.2),
    mark: paint.plum,
    dark: mix(paint.leaf, paint.plum, 0.25),
    light: mix(paint.moss, paint.haze, 0.4),
  };
  const fir = {
    stem: mix(paint.rust, paint.plum, 0.5),
    dark: mix(paint.pine, paint.plum, 0.35),
    light: mix(paint.leaf, paint.slate, 0.4),
  };
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.slate, paint.heather, 0.45),
        dusk,
        mix(paint.rose, paint.mist, 0.4),
        mix(paint.cream, paint.rose, 0.3),
      ),
    ),
    circle(
      1120,
      190,
      150,
      p.around(1120, 190, 150, [
        [0, paint.cream, 0.6],
        [1, paint.cream, 0],
      ]),
    ) +
      circle(1120, 190, 46, paint.snow) +
      fill('M1104 170q14 -8 22 4q-6 16 -20 10zM1128 204q12 -4 16 6q-8 10 -18 4z', paint.mist, {
        opacity: 0.7,
      }),
    streaks(
      p,
      { x: -80, y: 60, w: 1760, h: 260 },
      20,
      mix(paint.rose, paint.snow, 0.4),
      0.5,
      520,
      10,
    ),
    poly(under(fell, 700), mix(paint.heather, paint.mist, 0.35)),
    mist(p, 380, 160, mix(paint.mist, paint.rose, 0.3), 0.75),
  );
  const hut = oblique(470, 678, 0.9, { ux: 0.74, uy: 0.08, dx: 0.76, dy: -0.12 });
  const shore = p.symbol(
    spruces(p, wood, 110, 30, 84, mix(paint.slate, paint.pine, 0.4)),
    poly(under(wood, 700), mix(paint.slate, paint.pine, 0.45)),
    wisps(p, 0, 1600, 590, 30, paint.mist, 0.7, 9),
    pine(p, 1330, 660, 400, fir) +
      pine(p, 1450, 650, 320, fir) +
      birch(p, 220, 660, 340, leafy, 0.8) +
      birch(p, 910, 672, 270, leafy, 0.7) +
      birch(p, 1210, 660, 300, leafy, 0.7),
    p.clipped(
      lines(under(bank, 700)),
      poly(under(bank, 700), mix(paint.moss, paint.plum, 0.42)),
      brush(
        p,
        { x: -20, y: 630, w: 1640, h: 70 },
        200,
        -0.05,
        36,
        mix(paint.moss, paint.butter, 0.3),
        2.4,
        0.5,
      ),
    ),
    // The flume on its trestles, made to float logs down to the tarn.
    stroke('M-20 500L350 586', timber, 24) +
      stroke('M-20 491L350 577', mix(paint.haze, paint.snow, 0.4), 6) +
      stroke('M-20 513L350 599', paint.tar, 4) +
      stroke(
        'M40 520V660M30 520V660M170 550V670M180 550V670M300 580V682M310 580V682M35 560L172 640M176 590L304 660',
        paint.tar,
        6,
      ) +
      stroke('M110 524L196 544M232 552L300 568', mix(paint.ochre, paint.umber, 0.4), 9, {
        'stroke-linecap': 'round',
      }),
    fill('M340 574Q398 590 402 650L398 700H376Q388 620 344 596z', mix(paint.mist, paint.snow, 0.5)),
    sheep(1180, 668, 0.9, paint.cream) +
      sheep(1250, 662, -0.8, paint.mist) +
      sheep(1300, 672, 0.7, paint.cream),
    cornerHouse(hut, {
      w: 190,
      d: 240,
      wall: 112,
      peak: 196,
      gable: mix(paint.umber, paint.rose, 0.2),
      side: timber,
      roof: mix(paint.moss, paint.plum, 0.35),
      trim: mix(paint.umber, paint.tar, 0.4),
      joint: paint.tar,
      logs: true,
      count: 13,
      thick: 13,
      rows: 3,
      over: 18,
    }),
    brush(
      p,
      { x: 548, y: 506, w: 190, h: 48 },
      70,
      -1.4,
      16,
      mix(paint.moss, paint.butter, 0.4),
      2.2,
      0.7,
    ),
    cornerPane(inGable(hut, 34, 44, 40, 40), paint.mist, paint.butter, 2) +
      poly(inGable(hut, 108, 0, 46, 84), paint.tar, { stroke: paint.haze, 'stroke-width': 4 }),
    // The turf hut further on.
    fill('M1000 668Q1010 596 1080 590Q1150 596 1162 664z', mix(paint.moss, paint.plum, 0.3)) +
      fill('M1058 668v-46q18 -16 36 0v44z', paint.tar) +
      fill('M1062 668v-42q14 -12 28 0v40z', mix(paint.apricot, paint.butter, 0.4)) +
      brush(
        p,
        { x: 1014, y: 594, w: 130, h: 50 },
        60,
        -1.4,
        15,
        mix(paint.moss, paint.butter, 0.45),
        2.2,
        0.7,
      ) +
      fill('M1090 588q-12 -30 6 -54q14 -24 0 -50q30 30 14 60q-12 20 -6 44z', paint.mist, {
        opacity: 0.6,
      }),
    fill(
      Array.from({ length: 50 }, (_, i) =>
        blob(
          p,
          i * 33 + between(p.random, -8, 8),
          between(p.random, 678, 694),
          between(p.random, 10, 26),
          between(p.random, 5, 11),
          0.2,
          7,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.5),
    ),
    // The jetty, and two children with a rod and a net.
    rect(690, 684, 330, 10, mix(paint.umber, paint.rose, 0.25)) +
      stroke('M704 694v26M780 694v28M860 694v28M940 694v28M1010 694v26', paint.tar, 8) +
      stroke([...Array(16)].map((_, i) => `M${706 + i * 20} 684v10`).join(''), paint.tar, 1.6, {
        opacity: 0.6,
      }),
    figure(800, 684, 82, paint.rust, mix(paint.rose, paint.umber, 0.2), 0.05) +
      stroke('M808 636Q900 560 966 556', paint.tar, 2.6) +
      stroke('M966 556V716', paint.snow, 1),
    figure(742, 684, 66, paint.butter, mix(paint.rose, paint.umber, 0.2), 0.05) +
      stroke('M736 650L690 606', paint.tar, 3) +
      circle(684, 598, 12, 'none', { stroke: paint.tar, 'stroke-width': 2.6 }),
  );
  p.add(
    `<use href="#${shore}"/>`,
    water(
      p,
      shoreline,
      1000,
      spread(
        mix(paint.rose, paint.mist, 0.35),
        mix(dusk, paint.slate, 0.3),
        mix(paint.slate, paint.plum, 0.4),
      ),
    ),
    reflection(p, shore, shoreline, { squeeze: 0.86, opacity: 0.75, depth: 310 }),
    ripples(
      p,
      { x: -60, y: shoreline + 6, w: 1720, h: 310 },
      46,
      mix(paint.plum, paint.slate, 0.4),
      0.35,
      170,
      3.4,
    ) + ripples(p, { x: -60, y: shoreline + 6, w: 1720, h: 310 }, 46, paint.snow, 0.55, 130, 2.6),
    stroke(
      'M930 716a36 6 0 1 0 72 0a36 6 0 1 0 -72 0M950 716a16 2.600 0 1 0 32 0a16 2.600 0 1 0 -32 0',
      paint.snow,
      2,
      { opacity: 0.8 },
    ),
    ripples(p, { x: 1080, y: 800, w: 90, h: 190 }, 34, paint.cream, 0.85, 60, 3.4),
    mist(p, shoreline - 60, 110, mix(paint.mist, paint.cream, 0.4), 0.7),
    wisps(p, 0, 1600, 730, 20, paint.snow, 0.6, 7),
  );
  // Water lilies and sedge near the eye; a goldeneye with her young.
  const pads = Array.from({ length: 22 }, (): [number, number, number] => {
    const y = between(p.random, 850, 980);
    return [between(p.random, 60, 720), y, (y - 760) * 0.22];
  });
  p.add(
    fill(
      pads
        .map(
          ([x, y, r]) =>
            `M${n(x)} ${n(y)}L${n(x + r)} ${n(y - r * 0.1)}A${n(r)} ${n(r * 0.3)} 0 1 1 ${n(x + r * 0.8)} ${n(y - r * 0.22)}z`,
        )
        .join(''),
      mix(paint.leaf, paint.plum, 0.2),
    ),
    fill(
      pads
        .map(
          ([x, y, r]) =>
            `M${n(x - r * 0.7)} ${n(y - r * 0.04)}q${n(r * 0.6)} ${n(-r * 0.26)} ${n(r * 1.2)} ${n(-r * 0.1)}q${n(-r * 0.6)} ${n(r * 0.06)} ${n(-r * 1.2)} ${n(r * 0.1)}z`,
        )
        .join(''),
      mix(paint.moss, paint.mist, 0.5),
      { opacity: 0.8 },
    ),
    ...pads
      .filter((_, i) => i % 4 === 0)
      .map(([x, y, r]) =>
        fill(
          `M${n(x)} ${n(y - 2)}q${n(-r * 0.4)} ${n(-r * 0.3)} ${n(-r * 0.3)} ${n(-r * 0.6)}q${n(r * 0.2)} ${n(r * 0.1)} ${n(r * 0.3)} ${n(r * 0.3)}q0 ${n(-r * 0.4)} ${n(r * 0.1)} ${n(-r * 0.6)}q${n(r * 0.2)} ${n(r * 0.3)} ${n(r * 0.16)} ${n(r * 0.6)}q${n(r * 0.1)} ${n(-r * 0.2)} ${n(r * 0.3)} ${n(-r * 0.24)}q0 ${n(r * 0.4)} ${n(-r * 0.56)} ${n(r * 0.54)}z`,
          paint.snow,
        ),
      ),
    group(
      {},
      ...[
        [1000, 850, 1],
        [1050, 856, 0.5],
        [1084, 850, 0.5],
        [1116, 858, 0.5],
      ].map(([x = 0, y = 0, s = 1]) =>
        fill(
          `M${n(x - 30 * s)} ${n(y)}q${n(4 * s)} ${n(-16 * s)} ${n(24 * s)} ${n(-14 * s)}q${n(-10 * s)} ${n(-26 * s)} ${n(8 * s)} ${n(-28 * s)}q${n(14 * s)} 0 ${n(14 * s)} ${n(12 * s)}l${n(10 * s)} ${n(4 * s)}l${n(-10 * s)} ${n(3 * s)}q${n(-6 * s)} ${n(18 * s)} ${n(-14 * s)} ${n(23 * s)}z`,
          paint.ink,
        ),
      ),
    ),
    stroke(
      [...Array(46)]
        .map(() => {
          const x = between(p.random, 1220, 1640);
          const h = between(p.random, 90, 260) * (x / 1600);
          return `M${n(x)} 1010q${n(between(p.random, -10, 10))} ${n(-h * 0.6)} ${n(between(p.random, -50, 20))} ${n(-h)}`;
        })
        .join(''),
      mix(paint.pine, paint.plum, 0.4),
      3.4,
      { 'stroke-linecap': 'round' },
    ),
    dabs(
      26,
      () => [between(p.random, 1240, 1600), between(p.random, 760, 900)],
      mix(paint.umber, paint.tar, 0.4),
      9,
    ),
    birds(p, 700, 330, 4, 11, paint.plum),
  );
  return p.svg();
}
