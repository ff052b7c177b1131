import { boards, masonry, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5137,
  alt: {
    no: 'Damsgård hovedgård, et hvitt lyststed i tre med svungen rokokkofasade, over muren til en hage med buksbom, blomster og springvann i maimorgen.',
    sv: 'Damsgårds herrgård, ett vitt lustställe i trä med svängd rokokofasad, ovanför muren till en trädgård med buxbom, blommor och springbrunn en majmorgon.',
    en: 'Damsgård Manor, a white wooden pleasure house with a curving rococo front, above the wall of a garden with box hedges, flowers and a fountain on a May morning.',
  },
  focal: [0.5, 0.45],
};

const white = paint.snow;
const cool = mix(paint.haze, paint.snow, 0.55);
const tile = mix(paint.night, paint.slate, 0.45);
const leafTones = {
  trunk: paint.tar,
  dark: mix(paint.leaf, paint.pine, 0.5),
  mid: paint.leaf,
  light: mix(paint.moss, paint.butter, 0.4),
};

/** One half of the sheet drawn once and mirrored about the middle axis. */
const both = (p: Picture, ...content: string[]): string => {
  const id = p.symbol(...content);
  return `<use href="#${id}"/><use href="#${id}" transform="translate(1600 0) scale(-1 1)"/>`;
};

const shell = (x: number, y: number, s: number): string =>
  stroke(
    `M${n(x)} ${n(y)}q${n(-s)} ${n(-s * 0.1)} ${n(-s)} ${n(-s * 0.7)}q${n(s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.5)} ${n(-s * 0.4)}M${n(x)} ${n(y)}q${n(s)} ${n(-s * 0.1)} ${n(s)} ${n(-s * 0.7)}q${n(-s * 0.1)} ${n(-s * 0.5)} ${n(-s * 0.5)} ${n(-s * 0.4)}M${n(x)} ${n(y)}v${n(-s)}`,
    paint.ochre,
    s * 0.16,
    { 'stroke-linecap': 'round' },
  );

function manor(p: Picture): string {
  const base = 610;
  const g = { frame: white, glass: mix(paint.fjord, paint.haze, 0.35), cols: 3, rows: 4 };
  const win = (x: number, y: number, w = 44, h = 76): string =>
    rect(x - w / 2 - 9, y - 10, w + 18, h + 18, cool) +
    fill(`M${n(x - w / 2 - 11)} ${y - 8}q${n(w / 2 + 11)} -20 ${n(w + 22)} 0z`, cool) +
    pane(x - w / 2, y, w, h, g) +
    circle(x, y - 15, 4, paint.ochre);
  const half = group(
    {},
    // The low wing with its hipped roof, the screen wall and the pavilion at its end.
    fill('M392 446L430 376H640V446z', tile) +
      stroke('M416 400H640M406 420H640', paint.ink, 1.6, { opacity: 0.5 }) +
      fill('M430 376H640v10H424z', mix(tile, paint.cream, 0.3)),
    rect(400, 444, 240, base - 444, white) +
      boards(400, 444, 240, base - 444, 12, paint.slate, false, 0.25),
    rect(392, 438, 250, 12, cool) + rect(400, 450, 14, base - 450, cool),
    win(452, 488) + win(528, 488) + win(604, 488),
    rect(236, 500, 164, base - 500, mix(white, cool, 0.5)) +
      boards(236, 500, 164, base - 500, 12, paint.slate, true, 0.25) +
      rect(230, 492, 176, 11, cool) +
      fill('M284 610v-60q34 -40 68 0v60z', mix(paint.leaf, paint.pine, 0.3)) +
      stroke('M284 610v-60q34 -40 68 0v60M318 612v-76', cool, 6),
    fill('M146 470Q160 420 196 408Q232 420 246 470z', tile) + circle(196, 402, 8, paint.ochre),
    rect(152, 468, 88, base - 468, white) +
      boards(152, 468, 88, base - 468, 12, paint.slate, false, 0.25) +
      rect(144, 462, 104, 11, cool) +
      win(196, 506, 38, 66),
  );
  return group(
    {},
    fill('M560 378L606 300H994L1040 378z', tile) +
      stroke('M588 330H1012M574 354H1026', paint.ink, 1.6, { opacity: 0.5 }) +
      fill('M606 300H994l6 10H600z', mix(tile, paint.cream, 0.3)),
    rect(640, 262, 34, 56, shade(paint.rust, 0.35)) +
      rect(926, 262, 34, 56, shade(paint.rust, 0.35)),
    both(p, half),
    // The show front: taller than the house it stands before, its top drawn in one long curve.
    fill(
      'M612 610V376Q614 352 640 348Q672 344 676 318Q682 270 726 262Q760 258 772 226Q782 200 800 196Q818 200 828 226Q840 258 874 262Q918 270 924 318Q928 344 960 348Q986 352 988 376V610z',
      p.along([612, 0], [988, 0], spread(mix(white, paint.cream, 0.4), white, cool)),
    ),
    p.clipped(
      'M612 610V376Q614 352 640 348Q672 344 676 318Q682 270 726 262Q760 258 772 226Q782 200 800 196Q818 200 828 226Q840 258 874 262Q918 270 924 318Q928 344 960 348Q986 352 988 376V610z',
      boards(612, 190, 376, 430, 12, paint.slate, false, 0.22),
    ),
    stroke(
      'M606 380Q608 350 640 344Q670 340 672 316Q678 266 726 258Q758 254 768 224Q780 194 800 190Q820 194 832 224Q842 254 874 258Q922 266 928 316Q930 340 960 344Q992 350 994 380',
      cool,
      13,
      { 'stroke-linecap': 'round' },
    ),
    stroke(
      'M606 374Q608 344 640 338Q670 334 672 310Q678 260 726 252Q758 248 768 218Q780 188 800 184Q820 188 832 218Q842 248 874 252Q922 260 928 310Q930 334 960 338Q992 344 994 374',
      mix(paint.ochre, paint.butter, 0.3),
      3,
    ),
    shell(800, 252, 30) +
      fill(blob(p, 800, 304, 26, 34, 0, 14), cool) +
      fill(blob(p, 800, 304, 19, 27, 0, 14), g.glass) +
      stroke('M800 277v54M781 304h38', white, 3),
    stroke('M622 612V380M978 612V380M706 612V400M894 612V400', cool, 15) +
      rect(606, 388, 388, 10, cool),
    win(664, 428, 40, 74) + win(936, 428, 40, 74) + win(752, 428, 44, 80) + win(848, 428, 44, 80),
    win(664, 532, 40, 56) + win(936, 532, 40, 56),
    fill('M758 612v-64q4 -34 42 -36q38 2 42 36v64z', cool) +
      fill('M768 612v-60q4 -28 32 -30q28 2 32 30v60z', mix(paint.leaf, paint.pine, 0.5)) +
      stroke('M800 522v90M776 566h20M804 566h20', paint.ochre, 3),
    shell(800, 516, 15) + shell(664, 420, 8) + shell(936, 420, 8),
    circle(800, 176, 9, paint.ochre) + stroke('M800 170v-30M800 146h20l-6 8', paint.ochre, 3),
    rect(140, 606, 1320, 24, mix(paint.granite, paint.lime, 0.3)),
    poly(pts('740,612 860,612 896,654 704,654'), paint.lime) +
      stroke('M734 622h132M724 634h152M714 645h172', paint.umber, 2, { opacity: 0.5 }),
  );
}

