import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, ridge, under } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, leafy } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5656,
  alt: {
    no: 'To runde tårn av mørke, glassblanke slaggsteiner i en sommergrønn park: i det ene vinduet drikkes det kaffe, på døren til det andre er det skåret et hjerte, og en herre skynder seg dit.',
    sv: 'Två runda torn av mörka, glasblanka slaggstenar i en sommargrön park: i det enas fönster dricks det kaffe, i det andras dörr är ett hjärta utskuret, och en herre skyndar sig dit.',
    en: 'Two round towers of dark, glassy slag blocks in a green summer park: coffee is being drunk in the window of one, a heart is cut in the door of the other, and a gentleman hurries towards it.',
  },
  caption: {
    no: 'De to runde tårnene ved herregården er murt av slagg. Det ene var lysthus, det andre var utedo. Fritt tegnet.',
    sv: 'De två runda tornen vid herrgården är murade av slagg. Det ena var lusthus, det andra avträde. Fritt tecknat.',
    en: 'The two round towers by the manor are built of slag. One was a summerhouse, the other a privy. Drawn freely.',
  },
  focal: [0.42, 0.5],
};

/** Rounds of blocks on a drum: narrower towards the sides, each with its own glassy colour. */
function drum(p: Picture, cx: number, top: number, base: number, r: number): string {
  const tones = [
    mix(paint.fjord, paint.ink, 0.35),
    mix(paint.night, paint.plum, 0.3),
    mix(paint.fjord, paint.leaf, 0.4),
    mix(paint.slate, paint.fjord, 0.5),
    mix(paint.pine, paint.night, 0.3),
  ];
  const count = Math.round((base - top) / (r * 0.2));
  const h = (base - top) / count;
  const faces = tones.map(() => '');
  let shine = '';
  for (let row = 0; row < count; row += 1)
    for (let i = -7; i < 8; i += 1) {
      const at = (k: number): number => cx + r * Math.sin((k + (row % 2) / 2) * 0.21);
      const [x0, x1] = [Math.max(cx - r, at(i)), Math.min(cx + r, at(i + 1))];
      if (x1 - x0 < 3 || Math.abs(i + 0.5) > 7.4) continue;
      const y = top + row * h + (1 - Math.cos(((x0 - cx) / r) * 1.2)) * -6;
      const tone = Math.floor(p.random() * tones.length);
      faces[tone] += `M${n(x0 + 2)} ${n(y + 2)}h${n(x1 - x0 - 3)}v${n(h - 4)}h${n(x0 - x1 + 3)}z`;
      if (p.random() < 0.32)
        shine += `M${n(x0 + 6)} ${n(y + 8)}h${n((x1 - x0) * between(p.random, 0.3, 0.6))}`;
    }
  return p.clipped(
    `M${cx - r} ${top}H${cx + r}V${base}Q${cx} ${base + r * 0.16} ${cx - r} ${base}z`,
    rect(cx - r, top, 2 * r, base - top + 40, mix(paint.lime, paint.granite, 0.45)),
    ...faces.map((d, i) => fill(d, tones[i] ?? paint.night)),
    stroke(shine, mix(paint.haze, paint.snow, 0.4), 4, { opacity: 0.75 }),
    rect(
      cx - r,
      top,
      2 * r,
      base - top + 40,
      p.along(
        [cx - r, 0],
        [cx + r, 0],
        [
          [0, paint.ink, 0.5],
          [0.3, paint.cream, 0.16],
          [0.55, paint.ink, 0],
          [1, paint.ink, 0.7],
        ],
      ),
    ),
  );
}

