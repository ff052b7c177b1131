import { mix, paint } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5635,
  alt: {
    no: 'Høyt under hvelvet i kirken banker en mann på et stillas kalken løs; bak den hvite skallen kommer helgener, ranker og stjerner i rødt, grønt og oker til syne.',
    sv: 'Högt under valvet i kyrkan knackar en man på en ställning loss kalken; bakom det vita skalet träder helgon, rankor och stjärnor fram i rött, grönt och ockra.',
    en: 'High under the church vault a man on a scaffold taps the limewash loose; behind the white shell saints, tendrils and stars come to light in red, green and ochre.',
  },
  caption: {
    no: 'Maleriene i koret er fra Albertus Pictors skole. De ble kalket over på 1700-tallet og hentet fram igjen i 1909. Fritt tegnet.',
    sv: 'Målningarna i koret är från Albertus Pictors skola. De kalkades över på 1700-talet och togs fram igen 1909. Fritt tecknat.',
    en: 'The paintings in the chancel are from the school of Albertus Pictor. They were limewashed over in the 18th century and uncovered in 1909. Drawn freely.',
  },
  focal: [0.45, 0.45],
};

const [ink, red, green] = [
  mix(paint.tar, paint.umber, 0.2),
  mix(paint.rust, paint.ember, 0.25),
  mix(paint.leaf, paint.slate, 0.3),
];

/** A saint as such painters drew them: one dark outline, flat colour, a plain halo. */
function saint(
  x: number,
  y: number,
  s: number,
  robe: string,
  cloak: string,
  holds: string,
): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    circle(0, -300, 66, mix(paint.ochre, paint.butter, 0.3), { stroke: ink, 'stroke-width': 6 }),
    fill('M-70 0Q-84 -140 -56 -236Q0 -262 56 -236Q84 -140 74 0z', robe, {
      stroke: ink,
      'stroke-width': 7,
    }),
    fill(
      'M-56 -236Q-110 -120 -100 0H-50Q-60 -120 -20 -190zM56 -236Q112 -120 104 0H54Q60 -120 20 -190z',
      cloak,
      { stroke: ink, 'stroke-width': 6 },
    ),
    stroke('M-16 -180Q-20 -80 -26 0M16 -180Q20 -90 30 0M0 -150V-10', ink, 4, { opacity: 0.7 }),
    circle(0, -290, 40, mix(paint.cream, paint.rose, 0.35), { stroke: ink, 'stroke-width': 5 }),
    fill(
      'M-42 -284Q-48 -336 0 -336Q48 -336 42 -284Q34 -312 0 -314Q-34 -312 -42 -284z',
      mix(paint.umber, paint.ochre, 0.3),
      { stroke: ink, 'stroke-width': 4 },
    ),
    stroke('M-20 -296q8 -6 14 0M8 -296q8 -6 14 0M0 -290l-5 16h8M-10 -264q10 6 20 0', ink, 4, {
      'stroke-linecap': 'round',
    }),
    stroke(holds, ink, 15, { 'stroke-linecap': 'round', transform: 'translate(52 0)' }) +
      stroke(holds, mix(paint.ochre, paint.butter, 0.2), 8, {
        'stroke-linecap': 'round',
        transform: 'translate(52 0)',
      }),
    circle(78, -170, 17, mix(paint.cream, paint.rose, 0.35), { stroke: ink, 'stroke-width': 4 }),
  );
}

const tendril = (x: number, y: number, s: number, turn: number, c: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    stroke(
      'M0 0Q60 -40 120 0T240 0Q300 -40 300 -90Q290 -130 250 -116Q230 -100 250 -84',
      green,
      13,
      { 'stroke-linecap': 'round' },
    ) +
      fill(
        'M60 -24Q70 -80 120 -84Q116 -40 60 -24zM120 4Q150 60 200 52Q186 10 120 4zM180 -20Q190 -70 236 -70Q230 -30 180 -20z',
        green,
      ) +
      fill('M250 -84q-30 -10 -24 -40q30 -10 44 14q10 26 -20 26z', c) +
      dabs(5, (i) => [40 + i * 56, 24 - (i % 2) * 54], red, 14),
  );

