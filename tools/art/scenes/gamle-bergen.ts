import { gable, longHouse, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure, umbrella } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky, streaks } from '../lib/sky.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5132,
  alt: {
    no: 'En brosteinsgate i Gamle Bergen etter regnet, med små hvite, gule og røde trehus, tegltak og roser langs veggene.',
    sv: 'En kullerstensgata i Gamle Bergen efter regnet, med små vita, gula och röda trähus, tegeltak och rosor längs väggarna.',
    en: 'A cobbled street in Old Bergen after rain, small white, yellow and red wooden houses with tiled roofs and roses along their walls.',
  },
  focal: [0.5, 0.55],
};

const tile = mix(paint.rust, paint.ember, 0.35);

/** Pantiles: rows of little waves over a roof drawn as a lying shape. */
const waves = (x0: number, y0: number, w: number, h: number, size: number): string => {
  let d = '';
  for (let y = y0 + size; y < y0 + h; y += size)
    d += `M${n(x0)} ${n(y)}${`q${n(size / 2)} ${n(size * 0.45)} ${n(size)} 0`.repeat(Math.ceil(w / size))}`;
  return stroke(d, paint.oxblood, 1.8, { opacity: 0.45 });
};

/** A house beside the lane: its wall falls away towards the vanishing point. */
function flank(
  p: Picture,
  near: number,
  far: number,
  wall: string,
  storeys: number,
  eye = 640,
): string {
  const vx = 800;
  const s = (x: number): number => Math.abs(x - vx) / 800;
  const y = (x: number, h: number): number => eye + (330 - h) * s(x);
  const q = (a: number, b: number, low: number, high: number): string =>
    `M${n(a)} ${n(y(a, low))}L${n(b)} ${n(y(b, low))}L${n(b)} ${n(y(b, high))}L${n(a)} ${n(y(a, high))}z`;
  const top = 250 * storeys + 60;
  const trim = wall === paint.snow ? paint.lime : paint.snow;
  let out = fill(
    q(near, far, 0, top),
    p.along(
      [near, 0],
      [far, 0],
      [
        [0, wall],
        [1, mix(wall, paint.slate, 0.3)],
      ],
    ),
  );
  let seams = '';
  for (let h = 40; h < top; h += 34)
    seams += `M${n(near)} ${n(y(near, h))}L${n(far)} ${n(y(far, h))}`;
  out +=
    stroke(seams, shade(wall, 0.45), 1.4, { opacity: 0.35 }) +
    fill(q(near, far, 0, 46), mix(paint.granite, paint.slate, 0.3));
  // Openings share the length of the wall as seen: equal steps in depth, not on the sheet.
  const depth = (t: number): number => vx + 1 / ((1 - t) / (near - vx) + t / (far - vx));
  const count = 4;
  for (let r = 0; r < storeys; r += 1)
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [depth((i + 0.25) / count), depth((i + 0.75) / count)];
      const door = r === 0 && i === 2;
      const [low, high] = door ? [44, 226] : [100 + r * 250, 226 + r * 250];
      const pad = (b - a) * 0.14;
      out += fill(q(a - pad, b + pad, low - 12, high + 16), trim);
      out += fill(
        q(a, b, low, high),
        door ? mix(paint.leaf, paint.pine, 0.4) : mix(paint.fjord, paint.haze, i % 2 ? 0.45 : 0.3),
      );
      const m = (a + b) / 2;
      if (!door)
        out += stroke(
          `M${n(m)} ${n(y(m, low))}V${n(y(m, high))}M${n(a)} ${n(y(a, (low + high) / 2 + 22))}L${n(b)} ${n(y(b, (low + high) / 2 + 22))}`,
          trim,
          3 * s(a) + 1,
        );
    }
  const eave = q(near, far, top - 6, top + 20);
  const roof = `M${n(near)} ${n(y(near, top + 16))}L${n(far)} ${n(y(far, top + 16))}L${n(far - (far - vx) * 0.3 * -1)} ${n(y(far, top + 260))}L${n(near + (near - vx) * 0.3)} ${n(y(near, top + 260))}z`;
  return group(
    {},
    p.clipped(
      roof,
      fill(roof, tile),
      waves(
        Math.min(near, far) - 200,
        y(near, top + 260),
        Math.abs(near - far) + 400,
        420 * s(near),
        26 * s(near) + 6,
      ),
    ),
    out,
    fill(eave, trim),
  );
}

