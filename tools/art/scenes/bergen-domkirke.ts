import { masonry } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure, umbrella } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch, rubbleFace } from '../lib/stonework.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy, spruces } from '../lib/trees.ts';
import { reflection, ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5136,
  alt: {
    no: 'Bergen domkirke i øsende regn en kveld: det brede steintårnet og koret med høye spissbuevinduer lyser, og paraplyer speiler seg i våt stein.',
    sv: 'Bergens domkyrka i hällande regn en kväll: det breda stentornet och koret med höga spetsbågefönster lyser, och paraplyer speglar sig i våt sten.',
    en: 'Bergen Cathedral in pouring rain at evening: the broad stone tower and tall pointed choir windows glow, umbrellas mirrored in wet paving.',
  },
  focal: [0.44, 0.45],
};

const wall = mix(paint.haze, paint.lime, 0.45);
const dim = mix(paint.slate, paint.plum, 0.35);
const roof = mix(paint.night, paint.slate, 0.35);
const copper = mix(paint.leaf, paint.haze, 0.5);
const glow = mix(paint.butter, paint.apricot, 0.25);

function window(x: number, base: number, w: number, h: number): string {
  const third = w / 3;
  return (
    fill(pointedArch(x, base + 6, w + 20, h + 16), mix(paint.lime, paint.haze, 0.5)) +
    fill(pointedArch(x, base, w, h), glow) +
    stroke(
      `M${n(x - third / 2)} ${n(base)}V${n(base - h + w * 0.55)}M${n(x + third / 2)} ${n(base)}V${n(base - h + w * 0.55)}M${n(x - w / 2)} ${n(base - h * 0.34)}h${n(w)}`,
      dim,
      w * 0.07,
    ) +
    circle(x, base - h + w * 0.62, w * 0.2, 'none', { stroke: dim, 'stroke-width': w * 0.06 })
  );
}

