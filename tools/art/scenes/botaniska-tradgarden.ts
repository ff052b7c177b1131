import { mix, paint } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { brokenEdge, limestone, stoneFace } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import { rose } from '../lib/roses.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { pointedArch, roundArch } from '../lib/stonework.ts';
import { fill, group, lines, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5234,
  alt: {
    no: 'Botaniska trädgården i Visby i juli: rester av tårnet til S:t Olof, tett dekket av eføy, bak rosene og grusgangen.',
    sv: 'Botaniska trädgården i Visby i juli: resterna av S:t Olofs torn, tätt klädda i murgröna, bakom rosorna och grusgången.',
    en: 'The botanical garden of Visby in July: what is left of S:t Olof’s tower, thick with ivy, beyond the roses and the gravel path.',
  },
  focal: [0.5, 0.42],
};

const ivyDark = mix(paint.pine, paint.leaf, 0.3);

function ruin(p: Picture, base: number): string {
  const edge = brokenEdge(
    p,
    pts('600,330 640,180 720,150 780,206 850,196 900,120 960,150 1000,300'),
    24,
    30,
  );
  const shape: Point[] = [[580, base], ...edge, [1022, base]];
  const leaves = (count: number, color: string, size: number, dx: number): string =>
    dabs(
      count,
      () => [between(p.random, 570, 1032) + dx, between(p.random, 150, base)],
      color,
      size,
      0.95,
    );
  const curtain = Array.from({ length: 60 }, () =>
    blob(
      p,
      between(p.random, 590, 1014),
      between(p.random, 190, base - 10),
      between(p.random, 24, 52),
      between(p.random, 26, 60),
      0.3,
      11,
    ),
  ).join('');
  return group(
    {},
    stoneFace(
      p,
      shape,
      p.along([580, 0], [1022, 0], spread(limestone.lit, limestone.mid, limestone.dim)),
      24,
      0.6,
    ),
    p.clipped(
      lines(shape),
      fill(curtain, ivyDark),
      leaves(520, mix(paint.leaf, paint.pine, 0.3), 17, 0),
      leaves(420, paint.leaf, 13, -8),
      leaves(300, mix(paint.moss, paint.butter, 0.2), 10, -14),
    ),
    // The ivy spills over the edges.
    dabs(
      170,
      () => {
        const q = edge[Math.floor(p.random() * edge.length)] ?? [800, 200];
        return [q[0] + between(p.random, -20, 20), q[1] + between(p.random, -8, 40)];
      },
      paint.leaf,
      14,
    ),
    dabs(
      90,
      () => [
        p.random() < 0.5 ? between(p.random, 562, 596) : between(p.random, 1000, 1042),
        between(p.random, 330, base),
      ],
      ivyDark,
      17,
    ),
    fill(pointedArch(800, base, 216, 330), mix(limestone.lit, paint.cream, 0.4)) +
      fill(
        pointedArch(800, base, 176, 304),
        p.down(
          base - 300,
          base,
          spread(
            mix(paint.pine, paint.ink, 0.4),
            mix(paint.pine, paint.leaf, 0.3),
            mix(paint.moss, paint.butter, 0.6),
          ),
        ),
      ),
    fill(pointedArch(806, base, 96, 190), mix(paint.haze, paint.cream, 0.5)) +
      fill(roundArch(806, base, 96, 46), mix(paint.moss, paint.butter, 0.5)),
    fill(
      pointedArch(690, 330, 44, 96) + pointedArch(918, 340, 44, 96),
      mix(paint.pine, paint.ink, 0.55),
    ),
    dabs(
      60,
      () => [between(p.random, 700, 900), between(p.random, 470, 530) + 20],
      paint.leaf,
      15,
    ) +
      dabs(
        40,
        () => [between(p.random, 704, 896), between(p.random, 470, 530)],
        mix(paint.moss, paint.butter, 0.25),
        11,
      ),
  );
}