export function draw(): string {
  const p = new Picture('gamle-bergen');
  const hill = ridge(p, acrossSheet(400, 300, 330, 410, 380, 260, 220), 7, 2, 8, true);
  p.add(
    sky(p, 620, [
      [0, mix(paint.slate, paint.haze, 0.55)],
      [0.5, paint.mist],
      [1, mix(paint.cream, paint.butter, 0.3)],
    ]),
    heap(p, 820, 210, 560, 130, paint.snow, 0.9),
    heap(p, 260, 170, 420, 90, paint.snow, 0.75),
    streaks(
      p,
      { x: 0, y: 60, w: 1600, h: 160 },
      12,
      mix(paint.slate, paint.haze, 0.4),
      0.5,
      460,
      12,
    ),
    poly(
      under(hill, 700),
      p.down(220, 620, [
        [0, mix(paint.slate, paint.leaf, 0.3)],
        [1, mix(paint.leaf, paint.mist, 0.4)],
      ]),
    ),
    spruces(p, hill, 56, 18, 40, mix(paint.slate, paint.pine, 0.5)),
    wisps(p, 0, 1600, 430, 60, paint.snow, 0.75, 9),
    mist(p, 440, 190, paint.mist, 0.7),
    leafy(
      p,
      610,
      610,
      190,
      { trunk: paint.tar, dark: paint.pine, mid: paint.leaf, light: paint.moss },
      false,
    ),
    leafy(
      p,
      1010,
      606,
      210,
      { trunk: paint.tar, dark: paint.pine, mid: paint.leaf, light: paint.moss },
      false,
    ),
    // The end of the lane: a white merchant's house with a broken gable, and lower neighbours.
    longHouse(p, {
      x: 596,
      base: 664,
      w: 120,
      wall: 74,
      roof: 50,
      color: paint.ochre,
      roofColor: tile,
      trim: paint.snow,
      glass: paint.fjord,
      windows: 3,
    }),
    longHouse(p, {
      x: 890,
      base: 668,
      w: 130,
      wall: 76,
      roof: 52,
      color: paint.rust,
      roofColor: tile,
      trim: paint.snow,
      glass: paint.fjord,
      windows: 3,
      chimneys: [0.6],
    }),
    gable(p, {
      x: 706,
      base: 676,
      w: 196,
      wall: 132,
      roof: 118,
      color: paint.snow,
      roofColor: tile,
      trim: paint.lime,
      glass: mix(paint.fjord, paint.haze, 0.3),
      storeys: [3, 3],
      upright: false,
      door: paint.leaf,
    }),
    rect(788, 474, 30, 40, paint.lime) +
      pane(792, 478, 22, 32, { frame: paint.lime, glass: paint.fjord }),
  );
  const lane = pts('560,672 1040,672 1640,930 1640,1010 -40,1010 -40,930');
  let stones = '';
  let shine = '';
  for (let row = 0; row < 18; row += 1) {
    const t = (row / 17) ** 1.7;
    const y = 678 + t * 322;
    const w = 15 + t * 60;
    for (let x = 800 - 240 - t * 640; x < 800 + 240 + t * 640; x += w * 1.16) {
      const d = blob(p, x + (row % 2) * w * 0.5, y, w * 0.53, 4 + t * 15, 0.07, 8);
      if (p.random() < 0.16) shine += d;
      else stones += d;
    }
  }
  p.add(
    p.clipped(
      lines(lane),
      poly(
        lane,
        p.down(672, 1000, [
          [0, mix(paint.slate, paint.granite, 0.5)],
          [1, mix(paint.slate, paint.plum, 0.45)],
        ]),
      ),
      fill(
        stones,
        p.down(672, 1000, [
          [0, mix(paint.haze, paint.lime, 0.5)],
          [0.5, mix(paint.haze, paint.granite, 0.5)],
          [1, mix(paint.haze, paint.granite, 0.7)],
        ]),
      ),
      fill(
        shine,
        p.down(672, 1000, [
          [0, paint.cream],
          [0.5, paint.mist],
          [1, mix(paint.haze, paint.butter, 0.3)],
        ]),
        { opacity: 0.5 },
      ),
    ),
    flank(p, 1190, 1010, paint.butter, 2),
    flank(p, 420, 590, paint.snow, 2),
    flank(p, 1720, 1180, paint.snow, 2),
    flank(p, -140, 432, mix(paint.rust, paint.ember, 0.15), 2),
  );
  // Roses against the walls, a lamp on its arm, puddles that hold the sky.
  for (const [x, y, r] of [
    [80, 880, 90],
    [350, 800, 44],
    [1510, 880, 96],
    [1262, 806, 48],
    [556, 728, 20],
    [1052, 724, 22],
  ] as const)
    p.add(
      fill(blob(p, x, y, r * 0.8, r * 1.1, 0.2, 14), paint.pine),
      dabs(
        60,
        () => [x + between(p.random, -0.9, 0.9) * r, y + between(p.random, -1.1, 1) * r],
        paint.leaf,
        r / 5,
      ),
      dabs(
        26,
        () => [x + between(p.random, -0.8, 0.8) * r, y + between(p.random, -1.1, 0.8) * r],
        paint.rose,
        r / 5.5,
      ),
      dabs(
        14,
        () => [x + between(p.random, -0.8, 0.8) * r, y + between(p.random, -1, 0.7) * r],
        paint.snow,
        r / 7,
      ),
    );
  p.add(
    fill(
      blob(p, 700, 880, 150, 20, 0.16, 14) +
        blob(p, 1010, 800, 80, 9, 0.16, 12) +
        blob(p, 930, 960, 200, 24, 0.14, 14),
      mix(paint.mist, paint.butter, 0.25),
      { opacity: 0.85 },
    ),
    fill(blob(p, 690, 884, 90, 10, 0.2, 12) + blob(p, 930, 964, 120, 12, 0.2, 12), paint.snow, {
      opacity: 0.7,
    }),
    stroke('M426 560h60M426 590q34 0 52 -28', paint.ink, 6),
    fill('M468 568h36l8 46h-52z', paint.butter) +
      fill('M462 570l24 -24l24 24z', paint.ink) +
      rect(458, 612, 56, 7, paint.ink),
    circle(
      486,
      595,
      54,
      p.around(486, 595, 54, [
        [0, paint.butter, 0.55],
        [1, paint.butter, 0],
      ]),
    ),
    figure(742, 770, 96, paint.night, paint.rose),
    umbrella(742, 770, 96, paint.rust, paint.ink),
    figure(850, 744, 78, paint.oxblood, paint.rose) + figure(872, 742, 54, paint.ochre, paint.rose),
    grass(p, pts('-20,962 260,884 420,826'), 0.3, 18, paint.leaf),
    brush(p, { x: 0, y: 40, w: 1600, h: 500 }, 50, 1.75, 60, paint.snow, 1.6, 0.3),
  );
  return p.svg();
}
