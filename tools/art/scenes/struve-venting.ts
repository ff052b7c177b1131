import { mix, paint, shade } from '../lib/color.ts';
import { dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5640,
  alt: {
    no: 'Over et hav av tåke stikker bare noen få fjelltopper opp; på den nærmeste står en teodolitt av messing, og to menn venter ved et lite telt.',
    sv: 'Ur ett hav av dimma sticker bara några få fjälltoppar upp; på den närmaste står en teodolit av mässing, och två män väntar vid ett litet tält.',
    en: 'Only a few mountain tops rise from a sea of fog; on the nearest stands a brass theodolite, and two men wait beside a small tent.',
  },
  caption: {
    no: 'Mye av feltarbeidet var venting: på at skodda skulle lette, så man kunne se fra topp til topp. Når sikten kom, måtte alt gå fort. Fritt tegnet.',
    sv: 'På fjället gick F. L. Klouman och C. A. B. Lundh. Där väntade de på att dimman skulle lätta. Fritt tecknat.',
    en: 'Much of the field work was waiting: for the fog to lift, up on summits without paths. Drawn freely.',
  },
  focal: [0.5, 0.52],
};

/** An instrument of the time: level circle on three screws, two standards, a telescope with its upright circle. */
function theodolite(p: Picture, x: number, y: number, s: number): string {
  const brass = p.along(
    [-150, -260],
    [150, -20],
    spread(mix(paint.butter, paint.snow, 0.4), paint.ochre, mix(paint.umber, paint.tar, 0.4)),
  );
  const wood = mix(paint.umber, paint.tar, 0.35);
  const ticks = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI;
    return `M${n(Math.cos(a) * 116)} ${n(-52 + Math.sin(a) * 24)}l${n(-Math.cos(a) * 14)} ${n(-Math.sin(a) * 4)}`;
  }).join('');
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    stroke('M-30 0L-176 352M30 0L176 340', wood, 24) +
      stroke('M-36 0L-182 350M24 0L170 338', mix(paint.ochre, paint.umber, 0.4), 6),
    stroke('M0 0L14 372', shade(wood, 0.3), 24) +
      stroke('M-108 190H112', paint.tar, 7) +
      fill('M-84 -18H84L66 18H-66z', wood),
    rect(-74, -42, 20, 28, brass) + rect(-10, -42, 20, 28, brass) + rect(54, -42, 20, 28, brass),
    fill('M-122 -60a122 27 0 1 0 244 0v12a122 27 0 1 1 -244 0z', shade(paint.umber, 0.3)) +
      fill('M-122 -60a122 27 0 1 0 244 0a122 27 0 1 0 -244 0z', brass),
    stroke(ticks, paint.tar, 2.4, { opacity: 0.7 }),
    fill('M-78 -66L-46 -220H-24L-30 -66zM78 -66L46 -220H24L30 -66z', brass),
    circle(0, -222, 84, 'none', { stroke: brass, 'stroke-width': 15 }) +
      circle(0, -222, 76, 'none', { stroke: paint.tar, 'stroke-width': 2 }) +
      stroke('M-78 -222H78M0 -300V-144M-55 -277L55 -167M-55 -167L55 -277', brass, 6),
    group(
      { transform: 'rotate(-5 0 -222)' },
      fill('M-206 -240H-170V-244H120V-252H190V-192H120V-200H-170V-204H-206z', brass) +
        stroke('M-170 -244V-200M120 -252V-192M-60 -244V-200M60 -244V-200', paint.tar, 4) +
        fill('M190 -252h16v60h-16z', paint.tar) +
        stroke('M-166 -236H116M124 -243H186', paint.snow, 5, { opacity: 0.85 }),
    ),
    circle(0, -222, 17, shade(paint.ochre, 0.25)),
  );
}

