import { boards, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5183,
  alt: {
    no: 'Et tomt, hvitt hus med blindede vinduer på en naken øy før uvær; gresset står høyt, et fuglehus har falt sammen, og en mink kommer opp fra fjæra.',
    sv: 'Ett tomt, vitt hus med igenspikade fönster på en kal ö före oväder; gräset står högt, ett fågelhus har rasat, och en mink kommer upp från stranden.',
    en: 'An empty white house with boarded windows on a bare island before a storm; the grass is tall, a bird house has collapsed, and a mink comes up from the shore.',
  },
  caption: {
    no: 'Etter krigen flyttet de fleste. Husene ble stående tomme, minken kom, og mange steder ble ea borte.',
    sv: 'Efter kriget flyttade de flesta. Minken kom, och på många öar försvann ejdern.',
    en: 'After the war most people moved away. The mink came, and on many islands the eider disappeared.',
  },
  focal: [0.48, 0.5],
};

const mink = (x: number, y: number, s: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    stroke('M-90 -34Q-150 -40 -190 -12', mix(paint.tar, paint.ink, 0.4), 22, {
      'stroke-linecap': 'round',
    }),
    stroke('M-70 -30L-84 0M-50 -26L-48 0M46 -34L40 0M62 -36L74 -2', paint.ink, 15, {
      'stroke-linecap': 'round',
    }),
    fill(
      'M-100 -40Q-70 -92 -10 -66Q40 -54 66 -82Q84 -112 112 -106Q146 -94 148 -82Q140 -70 116 -72Q100 -40 70 -28Q-10 -14 -80 -22Q-104 -26 -100 -40z',
      mix(paint.tar, paint.umber, 0.2),
    ),
    stroke('M-84 -58Q-50 -76 -10 -58Q40 -48 74 -82', mix(paint.umber, paint.apricot, 0.3), 6, {
      opacity: 0.7,
    }),
    circle(96, -110, 9, paint.tar) +
      circle(118, -92, 4, paint.snow) +
      circle(148, -84, 5, paint.ink) +
      fill('M128 -76q14 -2 16 -6l-8 12z', paint.snow),
  );

