import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import {
  circle,
  fill,
  group,
  lines,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5167,
  alt: {
    no: 'En hvelvet steinkjeller bak Bryggen: en mann med lykt mellom tønner, klederuller og en jernbeslått kiste, og snø utenfor den åpne jerndøra.',
    sv: 'En välvd stenkällare bakom Bryggen: en man med lykta mellan tunnor, klädesrullar och en järnbeslagen kista, och snö utanför den öppna järndörren.',
    en: 'A vaulted stone cellar behind Bryggen: a man with a lantern among barrels, bolts of cloth and an iron-bound chest, and snow outside the open iron door.',
    de: 'Ein gewölbter Steinkeller hinter Bryggen: ein Mann mit Laterne zwischen Fässern, Tuchballen und einer eisenbeschlagenen Truhe, vor der offenen Eisentür liegt Schnee.',
  },
  caption: {
    no: 'Bakerst i gårdene sto steinkjellerne, der de dyreste varene var trygge for ild.',
    sv: 'Längst in i gårdarna stod stenkällarna, där de dyraste varorna var säkra för elden.',
    en: 'At the back of the tenements stood the stone cellars, where the costliest goods were safe from fire.',
    de: 'Ganz hinten in den Höfen standen die Steinkeller, in denen die kostbarsten Waren vor Feuer sicher waren.',
  },
  focal: [0.48, 0.55],
};

const stone = mix(paint.granite, paint.slate, 0.3);

/** A point of the vault: angle 0 at the left springing to 1 at the right, depth z. */
function vault(t: number, z: number): Point {
  const a = Math.PI * (1 + t);
  return [800 + (Math.cos(a) * 900) / z, 620 + (-190 + Math.sin(a) * 560) / z];
}
const ground = (x: number, z: number): Point => [800 + (x * 900) / z, 620 + 350 / z];

/** The stones of the vault and its walls, each a little different, darker further from the lantern. */
function masonry(p: Picture): string {
  const shades: string[] = ['', '', '', ''];
  const put = (a: Point, b: Point, c: Point, d: Point): void => {
    const i = Math.floor(p.random() * 4);
    const shrink = (q: Point, o: Point): Point => [
      q[0] + (o[0] - q[0]) * 0.06,
      q[1] + (o[1] - q[1]) * 0.1,
    ];
    shades[i] += lines([shrink(a, c), shrink(b, d), shrink(c, a), shrink(d, b)]);
  };
  const zs = Array.from({ length: 15 }, (_, i) => 0.82 * 1.085 ** i);
  for (let i = 0; i + 1 < zs.length; i += 1) {
    const [z0, z1] = [zs[i] as number, zs[i + 1] as number];
    for (let k = 0; k < 20; k += 1) {
      const skew = (i % 2) * 0.5;
      const [t0, t1] = [(k + skew) / 20, (k + 1 + skew) / 20];
      if (t1 <= 1) put(vault(t0, z0), vault(t1, z0), vault(t1, z1), vault(t0, z1));
    }
    for (const s of [-1, 1])
      for (let k = 0; k < 6; k += 1) {
        const y = (q: number, z: number): Point => [800 + (s * 900) / z, 620 + (-190 + 90 * q) / z];
        put(y(k, z0), y(k + 1, z0), y(k + 1, z1), y(k, z1));
      }
  }
  const tones = [
    stone,
    mix(stone, paint.lime, 0.3),
    mix(stone, paint.plum, 0.25),
    mix(stone, paint.umber, 0.35),
  ];
  return shades.map((d, i) => fill(d, tones[i] ?? stone)).join('');
}

function barrel(p: Picture, x: number, y: number, w: number, h: number): string {
  const c = mix(paint.umber, paint.ochre, 0.25);
  return group(
    {},
    fill(
      `M${n(x - w * 0.7)} ${n(y + 6)}q${n(w * 0.7)} ${n(h * 0.12)} ${n(w * 1.5)} 0l${n(w * 0.3)} ${n(-h * 0.06)}z`,
      paint.ink,
      { opacity: 0.5 },
    ),
    fill(
      `M${n(x - w * 0.42)} ${n(y)}Q${n(x - w * 0.6)} ${n(y - h * 0.5)} ${n(x - w * 0.42)} ${n(y - h)}H${n(x + w * 0.42)}Q${n(x + w * 0.6)} ${n(y - h * 0.5)} ${n(x + w * 0.42)} ${n(y)}Q${n(x)} ${n(y + h * 0.09)} ${n(x - w * 0.42)} ${n(y)}z`,
      p.along(
        [x - w / 2, 0],
        [x + w / 2, 0],
        x < 760
          ? spread(shade(c, 0.7), shade(c, 0.2), mix(c, paint.butter, 0.4))
          : spread(mix(c, paint.butter, 0.4), shade(c, 0.2), shade(c, 0.7)),
      ),
    ),
    stroke(
      [-0.26, -0.1, 0.08, 0.25]
        .map(
          (t) =>
            `M${n(x + w * t)} ${n(y - h)}Q${n(x + w * t * 1.3)} ${n(y - h / 2)} ${n(x + w * t)} ${n(y + h * 0.04)}`,
        )
        .join(''),
      shade(c, 0.7),
      3,
      { opacity: 0.8 },
    ),
    stroke(
      [0.12, 0.3, 0.7, 0.88]
        .map(
          (t) =>
            `M${n(x - w * (0.44 + 0.08 * Math.sin(Math.PI * t)))} ${n(y - h * t)}q${n(w * 0.47)} ${n(h * 0.09)} ${n(w * (0.88 + 0.16 * Math.sin(Math.PI * t)))} 0`,
        )
        .join(''),
      mix(paint.tar, paint.umber, 0.3),
      h * 0.05,
    ),
    fill(
      `M${n(x - w * 0.42)} ${n(y - h)}q${n(w * 0.42)} ${n(-h * 0.12)} ${n(w * 0.84)} 0q${n(-w * 0.42)} ${n(h * 0.12)} ${n(-w * 0.84)} 0z`,
      mix(c, paint.cream, 0.2),
    ),
  );
}

