import { mix, paint } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { limestone, stoneFace, teeth } from '../lib/limestone.ts';
import { edge } from '../lib/oblique.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';
import { rain } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5245,
  alt: {
    no: 'Kruttornet i Visby i høststorm: det firkantede steintårnet med lavt tak står ved havnen, bølger slår over steinene; den eneste luken er høyt oppe.',
    sv: 'Kruttornet i Visby i höststorm: det fyrkantiga stentornet med lågt tak står vid hamnen, vågor slår över stenarna; den enda luckan sitter högt upp.',
    en: 'Kruttornet, the powder tower of Visby, in an autumn storm: the square stone tower with its low roof by the harbour, waves over the rocks, its only hatch high up.',
  },
  focal: [0.5, 0.42],
};

const lit = mix(limestone.mid, paint.haze, 0.2);
const dim = mix(limestone.dim, paint.fjord, 0.35);

function tower(p: Picture): string {
  const slit = (x: number, y: number, w: number, h: number): string =>
    rect(x - w / 2 - 5, y - 5, w + 10, h + 10, mix(lit, paint.snow, 0.3)) +
    rect(x - w / 2, y, w, h, paint.ink);
  return group(
    {},
    stoneFace(
      p,
      pts('620,770 634,236 880,226 892,790'),
      p.along([620, 0], [892, 0], spread(mix(lit, paint.butter, 0.3), lit)),
      24,
      0.6,
      paint.night,
    ),
    stoneFace(p, pts('892,790 880,226 1044,248 1056,760'), dim, 24, 0.55, paint.ink, paint.haze),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      rect(858 + (i % 2) * 8, 250 + i * 60, 30 - (i % 2) * 8, 34, mix(lit, paint.snow, 0.35), {
        opacity: 0.55,
      }),
    ),
    poly(pts('612,240 760,120 856,112 900,226'), mix(paint.rust, paint.umber, 0.3)) +
      poly(pts('900,226 856,112 1062,252'), mix(paint.oxblood, paint.ink, 0.2)),
    stroke(
      [1, 2, 3, 4, 5]
        .map((i) => `M${612 + i * 25} ${240 - i * 21}L${n(900 - i * 7.4)} ${226 - i * 19}`)
        .join(''),
      paint.oxblood,
      3,
      { opacity: 0.7 },
    ),
    edge(pts('612,240 900,228 1062,254'), mix(paint.tar, paint.plum, 0.2), 10),
    edge(pts('892,790 880,236'), mix(lit, paint.snow, 0.4), 4, 0.8),
    slit(760, 296, 24, 60) +
      slit(700, 420, 16, 48) +
      slit(812, 416, 16, 48) +
      slit(690, 560, 14, 44) +
      slit(960, 330, 14, 52) +
      slit(964, 500, 13, 46),
    // The hatch, five metres up, and its ladder drawn in.
    rect(728, 600, 62, 84, mix(lit, paint.snow, 0.35)) +
      rect(736, 608, 46, 76, mix(paint.tar, paint.umber, 0.3)) +
      stroke('M751 608v76M767 608v76', paint.ink, 3) +
      stroke('M740 626h38M740 664h38', paint.ink, 5),
    poly(pts('716,684 802,682 806,694 712,696'), mix(paint.umber, paint.tar, 0.4)),
    fill(
      Array.from({ length: 18 }, () =>
        blob(p, between(p.random, 628, 1040), between(p.random, 730, 780), 22, 13, 0.35, 9),
      ).join(''),
      mix(paint.pine, paint.moss, 0.3),
      { opacity: 0.8 },
    ),
  );
}

/** A sea that comes in: steep towards the land, white along its crests, torn foam down its face. */
function swell(p: Picture, crests: string, salt: number, tone: string): string {
  const line = ridge(p, pts(crests), 7, salt, 8, true);
  const heights = line.map(([, y]) => y);
  const [top, low] = [Math.min(...heights), Math.max(...heights)];
  const rise = (y: number): number => ((low - y) / (low - top)) ** 2;
  const foam = line.map(([x, y]): Point => [x + 20, y + 3 + 30 * rise(y)]);
  const high = line.filter(([, y]) => rise(y) > 0.25);
  const onCrest = (): Point => high[Math.floor(p.random() * high.length)] as Point;
  return (
    poly(
      under(line),
      p.down(
        top,
        low + 130,
        spread(mix(tone, paint.mist, 0.45), tone, mix(tone, paint.night, 0.55)),
      ),
    ) +
    poly([...line, ...foam.toReversed()], mix(paint.snow, paint.haze, 0.12)) +
    stroke(
      Array.from({ length: 34 }, () => {
        const [x, y] = onCrest();
        const drop = between(p.random, 24, 78);
        return `M${n(x + between(p.random, 0, 30))} ${n(y + 12)}q${n(drop * 0.5)} ${n(drop * 0.3)} ${n(drop * 0.3)} ${n(drop)}`;
      }).join(''),
      paint.snow,
      3.4,
      { 'stroke-linecap': 'round', opacity: 0.5 },
    ) +
    dabs(
      70,
      () => {
        const [x, y] = onCrest();
        return [x + between(p.random, -40, 50), y - between(p.random, -6, 44)];
      },
      paint.snow,
      5,
      0.85,
    )
  );
}

