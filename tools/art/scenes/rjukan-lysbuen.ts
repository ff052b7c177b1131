import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5645,
  alt: {
    no: 'En rund ovn i snitt, fylt av en flamme som er spredt ut til en lysende skive; to menn i mørke dresser står i skinnet, den ene med hatt.',
    sv: 'En rund ugn i genomskärning, fylld av en låga som har spritts ut till en lysande skiva; två män i mörka kostymer står i skenet, den ene med hatt.',
    en: 'A round furnace in section, filled with a flame spread into a glowing disc; two men in dark suits stand in its light, one of them in a hat.',
  },
  caption: {
    no: 'I 1903 fant fysikeren Kristian Birkeland og ingeniøren Sam Eyde en måte: en kraftig lysbue som fikk nitrogen og oksygen til å brenne sammen. Fritt tegnet.',
    sv: 'År 1903 fann fysikern Kristian Birkeland och ingenjören Sam Eyde en lösning: en kraftig ljusbåge som fick kväve och syre att brinna ihop. Fritt tecknat.',
    en: 'In 1903 the physicist Kristian Birkeland and the engineer Sam Eyde found a way: a powerful electric arc that made nitrogen and oxygen burn together. Drawn freely.',
  },
  focal: [0.5, 0.45],
};

export function draw(): string {
  const p = new Picture('rjukan-lysbuen');
  const [cx, cy] = [800, 450];
  const iron = mix(paint.slate, paint.ink, 0.55);
  const copper = p.along(
    [cx - 500, cy - 200],
    [cx + 500, cy + 200],
    spread(paint.apricot, paint.ember, paint.rust, paint.oxblood),
  );
  const rays = (
    count: number,
    low: number,
    high: number,
    color: string,
    width: number,
    opacity: number,
  ): string =>
    stroke(
      Array.from({ length: count }, () => {
        const a = p.random() * Math.PI * 2;
        const r0 = between(p.random, low, high);
        const r1 = r0 + between(p.random, 20, 90);
        const bend = a + 0.12;
        return `M${n(cx + Math.cos(a) * r0)} ${n(cy + Math.sin(a) * r0)}Q${n(cx + Math.cos(bend) * (r0 + 20))} ${n(cy + Math.sin(bend) * (r0 + 20))} ${n(cx + Math.cos(a) * r1)} ${n(cy + Math.sin(a) * r1)}`;
      }).join(''),
      color,
      width,
      { opacity, 'stroke-linecap': 'round' },
    );
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.around(
        cx,
        cy,
        1000,
        spread(mix(paint.plum, paint.heather, 0.4), mix(paint.plum, paint.night, 0.5), paint.ink),
      ),
    ),
    // The hall: brick in the glow, tall windows with night behind them.
    stroke(
      Array.from({ length: 26 }, (_, i) => `M0 ${i * 32}H1600`).join(''),
      mix(paint.heather, paint.rust, 0.4),
      2.4,
      { opacity: 0.4, 'stroke-dasharray': '56 5' },
    ),
    ...[90, 1330].map(
      (x) =>
        fill(
          `M${x} 560V160Q${x + 90} 70 ${x + 180} 160V560z`,
          p.down(90, 560, spread(paint.ink, paint.night, paint.fjord)),
        ) +
        stroke(
          `M${x + 60} 112V560M${x + 120} 112V560M${x} 220h180M${x} 320h180M${x} 420h180M${x} 520h180`,
          mix(paint.tar, paint.rust, 0.3),
          7,
        ) +
        stroke(
          `M${x} 560V160Q${x + 90} 70 ${x + 180} 160V560z`,
          mix(paint.rust, paint.tar, 0.4),
          14,
        ),
    ),
    fill(
      'M0 800H1600V1010H0z',
      p.down(
        800,
        1000,
        spread(mix(paint.umber, paint.heather, 0.4), mix(paint.tar, paint.plum, 0.4), paint.ink),
      ),
    ),
    stroke(
      'M0 840H1600M0 900H1600M800 800V1010M560 800L420 1010M1040 800L1180 1010M300 800L20 1010M1300 800L1580 1010',
      paint.ink,
      4,
      { opacity: 0.6 },
    ),
    fill(
      'M430 800H1170L1330 1010H270z',
      p.around(800, 800, 480, [
        [0, paint.butter, 0.75],
        [1, paint.apricot, 0],
      ]),
    ),
  );
  // Coils of the great magnet, above and below, with the yoke behind.
  p.add(
    fill(`M${cx - 470} ${cy - 210}H${cx + 470}V${cy + 210}H${cx - 470}z`, iron) +
      stroke(`M${cx - 470} ${cy - 210}H${cx + 470}V${cy + 210}H${cx - 470}z`, paint.ink, 9),
    ...[-1, 1].map(
      (s) =>
        rect(cx + s * 420 - 62, cy - 250, 124, 500, copper) +
        stroke(
          Array.from(
            { length: 24 },
            (_, i) => `M${cx + s * 420 - 64} ${cy - 238 + i * 21}q64 9 128 0`,
          ).join(''),
          paint.tar,
          5,
          { opacity: 0.75 },
        ) +
        rect(cx + s * 420 - 76, cy - 268, 152, 22, paint.tar) +
        rect(cx + s * 420 - 76, cy + 246, 152, 22, paint.tar),
    ),
    circle(
      cx,
      cy,
      372,
      p.along(
        [cx - 372, cy - 372],
        [cx + 372, cy + 372],
        spread(mix(iron, paint.haze, 0.5), iron, paint.ink),
      ),
    ) + circle(cx, cy, 318, shade(paint.rust, 0.3)),
    // Firebrick lining, wedge by wedge.
    stroke(
      Array.from({ length: 44 }, (_, i) => {
        const a = (i / 44) * Math.PI * 2;
        return `M${n(cx + Math.cos(a) * 270)} ${n(cy + Math.sin(a) * 270)}L${n(cx + Math.cos(a) * 318)} ${n(cy + Math.sin(a) * 318)}`;
      }).join(''),
      paint.apricot,
      4,
      { opacity: 0.7 },
    ),
    dabs(
      32,
      (i) => [cx + Math.cos(i * 0.19635) * 346, cy + Math.sin(i * 0.19635) * 346],
      mix(paint.haze, paint.butter, 0.4),
      17,
    ) +
      dabs(
        32,
        (i) => [cx + 3 + Math.cos(i * 0.19635) * 346, cy + 3 + Math.sin(i * 0.19635) * 346],
        paint.tar,
        9,
      ),
    circle(
      cx,
      cy,
      276,
      p.around(cx, cy, 276, [
        [0, paint.snow],
        [0.24, paint.cream],
        [0.5, paint.butter],
        [0.74, paint.apricot],
        [0.9, paint.heather],
        [1, paint.plum],
      ]),
    ),
    rays(210, 60, 190, paint.snow, 3, 0.6),
    rays(240, 120, 205, paint.ember, 3, 0.55),
    rays(120, 170, 205, mix(paint.heather, paint.haze, 0.4), 4, 0.7),
    stroke(
      [90, 140, 190, 235]
        .map((r) => `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
        .join(''),
      paint.snow,
      4,
      { opacity: 0.45, 'stroke-dasharray': '90 30 40 18' },
    ),
    // Two copper tubes, bent, and nearly touching: there it is struck.
    ...[-1, 1].map(
      (s) =>
        stroke(
          `M${cx + s * 560} ${cy - 28}H${cx + s * 70}Q${cx + s * 12} ${cy - 28} ${cx + s * 12} ${cy}Q${cx + s * 12} ${cy + 28} ${cx + s * 70} ${cy + 28}H${cx + s * 560}`,
          paint.tar,
          27,
        ) +
        stroke(
          `M${cx + s * 560} ${cy - 28}H${cx + s * 70}Q${cx + s * 12} ${cy - 28} ${cx + s * 12} ${cy}Q${cx + s * 12} ${cy + 28} ${cx + s * 70} ${cy + 28}H${cx + s * 560}`,
          copper,
          18,
        ) +
        stroke(`M${cx + s * 560} ${cy - 34}H${cx + s * 74}`, paint.butter, 4, { opacity: 0.8 }) +
        rect(cx + s * 520 - 32, cy - 60, 64, 120, mix(paint.snow, paint.haze, 0.3)) +
        stroke(
          `M${cx + s * 520 - 32} ${cy - 30}h64M${cx + s * 520 - 32} ${cy}h64M${cx + s * 520 - 32} ${cy + 30}h64`,
          paint.slate,
          7,
        ),
    ),
    circle(cx, cy, 30, paint.snow),
    glow(p, cx, cy, 620, paint.butter, 0.5),
    // Ducts for the air, and the foot it stands on.
    stroke(
      `M${cx - 120} ${cy + 340}L${cx - 150} 830M${cx + 120} ${cy + 340}L${cx + 150} 830`,
      iron,
      60,
    ) +
      fill(`M${cx - 250} 812H${cx + 250}L${cx + 280} 862H${cx - 280}z`, shade(iron, 0.4)) +
      stroke(`M${cx} ${cy - 360}V-20`, iron, 96) +
      stroke(`M${cx - 34} ${cy - 360}V-20`, mix(iron, paint.apricot, 0.4), 9) +
      rect(cx - 66, 40, 132, 20, paint.tar),
  );
  const suit = { legs: paint.ink, stride: 0.07 };
  p.add(
    // The physicist: bald, with spectacles, his hand up against the light.
    fill('M300 968q120 -20 230 0q-110 22 -230 0z', paint.ink, { opacity: 0.6 }),
    worker({
      ...suit,
      at: [400, 966],
      h: 500,
      coat: mix(paint.night, paint.plum, 0.4),
      hands: [
        [0.06, 0.5],
        [0.2, 0.86],
      ],
      lean: 0.03,
    }),
    stroke('M428 508h34M444 508a12 12 0 1 0 1 0', paint.ink, 5) +
      fill('M382 536q-8 -34 4 -56q10 -10 20 -10q-14 30 -8 68z', mix(paint.umber, paint.tar, 0.4)) +
      fill('M422 538q24 -10 44 4q-18 8 -44 -4z', mix(paint.umber, paint.tar, 0.3)),
    stroke('M468 560Q478 650 470 730', paint.apricot, 7, {
      opacity: 0.85,
      'stroke-linecap': 'round',
    }),
    // The engineer: taller, a long coat, a hat, a rolled drawing.
    fill('M1110 976q120 -20 240 0q-120 22 -240 0z', paint.ink, { opacity: 0.6 }),
    worker({
      ...suit,
      at: [1220, 974],
      h: 540,
      coat: mix(paint.tar, paint.umber, 0.3),
      hands: [
        [-0.16, 0.5],
        [-0.06, 0.52],
      ],
      lean: -0.02,
      hat: 'brim',
      hatColor: paint.ink,
    }),
    stroke('M1100 668L1226 716', paint.cream, 25, { 'stroke-linecap': 'round' }) +
      stroke('M1102 660L1222 706', paint.snow, 6),
    stroke('M1152 560Q1136 660 1150 750', paint.apricot, 7, {
      opacity: 0.85,
      'stroke-linecap': 'round',
    }),
    fill(
      'M1178 502Q1196 488 1206 498Q1216 488 1234 502Q1218 514 1206 504Q1194 514 1178 502z',
      paint.tar,
    ),
    // The table with the switch, the coil and the meter.
    rect(30, 760, 240, 26, mix(paint.umber, paint.apricot, 0.2)) +
      stroke('M60 786V1000M240 786V1000', mix(paint.umber, paint.tar, 0.4), 22) +
      circle(96, 706, 50, mix(paint.tar, paint.umber, 0.3)) +
      circle(96, 706, 41, paint.cream) +
      stroke('M96 728L122 684M66 694q30 -30 60 0', paint.ink, 5) +
      rect(160, 738, 90, 22, paint.snow) +
      stroke('M180 738L226 664', paint.ember, 11, { 'stroke-linecap': 'round' }) +
      circle(228, 662, 14, paint.ink) +
      stroke('M250 750Q300 720 330 600T250 480', paint.tar, 9),
    dabs(
      50,
      () => [cx + between(p.random, -420, 420), between(p.random, 700, 860)],
      paint.butter,
      4.6,
      0.9,
    ),
    brush(p, { x: 500, y: 830, w: 600, h: 150 }, 60, 0, 60, paint.butter, 3, 0.3),
    vignette(p, cx, cy, 0.55),
  );
  return p.svg();
}
