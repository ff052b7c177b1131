import { steamer } from '../lib/boats.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { along, pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import {
  circle,
  fill,
  group,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { blob, leafy, spruces } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5133,
  alt: {
    no: 'En rød vogn på Fløibanen klatrer opp den bratte lia i vårkveld, med Bergen sentrum, Vågen og øyene langt under.',
    sv: 'En röd vagn på Fløibanen klättrar uppför den branta sluttningen i vårkväll, med Bergens centrum, Vågen och öarna långt nedanför.',
    en: 'A red car of the Fløibanen funicular climbs the steep hillside on a spring evening, Bergen, its harbour and the islands far below.',
  },
  focal: [0.5, 0.56],
};

const red = mix(paint.rust, paint.ember, 0.35);

/** The stepped car with its big panes, seen from the side, climbing to the right. */
function car(): string {
  let body = '';
  let windows = '';
  for (let i = 0; i < 3; i += 1) {
    const [x, y] = [i * 92, -i * 58];
    body += `M${x} ${y}v-108h96v108z`;
    windows += `M${x + 9} ${y - 42}v-56h33v56zM${x + 48} ${y - 42}v-56h36v56z`;
  }
  return group(
    { transform: 'translate(498 794) scale(1.18)' },
    fill('M-8 26L-8 -6L284 -186L284 -132z', paint.tar),
    fill(
      `M-14 4Q-18 -70 8 -116H96V-172H188V-230H262Q288 -222 288 -150V-124L184 -112V-54L92 -50V4z`,
      red,
    ),
    fill('M-14 4Q-18 -70 8 -116H30Q10 -70 12 4z', mix(red, paint.butter, 0.4)),
    fill(
      'M8 -116H96V-172H188V-230H262L256 -240H180V-182H88V-126H14z',
      mix(paint.night, paint.slate, 0.3),
    ),
    fill('M184 -112V-54L92 -50V4H40L40 -20L92 -24V-74L184 -80V-112z', shade(red, 0.35), {
      opacity: 0.6,
    }),
    fill(windows, mix(paint.fjord, paint.butter, 0.3)),
    fill('M-6 -44Q-4 -80 10 -104H22V-44z', mix(paint.fjord, paint.butter, 0.5)),
    fill(
      'M12 -98h18l-18 40zM104 -156h18l-18 40zM196 -214h18l-18 40zM60 -98h14l-12 30zM150 -156h14l-12 30z',
      paint.cream,
      { opacity: 0.7 },
    ),
    // People at the panes.
    ...[
      [30, -62],
      [66, -64],
      [122, -120],
      [160, -122],
      [214, -178],
      [250, -180],
    ].map(
      ([x, y]) =>
        circle(x ?? 0, y ?? 0, 7.4, paint.ink) +
        fill(`M${(x ?? 0) - 11} ${(y ?? 0) + 20}q11 -22 22 0z`, paint.ink),
    ),
    stroke('M-12 -30H90M94 -88H186M188 -146H286', paint.cream, 4, { opacity: 0.85 }),
    circle(-4, -14, 7, paint.butter),
    fill('M20 -4h30v16h-30zM240 -140h30v16h-30z', paint.ink),
  );
}

