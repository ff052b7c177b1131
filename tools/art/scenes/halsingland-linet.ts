import { mix, paint } from '../lib/color.ts';
import { brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5625,
  alt: {
    no: 'En blå linåker i dalen; to kvinner rykker lin og binder knipper, og på hesjer står det gyllen lin til tørk foran en stor, rød gård.',
    sv: 'En blå linåker i dalen; två kvinnor rycker lin och binder knippen, och på störar står gyllene lin på tork framför en stor, röd gård.',
    en: 'A blue field of flax in the valley; two women pull the flax and tie it in sheaves, and golden flax dries on racks before a great red farm.',
  },
  caption: {
    no: 'Linet vokste godt i dalene og ble spunnet, vevd og solgt langt utenfor landskapet.',
    sv: 'Linet växte bra i dalarna. Det spanns, vävdes och såldes långt utanför landskapet.',
    en: 'Flax grew well in the valleys. It was spun, woven and sold far beyond the province.',
  },
  focal: [0.48, 0.58],
};

/** A sheaf of flax tied at the waist. */
const sheaf = (x: number, y: number, s: number, color: string): string =>
  fill('M-34 0Q-10 -50 -12 -84Q-40 -130 -44 -170H44Q40 -130 12 -84Q10 -50 34 0z', color, {
    transform: `translate(${n(x)} ${n(y)}) scale(${s})`,
  }) +
  stroke(
    'M-20 -4L-6 -80L-28 -166M0 0V-166M20 -4L6 -80L28 -166',
    mix(color, paint.umber, 0.5),
    3.4,
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
  ) +
  stroke('M-14 -84H14', paint.umber, 8, { transform: `translate(${n(x)} ${n(y)}) scale(${s})` });

