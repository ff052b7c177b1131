import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, hill, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5665,
  alt: {
    no: 'Sauer beiter på en åpen, gresskledd fjelltopp under store sommerskyer; ett lam står på en stein, og rundt ligger skogen som et hav til blå åser langt borte.',
    sv: 'Får betar på en öppen, gräsklädd bergstopp under stora sommarmoln; ett lamm står på en sten, och runt om ligger skogen som ett hav till blå åsar långt borta.',
    en: 'Sheep graze on an open grassy summit under great summer clouds; a lamb stands on a rock, and the forest lies all round like a sea, to blue ridges far away.',
  },
  caption: {
    no: 'Jupukka er det letteste stedet å begynne, 277 meter over havet. Toppen er åpen fordi det lenge gikk sauer på beite der. Fritt tegnet.',
    sv: 'Jupukka är lättast att börja med, 277 meter över havet. Toppen är öppen eftersom får länge betade där. Fritt tecknat.',
    en: 'Jupukka is the easiest to begin with, 277 metres above the sea. The top is open because sheep grazed there for so long. Drawn freely.',
  },
  focal: [0.48, 0.58],
};

/** A sheep, its feet on x, y; with its head down it grazes. */
function sheep(
  p: Picture,
  x: number,
  y: number,
  s: number,
  left: boolean,
  wool: string,
  grazing: boolean,
): string {
  const face = mix(paint.tar, paint.granite, 0.25);
  const curls = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * Math.PI * 2;
    return blob(p, Math.cos(a) * 74, -92 + Math.sin(a) * 40, 31, 26, 0.14, 9);
  }).join('');
  const head = grazing
    ? fill('M74 -88Q100 -80 112 -46L126 -16Q122 2 106 -2L84 -30L60 -60z', face) +
      fill('M80 -66Q58 -60 56 -46Q72 -42 88 -54z', face) +
      circle(104, -42, 4, paint.cream)
    : fill('M70 -110Q84 -156 112 -158Q134 -156 152 -128Q150 -112 132 -112Q112 -106 98 -84z', face) +
      fill('M94 -146Q70 -150 62 -136Q78 -124 100 -130z', face) +
      circle(120, -138, 4, paint.cream);
  return group(
    { transform: `translate(${x} ${y}) scale(${left ? -s : s} ${s})` },
    stroke('M-46 -50L-44 -2M52 -50L50 -2', shade(face, 0.4), 15),
    stroke('M-64 -54L-66 -2M34 -54L32 -2', face, 15),
    fill('M-108 -100q-22 10 -16 44q16 6 26 -14z', shade(wool, 0.12)),
    fill(curls, wool) + fill(blob(p, 0, -92, 82, 46, 0.08, 12), wool),
    fill('M-96 -70Q0 -40 96 -76Q80 -40 0 -40T-96 -70z', paint.plum, { opacity: 0.35 }),
    stroke(
      'M-60 -112q12 -16 26 0M-14 -122q12 -16 26 0M30 -112q12 -14 24 2M-40 -84q12 -14 26 0M12 -88q12 -14 26 0',
      mix(wool, paint.umber, 0.35),
      5,
      { 'stroke-linecap': 'round' },
    ),
    head,
  );
}

