import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5607,
  alt: {
    no: 'I et verksted tvinnes et armtykt tau av oksehud; hudene henger under taket, tauet ligger i en stor kveil, og i døra står en okse og ser inn.',
    sv: 'I en verkstad tvinnas en armtjock lina av oxhud; hudarna hänger under taket, linan ligger i en stor rulle, och i dörren står en oxe och tittar in.',
    en: 'In a workshop a rope thick as an arm is twisted from ox hide; hides hang under the roof, the rope lies in a great coil, and an ox looks in at the door.',
  },
  caption: {
    no: 'Til tauene i gruven trengtes huder fra tusener av okser. Kjøttet ble det falukorv av.',
    sv: 'Till gruvans linor behövdes hudar från tusentals oxar. Köttet blev falukorv.',
    en: 'The mine’s ropes took the hides of thousands of oxen. The meat became the sausage falukorv.',
  },
  focal: [0.5, 0.55],
};

const hide = mix(paint.umber, paint.apricot, 0.35);

/** Three strands laid to a rope along a line of points; `w` is how thick it is. */
function rope(points: Point[], w: number): string {
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  let lay = '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    for (let t = 0; t < l; t += w * 0.62) {
      const [cx, cy] = [a[0] + ux * t, a[1] + uy * t];
      lay += `M${n(cx + uy * w * 0.42 - ux * w * 0.3)} ${n(cy - ux * w * 0.42 - uy * w * 0.3)}L${n(cx - uy * w * 0.42 + ux * w * 0.3)} ${n(cy + ux * w * 0.42 + uy * w * 0.3)}`;
    }
  }
  return (
    stroke(d, shade(hide, 0.55), w * 1.12, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    stroke(d, hide, w * 0.92, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
    stroke(lay, shade(hide, 0.5), w * 0.13, { 'stroke-linecap': 'round' }) +
    stroke(lay, mix(hide, paint.butter, 0.45), w * 0.1, {
      'stroke-linecap': 'round',
      transform: `translate(${n(w * 0.2)} 0)`,
      opacity: 0.7,
    })
  );
}

const ring = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 37 }, (_, i): Point => [
    cx + Math.cos((i / 36) * 6.283) * rx,
    cy + Math.sin((i / 36) * 6.283) * ry,
  ]);

/** A hide hung over the beam by its neck. */
const pelt = (p: Picture, x: number, s: number, color: string, spots: string): string =>
  group(
    { transform: `translate(${x} 60) scale(${s})` },
    fill(
      'M-30 0H30Q44 50 70 60L112 40L120 76L84 116Q96 190 84 250L124 310L98 330L56 292Q30 310 12 306L4 360L-6 306Q-34 310 -56 292L-98 330L-124 310L-84 250Q-96 190 -84 116L-120 76L-112 40L-70 60Q-44 50 -30 0z',
      p.along(
        [-120, 0],
        [120, 0],
        spread(mix(color, paint.butter, 0.2), color, shade(color, 0.45)),
      ),
    ),
    fill(spots, paint.cream, { opacity: 0.85 }),
  );

