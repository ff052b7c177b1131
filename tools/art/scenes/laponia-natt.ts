import { aurora } from '../lib/aurora.ts';
import { mix, paint } from '../lib/color.ts';
import { brush, dabs, massif, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { birch, blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5248,
  alt: {
    no: 'Laponia en vinternatt: nordlyset bølger over stupet Skierfe og den frosne Rapadalen; en lávvu lyser, og reinsdyr står i snøen.',
    sv: 'Laponia en vinternatt: norrskenet böljar över stupet Skierfe och den frusna Rapadalen; en kåta lyser, och renar står i snön.',
    en: 'Laponia on a winter night: northern lights ripple above the cliff of Skierfe and the frozen Rapadalen; a tent glows, and reindeer stand in the snow.',
  },
  focal: [0.48, 0.5],
};

/** A reindeer standing on x, y; `s` is its height at the shoulder in hundreds. */
function reindeer(x: number, y: number, s: number, flip: boolean, coat: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${(flip ? -1 : 1) * s} ${s})` },
    fill(
      'M-44 0L-42 -40Q-52 -50 -46 -62Q-30 -72 8 -68Q24 -72 34 -90L52 -98L66 -90L72 -80L62 -76L52 -78Q46 -62 34 -52L28 -40L30 0H22L18 -34Q0 -28 -24 -32L-34 -30L-36 0z',
      coat,
    ),
    fill('M34 -90L44 -88Q40 -66 24 -52Q24 -70 34 -90z', paint.mist, { opacity: 0.7 }),
    stroke(
      'M48 -98Q36 -116 16 -124M34 -113Q36 -128 30 -138M22 -122Q16 -132 8 -132M50 -98Q56 -116 46 -132M53 -112Q62 -120 64 -128',
      coat,
      4.4,
      { 'stroke-linecap': 'round' },
    ),
  );
}

export function draw(): string {
  const p = new Picture('laponia-natt');
  const floor = 610;
  const snow = mix(paint.haze, paint.slate, 0.35);
  const ice = mix(mix(paint.leaf, paint.mist, 0.5), paint.slate, 0.5);
  const near = ridge(
    p,
    pts('-20,800 260,780 560,812 860,836 1160,812 1400,820 1640,790'),
    5,
    8,
    8,
    true,
  );
  p.add(
    sky(
      p,
      floor,
      spread(
        paint.ink,
        mix(paint.night, paint.ink, 0.3),
        paint.night,
        mix(paint.fjord, paint.leaf, 0.3),
      ),
    ),
    stars(p, 260, 560, paint.snow),
    aurora(
      p,
      pts('-60,330 140,250 330,300 520,390 720,330 900,210 1100,190 1260,270 1460,300 1680,220'),
      330,
      0.85,
    ),
    aurora(p, pts('120,470 320,400 520,440 700,470 900,400 1080,330 1240,380'), 210, 0.6, 2),
    massif(p, {
      points: pts(
        '120,520 260,430 340,450 440,372 520,430 610,398 700,462 790,420 880,360 960,424 1050,390 1160,470 1260,520',
      ),
      color: mix(paint.slate, paint.fjord, 0.4),
      light: mix(paint.mist, paint.leaf, 0.15),
      dark: paint.night,
      sun: 'left',
      base: floor,
      rough: 11,
      ribs: 90,
      snow: mix(paint.mist, paint.haze, 0.4),
      snowDepth: 170,
      salt: 2,
    }),
    massif(p, {
      points: pts('-30,330 80,320 190,370 300,440 420,510 540,580 620,630'),
      color: mix(paint.fjord, paint.night, 0.4),
      light: paint.slate,
      dark: paint.ink,
      sun: 'right',
      base: floor + 20,
      rough: 9,
      ribs: 60,
      snow: paint.haze,
      snowDepth: 120,
      salt: 3,
    }),
    mist(p, 500, 150, mix(paint.fjord, paint.leaf, 0.3), 0.6),
    fill(
      `M-20 ${floor}H1640V1010H-20z`,
      p.down(
        floor,
        900,
        spread(
          mix(snow, paint.leaf, 0.15),
          mix(paint.slate, paint.fjord, 0.3),
          mix(paint.fjord, paint.slate, 0.4),
        ),
      ),
    ),
    // The river's arms, frozen: they hold the light of the sky.
    fill(
      'M600 622Q760 640 820 664T640 716T860 776T500 860L420 830Q640 760 470 724T640 664T560 626zM900 628Q1080 650 1120 684T1240 740L1160 800Q1080 740 1040 700T860 640z',
      ice,
      { opacity: 0.75 },
    ),
    brush(p, { x: 0, y: floor + 6, w: 1600, h: 220 }, 220, 0, 50, paint.mist, 2, 0.3),
    dabs(
      130,
      () => [p.random() * 1200, floor + 8 + p.random() * 90],
      mix(paint.pine, paint.night, 0.5),
      8,
      0.8,
    ),
    spruces(
      p,
      pts('-20,668 240,656 520,690'),
      44,
      20,
      46,
      mix(paint.pine, paint.ink, 0.5),
      paint.slate,
    ) +
      spruces(
        p,
        pts('860,690 1100,668 1300,676'),
        26,
        20,
        40,
        mix(paint.pine, paint.ink, 0.45),
        paint.slate,
      ),
    massif(p, {
      points: pts(
        '1130,740 1150,600 1166,470 1180,350 1196,236 1230,206 1330,250 1450,316 1640,400',
      ),
      color: mix(paint.fjord, paint.plum, 0.35),
      light: mix(paint.slate, paint.leaf, 0.35),
      dark: paint.ink,
      sun: 'left',
      base: 750,
      rough: 9,
      ribs: 90,
      salt: 6,
      snow: mix(paint.mist, paint.haze, 0.3),
      snowDepth: 60,
    }),
    brush(p, { x: 1190, y: 300, w: 110, h: 330 }, 34, 1.53, 90, paint.haze, 3, 0.35),
    fill(
      'M1060 760Q1150 706 1200 650Q1360 600 1640 556V780H1060z',
      p.down(570, 780, spread(mix(snow, paint.mist, 0.2), mix(paint.slate, paint.fjord, 0.5))),
    ),
    spruces(
      p,
      pts('1150,724 1400,690 1640,672'),
      32,
      30,
      66,
      mix(paint.pine, paint.ink, 0.5),
      paint.slate,
    ),
  );
  p.add(
    p.clipped(
      lines(under(near)),
      poly(
        under(near),
        p.down(
          780,
          1000,
          spread(
            mix(paint.haze, paint.mist, 0.4),
            mix(paint.slate, paint.haze, 0.5),
            mix(paint.fjord, paint.slate, 0.5),
          ),
        ),
      ),
      brush(p, { x: -20, y: 790, w: 1640, h: 220 }, 200, 0.04, 70, paint.snow, 2.4, 0.4) +
        brush(p, { x: -20, y: 800, w: 1640, h: 200 }, 160, 0.02, 70, paint.night, 2.4, 0.2),
      // Light from the tent, and a track of skis.
      circle(
        560,
        880,
        330,
        p.around(560, 880, 330, [
          [0, paint.butter, 0.7],
          [0.4, paint.apricot, 0.3],
          [1, paint.apricot, 0],
        ]),
      ),
      stroke(
        'M640 900Q900 900 1080 950T1500 1010M648 914Q890 916 1060 964T1440 1020',
        mix(paint.fjord, paint.slate, 0.3),
        5,
        { opacity: 0.6 },
      ),
    ),
    // The tent: poles crossed at the top, cloth lit from within, smoke.
    fill('M560 610q-20 -44 6 -90t26 -100q10 60 -14 104t-2 86z', paint.haze, { opacity: 0.35 }),
    stroke(
      'M520 600L570 668M600 594L552 668M560 588L562 668M540 592L566 660M584 590L556 664',
      paint.ink,
      6,
      { 'stroke-linecap': 'round' },
    ),
    fill(
      'M558 640L400 892Q560 926 716 890z',
      p.along(
        [400, 0],
        [716, 0],
        spread(
          mix(paint.ember, paint.rust, 0.5),
          mix(paint.butter, paint.apricot, 0.5),
          paint.butter,
          mix(paint.apricot, paint.ember, 0.4),
        ),
      ),
    ),
    stroke('M558 640L462 902M558 640L520 908M558 640L640 904', mix(paint.rust, paint.tar, 0.2), 4, {
      opacity: 0.6,
    }),
    fill('M558 690L528 908Q570 912 606 907z', mix(paint.cream, paint.butter, 0.4)) +
      fill('M558 690L606 907Q596 800 558 690z', mix(paint.ember, paint.rust, 0.3)),
    fill('M558 640L400 892Q430 900 452 902z', paint.plum, { opacity: 0.35 }) +
      fill(blob(p, 560, 912, 190, 18, 0.14, 14), mix(paint.mist, paint.butter, 0.4)),
    figure(690, 930, 108, mix(paint.fjord, paint.night, 0.3), paint.rose) +
      fill('M671 838q19 -26 38 0z', paint.rust) +
      stroke('M676 892h28', paint.rust, 5),
    stroke('M730 934h150q20 0 22 -18', paint.tar, 7, { 'stroke-linecap': 'round' }) +
      fill('M744 930v-26q50 -22 110 0v26z', mix(paint.umber, paint.tar, 0.3)) +
      stroke('M760 930v-28M800 930v-36M840 930v-30', paint.cream, 3),
    ...(
      [
        [960, 900, 1, false, 0],
        [1080, 880, 0.82, true, 1],
        [1180, 930, 1.2, false, 1],
        [270, 880, 0.9, true, 0],
        [180, 910, 1.05, false, 1],
      ] as const
    ).map(
      ([x, y, s, flip, k]) =>
        fill(blob(p, x, y + 4, 60 * s, 8 * s, 0.15, 10), paint.night, { opacity: 0.35 }) +
        reindeer(
          x,
          y,
          s,
          flip,
          k ? mix(paint.granite, paint.night, 0.3) : mix(paint.umber, paint.night, 0.4),
        ),
    ),
    birch(
      p,
      1500,
      1010,
      560,
      { stem: paint.mist, mark: paint.ink, dark: paint.slate, light: paint.mist },
      0.15,
    ) +
      birch(
        p,
        1570,
        1010,
        430,
        { stem: paint.mist, mark: paint.ink, dark: paint.slate, light: paint.mist },
        0.15,
      ) +
      birch(
        p,
        60,
        1010,
        480,
        { stem: paint.mist, mark: paint.ink, dark: paint.slate, light: paint.mist },
        0.15,
      ),
    fill(
      Array.from({ length: 8 }, (_, i) =>
        blob(p, i * 220 + between(p.random, -20, 20), 1006, 160, 24, 0.12, 12),
      ).join(''),
      mix(paint.haze, paint.mist, 0.5),
    ),
  );
  return p.svg();
}
