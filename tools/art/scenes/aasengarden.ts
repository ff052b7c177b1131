import { cornerHouse, cornerPane, inGable, inSide, type CornerHouse } from '../lib/corner-house.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, grass, mist, ridge, under } from '../lib/land.ts';
import { oblique, type Place } from '../lib/oblique.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5142,
  alt: {
    no: 'Aasengården i slåttonna: solbrune tømmerhus med blomstrende torvtak rundt tunet, hesjer med høy i bakken og Røros kirke langt nede.',
    sv: 'Aasengården under slåttern: solbruna timmerhus med blommande torvtak runt tunet, hässjor med hö i backen och Røros kyrka långt nedanför.',
    en: 'Aasengården at haymaking: sun-browned log houses with flowering turf roofs round the yard, hay drying on racks and Røros church far below.',
  },
  focal: [0.48, 0.56],
};

const sunny = mix(paint.umber, paint.apricot, 0.35);
const shady = mix(paint.umber, paint.tar, 0.5);
const turf = mix(paint.moss, paint.butter, 0.15);
const axes = { ux: 0.76, uy: 0.14, dx: 0.8, dy: -0.16 };

const house = (tone = sunny, more: Partial<CornerHouse> = {}): CornerHouse => ({
  w: 200,
  d: 320,
  wall: 150,
  peak: 232,
  gable: tone,
  side: shady,
  roof: turf,
  trim: mix(paint.umber, paint.lime, 0.3),
  joint: paint.tar,
  logs: true,
  count: 16,
  thick: 15,
  rows: 2,
  over: 20,
  ...more,
});

/** Grass and flowers on the roof that `h` carries. */
function meadow(p: Picture, at: Place, h: CornerHouse, s: number): string {
  const over = h.over ?? 0;
  const drop = ((h.peak - h.wall) / (h.w / 2)) * over;
  const spot = (): [number, number] => {
    const [t, d] = [p.random(), between(p.random, -over, h.d + over)];
    const q = at(h.w / 2 + (h.w / 2 + over) * t, h.peak + 15 - (h.peak - h.wall + drop) * t, d);
    return [q[0], q[1]];
  };
  let blades = '';
  for (let i = 0; i < 104; i += 1) {
    const [x, y] = spot();
    blades += `M${n(x)} ${n(y + 2)}l${n(between(p.random, -4, 6) * s)} ${n(-between(p.random, 8, 20) * s)}`;
  }
  return (
    stroke(blades, mix(paint.moss, paint.leaf, 0.5), 2 * s, { 'stroke-linecap': 'round' }) +
    dabs(34, spot, paint.snow, 5 * s) +
    dabs(26, spot, paint.butter, 5 * s) +
    dabs(14, spot, paint.rose, 5.5 * s)
  );
}

