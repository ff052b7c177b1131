import { mix, paint } from '../lib/color.ts';
import { emblem } from '../lib/logo.ts';
import type { Meta } from '../lib/scene.ts';
import { circle, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5301,
  alt: {
    no: 'Merket til Fjord og fjell: to bratte fjell med en fjord og en lav sol mellom seg.',
    sv: 'Märket för Fjord og fjell: två branta fjäll med en fjord och en låg sol emellan.',
    en: 'The emblem of Fjord og fjell: two steep mountains with a fjord and a low sun between them.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  return emblem('logo-fjord', paint.fjord, (p) => [
    rect(
      0,
      0,
      400,
      260,
      p.down(30, 250, [
        [0, paint.haze],
        [0.6, paint.cream],
        [1, paint.apricot],
      ]),
    ),
    circle(206, 196, 34, paint.snow),
    poly(
      [
        [20, 250],
        [150, 172],
        [196, 214],
        [260, 180],
        [380, 250],
      ],
      mix(paint.slate, paint.mist, 0.45),
    ),
    poly(
      [
        [0, 252],
        [0, 120],
        [62, 66],
        [104, 110],
        [128, 168],
        [158, 206],
        [176, 252],
      ],
      paint.slate,
    ),
    poly(
      [
        [62, 66],
        [104, 110],
        [128, 168],
        [158, 206],
        [176, 252],
        [92, 252],
        [78, 180],
        [84, 120],
      ],
      paint.fjord,
    ),
    poly(
      [
        [62, 66],
        [104, 110],
        [94, 132],
        [80, 112],
        [66, 140],
        [52, 108],
        [36, 118],
        [34, 90],
      ],
      paint.snow,
    ),
    poly(
      [
        [400, 252],
        [400, 90],
        [330, 44],
        [292, 112],
        [264, 154],
        [240, 252],
      ],
      paint.fjord,
    ),
    poly(
      [
        [330, 44],
        [292, 112],
        [264, 154],
        [240, 252],
        [300, 252],
        [318, 170],
        [308, 120],
      ],
      paint.slate,
    ),
    poly(
      [
        [330, 44],
        [302, 96],
        [316, 108],
        [326, 86],
        [338, 124],
        [352, 92],
        [372, 104],
        [364, 66],
      ],
      paint.snow,
    ),
    rect(
      0,
      250,
      400,
      150,
      p.down(250, 380, [
        [0, paint.apricot],
        [0.25, paint.haze],
        [1, paint.fjord],
      ]),
    ),
    poly(
      [
        [0, 252],
        [176, 252],
        [120, 340],
        [0, 400],
      ],
      mix(paint.fjord, paint.slate, 0.3),
      { opacity: 0.6 },
    ),
    poly(
      [
        [400, 252],
        [240, 252],
        [290, 340],
        [400, 400],
      ],
      paint.night,
      { opacity: 0.45 },
    ),
    stroke('M186 264h42M172 280h62M192 296h48M164 314h78M184 334h56', paint.snow, 5, {
      'stroke-linecap': 'round',
    }),
  ]);
}
