import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5162,
  alt: {
    no: 'To kapiteler i Urnes stavkirke i lyset fra en lykt: på det nærmeste går en løve med hevet labb, på det bak sitter en ørn med utslåtte vinger.',
    sv: 'Två kapitäl i Urnes stavkyrka i skenet från en lykta: på det närmaste går ett lejon med lyft tass, på det bakom sitter en örn med utslagna vingar.',
    en: 'Two capitals in Urnes Stave Church by lantern light: on the nearer a lion walks with one paw raised, on the one behind an eagle spreads its wings.',
    nn: 'To kapitel i Urnes stavkyrkje i lyset frå ei lykt: på det næraste går ei løve med lyfta labb, på det bak sit ei ørn med utslegne venger.',
  },
  caption: {
    no: 'Løve og ørn, fritt tegnet. Rundt femti slike kapiteler sitter oppe på stavene.',
    sv: 'Lejon och örn, fritt tecknade. Ungefär femtio sådana kapitäl sitter uppe på stavarna.',
    en: 'Lion and eagle, drawn freely. Some fifty such capitals sit on top of the staves.',
    nn: 'Løve og ørn, fritt teikna. Kring femti slike kapitel sit oppe på stavane.',
  },
  focal: [0.4, 0.42],
};

const wood = mix(paint.umber, paint.apricot, 0.42);
const deep = mix(paint.tar, paint.ink, 0.35);

/** A raised figure: its shadow on the ground, its body, the edge that meets the light. */
const raised = (d: string, color: string, rim: string = paint.butter): string =>
  fill(d, deep, { transform: 'translate(9 11)', opacity: 0.8 }) +
  fill(d, color) +
  stroke(d, rim, 4, { opacity: 0.75, 'stroke-linejoin': 'round' });

/** A shaft with its cushion capital, `w` wide at the top; `carving` fills a sheet 400 wide and 300 high. */
function capital(
  p: Picture,
  x: number,
  y: number,
  w: number,
  tone: number,
  carving: string,
): string {
  const [r, h] = [w * 0.31, w * 0.7];
  const light = mix(wood, paint.butter, 0.35 - tone * 0.3);
  const body = p.along(
    [x - w / 2, 0],
    [x + w / 2, 0],
    spread(shade(light, tone), shade(wood, 0.15 + tone), shade(wood, 0.6 + tone * 0.3)),
  );
  const shape = `M${n(x - w / 2)} ${n(y)}H${n(x + w / 2)}V${n(y + h * 0.42)}Q${n(x + w / 2)} ${n(y + h)} ${n(x + r)} ${n(y + h)}H${n(x - r)}Q${n(x - w / 2)} ${n(y + h)} ${n(x - w / 2)} ${n(y + h * 0.42)}z`;
  const shield = `M${n(x - w * 0.44)} ${n(y + h * 0.08)}H${n(x + w * 0.44)}V${n(y + h * 0.4)}Q${n(x + w * 0.42)} ${n(y + h * 0.86)} ${n(x)} ${n(y + h * 0.9)}Q${n(x - w * 0.42)} ${n(y + h * 0.86)} ${n(x - w * 0.44)} ${n(y + h * 0.4)}z`;
  return group(
    {},
    rect(
      x - r,
      y + h,
      r * 2,
      1000,
      p.along(
        [x - r, 0],
        [x + r, 0],
        spread(shade(light, tone), shade(wood, 0.2 + tone), shade(wood, 0.7)),
      ),
    ),
    brush(
      p,
      { x: x - r, y: y + h, w: r * 2, h: 700 },
      Math.round(w / 4),
      1.57,
      110,
      paint.tar,
      2.4,
      0.45,
    ),
    rect(x - r * 1.14, y + h - w * 0.02, r * 2.28, w * 0.085, body) +
      rect(x - r * 1.14, y + h + w * 0.05, r * 2.28, w * 0.018, paint.ink, { opacity: 0.5 }),
    fill(shape, body),
    fill(
      shield,
      p.along(
        [x - w / 2, 0],
        [x + w / 2, 0],
        spread(shade(wood, 0.35 + tone), shade(wood, 0.5 + tone), shade(wood, 0.75)),
      ),
    ) + stroke(shield, light, w * 0.012),
    p.clipped(
      shape,
      brush(p, { x: x - w / 2, y, w, h }, Math.round(w / 4), 1.57, 60, paint.tar, 2, 0.35),
    ),
    group({ transform: `translate(${n(x - w * 0.5)} ${n(y)}) scale(${w / 400})` }, carving),
    rect(x - w * 0.56, y - w * 0.13, w * 1.12, w * 0.13, body) +
      rect(x - w * 0.56, y - w * 0.012, w * 1.12, w * 0.012, paint.ink, { opacity: 0.6 }) +
      rect(x - w * 0.56, y - w * 0.13, w * 1.12, w * 0.014, paint.butter, { opacity: 0.6 - tone }),
  );
}

