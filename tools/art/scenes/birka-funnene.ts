import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, dabsAt } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5617,
  alt: {
    no: 'Rett ned i en utgraving: i den svarte jorda ligger en beinkam, perler i mange farger, en nøkkel, en støpeform og en sølvmynt mellom snorer, ved siden av en murskje og en pensel.',
    sv: 'Rakt ner i en utgrävning: i den svarta jorden ligger en benkam, pärlor i många färger, en nyckel, en gjutform och ett silvermynt mellan snören, bredvid en skärslev och en pensel.',
    en: 'Straight down into a dig: in the black earth lie a bone comb, beads in many colours, a key, a mould and a silver coin between strings, beside a trowel and a brush.',
  },
  caption: {
    no: 'For arkeologene er den svarte jorda en skattkiste av kammer, perler, støpeformer og nøkler.',
    sv: 'För arkeologerna är den svarta jorden en skattkista av kammar, pärlor, gjutformar och nycklar.',
    en: 'To archaeologists the black earth is a treasure chest of combs, beads, moulds and keys.',
  },
  focal: [0.48, 0.5],
};

export function draw(): string {
  const p = new Picture('birka-funnene');
  const earth = mix(paint.tar, paint.ink, 0.45);
  const bone = mix(paint.cream, paint.lime, 0.45);
  const iron = mix(paint.rust, paint.umber, 0.45);
  const silver = mix(paint.haze, paint.snow, 0.4);
  const shadowed = (
    x: number,
    y: number,
    turn: number,
    s: number,
    shape: string,
    ...body: string[]
  ): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
      fill(shape, paint.ink, { transform: 'translate(9 12)', opacity: 0.6 }),
      ...body,
    );
  const comb = 'M-260 -70Q-240 -104 0 -112Q240 -104 260 -70L264 -6H-264z';
  const key =
    'M-190 -40Q-150 -60 -110 -40Q-86 -20 -90 -10H150V60H128V16H104V50H82V16H60V40H40V10H-90Q-90 40 -150 44Q-210 40 -210 0Q-210 -24 -190 -40z';
  const trowel = 'M-40 -18L180 -92Q220 -60 300 0Q220 60 180 92L-40 18z';
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 1000],
        spread(mix(earth, paint.umber, 0.4), earth, mix(earth, paint.plum, 0.2)),
      ),
    ),
    fill(
      Array.from({ length: 240 }, () =>
        blob(
          p,
          p.random() * 1600,
          p.random() * 1000,
          between(p.random, 6, 26),
          between(p.random, 5, 18),
          0.3,
          7,
        ),
      ).join(''),
      mix(earth, paint.umber, 0.35),
      { opacity: 0.7 },
    ),
    fill(
      Array.from({ length: 130 }, () =>
        blob(
          p,
          p.random() * 1600,
          p.random() * 1000,
          between(p.random, 4, 14),
          between(p.random, 4, 10),
          0.3,
          6,
        ),
      ).join(''),
      mix(paint.granite, paint.tar, 0.4),
    ),
    dabs(
      120,
      () => [p.random() * 1600, p.random() * 1000],
      mix(paint.rust, paint.tar, 0.3),
      8,
      0.7,
    ),
    dabs(70, () => [p.random() * 1600, p.random() * 1000], paint.ink, 16, 0.7),
    // A hearth's trace: ash and burnt clay in a ring.
    fill(blob(p, 1290, 250, 230, 170, 0.12, 13), mix(paint.granite, paint.haze, 0.2), {
      opacity: 0.3,
    }) +
      fill(blob(p, 1290, 250, 130, 92, 0.18, 11), mix(paint.ember, paint.rust, 0.4), {
        opacity: 0.4,
      }),
    brush(
      p,
      { x: 0, y: 0, w: 1600, h: 1000 },
      160,
      0.5,
      40,
      mix(paint.umber, paint.apricot, 0.3),
      2.6,
      0.35,
    ),
    // The baulk at the left edge, with its grass; the grid of string.
    fill(
      'M-20 -20H150L120 160L160 330L116 520L150 700L110 860L140 1020H-20z',
      mix(paint.umber, paint.tar, 0.25),
    ) +
      fill(
        'M-20 -20H96L70 170L104 330L64 520L98 700L58 860L84 1020H-20z',
        mix(paint.leaf, paint.moss, 0.4),
      ),
    brush(
      p,
      { x: -20, y: 0, w: 110, h: 1000 },
      170,
      0.4,
      34,
      mix(paint.moss, paint.butter, 0.4),
      3,
      0.7,
    ) + brush(p, { x: -20, y: 0, w: 120, h: 1000 }, 120, 0.9, 30, paint.pine, 3, 0.7),
    stroke('M612 -20L620 1020M1130 -20L1126 1020M60 330L1620 322M60 690L1620 700', paint.ink, 6, {
      transform: 'translate(7 9)',
      opacity: 0.5,
    }),
    stroke('M612 -20L620 1020M1130 -20L1126 1020M60 330L1620 322M60 690L1620 700', paint.snow, 4.4),
  );
  p.add(
    shadowed(
      880,
      530,
      -14,
      1,
      comb,
      fill('M-264 -6H264V130H-264z', bone) +
        stroke(
          Array.from(
            { length: 44 },
            (_, i) => `M${n(-252 + i * 11.8)} ${i % 13 === 5 ? 60 : 8}V134`,
          ).join(''),
          earth,
          4.4,
        ) +
        fill('M40 60h24v80h-24zM-190 90h12v50h-12z', earth),
      fill(comb, p.down(-112, 0, spread(paint.cream, bone, shade(bone, 0.3)))),
      stroke('M-244 -36H244M-240 -58Q0 -84 240 -58', mix(paint.umber, bone, 0.3), 4) +
        stroke(
          Array.from({ length: 12 }, (_, i) => `M${-220 + i * 38} -50a14 14 0 1 0 .1 0z`).join(''),
          mix(paint.umber, bone, 0.25),
          4,
        ) +
        dabs(12, (i) => [-220 + i * 38, -36], mix(paint.umber, paint.tar, 0.2), 7) +
        dabs(5, (i) => [-236 + i * 118, -18], iron, 13),
    ),
    shadowed(
      360,
      200,
      18,
      1,
      key,
      fill(key, p.down(-60, 60, spread(mix(iron, paint.apricot, 0.35), iron, shade(iron, 0.5)))) +
        circle(-150, 0, 28, earth) +
        stroke('M-80 -2H140', mix(iron, paint.butter, 0.4), 4, { opacity: 0.7 }) +
        dabs(
          14,
          () => [between(p.random, -190, 140), between(p.random, -24, 14)],
          mix(paint.ember, paint.rust, 0.4),
          9,
          0.7,
        ),
    ),
    // The mould: half of one, for an oval brooch.
    shadowed(
      1330,
      520,
      10,
      1,
      'M-130 -100Q0 -126 120 -96Q150 0 118 100Q0 124 -126 104Q-152 0 -130 -100z',
      fill(
        'M-130 -100Q0 -126 120 -96Q150 0 118 100Q0 124 -126 104Q-152 0 -130 -100z',
        p.down(
          -120,
          120,
          spread(mix(paint.apricot, paint.granite, 0.5), mix(paint.rust, paint.granite, 0.5)),
        ),
      ),
      fill(
        'M-84 0Q-70 -74 0 -76Q70 -74 84 0Q70 74 0 78Q-70 74 -84 0z',
        mix(paint.tar, paint.rust, 0.35),
      ) + stroke('M-84 0Q-70 -74 0 -76Q70 -74 84 0', paint.ink, 7, { opacity: 0.6 }),
      stroke(
        'M-50 -30Q-20 -60 10 -30T50 -10Q60 30 20 34T-40 24Q-66 0 -50 -30M0 -50V54M-60 0H60',
        mix(paint.apricot, paint.granite, 0.4),
        6,
      ) +
        fill('M-16 -124h32l-8 50h-16z', mix(paint.tar, paint.rust, 0.3)) +
        dabsAt(
          [
            [-104, -78],
            [96, -74],
            [-100, 82],
            [92, 80],
          ],
          earth,
          17,
        ),
    ),
    // Silver from the caliphate: lines of script that only pretend.
    shadowed(
      470,
      800,
      -8,
      1,
      'M0 -92a92 92 0 1 0 .1 0z',
      circle(
        0,
        0,
        92,
        p.along([-90, -90], [90, 90], spread(paint.snow, silver, mix(paint.slate, silver, 0.4))),
      ) +
        circle(0, 0, 78, 'none', { stroke: mix(paint.slate, paint.ink, 0.2), 'stroke-width': 3 }) +
        circle(0, 0, 56, 'none', { stroke: mix(paint.slate, paint.ink, 0.2), 'stroke-width': 3 }) +
        stroke(
          'M-40 -22q14 16 26 0t22 4q8 10 16 -4l14 6M-42 4q20 10 30 -4q12 16 28 2l20 4M-34 28q16 -12 24 2t26 -4l14 4M-10 -34v8M18 -36v8M-24 12v6M26 14v6',
          mix(paint.slate, paint.ink, 0.3),
          5,
          { 'stroke-linecap': 'round' },
        ) +
        stroke(
          Array.from({ length: 26 }, (_, i) => {
            const a = i * 0.2417;
            return `M${n(Math.cos(a) * 62)} ${n(Math.sin(a) * 62)}L${n(Math.cos(a + 0.1) * 73)} ${n(Math.sin(a + 0.1) * 73)}`;
          }).join(''),
          mix(paint.slate, paint.ink, 0.3),
          4,
        ) +
        fill('M60 -96L110 -50L80 -20z', earth),
    ),
    // Beads, spilt from a string that rotted long ago.
    ...[
      [840, 150, 34, paint.ember],
      [910, 196, 28, paint.aurora],
      [760, 190, 30, paint.fjord],
      [980, 152, 32, paint.butter],
      [700, 130, 26, paint.snow],
      [1030, 220, 26, paint.rust],
      [870, 256, 30, mix(paint.fjord, paint.slate, 0.3)],
      [790, 262, 22, paint.apricot],
      [950, 270, 24, paint.oxblood],
      [690, 232, 24, paint.heather],
      [1010, 288, 20, paint.aurora],
      [850, 90, 22, paint.rose],
    ].map(([x, y, r, c], i) => {
      const [cx, cy, s, color] = [Number(x), Number(y), Number(r), String(c)];
      return (
        circle(cx + 7, cy + 9, s, paint.ink, { opacity: 0.6 }) +
        circle(
          cx,
          cy,
          s,
          p.around(
            cx - s * 0.4,
            cy - s * 0.4,
            s * 1.6,
            spread(mix(color, paint.snow, 0.55), color, shade(color, 0.5)),
          ),
        ) +
        circle(cx + s * 0.1, cy + s * 0.1, s * 0.26, earth) +
        (i % 3
          ? ''
          : stroke(
              `M${n(cx - s * 0.8)} ${n(cy + s * 0.2)}q${n(s * 0.4)} ${n(s * 0.5)} ${n(s * 0.8)} ${n(s * 0.2)}t${n(s * 0.7)} ${n(-s * 0.1)}`,
              paint.snow,
              4,
            ))
      );
    }),
    // Trowel and brush, the tools of today; a finds label.
    shadowed(
      1150,
      860,
      -164,
      1.1,
      trowel,
      fill(
        trowel,
        p.down(
          -92,
          92,
          spread(mix(silver, paint.snow, 0.3), paint.slate, mix(paint.slate, paint.ink, 0.3)),
        ),
      ) +
        stroke('M-40 0Q-80 0 -110 0', paint.slate, 17) +
        stroke('M-110 0H-300', mix(paint.rust, paint.apricot, 0.2), 44, {
          'stroke-linecap': 'round',
        }) +
        stroke('M-120 -8H-290', mix(paint.apricot, paint.butter, 0.4), 7, {
          'stroke-linecap': 'round',
          opacity: 0.7,
        }) +
        stroke('M60 -30L200 -56M80 20L210 50', earth, 7, {
          opacity: 0.5,
          'stroke-linecap': 'round',
        }),
    ),
    shadowed(
      250,
      540,
      66,
      1,
      'M-60 -34H60L74 90H-74z',
      stroke('M0 -30V-220', mix(paint.ochre, paint.umber, 0.3), 34, { 'stroke-linecap': 'round' }) +
        rect(-52, -50, 104, 50, silver) +
        fill('M-52 0H52L70 110Q0 130 -70 110z', mix(paint.lime, paint.umber, 0.3)) +
        stroke(
          'M-36 6L-50 110M-12 6L-16 118M14 6L18 118M38 6L52 110',
          mix(paint.umber, paint.tar, 0.2),
          4,
        ),
    ),
    group(
      { transform: 'translate(640 420) rotate(-9)' },
      rect(-52, -32, 104, 64, paint.ink, { transform: 'translate(6 8)', opacity: 0.5 }) +
        rect(-52, -32, 104, 64, paint.snow) +
        stroke('M-36 -10H34M-36 8H20', paint.slate, 5) +
        circle(40, -20, 6, earth),
    ),
    glow(p, 300, 120, 900, paint.butter, 0.25),
    vignette(p, 800, 500, 0.55),
  );
  return p.svg();
}
