import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { glitter, reflection, ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5613,
  alt: {
    no: 'Et langt padleskip fra bronsealderen, med dyrehoder på de høye stevnene, glir inn en stille vik i soloppgang; på berget ved vannet er det hogd inn skip.',
    sv: 'Ett långt paddelskepp från bronsåldern, med djurhuvuden på de höga stävarna, glider in i en stilla vik i soluppgång; på hällen vid vattnet är skepp inhuggna.',
    en: 'A long paddled ship of the Bronze Age, animal heads on its tall stems, glides into a still inlet at sunrise; on the rock by the water ships are carved.',
  },
  caption: {
    no: 'Der det i dag er kornåker, gikk det viker langt inn i landet. Skipet er det vanligste motivet av alle. Fritt tegnet.',
    sv: 'Då stod havet högre, och många av bilderna höggs nära vattnet. Skeppet är det vanligaste motivet av alla. Fritt tecknat.',
    en: 'The sea stood higher then, and many of the pictures were cut near the water. The ship is the commonest of them all. Drawn freely.',
  },
  focal: [0.5, 0.52],
};

const hull = mix(paint.umber, paint.rust, 0.3);

function paddler(x: number, y: number, s: number, coat: string, lean: number): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    stroke('M14 -62L46 26', mix(paint.ochre, paint.umber, 0.3), 6) +
      fill('M38 14l16 -5l14 46l-15 5z', mix(paint.ochre, paint.umber, 0.3)),
    fill(`M-22 6Q-30 -50 ${-8 + lean} -74Q${10 + lean} -80 ${20 + lean} -62Q24 -30 20 6z`, coat),
    fill(`M-22 6Q-30 -50 ${-8 + lean} -74L${lean} -74Q-12 -40 -8 6z`, paint.ink, { opacity: 0.25 }),
    stroke(`M${10 + lean} -58Q34 -44 24 -34`, shade(coat, 0.25), 11, { 'stroke-linecap': 'round' }),
    circle(12 + lean, -92, 15, mix(paint.rose, paint.umber, 0.3)),
    fill(
      `M${-4 + lean} -90Q${-6 + lean} -114 ${14 + lean} -112Q${26 + lean} -110 ${26 + lean} -98Q${8 + lean} -100 ${6 + lean} -82z`,
      mix(paint.tar, paint.umber, 0.3),
    ),
  );
}

const carvedShip = (x: number, y: number, s: number): string => {
  let d = `M${x} ${y}h${150 * s}q${32 * s} ${-4 * s} ${34 * s} ${-40 * s}l${18 * s} ${-4 * s}M${x} ${y}q${-34 * s} ${-4 * s} ${-38 * s} ${-34 * s}M${x - 24 * s} ${y + 18 * s}h${206 * s}`;
  for (let i = 0; i < 8; i += 1) d += `M${x + (6 + i * 19) * s} ${y}v${-20 * s}`;
  return d;
};

