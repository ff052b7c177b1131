import { bareTree } from '../lib/bare-tree.ts';
import { brickFace } from '../lib/brick.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { dalaHorse } from '../lib/dala-horse.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { figure, umbrella } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks } from '../lib/sky.ts';
import { needleSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { roundArch } from '../lib/stonework.ts';
import { fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { rain } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5242,
  alt: {
    no: 'Dalarnas museum i Falun en regnværskveld: tre malte dalahester i et stort vindu, og utenfor museets mur av tegl langs åen.',
    sv: 'Dalarnas museum i Falun en regnig kväll: tre målade dalahästar i ett stort fönster, och utanför museets tegelmur längs ån.',
    en: 'Dalarnas museum in Falun on a rainy evening: three painted Dala horses in a large window, and outside the museum’s brick wall along the river.',
  },
  focal: [0.5, 0.62],
};

export function draw(): string {
  const p = new Picture('dalarnas-museum');
  const brick = mix(paint.rust, paint.plum, 0.25);
  const lit = mix(paint.rust, paint.apricot, 0.22);
  const warm = mix(paint.butter, paint.apricot, 0.25);
  const wood = mix(paint.umber, paint.ochre, 0.3);
  const shore = 604;
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.night, paint.fjord, 0.5),
        mix(paint.fjord, paint.slate, 0.5),
        mix(paint.slate, paint.rose, 0.3),
      ),
    ),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 260 },
      22,
      mix(paint.slate, paint.haze, 0.4),
      0.4,
      480,
      16,
    ),
    fill('M-20 460Q300 380 620 420T1200 400T1640 430V620H-20z', mix(paint.fjord, paint.slate, 0.5)),
    // The town across the bridge, and the church spire above it.
    ...Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [820 + i * 70, 470 - ((i * 41) % 46)];
      return (
        rect(x, y, 66, 160, mix(paint.night, paint.slate, 0.35 + (i % 3) * 0.12)) +
        poly(
          pts(`${x - 4},${y} ${x + 33},${y - 34} ${x + 70},${y}`),
          mix(paint.night, paint.plum, 0.3),
        ) +
        rect(x + 12, y + 20, 12, 18, i % 3 ? warm : paint.night) +
        rect(x + 40, y + 20, 12, 18, i % 2 ? warm : paint.night)
      );
    }),
    rect(1216, 330, 56, 170, mix(paint.oxblood, paint.night, 0.45)) +
      needleSpire(1244, 330, 54, 120, mix(paint.slate, paint.fjord, 0.4), paint.haze),
    mist(p, 400, 190, mix(paint.slate, paint.rose, 0.3), 0.6),
    rect(
      0,
      shore,
      1600,
      280,
      p.down(shore, 860, spread(mix(paint.slate, paint.heather, 0.4), paint.fjord, paint.night)),
    ),
    // The museum: closed volumes of brick that follow the river.
    brickFace(p, pts('120,614 120,300 330,300 330,622'), brick, 12, paint.ink, paint.rose),
    brickFace(
      p,
      pts('330,640 330,226 560,226 560,640'),
      p.along([330, 0], [560, 0], spread(lit, brick)),
      13,
      paint.ink,
      paint.apricot,
    ),
    brickFace(
      p,
      pts('560,640 560,356 900,392 900,616'),
      mix(brick, paint.plum, 0.3),
      12,
      paint.ink,
      paint.rose,
    ),
    poly(pts('552,350 906,388 906,400 552,364'), mix(paint.ink, paint.slate, 0.3)) +
      rect(322, 214, 246, 16, mix(paint.ink, paint.slate, 0.3)) +
      rect(112, 290, 218, 14, mix(paint.ink, paint.slate, 0.3)),
    fill(roundArch(445, 640, 132, 196), shade(brick, 0.45)) +
      fill(
        roundArch(449, 640, 112, 184),
        p.down(456, 640, spread(mix(paint.ember, paint.oxblood, 0.3), paint.apricot, paint.butter)),
      ),
    fill('M394 640v-60h30v60zM474 640v-52h24v52z', paint.oxblood, { opacity: 0.5 }),
    ...[612, 700, 788].map(
      (x, i) =>
        rect(x, 432 + i * 9, 62, 74 - i * 6, warm) +
        stroke(`M${x + 31} ${432 + i * 9}v${74 - i * 6}M${x} ${466 + i * 9}h62`, paint.tar, 4),
    ),
    ...[370, 430, 490].map((x) => rect(x, 282, 18, 90, x === 430 ? warm : shade(brick, 0.6))),
    ...[160, 200, 240, 280].map((x, i) => rect(x, 352, 14, 70, i % 2 ? warm : shade(brick, 0.6))),
    brickFace(
      p,
      pts('-20,668 -20,596 920,600 920,660'),
      mix(paint.granite, paint.night, 0.45),
      17,
      paint.ink,
      paint.haze,
    ),
    // Lights in the river.
    ...[
      [445, 90],
      [640, 46],
      [730, 40],
      [818, 34],
      [1000, 26],
      [1140, 26],
      [1300, 26],
    ].map(([x = 0, w = 0]) =>
      fill(
        Array.from({ length: 13 }, (_, k) => {
          const q = w * between(p.random, 0.4, 1.1);
          return `M${n(x - q / 2 + between(p.random, -8, 8))} ${670 + k * 14}q${n(q / 2)} -6 ${n(q)} 0q${n(-q / 2)} 6 ${n(-q)} 0z`;
        }).join(''),
        warm,
        { opacity: 0.7 },
      ),
    ),
    ripples(p, { x: 0, y: 660, w: 1600, h: 190 }, 90, paint.ink, 0.3, 140, 4),
    fill(
      'M900 604Q1180 520 1460 596L1470 622Q1180 548 900 630z',
      mix(paint.granite, paint.night, 0.5),
    ) +
      stroke(
        Array.from(
          { length: 19 },
          (_, i) => `M${910 + i * 30} ${n(602 - Math.sin((i / 18) * Math.PI) * 42)}v-30`,
        ).join('') + 'M906 570Q1180 490 1460 566',
        paint.ink,
        4,
      ),
    bareTree(p, 1030, 640, 300, mix(paint.ink, paint.plum, 0.4)),
    figure(1160, 562, 66, paint.ink, paint.rose) +
      umbrella(1160, 562, 66, paint.rust, paint.ink) +
      figure(1290, 574, 64, paint.plum, paint.rose) +
      umbrella(1290, 574, 64, paint.ochre, paint.ink),
    rain(p, { x: 60, y: -20, w: 1500, h: 860 }, 190, paint.mist, 0.35),
  );
  // The window: posts and sill in warm light, drops on the glass.
  p.add(
    dabs(90, () => [between(p.random, 130, 1480), between(p.random, 60, 800)], paint.mist, 5, 0.6) +
      brush(p, { x: 140, y: 60, w: 1300, h: 620 }, 22, 1.57, 60, paint.mist, 3, 0.35),
    poly(pts('120,70 420,70 160,820 120,820'), paint.snow, { opacity: 0.06 }),
    rect(
      -10,
      -10,
      130,
      1020,
      p.along([0, 0], [120, 0], spread(mix(wood, paint.tar, 0.6), mix(wood, paint.butter, 0.1))),
    ) +
      rect(
        1480,
        -10,
        130,
        1020,
        p.along(
          [1480, 0],
          [1600, 0],
          spread(mix(wood, paint.butter, 0.15), mix(wood, paint.tar, 0.6)),
        ),
      ),
    rect(-10, -10, 1620, 66, mix(wood, paint.tar, 0.45)) +
      rect(956, 50, 40, 790, p.along([956, 0], [996, 0], spread(wood, mix(wood, paint.tar, 0.5)))) +
      rect(996, 50, 6, 790, paint.ink, { opacity: 0.4 }),
    rect(-10, 832, 1620, 30, mix(wood, paint.butter, 0.45)) +
      rect(
        -10,
        858,
        1620,
        150,
        p.down(858, 1000, spread(mix(wood, paint.tar, 0.15), mix(wood, paint.tar, 0.6))),
      ),
    brush(p, { x: 0, y: 836, w: 1600, h: 160 }, 120, 0, 130, paint.tar, 2, 0.35) +
      brush(p, { x: 0, y: 836, w: 1600, h: 24 }, 40, 0, 130, paint.cream, 2, 0.5),
    fill(
      blob(p, 700, 900, 300, 16, 0.1, 14) +
        blob(p, 1130, 900, 170, 13, 0.1, 12) +
        blob(p, 380, 900, 130, 11, 0.1, 12),
      paint.ink,
      { opacity: 0.4 },
    ),
    dalaHorse(700, 900, 470, mix(paint.ember, paint.rust, 0.45)),
    dalaHorse(1130, 898, 290, mix(paint.ember, paint.rust, 0.6), true),
    dalaHorse(360, 898, 200, mix(paint.fjord, paint.slate, 0.3)),
  );
  return p.svg();
}
