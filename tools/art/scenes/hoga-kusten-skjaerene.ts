import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, wisps } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, stars, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5661,
  alt: {
    no: 'En vegg av blå isbre i et kaldt hav med drivende isfjell; foran stikker et par lave, runde skjær opp, og på det nærmeste ligger seler.',
    sv: 'En vägg av blå inlandsis i ett kallt hav med drivande isberg; framför sticker ett par låga, runda skär upp, och på det närmaste ligger sälar.',
    en: 'A wall of blue ice sheet in a cold sea with drifting icebergs; in front a couple of low round skerries rise, and seals lie on the nearest.',
  },
  caption: {
    no: 'Da isen slapp taket for rundt 10 500 år siden, stakk Skuleberget opp som et par lave skjær. Fritt tegnet.',
    sv: 'När inlandsisen smälte började landet fjädra tillbaka, först snabbt, sedan långsammare. Det pågår ännu. Fritt tecknat.',
    en: 'When the ice melted, the land began to spring back, fast at first, then more slowly. It is still at it. Drawn freely.',
  },
  focal: [0.52, 0.6],
};

const ice = mix(paint.haze, paint.snow, 0.5);

/** An iceberg whose waterline is y: a lit side, a shaded one, and a green foot. */
const berg = (x: number, y: number, s: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    fill('M-130 0L-112 -70L-60 -96L-34 -190L20 -236L58 -150L96 -120L132 0z', ice),
    fill('M20 -236L58 -150L96 -120L132 0H30L44 -90L6 -140z', mix(paint.slate, paint.fjord, 0.35)),
    fill('M-34 -190L20 -236L6 -140L-50 -60L-60 -96z', paint.snow),
    fill('M-136 -14H138L128 10H-124z', mix(paint.aurora, paint.haze, 0.4), { opacity: 0.75 }),
    fill('M-110 14H120L60 110L10 70L-40 130z', ice, { opacity: 0.25 }),
  );