export function draw(): string {
  const p = new Picture('struve-jupukka');
  const blue = mix(paint.slate, paint.haze, 0.4);
  const grass = mix(paint.moss, paint.butter, 0.4);
  const forest = (text: string, t: number, salt: number): string => {
    const line = ridge(p, pts(text), 6, salt, 8, true);
    const tone = mix(blue, paint.leaf, t);
    return (
      poly(under(line), tone) + spruces(p, line, 52, 10 + t * 40, 20 + t * 60, shade(tone, 0.12))
    );
  };
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.fjord, paint.slate, 0.6),
        mix(paint.slate, paint.haze, 0.6),
        mix(paint.haze, paint.snow, 0.6),
        paint.snow,
      ),
    ),
    heap(p, 130, 300, 560, 220, paint.snow, 0.95) +
      heap(p, 820, 240, 700, 210, paint.snow, 0.9) +
      heap(p, 560, 400, 420, 100, paint.snow, 0.8),
    hill(
      p,
      pts('-20,470 200,440 360,462 620,430 760,456 1100,464 1280,424 1440,456 1640,450'),
      mix(blue, paint.snow, 0.35),
      { rough: 5, salt: 2 },
    ),
    hill(
      p,
      pts('-20,500 300,496 520,470 700,500 980,488 1200,506 1640,490'),
      mix(blue, paint.snow, 0.12),
      { rough: 6, salt: 3 },
    ),
    forest('-20,540 400,528 800,544 1200,526 1640,540', 0.35, 4),
    fill(
      'M900 566Q1100 548 1230 566Q1340 584 1640 566V582Q1340 604 1210 584Q1100 570 900 574z',
      paint.snow,
      { opacity: 0.9 },
    ),
    forest('-20,590 300,600 800,616 1240,604 1640,584', 0.6, 5),
    forest('-20,640 240,690 700,760 1100,740 1440,670 1640,620', 0.85, 6),
  );
  const top = ridge(
    p,
    pts('-20,800 220,744 480,700 740,684 980,696 1240,744 1460,810 1640,870'),
    6,
    8,
    8,
    true,
  );
  p.add(
    poly(
      under(top),
      p.along(
        [300, 690],
        [900, 1000],
        spread(mix(grass, paint.butter, 0.5), grass, mix(paint.leaf, paint.moss, 0.5)),
      ),
    ),
    brush(
      p,
      { x: -20, y: 740, w: 1640, h: 260 },
      280,
      -1.3,
      26,
      mix(paint.butter, grass, 0.2),
      3,
      0.55,
    ),
    brush(p, { x: -20, y: 800, w: 1640, h: 200 }, 180, -1.3, 30, paint.leaf, 3, 0.5),
    // Low slabs of bare rock.
    ...[
      [700, 730, 90, 16],
      [1180, 800, 130, 24],
      [230, 810, 120, 20],
      [960, 950, 150, 30],
    ].map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        fill(blob(p, x, y, w, h, 0.2), mix(paint.granite, paint.slate, 0.3)) +
        fill(
          blob(p, x - 10, y - h * 0.4, w * 0.8, h * 0.45, 0.2),
          mix(paint.snow, paint.granite, 0.35),
        ),
    ),
    ...[
      [80, 800, 300],
      [1500, 850, 360],
      [1590, 880, 260],
    ].map(([x = 0, y = 0, h = 0]) =>
      birch(
        p,
        x,
        y,
        h,
        {
          stem: paint.snow,
          mark: paint.tar,
          dark: paint.leaf,
          light: mix(paint.moss, paint.butter, 0.4),
        },
        1,
      ),
    ),
    // A cairn for the point.
    fill(
      Array.from({ length: 12 }, (_, i) => {
        const row = i < 5 ? 0 : i < 9 ? 1 : i < 11 ? 2 : 3;
        const first = [0, 5, 9, 11][row] ?? 0;
        const wide = [5, 4, 2, 1][row] ?? 1;
        return blob(p, 1000 + (i - first - (wide - 1) / 2) * 36, 700 - row * 28, 23, 17, 0.15, 8);
      }).join(''),
      mix(paint.granite, paint.plum, 0.35),
    ),
    fill(
      Array.from({ length: 8 }, (_, i) =>
        blob(p, 926 + i * 20 + (i > 4 ? -60 : 0), 692 - (i > 4 ? 30 : 0), 12, 5, 0.2, 7),
      ).join(''),
      paint.lime,
    ),
    sheep(p, 470, 742, 0.62, false, mix(paint.cream, paint.snow, 0.5), true),
    sheep(p, 800, 732, 0.5, true, mix(paint.granite, paint.umber, 0.3), true),
    sheep(p, 330, 800, 0.5, true, paint.snow, false),
    fill(
      'M420 930Q640 890 900 926Q640 960 420 930zM1060 880Q1220 850 1360 880Q1220 900 1060 880z',
      paint.pine,
      { opacity: 0.4 },
    ),
    sheep(p, 1200, 880, 1.05, true, mix(paint.tar, paint.umber, 0.4), true),
    sheep(p, 640, 930, 1.7, false, mix(paint.snow, paint.cream, 0.45), false),
    // The bell of the one that leads.
    stroke('M746 742Q790 790 824 764', mix(paint.rust, paint.umber, 0.3), 12) +
      fill('M774 774h34l10 42h-54z', mix(paint.ochre, paint.butter, 0.3)) +
      circle(791, 822, 8, paint.tar),
    fill(blob(p, 300, 940, 130, 66, 0.16), mix(paint.granite, paint.plum, 0.3)) +
      fill(blob(p, 290, 908, 100, 26, 0.18), mix(paint.granite, paint.snow, 0.45)),
    sheep(p, 300, 892, 0.78, false, paint.snow, false),
    dabs(
      120,
      () => [between(p.random, 0, 1600), between(p.random, 910, 1000)],
      paint.snow,
      7,
      0.95,
    ),
    dabs(
      70,
      () => [between(p.random, 0, 1600), between(p.random, 900, 1000)],
      paint.heather,
      8,
      0.9,
    ),
    dabs(
      70,
      () => [between(p.random, 0, 1600), between(p.random, 910, 1000)],
      paint.butter,
      8,
      0.95,
    ),
    rect(0, 990, 1600, 10, paint.leaf, { opacity: 0.2 }),
  );
  return p.svg();
}
