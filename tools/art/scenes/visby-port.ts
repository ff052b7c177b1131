import { mix, paint, shade } from '../lib/color.ts';
import { masonry } from '../lib/buildings.ts';
import { between } from '../lib/random.ts';
import { dabs, grass } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { circle, fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5503,
  alt: {
    no: 'En port i Visby ringmur: gjennom den spisse buen ser man en brolagt gate, lave hus og roser.',
    sv: 'En port i Visby ringmur: genom den spetsiga bågen ser man en kullerstensgata, låga hus och rosor.',
    en: 'A gate in the Visby ring wall: through its pointed arch one sees a cobbled street, low houses and roses.',
    de: 'Ein Tor in der Ringmauer von Visby: Durch den Spitzbogen sieht man eine gepflasterte Gasse, niedrige Häuser und Rosen.',
  },
  focal: [0.5, 0.58],
};

export function draw(): string {
  const p = new Picture('visby-port');
  const stone = mix(paint.lime, paint.granite, 0.22);
  const arch = 'M610 880V520Q620 350 800 268Q980 350 990 520V880z';
  const inner = 'M660 880V540Q668 400 800 328Q932 400 940 540V880z';
  p.add(
    sky(p, 700, [
      [0, mix(paint.slate, paint.haze, 0.25)],
      [0.6, mix(paint.haze, paint.mist, 0.6)],
      [1, paint.cream],
    ]),
    heap(p, -40, 200, 460, 110, paint.snow, 0.9),
    heap(p, 1180, 180, 480, 110, paint.snow, 0.9),
    streaks(p, { x: 0, y: 30, w: 1600, h: 200 }, 10, paint.snow, 0.6, 360, 9),
    // Low wall on both sides, the gate tower in the middle.
    masonry(
      p,
      -20,
      420,
      440,
      480,
      44,
      mix(stone, paint.rose, 0.2),
      mix(paint.umber, paint.plum, 0.2),
      paint.cream,
    ),
    masonry(p, 1180, 420, 440, 480, 44, shade(stone, 0.2), paint.plum, paint.lime),
    ...[-10, 80, 170, 260].map((x) => rect(x, 368, 56, 54, mix(stone, paint.rose, 0.2))),
    ...[1250, 1340, 1430, 1520].map((x) => rect(x, 368, 56, 54, shade(stone, 0.2))),
    masonry(p, 360, 60, 880, 860, 50, stone, mix(paint.umber, paint.plum, 0.25), paint.cream),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(362 + i * 116, 8, 66, 56, stone)),
    rect(
      360,
      0,
      880,
      920,
      p.along(
        [360, 0],
        [1240, 0],
        [
          [0, paint.apricot, 0.28],
          [0.5, paint.apricot, 0.02],
          [1, paint.plum, 0.42],
        ],
      ),
    ),
    ...[500, 800, 1100].map(
      (x) =>
        rect(x - 13, 130, 26, 92, paint.ink) +
        fill(`M${x - 24} 132q24 -40 48 0z`, shade(stone, 0.35)),
    ),
    rect(350, 242, 900, 14, shade(stone, 0.3)),
  );
  // Voussoirs round the arch.
  let wedges = '';
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12;
    const a = Math.PI * (1 - t);
    const [cx, cy] = [800 + Math.cos(a) * 212, 530 - Math.sin(a) * 262];
    wedges += `M${Math.round(cx)} ${Math.round(cy)}L${Math.round(800 + Math.cos(a) * 178)} ${Math.round(540 - Math.sin(a) * 216)}`;
  }
  p.add(
    fill('M572 880V520Q586 320 800 222Q1014 320 1028 520V880z', mix(paint.lime, paint.cream, 0.3)),
    stroke(wedges, paint.umber, 3),
    fill(arch, shade(paint.granite, 0.55)),
    p.clipped(
      arch,
      masonry(p, 600, 260, 400, 640, 46, 'none', paint.ink, mix(paint.granite, paint.apricot, 0.3)),
      rect(600, 260, 200, 640, paint.apricot, { opacity: 0.1 }),
    ),
  );
  // What lies inside: a street that bends, gables, the evening.
  const rose = (x: number, y: number, s: number): string =>
    dabs(
      36,
      () => [x + between(p.random, -34, 34) * s, y + between(p.random, -90, 60) * s],
      paint.leaf,
      13 * s,
      0.95,
    ) +
    dabs(
      16,
      () => [x + between(p.random, -30, 30) * s, y + between(p.random, -86, 50) * s],
      paint.ember,
      11 * s,
      0.95,
    ) +
    dabs(
      12,
      () => [x + between(p.random, -30, 30) * s, y + between(p.random, -86, 50) * s],
      paint.rose,
      8 * s,
      0.95,
    );
  p.add(
    p.clipped(
      inner,
      rect(
        640,
        300,
        320,
        600,
        p.down(300, 760, [
          [0, mix(paint.haze, paint.cream, 0.3)],
          [0.5, paint.butter],
          [1, paint.apricot],
        ]),
      ),
      circle(
        804,
        520,
        200,
        p.around(804, 520, 200, [
          [0, paint.cream, 0.9],
          [1, paint.cream, 0],
        ]),
      ),
      fill(
        'M772 600v-90l10 -24l-2 -60l14 -46l14 46l-2 60l10 24v90z',
        mix(paint.plum, paint.rose, 0.5),
      ),
      poly(
        [
          [780, 690],
          [780, 620],
          [812, 590],
          [846, 620],
          [846, 690],
        ],
        mix(paint.cream, paint.rose, 0.25),
      ) +
        poly(
          [
            [772, 624],
            [812, 584],
            [854, 624],
          ],
          mix(paint.rust, paint.rose, 0.3),
        ) +
        rect(804, 634, 16, 20, paint.fjord),
      poly(
        [
          [840, 730],
          [840, 600],
          [880, 548],
          [990, 470],
          [990, 800],
        ],
        mix(paint.butter, paint.cream, 0.3),
      ) +
        poly(
          [
            [828, 606],
            [880, 534],
            [1000, 440],
            [1000, 500],
            [880, 566],
            [846, 608],
          ],
          paint.rust,
        ) +
        rect(868, 620, 26, 40, paint.snow) +
        rect(872, 624, 18, 32, paint.fjord) +
        rect(914, 626, 28, 120, paint.leaf),
      poly(
        [
          [640, 820],
          [640, 440],
          [724, 540],
          [768, 610],
          [768, 726],
        ],
        mix(paint.rose, paint.cream, 0.35),
      ) +
        poly(
          [
            [630, 400],
            [730, 520],
            [782, 612],
            [764, 616],
            [716, 552],
            [630, 466],
          ],
          mix(paint.oxblood, paint.rust, 0.4),
        ) +
        rect(700, 610, 24, 40, paint.snow) +
        rect(704, 614, 16, 32, paint.fjord) +
        rect(664, 640, 20, 110, mix(paint.umber, paint.oxblood, 0.4)),
      poly(
        [
          [768, 700],
          [838, 700],
          [1000, 900],
          [600, 900],
        ],
        p.down(690, 900, [
          [0, paint.butter],
          [1, mix(paint.granite, paint.plum, 0.2)],
        ]),
      ),
      rose(690, 740, 0.8),
      rose(916, 760, 0.9),
      rose(762, 690, 0.36),
    ),
    stroke(inner, paint.ink, 5, { opacity: 0.5 }),
    // The raised portcullis and the open door leaf.
    stroke(
      'M690 400V470M727 372V470M764 348V470M800 336V470M836 348V470M873 372V470M910 400V470M672 430H928M668 462H932',
      paint.ink,
      9,
      { opacity: 0.85 },
    ) +
      fill(
        'M684 470l6 18l6 -18zM721 470l6 18l6 -18zM758 470l6 18l6 -18zM794 470l6 18l6 -18zM830 470l6 18l6 -18zM867 470l6 18l6 -18zM904 470l6 18l6 -18z',
        paint.ink,
      ),
    poly(
      [
        [612, 884],
        [612, 540],
        [664, 572],
        [664, 862],
      ],
      mix(paint.umber, paint.tar, 0.3),
    ) +
      stroke('M625 550v330M638 558v320M651 566v305', paint.tar, 3) +
      stroke('M612 620l52 14M612 800l52 -8', paint.ink, 10),
  );
  let cobbles = '';
  let light = '';
  for (let row = 0; row < 9; row += 1) {
    const y = 884 + row * row * 1.1 + row * 6;
    const size = 14 + row * 3.4;
    for (let x = -20 - p.random() * 20; x < 1620; x += size * 2.1) {
      cobbles += blob(p, x, y, size, size * 0.36, 0.12, 6);
      if (p.random() < 0.5)
        light += blob(p, x - 2, y - size * 0.1, size * 0.6, size * 0.13, 0.2, 5);
    }
  }
  p.add(
    rect(-20, 872, 1640, 140, mix(paint.plum, paint.granite, 0.35)),
    fill(cobbles, mix(paint.granite, paint.rose, 0.2)),
    fill(light, paint.cream, { opacity: 0.55 }),
    fill('M660 880H940L1010 1000H560z', paint.butter, { opacity: 0.25 }),
    rose(420, 830, 1.6),
    rose(480, 850, 1.1),
    rose(1190, 840, 1.5),
    grass(
      p,
      [
        [-20, 884],
        [400, 880],
      ],
      0.6,
      34,
      paint.leaf,
    ),
    grass(
      p,
      [
        [1190, 880],
        [1640, 884],
      ],
      0.6,
      34,
      paint.leaf,
    ),
    // A cat waits in the sun.
    fill(
      'M1090 886q-6 -40 10 -56l-4 -22l12 10h12l12 -10l-4 24q20 14 18 54q24 0 26 -22q8 4 4 16q-10 18 -40 14q-30 2 -46 -8z',
      paint.ink,
    ) +
      circle(1108, 824, 2, paint.butter) +
      circle(1119, 824, 2, paint.butter),
    birds(p, 300, 280, 5, 12, paint.plum),
  );
  return p.svg();
}
