import { mix, paint, shade } from '../lib/color.ts';
import { dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5655,
  alt: {
    no: 'Et høyt, stille kapellrom i halvmørke: alt lyset kommer fra ett vindu høyt til høyre og faller på en kiste med blomster; noen er på vei ut gjennom en lav dør.',
    sv: 'Ett högt, stilla kapellrum i halvmörker: allt ljus kommer från ett fönster högt till höger och faller på en kista med blommor; några är på väg ut genom en låg dörr.',
    en: 'A tall, quiet chapel in half-darkness: all the light comes from one window high on the right and falls on a coffin with flowers; some people are leaving by a low door.',
  },
  caption: {
    no: 'Oppstandelseskapellet har bare ett vindu. Følget går inn gjennom én dør og ut gjennom en annen, så ingen må snu seg. Fritt tegnet.',
    sv: 'Uppståndelsekapellet har bara ett fönster. Följet går in genom en dörr och ut genom en annan, så att ingen behöver vända om. Fritt tecknat.',
    en: 'The Chapel of the Resurrection has a single window. Mourners come in by one door and leave by another, so that nobody has to turn back. Drawn freely.',
  },
  focal: [0.52, 0.58],
};

export function draw(): string {
  const p = new Picture('skogskyrkogarden-vinduet');
  const wall = mix(paint.haze, paint.lime, 0.35);
  // A room in one-point perspective: back wall, ceiling, two sides, floor.
  const back: [Point, Point, Point, Point] = [
    [430, 150],
    [1110, 150],
    [1110, 720],
    [430, 720],
  ];
  const [tl, tr, br, bl] = back;
  p.add(
    poly(
      [tl, tr, br, bl],
      p.along(
        [1110, 300],
        [430, 720],
        spread(
          mix(wall, paint.snow, 0.3),
          mix(wall, paint.slate, 0.35),
          mix(wall, paint.slate, 0.6),
        ),
      ),
    ),
    poly(
      [[-20, -20], [1620, -20], tr, tl],
      p.down(-20, 150, spread(mix(paint.slate, paint.plum, 0.5), mix(paint.slate, wall, 0.3))),
    ),
    poly(
      [[-20, -20], tl, bl, [-20, 1010]],
      p.along(
        [430, 300],
        [-20, 900],
        spread(
          mix(wall, paint.butter, 0.3),
          mix(wall, paint.slate, 0.5),
          mix(paint.slate, paint.plum, 0.5),
        ),
      ),
    ),
    poly(
      [tr, [1620, -20], [1620, 1010], br],
      p.along(
        [1110, 0],
        [1620, 0],
        spread(
          mix(paint.slate, wall, 0.25),
          mix(paint.slate, paint.plum, 0.5),
          mix(paint.plum, paint.night, 0.5),
        ),
      ),
    ),
    poly(
      [bl, br, [1620, 1010], [-20, 1010]],
      p.down(
        720,
        1000,
        spread(
          mix(wall, paint.slate, 0.4),
          mix(paint.slate, paint.granite, 0.4),
          mix(paint.plum, paint.slate, 0.4),
        ),
      ),
    ),
    // Beams overhead, pilasters along the walls, flags of stone below.
    stroke(
      Array.from({ length: 7 }, (_, i) => `M${n(430 + i * 113)} 150L${n(-20 + i * 273)} -20`).join(
        '',
      ),
      paint.plum,
      4,
      { opacity: 0.6 },
    ) +
      stroke(
        [40, 90, 126]
          .map((y) => `M${n(-20 + (y + 20) * 2.65)} ${y}H${n(1620 - (y + 20) * 3)}`)
          .join(''),
        paint.plum,
        9,
        { opacity: 0.55 },
      ),
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${n(430 + i * 85)} 720L${n(-420 + i * 300)} 1010`).join(
        '',
      ),
      paint.ink,
      3,
      { opacity: 0.35 },
    ) +
      stroke([745, 785, 845, 930].map((y) => `M-20 ${y}H1620`).join(''), paint.ink, 3, {
        opacity: 0.35,
      }),
    ...[
      [70, 24],
      [190, 20],
      [290, 16],
      [370, 12],
    ].map(([x = 0, w = 0]) => {
      const top = -20 + ((x + 20) / 450) * 170;
      const foot = 1010 - ((x + 20) / 450) * 290;
      return (
        rect(x, top, w, foot - top, mix(wall, paint.cream, 0.3)) +
        rect(x + w, top, w * 0.5, foot - top, mix(paint.slate, paint.plum, 0.4))
      );
    }),
    ...[
      [520, 18],
      [1000, 18],
    ].map(
      ([x = 0, w = 0]) =>
        rect(x, 150, w, 570, mix(wall, paint.snow, 0.35)) +
        rect(x + w, 150, 7, 570, mix(paint.slate, wall, 0.3)),
    ),
    rect(430, 150, 680, 22, mix(wall, paint.snow, 0.3)) +
      rect(430, 172, 680, 6, mix(paint.slate, paint.plum, 0.3)),
  );
  // The one window, tall and of many panes, deep in the right-hand wall; its light crosses the room.
  const pane: Point[] = [
    [1180, 200],
    [1400, 130],
    [1400, 560],
    [1180, 540],
  ];
  p.add(
    poly(
      [
        [1160, 190],
        [1424, 104],
        [1424, 590],
        [1160, 560],
      ],
      mix(wall, paint.snow, 0.2),
    ),
    poly(pane, p.down(130, 560, spread(paint.snow, paint.cream, paint.butter))),
    stroke(
      'M1253 178V546M1327 154V553M1180 285L1400 238M1180 370L1400 346M1180 455L1400 453',
      mix(paint.umber, paint.lime, 0.4),
      9,
    ),
    stroke('M1160 190L1424 104V590L1160 560z', mix(paint.granite, paint.plum, 0.3), 11, {
      'stroke-linejoin': 'round',
    }),
    fill(
      'M1180 200L1400 130V560L1180 540L960 930H320L560 780z',
      p.along(
        [1290, 340],
        [620, 880],
        [
          [0, paint.cream, 0.75],
          [0.5, paint.butter, 0.3],
          [1, paint.butter, 0.12],
        ],
      ),
    ),
    fill(
      'M320 930L560 776L1000 760L980 930z',
      p.along([900, 780], [420, 930], spread(paint.cream, mix(paint.butter, paint.lime, 0.3))),
      { opacity: 0.75 },
    ),
    stroke(
      'M470 932L690 772M640 932L810 768M810 932L910 764M430 860H980M500 812H990',
      mix(paint.granite, paint.umber, 0.3),
      7,
      { opacity: 0.45 },
    ),
    glow(p, 1290, 340, 480, paint.cream, 0.55),
    dabs(
      150,
      () => {
        const t = p.random();
        return [
          1280 - t * 620 + between(p.random, -90, 90),
          340 + t * 500 + between(p.random, -80, 60),
        ];
      },
      paint.snow,
      3.6,
      0.7,
    ),
  );
  // The canopy over the altar, the candles, the coffin under its flowers.
  const oak = p.along(
    [520, 700],
    [900, 860],
    spread(mix(paint.umber, paint.ochre, 0.4), mix(paint.umber, paint.tar, 0.3)),
  );
  p.add(
    rect(690, 330, 24, 380, mix(wall, paint.snow, 0.5)) +
      rect(830, 330, 24, 380, mix(wall, paint.snow, 0.5)) +
      poly(
        [
          [660, 332],
          [772, 262],
          [884, 332],
        ],
        mix(wall, paint.cream, 0.5),
      ) +
      rect(660, 330, 224, 18, paint.snow) +
      stroke('M672 328L772 266L872 328', mix(paint.ochre, paint.butter, 0.3), 5) +
      rect(714, 348, 116, 362, mix(paint.slate, paint.fjord, 0.25)) +
      stroke('M772 400V560M728 450H816', mix(paint.ochre, paint.butter, 0.4), 13) +
      rect(650, 690, 244, 30, mix(wall, paint.snow, 0.4)),
    ...[600, 944].map(
      (x) =>
        stroke(`M${x} 730V540`, mix(paint.ochre, paint.umber, 0.3), 9) +
        rect(x - 7, 490, 14, 52, paint.snow) +
        fill(`M${x - 7} 488q-3 -20 7 -34q10 14 7 34z`, paint.butter) +
        rect(x - 28, 724, 56, 10, mix(paint.umber, paint.tar, 0.3)) +
        glow(p, x, 470, 110, paint.butter, 0.6),
    ),
    fill('M470 905Q760 880 1090 905Q760 945 470 905z', paint.ink, { opacity: 0.35 }),
    poly(
      [
        [540, 880],
        [930, 880],
        [980, 790],
        [960, 740],
        [560, 740],
        [515, 790],
      ],
      oak,
    ) +
      stroke('M515 790H980M548 866H936', mix(paint.ochre, paint.butter, 0.4), 6) +
      poly(
        [
          [560, 740],
          [960, 740],
          [980, 790],
          [930, 800],
          [930, 880],
          [980, 790],
        ],
        paint.ink,
        { opacity: 0.2 },
      ),
    stroke('M600 826h50M730 826h50M860 826h50', mix(paint.ochre, paint.butter, 0.4), 9, {
      'stroke-linecap': 'round',
    }) +
      rect(570, 880, 30, 30, shade(paint.umber, 0.5)) +
      rect(880, 880, 30, 30, shade(paint.umber, 0.5)),
    dabs(
      70,
      () => [between(p.random, 590, 930), 744 + between(p.random, -26, 16)],
      mix(paint.leaf, paint.pine, 0.3),
      24,
    ) +
      dabs(
        46,
        () => [between(p.random, 600, 920), 736 + between(p.random, -26, 16)],
        paint.snow,
        19,
      ) +
      dabs(
        30,
        () => [between(p.random, 600, 920), 736 + between(p.random, -28, 16)],
        paint.rose,
        17,
      ) +
      dabs(
        46,
        () => [between(p.random, 600, 920), 736 + between(p.random, -26, 12)],
        paint.butter,
        6,
      ),
    // The low door out, in the left-hand wall, bright with the wood outside.
    fill('M118 900V560L226 548V832z', mix(paint.umber, paint.tar, 0.3)) +
      fill(
        'M134 884V578L212 568V830z',
        p.down(
          568,
          880,
          spread(
            mix(paint.leaf, paint.butter, 0.5),
            mix(paint.butter, paint.cream, 0.4),
            mix(paint.leaf, paint.butter, 0.3),
          ),
        ),
      ),
    stroke('M150 870V580M176 852V576M196 840V574', mix(paint.rust, paint.pine, 0.5), 7) +
      fill('M134 884L212 830L330 880L230 960z', paint.butter, { opacity: 0.4 }),
    figure(196, 876, 196, mix(paint.ink, paint.plum, 0.2), mix(paint.rose, paint.umber, 0.3)),
    figure(290, 896, 210, paint.ink, mix(paint.rose, paint.umber, 0.3)),
    figure(372, 884, 190, mix(paint.plum, paint.ink, 0.4), mix(paint.rose, paint.umber, 0.3)),
    figure(338, 900, 110, mix(paint.oxblood, paint.ink, 0.3), mix(paint.rose, paint.umber, 0.2)),
    vignette(p, 800, 560, 0.55),
  );
  return p.svg();
}
