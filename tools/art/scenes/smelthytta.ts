import { boards, masonry } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5138,
  alt: {
    no: 'Smelthytta på Røros i høstkveld: det store mørke tømmerhuset med glød i portene, hytteklokka i forgrunnen og slagghaugene bak.',
    sv: 'Smälthyttan i Røros en höstkväll: det stora mörka timmerhuset med glöd i portarna, hyttklockan i förgrunden och slagghögarna bakom.',
    en: 'The smelting works at Røros on an autumn evening: the great dark timber house with a glow in its doorways, the works bell in front, slag heaps behind.',
  },
  focal: [0.5, 0.5],
};

const timber = mix(paint.umber, paint.tar, 0.42);
const timberLit = mix(paint.umber, paint.apricot, 0.28);
const roof = mix(paint.tar, paint.plum, 0.35);
const slag = mix(paint.plum, paint.ink, 0.5);

/** One bay of the works: a broad boarded gable with a vent along its ridge and a doorway that glows. */
function bay(
  p: Picture,
  x: number,
  base: number,
  w: number,
  wall: number,
  rise: number,
  door: number,
): string {
  const top = base - wall;
  const mid = x + w / 2;
  const outline = `M${x} ${base}V${top}L${mid} ${top - rise}L${x + w} ${top}V${base}z`;
  return group(
    {},
    rect(mid - 34, top - rise - 50, 68, 84, mix(timber, paint.tar, 0.4)),
    boards(mid - 34, top - rise - 42, 68, 50, 8, paint.ink, false, 0.7),
    fill(
      `M${mid - 52} ${top - rise - 44}L${mid} ${top - rise - 78}L${mid + 52} ${top - rise - 44}z`,
      roof,
    ),
    p.clipped(
      outline,
      fill(
        outline,
        p.along([x, 0], [x + w, 0], spread(timberLit, mix(timberLit, timber, 0.7), timber)),
      ),
      boards(x, top, w, wall, 15, paint.ink, false, 0.5),
      boards(x, top - rise, w, rise, 14, paint.ink, true, 0.45),
      brush(p, { x, y: top - rise, w, h: wall + rise }, 90, 0, 50, paint.apricot, 2, 0.22),
      rect(x, top - 3, w, 9, shade(timber, 0.4)),
    ),
    ...[0.18, 0.82].map(
      (t) =>
        rect(x + w * t - 22, top + 46, 44, 52, mix(paint.umber, paint.lime, 0.3)) +
        rect(x + w * t - 16, top + 52, 32, 40, mix(paint.ember, paint.butter, 0.4)) +
        stroke(`M${n(x + w * t)} ${top + 52}v40M${n(x + w * t - 16)} ${top + 72}h32`, timber, 3),
    ),
    rect(mid - 24, top - rise * 0.52, 48, 56, mix(paint.umber, paint.lime, 0.3)) +
      rect(mid - 18, top - rise * 0.52 + 6, 36, 44, paint.ink) +
      stroke(`M${mid} ${n(top - rise * 0.52 + 6)}v44`, timber, 3),
    circle(
      mid,
      base - door * 0.4,
      door * 1.4,
      p.around(mid, base - door * 0.4, door * 1.4, [
        [0, paint.butter, 0.7],
        [0.35, paint.apricot, 0.35],
        [1, paint.ember, 0],
      ]),
    ),
    rect(mid - door * 0.5, base - door, door, door, shade(timber, 0.5)),
    rect(
      mid - door * 0.42,
      base - door * 0.92,
      door * 0.84,
      door * 0.92,
      p.around(mid, base - door * 0.2, door, spread(paint.butter, paint.apricot, paint.rust)),
    ),
    // The furnace mouth inside.
    fill(
      `M${n(mid - door * 0.26)} ${base}v${n(-door * 0.34)}q${n(door * 0.26)} ${n(-door * 0.3)} ${n(door * 0.52)} 0v${n(door * 0.34)}z`,
      paint.oxblood,
    ) +
      fill(
        `M${n(mid - door * 0.14)} ${base}v${n(-door * 0.22)}q${n(door * 0.14)} ${n(-door * 0.2)} ${n(door * 0.28)} 0v${n(door * 0.22)}z`,
        paint.snow,
      ),
    stroke(
      `M${x - 34} ${n(top + 34 * (rise / (w / 2)))}L${mid} ${top - rise - 4}L${x + w + 34} ${n(top + 34 * (rise / (w / 2)))}`,
      roof,
      20,
      { 'stroke-linejoin': 'miter' },
    ),
    stroke(
      `M${x - 36} ${n(top + 34 * (rise / (w / 2)) - 9)}L${mid} ${top - rise - 17}`,
      paint.apricot,
      3,
      { opacity: 0.9 },
    ),
  );
}