export function draw(): string {
  const p = new Picture('floibanen');
  const horizon = 262;
  const isle = (ys: number[], color: string, salt: number): string =>
    poly(under(ridge(p, acrossSheet(...ys), 5, salt, 8, true), 420), color);
  p.add(
    sky(p, horizon + 40, [
      [0, mix(paint.slate, paint.haze, 0.35)],
      [0.5, mix(paint.haze, paint.rose, 0.4)],
      [1, paint.butter],
    ]),
    streaks(p, { x: -60, y: 30, w: 1700, h: 150 }, 18, paint.cream, 0.55, 420, 9),
    sun(p, 410, 196, 40, paint.snow, paint.butter, 11, 0.95),
    isle([250, 226, 246, 210, 236, 222], mix(paint.haze, paint.rose, 0.35), 2),
    water(p, horizon, 1000, [
      [0, mix(paint.butter, paint.rose, 0.4)],
      [0.16, mix(paint.haze, paint.butter, 0.3)],
      [0.5, paint.slate],
      [1, paint.fjord],
    ]),
  );
  const land = (d: string, color: string): string => fill(d, color);
  p.add(
    land(
      'M-20 286Q200 262 330 288T620 284Q480 310 300 306T-20 316z',
      mix(paint.slate, paint.rose, 0.35),
    ),
    land(
      'M900 300Q1100 258 1300 276T1640 250V350Q1400 330 1200 330T900 300z',
      mix(paint.slate, paint.plum, 0.3),
    ),
    glitter(p, 410, horizon + 4, 560, 70, paint.cream, 90),
    ripples(p, { x: 0, y: 300, w: 1500, h: 240 }, 80, paint.fjord, 0.3, 110, 2.6),
    mist(p, 230, 110, paint.butter, 0.5),
  );
  // The town on its tongue of land, with the harbour cut into it.
  const town =
    'M-20 470Q120 420 260 404T560 388Q700 380 760 400Q640 430 560 470L520 520Q700 500 800 452Q900 420 1060 424Q1240 430 1400 400T1640 380V1010H-20z';
  const vagen: [number, number][] = [];
  for (let i = 0; i < 330; i += 1) vagen.push([p.random(), p.random()]);
  const houses = vagen
    .map(([a, b]): [number, number] => [a * 1600, 412 + b * 330])
    .filter(
      ([x, y]) =>
        !(x > 440 && x < 860 && y < 540 - (x - 500) * 0.25) && y > 420 + Math.abs(x - 1000) * 0.01,
    )
    .sort((a, b) => a[1] - b[1]);
  let [walls, shadows, roofs, darkRoofs] = ['', '', '', ''];
  for (const [x, y] of houses) {
    const s = 6 + (y - 400) * 0.05;
    walls += `M${n(x)} ${n(y)}v${n(-s * 1.1)}h${n(s * 1.5)}v${n(s * 1.1)}z`;
    shadows += `M${n(x + s * 1.5)} ${n(y)}v${n(-s * 1.1)}l${n(s * 0.6)} ${n(-s * 0.7)}l${n(s * 0.6)} ${n(s * 0.6)}v${n(s * 1.2)}z`;
    const roof = `M${n(x - 1)} ${n(y - s)}l${n(s * 0.7)} ${n(-s * 0.85)}h${n(s * 1.5)}l${n(-s * 0.6)} ${n(s * 0.85)}z`;
    if (p.random() < 0.72) roofs += roof;
    else darkRoofs += roof;
  }
  p.add(
    p.clipped(
      town,
      fill(
        town,
        p.down(400, 800, [
          [0, mix(paint.slate, paint.rose, 0.4)],
          [0.4, mix(paint.leaf, paint.plum, 0.35)],
          [1, mix(paint.pine, paint.plum, 0.2)],
        ]),
      ),
      fill(walls, mix(paint.cream, paint.rose, 0.25)),
      fill(shadows, mix(paint.slate, paint.plum, 0.5)),
      fill(roofs, mix(paint.rust, paint.rose, 0.25)),
      fill(darkRoofs, mix(paint.plum, paint.slate, 0.3)),
    ),
    stroke(
      'M760 400Q640 430 560 470L520 520Q700 500 800 452',
      mix(paint.lime, paint.rose, 0.3),
      3,
      { 'stroke-linejoin': 'round' },
    ),
    // The row of gables along the wharf, the two towers beyond, and Johanneskirken's red spire on its hill.
    ...[...Array(9)].map((_, i) =>
      fill(
        `M${840 + i * 19} ${462 - i * 3.4}v-16l8 -11l8 11v16z`,
        [paint.rust, paint.ochre, paint.cream, paint.oxblood][i % 4] ?? paint.rust,
      ),
    ),
    rect(1040, 400, 9, 34, mix(paint.granite, paint.rose, 0.3)) +
      rect(1056, 400, 9, 34, mix(paint.granite, paint.rose, 0.3)) +
      fill('M1039 401l5.500 -16l5.500 16zM1055 401l5.500 -16l5.500 16z', paint.plum),
    rect(246, 430, 22, 60, mix(paint.rust, paint.plum, 0.25)) +
      fill('M244 432l13 -78l13 78z', mix(paint.leaf, paint.haze, 0.4)) +
      rect(268, 452, 60, 38, mix(paint.rust, paint.plum, 0.35)),
    steamer(590, 412, 96, paint.night, paint.snow, red),
    ripples(p, { x: 560, y: 420, w: 180, h: 40 }, 14, paint.cream, 0.7, 60, 2),
    dabs(
      50,
      () => [between(p.random, 40, 1560), between(p.random, 470, 700)],
      paint.butter,
      4,
      0.95,
    ),
    mist(p, 440, 220, mix(paint.rose, paint.butter, 0.5), 0.5),
    birds(p, 880, 220, 6, 11, paint.night),
  );
  // The steep slope with its rails, fresh leaves on the birches.
  const slope = ridge(p, pts('-20,1000 300,890 640,690 1000,448 1330,240 1640,40'), 8, 6, 8, false);
  p.add(
    spruces(
      p,
      slope,
      60,
      50,
      120,
      mix(paint.pine, paint.fjord, 0.25),
      mix(paint.moss, paint.butter, 0.3),
    ),
    p.clipped(
      lines(under(slope)),
      poly(
        under(slope),
        p.along(
          [500, 700],
          [1100, 1000],
          [
            [0, mix(paint.moss, paint.butter, 0.25)],
            [0.35, paint.leaf],
            [1, paint.pine],
          ],
        ),
      ),
      fill(
        Array.from({ length: 90 }, () => {
          const x = between(p.random, 300, 1620);
          return blob(
            p,
            x,
            between(p.random, 1250 - x * 0.7, 1080),
            between(p.random, 24, 60),
            between(p.random, 18, 40),
            0.25,
            10,
          );
        }).join(''),
        mix(paint.pine, paint.leaf, 0.45),
        { opacity: 0.8 },
      ),
      dabs(
        240,
        () => {
          const x = between(p.random, 420, 1620);
          return [x, between(p.random, 1230 - x * 0.68, 1020)];
        },
        mix(paint.moss, paint.butter, 0.35),
        10,
        0.8,
      ),
      brush(p, { x: 300, y: 300, w: 1300, h: 700 }, 160, -0.6, 40, paint.butter, 2.4, 0.25),
    ),
  );
  const [a, b]: [Point, Point] = [
    [150, 1060],
    [1660, 110],
  ];
  let sleepers = '';
  for (let i = 0; i <= 70; i += 1) {
    const [x, y] = along(a, b, i / 70);
    sleepers += `M${n(x - 24)} ${n(y - 6)}l54 22`;
  }
  p.add(
    poly(pts('110,1040 1640,76 1680,150 230,1064'), mix(paint.granite, paint.plum, 0.3)),
    stroke(sleepers, paint.tar, 9),
    stroke('M124 1052L1642 96M190 1076L1690 132', mix(paint.haze, paint.butter, 0.4), 6),
    stroke('M158 1064L1664 116', paint.ink, 2.4),
    car(),
    leafy(p, 300, 1050, 330, {
      trunk: paint.tar,
      dark: paint.pine,
      mid: paint.leaf,
      light: mix(paint.moss, paint.butter, 0.5),
    }),
    leafy(p, 1250, 900, 300, {
      trunk: paint.tar,
      dark: paint.pine,
      mid: paint.leaf,
      light: mix(paint.moss, paint.butter, 0.4),
    }),
    leafy(p, 1480, 990, 400, {
      trunk: paint.ink,
      dark: mix(paint.pine, paint.ink, 0.3),
      mid: paint.pine,
      light: paint.leaf,
    }),
    leafy(p, 60, 1060, 330, {
      trunk: paint.ink,
      dark: mix(paint.pine, paint.ink, 0.3),
      mid: paint.pine,
      light: paint.moss,
    }),
  );
  return p.svg();
}
