import { mix, paint, shade } from '../lib/color.ts';
import { dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { logWall } from '../lib/log-wall.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5658,
  alt: {
    no: 'Øverst i masovnen, under svarte takbjelker: et rundt, flammende ovnsgap i gulvet; en mann tømmer en kurv trekull i ilden, en annen kommer med malm i en trillebår.',
    sv: 'Överst i masugnen, under svarta takbjälkar: ett runt, flammande ugnsgap i golvet; en man tömmer en korg träkol i elden, en annan kommer med malm i en skottkärra.',
    en: 'At the top of the blast furnace, under black roof beams: a round, flaming mouth in the floor; one man empties a basket of charcoal into the fire, another brings ore in a wheelbarrow.',
  },
  caption: {
    no: 'Malm og kull ble slept opp og helt i fra toppen. Selve pipa er av stein, pakket inn i jord og holdt sammen av tømmer, som en tønne. Fritt tegnet.',
    sv: 'Malm och kol fylldes på uppifrån i masugnen från 1779, och längst ner rann järnet ut. Fritt tecknat.',
    en: 'Ore and charcoal went in at the top of the furnace of 1779, and iron ran out at the bottom. Drawn freely.',
  },
  focal: [0.5, 0.55],
};

const flameAt = (x: number, y: number, w: number, h: number, sway: number): string =>
  `M${n(x - w)} ${n(y)}Q${n(x - w * 1.1)} ${n(y - h * 0.4)} ${n(x + sway * 0.4)} ${n(y - h * 0.6)}Q${n(x + sway * 0.2)} ${n(y - h * 0.8)} ${n(x + sway)} ${n(y - h)}Q${n(x + sway * 0.9 + w * 0.5)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y - h * 0.3)}Q${n(x + w * 1.3)} ${n(y - h * 0.1)} ${n(x + w)} ${n(y)}z`;

