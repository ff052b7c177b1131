import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, heightAt, hill, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { pts } from '../lib/points.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, spruces } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5660,
  alt: {
    no: 'Skuleberget i klart høstlys: en lue av mørk skog øverst, bart rødlig berg under en skarp, vannrett grense, og gule bjørker ved en blank innsjø nederst.',
    sv: 'Skuleberget i klart höstljus: en luva av mörk skog överst, kalt rödaktigt berg under en skarp, vågrät gräns, och gula björkar vid en blank sjö nederst.',
    en: 'Skuleberget in clear autumn light: a cap of dark forest on top, bare reddish rock under a sharp level line, and yellow birches by a still lake below.',
  },
  caption: {
    no: 'Skuleberget er 295 meter høyt. Grensen mellom skogen og det renskylte berget ligger 286 meter over dagens hav: den høyeste gamle strandlinjen vi kjenner. Fritt tegnet.',
    sv: 'Skuleberget är 295 meter högt. Gränsen mellan skogen och det renspolade berget går 286 meter över dagens hav, den högsta gamla strandlinje man känner till. Fritt tecknat.',
    en: 'Skuleberget is 295 metres high. The line between the forest and the rock washed clean lies 286 metres above today’s sea, the highest ancient shoreline known. Drawn freely.',
  },
  focal: [0.5, 0.36],
};

