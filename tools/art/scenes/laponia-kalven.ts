import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, massif, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import { reindeerCalf, reindeerCow } from '../lib/reindeer.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5608,
  alt: {
    no: 'Ei simle står over den nyfødte kalven sin på en barflekk mellom snøfonner; bak dem ligger fjellene hvite i kaldt vårlys.',
    sv: 'En vaja står över sin nyfödda kalv på en barfläck mellan snöfläckar; bakom dem ligger fjällen vita i kallt vårljus.',
    en: 'A reindeer cow stands over her newborn calf on a bare patch between snowdrifts; behind them the mountains lie white in cold spring light.',
  },
  caption: {
    no: 'Om våren går de fleste flokkene vestover mot fjellet for å kalve. Da er simlene ekstra sky.',
    sv: 'På våren går de flesta hjordarna västerut mot fjället för att kalva. Då är vajorna extra skygga.',
    en: 'In spring most of the herds move west to the mountains to calve. The cows are extra shy then.',
  },
  focal: [0.48, 0.58],
};

export function draw(): string {
  const p = new Picture('laponia-kalven');
  const coat = mix(paint.umber, paint.granite, 0.45);
  const floor = 560;
  const near = ridge(p, pts('-20,640 300,610 700,640 1100,600 1620,634'), 6, 8, 8, true);
  p.add(
    sky(
      p,
      floor,
      spread(
        mix(paint.haze, paint.slate, 0.35),
        mix(paint.mist, paint.haze, 0.3),
        mix(paint.cream, paint.rose, 0.2),
      ),
    ),
    streaks(p, { x: 0, y: 40, w: 1600, h: 170 }, 14, paint.snow, 0.7, 460, 10),
    massif(p, {
      points: pts(
        '-40,440 120,330 240,392 400,232 520,330 640,276 800,398 960,320 1110,196 1240,318 1380,262 1500,360 1640,300',
      ),
      color: mix(paint.haze, paint.slate, 0.35),
      light: paint.snow,
      dark: mix(paint.slate, paint.heather, 0.25),
      sun: 'left',
      base: floor,
      rough: 10,
      ribs: 120,
      snow: paint.snow,
      snowDepth: 330,
      salt: 2,
    }),
    mist(p, 430, 150, paint.cream, 0.85),
    poly(
      under(
        ridge(p, pts('-20,560 260,520 600,556 1000,516 1300,546 1620,520'), 5, 4, 8, true),
        700,
      ),
      mix(paint.haze, paint.snow, 0.35),
    ),
    brush(
      p,
      { x: -20, y: 540, w: 1640, h: 80 },
      60,
      0.03,
      90,
      mix(paint.umber, paint.heather, 0.4),
      5,
      0.5,
    ),
    // The rest of the herd, far off.
    ...[
      [1080, 590, 0.16],
      [1150, 584, 0.14],
      [1210, 596, 0.17],
      [1290, 588, 0.15],
      [1350, 594, 0.16],
      [240, 588, 0.15],
      [170, 594, 0.16],
    ].map(([x = 0, y = 0, s = 1], i) =>
      reindeerCow(x, y, s, mix(coat, paint.slate, 0.35), i % 2 === 0),
    ),
    poly(
      under(near),
      p.down(
        600,
        1000,
        spread(
          mix(paint.heather, paint.umber, 0.5),
          mix(paint.umber, paint.rust, 0.3),
          mix(paint.tar, paint.plum, 0.3),
        ),
      ),
    ),
  );
  const drift = (d: string): string =>
    fill(d, mix(paint.slate, paint.haze, 0.5), { transform: 'translate(0 12)' }) +
    fill(d, p.down(600, 1000, spread(paint.snow, mix(paint.snow, paint.haze, 0.35))));
  p.add(
    p.clipped(
      lines(under(near)),
      dabs(
        420,
        () => [p.random() * 1600, between(p.random, 630, 1000)],
        mix(paint.moss, paint.umber, 0.4),
        13,
        0.6,
      ),
      dabs(
        380,
        () => [p.random() * 1600, between(p.random, 640, 1000)],
        mix(paint.rust, paint.heather, 0.5),
        11,
        0.6,
      ),
      dabs(
        260,
        () => [p.random() * 1600, between(p.random, 650, 1000)],
        mix(paint.lime, paint.mist, 0.4),
        8,
        0.7,
      ),
    ),
    drift('M-20 690Q120 640 330 656Q430 668 360 694Q260 716 180 742Q60 770 -20 762z'),
    drift('M1040 640Q1240 604 1480 622Q1640 640 1640 690Q1500 720 1380 700Q1200 690 1040 664z'),
    drift('M1180 780Q1380 730 1640 760V930Q1480 910 1380 870Q1210 850 1180 780z'),
    drift('M-20 890Q160 850 330 900Q440 950 380 1010H-20z'),
    drift('M620 668Q720 646 800 664Q770 690 690 692Q630 690 620 668z'),
    brush(
      p,
      { x: 1200, y: 780, w: 420, h: 110 },
      40,
      0.1,
      60,
      mix(paint.slate, paint.haze, 0.4),
      3,
      0.5,
    ),
    // Tracks over the drift.
    stroke(
      'M1560 800l14 4M1500 812l14 4M1446 800l14 4M1394 816l14 4M1330 806l14 4M1280 822l14 4',
      mix(paint.slate, paint.fjord, 0.3),
      13,
      { 'stroke-linecap': 'round', opacity: 0.7 },
    ),
    fill('M470 916Q780 880 1120 904L1180 930Q820 972 470 940z', paint.ink, { opacity: 0.38 }),
    reindeerCow(800, 912, 1.75, coat, true),
    reindeerCalf(800, 938, 1.25, mix(paint.rust, paint.umber, 0.45), false),
    // Last year's lichen and crowberry in front, stones.
    fill(
      Array.from({ length: 14 }, () =>
        blob(
          p,
          between(p.random, 380, 1240),
          between(p.random, 956, 1000),
          between(p.random, 18, 46),
          between(p.random, 10, 22),
          0.2,
          9,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.25),
    ),
    dabs(
      60,
      () => [between(p.random, 380, 1240), between(p.random, 940, 990)],
      mix(paint.lime, paint.moss, 0.3),
      9,
      0.8,
    ),
    grass(p, pts('380,1004 1260,1004'), 0.16, 54, mix(paint.ochre, paint.umber, 0.3)),
    dabs(70, () => [p.random() * 1600, p.random() * 960], paint.snow, 5, 0.7),
    dabs(24, () => [p.random() * 1600, p.random() * 960], paint.snow, 9, 0.6),
  );
  return p.svg();
}
