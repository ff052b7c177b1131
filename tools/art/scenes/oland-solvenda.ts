import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { circle, fill, group, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5638,
  alt: {
    no: 'Helt nede ved bakken på alvaret: små gule blomster med fem kronblad vokser i en sprekk i kalksteinen; langt bak beiter sauer under en umåtelig himmel.',
    sv: 'Alldeles nere vid marken på alvaret: små gula blommor med fem kronblad växer i en spricka i kalkstenen; långt bak betar får under en väldig himmel.',
    en: 'Right down at the ground on the alvar: small yellow flowers with five petals grow in a crack of the limestone; far behind, sheep graze under an immense sky.',
  },
  caption: {
    no: 'Ölandssolvända, en liten gul blomst, vokser vilt bare på denne øya. Dyra som beiter her, holder landskapet åpent.',
    sv: 'Ölandssolvända, en liten gul blomma, växer vilt bara på den här ön. Djuren som betar håller landskapet öppet.',
    en: 'The Öland rock-rose, a small yellow flower, grows wild on this island and nowhere else. The grazing animals keep the land open.',
  },
  focal: [0.45, 0.6],
};

/** A rock-rose: five crumpled petals about a tuft of stamens. */
function bloom(x: number, y: number, r: number, turn: number, squash: number): string {
  const petal = 'M0 0Q-38 -20 -42 -68Q-34 -104 -10 -94Q0 -102 12 -94Q36 -102 42 -66Q36 -20 0 0z';
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(r) / 100} ${Math.round(r * squash) / 100}) rotate(${turn})`,
    },
    ...Array.from(
      { length: 5 },
      (_, i) =>
        fill(
          petal,
          [mix(paint.butter, paint.snow, 0.15), paint.butter, mix(paint.butter, paint.ochre, 0.25)][
            i % 3
          ] ?? paint.butter,
          { transform: `rotate(${i * 72})` },
        ) +
        stroke(
          'M0 -14L-4 -84M-14 -24L-28 -72M14 -24L28 -72',
          mix(paint.ochre, paint.apricot, 0.3),
          3.4,
          { transform: `rotate(${i * 72})`, opacity: 0.7, 'stroke-linecap': 'round' },
        ),
    ),
    circle(0, 0, 24, mix(paint.ochre, paint.apricot, 0.4)),
    dabs(
      16,
      (i) => [Math.cos(i * 0.393) * (18 + (i % 3) * 6), Math.sin(i * 0.393) * (18 + (i % 3) * 6)],
      mix(paint.apricot, paint.rust, 0.3),
      10,
    ) + circle(0, 0, 8, mix(paint.leaf, paint.butter, 0.4)),
  );
}

export function draw(): string {
  const p = new Picture('oland-solvenda');
  const lime = mix(paint.lime, paint.granite, 0.3);
  const far = ridge(p, pts('-20,420 400,412 800,424 1200,410 1620,420'), 2, 3, 8, true);
  p.add(
    sky(
      p,
      430,
      spread(
        mix(paint.fjord, paint.slate, 0.45),
        mix(paint.slate, paint.haze, 0.55),
        mix(paint.mist, paint.cream, 0.4),
      ),
    ),
    heap(p, 60, 260, 620, 190, paint.snow, 0.95) +
      heap(p, 820, 200, 420, 120, paint.snow, 0.9) +
      heap(p, 1180, 310, 520, 150, paint.snow, 0.9),
    poly(
      under(far, 620),
      p.down(410, 620, spread(mix(paint.moss, paint.haze, 0.4), mix(paint.moss, paint.lime, 0.4))),
    ),
    mist(p, 370, 90, paint.mist, 0.6),
    // Junipers, a mill, sheep.
    fill(
      Array.from({ length: 18 }, (_, i) =>
        blob(
          p,
          40 + i * 92 + between(p.random, -26, 26),
          420 + (i % 4) * 9,
          between(p.random, 12, 30),
          between(p.random, 12, 30),
          0.3,
          9,
        ),
      ).join(''),
      mix(paint.pine, paint.haze, 0.25),
    ),
    fill('M1250 416l8 -60h30l8 60zM1262 356l11 -16l11 16z', mix(paint.umber, paint.slate, 0.4)) +
      stroke(
        'M1273 366L1216 330M1273 366L1330 402M1273 366L1310 310M1273 366L1238 420',
        mix(paint.umber, paint.slate, 0.4),
        5,
      ),
    ...[
      [280, 470, 1],
      [370, 484, 1.2],
      [210, 500, 1.3],
      [480, 462, 0.9],
      [900, 474, 1],
      [980, 490, 1.2],
    ].map(([x = 0, y = 0, s = 1], i) =>
      group(
        { transform: `translate(${x} ${y}) scale(${(i % 2 ? -1 : 1) * s} ${s})` },
        stroke('M-16 -10V8M-8 -8V8M12 -10V8M20 -8V8', paint.tar, 5) +
          fill('M-28 -14Q-34 -34 -14 -36Q4 -44 20 -34Q34 -30 28 -12Q10 -2 -20 -6z', paint.cream) +
          fill('M22 -30q16 -6 22 8q-2 10 -12 8q-10 -4 -10 -16z', paint.tar),
      ),
    ),
    brush(
      p,
      { x: 0, y: 440, w: 1600, h: 170 },
      150,
      0,
      40,
      mix(paint.moss, paint.pine, 0.3),
      3,
      0.4,
    ) +
      dabs(
        70,
        () => [p.random() * 1600, between(p.random, 450, 590)],
        mix(paint.butter, paint.cream, 0.3),
        5,
      ) +
      dabs(
        60,
        () => [p.random() * 1600, between(p.random, 450, 590)],
        mix(paint.heather, paint.rose, 0.3),
        5,
      ),
  );
  // Slabs of limestone, lying flat, cracked; the crack opens towards us.
  const slab = (points: Point[], tone: string): string =>
    poly(
      points.map(([x, y]): Point => [x + 6, y + 26]),
      shade(tone, 0.55),
    ) +
    poly(points, tone) +
    rubbleFace(
      p,
      points,
      70,
      mix(paint.umber, paint.granite, 0.3),
      mix(tone, paint.snow, 0.5),
      0.35,
    );
  const [left, right, back] = [
    pts('-20,640 300,610 640,600 620,680 540,780 600,870 520,1010 -20,1010'),
    pts('720,602 1100,596 1620,630 1620,1010 760,1010 800,880 700,790 740,690'),
    pts('-20,590 420,566 900,572 1300,560 1620,584 1620,614 1100,584 720,590 300,598 -20,628'),
  ];
  p.add(
    fill('M-20 600H1640V1010H-20z', mix(paint.tar, paint.umber, 0.3)),
    slab(back, mix(lime, paint.haze, 0.3)) +
      slab(left, mix(lime, paint.cream, 0.25)) +
      slab(right, mix(lime, paint.cream, 0.15)),
    p.clipped(
      `${lines(left)}${lines(right)}`,
      brush(p, { x: -20, y: 600, w: 1640, h: 400 }, 150, 0.1, 60, paint.granite, 2.6, 0.45),
      brush(p, { x: -20, y: 600, w: 1640, h: 400 }, 110, 0.1, 50, paint.snow, 2.6, 0.5),
      stroke(
        'M100 640Q160 760 90 860T160 1010M900 606Q960 720 1100 760T1300 900T1360 1010M1100 760Q1260 720 1620 760M-20 780Q120 770 240 800T540 780',
        mix(paint.umber, paint.granite, 0.35),
        6,
        { opacity: 0.8 },
      ),
    ),
    // A fossil: the straight shell of an orthoceras, as in every step on the island.
    group(
      { transform: 'translate(1180 880) rotate(-14)' },
      fill('M-170 -6Q-60 -34 150 -40Q176 0 150 40Q-60 34 -170 6z', mix(lime, paint.umber, 0.3)) +
        stroke(
          Array.from(
            { length: 11 },
            (_, i) =>
              `M${-120 + i * 26} ${n(-14 - i * 2.4)}q10 ${n(14 + i * 2.4)} 0 ${n(28 + i * 4.8)}`,
          ).join(''),
          mix(lime, paint.tar, 0.35),
          5,
        ) +
        stroke('M-160 0H150', mix(lime, paint.tar, 0.3), 3),
    ),
    fill(
      Array.from({ length: 30 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 640, 990),
          between(p.random, 10, 34),
          between(p.random, 6, 18),
          0.4,
          9,
        ),
      ).join(''),
      mix(paint.mist, paint.moss, 0.3),
      { opacity: 0.75 },
    ) +
      dabs(
        60,
        () => [p.random() * 1600, between(p.random, 630, 990)],
        mix(paint.apricot, paint.ochre, 0.4),
        8,
        0.8,
      ),
  );
  // The plant: grey-green leaves in pairs on woody stems, buds hanging, flowers to the sun.
  const leafy = mix(paint.leaf, paint.mist, 0.25);
  const stems: [number, number, number, number][] = [
    [640, 900, 420, 560],
    [650, 880, 560, 440],
    [660, 880, 700, 380],
    [670, 890, 850, 470],
    [650, 920, 330, 720],
    [680, 900, 960, 620],
    [660, 920, 560, 680],
    [676, 910, 800, 690],
  ];
  p.add(
    fill('M560 1010Q600 900 650 880Q720 900 780 1010z', mix(paint.tar, paint.umber, 0.25)) +
      brush(
        p,
        { x: 560, y: 900, w: 210, h: 100 },
        50,
        -1.4,
        40,
        mix(paint.pine, paint.leaf, 0.4),
        6,
        0.9,
      ),
    ...stems.map(([x0, y0, x1, y1]) => {
      const [mx, my] = [(x0 + x1) / 2 + (x1 - x0) * 0.2, (y0 + y1) / 2 + 40];
      const on = (t: number): Point => [
        (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
        (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
      ];
      return (
        stroke(`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, mix(paint.rust, paint.leaf, 0.45), 11, {
          'stroke-linecap': 'round',
        }) +
        [0.18, 0.34, 0.5, 0.66, 0.8]
          .map((t, i) => {
            const [x, y] = on(t);
            const l = 62 - i * 7;
            return (
              fill(
                `M${n(x)} ${n(y)}q${n(-l * 0.4)} ${n(-l * 0.5)} ${n(-l)} ${n(-l * 0.42)}q${n(l * 0.2)} ${n(l * 0.6)} ${n(l)} ${n(l * 0.42)}zM${n(x)} ${n(y)}q${n(l * 0.4)} ${n(-l * 0.5)} ${n(l)} ${n(-l * 0.42)}q${n(-l * 0.2)} ${n(l * 0.6)} ${n(-l)} ${n(l * 0.42)}z`,
                i % 2 ? leafy : mix(leafy, paint.pine, 0.3),
              ) +
              stroke(
                `M${n(x)} ${n(y)}l${n(-l * 0.8)} ${n(-l * 0.36)}M${n(x)} ${n(y)}l${n(l * 0.8)} ${n(-l * 0.36)}`,
                mix(leafy, paint.snow, 0.5),
                3,
              )
            );
          })
          .join('')
      );
    }),
    // Buds that nod.
    ...[
      [470, 500, -1],
      [760, 420, 1],
      [900, 560, 1],
      [380, 660, -1],
    ].map(
      ([x = 0, y = 0, k = 1]) =>
        stroke(
          `M${x} ${y + 40}Q${x} ${y - 10} ${x + k * 26} ${y}`,
          mix(paint.rust, paint.leaf, 0.45),
          6,
        ) +
        fill(
          `M${x + k * 26 - 14} ${y - 4}q14 -12 28 0q2 30 -14 38q-16 -8 -14 -34z`,
          mix(leafy, paint.rust, 0.3),
        ) +
        stroke(`M${x + k * 26} ${y}v28`, paint.butter, 5),
    ),
    bloom(420, 556, 100, 10, 0.82) +
      bloom(560, 432, 112, -14, 0.9) +
      bloom(704, 372, 124, 24, 0.94) +
      bloom(856, 466, 106, -30, 0.84) +
      bloom(326, 716, 78, 40, 0.72) +
      bloom(966, 614, 88, 8, 0.74) +
      bloom(564, 676, 104, 30, 0.86) +
      bloom(804, 690, 98, -10, 0.84),
    // A blue butterfly has found them.
    group(
      { transform: 'translate(900 400) rotate(16)' },
      fill(
        'M0 0Q-20 -70 -80 -76Q-104 -40 -70 -6Q-40 10 0 0zM0 0Q20 -70 80 -76Q104 -40 70 -6Q40 10 0 0zM0 0Q-50 10 -56 44Q-30 60 0 10zM0 0Q50 10 56 44Q30 60 0 10z',
        mix(paint.slate, paint.heather, 0.35),
      ) +
        stroke(
          'M0 0L-70 -60M0 0L-80 -30M0 0L70 -60M0 0L80 -30',
          mix(paint.snow, paint.slate, 0.4),
          3,
        ) +
        stroke('M-80 -76Q-104 -40 -70 -6M80 -76Q104 -40 70 -6', paint.snow, 5) +
        stroke('M0 -16V30M0 -16l-12 -24M0 -16l12 -24', paint.ink, 6, { 'stroke-linecap': 'round' }),
    ),
    grass(p, pts('480,1004 820,1004'), 0.14, 60, mix(paint.ochre, paint.moss, 0.3)),
    birds(p, 1000, 110, 6, 13, paint.night),
  );
  return p.svg();
}
