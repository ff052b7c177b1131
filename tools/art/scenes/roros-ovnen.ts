import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { fill, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5170,
  alt: {
    no: 'Inne i smelthytta: hvitglødende slagg renner ut av en steinovn, en mann styrer den med en lang stang, en annen kjører bort størknet slagg på trillebår.',
    sv: 'Inne i smälthyttan: vitglödande slagg rinner ut ur en stenugn, en man styr den med en lång stång, en annan kör bort stelnad slagg på skottkärra.',
    en: 'Inside the smelter: white-hot slag runs from a stone furnace, one man guides it with a long bar, another wheels cooled slag away in a barrow.',
    de: 'In der Schmelzhütte: Weißglühende Schlacke rinnt aus einem gemauerten Ofen, ein Mann lenkt sie mit einer langen Stange, ein anderer fährt erkaltete Schlacke mit der Schubkarre weg.',
  },
  caption: {
    no: 'Ovnene arbeidet til 1953. Slagget ble kjørt ut og ligger i haugene ovenfor hytta.',
    sv: 'Ugnarna arbetade till 1953. Slaggen kördes ut och ligger i högarna ovanför hyttan.',
    en: 'The furnaces worked until 1953. The slag was carted out and lies in the heaps above the smelter.',
    de: 'Die Öfen arbeiteten bis 1953. Die Schlacke wurde hinausgefahren und liegt in den Halden oberhalb der Hütte.',
  },
  focal: [0.5, 0.6],
};

const stone = mix(paint.granite, paint.umber, 0.35);

/** One furnace: a stone pillar with an arch where the hearth is, lit from inside. */
function furnace(p: Picture, x: number, base: number, w: number, h: number, heat: number): string {
  const front: Point[] = [
    [x - w / 2, base],
    [x - w * 0.46, base - h],
    [x + w * 0.46, base - h],
    [x + w / 2, base],
  ];
  const arch = `M${n(x - w * 0.27)} ${n(base)}V${n(base - h * 0.26)}Q${n(x - w * 0.25)} ${n(base - h * 0.44)} ${n(x)} ${n(base - h * 0.45)}Q${n(x + w * 0.25)} ${n(base - h * 0.44)} ${n(x + w * 0.27)} ${n(base - h * 0.26)}V${n(base)}z`;
  return (
    poly(
      front,
      p.around(
        x,
        base - h * 0.1,
        h * 1.05,
        spread(
          mix(stone, paint.apricot, 0.65 * heat),
          mix(stone, paint.rust, 0.35),
          mix(stone, paint.ink, 0.62),
        ),
      ),
    ) +
    rubbleFace(p, front, w * 0.13, paint.ink, mix(stone, paint.butter, 0.35), 0.7) +
    fill(arch, shade(paint.oxblood, 0.45)) +
    p.clipped(
      arch,
      fill(
        arch,
        p.around(x, base - h * 0.1, w * 0.36, [
          [0, paint.snow, heat],
          [0.3, paint.butter, heat],
          [0.65, paint.ember, heat],
          [1, paint.oxblood, heat * 0.7],
        ]),
      ),
    ) +
    stroke(arch, mix(stone, paint.apricot, 0.4 * heat), w * 0.05) +
    stroke(
      `M${n(x - w * 0.47)} ${n(base - h * 0.62)}H${n(x + w * 0.47)}M${n(x - w * 0.46)} ${n(base - h * 0.9)}H${n(x + w * 0.46)}`,
      paint.ink,
      w * 0.035,
    ) +
    rect(x - w * 0.52, base - h - w * 0.06, w * 1.04, w * 0.09, shade(stone, 0.5))
  );
}

