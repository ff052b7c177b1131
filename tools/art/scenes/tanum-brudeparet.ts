import { mix, paint } from '../lib/color.ts';
import { brush, dabs, dabsAt } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { type Point, fill, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5612,
  alt: {
    no: 'Nærbilde av berget i mørket: lys fra en lykt stryker inn fra siden, og to mennesker tett sammen og en mann med løftet øks trer fram med skarpe skygger.',
    sv: 'Närbild av hällen i mörkret: ljuset från en lykta stryker in från sidan, och två människor tätt tillsammans och en man med lyft yxa träder fram med skarpa skuggor.',
    en: 'The rock close up in the dark: lantern light rakes in from the side, and two people close together and a man with a raised axe stand out in sharp shadow.',
  },
  caption: {
    no: 'Brudeparet på Vitlycke, fritt tegnet. Om det er et bryllup, en bønn eller en fortelling, er det ingen som kan si sikkert.',
    sv: 'Brudparet på Vitlycke, fritt tecknat. Om det är ett bröllop, en bön eller en berättelse kan ingen säga säkert.',
    en: 'The bridal couple at Vitlycke, drawn freely. Whether it is a wedding, a prayer or a story, nobody can say for sure.',
  },
  focal: [0.52, 0.5],
};

// Figures as strokes: the man and the woman who meet, the one with the axe, ships about them.
const couple =
  'M700 380V640M700 640Q690 720 640 780L600 786M700 640Q730 720 716 790L756 792M700 440Q770 470 850 450M700 470Q760 540 850 520M700 600L560 690M690 350h22M850 390V620M850 620Q880 700 850 780L806 790M850 620Q900 700 930 776L970 780M850 450Q800 420 716 430M872 340Q930 350 930 430M716 352Q770 366 836 356M720 610Q780 640 836 606';
const axeman =
  'M1180 400V650M1180 650Q1150 730 1110 790L1070 792M1180 650Q1220 730 1250 786L1290 786M1180 460Q1110 440 1060 380M1180 480Q1250 500 1290 580M1180 620L1320 700M1060 170V470M1060 190Q980 160 930 220Q990 230 1060 270';
const ship = (x: number, y: number, s: number): string => {
  let d = `M${x} ${y}h${300 * s}q${60 * s} ${-6 * s} ${70 * s} ${-70 * s}M${x} ${y}q${-70 * s} ${-6 * s} ${-80 * s} ${-60 * s}M${x - 40 * s} ${y + 34 * s}h${400 * s}`;
  for (let i = 0; i < 10; i += 1) d += `M${x + (10 + i * 30) * s} ${y}v${-34 * s}`;
  return d;
};

export function draw(): string {
  const p = new Picture('tanum-brudeparet');
  const stone = mix(paint.granite, paint.slate, 0.3);
  const cups: Point[] = [
    [420, 560],
    [470, 610],
    [410, 660],
    [1420, 470],
    [1460, 530],
    [1400, 420],
    [980, 860],
  ];
  const marks = couple + axeman + ship(260, 300, 0.9) + ship(1240, 900, 0.8) + ship(420, 920, 1);
  const carve = (color: string, width: number, dx: number, dy: number, opacity: number): string =>
    stroke(marks, color, width, {
      transform: `translate(${dx} ${dy})`,
      opacity,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    dabsAt(
      [
        [701, 330],
        [852, 336],
        [1180, 366],
      ],
      color,
      width * 2.2,
      opacity,
    ).replace('<path', `<path transform="translate(${dx} ${dy})"`) +
    dabsAt(cups, color, width * 1.25, opacity).replace(
      '<path',
      `<path transform="translate(${dx} ${dy})"`,
    );
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.around(150, 640, 1500, [
        [0, mix(stone, paint.butter, 0.75)],
        [0.22, mix(stone, paint.apricot, 0.4)],
        [0.5, mix(stone, paint.plum, 0.35)],
        [0.78, mix(paint.night, paint.plum, 0.3)],
        [1, paint.ink],
      ]),
    ),
    // The ice has polished and scratched it; quartz and lichen.
    brush(p, { x: -20, y: -20, w: 1640, h: 1040 }, 320, 0.22, 120, paint.ink, 2.4, 0.24),
    brush(p, { x: -20, y: -20, w: 1640, h: 1040 }, 220, 0.22, 110, paint.butter, 2, 0.2),
    stroke(
      'M-20 120Q300 180 520 120T980 90T1640 20M-20 780Q200 760 380 840T900 980M1260 -20Q1340 260 1320 420T1420 720T1380 1020',
      mix(paint.night, paint.ink, 0.4),
      7,
      { opacity: 0.7 },
    ),
    stroke(
      'M-20 128Q300 188 520 128T980 98T1640 28M1268 -20Q1348 260 1328 420T1428 720T1388 1020',
      paint.butter,
      3,
      { opacity: 0.25 },
    ),
    fill(
      Array.from({ length: 44 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 0, 1000),
          between(p.random, 6, 30),
          between(p.random, 5, 22),
          0.4,
          9,
        ),
      ).join(''),
      mix(paint.moss, paint.lime, 0.4),
      { opacity: 0.28 },
    ),
    dabs(200, () => [p.random() * 1600, p.random() * 1000], paint.ink, 4, 0.35),
    // Light comes from the left: the far lip of each groove shines, the near one is black.
    carve(paint.butter, 25, 5, -2, 0.75),
    carve(mix(paint.ink, paint.plum, 0.25), 24, -3, 1, 0.95),
    carve(mix(stone, paint.plum, 0.55), 9, 3, 0, 0.75),
    glow(p, 40, 700, 760, paint.butter, 0.7),
    glow(p, 700, 560, 520, paint.apricot, 0.22),
    // The lantern at the edge of the sheet, and the hand that holds it low.
    rect(-6, 640, 96, 150, mix(paint.butter, paint.snow, 0.5)) +
      stroke(
        'M-6 640h96v150h-96M42 640v150M-20 640l60 -56l60 56M-20 796h124',
        mix(paint.tar, paint.ink, 0.4),
        15,
        { 'stroke-linejoin': 'round' },
      ) +
      fill('M42 778q-26 -34 0 -84q28 46 0 84z', paint.snow),
    stroke('M40 584Q20 520 -20 500', mix(paint.tar, paint.ink, 0.4), 9),
    vignette(p, 560, 560, 0.75),
  );
  return p.svg();
}