/** A bolt of cloth lying with its end towards us, the loose edge hanging. */
const bolt = (x: number, y: number, r: number, w: number, color: string): string =>
  fill(
    `M${n(x)} ${n(y - r)}H${n(x + w)}a${n(r * 0.5)} ${n(r)} 0 0 1 0 ${n(r * 2)}H${n(x)}z`,
    color,
  ) +
  fill(
    `M${n(x)} ${n(y + r * 0.2)}H${n(x + w + r * 0.5)}a${n(r * 0.5)} ${n(r)} 0 0 1 ${n(-r * 0.5)} ${n(r * 0.8)}H${n(x)}z`,
    paint.ink,
    { opacity: 0.35 },
  ) +
  fill(
    `M${n(x - r * 0.5)} ${n(y)}a${n(r * 0.5)} ${n(r)} 0 0 1 ${n(r)} 0a${n(r * 0.5)} ${n(r)} 0 0 1 ${n(-r)} 0z`,
    mix(color, paint.cream, 0.3),
  ) +
  stroke(
    `M${n(x - r * 0.3)} ${n(y)}q${n(r * 0.06)} ${n(-r * 0.7)} ${n(r * 0.34)} ${n(-r * 0.6)}q${n(r * 0.3)} ${n(r * 0.5)} ${n(r * 0.06)} ${n(r * 0.9)}q${n(-r * 0.24)} 0 ${n(-r * 0.2)} ${n(-r * 0.5)}`,
    shade(color, 0.5),
    3,
  );