function bell(x: number, base: number): string {
  const post = mix(paint.tar, paint.umber, 0.4);
  return group(
    {},
    stroke(
      `M${x - 62} ${base}L${x - 34} ${base - 330}M${x + 62} ${base}L${x + 34} ${base - 330}`,
      post,
      17,
    ) + stroke(`M${x - 68} ${base}L${x - 40} ${base - 330}`, paint.apricot, 3.4),
    stroke(
      `M${x - 54} ${base - 90}L${x + 40} ${base - 240}M${x + 54} ${base - 90}L${x - 40} ${base - 240}M${x - 52} ${base - 96}h104M${x - 40} ${base - 244}h80`,
      post,
      10,
    ),
    rect(x - 48, base - 344, 96, 18, post),
    fill(
      `M${x - 26} ${base - 262}Q${x - 24} ${base - 320} ${x} ${base - 326}Q${x + 24} ${base - 320} ${x + 26} ${base - 262}L${x + 34} ${base - 250}H${x - 34}z`,
      mix(paint.ochre, paint.umber, 0.3),
    ) +
      fill(
        `M${x - 26} ${base - 262}Q${x - 24} ${base - 320} ${x} ${base - 326}Q${x - 12} ${base - 300} ${x - 12} ${base - 250}H${x - 34}z`,
        paint.butter,
      ),
    circle(x, base - 246, 8, paint.tar),
    fill(`M${x - 78} ${base - 340}L${x} ${base - 416}L${x + 78} ${base - 340}z`, roof) +
      stroke(`M${x - 80} ${base - 340}L${x} ${base - 418}`, paint.apricot, 4) +
      stroke(`M${x} ${base - 414}v-36M${x - 1} ${base - 448}h26l-6 8`, paint.tar, 4),
  );
}

