import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, lines, n, Picture, poly, stroke, type Point } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5814,
  alt: {
    no: 'Kvitsanden ved Røros: lyse sanddyner med krusninger etter vinden, en død, krokete furu, spor som blåses igjen, og skogen mørk bak.',
    sv: 'Kvitsanden vid Røros: ljusa sanddyner med krusningar efter vinden, en död, krokig tall, spår som blåser igen, och skogen mörk bakom.',
    en: 'Kvitsanden near Røros: pale dunes rippled by the wind, a dead, crooked pine, tracks being blown over, and the dark forest behind.',
  },
  caption: {
    no: 'I 1903 ble det plantet 18 000 buskfuruer i sanden. Året etter var de døde.',
    sv: '1903 planterades 18 000 busktallar i sanden. Året därpå var de döda.',
    en: 'In 1903 18,000 mountain pines were planted in the sand. The year after they were dead.',
  },
  focal: [0.52, 0.55],
};

/** One dune: the side the wind has swept smooth, and the steep side in shade. */
function dune(p: Picture, points: Point[], salt: number, tone: string): string {
  const crest = ridge(p, points, 3, salt, 8, true);
  const ripples = Array.from({ length: 13 }, (_, i) =>
    lines(
      crest
        .filter((_point, at) => at % 3 === 0)
        .map(([x, y]): Point => [x, y + 18 + i * 21 + Math.sin(x / 70 + i * 1.2) * 6]),
      false,
    ),
  ).join('');
  return p.clipped(
    lines(under(crest)),
    poly(
      under(crest),
      p.down(
        Math.min(...crest.map(([, y]) => y)),
        1000,
        spread(mix(tone, paint.snow, 0.55), tone, mix(tone, paint.apricot, 0.4)),
      ),
    ),
    stroke(ripples, mix(tone, paint.umber, 0.4), 3.4, { opacity: 0.34 }),
    stroke(ripples, paint.snow, 2.4, { opacity: 0.5, transform: 'translate(0 -4)' }),
    brush(p, { x: 0, y: 480, w: 1600, h: 520 }, 90, 0.06, 30, paint.umber, 1.8, 0.22),
    stroke(lines(crest, false), paint.snow, 7),
  );
}

function deadPine(x: number, y: number): string {
  const wood = mix(paint.granite, paint.slate, 0.3);
  const trunk = `M${x - 34} ${y}Q${x - 10} ${y - 130} ${x - 50} ${y - 240}Q${x - 70} ${y - 330} ${x - 6} ${y - 430}L${x + 8} ${y - 424}Q${x - 34} ${y - 330} ${x - 14} ${y - 244}Q${x + 30} ${y - 120} ${x + 40} ${y}z`;
  const limbs = `M${x - 44} ${y - 250}Q${x - 130} ${y - 290} ${x - 200} ${y - 260}M${x - 120} ${y - 282}Q${x - 160} ${y - 330} ${x - 214} ${y - 336}M${x - 24} ${y - 290}Q${x + 70} ${y - 330} ${x + 150} ${y - 300}M${x + 70} ${y - 318}Q${x + 110} ${y - 370} ${x + 170} ${y - 376}M${x - 20} ${y - 380}Q${x - 80} ${y - 430} ${x - 120} ${y - 426}M${x - 4} ${y - 420}Q${x + 30} ${y - 470} ${x + 70} ${y - 480}M${x} ${y - 150}Q${x + 70} ${y - 180} ${x + 100} ${y - 166}`;
  return (
    fill(
      `M${x - 30} ${y}Q${x + 180} ${y + 36} ${x + 420} ${y + 10}L${x + 430} ${y + 22}Q${x + 160} ${y + 62} ${x - 40} ${y + 18}z`,
      mix(paint.heather, paint.umber, 0.4),
      { opacity: 0.5 },
    ) +
    stroke(limbs, wood, 12, { 'stroke-linecap': 'round' }) +
    fill(trunk, wood) +
    fill(
      `M${x + 8} ${y - 424}Q${x - 34} ${y - 330} ${x - 14} ${y - 244}Q${x + 30} ${y - 120} ${x + 40} ${y}H${x + 8}Q${x + 6} ${y - 130} ${x - 30} ${y - 240}Q${x - 46} ${y - 330} ${x + 8} ${y - 424}z`,
      shade(wood, 0.4),
    ) +
    stroke(
      `M${x - 14} ${y - 20}Q${x} ${y - 130} ${x - 36} ${y - 240}M${x + 6} ${y - 20}Q${x + 14} ${y - 120} ${x - 22} ${y - 230}`,
      paint.cream,
      3,
      { opacity: 0.5 },
    )
  );
}

