import { boards, pane } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, grass, heightAt, mist, ridge, under, wisps } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5140,
  alt: {
    no: 'Storwartz oppe på snaufjellet: værgrå gruvehus på rad, rustrøde berghalder og taubanens bukker i tåke, med myrull rundt et tjern.',
    sv: 'Storwartz uppe på kalfjället: vädergrå gruvhus i rad, roströda varphögar och linbanans bockar i dimma, med ängsull kring en tjärn.',
    en: 'Storwartz on the bare fell: weather-grey mine buildings, rust-red spoil heaps and ropeway trestles in fog, cotton grass around a tarn.',
  },
  focal: [0.4, 0.5],
};

const grey = mix(paint.lime, paint.slate, 0.32);
const greyDim = mix(paint.granite, paint.plum, 0.45);

/** A long mine house of unpainted boards that steps down a slope, one roof above the other. */
function works(p: Picture, x: number, base: number, s: number): string {
  const roof = mix(paint.slate, paint.plum, 0.4);
  const part = (
    dx: number,
    dy: number,
    w: number,
    wall: number,
    rise: number,
    count: number,
  ): string =>
    group(
      {},
      rect(dx, dy - wall, w, wall, grey) + boards(dx, dy - wall, w, wall, 10, paint.tar, true, 0.4),
      brush(
        p,
        { x: dx + 6, y: dy - wall + 6, w: w - 12, h: wall - 30 },
        20,
        1.57,
        30,
        paint.rust,
        3,
        0.4,
      ),
      rect(dx, dy - wall, w, 12, paint.ink, { opacity: 0.35 }),
      ...Array.from({ length: count }, (_, i) =>
        pane(dx + (w * (i + 0.5)) / count - 11, dy - wall * 0.68, 22, 34, {
          frame: paint.mist,
          glass: i % 3 === 1 ? paint.butter : paint.night,
        }),
      ),
      fill(
        `M${dx - 16} ${dy - wall + 8}L${dx + 18} ${dy - wall - rise}H${dx + w - 18}L${dx + w + 16} ${dy - wall + 8}z`,
        roof,
      ) +
        stroke(
          [...Array(Math.floor(w / 22))]
            .map((_, i) => `M${dx + 18 + i * 22} ${dy - wall - rise}l-4 ${rise + 6}`)
            .join(''),
          paint.ink,
          1.6,
          { opacity: 0.35 },
        ) +
        stroke(`M${dx + 18} ${dy - wall - rise}H${dx + w - 18}`, paint.mist, 3),
    );
  return group(
    { transform: `translate(${x} ${base}) scale(${s})` },
    // The shaft house with its tall gable, then the ore house down the slope.
    part(230, 0, 260, 96, 62, 6),
    part(450, 34, 220, 92, 54, 5),
    part(640, 74, 190, 84, 46, 4),
    fill('M60 4V-190L150 -276L240 -190V4z', mix(grey, paint.cream, 0.2)) +
      boards(60, -190, 180, 194, 10, paint.tar, true, 0.4) +
      fill('M150 -276L240 -190V4H150z', greyDim, { opacity: 0.4 }),
    stroke('M44 -174L150 -280L256 -174', roof, 13) + stroke('M42 -182L150 -289', paint.mist, 3),
    pane(96, -150, 24, 38, { frame: paint.mist, glass: paint.night }) +
      pane(176, -150, 24, 38, { frame: paint.mist, glass: paint.night }) +
      pane(136, -222, 26, 34, { frame: paint.mist, glass: paint.night }),
    rect(120, -84, 62, 88, paint.tar) + stroke('M120 -84L182 4M182 -84L120 4', greyDim, 5),
    // The tipping track out over the heap, on trestles.
    stroke('M60 -100L-330 -70', paint.tar, 9) +
      stroke(
        'M20 -96V30M-60 -90V60M-140 -84V84M-220 -78V104M-300 -72V116M20 -10L-60 -70M-60 0L-140 -70M-140 16L-220 -66M-220 30L-300 -62',
        mix(paint.umber, paint.plum, 0.4),
        6,
      ),
    fill('M-200 -84h58l-10 -34h-40z', paint.rust) +
      stroke('M-192 -78h10M-160 -80h10', paint.ink, 9, { 'stroke-linecap': 'round' }),
  );
}