export function draw(): string {
  const p = new Picture('falun-okselina');
  const wood = mix(paint.umber, paint.tar, 0.5);
  p.add(
    rect(
      0,
      0,
      1600,
      760,
      p.around(
        980,
        460,
        1000,
        spread(mix(wood, paint.butter, 0.4), wood, mix(paint.tar, paint.ink, 0.4)),
      ),
    ),
    stroke(Array.from({ length: 24 }, (_, i) => `M${i * 70} 0V760`).join(''), paint.ink, 5, {
      opacity: 0.5,
    }),
    brush(p, { x: 0, y: 0, w: 1600, h: 760 }, 190, 1.57, 70, paint.ink, 2.6, 0.3),
    rect(
      0,
      740,
      1600,
      270,
      p.along(
        [1100, 740],
        [0, 1000],
        spread(mix(paint.umber, paint.butter, 0.4), mix(wood, paint.umber, 0.4), paint.tar),
      ),
    ),
    stroke(
      'M-20 800H1620M-20 872H1620M-20 950H1620M300 740L220 1000M700 740V1000M1180 740L1260 1000',
      paint.tar,
      5,
      { opacity: 0.6 },
    ),
    // The open door: a yard in winter, and the ox.
    rect(
      950,
      190,
      420,
      560,
      p.down(190, 750, spread(mix(paint.slate, paint.haze, 0.5), paint.mist, paint.snow)),
    ),
    fill(
      'M950 470L1050 400L1150 450L1260 384L1370 440V560H950z',
      mix(paint.haze, paint.slate, 0.4),
    ) +
      fill('M1010 560V450L1060 410L1110 450V560z', mix(paint.rust, paint.oxblood, 0.3)) +
      stroke('M1000 456L1060 406L1120 456', paint.snow, 12) +
      rect(1046, 480, 28, 34, paint.butter),
    rect(
      950,
      560,
      420,
      190,
      p.down(560, 750, spread(paint.snow, mix(paint.haze, paint.snow, 0.4))),
    ),
  );
  const ox = mix(paint.rust, paint.umber, 0.35);
  p.add(
    p.clipped(
      'M950 190H1370V750H950z',
      fill(
        'M1390 420Q1300 380 1210 420Q1130 430 1090 500Q1060 600 1100 660L1110 760H1180L1190 690Q1290 720 1390 690z',
        ox,
      ) + fill('M1090 640Q1200 700 1390 680V700Q1290 720 1190 700z', paint.ink, { opacity: 0.3 }),
    ),
    fill(
      'M1080 470Q1130 430 1178 470Q1196 520 1176 580L1160 640Q1130 664 1098 640L1082 580Q1062 520 1080 470z',
      p.along([1070, 0], [1190, 0], spread(mix(ox, paint.butter, 0.3), ox, shade(ox, 0.4))),
    ),
    fill(
      'M1098 640Q1130 664 1160 640Q1170 610 1150 600H1108Q1090 610 1098 640z',
      mix(paint.rose, paint.umber, 0.3),
    ) +
      dabs(2, (i) => [1116 + i * 28, 624], paint.tar, 11) +
      fill('M1112 480l18 -20l16 20l-16 100z', paint.cream, { opacity: 0.85 }) +
      circle(1094, 530, 8, paint.ink) +
      circle(1166, 530, 8, paint.ink),
    stroke('M1086 476Q1030 460 1036 396M1174 476Q1230 460 1226 396', paint.cream, 18, {
      'stroke-linecap': 'round',
    }) + stroke('M1036 412V396M1226 412V396', paint.tar, 14, { 'stroke-linecap': 'round' }),
    fill(
      'M1076 496Q1024 490 1010 520Q1044 544 1080 524zM1184 496Q1238 490 1250 520Q1216 544 1180 524z',
      shade(ox, 0.2),
    ),
    glow(p, 1100, 660, 90, paint.snow, 0.4),
    stroke('M950 190H1370V750H950z', mix(paint.umber, paint.tar, 0.25), 32) +
      stroke('M966 206H1354', mix(paint.umber, paint.butter, 0.4), 5),
    fill('M950 756H1370L1300 1000H620z', paint.cream, { opacity: 0.22 }),
    // Hides under the beam, and what became of the meat.
    pelt(
      p,
      200,
      1.08,
      mix(paint.tar, paint.umber, 0.4),
      'M-60 120q50 -20 60 40q-30 50 -60 10zM30 220q40 -20 40 40q-40 20 -40 -40z',
    ),
    pelt(p, 470, 1.16, ox, 'M10 110q60 -10 50 50q-50 20 -50 -50z'),
    pelt(p, 740, 1.06, mix(paint.cream, paint.umber, 0.25), 'M0 0z'),
    rect(-20, 34, 1640, 46, mix(paint.umber, paint.tar, 0.3)) +
      rect(-20, 34, 1640, 8, mix(paint.umber, paint.butter, 0.35)),
    stroke(
      'M1424 96Q1410 250 1464 254Q1518 250 1504 96M1530 96Q1520 200 1560 206Q1600 200 1590 96',
      mix(paint.rust, paint.rose, 0.25),
      32,
      { 'stroke-linecap': 'round' },
    ) +
      stroke(
        'M1416 140Q1416 220 1444 240M1522 130Q1524 184 1544 194',
        mix(paint.rose, paint.butter, 0.4),
        5,
        { 'stroke-linecap': 'round' },
      ) +
      stroke('M1424 76v20M1504 76v20M1530 76v20M1590 76v20', paint.lime, 5),
  );
  p.add(
    // The stand with the hook, the rope in the making, the men at either end.
    rect(60, 540, 40, 400, mix(paint.umber, paint.ochre, 0.2)) +
      rect(30, 920, 150, 30, mix(paint.umber, paint.tar, 0.3)) +
      circle(80, 600, 66, 'none', {
        stroke: mix(paint.umber, paint.ochre, 0.3),
        'stroke-width': 20,
      }) +
      stroke('M14 600H146M80 534V666', mix(paint.umber, paint.ochre, 0.3), 13),
    stroke('M140 600L420 626M140 590L420 616M140 612L420 640', mix(hide, paint.butter, 0.2), 13),
    worker({
      at: [330, 950],
      h: 400,
      coat: mix(paint.fjord, paint.slate, 0.2),
      legs: paint.tar,
      hands: [
        [0.16, 0.78],
        [0.24, 0.8],
      ],
      lean: 0.06,
      stride: 0.12,
      hat: 'cap',
      hatColor: paint.oxblood,
      beard: paint.umber,
      sleeve: mix(paint.lime, paint.granite, 0.3),
    }),
    rope(
      [
        [420, 628],
        [560, 640],
        [700, 656],
        [800, 690],
        [856, 760],
        [880, 830],
      ],
      46,
    ),
    worker({
      at: [640, 958],
      h: 390,
      coat: mix(paint.ochre, paint.umber, 0.4),
      legs: mix(paint.tar, paint.ink, 0.4),
      hands: [
        [-0.1, 0.76],
        [0.2, 0.74],
      ],
      lean: 0.03,
      stride: 0.14,
      hat: 'brim',
      hatColor: paint.tar,
      sleeve: mix(paint.rust, paint.umber, 0.3),
    }),
    fill('M860 980Q1140 1040 1440 970L1400 1000H900z', paint.ink, { opacity: 0.5 }),
    rope(ring(1120, 920, 250, 66), 52),
    rope(ring(1120, 880, 240, 62), 52),
    rope(ring(1120, 838, 228, 58), 52),
    fill('M964 836a156 30 0 1 0 312 0a156 30 0 1 0 -312 0z', mix(paint.tar, paint.ink, 0.4)),
    rope(
      [
        [876, 810],
        [892, 836],
        [920, 860],
      ],
      50,
    ),
    glow(p, 1080, 470, 700, paint.cream, 0.22),
    vignette(p, 840, 560, 0.6),
  );
  return p.svg();
}
