import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5816,
  alt: {
    no: 'Et brev på pergament, tettskrevet for hånd, ligger på et mørkt eikebord; nederst henger segl av rødt, grønt og gult voks i smale remser.',
    sv: 'Ett brev på pergament, tätskrivet för hand, ligger på ett mörkt ekbord; nertill hänger sigill av rött, grönt och gult vax i smala remsor.',
    en: 'A letter on parchment, closely written by hand, lies on a dark oak table; from its foot hang seals of red, green and yellow wax on narrow strips.',
  },
  caption: {
    no: 'Fritt tegnet etter det som er kjent av brevet fra 1288. Skrift og segl er antydet.',
    sv: 'Fritt tecknat efter det som är känt om brevet från 1288. Skrift och sigill är antydda.',
    en: 'Drawn freely after what is known of the letter of 1288. Writing and seals are hinted at.',
  },
  focal: [0.5, 0.52],
};

/** A line of a scribe’s hand: words of upright strokes, joined above and below. */
function writing(p: Picture, x0: number, x1: number, y: number): string {
  let d = '';
  for (let x = x0; x < x1;) {
    const word = between(p.random, 34, 92);
    for (let k = 0; k < word && x + k < x1; k += 7)
      d += `M${n(x + k)} ${n(y - between(p.random, 9, 13) - (p.random() < 0.12 ? 9 : 0))}l${n(between(p.random, -1, 3))} ${n(between(p.random, 11, 15))}q2 2 4 -2`;
    x += word + 13;
  }
  return d;
}

function seal(p: Picture, x: number, y: number, r: number, wax: string, pointed: boolean): string {
  const shape = pointed
    ? `M${x} ${n(y - r * 1.5)}Q${n(x + r * 1.2)} ${y} ${x} ${n(y + r * 1.5)}Q${n(x - r * 1.2)} ${y} ${x} ${n(y - r * 1.5)}z`
    : blob(p, x, y, r, r, 0.05, 13);
  return group(
    {},
    fill(
      `M${x - 8} 690L${x - 7} ${n(y - r)}H${x + 7}L${x + 8} 690z`,
      mix(paint.lime, paint.umber, 0.25),
    ),
    fill(shape, paint.ink, { transform: 'translate(7 9)', opacity: 0.5 }),
    fill(
      shape,
      p.around(
        x - r * 0.4,
        y - r * 0.5,
        r * 2,
        spread(mix(wax, paint.cream, 0.4), wax, shade(wax, 0.5)),
      ),
    ),
    pointed
      ? stroke(
          `M${x} ${n(y - r * 1.1)}Q${n(x + r * 0.8)} ${y} ${x} ${n(y + r * 1.1)}Q${n(x - r * 0.8)} ${y} ${x} ${n(y - r * 1.1)}z`,
          shade(wax, 0.4),
          4,
        )
      : circle(x, y, r * 0.72, 'none', { stroke: shade(wax, 0.4), 'stroke-width': 4 }),
    // A small figure under a canopy.
    fill(
      `M${n(x - r * 0.2)} ${n(y + r * 0.5)}L${n(x - r * 0.14)} ${n(y - r * 0.2)}Q${x} ${n(y - r * 0.36)} ${n(x + r * 0.14)} ${n(y - r * 0.2)}L${n(x + r * 0.2)} ${n(y + r * 0.5)}z`,
      shade(wax, 0.45),
    ) + circle(x, y - r * 0.4, r * 0.13, shade(wax, 0.45)),
  );
}

export function draw(): string {
  const p = new Picture('brevet-1288');
  const oak = mix(paint.umber, paint.tar, 0.55);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along([0, 0], [1600, 1000], spread(mix(oak, paint.apricot, 0.2), oak, shade(oak, 0.5))),
    ),
  );
  p.add(
    ...[160, 390, 640, 860].map((y) =>
      stroke(`M0 ${y}Q500 ${y + 12} 1000 ${y - 6}T1600 ${y + 4}`, paint.ink, 6, { opacity: 0.5 }),
    ),
    brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 420, 0.01, 130, paint.ink, 2.4, 0.24),
    brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 200, 0.01, 110, paint.butter, 2, 0.16),
  );
  const skin =
    'M330 150Q560 120 800 138Q1060 122 1276 156Q1290 300 1272 430Q1288 560 1268 660Q1240 702 1040 690Q800 706 560 692Q380 704 334 664Q316 520 330 400Q312 270 330 150z';
  const hide = mix(paint.cream, paint.lime, 0.4);
  p.add(
    glow(p, 700, 380, 900, paint.butter, 0.45),
    fill(skin, paint.ink, { transform: 'translate(14 20)', opacity: 0.5 }),
    p.clipped(
      skin,
      fill(
        skin,
        p.along(
          [330, 140],
          [1280, 700],
          spread(mix(hide, paint.snow, 0.5), hide, mix(hide, paint.ochre, 0.35)),
        ),
      ),
      fill(
        [0, 1, 2, 3, 4, 5]
          .map((i) => blob(p, 380 + ((i * 311) % 860), 180 + ((i * 173) % 480), 80, 40, 0.3, 9))
          .join(''),
        mix(hide, paint.umber, 0.3),
        { opacity: 0.22 },
      ),
      stroke(
        Array.from({ length: 14 }, (_, i) =>
          writing(p, i === 0 ? 470 : 390, i === 13 ? 900 : 1220, 216 + i * 31),
        ).join(''),
        mix(paint.tar, paint.umber, 0.25),
        3.2,
        { 'stroke-linecap': 'round' },
      ),
      // The first letter, larger than the rest.
      stroke(
        'M396 176V246M396 178Q452 172 450 196Q446 216 396 214M376 246h40',
        mix(paint.oxblood, paint.rust, 0.4),
        9,
      ),
      // The fold at the foot, through which the strips are drawn.
      rect(300, 646, 1000, 60, mix(hide, paint.umber, 0.2)),
      stroke('M320 648Q800 660 1290 646', mix(hide, paint.umber, 0.5), 4),
    ),
    ...(
      [
        [430, 800, 62, paint.rust, false],
        [570, 822, 46, paint.ochre, true],
        [690, 794, 46, mix(paint.leaf, paint.moss, 0.3), true],
        [810, 826, 62, mix(paint.ochre, paint.umber, 0.3), false],
        [930, 800, 46, paint.rust, true],
        [1046, 822, 46, mix(paint.leaf, paint.pine, 0.3), true],
        [1172, 800, 58, paint.ochre, false],
      ] as const
    ).map(([x, y, r, wax, pointed]) => seal(p, x, y, r, wax, pointed)),
    vignette(p, 780, 460, 0.5),
  );
  return p.svg();
}
