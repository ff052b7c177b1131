import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { vignette } from '../lib/light.ts';
import { horse } from '../lib/farm-animals.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5626,
  alt: {
    no: 'Et veggmaleri: tre konger rir på rad mot en stjerne i svarte frakker og høye hatter som bønder på vei til kirke, mellom svulmende, rosemalte blomster.',
    sv: 'En väggmålning: tre konungar rider i rad mot en stjärna i svarta rockar och höga hattar som bönder på väg till kyrkan, mellan svällande kurbitsblommor.',
    en: 'A wall painting: three kings ride in a row towards a star in black coats and tall hats like farmers on their way to church, between great swelling flowers.',
  },
  caption: {
    no: 'Vandrende malere fra Dalarna malte bibelfortellinger, med Bibelens mennesker i samme klær som folk på kirkebakken. Fritt tegnet.',
    sv: 'Vandrande målare från Dalarna målade blommor och bibelberättelser rakt på väggen. Fritt tecknat.',
    en: 'Travelling painters from Dalarna painted flowers and Bible stories straight on to the wall. Drawn freely.',
  },
  focal: [0.5, 0.55],
};

const line = mix(paint.tar, paint.ink, 0.3);

/** A gourd flower as the painters of Dalarna built it: petals that open like onions, each edged in white. */
function flower(x: number, y: number, s: number, tones: string[], turn = 0): string {
  const petal = 'M0 0Q-60 -30 -50 -100Q-30 -150 0 -170Q30 -150 50 -100Q60 -30 0 0z';
  const ring = (k: number, count: number, spreadOut: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i - (count - 1) / 2) * spreadOut;
      const at = `rotate(${n(a)}) scale(${k})`;
      return (
        fill(petal, tones[i % tones.length] ?? paint.rust, { transform: at }) +
        stroke('M-34 -60Q-32 -120 0 -154', paint.snow, 7, {
          transform: at,
          'stroke-linecap': 'round',
          opacity: 0.9,
        }) +
        stroke('M10 -30Q26 -80 10 -130', shade(tones[i % tones.length] ?? paint.rust, 0.4), 6, {
          transform: at,
          'stroke-linecap': 'round',
        })
      );
    }).join('');
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    ring(1, 5, 34),
    ring(0.66, 3, 34),
    circle(0, -14, 34, tones[1] ?? paint.butter) +
      circle(0, -14, 18, paint.snow) +
      fill(
        'M-60 10Q-100 0 -110 40Q-70 50 -40 22zM60 10Q100 0 110 40Q70 50 40 22z',
        mix(paint.leaf, paint.pine, 0.2),
      ),
  );
}

function rider(x: number, y: number, s: number, coat: string, mount: string, gift: string): string {
  return (
    horse(x, y, s * 1.35, mount, line) +
    group(
      { transform: `translate(${x} ${y}) scale(${s})` },
      dabs(5, (i) => [-70 + i * 28, -92 + (i % 2) * 16], mix(mount, paint.snow, 0.6), 12),
      fill('M-34 -126Q-44 -210 -26 -244H26Q44 -210 36 -128Q46 -90 30 -70H-10z', coat) +
        fill('M-34 -126Q-44 -210 -26 -244H-6Q-20 -200 -12 -120z', paint.ink, { opacity: 0.3 }),
      dabs(4, (i) => [12, -226 + i * 24], paint.butter, 8),
      stroke('M18 -120Q44 -100 40 -56h16', line, 19, { 'stroke-linejoin': 'round' }) +
        stroke('M20 -128Q40 -110 38 -84', mix(paint.butter, paint.cream, 0.4), 21),
      stroke('M16 -220Q52 -200 74 -214', shade(coat, 0.2), 19, { 'stroke-linecap': 'round' }) +
        circle(82, -216, 10, mix(paint.rose, paint.cream, 0.3)) +
        fill('M70 -232h34l-6 -34h-22zM68 -266h38l-19 -18z', gift),
      circle(2, -272, 26, mix(paint.rose, paint.cream, 0.35)) +
        dabs(2, (i) => [6 + i * 14, -276], line, 5) +
        stroke('M10 -260q8 4 14 0', paint.rust, 3) +
        circle(16, -266, 5, mix(paint.ember, paint.rose, 0.4)),
      fill('M-34 -290Q0 -304 40 -288L26 -296L22 -352H-20L-18 -298z', line) +
        stroke('M-18 -304H24', mix(paint.ochre, paint.butter, 0.3), 7) +
        stroke('M-20 -262q-10 14 -4 26', mix(paint.umber, paint.tar, 0.2), 9, {
          'stroke-linecap': 'round',
        }),
    )
  );
}

