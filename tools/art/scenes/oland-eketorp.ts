import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5636,
  alt: {
    no: 'Eketorps borg sett rett ovenfra: en rund steinmur med hus som ligger som eiker i et hjul, stråtak, en brønn i midten og flekkete griser i gresset.',
    sv: 'Eketorps borg sedd rakt uppifrån: en rund stenmur med hus som ligger som ekrar i ett hjul, halmtak, en brunn i mitten och fläckiga grisar i gräset.',
    en: 'Eketorp fort from straight above: a round stone wall with houses like the spokes of a wheel, thatched roofs, a well in the middle and spotted pigs in the grass.',
  },
  caption: {
    no: 'I Eketorp lå tre borger oppå hverandre. Nå er muren og noen av husene bygd opp igjen, og små, flekkete griser rusler rundt.',
    sv: 'I Eketorp låg tre borgar ovanpå varandra. Muren och några av husen har byggts upp igen.',
    en: 'At Eketorp three forts lay one on top of the other. The wall and some of the houses have been rebuilt.',
  },
  focal: [0.5, 0.5],
};

const [CX, CY, R] = [800, 500, 430];
const at = (a: number, r: number): Point => [CX + Math.cos(a) * r, CY + Math.sin(a) * r];

export function draw(): string {
  const p = new Picture('oland-eketorp');
  const stone = mix(paint.lime, paint.granite, 0.4);
  const straw = mix(paint.ochre, paint.butter, 0.35);
  const turf = mix(paint.leaf, paint.moss, 0.4);
  const ring = (r: number): string =>
    `M${CX - r} ${CY}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 1000],
        spread(
          mix(paint.ochre, paint.moss, 0.5),
          mix(paint.moss, paint.butter, 0.25),
          mix(paint.leaf, paint.ochre, 0.3),
        ),
      ),
    ),
    fill(
      Array.from({ length: 40 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 0, 1000),
          between(p.random, 30, 130),
          between(p.random, 20, 70),
          0.3,
          9,
        ),
      ).join(''),
      mix(paint.lime, paint.moss, 0.3),
      { opacity: 0.4 },
    ),
    brush(
      p,
      { x: 0, y: 0, w: 1600, h: 1000 },
      380,
      0.3,
      30,
      mix(paint.pine, paint.moss, 0.4),
      3,
      0.4,
    ) + brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 260, 0.3, 26, paint.butter, 2.6, 0.45),
    // Paths that lead to the two gates.
    stroke('M-20 860Q200 760 380 640T520 560', mix(paint.lime, paint.cream, 0.3), 34, {
      opacity: 0.85,
    }) +
      stroke('M1620 300Q1400 380 1260 440T1080 480', mix(paint.lime, paint.cream, 0.3), 34, {
        opacity: 0.85,
      }),
    // The wall's shadow on the alvar, then its body, crown and parapet.
    fill(ring(R), paint.ink, { opacity: 0.35, transform: 'translate(44 34)' }),
    fill(ring(R), shade(stone, 0.25)) +
      stroke(ring(R - 34), stone, 66) +
      stroke(ring(R - 6), mix(stone, paint.cream, 0.5), 13) +
      stroke(ring(R - 64), shade(stone, 0.4), 7),
    stroke(
      Array.from({ length: 190 }, (_, i) => {
        const [a, r0] = [(i / 190) * Math.PI * 2, R - 62 + ((i * 37) % 40)];
        const [q, e] = [
          at(a, r0),
          at(a + between(p.random, -0.01, 0.01), r0 + between(p.random, 12, 26)),
        ];
        return `M${n(q[0])} ${n(q[1])}L${n(e[0])} ${n(e[1])}`;
      }).join(''),
      mix(paint.umber, paint.tar, 0.2),
      4,
      { opacity: 0.55 },
    ) +
      stroke(`${ring(R - 30)}${ring(R - 48)}`, paint.umber, 3, {
        opacity: 0.5,
        'stroke-dasharray': '34 9 20 7',
      }),
    fill(
      ring(R - 68),
      p.around(
        CX,
        CY,
        R - 60,
        spread(mix(turf, paint.butter, 0.3), turf, mix(turf, paint.pine, 0.35)),
      ),
    ),
    p.clipped(
      ring(R - 68),
      brush(p, { x: CX - R, y: CY - R, w: R * 2, h: R * 2 }, 200, 0.4, 22, paint.butter, 2.6, 0.4),
      fill(
        'M480 600Q640 540 720 520T1120 460V500Q940 540 800 560T480 640z',
        mix(paint.lime, paint.cream, 0.25),
        { opacity: 0.9 },
      ),
      circle(CX, CY, 120, mix(paint.lime, paint.cream, 0.25)),
    ),
    // Shade that the wall throws inside on the sunward side.
    p.clipped(
      ring(R - 68),
      stroke(ring(R - 68), paint.ink, 60, { opacity: 0.3, transform: 'translate(26 20)' }),
    ),
  );
  // Gates: a gap with timber over it.
  for (const a of [2.6, -0.16]) {
    const [x, y] = at(a, R - 34);
    p.add(
      group(
        { transform: `translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI)})` },
        rect(-46, -30, 92, 60, mix(paint.lime, paint.umber, 0.25)) +
          rect(-40, -44, 80, 15, mix(paint.umber, paint.tar, 0.3)) +
          rect(-40, 29, 80, 15, mix(paint.umber, paint.tar, 0.3)) +
          stroke('M-24 -30v60M0 -30v60M24 -30v60', mix(paint.umber, paint.ochre, 0.3), 9),
      ),
    );
  }
  // Houses against the wall, gable to the yard: ridge in the middle, a light and a dark slope.
  const count = 17;
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2 + 0.05;
    const gate = [2.6, -0.16].some((g) => Math.cos(a - g) > 0.97);
    const ruin = i === 4 || i === 5 || i === 11;
    if (gate) continue;
    const [outer, inner, half] = [R - 76, R - 236 + (i % 3) * 16, 0.135];
    const quad = (u: number, v: number): Point[] => [
      at(a + u, outer),
      at(a + v, outer),
      at(a + v * 1.34, inner),
      at(a + u * 1.34, inner),
    ];
    if (ruin) {
      const [q0, q1, q2, q3] = quad(-half, half) as [Point, Point, Point, Point];
      p.add(
        poly(quad(-half, half), mix(turf, paint.lime, 0.3)) +
          stroke(
            `M${n(q3[0])} ${n(q3[1])}L${n(q0[0])} ${n(q0[1])}L${n(q1[0])} ${n(q1[1])}L${n(q2[0])} ${n(q2[1])}`,
            stone,
            15,
            { 'stroke-dasharray': '17 5' },
          ),
      );
      continue;
    }
    const lit = Math.cos(a - Math.PI / 2 + 2.4) > 0;
    const color = mix(straw, paint.umber, (i % 4) * 0.12);
    const lay = (u: number, v: number, c: string): string => {
      let d = '';
      for (let k = 1; k < 9; k += 1) {
        const r = outer + ((inner - outer) * k) / 9;
        const grow = 1 + (0.34 * k) / 9;
        const [s, e] = [at(a + u * grow, r), at(a + v * grow, r)];
        d += `M${n(s[0])} ${n(s[1])}L${n(e[0])} ${n(e[1])}`;
      }
      return stroke(d, c, 3, { opacity: 0.6 });
    };
    p.add(
      poly(quad(-half, half), paint.ink, { opacity: 0.35, transform: 'translate(16 13)' }),
      poly(quad(-half, 0), lit ? mix(color, paint.cream, 0.3) : shade(color, 0.35)) +
        poly(quad(0, half), lit ? shade(color, 0.35) : mix(color, paint.cream, 0.3)) +
        lay(-half, half, mix(paint.umber, paint.tar, 0.2)),
      stroke(
        `M${at(a, outer).map(n).join(' ')}L${at(a, inner).map(n).join(' ')}`,
        mix(paint.umber, paint.ochre, 0.2),
        9,
      ),
    );
    if (i % 3 === 0) {
      const [x, y] = at(a, inner + 50);
      p.add(
        stroke(`M${n(x)} ${n(y)}q24 -16 54 -4t60 -14`, paint.snow, 17, {
          opacity: 0.4,
          'stroke-linecap': 'round',
        }),
      );
    }
  }
  const pig = (x: number, y: number, turn: number, s: number): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      fill('M-30 -12Q0 -22 26 -11L44 -6Q48 0 44 6L26 11Q0 22 -30 12Q-38 0 -30 -12z', paint.ink, {
        opacity: 0.35,
        transform: 'translate(8 9)',
      }) +
        fill(
          'M-30 -12Q0 -22 26 -11L44 -6Q48 0 44 6L26 11Q0 22 -30 12Q-38 0 -30 -12z',
          mix(paint.rose, paint.cream, 0.3),
        ) +
        fill(
          'M-24 -10q12 -6 16 4q-6 10 -16 4zM4 4q14 -6 16 4q-8 8 -18 4z',
          mix(paint.tar, paint.umber, 0.3),
        ) +
        fill('M24 -11l10 -8l2 12zM24 11l10 8l2 -12z', shade(paint.rose, 0.25)) +
        stroke('M-34 0q-12 2 -10 -8', paint.rose, 4),
    );
  p.add(
    circle(CX + 8, CY + 10, 38, paint.ink, { opacity: 0.35 }) +
      circle(CX, CY, 38, stone) +
      circle(CX, CY, 24, paint.ink) +
      stroke(
        `M${CX - 34} ${CY}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z`,
        mix(paint.umber, paint.tar, 0.2),
        3,
        { 'stroke-dasharray': '14 5' },
      ) +
      stroke(`M${CX - 52} ${CY - 12}L${CX + 54} ${CY + 14}`, mix(paint.umber, paint.ochre, 0.3), 9),
    pig(690, 420, 30, 0.62) +
      pig(740, 396, -12, 0.5) +
      pig(900, 590, 200, 0.62) +
      pig(846, 626, 160, 0.43) +
      pig(936, 640, 250, 0.43) +
      pig(640, 580, 80, 0.56) +
      pig(1300, 690, 150, 0.62) +
      pig(1370, 720, 170, 0.5),
    // People seen from above: a hat and two shoulders.
    ...[
      [880, 440, paint.ember],
      [910, 462, paint.fjord],
      [560, 590, paint.rust],
      [250, 730, paint.fjord],
      [286, 716, paint.butter],
      [1200, 452, paint.moss],
    ].map(
      ([x, y, c]) =>
        fill(`M${Number(x) - 17} ${Number(y)}q17 -12 34 0q0 12 -17 12q-17 0 -17 -12z`, String(c)) +
        circle(Number(x), Number(y), 9, mix(paint.umber, paint.tar, 0.3)) +
        stroke(`M${Number(x) + 6} ${Number(y) + 8}l34 26`, paint.ink, 13, {
          opacity: 0.3,
          'stroke-linecap': 'round',
        }),
    ),
    dabs(60, () => [between(p.random, 0, 330), between(p.random, 0, 600)], paint.butter, 8) +
      dabs(
        60,
        () => [between(p.random, 1280, 1600), between(p.random, 400, 1000)],
        mix(paint.heather, paint.rose, 0.3),
        9,
      ) +
      dabs(50, () => [between(p.random, 0, 1600), between(p.random, 940, 1000)], paint.snow, 8),
    glow(p, 100, 60, 900, paint.butter, 0.3),
    vignette(p, 800, 500, 0.4),
  );
  return p.svg();
}
