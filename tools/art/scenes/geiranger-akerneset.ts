import { mix, paint } from '../lib/color.ts';
import { brush, dabs, massif, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { moon } from '../lib/moon.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5175,
  alt: {
    no: 'Ved Åkerneset en vinternatt: en sprekk deler snøen i fjellsida, en målestav står over den, og en mast med solcelle og antenne lyser rødt over fjorden.',
    sv: 'Vid Åkerneset en vinternatt: en spricka delar snön i bergssidan, en mätstav står över den, och en mast med solcell och antenn lyser rött ovanför fjorden.',
    en: 'At Åkerneset on a winter night: a crack divides the snow on the mountainside, a gauge spans it, and a mast with solar panel and aerial glows red above the fjord.',
    nn: 'Ved Åkerneset ei vinternatt: ei sprekk deler snøen i fjellsida, ein målestav står over henne, og ei mast med solcelle og antenne lyser raudt over fjorden.',
  },
  caption: {
    no: 'Sprekken åpner seg noen centimeter i året og blir overvåket døgnet rundt. Instrumentene er fritt tegnet.',
    sv: 'Vid Åkerneset öppnar sig en spricka några centimeter om året. Den övervakas dygnet runt. Instrumenten är fritt tecknade.',
    en: 'At Åkerneset a crack opens by a few centimetres a year. It is watched round the clock. The instruments are drawn freely.',
    nn: 'Sprekka opnar seg nokre centimeter i året og blir overvaka døgnet rundt. Instrumenta er fritt teikna.',
  },
  focal: [0.5, 0.6],
};

