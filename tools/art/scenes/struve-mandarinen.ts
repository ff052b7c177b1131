import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, hill } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5667,
  alt: {
    no: 'På et arbeidsbord under et vindu mot blå skogåser ligger en sitron og en flattrykt mandarin på hver sin tegning av jorden; mellom dem en passer og et talglys, og jordaksen er streket opp gjennom begge.',
    sv: 'På ett arbetsbord under ett fönster mot blå skogsåsar ligger en citron och en tillplattad mandarin på var sin ritning av jorden; mellan dem en passare och ett talgljus, och jordaxeln är dragen genom båda.',
    en: 'On a work table under a window towards blue wooded hills lie a lemon and a flattened mandarin, each on its own drawing of the earth; between them a pair of compasses and a tallow candle, and the earth’s axis is drawn through both.',
  },
  caption: {
    no: 'Er jorden spiss ved polene, som en sitron, eller flat, som en mandarin? Mandarinen vant. Over hundre år senere regnet Struves folk ut hvor flat. Fritt tegnet.',
    sv: 'Är jorden spetsig vid polerna, som en citron, eller platt, som en mandarin? Mandarinen vann. Över hundra år senare räknade Struves folk ut hur platt. Fritt tecknat.',
    en: 'Is the earth pointed at the poles, like a lemon, or flat, like a mandarin? The mandarin won. More than a hundred years later Struve’s people worked out how flat. Drawn freely.',
  },
  focal: [0.5, 0.6],
};

