import { mix, paint } from '../lib/color.ts';
import { steamer } from '../lib/boats.ts';
import { between } from '../lib/random.ts';
import { dabsAt, heightAt, massif, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { birch, spruces } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5107,
  alt: {
    no: 'Geirangerfjorden, smal mellom stupbratte fjell, med fossen De syv søstre til venstre og et lite skip midt i fjorden.',
    sv: 'Geirangerfjorden, smal mellan tvärbranta fjäll, med fallet De sju systrarna till vänster och ett litet fartyg mitt i fjorden.',
    en: 'The Geirangerfjord, narrow between sheer mountains, with the Seven Sisters falls on the left and a small ship in mid-fjord.',
    nn: 'Geirangerfjorden, smal mellom stupbratte fjell, med fossen Dei sju systrene til venstre og eit lite skip midt på fjorden.',
  },
  focal: [0.44, 0.55],
};

/** One fall: it leaves the shelf as a thread, breaks on ledges and ends as a veil. */
function fall(p: Picture, x: number, top: number, foot: number, width: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const threads: string[] = [];
  let drift = 0;
  const count = 16;
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    drift += between(p.random, -0.5, 0.75) * width * 0.3;
    const half = width * (0.22 + t * 0.62) * between(p.random, 0.65, 1.25);
    const y = top + (foot - top) * t;
    left.push([x + drift - half, y]);
    right.push([x + drift + half * between(p.random, 0.7, 1.1), y]);
    if (i > 8 && p.random() < 0.22) {
      const s = p.random() < 0.5 ? -1 : 1;
      threads.push(
        `M${n(x + drift)} ${n(y)}q${n(s * width * 1.3)} ${n(20)} ${n(s * width * between(p.random, 0.9, 1.8))} ${n(between(p.random, 90, 160))}`,
      );
    }
  }
  const veil = p.down(top, foot, [
    [0, paint.snow, 0.95],
    [0.6, paint.snow, 0.85],
    [1, paint.snow, 0.25],
  ]);
  return (
    poly([...left, ...right.reverse()], veil) +
    stroke(threads.join(''), veil, Math.max(1.4, width * 0.2), { 'stroke-linecap': 'round' })
  );
}

