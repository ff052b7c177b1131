import { mix, paint, shade } from '../lib/color.ts';
import { dalaHorse } from '../lib/dala-horse.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5817,
  alt: {
    no: 'En rød dalahest med malt seletøy på en snekkerbenk, ved siden av en mindre som ennå mangler den røde fargen, en kniv, spon og krukker med maling.',
    sv: 'En röd dalahäst med målade seldon på en snickarbänk, bredvid en mindre som ännu saknar den röda färgen, en kniv, spån och krukor med färg.',
    en: 'A red Dala horse with painted harness on a workbench, beside a smaller one that still lacks its red, a knife, shavings and pots of paint.',
  },
  focal: [0.42, 0.5],
};

function pot(x: number, y: number, s: number, color: string): string {
  const clay = mix(paint.umber, paint.apricot, 0.35);
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    fill('M-60 -110H60L50 0H-50z', clay) + fill('M10 -110H60L50 0H10z', shade(clay, 0.35)),
    fill('M-66 -110a66 18 0 0 1 132 0a66 18 0 0 1 -132 0z', mix(clay, paint.cream, 0.3)) +
      fill('M-54 -110a54 13 0 0 1 108 0a54 13 0 0 1 -108 0z', color),
    fill('M20 -108q8 34 2 58q-10 6 -14 -6q4 -30 -4 -52z', color),
  );
}

const curl = (x: number, y: number, s: number, turn: number): string =>
  stroke(
    'M0 0q30 -34 54 -6q14 26 -12 32q-24 0 -20 -20q6 -14 18 -6',
    mix(paint.cream, paint.butter, 0.4),
    8,
    {
      'stroke-linecap': 'round',
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(s)})`,
    },
  );

export function draw(): string {
  const p = new Picture('dalahest');
  const wall = mix(paint.fjord, paint.slate, 0.35);
  p.add(
    rect(
      0,
      0,
      1600,
      760,
      p.along([0, 0], [1600, 760], spread(mix(wall, paint.haze, 0.35), wall, shade(wall, 0.45))),
    ),
    stroke(Array.from({ length: 12 }, (_, i) => `M${i * 140 + 60} 0V740`).join(''), paint.ink, 4, {
      opacity: 0.28,
    }),
    brush(p, { x: 0, y: 0, w: 1600, h: 740 }, 180, 1.57, 90, paint.ink, 2, 0.2),
    glow(p, 640, 330, 760, paint.butter, 0.5),
    rect(
      0,
      740,
      1600,
      270,
      p.down(
        740,
        1000,
        spread(
          mix(paint.umber, paint.butter, 0.35),
          mix(paint.umber, paint.tar, 0.2),
          mix(paint.umber, paint.tar, 0.6),
        ),
      ),
    ),
    rect(0, 732, 1600, 16, mix(paint.umber, paint.cream, 0.45)),
    brush(p, { x: 0, y: 750, w: 1600, h: 250 }, 220, 0, 120, paint.tar, 2.4, 0.35),
    fill('M260 806Q640 850 1020 800L1000 776H300z', paint.ink, { opacity: 0.4 }),
    fill('M1050 800Q1220 820 1400 796L1380 780H1070z', paint.ink, { opacity: 0.35 }),
    dalaHorse(640, 804, 620, mix(paint.rust, paint.ember, 0.25)),
    plain(),
    pot(150, 800, 1.1, paint.rust),
    pot(1500, 806, 1, mix(paint.leaf, paint.moss, 0.3)),
    pot(1400, 850, 0.8, paint.butter),
    // The knife.
    group(
      { transform: 'translate(720 900) rotate(-7)' },
      fill('M0 -4L250 -20Q300 -16 320 4L0 22z', mix(paint.haze, paint.snow, 0.4)) +
        fill('M0 10L320 4L0 22z', paint.slate),
      fill(
        'M-190 -16Q-100 -30 4 -12V28Q-100 40 -190 28Q-210 6 -190 -16z',
        mix(paint.oxblood, paint.umber, 0.4),
      ) + stroke('M-180 -8Q-90 -20 -4 -6', paint.apricot, 4),
    ),
    ...Array.from({ length: 26 }, () =>
      curl(
        between(p.random, 260, 1340),
        between(p.random, 850, 980),
        between(p.random, 0.5, 1.2),
        between(p.random, 0, 360),
      ),
    ),
    vignette(p, 720, 500, 0.45),
  );
  return p.svg();
}

/** A smaller one, not yet red. */
const plain = (): string => dalaHorse(1200, 802, 330, mix(paint.cream, paint.butter, 0.4), true);