export function draw(): string {
  const p = new Picture('bryggen-kjeller');
  const far = 2.6;
  const end: Point[] = [
    ground(-1, far),
    ...Array.from({ length: 19 }, (_, i) => vault(i / 18, far)),
    ground(1, far),
  ];
  p.add(
    rect(0, 0, 1600, 1000, mix(paint.ink, paint.plum, 0.2)),
    masonry(p),
    poly(end, mix(stone, paint.umber, 0.35)),
    p.clipped(
      lines(end),
      fill(
        Array.from({ length: 90 }, () =>
          blob(
            p,
            between(p.random, 440, 1160),
            between(p.random, 310, 750),
            between(p.random, 20, 38),
            between(p.random, 11, 18),
            0.14,
            8,
          ),
        ).join(''),
        mix(stone, paint.lime, 0.2),
      ),
      brush(p, { x: 440, y: 310, w: 720, h: 440 }, 120, 0.3, 20, paint.ink, 3, 0.4),
    ),
    fill(
      lines([ground(-1, 0.8), ground(1, 0.8), ground(1, far), ground(-1, far)]),
      p.down(
        750,
        1000,
        spread(
          mix(stone, paint.butter, 0.3),
          mix(stone, paint.umber, 0.5),
          mix(paint.tar, paint.ink, 0.4),
        ),
      ),
    ),
    fill(
      Array.from({ length: 60 }, () => {
        const z = between(p.random, 0.95, 2.5);
        const [x, y] = ground(between(p.random, -0.95, 0.95), z);
        return blob(p, x, y, 60 / z, 16 / z, 0.16, 8);
      }).join(''),
      mix(stone, paint.umber, 0.2),
      { opacity: 0.8 },
    ),
    // The door of iron plate, open on a snowy night, and the wooden gables of the quarter beyond.
    fill(
      'M866 752V520Q866 462 944 460Q1022 462 1022 520V752z',
      p.down(460, 750, spread(paint.night, paint.fjord, mix(paint.slate, paint.haze, 0.4))),
    ),
    fill(
      'M866 640L904 590L944 640V690H866zM944 660L984 600L1022 650V700H944z',
      mix(paint.oxblood, paint.ink, 0.3),
    ) +
      rect(896, 640, 14, 18, paint.butter) +
      rect(976, 654, 14, 18, paint.butter) +
      fill(
        'M866 640L904 588L944 640l-4 6L904 600L866 650zM944 660L984 598L1022 650v10L984 610L944 668z',
        paint.snow,
      ),
    fill('M866 752V706Q944 688 1022 704V752z', paint.snow) +
      dabs(
        26,
        () => [between(p.random, 870, 1018), between(p.random, 480, 740)],
        paint.snow,
        4,
        0.9,
      ),
    stroke('M866 752V520Q866 462 944 460Q1022 462 1022 520V752', mix(stone, paint.cream, 0.35), 22),
    fill('M1022 752V520Q1030 470 1096 440V800z', mix(paint.slate, paint.ink, 0.55)) +
      stroke(
        'M1026 560L1096 534M1026 640L1096 646M1026 716L1096 744',
        mix(paint.rust, paint.tar, 0.4),
        9,
      ) +
      dabs(24, (i) => [1032 + (i % 3) * 26, 500 + Math.floor(i / 3) * 36], paint.haze, 5, 0.8),
    // Goods: barrels left, cloth on a shelf right, the chest in front.
    barrel(p, 330, 800, 150, 210) +
      barrel(p, 480, 780, 130, 180) +
      barrel(p, 190, 880, 190, 270) +
      barrel(p, 400, 880, 170, 230),
    fill('M236 566q40 -66 84 -60q44 4 60 62q-66 24 -144 -2z', mix(paint.lime, paint.umber, 0.3)) +
      stroke('M300 512q10 -18 26 -6M270 540q40 16 80 2', paint.umber, 5),
    fill(
      'M1180 800H1620V826H1180zM1210 826h22v140h-22zM1230 640H1620V660H1230z',
      mix(paint.umber, paint.tar, 0.4),
    ),
    bolt(1226, 752, 46, 420, mix(paint.rust, paint.ember, 0.4)) +
      bolt(1250, 692, 34, 400, paint.fjord),
    bolt(1270, 602, 36, 420, mix(paint.leaf, paint.pine, 0.3)) +
      bolt(1310, 540, 32, 400, mix(paint.ochre, paint.butter, 0.3)) +
      bolt(1296, 884, 44, 400, mix(paint.heather, paint.plum, 0.3)),
    fill(
      'M1226 790Q1210 860 1236 930Q1250 900 1262 936Q1276 900 1290 930Q1300 860 1280 792z',
      mix(paint.rust, paint.ember, 0.4),
    ) + stroke('M1246 800q-8 60 4 116M1264 800q6 60 2 120', paint.oxblood, 4),
    worker({
      at: [600, 820],
      h: 370,
      coat: mix(paint.fjord, paint.plum, 0.35),
      legs: mix(paint.tar, paint.ink, 0.2),
      hands: [
        [-0.16, 0.44],
        [0.2, 0.66],
      ],
      lean: 0.02,
      stride: 0.07,
      hat: 'brim',
      hatColor: mix(paint.tar, paint.ink, 0.3),
      beard: mix(paint.umber, paint.ochre, 0.3),
    }),
    group(
      { transform: 'translate(-44 -26)' },
      stroke('M716 598V626', paint.ink, 5) +
        stroke('M690 640q26 -34 52 0', paint.ink, 5) +
        rect(690, 640, 52, 74, mix(paint.apricot, paint.butter, 0.6), { opacity: 0.7 }),
      flame(p, 716, 690, 22, 12),
      stroke('M690 640H742V714H690zM716 640V660', paint.ink, 6) + rect(684, 710, 64, 12, paint.ink),
    ),
    fill(
      'M650 990V876Q656 826 720 820H1020Q1080 826 1086 876V990z',
      p.along(
        [640, 0],
        [1090, 0],
        spread(
          mix(paint.umber, paint.butter, 0.35),
          mix(paint.umber, paint.oxblood, 0.3),
          shade(paint.umber, 0.6),
        ),
      ),
    ) +
      stroke('M650 890H1086', paint.ink, 7) +
      stroke('M724 822V990M868 820V990M1012 822V990', mix(paint.slate, paint.ink, 0.5), 24) +
      stroke('M664 990V850M1072 990V850', mix(paint.slate, paint.ink, 0.4), 10) +
      fill('M836 872h64v60q-32 24 -64 0z', mix(paint.slate, paint.haze, 0.3)) +
      circle(868, 900, 8, paint.ink) +
      rect(865, 902, 6, 18, paint.ink) +
      dabs(
        48,
        (i) => [[724, 868, 1012][i % 3] ?? 724, 828 + Math.floor(i / 3) * 12],
        paint.haze,
        5,
        0.7,
      ),
    glow(p, 690, 620, 640, paint.apricot, 0.42),
    dabs(
      50,
      () => [between(p.random, 480, 960), between(p.random, 380, 800)],
      paint.butter,
      3,
      0.55,
    ),
    vignette(p, 720, 600, 0.85),
  );
  return p.svg();
}
