import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { between, ridgeNoise } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { rowboat } from '../lib/boats.ts';
import { glow } from '../lib/light.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5173,
  alt: {
    no: 'Oppe på kanten av et stup drar en bonde til seg en stige i kveldslyset; nede på ei hylle står futen med papir i handa, og båten hans venter på fjorden.',
    sv: 'Uppe på kanten av ett stup drar en bonde åt sig en stege i kvällsljuset; nere på en hylla står fogden med papper i handen, och hans båt väntar på fjorden.',
    en: 'On the edge of a cliff a farmer draws up a ladder in the evening light; on a ledge below stands the bailiff, paper in hand, his boat waiting on the fjord.',
    nn: 'Oppe på kanten av eit stup dreg ein bonde til seg ein stige i kveldslyset; nede på ei hylle står futen med papir i handa, og båten hans ventar på fjorden.',
  },
  caption: {
    no: 'Et stykke av stien var en stige, og det fortelles at bonden dro den opp når futen kom for å kreve skatt.',
    sv: 'Det berättas att en bit av stigen upp till Skageflå var en stege, och att bonden drog upp den när fogden kom för att kräva skatt.',
    en: 'They tell that part of the path up to Skageflå was a ladder, and that the farmer drew it up when the bailiff came to collect the tax.',
    nn: 'Eit stykke av stien var ein stige, og det blir fortalt at bonden drog han opp når futen kom for å krevje skatt.',
  },
  focal: [0.5, 0.48],
};

const rock = mix(paint.granite, paint.rust, 0.25);

/** A cliff that ends at an uneven edge; its ledges and cracks catch the low sun. */
function cliff(p: Picture, edge: Point[], salt: number): string {
  const shape: Point[] = [...edge, [1640, 1010], [1640, -20]];
  const noise = ridgeNoise(p.seed + salt, 4);
  let cracks = '';
  let light = '';
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [between(p.random, 560, 1640), between(p.random, 200, 1000)];
    const l = between(p.random, 30, 150);
    cracks += `M${n(x)} ${n(y)}l${n(noise(i) * 30)} ${n(l * 0.5)}l${n(noise(i + 9) * 24)} ${n(l * 0.5)}`;
    if (i % 2)
      light += `M${n(x)} ${n(y)}l${n(l * 0.6)} ${n(-l * 0.16)}l${n(-l * 0.1)} ${n(l * 0.34)}l${n(-l * 0.44)} ${n(l * 0.1)}z`;
  }
  return p.clipped(
    lines(shape),
    poly(
      shape,
      p.along(
        [600, 300],
        [1500, 800],
        spread(
          mix(rock, paint.butter, 0.45),
          mix(rock, paint.apricot, 0.2),
          mix(rock, paint.plum, 0.5),
          mix(paint.plum, paint.night, 0.4),
        ),
      ),
    ),
    fill(light, paint.butter, { opacity: 0.35 }),
    stroke(cracks, paint.plum, 4, { opacity: 0.6 }),
    brush(p, { x: 560, y: 200, w: 1100, h: 800 }, 300, 1.4, 46, paint.ink, 2.6, 0.3),
  );
}

const tuft = (x: number, y: number, w: number): string =>
  fill(
    `M${x - w} ${y}q${n(w * 0.5)} ${n(-w * 0.5)} ${w} ${n(-w * 0.3)}q${n(w * 0.7)} ${n(-w * 0.1)} ${w} ${n(w * 0.3)}q${n(-w * 0.6)} ${n(w * 0.4)} ${n(-w * 2)} 0z`,
    mix(paint.moss, paint.butter, 0.3),
  );

