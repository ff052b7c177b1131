import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { rain } from '../lib/weather.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5619,
  alt: {
    no: 'Munken Ansgar står på en stein i regnet og leser høyt; tre mennesker lytter, mens de andre bærer fisk og sekker forbi; bak reises en liten kirke av tre.',
    sv: 'Munken Ansgar står på en sten i regnet och läser högt; tre människor lyssnar, medan de andra bär fisk och säckar förbi; bakom reses en liten kyrka av trä.',
    en: 'The monk Ansgar stands on a stone in the rain and reads aloud; three people listen while the others carry fish and sacks past; behind, a small wooden church is going up.',
  },
  caption: {
    no: 'Ansgar kom omkring 830 for å omvende folk. Han fikk bygge en kirke, men ikke mange fulgte ham. Fritt tegnet.',
    sv: 'Munken Ansgar kom omkring 830 för att omvända folk. Han fick bygga en kyrka, men inte många följde honom. Fritt tecknat.',
    en: 'The monk Ansgar came around 830 to convert people. He was allowed a church, but not many followed him. Drawn freely.',
  },
  focal: [0.44, 0.5],
};

export function draw(): string {
  const p = new Picture('birka-ansgar');
  const wood = mix(paint.ochre, paint.granite, 0.4);
  const ground = ridge(p, pts('-20,640 320,612 700,640 1060,616 1620,648'), 4, 6, 8, true);
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.night, paint.slate, 0.5),
        mix(paint.slate, paint.haze, 0.4),
        mix(paint.haze, paint.mist, 0.5),
      ),
    ),
    heap(p, -80, 240, 700, 210, mix(paint.slate, paint.night, 0.35), 0.8),
    heap(p, 700, 200, 940, 220, mix(paint.slate, paint.night, 0.3), 0.85),
    poly(
      under(ridge(p, pts('-20,450 240,420 520,452 900,410 1200,440 1620,404'), 4, 2, 8, true), 520),
      mix(paint.haze, paint.slate, 0.45),
    ),
    spruces(
      p,
      pts('-20,452 520,452 900,414 1620,408'),
      90,
      20,
      54,
      mix(paint.slate, paint.leaf, 0.35),
    ),
    mist(p, 380, 150, paint.mist, 0.8),
    rect(
      0,
      490,
      1600,
      170,
      p.down(490, 660, spread(mix(paint.haze, paint.mist, 0.4), mix(paint.slate, paint.haze, 0.3))),
    ),
    ripples(p, { x: -20, y: 496, w: 1640, h: 110 }, 90, paint.snow, 0.45, 90, 3),
    // Ships drawn up.
    stroke('M180 640V380M1480 640V340', paint.tar, 9) +
      stroke('M100 410H260M1390 376H1570', paint.tar, 8) +
      fill(
        'M-20 600Q60 650 160 640H300Q350 600 352 540Q380 620 330 680H-20zM1320 650Q1340 610 1334 560Q1360 650 1440 656H1620V700H1360z',
        mix(paint.tar, paint.umber, 0.3),
      ),
    poly(
      under(ground),
      p.down(
        610,
        1000,
        spread(
          mix(paint.moss, paint.granite, 0.45),
          mix(paint.umber, paint.granite, 0.35),
          mix(paint.tar, paint.umber, 0.3),
        ),
      ),
    ),
    brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 300, 0.02, 60, paint.tar, 3.4, 0.35),
    brush(p, { x: -20, y: 640, w: 1640, h: 360 }, 150, 0.02, 50, paint.mist, 2.6, 0.35),
    grass(p, ground, 0.25, 22, mix(paint.moss, paint.granite, 0.3)),
  );
  // The church: posts, sill and half its boards, rafters without a roof, a plain cross already up.
  p.add(
    fill('M860 660V430L990 260L1120 430V660z', mix(paint.tar, paint.granite, 0.35)),
    fill('M860 660V430H946V660zM946 660V520H1030V660z', wood) +
      stroke(
        'M882 430V660M904 430V660M926 430V660M968 520V660M990 520V660M1010 520V660',
        mix(paint.umber, paint.tar, 0.3),
        4,
      ),
    stroke(
      'M860 664V430L990 250L1120 430V664M860 430H1120M946 430V664M1034 430V664M990 250V430',
      mix(wood, paint.umber, 0.35),
      17,
      { 'stroke-linejoin': 'round' },
    ),
    stroke(
      'M1120 430L1290 400V640M990 250L1150 226L1290 400M1120 664L1290 640M1044 240L1176 424M1100 234L1236 412M1176 420V654M1236 408V648',
      mix(wood, paint.umber, 0.5),
      12,
      { 'stroke-linejoin': 'round' },
    ),
    stroke('M990 250V120M946 164H1034', mix(wood, paint.cream, 0.3), 15),
    stroke(
      'M1150 660L1180 300M1196 660L1216 300M1156 600h44M1164 530h42M1170 460h40M1176 390h38',
      mix(paint.ochre, paint.umber, 0.2),
      8,
    ),
    worker({
      at: [1206, 400],
      h: 130,
      coat: paint.rust,
      legs: paint.tar,
      hands: [
        [-0.3, 0.76],
        [0.1, 0.6],
      ],
      hat: 'cap',
      hatColor: paint.tar,
      lean: -0.08,
    }),
    mist(p, 560, 130, paint.mist, 0.3),
    // Those who have other things to do.
    worker({
      at: [1370, 800],
      h: 250,
      coat: mix(paint.moss, paint.tar, 0.3),
      legs: paint.tar,
      hands: [
        [0.16, 0.9],
        [0.02, 0.9],
      ],
      lean: 0.06,
      stride: 0.16,
      hat: 'cap',
      hatColor: paint.oxblood,
      beard: paint.umber,
    }) +
      fill(
        'M1330 566q70 -40 130 0q14 40 -20 56h-90q-34 -20 -20 -56z',
        mix(paint.lime, paint.umber, 0.3),
      ),
    worker({
      at: [1520, 850],
      h: 280,
      coat: mix(paint.fjord, paint.night, 0.3),
      legs: paint.tar,
      skirt: mix(paint.fjord, paint.night, 0.5),
      hands: [
        [0.2, 0.52],
        [-0.1, 0.5],
      ],
      lean: 0.04,
      hat: 'scarf',
      hatColor: paint.lime,
    }),
    fill('M1540 726h70q10 40 -10 70h-50q-20 -30 -10 -70z', mix(paint.umber, paint.ochre, 0.3)) +
      fill('M1546 728q20 -24 26 -4q14 -22 20 -2q14 -12 14 6z', paint.haze),
    worker({
      at: [120, 830],
      h: 270,
      coat: mix(paint.umber, paint.rust, 0.3),
      legs: paint.tar,
      hands: [
        [-0.2, 0.66],
        [0.2, 0.64],
      ],
      lean: -0.05,
      stride: 0.15,
      hat: 'brim',
      hatColor: paint.tar,
      beard: paint.granite,
    }) +
      stroke('M40 652H230', paint.umber, 9) +
      stroke('M66 654v36M96 654v44M176 654v40M206 654v34', paint.haze, 17, {
        'stroke-linecap': 'round',
      }),
  );
  // Ansgar on his stone.
  const habit = mix(paint.tar, paint.plum, 0.35);
  p.add(
    fill(blob(p, 600, 910, 180, 78, 0.1, 13), mix(paint.granite, paint.night, 0.35)) +
      fill(blob(p, 590, 886, 150, 46, 0.12, 12), mix(paint.granite, paint.mist, 0.3)) +
      dabs(
        16,
        () => [between(p.random, 470, 720), between(p.random, 870, 940)],
        paint.moss,
        13,
        0.7,
      ),
    group(
      {},
      fill(
        'M540 880Q510 700 550 560Q560 500 600 488Q650 492 662 550Q704 700 690 880Q610 904 540 880z',
        p.along(
          [520, 0],
          [700, 0],
          spread(mix(habit, paint.ink, 0.4), habit, mix(habit, paint.haze, 0.3)),
        ),
      ),
      stroke('M580 560Q560 720 570 884M640 560Q664 720 650 886', paint.ink, 5, { opacity: 0.5 }) +
        stroke('M548 690Q620 716 690 688', paint.lime, 8) +
        stroke('M640 702l4 90', paint.lime, 7),
      circle(606, 446, 44, mix(paint.rose, paint.umber, 0.2)) +
        fill(
          'M562 446Q556 398 606 396Q656 398 650 440Q640 420 606 418Q574 420 562 446z',
          mix(paint.umber, paint.tar, 0.3),
        ) +
        fill('M576 404q30 -16 60 0q-30 10 -60 0z', mix(paint.rose, paint.cream, 0.2)),
      fill('M560 500Q600 530 656 500L664 540Q604 570 552 540z', mix(habit, paint.ink, 0.3)),
      stroke('M652 560Q720 590 740 560', habit, 40, { 'stroke-linecap': 'round' }) +
        circle(748, 556, 19, mix(paint.rose, paint.umber, 0.2)),
      fill('M716 500L760 524L806 494V556L760 588L716 562z', mix(paint.oxblood, paint.rust, 0.3)) +
        fill('M724 506L760 526V578L724 556zM798 500L760 526V578L798 552z', paint.cream) +
        stroke('M732 522l20 10M732 536l20 10M768 534l20 -12M768 548l20 -12', paint.tar, 3),
      stroke('M556 570Q480 560 452 470', habit, 38, { 'stroke-linecap': 'round' }) +
        circle(448, 458, 19, mix(paint.rose, paint.umber, 0.2)),
      stroke('M440 520V330M396 380H484', mix(paint.butter, paint.ochre, 0.4), 13, {
        'stroke-linecap': 'round',
      }),
    ),
    // His three: one old, one young, one child under a cloak.
    worker({
      at: [890, 960],
      h: 340,
      coat: mix(paint.haze, paint.slate, 0.4),
      legs: paint.tar,
      skirt: mix(paint.slate, paint.fjord, 0.4),
      hands: [
        [-0.06, 0.48],
        [0.04, 0.48],
      ],
      lean: -0.04,
      hat: 'scarf',
      hatColor: paint.snow,
    }),
    worker({
      at: [1020, 970],
      h: 360,
      coat: mix(paint.ochre, paint.umber, 0.4),
      legs: mix(paint.tar, paint.ink, 0.3),
      hands: [
        [-0.08, 0.46],
        [0.06, 0.44],
      ],
      lean: -0.05,
      beard: paint.snow,
      hat: 'hood',
      hatColor: mix(paint.umber, paint.tar, 0.2),
    }),
    worker({
      at: [790, 976],
      h: 210,
      coat: paint.ember,
      legs: paint.tar,
      hands: [
        [-0.08, 0.5],
        [0.08, 0.5],
      ],
      lean: -0.02,
    }),
    fill(
      'M330 970Q420 950 500 974Q440 990 350 986zM1120 950Q1240 930 1330 958Q1240 980 1140 970z',
      mix(paint.haze, paint.mist, 0.3),
      { opacity: 0.8 },
    ),
    rain(p, { x: 0, y: -20, w: 1640, h: 1000 }, 190, paint.snow, 0.4),
    stroke(lines(ground, false), paint.mist, 2, { opacity: 0.4 }),
  );
  return p.svg();
}
