import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, grass, ridge, under } from '../lib/land.ts';
import { vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5805,
  alt: {
    no: 'Tegnet portrett av Ernst Alexanderson: mørkt hår i sideskill, bart, mørkegrønn dress og slips. Bak ham står radiomastene i Grimeton, og ringer av bølger brer seg over kveldshimmelen.',
    sv: 'Tecknat porträtt av Ernst Alexanderson: mörkt hår med sidbena, mustasch, mörkgrön kostym och slips. Bakom honom står radiomasterna i Grimeton, och ringar av vågor breder ut sig över kvällshimlen.',
    en: 'Drawn portrait of Ernst Alexanderson: dark hair with a side parting, a moustache, a dark green suit and a tie. Behind him stand the radio masts of Grimeton, and rings of waves spread over the evening sky.',
  },
  caption: {
    no: 'Ernst Alexanderson (1878–1975) foran mastene i Grimeton. Tegnet likhet fra Vardes tegnestue, ikke et fotografi.',
    sv: 'Ernst Alexanderson (1878–1975) framför masterna i Grimeton. Tecknad likhet från Vardes ritkontor, inte ett fotografi.',
    en: 'Ernst Alexanderson (1878–1975) in front of the masts of Grimeton. A likeness by Varde’s drawing office, not a photograph.',
  },
  focal: [0.5, 0.42],
};

/** A lattice mast with its long cross-arm. */
function mast(x: number, y: number, h: number): string {
  const w = h * 0.055;
  const [steel, lit] = [mix(paint.plum, paint.ink, 0.35), mix(paint.apricot, paint.plum, 0.25)];
  let lattice = '';
  for (let i = 0; i < 16; i += 1) {
    const [a, b] = [i / 16, (i + 1) / 16];
    const half = (t: number): number => w * (1 - t * 0.72);
    const at = (t: number): number => y - h * t;
    lattice += `M${n(x - half(a))} ${n(at(a))}L${n(x + half(b))} ${n(at(b))}M${n(x + half(a))} ${n(at(a))}L${n(x - half(b))} ${n(at(b))}`;
  }
  const legs = `M${n(x - w)} ${n(y)}L${n(x - w * 0.28)} ${n(y - h)}M${n(x + w)} ${n(y)}L${n(x + w * 0.28)} ${n(y - h)}`;
  const arm = `M${n(x - h * 0.2)} ${n(y - h)}H${n(x + h * 0.2)}M${n(x - h * 0.2)} ${n(y - h)}L${n(x)} ${n(y - h * 1.035)}L${n(x + h * 0.2)} ${n(y - h)}`;
  return (
    stroke(lattice, steel, h * 0.005) +
    stroke(legs + arm, steel, h * 0.011, { 'stroke-linecap': 'round' }) +
    stroke(`M${n(x - w - 2)} ${n(y)}L${n(x - w * 0.28 - 2)} ${n(y - h)}`, lit, h * 0.004)
  );
}

