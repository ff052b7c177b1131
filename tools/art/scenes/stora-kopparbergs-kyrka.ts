import { bareTree } from '../lib/bare-tree.ts';
import { brickFace } from '../lib/brick.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { plane } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars, streaks } from '../lib/sky.ts';
import { needleSpire } from '../lib/spires.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch } from '../lib/stonework.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5238,
  alt: {
    no: 'Stora Kopparbergs kirke i Falun i allehelgensskumring: teglkirken med det høye irrgrønne kobberspiret, og lys på gravene.',
    sv: 'Stora Kopparbergs kyrka i Falun i allhelgonaskymning: tegelkyrkan med den höga ärggröna kopparspiran, och ljus på gravarna.',
    en: 'Stora Kopparberg Church in Falun at dusk on All Saints’: the brick church with its tall verdigris spire, and candles on the graves.',
  },
  focal: [0.42, 0.42],
};

const brick = mix(paint.rust, paint.oxblood, 0.35);
const lit = mix(paint.rust, paint.apricot, 0.2);
const copper = mix(mix(paint.slate, paint.leaf, 0.35), paint.mist, 0.18);
const warm = mix(paint.butter, paint.apricot, 0.3);

function church(p: Picture, base: number): string {
  const window = (x: number, y: number, w: number, h: number): string =>
    fill(pointedArch(x, y + 4, w + 18, h + 14), mix(lit, paint.cream, 0.3)) +
    fill(pointedArch(x, y, w, h), p.down(y - h, y, spread(paint.ochre, warm, paint.cream))) +
    stroke(
      `M${x} ${y}v${-h + 4}M${n(x - w / 2)} ${n(y - h * 0.33)}h${w}M${n(x - w / 2)} ${n(y - h * 0.6)}h${w}`,
      brick,
      4,
    );
  const [tx, tw, top] = [450, 196, 456];
  const turret = (x: number): string =>
    rect(x - 19, top - 34, 38, 40, mix(brick, paint.plum, 0.2)) +
    needleSpire(x, top - 30, 42, 126, copper, paint.mist);
  return group(
    {},
    // The choir end, lower and turned away.
    brickFace(
      p,
      pts(`1120,${base} 1120,${base - 196} 1206,${base - 180} 1206,${base - 8}`),
      mix(brick, paint.plum, 0.4),
      9,
      paint.ink,
      paint.rose,
    ),
    poly(
      pts(`1112,${base - 192} 1060,${base - 356} 1214,${base - 176}`),
      mix(paint.ink, paint.slate, 0.25),
    ),
    plane(
      [
        [640, base - 206],
        [1126, base - 192],
        [1062, base - 358],
        [640, base - 372],
      ],
      mix(paint.night, paint.slate, 0.4),
      { count: 14, color: paint.ink, dash: 12 },
    ),
    brickFace(
      p,
      pts(`640,${base} 640,${base - 208} 1122,${base - 194} 1122,${base}`),
      p.along([640, 0], [1122, 0], spread(lit, brick, mix(brick, paint.plum, 0.3))),
      9,
      paint.ink,
      paint.apricot,
    ),
    ...[706, 814, 1026].map((x) => window(x, base - 44, 46, 116)),
    ...[760, 870, 970, 1080].map((x) =>
      brickFace(
        p,
        pts(
          `${x - 15},${base} ${x - 12},${base - 160} ${x + 4},${base - 178} ${x + 8},${base - 160} ${x + 15},${base}`,
        ),
        mix(lit, brick, 0.4),
        9,
        paint.ink,
        paint.apricot,
      ),
    ),
    // The porch with its stepped gable.
    brickFace(
      p,
      pts(
        `884,${base + 6} 884,${base - 96} 900,${base - 96} 900,${base - 118} 914,${base - 118} 914,${base - 138} 932,${base - 138} 932,${base - 118} 946,${base - 118} 946,${base - 96} 960,${base - 96} 960,${base + 6}`,
      ),
      lit,
      8,
      paint.oxblood,
      paint.apricot,
    ),
    fill(pointedArch(922, base + 6, 44, 82), mix(lit, paint.cream, 0.35)) +
      fill(pointedArch(922, base + 6, 32, 70), paint.butter),
    turret(tx + 38) + turret(tx + tw - 38),
    needleSpire(tx + tw / 2, top, tw * 0.96, 396, copper, paint.mist),
    brickFace(
      p,
      pts(`${tx},${base + 4} ${tx + 3},${top} ${tx + tw - 3},${top} ${tx + tw},${base + 4}`),
      p.along([tx, 0], [tx + tw, 0], spread(mix(lit, paint.apricot, 0.2), lit, brick)),
      10,
      paint.ink,
      paint.apricot,
    ),
    ...[0.36, 0.7].map((t) =>
      rect(tx - 3, base - (base - top) * t, tw + 6, 8, mix(lit, paint.cream, 0.3)),
    ),
    rect(tx - 6, top - 8, tw + 12, 14, copper),
    turret(tx + 4) + turret(tx + tw - 4),
    ...[-34, 34].map(
      (d) =>
        fill(pointedArch(tx + tw / 2 + d, top + 106, 40, 88), mix(lit, paint.cream, 0.3)) +
        fill(pointedArch(tx + tw / 2 + d, top + 104, 26, 76), paint.ink),
    ),
    circle(tx + tw / 2, top + 146, 25, paint.cream) +
      stroke(`M${tx + tw / 2} ${top + 146}v-17M${tx + tw / 2} ${top + 146}l10 8`, paint.ink, 3.4),
    window(tx + tw / 2, base - 122, 30, 40),
    ...[92, 74, 56].map((w, i) =>
      fill(
        pointedArch(tx + tw / 2, base + 4, w, 112 - i * 9),
        [mix(lit, paint.cream, 0.3), brick, warm][i] ?? warm,
      ),
    ),
  );
}