export function draw(): string {
  const p = new Picture('storwartz');
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.slate, paint.haze, 0.5),
        mix(paint.haze, paint.rose, 0.35),
        mix(paint.butter, paint.cream, 0.4),
      ),
    ),
    sun(p, 1240, 214, 44, paint.snow, paint.cream, 9, 0.9),
    streaks(p, { x: -60, y: 40, w: 1700, h: 220 }, 16, paint.snow, 0.45, 520, 16),
  );
  const fells: [number[], string, number][] = [
    [[330, 290, 240, 270, 210, 250, 300], mix(paint.haze, paint.mist, 0.45), 2],
    [[420, 380, 330, 360, 330, 300, 330], mix(paint.slate, paint.mist, 0.45), 3],
    [[500, 470, 440, 400, 380, 410, 440], mix(paint.slate, paint.moss, 0.4), 4],
  ];
  fells.forEach(([ys, color, salt], i) =>
    p.add(
      poly(under(ridge(p, acrossSheet(...ys), 5, salt, 8, true), 900), color),
      mist(p, 330 + i * 80, 130, paint.mist, 0.85),
      wisps(p, 0, 1600, 400 + i * 70, 24, paint.snow, 0.6, 6),
    ),
  );
  const moor = ridge(p, acrossSheet(600, 580, 560, 530, 560, 610, 600), 5, 6, 8, true);
  p.add(
    p.clipped(
      lines(under(moor)),
      poly(
        under(moor),
        p.down(
          530,
          900,
          spread(
            mix(paint.moss, paint.haze, 0.3),
            mix(paint.ochre, paint.moss, 0.6),
            mix(paint.moss, paint.pine, 0.5),
          ),
        ),
      ),
      brush(p, { x: -20, y: 530, w: 1640, h: 400 }, 420, 0.06, 60, paint.rust, 3, 0.24) +
        brush(p, { x: -20, y: 530, w: 1640, h: 400 }, 420, -0.05, 60, paint.butter, 2.6, 0.22),
    ),
  );
  // What stands of the ropeway walks off over the fell, each trestle smaller than the one before.
  const stands: Point[] = [
    [1560, 1],
    [1330, 0.7],
    [1180, 0.48],
    [1080, 0.33],
    [1010, 0.23],
    [960, 0.16],
  ];
  let frames = '';
  stands.forEach(([x, s]) => {
    const y = heightAt(moor, x) + 60 * s;
    const [w, h] = [64 * s, 330 * s];
    frames += `M${n(x - w)} ${n(y)}L${n(x - w * 0.3)} ${n(y - h)}M${n(x + w)} ${n(y)}L${n(x + w * 0.3)} ${n(y - h)}M${n(x - w * 0.8)} ${n(y - h * 0.28)}L${n(x + w * 0.55)} ${n(y - h * 0.62)}M${n(x + w * 0.8)} ${n(y - h * 0.28)}L${n(x - w * 0.55)} ${n(y - h * 0.62)}M${n(x - w * 1.1)} ${n(y - h)}H${n(x + w * 1.1)}`;
  });
  p.add(stroke(frames, mix(paint.umber, paint.tar, 0.5), 7));
  // Spoil: cones of rust and violet under the tipping track.
  for (const [points, salt] of [
    ['-60,600 40,520 140,480 250,500 350,580 480,720', 7],
    ['130,740 230,640 310,610 400,640 520,740', 8],
  ] as const) {
    const heap = ridge(p, pts(points), 5, salt, 8, true);
    p.add(
      p.clipped(
        lines(under(heap, 790)),
        poly(
          under(heap, 790),
          p.along(
            [0, 560],
            [620, 700],
            spread(
              mix(paint.rust, paint.apricot, 0.35),
              mix(paint.rust, paint.heather, 0.35),
              mix(paint.oxblood, paint.plum, 0.5),
            ),
          ),
        ),
        brush(p, { x: -60, y: 500, w: 720, h: 260 }, 300, 1.9, 50, paint.oxblood, 3, 0.4) +
          brush(p, { x: -60, y: 500, w: 720, h: 260 }, 200, 1.2, 44, paint.ochre, 3, 0.45) +
          brush(
            p,
            { x: -60, y: 500, w: 720, h: 260 },
            60,
            1.5,
            40,
            mix(paint.leaf, paint.haze, 0.5),
            3,
            0.5,
          ),
      ),
    );
  }
  const shelf = ridge(
    p,
    pts('-20,736 300,734 560,722 760,724 960,764 1160,806 1360,826 1640,812'),
    5,
    9,
    8,
    true,
  );
  p.add(
    works(p, 380, 722, 1.24),
    p.clipped(
      lines(under(shelf)),
      poly(
        under(shelf),
        p.down(
          690,
          1000,
          spread(
            mix(paint.ochre, paint.moss, 0.55),
            mix(paint.moss, paint.rust, 0.25),
            mix(paint.pine, paint.rust, 0.2),
          ),
        ),
      ),
      brush(p, { x: -20, y: 690, w: 1640, h: 320 }, 500, 0.02, 50, paint.rust, 3, 0.3) +
        brush(p, { x: -20, y: 690, w: 1640, h: 320 }, 400, -0.03, 44, paint.butter, 2.4, 0.28),
    ),
    wisps(p, -100, 300, 720, 20, paint.snow, 0.45, 4) +
      wisps(p, 1250, 1700, 690, 30, paint.snow, 0.6, 5),
    // A tarn that gives the sky back.
    fill(
      'M560 872Q700 812 980 826T1340 862Q1400 900 1180 926T700 934Q520 920 560 872z',
      p.down(
        820,
        940,
        spread(paint.mist, mix(paint.haze, paint.rose, 0.3), mix(paint.slate, paint.plum, 0.3)),
      ),
    ),
    stroke('M560 872Q700 812 980 826T1340 862', paint.pine, 5, { opacity: 0.6 }),
    ripples(p, { x: 620, y: 850, w: 640, h: 70 }, 26, paint.snow, 0.6, 90, 3) +
      ripples(p, { x: 620, y: 850, w: 640, h: 70 }, 16, paint.slate, 0.5, 90, 3),
    fill(
      Array.from({ length: 22 }, () => {
        const x = between(p.random, -20, 1620);
        return blob(
          p,
          x,
          between(p.random, 800, 990),
          between(p.random, 16, 60),
          between(p.random, 9, 24),
          0.2,
          8,
        );
      }).join(''),
      mix(paint.granite, paint.plum, 0.25),
    ),
    grass(p, acrossSheet(1000, 960, 990, 960, 1000), 0.4, 50, mix(paint.moss, paint.tar, 0.4)),
    birds(p, 900, 190, 5, 12, shade(paint.slate, 0.4)),
  );
  // Cotton grass in the wind, near and large.
  let stems = '';
  const tufts: [number, number, number][] = [];
  for (let i = 0; i < 120; i += 1) {
    const [x, y] = [between(p.random, -20, 1620), between(p.random, 900, 1040)];
    if (x > 560 && x < 1320 && y < 950) continue;
    const h = between(p.random, 50, 110) * (y / 1000);
    stems += `M${n(x)} ${n(y)}q${n(h * 0.06)} ${n(-h * 0.6)} ${n(h * 0.24)} ${n(-h)}`;
    tufts.push([x + h * 0.24, y - h, h * 0.15]);
  }
  p.add(
    stroke(stems, mix(paint.moss, paint.pine, 0.4), 2.4),
    fill(
      tufts
        .map(
          ([x, y, r]) =>
            `M${n(x - r * 0.5)} ${n(y + r * 0.3)}q${n(-r * 0.2)} ${n(-r * 1.2)} ${n(r * 0.8)} ${n(-r)}q${n(r * 1.4)} ${n(r * 0.1)} ${n(r * 1.3)} ${n(r * 0.9)}q${n(-r * 0.6)} ${n(r)} ${n(-r * 2.1)} ${n(r * 0.1)}z`,
        )
        .join(''),
      paint.snow,
    ),
  );
  return p.svg();
}
