import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { curve, fill, lines, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5637,
  alt: {
    no: 'Øya sett ovenfra: en radby langs en gate, åkrer i gult og grønt mellom krokete steingjerder, og bortenfor det grå alvaret der snorrette gjerder går mot horisonten.',
    sv: 'Ön sedd uppifrån: en radby längs en gata, åkrar i gult och grönt mellan krokiga stenmurar, och bortom dem det grå alvaret där spikraka murar går mot horisonten.',
    en: 'The island from above: a village in a row along its street, fields of yellow and green between crooked stone walls, and beyond them the grey alvar where dead straight walls run to the edge.',
  },
  caption: {
    no: 'De krokete steingjerdene er fra middelalderen. De snorrette kom etter 1819, da alvaret ble delt mellom landsbyene.',
    sv: 'De krokiga murarna är från medeltiden. De spikraka kom efter 1819, då alvaret delades mellan byarna.',
    en: 'The crooked walls are medieval. The dead straight ones came after 1819, when the alvar was divided between the villages.',
  },
  focal: [0.45, 0.5],
};

export function draw(): string {
  const p = new Picture('oland-murene');
  const alvar = mix(paint.granite, paint.lime, 0.5);
  const stone = mix(paint.lime, paint.snow, 0.3);
  const wall = (d: string, w: number): string =>
    stroke(d, paint.ink, w * 1.3, {
      opacity: 0.35,
      transform: `translate(${w * 0.9} ${w * 0.9})`,
    }) +
    stroke(d, mix(stone, paint.granite, 0.35), w) +
    stroke(d, stone, w * 0.6, { 'stroke-dasharray': `${w * 1.3} ${w * 0.35}` });
  p.add(
    // Right and above: the alvar. Left and below: the fields. Far left: the sea.
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [1600, 0],
        [500, 900],
        spread(mix(alvar, paint.slate, 0.25), alvar, mix(alvar, paint.moss, 0.35)),
      ),
    ),
    fill(
      Array.from({ length: 60 }, () =>
        blob(
          p,
          between(p.random, 780, 1620),
          between(p.random, -10, 1010),
          between(p.random, 20, 90),
          between(p.random, 8, 30),
          0.4,
          9,
        ),
      ).join(''),
      mix(alvar, paint.snow, 0.45),
      { opacity: 0.5 },
    ) +
      fill(
        Array.from({ length: 40 }, () =>
          blob(
            p,
            between(p.random, 780, 1620),
            between(p.random, -10, 1010),
            between(p.random, 10, 46),
            between(p.random, 8, 26),
            0.35,
            9,
          ),
        ).join(''),
        mix(paint.moss, alvar, 0.3),
        { opacity: 0.7 },
      ),
    brush(
      p,
      { x: 780, y: 0, w: 820, h: 1000 },
      150,
      0.5,
      60,
      mix(paint.plum, alvar, 0.4),
      2.6,
      0.4,
    ),
    dabs(
      50,
      () => [between(p.random, 860, 1600), between(p.random, 0, 1000)],
      mix(paint.pine, paint.leaf, 0.2),
      17,
    ) +
      dabs(
        50,
        () => [between(p.random, 860, 1600), between(p.random, 0, 1000)],
        mix(paint.leaf, paint.moss, 0.4),
        8,
      ),
    fill(
      'M1180 560Q1280 520 1400 556Q1460 600 1380 640Q1260 660 1190 620Q1160 590 1180 560z',
      mix(paint.slate, paint.haze, 0.4),
    ) + stroke('M1180 560Q1280 520 1400 556Q1460 600 1380 640', mix(paint.snow, alvar, 0.3), 6),
  );
  const fields: [string, string, number][] = [
    ['-20,-20 250,-20 230,120 270,240 -20,280', mix(paint.leaf, paint.butter, 0.25), 0.1],
    ['250,-20 520,-20 500,90 540,200 270,240 230,120', mix(paint.butter, paint.ochre, 0.35), 1.4],
    ['520,-20 860,-20 830,80 870,190 540,200 500,90', mix(paint.leaf, paint.moss, 0.3), 0.2],
    ['-20,280 270,240 300,330 260,430 -20,440', mix(paint.umber, paint.lime, 0.35), 0.1],
    ['270,240 540,200 580,310 550,420 260,430 300,330', mix(paint.leaf, paint.aurora, 0.2), 1.4],
    ['540,200 870,190 910,290 860,410 550,420 580,310', mix(paint.butter, paint.cream, 0.3), 1.5],
    ['-20,580 240,570 280,690 230,800 -20,820', mix(paint.butter, paint.ochre, 0.25), 0.1],
    ['240,570 520,566 560,680 510,800 230,800 280,690', mix(paint.leaf, paint.pine, 0.2), 1.4],
    ['520,566 850,560 900,660 850,790 510,800 560,680', mix(paint.umber, paint.rose, 0.35), 0.12],
    ['-20,820 230,800 270,900 240,1020 -20,1020', mix(paint.leaf, paint.butter, 0.4), 1.5],
    ['230,800 510,800 550,900 520,1020 240,1020 270,900', mix(paint.butter, paint.cream, 0.2), 0.1],
    ['510,800 850,790 900,900 870,1020 520,1020 550,900', mix(paint.leaf, paint.moss, 0.5), 1.4],
  ];
  for (const [shape, color, angle] of fields) {
    const points = pts(shape);
    const [x, y] = [Math.min(...points.map(([a]) => a)), Math.min(...points.map(([, b]) => b))];
    const [w, h] = [
      Math.max(...points.map(([a]) => a)) - x,
      Math.max(...points.map(([, b]) => b)) - y,
    ];
    const rows = Array.from({ length: 26 }, (_, i) =>
      angle > 1
        ? `M${n(x + (w * i) / 26)} ${n(y)}l20 ${n(h)}`
        : `M${n(x)} ${n(y + (h * i) / 20)}l${n(w)} -14`,
    ).join('');
    p.add(
      p.clipped(
        lines(points),
        fill(lines(points), color),
        stroke(rows, shade(color, 0.35), 4, { opacity: 0.45 }),
        brush(p, { x, y, w, h }, 26, angle, 30, mix(color, paint.cream, 0.5), 3, 0.5),
      ),
    );
  }
  // The village: one street, houses on both sides, each as wide as its share.
  p.add(
    fill('M-20 440Q430 420 930 404L940 566Q400 560 -20 584z', mix(paint.leaf, paint.butter, 0.35)),
    fill('M-20 496Q430 484 1010 470V514Q430 528 -20 540z', mix(paint.lime, paint.cream, 0.4)) +
      stroke('M-20 508Q430 496 1010 482M-20 528Q430 516 1010 502', paint.umber, 3, {
        opacity: 0.4,
        'stroke-dasharray': '60 18',
      }),
  );
  let x = 6;
  for (let i = 0; x < 880; i += 1) {
    const w = [74, 50, 92, 44, 64, 84, 56][i % 7] ?? 60;
    const roof =
      [
        mix(paint.rust, paint.ember, 0.2),
        mix(paint.rust, paint.umber, 0.3),
        mix(paint.granite, paint.umber, 0.4),
      ][i % 3] ?? paint.rust;
    for (const [y, h] of [
      [448 - i * 1.6, 34],
      [546 - i * 1.4, 34],
    ] as const)
      p.add(
        rect(x + 10, y + 12, w - 12, h, paint.ink, { opacity: 0.35 }) +
          rect(x, y, w - 12, h / 2, mix(roof, paint.cream, 0.25)) +
          rect(x, y + h / 2, w - 12, h / 2, shade(roof, 0.25)) +
          stroke(`M${n(x)} ${n(y + h / 2)}h${w - 12}`, mix(roof, paint.cream, 0.5), 3) +
          rect(x + (w - 12) * 0.4, y + h * 0.36, 9, 9, paint.snow),
      );
    p.add(
      rect(x + 4, 412 - i * 1.6, (w - 14) * 0.6, 22, mix(paint.oxblood, paint.tar, 0.2)) +
        rect(x + 4, 412 - i * 1.6, (w - 14) * 0.6, 11, mix(paint.oxblood, paint.rust, 0.4)),
    );
    x += w;
  }
  p.add(
    dabs(
      34,
      () => [
        between(p.random, 0, 900),
        between(p.random, 0, 1) < 0.5 ? between(p.random, 430, 446) : between(p.random, 586, 590),
      ],
      mix(paint.pine, paint.leaf, 0.3),
      26,
    ) +
      dabs(
        34,
        () => [
          between(p.random, 0, 900),
          between(p.random, 0, 1) < 0.5 ? between(p.random, 426, 440) : between(p.random, 582, 586),
        ],
        mix(paint.leaf, paint.butter, 0.3),
        13,
      ),
    // Crooked walls round the fields.
    ...[
      '-20,280 120,262 270,240 400,226 540,200 700,206 870,190',
      '-20,440 120,446 260,430 400,436 550,420 700,424 860,410',
      '-20,580 120,590 240,570 380,578 520,566 700,574 850,560',
      '-20,820 110,806 230,800 370,812 510,800 690,806 850,790',
      '250,-20 222,60 240,130 262,190 270,240 306,300 296,350 260,430',
      '520,-20 498,60 510,120 540,200 586,280 578,340 550,420',
      '240,570 286,640 272,720 230,800 276,880 262,940 240,1020',
      '520,566 566,640 552,720 510,800 556,880 540,950 520,1020',
    ].map((d) => wall(curve(pts(d)), 9)),
    wall(curve(pts('860,-20 826,60 842,120 876,190 920,280 900,350 862,410')), 15) +
      wall(curve(pts('850,560 904,640 892,720 850,790 906,880 890,950 870,1020')), 15),
    // Ruled walls on the alvar.
    wall('M940 480L1640 300', 13) +
      wall('M906 640L1640 740', 13) +
      wall('M1180 -20L1330 380', 13) +
      wall('M1240 690L1110 1020', 13) +
      wall('M1450 350L1560 730', 13),
    stroke('M1010 490Q1100 500 1180 480T1340 470T1640 440', mix(paint.lime, paint.cream, 0.3), 12, {
      opacity: 0.8,
    }),
    // Cows going out, their shadows long.
    ...Array.from({ length: 26 }, (_, i) => {
      const [cx, cy] = [
        1020 + i * 19 + between(p.random, -8, 8),
        500 - i * 1.6 + between(p.random, -22, 22),
      ];
      const c = [paint.rust, paint.snow, paint.tar][i % 3] ?? paint.rust;
      return (
        fill(`M${n(cx)} ${n(cy + 3)}l26 15l-14 4l-22 -13z`, paint.ink, { opacity: 0.35 }) +
        fill(`M${n(cx - 12)} ${n(cy - 5)}h20l8 2v6l-8 2h-20z`, c)
      );
    }),
    // The wind mill by the street's end.
    fill('M944 420l40 -6l8 36l-40 6z', mix(paint.umber, paint.granite, 0.4)) +
      fill('M952 428l90 66l-26 4l-70 -50z', paint.ink, { opacity: 0.3 }) +
      stroke(
        'M966 436L906 396M966 436L1026 474M966 436L930 492M966 436L1000 380',
        mix(paint.cream, paint.umber, 0.25),
        7,
      ),
    glow(p, 1560, 40, 900, paint.butter, 0.3),
  );
  return p.svg();
}
