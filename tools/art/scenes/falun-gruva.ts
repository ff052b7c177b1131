import { mix, paint, shade } from '../lib/color.ts';
import { between } from '../lib/random.ts';
import { brush, dabs } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
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

export const meta: Meta = {
  id: 5504,
  alt: {
    no: 'Nede i Falu gruve: en tønne med kopermalm heises opp sjakten i kjetting, mens to gruvearbeidere lyser med fakler.',
    sv: 'Nere i Falu gruva: en tunna med kopparmalm hissas upp genom schaktet i en kedja, medan två gruvarbetare lyser med facklor.',
    en: 'Down in the Falun mine: a barrel of copper ore is hoisted up the shaft on a chain while two miners hold up torches.',
  },
  focal: [0.5, 0.55],
};

function cave(p: Picture, rx: number, ry: number, uneven: number): Point[] {
  return [...Array(70)].map((_, i): Point => {
    const a = (i / 70) * Math.PI * 2;
    const r = 1 + between(p.random, -uneven, uneven);
    return [800 + Math.cos(a) * rx * r, 560 + Math.sin(a) * ry * r];
  });
}

export function draw(): string {
  const p = new Picture('falun-gruva');
  p.add(rect(0, 0, 1600, 1000, paint.ink));
  const tones = [
    mix(paint.tar, paint.ink, 0.5),
    mix(paint.oxblood, paint.tar, 0.65),
    mix(paint.oxblood, paint.tar, 0.3),
    mix(paint.rust, paint.oxblood, 0.5),
    mix(paint.rust, paint.ember, 0.3),
  ];
  tones.forEach((color, i) => {
    const shape = cave(p, 900 - i * 128, 640 - i * 82, 0.05);
    p.add(
      p.clipped(
        lines(shape),
        poly(shape, color),
        brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 300, 1.2 + i * 0.1, 60, paint.ink, 4, 0.28),
        brush(
          p,
          { x: 100, y: 60, w: 1400, h: 880 },
          130,
          1.9,
          46,
          i > 2 ? paint.apricot : paint.rust,
          3,
          0.4,
        ),
        fill(
          [...Array(16)]
            .map(() => {
              const [x, y] = [between(p.random, 60, 1500), between(p.random, 60, 900)];
              return `M${n(x)} ${n(y)}l${n(between(p.random, 40, 120))} ${n(between(p.random, -30, 40))}l${n(between(p.random, -20, 40))} ${n(between(p.random, 30, 90))}l${n(between(p.random, -90, -30))} ${n(between(p.random, -20, 30))}z`;
            })
            .join(''),
          shade(color, 0.4),
          { opacity: 0.5 },
        ),
      ),
    );
  });
  // Veins: green of verdigris, yellow of pyrite.
  p.add(
    stroke(
      'M130 300L250 360L300 470L420 520M1480 260L1380 340L1360 460L1240 540M220 760L330 700L400 730M1420 760L1300 700L1220 740',
      mix(paint.leaf, paint.haze, 0.45),
      7,
      { opacity: 0.7, 'stroke-linejoin': 'round', 'stroke-dasharray': '46 14 18 22 70 10' },
    ),
    stroke(
      'M130 310L246 372L292 478M1480 272L1390 350L1370 460',
      mix(paint.ochre, paint.butter, 0.4),
      4,
      { opacity: 0.85, 'stroke-dasharray': '30 16 10 12' },
    ),
    dabs(90, () => [between(p.random, 120, 460), between(p.random, 280, 780)], paint.ochre, 5, 0.8),
    dabs(
      90,
      () => [between(p.random, 1140, 1500), between(p.random, 280, 780)],
      paint.ochre,
      5,
      0.8,
    ),
    // Daylight comes down the shaft.
    poly(
      [
        [700, -10],
        [900, -10],
        [1010, 900],
        [590, 900],
      ],
      p.down(0, 900, [
        [0, paint.mist, 0.85],
        [0.4, paint.haze, 0.4],
        [1, paint.haze, 0],
      ]),
    ),
    poly(
      [
        [740, -10],
        [860, -10],
        [920, 900],
        [680, 900],
      ],
      p.down(0, 900, [
        [0, paint.snow, 0.75],
        [0.5, paint.mist, 0.25],
        [1, paint.mist, 0],
      ]),
    ),
  );
  const timber = mix(paint.umber, paint.tar, 0.2);
  const beam = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, timber) +
    rect(x, y, w > h ? w : w * 0.3, w > h ? h * 0.3 : h, mix(paint.umber, paint.apricot, 0.35)) +
    stroke(
      w > h
        ? `M${x} ${y + h * 0.55}h${w}M${x + w * 0.2} ${y + h * 0.75}h${w * 0.5}`
        : `M${x + w * 0.55} ${y}v${h}M${x + w * 0.8} ${y + h * 0.2}v${h * 0.5}`,
      paint.tar,
      2.4,
    );
  p.add(
    beam(420, 160, 44, 720),
    beam(1136, 160, 44, 720),
    beam(380, 120, 840, 50),
    beam(464, 420, 120, 26),
    beam(1016, 420, 120, 26),
    stroke('M464 260L560 170M1136 260L1040 170', timber, 26),
    stroke(
      'M520 170V880M556 170V880' + [...Array(18)].map((_, i) => `M520 ${200 + i * 38}h36`).join(''),
      mix(paint.umber, paint.tar, 0.4),
      8,
    ),
  );
  // Chain and barrel.
  let chain = '';
  for (let y = -10; y < 420; y += 26) chain += `M800 ${y}a7 12 0 1 1 .1 0M800 ${y + 13}v14`;
  const ore = [...Array(26)].map(() =>
    blob(
      p,
      between(p.random, 716, 884),
      between(p.random, 470, 500),
      between(p.random, 14, 30),
      between(p.random, 12, 22),
      0.3,
      7,
    ),
  );
  p.add(
    stroke(chain, paint.ink, 6),
    stroke('M800 416L700 506M800 416L900 506', paint.ink, 9),
    circle(800, 416, 13, paint.ink),
    fill(ore.slice(0, 13).join(''), mix(paint.rust, paint.ochre, 0.35)),
    fill(ore.slice(13).join(''), mix(paint.ochre, paint.butter, 0.2)),
    dabs(
      40,
      () => [between(p.random, 720, 880), between(p.random, 458, 500)],
      paint.butter,
      6,
      0.95,
    ),
    dabs(
      16,
      () => [between(p.random, 720, 880), between(p.random, 464, 500)],
      mix(paint.leaf, paint.haze, 0.4),
      8,
      0.9,
    ),
    fill(
      'M680 500H920Q936 620 890 740H710Q664 620 680 500z',
      p.along(
        [670, 0],
        [930, 0],
        [
          [0, mix(paint.umber, paint.apricot, 0.45)],
          [0.5, paint.umber],
          [1, mix(paint.umber, paint.tar, 0.6)],
        ],
      ),
    ),
    stroke(
      'M714 502Q696 620 726 738M756 502Q746 620 764 738M800 502V738M844 502Q854 620 836 738M886 502Q904 620 874 738',
      paint.tar,
      3.4,
    ),
    stroke(
      'M677 528Q800 548 923 528M672 620Q800 644 928 620M702 712Q800 732 898 712',
      paint.ink,
      13,
    ),
    stroke('M680 524Q800 544 800 536M676 616Q760 634 800 632', paint.slate, 3),
  );
  const miner = (x: number, side: number): string =>
    group(
      { transform: `translate(${x} 880) scale(${side * 1.15} 1.15)` },
      fill(
        'M-34 0V-96Q-40 -180 -6 -196Q30 -190 34 -110L30 0H8L2 -84L-10 0z',
        mix(paint.fjord, paint.ink, 0.45),
      ) +
        fill(
          'M34 -110L30 0H8L4 -70Q24 -120 14 -190Q34 -170 34 -110z',
          mix(paint.rust, paint.tar, 0.35),
        ),
      stroke('M14 -170Q50 -170 74 -216', mix(paint.fjord, paint.ink, 0.3), 20, {
        'stroke-linecap': 'round',
      }) + circle(76, -222, 11, mix(paint.rose, paint.umber, 0.3)),
      stroke('M70 -190L92 -290', paint.umber, 9) +
        circle(
          96,
          -320,
          150,
          p.around(96, -320, 150, [
            [0, paint.butter, 0.75],
            [0.4, paint.apricot, 0.35],
            [1, paint.ember, 0],
          ]),
        ) +
        fill('M78 -292Q64 -330 92 -384Q96 -350 112 -340Q120 -310 106 -290z', paint.ember) +
        fill('M84 -292Q76 -318 94 -350Q100 -326 104 -316Q108 -300 102 -290z', paint.butter),
      circle(-2, -216, 24, mix(paint.rose, paint.umber, 0.25)) +
        fill('M-32 -222Q-28 -258 0 -258Q28 -258 30 -224Q0 -236 -32 -222z', paint.tar) +
        fill('M-24 -206Q-10 -186 14 -196Q8 -178 -8 -178Q-24 -184 -24 -206z', paint.tar),
      rect(-36, -104, 70, 9, paint.ochre),
    );
  p.add(
    fill('M-20 1010V880Q300 850 520 884T1080 884T1640 872V1010z', mix(paint.tar, paint.ink, 0.4)),
    fill(
      [...Array(44)]
        .map(() =>
          blob(
            p,
            between(p.random, -20, 1620),
            between(p.random, 884, 1000),
            between(p.random, 16, 46),
            between(p.random, 10, 24),
            0.3,
            7,
          ),
        )
        .join(''),
      mix(paint.oxblood, paint.tar, 0.5),
    ),
    fill(
      [...Array(30)]
        .map(() =>
          blob(
            p,
            between(p.random, 300, 1300),
            between(p.random, 884, 1000),
            between(p.random, 10, 26),
            between(p.random, 6, 12),
            0.3,
            7,
          ),
        )
        .join(''),
      mix(paint.rust, paint.ochre, 0.3),
    ),
    miner(330, 1),
    miner(1270, -1),
    stroke('M1010 886q60 -10 120 4M990 920h190', paint.umber, 7),
    dabs(
      60,
      () => [between(p.random, 420, 1180), between(p.random, 400, 900)],
      paint.butter,
      3,
      0.7,
    ),
  );
  return p.svg();
}
