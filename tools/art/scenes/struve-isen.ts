import { mix, paint, shade } from '../lib/color.ts';
import { horse } from '../lib/farm-animals.ts';
import { brush, dabs, hill, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5666,
  alt: {
    no: 'På en bred, islagt elv i lav vintersol ligger lange målestenger etter hverandre i en snorrett linje mot horisonten; menn i pels legger dem kant i kant, og en hest venter med slede.',
    sv: 'På en bred, frusen älv i låg vintersol ligger långa mätstänger efter varandra i en snörrät linje mot horisonten; män i päls lägger dem kant i kant, och en häst väntar med släde.',
    en: 'On a broad frozen river in low winter sun, long measuring rods lie one after another in a dead straight line towards the horizon; men in furs lay them end to end, and a horse waits with a sledge.',
  },
  caption: {
    no: 'I 1736 målte Maupertuis trekanter langs elva om sommeren og en rett linje på isen om vinteren. Fritt tegnet.',
    sv: 'År 1736 kom Maupertuis hit. Han mätte trianglar längs älven på sommaren och en rak linje på isen på vintern. Fritt tecknat.',
    en: 'In 1736 Maupertuis came here and measured triangles along the river in summer and a straight line on the ice in winter. Drawn freely.',
  },
  focal: [0.5, 0.58],
};

