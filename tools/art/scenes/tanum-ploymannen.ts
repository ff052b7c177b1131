import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, ridge, under } from '../lib/land.ts';
import { cow } from '../lib/farm-animals.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5614,
  alt: {
    no: 'Delt bilde: øverst pløyer en mann med ard og to okser på en åker i sol; nederst står det samme forspannet hogd inn i berget, sett ovenfra.',
    sv: 'Delad bild: överst plöjer en man med årder och två oxar på en åker i sol; nederst står samma spann inhugget i berget, sett uppifrån.',
    en: 'A picture in two halves: above, a man ploughs a sunny field with an ard and two oxen; below, the same team is cut into the rock, seen from above.',
  },
  caption: {
    no: 'På Aspeberget finner du en mann som pløyer med et forspann. Her står åkeren og bildet over hverandre. Fritt tegnet.',
    sv: 'På Aspeberget plöjer en man med ett spann. Här står åkern och bilden över varandra. Fritt tecknat.',
    en: 'On Aspeberget a man ploughs with a team. Here the field and the picture stand one above the other. Drawn freely.',
  },
  focal: [0.5, 0.5],
};

/** The team as the carver saw it: two oxen from above, pole and yoke between them, the ard and the man behind. */
const team =
  'M980 700H1180Q1210 700 1226 690M1226 690l30 -34M1226 690q34 10 40 -22M980 840H1180Q1210 840 1226 850M1226 850l30 34M1226 850q34 -10 40 22' +
  'M1000 700l-14 -44M1040 700l-14 -44M1150 700l14 -44M1180 700l14 -44M1000 840l-14 44M1040 840l-14 44M1150 840l14 44M1180 840l14 44M980 700l-40 10M980 840l-40 -10' +
  'M1170 680V860M1170 770H700M700 770Q660 770 640 800M760 770L690 700M690 700l-30 -10' +
  'M560 690V800M560 800L520 890h-30M560 800L600 890h30M560 720L660 690M560 720L500 780M560 780L630 810M500 780l-40 -60M460 720l-20 -30M460 720l-30 6';