export function draw(): string {
  const p = new Picture('smelthytta');
  const fell = ridge(p, acrossSheet(430, 390, 420, 370, 400, 380), 5, 2, 8, true);
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.slate, paint.rose, 0.4),
        paint.apricot,
        paint.butter,
      ),
    ),
    streaks(p, { x: -80, y: 40, w: 1760, h: 260 }, 22, paint.ember, 0.4, 480, 13) +
      streaks(p, { x: -80, y: 60, w: 1760, h: 260 }, 14, paint.plum, 0.4, 480, 13),
    sun(p, 210, 410, 46, paint.snow, paint.butter, 11, 0.9),
    poly(under(fell), mix(paint.heather, paint.apricot, 0.35)),
    mist(p, 360, 170, paint.butter, 0.6),
  );
  // The slag heaps: black, with a rusty rim towards the sun.
  for (const [points, salt] of [
    ['760,720 900,470 1010,380 1130,330 1230,352 1330,300 1470,330 1640,420', 3],
    ['-40,560 40,520 170,520 320,610 420,720', 4],
  ] as const) {
    const heap = ridge(p, pts(points), 7, salt, 8, true);
    p.add(
      p.clipped(
        lines(under(heap, 800)),
        poly(
          under(heap, 800),
          p.along([760, 300], [1500, 780], spread(mix(slag, paint.rust, 0.4), slag, paint.ink)),
        ),
        brush(p, { x: -40, y: 300, w: 1680, h: 500 }, 620, 2, 56, paint.ink, 4, 0.45),
        brush(
          p,
          { x: -40, y: 300, w: 1680, h: 460 },
          340,
          2.1,
          44,
          mix(paint.rust, paint.apricot, 0.3),
          3,
          0.45,
        ),
        brush(
          p,
          { x: -40, y: 300, w: 1680, h: 460 },
          90,
          1.2,
          40,
          mix(paint.leaf, paint.haze, 0.4),
          3,
          0.35,
        ),
      ),
      stroke(lines(heap, false), paint.apricot, 3.4, { opacity: 0.75 }),
    );
  }
  p.add(
    fill(
      'M1012 330q-40 -70 10 -130q50 -50 10 -120q70 50 40 140q-40 60 -10 110zM640 296q-50 -70 -8 -130q50 -60 0 -150q80 60 52 160q-34 60 -4 120z',
      mix(paint.rose, paint.plum, 0.35),
      { opacity: 0.5 },
    ),
    bay(p, 860, 752, 330, 210, 150, 104),
    bay(p, 480, 764, 410, 240, 190, 138),
    // The low lean-to at the near end, its turf roof gone gold.
    rect(250, 660, 236, 108, timber) +
      boards(250, 660, 236, 108, 15, paint.ink, false, 0.5) +
      fill('M226 668L262 596H496V668z', mix(paint.ochre, paint.moss, 0.45)) +
      brush(p, { x: 262, y: 602, w: 226, h: 50 }, 70, -1.2, 15, paint.butter, 2.4, 0.7) +
      rect(300, 696, 40, 38, mix(paint.ember, paint.butter, 0.5)) +
      stroke('M320 696v38M300 715h40', timber, 3) +
      rect(396, 690, 54, 78, paint.ink),
  );
  const yard = ridge(p, pts('-20,760 300,766 800,764 1200,752 1640,760'), 4, 6, 8, true);
  p.add(
    p.clipped(
      lines(under(yard)),
      poly(
        under(yard),
        p.down(
          750,
          1000,
          spread(
            mix(paint.ochre, paint.granite, 0.4),
            mix(paint.umber, paint.plum, 0.4),
            mix(paint.tar, paint.plum, 0.4),
          ),
        ),
      ),
      brush(p, { x: -20, y: 750, w: 1640, h: 250 }, 420, 0.03, 50, paint.tar, 2.6, 0.3) +
        brush(p, { x: -20, y: 750, w: 1640, h: 250 }, 260, -0.03, 44, paint.apricot, 2.2, 0.35),
      fill('M600 768h170l130 240h-440zM980 756h100l150 140h-200z', paint.apricot, {
        opacity: 0.26,
      }),
    ),
    // Ore in heaps beside the weigh-house track, a cart and those who tend it.
    fill(blob(p, 1330, 800, 150, 60, 0.14, 13), mix(paint.rust, paint.plum, 0.45)) +
      fill(
        Array.from({ length: 40 }, () =>
          blob(
            p,
            between(p.random, 1200, 1460),
            between(p.random, 748, 850),
            between(p.random, 7, 20),
            between(p.random, 6, 13),
            0.3,
            6,
          ),
        ).join(''),
        mix(paint.rust, paint.ochre, 0.35),
      ) +
      dabs(26, () => [between(p.random, 1220, 1440), between(p.random, 748, 840)], paint.butter, 6),
    figure(1080, 812, 92, paint.ink, mix(paint.rose, paint.umber, 0.3)) +
      stroke('M1066 770l-40 44M1020 806l14 18', paint.tar, 5),
    figure(690, 796, 84, paint.night, mix(paint.rose, paint.umber, 0.3)) +
      stroke('M700 756l60 -26', paint.tar, 4),
    fill('M812 836h150l-16 -52H824z', mix(paint.umber, paint.tar, 0.2)) +
      stroke('M806 784h160', timberLit, 6) +
      circle(850, 846, 28, 'none', { stroke: paint.tar, 'stroke-width': 8 }) +
      circle(930, 846, 28, 'none', { stroke: paint.tar, 'stroke-width': 8 }) +
      stroke('M850 820v52M824 846h52M930 820v52M904 846h52', paint.tar, 4) +
      fill('M824 784q30 -34 60 -22q40 -16 76 22z', mix(paint.rust, paint.ochre, 0.3)),
    bell(360, 872),
    // The Hitter river in front, under its stone bank.
    fill(
      'M-20 922Q400 880 800 910T1640 892V1010H-20z',
      p.along(
        [0, 0],
        [1600, 0],
        spread(
          mix(paint.slate, paint.apricot, 0.5),
          mix(paint.fjord, paint.plum, 0.4),
          mix(paint.slate, paint.rose, 0.4),
        ),
      ),
    ),
    ripples(p, { x: -60, y: 924, w: 1720, h: 80 }, 50, paint.ink, 0.4, 150, 4) +
      ripples(p, { x: -60, y: 924, w: 1720, h: 80 }, 40, paint.butter, 0.6, 110, 3),
    masonry(
      p,
      1180,
      884,
      460,
      40,
      34,
      mix(paint.granite, paint.plum, 0.5),
      paint.ink,
      paint.apricot,
    ),
    fill(
      Array.from({ length: 40 }, (_, i) =>
        blob(
          p,
          i * 31 - 10,
          918 - Math.sin(i * 0.32 + 0.4) * 12 + between(p.random, -4, 6),
          between(p.random, 14, 34),
          between(p.random, 7, 14),
          0.22,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.plum, 0.6),
    ),
    grass(p, pts('-20,930 400,900 800,922 1190,908'), 0.4, 24, paint.ochre, 0.9),
    birch(
      p,
      1540,
      900,
      440,
      {
        stem: mix(paint.snow, paint.rose, 0.2),
        mark: paint.tar,
        dark: paint.ochre,
        light: paint.butter,
      },
      0.9,
    ),
    birch(
      p,
      90,
      930,
      380,
      {
        stem: mix(paint.snow, paint.rose, 0.2),
        mark: paint.tar,
        dark: paint.rust,
        light: paint.apricot,
      },
      0.9,
    ),
  );
  return p.svg();
}
