import { mix, paint, shade } from '../lib/color.ts';
import { goat } from '../lib/goat.ts';
import { brush, dabs, grass, mist } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { along, pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5616,
  alt: {
    no: 'Et smalt smug i Birka mellom hus av flettede kvister og leire; røyk siger fra takene, en kvinne bærer vann, en geit står i sølen, og i enden skimtes skip.',
    sv: 'En smal gränd i Birka mellan hus av flätade kvistar och lera; rök sipprar ur taken, en kvinna bär vatten, en get står i leran, och i änden skymtar skepp.',
    en: 'A narrow lane in Birka between houses of wattle and clay; smoke seeps from the roofs, a woman carries water, a goat stands in the mud, and ships show at the end.',
  },
  caption: {
    no: 'Husene lå på rekke med smale smug mellom, og veggene var flettet av kvister og tettet med leire.',
    sv: 'Husen låg på rad med smala gränder emellan, och väggarna var flätade av kvistar och tätade med lera.',
    en: 'The houses stood in rows with narrow lanes between, their walls woven of twigs and daubed with clay.',
  },
  focal: [0.5, 0.55],
};

/** A wall of woven twigs between two edges in perspective, daubed with clay from the top down to a ragged line. */
function wattle(
  p: Picture,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  clay: string,
  bare: number,
): string {
  const rows = 13;
  const stakes = 11;
  let weave = '';
  for (let r = 0; r <= rows; r += 1)
    for (let s = 0; s < stakes; s += 1) {
      const [t, u, v] = [s / stakes, (s + 0.5) / stakes, (s + 1) / stakes];
      const at = (k: number, lift: number): Point => {
        const y = r / rows + ((s + r) % 2 ? lift : -lift) * 0.012;
        return along(along(a, b, k), along(d, c, k), y);
      };
      const [m, q, e] = [at(t, 0), at(u, 1), at(v, 0)];
      weave += `M${n(m[0])} ${n(m[1])}Q${n(q[0])} ${n(q[1])} ${n(e[0])} ${n(e[1])}`;
    }
  const posts = Array.from({ length: stakes + 1 }, (_, s) =>
    lines([along(a, b, s / stakes), along(d, c, s / stakes)], false),
  ).join('');
  const skirt: Point[] = [];
  for (let s = 0; s <= 24; s += 1) {
    const k = s / 24;
    skirt.push(along(along(d, c, k), along(a, b, k), 1 - bare - between(p.random, 0, 0.12)));
  }
  return (
    poly([a, b, c, d], shade(mix(paint.umber, paint.tar, 0.4), 0.2)) +
    stroke(posts, mix(paint.umber, paint.tar, 0.2), 7) +
    stroke(weave, mix(paint.umber, paint.lime, 0.3), 11, { 'stroke-linecap': 'round' }) +
    poly([d, ...skirt, c], clay) +
    p.clipped(
      lines([d, ...skirt, c]),
      brush(
        p,
        { x: Math.min(a[0], b[0]), y: Math.min(c[1], d[1]), w: Math.abs(b[0] - a[0]), h: 500 },
        120,
        0.2,
        34,
        shade(clay, 0.5),
        2.6,
        0.4,
      ) +
        brush(
          p,
          { x: Math.min(a[0], b[0]), y: Math.min(c[1], d[1]), w: Math.abs(b[0] - a[0]), h: 500 },
          60,
          0.9,
          26,
          mix(clay, paint.cream, 0.5),
          3,
          0.5,
        ),
    )
  );
}

const thatch = (p: Picture, corners: Point[], color: string): string => {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y, w, h] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ];
  return p.clipped(
    lines(corners),
    poly(corners, color),
    brush(p, { x, y, w, h }, 130, 1.3, 60, shade(color, 0.5), 3, 0.5),
    brush(p, { x, y, w, h }, 130, 1.3, 50, mix(color, paint.butter, 0.5), 2.6, 0.5),
  );
};

