import { mix, paint, shade } from '../lib/color.ts';
import { gable, longHouse, masonry } from '../lib/buildings.ts';
import { brush, dabs, grass, hill, mist, ridge, under } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { circle, fill, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { birch, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5207,
  alt: {
    no: 'Kirkestaden i Gammelstad: den store steinkirken med klokketårnet over tette rader av røde stuer med hvite knuter i lys sommernatt.',
    sv: 'Gammelstads kyrkstad: den stora stenkyrkan med klocktornet över täta rader av röda stugor med vita knutar i ljus sommarnatt.',
    en: 'Gammelstad church town: the large stone church and its bell tower above close rows of red cottages with white trim in the light summer night.',
  },
  focal: [0.5, 0.46],
};

const red = mix(paint.rust, paint.oxblood, 0.3);

export function draw(): string {
  const p = new Picture('gammelstad');
  p.add(
    sky(p, 620, [
      [0, mix(paint.slate, paint.heather, 0.3)],
      [0.35, mix(paint.haze, paint.rose, 0.35)],
      [0.7, paint.butter],
      [1, mix(paint.apricot, paint.cream, 0.2)],
    ]),
    heap(p, -60, 330, 520, 120, mix(paint.rose, paint.cream, 0.3), 0.7),
    heap(p, 1060, 280, 560, 110, mix(paint.rose, paint.cream, 0.3), 0.65),
    streaks(p, { x: 0, y: 50, w: 1600, h: 300 }, 24, paint.cream, 0.5, 440, 11),
    sun(p, 1310, 462, 50, paint.snow, paint.butter, 9, 0.95),
    hill(
      p,
      [
        [-20, 560],
        [500, 540],
        [1000, 552],
        [1640, 540],
      ],
      mix(paint.heather, paint.haze, 0.5),
      { salt: 2 },
    ),
  );
  const wood = ridge(
    p,
    [
      [-20, 590],
      [500, 576],
      [1000, 580],
      [1640, 572],
    ],
    6,
    3,
  );
  p.add(
    poly(under(wood), mix(paint.pine, paint.heather, 0.35)),
    spruces(p, wood, 100, 26, 66, mix(paint.pine, paint.heather, 0.3)),
    mist(p, 510, 120, paint.butter, 0.6),
  );
  // Nederluleå church: long grey stone hall, steep roof, white gable with blind niches in brick.
  const [x, base] = [560, 700];
  const stone = mix(paint.granite, paint.lime, 0.55);
  const gableShape: Point[] = [
    [x, base],
    [x, base - 170],
    [x + 105, base - 372],
    [x + 210, base - 170],
    [x + 210, base],
  ];
  p.add(
    rect(
      x + 205,
      base - 168,
      430,
      168,
      p.along(
        [x + 205, 0],
        [x + 635, 0],
        [
          [0, mix(stone, paint.plum, 0.22)],
          [1, mix(stone, paint.apricot, 0.3)],
        ],
      ),
    ),
    masonry(
      p,
      x + 205,
      base - 168,
      430,
      168,
      30,
      'none',
      mix(paint.granite, paint.plum, 0.4),
      paint.cream,
    ),
    poly(
      [
        [x + 92, base - 376],
        [x + 545, base - 372],
        [x + 652, base - 162],
        [x + 205, base - 162],
      ],
      mix(paint.tar, paint.plum, 0.4),
    ),
    stroke(
      [...Array(16)]
        .map((_, i) => `M${n(x + 98 + i * 7)} ${n(base - 364 + i * 13)}H${n(x + 550 + i * 6.6)}`)
        .join(''),
      paint.ink,
      1.6,
      { opacity: 0.5 },
    ),
    poly(
      [
        [x + 480, base - 374],
        [x + 545, base - 372],
        [x + 652, base - 162],
        [x + 590, base - 162],
      ],
      paint.apricot,
      { opacity: 0.25 },
    ),
    ...[0, 1, 2, 3].map(
      (i) =>
        fill(`M${x + 250 + i * 98} ${base - 30}v-78q17 -26 34 0v78z`, paint.cream) +
        fill(
          `M${x + 255 + i * 98} ${base - 34}v-74q12 -18 24 0v74z`,
          i > 1 ? paint.apricot : paint.fjord,
        ) +
        stroke(
          `M${x + 267 + i * 98} ${base - 34}v-82M${x + 255 + i * 98} ${base - 60}h24M${x + 255 + i * 98} ${base - 84}h24`,
          paint.cream,
          2,
        ),
    ),
    poly(gableShape, mix(stone, paint.snow, 0.25)),
    p.clipped(
      lines(gableShape),
      rect(x, base - 174, 210, 8, paint.rust),
      brush(p, { x, y: base - 160, w: 200, h: 160 }, 110, 0, 22, paint.granite, 2, 0.5),
      ...[0, 1, 2].map((r) =>
        [...Array(7 - r * 2)]
          .map((_, i) => {
            const w = 16;
            const gx = x + 105 + (i - (6 - r * 2) / 2) * 25 - w / 2;
            const gy = base - 184 - r * 62;
            return (
              fill(`M${n(gx)} ${gy}v-36q8 -14 16 0v36z`, paint.snow) +
              stroke(`M${n(gx)} ${gy}v-36q8 -14 16 0v36`, paint.rust, 2)
            );
          })
          .join(''),
      ),
      rect(x, base - 372, 105, 372, paint.plum, { opacity: 0.08 }),
    ),
    stroke(
      `M${x - 8} ${base - 160}L${x + 105} ${base - 380}L${x + 218} ${base - 160}`,
      paint.tar,
      7,
    ),
    fill(`M${x + 84} ${base}v-64q21 -30 42 0v64z`, paint.tar) +
      circle(x + 105, base - 108, 14, paint.cream) +
      circle(x + 105, base - 108, 10, paint.fjord),
    stroke(`M${x + 105} ${base - 378}v-40M${x + 94} ${base - 404}h22`, paint.tar, 3),
  );
  // The free-standing bell tower, white with a dark hood, lantern and cock.
  const [tx, tb] = [456, 704];
  p.add(
    rect(
      tx - 42,
      tb - 330,
      84,
      330,
      p.along(
        [tx - 42, 0],
        [tx + 42, 0],
        [
          [0, mix(paint.snow, paint.plum, 0.2)],
          [0.55, paint.snow],
          [1, mix(paint.snow, paint.apricot, 0.4)],
        ],
      ),
    ),
    ...[-200, -100].map((dy) => rect(tx - 46, tb + dy, 92, 6, mix(paint.lime, paint.granite, 0.3))),
    ...[-270, -164].map((dy) => fill(`M${tx - 14} ${tb + dy + 44}v-44q14 -20 28 0v44z`, paint.tar)),
    circle(tx, tb - 308, 15, paint.ink) +
      circle(tx, tb - 308, 12, paint.snow) +
      stroke(`M${tx} ${tb - 317}v9h6`, paint.ink, 2),
    fill(
      `M${tx - 54} ${tb - 328}Q${tx - 34} ${tb - 346} ${tx - 26} ${tb - 386}H${tx + 26}Q${tx + 34} ${tb - 346} ${tx + 54} ${tb - 328}z`,
      mix(paint.tar, paint.plum, 0.3),
    ),
    rect(tx - 20, tb - 424, 40, 40, paint.snow) +
      [-12, 4].map((d) => fill(`M${tx + d} ${tb - 388}v-22q4 -7 8 0v22z`, paint.tar)).join(''),
    fill(`M${tx - 28} ${tb - 422}q20 -10 28 -70q8 60 28 70z`, mix(paint.tar, paint.plum, 0.3)) +
      stroke(`M${tx} ${tb - 488}v-28`, paint.tar, 3) +
      circle(tx, tb - 496, 5, paint.ochre),
  );
  // The cottages close in, row before row, and leave a grassy lane in the middle.
  const roofTone = mix(paint.tar, paint.granite, 0.3);
  const cottage = (cx: number, cb: number, w: number, i: number): string =>
    i % 3 === 0
      ? gable(p, {
          x: cx,
          base: cb,
          w: w * 0.72,
          wall: w * 0.34,
          roof: w * 0.26,
          color: red,
          roofColor: roofTone,
          trim: paint.snow,
          glass: i % 2 ? paint.apricot : paint.night,
          storeys: [2],
          door: undefined,
        }) +
        rect(cx - 2, cb - w * 0.34, w * 0.045, w * 0.34, paint.snow) +
        rect(cx + w * 0.68, cb - w * 0.34, w * 0.045, w * 0.34, paint.snow)
      : longHouse(p, {
          x: cx,
          base: cb,
          w,
          wall: w * 0.33,
          roof: w * 0.24,
          color: i % 5 === 4 ? mix(red, paint.ochre, 0.35) : red,
          roofColor: i % 2 ? roofTone : mix(roofTone, paint.rust, 0.3),
          trim: paint.snow,
          glass: i % 4 === 1 ? paint.apricot : paint.night,
          windows: 4,
          doorAt: i % 2 ? 1 : 2,
          chimneys: [i % 2 ? 0.35 : 0.6],
        });
  const ground = ridge(
    p,
    [
      [-20, 690],
      [400, 700],
      [900, 704],
      [1640, 690],
    ],
    3,
    5,
    8,
    true,
  );
  p.add(
    poly(
      under(ground),
      p.down(690, 1000, [
        [0, mix(paint.moss, paint.butter, 0.5)],
        [0.5, mix(paint.moss, paint.leaf, 0.3)],
        [1, mix(paint.leaf, paint.pine, 0.4)],
      ]),
    ),
  );
  const rows: [number, number, number[]][] = [
    [742, 128, [-30, 110, 240, 372, 1030, 1164, 1300, 1440, 1560]],
    [800, 178, [-110, 76, 270, 1060, 1250, 1440]],
    [884, 250, [-170, 96, 1130, 1390]],
  ];
  let index = 0;
  for (const [cb, w, xs] of rows) {
    for (const cx of xs) {
      p.add(
        fill(
          `M${cx - w * 0.25} ${cb + w * 0.05}L${cx} ${cb - 3}H${cx + w}L${cx + w * 0.9} ${cb + w * 0.05}z`,
          paint.pine,
          { opacity: 0.4 },
        ),
        cottage(cx, cb, w, index),
      );
      index += 1;
    }
    if (w < 200)
      p.add(
        birch(
          p,
          w < 150 ? 980 : 500,
          cb + 8,
          w * 1.15,
          {
            stem: paint.snow,
            mark: paint.tar,
            dark: paint.leaf,
            light: mix(paint.moss, paint.butter, 0.4),
          },
          0.7,
        ),
      );
  }
  p.add(
    poly(
      [
        [700, 706],
        [790, 706],
        [1120, 1010],
        [420, 1010],
      ],
      mix(paint.lime, paint.moss, 0.35),
    ),
    poly(
      [
        [728, 706],
        [760, 706],
        [880, 1010],
        [680, 1010],
      ],
      mix(paint.moss, paint.butter, 0.3),
    ),
    brush(p, { x: 420, y: 720, w: 700, h: 280 }, 160, 0, 34, paint.cream, 2, 0.35),
    grass(
      p,
      [
        [-20, 900],
        [400, 905],
      ],
      0.5,
      22,
      mix(paint.leaf, paint.butter, 0.2),
    ),
    grass(
      p,
      [
        [1100, 905],
        [1640, 900],
      ],
      0.5,
      22,
      mix(paint.leaf, paint.butter, 0.2),
    ),
    // Two on their way to church, in their good clothes.
    fill('M742 820q-2 -40 8 -48q10 -8 20 0q8 10 10 48z', paint.ink) +
      circle(760, 762, 8, paint.rose) +
      rect(749, 750, 22, 8, paint.ink) +
      fill('M790 824q-8 -16 -2 -42q4 -10 12 -10q10 0 14 10q6 26 0 42z', paint.fjord) +
      circle(802, 764, 7.6, paint.rose) +
      fill('M792 766q2 -16 18 -10q4 12 -2 20z', paint.oxblood) +
      fill('M735 826q60 -10 90 2l-120 16z', paint.pine, { opacity: 0.4 }),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [420, 985],
          [460, 1010],
        ],
        4,
        9,
      ),
      0.5,
      60,
      shade(paint.pine, 0.1),
    ),
    grass(
      p,
      ridge(
        p,
        [
          [1080, 1010],
          [1200, 985],
          [1640, 980],
        ],
        4,
        9,
      ),
      0.5,
      60,
      shade(paint.pine, 0.1),
    ),
    dabs(110, () => [p.random() * 440, 930 + p.random() * 66], paint.snow, 6, 0.95),
    dabs(110, () => [1110 + p.random() * 490, 930 + p.random() * 66], paint.heather, 6, 0.95),
    birds(p, 870, 240, 7, 11, paint.plum),
  );
  return p.svg();
}