const star = (x: number, y: number, r: number): string =>
  fill(
    `M${x} ${y - r}l${r * 0.24} ${r * 0.7}l${r * 0.72} ${r * 0.06}l${-r * 0.54} ${r * 0.5}l${r * 0.2} ${r * 0.72}l${-r * 0.62} ${-r * 0.4}l${-r * 0.62} ${r * 0.4}l${r * 0.2} ${-r * 0.72}l${-r * 0.54} ${-r * 0.5}l${r * 0.72} ${-r * 0.06}z`,
    red,
  );

export function draw(): string {
  const p = new Picture('gammelstad-koret');
  const plaster = mix(paint.cream, paint.lime, 0.3);
  const lime = mix(paint.snow, paint.haze, 0.12);
  // What is laid bare: a ragged field that ends where he works.
  const bare =
    'M-20 -20H1010L980 60L1040 120L1000 200L1066 262L1020 330L1056 400L990 450L1010 520L930 560L950 640L860 690L880 770L800 820L820 1010H-20z';
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along([0, 0], [1600, 900], spread(paint.snow, lime, mix(lime, paint.slate, 0.35))),
    ),
    brush(p, { x: 900, y: 0, w: 700, h: 1000 }, 150, 0.4, 50, paint.haze, 3, 0.5),
    // Ribs of the vault in brick, the same over old and new.
    p.clipped(
      bare,
      rect(
        -20,
        -20,
        1100,
        1040,
        p.around(
          520,
          420,
          900,
          spread(mix(plaster, paint.butter, 0.3), plaster, mix(plaster, paint.umber, 0.25)),
        ),
      ),
      brush(p, { x: 0, y: 0, w: 1080, h: 1000 }, 130, 0.5, 60, paint.umber, 2.6, 0.25),
      saint(250, 690, 1.22, red, green, 'M26 -170V-330M-6 -290H58'),
      saint(
        560,
        700,
        1.3,
        mix(paint.ochre, paint.butter, 0.25),
        red,
        'M26 -170L20 -40M26 -170L32 -300',
      ),
      saint(840, 690, 1.2, green, mix(paint.ochre, paint.umber, 0.15), 'M26 -170q40 -10 60 -60'),
      stroke('M-20 700H1080', ink, 9) +
        fill('M-20 700H1080V760H-20z', mix(red, plaster, 0.3)) +
        stroke(`M-20 730${'q30 -36 60 0t60 0'.repeat(9)}`, plaster, 9),
      tendril(30, 860, 1, 4, red) +
        tendril(360, 850, 1, -3, mix(paint.ochre, paint.butter, 0.2)) +
        tendril(680, 880, 0.8, 2, red) +
        tendril(90, 980, 1, -2, mix(paint.ochre, paint.butter, 0.2)) +
        tendril(480, 970, 1, 3, red),
      tendril(20, 170, 0.9, -10, red) +
        tendril(340, 120, 0.8, 4, mix(paint.ochre, paint.butter, 0.2)) +
        tendril(700, 130, 0.9, -6, red),
      star(120, 60, 34) +
        star(300, 230, 26) +
        star(430, 40, 30) +
        star(660, 60, 26) +
        star(700, 240, 30) +
        star(930, 60, 32) +
        star(960, 250, 24) +
        star(60, 300, 26),
      // Lost patches, and the marks of the hammer that once made the lime hold.
      fill(
        Array.from({ length: 26 }, () =>
          blob(
            p,
            between(p.random, 0, 1020),
            between(p.random, 0, 1000),
            between(p.random, 6, 26),
            between(p.random, 5, 18),
            0.4,
            8,
          ),
        ).join(''),
        lime,
        { opacity: 0.85 },
      ) + dabs(90, () => [between(p.random, 0, 1020), between(p.random, 0, 1000)], lime, 7, 0.8),
    ),
    stroke(
      bare.replace('M-20 -20H1010', 'M1010 -20').replace('H-20z', ''),
      mix(paint.granite, paint.umber, 0.3),
      9,
      { 'stroke-linejoin': 'round', transform: 'translate(-4 5)', opacity: 0.8 },
    ) +
      stroke(bare.replace('M-20 -20H1010', 'M1010 -20').replace('H-20z', ''), paint.snow, 5, {
        'stroke-linejoin': 'round',
      }),
    fill('M1640 -20L1190 300Q1120 360 1180 470L1640 330z', mix(lime, paint.slate, 0.3), {
      opacity: 0.4,
    }),
    // A tall window throws its light over the wall.
    rect(1330, 90, 190, 560, mix(paint.granite, paint.snow, 0.3)) +
      fill(
        'M1352 640V220Q1352 120 1425 110Q1498 120 1498 220V640z',
        p.down(
          110,
          640,
          spread(paint.snow, mix(paint.haze, paint.snow, 0.5), mix(paint.leaf, paint.mist, 0.6)),
        ),
      ) +
      stroke(
        'M1425 112V640M1352 240H1498M1352 340H1498M1352 440H1498M1352 540H1498',
        mix(paint.slate, paint.ink, 0.3),
        6,
      ) +
      glow(p, 1425, 360, 760, paint.cream, 0.35),
  );
  const timber = mix(paint.ochre, paint.umber, 0.3);
  p.add(
    // Scaffold, lashed, with planks.
    stroke('M1010 1010V300M1290 1010V260', timber, 26) +
      stroke('M1002 1010V300M1282 1010V260', mix(timber, paint.butter, 0.5), 6) +
      stroke('M1010 980L1290 760M1290 980L1010 760', timber, 17),
    rect(940, 740, 430, 28, mix(timber, paint.butter, 0.35)) +
      rect(940, 768, 430, 13, mix(timber, paint.tar, 0.3)) +
      stroke('M996 730l28 50M1024 730l-28 50M1276 730l28 50M1304 730l-28 50', paint.lime, 6),
    stroke(
      'M1180 1010L1150 770M1240 1010L1210 770M1160 840h60M1166 900h62M1174 960h62',
      timber,
      13,
    ),
    worker({
      at: [1150, 740],
      h: 420,
      coat: mix(paint.lime, paint.cream, 0.3),
      legs: mix(paint.slate, paint.night, 0.3),
      hands: [
        [-0.24, 0.74],
        [-0.16, 0.86],
      ],
      lean: -0.06,
      stride: 0.1,
      hat: 'cap',
      hatColor: mix(paint.slate, paint.tar, 0.3),
      beard: mix(paint.umber, paint.granite, 0.3),
      sleeve: paint.snow,
    }),
    stroke('M1082 378L1030 330', mix(timber, paint.tar, 0.2), 11, { 'stroke-linecap': 'round' }) +
      stroke('M1044 316L1016 344', mix(paint.slate, paint.ink, 0.3), 20, {
        'stroke-linecap': 'round',
      }) +
      stroke('M1050 428L1012 400', mix(paint.slate, paint.haze, 0.3), 9, {
        'stroke-linecap': 'round',
      }),
    // Flakes fall; a bucket, a brush, a lamp.
    fill(
      Array.from({ length: 22 }, () =>
        blob(
          p,
          between(p.random, 930, 1050),
          between(p.random, 420, 730),
          between(p.random, 5, 17),
          between(p.random, 4, 12),
          0.4,
          6,
        ),
      ).join(''),
      paint.snow,
    ) + fill('M960 740q40 -34 90 -8q20 8 10 8z', lime),
    fill('M1250 664h70l-8 76h-54z', mix(paint.slate, paint.granite, 0.3)) +
      stroke('M1250 666Q1285 610 1320 666', paint.ink, 5) +
      stroke('M1290 664l30 -60', timber, 9),
    fill('M1090 664h44l8 76h-60z', mix(paint.ochre, paint.umber, 0.3)) +
      rect(1098, 628, 28, 38, paint.butter) +
      glow(p, 1112, 646, 130, paint.butter, 0.6) +
      stroke('M1098 628h28v38h-28zM1098 628q14 -24 28 0', paint.ink, 4),
    vignette(p, 700, 480, 0.35),
  );
  return p.svg();
}