/** Hay hung to dry on wires between poles. */
function rack(p: Picture, x: number, y: number, w: number, h: number, rise: number): string {
  const at = (t: number, k: number): [number, number] => [x + w * t, y + rise * t - h * k];
  const [a, b, c, d] = [at(0, 0.12), at(1, 0.12), at(1, 1), at(0, 1)];
  const body = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}Q${n((c[0] + d[0]) / 2)} ${n((c[1] + d[1]) / 2 - h * 0.12)} ${n(d[0])} ${n(d[1])}z`;
  let poles = '';
  for (let i = 0; i <= 4; i += 1)
    poles += `M${n(at(i / 4, 0)[0])} ${n(at(i / 4, -0.06)[1])}V${n(at(i / 4, 1.14)[1])}`;
  let layers = '';
  for (const k of [0.32, 0.54, 0.78])
    layers += `M${n(at(0, k)[0])} ${n(at(0, k)[1])}L${n(at(1, k)[0])} ${n(at(1, k)[1])}`;
  return group(
    {},
    stroke(poles, paint.umber, h * 0.06),
    fill(
      `M${n(x)} ${n(y + 4)}L${n(x + w)} ${n(y + rise + 4)}L${n(x + w * 1.14)} ${n(y + rise + h * 0.2)}L${n(x + w * 0.12)} ${n(y + h * 0.24)}z`,
      paint.pine,
      { opacity: 0.4 },
    ),
    p.clipped(
      body,
      fill(
        body,
        p.down(
          y - h,
          y + rise,
          spread(mix(paint.butter, paint.moss, 0.15), mix(paint.ochre, paint.moss, 0.4)),
        ),
      ),
      brush(
        p,
        { x, y: y - h * 1.1, w, h: h * 1.2 + rise },
        Math.round(w * 0.9),
        1.4,
        h * 0.24,
        mix(paint.moss, paint.umber, 0.3),
        2,
        0.5,
      ) +
        brush(
          p,
          { x, y: y - h * 1.1, w, h: h * 1.2 + rise },
          Math.round(w * 0.6),
          1.7,
          h * 0.2,
          paint.cream,
          2,
          0.6,
        ),
      stroke(layers, mix(paint.moss, paint.tar, 0.4), h * 0.05, { opacity: 0.6 }),
    ),
  );
}

function cow(x: number, y: number, s: number, coat: string): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${s} ${Math.abs(s)})` },
    fill(
      'M-34 -34Q-38 -48 -20 -48H30Q44 -50 52 -62L60 -58L72 -48L70 -40L56 -36Q50 -24 44 -20V0H36V-18H-18V0H-26L-28 -16Q-36 -20 -36 2L-39 2z',
      coat,
    ),
    fill('M-10 -48q12 14 26 0zM10 -18h20q-8 -14 -18 -8z', paint.snow),
    stroke('M56 -62q-4 -8 2 -12M64 -58q6 -6 4 -12', paint.tar, 3),
  );
}

