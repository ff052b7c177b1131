import { mix, paint, shade } from '../lib/color.ts';
import { boards } from '../lib/buildings.ts';
import { brush, dabs, grass, heightAt, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
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
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5210,
  alt: {
    no: 'En rad stubbmøller langs steingjerdet på Stora alvaret på Öland, mot en stor solnedgangshimmel.',
    sv: 'En rad stubbkvarnar längs stenmuren på Stora alvaret på Öland, mot en stor solnedgångshimmel.',
    en: 'A row of post mills along the dry-stone wall on Öland’s Stora alvaret, against a great sunset sky.',
  },
  focal: [0.38, 0.5],
};

/** An Öland post mill: a tall narrow boarded body on a trestle of oak, tail pole, four latticed sails. */
function mill(p: Picture, x: number, base: number, s: number, turn: number, haze: number): string {
  const tone = (c: string): string => mix(c, paint.rose, haze);
  const wood = tone(mix(paint.umber, paint.granite, 0.45));
  const dark = tone(mix(paint.tar, paint.plum, 0.25));
  const q = (dx: number, dy: number): Point => [x + dx * s, base + dy * s];
  const front: Point[] = [q(-54, -76), q(-50, -252), q(10, -252), q(14, -76)];
  const side: Point[] = [q(14, -76), q(10, -252), q(62, -244), q(66, -84)];
  const hub = q(-22, -246);
  let sails = '';
  for (let i = 0; i < 4; i += 1) {
    const r = 176 * s;
    let cloth = '';
    for (let k = 1; k <= 9; k += 1) cloth += `M0 ${n(-r * (0.2 + k * 0.088))}h${n(26 * s)}`;
    sails += `<g transform="translate(${n(hub[0])} ${n(hub[1])}) rotate(${turn + i * 90})">${stroke(`M0 0V${n(-r)}`, dark, 6 * s)}${fill(`M0 ${n(-r * 0.24)}h${n(27 * s)}V${n(-r)}H0z`, tone(paint.lime), { opacity: 0.16 })}${stroke(`${cloth}M${n(27 * s)} ${n(-r * 0.24)}V${n(-r)}M${n(14 * s)} ${n(-r * 0.24)}V${n(-r)}`, dark, 2.2 * s)}</g>`;
  }
  return group(
    {},
    // Trestle: foot of stones, cross beams, the post.
    fill(blob(p, x + 4 * s, base, 64 * s, 13 * s, 0.15), tone(mix(paint.granite, paint.plum, 0.3))),
    stroke(
      lines([q(-46, -2), q(6, -84)], false) +
        lines([q(58, -4), q(6, -84)], false) +
        lines([q(6, 0), q(6, -90)], false) +
        lines([q(-50, -8), q(62, -8)], false),
      dark,
      11 * s,
    ),
    // Tail pole and ladder.
    stroke(lines([q(50, -96), q(150, -6)], false), dark, 7 * s) +
      stroke(
        lines([q(60, -84), q(112, 0)], false) + lines([q(72, -84), q(124, 0)], false),
        wood,
        3.4 * s,
      ) +
      stroke(
        [...Array(7)]
          .map((_, i) =>
            lines([q(66 + i * 7.4, -76 + i * 12), q(78 + i * 7.4, -76 + i * 12)], false),
          )
          .join(''),
        wood,
        2.6 * s,
      ),
    poly(
      front,
      p.along(q(-54, 0), q(14, 0), [
        [0, tone(mix(paint.apricot, paint.umber, 0.4))],
        [1, wood],
      ]),
    ),
    p.clipped(
      lines(front),
      boards(x - 54 * s, base - 252 * s, 70 * s, 180 * s, 7.5 * s, dark, true, 0.6),
    ),
    poly(side, mix(wood, dark, 0.6)),
    p.clipped(
      lines(side),
      boards(x + 10 * s, base - 252 * s, 60 * s, 180 * s, 7.5 * s, paint.ink, true, 0.4),
    ),
    poly([q(-58, -248), q(-20, -300), q(34, -294), q(70, -240), q(12, -250)], dark) +
      poly([q(-58, -248), q(-20, -300), q(12, -250)], tone(mix(paint.umber, paint.apricot, 0.25))),
    poly([q(26, -84), q(27, -150), q(50, -148), q(51, -84)], paint.ink, { opacity: 0.75 }),
    poly([q(-30, -150), q(-30, -180), q(-10, -180), q(-10, -150)], tone(paint.ink)),
    sails,
    circle(hub[0], hub[1], 9 * s, dark),
  );
}

