import { mix, paint } from '../lib/color.ts';
import { brush, dabs, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5623,
  alt: {
    no: 'Vinternatt: et slott i steinmurer står i lys lue ved den frosne sjøen, folk løper med bøtter over isen, og en kvinne i svart ser på fra bredden.',
    sv: 'Vinternatt: ett slott av sten står i ljusan låga vid den frusna sjön, folk springer med hinkar över isen, och en kvinna i svart ser på från stranden.',
    en: 'A winter night: a stone palace stands in flames by the frozen lake, people run across the ice with buckets, and a woman in black watches from the shore.',
  },
  caption: {
    no: 'Hedvig Eleonora kjøpte Drottningholm i 1661. Dagen før nyttårsaften brant slottet ned. Våren etter begynte hun på nytt.',
    sv: 'Hedvig Eleonora köpte Drottningholm 1661. Dagen före nyårsafton brann slottet ner. Redan våren därpå började hon om.',
    en: 'Hedvig Eleonora bought Drottningholm in 1661. On the day before New Year’s Eve it burned down. By the next spring she had begun again.',
  },
  focal: [0.52, 0.45],
};

const tongue = (x: number, y: number, w: number, h: number, lean: number): string =>
  `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.7)} ${n(y - h * 0.4)} ${n(x - w * 0.1 + lean * 0.4)} ${n(y - h * 0.62)}Q${n(x - w * 0.16 + lean)} ${n(y - h * 0.84)} ${n(x + lean)} ${n(y - h)}Q${n(x + w * 0.2 + lean)} ${n(y - h * 0.7)} ${n(x + w * 0.3)} ${n(y - h * 0.5)}Q${n(x + w * 0.64)} ${n(y - h * 0.3)} ${n(x + w / 2)} ${n(y)}z`;

