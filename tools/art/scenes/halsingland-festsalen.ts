import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5627,
  alt: {
    no: 'En festsal i stille vinterlys: et langt, dekket bord uten gjester, tomme stoler langs malte vegger, en utskåret seng og snø utenfor vinduene.',
    sv: 'En festsal i stilla vinterljus: ett långt, dukat bord utan gäster, tomma stolar längs målade väggar, en snidad säng och snö utanför fönstren.',
    en: 'A festive room in quiet winter light: a long table laid without guests, empty chairs along painted walls, a carved bed, and snow outside the windows.',
  },
  caption: {
    no: 'Rommene sto klare til bryllup, begravelse og juleselskap, noen ganger brukt bare noen få dager i året.',
    sv: 'Rummen stod redo för bröllop, begravning och julkalas, ibland använda bara några få dagar om året.',
    en: 'The rooms stood ready for weddings, funerals and Christmas, sometimes used only a few days a year.',
  },
  focal: [0.5, 0.55],
};

export function draw(): string {
  const p = new Picture('halsingland-festsalen');
  const blue = mix(paint.slate, paint.haze, 0.35);
  const wood = mix(paint.lime, paint.umber, 0.3);
  // One vanishing point: 800, 400. Back wall 520..1080 by 240..600.
  p.add(
    rect(0, 0, 1600, 1000, blue),
    poly(
      [
        [-20, -20],
        [1620, -20],
        [1080, 240],
        [520, 240],
      ],
      p.down(0, 240, spread(mix(paint.mist, paint.slate, 0.4), mix(paint.snow, paint.mist, 0.5))),
    ) +
      stroke(
        'M120 -20L590 240M360 -20L660 240M600 -20L730 240M1000 -20L870 240M1240 -20L940 240M1480 -20L1010 240',
        mix(paint.slate, paint.granite, 0.3),
        9,
        { opacity: 0.6 },
      ),
    poly(
      [
        [-20, -20],
        [520, 240],
        [520, 600],
        [-20, 1010],
      ],
      p.along([0, 0], [520, 0], spread(mix(blue, paint.fjord, 0.35), mix(blue, paint.fjord, 0.1))),
    ),
    poly(
      [
        [1620, -20],
        [1080, 240],
        [1080, 600],
        [1620, 1010],
      ],
      p.along([1080, 0], [1600, 0], spread(mix(blue, paint.snow, 0.3), blue)),
    ),
    rect(520, 240, 560, 360, p.down(240, 600, spread(mix(blue, paint.snow, 0.35), blue))),
    // Painted panels with a wreath in each: left wall in perspective, back wall flat.
    ...[
      [-20, 150],
      [180, 300],
      [325, 410],
      [428, 505],
    ].map(([a = 0, b = 0], i) => {
      const y = (x: number, t: number): number => {
        const k = (x - 520) / -540;
        const [top, low] = [240 - 260 * k, 600 + 410 * k];
        return top + (low - top) * t;
      };
      const [cx, cy, rx, ry] = [
        (a + b) / 2,
        (y(a, 0.42) + y(b, 0.42)) / 2,
        (b - a) * 0.28,
        (y((a + b) / 2, 0.6) - y((a + b) / 2, 0.24)) * 0.4,
      ];
      return (
        stroke(
          `M${a} ${n(y(a, 0.14))}L${b} ${n(y(b, 0.14))}V${n(y(b, 0.7))}L${a} ${n(y(a, 0.7))}z`,
          paint.cream,
          9 - i * 1.5,
          { opacity: 0.85 },
        ) +
        stroke(
          `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`,
          mix(paint.leaf, paint.pine, 0.2),
          13 - i * 2,
        ) +
        dabs(
          10,
          (k) => [cx + Math.cos(k * 0.628) * rx, cy + Math.sin(k * 0.628) * ry],
          mix(paint.rose, paint.ember, 0.35),
          24 - i * 4,
        )
      );
    }),
    stroke('M-20 706L520 486M-20 730L520 496', paint.cream, 7, { opacity: 0.7 }),
    ...[610, 990].map(
      (x) =>
        stroke(`M${x - 56} 280h112v190h-112z`, paint.cream, 6) +
        stroke(
          `M${x - 34} 376a34 46 0 1 0 68 0a34 46 0 1 0 -68 0z`,
          mix(paint.leaf, paint.pine, 0.2),
          8,
        ) +
        dabs(
          9,
          (k) => [x + Math.cos(k * 0.698) * 34, 376 + Math.sin(k * 0.698) * 46],
          mix(paint.rose, paint.ember, 0.35),
          14,
        ),
    ),
    // The door at the end, and the carved bed beyond the table.
    rect(724, 300, 152, 300, mix(paint.leaf, paint.pine, 0.35)) +
      stroke('M724 300h152v300h-152zM744 320h112v116h-112zM744 456h112v124h-112z', paint.cream, 6) +
      circle(858, 450, 7, paint.butter) +
      fill('M712 300q88 -60 176 0z', paint.cream) +
      dabs(3, (i) => [776 + i * 24, 284], mix(paint.rose, paint.ember, 0.35), 14),
    stroke('M520 240H1080V600H520z', mix(paint.fjord, paint.slate, 0.3), 4, { opacity: 0.6 }),
    poly(
      [
        [520, 600],
        [1080, 600],
        [1620, 1010],
        [-20, 1010],
      ],
      p.down(600, 1000, spread(mix(wood, paint.snow, 0.3), wood, mix(wood, paint.umber, 0.3))),
    ),
    stroke(
      'M600 600L220 1010M680 600L500 1010M760 600L700 1010M840 600L900 1010M920 600L1100 1010M1000 600L1380 1010',
      mix(wood, paint.tar, 0.4),
      5,
      { opacity: 0.7 },
    ),
    // Rag rugs run towards us.
    poly(
      [
        [560, 640],
        [640, 640],
        [430, 1010],
        [180, 1010],
      ],
      mix(paint.rust, paint.rose, 0.3),
    ) +
      stroke(
        'M556 650H634M540 680H620M520 716H600M494 760H576M460 812H548M424 872H514M380 940H476',
        paint.cream,
        7,
      ) +
      stroke(
        'M548 664H628M530 698H610M508 738H588M478 786H562M442 842H532M402 906H496',
        mix(paint.fjord, paint.slate, 0.2),
        9,
      ),
  );
  // Windows on the right wall, snow behind them, light across the floor.
  const windowAt = (a: number, b: number): string => {
    const y = (x: number, t: number): number => {
      const k = (x - 1080) / 540;
      const [top, low] = [240 - 260 * k, 600 + 410 * k];
      return top + (low - top) * t;
    };
    const quad = (u: number, v: number, t0: number, t1: number): [number, number][] => [
      [u, y(u, t0)],
      [v, y(v, t0)],
      [v, y(v, t1)],
      [u, y(u, t1)],
    ];
    const m = (a + b) / 2;
    return (
      poly(quad(a, b, 0.16, 0.64), paint.snow) +
      poly(
        quad(a + (b - a) * 0.07, b - (b - a) * 0.07, 0.19, 0.61),
        p.down(
          150,
          620,
          spread(mix(paint.haze, paint.slate, 0.35), mix(paint.rose, paint.snow, 0.5), paint.snow),
        ),
      ) +
      fill(
        `M${n(a + 6)} ${n(y(a, 0.56))}Q${n(m)} ${n(y(m, 0.5))} ${n(b - 6)} ${n(y(b, 0.54))}V${n(y(b, 0.61))}L${n(a + 6)} ${n(y(a, 0.61))}z`,
        mix(paint.haze, paint.slate, 0.2),
      ) +
      stroke(
        `M${n(m)} ${n(y(m, 0.18))}V${n(y(m, 0.62))}M${a} ${n(y(a, 0.34))}L${b} ${n(y(b, 0.34))}`,
        paint.snow,
        (b - a) * 0.08,
      ) +
      fill(
        `M${a} ${n(y(a, 0.14))}L${b} ${n(y(b, 0.14))}L${b} ${n(y(b, 0.24))}Q${n(m)} ${n(y(m, 0.32))} ${a} ${n(y(a, 0.24))}z`,
        mix(paint.cream, paint.snow, 0.4),
      ) +
      poly(
        [
          [b - 6, y(b, 0.2)],
          [b + (b - a) * 0.16, y(b, 0.18)],
          [b + (b - a) * 0.1, y(b, 0.66)],
          [b - 6, y(b, 0.62)],
        ],
        mix(paint.cream, paint.lime, 0.2),
      )
    );
  };
  p.add(
    windowAt(1120, 1200) + windowAt(1260, 1390) + windowAt(1470, 1640),
    poly(
      [
        [1080, 650],
        [1140, 640],
        [760, 720],
        [640, 730],
      ],
      paint.snow,
      { opacity: 0.22 },
    ) +
      poly(
        [
          [1240, 740],
          [1380, 730],
          [760, 900],
          [520, 900],
        ],
        paint.snow,
        { opacity: 0.22 },
      ),
    // The bed: a box with columns and a painted front, curtains half drawn.
    fill('M20 1010V420Q120 380 200 410V880L60 1010z', mix(paint.rust, paint.oxblood, 0.2)) +
      fill('M200 410L360 440V760L200 880z', mix(paint.rust, paint.umber, 0.25)) +
      fill('M216 470L344 490V700L216 780z', mix(paint.tar, paint.oxblood, 0.4)) +
      fill(
        'M216 470Q260 580 222 776L216 780zM344 490Q310 580 340 702L344 700z',
        mix(paint.butter, paint.ochre, 0.3),
      ) +
      fill('M222 700Q280 650 340 660V702L222 780z', paint.snow) +
      stroke(
        'M200 410V880M360 440V760M200 410L360 440M216 800L350 716',
        mix(paint.butter, paint.ochre, 0.2),
        11,
      ) +
      dabs(6, (i) => [216 + i * 26, 424 + i * 5], mix(paint.rose, paint.ember, 0.3), 15) +
      fill(
        'M190 410Q280 350 372 440L360 440Q280 400 200 412z',
        mix(paint.butter, paint.ochre, 0.2),
      ),
    // The table under its white cloth.
    poly(
      [
        [700, 640],
        [900, 640],
        [1150, 880],
        [560, 880],
      ],
      paint.snow,
    ) +
      poly(
        [
          [560, 880],
          [1150, 880],
          [1140, 960],
          [572, 960],
        ],
        p.down(
          880,
          960,
          spread(mix(paint.snow, paint.haze, 0.3), mix(paint.haze, paint.slate, 0.3)),
        ),
      ) +
      poly(
        [
          [900, 640],
          [1150, 880],
          [1140, 960],
          [900, 690],
        ],
        mix(paint.snow, paint.haze, 0.2),
      ) +
      stroke(
        'M600 884v72M660 884v74M740 884v74M830 884v74M920 884v74M1010 884v74M1090 884v72',
        mix(paint.haze, paint.slate, 0.3),
        4,
      ) +
      stroke('M572 944H1142', mix(paint.rust, paint.ember, 0.2), 6, {
        'stroke-dasharray': '12 8',
      }) +
      stroke('M640 770L620 800M700 690L690 706', paint.haze, 3),
  );
  const plate = (x: number, y: number, s: number): string =>
    fill(
      `M${n(x - 34 * s)} ${n(y)}a${n(34 * s)} ${n(12 * s)} 0 1 0 ${n(68 * s)} 0a${n(34 * s)} ${n(12 * s)} 0 1 0 ${n(-68 * s)} 0z`,
      mix(paint.haze, paint.slate, 0.2),
    ) +
    fill(
      `M${n(x - 32 * s)} ${n(y - 3 * s)}a${n(32 * s)} ${n(11 * s)} 0 1 0 ${n(64 * s)} 0a${n(32 * s)} ${n(11 * s)} 0 1 0 ${n(-64 * s)} 0z`,
      paint.cream,
    ) +
    stroke(
      `M${n(x - 22 * s)} ${n(y - 3 * s)}a${n(22 * s)} ${n(7 * s)} 0 1 0 ${n(44 * s)} 0a${n(22 * s)} ${n(7 * s)} 0 1 0 ${n(-44 * s)} 0z`,
      mix(paint.fjord, paint.slate, 0.3),
      3 * s,
    );
  const chair = (x: number, y: number, s: number, k: number): string =>
    stroke(
      `M${n(x)} ${n(y)}v${n(-90 * s)}h${n(k * 70 * s)}v${n(96 * s)}M${n(x)} ${n(y - 90 * s)}l${n(-k * 12 * s)} ${n(-130 * s)}M${n(x + k * 50 * s)} ${n(y - 100 * s)}l${n(-k * 8 * s)} ${n(-124 * s)}`,
      mix(paint.ochre, paint.umber, 0.3),
      12 * s,
      { 'stroke-linejoin': 'round' },
    ) +
    stroke(
      `M${n(x - k * 10 * s)} ${n(y - 200 * s)}L${n(x + k * 44 * s)} ${n(y - 212 * s)}M${n(x - k * 8 * s)} ${n(y - 160 * s)}L${n(x + k * 46 * s)} ${n(y - 172 * s)}`,
      mix(paint.ochre, paint.umber, 0.15),
      15 * s,
    );
  p.add(
    ...[
      [672, 690, 0.5],
      [640, 740, 0.66],
      [606, 806, 0.86],
    ].map(([x = 0, y = 0, s = 1]) => plate(x + 60 * s, y, s)),
    ...[
      [900, 690, 0.5],
      [940, 740, 0.66],
      [1000, 806, 0.86],
    ].map(([x = 0, y = 0, s = 1]) => plate(x - 30 * s, y, s)),
    ...[
      [520, 960, 1.15],
      [572, 850, 0.85],
      [610, 770, 0.62],
    ].map(([x = 0, y = 0, s = 1]) => chair(x - 60 * s, y, s, -1)),
    ...[
      [1220, 960, 1.15],
      [1120, 850, 0.85],
      [1030, 770, 0.62],
    ].map(([x = 0, y = 0, s = 1]) => chair(x + 60 * s, y, s, 1)),
    // In the middle of the table: candlesticks not yet lit, bread, a bowl with its pattern.
    stroke('M780 716v-70M830 716v-70', mix(paint.butter, paint.ochre, 0.4), 9) +
      stroke('M780 646v-50M830 646v-50', paint.cream, 12) +
      fill('M762 720h36v8h-36zM812 720h36v8h-36z', mix(paint.butter, paint.ochre, 0.3)),
    fill('M760 790H900Q890 850 830 852Q772 850 760 790z', mix(paint.rust, paint.ember, 0.2)) +
      fill('M760 790q70 -18 140 0q-70 18 -140 0z', shade(paint.rust, 0.5)) +
      stroke(`M776 816${'q14 -16 28 0t28 0'.repeat(2)}`, paint.cream, 5),
    fill('M700 770q30 -34 66 0q-30 18 -66 0z', mix(paint.ochre, paint.umber, 0.3)) +
      stroke('M714 764l16 -10M732 766l14 -12', paint.cream, 3),
    // Dust in the light; nobody has been here since Christmas.
    dabs(70, () => [between(p.random, 640, 1500), between(p.random, 300, 900)], paint.snow, 4, 0.6),
    brush(p, { x: 0, y: 620, w: 1600, h: 380 }, 60, 0.4, 40, paint.snow, 2.4, 0.25),
    glow(p, 1500, 420, 800, paint.snow, 0.35),
    vignette(p, 860, 520, 0.45),
  );
  return p.svg();
}