export function draw(): string {
  const p = new Picture('roros-ovnen');
  p.add(
    rect(
      0,
      0,
      1600,
      760,
      p.down(
        0,
        760,
        spread(
          mix(paint.ink, paint.plum, 0.15),
          mix(paint.night, paint.tar, 0.5),
          mix(paint.tar, paint.rust, 0.35),
        ),
      ),
    ),
    // Log walls, a row of small panes with the blue of evening, trusses lost in smoke.
    stroke(Array.from({ length: 16 }, (_, i) => `M0 ${80 + i * 42}H1600`).join(''), paint.ink, 5, {
      opacity: 0.5,
    }),
    ...[130, 1380].map(
      (x) =>
        rect(x, 250, 96, 130, mix(paint.fjord, paint.slate, 0.6)) +
        stroke(`M${x} 250h96v130h-96zM${x + 48} 250v130M${x} 315h96`, paint.tar, 10),
    ),
    stroke(
      'M-20 130L420 -60M1620 130L1180 -60M-20 60H1620M330 60V-20M1270 60V-20M800 60V-20',
      mix(paint.tar, paint.umber, 0.25),
      30,
    ),
    stroke('M-20 118L420 -72M-20 46H1620', mix(paint.umber, paint.ember, 0.3), 5, { opacity: 0.6 }),
    rect(
      0,
      700,
      1600,
      310,
      p.around(
        820,
        760,
        900,
        spread(
          mix(paint.apricot, paint.umber, 0.5),
          mix(paint.tar, paint.rust, 0.2),
          mix(paint.tar, paint.ink, 0.5),
        ),
      ),
    ),
    furnace(p, 250, 730, 300, 470, 0.35),
    furnace(p, 1370, 730, 300, 470, 0.5),
    // The hood that leads the smoke away, and the bellows' pipe.
    fill('M520 250L620 40H1010L1110 250z', mix(paint.tar, paint.ink, 0.3)) +
      stroke('M520 250H1110', mix(paint.rust, paint.ember, 0.4), 9) +
      stroke('M580 240L660 44M800 240V44M1040 240L970 44', paint.ink, 5),
    furnace(p, 815, 770, 480, 520, 1),
    glow(p, 815, 700, 760, paint.ember, 0.5),
    glow(p, 815, 720, 360, paint.butter, 0.8),
  );
  // The slag: out of the tap hole, down the channel, into the pit.
  const flow =
    'M776 690Q790 672 842 690L858 770Q876 830 960 866Q1060 900 1040 960Q1000 1010 760 1006Q560 1000 600 930Q640 880 730 850Q776 826 768 772z';
  p.add(
    fill(
      'M744 690Q790 650 876 690L900 770Q930 820 1010 846Q1110 890 1090 980L1080 1010H520Q520 920 600 884Q720 840 734 772z',
      shade(stone, 0.6),
    ),
    fill(
      flow,
      p.down(
        690,
        1010,
        spread(
          paint.snow,
          mix(paint.butter, paint.snow, 0.4),
          paint.butter,
          paint.apricot,
          paint.ember,
        ),
      ),
    ),
    stroke(
      'M806 696Q800 770 812 820T780 920M830 700Q836 790 876 850T950 920M790 860Q700 900 680 950',
      paint.snow,
      8,
      { opacity: 0.8, 'stroke-linecap': 'round' },
    ),
    p.clipped(
      flow,
      fill(
        Array.from({ length: 26 }, () =>
          blob(
            p,
            between(p.random, 600, 1040),
            between(p.random, 880, 1000),
            between(p.random, 14, 46),
            between(p.random, 6, 14),
            0.3,
            9,
          ),
        ).join(''),
        mix(paint.rust, paint.oxblood, 0.35),
        { opacity: 0.8 },
      ),
    ),
    glow(p, 810, 900, 480, paint.apricot, 0.55),
    fill(
      Array.from({ length: 40 }, (_, i) =>
        blob(
          p,
          i % 2 ? between(p.random, 1080, 1260) : between(p.random, 380, 560),
          between(p.random, 930, 1000),
          between(p.random, 14, 34),
          between(p.random, 10, 22),
          0.3,
          7,
        ),
      ).join(''),
      mix(paint.ink, paint.plum, 0.3),
    ),
    brush(p, { x: 0, y: 760, w: 1600, h: 240 }, 220, 0.02, 40, paint.ink, 3, 0.4),
    brush(p, { x: 420, y: 780, w: 800, h: 220 }, 90, 0.02, 36, paint.butter, 2.6, 0.35),
  );
  p.add(
    // The smelter with his bar: dark, rimmed by the fire.
    worker({
      at: [1130, 950],
      h: 440,
      coat: mix(paint.tar, paint.oxblood, 0.4),
      legs: mix(paint.ink, paint.tar, 0.4),
      hands: [
        [-0.2, 0.5],
        [0.08, 0.62],
      ],
      lean: -0.07,
      stride: 0.14,
      hat: 'brim',
      hatColor: paint.ink,
      beard: paint.umber,
      sleeve: mix(paint.lime, paint.rust, 0.35),
    }),
    stroke('M1200 660L858 792', mix(paint.slate, paint.ink, 0.5), 10, {
      'stroke-linecap': 'round',
    }) +
      stroke('M960 752L858 792', paint.apricot, 8, { 'stroke-linecap': 'round' }) +
      stroke('M1196 657L960 749', paint.apricot, 2.6),
    stroke(
      'M1060 600Q1046 680 1074 770M1066 800L1062 900M1090 548Q1078 530 1076 514',
      paint.apricot,
      6,
      { 'stroke-linecap': 'round', opacity: 0.9 },
    ),
    // The one who carts away what has cooled.
    worker({
      at: [330, 940],
      h: 400,
      coat: mix(paint.fjord, paint.ink, 0.35),
      legs: mix(paint.tar, paint.ink, 0.5),
      hands: [
        [-0.26, 0.44],
        [-0.2, 0.42],
      ],
      lean: -0.08,
      stride: 0.16,
      hat: 'cap',
      hatColor: mix(paint.tar, paint.ink, 0.3),
      sleeve: mix(paint.slate, paint.rust, 0.3),
    }),
    fill('M20 800H200L172 890H60z', mix(paint.umber, paint.tar, 0.4)) +
      stroke('M170 862L262 768M60 890L40 950', mix(paint.umber, paint.tar, 0.2), 13, {
        'stroke-linecap': 'round',
      }) +
      stroke('M106 940a42 42 0 1 1 .1 0zM106 898h.1', paint.tar, 13) +
      fill(
        Array.from({ length: 14 }, (_, i) =>
          blob(p, 40 + (i % 7) * 24, 794 - Math.floor(i / 7) * 18, 20, 15, 0.3, 7),
        ).join(''),
        mix(paint.ink, paint.plum, 0.35),
      ) +
      dabs(10, () => [between(p.random, 36, 190), between(p.random, 770, 800)], paint.ember, 8),
    stroke('M370 610Q392 690 384 780M362 800L372 900', paint.apricot, 6, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    // A stack of charcoal baskets at the right, iron ladles on the wall.
    fill(
      'M1420 980Q1400 900 1424 850H1560Q1584 900 1566 980z',
      mix(paint.umber, paint.ochre, 0.2),
    ) +
      stroke(
        'M1416 880H1572M1412 910H1576M1412 942H1574M1450 850V980M1490 850V980M1530 850V980',
        paint.tar,
        5,
      ) +
      fill(
        Array.from({ length: 12 }, (_, i) =>
          blob(p, 1432 + i * 11, 846 - (i % 3) * 8, 17, 12, 0.3, 6),
        ).join(''),
        paint.ink,
      ),
    // Sparks and smoke.
    ...[
      [690, 330, 130],
      [900, 260, 170],
      [800, 150, 210],
      [560, 200, 140],
      [1090, 150, 150],
    ].map(([x = 0, y = 0, r = 0]) => glow(p, x, y, r, mix(paint.rose, paint.plum, 0.4), 0.28)),
    dabs(
      90,
      () => {
        const t = p.random();
        return [815 + (p.random() - 0.5) * (120 + t * 700), 780 - t * 560];
      },
      paint.butter,
      5,
      0.95,
    ),
    dabs(
      50,
      () => {
        const t = p.random();
        return [815 + (p.random() - 0.5) * (100 + t * 600), 760 - t * 420];
      },
      paint.snow,
      4,
    ),
    dabs(
      60,
      () => {
        const t = p.random();
        return [815 + (p.random() - 0.5) * (200 + t * 1000), 800 - t * 700];
      },
      paint.ember,
      6,
      0.9,
    ),
    vignette(p, 810, 640, 0.7),
  );
  return p.svg();
}
