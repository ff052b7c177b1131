import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import {
  circle,
  curve,
  fill,
  group,
  n,
  Picture,
  poly,
  rect,
  stroke,
  type Point,
} from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5648,
  alt: {
    no: 'Under en mørk båt henger et dreggtau ned gjennom grønt hav; på bunnen ligger en tykk telegrafkabel kuttet, med kobberet blinkende i enden.',
    sv: 'Under en mörk båt hänger ett draggtåg ner genom grönt hav; på bottnen ligger en tjock telegrafkabel kapad, med kopparn blänkande i änden.',
    en: 'Below a dark vessel a grapnel line hangs down through green sea; on the bottom a thick telegraph cable lies cut, the copper gleaming at its end.',
  },
  caption: {
    no: 'Under første verdenskrig klippet stormaktene over telegrafkablene på havbunnen, eller leste det som gikk gjennom dem. Fritt tegnet.',
    sv: 'Under första världskriget klippte de krigförande telegrafkablarna på havets botten, eller läste det som gick igenom. Fritt tecknat.',
    en: 'During the First World War the powers at war cut the telegraph cables on the seabed, or read what went through. Drawn freely.',
  },
  focal: [0.5, 0.6],
};

/** A cable end: jute and tar, a ring of steel wires, gutta-percha, and copper in the middle. */
const cutEnd = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    fill(
      Array.from({ length: 9 }, (_, i) => {
        const a = -0.9 + i * 0.225;
        return `M${n(-10)} ${n(Math.sin(a) * 40 - 5)}L${n(60 + (i % 3) * 26)} ${n(Math.sin(a) * 74)}l6 5L-10 ${n(Math.sin(a) * 40 + 7)}z`;
      }).join(''),
      mix(paint.haze, paint.snow, 0.3),
    ),
    fill('M-20 -46q30 46 0 92q-26 -46 0 -92z', paint.ink),
    fill('M-12 -27H76q12 27 0 54H-12z', mix(paint.umber, paint.tar, 0.3)) +
      stroke('M-6 -18H72', paint.ochre, 5, { opacity: 0.7 }),
    stroke('M76 -9H142M76 2H150M76 12H136', paint.ember, 8, { 'stroke-linecap': 'round' }) +
      stroke('M78 -12H138', paint.butter, 4, { 'stroke-linecap': 'round' }),
  );