/** A pointed roof of shingles with a ball on top. */
function hat(p: Picture, cx: number, y: number, r: number, h: number): string {
  const red = mix(paint.rust, paint.umber, 0.25);
  const rows = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    return `M${n(cx - r * t)} ${n(y - h * (1 - t))}Q${n(cx)} ${n(y - h * (1 - t) + r * 0.2 * t)} ${n(cx + r * t)} ${n(y - h * (1 - t))}`;
  }).join('');
  return (
    fill(
      `M${cx - r} ${y}Q${cx - r * 0.42} ${y - h * 0.42} ${cx} ${y - h}Q${cx + r * 0.42} ${y - h * 0.42} ${cx + r} ${y}Q${cx} ${n(y + r * 0.24)} ${cx - r} ${y}z`,
      p.along(
        [cx - r, 0],
        [cx + r, 0],
        spread(shade(red, 0.25), mix(red, paint.apricot, 0.5), red, shade(red, 0.55)),
      ),
    ) +
    p.clipped(
      `M${cx - r} ${y}Q${cx - r * 0.42} ${y - h * 0.42} ${cx} ${y - h}Q${cx + r * 0.42} ${y - h * 0.42} ${cx + r} ${y}Q${cx} ${n(y + r * 0.24)} ${cx - r} ${y}z`,
      stroke(rows, shade(red, 0.55), 4, { opacity: 0.6, 'stroke-dasharray': '18 5' }),
    ) +
    circle(cx, y - h - 10, 15, paint.butter) +
    circle(cx - 4, y - h - 14, 5, paint.snow)
  );
}