export function draw(): string {
  const p = new Picture('portrett-alexanderson');
  const suit = mix(paint.pine, paint.slate, 0.22);
  const rings = Array.from({ length: 13 }, (_, i) => 130 + i * 92);
  p.add(
    sky(
      p,
      850,
      spread(
        mix(paint.plum, paint.fjord, 0.35),
        mix(paint.heather, paint.rose, 0.4),
        mix(paint.apricot, paint.rose, 0.4),
        paint.butter,
      ),
    ),
    // Long waves: each ring wider and fainter than the one before.
    ...rings.map((r, i) =>
      circle(800, 470, r, 'none', {
        stroke: paint.cream,
        'stroke-width': 15 - i * 0.8,
        'stroke-opacity': n(0.62 - i * 0.044),
      }),
    ),
    circle(800, 470, 330, paint.ember, { opacity: 0.35 }),
  );
  const field = ridge(p, acrossSheet(830, 822, 828, 820), 3, 2, 8, true);
  const masts: [number, number, number][] = [
    [1500, 850, 800],
    [1290, 836, 560],
    [1160, 830, 400],
    [100, 850, 800],
    [310, 836, 560],
    [440, 830, 400],
  ];
  const wires = [0, 1, 2].map((k) =>
    masts
      .map(([x, y, h], i) => {
        const next = masts[i + 1];
        if (!next || i === 2) return '';
        const [dx0, dx1] = [(k - 1) * h * 0.17, (k - 1) * next[2] * 0.17];
        return `M${n(x + dx0)} ${n(y - h)}Q${n((x + next[0]) / 2)} ${n((y - h + next[1] - next[2]) / 2 + 34)} ${n(next[0] + dx1)} ${n(next[1] - next[2])}`;
      })
      .join(''),
  );
  p.add(
    stroke(wires.join(''), mix(paint.plum, paint.ink, 0.4), 2),
    ...masts.toReversed().map(([x, y, h]) => mast(x, y, h)),
    poly(
      under(field),
      p.down(
        820,
        1000,
        spread(
          mix(paint.ochre, paint.apricot, 0.3),
          mix(paint.moss, paint.umber, 0.5),
          mix(paint.pine, paint.tar, 0.3),
        ),
      ),
    ),
    brush(p, { x: 0, y: 830, w: 1600, h: 170 }, 300, -0.05, 60, paint.butter, 2.6, 0.3),
    grass(p, field, 0.4, 22, mix(paint.umber, paint.tar, 0.4)),
    vignette(p, 800, 460, 0.35),
  );
  const skin = mix(paint.cream, paint.apricot, 0.28);
  const dark = mix(paint.tar, paint.slate, 0.12);
  p.add(
    placed(
      800,
      430,
      1.6,
      throat(p, skin),
      stuff(
        p,
        'M-62 200Q-160 214 -240 258Q-300 300 -308 420H308Q300 300 240 258Q160 214 62 200L0 300z',
        suit,
        {
          count: 150,
          angle: 1.4,
          length: 40,
          box: [-310, 195, 620, 225],
        },
      ),
      fill('M-60 184L-78 222L-30 310H30L78 222L60 184L0 250z', paint.snow) +
        fill(
          'M-60 178L-84 216L-34 262L0 240zM60 178L84 216L34 262L0 240z',
          mix(paint.snow, paint.haze, 0.2),
        ),
      fill('M-18 240H18L22 264L34 420H-34L-22 264z', mix(paint.rust, paint.oxblood, 0.4)) +
        stroke('M-28 300L28 276M-30 340L32 314M-32 382L32 356', paint.ochre, 5),
      group(
        {},
        fill(
          'M-62 198L-126 226L-108 268L-132 278L-30 420H-20L-56 300zM62 198L126 226L108 268L132 278L30 420H20L56 300z',
          shade(suit, 0.4),
        ),
      ),
      head(p, { skin, brow: dark, jaw: 1.04, light: 'left', age: 0.3 }),
      stuff(
        p,
        'M-104 30Q-120 -20 -114 -76Q-104 -160 -30 -180Q70 -196 110 -120Q130 -60 106 30Q98 10 98 -30Q94 -70 70 -92Q0 -92 -52 -126Q-78 -96 -92 -46Q-98 0 -104 30z',
        dark,
        { count: 110, angle: 0.25, length: 54, box: [-130, -200, 260, 240] },
      ),
      stroke('M-52 -126Q-44 -152 -28 -176', mix(dark, skin, 0.5), 4, { 'stroke-linecap': 'round' }),
      stuff(
        p,
        'M0 82Q-22 76 -44 90Q-58 100 -50 106Q-24 108 0 98Q24 108 52 106Q60 100 46 90Q24 76 0 82z',
        dark,
        {
          count: 30,
          angle: 0.4,
          length: 16,
          box: [-60, 74, 120, 36],
        },
      ),
    ),
  );
  return p.svg();
}
