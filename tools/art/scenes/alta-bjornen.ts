import { mix, paint } from '../lib/color.ts';
import { reindeer } from '../lib/carvings.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5177,
  alt: {
    no: 'Nært på berget i lavt lys: en bjørn går ut av hiet, og sporene hennes krysser flata tvers gjennom rein i flokk; lyng og lav langs sprekkene.',
    sv: 'Nära hällen i lågt ljus: en björn går ut ur idet, och dess spår korsar ytan tvärs genom en flock renar; ljung och lav längs sprickorna.',
    en: 'Close to the rock in low light: a bear walks out of its den, and its tracks cross the face right through a herd of reindeer; heather and lichen along the cracks.',
  },
  caption: {
    no: 'En bjørn kommer ut av hiet og setter spor over berget, rett gjennom de andre bildene. Fritt tegnet.',
    sv: 'En björn kommer ut ur idet och lämnar spår över hällen, rakt genom de andra bilderna. Fritt tecknat.',
    en: 'A bear comes out of its den and leaves tracks across the rock, right through the other pictures. Drawn freely.',
  },
  focal: [0.6, 0.48],
};

/** A pecked bear: a filled body of many small dents. */
const bear = (x: number, y: number, s: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    fill(
      'M-112 -20Q-108 -66 -50 -70Q0 -84 46 -70Q70 -88 84 -74Q92 -90 102 -78Q108 -70 108 -60Q138 -50 140 -36Q132 -24 108 -28Q92 -24 80 -14Q76 14 82 44H58Q52 20 40 8Q26 22 28 46H6Q2 24 -4 10Q-30 14 -50 8Q-50 26 -44 46H-68Q-72 26 -78 10Q-88 22 -86 46H-110Q-114 8 -112 -20z',
      'currentColor',
    ),
  );

