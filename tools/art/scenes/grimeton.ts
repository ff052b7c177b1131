import { mix, paint, shade } from '../lib/color.ts';
import { longHouse, pane } from '../lib/buildings.ts';
import { brush, dabs, grass, hill, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5213,
  alt: {
    no: 'Seks høye radiomaster med tverrarmer på rekke over åkrene ved Grimeton, med den gule stasjonen foran, i skumring.',
    sv: 'Sex höga radiomaster med tvärarmar på rad över åkrarna vid Grimeton, med den gula stationen framför, i skymning.',
    en: 'Six tall radio masts with cross-arms in a row over the fields at Grimeton, the yellow station in front, at dusk.',
  },
  focal: [0.45, 0.5],
};

/** One mast: 127 m high, the arm on top 46 m wide; drawn to that proportion. */
function mast(x: number, base: number, h: number, color: string, light: string): string {
  const arm = (h * 46) / 127 / 2;
  const foot = h * 0.05;
  const neck = h * 0.012;
  const half = (t: number): number => foot + (neck - foot) * t ** 0.8;
  const levels = 17;
  let lattice = '';
  for (let i = 0; i < levels; i += 1) {
    const [t, u] = [(i / levels) ** 0.92, ((i + 1) / levels) ** 0.92];
    const [ya, yb] = [base - h * t, base - h * u];
    lattice += `M${n(x - half(t))} ${n(ya)}L${n(x + half(u))} ${n(yb)}M${n(x + half(t))} ${n(ya)}L${n(x - half(u))} ${n(yb)}M${n(x - half(u))} ${n(yb)}H${n(x + half(u))}`;
  }
  const legs = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const leg = (side: number): string =>
    legs.map((t, i) => `${i ? 'L' : 'M'}${n(x + side * half(t))} ${n(base - h * t)}`).join('');
  const top = base - h;
  const depth = h * 0.03;
  let truss = `M${n(x - arm)} ${n(top)}H${n(x + arm)}M${n(x - arm)} ${n(top)}L${n(x - neck * 2)} ${n(top + depth)}H${n(x + neck * 2)}L${n(x + arm)} ${n(top)}M${n(x - arm * 0.7)} ${n(top)}L${n(x)} ${n(top - h * 0.03)}L${n(x + arm * 0.7)} ${n(top)}`;
  for (let i = -8; i <= 8; i += 1) {
    const dx = (i / 8) * arm;
    const d = depth * (1 - Math.abs(i) / 8);
    truss += `M${n(x + dx)} ${n(top)}v${n(d)}l${n(arm / 8)} ${n(-d)}`;
  }
  let insulators = '';
  for (const t of [-0.98, -0.72, -0.46, -0.2, 0.2, 0.46, 0.72, 0.98])
    insulators += `M${n(x + arm * t)} ${n(top)}v${n(h * 0.022)}`;
  const w = Math.max(1.1, h / 230);
  return group(
    {},
    stroke(lattice, color, w * 0.75),
    stroke(leg(-1), light, w * 2.1) + stroke(leg(1), color, w * 2.1),
    stroke(truss, color, w),
    stroke(`M${n(x - arm)} ${n(top)}H${n(x + arm)}`, light, w * 2),
    stroke(insulators, light, w * 1.6),
    rect(x - foot * 1.5, base - 3, foot * 3, h * 0.012 + 3, mix(paint.granite, paint.rose, 0.3)),
  );
}

