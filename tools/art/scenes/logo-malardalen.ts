import { mix, paint } from '../lib/color.ts';
import { emblem } from '../lib/logo.ts';
import type { Meta } from '../lib/scene.ts';
import { circle, fill, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5304,
  alt: {
    no: 'Merket til Mälardalen: en runestein under en eik på en holme i rolig vann.',
    sv: 'Märket för Mälardalen: en runsten under en ek på en holme i stilla vatten.',
    en: 'The emblem of Mälardalen: a rune stone under an oak on an islet in still water.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  return emblem('logo-malardalen', paint.pine, (p) => [
    rect(
      0,
      0,
      400,
      280,
      p.down(30, 270, [
        [0, mix(paint.haze, paint.leaf, 0.2)],
        [0.6, paint.cream],
        [1, paint.butter],
      ]),
    ),
    circle(104, 190, 30, paint.snow),
    fill('M0 262Q60 236 130 250T260 240T400 250V290H0z', mix(paint.leaf, paint.haze, 0.5)),
    fill(
      'M212 276q10 -50 -2 -96l-40 -40l8 -8l38 32l4 -60h14l4 66l44 -38l8 9l-48 48q-10 46 4 87z',
      paint.tar,
    ),
    fill(
      'M126 150q-26 -40 16 -58q4 -44 54 -42q34 -32 66 2q50 -4 50 42q40 22 12 60q-8 34 -52 26q-22 22 -52 6q-34 18 -54 -8q-34 8 -40 -28z',
      paint.pine,
    ) +
      fill(
        'M142 134q-16 -28 16 -40q8 -34 46 -28q28 -22 50 4q-10 26 -44 26q-4 30 -36 28q-10 22 -32 10z',
        paint.leaf,
      ) +
      fill('M160 104q4 -20 34 -20q16 -14 36 -6q-16 18 -40 20z', paint.moss),
    fill('M60 282Q140 244 220 258Q310 256 346 284z', paint.moss),
    fill('M120 274q-10 -60 16 -88q26 -12 38 10q14 40 4 78z', paint.granite) +
      fill(
        'M160 186q10 2 14 10q14 40 4 78h-22q16 -44 4 -88z',
        mix(paint.granite, paint.plum, 0.4),
      ) +
      stroke(
        'M134 266q-10 -60 14 -68q24 0 18 40q-6 24 -22 14M140 226l10 6M158 214l8 8M134 246l10 2',
        paint.rust,
        4.5,
        { 'stroke-linecap': 'round' },
      ),
    rect(
      0,
      280,
      400,
      120,
      p.down(280, 380, [
        [0, paint.butter],
        [0.3, paint.haze],
        [1, paint.fjord],
      ]),
    ),
    fill('M60 282H346Q300 312 210 308Q110 312 60 282z', mix(paint.moss, paint.fjord, 0.5), {
      opacity: 0.7,
    }) + fill('M160 306q50 66 140 0z', paint.pine, { opacity: 0.4 }),
    stroke('M70 322h90M210 330h120M110 346h70M200 356h90', paint.snow, 4.5, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  ]);
}
