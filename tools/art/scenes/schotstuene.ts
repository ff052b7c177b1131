import { flame } from '../lib/candle.ts';
import { mix, paint } from '../lib/color.ts';
import { quad, room, table } from '../lib/hall-room.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { plane } from '../lib/oblique.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5144,
  alt: {
    no: 'En schøtstue på Bryggen en vinterkveld: langbord og benker under mørke bjelker, talglys, jernovnen i hjørnet og blått kveldslys i blyglasset.',
    sv: 'En schøtstue på Bryggen en vinterkväll: långbord och bänkar under mörka bjälkar, talgljus, järnugnen i hörnet och blått kvällsljus i blyglaset.',
    en: 'An assembly room at Bryggen on a winter evening: long tables and benches under dark beams, tallow candles, the iron stove and blue dusk in leaded panes.',
  },
  focal: [0.5, 0.52],
};

const wood = mix(paint.umber, paint.tar, 0.55);
const warm = mix(paint.umber, paint.apricot, 0.3);
const dark = mix(paint.tar, paint.ink, 0.5);
const green = mix(paint.pine, paint.leaf, 0.35);

export function draw(): string {
  const p = new Picture('schotstuene');
  const near = 0.86;
  const far = 3.1;
  p.add(
    rect(0, 0, 1600, 1000, dark),
    fill(
      quad([-1, 0, near], [1, 0, near], [1, 0, far], [-1, 0, far]),
      p.down(670, 1000, spread(mix(warm, paint.rust, 0.25), wood, dark)),
    ),
  );
  let planks = '';
  for (let x = -1; x <= 1; x += 0.125) planks += lines([room(x, 0, near), room(x, 0, far)], false);
  for (let z = 1; z < far; z *= 1.22) planks += lines([room(-1, 0, z), room(1, 0, z)], false);
  p.add(stroke(planks, paint.ink, 2.6, { opacity: 0.45 }));
  // Side walls: log above, panelled and painted green below, with the arms of the trading yards along the top.
  for (const side of [-1, 1]) {
    const wall = (h0: number, h1: number, color: string): string =>
      fill(quad([side, h0, near], [side, h0, far], [side, h1, far], [side, h1, near]), color);
    p.add(
      wall(
        0,
        1,
        p.along(
          [side < 0 ? 0 : 1600, 0],
          [side < 0 ? 470 : 1130, 0],
          spread(dark, wood, mix(warm, paint.tar, 0.25)),
        ),
      ),
      stroke(
        [0.5, 0.58, 0.66, 0.74, 0.82, 0.9]
          .map((h) => lines([room(side, h, near), room(side, h, far)], false))
          .join(''),
        paint.ink,
        4,
        { opacity: 0.6 },
      ),
      wall(
        0,
        0.42,
        p.along(
          [side < 0 ? 0 : 1600, 0],
          [side < 0 ? 470 : 1130, 0],
          spread(
            mix(green, paint.ink, 0.7),
            mix(green, paint.ink, 0.3),
            mix(green, paint.ochre, 0.25),
          ),
        ),
      ),
      wall(0.42, 0.45, mix(paint.rust, paint.tar, 0.3)) + wall(0, 0.05, dark),
    );
    for (let z = 0.95; z < far - 0.1; z *= 1.24) {
      const next = z * 1.24;
      const k = next * 0.985;
      const s = z * 1.02;
      p.add(
        stroke(
          quad([side, 0.09, s], [side, 0.09, k], [side, 0.37, k], [side, 0.37, s]),
          mix(paint.ochre, green, 0.45),
          8 / z,
          { opacity: 0.8 },
        ),
      );
    }
    // Two leaded windows a side, full of blue dusk.
    for (const [z0, z1] of [
      [1.2, 1.62],
      [2.02, 2.5],
    ] as const) {
      const mid = 2 / (1 / z0 + 1 / z1);
      p.add(
        fill(
          quad(
            [side, 0.52, z0 * 0.98],
            [side, 0.52, z1 * 1.02],
            [side, 0.86, z1 * 1.02],
            [side, 0.86, z0 * 0.98],
          ),
          mix(warm, paint.tar, 0.35),
        ),
        fill(
          quad([side, 0.545, z0], [side, 0.545, z1], [side, 0.835, z1], [side, 0.835, z0]),
          p.down(
            120,
            520,
            spread(mix(paint.slate, paint.haze, 0.35), mix(paint.fjord, paint.slate, 0.35)),
          ),
        ),
        stroke(
          [0.6, 0.66, 0.72, 0.78]
            .map((h) => lines([room(side, h, z0), room(side, h, z1)], false))
            .join('') +
            [0.25, 0.75]
              .map((t) => {
                const z = 1 / ((1 - t) / z0 + t / z1);
                return lines([room(side, 0.545, z), room(side, 0.835, z)], false);
              })
              .join(''),
          paint.ink,
          3 / z0,
        ),
        stroke(
          lines([room(side, 0.545, mid), room(side, 0.835, mid)], false),
          mix(warm, paint.tar, 0.35),
          12 / z0,
        ),
      );
    }
  }
  // The back wall with the stove, the master's bench, the clock and the arms of the office.
  const [[bx, by], [tx, ty]] = [room(-1, 0, far), room(1, 1, far)];
  p.add(
    poly(
      [
        [bx, by],
        [tx, by],
        [tx, ty],
        [bx, ty],
      ],
      p.around(800, 560, 420, spread(mix(warm, paint.apricot, 0.25), warm, wood)),
    ),
    plane(
      [
        [bx, by],
        [tx, by],
        [tx, by - 150],
        [bx, by - 150],
      ],
      mix(green, paint.ochre, 0.22),
      { count: 13, color: paint.ink, upright: true, width: 3 },
    ),
    rect(bx, by - 158, tx - bx, 10, mix(paint.rust, paint.tar, 0.2)),
    stroke(
      [0, 1, 2, 3, 4].map((i) => `M${n(bx)} ${n(by - 190 - i * 36)}H${n(tx)}`).join(''),
      paint.ink,
      3,
      { opacity: 0.5 },
    ),
    // Iron stove, fired from the cookhouse behind the wall.
    group(
      { transform: 'translate(0 -84)' },
      rect(506, by - 176, 96, 176, mix(paint.ink, paint.plum, 0.25)) +
        rect(514, by - 166, 80, 64, mix(paint.ink, paint.rust, 0.35)) +
        rect(514, by - 94, 80, 70, mix(paint.ink, paint.rust, 0.35)) +
        rect(498, by - 184, 112, 11, paint.tar) +
        stroke(
          `M524 ${by - 140}q30 -34 60 0M554 ${by - 158}v44M528 ${by - 60}q26 26 52 0M554 ${by - 84}v40`,
          mix(paint.rust, paint.apricot, 0.4),
          4,
        ) +
        rect(518, by - 22, 12, 22, paint.ink) +
        rect(578, by - 22, 12, 22, paint.ink),
      rect(542, 120, 24, by - 300, mix(paint.ink, paint.plum, 0.25)),
    ),
    circle(
      554,
      by - 190,
      190,
      p.around(554, by - 190, 190, [
        [0, paint.ember, 0.5],
        [1, paint.ember, 0],
      ]),
    ),
    // The arms: half an eagle and a crowned stockfish.
    group(
      { transform: 'translate(0 52)' },
      fill('M740 268H860V360Q850 420 800 446Q750 420 740 360z', paint.ochre) +
        fill('M748 276H800V434Q758 410 748 360z', paint.butter) +
        fill('M800 276H852V360Q842 410 800 434z', mix(paint.rust, paint.oxblood, 0.3)),
      fill(
        'M798 290Q776 282 770 296Q762 294 758 300L770 304Q760 316 752 310Q750 340 766 352L758 366Q772 366 776 358L772 384L786 376L798 410z',
        paint.ink,
      ) +
        fill(
          'M826 312q-12 18 -8 50l-6 22q14 -6 14 -6q0 0 14 6l-6 -22q4 -32 -8 -50zM814 304l4 -12l8 8l8 -8l4 12z',
          paint.butter,
        ),
    ),
    rect(660, by - 116, 280, 116, mix(wood, paint.tar, 0.4)) +
      [674, 742, 810, 878]
        .map((x) => rect(x, by - 104, 50, 62, mix(warm, paint.tar, 0.35)))
        .join('') +
      rect(648, by - 126, 304, 12, warm) +
      rect(650, by - 44, 300, 11, warm),
    rect(1004, by - 306, 76, 306, mix(wood, paint.tar, 0.35)) +
      stroke(`M1042 ${by - 300}v296M1004 ${by - 204}h76`, paint.ink, 3) +
      circle(1034, by - 216, 4, paint.butter) +
      circle(1050, by - 216, 4, paint.butter),
  );
  // Ceiling boards and great beams, soot on them all.
  p.add(
    fill(
      quad([-1, 1, near], [1, 1, near], [1, 1, far], [-1, 1, far]),
      p.down(0, 110, spread(dark, mix(wood, paint.tar, 0.4))),
    ),
  );
  for (const z of [2.6, 2, 1.55, 1.2, 0.94]) {
    const [[lx, ly], [rx]] = [room(-1, 1, z), room(1, 1, z)];
    const h = 62 / z;
    p.add(
      rect(lx, ly - 2, rx - lx, h, mix(wood, paint.tar, 0.5)) +
        rect(lx, ly + h * 0.8, rx - lx, h * 0.24, mix(warm, paint.rust, 0.3)) +
        brush(p, { x: lx, y: ly, w: rx - lx, h }, 40, 0, 60 / z, paint.ink, 3, 0.5),
    );
  }
  p.add(
    fill(
      quad([-0.22, 0.002, near], [0.22, 0.002, near], [0.2, 0.002, far], [-0.2, 0.002, far]),
      paint.apricot,
      { opacity: 0.16 },
    ),
    table(-1, 1.06, 2.6),
    table(1, 1.06, 2.6),
  );
  // On the tables: candles, pewter, ledgers and bread; nearer things last.
  for (const z of [2.4, 1.95, 1.6, 1.33, 1.14])
    for (const side of [-1, 1]) {
      const [x, y] = room(side * 0.38, 0.31, z);
      const s = 20 / z;
      p.add(
        rect(x - s * 0.3, y - s * 2.6, s * 0.6, s * 2.4, paint.cream) +
          fill(
            `M${n(x - s)} ${n(y)}q${n(s)} ${n(s * 0.5)} ${n(2 * s)} 0l${n(-s * 0.5)} ${n(-s * 0.4)}h${n(-s)}z`,
            paint.ochre,
          ),
        flame(p, x, y - s * 3.2, s * 0.75, 13),
      );
      const [mx, my] = room(side * (0.31 + p.random() * 0.03), 0.31, z * 1.05);
      p.add(
        fill(
          `M${n(mx - s)} ${n(my)}l${n(s * 0.16)} ${n(-s * 2)}h${n(s * 1.5)}l${n(s * 0.16)} ${n(s * 2)}z`,
          p.along(
            [mx - s, 0],
            [mx + s, 0],
            spread(mix(paint.haze, paint.butter, 0.4), paint.slate, paint.night),
          ),
        ) +
          stroke(
            `M${n(mx + s * 0.7)} ${n(my - s * 1.6)}q${n(s * 0.9)} ${n(s * 0.2)} ${n(s * 0.1)} ${n(s * 1.1)}`,
            paint.slate,
            s * 0.22,
          ),
      );
      const [kx, ky] = room(side * 0.46, 0.31, z * 1.02);
      p.add(
        fill(
          `M${n(kx - s * 1.5)} ${n(ky)}l${n(s * 0.5)} ${n(-s * 0.7)}h${n(s * 2.1)}l${n(s * 0.4)} ${n(s * 0.7)}z`,
          paint.cream,
        ) + stroke(`M${n(kx)} ${n(ky)}v${n(-s * 0.7)}`, paint.umber, 1.6),
      );
    }
  // The hanging light with its ring of candles.
  p.add(
    stroke('M800 -10V196M800 196L690 250M800 196L910 250', paint.ink, 5),
    fill('M672 250Q800 292 928 250L922 268Q800 312 678 268z', mix(paint.ochre, paint.tar, 0.35)),
    ...[684, 740, 800, 860, 916].map(
      (x, i) =>
        rect(x - 5, 226 + Math.abs(2 - i) * -7 + 12, 10, 26, paint.cream) +
        flame(p, x, 224 - Math.abs(2 - i) * 7 + 6, 11, 11),
    ),
    mist(p, 120, 330, paint.apricot, 0.1),
    dabs(
      50,
      () => [between(p.random, 420, 1180), between(p.random, 120, 640)],
      paint.butter,
      2.4,
      0.6,
    ),
    fill(
      'M0 0H1600V1000H0z',
      p.around(800, 500, 980, [
        [0, paint.ink, 0],
        [0.6, paint.ink, 0],
        [1, paint.ink, 0.65],
      ]),
    ),
  );
  return p.svg();
}