export function draw(): string {
  const p = new Picture('damsgard');
  const hill = ridge(p, acrossSheet(300, 200, 110, 60, 130, 90, 210), 8, 2, 8, true);
  p.add(
    sky(
      p,
      480,
      spread(mix(paint.slate, paint.haze, 0.6), paint.mist, mix(paint.cream, paint.rose, 0.25)),
    ),
    sun(p, 1330, 120, 42, paint.snow, paint.cream, 10, 0.9),
    heap(p, 60, 150, 460, 110, paint.snow, 0.8),
    poly(
      under(hill, 640),
      p.down(60, 560, spread(mix(paint.slate, paint.leaf, 0.4), mix(paint.leaf, paint.mist, 0.45))),
    ),
    spruces(p, hill, 90, 18, 42, mix(paint.slate, paint.pine, 0.4)),
    p.clipped(
      lines(under(hill, 640)),
      fill(
        Array.from({ length: 60 }, () =>
          blob(
            p,
            p.random() * 1600,
            between(p.random, 200, 480),
            between(p.random, 30, 80),
            between(p.random, 16, 36),
            0.25,
            10,
          ),
        ).join(''),
        mix(paint.leaf, paint.slate, 0.3),
        { opacity: 0.6 },
      ),
    ),
    wisps(p, 0, 1600, 330, 80, paint.snow, 0.6, 9),
    mist(p, 330, 260, mix(paint.mist, paint.cream, 0.4), 0.75),
  );
  const trees = [
    leafy(p, 60, 600, 300, leafTones),
    leafy(p, 330, 600, 250, leafTones),
    leafy(p, 470, 600, 200, leafTones),
  ];
  p.add(both(p, ...trees));
  p.add(manor(p));
  const lawn = 628;
  p.add(
    rect(
      0,
      lawn,
      1600,
      380,
      p.down(
        lawn,
        1000,
        spread(mix(paint.moss, paint.butter, 0.45), paint.leaf, mix(paint.leaf, paint.pine, 0.5)),
      ),
    ),
    brush(p, { x: 0, y: lawn, w: 1600, h: 380 }, 220, 0, 46, paint.butter, 2, 0.22),
    poly(
      pts('716,652 884,652 1060,1010 540,1010'),
      p.down(650, 1000, spread(paint.lime, mix(paint.lime, paint.cream, 0.5))),
    ),
    brush(p, { x: 600, y: 690, w: 420, h: 310 }, 90, 0, 26, paint.umber, 2, 0.3),
  );
  // The garden lies behind a wall of its own, with urns on the gate posts.
  p.add(
    both(
      p,
      masonry(
        p,
        -10,
        634,
        720,
        30,
        26,
        mix(paint.granite, paint.lime, 0.35),
        paint.umber,
        paint.cream,
      ) + rect(-10, 630, 724, 7, paint.lime),
      rect(690, 612, 30, 56, paint.lime) +
        rect(685, 606, 40, 9, paint.snow) +
        fill('M696 606q-8 -18 9 -22q17 4 9 22z', paint.snow),
    ),
  );
  // Box-edged beds on both sides of the path, nearer ones larger.
  const bed = (near: number, far: number, inner: number, outer: number): string => {
    const x = (y: number, k: number): number => 800 - (k * (y - 520)) / 130;
    const corners = `M${n(x(near, inner))} ${near}L${n(x(far, inner))} ${far}L${n(x(far, outer))} ${far}L${n(x(near, outer))} ${near}z`;
    const h = (near - 560) * 0.07;
    const spot = (): [number, number] => {
      const y = between(p.random, far + 4, near - 4);
      return [between(p.random, x(y, outer) + 8, x(y, inner) - 8), y - h * 0.4];
    };
    const size = (near - 520) / 26;
    return (
      stroke(corners, paint.pine, h * 1.7, { 'stroke-linejoin': 'round' }) +
      fill(corners, mix(paint.umber, paint.tar, 0.4)) +
      dabs(110, spot, paint.leaf, size * 1.3) +
      dabs(44, spot, paint.rose, size) +
      dabs(34, spot, paint.snow, size) +
      dabs(24, spot, paint.butter, size * 0.9) +
      dabs(16, spot, paint.rust, size) +
      `<g transform="translate(0 ${n(-h)})">${stroke(corners, mix(paint.leaf, paint.moss, 0.45), h * 1.3, { 'stroke-linejoin': 'round' })}</g>`
    );
  };
  p.add(
    both(
      p,
      bed(722, 672, 116, 330),
      bed(722, 672, 372, 620),
      bed(846, 750, 124, 300),
      bed(846, 750, 340, 560),
      bed(1040, 888, 126, 290),
      bed(1040, 888, 325, 520),
    ),
    // Clipped cones and the sundial at the crossing.
    both(
      p,
      ...[
        [690, 668, 60],
        [640, 742, 92],
        [560, 880, 150],
      ].map(([x = 0, y = 0, h = 0]) =>
        fill(
          `M${n(x - h * 0.26)} ${y}Q${n(x - h * 0.16)} ${n(y - h * 0.6)} ${x} ${n(y - h)}Q${n(x + h * 0.16)} ${n(y - h * 0.6)} ${n(x + h * 0.26)} ${y}Q${x} ${n(y + h * 0.1)} ${n(x - h * 0.26)} ${y}z`,
          p.along(
            [x - h * 0.26, 0],
            [x + h * 0.26, 0],
            spread(paint.pine, paint.leaf, mix(paint.moss, paint.butter, 0.35)),
          ),
        ),
      ),
    ),
    // The fountain at the crossing.
    fill(
      'M716 872Q720 850 800 848Q880 850 884 872Q876 900 800 902Q724 900 716 872z',
      mix(paint.granite, paint.lime, 0.4),
    ) +
      fill(
        'M730 868Q740 856 800 855Q860 856 870 868Q856 882 800 883Q744 882 730 868z',
        mix(paint.slate, paint.mist, 0.4),
      ) +
      fill('M788 872Q794 830 776 816H824Q806 830 812 872z', paint.snow) +
      fill('M766 818q34 -16 68 0q-34 12 -68 0z', paint.mist) +
      stroke(
        'M800 812Q798 740 770 760Q750 780 748 860M800 812Q802 740 830 760Q850 780 852 860M800 812V746',
        paint.snow,
        4,
        { 'stroke-linecap': 'round', opacity: 0.9 },
      ),
    both(
      p,
      leafy(
        p,
        -10,
        960,
        470,
        {
          trunk: paint.tar,
          dark: paint.leaf,
          mid: mix(paint.rose, paint.snow, 0.35),
          light: paint.snow,
        },
        false,
      ),
    ),
    dabs(70, () => [p.random() * 1600, between(p.random, 660, 1000)], paint.snow, 4, 0.85),
  );
  return p.svg();
}
