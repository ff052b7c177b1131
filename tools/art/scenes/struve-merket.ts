import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5642,
  alt: {
    no: 'Et lite kors er hogd i berget på en fjelltopp, med et borehull i midten der regnvann speiler himmelen; rundt vokser lav og rød dvergbjørk.',
    sv: 'Ett litet kors är hugget i berget på en fjälltopp, med ett borrhål i mitten där regnvatten speglar himlen; runt om växer lav och röd dvärgbjörk.',
    en: 'A small cross is cut in the rock of a mountain top, with a drill hole in the middle where rain water mirrors the sky; lichen and red dwarf birch grow around it.',
  },
  caption: {
    no: 'På toppene er det lite å se, kanskje et borehull eller et kors i berget. Nok til å finne nøyaktig samme punkt igjen. Fritt tegnet.',
    sv: 'På topparna finns inte mycket att se, kanske ett borrhål eller ett kors i berget. Fritt tecknat.',
    en: 'On the summits there is little to see, perhaps a drill hole or a cross in the rock. But the point can be found again, exactly. Drawn freely.',
  },
  focal: [0.5, 0.62],
};

const CROSS =
  'M770 500H830L826 616L1010 624L1024 690L830 690L842 870H762L772 690L560 692L574 626L774 616z';

export function draw(): string {
  const p = new Picture('struve-merket');
  const rock = mix(paint.granite, paint.slate, 0.35);
  p.add(
    sky(
      p,
      330,
      spread(
        mix(paint.slate, paint.heather, 0.35),
        mix(paint.rose, paint.cream, 0.3),
        mix(paint.butter, paint.cream, 0.3),
      ),
    ),
    sun(p, 1130, 236, 40, paint.snow, paint.butter, 9, 0.85),
    poly(
      under(
        ridge(p, pts('-20,250 220,226 480,262 760,232 1040,268 1330,236 1640,258'), 4, 2, 8, true),
        420,
      ),
      mix(paint.haze, paint.heather, 0.45),
    ),
    mist(p, 230, 90, paint.cream, 0.6),
    poly(
      under(
        ridge(p, pts('-20,312 300,286 640,306 1000,290 1320,308 1640,282'), 4, 3, 8, true),
        480,
      ),
      mix(paint.slate, paint.plum, 0.35),
    ),
    fill(
      'M400 318q80 -14 200 -6q60 8 -20 14q-140 8 -180 -8zM1120 314q60 -10 150 -4q30 8 -40 10q-90 4 -110 -6z',
      mix(paint.butter, paint.cream, 0.4),
    ),
    mist(p, 300, 70, mix(paint.rose, paint.cream, 0.4), 0.5),
  );
  // The bare crown of the mountain, polished by ice: long soft hollows in the light.
  p.add(
    poly(
      under(
        ridge(p, pts('-20,470 240,400 560,366 860,356 1160,372 1420,420 1640,480'), 5, 5, 8, true),
      ),
      p.around(
        1000,
        380,
        1050,
        spread(mix(rock, paint.butter, 0.65), mix(rock, paint.rose, 0.3), rock, shade(rock, 0.55)),
      ),
    ),
    brush(p, { x: 0, y: 400, w: 1600, h: 600 }, 260, 0.12, 120, shade(rock, 0.45), 3, 0.3),
    brush(p, { x: 0, y: 390, w: 1600, h: 560 }, 220, 0.1, 110, mix(rock, paint.cream, 0.7), 3, 0.4),
    stroke(
      'M-20 620L180 600L330 650L420 640M300 1010L360 900L340 820L420 760M1640 560L1420 590L1300 560L1180 580M1260 1010L1220 900L1290 820L1270 740M420 400L500 440L480 500',
      shade(rock, 0.65),
      7,
      { 'stroke-linejoin': 'round' },
    ) +
      stroke(
        'M-20 627L180 607L330 657L420 647M1640 567L1420 597L1300 567L1180 587M1268 1010L1228 900L1298 820L1278 740',
        mix(rock, paint.cream, 0.6),
        3,
        { 'stroke-linejoin': 'round' },
      ),
  );
  // Map lichen: rings of yellow green with a dark rim; black and grey ones between.
  const kinds: [string, string, number][] = [
    [paint.tar, mix(paint.leaf, paint.butter, 0.6), 24],
    [mix(paint.haze, paint.snow, 0.3), mix(paint.haze, paint.mist, 0.6), 18],
    [mix(paint.ember, paint.rust, 0.3), mix(paint.ember, paint.apricot, 0.5), 9],
  ];
  for (const [rim, inside, count] of kinds)
    for (let i = 0; i < count; i += 1) {
      const x = between(p.random, 10, 1590);
      const y = between(p.random, 440, 990);
      if (Math.abs(x - 800) < 270 && Math.abs(y - 680) < 220) continue;
      const r = between(p.random, 12, 58) * (0.4 + (y - 380) / 700);
      p.add(
        fill(blob(p, x, y, r * 1.25, r * 0.72, 0.22, 13), rim, { opacity: 0.85 }) +
          fill(blob(p, x, y, r * 1.1, r * 0.6, 0.26, 13), inside) +
          dabs(
            Math.round(r / 3),
            () => [x + between(p.random, -r, r) * 0.8, y + between(p.random, -r, r) * 0.4],
            paint.tar,
            4,
            0.55,
          ),
      );
    }
  p.add(
    // The cut: its far wall in the light, its near one in shadow.
    fill(CROSS, mix(rock, paint.snow, 0.75), { transform: 'translate(-9 12)' }),
    fill(
      CROSS,
      p.along(
        [820, 500],
        [760, 870],
        spread(shade(rock, 0.7), shade(rock, 0.55), mix(rock, paint.ink, 0.4)),
      ),
    ),
    p.clipped(
      CROSS,
      fill(CROSS, mix(rock, paint.plum, 0.5), { transform: 'translate(-20 24)' }),
      brush(p, { x: 560, y: 500, w: 470, h: 370 }, 130, 1.1, 24, shade(rock, 0.6), 4, 0.5),
      brush(p, { x: 560, y: 500, w: 470, h: 370 }, 70, 1.1, 18, paint.cream, 3, 0.5),
    ),
    fill('M736 656a66 44 0 1 0 132 0a66 44 0 1 0 -132 0z', mix(rock, paint.snow, 0.6), {
      transform: 'translate(-4 8)',
    }) +
      fill('M736 656a66 44 0 1 0 132 0a66 44 0 1 0 -132 0z', paint.ink) +
      fill(
        'M744 662a58 36 0 1 0 116 0a58 36 0 1 0 -116 0z',
        p.down(626, 698, spread(paint.butter, paint.rose, mix(paint.slate, paint.heather, 0.4))),
      ) +
      stroke('M768 650q34 -14 66 -2M776 674q20 8 44 4', paint.snow, 4, {
        opacity: 0.85,
        'stroke-linecap': 'round',
      }),
    glow(p, 802, 660, 150, paint.cream, 0.35),
  );
  // Dwarf birch and grass lean in from the cracks near us.
  const leaf = (x: number, y: number, r: number): string => blob(p, x, y, r, r * 0.8, 0.2, 7);
  const sprig = (x: number, y: number, h: number, lean: number): string => {
    const leaves = (from: number): string =>
      Array.from({ length: 13 }, (_, i) => {
        const t = from + (i / 13) * 0.9;
        const side = i % 2 ? 1 : -1;
        return leaf(
          x + lean * t * t + side * between(p.random, 8, 34),
          y - h * t,
          between(p.random, 11, 19),
        );
      }).join('');
    return (
      stroke(
        `M${x} ${y}Q${n(x + lean * 0.2)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h)}`,
        paint.tar,
        6,
      ) +
      fill(leaves(0.1), mix(paint.oxblood, paint.rust, 0.4)) +
      fill(leaves(0.16), paint.ember) +
      fill(leaves(0.3), mix(paint.apricot, paint.ember, 0.3), { opacity: 0.85 })
    );
  };
  p.add(
    ...[
      [60, 1010, 250, 60],
      [150, 1020, 190, 40],
      [240, 1015, 130, 50],
      [350, 1020, 110, 20],
      [1540, 1012, 280, -70],
      [1450, 1020, 200, -50],
      [1360, 1016, 140, -40],
      [1260, 1024, 100, -10],
    ].map(([x = 0, y = 0, h = 0, l = 0]) => sprig(x, y, h, l)),
    grass(p, pts('-10,1006 420,1006'), 0.25, 120, mix(paint.ochre, paint.cream, 0.3)) +
      grass(p, pts('1220,1006 1620,1006'), 0.25, 120, mix(paint.ochre, paint.cream, 0.3)),
    group(
      {},
      dabs(26, () => [p.random() * 1600, 880 + p.random() * 110], paint.rust, 11),
    ),
  );
  return p.svg();
}
