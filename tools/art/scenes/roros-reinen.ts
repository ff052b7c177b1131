import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5168,
  alt: {
    no: 'Høstmorgen på vidda: en felt rein har sparket mosen av berget, og under glimter det i gull og grønt; bak står jegeren.',
    sv: 'Höstmorgon på vidderna: en fälld ren har sparkat bort mossan från berget, och under glimmar det i guld och grönt; bakom står jägaren.',
    en: 'Autumn morning on the plateau: a felled reindeer has kicked the moss off the rock, and gold and green glint beneath; behind stands the hunter.',
    de: 'Herbstmorgen auf der Hochebene: Ein erlegtes Ren hat das Moos vom Fels getreten, und darunter schimmert es golden und grün; dahinter steht der Jäger.',
  },
  caption: {
    no: 'Sagnet om Hans Olsen Aasen og reinen. Om det var akkurat slik, vet vi ikke.',
    sv: 'Sägnen om Hans Olsen Aasen och renen. Om det var precis så vet vi inte.',
    en: 'The legend of Hans Olsen Aasen and the reindeer. Whether it was quite like that, we do not know.',
    de: 'Die Sage von Hans Olsen Aasen und dem Ren. Ob es genau so war, wissen wir nicht.',
  },
  focal: [0.47, 0.66],
};

const fur = mix(paint.umber, paint.granite, 0.5);