export function draw(): string {
  const p = new Picture('grimeton-kabelen');
  const sea = mix(paint.fjord, paint.pine, 0.4);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.down(
        0,
        1000,
        spread(
          mix(paint.aurora, paint.mist, 0.45),
          mix(paint.aurora, paint.slate, 0.55),
          sea,
          mix(sea, paint.ink, 0.5),
        ),
      ),
    ),
    fill(
      'M260 60L80 900H420L420 60zM560 60L520 960H760L660 60zM1180 60L1240 900H1520L1280 60z',
      p.down(60, 900, [
        [0, paint.snow, 0.16],
        [0.7, paint.snow, 0],
      ]),
    ),
    // The surface from below, and the keel of the ship.
    rect(0, 0, 1600, 64, p.down(0, 64, spread(paint.cream, mix(paint.aurora, paint.mist, 0.5)))),
    ripples(p, { x: -40, y: 6, w: 1680, h: 90 }, 110, paint.snow, 0.8, 150, 8),
    fill('M262 60H420V200H540V220H262zM256 96l-40 -6v124l40 6z', shade(paint.oxblood, 0.5)),
    fill(
      'M260 46Q300 190 520 206H980Q1180 190 1240 40z',
      p.down(40, 206, spread(mix(paint.oxblood, paint.rust, 0.3), mix(paint.plum, paint.ink, 0.4))),
    ) +
      stroke('M262 66Q700 92 1236 60', paint.tar, 10) +
      stroke('M310 140Q720 170 1180 130', paint.ink, 3, { opacity: 0.5 }),
    dabs(40, () => [between(p.random, 180, 330), between(p.random, 60, 210)], paint.snow, 7, 0.6),
    poly(
      under(ridge(p, pts('-20,720 260,660 520,700 800,650 1100,690 1360,640 1640,690'), 12, 2)),
      mix(sea, paint.slate, 0.35),
    ),
    poly(
      under(ridge(p, pts('-20,800 300,770 640,800 980,776 1300,806 1640,780'), 8, 3)),
      p.down(
        770,
        1000,
        spread(mix(paint.lime, sea, 0.45), mix(paint.umber, sea, 0.5), mix(sea, paint.ink, 0.6)),
      ),
    ),
    brush(
      p,
      { x: -20, y: 810, w: 1640, h: 190 },
      260,
      0.03,
      90,
      mix(paint.lime, paint.aurora, 0.3),
      3,
      0.3,
    ),
  );
  // Weed and stones.
  const frond = (x: number, y: number, h: number): string =>
    curve([
      [x, y],
      [x + h * 0.12, y - h * 0.35],
      [x - h * 0.1, y - h * 0.7],
      [x + h * 0.08, y - h],
    ] as Point[]);
  p.add(
    stroke(
      Array.from({ length: 40 }, (_, i) =>
        frond(
          i < 22 ? between(p.random, 0, 300) : between(p.random, 1270, 1600),
          between(p.random, 800, 990),
          between(p.random, 90, 300),
        ),
      ).join(''),
      mix(paint.moss, paint.pine, 0.4),
      11,
      { 'stroke-linecap': 'round' },
    ) +
      stroke(
        Array.from({ length: 26 }, (_, i) =>
          frond(
            i < 14 ? between(p.random, 0, 260) : between(p.random, 1310, 1600),
            between(p.random, 860, 1000),
            between(p.random, 70, 220),
          ),
        ).join(''),
        mix(paint.ochre, paint.moss, 0.4),
        8,
        { 'stroke-linecap': 'round' },
      ),
    fill(
      Array.from({ length: 16 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 850, 990),
          between(p.random, 16, 60),
          between(p.random, 12, 34),
          0.25,
          8,
        ),
      ).join(''),
      mix(sea, paint.ink, 0.35),
    ),
  );
  // The cable: two pieces that no longer meet, one of them lifted by the grapnel.
  const left = 'M-40 880Q180 840 340 872T640 850Q700 840 742 800';
  const right = 'M1640 830Q1440 880 1300 846T1080 836Q1020 836 984 862';
  for (const d of [left, right])
    p.add(
      stroke(d, paint.ink, 72, { opacity: 0.3, transform: 'translate(10 34)' }) +
        stroke(d, mix(paint.tar, paint.ink, 0.3), 66) +
        stroke(d, mix(paint.umber, paint.tar, 0.3), 50, { 'stroke-dasharray': '9 7' }) +
        stroke(d, mix(paint.ochre, paint.lime, 0.3), 8, {
          'stroke-dasharray': '9 7',
          opacity: 0.6,
          transform: 'translate(-3 -17)',
        }),
    );
  p.add(
    cutEnd(756, 782, -46),
    cutEnd(972, 872, 142),
    glow(p, 830, 740, 190, paint.apricot, 0.35),
    // The grapnel has let go: rope, shank, five claws.
    stroke('M890 200Q960 380 930 540', paint.lime, 9) +
      stroke('M890 200Q960 380 930 540', paint.umber, 5, { 'stroke-dasharray': '8 9' }) +
      circle(930, 556, 17, 'none', { stroke: paint.ink, 'stroke-width': 8 }) +
      stroke('M930 572V690', paint.ink, 20) +
      stroke('M925 574V684', mix(paint.haze, paint.aurora, 0.3), 5) +
      stroke(
        'M930 686Q860 716 836 650M930 686Q1000 716 1026 650M930 686Q890 738 872 690M930 686Q970 738 990 690M930 686V726',
        paint.ink,
        14,
        { 'stroke-linecap': 'round' },
      ) +
      fill('M824 668l10 -38l18 32zM1038 668l-10 -38l-18 32z', shade(paint.slate, 0.2)),
    fill(
      Array.from({ length: 6 }, (_, i) =>
        blob(p, 740 + i * 60, 830 + (i % 2) * 36, 74, 20, 0.3, 9),
      ).join(''),
      mix(paint.lime, sea, 0.4),
      { opacity: 0.35 },
    ),
    // A shoal turns away.
    ...Array.from({ length: 34 }, () => {
      const [x, y, s] = [
        between(p.random, 330, 720),
        between(p.random, 340, 560),
        between(p.random, 10, 19),
      ];
      return fill(
        `M${n(x)} ${n(y)}q${n(s)} ${n(-s * 0.6)} ${n(s * 2)} 0l${n(s * 0.7)} ${n(-s * 0.4)}v${n(s * 0.8)}l${n(-s * 0.7)} ${n(-s * 0.4)}q${n(-s)} ${n(s * 0.6)} ${n(-s * 2)} 0z`,
        mix(paint.mist, paint.slate, p.random() * 0.6),
      );
    }),
    dabs(70, () => [between(p.random, 700, 1060), between(p.random, 220, 800)], paint.snow, 5, 0.5),
    vignette(p, 800, 560, 0.5),
  );
  return p.svg();
}