export function draw(): string {
  const p = new Picture('oland');
  const horizon = 716;
  p.add(
    sky(p, horizon, [
      [0, mix(paint.plum, paint.fjord, 0.45)],
      [0.3, mix(paint.heather, paint.slate, 0.3)],
      [0.58, mix(paint.rose, paint.ember, 0.35)],
      [0.85, paint.apricot],
      [1, paint.butter],
    ]),
    heap(p, -120, 280, 800, 200, mix(paint.plum, paint.heather, 0.4), 0.7),
    heap(p, 520, 220, 700, 150, mix(paint.plum, paint.heather, 0.5), 0.55),
    heap(p, 1050, 340, 700, 190, mix(paint.heather, paint.rust, 0.2), 0.7),
    heap(p, -40, 330, 640, 90, paint.apricot, 0.55),
    heap(p, 1120, 390, 560, 80, paint.apricot, 0.6),
    heap(p, 620, 420, 420, 60, paint.butter, 0.5),
    streaks(p, { x: 0, y: 400, w: 1600, h: 220 }, 34, paint.butter, 0.5, 460, 12),
    streaks(p, { x: 0, y: 380, w: 1600, h: 200 }, 20, paint.heather, 0.45, 500, 12),
    sun(p, 1170, 644, 60, paint.cream, paint.butter, 9, 0.95),
    rect(-20, horizon - 22, 1640, 26, mix(paint.heather, paint.fjord, 0.4)),
    mist(p, horizon - 70, 110, paint.butter, 0.5),
  );
  const plain = ridge(
    p,
    [
      [-20, 724],
      [400, 716],
      [900, 720],
      [1640, 726],
    ],
    3,
    4,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(plain)),
      poly(
        under(plain),
        p.down(716, 1000, [
          [0, mix(paint.ochre, paint.apricot, 0.55)],
          [0.35, mix(paint.moss, paint.rust, 0.4)],
          [1, mix(paint.pine, paint.plum, 0.35)],
        ]),
      ),
      brush(p, { x: -20, y: 722, w: 1640, h: 280 }, 460, 0, 60, paint.butter, 2, 0.3),
      // Flat limestone lies bare between the thin grass.
      fill(
        [...Array(46)]
          .map((_, i) => {
            const t = i / 46;
            return blob(
              p,
              between(p.random, -40, 1640),
              740 + t * 250,
              20 + t * 90,
              3 + t * 11,
              0.3,
              9,
            );
          })
          .join(''),
        mix(paint.lime, paint.rose, 0.35),
        { opacity: 0.65 },
      ),
      brush(p, { x: -20, y: 760, w: 1640, h: 240 }, 340, 0.02, 60, paint.plum, 2.4, 0.3),
    ),
    dabs(
      60,
      () => [p.random() * 1600, 724 + p.random() * 30],
      mix(paint.pine, paint.plum, 0.3),
      10,
      0.8,
    ),
  );
  const row: [number, number, number, number, number][] = [
    [1330, 736, 0.24, 20, 0.45],
    [1215, 744, 0.34, 62, 0.35],
    [1060, 758, 0.5, 33, 0.24],
    [850, 782, 0.76, 12, 0.12],
    [470, 836, 1.62, 40, 0],
  ];
  for (const [x, y, s, turn, haze] of row)
    p.add(
      fill(
        `M${n(x + 10 * s)} ${n(y - 8 * s)}L${n(x - 420 * s)} ${n(y + 84 * s)}h${n(150 * s)}L${n(x + 70 * s)} ${n(y)}z`,
        mix(paint.pine, paint.plum, 0.5),
        { opacity: 0.45 },
      ),
      mill(p, x, y, s, turn, haze),
    );
  // The dry-stone wall runs with the row.
  let stones = '';
  let lit = '';
  const wallTop = (x: number): number => 890 - (x / 1640) * 132;
  for (let row = 5; row >= 0; row -= 1) {
    let i = row;
    for (let x = -30 + p.random() * 30; x < 1400; i += 1) {
      const s = 1.25 - x / 1500;
      const w = between(p.random, 13, 27) * s;
      const y = wallTop(x) + row * 17 * s + 4 + between(p.random, -3, 3) * s;
      stones += blob(p, x + w, y, w * 1.06, 10.5 * s, 0.14, 7);
      if (i % 2) lit += blob(p, x + w + 3 * s, y - 3.5 * s, w * 0.55, 3 * s, 0.2, 6);
      x += w * 1.9;
    }
  }
  p.add(
    poly(
      [
        [-20, wallTop(-20)],
        [1400, wallTop(1400)],
        [1400, wallTop(1400) + 20],
        [-20, wallTop(-20) + 108],
      ],
      mix(paint.tar, paint.plum, 0.5),
    ),
    fill(stones, mix(paint.granite, paint.rose, 0.2)),
    fill(lit, mix(paint.lime, paint.apricot, 0.5), { opacity: 0.85 }),
  );
  // Sheep, and juniper along the edge.
  for (const [x, y, s] of [
    [960, 900, 1],
    [1050, 920, 1.15],
    [1140, 890, 0.9],
    [1300, 850, 0.7],
    [870, 936, 1.25],
  ] as const) {
    p.add(
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        stroke('M-14 6v22M-6 8v20M12 8v20M20 6v22', paint.tar, 4),
        fill('M-30 -6Q-26 -26 0 -24Q28 -26 30 -4Q28 14 0 13Q-28 14 -30 -6z', paint.cream),
        fill('M-28 2Q0 16 29 0Q26 14 0 13Q-26 14 -28 2z', mix(paint.rose, paint.plum, 0.3)),
        fill('M22 -18Q34 -28 44 -16L46 -6Q40 0 32 -4z', paint.tar),
      ),
    );
  }
  const near = ridge(
    p,
    [
      [-20, 970],
      [500, 985],
      [1000, 980],
      [1640, 940],
    ],
    6,
    9,
  );
  p.add(
    grass(p, near, 0.5, 66, shade(mix(paint.pine, paint.plum, 0.3), 0.3)),
    fill(
      blob(p, 1500, 950, 50, 80, 0.2, 14) +
        blob(p, 1440, 975, 44, 50, 0.2, 14) +
        blob(p, 1570, 960, 50, 100, 0.2, 14),
      shade(paint.pine, 0.3),
    ),
    brush(
      p,
      { x: 1410, y: 880, w: 190, h: 110 },
      120,
      1.4,
      26,
      mix(paint.moss, paint.apricot, 0.3),
      2,
      0.7,
    ),
    dabs(
      120,
      (): Point => {
        const x = p.random() * 1600;
        return [x, heightAt(near, x) - 30 + p.random() * 40];
      },
      paint.butter,
      6,
      0.9,
    ),
    dabs(
      90,
      (): Point => {
        const x = p.random() * 1600;
        return [x, heightAt(near, x) - 30 + p.random() * 50];
      },
      paint.rose,
      7,
      0.9,
    ),
    birds(p, 960, 500, 9, 11, paint.plum),
  );
  return p.svg();
}