/** The reindeer on its side: the head thrown back, one hind leg still stretched. */
function reindeer(p: Picture): string {
  const coat = p.down(560, 800, spread(mix(fur, paint.cream, 0.3), fur, shade(fur, 0.45)));
  const antler =
    'M372 634Q300 620 262 540Q246 490 274 446M264 546Q226 536 204 498M252 506Q222 490 214 456M260 478Q282 452 306 446M340 622Q320 586 336 556M384 622Q352 560 372 490Q384 448 424 430M370 510Q346 480 350 444M374 488Q404 470 418 478';
  return group(
    { transform: 'translate(150 20)' },
    fill('M330 786Q560 850 980 800L1010 780H340z', paint.ink, { opacity: 0.45 }),
    stroke(
      'M560 752Q500 790 430 800L372 784M600 768Q548 812 486 820L440 808',
      shade(fur, 0.45),
      25,
      { 'stroke-linejoin': 'round' },
    ),
    // The hind leg underneath, stretched along the ground.
    fill('M840 690Q930 690 972 742L1086 764L1080 786L960 770Q900 770 850 790z', shade(fur, 0.45)) +
      fill('M1080 760q36 2 46 20l-50 8z', paint.ink),
    stroke(antler, mix(paint.umber, paint.tar, 0.3), 17, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    stroke(antler, mix(paint.lime, paint.ochre, 0.35), 9, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    fill(
      'M362 640Q400 596 470 618Q540 640 566 612Q640 566 760 576Q868 584 906 640Q926 690 900 744Q860 800 740 800Q620 808 560 770Q500 752 462 700Q420 706 372 748Q332 760 316 734Q322 700 362 640z',
      coat,
    ),
    fill(
      'M470 618Q540 640 566 612Q600 640 590 700Q580 752 540 758Q500 740 462 700Q440 660 470 618z',
      mix(paint.cream, fur, 0.25),
    ),
    fill('M560 770Q640 786 740 776Q850 772 904 714Q900 800 740 800Q620 808 560 770z', paint.ink, {
      opacity: 0.25,
    }),
    fill('M880 604Q918 596 922 634Q900 640 884 632z', paint.cream),
    // The leg that kicked: a broad thigh, the hock, a thin shank, the hoof.
    fill(
      'M770 640Q850 590 912 640Q960 680 1000 690Q1030 696 1050 680L1132 640L1142 656L1064 712Q1030 736 984 728Q930 722 880 760Q810 780 770 640z',
      p.along(
        [770, 600],
        [1130, 740],
        spread(mix(fur, paint.cream, 0.3), mix(fur, paint.cream, 0.1), shade(fur, 0.3)),
      ),
    ) +
      fill('M1128 640q14 -22 42 -26q6 20 -26 46z', paint.ink) +
      stroke('M880 760Q930 722 984 728Q1030 736 1064 712', paint.ink, 3, { opacity: 0.4 }),
    fill('M402 626Q420 586 452 596Q450 628 420 640z', shade(fur, 0.25)),
    fill('M316 734Q318 712 340 700Q362 716 348 752Q328 756 316 734z', shade(fur, 0.55)) +
      stroke('M382 672q12 6 22 0', paint.ink, 5),
    p.clipped(
      'M362 640Q400 596 470 618Q540 640 566 612Q640 566 760 576Q868 584 906 640Q926 690 900 744Q860 800 740 800Q620 808 560 770Q500 752 462 700Q420 706 372 748Q332 760 316 734Q322 700 362 640z',
      brush(p, { x: 320, y: 580, w: 580, h: 210 }, 190, 0.25, 26, paint.tar, 2.4, 0.4) +
        brush(p, { x: 460, y: 580, w: 420, h: 90 }, 90, 0.2, 24, paint.cream, 2.2, 0.5),
    ),
  );
}

export function draw(): string {
  const p = new Picture('roros-reinen');
  const far = (y: number, salt: number, color: string): string =>
    poly(
      under(
        ridge(
          p,
          [
            [-20, y],
            [260, y - 60],
            [560, y - 14],
            [900, y - 92],
            [1240, y - 20],
            [1640, y - 60],
          ],
          5,
          salt,
          8,
          true,
        ),
        760,
      ),
      color,
    );
  p.add(
    sky(p, 560, [
      [0, mix(paint.slate, paint.plum, 0.25)],
      [0.4, mix(paint.haze, paint.rose, 0.55)],
      [0.78, paint.butter],
      [1, paint.apricot],
    ]),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 220 },
      15,
      mix(paint.cream, paint.rose, 0.3),
      0.55,
      420,
      10,
    ),
    sun(p, 1150, 408, 50, paint.snow, paint.butter, 11, 0.95),
    far(500, 2, mix(paint.heather, paint.rose, 0.35)),
    mist(p, 420, 130, paint.cream, 0.6),
    far(550, 3, mix(paint.heather, paint.plum, 0.35)),
    mist(p, 480, 130, paint.apricot, 0.45),
  );
  const heath = ridge(
    p,
    [
      [-20, 590],
      [300, 560],
      [700, 600],
      [1100, 576],
      [1640, 600],
    ],
    5,
    6,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(heath)),
      poly(
        under(heath),
        p.along(
          [1200, 560],
          [300, 1000],
          spread(
            mix(paint.ember, paint.butter, 0.45),
            mix(paint.rust, paint.moss, 0.35),
            mix(paint.oxblood, paint.pine, 0.4),
          ),
        ),
      ),
      fill(
        'M240 640Q420 610 620 632Q540 668 320 664z',
        p.along([240, 0], [620, 0], spread(mix(paint.slate, paint.plum, 0.3), paint.butter)),
      ),
      brush(p, { x: -20, y: 580, w: 1640, h: 420 }, 420, -0.1, 40, paint.rust, 3, 0.5),
      brush(p, { x: -20, y: 600, w: 1640, h: 400 }, 300, -0.05, 36, paint.ochre, 2.6, 0.45),
    ),
    dabs(
      220,
      () => [p.random() * 1600, between(p.random, 600, 760)],
      mix(paint.ember, paint.rust, 0.4),
      8,
      0.8,
    ),
    dabs(150, () => [p.random() * 1600, between(p.random, 610, 800)], paint.ochre, 7, 0.8),
    fill(
      Array.from({ length: 22 }, () =>
        blob(
          p,
          p.random() * 1600,
          between(p.random, 610, 760),
          between(p.random, 10, 38),
          between(p.random, 6, 18),
          0.25,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.4),
    ),
    // The hunter and his dog-less walk up: small, dark against the light.
    worker({
      at: [1250, 700],
      h: 210,
      coat: mix(paint.plum, paint.ink, 0.3),
      legs: mix(paint.tar, paint.ink, 0.3),
      hands: [
        [-0.1, 0.5],
        [0.16, 0.54],
      ],
      lean: -0.04,
      stride: 0.14,
      hat: 'brim',
      hatColor: mix(paint.tar, paint.ink, 0.4),
      beard: paint.umber,
    }),
    stroke('M1196 578L1322 606', mix(paint.tar, paint.ink, 0.3), 8, { 'stroke-linecap': 'round' }) +
      stroke('M1196 576L1280 595', paint.apricot, 2.4),
  );
  // The bare rock where the moss is kicked away, and what is in it.
  const rock = blob(p, 1180, 866, 300, 92, 0.12, 19);
  p.add(
    fill(blob(p, 1180, 862, 340, 112, 0.14, 21), mix(paint.pine, paint.tar, 0.5)),
    p.clipped(
      rock,
      fill(
        rock,
        p.along(
          [900, 780],
          [1480, 960],
          spread(
            mix(paint.granite, paint.butter, 0.35),
            mix(paint.slate, paint.plum, 0.4),
            mix(paint.night, paint.plum, 0.3),
          ),
        ),
      ),
      stroke(
        'M880 850Q1040 800 1180 850T1490 830M900 910Q1080 860 1240 910T1480 890M1010 790L1060 960M1290 790L1250 950',
        paint.ink,
        4,
        { opacity: 0.5 },
      ),
      stroke(
        'M930 880Q1040 840 1130 872T1300 852T1460 872',
        mix(paint.ochre, paint.butter, 0.35),
        17,
        { 'stroke-linecap': 'round' },
      ),
      stroke('M930 878Q1040 836 1130 868T1300 848T1460 868', paint.cream, 5, {
        'stroke-linecap': 'round',
      }),
      stroke('M1010 910Q1100 890 1190 914T1390 900', mix(paint.leaf, paint.haze, 0.5), 11, {
        'stroke-linecap': 'round',
      }),
      dabs(70, () => [between(p.random, 900, 1460), between(p.random, 800, 940)], paint.butter, 7),
      dabs(40, () => [between(p.random, 900, 1460), between(p.random, 800, 940)], paint.snow, 4),
      dabs(
        46,
        () => [between(p.random, 900, 1460), between(p.random, 800, 940)],
        mix(paint.leaf, paint.haze, 0.45),
        9,
        0.9,
      ),
    ),
    glow(p, 1180, 862, 330, paint.butter, 0.5),
    ...[
      [1040, 856],
      [1200, 862],
      [1330, 850],
      [1120, 900],
      [1400, 874],
    ].map(
      ([x = 0, y = 0], i) =>
        stroke(
          `M${x - 22 + i * 2} ${y}h${44 - i * 4}M${x} ${y - 22 + i * 2}v${44 - i * 4}`,
          paint.snow,
          3.4,
          { 'stroke-linecap': 'round' },
        ) + circle(x, y, 6, paint.snow),
    ),
    // Torn moss, thrown up by the hoof.
    fill(
      [
        [1240, 716, 40, 22],
        [1310, 690, 26, 16],
        [1360, 740, 34, 18],
        [1420, 700, 18, 12],
        [1290, 640, 16, 11],
        [1466, 760, 26, 15],
        [900, 842, 60, 22],
        [1480, 860, 60, 30],
      ]
        .map(([x = 0, y = 0, a = 0, b = 0]) => blob(p, x, y, a, b, 0.3, 10))
        .join(''),
      mix(paint.moss, paint.tar, 0.25),
    ),
    fill(
      [
        [1236, 708, 32, 14],
        [1308, 684, 20, 9],
        [1356, 734, 26, 10],
        [1418, 696, 13, 7],
        [896, 834, 50, 13],
        [1478, 850, 48, 17],
      ]
        .map(([x = 0, y = 0, a = 0, b = 0]) => blob(p, x, y, a, b, 0.3, 10))
        .join(''),
      mix(paint.moss, paint.butter, 0.35),
    ),
    reindeer(p),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 990],
          [500, 970],
          [900, 1000],
          [1640, 960],
        ],
        6,
        12,
      ),
      0.3,
      70,
      mix(paint.oxblood, paint.ink, 0.35),
    ),
    fill(
      Array.from({ length: 70 }, () =>
        blob(
          p,
          between(p.random, -20, 900),
          between(p.random, 880, 1000),
          between(p.random, 12, 34),
          between(p.random, 8, 18),
          0.3,
          9,
        ),
      ).join(''),
      mix(paint.oxblood, paint.pine, 0.35),
    ),
    dabs(
      260,
      () => [between(p.random, -10, 940), between(p.random, 860, 1000)],
      paint.ember,
      7,
      0.9,
    ),
    dabs(
      120,
      () => [between(p.random, -10, 1600), between(p.random, 900, 1000)],
      paint.butter,
      6,
      0.8,
    ),
    birds(p, 600, 330, 5, 11, paint.plum),
  );
  return p.svg();
}