export function draw(): string {
  const p = new Picture('birka-smuget');
  const clay = mix(paint.ochre, paint.granite, 0.5);
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.slate, paint.haze, 0.35),
        mix(paint.haze, paint.cream, 0.45),
        mix(paint.butter, paint.cream, 0.4),
      ),
    ),
    streaks(p, { x: 200, y: 40, w: 1200, h: 220 }, 10, paint.snow, 0.5, 380, 10),
    // The lake, the far shore, ships at the jetty.
    fill('M560 440Q700 410 820 424T1060 430V500H560z', mix(paint.haze, paint.leaf, 0.35)),
    rect(
      540,
      484,
      540,
      120,
      p.down(
        484,
        604,
        spread(mix(paint.butter, paint.mist, 0.5), mix(paint.slate, paint.haze, 0.4)),
      ),
    ),
    stroke('M760 560V300M890 552V340', paint.tar, 8) +
      stroke('M690 330H830M834 366H946', paint.tar, 7) +
      fill('M694 330q66 26 132 0q-10 16 -66 22q-54 -6 -66 -22z', paint.rust) +
      fill('M838 366q54 22 104 0q-10 14 -52 18q-42 -4 -52 -18z', paint.cream) +
      fill(
        'M640 520Q650 560 700 564H830Q880 560 884 512Q906 560 860 584H680Q636 570 640 520zM830 540Q840 566 870 570H940Q976 566 984 530Q1000 570 966 584H860z',
        mix(paint.tar, paint.umber, 0.3),
      ),
    mist(p, 400, 160, mix(paint.cream, paint.mist, 0.4), 0.6),
    fill('M-20 560H1640V1010H-20z', mix(paint.tar, paint.umber, 0.3)),
    fill(
      'M620 580H990L1500 1010H100z',
      p.down(
        580,
        1000,
        spread(
          mix(paint.umber, paint.lime, 0.35),
          mix(paint.umber, paint.granite, 0.3),
          mix(paint.tar, paint.umber, 0.35),
        ),
      ),
    ),
  );
  // Four houses, two a side, the farther ones first.
  p.add(
    thatch(p, pts('470,420 650,470 640,520 430,520'), mix(paint.ochre, paint.umber, 0.4)),
    wattle(p, [450, 700], [630, 592], [634, 494], [450, 500], mix(clay, paint.cream, 0.2), 0.12),
    thatch(p, pts('1130,410 966,466 980,516 1180,516'), mix(paint.ochre, paint.granite, 0.4)),
    wattle(p, [1160, 700], [984, 592], [980, 494], [1160, 498], clay, 0.4),
    rect(520, 545, 44, 108, paint.tar, { transform: 'skewY(-4) translate(-2 36)' }),
    poly(pts('-20,1010 120,1010 460,706 460,470 -20,420'), paint.tar),
    wattle(p, [-20, 1060], [450, 720], [450, 470], [-20, 400], mix(clay, paint.rose, 0.15), 0.3),
    thatch(p, pts('-20,120 300,260 520,486 500,520 -20,450'), mix(paint.umber, paint.ochre, 0.5)),
    wattle(
      p,
      [1640, 1070],
      [1150, 720],
      [1150, 470],
      [1640, 400],
      mix(clay, paint.lime, 0.25),
      0.14,
    ),
    thatch(
      p,
      pts('1620,90 1320,240 1080,486 1100,520 1620,450'),
      mix(paint.umber, paint.granite, 0.35),
    ),
    // Doors: one ajar with fire behind it.
    poly(pts('1300,836 1430,926 1430,566 1300,566'), mix(paint.tar, paint.ink, 0.3)) +
      glow(p, 1370, 780, 150, paint.ember, 0.8) +
      poly(pts('1430,926 1400,980 1400,572 1430,566'), mix(paint.umber, paint.ochre, 0.2)) +
      stroke('M1294 836V560L1436 556', mix(paint.umber, paint.tar, 0.2), 17),
    poly(pts('180,916 280,846 280,566 180,560'), mix(paint.umber, paint.tar, 0.1)) +
      stroke(
        'M180 560V916M214 562V892M248 564V868M176 556L286 562V846',
        mix(paint.tar, paint.ink, 0.2),
        7,
      ),
    // Smoke through the thatch.
    ...[
      [240, 210, 1],
      [1330, 190, 1.1],
      [520, 430, 0.6],
      [1090, 420, 0.6],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        stroke(
          `M${x} ${y}q${40 * s} ${-50 * s} ${10 * s} ${-100 * s}t${50 * s} ${-110 * s}t${30 * s} ${-100 * s}`,
          paint.snow,
          44 * s,
          { opacity: 0.22, 'stroke-linecap': 'round' },
        ) +
        stroke(
          `M${x} ${y}q${30 * s} ${-60 * s} ${20 * s} ${-110 * s}t${60 * s} ${-120 * s}`,
          paint.snow,
          22 * s,
          { opacity: 0.3, 'stroke-linecap': 'round' },
        ),
    ),
    // The trodden ground: logs laid in the mud, puddles, black earth.
    p.clipped(
      'M620 580H990L1500 1010H100z',
      brush(p, { x: 100, y: 590, w: 1400, h: 410 }, 260, 0.02, 50, paint.ink, 4, 0.35),
      brush(p, { x: 100, y: 590, w: 1400, h: 410 }, 120, 0.02, 40, paint.cream, 3, 0.3),
    ),
    stroke(
      'M680 640H930M660 672H950M650 706H966M630 746H990M606 794H1010',
      mix(paint.umber, paint.tar, 0.2),
      17,
      { 'stroke-linecap': 'round' },
    ) +
      stroke(
        'M680 634H930M660 666H950M650 700H966M630 740H990M606 788H1010',
        mix(paint.lime, paint.umber, 0.4),
        5,
        { 'stroke-linecap': 'round' },
      ),
    fill(
      'M400 900Q520 870 640 900Q600 940 480 936Q410 930 400 900zM1000 940Q1120 910 1220 944Q1160 980 1060 972z',
      mix(paint.slate, paint.haze, 0.3),
    ) + stroke('M450 904h120M1060 946h90', paint.snow, 4, { opacity: 0.7 }),
    worker({
      at: [800, 950],
      h: 370,
      coat: mix(paint.fjord, paint.slate, 0.2),
      legs: paint.tar,
      skirt: mix(paint.rust, paint.oxblood, 0.3),
      hands: [
        [-0.36, 0.5],
        [0.36, 0.5],
      ],
      hat: 'scarf',
      hatColor: paint.cream,
      sleeve: mix(paint.lime, paint.cream, 0.4),
    }),
    stroke('M620 668Q800 640 980 668', mix(paint.umber, paint.ochre, 0.3), 17, {
      'stroke-linecap': 'round',
    }) + stroke('M640 668V790M960 668V790', paint.tar, 4),
  );
  const bucket = (x: number): string =>
    fill(`M${x - 48} 786H${x + 48}L${x + 38} 880H${x - 38}z`, mix(paint.umber, paint.ochre, 0.35)) +
    stroke(`M${x - 46} 806H${x + 46}M${x - 41} 856H${x + 41}`, paint.tar, 6) +
    fill(`M${x - 46} 786q46 -14 92 0q-46 14 -92 0z`, mix(paint.slate, paint.mist, 0.4)) +
    stroke(`M${x - 44} 786Q${x} 740 ${x + 44} 786`, paint.tar, 5);
  p.add(
    bucket(640) + bucket(960),
    goat(350, 960, 1.6, mix(paint.cream, paint.granite, 0.25)),
    worker({
      at: [1150, 800],
      h: 250,
      coat: mix(paint.moss, paint.umber, 0.3),
      legs: paint.tar,
      hands: [
        [-0.2, 0.56],
        [0.1, 0.5],
      ],
      stride: 0.12,
      hat: 'cap',
      hatColor: paint.rust,
      beard: paint.umber,
    }),
    stroke('M1080 690l130 -60', mix(paint.umber, paint.tar, 0.2), 13, {
      'stroke-linecap': 'round',
    }) + fill('M1190 610q40 -20 60 10q-8 34 -50 30z', mix(paint.umber, paint.apricot, 0.2)),
    worker({
      at: [720, 640],
      h: 96,
      coat: paint.ochre,
      legs: paint.tar,
      hands: [
        [0.2, 0.5],
        [-0.1, 0.5],
      ],
      hat: 'cap',
      hatColor: paint.tar,
    }),
    grass(p, pts('-20,1004 260,1004'), 0.3, 50, paint.moss) +
      grass(p, pts('1380,1004 1620,1004'), 0.3, 50, paint.moss),
    dabs(
      30,
      () => [between(p.random, 300, 1300), between(p.random, 830, 990)],
      mix(paint.tar, paint.ink, 0.4),
      7,
      0.6,
    ),
    glow(p, 800, 480, 620, paint.butter, 0.25),
  );
  return p.svg();
}