const candle = (p: Picture, x: number, y: number, s: number): string =>
  circle(x, y - 9 * s, 34 * s, 'url(#glow)') +
  rect(x - 5 * s, y - 16 * s, 10 * s, 16 * s, mix(paint.cream, paint.rose, p.random() * 0.4)) +
  fill(
    `M${n(x)} ${n(y - 32 * s)}q${n(7 * s)} ${n(10 * s)} 0 ${n(16 * s)}q${n(-7 * s)} ${n(-6 * s)} 0 ${n(-16 * s)}z`,
    paint.butter,
  );

export function draw(): string {
  const p = new Picture('stora-kopparbergs-kyrka');
  const base = 780;
  const glow = p.define(
    'radialGradient',
    {},
    `<stop offset="0" stop-color="${paint.butter}" stop-opacity=".75"/><stop offset=".35" stop-color="${paint.apricot}" stop-opacity=".28"/><stop offset="1" stop-color="${paint.apricot}" stop-opacity="0"/>`,
  );
  const wood = ridge(p, pts('-20,690 300,664 700,676 1100,650 1640,640'), 8, 2, 8, true);
  const yard = ridge(p, pts('-20,800 400,784 800,780 1240,772 1640,790'), 4, 3, 8, true);
  p.add(
    sky(
      p,
      780,
      spread(
        paint.night,
        mix(paint.night, paint.fjord, 0.6),
        mix(paint.fjord, paint.heather, 0.4),
        mix(paint.heather, paint.rose, 0.5),
        mix(paint.apricot, paint.rose, 0.4),
      ),
    ),
    stars(p, 130, 420, paint.snow),
    streaks(
      p,
      { x: 0, y: 430, w: 1600, h: 200 },
      20,
      mix(paint.rose, paint.heather, 0.4),
      0.55,
      480,
      12,
    ),
    poly(under(wood, 840), mix(paint.night, paint.heather, 0.35)) +
      spruces(p, wood, 90, 30, 76, mix(paint.night, paint.heather, 0.3)),
    mist(p, 600, 190, mix(paint.rose, paint.heather, 0.4), 0.7),
    bareTree(p, 310, 800, 400, mix(paint.ink, paint.plum, 0.5)) +
      bareTree(p, 1320, 790, 440, mix(paint.ink, paint.plum, 0.5)),
    church(p, base),
    p.clipped(
      lines(under(yard)),
      poly(
        under(yard),
        p.down(
          770,
          1000,
          spread(
            mix(paint.pine, paint.heather, 0.35),
            mix(paint.pine, paint.night, 0.45),
            paint.ink,
          ),
        ),
      ),
      brush(
        p,
        { x: 0, y: 784, w: 1600, h: 220 },
        260,
        0,
        40,
        mix(paint.heather, paint.rose, 0.4),
        2,
        0.3,
      ),
      fill(`M520 ${base + 2}h58L760 1010H380z`, mix(paint.slate, paint.heather, 0.4), {
        opacity: 0.75,
      }) +
        fill(
          `M510 ${base + 2}h76L700 940H450z`,
          p.down(base, 950, [
            [0, paint.butter, 0.6],
            [1, paint.butter, 0],
          ]),
        ),
    ),
  );
  const stone = (x: number, y: number, s: number, kind: number): string =>
    kind === 2
      ? stroke(
          `M${x} ${y}v${n(-66 * s)}m${n(-18 * s)} ${n(20 * s)}h${n(36 * s)}`,
          shade(paint.plum, 0.4),
          9 * s,
        )
      : fill(
          kind
            ? `M${n(x - 22 * s)} ${y}v${n(-46 * s)}q${n(22 * s)} ${n(-24 * s)} ${n(44 * s)} 0v${n(46 * s)}z`
            : `M${n(x - 20 * s)} ${y}v${n(-58 * s)}l${n(36 * s)} ${n(-6 * s)}v${n(64 * s)}z`,
          mix(paint.ink, paint.slate, 0.45),
        );
  const rows: [number, number, number][] = [];
  for (let r = 0; r < 6; r += 1) {
    const s = 0.5 + r * 0.2;
    for (let i = 0; i < 17 - r * 2; i += 1) {
      const x =
        -40 + ((i + 0.5 + (r % 2) * 0.5) * 1700) / (17 - r * 2) + between(p.random, -14, 14);
      if (Math.abs(x - 560 - r * 6) < 84 + r * 20) continue;
      rows.push([x, 806 + r * 37 + between(p.random, -5, 5), s]);
    }
  }
  p.add(
    ...rows
      .map(
        ([x, y, s], i) =>
          stone(Math.round(x), Math.round(y), s, (i * 7) % 3) +
          candle(p, Math.round(x + 30 * s), Math.round(y + 3), s),
      )
      .map((d) => d.replaceAll('#glow', `#${glow}`)),
    figure(600, 866, 84, paint.ink, paint.rose) +
      figure(636, 870, 56, paint.oxblood, paint.rose) +
      figure(1040, 838, 66, paint.ink, paint.rose) +
      figure(330, 850, 72, mix(paint.ink, paint.plum, 0.4), paint.rose),
    dabs(
      80,
      () => [p.random() * 1600, between(p.random, 800, 990)],
      mix(paint.ochre, paint.umber, 0.4),
      7,
      0.8,
    ),
    grass(p, ridge(p, pts('-20,1006 500,996 1100,1000 1640,992'), 4, 12), 0.2, 44, paint.ink),
    bareTree(p, 1530, 1010, 900, mix(paint.ink, paint.night, 0.4)),
  );
  return p.svg();
}