export function draw(): string {
  const p = new Picture('engelsberg-slaggtarnene');
  const green = mix(paint.leaf, paint.butter, 0.28);
  const tree = {
    trunk: mix(paint.umber, paint.tar, 0.4),
    dark: mix(paint.leaf, paint.pine, 0.5),
    mid: mix(paint.leaf, paint.moss, 0.4),
    light: mix(paint.moss, paint.butter, 0.45),
  };
  const lawn = ridge(
    p,
    [
      [-20, 700],
      [500, 690],
      [1100, 700],
      [1620, 684],
    ],
    4,
    3,
    10,
    true,
  );
  p.add(
    sky(
      p,
      700,
      spread(mix(paint.slate, paint.haze, 0.55), mix(paint.haze, paint.snow, 0.45), paint.cream),
    ),
    heap(p, 720, 330, 420, 130, paint.snow, 0.85) + heap(p, 1180, 190, 300, 80, paint.snow, 0.7),
    leafy(p, 60, 720, 560, tree),
    leafy(p, 770, 700, 400, tree),
    leafy(p, 930, 704, 460, tree),
    leafy(p, 1540, 730, 620, tree),
    // The manor's front at the end of the lawn.
    rect(620, 590, 270, 110, mix(paint.cream, paint.butter, 0.4)) +
      fill('M606 592L650 530H860L904 592z', mix(paint.tar, paint.plum, 0.35)) +
      fill(
        Array.from(
          { length: 7 },
          (_, i) => `M${636 + i * 36} 608h18v28h-18zM${636 + i * 36} 654h18v28h-18z`,
        ).join(''),
        paint.fjord,
      ) +
      rect(690, 506, 24, 40, shade(paint.rust, 0.3)) +
      rect(800, 506, 24, 40, shade(paint.rust, 0.3)),
    poly(
      under(lawn),
      p.down(
        680,
        1000,
        spread(mix(green, paint.butter, 0.4), green, mix(paint.leaf, paint.pine, 0.45)),
      ),
    ),
    brush(
      p,
      { x: -20, y: 710, w: 1640, h: 290 },
      260,
      0.02,
      50,
      mix(paint.butter, green, 0.3),
      2.6,
      0.4,
    ),
    // The raked path that joins the two doors.
    fill(
      'M690 700Q760 760 640 840T560 1010H1180Q1010 900 1150 800Q960 820 860 760Q790 726 760 700z',
      p.down(700, 1000, spread(paint.cream, paint.lime)),
    ),
    fill('M250 862Q480 800 760 884Q560 930 250 862z', paint.ink, { opacity: 0.3 }),
    fill('M1080 812Q1260 780 1440 822Q1290 850 1080 812z', paint.ink, { opacity: 0.3 }),
  );
  // The summerhouse, near.
  p.add(
    drum(p, 470, 390, 856, 218),
    hat(p, 470, 408, 272, 300),
    fill('M374 640V520Q374 440 470 440T566 520V640z', paint.snow),
    fill(
      'M390 632V524Q390 456 470 456T550 524V632z',
      p.down(
        456,
        632,
        spread(mix(paint.tar, paint.umber, 0.4), mix(paint.umber, paint.apricot, 0.5)),
      ),
    ),
    worker({
      at: [432, 780],
      h: 290,
      coat: mix(paint.rose, paint.cream, 0.25),
      legs: paint.tar,
      hands: [
        [-0.1, 0.5],
        [0.17, 0.66],
      ],
      hat: 'scarf',
      hatColor: paint.snow,
    }),
    worker({
      at: [516, 786],
      h: 290,
      coat: mix(paint.fjord, paint.slate, 0.4),
      legs: paint.tar,
      hands: [
        [-0.16, 0.53],
        [0.1, 0.5],
      ],
      hat: 'brim',
      hatColor: paint.ink,
    }),
    fill('M474 594h26l-4 24h-18z', paint.snow) +
      stroke('M480 588q-6 -14 2 -24M490 588q8 -12 0 -26', paint.snow, 3, { opacity: 0.8 }),
  );
  // What hangs below the sill is covered by the wall again.
  p.add(
    p.clipped('M252 632H688V856Q470 892 252 856z', drum(p, 470, 390, 856, 218)),
    rect(352, 626, 236, 22, paint.snow) + rect(352, 642, 236, 7, paint.haze),
    fill(
      'M374 520L318 540V648L374 630zM566 520L622 540V648L566 630z',
      mix(paint.snow, paint.haze, 0.3),
    ) + stroke('M346 532V640M322 594L374 576M594 532V640M566 576L618 594', paint.slate, 4),
    fill(
      Array.from({ length: 9 }, (_, i) => blob(p, 366 + i * 26, 650, 17, 14, 0.3, 8)).join(''),
      paint.leaf,
    ),
    dabs(30, () => [between(p.random, 356, 584), between(p.random, 640, 662)], paint.ember, 10),
  );
  // The other one, with its heart.
  p.add(
    drum(p, 1215, 480, 806, 148),
    hat(p, 1215, 492, 188, 218),
    fill('M1152 812V640Q1152 574 1215 574T1278 640V812z', paint.snow) +
      fill('M1164 814V642Q1164 586 1215 586T1266 642V814z', mix(paint.leaf, paint.slate, 0.3)) +
      stroke('M1190 600V814M1215 590V814M1240 600V814', paint.pine, 4) +
      fill(
        'M1215 690Q1180 660 1196 642Q1210 634 1215 650Q1220 634 1234 642Q1250 660 1215 690z',
        paint.ink,
      ) +
      circle(1254, 726, 6, paint.butter),
    figure(790, 752, 84, mix(paint.fjord, paint.plum, 0.4), mix(paint.rose, paint.umber, 0.2)),
    worker({
      at: [1010, 900],
      h: 320,
      coat: mix(paint.oxblood, paint.rust, 0.35),
      legs: paint.tar,
      hands: [
        [-0.24, 0.52],
        [0.3, 0.58],
      ],
      lean: 0.12,
      stride: 0.2,
      hat: 'brim',
      hatColor: paint.ink,
    }),
    // Lilac in the corner.
    fill(
      Array.from({ length: 16 }, () =>
        blob(p, between(p.random, 1330, 1640), between(p.random, 830, 1010), 70, 50, 0.3),
      ).join(''),
      mix(paint.leaf, paint.pine, 0.6),
    ),
    dabs(
      150,
      () => [between(p.random, 1330, 1600), between(p.random, 800, 1000)],
      mix(paint.leaf, paint.butter, 0.25),
      12,
      0.9,
    ),
    dabs(
      190,
      (i) => {
        const [x, y] = [
          [1370, 850],
          [1450, 800],
          [1540, 860],
          [1420, 930],
          [1560, 960],
        ][i % 5] as [number, number];
        const t = p.random();
        return [x + (p.random() - 0.5) * 66 * t, y - 50 + t * 80];
      },
      mix(paint.heather, paint.rose, 0.35),
      13,
      0.95,
    ),
    dabs(90, () => [between(p.random, 0, 360), between(p.random, 880, 1000)], paint.snow, 7, 0.9),
  );
  return p.svg();
}
