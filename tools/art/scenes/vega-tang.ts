import { rowboat } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { eider } from '../lib/eider.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5182,
  alt: {
    no: 'En vårdag i fjæra: ei kvinne drar opp tang med greip, ei annen brer den ut på svaberget til tørk, og et ærfuglpar venter på vannet.',
    sv: 'En vårdag vid stranden: en kvinna drar upp tång med grep, en annan brer ut den på hällen till tork, och ett ejderpar väntar på vattnet.',
    en: 'A spring day on the shore: one woman hauls up seaweed with a fork, another spreads it on the rock to dry, and a pair of eiders wait on the water.',
  },
  caption: {
    no: 'Om våren trekker fuglevokterne opp tang, tørker den på berget og former den til reir.',
    sv: 'På våren drar fågelvaktarna upp tång, torkar den på hällarna och formar den till reden.',
    en: 'In spring the bird tenders haul up seaweed, dry it on the rock and shape it into nests.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('vega-tang');
  const rock = mix(paint.granite, paint.rose, 0.25);
  const weedColor = mix(paint.umber, paint.moss, 0.4);
  p.add(
    sky(p, 400, [
      [0, mix(paint.slate, paint.haze, 0.4)],
      [1, mix(paint.cream, paint.mist, 0.4)],
    ]),
    heap(p, 120, 200, 520, 100, paint.snow, 0.9),
    heap(p, 900, 150, 560, 100, paint.snow, 0.8),
    // The mountains of Vega, and the mainland further off.
    poly(
      under(
        ridge(
          p,
          [
            [-20, 350],
            [400, 330],
            [700, 366],
            [1640, 340],
          ],
          8,
          2,
        ),
        410,
      ),
      mix(paint.haze, paint.mist, 0.3),
    ),
    poly(
      under(
        ridge(
          p,
          [
            [900, 392],
            [1040, 300],
            [1120, 262],
            [1230, 300],
            [1330, 236],
            [1440, 320],
            [1640, 380],
          ],
          7,
          3,
        ),
        410,
      ),
      mix(paint.slate, paint.haze, 0.45),
    ),
    mist(p, 320, 110, paint.snow, 0.6),
    water(p, 398, 800, [
      [0, paint.mist],
      [0.3, mix(paint.haze, paint.leaf, 0.25)],
      [1, mix(paint.fjord, paint.leaf, 0.35)],
    ]),
    ...[
      [160, 424, 240],
      [520, 436, 160],
      [820, 420, 130],
      [1240, 452, 300],
      [20, 480, 200],
    ].map(
      ([x = 0, y = 0, w = 0]) =>
        fill(
          `M${x} ${y}q${n(w * 0.25)} ${n(-w * 0.1)} ${n(w * 0.5)} ${n(-w * 0.09)}t${n(w * 0.5)} ${n(w * 0.09)}z`,
          mix(paint.moss, paint.granite, 0.4),
        ) + stroke(`M${x} ${y}h${w}`, paint.snow, 3, { opacity: 0.8 }),
    ),
    ripples(p, { x: -20, y: 430, w: 1640, h: 260 }, 100, paint.snow, 0.5, 110, 3),
    // A red boathouse over at the next island.
    fill('M1330 444v-44l34 -30l34 30v44z', mix(paint.rust, paint.oxblood, 0.3)) +
      fill('M1322 404l42 -38l42 38z', paint.tar) +
      fill('M1398 444v-40h60v40z', mix(paint.rust, paint.ember, 0.25)),
    rowboat(240, 640, 330, mix(paint.cream, paint.haze, 0.2), mix(paint.umber, paint.ochre, 0.4)),
    eider(850, 566, 1.25, true) +
      eider(962, 578, 1.15, false) +
      eider(1180, 508, 0.6, true, true) +
      eider(1244, 512, 0.56, false, true),
    ripples(p, { x: 790, y: 566, w: 240, h: 30 }, 14, paint.snow, 0.8, 90, 3),
  );
  const shore = ridge(
    p,
    [
      [-20, 760],
      [220, 720],
      [520, 690],
      [820, 640],
      [1140, 600],
      [1640, 540],
    ],
    9,
    5,
    8,
    true,
  );
  const heap1 = (x: number, y: number, w: number, h: number): string =>
    fill(blob(p, x, y, w, h, 0.14, 17), shade(weedColor, 0.35)) +
    stroke(
      Array.from(
        { length: 46 },
        () =>
          `M${n(x + between(p.random, -0.9, 0.8) * w)} ${n(y + between(p.random, -0.8, 0.7) * h)}q${n(between(p.random, -30, 40))} ${n(between(p.random, -20, 14))} ${n(between(p.random, 10, 66))} ${n(between(p.random, -8, 26))}`,
      ).join(''),
      weedColor,
      8,
      { 'stroke-linecap': 'round' },
    ) +
    dabs(
      30,
      () => [x + between(p.random, -0.8, 0.8) * w, y + between(p.random, -0.7, 0.6) * h],
      mix(paint.ochre, paint.moss, 0.3),
      9,
    );
  p.add(
    p.clipped(
      lines(under(shore)),
      poly(
        under(shore),
        p.along(
          [200, 600],
          [1200, 1010],
          spread(
            mix(rock, paint.cream, 0.5),
            mix(rock, paint.cream, 0.2),
            mix(rock, paint.slate, 0.35),
          ),
        ),
      ),
      brush(p, { x: -20, y: 560, w: 1640, h: 440 }, 300, -0.14, 90, paint.plum, 2.6, 0.22),
      brush(p, { x: -20, y: 560, w: 1640, h: 440 }, 240, -0.14, 70, paint.snow, 2.4, 0.45),
      stroke(
        'M-20 860Q400 780 760 810T1640 700M420 700Q520 820 480 1010M1040 610Q1180 760 1140 1010',
        paint.plum,
        5,
        { opacity: 0.4 },
      ),
      fill(
        Array.from({ length: 20 }, () =>
          blob(
            p,
            between(p.random, 0, 1600),
            between(p.random, 720, 1000),
            between(p.random, 14, 46),
            between(p.random, 6, 16),
            0.3,
            9,
          ),
        ).join(''),
        mix(paint.ochre, paint.butter, 0.3),
        { opacity: 0.6 },
      ),
    ),
    stroke(lines(shore, false), paint.snow, 9, {
      opacity: 0.9,
      'stroke-dasharray': '60 14 110 18 36 8',
    }),
    stroke(
      Array.from({ length: 60 }, () => {
        const x = between(p.random, -10, 900);
        return `M${n(x)} ${n(776 - x * 0.13 + between(p.random, -16, 18))}q${n(between(p.random, -30, 30))} 12 ${n(between(p.random, 20, 70))} 4`;
      }).join(''),
      weedColor,
      9,
      { 'stroke-linecap': 'round', opacity: 0.9 },
    ),
    // Green ground with the first houses for birds, their stones roofed with turf.
    fill('M1020 640Q1240 560 1640 520V640Q1300 660 1120 700z', mix(paint.moss, paint.leaf, 0.35)) +
      grass(
        p,
        ridge(
          p,
          [
            [1040, 640],
            [1300, 570],
            [1640, 524],
          ],
          4,
          7,
        ),
        0.35,
        26,
        mix(paint.moss, paint.butter, 0.3),
      ),
    ...[
      [1180, 640, 1],
      [1340, 610, 1.1],
      [1500, 584, 1.2],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        fill(
          `M${n(x - 56 * s)} ${y}V${n(y - 46 * s)}H${n(x + 56 * s)}V${y}z`,
          mix(paint.granite, paint.slate, 0.25),
        ) +
        stroke(
          `M${n(x - 56 * s)} ${n(y - 16 * s)}h${n(112 * s)}M${n(x - 56 * s)} ${n(y - 32 * s)}h${n(112 * s)}`,
          paint.ink,
          3,
          { opacity: 0.5 },
        ) +
        fill(`M${n(x - 20 * s)} ${y}v${n(-30 * s)}h${n(40 * s)}v${n(30 * s)}z`, paint.ink) +
        fill(
          `M${n(x - 68 * s)} ${n(y - 42 * s)}q${n(68 * s)} ${n(-46 * s)} ${n(136 * s)} 0z`,
          mix(paint.moss, paint.butter, 0.2),
        ),
    ),
    heap1(930, 800, 210, 54) + heap1(1330, 800, 190, 46) + heap1(560, 950, 250, 50),
    worker({
      at: [620, 830],
      h: 400,
      coat: mix(paint.oxblood, paint.rust, 0.35),
      legs: paint.tar,
      skirt: mix(paint.fjord, paint.night, 0.35),
      hands: [
        [-0.06, 0.52],
        [0.3, 0.42],
      ],
      lean: 0.08,
      hat: 'scarf',
      hatColor: paint.snow,
      sleeve: mix(paint.cream, paint.rose, 0.1),
    }),
    stroke('M560 580L830 760', mix(paint.ochre, paint.umber, 0.35), 13, {
      'stroke-linecap': 'round',
    }) +
      stroke(
        'M820 740L850 800M824 750L874 786M830 746L886 764',
        mix(paint.slate, paint.ink, 0.3),
        7,
      ),
    fill('M560 830Q580 700 634 650L690 660Q690 770 676 830z', mix(paint.haze, paint.snow, 0.3)),
    worker({
      at: [1210, 880],
      h: 380,
      coat: mix(paint.ochre, paint.umber, 0.25),
      legs: paint.tar,
      skirt: mix(paint.oxblood, paint.tar, 0.35),
      hands: [
        [0.22, 0.34],
        [0.3, 0.3],
      ],
      lean: 0.14,
      hat: 'scarf',
      hatColor: mix(paint.rust, paint.ember, 0.35),
      sleeve: paint.snow,
    }),
    stroke('M1320 770q30 30 70 24M1300 760q10 40 40 60M1330 764q40 6 60 40', weedColor, 10, {
      'stroke-linecap': 'round',
    }),
    dabs(
      50,
      () => [between(p.random, 1100, 1600), between(p.random, 650, 720)],
      paint.heather,
      8,
      0.9,
    ) +
      dabs(
        40,
        () => [between(p.random, 0, 1600), between(p.random, 930, 1000)],
        paint.rose,
        9,
        0.9,
      ),
    birds(p, 640, 300, 8, 12, paint.slate),
  );
  return p.svg();
}
