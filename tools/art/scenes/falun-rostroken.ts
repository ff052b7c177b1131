import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5605,
  alt: {
    no: 'Gul røyk velter opp fra rekker av glødende malmhauger og legger seg over byen; solen er en blek skive, bakken er bar, og arbeiderne har tørkle foran munnen.',
    sv: 'Gul rök väller upp ur rader av glödande malmhögar och lägger sig över staden; solen är en blek skiva, marken är bar, och arbetarna har duk för munnen.',
    en: 'Yellow smoke rolls up from rows of glowing ore heaps and settles on the town; the sun is a pale disc, the ground is bare, and the workers have cloths over their mouths.',
  },
  caption: {
    no: 'Svovelrøyken fra rostingen av malmen var så stram at ikke et grønt strå vokste.',
    sv: 'Röken från rostningen av malmen var så stark att inte ett grässtrå växte.',
    en: 'The smoke from roasting the ore was so harsh that not a blade of grass would grow.',
  },
  focal: [0.5, 0.6],
};

/** A roast: ore on burning logs between two low stone walls, seen from its open end. */
function roast(p: Picture, x: number, y: number, s: number): string {
  const stones = mix(paint.granite, paint.plum, 0.45);
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    fill('M-190 10Q0 34 190 10V-10H-190z', paint.ink, { opacity: 0.4 }),
    fill(
      'M-130 0Q-150 -70 -90 -104Q-40 -150 10 -142Q80 -140 110 -96Q146 -60 130 0z',
      p.down(
        -140,
        0,
        spread(mix(paint.rust, paint.plum, 0.4), mix(paint.rust, paint.tar, 0.3), paint.ember),
      ),
    ),
    fill(
      Array.from({ length: 26 }, () =>
        blob(
          p,
          between(p.random, -104, 104),
          between(p.random, -112, -30),
          between(p.random, 12, 26),
          between(p.random, 9, 18),
          0.2,
          7,
        ),
      ).join(''),
      mix(paint.tar, paint.plum, 0.4),
    ),
    fill(
      Array.from({ length: 16 }, () =>
        blob(
          p,
          between(p.random, -100, 100),
          between(p.random, -90, -20),
          between(p.random, 8, 18),
          between(p.random, 6, 12),
          0.2,
          7,
        ),
      ).join(''),
      mix(paint.rust, paint.ochre, 0.3),
    ),
    stroke('M-116 -8H116M-100 -22H104', mix(paint.tar, paint.ink, 0.4), 13),
    dabs(7, (i) => [-110 + i * 37, -16], paint.butter, 15) +
      dabs(12, () => [between(p.random, -100, 100), between(p.random, -60, -10)], paint.apricot, 9),
    glow(p, 0, -30, 190, paint.ember, 0.55),
    fill('M-184 4V-84H-126V4zM126 4V-84H184V4z', stones),
    stroke(
      'M-184 -60h58M-184 -34h58M-184 -10h58M-156 -84v24M-140 -60v26M-164 -34v24M126 -60h58M126 -34h58M126 -10h58M152 -84v24M170 -60v26M146 -34v24',
      paint.ink,
      4,
      { opacity: 0.6 },
    ),
  );
}

/** Smoke that rolls up and to the right. */
const smoke = (
  p: Picture,
  x: number,
  y: number,
  s: number,
  color: string,
  opacity: number,
): string =>
  fill(
    Array.from({ length: 14 }, (_, i) => {
      const t = i / 13;
      return blob(
        p,
        x + t * t * 420 * s + between(p.random, -20, 20),
        y - t * 360 * s,
        (30 + t * 120) * s,
        (24 + t * 70) * s,
        0.16,
        11,
      );
    }).join(''),
    p.down(y - 420 * s, y, [
      [0, color, opacity * 0.5],
      [0.5, color, opacity],
      [1, color, opacity * 0.5],
    ]),
  );