/** One paw mark: the pad and its claws. */
const paw = (x: number, y: number, s: number, turn: number): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(s)})` },
    fill(
      'M-13 8Q-16 -8 0 -8Q16 -8 13 8Q8 18 0 16Q-8 18 -13 8zM-14 -12a4 5 0 1 1 .1 0zM-4 -18a4 5 0 1 1 .1 0zM7 -18a4 5 0 1 1 .1 0zM17 -11a4 5 0 1 1 .1 0z',
      'currentColor',
    ),
  );

export function draw(): string {
  const p = new Picture('alta-bjornen');
  const stone = mix(paint.haze, paint.lime, 0.55);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 100],
        [1600, 900],
        spread(
          mix(stone, paint.butter, 0.6),
          mix(stone, paint.apricot, 0.32),
          mix(stone, paint.rose, 0.2),
          mix(stone, paint.slate, 0.4),
        ),
      ),
    ),
    fill(
      Array.from({ length: 40 }, () =>
        blob(
          p,
          p.random() * 1600,
          p.random() * 1000,
          between(p.random, 60, 220),
          between(p.random, 20, 60),
          0.2,
          13,
        ),
      ).join(''),
      mix(stone, paint.slate, 0.5),
      { opacity: 0.25 },
    ),
    brush(p, { x: -60, y: 0, w: 1700, h: 1000 }, 420, 0.25, 80, paint.slate, 2.2, 0.3),
    brush(p, { x: -60, y: 0, w: 1700, h: 1000 }, 420, 0.25, 60, paint.cream, 2.2, 0.26),
    stroke(
      'M-20 250Q240 300 420 420T760 620T1100 1010M900 -20Q980 160 1180 260T1620 420M-20 800Q160 780 300 860T460 1010',
      mix(paint.ink, paint.plum, 0.4),
      12,
      { 'stroke-linecap': 'round' },
    ),
    stroke(
      'M-20 258Q240 308 420 428T760 628T1100 1018M900 -12Q980 168 1180 268T1620 428',
      paint.cream,
      3,
      { opacity: 0.6 },
    ),
  );
  // Ice has polished the rock; lichen and heather have taken the cracks.
  p.add(
    ...[paint.moss, mix(paint.butter, paint.moss, 0.5), mix(paint.ochre, paint.ember, 0.3)].map(
      (c, i) =>
        fill(
          Array.from({ length: 16 }, () => {
            const t = p.random();
            return blob(
              p,
              t * 1100 + between(p.random, -40, 40),
              250 + t * t * 700 + between(p.random, -30, 30),
              between(p.random, 8, 34 - i * 6),
              between(p.random, 6, 22 - i * 4),
              0.35,
              9,
            );
          }).join(''),
          c,
          { opacity: 0.75 },
        ),
    ),
    dabs(
      240,
      () => {
        const t = p.random();
        return [t * 480 - 20, 800 + t * t * 190 + between(p.random, -24, 90)];
      },
      mix(paint.pine, paint.tar, 0.4),
      13,
    ),
    dabs(
      200,
      () => {
        const t = p.random();
        return [t * 470 - 20, 800 + t * t * 190 + between(p.random, -30, 80)];
      },
      paint.heather,
      9,
    ),
    dabs(
      90,
      () => {
        const t = p.random();
        return [t * 470 - 20, 800 + t * t * 190 + between(p.random, -30, 80)];
      },
      paint.rose,
      6,
    ),
  );
  // The den, the tracks winding out, the bear at their end and her cub behind.
  const tracks = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const x = 290 + t * 520;
    const y = 706 - Math.sin(t * 3) * 70 - t * 70 + (i % 2 ? 15 : -15);
    return paw(x, y, 1.25, 72 - t * 26);
  }).join('');
  const late = Array.from({ length: 6 }, (_, i) =>
    paw(1330 + i * 40, 900 - i * 12 + (i % 2 ? 13 : -13), 0.9, 66),
  ).join('');
  const den =
    'M96 760Q80 620 190 590Q310 580 320 700Q318 780 250 800M140 752Q132 656 194 638Q262 634 268 704Q264 744 232 756';
  const herd = [
    [330, 400, 1.5],
    [560, 330, 1.7],
    [760, 220, 1.35],
    [500, 540, 1.3],
    [1360, 240, 1.3],
    [640, 800, 1.7],
    [870, 740, 1.3],
    [1060, 830, 1.6],
    [1290, 720, 1.4],
  ]
    .map(([x = 0, y = 0, s = 1], i) => reindeer(x, y, s, i % 3 === 2))
    .join('');
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const pecked = group({}, bear(1090, 470, 2.35), tracks, late);
  p.add(
    group({ color: paint.cream, transform: 'translate(5 6)', opacity: 0.6 }, pecked) +
      stroke(den + herd, paint.cream, 9, { ...round, transform: 'translate(4 5)', opacity: 0.6 }),
    stroke(den, mix(paint.plum, paint.night, 0.5), 16, round) +
      stroke(herd, mix(paint.plum, paint.night, 0.45), 9, round),
    group({ color: mix(paint.plum, paint.night, 0.5) }, pecked),
    // The small dents of the chisel, left standing in the bodies.
    dabs(
      150,
      () => [1090 + between(p.random, -235, 190), 405 + between(p.random, -66, 66)],
      mix(stone, paint.cream, 0.2),
      5,
      0.55,
    ),
    fill(
      blob(p, 1480, 780, 150, 40, 0.16, 15),
      p.along(
        [1340, 740],
        [1600, 820],
        spread(mix(paint.butter, paint.cream, 0.4), mix(paint.slate, paint.haze, 0.4)),
      ),
    ) + stroke('M1400 776h70M1450 792h90M1430 764h40', paint.snow, 4, { opacity: 0.8 }),
    dabs(60, () => [p.random() * 1600, p.random() * 1000], paint.butter, 5, 0.7),
    glow(p, 60, 60, 1200, paint.butter, 0.4),
    vignette(p, 860, 460, 0.22),
  );
  return p.svg();
}