export function draw(): string {
  const p = new Picture('drottningholm-brannen');
  const ice = 610;
  const wall = mix(paint.tar, paint.plum, 0.4);
  const flames = (y: number, w: number, h: number, gap: number): string =>
    Array.from({ length: Math.ceil(640 / gap) }, (_, i) =>
      tongue(
        500 + i * gap + between(p.random, -10, 10),
        y + between(p.random, -8, 12),
        w * between(p.random, 0.7, 1.2),
        h * between(p.random, 0.5, 1.1) * (0.6 + 0.5 * Math.sin((i / (640 / gap)) * 3.1)),
        between(p.random, 20, 70),
      ),
    ).join('');
  p.add(
    sky(
      p,
      ice,
      spread(
        mix(paint.ink, paint.night, 0.4),
        paint.night,
        mix(paint.plum, paint.night, 0.3),
        mix(paint.rust, paint.plum, 0.45),
      ),
    ),
    stars(p, 150, 360, paint.snow),
    glow(p, 800, 420, 900, paint.ember, 0.75),
    // Smoke that the fire lights from below.
    ...[
      mix(paint.plum, paint.ink, 0.3),
      mix(paint.rust, paint.plum, 0.5),
      mix(paint.rust, paint.apricot, 0.35),
    ].map((c, k) =>
      fill(
        Array.from({ length: 16 }, (_, i) =>
          blob(
            p,
            760 + i * (58 - k * 10) + between(p.random, -30, 30),
            300 - i * (19 - k * 3) + between(p.random, -20, 20),
            90 + i * 7 - k * 24,
            60 + i * 5 - k * 18,
            0.2,
            11,
          ),
        ).join(''),
        c,
        { opacity: 0.55 },
      ),
    ),
    poly(
      under(
        ridge(p, pts('-20,560 240,540 520,566 900,550 1240,560 1620,536'), 4, 2, 8, true),
        ice + 8,
      ),
      mix(paint.plum, paint.ink, 0.3),
    ),
    spruces(
      p,
      pts('-20,566 240,548 480,566'),
      42,
      60,
      150,
      mix(paint.ink, paint.pine, 0.3),
      mix(paint.rust, paint.plum, 0.3),
      false,
    ) +
      spruces(
        p,
        pts('1160,566 1400,556 1620,542'),
        42,
        60,
        150,
        mix(paint.ink, paint.pine, 0.3),
        mix(paint.rust, paint.plum, 0.3),
      ),
    fill(flames(330, 130, 330, 52), mix(paint.rust, paint.ember, 0.5), { opacity: 0.9 }),
    fill(flames(350, 110, 250, 46), paint.ember),
    // The old house: round towers at the corners, steep roof already fallen in to its rafters.
    fill('M470 600V330H540V300H1060V330H1130V600z', wall),
    fill(
      'M430 600V290Q480 270 530 290V600zM1070 600V290Q1120 270 1170 290V600z',
      mix(wall, paint.ink, 0.3),
    ) +
      fill(
        'M416 296L480 170L544 296zM1056 296L1084 236L1100 250L1120 210L1184 296z',
        mix(paint.ink, paint.plum, 0.3),
      ) +
      stroke('M480 170v-40', paint.ink, 6),
    stroke(
      'M560 306L640 190M640 306L700 200M720 306L760 176M1020 306L940 196M940 306L880 210M700 250H920M620 270H980',
      mix(paint.ink, paint.tar, 0.4),
      13,
    ),
    fill('M760 300V200h80V300z', mix(wall, paint.ink, 0.4)),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, i) => {
        const [x, y] = [566 + i * 62, 350 + row * 82];
        return (
          rect(x, y, 32, 48, p.down(y, y + 48, spread(paint.snow, paint.butter, paint.ember))) +
          stroke(`M${x} ${y}h32v48h-32zM${x + 16} ${y}v48M${x} ${y + 24}h32`, paint.ink, 4)
        );
      }),
    ),
    ...[340, 420, 500].flatMap((y) => [468, 1108].map((x) => rect(x, y, 22, 38, paint.butter))),
    fill('M770 600V546Q800 516 830 546V600z', paint.butter),
    fill(
      Array.from({ length: 14 }, (_, i) =>
        tongue(
          582 + (i % 8) * 62,
          352 + Math.floor(i / 8) * 82,
          36,
          between(p.random, 60, 110),
          16,
        ),
      ).join(''),
      mix(paint.ember, paint.apricot, 0.4),
      { opacity: 0.9 },
    ),
    fill(flames(318, 64, 190, 44), mix(paint.apricot, paint.butter, 0.4)),
    fill(flames(322, 36, 110, 52), mix(paint.butter, paint.snow, 0.5)),
    stroke('M470 600V330M430 600V290M1130 600V330', mix(paint.apricot, paint.rust, 0.4), 5),
  );
  p.add(
    // The ice holds the fire a second time, in strokes.
    rect(
      0,
      ice,
      1600,
      400,
      p.around(
        800,
        ice,
        980,
        spread(
          mix(paint.butter, paint.ember, 0.35),
          mix(paint.rust, paint.heather, 0.4),
          mix(paint.fjord, paint.plum, 0.4),
          mix(paint.night, paint.fjord, 0.3),
        ),
      ),
    ),
    fill(
      'M-20 600Q400 588 800 604T1620 592V630Q1200 612 800 626T-20 636z',
      mix(paint.snow, paint.apricot, 0.35),
    ),
    brush(p, { x: 420, y: 640, w: 760, h: 340 }, 170, 1.57, 60, paint.butter, 4, 0.4),
    brush(
      p,
      { x: -20, y: 640, w: 1640, h: 350 },
      190,
      0.01,
      110,
      mix(paint.snow, paint.rose, 0.4),
      3,
      0.35,
    ),
    brush(p, { x: -20, y: 660, w: 1640, h: 340 }, 120, 0.01, 120, paint.night, 4, 0.35),
    stroke(
      'M300 1010L520 780L700 740L860 660M700 740L980 820L1240 800L1500 940M980 820L1040 960',
      mix(paint.snow, paint.rose, 0.3),
      4,
      { opacity: 0.5 },
    ),
    // A hole in the ice, a chain of buckets.
    fill('M1010 760Q1080 736 1160 758Q1180 786 1090 796Q1010 792 1010 760z', paint.ink) +
      stroke('M1010 760Q1080 736 1160 758', mix(paint.snow, paint.apricot, 0.3), 6),
    ...[
      [1060, 740, 110],
      [980, 722, 98],
      [910, 700, 88],
      [850, 680, 78],
      [800, 662, 70],
      [640, 660, 66],
      [580, 690, 80],
      [1260, 700, 88],
      [1330, 730, 96],
    ].map(
      ([x = 0, y = 0, h = 0], i) =>
        figure(
          x,
          y,
          h,
          [paint.ink, mix(paint.oxblood, paint.ink, 0.4), mix(paint.night, paint.ink, 0.4)][
            i % 3
          ] ?? paint.ink,
          mix(paint.rose, paint.umber, 0.3),
          0.16,
        ) +
        (i < 5
          ? fill(
              `M${x - h * 0.34} ${y - h * 0.44}h${n(h * 0.2)}l${n(-h * 0.03)} ${n(h * 0.18)}h${n(-h * 0.14)}z`,
              mix(paint.umber, paint.apricot, 0.4),
            )
          : ''),
    ),
    stroke('M640 630l-10 -50M1262 660l14 -40', paint.ink, 5),
  );
  const shore = ridge(
    p,
    pts('-20,860 200,850 420,890 640,940 900,980 1240,970 1620,930'),
    5,
    6,
    8,
    true,
  );
  p.add(
    poly(
      under(shore),
      p.along(
        [700, 860],
        [100, 1000],
        spread(
          mix(paint.rose, paint.snow, 0.4),
          mix(paint.slate, paint.heather, 0.5),
          mix(paint.fjord, paint.night, 0.4),
        ),
      ),
    ),
    stroke(lines(shore, false), mix(paint.apricot, paint.snow, 0.4), 5),
    brush(p, { x: -20, y: 870, w: 700, h: 130 }, 60, 0.1, 50, paint.snow, 3, 0.4),
    // The young dowager queen with one who holds a lantern; their shadows run towards us.
    fill('M300 936L240 1010H420L360 940z', paint.ink, { opacity: 0.45 }),
    worker({
      at: [210, 930],
      h: 270,
      coat: mix(paint.oxblood, paint.ink, 0.4),
      legs: paint.ink,
      hands: [
        [0.16, 0.54],
        [-0.05, 0.44],
      ],
      hat: 'brim',
      hatColor: paint.ink,
    }),
    rect(240, 770, 26, 36, paint.butter) +
      stroke('M240 770h26v36h-26zM253 770v-16', paint.ink, 4) +
      glow(p, 253, 788, 130, paint.butter, 0.5),
    fill(
      'M264 946Q280 800 316 736Q324 690 352 686Q384 690 388 740Q420 810 436 946Q350 966 264 946z',
      mix(paint.ink, paint.plum, 0.25),
    ) +
      fill('M328 700Q318 640 354 630Q392 636 384 700Q372 716 354 716Q338 714 328 700z', paint.ink) +
      fill(
        'M364 646Q386 656 382 690Q372 704 360 700Q352 670 364 646z',
        mix(paint.rose, paint.apricot, 0.4),
      ) +
      stroke('M386 720Q414 800 430 944M382 690Q386 660 372 646', paint.apricot, 5, {
        opacity: 0.9,
      }) +
      fill('M340 724Q360 740 384 726L386 744Q360 756 336 742z', paint.snow),
    dabs(
      90,
      () => {
        const t = p.random();
        return [800 + t * 420 + (p.random() - 0.5) * 420, 420 - t * 380];
      },
      paint.butter,
      5,
    ) +
      dabs(
        60,
        () => {
          const t = p.random();
          return [780 + t * 520 + (p.random() - 0.5) * 500, 400 - t * 380];
        },
        paint.apricot,
        7,
        0.8,
      ),
  );
  return p.svg();
}