export function draw(): string {
  const p = new Picture('geiranger');
  const shore = 690;
  const tone = (t: number): string => mix(mix(paint.fjord, paint.leaf, 0.25), paint.mist, t);
  p.add(
    sky(p, 640, [
      [0, mix(paint.slate, paint.haze, 0.4)],
      [0.45, paint.mist],
      [0.8, paint.cream],
      [1, paint.butter],
    ]),
    sun(p, 826, 250, 40, paint.snow, paint.cream, 12, 0.95),
    streaks(p, { x: 200, y: 60, w: 1300, h: 160 }, 16, paint.snow, 0.6, 380, 10),
    massif(p, {
      points: [
        [380, 560],
        [560, 330],
        [650, 300],
        [760, 400],
        [850, 350],
        [960, 260],
        [1060, 330],
        [1240, 560],
      ],
      color: tone(0.72),
      light: paint.cream,
      dark: tone(0.5),
      sun: 'right',
      base: shore,
      ribs: 40,
      snow: paint.snow,
      snowDepth: 120,
      salt: 2,
    }),
    mist(p, 420, 220, paint.cream, 0.85),
    massif(p, {
      points: [
        [900, shore],
        [940, 560],
        [985, 430],
        [1060, 300],
        [1130, 190],
        [1260, 160],
        [1640, 60],
      ],
      color: tone(0.5),
      light: tone(0.75),
      dark: tone(0.28),
      sun: 'left',
      base: shore,
      rough: 12,
      ribs: 70,
      salt: 3,
    }),
    massif(p, {
      points: [
        [420, 250],
        [560, 330],
        [640, 400],
        [700, 520],
        [752, 620],
        [790, shore],
      ],
      color: tone(0.52),
      light: tone(0.8),
      dark: tone(0.32),
      sun: 'right',
      base: shore,
      ribs: 40,
      salt: 4,
    }),
    wisps(p, 640, 1200, 540, 70, paint.snow, 0.75, 9),
    mist(p, 560, 150, paint.cream, 0.7),
  );
  // The wall of the Seven Sisters: a high shelf, then straight down.
  const cliff: Point[] = [
    [-30, 90],
    [90, 66],
    [200, 120],
    [300, 150],
    [420, 214],
    [520, 262],
    [575, 360],
    [608, 470],
    [640, 590],
    [668, shore],
  ];
  p.add(
    massif(p, {
      points: cliff,
      color: tone(0.26),
      light: mix(tone(0.5), paint.butter, 0.35),
      dark: tone(0.06),
      sun: 'right',
      base: shore,
      rough: 13,
      ribs: 150,
      salt: 5,
      snow: paint.snow,
      snowDepth: 26,
    }),
  );
  const shelf = ridge(p, cliff, 13, 5);
  let bushes: Point[] = [];
  for (let i = 0; i < 420; i += 1) bushes.push([between(p.random, -10, 640), 0]);
  bushes = bushes.map(([x]) => [
    x,
    heightAt(shelf, x) + (shore - heightAt(shelf, x)) * (0.35 + 0.65 * Math.sqrt(p.random())),
  ]);
  p.add(dabsAt(bushes, mix(paint.pine, paint.leaf, 0.4), 7, 0.6));
  const falls: [number, number, number][] = [
    [196, 128, 7],
    [244, 136, 11],
    [286, 150, 14],
    [330, 168, 10],
    [386, 198, 15],
    [424, 218, 9],
    [470, 240, 12],
  ];
  for (const [x, top, w] of falls) p.add(fall(p, x, heightAt(shelf, x) + 4 || top, shore - 20, w));
  p.add(
    wisps(p, 200, 520, shore - 44, 20, paint.snow, 0.8, 8),
    mist(p, shore - 110, 130, paint.snow, 0.55),
  );
  p.add(
    water(p, shore, 1000, [
      [0, mix(paint.mist, paint.haze, 0.5)],
      [0.3, mix(paint.slate, paint.leaf, 0.2)],
      [1, mix(paint.fjord, paint.pine, 0.4)],
    ]),
  );
  // The dark wall opposite, close by, with the hill farm on its ledge.
  p.add(
    massif(p, {
      points: [
        [1010, shore + 60],
        [1050, 640],
        [1090, 500],
        [1150, 420],
        [1180, 300],
        [1270, 180],
        [1330, 90],
        [1460, 20],
        [1640, -60],
      ],
      color: mix(paint.fjord, paint.pine, 0.5),
      light: mix(paint.slate, paint.moss, 0.3),
      dark: mix(paint.night, paint.pine, 0.5),
      sun: 'left',
      base: shore + 60,
      rough: 16,
      ribs: 130,
      salt: 6,
    }),
  );
  const wood = ridge(
    p,
    [
      [1040, 730],
      [1120, 640],
      [1250, 600],
      [1400, 560],
      [1640, 470],
    ],
    14,
    9,
  );
  p.add(
    poly(under(wood, shore + 60), mix(paint.pine, paint.night, 0.25)),
    spruces(
      p,
      wood,
      90,
      36,
      80,
      mix(paint.pine, paint.night, 0.3),
      mix(paint.moss, paint.butter, 0.2),
    ),
    group(
      { transform: 'translate(560 236) scale(.52)' },
      fill('M1236 486h70v-28l-12 -20h-46l-12 20z', paint.rust) +
        fill('M1230 460l18 -26h48l18 26z', paint.moss) +
        fill('M1256 474h12v-12h-12zM1280 474h12v-12h-12z', paint.cream) +
        fill('M1322 492h40v-18l-8 -12h-24l-8 12z', paint.umber) +
        fill(
          'M1180 500q50 -20 110 -15q70 -2 140 18q34 14 56 32q-60 8 -120 -12q-90 -18 -186 -23z',
          mix(paint.moss, paint.pine, 0.45),
        ),
    ),
  );
  p.add(
    fill(
      `M-20 ${shore}H672Q560 ${shore + 90} 520 ${shore + 310}H-20z`,
      mix(paint.fjord, paint.pine, 0.35),
      { opacity: 0.5 },
    ),
    fill(
      `M1640 ${shore + 59}V1000H1060Q1000 ${shore + 150} 1012 ${shore + 59}z`,
      mix(paint.night, paint.pine, 0.4),
      { opacity: 0.75 },
    ),
    ripples(p, { x: -60, y: shore + 4, w: 1720, h: 300 }, 130, paint.night, 0.25, 190, 4),
    ripples(p, { x: -60, y: shore + 4, w: 1100, h: 300 }, 70, paint.snow, 0.4, 150, 3),
    glitter(p, 826, shore + 4, 1000, 70, paint.cream, 110),
    // The ship and its long wake.
    fill('M690 790L300 846Q560 830 716 796z', paint.snow, { opacity: 0.55 }) +
      fill('M716 796L470 900Q640 850 740 800z', paint.snow, { opacity: 0.4 }),
    steamer(690, 798, 150, paint.ink, paint.snow, paint.ember),
    ripples(p, { x: 690, y: 798, w: 160, h: 14 }, 12, paint.snow, 0.8, 70, 4),
  );
  const near = ridge(
    p,
    [
      [-20, 860],
      [120, 880],
      [300, 940],
      [470, 1010],
    ],
    8,
    11,
    8,
    true,
  );
  p.add(
    poly(under(near), mix(paint.pine, paint.ink, 0.45)),
    birch(p, 70, 900, 330, {
      stem: paint.mist,
      mark: paint.ink,
      dark: paint.pine,
      light: paint.moss,
    }),
    birch(p, 165, 930, 250, {
      stem: paint.mist,
      mark: paint.ink,
      dark: paint.pine,
      light: mix(paint.moss, paint.butter, 0.3),
    }),
    spruces(p, near, 26, 30, 60, mix(paint.pine, paint.ink, 0.6)),
    birds(p, 640, 420, 7, 9, paint.fjord),
  );
  return p.svg();
}
