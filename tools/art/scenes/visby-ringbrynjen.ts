import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { el, fill, lines, n, Picture, poly, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5602,
  alt: {
    no: 'Snitt gjennom jorda ved Korsbetningen: øverst en sommereng med et steinkors i soloppgang, under røttene en ringbrynje og en brynjehette blant steinene.',
    sv: 'Snitt genom jorden vid Korsbetningen: överst en sommaräng med ett stenkors i soluppgång, under rötterna en ringbrynja och en brynjehuva bland stenarna.',
    en: 'A section through the soil at Korsbetningen: above, a summer meadow with a stone cross at sunrise; beneath the roots, a mail shirt and a mail coif among the stones.',
  },
  caption: {
    no: 'De falne i juli 1361 ble lagt i massegraver, noen med ringbrynjen på. På stedet ble det reist et kors.',
    sv: 'De fallna i juli 1361 lades i massgravar, några med ringbrynjan på. På platsen restes ett kors.',
    en: 'The fallen of July 1361 were laid in mass graves, some still in their mail. A cross was raised on the spot.',
  },
  focal: [0.5, 0.6],
};

/** Mail inside an outline: row upon row of rings, every other row shifted by half a ring. */
function mail(
  p: Picture,
  outline: string,
  box: [number, number, number, number],
  r: number,
  tone: string,
): string {
  const [x0, y0, x1, y1] = box;
  let rings = '';
  for (let y = y0, row = 0; y < y1; y += r * 1.5, row += 1)
    rings += `M${n(x0 + (row % 2) * r)} ${n(y)}${`a${r} ${r} 0 0 0 ${r * 2} 0`.repeat(Math.ceil((x1 - x0) / (r * 2)))}`;
  const woven = `#${p.symbol(el('path', { d: rings }))}`;
  return (
    fill(outline, shade(tone, 0.72)) +
    p.clipped(
      outline,
      el('use', { href: woven, fill: 'none', stroke: shade(tone, 0.25), 'stroke-width': r * 0.62 }),
      el('use', {
        href: woven,
        y: -2,
        fill: 'none',
        stroke: mix(tone, paint.snow, 0.5),
        'stroke-width': r * 0.24,
      }),
      dabs(
        110,
        () => [between(p.random, x0, x1), between(p.random, y0, y1)],
        paint.rust,
        r * 1.3,
        0.35,
      ),
    )
  );
}

