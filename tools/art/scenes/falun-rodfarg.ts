import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5604,
  alt: {
    no: 'En maler på stige stryker rød farge over grå, værbitte bord; halve veggen er ferdig, med hvitt vindu, og nede står bøtta ved en haug rustrød stein.',
    sv: 'En målare på stege stryker röd färg över grå, väderbitna brädor; halva väggen är färdig, med vitt fönster, och nedanför står hinken vid en hög rostrött varp.',
    en: 'A painter on a ladder brushes red over grey, weathered boards; half the wall is done, with a white window, and below stands the bucket by a heap of rust-red rock.',
  },
  caption: {
    no: 'Falu rödfärg lages fortsatt av stein som gruvefolkene en gang kastet.',
    sv: 'Falu rödfärg tillverkas fortfarande av sten som gruvfolket en gång kastade.',
    en: 'Falu red paint is still made from rock that the miners threw away.',
  },
  focal: [0.5, 0.5],
};

const red = mix(paint.rust, paint.oxblood, 0.3);
const grey = mix(paint.haze, paint.granite, 0.55);

export function draw(): string {
  const p = new Picture('falun-rodfarg');
  // Where the paint has come to, board by board.
  const painted =
    'M-20 -20H1360V120H1268V250H1176V470H1084V520H992V640L960 668L940 640L916 900H-20z';
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along([0, 0], [1600, 500], spread(mix(grey, paint.cream, 0.25), grey, shade(grey, 0.2))),
    ),
    brush(p, { x: 880, y: -20, w: 740, h: 960 }, 340, 1.57, 90, shade(grey, 0.5), 2.6, 0.35),
    brush(p, { x: 880, y: -20, w: 740, h: 960 }, 220, 1.57, 80, paint.snow, 2.4, 0.4),
    fill(
      Array.from({ length: 22 }, () =>
        blob(p, between(p.random, 920, 1590), between(p.random, 20, 900), 7, 13, 0.2, 8),
      ).join(''),
      shade(grey, 0.55),
    ),
    fill(
      painted,
      p.along(
        [0, 0],
        [1300, 900],
        spread(mix(red, paint.ember, 0.35), red, mix(red, paint.oxblood, 0.35)),
      ),
    ),
    fill('M916 900L940 640L960 668L992 640V600H900V900z', red),
    stroke(
      'M1360 120l-8 40l-14 -30l-16 54l-18 -44l-20 30l-16 -40M1268 250l-10 46l-18 -38l-16 60l-22 -50l-26 40M1176 470l-12 38l-20 -30l-18 50l-22 -44l-20 36M1084 520l-14 44l-20 -30l-20 54l-18 -40l-20 50',
      red,
      26,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ),
    stroke(
      'M1352 150v60M1322 190v44M1224 320v70M1140 520v54M1046 590v80M1020 590v40',
      mix(red, paint.ember, 0.25),
      7,
      { 'stroke-linecap': 'round' },
    ),
    p.clipped(
      'M-20 -20H1360V120H1268V250H1176V470H1084V520H992V900H-20z',
      brush(p, { x: -20, y: -20, w: 1380, h: 940 }, 300, 1.57, 90, paint.oxblood, 2.6, 0.4),
      brush(
        p,
        { x: -20, y: -20, w: 1380, h: 940 },
        200,
        1.57,
        80,
        mix(red, paint.apricot, 0.5),
        2.4,
        0.35,
      ),
    ),
    // Boards and battens.
    stroke(
      Array.from({ length: 19 }, (_, i) => `M${-20 + i * 92} -10V920`).join(''),
      paint.tar,
      5,
      { opacity: 0.7 },
    ),
    stroke(
      Array.from({ length: 19 }, (_, i) => `M${-13 + i * 92} -10V920`).join(''),
      paint.cream,
      3,
      { opacity: 0.22 },
    ),
    dabs(38, (i) => [26 + Math.floor(i / 2) * 92, i % 2 ? 130 : 760], paint.tar, 8, 0.6),
    // The window: white frame, sky and a birch in the panes, a geranium inside.
    rect(270, 190, 350, 420, paint.tar, { opacity: 0.3 }),
    rect(250, 170, 350, 420, paint.snow) +
      rect(
        286,
        206,
        278,
        348,
        p.down(
          206,
          554,
          spread(mix(paint.slate, paint.haze, 0.5), paint.mist, mix(paint.fjord, paint.leaf, 0.3)),
        ),
      ),
    fill('M286 554V440Q360 400 430 450T564 420V554z', mix(paint.leaf, paint.fjord, 0.35)),
    fill(
      'M286 206H430Q400 360 286 430zM564 206H420Q450 360 564 430z',
      mix(paint.snow, paint.cream, 0.3),
      { opacity: 0.95 },
    ) +
      stroke(
        'M310 206Q300 320 290 420M340 206Q330 310 300 400M376 206Q366 290 330 370M540 206Q550 320 560 420M510 206Q520 310 550 400M474 206Q484 290 520 370',
        mix(paint.lime, paint.granite, 0.3),
        4,
        { opacity: 0.6 },
      ),
    fill('M392 554L382 500H470L460 554z', mix(paint.ember, paint.umber, 0.3)) +
      dabs(24, () => [between(p.random, 376, 476), between(p.random, 440, 500)], paint.leaf, 22) +
      dabs(8, (i) => [380 + ((i * 41) % 92), 420 + ((i * 29) % 44)], paint.ember, 26) +
      dabs(8, (i) => [376 + ((i * 41) % 92), 416 + ((i * 29) % 44)], paint.rose, 10),
    stroke('M425 206V554M286 380H564', paint.snow, 17) +
      stroke('M250 170H600V590H250z', mix(paint.haze, paint.snow, 0.4), 5) +
      fill('M230 160H620V182H230zM236 586H614V610H236z', paint.snow) +
      rect(236, 610, 378, 9, paint.tar, { opacity: 0.35 }),
    // Leaf shadow plays on the wall.
    fill(
      Array.from({ length: 60 }, () =>
        blob(
          p,
          between(p.random, -10, 260),
          between(p.random, 0, 420),
          between(p.random, 10, 30),
          between(p.random, 8, 18),
          0.3,
          8,
        ),
      ).join(''),
      paint.ink,
      { opacity: 0.2 },
    ),
    glow(p, 200, 60, 700, paint.butter, 0.35),
  );
  p.add(
    // The ladder and the painter.
    stroke('M1010 930L1150 100M1130 936L1250 110', paint.ink, 12, {
      opacity: 0.25,
      transform: 'translate(30 8)',
    }),
    stroke('M1010 930L1150 80M1136 936L1256 90', mix(paint.ochre, paint.umber, 0.35), 18, {
      'stroke-linecap': 'round',
    }),
    stroke(
      Array.from({ length: 11 }, (_, i) => `M${n(1022 + i * 12.2)} ${860 - i * 74}l122 5`).join(''),
      mix(paint.ochre, paint.umber, 0.15),
      13,
    ),
    worker({
      at: [1080, 720],
      h: 440,
      coat: mix(paint.fjord, paint.slate, 0.35),
      legs: mix(paint.lime, paint.granite, 0.35),
      hands: [
        [-0.12, 0.62],
        [0.36, 0.82],
      ],
      lean: 0.05,
      stride: 0.06,
      hat: 'brim',
      hatColor: mix(paint.butter, paint.ochre, 0.4),
      beard: paint.umber,
      sleeve: paint.snow,
    }),
    stroke('M1238 362L1290 262', mix(paint.ochre, paint.umber, 0.4), 14, {
      'stroke-linecap': 'round',
    }) +
      fill(
        'M1262 272L1318 246L1344 200Q1320 176 1284 206L1256 240z',
        mix(paint.tar, paint.umber, 0.3),
      ) +
      fill('M1318 246L1344 200Q1320 176 1284 206L1300 230z', mix(red, paint.ember, 0.3)),
    fill('M980 500H1054L1046 584H990z', mix(paint.slate, paint.ink, 0.2)) +
      stroke('M980 502Q1016 430 1054 502', paint.ink, 5) +
      fill('M980 500q37 -16 74 0q-37 16 -74 0z', mix(red, paint.ember, 0.35)) +
      stroke('M990 512v46M1012 514v30M1040 512v58', red, 8, { 'stroke-linecap': 'round' }),
  );
  const ground = ridge(p, pts('-20,900 400,884 800,902 1200,890 1620,906'), 4, 5, 8, true);
  p.add(
    poly(
      under(ground),
      p.down(880, 1000, spread(mix(paint.leaf, paint.butter, 0.25), paint.leaf, paint.pine)),
    ),
    // The heap of what was thrown away, from the back to the front.
    ...Array.from({ length: 34 }, (_, i) => {
      const row = Math.floor(Math.sqrt(i));
      const [x, y, r] = [
        320 + (i - row * row - row) * 38 + between(p.random, -12, 12),
        850 + row * 22 + between(p.random, -6, 6),
        between(p.random, 24, 38),
      ];
      const tone =
        [
          mix(paint.rust, paint.tar, 0.25),
          mix(paint.ochre, paint.rust, 0.5),
          mix(paint.rust, paint.plum, 0.45),
          mix(paint.ochre, paint.rust, 0.25),
        ][(i * 7) % 4] ?? paint.rust;
      return (
        fill(blob(p, x, y, r, r * 0.78, 0.2, 7), shade(tone, 0.45)) +
        fill(blob(p, x - r * 0.12, y - r * 0.16, r * 0.78, r * 0.56, 0.2, 7), tone)
      );
    }),
    dabs(
      40,
      () => [320 + between(p.random, -180, 180), between(p.random, 880, 970)],
      paint.butter,
      4,
      0.7,
    ),
    // The bucket.
    fill(
      'M640 810H800L782 966H658z',
      p.along(
        [640, 0],
        [800, 0],
        spread(mix(paint.haze, paint.slate, 0.3), paint.slate, mix(paint.slate, paint.ink, 0.5)),
      ),
    ) +
      fill('M640 810q80 -30 160 0q-80 30 -160 0z', mix(red, paint.ember, 0.4)) +
      stroke('M640 810q80 -30 160 0q-80 30 -160 0zM646 812Q720 690 796 812', paint.ink, 6) +
      stroke('M668 828v70M700 832v40M760 830v96M780 824v44', red, 11, {
        'stroke-linecap': 'round',
      }) +
      stroke('M720 810L836 690', mix(paint.ochre, paint.umber, 0.3), 13, {
        'stroke-linecap': 'round',
      }),
    grass(p, ground, 0.3, 44, mix(paint.leaf, paint.moss, 0.4)),
    grass(p, pts('-20,1006 1620,1006'), 0.3, 70, paint.pine),
    dabs(50, () => [p.random() * 1600, between(p.random, 910, 990)], paint.snow, 9) +
      dabs(50, () => [p.random() * 1600, between(p.random, 910, 990)], paint.butter, 6),
  );
  return p.svg();
}