export function draw(): string {
  const p = new Picture('geiranger-stigen');
  p.add(
    rect(
      0,
      0,
      1600,
      640,
      p.down(
        0,
        600,
        spread(
          mix(paint.slate, paint.plum, 0.35),
          mix(paint.rose, paint.heather, 0.4),
          paint.apricot,
          paint.butter,
        ),
      ),
    ),
    glow(p, 210, 470, 460, paint.cream, 0.8),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 200],
            [120, 330],
            [260, 480],
            [420, 560],
            [620, 470],
            [760, 330],
            [900, 230],
          ],
          12,
          2,
        ),
        800,
      ),
      mix(paint.heather, paint.rose, 0.4),
    ),
    mist(p, 420, 240, paint.butter, 0.6),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 420],
            [90, 500],
            [240, 640],
            [330, 690],
          ],
          10,
          3,
        ),
        800,
      ),
      mix(paint.plum, paint.heather, 0.4),
    ),
    water(p, 680, 1000, [
      [0, mix(paint.butter, paint.rose, 0.3)],
      [0.3, mix(paint.heather, paint.slate, 0.4)],
      [1, mix(paint.night, paint.plum, 0.3)],
    ]),
    glitter(p, 220, 684, 960, 80, paint.cream, 90),
    ripples(p, { x: -20, y: 700, w: 760, h: 280 }, 60, paint.plum, 0.35, 90, 4),
    wisps(p, 60, 620, 690, 16, paint.cream, 0.5, 5),
    rowboat(300, 880, 190, mix(paint.umber, paint.tar, 0.2), mix(paint.ochre, paint.umber, 0.3)),
    fill('M350 862v-30q2 -16 12 -16q12 0 12 16v30z', paint.night) +
      `<circle cx="362" cy="808" r="9" fill="${paint.rose}"/>` +
      stroke('M372 838L470 890', paint.umber, 5),
    cliff(
      p,
      ridge(
        p,
        [
          [620, 300],
          [640, 420],
          [596, 560],
          [660, 690],
          [610, 840],
          [700, 1010],
        ],
        14,
        5,
      ),
      4,
    ),
  );
  // The grassy top, where the farmer stands, and the bailiff's ledge.
  const top = ridge(
    p,
    [
      [596, 318],
      [760, 296],
      [980, 282],
      [1300, 236],
      [1640, 190],
    ],
    5,
    7,
  );
  p.add(
    fill(
      lines([...top, [1640, -20], [1640, 300], [1200, 330], [900, 350], [640, 344]]),
      mix(paint.moss, paint.butter, 0.25),
    ),
    brush(p, { x: 620, y: 236, w: 1020, h: 90 }, 190, -1.3, 24, paint.pine, 2.4, 0.45) +
      brush(p, { x: 620, y: 236, w: 1020, h: 90 }, 130, -1.2, 22, paint.butter, 2.2, 0.6),
    fill(
      'M600 880Q760 838 1000 846T1420 836L1500 870Q1300 940 1000 936T640 940z',
      mix(rock, paint.ink, 0.35),
    ) +
      fill(
        'M600 880Q760 838 1000 846T1420 836L1400 852Q1100 870 900 872T616 902z',
        mix(paint.moss, paint.butter, 0.2),
      ),
    tuft(700, 560, 46) +
      tuft(1180, 470, 54) +
      tuft(1060, 690, 40) +
      tuft(760, 720, 36) +
      tuft(1340, 640, 60),
    // A small farmhouse further up, smoke rising straight.
    rect(1360, 124, 150, 78, mix(paint.umber, paint.rust, 0.3)) +
      stroke('M1360 144h150M1360 164h150M1360 184h150', paint.tar, 4) +
      fill('M1340 132L1384 70H1490L1530 132z', mix(paint.moss, paint.butter, 0.15)) +
      rect(1424, 152, 26, 28, paint.butter) +
      rect(1466, 46, 20, 30, paint.granite) +
      stroke('M1476 44q-8 -30 4 -60', paint.cream, 9, { opacity: 0.6 }),
  );
  const ladder = 'M884 214L838 764M940 218L906 766';
  p.add(
    group(
      { transform: 'translate(6 -70)' },
      stroke(ladder, paint.ink, 12, { opacity: 0.35, transform: 'translate(20 14)' }),
      stroke(ladder, mix(paint.ochre, paint.umber, 0.45), 12, { 'stroke-linecap': 'round' }) +
        stroke(
          Array.from(
            { length: 13 },
            (_, i) => `M${n(880 - i * 3.4)} ${250 + i * 41}L${n(940 - i * 2.6)} ${253 + i * 41}`,
          ).join(''),
          mix(paint.ochre, paint.butter, 0.2),
          9,
        ),
      stroke('M882 214L836 764', paint.butter, 3, { opacity: 0.7 }),
    ),
    worker({
      at: [1030, 300],
      h: 270,
      coat: mix(paint.fjord, paint.slate, 0.2),
      legs: mix(paint.tar, paint.umber, 0.3),
      hands: [
        [-0.42, 0.6],
        [-0.3, 0.5],
      ],
      lean: 0.03,
      stride: 0.17,
      hat: 'cap',
      hatColor: paint.rust,
      beard: mix(paint.umber, paint.ochre, 0.3),
      sleeve: paint.cream,
    }),
    // The bailiff in black, looking up.
    worker({
      at: [760, 884],
      h: 240,
      coat: mix(paint.ink, paint.plum, 0.25),
      legs: mix(paint.ink, paint.night, 0.5),
      hands: [
        [0.2, 0.96],
        [-0.18, 0.46],
      ],
      lean: -0.03,
      stride: 0.08,
      hat: 'brim',
      hatColor: paint.ink,
    }),
    fill('M794 626l44 -12l10 44l-44 12z', paint.snow) +
      stroke('M802 638l30 -8M806 650l26 -7', paint.ink, 2.6),
    fill('M700 780h36v46h-36z', mix(paint.oxblood, paint.tar, 0.3)) +
      stroke('M700 780L748 700', paint.tar, 4),
    fill(
      Array.from({ length: 12 }, () =>
        blob(
          p,
          between(p.random, 640, 1400),
          between(p.random, 872, 930),
          between(p.random, 10, 26),
          between(p.random, 7, 14),
          0.3,
          7,
        ),
      ).join(''),
      shade(rock, 0.45),
    ),
    dabs(
      40,
      () => [between(p.random, 640, 1560), between(p.random, 250, 330)],
      paint.cream,
      5,
      0.9,
    ) +
      dabs(
        40,
        () => [between(p.random, 640, 1560), between(p.random, 250, 330)],
        paint.ember,
        5,
        0.9,
      ),
  );
  return p.svg();
}
