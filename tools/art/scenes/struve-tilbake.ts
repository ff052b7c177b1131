import { masonry } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, mist } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5643,
  alt: {
    no: 'En kald, lys maidag i Hammerfest: folk med flagg står rundt Meridianstøtta, og på den andre siden av havna reises nye hus i lyst tømmer.',
    sv: 'En kall, ljus majdag i Hammerfest: folk med flaggor står runt meridianpelaren, och på andra sidan hamnen reses nya hus i ljust virke.',
    en: 'A cold, bright day in May in Hammerfest: people with flags stand round the Meridian Column, and across the harbour new houses rise in fresh timber.',
  },
  caption: {
    no: 'Da Hammerfest ble tvangsevakuert og brent, ble støtta sendt sørover. 17. mai 1949 sto den på plass igjen. Fritt tegnet.',
    sv: 'När Hammerfest brändes under kriget skickades pelaren söderut. Den 17 maj 1949 stod den på plats igen. Fritt tecknat.',
    en: 'When Hammerfest was burned during the war the column was sent south. On 17 May 1949 it was back in place. Drawn freely.',
  },
  focal: [0.5, 0.45],
};

/** The flag in the wind: field, white cross, blue cross, and a fold of shadow. */
function flag(p: Picture, x: number, y: number, w: number): string {
  const h = w * 0.72;
  const shape = `M${x} ${y}q${n(w * 0.25)} ${n(-h * 0.16)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0v${n(h)}q${n(-w * 0.25)} ${n(h * 0.16)} ${n(-w * 0.5)} 0t${n(-w * 0.5)} 0z`;
  const arms = (c: string, t: number): string =>
    stroke(
      `M${x - 30} ${n(y + h / 2)}h30q${n(w * 0.25)} ${n(-h * 0.16)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0h30M${n(x + w * 0.36)} ${n(y - h)}v${n(h * 3)}`,
      c,
      h * t,
    );
  return p.clipped(
    shape,
    fill(shape, mix(paint.rust, paint.ember, 0.2)),
    arms(paint.snow, 0.26),
    arms(paint.night, 0.13),
    fill(`M${n(x + w * 0.44)} ${n(y - h)}h${n(w * 0.22)}v${n(h * 3)}h${n(-w * 0.26)}z`, paint.ink, {
      opacity: 0.18,
    }),
  );
}

/** A house going up: studs, rafters, some boarding, a ladder. */
function rising(x: number, base: number, w: number, done: number): string {
  const timber = mix(paint.butter, paint.ochre, 0.25);
  const h = w * 0.42;
  const studs = Array.from({ length: 9 }, (_, i) => `M${n(x + (w * i) / 8)} ${base}v${n(-h)}`).join(
    '',
  );
  const rafters = Array.from(
    { length: 6 },
    (_, i) =>
      `M${n(x - 6 + i * 12)} ${n(base - h + 4 - i)}L${n(x + w / 2)} ${n(base - h * 1.75)}L${n(x + w + 6 - i * 12)} ${n(base - h + 4 - i)}`,
  ).join('');
  return (
    rect(x, base - h, w, h, mix(paint.slate, paint.night, 0.35)) +
    stroke(studs, timber, 7) +
    stroke(rafters, shade(timber, 0.1), 5) +
    stroke(`M${x} ${n(base - h)}h${w}M${x} ${n(base - h / 2)}h${w}`, timber, 6) +
    rect(x, base - h, w * done, h, mix(timber, paint.cream, 0.3)) +
    stroke(
      Array.from(
        { length: 7 },
        (_, i) => `M${x} ${n(base - h + (h * (i + 1)) / 8)}h${n(w * done)}`,
      ).join(''),
      mix(timber, paint.umber, 0.5),
      2,
    ) +
    stroke(
      `M${n(x + w + 20)} ${base}L${n(x + w - 10)} ${n(base - h * 1.1)}M${n(x + w + 36)} ${base}L${n(x + w + 6)} ${n(base - h * 1.1)}`,
      paint.umber,
      4,
    )
  );
}