function cathedral(p: Picture): string {
  const front = pts('440,800 440,330 690,330 690,800');
  const nave = pts('690,800 690,520 980,520 980,800');
  const choir = pts('980,800 980,470 1240,470 1240,800');
  return group(
    {},
    // Nave and choir, each under its own roof.
    poly(pts('690,522 690,400 960,400 990,522'), roof),
    poly(pts('960,474 1000,330 1190,330 1262,474'), mix(roof, paint.plum, 0.2)),
    stroke(
      [...Array(9)]
        .map(
          (_, i) =>
            `M690 ${414 + i * 12}H${964 + i * 3}M${996 - i * 4} ${346 + i * 14}H${1198 + i * 8}`,
        )
        .join(''),
      paint.ink,
      1.6,
      { opacity: 0.5 },
    ),
    stroke('M1000 330H1190M690 400H960', paint.haze, 3, { opacity: 0.7 }),
    poly(nave, p.down(520, 800, spread(mix(wall, dim, 0.25), mix(wall, dim, 0.5)))),
    poly(choir, p.down(470, 800, spread(wall, mix(wall, dim, 0.4)))),
    rubbleFace(p, nave, 20, paint.plum, paint.mist, 0.4) +
      rubbleFace(p, choir, 20, paint.plum, paint.mist, 0.45),
    ...[985, 1106, 1232].map(
      (x) =>
        poly(
          [
            [x - 16, 800],
            [x - 13, 496],
            [x, 478],
            [x + 13, 496],
            [x + 18, 800],
          ],
          mix(wall, paint.mist, 0.25),
        ) +
        poly(
          [
            [x + 2, 800],
            [x + 2, 480],
            [x + 13, 496],
            [x + 18, 800],
          ],
          dim,
          { opacity: 0.6 },
        ),
    ),
    window(1046, 730, 66, 196) +
      window(1170, 730, 66, 196) +
      window(770, 720, 46, 130) +
      window(890, 720, 46, 130),
    rect(690, 514, 300, 9, paint.mist) + rect(968, 464, 296, 10, paint.mist),
    // The tower, broad and low, with its cap and open lantern.
    poly(
      front,
      p.along([440, 0], [690, 0], spread(mix(wall, paint.cream, 0.4), wall, mix(wall, dim, 0.45))),
    ),
    rubbleFace(p, front, 24, paint.plum, paint.cream, 0.4),
    stroke('M452 330V800M678 330V800', mix(paint.lime, paint.mist, 0.5), 24, {
      'stroke-dasharray': '28 16',
      opacity: 0.9,
    }),
    rect(428, 322, 274, 14, paint.mist) + rect(434, 470, 262, 10, mix(paint.lime, paint.mist, 0.5)),
    fill('M424 324Q500 300 520 246H610Q630 300 706 324z', roof) +
      fill('M424 324Q500 300 520 246H544Q530 300 480 324z', mix(roof, paint.haze, 0.3)),
    rect(524, 190, 82, 58, mix(wall, paint.mist, 0.4)) +
      stroke('M540 246v-50M565 246v-50M590 246v-50', paint.ink, 11),
    rect(514, 184, 102, 9, paint.mist),
    fill(
      'M512 186Q548 166 556 122L565 66L574 122Q582 166 618 186z',
      p.along(
        [512, 0],
        [618, 0],
        spread(mix(copper, paint.mist, 0.35), copper, shade(copper, 0.5)),
      ),
    ),
    circle(565, 62, 6, paint.ochre) + stroke('M565 60v-34M565 34l20 -3', paint.ochre, 3),
    fill(pointedArch(520, 450, 44, 84) + pointedArch(610, 450, 44, 84), paint.ink) +
      stroke('M502 400h36M502 416h36M502 432h36M592 400h36M592 416h36M592 432h36', dim, 4),
    fill(pointedArch(565, 548, 26, 54), paint.ink) +
      stroke(pointedArch(565, 550, 36, 62), paint.mist, 5),
    // The cannonball of 1665, high in the wall.
    circle(648, 520, 8, paint.ink) +
      stroke('M636 520a12 12 0 0 1 24 0', paint.mist, 2, { opacity: 0.7 }),
    window(565, 664, 50, 96),
    fill('M508 800v-70q2 -48 57 -66q55 18 57 66v70z', mix(paint.lime, paint.mist, 0.4)) +
      fill('M522 800v-66q4 -40 43 -54q39 14 43 54v66z', paint.tar) +
      fill('M532 800v-60q4 -34 33 -46q29 12 33 46v60z', mix(paint.umber, paint.apricot, 0.3)) +
      stroke('M565 694V800', paint.tar, 4),
    circle(
      565,
      740,
      110,
      p.around(565, 740, 110, [
        [0, glow, 0.5],
        [1, glow, 0],
      ]),
    ),
    poly(pts('480,800 650,800 676,822 454,822'), mix(paint.lime, paint.slate, 0.4)),
  );
}