/** A seal lying with its head and tail raised. */
const seal = (x: number, y: number, s: number, left: boolean, coat: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${left ? -s : s} ${s})` },
    fill(
      'M-150 -20Q-176 -58 -190 -52Q-180 -34 -186 -16Q-170 -4 -140 -2Q-60 16 60 2Q110 -8 122 -44Q150 -52 152 -72Q150 -98 122 -104Q92 -104 86 -74Q50 -62 0 -66Q-90 -70 -150 -20z',
      coat,
    ),
    fill('M-140 -2Q-60 16 60 2Q110 -8 122 -44Q60 -14 -20 -20Q-90 -22 -140 -2z', paint.ink, {
      opacity: 0.4,
    }),
    fill('M20 -6Q30 22 62 20Q66 2 50 -12z', shade(coat, 0.3)),
    stroke('M-130 -34Q-70 -62 10 -58Q60 -56 92 -82', mix(coat, paint.snow, 0.55), 7, {
      'stroke-linecap': 'round',
    }),
    circle(130, -84, 6, paint.ink) + circle(152, -76, 6, paint.ink),
    stroke('M-60 -44h.1M-24 -38h.1M-84 -28h.1M14 -44h.1M-44 -20h.1M34 -28h.1', paint.ink, 12, {
      opacity: 0.35,
      'stroke-linecap': 'round',
    }),
  );

/** A skerry worn round by the ice, grooved the way it moved. */
function skerry(p: Picture, x: number, y: number, w: number, h: number): string {
  const rock = mix(paint.rust, paint.plum, 0.4);
  const d = `M${x - w} ${y}Q${n(x - w * 0.8)} ${n(y - h * 0.8)} ${n(x - w * 0.3)} ${y - h}Q${n(x + w * 0.3)} ${n(y - h * 1.16)} ${n(x + w * 0.6)} ${n(y - h * 0.6)}Q${n(x + w * 0.72)} ${n(y - h * 0.3)} ${x + w} ${y}z`;
  return (
    p.clipped(
      d,
      rect(
        x - w,
        y - h * 1.2,
        w * 2,
        h * 1.3,
        p.along(
          [x - w, y - h],
          [x + w * 0.7, y],
          spread(mix(rock, paint.apricot, 0.5), rock, shade(rock, 0.6)),
        ),
      ),
      brush(
        p,
        { x: x - w, y: y - h * 1.1, w: w * 2, h: h * 1.1 },
        70,
        -0.1,
        w * 0.3,
        shade(rock, 0.6),
        4,
        0.45,
      ),
      brush(
        p,
        { x: x - w, y: y - h * 1.1, w: w * 1.2, h: h * 0.7 },
        34,
        -0.1,
        w * 0.3,
        mix(paint.cream, rock, 0.3),
        4,
        0.55,
      ),
      rect(x - w, y - h * 0.16, w * 2, h * 0.2, paint.ink, { opacity: 0.5 }),
    ) +
    fill(
      Array.from({ length: 12 }, (_, i) =>
        blob(p, x - w + (i * w) / 5.6, y + 2, w * 0.12, 8, 0.3, 8),
      ).join(''),
      paint.snow,
      { opacity: 0.9 },
    )
  );
}

export function draw(): string {
  const p = new Picture('hoga-kusten-skjaerene');
  const shore = 560;
  const steps: Point[] = [];
  for (let x = -20; x <= 1640; x += 26)
    steps.push([
      x,
      250 + Math.abs(x - 760) * 0.06 + between(p.random, -26, 26) - (x > 1100 ? 30 : 0),
    ]);
  const cracks = Array.from({ length: 76 }, () => {
    const x = between(p.random, -10, 1610);
    return `M${n(x)} ${n(between(p.random, 260, 360))}l${n(between(p.random, -14, 14))} ${n(between(p.random, 50, 110))}l${n(between(p.random, -14, 14))} ${n(between(p.random, 40, 110))}`;
  }).join('');
  const facets = Array.from({ length: 60 }, () => {
    const [x, y] = [between(p.random, -10, 1600), between(p.random, 280, 460)];
    return `M${n(x)} ${n(y)}l${n(between(p.random, 14, 40))} ${n(between(p.random, -14, 6))}l${n(between(p.random, 0, 12))} ${n(between(p.random, 50, 120))}l${n(between(p.random, -34, -12))} 12z`;
  });
  p.add(
    sky(
      p,
      380,
      spread(
        mix(paint.night, paint.fjord, 0.5),
        mix(paint.slate, paint.aurora, 0.2),
        mix(paint.butter, paint.aurora, 0.2),
        paint.cream,
      ),
    ),
    stars(p, 40, 120, paint.snow),
    streaks(p, { x: 0, y: 60, w: 1600, h: 160 }, 16, paint.cream, 0.5, 420, 8),
    // The ice behind its edge, rising out of sight.
    fill(
      'M-20 300Q500 190 900 176T1640 150V420H-20z',
      p.down(150, 340, spread(paint.snow, mix(paint.snow, paint.haze, 0.4))),
    ),
    brush(p, { x: 460, y: 196, w: 1160, h: 104 }, 60, -0.06, 130, paint.haze, 4, 0.5),
    fill(
      lines([...steps, [1640, shore + 6], [-20, shore + 6]]),
      p.down(
        240,
        shore,
        spread(
          paint.snow,
          mix(paint.haze, paint.aurora, 0.25),
          mix(paint.slate, paint.aurora, 0.15),
          mix(paint.fjord, paint.slate, 0.4),
        ),
      ),
    ),
    fill(facets.slice(0, 30).join(''), mix(paint.fjord, paint.slate, 0.3), { opacity: 0.5 }),
    fill(facets.slice(30).join(''), paint.snow, { opacity: 0.6 }),
    stroke(cracks, mix(paint.fjord, paint.night, 0.3), 4, {
      opacity: 0.6,
      'stroke-linejoin': 'round',
    }),
    // A piece falls.
    fill('M1090 330L1160 316L1190 420L1170 520L1108 500L1080 410z', paint.snow) +
      fill('M1160 316L1190 420L1170 520L1140 440z', paint.slate) +
      fill(
        Array.from({ length: 16 }, () =>
          blob(
            p,
            between(p.random, 1040, 1240),
            between(p.random, 500, 566),
            between(p.random, 14, 40),
            between(p.random, 12, 30),
            0.3,
            8,
          ),
        ).join(''),
        paint.snow,
        { opacity: 0.9 },
      ),
    dabs(
      50,
      () => [between(p.random, 1020, 1260), between(p.random, 420, 560)],
      paint.snow,
      8,
      0.9,
    ),
    water(
      p,
      shore,
      1000,
      spread(
        mix(paint.haze, paint.aurora, 0.3),
        mix(paint.slate, paint.fjord, 0.4),
        mix(paint.fjord, paint.night, 0.5),
        paint.night,
      ),
    ),
    fill(`M-20 ${shore}H1640V${shore + 120}Q800 ${shore + 60} -20 ${shore + 120}z`, ice, {
      opacity: 0.28,
    }),
    mist(p, shore - 70, 130, paint.snow, 0.7),
    ripples(p, { x: -50, y: shore + 10, w: 1700, h: 430 }, 130, paint.ink, 0.35, 180, 5),
    ripples(p, { x: -50, y: shore + 10, w: 1700, h: 430 }, 70, paint.cream, 0.5, 130, 3.6),
    berg(300, 660, 0.72) + berg(1390, 690, 0.95) + berg(1130, 610, 0.3) + berg(90, 610, 0.34),
    skerry(p, 560, 690, 190, 56),
    skerry(p, 910, 800, 430, 176),
    seal(800, 646, 0.8, true, mix(paint.slate, paint.granite, 0.5)),
    seal(1046, 668, 0.72, false, mix(paint.umber, paint.granite, 0.4)),
    seal(636, 744, 0.6, true, mix(paint.night, paint.granite, 0.4)),
    // One that looks up out of the water.
    fill('M330 872Q326 806 366 802T404 872z', mix(paint.night, paint.granite, 0.3)) +
      circle(352, 826, 5, paint.ink) +
      circle(378, 826, 5, paint.ink) +
      fill('M357 836q9 -5 18 0q-2 9 -9 10q-7 -1 -9 -10z', paint.ink) +
      stroke('M354 850l-26 6M354 856l-22 12M378 850l26 6M378 856l22 12', paint.haze, 2) +
      stroke('M280 878Q366 862 450 878M300 892Q366 882 430 892', paint.snow, 5, { opacity: 0.7 }),
    fill(
      Array.from({ length: 17 }, () =>
        blob(
          p,
          between(p.random, 0, 1600),
          between(p.random, 850, 990),
          between(p.random, 30, 110),
          between(p.random, 10, 24),
          0.25,
          9,
        ),
      ).join(''),
      mix(paint.snow, paint.haze, 0.25),
    ),
    wisps(p, 0, 1600, 700, 30, paint.snow, 0.4, 6),
    birds(p, 640, 420, 8, 17, paint.ink),
  );
  return p.svg();
}