/** A sheet with an outline of the earth in ink: its circles of latitude, and the axis it turns on. */
const sheet = (cx: number, cy: number, rx: number, ry: number, tilt: number): string =>
  group(
    { transform: `rotate(${tilt} ${cx} ${cy})` },
    fill(`M${cx - 280} ${cy - 240}H${cx + 270}L${cx + 300} ${cy + 230}H${cx - 310}z`, paint.ink, {
      opacity: 0.35,
      transform: 'translate(14 16)',
    }),
    fill(
      `M${cx - 280} ${cy - 240}H${cx + 270}L${cx + 300} ${cy + 230}H${cx - 310}z`,
      mix(paint.cream, paint.snow, 0.35),
    ),
    stroke(
      [-0.7, -0.36, 0, 0.36, 0.7]
        .map(
          (t) =>
            `M${n(cx - rx * Math.sqrt(1 - t * t))} ${n(cy + ry * t)}Q${cx} ${n(cy + ry * t + 22)} ${n(cx + rx * Math.sqrt(1 - t * t))} ${n(cy + ry * t)}`,
        )
        .join(''),
      paint.umber,
      3,
      { opacity: 0.8 },
    ),
    stroke(
      `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
      paint.umber,
      5,
    ),
    stroke(`M${cx} ${cy - 226}V${cy + 216}`, paint.rust, 5, { 'stroke-dasharray': '22 10' }),
    stroke(
      `M${cx - 250} ${cy + 176}h90M${cx - 254} ${cy + 196}h70M${cx + 160} ${cy + 176}h100M${cx + 170} ${cy + 196}h60`,
      paint.umber,
      4,
      { opacity: 0.6, 'stroke-dasharray': '20 6 12 6' },
    ),
  );

export function draw(): string {
  const p = new Picture('struve-mandarinen');
  const wood = mix(paint.umber, paint.tar, 0.3);
  const plaster = mix(paint.fjord, paint.slate, 0.35);
  p.add(
    rect(
      0,
      0,
      1600,
      520,
      p.along([0, 0], [1600, 520], spread(shade(plaster, 0.2), plaster, shade(plaster, 0.4))),
    ),
    // The window: hills to measure from, in the light of a summer night.
    rect(430, -20, 740, 440, paint.snow),
    p.clipped(
      'M452 -20H1148V396H452z',
      rect(
        440,
        -20,
        720,
        430,
        p.down(
          0,
          330,
          spread(
            mix(paint.haze, paint.rose, 0.4),
            mix(paint.rose, paint.butter, 0.5),
            paint.butter,
          ),
        ),
      ),
      circle(960, 236, 34, paint.snow) + glow(p, 960, 236, 220, paint.cream, 0.8),
      hill(
        p,
        pts('430,270 560,220 700,268 900,280 1010,236 1160,276'),
        mix(paint.heather, paint.rose, 0.4),
        { bottom: 410 },
      ),
      hill(
        p,
        pts('430,320 600,310 760,270 880,318 1160,310'),
        mix(paint.slate, paint.heather, 0.5),
        { bottom: 410, salt: 3 },
      ),
      spruces(
        p,
        pts('430,396 700,380 900,392 1160,370'),
        44,
        40,
        100,
        mix(paint.pine, paint.plum, 0.35),
      ),
      stroke('M560 222L760 274L1010 238z', paint.snow, 4, { opacity: 0.9 }),
      fill('M452 -20H600L500 396H452z', paint.snow, { opacity: 0.14 }),
    ),
    stroke('M800 -20V400M452 196H1148', paint.snow, 17) +
      stroke('M809 -20V400M452 205H1148', paint.slate, 4, { opacity: 0.6 }),
    rect(396, 396, 808, 36, paint.snow) + rect(396, 424, 808, 10, paint.slate, { opacity: 0.7 }),
    // Curtains of a good cloth.
    fill(
      'M330 -10H520Q500 180 420 300Q400 400 430 500H300Q330 240 330 -10zM1270 -10H1080Q1100 180 1180 300Q1200 400 1170 500H1300Q1270 240 1270 -10z',
      mix(paint.oxblood, paint.rust, 0.3),
    ) +
      stroke(
        'M370 0Q380 220 350 490M430 0Q430 160 390 320M1230 0Q1220 220 1250 490M1170 0Q1170 160 1210 320',
        shade(paint.oxblood, 0.4),
        10,
        { opacity: 0.7 },
      ) +
      stroke('M404 300h60M1136 300h60', paint.ochre, 15),
    // Shelves with books on both sides.
    ...[0, 1310].map(
      (x) =>
        rect(x, 130, 290, 20, wood) +
        rect(x, 350, 290, 20, wood) +
        fill(
          Array.from(
            { length: 9 },
            (_, i) => `M${x + 14 + i * 29} ${350 - 120 - ((i * 37) % 60)}h24V350h-24z`,
          ).join(''),
          mix(paint.oxblood, paint.umber, 0.3),
        ) +
        fill(
          Array.from(
            { length: 4 },
            (_, i) => `M${x + 43 + i * 58} ${350 - 110 - ((i * 53) % 60)}h24V350h-24z`,
          ).join(''),
          mix(paint.leaf, paint.pine, 0.5),
        ) +
        stroke(`M${x + 14} 300h262M${x + 14} 320h262`, paint.ochre, 4, {
          'stroke-dasharray': '24 5',
          opacity: 0.8,
        }),
    ),
    // The table.
    fill(
      'M-20 500H1620V1010H-20z',
      p.down(500, 1000, spread(mix(wood, paint.ochre, 0.35), wood, shade(wood, 0.4))),
    ),
    brush(p, { x: -20, y: 506, w: 1640, h: 490 }, 150, 0.01, 260, shade(wood, 0.45), 4, 0.4),
    stroke('M-20 503H1620', mix(paint.butter, wood, 0.3), 6),
    sheet(470, 716, 150, 196, -4),
    sheet(1130, 716, 204, 158, 4),
    glow(p, 800, 560, 520, paint.butter, 0.5),
  );
  // The lemon, upright with its two points; and its dark side towards us on the left.
  const pith = mix(paint.butter, paint.snow, 0.2);
  const lemon =
    'M466 498Q484 496 490 516Q592 560 606 690Q616 830 504 900Q492 930 472 928Q456 926 446 902Q336 836 340 694Q348 562 444 514Q450 500 466 498z';
  const peel = p.along(
    [340, 560],
    [610, 880],
    spread(
      mix(paint.ochre, paint.umber, 0.35),
      paint.ochre,
      mix(paint.butter, paint.ochre, 0.3),
      pith,
      paint.butter,
    ),
  );
  p.add(
    fill('M330 906Q470 970 640 906Q560 880 470 880Q380 880 330 906z', paint.ink, { opacity: 0.4 }),
    fill(lemon, peel),
    p.clipped(
      lemon,
      dabs(
        150,
        () => [340 + p.random() * 270, 510 + p.random() * 400],
        mix(paint.ochre, paint.umber, 0.3),
        6,
        0.45,
      ),
      dabs(80, () => [430 + p.random() * 160, 540 + p.random() * 300], paint.snow, 5, 0.6),
    ),
    fill('M540 590Q580 640 578 710Q556 650 522 606z', paint.snow, { opacity: 0.8 }),
    fill('M458 502q10 -18 22 0l-4 14h-14z', mix(paint.leaf, paint.umber, 0.3)),
  );
  // The mandarin: wider than high, dented at the poles.
  const round =
    'M1130 574Q1180 560 1250 580Q1356 622 1352 726Q1346 836 1240 870Q1180 886 1130 872Q1080 886 1020 870Q914 836 908 726Q904 622 1010 580Q1080 560 1130 574z';
  p.add(
    fill('M900 856Q1120 940 1370 856Q1280 826 1130 830Q980 828 900 856z', paint.ink, {
      opacity: 0.4,
    }),
    fill(
      round,
      p.along(
        [920, 600],
        [1350, 860],
        spread(
          paint.butter,
          paint.apricot,
          paint.ember,
          mix(paint.ember, paint.rust, 0.5),
          paint.rust,
        ),
      ),
    ),
    p.clipped(
      round,
      stroke(
        'M1130 590Q1010 700 1080 880M1130 590Q1250 700 1186 880M1130 590Q920 660 960 850M1130 590Q1340 660 1304 850',
        mix(paint.ember, paint.rust, 0.6),
        8,
        { opacity: 0.35 },
      ),
      dabs(
        190,
        () => [910 + p.random() * 440, 570 + p.random() * 310],
        mix(paint.rust, paint.ember, 0.4),
        6,
        0.5,
      ),
      dabs(90, () => [930 + p.random() * 240, 590 + p.random() * 180], paint.cream, 5, 0.6),
    ),
    fill(
      'M1060 596Q1130 622 1206 594Q1180 576 1130 586Q1084 576 1060 596z',
      mix(paint.rust, paint.ember, 0.4),
    ),
    fill('M950 650Q980 610 1040 600Q990 640 970 690z', paint.cream, { opacity: 0.75 }),
    stroke('M1130 598q2 -30 18 -46', mix(paint.umber, paint.leaf, 0.4), 12, {
      'stroke-linecap': 'round',
    }),
    fill('M1140 572Q1200 500 1296 530Q1250 598 1140 572z', mix(paint.leaf, paint.moss, 0.3)) +
      stroke('M1144 570Q1210 540 1290 532', paint.butter, 4),
  );
  // Between them: a candle, and the compasses that will settle it.
  const brass = p.along(
    [740, 0],
    [860, 0],
    spread(mix(paint.ochre, paint.umber, 0.4), paint.butter, paint.ochre, paint.umber),
  );
  p.add(
    group(
      { transform: 'translate(0 -76)' },
      fill('M716 648Q800 680 884 648L862 622H738z', brass) +
        fill('M774 560h52v70h-52z', brass) +
        rect(
          780,
          420,
          40,
          146,
          p.along([780, 0], [820, 0], spread(paint.lime, paint.snow, paint.lime)),
        ),
      stroke('M800 420v-18', paint.ink, 4),
      glow(p, 800, 370, 200, paint.butter, 0.9),
      fill('M800 318Q832 368 816 396Q800 412 784 396Q770 366 800 318z', paint.apricot) +
        fill('M800 350Q816 378 808 396Q800 402 792 396Q786 376 800 350z', paint.snow),
    ),
    group(
      { transform: 'translate(0 26)' },
      stroke('M806 706L700 940M806 706L914 934', paint.ink, 24, {
        opacity: 0.35,
        transform: 'translate(14 14)',
      }),
      stroke('M800 706L726 850M800 706L872 846', mix(paint.ochre, paint.butter, 0.3), 25, {
        'stroke-linecap': 'round',
      }),
      stroke('M726 850L690 940M872 846L908 936', mix(paint.slate, paint.night, 0.4), 13, {
        'stroke-linecap': 'round',
      }),
      stroke('M742 810Q800 836 858 806', mix(paint.ochre, paint.umber, 0.3), 9),
      circle(800, 700, 31, brass) +
        circle(800, 700, 11, paint.umber) +
        rect(788, 648, 24, 30, brass),
    ),
    // A quill across the corner.
    fill('M60 930Q150 790 330 640Q300 800 70 944z', mix(paint.snow, paint.haze, 0.25)) +
      stroke('M40 960L320 650', mix(paint.umber, paint.cream, 0.4), 5) +
      stroke('M120 860l34 -4M160 812l40 -6M200 768l44 -8M240 726l40 -6', paint.slate, 3),
    fill('M1420 640h110l16 120q-70 26 -142 0z', mix(paint.night, paint.slate, 0.3)) +
      fill('M1420 640q55 -22 110 0q-55 22 -110 0z', paint.ink) +
      stroke('M1424 660l-10 80', paint.haze, 7),
    vignette(p, 800, 600, 0.6),
  );
  return p.svg();
}