export function draw(): string {
  const p = new Picture('tanum-ploymannen');
  const edge = 560;
  const soil = mix(paint.umber, paint.tar, 0.35);
  p.add(
    sky(
      p,
      420,
      spread(
        mix(paint.slate, paint.fjord, 0.2),
        mix(paint.haze, paint.mist, 0.5),
        mix(paint.cream, paint.mist, 0.3),
      ),
    ),
    heap(p, 900, 220, 480, 150, paint.snow, 0.95),
    heap(p, 130, 180, 360, 110, paint.snow, 0.85),
    poly(
      under(ridge(p, pts('-20,330 240,300 520,340 860,286 1200,334 1620,290'), 4, 2, 8, true), 420),
      mix(paint.haze, paint.leaf, 0.4),
    ),
    poly(
      under(ridge(p, pts('-20,390 400,360 800,380 1200,352 1620,374'), 4, 3, 8, true), 460),
      mix(paint.leaf, paint.butter, 0.3),
    ),
    ...[
      [110, 392, 170],
      [240, 386, 120],
      [1400, 372, 150],
      [1520, 378, 190],
    ].map(([x = 0, y = 0, h = 0]) =>
      leafy(p, x, y, h, {
        trunk: paint.tar,
        dark: mix(paint.pine, paint.leaf, 0.4),
        mid: paint.leaf,
        light: mix(paint.moss, paint.butter, 0.4),
      }),
    ),
    // Ripe barley behind, new furrows in front.
    rect(
      -20,
      388,
      1640,
      60,
      p.down(
        388,
        448,
        spread(mix(paint.butter, paint.ochre, 0.35), mix(paint.ochre, paint.umber, 0.2)),
      ),
    ),
    grass(p, pts('-20,440 1620,436'), 0.3, 46, paint.butter),
    rect(
      -20,
      440,
      1640,
      edge - 440,
      p.down(440, edge, spread(mix(soil, paint.apricot, 0.35), soil)),
    ),
    stroke('M-20 462H1620M-20 484H1620M-20 508H1620M-20 536H1620', shade(soil, 0.4), 7, {
      opacity: 0.7,
    }),
    brush(
      p,
      { x: -20, y: 444, w: 1640, h: 110 },
      190,
      0,
      40,
      mix(soil, paint.apricot, 0.5),
      3.4,
      0.5,
    ),
    cow(
      1170,
      508,
      1.45,
      mix(paint.umber, paint.apricot, 0.35),
      mix(paint.umber, paint.tar, 0.2),
      false,
      false,
    ),
    cow(
      1060,
      534,
      1.55,
      mix(paint.rust, paint.umber, 0.35),
      mix(paint.rust, paint.tar, 0.4),
      false,
      false,
    ),
    stroke('M1216 350L1190 410L1196 470', mix(paint.ochre, paint.umber, 0.3), 17, {
      'stroke-linecap': 'round',
    }),
    stroke('M1190 420L760 480Q700 486 690 530L668 552', mix(paint.ochre, paint.umber, 0.4), 15, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    stroke('M740 482L640 400L606 404', mix(paint.ochre, paint.umber, 0.4), 12, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    fill('M640 552q60 -26 120 0z', shade(soil, 0.3)),
    worker({
      at: [540, 552],
      h: 250,
      coat: mix(paint.lime, paint.umber, 0.35),
      legs: mix(paint.umber, paint.tar, 0.2),
      skirt: mix(paint.lime, paint.umber, 0.45),
      hands: [
        [-0.24, 0.7],
        [0.26, 0.58],
      ],
      lean: 0.06,
      stride: 0.16,
      beard: paint.tar,
      hat: 'cap',
      hatColor: mix(paint.umber, paint.tar, 0.3),
    }),
    stroke('M480 378L430 300M452 336l-26 -4M440 316l4 -24', mix(paint.leaf, paint.umber, 0.3), 6, {
      'stroke-linecap': 'round',
    }) +
      dabs(
        10,
        () => [between(p.random, 410, 450), between(p.random, 280, 330)],
        mix(paint.leaf, paint.moss, 0.4),
        15,
      ),
    birds(p, 330, 400, 6, 17, paint.snow),
  );
  // The rock takes over where the field ends: a broken edge.
  const rim = ridge(
    p,
    pts(`-20,${edge + 4} 400,${edge - 10} 800,${edge + 10} 1200,${edge - 8} 1620,${edge + 6}`),
    7,
    6,
  );
  p.add(
    p.clipped(
      lines(under(rim)),
      poly(
        under(rim),
        p.along(
          [0, 560],
          [1600, 1000],
          spread(
            mix(paint.granite, paint.rose, 0.3),
            mix(paint.granite, paint.slate, 0.25),
            mix(paint.granite, paint.plum, 0.35),
          ),
        ),
      ),
      brush(p, { x: -20, y: 550, w: 1640, h: 460 }, 240, 0.08, 110, paint.plum, 2.4, 0.28),
      brush(p, { x: -20, y: 550, w: 1640, h: 460 }, 170, 0.08, 100, paint.cream, 2.2, 0.35),
      stroke(
        'M-20 690Q240 660 420 720T760 960T900 1010M1640 620Q1480 660 1420 780T1500 1010',
        paint.plum,
        5,
        { opacity: 0.45 },
      ),
      dabs(
        16,
        (i) => [160 + (i % 4) * 52 + (i % 3) * 8, 800 + Math.floor(i / 4) * 44],
        mix(paint.plum, paint.night, 0.3),
        20,
        0.7,
      ),
      group(
        {},
        stroke(team, paint.cream, 15, {
          transform: 'translate(4 5)',
          opacity: 0.7,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        stroke(team, mix(paint.rust, paint.ember, 0.3), 15, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        dabs(1, () => [560, 662], mix(paint.rust, paint.ember, 0.3), 42),
      ),
    ),
    fill(
      lines([...rim, ...rim.map(([x, y]): [number, number] => [x, y + 16]).reverse()]),
      mix(paint.tar, paint.plum, 0.3),
      { opacity: 0.6 },
    ),
    grass(p, rim, 0.25, 26, mix(paint.leaf, paint.moss, 0.3)),
    dabs(40, () => [p.random() * 1600, edge + between(p.random, -16, 6)], paint.butter, 7),
  );
  return p.svg();
}
