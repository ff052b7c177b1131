import { mix, paint, shade } from '../lib/color.ts';
import { dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5650,
  alt: {
    no: 'I en lys maskinsal snurrer et stort, slisset stålhjul i et åpnet hus; en kvinne og en mann i kjeledress smører lageret og leser av en måler.',
    sv: 'I en ljus maskinsal snurrar ett stort, slitsat stålhjul i ett öppnat hus; en kvinna och en man i overall smörjer lagret och läser av en mätare.',
    en: 'In a bright machine hall a great slotted steel wheel spins in its opened casing; a woman and a man in overalls oil the bearing and read a gauge.',
  },
  caption: {
    no: 'En motor på fem hundre hestekrefter driver stålhjulet, og når slissene farer forbi spolene, oppstår signalet. Tidligere ansatte og entusiaster smører, pusser og starter maskinen. Fritt tegnet.',
    sv: 'Maskinen är en generator som går så fort att strömmen i sig själv blir till radiovågor. Fritt tecknat.',
    en: 'The machine is a generator that turns so fast that the current itself becomes radio waves. Drawn freely.',
  },
  focal: [0.5, 0.48],
};

export function draw(): string {
  const p = new Picture('grimeton-hjulet');
  const [cx, cy] = [800, 470];
  const green = mix(paint.leaf, paint.slate, 0.35);
  const steel = p.along(
    [cx - 300, cy - 300],
    [cx + 300, cy + 300],
    spread(
      paint.snow,
      mix(paint.haze, paint.snow, 0.3),
      paint.slate,
      mix(paint.slate, paint.night, 0.4),
      paint.haze,
    ),
  );
  const ring = (count: number, r0: number, r1: number, turn = 0): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + turn;
      return `M${n(cx + Math.cos(a) * r0)} ${n(cy + Math.sin(a) * r0)}L${n(cx + Math.cos(a) * r1)} ${n(cy + Math.sin(a) * r1)}`;
    }).join('');
  p.add(
    rect(
      0,
      0,
      1600,
      800,
      p.down(
        0,
        800,
        spread(
          paint.cream,
          mix(paint.cream, paint.butter, 0.4),
          mix(paint.lime, paint.butter, 0.3),
        ),
      ),
    ),
    // Tall classical windows with the fields outside, and pilasters between.
    ...[70, 380, 1020, 1330].map(
      (x) =>
        fill(
          `M${x} 560V170Q${x + 100} 60 ${x + 200} 170V560z`,
          p.down(
            80,
            560,
            spread(
              mix(paint.slate, paint.haze, 0.4),
              mix(paint.haze, paint.snow, 0.5),
              mix(paint.butter, paint.cream, 0.3),
              mix(paint.leaf, paint.butter, 0.3),
            ),
          ),
        ) +
        stroke(
          `M${x + 86} 560L${x + 99} 250M${x + 114} 560L${x + 101} 250M${x + 74} 256h52`,
          mix(paint.slate, paint.haze, 0.4),
          4,
        ) +
        stroke(
          `M${x + 66} 108V560M${x + 134} 108V560M${x} 240h200M${x} 350h200M${x} 460h200`,
          paint.snow,
          9,
        ) +
        stroke(`M${x} 560V170Q${x + 100} 60 ${x + 200} 170V560z`, paint.snow, 17) +
        rect(x - 22, 560, 244, 22, mix(paint.snow, paint.lime, 0.3)),
    ),
    ...[-20, 312, 642, 908, 1252, 1562].map(
      (x) =>
        rect(x, 0, 44, 760, mix(paint.cream, paint.umber, 0.2)) +
        rect(x, 0, 13, 760, paint.snow, { opacity: 0.6 }),
    ),
    rect(0, 0, 1600, 34, mix(paint.lime, paint.umber, 0.3)) +
      rect(0, 640, 1600, 130, mix(green, paint.cream, 0.35)) +
      rect(0, 634, 1600, 10, mix(green, paint.night, 0.3)),
  );
  // Tiles, polished enough to hold the light.
  const tiles = (odd: number): string =>
    Array.from({ length: 90 }, (_, i) => {
      const [r, c] = [Math.floor(i / 18), (i % 18) - 9];
      if ((r + c + 20) % 2 !== odd) return '';
      const y = (k: number): number => 768 + k * 22 + k * k * 6;
      const x = (col: number, k: number): number => 800 + col * (96 + k * 24);
      return `M${n(x(c, r))} ${y(r)}L${n(x(c + 1, r))} ${y(r)}L${n(x(c + 1, r + 1))} ${y(r + 1)}L${n(x(c, r + 1))} ${y(r + 1)}z`;
    }).join('');
  p.add(
    rect(
      0,
      768,
      1600,
      240,
      p.down(
        768,
        1000,
        spread(mix(paint.rust, paint.lime, 0.45), mix(paint.rust, paint.umber, 0.3)),
      ),
    ),
    fill(tiles(0), mix(paint.cream, paint.lime, 0.4)),
    fill('M380 768h200l-160 232h-300zM1020 768h200l200 232h-280z', paint.snow, { opacity: 0.25 }),
    fill('M240 836Q800 780 1390 836Q1300 900 800 906Q320 900 240 836z', paint.ink, {
      opacity: 0.3,
    }),
  );
  // Bed, motor to the left with its gear, bearings, the casing's lower half.
  const casing = p.along(
    [cx - 370, cy - 200],
    [cx + 370, cy + 330],
    spread(mix(green, paint.cream, 0.35), green, shade(green, 0.5)),
  );
  p.add(
    fill('M200 780H1420L1450 850H170z', shade(green, 0.45)) +
      rect(170, 846, 1280, 18, paint.ink) +
      stroke('M204 786H1416', mix(green, paint.cream, 0.5), 5),
    rect(
      220,
      520,
      250,
      262,
      p.down(520, 782, spread(mix(green, paint.cream, 0.3), green, shade(green, 0.5))),
    ) +
      stroke(
        Array.from({ length: 11 }, (_, i) => `M${238 + i * 22} 540v220`).join(''),
        shade(green, 0.5),
        7,
      ) +
      circle(345, 510, 22, 'none', { stroke: shade(green, 0.5), 'stroke-width': 9 }) +
      rect(206, 540, 18, 200, shade(green, 0.5)) +
      rect(466, 540, 14, 200, mix(paint.ochre, paint.butter, 0.3)),
    rect(
      470,
      600,
      700,
      44,
      p.down(600, 644, spread(paint.snow, paint.slate, shade(paint.slate, 0.5))),
    ),
    // The casing stands open: a half ring of coils above and below.
    circle(cx, cy, 366, casing) +
      circle(cx, cy, 366, 'none', { stroke: shade(green, 0.5), 'stroke-width': 8 }) +
      circle(cx, cy, 336, shade(green, 0.6)),
    stroke(ring(64, 282, 330), paint.tar, 17) +
      stroke(ring(64, 284, 328), mix(paint.ember, paint.apricot, 0.3), 10) +
      stroke(ring(64, 300, 312), paint.butter, 4),
    dabs(
      24,
      (i) => [cx + Math.cos((i / 24) * 6.283) * 351, cy + Math.sin((i / 24) * 6.283) * 351],
      mix(paint.ochre, paint.butter, 0.5),
      15,
    ),
    // The wheel, thick at the hub and thin at the rim, its slots blurred by speed.
    circle(cx, cy, 278, steel) +
      stroke(ring(150, 236, 274), shade(paint.slate, 0.55), 3.4, { opacity: 0.75 }),
    circle(cx, cy, 230, 'none', { stroke: shade(paint.slate, 0.4), 'stroke-width': 4 }) +
      circle(
        cx,
        cy,
        190,
        p.along(
          [cx + 150, cy - 190],
          [cx - 150, cy + 190],
          spread(paint.snow, paint.haze, paint.slate, paint.snow, paint.slate),
        ),
      ),
    ...[70, 100, 130, 160, 206, 250].map((r, i) =>
      stroke(
        `M${n(cx + r)} ${cy}A${r} ${r} 0 0 1 ${n(cx - r * 0.5)} ${n(cy + r * 0.866)}M${n(cx - r)} ${cy}A${r} ${r} 0 0 1 ${n(cx + r * 0.5)} ${n(cy - r * 0.866)}`,
        i % 2 ? paint.snow : mix(paint.slate, paint.night, 0.3),
        4,
        { opacity: 0.55, 'stroke-linecap': 'round' },
      ),
    ),
    circle(
      cx,
      cy,
      74,
      p.around(cx - 20, cy - 20, 90, spread(paint.butter, paint.ochre, paint.umber)),
    ) +
      dabs(
        8,
        (i) => [cx + Math.cos(i * 0.785) * 52, cy + Math.sin(i * 0.785) * 52],
        paint.tar,
        13,
      ) +
      circle(
        cx,
        cy,
        24,
        p.along([cx - 20, cy - 20], [cx + 20, cy + 20], spread(paint.snow, paint.slate)),
      ),
    fill('M430 640H1170V782H430z', casing) +
      stroke('M430 642H1170', mix(green, paint.cream, 0.55), 8) +
      stroke('M520 642V782M660 642V782M940 642V782M1080 642V782', shade(green, 0.4), 6),
    rect(700, 672, 200, 74, mix(paint.ochre, paint.butter, 0.5)) +
      stroke('M716 690h168M716 708h120M716 726h150', paint.umber, 5, {
        'stroke-dasharray': '30 6 14 6',
      }),
    // Oil pipes with sight glasses, in copper.
    stroke(
      'M500 640V560Q500 540 520 540H560M1100 640V560Q1100 540 1080 540H1040',
      paint.ember,
      11,
    ) +
      [490, 1090]
        .map(
          (x) => rect(x, 590, 22, 36, paint.butter) + stroke(`M${x} 590h22v36h-22z`, paint.tar, 4),
        )
        .join(''),
    glow(p, cx, cy, 420, paint.cream, 0.25),
  );
  p.add(
    // The board with its gauges to the right.
    rect(
      1240,
      430,
      300,
      380,
      p.along([1240, 430], [1540, 810], spread(mix(paint.slate, paint.ink, 0.4), paint.ink)),
    ) + stroke('M1240 430H1540V810H1240z', mix(paint.ochre, paint.butter, 0.3), 9),
    ...[
      [1320, 510],
      [1450, 510],
      [1320, 640],
      [1450, 640],
    ].map(
      ([x = 0, y = 0], i) =>
        circle(x, y, 52, mix(paint.ochre, paint.butter, 0.3)) +
        circle(x, y, 43, paint.snow) +
        stroke(
          `M${x - 28} ${y - 10}q28 -36 56 0M${x} ${y + 24}l${[-20, 16, 6, 22][i] ?? 0} -44`,
          paint.ink,
          5,
        ),
    ),
    stroke('M1300 730v50M1360 730v50M1420 730v50M1480 730v50', paint.ember, 14, {
      'stroke-linecap': 'round',
    }),
    fill(
      'M330 976q150 -24 240 0q-120 20 -240 0zM1090 980q140 -24 230 0q-110 20 -230 0z',
      paint.ink,
      { opacity: 0.35 },
    ),
    worker({
      at: [440, 974],
      h: 470,
      coat: mix(paint.fjord, paint.slate, 0.3),
      legs: mix(paint.fjord, paint.slate, 0.2),
      hands: [
        [0.06, 0.6],
        [0.19, 0.74],
      ],
      lean: 0.05,
      stride: 0.09,
      hat: 'scarf',
      hatColor: mix(paint.rust, paint.ember, 0.4),
    }),
    fill('M508 600l34 -10l14 44l-40 12z', mix(paint.ochre, paint.butter, 0.3)) +
      stroke(
        'M542 596Q560 560 580 560M512 612q-22 6 -12 30',
        mix(paint.ochre, paint.umber, 0.4),
        6,
      ),
    worker({
      at: [1210, 978],
      h: 500,
      coat: mix(paint.night, paint.slate, 0.35),
      legs: mix(paint.night, paint.slate, 0.25),
      hands: [
        [-0.1, 0.56],
        [0.1, 0.66],
      ],
      lean: 0.02,
      stride: 0.08,
      hat: 'cap',
      hatColor: mix(paint.umber, paint.tar, 0.3),
      beard: mix(paint.haze, paint.snow, 0.5),
    }),
    fill('M1130 660l96 -16l12 76l-96 16z', paint.snow) +
      stroke('M1146 676l70 -12M1150 694l70 -12M1154 712l50 -8', paint.slate, 4),
    dabs(40, () => [between(p.random, 100, 1500), between(p.random, 100, 700)], paint.snow, 4, 0.6),
    vignette(p, cx, cy, 0.25),
  );
  return p.svg();
}
