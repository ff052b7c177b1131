import { mix, paint } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5615,
  alt: {
    no: 'Sett ovenfra etter regn: en kjempestor mannsfigur med spyd ligger hogd tvers over eldre skip; på gangveien ved siden strekker et barn armene ut for å måle seg mot ham.',
    sv: 'Sett uppifrån efter regn: en jättestor mansfigur med spjut ligger huggen tvärs över äldre skepp; på gångbron bredvid sträcker ett barn ut armarna för att mäta sig med honom.',
    en: 'Seen from above after rain: a giant figure of a man with a spear lies cut across older ships; on the walkway beside it a child stretches out both arms to measure up.',
  },
  caption: {
    no: 'Spydguden på Litslebyhällen er 2,3 meter fra topp til tå. Han går tvers over eldre skip. Fritt tegnet.',
    sv: 'Spjutguden på Litslebyhällen är 2,3 meter lång. Han går tvärs över äldre skepp. Fritt tecknat.',
    en: 'The spear god at Litsleby is 2.3 metres tall. He goes straight across older ships. Drawn freely.',
  },
  focal: [0.5, 0.5],
};

const ship = (x: number, y: number, s: number, crew: number): string => {
  const w = crew * 26 * s;
  let d = `M${n(x)} ${n(y)}h${n(w)}q${n(50 * s)} ${n(-4 * s)} ${n(56 * s)} ${n(-56 * s)}q${n(14 * s)} ${n(-14 * s)} ${n(34 * s)} ${n(-6 * s)}M${n(x)} ${n(y)}q${n(-54 * s)} ${n(-4 * s)} ${n(-62 * s)} ${n(-50 * s)}M${n(x - 44 * s)} ${n(y + 26 * s)}h${n(w + 100 * s)}q${n(20 * s)} 0 ${n(30 * s)} ${n(-14 * s)}`;
  for (let i = 0; i < crew; i += 1) d += `M${n(x + (12 + i * 26) * s)} ${n(y)}v${n(-28 * s)}`;
  return d;
};