export function draw(): string {
  const p = new Picture('vega-tomme-hus');
  p.add(
    sky(p, 520, [
      [0, mix(paint.ink, paint.plum, 0.4)],
      [0.5, mix(paint.slate, paint.plum, 0.45)],
      [0.85, mix(paint.haze, paint.butter, 0.35)],
      [1, mix(paint.butter, paint.cream, 0.3)],
    ]),
    streaks(
      p,
      { x: -100, y: 20, w: 1800, h: 260 },
      26,
      mix(paint.ink, paint.plum, 0.45),
      0.55,
      620,
      46,
    ),
    streaks(
      p,
      { x: -100, y: 330, w: 1800, h: 110 },
      12,
      mix(paint.rose, paint.butter, 0.4),
      0.6,
      460,
      10,
    ),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 500],
            [200, 470],
            [360, 430],
            [470, 474],
            [620, 500],
          ],
          6,
          2,
        ),
        524,
      ),
      mix(paint.slate, paint.plum, 0.4),
    ),
    water(p, 516, 760, [
      [0, mix(paint.butter, paint.haze, 0.4)],
      [0.35, mix(paint.slate, paint.plum, 0.25)],
      [1, mix(paint.night, paint.plum, 0.3)],
    ]),
    ripples(p, { x: -20, y: 524, w: 1640, h: 200 }, 90, paint.snow, 0.45, 130, 5),
    ripples(p, { x: -20, y: 540, w: 1640, h: 200 }, 60, paint.ink, 0.4, 150, 5),
    fill(
      'M1180 540q60 -26 130 -20t110 20zM80 566q50 -20 110 -16t80 16z',
      mix(paint.plum, paint.ink, 0.4),
    ) + stroke('M1170 542h270M70 568h220', paint.snow, 5, { opacity: 0.8 }),
    mist(p, 470, 80, paint.cream, 0.35),
  );
  const knoll = ridge(
    p,
    [
      [-20, 760],
      [260, 690],
      [600, 640],
      [900, 632],
      [1200, 676],
      [1640, 760],
    ],
    7,
    4,
    8,
    true,
  );
  const wall = mix(paint.snow, paint.slate, 0.2);
  p.add(
    p.clipped(
      lines(under(knoll)),
      poly(
        under(knoll),
        p.along(
          [300, 640],
          [1200, 1010],
          spread(
            mix(paint.ochre, paint.moss, 0.4),
            mix(paint.moss, paint.umber, 0.35),
            mix(paint.pine, paint.ink, 0.35),
          ),
        ),
      ),
      brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 500, -0.5, 46, paint.butter, 2.6, 0.3),
      brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 400, -0.45, 46, paint.ink, 2.6, 0.28),
    ),
    // The house: long side towards us, paint gone from the boards in strips, slates missing.
    rect(500, 650, 640, 34, mix(paint.granite, paint.slate, 0.3)) +
      stroke(
        'M540 650v34M620 650v34M700 650v34M780 650v34M870 650v34M960 650v34M1060 650v34',
        paint.ink,
        3,
        { opacity: 0.5 },
      ),
    rect(
      510,
      400,
      620,
      252,
      p.along(
        [510, 0],
        [1130, 0],
        spread(mix(wall, paint.butter, 0.3), wall, mix(wall, paint.plum, 0.35)),
      ),
    ) + boards(510, 400, 620, 252, 18, paint.slate, true, 0.6),
    fill(
      Array.from({ length: 34 }, () => {
        const x = 510 + Math.floor(between(p.random, 0, 34)) * 18;
        const y = between(p.random, 410, 600);
        return `M${x + 2} ${Math.round(y)}h14v${Math.round(between(p.random, 16, 66))}h-14z`;
      }).join(''),
      mix(paint.granite, paint.umber, 0.35),
      { opacity: 0.75 },
    ),
    fill(
      'M480 412L560 262H1080L1160 412z',
      p.down(
        262,
        412,
        spread(mix(paint.slate, paint.plum, 0.3), mix(paint.night, paint.plum, 0.4)),
      ),
    ) +
      stroke('M544 300H1098M524 338H1118M502 376H1140', paint.ink, 4, {
        opacity: 0.5,
        'stroke-dasharray': '30 6',
      }) +
      fill('M690 300h72l20 50h-76zM930 340h60l14 46h-66z', paint.ink) +
      stroke('M706 320h56M712 336h60M944 360h50', mix(paint.umber, paint.granite, 0.3), 5),
    rect(620, 216, 44, 66, mix(paint.rust, paint.granite, 0.4)) +
      rect(960, 222, 44, 60, mix(paint.rust, paint.granite, 0.4)) +
      rect(612, 210, 60, 12, paint.ink) +
      stroke('M622 238h40M622 258h40M962 244h40M962 262h40', paint.tar, 3),
    pane(570, 460, 74, 110, { frame: paint.cream, glass: paint.ink }) +
      pane(996, 460, 74, 110, { frame: paint.cream, glass: paint.ink }) +
      pane(700, 460, 74, 110, { frame: paint.cream, glass: mix(paint.slate, paint.butter, 0.35) }) +
      pane(890, 460, 74, 110, { frame: paint.cream, glass: paint.ink }),
    ...[570, 890, 996].map((x, i) =>
      stroke(
        `M${x - 12} ${484 + i * 4}L${x + 88} 470M${x - 12} 530L${x + 88} ${544 - i * 6}`,
        mix(paint.umber, paint.granite, 0.45),
        17,
      ),
    ),
    rect(800, 500, 66, 152, mix(paint.fjord, paint.slate, 0.4)) +
      stroke('M800 500h66v152h-66z', paint.cream, 7) +
      fill('M866 500L896 512V664L866 652z', mix(paint.fjord, paint.ink, 0.3)) +
      rect(806, 506, 30, 146, paint.ink, { opacity: 0.8 }) +
      rect(780, 652, 110, 18, paint.granite),
    grass(p, knoll, 0.5, 54, mix(paint.ochre, paint.moss, 0.3)),
    // The wash line without washing, a boat gone to staves, a bird house fallen in.
    stroke(
      'M230 720V560M410 690V540M230 568Q320 600 410 548',
      mix(paint.granite, paint.umber, 0.3),
      8,
    ) + stroke('M300 588v30', paint.cream, 5),
    fill(
      'M1240 800Q1350 860 1540 790L1570 720Q1400 780 1220 740z',
      mix(paint.umber, paint.granite, 0.35),
    ) +
      stroke(
        'M1222 744Q1400 790 1570 724M1232 772Q1390 826 1556 758M1270 752l16 58M1340 766l8 60M1410 766v60M1480 752l-8 60',
        paint.tar,
        6,
      ) +
      fill('M1330 774l60 6v34l-54 -4z', paint.ink),
    fill(
      Array.from({ length: 34 }, (_, i) =>
        blob(
          p,
          150 + (i % 12) * 26 + between(p.random, -10, 10),
          880 - Math.floor(i / 12) * 22 + Math.abs((i % 12) - 5) * 6,
          between(p.random, 18, 30),
          between(p.random, 11, 18),
          0.2,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.3),
      { stroke: paint.ink, 'stroke-width': 2.5 },
    ) +
      stroke('M130 870L330 800M190 890L440 850', mix(paint.lime, paint.granite, 0.4), 20, {
        'stroke-linecap': 'round',
      }) +
      fill('M250 874q10 -36 50 -34t44 36z', paint.ink),
    fill('M560 960Q760 900 960 960L1010 1010H520z', mix(paint.granite, paint.plum, 0.25)) +
      fill('M580 962Q760 908 940 958Q760 930 580 962z', mix(paint.granite, paint.butter, 0.4)),
    mink(800, 936, 1.15),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [520, 990],
          [1060, 996],
          [1640, 985],
        ],
        6,
        9,
      ),
      0.5,
      90,
      shade(mix(paint.moss, paint.ochre, 0.3), 0.45),
    ),
    dabs(
      70,
      () => [between(p.random, 0, 1600), between(p.random, 920, 1000)],
      mix(paint.cream, paint.mist, 0.3),
      7,
      0.8,
    ),
    birds(p, 1260, 300, 5, 14, paint.ink),
  );
  return p.svg();
}
