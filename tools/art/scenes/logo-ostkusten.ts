import { mix, paint } from '../lib/color.ts';
import { emblem } from '../lib/logo.ts';
import type { Meta } from '../lib/scene.ts';
import { fill, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5305,
  alt: {
    no: 'Merket til Ostkusten: et rødt og hvitt fyr på et skjær som lyser over havet i skumringen.',
    sv: 'Märket för Ostkusten: en röd och vit fyr på ett skär som lyser över havet i skymningen.',
    en: 'The emblem of Ostkusten: a red and white lighthouse on a skerry shining over the sea at dusk.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  return emblem('logo-ostkusten', paint.rust, (p) => [
    rect(
      0,
      0,
      400,
      290,
      p.down(30, 280, [
        [0, paint.plum],
        [0.5, paint.heather],
        [0.85, paint.rose],
        [1, paint.apricot],
      ]),
    ),
    poly(
      [
        [206, 98],
        [400, 40],
        [400, 150],
      ],
      paint.butter,
      { opacity: 0.6 },
    ),
    poly(
      [
        [194, 98],
        [0, 70],
        [0, 132],
      ],
      paint.butter,
      { opacity: 0.35 },
    ),
    rect(
      0,
      270,
      400,
      130,
      p.down(270, 390, [
        [0, paint.apricot],
        [0.2, mix(paint.heather, paint.slate, 0.5)],
        [1, paint.night],
      ]),
    ),
    poly(
      [
        [168, 292],
        [178, 122],
        [222, 122],
        [232, 292],
      ],
      paint.snow,
    ) +
      poly(
        [
          [172, 232],
          [175, 178],
          [225, 178],
          [228, 232],
        ],
        paint.rust,
      ) +
      poly(
        [
          [204, 122],
          [222, 122],
          [232, 292],
          [208, 292],
        ],
        paint.plum,
        { opacity: 0.35 },
      ),
    rect(168, 112, 64, 10, paint.ink) +
      rect(182, 82, 36, 30, paint.butter) +
      stroke('M200 82v30M182 82v30M218 82v30', paint.ink, 4) +
      fill('M176 84q24 -40 48 0z', paint.rust) +
      stroke('M200 62v-14', paint.ink, 4),
    rect(194, 258, 14, 26, paint.ink) + rect(194, 146, 12, 18, paint.ink),
    fill(
      'M90 306Q110 282 160 286Q200 270 246 284Q300 284 322 308z',
      mix(paint.granite, paint.rose, 0.3),
    ) + fill('M200 276Q224 278 246 284Q300 284 322 308H220z', mix(paint.granite, paint.plum, 0.5)),
    fill('M84 306h244q-40 20 -120 18q-90 2 -124 -18z', paint.night, { opacity: 0.5 }),
    stroke('M60 326h90M190 336h130M100 352h110M230 358h60', paint.butter, 4.5, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    stroke('M70 200q10 -10 18 0q8 -10 18 0M104 172q8 -8 14 0q6 -8 14 0', paint.ink, 4, {
      'stroke-linecap': 'round',
    }),
  ]);
}
