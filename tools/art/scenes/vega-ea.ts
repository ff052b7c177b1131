import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, ridge } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5180,
  alt: {
    no: 'Nært: ei brun ærfuglhunn ligger på reir av tang og dun i et lite hus av stein og drivved, mens regnet faller utenfor.',
    sv: 'Nära: en brun ejderhona ligger på ett rede av tång och dun i ett litet hus av sten och drivved, medan regnet faller utanför.',
    en: 'Close up: a brown female eider lies on a nest of seaweed and down in a small house of stone and driftwood while rain falls outside.',
  },
  caption: {
    no: 'Et e-hus er for én fugl. Når ærfuglen kommer i mai, finner den ly for regn og ravn.',
    sv: 'Ett e-hus är för en fågel. När ejdern kommer i maj finns det skydd för regn och korp.',
    en: 'An e-hus, a house for one bird. In May the eider finds shelter here from rain and ravens.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('vega-ea');
  const stone = mix(paint.granite, paint.slate, 0.35);
  const brown = mix(paint.umber, paint.rust, 0.25);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.down(
        0,
        700,
        spread(
          mix(paint.slate, paint.fjord, 0.25),
          mix(paint.haze, paint.slate, 0.3),
          mix(paint.moss, paint.haze, 0.4),
        ),
      ),
    ),
    rect(0, 250, 1600, 60, mix(paint.slate, paint.mist, 0.35)) +
      fill(
        'M-20 256Q120 226 260 252T560 250V262H-20zM1240 252Q1400 220 1640 250V262H1240z',
        mix(paint.slate, paint.fjord, 0.4),
      ),
    fill(
      'M-20 310Q300 290 700 304T1620 300V1010H-20z',
      p.down(
        300,
        1000,
        spread(
          mix(paint.moss, paint.butter, 0.25),
          mix(paint.leaf, paint.moss, 0.5),
          mix(paint.pine, paint.tar, 0.3),
        ),
      ),
    ),
    brush(p, { x: 0, y: 310, w: 1600, h: 400 }, 260, -1.3, 30, paint.butter, 2.4, 0.3),
    brush(p, { x: -40, y: -100, w: 1700, h: 800 }, 240, 1.75, 70, paint.snow, 1.8, 0.42),
  );
  const roof = 'M170 420L330 250H1290L1440 410L1400 452H210z';
  p.add(
    // The dark room behind, then walls of stone, posts and a roof of driftwood and turf.
    rect(
      250,
      420,
      1110,
      500,
      p.around(
        800,
        760,
        640,
        spread(mix(paint.umber, paint.tar, 0.35), mix(paint.tar, paint.ink, 0.3), paint.ink),
      ),
    ),
    ...[
      [
        [190, 940],
        [200, 440],
        [430, 440],
        [400, 640],
        [430, 940],
      ],
      [
        [1420, 940],
        [1410, 440],
        [1180, 440],
        [1210, 640],
        [1170, 940],
      ],
    ].map(
      (shape, i) =>
        poly(
          shape as [number, number][],
          p.along(
            [i ? 1170 : 190, 0],
            [i ? 1420 : 430, 0],
            i
              ? spread(shade(stone, 0.2), shade(stone, 0.5))
              : spread(mix(stone, paint.cream, 0.4), shade(stone, 0.2)),
          ),
        ) + rubbleFace(p, shape as [number, number][], 62, paint.ink, paint.cream, 0.7),
    ),
    stroke('M416 470H1190', mix(paint.lime, paint.granite, 0.35), 40, {
      'stroke-linecap': 'round',
    }) +
      stroke('M416 460H1190', paint.mist, 8, { opacity: 0.6 }) +
      brush(p, { x: 410, y: 452, w: 760, h: 34 }, 60, 0, 60, paint.tar, 2.4, 0.5),
    fill(
      roof,
      p.down(
        250,
        450,
        spread(
          mix(paint.moss, paint.butter, 0.3),
          mix(paint.leaf, paint.moss, 0.3),
          mix(paint.pine, paint.tar, 0.4),
        ),
      ),
    ),
    p.clipped(
      roof,
      brush(p, { x: 170, y: 250, w: 1270, h: 200 }, 420, -1.3, 30, paint.butter, 2.6, 0.35) +
        brush(p, { x: 170, y: 250, w: 1270, h: 200 }, 300, -1.5, 30, paint.pine, 2.8, 0.4),
    ),
    grass(
      p,
      ridge(
        p,
        [
          [320, 256],
          [800, 248],
          [1300, 256],
        ],
        4,
        4,
      ),
      0.4,
      44,
      mix(paint.moss, paint.butter, 0.2),
    ),
    stroke('M190 430Q800 456 1424 424', mix(paint.umber, paint.granite, 0.4), 26) +
      stroke('M190 422Q800 448 1424 416', mix(paint.lime, paint.granite, 0.3), 7),
    dabs(
      40,
      () => [between(p.random, 240, 1380), between(p.random, 262, 420)],
      paint.snow,
      8,
      0.95,
    ) +
      dabs(
        26,
        () => [between(p.random, 240, 1380), between(p.random, 262, 420)],
        paint.rose,
        9,
        0.95,
      ),
    glow(p, 800, 720, 480, paint.apricot, 0.28),
  );
  // The nest: dried seaweed in a ring, grey down over its rim, one egg showing.
  let weed = '';
  for (let i = 0; i < 90; i += 1) {
    const a = (i / 90) * 6.283;
    const [x, y] = [
      800 + Math.cos(a) * between(p.random, 260, 350),
      850 + Math.sin(a) * between(p.random, 60, 96),
    ];
    weed += `M${n(x)} ${n(y)}q${n(between(p.random, -60, 60))} ${n(between(p.random, -26, 10))} ${n(between(p.random, -90, 90))} ${n(between(p.random, -14, 24))}`;
  }
  p.add(
    fill(blob(p, 800, 866, 390, 106, 0.1, 19), mix(paint.tar, paint.umber, 0.35)),
    stroke(weed, mix(paint.umber, paint.moss, 0.4), 13, { 'stroke-linecap': 'round' }) +
      stroke(weed, mix(paint.ochre, paint.umber, 0.4), 4, {
        'stroke-linecap': 'round',
        transform: 'translate(-2 -4)',
      }),
    fill(
      Array.from({ length: 30 }, (_, i) => {
        const a = (i / 30) * 6.283;
        return blob(
          p,
          800 + Math.cos(a) * 250,
          830 + Math.sin(a) * 56,
          between(p.random, 34, 60),
          between(p.random, 22, 36),
          0.28,
          11,
        );
      }).join(''),
      mix(paint.granite, paint.mist, 0.35),
    ),
    fill(
      Array.from({ length: 20 }, (_, i) => {
        const a = (i / 20) * 6.283;
        return blob(
          p,
          800 + Math.cos(a) * 246,
          820 + Math.sin(a) * 50,
          between(p.random, 20, 36),
          between(p.random, 12, 20),
          0.3,
          10,
        );
      }).join(''),
      mix(paint.mist, paint.granite, 0.15),
      { opacity: 0.85 },
    ),
    fill('M1016 838q6 -48 44 -46q34 6 32 44q-38 22 -76 2z', mix(paint.leaf, paint.mist, 0.65)) +
      stroke('M1034 812q8 -12 20 -12', paint.snow, 6, { 'stroke-linecap': 'round', opacity: 0.7 }),
  );
  const body =
    'M500 800Q470 720 520 660Q600 590 740 596Q900 590 1010 680Q1080 720 1120 700Q1110 760 1040 800Q960 856 780 860Q560 860 500 800z';
  const head =
    'M520 700Q470 640 470 570Q474 500 540 480Q600 470 640 512Q664 560 650 620Q640 680 680 720Q600 780 520 700z';
  p.add(
    fill(body, p.down(590, 860, spread(mix(brown, paint.butter, 0.35), brown, shade(brown, 0.5)))),
    p.clipped(
      body,
      // Rows of feathers, each dark with a pale edge.
      stroke(
        Array.from({ length: 9 }, (_, r) =>
          Array.from(
            { length: 17 },
            (_, k) => `M${530 + k * 36 + (r % 2) * 18} ${600 + r * 30}q18 30 36 0`,
          ).join(''),
        ).join(''),
        paint.tar,
        11,
        { opacity: 0.75 },
      ),
      stroke(
        Array.from({ length: 9 }, (_, r) =>
          Array.from(
            { length: 17 },
            (_, k) => `M${530 + k * 36 + (r % 2) * 18} ${607 + r * 30}q18 30 36 0`,
          ).join(''),
        ).join(''),
        mix(paint.ochre, paint.cream, 0.35),
        3.4,
        { opacity: 0.8 },
      ),
      fill('M480 830Q780 900 1130 760V900H480z', paint.ink, { opacity: 0.3 }),
    ),
    stroke('M800 690Q940 680 1090 712M780 730Q940 740 1060 756', paint.tar, 8, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) + stroke('M806 702Q940 694 1070 722', paint.cream, 4, { opacity: 0.7 }),
    fill(
      head,
      p.along(
        [470, 500],
        [680, 700],
        spread(mix(brown, paint.butter, 0.4), brown, shade(brown, 0.3)),
      ),
    ),
    p.clipped(
      head,
      brush(p, { x: 460, y: 470, w: 220, h: 280 }, 190, 1, 16, paint.tar, 3, 0.6) +
        brush(p, { x: 460, y: 470, w: 220, h: 280 }, 80, 1, 14, paint.cream, 2.4, 0.4),
    ),
    // The long wedge of the bill, feathered far forward.
    // It runs on from the brow without a step.
    fill(
      'M520 488Q470 520 398 606Q378 632 392 644Q404 648 424 640Q462 634 492 612Q520 560 520 488z',
      p.along(
        [390, 640],
        [510, 520],
        spread(mix(paint.slate, paint.moss, 0.35), mix(paint.slate, paint.night, 0.25)),
      ),
    ) +
      fill('M520 484Q488 520 474 566Q462 590 500 614Q534 560 520 484z', brown) +
      stroke('M398 634Q446 622 488 602', paint.ink, 4) +
      fill(
        'M398 606Q378 632 392 644Q404 646 408 626Q410 612 398 606z',
        mix(paint.slate, paint.ink, 0.35),
      ) +
      stroke('M452 576q10 -12 18 -16', paint.ink, 4, { 'stroke-linecap': 'round' }),
    circle(548, 552, 13, paint.ink) +
      circle(544, 547, 4.4, paint.snow) +
      stroke('M524 540Q548 526 576 544', mix(paint.cream, brown, 0.3), 5, { opacity: 0.8 }),
    dabs(44, () => [between(p.random, 440, 1160), between(p.random, 640, 900)], paint.snow, 5, 0.7),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [600, 985],
          [1000, 990],
          [1640, 1000],
        ],
        6,
        9,
      ),
      0.4,
      80,
      mix(paint.pine, paint.ink, 0.2),
    ),
    dabs(
      60,
      (i) => [i % 2 ? p.random() * 400 : 1200 + p.random() * 400, between(p.random, 920, 1000)],
      paint.rose,
      9,
      0.95,
    ),
    vignette(p, 760, 640, 0.55),
  );
  return p.svg();
}
