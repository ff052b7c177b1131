import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, ridge, under } from '../lib/land.ts';
import { brokenEdge, limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { fill, lines, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5600,
  alt: {
    no: 'Et lite sadeltårn rir på kronen av Visbys ringmur; under det går en vannrett rekke gjenmurte murtinder, og to mennesker står små i gresset nedenfor.',
    sv: 'Ett litet sadeltorn rider på krönet av Visby ringmur; under det löper en vågrät rad igenmurade tinnar, och två människor står små i gräset nedanför.',
    en: 'A small saddle tower rides on the crown of Visby’s ring wall; below it runs a level row of walled-up battlements, and two people stand small in the grass.',
  },
  caption: {
    no: 'Sadeltårnene rir på murkronen. Den vannrette streken viser hvor lav muren var, før den ble bygd på.',
    sv: 'Sadeltornen rider på murkrönet. Den vågräta linjen visar hur låg muren var, innan den byggdes på.',
    en: 'The saddle towers ride on the crown of the wall. The level line shows how low it was before it was raised.',
  },
  focal: [0.5, 0.4],
};

/** A swift: two scythes and a short fork. */
const swift = (x: number, y: number, s: number, turn: number): string =>
  fill(
    'M-60 16Q-34 -22 -4 -8Q30 -30 64 10Q34 -6 8 4L4 24L-2 14L-8 22L-8 4Q-36 -4 -60 16z',
    paint.ink,
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );

export function draw(): string {
  const p = new Picture('visby-sadeltorn');
  const crown = 380;
  const old = 640;
  const raised: Point[] = [...pts(`-20,${crown} 1620,${crown - 26} 1620,940 -20,940`)];
  p.add(
    sky(
      p,
      520,
      spread(mix(paint.fjord, paint.slate, 0.55), mix(paint.haze, paint.mist, 0.45), paint.cream),
    ),
    heap(p, 60, 330, 460, 150, paint.snow, 0.9),
    heap(p, 1060, 300, 520, 190, paint.snow, 0.95),
    teeth([-20, crown], [560, crown - 8], 40, limestone.mid),
    teeth([1040, crown - 16], [1620, crown - 26], 40, limestone.mid),
    stoneFace(p, raised, limestone.mid, 34, 0.6),
    rect(
      -20,
      crown - 30,
      1660,
      old - crown + 30,
      p.along(
        [0, 0],
        [1600, 0],
        [
          [0, paint.butter, 0.25],
          [0.5, paint.butter, 0],
          [1, paint.plum, 0.35],
        ],
      ),
    ),
  );
  // The older wall with its battlements stands walled up in the higher one: its outline is the level line.
  const tooth = 74;
  const outline = `M-104 ${old}${`v-92h${tooth}v92h${tooth}`.repeat(12)}`;
  const older = mix(limestone.mid, paint.umber, 0.3);
  p.add(
    p.clipped(
      `${outline}V940H-104z`,
      fill(`${outline}V940H-104z`, older),
      rubbleFace(
        p,
        pts(`-20,${old - 92} 1620,${old - 92} 1620,940 -20,940`),
        44,
        paint.tar,
        paint.cream,
        0.6,
      ),
    ),
    stroke(outline, mix(paint.umber, paint.tar, 0.5), 6, { opacity: 0.8 }),
    stroke(outline, paint.cream, 3, { opacity: 0.55, transform: 'translate(-4 -5)' }),
  );
  // The tower sits astride: its cheek hangs out on corbels, its head stands free over the crown.
  const front: Point[] = [
    ...pts('590,520 590,150'),
    ...brokenEdge(p, pts('590,150 700,132 800,140 900,126 976,146'), 34, 10),
    ...pts('976,146 976,520'),
  ];
  const side: Point[] = pts('976,520 976,146 1060,172 1060,494');
  p.add(
    fill('M1060 356H1150V640L1040 590H976V520z', paint.plum, { opacity: 0.3 }),
    stoneFace(p, side, limestone.dim, 26, 0.5, paint.ink, limestone.mid),
    stoneFace(p, front, limestone.lit, 30, 0.6),
    poly(pts('590,150 650,140 650,520 590,520'), paint.snow, { opacity: 0.35 }),
    // Corbels with small arches between them.
    Array.from({ length: 5 }, (_, i) => {
      const x = 590 + i * 79;
      return (
        poly(
          pts(`${x},512 ${x + 70},512 ${x + 60},560 ${x + 48},590 ${x + 20},590 ${x + 10},560`),
          mix(limestone.lit, paint.umber, 0.22),
        ) +
        poly(pts(`${x + 48},512 ${x + 70},512 ${x + 60},560 ${x + 48},590`), limestone.dim, {
          opacity: 0.8,
        }) +
        stroke(`M${x} 514h72`, paint.umber, 5)
      );
    }).join(''),
    // Openings: a shuttered window with its round arch, slits, put-log holes.
    fill('M744 350V262a40 40 0 0 1 80 0V350z', paint.night),
    stroke('M738 352V262a46 46 0 0 1 92 0V352', mix(limestone.lit, paint.umber, 0.35), 12),
    fill('M744 350V262a40 40 0 0 1 40 -40V350z', mix(paint.umber, paint.tar, 0.3)),
    stroke('M764 232V350', paint.tar, 3),
    rect(650, 398, 16, 72, paint.night) +
      rect(896, 398, 16, 72, paint.night) +
      rect(1012, 300, 12, 70, paint.ink),
    dabs(
      6,
      (i) => [630 + (i % 3) * 150, 200 + Math.floor(i / 3) * 10],
      mix(paint.umber, paint.tar, 0.4),
      12,
    ),
    stroke('M590 196H976', mix(limestone.lit, paint.umber, 0.4), 6, { opacity: 0.6 }),
    // Tufts on the crown, ivy creeping up at the right.
    grass(p, ridge(p, pts('580,150 700,134 800,142 900,128 980,150'), 2, 3), 0.16, 26, paint.moss),
    grass(p, pts('1060,356 1600,350'), 0.05, 20, paint.moss),
    ...[paint.pine, paint.leaf, paint.moss].map((c, i) =>
      dabs(
        190 - i * 40,
        () => {
          const t = p.random();
          const w = 170 * (1 - t) + 16;
          return [
            1430 + Math.sin(t * 5) * 40 + (p.random() - 0.5) * w - i * 5,
            930 - t * 470 - i * 6,
          ];
        },
        c,
        15 - i * 2,
        0.95,
      ),
    ),
  );
  const sward = ridge(p, pts('-20,890 360,872 800,886 1200,868 1620,884'), 4, 6, 8, true);
  p.add(
    poly(
      under(sward),
      p.down(870, 1000, spread(mix(paint.leaf, paint.butter, 0.25), paint.leaf, paint.pine)),
    ),
    brush(p, { x: -20, y: 890, w: 1640, h: 110 }, 180, -1.4, 24, paint.butter, 2, 0.4),
    grass(p, sward, 0.3, 26, mix(paint.leaf, paint.moss, 0.4)),
    dabs(90, () => [p.random() * 1600, between(p.random, 900, 990)], paint.snow, 6, 0.9),
    dabs(60, () => [p.random() * 1600, between(p.random, 900, 990)], paint.ember, 7, 0.9),
    fill('M402 926q60 12 150 8q-70 -16 -150 -8z', paint.pine, { opacity: 0.6 }),
    figure(420, 928, 118, paint.rust, mix(paint.rose, paint.umber, 0.2)),
    figure(476, 932, 104, paint.fjord, mix(paint.rose, paint.umber, 0.2)),
    stroke('M430 850L462 812', paint.rust, 11, { 'stroke-linecap': 'round' }),
    stroke(lines(sward, false), paint.butter, 3, { opacity: 0.5 }),
    swift(300, 170, 1, -14),
    swift(440, 96, 0.62, 20),
    swift(1180, 120, 0.85, -30),
    swift(1360, 210, 0.5, 12),
    swift(210, 290, 0.45, 30),
  );
  return p.svg();
}