export function draw(): string {
  const p = new Picture('halsingland-vegg');
  const ground = mix(paint.cream, paint.lime, 0.35);
  const warm = [
    mix(paint.ember, paint.rust, 0.3),
    mix(paint.ochre, paint.butter, 0.4),
    mix(paint.fjord, paint.slate, 0.3),
  ];
  const cool = [
    mix(paint.fjord, paint.slate, 0.4),
    mix(paint.rose, paint.ember, 0.3),
    mix(paint.leaf, paint.slate, 0.3),
  ];
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 1000],
        spread(mix(ground, paint.snow, 0.4), ground, mix(ground, paint.granite, 0.2)),
      ),
    ),
    // Timber shows through: the logs' joints beneath the ground colour.
    stroke('M0 250H1600M0 500H1600M0 752H1600', mix(paint.umber, ground, 0.4), 5, {
      opacity: 0.55,
    }) + stroke('M0 256H1600M0 506H1600M0 758H1600', paint.snow, 4, { opacity: 0.6 }),
    brush(
      p,
      { x: 0, y: 0, w: 1600, h: 1000 },
      200,
      0,
      120,
      mix(paint.umber, ground, 0.5),
      2.4,
      0.35,
    ),
    // Ground of the picture: a green hillock in scallops.
    fill(`M90 820${'q60 -70 120 0'.repeat(12)}V870H90z`, mix(paint.leaf, paint.slate, 0.25)) +
      stroke(`M90 820${'q60 -70 120 0'.repeat(12)}`, shade(paint.leaf, 0.4), 5),
    dabs(
      48,
      () => [between(p.random, 100, 1500), between(p.random, 800, 860)],
      mix(paint.butter, paint.cream, 0.3),
      9,
    ),
  );
  p.add(
    // The town with its onion domes, and the star.
    fill('M1290 800V660h70v-50h60v50h90V800z', mix(paint.rose, paint.rust, 0.35)) +
      fill(
        'M1350 612q-10 -50 40 -90q50 40 40 90zM1276 664q40 -60 96 0zM1410 664q46 -60 110 0z',
        mix(paint.fjord, paint.slate, 0.4),
      ) +
      stroke('M1390 522v-44M1372 494h36', line, 6) +
      fill('M1376 800V730q14 -20 28 0V800z', line) +
      [1310, 1444, 1484]
        .map(
          (x) =>
            rect(x, 692, 22, 34, paint.snow) +
            stroke(`M${x} 692h22v34h-22zM${x + 11} 692v34`, line, 3),
        )
        .join(''),
    fill(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * Math.PI * 2;
        const r = i % 2 ? 40 : i % 4 ? 88 : 120;
        return `${i ? 'L' : 'M'}${n(1390 + Math.cos(a) * r)} ${n(300 + Math.sin(a) * r)}`;
      }).join('') + 'z',
      mix(paint.butter, paint.ochre, 0.3),
    ) +
      circle(1390, 300, 34, paint.snow) +
      circle(1390, 300, 24, mix(paint.ember, paint.rust, 0.2)) +
      stroke(
        'M1370 400l-60 80M1394 420v60M1410 396l40 80',
        mix(paint.butter, paint.ochre, 0.3),
        6,
        { 'stroke-dasharray': '16 10' },
      ),
    // Garlands swing from rider to rider.
    stroke(
      'M90 330Q300 480 480 300Q640 480 820 300Q1000 470 1180 290',
      mix(paint.leaf, paint.pine, 0.2),
      13,
      { 'stroke-linecap': 'round' },
    ) +
      stroke(
        'M200 404q-30 30 -60 20M380 380q30 40 70 30M560 380q-10 40 -50 50M720 384q30 30 60 20M900 376q-20 40 -60 40M1070 370q30 34 64 20',
        mix(paint.leaf, paint.pine, 0.2),
        9,
        { 'stroke-linecap': 'round' },
      ),
    flower(300, 310, 1.05, warm, -4) +
      flower(650, 330, 1.2, cool, 3) +
      flower(1000, 310, 1.05, warm, 5),
    flower(480, 300, 0.55, cool, 180) +
      flower(820, 300, 0.55, warm, 180) +
      flower(120, 380, 0.7, cool, -30) +
      flower(1180, 300, 0.6, cool, 30),
    dabs(
      18,
      (i) => [140 + ((i * 163) % 1050), 60 + ((i * 71) % 130)],
      mix(paint.rose, paint.ember, 0.4),
      17,
    ) + dabs(18, (i) => [140 + ((i * 163) % 1050), 60 + ((i * 71) % 130)], paint.snow, 6),
    rider(
      330,
      826,
      1.05,
      mix(paint.night, paint.ink, 0.4),
      mix(paint.rust, paint.apricot, 0.25),
      paint.butter,
    ),
    rider(
      690,
      826,
      1.1,
      mix(paint.fjord, paint.night, 0.4),
      mix(paint.haze, paint.snow, 0.3),
      mix(paint.ember, paint.rust, 0.2),
    ),
    rider(
      1060,
      826,
      1.08,
      mix(paint.oxblood, paint.ink, 0.35),
      mix(paint.umber, paint.tar, 0.3),
      mix(paint.leaf, paint.butter, 0.3),
    ),
    // Painted frame: twisted columns and a band below for words nobody wrote.
    ...[34, 1566].map(
      (x) =>
        rect(x - 34, 0, 68, 1000, mix(paint.rust, paint.oxblood, 0.2)) +
        stroke(
          Array.from(
            { length: 14 },
            (_, i) => `M${x - 34} ${20 + i * 76}Q${x} ${-16 + i * 76} ${x + 34} ${-30 + i * 76}`,
          ).join(''),
          mix(paint.butter, paint.cream, 0.3),
          15,
        ) +
        stroke(`M${x - 34} 0V1000M${x + 34} 0V1000`, line, 5),
    ),
    rect(68, 876, 1464, 130, mix(paint.fjord, paint.slate, 0.3)) +
      stroke('M68 880H1532', line, 6) +
      stroke(`M100 940${'q40 -50 80 0t80 0'.repeat(9)}`, paint.snow, 9, {
        'stroke-linecap': 'round',
      }) +
      dabs(
        18,
        (i) => [140 + i * 80, 940 + (i % 2 ? -22 : 22)],
        mix(paint.butter, paint.ochre, 0.3),
        20,
      ),
    rect(68, 0, 1464, 22, mix(paint.rust, paint.oxblood, 0.2)) + stroke('M68 24H1532', line, 5),
    // Age: worn spots and cracks.
    stroke(
      'M1180 40q-14 60 10 120t-6 90M230 520q20 60 -4 110t14 100M900 880q10 -40 -6 -80',
      mix(paint.umber, ground, 0.5),
      3,
      { opacity: 0.7 },
    ) + dabs(40, () => [between(p.random, 80, 1520), between(p.random, 30, 860)], ground, 9, 0.6),
    vignette(p, 800, 480, 0.3),
  );
  return p.svg();
}