function lion(): string {
  const fur = mix(wood, paint.butter, 0.3);
  const curl = (x: number, y: number): string => `M${x} ${y}q-12 -2 -11 9q3 10 12 6q6 -6 0 -10`;
  return (
    // The tail passes under the belly and rises behind the back into a leaf.
    stroke('M316 128Q350 150 330 190Q300 216 270 176Q250 120 270 78', deep, 17, {
      transform: 'translate(7 8)',
      'stroke-linecap': 'round',
    }) +
    raised(
      'M118 108Q160 92 214 100Q280 92 316 112Q336 130 322 156Q330 190 352 216L360 234H318Q316 206 290 180Q240 170 208 172Q196 196 202 222L212 238H172Q168 200 160 176Q140 190 120 184Q96 192 84 214L92 226Q70 234 58 218Q64 184 104 160Q92 132 118 108z',
      fur,
    ) +
    raised(
      'M112 60Q60 58 50 100Q34 108 34 122Q40 136 58 134Q70 160 106 168Q160 166 168 116Q160 66 112 60z',
      fur,
    ) +
    stroke('M316 128Q352 150 334 188Q304 214 274 176Q250 124 272 80', fur, 13, {
      'stroke-linecap': 'round',
    }) +
    raised('M272 84Q246 74 250 46Q268 56 274 36Q286 52 302 44Q300 74 272 84z', fur) +
    stroke(
      [
        [96, 74],
        [122, 70],
        [146, 84],
        [156, 108],
        [150, 134],
        [130, 150],
        [104, 152],
        [112, 94],
        [132, 112],
        [118, 130],
      ]
        .map(([x = 0, y = 0]) => curl(x, y))
        .join(''),
      deep,
      5,
      { 'stroke-linecap': 'round' },
    ) +
    circle(68, 98, 6.5, deep) +
    stroke('M36 122Q52 128 66 118M60 86Q70 80 80 86', deep, 4.5) +
    stroke('M226 112Q250 140 240 168M250 108Q276 136 268 172M300 130Q286 150 300 172', deep, 4.5, {
      opacity: 0.7,
    }) +
    stroke('M62 218l10 10M76 218l8 8M182 226l6 10M196 226l4 10M330 222l6 10M346 222l4 10', deep, 4)
  );
}

function eagle(): string {
  const down = mix(wood, paint.tar, 0.15);
  const wing =
    'M186 84Q150 50 90 60Q52 80 50 140Q56 184 78 218L92 176L104 222L118 178L132 220L144 172L160 208L172 160z';
  const pens = 'M90 96L82 190M112 92L108 190M134 96L134 186M156 104L160 176M70 120Q120 100 176 120';
  return (
    raised(wing, down, paint.apricot) +
    group(
      { transform: 'translate(400 0) scale(-1 1)' },
      raised(wing, down, paint.apricot) + stroke(pens, deep, 5),
    ) +
    stroke(pens, deep, 5) +
    raised(
      'M170 250L176 200Q160 120 184 84Q172 60 186 46Q204 34 222 48L246 60L224 70Q220 80 216 86Q240 120 224 200L230 250L200 232z',
      mix(down, paint.apricot, 0.2),
      paint.apricot,
    ) +
    circle(208, 56, 5, deep) +
    stroke('M184 118q16 10 32 0M182 144q18 10 36 0M182 170q18 10 36 0M184 196q16 8 32 0', deep, 5)
  );
}

export function draw(): string {
  const p = new Picture('urnes-kapitel');
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 300],
        spread(mix(paint.umber, paint.tar, 0.5), mix(paint.tar, paint.plum, 0.25), paint.ink),
      ),
    ),
    brush(p, { x: 0, y: 0, w: 1600, h: 1000 }, 300, 1.57, 120, paint.ink, 3, 0.4),
    // The wall behind, and a round arch from stave to stave.
    ...[90, 250, 410, 820, 960, 1330, 1490].map((x) =>
      rect(x, 0, 5, 1000, paint.ink, { opacity: 0.7 }),
    ),
    stroke('M620 260Q860 -160 1180 310', mix(wood, paint.tar, 0.65), 74),
    stroke('M634 262Q866 -118 1166 316', mix(wood, paint.tar, 0.25), 10),
    stroke('M1180 330Q1420 20 1680 250', mix(wood, paint.tar, 0.75), 60),
    // One more stave, far in, nothing but its edge of light.
    rect(1450, 420, 60, 600, mix(paint.tar, paint.umber, 0.2)) +
      rect(1450, 420, 9, 600, mix(paint.umber, paint.apricot, 0.35)) +
      fill('M1420 360h120q0 60 -30 66h-60q-30 -6 -30 -66z', mix(paint.tar, paint.umber, 0.35)),
    capital(p, 1175, 360, 330, 0.2, eagle()),
    // The beam the staves carry.
    rect(
      -20,
      0,
      1640,
      96,
      p.along([0, 0], [1600, 0], spread(wood, shade(wood, 0.5), shade(wood, 0.85))),
    ) +
      rect(-20, 90, 1640, 10, paint.ink, { opacity: 0.7 }) +
      brush(p, { x: -20, y: 0, w: 1640, h: 90 }, 140, 0, 120, paint.tar, 2.6, 0.5),
    capital(p, 570, 220, 620, 0, lion()),
    rect(250, 96, 640, 44, shade(wood, 0.3)),
    glow(p, 120, 640, 820, paint.apricot, 0.42),
    // The lantern that shows it, held up from below.
    stroke('M120 640V590M94 640Q94 600 120 596Q146 600 146 640', paint.ink, 7) +
      fill('M78 660L120 632L162 660V770H78z', mix(paint.apricot, paint.butter, 0.5), {
        opacity: 0.55,
      }),
    flame(p, 120, 728, 30, 12),
    stroke('M78 660V770M162 660V770M120 636V660M78 770H162M70 660H170', paint.ink, 9) +
      rect(68, 766, 104, 18, paint.ink) +
      rect(110, 742, 20, 28, paint.cream),
    fill(
      'M-20 1000L40 860Q60 800 96 786H150Q176 800 168 830Q150 900 140 1000z',
      shade(paint.fjord, 0.35),
    ) +
      fill(
        'M96 800Q120 776 150 788Q172 796 160 826Q130 840 100 826z',
        mix(paint.rose, paint.apricot, 0.4),
      ),
    dabs(70, () => [p.random() * 900, 120 + p.random() * 860], paint.butter, 3, 0.55),
    vignette(p, 560, 470, 0.8),
  );
  return p.svg();
}