/** Water thrown up where a sea meets the rocks: heavy at the foot, finer and further to leeward as it rises. */
function burst(p: Picture, x: number, y: number, reach: number): string {
  const drop = (from: number, to: number, width: number) => (): Point => {
    const t = between(p.random, from, to);
    const side = (p.random() + p.random() - 1) * width * (0.35 + t);
    return [x + side + t * t * reach * 0.3, y - t * reach];
  };
  const foam = mix(paint.snow, paint.haze, 0.15);
  return (
    dabs(50, drop(0, 0.24, 190), foam, 44, 0.55) +
    dabs(90, drop(0.02, 0.42, 170), foam, 26, 0.6) +
    dabs(130, drop(0.1, 0.66, 150), paint.snow, 13, 0.7) +
    dabs(160, drop(0.2, 1, 150), paint.snow, 6, 0.85)
  );
}

export function draw(): string {
  const p = new Picture('kruttornet');
  const sea = mix(paint.fjord, paint.leaf, 0.18);
  const quay = ridge(p, pts('300,806 520,782 900,796 1160,770 1640,744'), 5, 3, 8, true);
  p.add(
    sky(
      p,
      700,
      spread(
        mix(paint.night, paint.slate, 0.25),
        mix(paint.slate, paint.fjord, 0.4),
        paint.slate,
        mix(paint.haze, paint.mist, 0.4),
      ),
    ),
    heap(p, -120, 240, 720, 200, mix(paint.fjord, paint.night, 0.35), 0.9) +
      heap(p, 480, 190, 820, 170, mix(paint.slate, paint.night, 0.4), 0.85) +
      heap(p, 1080, 330, 660, 190, mix(paint.slate, paint.fjord, 0.5), 0.9) +
      heap(p, 60, 400, 560, 120, mix(paint.slate, paint.haze, 0.4), 0.8),
    streaks(p, { x: 0, y: 380, w: 1600, h: 240 }, 20, paint.mist, 0.4, 460, 12),
    rect(
      0,
      600,
      1600,
      400,
      p.down(
        600,
        1000,
        spread(mix(paint.slate, paint.mist, 0.3), mix(sea, paint.slate, 0.4), sea, paint.night),
      ),
    ),
    ripples(p, { x: 0, y: 606, w: 700, h: 200 }, 80, paint.snow, 0.75, 60, 6) +
      ripples(p, { x: 0, y: 606, w: 700, h: 240 }, 80, paint.night, 0.3, 120, 5),
    mist(p, 560, 110, paint.mist, 0.5),
    // The wall that was built up to the tower, with the wind in the trees behind.
    ...[
      [1180, 230],
      [1340, 260],
      [1520, 250],
    ].map(([x = 0, h = 0]) =>
      group(
        { transform: `translate(${x} 640) skewX(-14) translate(${-x} -640)` },
        leafy(p, x, 640, h, {
          trunk: paint.tar,
          dark: mix(paint.umber, paint.plum, 0.3),
          mid: mix(paint.ochre, paint.umber, 0.4),
          light: paint.ochre,
        }),
      ),
    ),
    stoneFace(
      p,
      pts('1040,560 1640,530 1640,760 1040,766'),
      p.along([1040, 0], [1600, 0], spread(mix(dim, lit, 0.4), mix(lit, dim, 0.5))),
      25,
      0.55,
      paint.ink,
      paint.haze,
    ) + teeth([1046, 560], [1640, 530], 27, mix(lit, dim, 0.4)),
    fill('M1290 758v-70q34 -40 68 0v68z', paint.ink),
    tower(p),
    poly(
      under(quay),
      p.down(
        750,
        960,
        spread(
          mix(paint.moss, paint.slate, 0.45),
          mix(paint.granite, paint.fjord, 0.45),
          paint.night,
        ),
      ),
    ),
    fill(
      Array.from({ length: 46 }, () => {
        const x = between(p.random, 320, 1640);
        return blob(
          p,
          x,
          842 + (x < 600 ? 20 : 0) + between(p.random, -34, 50) - (x - 900) * 0.05,
          between(p.random, 24, 66),
          between(p.random, 16, 36),
          0.3,
          8,
        );
      }).join(''),
      mix(paint.granite, paint.night, 0.5),
    ),
    fill(
      Array.from({ length: 40 }, () => {
        const x = between(p.random, 320, 1640);
        return blob(
          p,
          x,
          830 + (x < 600 ? 20 : 0) + between(p.random, -30, 40) - (x - 900) * 0.05,
          between(p.random, 14, 40),
          between(p.random, 8, 20),
          0.3,
          8,
        );
      }).join(''),
      mix(paint.granite, paint.haze, 0.4),
    ),
    // Spray thrown up against the rocks.
    burst(p, 500, 850, 380),
    dabs(
      60,
      () => [between(p.random, 1000, 1330), between(p.random, 700, 860)],
      paint.snow,
      6,
      0.8,
    ),
    swell(
      p,
      '-20,880 90,872 250,800 330,862 480,880 700,872 860,846 920,876 1640,892',
      31,
      mix(sea, paint.haze, 0.2),
    ),
    swell(
      p,
      '-20,930 260,936 420,936 640,862 730,922 960,944 1180,926 1330,872 1410,926 1640,940',
      32,
      mix(sea, paint.slate, 0.25),
    ),
    swell(p, '-20,958 140,916 230,964 520,988 800,972 990,916 1080,970 1400,990 1640,950', 33, sea),
    ripples(p, { x: 0, y: 900, w: 1600, h: 100 }, 40, paint.snow, 0.4, 150, 6) +
      brush(p, { x: 0, y: 880, w: 1600, h: 120 }, 120, -0.1, 60, paint.snow, 3, 0.4),
    rain(p, { x: 0, y: 0, w: 1640, h: 800 }, 150, paint.mist, 0.3),
    birds(p, 430, 290, 7, 20, paint.snow),
  );
  return p.svg();
}