export function draw(): string {
  const p = new Picture('halsingland-linet');
  const ripe = mix(paint.butter, paint.ochre, 0.4);
  const red = mix(paint.rust, paint.oxblood, 0.3);
  const blue = mix(paint.slate, paint.heather, 0.3);
  p.add(
    sky(
      p,
      480,
      spread(
        mix(paint.slate, paint.fjord, 0.15),
        mix(paint.haze, paint.mist, 0.5),
        mix(paint.cream, paint.mist, 0.4),
      ),
    ),
    heap(p, 980, 230, 520, 170, paint.snow, 0.95),
    heap(p, 150, 170, 330, 100, paint.snow, 0.85),
    poly(
      under(ridge(p, pts('-20,360 260,280 560,350 880,260 1200,340 1620,270'), 5, 2, 8, true), 520),
      mix(paint.haze, paint.fjord, 0.4),
    ),
    spruces(
      p,
      pts('-20,362 260,284 560,352 880,264 1200,342 1620,274'),
      130,
      14,
      34,
      mix(paint.fjord, paint.haze, 0.3),
    ),
    mist(p, 320, 120, paint.mist, 0.6),
    poly(
      under(ridge(p, pts('-20,440 400,410 800,436 1200,404 1620,430'), 4, 3, 8, true), 560),
      mix(paint.leaf, paint.butter, 0.25),
    ),
    spruces(p, pts('-20,440 400,414 620,430'), 40, 30, 76, mix(paint.pine, paint.leaf, 0.35)),
    // The farm: three great houses round a yard.
    fill('M960 470V350L990 320H1290L1320 350V470z', red) +
      fill('M944 354L980 304H1300L1336 354z', mix(paint.tar, paint.umber, 0.4)) +
      fill('M1330 474V396L1352 374H1500L1520 396V474z', mix(red, paint.tar, 0.2)) +
      fill('M1318 400L1346 362H1506L1532 400z', mix(paint.tar, paint.umber, 0.3)) +
      fill('M860 474V396L880 376H950V474z', mix(red, paint.tar, 0.15)) +
      fill('M848 400L874 364H956V400z', mix(paint.tar, paint.umber, 0.3)),
    ...Array.from(
      { length: 7 },
      (_, i) =>
        rect(980 + i * 48, 370, 22, 30, paint.snow) +
        rect(984 + i * 48, 374, 14, 22, paint.slate) +
        (i === 3
          ? ''
          : rect(980 + i * 48, 424, 22, 30, paint.snow) +
            rect(984 + i * 48, 428, 14, 22, paint.slate)),
    ),
    fill('M1110 470V414h60v56z', paint.snow) +
      fill('M1100 418l40 -34l40 34z', paint.snow) +
      rect(1128, 430, 24, 40, mix(paint.leaf, paint.pine, 0.3)) +
      fill('M1030 304v-34h26v34zM1220 304v-34h26v34z', mix(paint.rust, paint.umber, 0.4)),
    rect(
      -20,
      470,
      1640,
      120,
      p.down(
        470,
        590,
        spread(mix(paint.leaf, paint.butter, 0.4), mix(paint.leaf, paint.moss, 0.3)),
      ),
    ),
    // Racks: poles with sheaves hung over them, rank behind rank.
    ...[
      [200, 530, 0.42],
      [880, 540, 0.42],
      [120, 590, 0.6],
      [760, 600, 0.6],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        stroke(`M${x - 40 * s} ${y - 150 * s}H${x + 960 * s}`, paint.umber, 9 * s) +
        Array.from({ length: 12 }, (_, i) =>
          sheaf(x + i * 84 * s, y, s, mix(ripe, paint.umber, (i % 3) * 0.1)),
        ).join(''),
    ),
    rect(
      -20,
      588,
      1640,
      420,
      p.down(
        588,
        1000,
        spread(
          mix(blue, paint.mist, 0.3),
          mix(blue, paint.fjord, 0.3),
          mix(paint.leaf, paint.fjord, 0.4),
        ),
      ),
    ),
    // The field: stems below, a haze of blue above.
    brush(
      p,
      { x: -20, y: 600, w: 1640, h: 400 },
      380,
      -1.5,
      34,
      mix(paint.leaf, paint.mist, 0.3),
      2.4,
      0.5,
    ),
    dabs(
      420,
      () => [p.random() * 1600, 596 + p.random() ** 1.4 * 170],
      mix(paint.haze, paint.snow, 0.35),
      6,
      0.8,
    ),
    dabs(
      300,
      () => [p.random() * 1600, 640 + p.random() * 240],
      mix(paint.slate, paint.snow, 0.4),
      10,
      0.85,
    ),
  );
  p.add(
    // What is pulled lies bare: a strip in front of them.
    fill(
      'M330 1010Q420 800 640 744H980Q1180 800 1260 1010z',
      p.down(
        744,
        1000,
        spread(mix(paint.umber, paint.lime, 0.35), mix(paint.umber, paint.tar, 0.3)),
      ),
    ),
    brush(p, { x: 420, y: 770, w: 760, h: 230 }, 160, 0.05, 34, paint.tar, 3, 0.4) +
      brush(p, { x: 480, y: 760, w: 640, h: 230 }, 70, -1.3, 16, ripe, 3, 0.8),
    worker({
      at: [610, 900],
      h: 400,
      coat: mix(paint.oxblood, paint.rust, 0.3),
      legs: paint.tar,
      skirt: mix(paint.fjord, paint.night, 0.3),
      hands: [
        [-0.28, 0.28],
        [-0.22, 0.34],
      ],
      lean: -0.2,
      hat: 'scarf',
      hatColor: paint.snow,
      sleeve: paint.snow,
    }),
    fill('M560 740Q620 760 690 740L720 890Q630 920 560 890z', mix(paint.snow, paint.cream, 0.4)) +
      stroke('M566 860h150M564 876h154', paint.ember, 5),
    stroke(
      Array.from(
        { length: 12 },
        (_, i) =>
          `M${n(494 + i * 5)} 800L${n(430 + i * 9)} ${n(640 + (i % 4) * 10)}M${n(496 + i * 4)} 800L${n(500 + i * 5)} 880`,
      ).join(''),
      mix(paint.leaf, paint.butter, 0.4),
      4,
    ) +
      dabs(
        24,
        () => [between(p.random, 420, 540), between(p.random, 620, 680)],
        mix(paint.slate, paint.snow, 0.3),
        12,
      ),
    worker({
      at: [990, 920],
      h: 420,
      coat: mix(paint.moss, paint.leaf, 0.4),
      legs: paint.tar,
      skirt: mix(paint.rust, paint.oxblood, 0.2),
      hands: [
        [-0.12, 0.52],
        [0.14, 0.52],
      ],
      lean: 0.02,
      hat: 'scarf',
      hatColor: mix(paint.ember, paint.rust, 0.2),
      sleeve: paint.snow,
    }),
    fill('M940 750Q990 770 1050 750L1076 900Q990 930 920 900z', paint.cream) +
      stroke('M926 876h146', mix(paint.fjord, paint.slate, 0.3), 7),
    sheaf(990, 800, 1.05, mix(ripe, paint.leaf, 0.2)),
    sheaf(760, 960, 0.9, ripe) +
      sheaf(820, 976, 0.95, mix(ripe, paint.umber, 0.12)) +
      sheaf(880, 962, 0.88, ripe),
    worker({
      at: [1200, 880],
      h: 190,
      coat: paint.ochre,
      legs: paint.tar,
      skirt: mix(paint.slate, paint.fjord, 0.3),
      hands: [
        [-0.14, 0.46],
        [0.12, 0.46],
      ],
      hat: 'scarf',
      hatColor: paint.snow,
    }),
    fill('M1160 800q40 -24 80 0l-10 44h-60z', mix(paint.umber, paint.ochre, 0.4)),
    // Flax in flower close to us.
    grass(p, pts('-20,1006 360,1006'), 0.34, 190, mix(paint.leaf, paint.moss, 0.3)) +
      grass(p, pts('1240,1006 1620,1006'), 0.34, 190, mix(paint.leaf, paint.moss, 0.3)),
    ...Array.from({ length: 26 }, (_, i) => {
      const [x, y, r] = [
        i < 13 ? between(p.random, 0, 340) : between(p.random, 1260, 1600),
        between(p.random, 800, 960),
        between(p.random, 13, 22),
      ];
      return (
        fill(
          Array.from({ length: 5 }, (_u, k) => {
            const a = k * 1.257 + i;
            return `M${n(x)} ${n(y)}Q${n(x + Math.cos(a - 0.5) * r)} ${n(y + Math.sin(a - 0.5) * r)} ${n(x + Math.cos(a) * r * 1.2)} ${n(y + Math.sin(a) * r * 1.2)}Q${n(x + Math.cos(a + 0.5) * r)} ${n(y + Math.sin(a + 0.5) * r)} ${n(x)} ${n(y)}z`;
          }).join(''),
          mix(paint.slate, mix(paint.heather, paint.snow, 0.4), 0.5),
        ) + fill(`M${n(x - 3)} ${n(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`, paint.butter)
      );
    }),
  );
  return p.svg();
}