export function draw(): string {
  const p = new Picture('grimeton');
  p.add(
    sky(p, 760, [
      [0, mix(paint.fjord, paint.plum, 0.35)],
      [0.35, mix(paint.slate, paint.heather, 0.45)],
      [0.68, paint.rose],
      [0.9, paint.apricot],
      [1, paint.butter],
    ]),
    heap(p, 60, 560, 460, 100, paint.heather, 0.5),
    heap(p, 980, 470, 560, 120, paint.heather, 0.45),
    heap(p, 820, 600, 420, 60, paint.butter, 0.55),
    streaks(p, { x: 0, y: 330, w: 1600, h: 260 }, 26, paint.apricot, 0.5, 420, 11),
    sun(p, 1290, 664, 56, paint.cream, paint.butter, 9, 0.95),
    hill(
      p,
      [
        [-20, 742],
        [400, 716],
        [800, 736],
        [1240, 720],
        [1640, 736],
      ],
      mix(paint.heather, paint.rose, 0.4),
      { salt: 2 },
    ),
    mist(p, 660, 110, paint.butter, 0.6),
  );
  const belt = ridge(
    p,
    [
      [-20, 762],
      [500, 752],
      [1000, 750],
      [1640, 758],
    ],
    4,
    3,
  );
  p.add(
    poly(under(belt), mix(paint.plum, paint.leaf, 0.4)),
    spruces(p, belt, 120, 12, 28, mix(paint.plum, paint.leaf, 0.3)),
  );
  // The row runs from the viewer towards the sun; every next mast is a constant share smaller.
  const masts: [number, number, number][] = [];
  for (let i = 0; i < 6; i += 1) {
    const k = 0.66 ** i;
    masts.push([1296 - 1010 * k, 754 + 128 * k, 806 * k]);
  }
  const wires: string[] = [];
  for (const t of [-0.98, -0.72, -0.46, -0.2, 0.2, 0.46, 0.72, 0.98]) {
    for (let i = 0; i + 1 < masts.length; i += 1) {
      const [a, b] = [masts[i], masts[i + 1]];
      if (!a || !b) continue;
      const arm = (h: number): number => (h * 46) / 127 / 2;
      const [ax, ay, bx, by] = [
        a[0] + arm(a[2]) * t,
        a[1] - a[2] * 0.978,
        b[0] + arm(b[2]) * t,
        b[1] - b[2] * 0.978,
      ];
      wires.push(
        `M${n(ax)} ${n(ay)}Q${n(ax * 0.45 + bx * 0.55)} ${n((ay + by) / 2 + a[2] * 0.05)} ${n(bx)} ${n(by)}`,
      );
    }
  }
  const near = masts[0] ?? [0, 0, 0];
  for (const t of [-0.98, -0.46, 0.2, 0.72])
    wires.push(
      `M${n(near[0] + 146 * t)} ${n(near[1] - near[2] * 0.978)}Q${n(near[0] - 200 + 146 * t)} ${n(40)} ${n(near[0] - 700)} -60`,
    );
  p.add(stroke(wires.join(''), shade(paint.plum, 0.3), 1.5, { opacity: 0.75 }));
  for (const [i, [x, base, h]] of [...masts.entries()].reverse()) {
    const haze = i * 0.12;
    p.add(
      mast(
        x,
        base,
        h,
        mix(shade(paint.plum, 0.55), paint.rose, haze),
        mix(mix(paint.rust, paint.apricot, 0.25), paint.rose, haze),
      ),
    );
    if (i === 3) p.add(wisps(p, 700, 1500, 768, 10, paint.butter, 0.5, 5));
  }
  const field = ridge(
    p,
    [
      [-20, 800],
      [400, 792],
      [900, 786],
      [1640, 800],
    ],
    3,
    4,
    8,
    true,
  );
  let furrows = '';
  for (let i = -16; i < 26; i += 1) furrows += `M1292 770L${n(1292 + i * 150)} 1010`;
  p.add(
    p.clipped(
      lines(under(field)),
      poly(
        under(field),
        p.down(786, 1000, [
          [0, mix(paint.ochre, paint.apricot, 0.5)],
          [0.4, mix(paint.moss, paint.ochre, 0.45)],
          [1, mix(paint.moss, paint.pine, 0.6)],
        ]),
      ),
      stroke(furrows, paint.pine, 7, { opacity: 0.22 }),
      brush(p, { x: 0, y: 790, w: 1600, h: 210 }, 380, -0.05, 50, paint.butter, 2, 0.28),
    ),
    mast(near[0], near[1], near[2], shade(paint.plum, 0.55), mix(paint.rust, paint.apricot, 0.2)),
  );
  // The transmitter hall with its tall round-headed windows.
  const [hx, hb] = [690, 880];
  const yellow = mix(paint.butter, paint.ochre, 0.25);
  p.add(
    leafy(
      p,
      640,
      892,
      150,
      {
        trunk: paint.tar,
        dark: shade(paint.pine, 0.2),
        mid: paint.leaf,
        light: mix(paint.moss, paint.apricot, 0.4),
      },
      false,
    ),
    longHouse(p, {
      x: hx + 250,
      base: hb,
      w: 230,
      wall: 74,
      roof: 40,
      color: shade(yellow, 0.12),
      roofColor: mix(paint.rust, paint.oxblood, 0.4),
      trim: paint.cream,
      glass: paint.apricot,
      windows: 6,
      hip: 20,
      upright: false,
    }),
    rect(
      hx,
      hb - 130,
      262,
      130,
      p.along(
        [hx, 0],
        [hx + 262, 0],
        [
          [0, shade(yellow, 0.28)],
          [1, mix(yellow, paint.apricot, 0.3)],
        ],
      ),
    ),
    rect(hx - 8, hb - 138, 278, 12, paint.cream) + rect(hx - 4, hb - 12, 270, 12, paint.granite),
    poly(
      [
        [hx - 14, hb - 136],
        [hx + 34, hb - 190],
        [hx + 228, hb - 190],
        [hx + 276, hb - 136],
      ],
      mix(paint.oxblood, paint.plum, 0.3),
    ),
    poly(
      [
        [hx + 228, hb - 190],
        [hx + 276, hb - 136],
        [hx + 196, hb - 136],
      ],
      mix(paint.rust, paint.apricot, 0.25),
    ),
    ...[22, 74, 126, 178, 226].map(
      (dx) =>
        fill(`M${hx + dx - 3} ${hb - 22}v-66q15 -24 30 0v66z`, paint.cream) +
        fill(
          `M${hx + dx} ${hb - 24}v-63q12 -18 24 0v63z`,
          dx === 126 ? paint.fjord : paint.apricot,
        ) +
        stroke(
          `M${hx + dx + 12} ${hb - 24}v-72M${hx + dx} ${hb - 48}h24M${hx + dx} ${hb - 72}h24`,
          paint.cream,
          2,
        ),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(hx + 12 + i * 51 + (i > 3 ? -2 : 0) - 6, hb - 126, 5, 114, paint.cream, {
        opacity: 0.7,
      }),
    ),
    pane(hx + 118, hb - 176, 26, 22, { frame: paint.cream, glass: paint.night }),
    leafy(
      p,
      1200,
      892,
      130,
      {
        trunk: paint.tar,
        dark: shade(paint.pine, 0.2),
        mid: paint.leaf,
        light: mix(paint.moss, paint.apricot, 0.4),
      },
      false,
    ),
    fill(`M${hx - 40} ${hb}H${hx + 520}L${hx + 300} ${hb + 26}H${hx - 260}z`, paint.pine, {
      opacity: 0.4,
    }),
    mist(p, 850, 80, paint.apricot, 0.22),
    grass(
      p,
      ridge(
        p,
        [
          [-20, 1000],
          [500, 980],
          [1000, 985],
          [1640, 960],
        ],
        6,
        9,
      ),
      0.4,
      70,
      shade(paint.pine, 0.4),
    ),
    dabs(90, () => [p.random() * 1600, 940 + p.random() * 60], paint.butter, 5, 0.8),
    birds(p, 1080, 330, 7, 12, paint.plum),
  );
  return p.svg();
}
