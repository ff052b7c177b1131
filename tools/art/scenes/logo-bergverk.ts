import { mix, paint, shade } from '../lib/color.ts';
import { emblem } from '../lib/logo.ts';
import type { Meta } from '../lib/scene.ts';
import { fill, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5303,
  alt: {
    no: 'Merket til Bergverk: hammer og bergsjern i kryss over et fjell med en gruveåpning.',
    sv: 'Märket för Bergverk: hammare och bergsjärn i kors över ett berg med en gruvöppning.',
    en: 'The emblem of Bergverk: crossed hammer and chisel above a mountain with a mine entrance.',
  },
  focal: [0.5, 0.5],
};

const tool = (side: number): string =>
  `<g transform="translate(200 146) scale(${side} 1) rotate(42)">${rect(-7, -96, 14, 176, paint.umber)}${rect(-7, -96, 5, 176, mix(paint.umber, paint.butter, 0.35))}${side > 0 ? fill('M-42 -112h84v38h-84z', paint.ink) + fill('M-42 -112h84v10h-84z', paint.slate) : fill('M-54 -92L-30 -112H40V-74H-30z', paint.ink) + fill('M-54 -92L-30 -112H40V-102H-30z', paint.slate)}</g>`;

export function draw(): string {
  return emblem('logo-bergverk', paint.oxblood, (p) => [
    rect(
      0,
      0,
      400,
      400,
      p.down(30, 300, [
        [0, paint.apricot],
        [0.6, paint.butter],
        [1, paint.cream],
      ]),
    ),
    poly(
      [
        [0, 300],
        [70, 226],
        [120, 246],
        [200, 168],
        [286, 244],
        [330, 222],
        [400, 300],
        [400, 400],
        [0, 400],
      ],
      mix(paint.rust, paint.rose, 0.35),
    ),
    poly(
      [
        [0, 330],
        [90, 272],
        [200, 214],
        [318, 274],
        [400, 322],
        [400, 400],
        [0, 400],
      ],
      paint.rust,
    ),
    poly(
      [
        [200, 214],
        [318, 274],
        [400, 322],
        [400, 400],
        [236, 400],
        [252, 330],
        [216, 280],
      ],
      paint.oxblood,
    ),
    stroke(
      'M60 310l40 30M110 280l26 40M288 290l-14 36M330 312l-22 40',
      shade(paint.oxblood, 0.3),
      6,
      { 'stroke-linecap': 'round' },
    ),
    fill('M150 400v-70q50 -60 100 0v70z', paint.umber) +
      fill('M164 400v-66q36 -42 72 0v66z', paint.ink) +
      stroke('M184 400L194 340M216 400L206 340M180 384h40M186 366h28M190 352h20', paint.slate, 4),
    tool(1),
    tool(-1),
  ]);
}
