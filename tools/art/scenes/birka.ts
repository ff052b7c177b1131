import { mix, paint, shade } from '../lib/color.ts';
import { longship } from '../lib/boats.ts';
import { brush, dabs, grass, heightAt, hill, mist, ridge, under, wisps } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { fill, lines, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { birch, blob, leafy, pine, spruces } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5202,
  alt: {
    no: 'Ansgarskorset på Borgberget over Birka, med gravhauger i vårgrønt gress og et vikingskip på Mälaren i kveldssol.',
    sv: 'Ansgarskorset på Borgberget ovanför Birka, med gravhögar i vårgrönt gräs och ett vikingaskepp på Mälaren i kvällssol.',
    en: 'The Ansgar cross on the Borgberget hill above Birka, burial mounds in spring grass and a Viking ship on Lake Mälaren in evening sun.',
  },
  focal: [0.56, 0.48],
};

export function draw(): string {
  const p = new Picture('birka');
  const shore = 560;
  p.add(
    sky(p, shore, [
      [0, mix(paint.slate, paint.haze, 0.55)],
      [0.45, mix(paint.mist, paint.butter, 0.25)],
      [0.8, paint.butter],
      [1, paint.apricot],
    ]),
    sun(p, 330, 430, 54, paint.snow, paint.cream, 10, 0.95),
    heap(p, 760, 330, 520, 110, paint.cream, 0.55),
    heap(p, 60, 250, 400, 70, paint.cream, 0.5),
    streaks(p, { x: 0, y: 60, w: 1600, h: 260 }, 24, paint.cream, 0.55, 440, 10),
    hill(
      p,
      [
        [-20, 520],
        [300, 536],
        [520, 540],
        [900, 510],
        [1300, 490],
        [1640, 500],
      ],
      mix(paint.haze, paint.apricot, 0.35),
      { rough: 8, salt: 2, bottom: shore },
    ),
    mist(p, 470, 100, paint.butter, 0.7),
    water(p, shore, 1000, [
      [0, mix(paint.butter, paint.haze, 0.25)],
      [0.4, mix(paint.slate, paint.haze, 0.4)],
      [1, paint.fjord],
    ]),
    ripples(p, { x: -50, y: shore + 3, w: 1300, h: 300 }, 110, paint.slate, 0.45, 170, 3.6),
    glitter(p, 330, shore + 3, 880, 80, paint.snow, 110),
  );
  for (const [x, y, w, h, salt] of [
    [20, 582, 190, 34, 3],
    [620, 574, 160, 28, 4],
    [1000, 600, 260, 44, 5],
  ] as const) {
    const isle = ridge(
      p,
      [
        [x - w, y],
        [x - w * 0.4, y - h * 0.5],
        [x + w * 0.3, y - h * 0.55],
        [x + w, y],
      ],
      4,
      salt,
      8,
      true,
    );
    p.add(
      poly(under(isle, y), mix(paint.leaf, paint.haze, 0.4)),
      spruces(p, isle, 26, 16, 40, mix(paint.leaf, paint.haze, 0.25)),
      fill(`M${x - w} ${y}Q${x} ${y + h} ${x + w} ${y}z`, mix(paint.leaf, paint.slate, 0.5), {
        opacity: 0.35,
      }),
    );
  }
  p.add(
    longship(p, 360, 706, 300, paint.tar, paint.cream, paint.rust),
    ripples(p, { x: 330, y: 708, w: 380, h: 26 }, 20, paint.night, 0.4, 130, 5),
    fill('M376 716Q510 770 640 716L560 800H450z', paint.tar, { opacity: 0.16 }),
  );
  // The hill: a rocky hump with the cross on top, bare rock on the side towards the water.
  const berg = ridge(
    p,
    [
      [640, 790],
      [720, 690],
      [790, 610],
      [880, 560],
      [960, 540],
      [1090, 552],
      [1240, 596],
      [1420, 640],
      [1640, 660],
    ],
    9,
    6,
  );
  p.add(
    p.clipped(
      lines(under(berg)),
      poly(
        under(berg),
        p.along(
          [640, 600],
          [1500, 900],
          [
            [0, mix(paint.moss, paint.butter, 0.4)],
            [0.5, mix(paint.moss, paint.leaf, 0.4)],
            [1, mix(paint.leaf, paint.pine, 0.6)],
          ],
        ),
      ),
      fill(
        [...Array(22)]
          .map((_, i) =>
            blob(
              p,
              680 + i * 18 + p.random() * 40,
              720 - Math.sin(i / 8) * 110 + p.random() * 60,
              26 + p.random() * 40,
              10 + p.random() * 16,
              0.3,
            ),
          )
          .join(''),
        mix(paint.granite, paint.rose, 0.35),
      ),
      fill(
        [...Array(22)]
          .map((_, i) =>
            blob(
              p,
              690 + i * 18 + p.random() * 40,
              736 - Math.sin(i / 8) * 110 + p.random() * 60,
              22 + p.random() * 40,
              7 + p.random() * 10,
              0.3,
            ),
          )
          .join(''),
        mix(paint.granite, paint.plum, 0.35),
      ),
      brush(p, { x: 640, y: 550, w: 1000, h: 300 }, 260, -0.15, 44, paint.butter, 2, 0.3),
    ),
    pine(p, 760, 640, 130, {
      stem: mix(paint.rust, paint.umber, 0.4),
      dark: mix(paint.pine, paint.leaf, 0.3),
      light: mix(paint.moss, paint.butter, 0.25),
    }),
    pine(p, 1230, 600, 190, {
      stem: mix(paint.rust, paint.umber, 0.4),
      dark: mix(paint.pine, paint.leaf, 0.2),
      light: mix(paint.moss, paint.butter, 0.2),
    }),
    pine(p, 1300, 620, 150, {
      stem: mix(paint.rust, paint.umber, 0.4),
      dark: mix(paint.pine, paint.leaf, 0.2),
      light: mix(paint.moss, paint.butter, 0.2),
    }),
    ...[1380, 1450, 1520, 1590].map((x, i) =>
      leafy(p, x, 660, 130 + (i % 2) * 40, {
        trunk: paint.tar,
        dark: paint.pine,
        mid: paint.leaf,
        light: mix(paint.moss, paint.butter, 0.4),
      }),
    ),
  );
  // Ansgar's cross: a tall stone cross with a ring behind its arms, on stepped stones.
  const [cx, cy] = [985, 548];
  const stone = p.along(
    [cx - 60, 0],
    [cx + 60, 0],
    [
      [0, mix(paint.lime, paint.butter, 0.3)],
      [0.5, paint.granite],
      [1, mix(paint.granite, paint.plum, 0.5)],
    ],
  );
  p.add(
    poly(
      [
        [cx - 70, cy + 10],
        [cx - 58, cy - 26],
        [cx + 58, cy - 26],
        [cx + 74, cy + 10],
      ],
      mix(paint.granite, paint.plum, 0.3),
    ) +
      poly(
        [
          [cx - 44, cy - 26],
          [cx - 36, cy - 60],
          [cx + 36, cy - 60],
          [cx + 44, cy - 26],
        ],
        stone,
      ) +
      stroke(
        `M${cx - 66} ${cy - 6}h136M${cx - 40} ${cy - 42}h80`,
        mix(paint.tar, paint.granite, 0.4),
        2,
      ),
    fill(`M${cx - 17} ${cy - 58}l4 -120h-50v-34h50v-54h26v54h50v34h-50l4 120z`, stone),
    stroke(
      `M${cx - 42} ${cy - 195}a42 42 0 1 1 84 0a42 42 0 1 1 -84 0z`,
      mix(paint.granite, paint.lime, 0.35),
      12,
    ) + fill(`M${cx - 13} ${cy - 266}h26v54h50v34h-50v30h-26v-30h-50v-34h50z`, stone),
    stroke(`M${cx - 13} ${cy - 176}h-50v-34h50v-56`, paint.cream, 3, { opacity: 0.7 }),
  );
  // The cemetery of Hemlanden: mound beside mound.
  const field = ridge(
    p,
    [
      [-20, 900],
      [240, 850],
      [500, 806],
      [800, 780],
      [1140, 776],
      [1640, 790],
    ],
    5,
    8,
    8,
    true,
  );
  p.add(
    p.clipped(
      lines(under(field)),
      poly(
        under(field),
        p.along(
          [100, 800],
          [1500, 1000],
          [
            [0, mix(paint.moss, paint.butter, 0.55)],
            [0.5, mix(paint.moss, paint.butter, 0.15)],
            [1, mix(paint.leaf, paint.pine, 0.4)],
          ],
        ),
      ),
      brush(p, { x: -20, y: 780, w: 1640, h: 220 }, 300, -0.1, 44, paint.cream, 2, 0.28),
    ),
  );
  const mounds: [number, number, number][] = [
    [880, 806, 60],
    [1010, 800, 70],
    [1180, 808, 84],
    [1380, 806, 90],
    [760, 832, 84],
    [960, 846, 96],
    [1270, 856, 130],
    [1530, 856, 120],
    [560, 874, 110],
    [800, 904, 140],
    [1080, 920, 160],
    [1420, 944, 190],
    [330, 940, 150],
    [640, 980, 190],
  ];
  for (const [x, y, r] of mounds) {
    const dome = `M${x - r} ${y}Q${x - r * 0.62} ${y - r * 0.52} ${x} ${y - r * 0.54}Q${x + r * 0.62} ${y - r * 0.52} ${x + r} ${y}Q${x} ${y + r * 0.16} ${x - r} ${y}z`;
    p.add(
      fill(
        `M${x - r * 0.4} ${y + r * 0.06}Q${x + r} ${y + r * 0.1} ${x + r * 1.7} ${y - r * 0.02}Q${x + r} ${y - r * 0.16} ${x + r * 0.4} ${y - r * 0.1}z`,
        paint.pine,
        { opacity: 0.4 },
      ),
      fill(
        dome,
        p.along(
          [x - r, y - r * 0.4],
          [x + r, y],
          [
            [0, mix(paint.moss, paint.butter, 0.7)],
            [0.45, mix(paint.moss, paint.butter, 0.2)],
            [1, mix(paint.leaf, paint.pine, 0.55)],
          ],
        ),
      ),
      p.clipped(
        dome,
        brush(
          p,
          { x: x - r, y: y - r * 0.55, w: r * 2, h: r * 0.6 },
          Math.round(r / 2.6),
          1.2,
          16,
          paint.butter,
          1.8,
          0.5,
        ),
      ),
    );
  }
  const near = ridge(
    p,
    [
      [-20, 970],
      [400, 985],
      [900, 1000],
      [1640, 990],
    ],
    5,
    10,
  );
  p.add(
    birch(
      p,
      110,
      900,
      470,
      {
        stem: paint.snow,
        mark: paint.tar,
        dark: paint.leaf,
        light: mix(paint.moss, paint.butter, 0.5),
      },
      1.1,
    ),
    birch(p, 215, 890, 350, {
      stem: paint.snow,
      mark: paint.tar,
      dark: paint.leaf,
      light: mix(paint.moss, paint.butter, 0.55),
    }),
    wisps(p, 700, 1600, 800, 10, paint.butter, 0.35, 5),
    grass(p, near, 0.4, 54, mix(paint.pine, paint.leaf, 0.35)),
    dabs(
      130,
      (): Point => {
        const x = p.random() * 1600;
        return [x, heightAt(near, x) - 20 + p.random() * 40];
      },
      paint.butter,
      6,
      0.95,
    ),
    dabs(
      70,
      (): Point => {
        const x = p.random() * 1600;
        return [x, heightAt(near, x) - 20 + p.random() * 40];
      },
      paint.snow,
      5,
      0.95,
    ),
    birds(p, 700, 300, 7, 12, shade(paint.slate, 0.3)),
  );
  return p.svg();
}
