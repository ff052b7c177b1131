import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5639,
  alt: {
    no: 'I grålysningen på sørspissen holdes en rødstrupe varsomt i en hånd mens en annen klemmer en liten ring om beinet; bak dem lyser fyret Långe Jan over sjøen.',
    sv: 'I gryningen på södra udden hålls en rödhake varsamt i en hand medan en annan klämmer en liten ring om benet; bakom dem lyser fyren Långe Jan över havet.',
    en: 'At first light on the southern point a robin is held gently in one hand while another closes a small ring round its leg; behind them the lighthouse Långe Jan shines over the sea.',
  },
  caption: {
    no: 'Fyret Långe Jan ble tent i 1785 og er med sine 42 meter Sveriges høyeste. Ved foten blir trekkfugl ringmerket.',
    sv: 'Fyren Långe Jan tändes 1785 och är med sina 42 meter Sveriges högsta. Vid foten ringmärks flyttfåglar.',
    en: 'The lighthouse Långe Jan was lit in 1785 and at 42 metres is Sweden’s tallest. At its foot migrants are ringed.',
  },
  focal: [0.45, 0.58],
};

export function draw(): string {
  const p = new Picture('oland-ringmerkingen');
  const skin = mix(paint.rose, paint.apricot, 0.35);
  const sea = 560;
  p.add(
    sky(
      p,
      sea,
      spread(
        mix(paint.night, paint.fjord, 0.4),
        mix(paint.fjord, paint.heather, 0.4),
        mix(paint.heather, paint.rose, 0.5),
        mix(paint.apricot, paint.butter, 0.4),
      ),
    ),
    stars(p, 60, 220, paint.snow),
    streaks(
      p,
      { x: 0, y: 240, w: 1600, h: 220 },
      14,
      mix(paint.rose, paint.butter, 0.3),
      0.5,
      480,
      10,
    ),
    rect(
      0,
      sea,
      1600,
      450,
      p.down(
        sea,
        900,
        spread(
          mix(paint.apricot, paint.rose, 0.4),
          mix(paint.slate, paint.heather, 0.4),
          mix(paint.fjord, paint.night, 0.4),
        ),
      ),
    ) + ripples(p, { x: 0, y: sea + 6, w: 1600, h: 240 }, 130, paint.cream, 0.4, 110, 4),
    mist(p, 480, 110, mix(paint.rose, paint.butter, 0.4), 0.5),
    // The beams, the tower: white, one black band, a gallery.
    poly(
      [
        [1290, 150],
        [-20, -10],
        [-20, 190],
      ],
      p.along(
        [1290, 150],
        [100, 100],
        [
          [0, paint.butter, 0.75],
          [0.5, paint.butter, 0.2],
          [1, paint.butter, 0],
        ],
      ),
    ) +
      poly(
        [
          [1310, 150],
          [1640, 70],
          [1640, 240],
        ],
        p.along(
          [1310, 150],
          [1640, 150],
          [
            [0, paint.butter, 0.75],
            [1, paint.butter, 0.1],
          ],
        ),
      ),
    fill('M1130 640Q1300 590 1640 610V760H1100z', mix(paint.plum, paint.leaf, 0.4)),
    poly(
      [
        [1252, 630],
        [1270, 190],
        [1330, 190],
        [1348, 630],
      ],
      p.along(
        [1252, 0],
        [1348, 0],
        spread(
          paint.snow,
          mix(paint.snow, paint.heather, 0.3),
          mix(paint.heather, paint.plum, 0.4),
        ),
      ),
    ) +
      poly(
        [
          [1264, 340],
          [1267, 270],
          [1333, 270],
          [1336, 340],
        ],
        mix(paint.ink, paint.plum, 0.2),
      ) +
      rect(1258, 174, 84, 19, mix(paint.ink, paint.plum, 0.2)) +
      rect(1276, 126, 48, 50, mix(paint.butter, paint.snow, 0.4)) +
      stroke('M1276 126h48v50h-48zM1292 126v50M1308 126v50', paint.ink, 4) +
      fill('M1270 126q30 -40 60 0z', mix(paint.leaf, paint.slate, 0.4)) +
      stroke('M1300 104v-24', paint.ink, 4) +
      rect(1292, 400, 15, 26, paint.night) +
      rect(1292, 490, 15, 26, paint.night) +
      glow(p, 1300, 150, 260, paint.butter, 0.8),
    rect(1160, 590, 70, 44, mix(paint.rust, paint.plum, 0.3)) +
      fill('M1150 592l45 -32l45 32z', mix(paint.tar, paint.plum, 0.3)) +
      rect(1380, 586, 110, 50, mix(paint.snow, paint.heather, 0.35)) +
      fill('M1368 588l28 -34h78l28 34z', mix(paint.rust, paint.plum, 0.4)) +
      rect(1400, 604, 17, 20, paint.butter),
    // Mist nets among the bushes, hardly seen.
    stroke(
      'M980 700V520M1120 690V516M980 530H1120M980 560H1120M980 590H1120M980 620H1120',
      mix(paint.snow, paint.heather, 0.4),
      3,
      { opacity: 0.6 },
    ),
    birds(p, 640, 150, 12, 15, paint.night) +
      birds(p, 420, 300, 8, 12, paint.night) +
      birds(p, 900, 300, 9, 10, paint.plum),
    fill(
      'M-20 760Q200 690 480 720T1000 740T1640 700V1010H-20z',
      p.down(
        700,
        1000,
        spread(
          mix(paint.moss, paint.plum, 0.4),
          mix(paint.pine, paint.plum, 0.4),
          mix(paint.night, paint.ink, 0.2),
        ),
      ),
    ) +
      brush(
        p,
        { x: 0, y: 740, w: 1600, h: 260 },
        120,
        -1.4,
        30,
        mix(paint.butter, paint.moss, 0.4),
        3,
        0.4,
      ) +
      grass(p, pts('-20,770 480,722 1000,742 1620,704'), 0.2, 44, mix(paint.moss, paint.plum, 0.4)),
  );
  const sleeve = mix(paint.fjord, paint.night, 0.2);
  const back = mix(paint.umber, paint.moss, 0.35);
  p.add(
    // Holding hand, from the left: the bird lies in it, its neck between two fingers.
    fill(
      'M-20 760L250 640L360 880L120 1020H-20z',
      p.along(
        [0, 700],
        [300, 1000],
        spread(mix(sleeve, paint.slate, 0.4), sleeve, shade(sleeve, 0.4)),
      ),
    ) +
      fill('M232 640L290 620L400 860L340 890z', mix(paint.ember, paint.rust, 0.3)) +
      stroke('M250 640l100 240M268 634l102 238', paint.oxblood, 5, { opacity: 0.6 }),
    fill(
      'M284 640Q400 560 520 600Q640 660 690 760Q690 860 600 900Q460 920 380 850z',
      p.along(
        [300, 600],
        [560, 920],
        spread(mix(skin, paint.cream, 0.3), skin, mix(skin, paint.rust, 0.3)),
      ),
    ),
    // The robin.
    fill(
      'M900 880Q820 830 740 800L690 720Q680 800 760 850L880 930Q920 920 900 880z',
      shade(back, 0.35),
    ),
    fill(
      'M440 590Q430 470 520 430Q600 410 640 470Q780 560 800 720Q800 840 700 860Q560 850 500 760Q440 690 440 590z',
      p.along(
        [440, 500],
        [780, 800],
        spread(mix(back, paint.butter, 0.15), back, shade(back, 0.3)),
      ),
    ),
    fill(
      'M470 520Q440 470 500 446Q530 440 546 470Q600 560 600 700Q580 800 540 790Q470 720 452 620Q450 560 470 520z',
      mix(paint.ember, paint.apricot, 0.35),
    ) +
      fill(
        'M546 790Q600 850 690 860Q760 850 780 780Q700 800 640 740Q610 700 600 700Q584 800 546 790z',
        mix(paint.cream, paint.haze, 0.3),
      ) +
      stroke('M546 470Q612 560 606 700', mix(paint.slate, paint.haze, 0.4), 15, { opacity: 0.7 }),
    brush(
      p,
      { x: 460, y: 520, w: 120, h: 240 },
      60,
      1.3,
      22,
      mix(paint.rust, paint.ember, 0.4),
      3,
      0.6,
    ) +
      stroke(
        'M640 520Q760 600 780 740M660 560Q750 640 760 760M650 610Q730 690 740 800',
        shade(back, 0.45),
        9,
        { 'stroke-linecap': 'round' },
      ) +
      stroke('M650 540Q740 610 770 730', mix(back, paint.butter, 0.3), 5, {
        'stroke-linecap': 'round',
      }),
    circle(512, 496, 19, paint.ink) +
      circle(506, 489, 6, paint.snow) +
      fill('M452 508Q410 506 396 526Q426 532 456 530z', mix(paint.tar, paint.umber, 0.2)) +
      stroke('M400 524h54', paint.ink, 3),
    // Legs: one tucked in, one stretched for the ring.
    stroke(
      'M640 850L700 930L760 950M700 930L690 970M700 930l50 -14',
      mix(paint.umber, paint.rose, 0.2),
      11,
      { 'stroke-linecap': 'round' },
    ),
    // Fingers close round it.
    stroke('M420 640Q470 560 560 560', skin, 54, { 'stroke-linecap': 'round' }) +
      stroke('M420 620Q470 546 556 544', mix(skin, paint.cream, 0.4), 8, {
        opacity: 0.7,
        'stroke-linecap': 'round',
      }) +
      fill('M548 534q36 2 36 28q-4 24 -32 24q14 -26 -4 -52z', mix(skin, paint.snow, 0.4)),
    stroke('M440 740Q540 690 640 700', skin, 54, { 'stroke-linecap': 'round' }) +
      stroke('M440 720Q540 674 636 682', mix(skin, paint.cream, 0.4), 8, {
        opacity: 0.7,
        'stroke-linecap': 'round',
      }) +
      fill('M630 674q36 4 36 28q-4 24 -32 24q14 -26 -4 -52z', mix(skin, paint.snow, 0.4)),
    stroke('M470 840Q570 790 640 810', mix(skin, paint.rust, 0.15), 50, {
      'stroke-linecap': 'round',
    }) + fill('M632 786q32 4 32 26q-4 22 -28 22q12 -24 -4 -48z', mix(skin, paint.snow, 0.3)),
  );
  p.add(
    // The other hand with pliers, from the right, and the ring that shines.
    fill(
      'M1640 830L1360 800L1330 1010H1640z',
      p.along([1340, 800], [1600, 1000], spread(mix(sleeve, paint.slate, 0.4), shade(sleeve, 0.3))),
    ) +
      fill('M1380 796L1320 792L1290 1010H1350z', mix(paint.ember, paint.rust, 0.3)) +
      stroke('M1366 800l-32 200M1344 798l-32 204', paint.oxblood, 5, { opacity: 0.6 }),
    fill(
      'M1330 800Q1200 760 1100 800Q1040 840 1060 900Q1120 980 1310 1000z',
      p.along(
        [1060, 780],
        [1200, 1000],
        spread(mix(skin, paint.cream, 0.3), skin, mix(skin, paint.rust, 0.3)),
      ),
    ),
    stroke(
      'M730 920Q800 890 900 900L1180 900M730 944Q800 960 900 940L1170 990',
      mix(paint.slate, paint.haze, 0.35),
      19,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ) +
      stroke('M980 902L1180 898M960 952L1170 986', mix(paint.rust, paint.ember, 0.2), 30, {
        'stroke-linecap': 'round',
      }) +
      circle(898, 922, 19, mix(paint.slate, paint.ink, 0.3)) +
      circle(898, 922, 7, paint.snow),
    stroke('M1120 850Q1040 850 1010 884', skin, 46, { 'stroke-linecap': 'round' }) +
      stroke('M1110 910Q1040 920 1010 930', skin, 44, { 'stroke-linecap': 'round' }) +
      stroke('M1130 960Q1060 980 1030 974', mix(skin, paint.rust, 0.15), 42, {
        'stroke-linecap': 'round',
      }) +
      fill('M1004 866q-20 12 -12 36q14 4 26 -6q-16 -10 -14 -30z', mix(skin, paint.snow, 0.4)),
    circle(704, 932, 17, 'none', { stroke: mix(paint.haze, paint.snow, 0.6), 'stroke-width': 10 }) +
      glow(p, 704, 930, 90, paint.snow, 0.7),
    // A string of rings over the wrist.
    stroke('M1180 770Q1240 720 1300 760', paint.lime, 5) +
      Array.from({ length: 7 }, (_, i) =>
        circle(1188 + i * 17, 764 - Math.sin(i / 2) * 22, 9, 'none', {
          stroke: mix(paint.haze, paint.snow, 0.5),
          'stroke-width': 5,
        }),
      ).join(''),
    dabs(
      30,
      () => [between(p.random, 0, 1600), between(p.random, 860, 1000)],
      mix(paint.butter, paint.rose, 0.4),
      6,
      0.7,
    ),
    glow(p, 300, 540, 700, paint.butter, 0.18),
  );
  return p.svg();
}