export function draw(): string {
  const p = new Picture('aasengarden');
  p.add(
    sky(
      p,
      460,
      spread(mix(paint.slate, paint.haze, 0.2), mix(paint.haze, paint.mist, 0.5), paint.cream),
    ),
    heap(p, -60, 250, 560, 190, paint.snow, 0.95) +
      heap(p, 980, 230, 680, 200, paint.snow, 0.95) +
      heap(p, 560, 130, 320, 60, paint.snow, 0.7) +
      heap(p, 1120, 250, 460, 110, paint.cream, 0.9),
    poly(
      under(ridge(p, acrossSheet(330, 290, 310, 270, 300, 260, 300), 5, 2, 8, true), 700),
      mix(paint.slate, paint.mist, 0.45),
    ),
    poly(
      under(ridge(p, acrossSheet(380, 370, 350, 366, 340, 350, 340), 5, 3, 8, true), 700),
      mix(paint.slate, paint.leaf, 0.45),
    ),
    mist(p, 300, 130, paint.mist, 0.6),
  );
  // The town below: the white tower, dark heaps, small roofs.
  const plain = ridge(p, acrossSheet(430, 424, 420, 416, 420, 412, 410), 3, 4, 8, true);
  p.add(
    poly(
      under(plain, 800),
      p.down(
        410,
        620,
        spread(mix(paint.leaf, paint.mist, 0.35), mix(paint.moss, paint.butter, 0.2)),
      ),
    ),
    fill(
      'M1060 436Q1120 380 1170 388Q1210 350 1270 380Q1330 370 1390 440z',
      mix(paint.plum, paint.slate, 0.45),
    ) + fill('M1060 436Q1120 380 1170 388Q1150 410 1130 436z', mix(paint.plum, paint.haze, 0.5)),
    ...Array.from({ length: 44 }, (_, i) => {
      const [x, y] = [760 + ((i * 67) % 560), 432 + ((i * 29) % 46)];
      return (
        rect(
          x,
          y,
          22,
          9,
          [paint.umber, paint.rust, paint.ochre, paint.oxblood][i % 4] ?? paint.umber,
        ) + fill(`M${x - 3} ${y + 1}l6 -10h16l6 10z`, mix(paint.moss, paint.slate, 0.35))
      );
    }),
    rect(968, 352, 34, 100, paint.snow) +
      rect(988, 352, 14, 100, paint.haze) +
      rect(1000, 410, 62, 42, paint.mist) +
      fill('M998 412l12 -20h48l14 20z', paint.night) +
      fill('M962 354q8 -4 10 -18h26q2 14 10 18z', paint.night) +
      rect(974, 318, 22, 18, paint.snow) +
      fill('M970 320q12 -10 15 -54q3 44 15 54z', paint.night) +
      circle(985, 372, 7, paint.night),
    mist(p, 400, 110, paint.cream, 0.5),
  );
  const hill = ridge(p, pts('-20,520 220,500 520,530 800,590 1100,640 1640,640'), 5, 5, 8, true);
  const light = {
    stem: paint.snow,
    mark: paint.tar,
    dark: paint.leaf,
    light: mix(paint.moss, paint.butter, 0.4),
  };
  const storehouse = house(mix(sunny, paint.ochre, 0.3), {
    w: 130,
    d: 150,
    wall: 130,
    peak: 200,
    count: 13,
    over: 26,
  });
  const barn = house(mix(sunny, paint.granite, 0.25), { d: 420, wall: 130, peak: 216 });
  const [atBarn, atHome, atStore, atByre] = [
    oblique(250, 640, 0.86, axes),
    oblique(610, 724, 1, axes),
    oblique(330, 800, 1.02, axes),
    oblique(1110, 770, 0.92, { ...axes, ux: 0.7, dx: 0.84 }),
  ];
  const byre = house(sunny, { d: 240, wall: 100, peak: 176, count: 12 });
  const home = house(sunny, { d: 380, wall: 196, peak: 282, count: 20 });
  p.add(
    p.clipped(
      lines(under(hill)),
      poly(
        under(hill),
        p.along(
          [0, 520],
          [900, 1000],
          spread(
            mix(paint.butter, paint.moss, 0.35),
            mix(paint.moss, paint.butter, 0.3),
            mix(paint.leaf, paint.moss, 0.5),
          ),
        ),
      ),
      brush(p, { x: -20, y: 500, w: 1640, h: 500 }, 420, 0.14, 50, paint.butter, 2.4, 0.35) +
        brush(p, { x: -20, y: 500, w: 1640, h: 500 }, 380, 0.1, 46, paint.leaf, 2.6, 0.3),
    ),
    rack(p, 60, 540, 190, 44, 10) + birch(p, 150, 640, 260, light),
    cornerHouse(atBarn, barn) +
      poly(inSide(atBarn, 200, 150, 0, 110, 104), paint.tar, {
        stroke: paint.lime,
        'stroke-width': 4,
      }) +
      meadow(p, atBarn, barn, 0.8),
    cornerHouse(atHome, home) + meadow(p, atHome, home, 0.95),
    ...[
      [30, 40],
      [128, 40],
      [30, 130],
      [128, 130],
    ].map(([u = 0, h = 0]) =>
      cornerPane(inGable(atHome, u, h, 40, 50), paint.snow, mix(paint.fjord, paint.slate, 0.3)),
    ),
    ...[40, 130, 270].map(
      (d) =>
        cornerPane(inSide(atHome, 200, d, 44, 46, 50), paint.snow, paint.night) +
        cornerPane(inSide(atHome, 200, d, 128, 46, 48), paint.snow, paint.night),
    ),
    poly(inSide(atHome, 200, 200, 0, 48, 100), mix(paint.rust, paint.oxblood, 0.4), {
      stroke: paint.lime,
      'stroke-width': 5,
    }),
    cornerPane(inGable(atHome, 84, 212, 30, 30), paint.snow, paint.night, 2),
    poly(pts('838,420 838,372 884,372 884,430'), mix(paint.granite, paint.lime, 0.2)) +
      poly(pts('862,372 884,372 884,430 862,426'), shade(paint.granite, 0.3)),
    cornerHouse(atByre, byre) +
      poly(inGable(atByre, 70, 0, 54, 84), paint.tar, { stroke: paint.lime, 'stroke-width': 4 }) +
      meadow(p, atByre, byre, 0.9),
    birch(p, 1480, 800, 420, light) + birch(p, 1570, 830, 360, light),
    // The storehouse on its stone-capped posts, stepping out on every side.
    ...[8, 62, 118].map((u) => {
      const [x, y] = atStore(u, 0, 2);
      return (
        fill(`M${n(x - 13)} ${n(y + 46)}l5 -40h16l5 40z`, mix(paint.granite, paint.lime, 0.3)) +
        rect(x - 17, y - 2, 34, 8, paint.granite)
      );
    }),
    ...[60, 130].map((d) => {
      const [x, y] = atStore(130, 0, d);
      return fill(`M${n(x - 13)} ${n(y + 46)}l5 -40h16l5 40z`, shade(paint.granite, 0.3));
    }),
    cornerHouse(atStore, storehouse) +
      poly(inGable(atStore, 44, 8, 42, 78), mix(paint.umber, paint.tar, 0.5), {
        stroke: paint.lime,
        'stroke-width': 4,
      }) +
      circle(atStore(65, 146, 0)[0], atStore(65, 146, 0)[1], 9, paint.tar) +
      meadow(p, atStore, storehouse, 1),
    poly(pts('356,872 414,882 414,892 356,882'), paint.lime),
  );
  p.add(
    // The yard path, the well-sweep, cows, and the haymakers in front.
    stroke('M780 1010Q760 900 690 860T560 840', mix(paint.lime, paint.ochre, 0.3), 34, {
      opacity: 0.8,
    }),
    stroke('M930 850V716M830 770L1080 676M846 764V828', mix(paint.umber, paint.tar, 0.4), 8) +
      rect(816, 826, 62, 40, mix(paint.granite, paint.lime, 0.3)) +
      stroke('M816 846h62M838 826v20M858 846v20', paint.umber, 2),
    cow(1260, 880, 1.05, paint.oxblood) +
      cow(1390, 850, -0.8, paint.tar) +
      cow(1130, 906, -0.8, paint.rust),
    // The memorial of piled stone in the yard.
    fill('M1004 850L1036 758L1068 850z', mix(paint.granite, paint.lime, 0.25)) +
      fill('M1036 758L1068 850H1040z', shade(paint.granite, 0.25)) +
      stroke(
        'M1028 782h15M1020 804h31M1013 826h46M1034 804v22M1024 826v22M1046 826v22',
        paint.tar,
        2,
        { opacity: 0.6 },
      ) +
      rect(994, 848, 84, 10, mix(paint.granite, paint.lime, 0.4)),
    rack(p, 40, 916, 420, 100, 34) + rack(p, 1180, 960, 460, 96, -30),
    figure(560, 940, 118, paint.fjord, paint.rose, 0.12) +
      stroke('M548 872L650 960M640 952l30 -6l-16 26', paint.tar, 5) +
      fill('M548 838q14 -12 28 0l8 5h-44z', paint.butter),
    figure(694, 912, 104, paint.rust, paint.rose, 0.1) +
      stroke('M702 858L640 920M632 912l18 18', paint.tar, 5) +
      fill('M682 818q12 -16 24 2l2 12h-28z', paint.snow),
    fill(
      blob(p, 600, 974, 70, 22, 0.2, 12) + blob(p, 880, 986, 90, 26, 0.2, 12),
      mix(paint.butter, paint.moss, 0.3),
    ),
    grass(p, acrossSheet(1004, 990, 1000, 985, 1004), 0.5, 44, mix(paint.leaf, paint.pine, 0.4)) +
      dabs(80, () => [p.random() * 1600, between(p.random, 940, 1000)], paint.snow, 6) +
      dabs(60, () => [p.random() * 1600, between(p.random, 930, 1000)], paint.heather, 6) +
      dabs(40, () => [p.random() * 1600, between(p.random, 920, 1000)], paint.butter, 6),
    birds(p, 560, 250, 5, 12, paint.fjord),
  );
  return p.svg();
}