export function draw(): string {
  const p = new Picture('engelsberg-fylling');
  const log = mix(paint.umber, paint.oxblood, 0.5);
  const dark = mix(paint.tar, paint.ink, 0.4);
  p.add(
    rect(0, 0, 1600, 1000, dark),
    // Three log walls of the house on the furnace's top.
    logWall([330, 130], [1270, 130], [1270, 600], [330, 600], 9, mix(log, paint.rust, 0.3)),
    logWall([-40, -120], [330, 130], [330, 600], [-40, 850], 9, shade(log, 0.45)),
    logWall([1640, -120], [1270, 130], [1270, 600], [1640, 850], 9, shade(log, 0.45)),
    // The hatch to the bridge, with the last of the day in it.
    rect(1010, 240, 170, 360, paint.tar) +
      rect(
        1024,
        254,
        142,
        346,
        p.down(254, 600, spread(paint.fjord, paint.slate, mix(paint.haze, paint.rose, 0.3))),
      ) +
      fill('M1024 516Q1060 470 1100 492T1166 470V600H1024z', mix(paint.fjord, paint.night, 0.3)) +
      fill('M1024 600V556H1166V600z', mix(paint.umber, paint.slate, 0.4)),
    // Roof beams and rafters.
    fill('M-40 -10H1640V30L1270 130H330L-40 20z', paint.ink),
    stroke('M330 130L800 -60L1270 130', mix(log, paint.tar, 0.2), 36) +
      stroke('M330 118L800 -74L1270 118', paint.ember, 5, { opacity: 0.6 }) +
      stroke('M-20 90H1620', mix(log, paint.tar, 0.4), 46) +
      stroke('M-20 112H1620', paint.ember, 7, { opacity: 0.65 }),
    // The floor of broad planks.
    fill(
      'M330 600H1270L1660 880V1010H-60V880z',
      p.down(600, 1000, spread(mix(log, paint.tar, 0.2), mix(log, paint.tar, 0.6))),
    ),
    stroke(
      Array.from(
        { length: 17 },
        (_, i) => `M${330 + i * 58.75} 600L${n(-500 + i * 162.5)} 1010`,
      ).join(''),
      paint.ink,
      5,
      { opacity: 0.7 },
    ),
    glow(p, 800, 700, 820, paint.ember, 0.75),
  );
  // The mouth: a ring of hewn stone round the glow.
  const stones = Array.from({ length: 20 }, (_, i) => {
    const at = (a: number, r: number): string =>
      `${n(800 + Math.cos(a) * r * 380)} ${n(770 + Math.sin(a) * r * 150)}`;
    const [a, b] = [(i / 20) * Math.PI * 2 + 0.02, ((i + 1) / 20) * Math.PI * 2 - 0.02];
    return `M${at(a, 1)}L${at((a + b) / 2, 1.02)}L${at(b, 1)}L${at(b, 0.74)}L${at(a, 0.74)}z`;
  });
  p.add(
    fill('M410 776a390 160 0 1 0 780 0a390 160 0 1 0 -780 0z', paint.ink),
    fill(stones.filter((_, i) => i % 2).join(''), mix(paint.granite, paint.rust, 0.45)),
    fill(stones.filter((_, i) => i % 2 === 0).join(''), mix(paint.granite, paint.ember, 0.4)),
    fill(
      'M522 770a278 110 0 1 0 556 0a278 110 0 1 0 -556 0z',
      p.around(
        800,
        790,
        280,
        spread(paint.cream, paint.butter, paint.apricot, paint.ember, paint.rust),
      ),
    ),
    fill(
      Array.from({ length: 30 }, () => {
        const [a, r] = [p.random() * 6.28, Math.sqrt(p.random())];
        return blob(p, 800 + Math.cos(a) * r * 240, 786 + Math.sin(a) * r * 82, 22, 14, 0.3, 7);
      }).join(''),
      paint.oxblood,
      { opacity: 0.75 },
    ),
  );
  const tongues = (count: number, w: number, h: number, spreadX: number, color: string): string =>
    fill(
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count - 0.5;
        return flameAt(
          800 + t * spreadX,
          830 - Math.abs(t) * 60,
          w * between(p.random, 0.7, 1.1),
          h * (1 - Math.abs(t) * 1.1) * between(p.random, 0.7, 1.1),
          between(p.random, -50, 50),
        );
      }).join(''),
      color,
      { opacity: 0.88 },
    );
  p.add(
    tongues(9, 70, 480, 520, paint.ember),
    tongues(7, 54, 370, 420, paint.apricot),
    tongues(6, 38, 260, 320, paint.butter),
    tongues(4, 26, 150, 180, paint.snow),
    fill(
      Array.from({ length: 34 }, (_, i) => {
        const t = (i % 17) / 8 - 1;
        return blob(
          p,
          800 + t * 244,
          816 + Math.sqrt(1.05 - t * t) * 36 - (i > 16 ? 24 : 0),
          27,
          19,
          0.3,
          7,
        );
      }).join(''),
      mix(paint.oxblood, paint.ember, 0.3),
    ),
    dabs(40, () => [between(p.random, 600, 1000), between(p.random, 816, 858)], paint.butter, 8),
    fill('M522 770a278 110 0 0 0 556 0a278 96 0 0 1 -556 0z', paint.rust),
    // The one with the basket: coal tips over the edge.
    fill('M250 964q130 -30 240 0q-120 22 -240 0z', paint.ink, { opacity: 0.5 }),
    worker({
      at: [350, 950],
      h: 470,
      coat: mix(paint.slate, paint.plum, 0.4),
      legs: mix(paint.tar, paint.ink, 0.4),
      hands: [
        [0.3, 0.6],
        [0.46, 0.7],
      ],
      lean: 0.13,
      stride: 0.15,
      hat: 'brim',
      hatColor: paint.ink,
      beard: paint.umber,
      sleeve: mix(paint.lime, paint.apricot, 0.3),
    }),
    stroke('M470 560Q480 700 450 800', paint.apricot, 8, { opacity: 0.6 }),
    group(
      { transform: 'translate(560 610) rotate(38)' },
      fill('M-110 -70H110L84 76Q0 100 -84 76z', mix(paint.ochre, paint.umber, 0.45)) +
        stroke('M-104 -30H104M-98 6H98M-92 42H92', shade(paint.umber, 0.5), 7, {
          'stroke-dasharray': '22 12',
        }) +
        stroke(
          'M-70 -66L-54 80M-20 -66L-14 90M30 -66L24 90M78 -66L60 82',
          shade(paint.umber, 0.3),
          5,
        ) +
        fill('M-110 -70Q0 -112 110 -70Q0 -40 -110 -70z', paint.ink) +
        stroke('M-110 -70Q0 -40 110 -70', paint.butter, 6),
    ),
    fill(
      Array.from({ length: 24 }, (_, i) => {
        const t = i / 23;
        return blob(
          p,
          636 + t * 60 + between(p.random, -26, 26),
          590 + t * t * 170,
          between(p.random, 12, 24),
          between(p.random, 10, 18),
          0.35,
          6,
        );
      }).join(''),
      paint.ink,
    ),
    // Ore on its way, red and heavy.
    fill('M1150 934q170 -26 330 4q-150 24 -330 -4z', paint.ink, { opacity: 0.5 }),
    worker({
      at: [1420, 930],
      h: 430,
      coat: mix(paint.oxblood, paint.tar, 0.2),
      legs: paint.ink,
      hands: [
        [-0.3, 0.4],
        [-0.2, 0.38],
      ],
      lean: -0.12,
      stride: 0.17,
      hat: 'cap',
      hatColor: paint.tar,
      sleeve: mix(paint.oxblood, paint.ember, 0.35),
    }),
    fill('M1090 744H1300L1270 856H1140z', mix(paint.umber, paint.tar, 0.25)) +
      stroke('M1094 748H1296', paint.apricot, 8) +
      stroke(
        'M1280 800L1390 750M1120 850L1078 892M1266 856l8 66',
        mix(paint.umber, paint.ember, 0.25),
        14,
        { 'stroke-linecap': 'round' },
      ) +
      circle(1084, 890, 40, 'none', {
        stroke: mix(paint.umber, paint.tar, 0.2),
        'stroke-width': 14,
      }) +
      circle(1084, 890, 8, paint.ink),
    fill(
      Array.from({ length: 17 }, (_, i) =>
        blob(
          p,
          1110 + (i % 6) * 34 + (i > 11 ? 20 : 0),
          740 - Math.floor(i / 6) * 24,
          25,
          20,
          0.3,
          7,
        ),
      ).join(''),
      mix(paint.rust, paint.plum, 0.35),
    ),
    dabs(
      34,
      () => [between(p.random, 1100, 1290), between(p.random, 690, 745)],
      paint.apricot,
      8,
      0.9,
    ),
    dabs(
      150,
      () => {
        const t = p.random();
        return [800 + (p.random() - 0.5) * (200 + t * 560), 700 - t * 620];
      },
      paint.butter,
      6,
      0.9,
    ),
    vignette(p, 800, 640, 0.75),
  );
  return p.svg();
}