export function draw(): string {
  const p = new Picture('visby-ringbrynjen');
  const turf = ridge(p, pts('-20,338 400,322 800,334 1200,318 1620,332'), 5, 2, 8, true);
  p.add(
    sky(
      p,
      340,
      spread(mix(paint.slate, paint.heather, 0.4), mix(paint.rose, paint.cream, 0.4), paint.butter),
    ),
    sun(p, 1130, 300, 46, paint.snow, paint.butter, 9, 0.9),
    // The wall far off, and the cross in the meadow.
    fill(
      'M-20 330V240h60v-44h70v44h150v-58h64v58h190v-40h60v40h150v90z',
      mix(paint.heather, paint.plum, 0.4),
    ),
    mist(p, 268, 90, paint.butter, 0.5),
    fill('M770 336L778 196H828L836 336z', mix(paint.granite, paint.plum, 0.35)) +
      fill(
        'M803 40a84 84 0 1 1 -.1 0zM803 70a54 54 0 1 0 .1 0z',
        mix(paint.granite, paint.plum, 0.35),
        { 'fill-rule': 'evenodd' },
      ) +
      fill('M784 30h38v74h74v38h-74v66h-38v-66h-74v-38h74z', mix(paint.granite, paint.plum, 0.25)) +
      stroke(
        'M819 34v70M819 146v60M829 200l7 120M840 46a84 84 0 0 1 40 40M884 146a84 84 0 0 1 -44 54',
        paint.butter,
        5,
        { opacity: 0.8 },
      ),
    poly(
      under(turf),
      p.down(
        320,
        1000,
        spread(
          mix(paint.umber, paint.tar, 0.45),
          mix(paint.umber, paint.rust, 0.3),
          mix(paint.umber, paint.tar, 0.3),
          mix(paint.tar, paint.ink, 0.2),
        ),
      ),
    ),
    fill(
      lines(turf, false).replace(/z$/, '') + 'V376Q1200 372 800 384T-20 384z',
      mix(paint.leaf, paint.pine, 0.4),
    ),
    brush(p, { x: -20, y: 390, w: 1640, h: 600 }, 320, 0.05, 46, paint.tar, 3, 0.4),
    brush(
      p,
      { x: -20, y: 390, w: 1640, h: 600 },
      240,
      -0.05,
      40,
      mix(paint.umber, paint.apricot, 0.4),
      2.4,
      0.4,
    ),
    // Roots reach down.
    stroke(
      Array.from({ length: 34 }, (_, i) => {
        const x = i * 49 + between(p.random, -16, 16);
        const l = between(p.random, 40, 150);
        return `M${n(x)} 372q${n(between(p.random, -24, 24))} ${n(l * 0.5)} ${n(between(p.random, -14, 14))} ${n(l)}m0 ${n(-l * 0.4)}q20 10 ${n(between(p.random, -30, 34))} 34`;
      }).join(''),
      mix(paint.lime, paint.umber, 0.4),
      3,
      { opacity: 0.75, 'stroke-linecap': 'round' },
    ),
    fill(
      Array.from({ length: 40 }, () =>
        blob(
          p,
          between(p.random, -10, 1610),
          between(p.random, 460, 1000),
          between(p.random, 14, 54),
          between(p.random, 10, 30),
          0.22,
          9,
        ),
      ).join(''),
      mix(paint.lime, paint.umber, 0.5),
      { opacity: 0.8 },
    ),
    fill(
      Array.from({ length: 40 }, () =>
        blob(
          p,
          between(p.random, -10, 1610),
          between(p.random, 460, 1000),
          between(p.random, 8, 26),
          between(p.random, 6, 16),
          0.22,
          8,
        ),
      ).join(''),
      mix(paint.granite, paint.tar, 0.4),
    ),
  );
  const iron = mix(paint.slate, paint.umber, 0.35);
  const shirt =
    'M560 560Q640 520 700 528Q800 572 900 528Q960 520 1040 560L1230 700Q1256 730 1226 764L1180 800Q1150 812 1128 786L1046 712Q1060 820 1064 930Q1000 960 930 944Q890 960 850 946L800 860L756 948Q700 962 660 944Q600 958 540 928Q546 820 556 712L470 788Q446 810 420 796L376 760Q350 726 376 696z';
  const coif =
    'M1210 560Q1196 440 1290 424Q1392 420 1396 540Q1400 590 1444 640Q1380 690 1300 672Q1220 690 1164 640Q1204 600 1210 560z';
  p.add(
    glow(p, 800, 720, 560, mix(paint.apricot, paint.umber, 0.3), 0.55),
    mail(p, shirt, [340, 530, 1260, 960], 12, iron),
    fill(
      'M700 528Q800 572 900 528Q888 600 800 604Q712 600 700 528z',
      mix(paint.tar, paint.ink, 0.2),
    ),
    stroke('M700 528Q712 600 800 604Q888 600 900 528', mix(iron, paint.butter, 0.4), 9),
    // Soil has begun to cover it.
    fill(
      'M520 960Q620 890 720 930Q800 880 890 934Q980 890 1090 950L1100 1010H500z',
      mix(paint.umber, paint.tar, 0.42),
    ),
    mail(p, coif, [1160, 420, 1450, 690], 10, mix(iron, paint.haze, 0.2)),
    fill(
      'M1246 590Q1240 492 1300 488Q1360 492 1356 586Q1300 628 1246 590z',
      mix(paint.tar, paint.ink, 0.3),
    ) +
      stroke(
        'M1246 590Q1240 492 1300 488Q1360 492 1356 586Q1300 628 1246 590z',
        mix(iron, paint.butter, 0.4),
        7,
      ),
    // A crossbow bolt's iron head.
    stroke('M316 520L410 590', mix(paint.umber, paint.ochre, 0.3), 11) +
      fill('M286 498L340 514L324 546z', mix(iron, paint.rust, 0.35)),
    brush(
      p,
      { x: 480, y: 900, w: 640, h: 90 },
      70,
      0.05,
      30,
      mix(paint.umber, paint.apricot, 0.35),
      3,
      0.5,
    ),
    // The meadow: grass, poppies, clover.
    grass(p, turf, 0.4, 46, mix(paint.leaf, paint.butter, 0.2)),
    grass(p, turf, 0.3, 60, paint.pine, 0.8),
    stroke(
      Array.from(
        { length: 22 },
        (_, i) =>
          `M${n(50 + i * 74)} 340q${i % 2 ? 8 : -8} -24 ${i % 3 ? 4 : -6} ${-44 - (i % 4) * 9}`,
      ).join(''),
      paint.leaf,
      3,
    ),
    dabs(22, (i) => [50 + i * 74 + (i % 3 ? 4 : -6), 292 - (i % 4) * 9], paint.ember, 22),
    dabs(22, (i) => [53 + i * 74 + (i % 3 ? 4 : -6), 288 - (i % 4) * 9], paint.rust, 9),
    dabs(40, () => [p.random() * 1600, between(p.random, 312, 350)], paint.snow, 7),
    vignette(p, 800, 560, 0.65),
  );
  return p.svg();
}