export function draw(): string {
  const p = new Picture('kvitsanden');
  const sand = mix(paint.cream, paint.lime, 0.5);
  p.add(
    sky(
      p,
      560,
      spread(
        mix(paint.fjord, paint.slate, 0.5),
        mix(paint.slate, paint.haze, 0.6),
        mix(paint.mist, paint.cream, 0.5),
      ),
    ),
    heap(p, 120, 230, 520, 110, paint.snow, 0.85) + heap(p, 980, 190, 480, 120, paint.snow, 0.9),
    streaks(p, { x: 0, y: 40, w: 1600, h: 160 }, 10, paint.snow, 0.5, 460, 10),
    poly(
      under(ridge(p, acrossSheet(440, 400, 420, 390, 410, 430), 5, 2, 8, true)),
      mix(paint.slate, paint.haze, 0.35),
    ),
    mist(p, 380, 120, paint.mist, 0.7),
    spruces(
      p,
      ridge(p, acrossSheet(520, 506, 512, 500, 516), 4, 4),
      120,
      50,
      110,
      mix(paint.pine, paint.slate, 0.15),
      mix(paint.moss, paint.butter, 0.25),
    ),
    dune(
      p,
      [
        [-20, 540],
        [220, 500],
        [430, 520],
        [700, 496],
        [940, 530],
        [1240, 486],
        [1640, 530],
      ],
      5,
      mix(sand, paint.haze, 0.25),
    ),
    dune(
      p,
      [
        [-20, 700],
        [180, 640],
        [420, 560],
        [520, 590],
        [760, 690],
        [1100, 650],
        [1360, 600],
        [1640, 680],
      ],
      6,
      mix(sand, paint.butter, 0.12),
    ),
    deadPine(1010, 720),
    dune(
      p,
      [
        [-20, 900],
        [300, 850],
        [620, 880],
        [960, 800],
        [1240, 770],
        [1640, 850],
      ],
      7,
      sand,
    ),
  );
  // Steps that come over the nearest dune and are fainter the older they are.
  const steps = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const [x, y, s] = [700 + t * 420 + Math.sin(t * 5) * 40, 985 - t * 180, 1.25 - t * 0.75];
    return fill(
      `M${n(x + (i % 2 ? 17 : -17) * s)} ${n(y)}q${n(9 * s)} ${n(-20 * s)} ${n(20 * s)} ${n(-5 * s)}q${n(-4 * s)} ${n(16 * s)} ${n(-20 * s)} ${n(5 * s)}z`,
      mix(paint.heather, paint.umber, 0.5),
      { opacity: n(0.85 - t * 0.6) },
    );
  });
  p.add(
    ...steps,
    // Sand that runs with the wind along the crests.
    stroke(
      Array.from(
        { length: 60 },
        () =>
          `M${n(p.random() * 1600)} ${n(between(p.random, 540, 880))}q${n(between(p.random, 40, 110))} ${n(between(p.random, -16, -4))} ${n(between(p.random, 120, 240))} ${n(between(p.random, -8, 6))}`,
      ).join(''),
      paint.snow,
      2.4,
      { opacity: 0.55, 'stroke-linecap': 'round' },
    ),
    dabs(150, () => [p.random() * 1600, between(p.random, 520, 900)], paint.snow, 3.4, 0.7),
    stroke(
      Array.from({ length: 26 }, () => {
        const x = between(p.random, 60, 420);
        return `M${n(x)} ${n(between(p.random, 930, 990))}q${n(between(p.random, 4, 20))} -50 ${n(between(p.random, 20, 54))} ${n(between(p.random, -84, -40))}`;
      }).join(''),
      mix(paint.moss, paint.ochre, 0.4),
      3.4,
      { 'stroke-linecap': 'round' },
    ),
    birds(p, 700, 220, 5, 12, mix(paint.slate, paint.ink, 0.4)),
  );
  return p.svg();
}