export function draw(): string {
  const p = new Picture('tanum-spydguden');
  const god =
    'M600 262L480 310L440 206M690 262L810 340L770 440M640 600L590 740L572 900L510 906M660 600L730 740L742 900L806 900M560 590L760 560M740 570L880 680';
  const bodyShape =
    'M570 262Q640 214 716 262Q730 400 694 500L706 610Q650 640 592 610L604 500Q556 400 570 262z';
  const older =
    ship(200, 420, 1.05, 11) +
    ship(760, 330, 1.05, 15) +
    ship(260, 640, 1.1, 14) +
    ship(800, 560, 1, 14) +
    ship(820, 770, 1.15, 13) +
    ship(230, 840, 1, 12) +
    ship(960, 930, 0.8, 9);
  const spear = 'M150 246L1060 120';
  const stone = mix(paint.granite, paint.rose, 0.25);
  const deep = mix(paint.night, paint.plum, 0.4);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1400, 1000],
        spread(
          mix(stone, paint.snow, 0.35),
          stone,
          mix(stone, paint.slate, 0.4),
          mix(stone, paint.plum, 0.35),
        ),
      ),
    ),
    brush(p, { x: -20, y: -20, w: 1640, h: 1040 }, 280, -0.3, 130, paint.plum, 2.4, 0.22),
    brush(p, { x: -20, y: -20, w: 1640, h: 1040 }, 190, -0.3, 120, paint.snow, 2.4, 0.35),
    stroke(
      'M-20 250Q300 200 520 240T1000 180T1300 120M-20 760Q260 740 420 780T760 980M1150 1020Q1180 860 1260 760',
      mix(paint.plum, paint.slate, 0.4),
      6,
      { opacity: 0.5 },
    ),
    // Puddles left by the shower hold a bright sky.
    ...[
      'M120 480Q200 430 270 470Q300 540 210 560Q120 556 120 480z',
      'M820 190Q940 160 1060 200Q1070 240 960 250Q840 246 820 190z',
      'M1010 620Q1080 600 1160 630Q1140 670 1080 668Q1020 664 1010 620z',
      'M1120 400Q1200 370 1260 410Q1250 450 1180 450Q1120 446 1120 400z',
    ].map(
      (d) =>
        fill(d, mix(paint.slate, paint.plum, 0.4), { transform: 'translate(-5 -6)' }) +
        fill(
          d,
          p.along(
            [0, 100],
            [1200, 980],
            spread(
              mix(paint.haze, paint.snow, 0.5),
              mix(paint.slate, paint.haze, 0.4),
              mix(paint.haze, paint.snow, 0.3),
            ),
          ),
        ),
    ),
    // Older ships, worn shallow; then the god, deep, with water standing in his grooves.
    stroke(older, paint.snow, 9, {
      transform: 'translate(4 5)',
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    stroke(older, mix(paint.plum, paint.slate, 0.3), 10, {
      opacity: 0.75,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(-20 20)' },
      stroke(god + spear, paint.snow, 30, {
        transform: 'translate(7 8)',
        opacity: 0.8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      fill(bodyShape, paint.snow, { transform: 'translate(8 9)' }) +
        circle(650, 166, 58, paint.snow),
      stroke(god, deep, 32, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
        stroke(spear, deep, 19, { 'stroke-linecap': 'round' }) +
        fill('M1120 112L1046 90L1062 120L1052 154z', deep, { stroke: deep, 'stroke-width': 8 }),
      fill(bodyShape, deep) + circle(642, 158, 58, deep),
      stroke(
        'M640 290Q628 400 640 560M612 660L590 760L580 880M676 660L724 760L736 880M300 226L900 143M500 312L590 276M706 282L796 340',
        mix(paint.slate, paint.haze, 0.5),
        8,
        { 'stroke-linecap': 'round', opacity: 0.85 },
      ),
    ),
    // Moss and heather creep in from the edge.
    ...[
      mix(paint.pine, paint.leaf, 0.4),
      mix(paint.moss, paint.leaf, 0.4),
      mix(paint.heather, paint.rose, 0.25),
    ].map((c, k) =>
      fill(
        Array.from({ length: 16 - k * 3 }, (_, i) =>
          blob(
            p,
            i * (110 + k * 24) + between(p.random, -30, 30),
            1004 - k * 10,
            between(p.random, 40, 90) - k * 16,
            between(p.random, 20, 44) - k * 6,
            0.3,
            11,
          ),
        ).join('') +
          Array.from({ length: 9 - k * 2 }, (_, i) =>
            blob(
              p,
              -6,
              560 + i * 56,
              between(p.random, 24, 60) - k * 10,
              between(p.random, 24, 46),
              0.3,
              11,
            ),
          ).join(''),
        c,
      ),
    ),
    dabs(
      120,
      () => [p.random() * 1600, between(p.random, 950, 1000)],
      mix(paint.rose, paint.heather, 0.4),
      8,
    ),
  );
  // The walkway along the right side, and those who look: from above, all hair, hood and shadow.
  p.add(
    fill('M1336 -20L1620 -20V1020H1400z', paint.ink, {
      opacity: 0.28,
      transform: 'translate(-26 14)',
    }),
    fill(
      'M1340 -20H1640V1020H1404z',
      p.along(
        [1340, 0],
        [1640, 0],
        spread(mix(paint.lime, paint.umber, 0.35), mix(paint.granite, paint.umber, 0.4)),
      ),
    ),
    stroke(
      Array.from({ length: 26 }, (_, i) => `M${n(1340 + i * 2.5)} ${-10 + i * 40}H1640`).join(''),
      mix(paint.umber, paint.tar, 0.4),
      5,
      { opacity: 0.75 },
    ),
    brush(p, { x: 1380, y: 0, w: 240, h: 1000 }, 90, 0, 60, paint.cream, 2.4, 0.4),
    stroke('M1344 -20L1408 1020', mix(paint.umber, paint.tar, 0.35), 17) +
      stroke('M1336 -20L1400 1020', mix(paint.lime, paint.umber, 0.2), 7),
    fill('M1440 620Q1500 640 1600 720L1620 690Q1560 610 1470 590z', paint.ink, { opacity: 0.35 }),
    // The child lies flat on the boards to be as long as she can.
    group(
      { transform: 'translate(1496 520) rotate(3)' },
      fill('M-50 -190Q0 -210 50 -190L60 30Q0 50 -60 30z', paint.ink, {
        opacity: 0.3,
        transform: 'translate(18 20)',
      }),
      stroke('M-30 30L-44 190M30 30L44 190', mix(paint.fjord, paint.slate, 0.3), 42, {
        'stroke-linecap': 'round',
      }) + stroke('M-46 200v16M46 200v16', paint.ember, 40, { 'stroke-linecap': 'round' }),
      fill('M-56 -120Q-60 -180 0 -186Q60 -180 56 -120L50 50Q0 64 -50 50z', paint.butter),
      stroke('M-40 -150L-112 -240M40 -150L104 -246', paint.butter, 34, {
        'stroke-linecap': 'round',
      }) +
        stroke('M-112 -240l-6 -10M104 -246l6 -10', mix(paint.rose, paint.umber, 0.2), 30, {
          'stroke-linecap': 'round',
        }),
      circle(0, -226, 46, mix(paint.ochre, paint.umber, 0.3)) +
        stroke('M-30 -196L-54 -130M30 -196L54 -130', mix(paint.ochre, paint.umber, 0.3), 17, {
          'stroke-linecap': 'round',
        }) +
        dabs(2, (i) => [-55 + i * 110, -128], paint.ember, 19),
      stroke('M0 -140V40M-30 -60h60', mix(paint.ochre, paint.butter, 0.4), 4),
    ),
    group(
      { transform: 'translate(1520 900)' },
      fill('M-70 0q70 -50 140 0q10 60 -70 64q-84 -6 -70 -64z', paint.ember) +
        circle(0, 0, 44, mix(paint.tar, paint.umber, 0.4)) +
        fill('M-40 20q40 26 80 0l8 30q-48 24 -96 0z', paint.rust),
    ),
  );
  return p.svg();
}
