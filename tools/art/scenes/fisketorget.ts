import { rowboat, yacht } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { crab, fish } from '../lib/fish.ts';
import { acrossSheet, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { reflection, ripples, water } from '../lib/water.ts';
import { wharfGable } from '../lib/wharf.ts';

export const meta: Meta = {
  id: 5149,
  alt: {
    no: 'Fisketorget i Bergen om formiddagen: torsk, laks, krabber og reker på is under en rød- og hvitstripet markise, med Vågen og Bryggen bak.',
    sv: 'Fisktorget i Bergen på förmiddagen: torsk, lax, krabbor och räkor på is under en röd- och vitrandig markis, med Vågen och Bryggen bakom.',
    en: 'The Fish Market in Bergen in the forenoon: cod, salmon, crabs and prawns on ice under a red and white awning, the harbour and Bryggen behind.',
  },
  focal: [0.5, 0.62],
};

const red = mix(paint.rust, paint.ember, 0.3);
const oilskin = mix(paint.ember, paint.ochre, 0.25);
const skin = mix(paint.rose, paint.apricot, 0.25);

export function draw(): string {
  const p = new Picture('fisketorget');
  const shoreline = 470;
  const hill = ridge(p, acrossSheet(330, 250, 170, 120, 190, 160, 240), 7, 2, 8, true);
  p.add(
    sky(
      p,
      420,
      spread(mix(paint.slate, paint.haze, 0.4), mix(paint.haze, paint.mist, 0.5), paint.cream),
    ),
    heap(p, 860, 190, 480, 110, paint.snow, 0.9) + heap(p, 330, 230, 260, 60, paint.snow, 0.8),
    poly(
      under(hill, 480),
      p.down(120, 460, spread(mix(paint.slate, paint.leaf, 0.4), mix(paint.leaf, paint.mist, 0.4))),
    ),
    spruces(p, hill, 70, 16, 36, mix(paint.slate, paint.pine, 0.4)),
    ...Array.from({ length: 60 }, (_, i) => {
      const [x, y] = [60 + ((i * 149) % 1480), 300 + ((i * 53) % 120)];
      return (
        fill(
          `M${x} ${y}v-11l8 -8l8 8v11z`,
          mix(
            [paint.snow, paint.rust, paint.butter, paint.cream][i % 4] ?? paint.snow,
            paint.mist,
            0.3,
          ),
        ) + fill(`M${x - 2} ${y - 10}l10 -10l10 10z`, mix(paint.rust, paint.mist, 0.25))
      );
    }),
    wisps(p, 0, 1600, 330, 40, paint.snow, 0.6, 7) + mist(p, 320, 140, paint.cream, 0.5),
  );
  // Bryggen along the far side of the harbour, boats before it.
  const row = (
    [
      'rust',
      'ochre',
      'oxblood',
      'snow',
      'rust',
      'ochre',
      'oxblood',
      'rust',
      'butter',
      'rust',
    ] as const
  ).map((name) => paint[name]);
  let x = 470;
  const houses = row.map((color, i) => {
    const w = 62 + ((i * 7) % 12);
    const [h, r] = [92 + ((i * 13) % 14), 50];
    const at = x;
    x += w - 1;
    return wharfGable(at, shoreline, w, h, r, color, i === 3 ? paint.slate : paint.cream);
  });
  const shore = p.symbol(
    ...houses,
    rect(380, shoreline - 10, 860, 12, mix(paint.granite, paint.umber, 0.3)),
    yacht(560, shoreline + 4, 0.6, paint.snow, paint.ink, paint.snow),
    yacht(1120, shoreline + 6, 0.7, paint.fjord, paint.ink, paint.snow),
  );
  p.add(
    `<use href="#${shore}"/>`,
    water(
      p,
      shoreline,
      640,
      spread(mix(paint.slate, paint.mist, 0.4), mix(paint.slate, paint.fjord, 0.4)),
    ),
    reflection(p, shore, shoreline, { squeeze: 0.7, opacity: 0.6, depth: 150 }),
    ripples(p, { x: 100, y: shoreline + 4, w: 1400, h: 150 }, 70, paint.fjord, 0.4, 110, 3.4) +
      ripples(p, { x: 100, y: shoreline + 4, w: 1400, h: 150 }, 50, paint.snow, 0.7, 90, 2.6),
    yacht(400, 560, 1, mix(paint.rust, paint.oxblood, 0.3), paint.ink, paint.snow) +
      rowboat(900, 566, 190, paint.snow, paint.tar) +
      fill('M980 552q0 -40 16 -42q16 2 16 42z', paint.ochre) +
      circle(996, 504, 9, paint.rose),
    // The quay with its people between the stalls.
    rect(
      0,
      596,
      1600,
      130,
      p.down(
        596,
        720,
        spread(mix(paint.granite, paint.lime, 0.4), mix(paint.granite, paint.slate, 0.4)),
      ),
    ) + rect(0, 590, 1600, 9, paint.lime),
    ...[
      [330, 640, 104, paint.fjord],
      [376, 644, 96, paint.ochre],
      [640, 634, 96, paint.oxblood],
      [700, 640, 100, paint.night],
      [1080, 636, 98, paint.rust],
      [1124, 640, 70, paint.butter],
      [1250, 642, 104, paint.ink],
    ].map(([fx, fy, fh, c]) =>
      figure(fx as number, fy as number, fh as number, c as string, paint.rose),
    ),
  );
  // The fishmonger, in oilskin and cap, holding a cod up for a buyer.
  p.add(
    fill('M780 760V570Q782 500 838 488H882Q938 500 940 570V760z', oilskin) +
      fill('M884 488Q938 500 940 570V760H900z', shade(oilskin, 0.25)) +
      fill('M800 760V600Q860 630 920 600V760z', paint.snow) +
      stroke('M822 496L806 606M898 496L914 606', paint.snow, 12),
    circle(860, 438, 44, skin) +
      fill(
        'M812 436Q806 384 860 380Q914 384 908 436Q884 414 860 416Q836 414 812 436z',
        paint.fjord,
      ) +
      fill('M806 424q54 -22 108 0v13q-54 -20 -108 0z', paint.night) +
      fill('M826 456q34 44 68 0q-6 44 -34 46q-28 -2 -34 -46z', paint.mist) +
      circle(845, 444, 4.6, paint.ink) +
      circle(875, 444, 4.6, paint.ink) +
      fill('M848 466q12 9 24 0q-4 9 -12 9t-12 -9z', paint.oxblood),
    stroke('M792 560Q740 620 704 640M928 560Q986 600 1010 638', shade(oilskin, 0.12), 40, {
      'stroke-linecap': 'round',
    }) +
      circle(700, 642, 20, skin) +
      circle(1012, 640, 20, skin),
    fish(
      684,
      652,
      1.22,
      -3,
      mix(paint.moss, paint.umber, 0.45),
      paint.lime,
      mix(paint.umber, paint.tar, 0.3),
    ),
  );
  // The counter heaped with ice.
  let [ice, shine] = ['', ''];
  for (let i = 0; i < 210; i += 1) {
    const [ix, iy, s] = [
      between(p.random, 0, 1600),
      between(p.random, 716, 966),
      between(p.random, 9, 24),
    ];
    const d = `M${n(ix)} ${n(iy)}l${n(s)} ${n(-s * 0.5)}l${n(s * 0.8)} ${n(s * 0.6)}l${n(-s * 0.7)} ${n(s * 0.7)}z`;
    if (i % 3) ice += d;
    else shine += d;
  }
  p.add(
    poly(
      [
        [-20, 716],
        [1620, 716],
        [1620, 970],
        [-20, 970],
      ],
      p.down(716, 970, spread(mix(paint.haze, paint.snow, 0.6), mix(paint.slate, paint.snow, 0.6))),
    ),
    fill(ice, mix(paint.haze, paint.snow, 0.35), { opacity: 0.75 }) + fill(shine, paint.snow),
    ...[
      [30, 760, 5],
      [60, 815, -4],
      [20, 872, 6],
      [90, 926, -3],
    ].map(([fx = 0, fy = 0, t = 0]) =>
      fish(
        fx,
        fy,
        1.05,
        t,
        mix(paint.moss, paint.umber, 0.45),
        paint.lime,
        mix(paint.umber, paint.tar, 0.3),
      ),
    ),
    ...[
      [380, 770, -6],
      [410, 832, 3],
      [370, 894, -4],
    ].map(([fx = 0, fy = 0, t = 0]) =>
      fish(
        fx,
        fy,
        1.2,
        t,
        mix(paint.slate, paint.fjord, 0.3),
        mix(paint.snow, paint.rose, 0.25),
        paint.night,
      ),
    ),
    // Cut salmon, crabs, prawns, mussels and lemons.
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        fill(
          `M${780 + i * 58} ${812 + (i % 2) * 8}q-8 -46 30 -48q38 2 30 48q-8 18 -30 18t-30 -18z`,
          paint.apricot,
        ) +
        stroke(
          `M${790 + i * 58} ${806 + (i % 2) * 8}q20 -34 40 0M${794 + i * 58} ${818 + (i % 2) * 8}q16 -24 32 0`,
          paint.cream,
          3.4,
        ),
    ),
    crab(830, 912, 0.92) + crab(1004, 896, 0.86) + crab(920, 944, 0.9),
    fill(blob(p, 1210, 880, 128, 72, 0.1, 14), mix(paint.rose, paint.ember, 0.35)),
    stroke(
      [...Array(110)]
        .map(() => {
          const a = p.random() * 6.3;
          const r = Math.sqrt(p.random());
          return `M${n(1210 + Math.cos(a) * r * 116)} ${n(876 + Math.sin(a) * r * 62)}q14 ${n(between(p.random, -16, -4))} 24 ${n(between(p.random, 0, 10))}`;
        })
        .join(''),
      mix(paint.rose, paint.apricot, 0.5),
      9,
      { 'stroke-linecap': 'round' },
    ) +
      stroke(
        [...Array(46)]
          .map(() => {
            const a = p.random() * 6.3;
            const r = Math.sqrt(p.random());
            return `M${n(1210 + Math.cos(a) * r * 106)} ${n(872 + Math.sin(a) * r * 56)}q14 -12 24 2`;
          })
          .join(''),
        mix(paint.ember, paint.rose, 0.3),
        4,
        { 'stroke-linecap': 'round' },
      ),
    fill(
      Array.from({ length: 46 }, () => {
        const [mx, my] = [between(p.random, 1380, 1580), between(p.random, 790, 940)];
        return `M${n(mx)} ${n(my)}q4 -26 32 -20q24 8 10 26q-18 16 -42 -6z`;
      }).join(''),
      mix(paint.night, paint.ink, 0.4),
    ) +
      stroke(
        [...Array(34)]
          .map(
            () =>
              `M${n(between(p.random, 1384, 1570))} ${n(between(p.random, 784, 930))}q12 -14 26 -6`,
          )
          .join(''),
        paint.slate,
        3.4,
        { 'stroke-linecap': 'round' },
      ),
    ...[
      [1130, 780],
      [1178, 766],
      [1226, 782],
      [1300, 770],
      [720, 950],
      [1370, 760],
    ].map(
      ([lx = 0, ly = 0]) =>
        circle(lx, ly, 23, paint.butter) +
        circle(lx, ly, 18, mix(paint.butter, paint.cream, 0.5)) +
        stroke(
          `M${lx} ${ly - 16}v32M${lx - 14} ${ly - 8}l28 16M${lx - 14} ${ly + 8}l28 -16`,
          paint.butter,
          3,
        ),
    ),
    fill(
      Array.from({ length: 14 }, (_, i) =>
        blob(p, 30 + i * 122, between(p.random, 722, 742), 34, 13, 0.25, 8),
      ).join(''),
      paint.leaf,
    ) +
      dabs(
        80,
        () => [between(p.random, 0, 1600), between(p.random, 716, 744)],
        mix(paint.moss, paint.butter, 0.3),
        9,
      ),
    rect(-20, 960, 1640, 50, mix(paint.slate, paint.night, 0.4)) +
      rect(-20, 958, 1640, 9, paint.snow),
    stroke('M146 250V730M1462 250V730', paint.snow, 14) +
      stroke('M151 250V730M1467 250V730', paint.slate, 5),
  );
  // The awning over it all, scalloped, its light falling through the stripes.
  const count = 14;
  const step = 1680 / count;
  for (let i = 0; i < count; i += 1) {
    const [ax, tx] = [-40 + i * step, 40 + (i * 1520) / count];
    p.add(
      fill(
        `M${n(tx)} -20H${n(tx + 1520 / count)}L${n(ax + step)} 188V216a${n(step / 2)} 44 0 0 1 ${n(-step)} 0V188z`,
        i % 2 ? paint.snow : red,
      ),
      fill(
        `M${n(ax)} 188H${n(ax + step)}V216a${n(step / 2)} 44 0 0 1 ${n(-step)} 0z`,
        i % 2 ? mix(paint.haze, paint.snow, 0.5) : shade(red, 0.25),
      ),
    );
  }
  p.add(
    rect(-20, 182, 1640, 8, paint.ink, { opacity: 0.3 }) +
      rect(
        0,
        188,
        1600,
        130,
        p.down(188, 320, [
          [0, paint.ink, 0.28],
          [1, paint.ink, 0],
        ]),
      ),
    ...[420, 800, 1180].map(
      (lx) =>
        stroke(`M${lx} 190v60`, paint.ink, 4) +
        circle(
          lx,
          286,
          90,
          p.around(lx, 286, 90, [
            [0, paint.butter, 0.6],
            [1, paint.butter, 0],
          ]),
        ) +
        fill(`M${lx - 32} 276q4 -34 32 -34q28 0 32 34z`, paint.fjord) +
        fill(`M${lx - 15} 276h30q-2 18 -15 18t-15 -18z`, paint.cream),
    ),
    birds(p, 640, 270, 5, 17, paint.snow),
  );
  return p.svg();
}