export function draw(): string {
  const p = new Picture('struve-tilbake');
  const shore = 600;
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.slate, paint.fjord, 0.25),
        mix(paint.haze, paint.slate, 0.3),
        mix(paint.mist, paint.snow, 0.4),
      ),
    ),
    heap(p, 100, 250, 420, 130, paint.snow, 0.95),
    heap(p, 1080, 190, 540, 150, paint.snow, 0.9),
    massif(p, {
      points: pts('-30,430 160,360 330,420 520,380 760,470 980,400 1180,330 1380,370 1640,300'),
      color: mix(paint.slate, paint.umber, 0.3),
      light: mix(paint.haze, paint.ochre, 0.3),
      dark: mix(paint.fjord, paint.plum, 0.3),
      sun: 'left',
      base: shore,
      rough: 9,
      ribs: 110,
      snow: paint.snow,
      snowDepth: 190,
      salt: 3,
    }),
    mist(p, 500, 100, paint.mist, 0.5),
    fill('M-20 580Q300 552 640 566Q1000 550 1640 562V640H-20z', mix(paint.moss, paint.umber, 0.45)),
    ...[
      [20, 590, 120, 0.5],
      [190, 584, 96, 1],
      [330, 592, 110, 0.25],
      [930, 590, 130, 0.7],
      [1120, 584, 104, 1],
      [1270, 594, 140, 0.3],
      [1480, 588, 110, 0.6],
    ].map(([x = 0, y = 0, w = 0, d = 0]) => rising(x, y, w, d)),
    // What the fire left: chimneys that stand alone.
    rect(160, 500, 20, 86, paint.oxblood) +
      rect(460, 510, 18, 80, paint.oxblood) +
      rect(1088, 496, 20, 90, paint.oxblood) +
      rect(1440, 508, 18, 80, paint.oxblood),
    rect(-20, shore - 4, 1640, 12, paint.tar),
    rect(
      0,
      shore + 6,
      1600,
      240,
      p.down(
        shore,
        830,
        spread(mix(paint.haze, paint.snow, 0.3), paint.slate, mix(paint.fjord, paint.slate, 0.3)),
      ),
    ),
    ripples(p, { x: -40, y: shore + 10, w: 1680, h: 170 }, 120, paint.snow, 0.6, 130, 3.6),
    ripples(p, { x: -40, y: shore + 10, w: 1680, h: 170 }, 90, paint.fjord, 0.5, 120, 3.4),
    // A fishing boat, dressed for the day.
    fill(
      'M1120 690Q1300 722 1450 676Q1440 740 1400 748H1180Q1140 742 1120 690z',
      mix(paint.snow, paint.haze, 0.15),
    ) +
      stroke('M1126 706Q1300 736 1446 692', mix(paint.rust, paint.ember, 0.2), 8) +
      rect(1330, 630, 64, 66, mix(paint.ochre, paint.umber, 0.3)) +
      rect(1342, 642, 16, 20, paint.night) +
      rect(1366, 642, 16, 20, paint.night) +
      stroke('M1240 706V540M1410 684V600M1124 692L1240 546L1410 604L1448 680', paint.tar, 5),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(
        1136 + i * 33,
        i < 4 ? 680 - i * 36 : 556 + (i - 4) * 14,
        15,
        19,
        [mix(paint.rust, paint.ember, 0.2), paint.snow, paint.night][i % 3] ?? paint.snow,
      ),
    ),
    fill(
      'M-20 800Q300 724 760 730Q1240 726 1640 812V1010H-20z',
      p.down(
        730,
        1000,
        spread(
          mix(paint.ochre, paint.moss, 0.5),
          mix(paint.moss, paint.umber, 0.3),
          mix(paint.moss, paint.tar, 0.4),
        ),
      ),
    ),
    brush(
      p,
      { x: 0, y: 780, w: 1600, h: 220 },
      330,
      -1.5,
      26,
      mix(paint.ochre, paint.cream, 0.3),
      3,
      0.5,
    ),
    fill(
      blob(p, 180, 860, 170, 30, 0.25) +
        blob(p, 1420, 880, 190, 34, 0.25) +
        blob(p, 980, 790, 120, 15, 0.25),
      paint.snow,
    ),
  );
  const cx = 760;
  const base = 830;
  const granite = p.along(
    [cx - 80, 0],
    [cx + 90, 0],
    spread(
      mix(paint.rose, paint.snow, 0.45),
      mix(paint.granite, paint.rose, 0.35),
      mix(paint.granite, paint.plum, 0.5),
    ),
  );
  const globe = p.around(
    cx - 24,
    118,
    120,
    spread(
      mix(paint.butter, paint.snow, 0.3),
      paint.ochre,
      mix(paint.umber, paint.leaf, 0.4),
      paint.tar,
    ),
  );
  p.add(
    fill(
      `M${cx + 120} ${base}L1180 ${base + 20}L1190 ${base + 40}L${cx + 60} ${base + 20}z`,
      paint.ink,
      { opacity: 0.25 },
    ),
    masonry(
      p,
      cx - 180,
      base - 24,
      360,
      46,
      66,
      mix(paint.granite, paint.cream, 0.25),
      paint.tar,
      paint.snow,
    ),
    masonry(
      p,
      cx - 140,
      base - 66,
      280,
      44,
      60,
      mix(paint.granite, paint.cream, 0.3),
      paint.tar,
      paint.snow,
    ),
    rect(cx - 98, base - 240, 196, 176, granite) +
      rect(cx - 110, base - 256, 220, 20, granite) +
      stroke(
        `M${cx - 110} ${base - 236}h220M${cx - 98} ${base - 70}h196`,
        shade(paint.granite, 0.5),
        4,
      ),
    rect(cx - 74, base - 216, 148, 122, mix(paint.granite, paint.night, 0.45)) +
      stroke(
        Array.from(
          { length: 8 },
          (_, i) => `M${cx - 60 + (i % 3) * 7} ${base - 204 + i * 14}h${120 - (i % 3) * 14}`,
        ).join(''),
        paint.butter,
        3,
        { 'stroke-dasharray': '12 4 20 5 7 4', opacity: 0.9 },
      ),
    fill(`M${cx - 62} ${base - 256}L${cx - 48} 222H${cx + 48}L${cx + 62} ${base - 256}z`, granite) +
      brush(p, { x: cx - 50, y: 240, w: 90, h: 330 }, 70, 1.55, 20, paint.plum, 2, 0.3) +
      fill(`M${cx - 80} 188H${cx + 80}L${cx + 48} 224H${cx - 48}z`, granite) +
      rect(cx - 86, 178, 172, 13, mix(paint.granite, paint.cream, 0.4)) +
      stroke(`M${cx - 48} 226h96`, shade(paint.granite, 0.5), 4),
    circle(cx, 108, 74, globe) +
      stroke(
        `M${cx - 74} 108h148M${cx - 64} 72q64 16 128 0M${cx - 64} 144q64 16 128 0M${cx} 34v148M${cx} 34q-62 74 0 148M${cx} 34q62 74 0 148`,
        paint.tar,
        2.4,
        { opacity: 0.6 },
      ) +
      fill(
        `M${cx - 40} 60q22 -18 44 -6q8 12 -8 22q-14 4 -8 22q-16 18 -30 0q-12 -16 2 -38zM${cx + 14} 104q24 -8 36 12q0 30 -16 42q-18 -12 -16 -28z`,
        paint.butter,
        { opacity: 0.75 },
      ),
    // A tall flag beside it.
    stroke('M1110 850V150', paint.snow, 13) +
      stroke('M1114 850V150', mix(paint.slate, paint.haze, 0.4), 4) +
      circle(1110, 146, 12, paint.butter) +
      flag(p, 1116, 176, 290),
  );
  const crowd: [number, number, number, string, string, boolean][] = [
    [330, 880, 280, paint.night, paint.ink, false],
    [450, 900, 270, mix(paint.oxblood, paint.rust, 0.3), mix(paint.moss, paint.tar, 0.3), true],
    [232, 930, 300, mix(paint.umber, paint.ochre, 0.3), paint.tar, false],
    [560, 948, 190, paint.ember, mix(paint.fjord, paint.slate, 0.4), true],
    [1010, 900, 270, mix(paint.slate, paint.fjord, 0.4), paint.ink, false],
    [960, 966, 180, mix(paint.butter, paint.cream, 0.3), mix(paint.rust, paint.oxblood, 0.3), true],
    [1230, 920, 290, mix(paint.plum, paint.heather, 0.3), mix(paint.plum, paint.ink, 0.4), true],
    [1480, 950, 290, mix(paint.granite, paint.tar, 0.5), paint.ink, false],
  ];
  crowd.forEach(([x, y, h, coat, lower, skirt], i) => {
    const waves = h < 200;
    p.add(
      fill(blob(p, x + 60, y, 80, 9, 0.2), paint.ink, { opacity: 0.25 }),
      waves
        ? stroke(
            `M${n(x + h * 0.26)} ${n(y - h * 0.7)}L${n(x + h * 0.34)} ${n(y - h * 1.24)}`,
            paint.umber,
            5,
          ) + flag(p, Math.round(x + h * 0.35), Math.round(y - h * 1.24), 74)
        : '',
      worker({
        at: [x, y],
        h,
        coat,
        legs: lower,
        ...(skirt ? { skirt: lower } : {}),
        hands: waves
          ? [
              [-0.14, 0.44],
              [0.27, 0.72],
            ]
          : [
              [-0.12, 0.4],
              [0.14, 0.42],
            ],
        stride: 0.06,
        hat: skirt ? 'scarf' : i % 2 ? 'brim' : 'cap',
        hatColor: [paint.ink, paint.snow, paint.umber, paint.ochre][i % 4] ?? paint.ink,
      }),
    );
  });
  p.add(
    group(
      {},
      dabs(40, () => [between(p.random, 0, 1600), between(p.random, 940, 1000)], paint.butter, 9),
    ),
  );
  return p.svg();
}
