import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, mist, ridge, under } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5803,
  alt: {
    no: 'Tegnet portrett av Friedrich Georg Wilhelm Struve: mørkt hår, kinnskjegg, høy hvit krage og svart halstørkle. Bak ham står et observatorium under stjernene, og lysende trekanter går fra fjell til fjell.',
    sv: 'Tecknat porträtt av Friedrich Georg Wilhelm Struve: mörkt hår, polisonger, hög vit krage och svart halsduk. Bakom honom står ett observatorium under stjärnorna, och lysande trianglar går från berg till berg.',
    en: 'Drawn portrait of Friedrich Georg Wilhelm Struve: dark hair, side-whiskers, a high white collar and a black neckcloth. Behind him an observatory stands under the stars, and glowing triangles run from fell to fell.',
  },
  caption: {
    no: 'F. G. W. Struve (1793–1864), og trekantene som målte jorda. Tegnet likhet fra Vardes tegnestue.',
    sv: 'F. G. W. Struve (1793–1864), och trianglarna som mätte jorden. Tecknad likhet från Vardes ritkontor.',
    en: 'F. G. W. Struve (1793–1864), and the triangles that measured the Earth. A likeness by Varde’s drawing office.',
  },
  focal: [0.5, 0.42],
};

/** Sight lines from one summit to the next, two by two. */
const SUMMITS: Point[] = [
  [-20, 610],
  [130, 500],
  [250, 620],
  [390, 520],
  [560, 610],
  [1060, 600],
  [1180, 480],
  [1320, 600],
  [1450, 500],
  [1620, 600],
];

function triangles(p: Picture): string {
  const way = SUMMITS.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
  const across = SUMMITS.slice(2)
    .map(([x, y], i) => `M${n(SUMMITS[i]?.[0] ?? 0)} ${n(SUMMITS[i]?.[1] ?? 0)}L${n(x)} ${n(y)}`)
    .join('');
  return (
    stroke(way + across, paint.butter, 9, { opacity: 0.16 }) +
    stroke(way + across, paint.butter, 2.6, { opacity: 0.9 }) +
    SUMMITS.map(
      ([x, y]) => glow(p, x, y, 44, paint.butter, 0.7) + circle(x, y, 7, paint.snow),
    ).join('')
  );
}

function observatory(): string {
  const wall = mix(paint.lime, paint.slate, 0.45);
  return group(
    { transform: 'translate(1240 600)' },
    rect(-150, 0, 430, 150, wall) + rect(120, 0, 160, 150, shade(wall, 0.35)),
    rect(-166, -14, 462, 18, mix(wall, paint.cream, 0.3)),
    rect(-60, -96, 200, 90, mix(wall, paint.cream, 0.16)) + rect(60, -96, 80, 90, shade(wall, 0.3)),
    fill('M-72 -94A112 112 0 0 1 152 -94z', mix(paint.slate, paint.fjord, 0.4)) +
      fill('M40 -206A112 112 0 0 1 152 -94H60z', shade(paint.fjord, 0.35)),
    fill('M-6 -94Q-10 -170 30 -205L52 -206Q34 -166 34 -94z', paint.ink) +
      stroke('M22 -110L-34 -216', paint.ochre, 17) +
      stroke('M22 -110L-34 -216', paint.butter, 5, { transform: 'translate(-4 0)' }),
    ...[-110, -20, 70, 160, 230].map((x) =>
      rect(x, 44, 34, 66, x === -20 ? paint.butter : paint.night),
    ),
  );
}

export function draw(): string {
  const p = new Picture('portrett-struve');
  const coat = mix(paint.tar, paint.night, 0.5);
  p.add(
    sky(
      p,
      700,
      spread(
        paint.ink,
        paint.night,
        mix(paint.fjord, paint.plum, 0.3),
        mix(paint.slate, paint.rose, 0.4),
      ),
    ),
    stars(p, 420, 560, paint.cream),
    // Two suns close together: the double stars that he measured by the thousand.
    ...[
      [250, 170],
      [1380, 190],
      [430, 290],
    ].map(
      ([x = 0, y = 0]) =>
        glow(p, x, y, 90, paint.butter, 0.5) +
        circle(x, y, 11, paint.snow) +
        circle(x + 22, y + 13, 7, mix(paint.apricot, paint.cream, 0.3)),
    ),
    poly(
      under(ridge(p, acrossSheet(610, 480, 600, 500, 620, 640, 600, 470, 600, 490, 600), 8, 2)),
      mix(paint.fjord, paint.plum, 0.45),
    ),
    mist(p, 540, 120, paint.rose, 0.4),
    triangles(p),
    poly(
      under(ridge(p, acrossSheet(760, 720, 750, 740, 720, 730, 740), 6, 5, 8, true)),
      mix(paint.night, paint.pine, 0.4),
    ),
    observatory(),
    poly(
      under(ridge(p, acrossSheet(860, 820, 840, 850, 760, 740, 750), 5, 7, 8, true)),
      mix(paint.ink, paint.pine, 0.35),
    ),
  );
  const skin = mix(paint.cream, paint.apricot, 0.22);
  const dark = mix(paint.tar, paint.umber, 0.3);
  const hair = {
    count: 120,
    angle: 1.0,
    length: 46,
    box: [-140, -210, 280, 380] as [number, number, number, number],
  };
  p.add(
    placed(
      800,
      430,
      1.6,
      throat(p, skin),
      stuff(
        p,
        'M-62 200Q-160 216 -236 262Q-292 300 -300 420H300Q292 300 236 262Q160 216 62 200L0 280z',
        coat,
        {
          count: 140,
          angle: 1.35,
          length: 44,
          box: [-300, 195, 600, 225],
        },
      ),
      fill(
        'M-70 120L-84 214Q-40 250 0 252Q40 250 84 214L70 120Q66 180 0 190Q-66 180 -70 120z',
        paint.snow,
      ) +
        fill('M-82 188Q0 246 82 188L90 226Q0 282 -90 226z', paint.ink) +
        fill('M-24 232L-52 330L0 292L50 330L24 232z', mix(paint.ink, paint.night, 0.5)),
      fill(
        'M-84 196L-150 226L-120 300L-14 420H-60L-190 300L-170 214zM84 196L150 226L120 300L14 420H60L190 300L170 214z',
        shade(coat, 0.5),
      ),
      // A star of an order on the breast.
      fill(
        'M-150 330l8 22l22 -8l-8 22l22 8l-22 8l8 22l-22 -8l-8 22l-8 -22l-22 8l8 -22l-22 -8l22 -8l-8 -22l22 8z',
        paint.butter,
      ) + circle(-150, 374, 9, mix(paint.fjord, paint.slate, 0.3)),
      head(p, { skin, brow: dark, jaw: 1.06, light: 'left', age: 0.35 }),
      stuff(
        p,
        'M-100 96Q-116 60 -106 20Q-124 -40 -112 -90Q-100 -172 -10 -186Q92 -196 118 -104Q128 -50 108 20Q118 60 102 98Q78 118 62 108Q84 70 88 24Q102 -20 92 -66Q70 -100 30 -96Q-30 -84 -62 -112Q-92 -74 -92 -24Q-92 20 -84 24Q-80 70 -60 108Q-80 116 -100 96z',
        dark,
        hair,
      ),
    ),
  );
  return p.svg();
}