export function draw(): string {
  const p = new Picture('falun-rostroken');
  const fume = mix(paint.ochre, paint.cream, 0.5);
  const sick = mix(paint.ochre, paint.moss, 0.35);
  const line = (y: number, salt: number): ReturnType<typeof ridge> =>
    ridge(
      p,
      pts(`-20,${y} 300,${y - 40} 640,${y + 6} 980,${y - 34} 1300,${y} 1620,${y - 26}`),
      5,
      salt,
      8,
      true,
    );
  p.add(
    sky(
      p,
      640,
      spread(
        mix(sick, paint.umber, 0.45),
        mix(sick, paint.ochre, 0.4),
        mix(fume, paint.butter, 0.4),
        fume,
      ),
    ),
    circle(1010, 190, 62, mix(paint.cream, paint.snow, 0.6)) +
      glow(p, 1010, 190, 300, paint.cream, 0.5),
    poly(under(line(470, 2), 760), mix(fume, paint.umber, 0.35)),
    // The town: roofs in a row and two churches that drown in the haze.
    fill(
      'M180 500v-60l20 -60l8 -70l8 70l20 60v60zM236 500v-52h130v52zM560 520v-74h16v-34h40l6 -50l6 50h40v34h16v74z',
      mix(paint.plum, fume, 0.5),
    ),
    fill(
      Array.from(
        { length: 24 },
        (_, i) => `M${20 + i * 66} 540v-${26 + ((i * 13) % 18)}l22 -20l22 20v40z`,
      ).join(''),
      mix(paint.plum, fume, 0.42),
    ),
    mist(p, 400, 190, fume, 0.85),
    poly(
      under(line(560, 4)),
      p.down(
        540,
        1000,
        spread(
          mix(paint.umber, fume, 0.3),
          mix(paint.umber, paint.plum, 0.45),
          mix(paint.tar, paint.ink, 0.3),
        ),
      ),
    ),
    brush(p, { x: -20, y: 570, w: 1640, h: 430 }, 420, 0.04, 60, paint.ink, 3, 0.3),
    brush(p, { x: -20, y: 570, w: 1640, h: 430 }, 200, 0.02, 50, fume, 2.4, 0.3),
    // Stumps, all that is left of the wood.
    ...[
      [90, 640, 0.6],
      [420, 610, 0.5],
      [1500, 630, 0.6],
      [1290, 596, 0.4],
      [690, 596, 0.4],
      [60, 850, 1.1],
      [1540, 900, 1.2],
    ].map(([x = 0, y = 0, s = 1]) =>
      fill(
        'M-26 6Q-18 -20 -20 -54L-8 -40L2 -62L12 -44L22 -56Q20 -20 30 6z',
        mix(paint.tar, paint.plum, 0.4),
        { transform: `translate(${x} ${y}) scale(${s})` },
      ),
    ),
    roast(p, 520, 640, 0.42) + roast(p, 800, 632, 0.42) + roast(p, 1090, 640, 0.42),
    smoke(p, 520, 590, 0.75, mix(fume, paint.cream, 0.3), 0.8) +
      smoke(p, 800, 582, 0.8, fume, 0.8) +
      smoke(p, 1090, 590, 0.75, mix(fume, paint.cream, 0.4), 0.8),
    roast(p, 330, 780, 0.85),
    roast(p, 1230, 790, 0.85),
    smoke(p, 330, 680, 1.25, mix(paint.butter, fume, 0.5), 0.75),
    smoke(p, 1230, 690, 1.2, mix(paint.cream, fume, 0.4), 0.75),
  );
  p.add(
    roast(p, 800, 920, 1.35),
    smoke(p, 780, 740, 1.55, mix(paint.butter, paint.cream, 0.4), 0.55),
    // Two who tend the fires.
    worker({
      at: [470, 952],
      h: 350,
      coat: mix(paint.tar, paint.plum, 0.35),
      legs: paint.ink,
      hands: [
        [0.2, 0.5],
        [0.4, 0.44],
      ],
      lean: 0.12,
      stride: 0.16,
      hat: 'brim',
      hatColor: paint.ink,
      sleeve: mix(paint.umber, paint.plum, 0.5),
    }),
    fill('M488 652q30 14 60 -2l2 30q-40 22 -66 0z', paint.lime),
    stroke('M540 778L690 858', mix(paint.umber, paint.tar, 0.3), 12, {
      'stroke-linecap': 'round',
    }) + fill('M676 838l46 20l-8 26l-48 -20z', mix(paint.slate, paint.ink, 0.4)),
    worker({
      at: [1150, 966],
      h: 340,
      coat: mix(paint.fjord, paint.ink, 0.4),
      legs: paint.tar,
      hands: [
        [-0.2, 0.46],
        [0.16, 0.44],
      ],
      lean: -0.04,
      stride: 0.1,
      hat: 'brim',
      hatColor: paint.ink,
      sleeve: mix(paint.fjord, paint.plum, 0.4),
    }),
    fill('M1106 672q30 14 58 0l0 30q-34 20 -60 0z', paint.lime),
    // A barrow of ore.
    fill('M1210 852H1420L1390 930H1244z', mix(paint.umber, paint.tar, 0.45)) +
      stroke('M1228 872L1120 812M1250 930l-14 44', mix(paint.umber, paint.tar, 0.2), 13, {
        'stroke-linecap': 'round',
      }) +
      circle(1370, 950, 36, 'none', { stroke: paint.tar, 'stroke-width': 13 }) +
      fill(
        Array.from({ length: 12 }, (_, i) =>
          blob(p, 1236 + (i % 6) * 33, 846 - Math.floor(i / 6) * 24, 24, 19, 0.2, 7),
        ).join(''),
        shade(mix(paint.rust, paint.ochre, 0.3), 0.2),
      ) +
      dabs(12, () => [between(p.random, 1230, 1400), between(p.random, 815, 850)], paint.butter, 6),
    dabs(
      60,
      () => {
        const t = p.random();
        return [800 + (p.random() - 0.5) * (200 + t * 500), 860 - t * 500];
      },
      paint.apricot,
      5,
    ),
    mist(p, 600, 260, fume, 0.28),
  );
  return p.svg();
}