export function draw(): string {
  const p = new Picture('bergen-domkirke');
  const ground = 820;
  const hill = ridge(p, acrossSheet(440, 330, 380, 240, 130, 180, 90), 8, 2, 8, true);
  p.add(
    sky(
      p,
      720,
      spread(
        mix(paint.night, paint.slate, 0.3),
        mix(paint.slate, paint.plum, 0.25),
        mix(paint.slate, paint.haze, 0.5),
      ),
    ),
    poly(
      under(hill, 820),
      p.down(
        120,
        800,
        spread(mix(paint.fjord, paint.slate, 0.25), mix(paint.slate, paint.haze, 0.35)),
      ),
    ),
    spruces(p, hill, 90, 20, 44, mix(paint.fjord, paint.slate, 0.15)),
    dabs(
      70,
      () => {
        const x = between(p.random, 0, 1600);
        return [x, between(p.random, 420, 640)];
      },
      glow,
      5,
      0.85,
    ),
    heap(p, -80, 160, 700, 150, mix(paint.night, paint.slate, 0.5), 0.9) +
      heap(p, 700, 120, 960, 140, mix(paint.night, paint.slate, 0.45), 0.9),
    wisps(p, 0, 1600, 330, 120, paint.mist, 0.4, 9),
    mist(p, 420, 320, mix(paint.slate, paint.haze, 0.6), 0.6),
  );
  const tree = {
    trunk: paint.ink,
    dark: mix(paint.pine, paint.night, 0.4),
    mid: mix(paint.leaf, paint.fjord, 0.5),
    light: mix(paint.moss, paint.slate, 0.4),
  };
  const houses = [
    [-30, 150, 560],
    [110, 130, 600],
    [1300, 150, 590],
    [1440, 190, 550],
  ] as const;
  const shore = p.symbol(
    ...houses.map(
      ([x, w, y], i) =>
        poly(
          [
            [x, ground],
            [x, y],
            [x + w / 2, y - w * 0.55],
            [x + w, y],
            [x + w, ground],
          ],
          mix([paint.rust, paint.ochre, paint.lime, paint.rust][i] ?? paint.rust, paint.night, 0.5),
        ) +
        stroke(
          `M${x - 8} ${y + 6}L${x + w / 2} ${n(y - w * 0.55)}L${x + w + 8} ${y + 6}`,
          paint.ink,
          10,
        ) +
        [0.26, 0.68]
          .map((t) =>
            [0, 1, 2]
              .map((k) =>
                rect(x + w * t - 10, y + 24 + k * 74, 24, 36, (i + k) % 2 ? glow : paint.night, {
                  stroke: paint.haze,
                  'stroke-width': 3,
                }),
              )
              .join(''),
          )
          .join(''),
    ),
    leafy(p, 330, ground, 300, tree) +
      leafy(p, 1290, ground, 330, tree) +
      leafy(p, 250, ground, 200, tree),
    cathedral(p),
    masonry(p, -20, 782, 440, 40, 34, dim, paint.ink, paint.haze) +
      masonry(p, 1250, 782, 380, 40, 34, dim, paint.ink, paint.haze),
  );
  p.add(
    `<use href="#${shore}"/>`,
    rect(
      0,
      ground,
      1600,
      180,
      p.down(ground, 1000, spread(mix(paint.slate, paint.plum, 0.3), paint.night)),
    ),
    reflection(p, shore, ground, { squeeze: 0.6, opacity: 0.7, depth: 180 }),
    p.clipped(
      lines(pts('0,820 1600,820 1600,1000 0,1000')),
      stroke(
        [...Array(15)]
          .map((_, i) => `M${n(800 + (i - 7) * 90)} 820L${n(800 + (i - 7) * 260)} 1000`)
          .join('') + 'M0 842H1600M0 874H1600M0 920H1600',
        paint.ink,
        2,
        { opacity: 0.4 },
      ),
    ),
    ripples(p, { x: -60, y: ground + 8, w: 1720, h: 180 }, 60, paint.night, 0.4, 170, 5),
    ripples(p, { x: 400, y: ground + 8, w: 900, h: 180 }, 50, glow, 0.6, 90, 3),
  );
  const walkers: [number, number, number, string, string][] = [
    [300, 880, 150, paint.night, paint.rust],
    [410, 902, 172, paint.ink, paint.ochre],
    [760, 872, 138, paint.oxblood, paint.night],
    [1010, 930, 196, paint.night, paint.rust],
    [1110, 936, 188, paint.ink, mix(paint.leaf, paint.haze, 0.3)],
    [1420, 890, 156, paint.ink, paint.butter],
  ];
  for (const [x, y, h, coat, cover] of walkers)
    p.add(
      fill(
        `M${n(x - h * 0.16)} ${y}h${n(h * 0.32)}l${n(-h * 0.06)} ${n(h * 0.34)}h${n(-h * 0.2)}z`,
        coat,
        { opacity: 0.4 },
      ),
      fill(
        `M${n(x - h * 0.4)} ${n(y + h * 0.4)}q${n(h * 0.4)} ${n(h * 0.24)} ${n(h * 0.8)} 0z`,
        cover,
        { opacity: 0.3 },
      ),
      figure(x, y, h, coat, mix(paint.rose, paint.plum, 0.3)),
      umbrella(x, y, h, cover, paint.ink),
    );
  let splash = '';
  for (let i = 0; i < 90; i += 1)
    splash += `M${n(p.random() * 1600)} ${n(between(p.random, 830, 996))}q3 -9 8 -10M${n(p.random() * 1600)} ${n(between(p.random, 830, 996))}h14`;
  p.add(
    brush(p, { x: -20, y: -60, w: 1640, h: 1000 }, 380, 1.42, 80, paint.mist, 1.5, 0.32),
    brush(p, { x: -20, y: -60, w: 1640, h: 1000 }, 70, 1.42, 150, paint.snow, 2.2, 0.3),
    stroke(splash, paint.mist, 1.8, { opacity: 0.7 }),
  );
  return p.svg();
}