/** Somebody who has sat long, wrapped in a blanket. */
const sitter = (x: number, y: number, s: number, wool: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    fill('M-90 0Q-100 -110 -50 -164Q0 -190 44 -160Q84 -110 120 -70L150 0z', wool) +
      fill('M-90 0Q-100 -110 -50 -164L-22 -172Q-70 -90 -46 0z', paint.ink, { opacity: 0.3 }) +
      stroke('M-84 -40Q20 -14 142 -24M-86 -62Q20 -36 130 -50', paint.cream, 7, { opacity: 0.75 }),
    stroke('M110 -6h46', paint.tar, 22, { 'stroke-linecap': 'round' }),
    circle(12, -204, 36, mix(paint.rose, paint.umber, 0.25)),
    fill('M40 -200q10 8 2 14l-8 24q-30 8 -44 -8l6 -24z', mix(paint.umber, paint.tar, 0.2)),
    fill('M-30 -204Q-34 -256 14 -256Q52 -250 52 -214L66 -206L-26 -200z', paint.tar),
    stroke('M50 -178l44 14', paint.umber, 7) + stroke('M94 -164v-18', paint.tar, 15),
    stroke('M96 -188q-14 -30 6 -50t4 -44', paint.snow, 6, {
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
  );

export function draw(): string {
  const p = new Picture('struve-venting');
  const fog = mix(paint.mist, paint.rose, 0.22);
  // A top that dissolves downwards into the fog.
  const top = (points: string, salt: number, tone: number): string => {
    const line = ridge(p, pts(points), 12, salt);
    const c = mix(paint.slate, fog, tone);
    const high = Math.min(...line.map(([, y]) => y));
    const low = Math.max(...line.map(([, y]) => y));
    return poly(
      line,
      p.down(high, low, [
        [0, c],
        [0.55, c, 0.85],
        [1, c, 0],
      ]),
    );
  };
  p.add(
    sky(
      p,
      520,
      spread(
        mix(paint.slate, paint.haze, 0.3),
        mix(paint.haze, paint.cream, 0.3),
        mix(paint.cream, paint.rose, 0.3),
        mix(paint.butter, paint.cream, 0.4),
      ),
    ),
    sun(p, 330, 350, 44, paint.snow, paint.butter, 9, 0.7),
    rect(
      0,
      430,
      1600,
      580,
      p.down(430, 1000, spread(mix(fog, paint.cream, 0.5), fog, mix(fog, paint.slate, 0.35))),
    ),
    top('1180,470 1300,410 1370,388 1450,420 1580,476', 2, 0.62),
    top('560,480 650,436 704,410 780,452 860,484', 3, 0.68),
    mist(p, 400, 130, mix(paint.cream, fog, 0.4), 0.9),
    wisps(p, 0, 1600, 470, 22, paint.snow, 0.8, 12),
    top('-30,560 90,486 190,452 270,500 400,580', 4, 0.36),
    top('1120,590 1260,520 1380,470 1500,520 1640,600', 5, 0.3),
    mist(p, 500, 130, fog, 0.95),
    wisps(p, 0, 1600, 570, 34, paint.snow, 0.85, 16),
    wisps(p, 0, 1600, 650, 50, mix(paint.cream, paint.snow, 0.5), 0.7, 14),
    wisps(p, 100, 700, 610, 20, paint.butter, 0.5, 6),
  );
  // The summit: broken slabs, lichen, the last snow.
  const crest = ridge(
    p,
    pts('-20,960 160,880 330,820 520,774 760,748 1000,756 1180,800 1380,850 1640,950'),
    12,
    8,
  );
  const rock = mix(paint.granite, paint.plum, 0.4);
  p.add(
    p.clipped(
      lines(under(crest)),
      rect(
        -20,
        700,
        1660,
        310,
        p.along(
          [200, 740],
          [900, 1010],
          spread(mix(rock, paint.butter, 0.35), rock, shade(rock, 0.5)),
        ),
      ),
      ...[shade(rock, 0.4), mix(rock, paint.rose, 0.35), mix(rock, paint.slate, 0.3)].map((c) =>
        fill(
          Array.from({ length: 34 }, () => {
            const [x, y] = [between(p.random, 0, 1600), between(p.random, 770, 1010)];
            const w = between(p.random, 30, 120);
            return `M${n(x)} ${n(y)}l${n(w)} ${n(-w * 0.18)}l${n(w * 0.3)} ${n(w * 0.24)}l${n(-w)} ${n(w * 0.22)}z`;
          }).join(''),
          c,
          { opacity: 0.75 },
        ),
      ),
      dabs(
        190,
        () => [p.random() * 1600, 770 + p.random() * 230],
        mix(paint.leaf, paint.butter, 0.5),
        7,
        0.6,
      ) + dabs(120, () => [p.random() * 1600, 770 + p.random() * 230], paint.tar, 8, 0.5),
      fill(
        blob(p, 1250, 890, 150, 26, 0.25) +
          blob(p, 180, 950, 120, 22, 0.25) +
          blob(p, 700, 980, 170, 18, 0.25),
        mix(paint.snow, paint.haze, 0.25),
      ),
    ),
    // A tent of sailcloth, stayed with stones.
    fill(
      'M1010 800L1170 560L1390 830z',
      p.along(
        [1010, 0],
        [1390, 0],
        spread(paint.cream, paint.lime, mix(paint.lime, paint.slate, 0.5)),
      ),
    ) +
      fill('M1170 560L1240 814L1390 830z', mix(paint.umber, paint.slate, 0.4), { opacity: 0.45 }) +
      fill('M1096 808Q1130 700 1172 566L1180 812z', paint.tar) +
      fill('M1096 808Q1130 700 1172 566L1150 640Q1142 740 1128 809z', paint.lime) +
      stroke('M1170 572V540M1170 560L940 806M1170 560L1450 850', paint.tar, 4),
    fill(
      [940, 990, 1400, 1446]
        .map((x) => blob(p, x, 826 + (x > 1300 ? 30 : 0), 34, 22, 0.25, 8))
        .join(''),
      shade(rock, 0.3),
    ),
    fill('M430 850Q640 800 830 846L1000 900Q700 860 430 850z', paint.ink, { opacity: 0.28 }),
    theodolite(p, 640, 520, 0.98),
    sitter(880, 838, 0.86, mix(paint.rust, paint.oxblood, 0.3)),
    worker({
      at: [370, 870],
      h: 380,
      coat: mix(paint.night, paint.fjord, 0.4),
      legs: paint.tar,
      hands: [
        [-0.1, 0.42],
        [0.16, 0.9],
      ],
      lean: -0.02,
      hat: 'brim',
      hatColor: paint.ink,
      beard: mix(paint.umber, paint.ochre, 0.3),
    }),
    // The book for the angles, weighted with a stone.
    fill('M480 884l110 -18l22 26l-112 20z', paint.cream) +
      stroke('M536 875l20 28M500 890l36 -6M508 898l34 -6M556 882l36 -6', paint.umber, 3) +
      fill(blob(p, 584, 872, 20, 14, 0.2, 8), shade(rock, 0.2)),
    wisps(p, 0, 1600, 960, 30, fog, 0.55, 6),
    vignette(p, 720, 520, 0.35),
  );
  return p.svg();
}
