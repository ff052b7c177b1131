import { mix, paint } from '../lib/color.ts';
import { emblem } from '../lib/logo.ts';
import type { Meta } from '../lib/scene.ts';
import { circle, fill, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5302,
  alt: {
    no: 'Merket til Nordavind: en nordlandsbåt med råseil i vind og krappe bølger.',
    sv: 'Märket för Nordavind: en nordlandsbåt med råsegel i vind och krabba vågor.',
    en: 'The emblem of Nordavind: a Nordland boat under square sail in wind and short waves.',
  },
  focal: [0.5, 0.5],
};

export function draw(): string {
  return emblem('logo-nordavind', paint.night, (p) => [
    rect(
      0,
      0,
      400,
      300,
      p.down(30, 290, [
        [0, paint.night],
        [0.6, paint.fjord],
        [1, paint.rose],
      ]),
    ),
    circle(290, 128, 26, paint.butter),
    stroke(
      'M20 104H196c34 0 34 -44 4 -44c-18 0 -22 20 -8 24M40 130H250M10 156H140c24 0 26 30 6 32c-14 0 -16 -14 -6 -18',
      paint.mist,
      7,
      { 'stroke-linecap': 'round', opacity: 0.85 },
    ),
    fill(
      'M30 262L110 216L150 238L210 190L270 236L310 214L390 262z',
      mix(paint.fjord, paint.plum, 0.4),
    ),
    stroke('M204 292V116', paint.tar, 7),
    fill('M142 126h128q22 60 4 124q-66 -22 -136 -2q-16 -62 4 -122z', paint.cream) +
      fill(
        'M206 126h64q22 60 4 124q-34 -12 -70 -11q16 -58 2 -113z',
        mix(paint.cream, paint.rose, 0.45),
      ) +
      stroke('M136 126h140', paint.tar, 6),
    rect(0, 262, 400, 60, mix(paint.slate, paint.rose, 0.25)),
    fill('M76 228q4 62 60 84h136q54 -22 58 -92q-34 56 -120 58q-96 -2 -134 -50z', paint.oxblood) +
      stroke('M84 252q40 40 126 42t118 -50', paint.apricot, 4),
    fill('M0 300q30 -22 62 0t64 0t64 0t64 0t64 0t82 0V400H0z', paint.slate) +
      fill('M0 326q40 -20 76 0t76 0t76 0t76 0t96 0V400H0z', paint.fjord) +
      fill('M0 352q44 -18 84 0t84 0t84 0t84 0t64 0V400H0z', paint.night),
    stroke('M30 300q20 -14 36 -2M158 300q18 -14 34 -2M288 300q18 -14 34 -2', paint.snow, 4, {
      'stroke-linecap': 'round',
    }),
  ]);
}