export function draw(): string {
  const p = new Picture('tanum-vika');
  const shore = 560;
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.slate, paint.heather, 0.3),
        mix(paint.rose, paint.haze, 0.35),
        mix(paint.butter, paint.rose, 0.3),
        paint.butter,
      ),
    ),
    streaks(
      p,
      { x: 100, y: 60, w: 1500, h: 240 },
      16,
      mix(paint.cream, paint.rose, 0.25),
      0.6,
      520,
      11,
    ),
    sun(p, 820, 500, 64, paint.snow, paint.butter, 11, 0.95),
    poly(
      under(ridge(p, pts('-20,470 200,420 420,476 640,512 760,536'), 5, 2, 8, true), shore + 6),
      mix(paint.heather, paint.slate, 0.4),
    ),
    poly(
      under(ridge(p, pts('900,540 1060,500 1260,440 1440,470 1640,400'), 5, 3, 8, true), shore + 6),
      mix(paint.heather, paint.slate, 0.45),
    ),
    mist(p, 430, 150, mix(paint.butter, paint.cream, 0.5), 0.75),
    poly(
      under(ridge(p, pts('-20,500 160,500 340,536 470,560'), 5, 4, 8, true), shore + 10),
      mix(paint.plum, paint.leaf, 0.5),
    ),
    ...[
      [60, 520, 150],
      [150, 520, 110],
      [250, 532, 130],
    ].map(([x = 0, y = 0, h = 0]) =>
      leafy(
        p,
        x,
        y,
        h,
        {
          trunk: paint.tar,
          dark: mix(paint.plum, paint.pine, 0.5),
          mid: mix(paint.leaf, paint.plum, 0.3),
          light: mix(paint.moss, paint.butter, 0.3),
        },
        false,
      ),
    ),
    // A long house and its smoke.
    fill('M330 552L350 510H470L490 552z', mix(paint.umber, paint.plum, 0.4)) +
      stroke('M410 506q-16 -40 6 -70t-6 -70', paint.cream, 8, {
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
    rect(
      0,
      shore,
      1600,
      450,
      p.down(
        shore,
        960,
        spread(
          mix(paint.butter, paint.rose, 0.35),
          mix(paint.rose, paint.slate, 0.55),
          mix(paint.fjord, paint.plum, 0.3),
        ),
      ),
    ),
    glitter(p, 820, shore + 4, 820, 80, paint.snow, 110),
  );
  const ship = p.symbol(
    ...Array.from({ length: 11 }, (_, i) =>
      paddler(
        420 + i * 74,
        662 + Math.sin((i / 10) * 3.1) * 10,
        0.82,
        [
          mix(paint.ochre, paint.umber, 0.4),
          mix(paint.rust, paint.umber, 0.3),
          mix(paint.granite, paint.umber, 0.4),
          mix(paint.lime, paint.umber, 0.3),
        ][i % 4] ?? paint.umber,
        10,
      ),
    ),
    // Keel and rail both run out beyond the hull, the rail's ends rise and end in heads.
    fill(
      'M240 640Q300 668 420 660H1160Q1280 664 1330 628Q1330 690 1240 704H340Q250 694 240 640z',
      p.down(636, 704, spread(mix(hull, paint.butter, 0.35), hull, shade(hull, 0.45))),
    ),
    stroke('M330 704H1300Q1390 704 1430 640M340 704H270Q210 700 170 664', shade(hull, 0.25), 13, {
      'stroke-linecap': 'round',
    }),
    stroke('M1320 640Q1396 600 1404 486', hull, 17, { 'stroke-linecap': 'round' }) +
      stroke('M250 646Q180 616 172 510', hull, 17, { 'stroke-linecap': 'round' }),
    fill(
      'M1396 500Q1386 440 1418 424L1412 396L1436 420Q1480 432 1500 462Q1492 478 1466 472Q1430 470 1416 500z',
      hull,
    ) + circle(1440, 442, 5, paint.ink),
    fill(
      'M180 524Q190 466 158 450L164 422L140 446Q96 458 76 488Q84 504 110 498Q146 496 160 524z',
      hull,
    ) + circle(136, 468, 5, paint.ink),
    stroke('M290 676Q800 700 1290 676', paint.tar, 4, { opacity: 0.7 }) +
      stroke(
        Array.from({ length: 24 }, (_, i) => `M${330 + i * 40} 684v14`).join(''),
        mix(paint.lime, paint.umber, 0.3),
        5,
      ),
  );
  p.add(
    reflection(p, ship, 706, { squeeze: 0.55, opacity: 0.45, depth: 180 }),
    `<use href="#${ship}"/>`,
    stroke('M160 712Q400 726 700 712T1440 712', paint.snow, 5, { opacity: 0.6 }),
    ripples(p, { x: -20, y: 580, w: 1640, h: 300 }, 90, paint.cream, 0.4, 150, 4),
    ripples(p, { x: -20, y: 700, w: 1640, h: 240 }, 60, paint.plum, 0.3, 170, 5),
  );
  const rock = ridge(
    p,
    pts('-20,800 260,790 560,850 860,900 1160,880 1420,830 1620,812'),
    6,
    7,
    8,
    true,
  );
  const marks =
    carvedShip(180, 900, 1.1) +
    carvedShip(1180, 950, 1) +
    carvedShip(1400, 890, 0.8) +
    carvedShip(440, 965, 0.9);
  p.add(
    p.clipped(
      lines(under(rock)),
      poly(
        under(rock),
        p.along(
          [800, 800],
          [0, 1000],
          spread(
            mix(paint.granite, paint.butter, 0.4),
            mix(paint.granite, paint.plum, 0.3),
            mix(paint.plum, paint.night, 0.3),
          ),
        ),
      ),
      brush(p, { x: -20, y: 780, w: 1640, h: 220 }, 220, 0.06, 90, paint.plum, 2.6, 0.35),
      brush(p, { x: -20, y: 780, w: 1640, h: 220 }, 130, 0.06, 80, paint.cream, 2.2, 0.35),
      stroke(marks, paint.butter, 8, {
        transform: 'translate(3 4)',
        opacity: 0.6,
        'stroke-linecap': 'round',
      }),
      stroke(marks, mix(paint.plum, paint.night, 0.5), 8, { 'stroke-linecap': 'round' }),
    ),
    stroke(lines(rock, false), paint.cream, 6, { opacity: 0.8, 'stroke-dasharray': '70 20 40 12' }),
    grass(p, pts('-20,812 140,800'), 0.4, 70, mix(paint.pine, paint.plum, 0.3)) +
      grass(p, pts('1500,828 1620,816'), 0.4, 70, mix(paint.pine, paint.plum, 0.3)),
    dabs(
      30,
      () => [p.random() * 1600, between(p.random, 900, 990)],
      mix(paint.ochre, paint.butter, 0.3),
      7,
      0.7,
    ),
    birds(p, 1180, 240, 7, 14, paint.plum),
  );
  return p.svg();
}