export function draw(): string {
  const p = new Picture('hoga-kusten-skuleberget');
  const rock = mix(paint.rust, paint.rose, 0.5);
  const outline = ridge(
    p,
    pts(
      '150,760 240,640 320,520 400,400 470,306 560,236 680,196 820,184 950,200 1060,246 1110,300 1140,420 1180,520 1260,610 1400,700 1480,760',
    ),
    9,
    3,
  );
  const body = lines(under(outline, 780));
  const line = 318;
  const cliffs = Array.from({ length: 74 }, () => {
    const x = between(p.random, 330, 1190);
    const y = between(p.random, line + 10, 690);
    const [w, h] = [between(p.random, 16, 54), between(p.random, 40, 150)];
    return `M${n(x)} ${n(y)}l${n(w)} ${n(between(p.random, -16, 10))}l${n(between(p.random, -6, 18))} ${n(h)}l${n(-w * 0.9)} ${n(between(p.random, -6, 20))}z`;
  });
  const shelves = Array.from({ length: 26 }, () => {
    const [x, y] = [between(p.random, 300, 1240), between(p.random, line + 30, 720)];
    return blob(p, x, y, between(p.random, 20, 70), between(p.random, 5, 12), 0.3, 9);
  });
  p.add(
    sky(
      p,
      760,
      spread(
        mix(paint.slate, paint.fjord, 0.25),
        mix(paint.slate, paint.haze, 0.7),
        mix(paint.mist, paint.snow, 0.5),
      ),
    ),
    heap(p, 1120, 220, 420, 110, paint.snow, 0.8) + heap(p, 40, 330, 300, 90, paint.snow, 0.7),
    hill(
      p,
      pts('-20,640 200,600 420,660 1200,650 1420,590 1640,620'),
      mix(paint.haze, paint.slate, 0.45),
      { salt: 6, rough: 12 },
    ),
    mist(p, 560, 160, paint.snow, 0.7),
    p.clipped(
      body,
      rect(
        100,
        150,
        1420,
        640,
        p.along(
          [300, 200],
          [1300, 700],
          spread(mix(rock, paint.cream, 0.35), rock, mix(rock, paint.plum, 0.45)),
        ),
      ),
      fill(cliffs.slice(0, 40).join(''), mix(rock, paint.plum, 0.5), { opacity: 0.62 }),
      fill(cliffs.slice(40).join(''), mix(paint.cream, rock, 0.25), { opacity: 0.62 }),
      brush(p, { x: 260, y: line, w: 1000, h: 420 }, 200, 1.45, 70, paint.tar, 3, 0.3),
      fill(
        'M1080 250L1110 300L1140 420L1180 520L1300 640L1420 790H960L1010 560L1000 400z',
        paint.plum,
        { opacity: 0.34 },
      ),
      fill(shelves.join(''), mix(paint.leaf, paint.pine, 0.4)),
      dabs(
        120,
        (i) => [between(p.random, 280, 1260), line + 60 + ((i * 37) % 380)],
        mix(paint.leaf, paint.pine, 0.4),
        11,
        0.85,
      ),
      // The pale band that the waves left under the wood.
      fill(
        `M200 ${line - 8}Q500 ${line - 2} 800 ${line - 6}T1300 ${line - 8}V${line + 22}Q1000 ${line + 30} 760 ${line + 20}T200 ${line + 24}z`,
        mix(paint.cream, rock, 0.15),
      ),
      // The cap: soil that the sea never reached.
      fill(
        `M180 ${line - 2}Q500 ${line + 6} 800 ${line}T1300 ${line - 2}V100H180z`,
        mix(paint.pine, paint.leaf, 0.25),
      ),
    ),
    spruces(
      p,
      outline.filter(([x, y]) => y < line - 6 && x > 460),
      46,
      38,
      84,
      mix(paint.pine, paint.ink, 0.25),
      mix(paint.moss, paint.butter, 0.3),
    ),
    ...[250, 282, 312].map((y, i) => {
      const row = outline.filter(([, oy]) => oy < y - 12);
      const [a, b] = [row[0]?.[0] ?? 460, row[row.length - 1]?.[0] ?? 1120];
      return spruces(
        p,
        [
          [a + 8, y],
          [b - 8, y],
        ],
        26 + i * 5,
        34,
        64,
        mix(paint.pine, paint.leaf, i * 0.22),
        mix(paint.moss, paint.butter, 0.3),
      );
    }),
    stroke(`M470 ${line + 4}H1116`, paint.snow, 4, {
      opacity: 0.85,
      'stroke-dasharray': '30 10 70 14',
    }),
  );
  const foot = ridge(
    p,
    pts('-20,720 240,690 520,736 860,724 1180,734 1400,696 1640,716'),
    6,
    8,
    8,
    true,
  );
  p.add(
    mist(p, 620, 130, paint.snow, 0.45),
    poly(under(foot), mix(paint.moss, paint.ochre, 0.35)),
    spruces(
      p,
      foot,
      54,
      34,
      90,
      mix(paint.leaf, paint.pine, 0.6),
      mix(paint.moss, paint.butter, 0.3),
    ),
    dabs(
      130,
      () => {
        const x = p.random() * 1600;
        return [x, heightAt(foot, x) - p.random() * 40];
      },
      paint.butter,
      22,
      0.85,
    ) +
      dabs(
        70,
        () => {
          const x = p.random() * 1600;
          return [x, heightAt(foot, x) - p.random() * 40];
        },
        paint.apricot,
        18,
        0.85,
      ),
    water(
      p,
      768,
      1000,
      spread(mix(paint.haze, rock, 0.35), mix(paint.slate, rock, 0.2), paint.fjord),
    ),
    fill('M440 770L520 930Q800 1000 1080 930L1200 770z', rock, { opacity: 0.42 }),
    fill('M522 934Q800 1000 1076 934L1000 1010H620z', paint.pine, { opacity: 0.55 }),
    ripples(p, { x: -50, y: 772, w: 1700, h: 220 }, 120, paint.snow, 0.4, 150, 3.4),
    fill(
      'M-20 1010V880Q180 850 360 900T620 1010zM1640 1010V860Q1460 850 1330 910T1120 1010z',
      shade(mix(paint.moss, paint.ochre, 0.3), 0.35),
    ),
    dabs(
      160,
      (i) => [
        i % 2 ? between(p.random, 0, 460) : between(p.random, 1240, 1600),
        between(p.random, 890, 1000),
      ],
      mix(paint.rust, paint.ember, 0.4),
      10,
      0.9,
    ),
    figure(300, 900, 116, mix(paint.ember, paint.rust, 0.3), mix(paint.rose, paint.umber, 0.2)) +
      figure(356, 908, 78, paint.butter, mix(paint.rose, paint.umber, 0.2)),
    stroke('M316 842L396 800', mix(paint.rose, paint.umber, 0.2), 5, { 'stroke-linecap': 'round' }),
    ...[
      [90, 960, 620],
      [190, 930, 420],
      [1490, 960, 640],
      [1400, 930, 380],
    ].map(([x = 0, y = 0, h = 0]) =>
      birch(
        p,
        x,
        y,
        h,
        { stem: paint.snow, mark: paint.tar, dark: paint.ochre, light: paint.butter },
        0.7,
      ),
    ),
    birds(p, 1240, 150, 4, 20, shade(paint.slate, 0.3)),
  );
  return p.svg();
}