export function draw(): string {
  const p = new Picture('geiranger-akerneset');
  const rock = mix(paint.fjord, paint.night, 0.35);
  p.add(
    sky(p, 520, [
      [0, mix(paint.ink, paint.night, 0.4)],
      [0.5, mix(paint.night, paint.fjord, 0.6)],
      [1, mix(paint.slate, paint.fjord, 0.3)],
    ]),
    stars(p, 190, 460, paint.snow),
    moon(p, 800, 190, 66),
    massif(p, {
      points: [
        [-30, 330],
        [130, 250],
        [240, 300],
        [430, 130],
        [690, 560],
        [800, 590],
        [960, 540],
        [1160, 400],
        [1330, 330],
        [1640, 210],
      ],
      color: mix(rock, paint.slate, 0.45),
      light: paint.haze,
      dark: rock,
      sun: 'right',
      base: 640,
      ribs: 100,
      snow: mix(paint.snow, paint.haze, 0.35),
      snowDepth: 190,
      salt: 2,
    }),
    mist(p, 430, 180, paint.haze, 0.5),
    water(p, 580, 1000, [
      [0, mix(paint.slate, paint.haze, 0.3)],
      [0.3, paint.fjord],
      [1, paint.ink],
    ]),
    ripples(p, { x: 620, y: 600, w: 360, h: 110 }, 70, paint.cream, 0.75, 60, 3),
    // The village at the head of the fjord, its lamps doubled in the water.
    fill('M600 586Q780 556 990 586z', mix(rock, paint.ink, 0.3)),
    dabs(30, (i) => [640 + i * 11, 570 + ((i * 7) % 13)], paint.butter, 6),
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${650 + i * 26} 594v${20 + ((i * 13) % 26)}`).join(''),
      paint.butter,
      3,
      { opacity: 0.6 },
    ),
    glow(p, 800, 574, 240, paint.butter, 0.45),
  );
  const slope = ridge(
    p,
    [
      [-20, 700],
      [260, 660],
      [560, 640],
      [860, 700],
      [1120, 640],
      [1380, 500],
      [1640, 360],
    ],
    12,
    5,
  );
  p.add(
    p.clipped(
      lines(under(slope)),
      poly(
        under(slope),
        p.along(
          [1300, 460],
          [300, 1000],
          spread(
            mix(paint.snow, paint.haze, 0.12),
            mix(paint.snow, paint.haze, 0.6),
            mix(paint.haze, paint.fjord, 0.55),
          ),
        ),
      ),
      brush(p, { x: -20, y: 420, w: 1640, h: 580 }, 340, -0.45, 80, paint.snow, 3, 0.4),
      brush(p, { x: -20, y: 480, w: 1640, h: 520 }, 260, -0.5, 70, paint.slate, 3, 0.3),
      fill(
        Array.from({ length: 20 }, () =>
          blob(
            p,
            between(p.random, -20, 1600),
            between(p.random, 690, 1000),
            between(p.random, 14, 60),
            between(p.random, 10, 36),
            0.3,
            8,
          ),
        ).join(''),
        mix(rock, paint.ink, 0.3),
      ),
      fill(
        Array.from({ length: 34 }, () =>
          blob(
            p,
            between(p.random, -20, 1600),
            between(p.random, 670, 960),
            between(p.random, 16, 54),
            between(p.random, 6, 16),
            0.2,
            9,
          ),
        ).join(''),
        mix(paint.snow, paint.haze, 0.2),
      ),
    ),
  );
  // The crack: one side hangs a little lower than the other.
  const upper = ridge(
    p,
    [
      [-20, 930],
      [200, 900],
      [420, 836],
      [640, 850],
      [860, 776],
      [1080, 740],
      [1300, 640],
      [1640, 520],
    ],
    22,
    8,
    14,
  );
  const gap = ridge(
    p,
    [
      [-20, 1020],
      [210, 985],
      [430, 926],
      [650, 934],
      [870, 862],
      [1090, 830],
      [1310, 728],
      [1640, 612],
    ],
    16,
    9,
    14,
  );
  p.add(
    fill(lines([...upper, ...[...gap].reverse()]), paint.ink),
    brush(p, { x: 300, y: 780, w: 800, h: 60 }, 0, 1.5, 20, paint.slate, 3, 0.5),
    stroke(lines(upper, false), mix(paint.snow, paint.haze, 0.1), 7, {
      'stroke-linejoin': 'round',
    }),
    stroke(
      lines(
        gap.map(([x, y]): [number, number] => [x, y - 4]),
        false,
      ),
      mix(paint.slate, paint.fjord, 0.4),
      9,
      { 'stroke-linejoin': 'round' },
    ),
    // The gauge across it: two posts and the sliding rod, with its cable.
    stroke('M700 826V716M812 928V800', mix(paint.slate, paint.haze, 0.4), 15) +
      stroke('M704 826V716M816 928V800', paint.snow, 4),
    stroke('M690 728L822 812', paint.ember, 12) +
      stroke('M690 725L822 809', paint.butter, 3.4) +
      stroke('M740 760L786 790', paint.snow, 18) +
      stroke('M740 760L786 790', paint.ink, 3, { 'stroke-dasharray': '3 5' }),
    stroke('M700 720Q880 640 1010 690', paint.ink, 5),
    // The mast: lattice, aerials, solar panel, cabinet, its lamp.
    stroke(
      'M1010 752L1034 300L1058 744M1014 690L1056 640M1054 690L1018 630M1020 600L1050 560M1048 600L1024 550M1026 500L1044 470M1042 500L1028 460',
      mix(paint.slate, paint.haze, 0.3),
      6,
    ),
    stroke(
      'M1034 300V226M1034 330h70M1104 300v60M1088 306v48M1072 312v36',
      mix(paint.slate, paint.haze, 0.4),
      5,
    ),
    fill(
      'M928 470L1016 440L1012 540L924 566z',
      p.along([924, 440], [1016, 560], spread(paint.slate, paint.night)),
    ) +
      stroke(
        'M928 470L1016 440L1012 540L924 566zM956 460L952 558M986 450L982 550M926 518L1014 490',
        paint.haze,
        3.4,
      ),
    rect(1040, 620, 74, 96, mix(paint.haze, paint.snow, 0.3)) +
      rect(1040, 620, 74, 9, paint.snow) +
      rect(1050, 640, 54, 64, mix(paint.slate, paint.haze, 0.4)) +
      circle(1064, 656, 5, paint.moss) +
      circle(1082, 656, 5, paint.butter),
    glow(p, 1034, 222, 150, paint.ember, 0.9) +
      circle(1034, 222, 10, mix(paint.ember, paint.cream, 0.3)),
    fill(blob(p, 1050, 760, 90, 24, 0.2, 10), mix(paint.snow, paint.haze, 0.2)),
    // A prism on a rock that throws back the light from across the fjord.
    stroke('M420 836V770', paint.haze, 8) +
      circle(420, 762, 22, mix(paint.slate, paint.haze, 0.3)) +
      circle(420, 762, 13, paint.snow) +
      glow(p, 420, 762, 90, paint.snow, 0.7),
    dabs(70, () => [p.random() * 1600, between(p.random, 500, 1000)], paint.snow, 4, 0.8),
  );
  return p.svg();
}