export function draw(): string {
  const p = new Picture('botaniska-tradgarden');
  const base = 730;
  const plane = {
    trunk: mix(paint.umber, paint.tar, 0.3),
    dark: mix(paint.leaf, paint.pine, 0.5),
    mid: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.35),
  };
  p.add(
    sky(
      p,
      700,
      spread(mix(paint.slate, paint.haze, 0.5), mix(paint.haze, paint.mist, 0.6), paint.cream),
    ),
    heap(p, 20, 260, 520, 130, paint.snow, 0.95) + heap(p, 1010, 210, 560, 120, paint.snow, 0.9),
    fill(
      Array.from({ length: 26 }, (_, i) =>
        blob(p, i * 66 - 20, 600 - (i % 4) * 22, 90, 120, 0.25, 12),
      ).join(''),
      mix(paint.leaf, paint.haze, 0.45),
    ),
    stoneFace(
      p,
      pts('-20,600 1640,600 1640,720 -20,720'),
      mix(limestone.mid, paint.haze, 0.3),
      24,
      0.45,
    ),
    mist(p, 480, 200, mix(paint.cream, paint.butter, 0.3), 0.6),
    leafy(p, 330, 740, 460, plane) + leafy(p, 1250, 740, 520, plane),
    rect(
      0,
      base - 20,
      1600,
      300,
      p.down(
        base - 20,
        1000,
        spread(mix(paint.moss, paint.butter, 0.5), paint.leaf, mix(paint.pine, paint.leaf, 0.4)),
      ),
    ),
    brush(p, { x: 0, y: base - 14, w: 1600, h: 250 }, 300, 0, 34, paint.butter, 2, 0.3),
    ruin(p, base),
    poly(
      pts(`728,${base} 872,${base} 1190,1010 410,1010`),
      p.down(
        base,
        1000,
        spread(mix(paint.cream, paint.lime, 0.5), mix(paint.lime, paint.rose, 0.2)),
      ),
    ),
    brush(p, { x: 520, y: base + 20, w: 560, h: 250 }, 120, 0, 20, paint.granite, 2.4, 0.35),
  );
  // Clipped box hedges and rose beds along the path.
  for (let i = 0; i < 7; i += 1) {
    const t = (i / 6) ** 1.4;
    for (const s of [-1, 1]) {
      const [x, y, r] = [800 + s * (110 + t * 380), base + 22 + t * 230, 26 + t * 52];
      p.add(
        fill(blob(p, x, y, r * 1.25, r * 0.8, 0.14, 13), ivyDark) +
          fill(blob(p, x - 4, y - r * 0.2, r, r * 0.5, 0.2, 12), paint.leaf),
        dabs(
          16,
          () => [x + between(p.random, -r, r), y + between(p.random, -r * 0.7, r * 0.3)],
          [paint.rose, paint.snow, paint.ember][(i + (s > 0 ? 1 : 0)) % 3] ?? paint.rose,
          r * 0.3,
        ),
      );
    }
  }
  p.add(
    figure(772, 820, 94, paint.snow, paint.rose) +
      fill('M742 738q30 -30 60 0z', paint.cream) +
      figure(826, 824, 92, mix(paint.slate, paint.fjord, 0.4), paint.rose),
    fill('M770 820l-90 30l16 6l90 -30z', paint.umber, { opacity: 0.3 }),
    stroke('M560 770h90M566 746h78M570 770v26M640 770v26M566 744v28M644 744v28', paint.snow, 6),
    fill(
      Array.from({ length: 22 }, (_, i) =>
        blob(p, i < 11 ? i * 46 - 30 : 1090 + (i - 11) * 52, 985 - (i % 3) * 22, 62, 62, 0.3, 11),
      ).join(''),
      mix(paint.pine, paint.leaf, 0.25),
    ),
    ...[
      [70, 850, 62, 0],
      [196, 912, 54, 1],
      [318, 952, 58, 2],
      [60, 966, 50, 1],
      [430, 976, 40, 0],
      [1540, 838, 62, 1],
      [1424, 906, 58, 0],
      [1306, 950, 50, 2],
      [1550, 962, 56, 2],
      [1196, 978, 40, 1],
    ].map(([x = 0, y = 0, r = 0, c = 0]) =>
      rose(
        p,
        x,
        y,
        r,
        [paint.rose, mix(paint.butter, paint.cream, 0.4), mix(paint.ember, paint.rose, 0.45)][c] ??
          paint.rose,
      ),
    ),
    ...[
      [520, 560],
      [1100, 500],
      [1140, 640],
    ].map(([x = 0, y = 0]) =>
      fill(
        `M${x} ${y}q-16 -22 -24 -6q-2 14 24 6q-14 14 -4 18q10 0 4 -18q16 -24 26 -8q0 16 -26 8q14 12 6 18q-10 0 -6 -18z`,
        paint.snow,
      ),
    ),
  );
  return p.svg();
}