export function draw(): string {
  const p = new Picture('struve-isen');
  const snow = mix(paint.snow, paint.rose, 0.15);
  const shadow = mix(paint.slate, paint.heather, 0.4);
  const bank = (text: string, salt: number, t: number): string => {
    const line = ridge(p, pts(text), 5, salt, 8, true);
    return (
      poly(
        under(line, 640),
        p.down(560, 640, [
          [0, mix(snow, shadow, 0.3)],
          [0.45, mix(snow, shadow, 0.3), 0.1],
          [1, mix(snow, shadow, 0.3), 0],
        ]),
      ) +
      spruces(
        p,
        line,
        60,
        24 + t * 40,
        60 + t * 90,
        mix(mix(paint.pine, paint.plum, 0.35), paint.rose, 0.45 - t * 0.4),
        mix(paint.snow, paint.rose, 0.3),
      )
    );
  };
  p.add(
    sky(
      p,
      520,
      spread(
        mix(paint.fjord, paint.plum, 0.4),
        mix(paint.heather, paint.rose, 0.3),
        mix(paint.rose, paint.apricot, 0.4),
        paint.butter,
      ),
    ),
    stars(p, 30, 140, paint.snow),
    sun(p, 800, 470, 46, paint.snow, paint.cream, 10, 0.9),
    hill(
      p,
      pts('-20,440 220,400 420,430 640,486 960,490 1180,420 1360,380 1640,440'),
      mix(shadow, paint.rose, 0.4),
      { rough: 6, salt: 2 },
    ),
    mist(p, 420, 110, paint.cream, 0.7),
    bank('-20,470 260,492 560,514 700,524', 4, 0.1) +
      bank('900,524 1060,512 1340,488 1640,464', 5, 0.1),
    poly(
      pts('-20,524 1640,524 1640,1010 -20,1010'),
      p.down(
        524,
        1000,
        spread(mix(paint.butter, snow, 0.3), snow, mix(snow, shadow, 0.3), mix(snow, shadow, 0.55)),
      ),
    ),
    bank('-20,540 160,552 330,566 470,590', 6, 0.7) +
      bank('1130,590 1280,564 1460,548 1640,528', 7, 0.7),
    glow(p, 800, 560, 420, paint.cream, 0.8),
    // Wind-blown ridges and blue windows of bare ice.
    fill(
      Array.from({ length: 15 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 640, 990),
          between(p.random, 70, 190),
          between(p.random, 6, 18),
          0.25,
        ),
      ).join(''),
      mix(paint.fjord, paint.aurora, 0.3),
      { opacity: 0.34 },
    ),
    brush(p, { x: -20, y: 580, w: 1640, h: 420 }, 170, 0.03, 110, paint.snow, 4, 0.7),
    brush(p, { x: -20, y: 620, w: 1640, h: 380 }, 110, 0.03, 110, shadow, 4, 0.4),
    // The trodden line, out of the near corner to the sun.
    fill('M790 530H810L1040 1010H470z', mix(snow, shadow, 0.45), { opacity: 0.55 }),
  );
  // Rods of fir on trestles, each as long as the last: perspective makes them shrink.
  const at = (t: number): [number, number, number] => {
    const depth = 1 / (1 + t * 0.62);
    return [800 - 60 * depth, 530 + 460 * depth, depth];
  };
  for (let i = 13; i >= 0; i -= 1) {
    const [[x0, y0, d0], [x1, y1, d1]] = [at(i), at(i + 0.97)];
    const w0 = 30 * d0;
    const w1 = 30 * d1;
    p.add(
      fill(
        `M${n(x0 + 30 * d0)} ${n(y0 + 26 * d0)}L${n(x1 + 30 * d1)} ${n(y1 + 26 * d1)}L${n(x1 + 120 * d1)} ${n(y1 + 26 * d1)}L${n(x0 + 120 * d0)} ${n(y0 + 26 * d0)}z`,
        shadow,
        { opacity: 0.5 },
      ),
      fill(
        `M${n(x0 - w0)} ${n(y0)}L${n(x1 - w1)} ${n(y1)}H${n(x1 + w1)}L${n(x0 + w0)} ${n(y0)}z`,
        i % 2 ? mix(paint.ochre, paint.rust, 0.25) : mix(paint.ember, paint.rust, 0.5),
      ),
      fill(
        `M${n(x0 - w0)} ${n(y0)}L${n(x1 - w1)} ${n(y1)}H${n(x1 - w1 * 0.3)}L${n(x0 - w0 * 0.3)} ${n(y0)}z`,
        paint.butter,
        { opacity: 0.75 },
      ),
      fill(`M${n(x0 - w0)} ${n(y0)}h${n(2 * w0)}v${n(22 * d0)}h${n(-2 * w0)}z`, paint.tar),
      stroke(`M${n(x1 - w1)} ${n(y1 + 3 * d1)}h${n(2 * w1)}`, paint.ink, 9 * d1),
    );
  }
  const fur = mix(paint.umber, paint.granite, 0.3);
  p.add(
    ...[
      [700, 610, 54],
      [860, 602, 48],
      [846, 570, 28],
      [764, 566, 26],
    ].map(([x = 0, y = 0, h = 0]) =>
      figure(x, y, h, mix(paint.plum, paint.ink, 0.3), mix(paint.rose, paint.umber, 0.2)),
    ),
    // Horse and sledge with the next rods, in the middle distance.
    fill('M1020 716Q1230 690 1420 716Q1240 742 1020 716z', shadow, { opacity: 0.6 }),
    horse(1120, 712, 0.86, mix(paint.umber, paint.rust, 0.3), paint.tar, true, paint.oxblood),
    stroke('M1210 716H1420Q1440 716 1446 700M1240 716v-30M1400 716v-30', paint.tar, 9) +
      fill('M1216 668H1440V690H1226z', mix(paint.umber, paint.tar, 0.2)) +
      stroke('M1190 656H1470M1196 642H1464', mix(paint.ochre, paint.rust, 0.3), 11) +
      stroke('M1260 632V690M1390 632V690', paint.tar, 5),
    // Two lay a rod against the last one; the third, in a good coat, counts.
    fill('M448 966Q588 940 740 966Q588 990 448 966z', shadow, { opacity: 0.6 }),
    worker({
      at: [548, 954],
      h: 400,
      coat: fur,
      legs: mix(paint.tar, paint.umber, 0.3),
      hands: [
        [0.4, 0.16],
        [0.46, 0.2],
      ],
      lean: 0.26,
      stride: 0.15,
      hat: 'hood',
      hatColor: shade(fur, 0.25),
      beard: mix(paint.umber, paint.haze, 0.4),
      sleeve: mix(fur, paint.tar, 0.3),
    }),
    fill('M842 944Q972 920 1102 944Q972 966 842 944z', shadow, { opacity: 0.6 }),
    worker({
      at: [972, 930],
      h: 370,
      coat: mix(paint.oxblood, paint.umber, 0.3),
      legs: paint.tar,
      hands: [
        [-0.5, 0.2],
        [-0.44, 0.16],
      ],
      lean: -0.26,
      stride: 0.15,
      hat: 'cap',
      hatColor: paint.tar,
      sleeve: mix(paint.oxblood, paint.tar, 0.3),
    }),
    fill('M180 930Q320 900 420 930Q300 954 180 930z', shadow, { opacity: 0.6 }),
    worker({
      at: [280, 924],
      h: 380,
      coat: mix(paint.fjord, paint.night, 0.3),
      legs: paint.tar,
      hands: [
        [0.1, 0.6],
        [0.2, 0.58],
      ],
      lean: 0.03,
      hat: 'cap',
      hatColor: mix(paint.snow, paint.umber, 0.3),
      skirt: mix(paint.fjord, paint.night, 0.4),
    }),
    stroke('M214 760Q270 776 340 760', fur, 24) +
      stroke('M262 620q20 18 44 0', fur, 30, { 'stroke-linecap': 'round' }) +
      stroke('M206 912Q280 930 362 912', fur, 26, { 'stroke-linecap': 'round' }),
    fill('M310 660l66 -20l18 54l-66 20z', paint.cream) +
      stroke('M324 672l44 -12M330 688l44 -12', paint.umber, 4),
    // Breath hangs in the cold.
    fill(blob(p, 716, 640, 24, 12, 0.3) + blob(p, 350, 590, 36, 18, 0.3), paint.snow, {
      opacity: 0.7,
    }),
    circle(800, 470, 40, paint.snow),
    dabs(110, () => [p.random() * 1600, 520 + p.random() * 480], paint.snow, 5, 0.9),
  );
  return p.svg();
}
