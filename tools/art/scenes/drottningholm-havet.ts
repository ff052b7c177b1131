import { flame } from '../lib/candle.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5620,
  alt: {
    no: 'Sett fra scenen på Drottningholm: fem dreide bølger av tre ruller bak hverandre mot malte skyer, et lite skip seiler på dem, og i kulissene sveiver to menn for hånd.',
    sv: 'Sett från scenen på Drottningholm: fem svarvade vågor av trä rullar bakom varandra mot målade moln, ett litet skepp seglar på dem, och i kulisserna vevar två män för hand.',
    en: 'Seen from the stage at Drottningholm: five turned wooden waves roll one behind the other before painted clouds, a small ship sails on them, and two men crank by hand in the wings.',
  },
  caption: {
    no: 'Under støvet fant Agne Beijer i 1921 et hav av dreide bølger. Det virker ennå.',
    sv: 'Under dammet fann Agne Beijer 1921 ett hav av svarvade vågor. Det fungerar ännu.',
    en: 'Under the dust Agne Beijer found a sea of turned waves in 1921. It still works.',
  },
  focal: [0.46, 0.52],
};

/** One wave: a twisted roller, so that its outline is a row of crests and its windings catch the light. */
function roller(
  p: Picture,
  x0: number,
  x1: number,
  y: number,
  r: number,
  phase: number,
  color: string,
): string {
  const count = Math.round((x1 - x0) / (r * 2.2));
  const step = (x1 - x0) / count;
  let [top, bottom, winds, lights] = [`M${n(x0)} ${n(y)}`, '', '', ''];
  for (let i = 0; i < count; i += 1) {
    const x = x0 + i * step;
    top += `q${n(step * (0.3 + phase * 0.1))} ${n(-r * 1.5)} ${n(step * 0.62)} ${n(-r * 0.5)}t${n(step * 0.38)} ${n(r * 0.5)}`;
    bottom = `q${n(-step * 0.5)} ${n(r * 0.9)} ${n(-step)} 0${bottom}`;
    winds += `M${n(x + step * 0.08)} ${n(y + r * 0.34)}C${n(x + step * 0.4)} ${n(y + r * 0.1)} ${n(x + step * 0.3)} ${n(y - r * 0.7)} ${n(x + step * 0.66)} ${n(y - r * 0.58)}M${n(x + step * 0.4)} ${n(y + r * 0.5)}C${n(x + step * 0.66)} ${n(y + r * 0.2)} ${n(x + step * 0.6)} ${n(y - r * 0.2)} ${n(x + step * 0.92)} ${n(y - r * 0.24)}`;
    lights += `M${n(x + step * 0.2)} ${n(y - r * 0.5)}q${n(step * 0.18)} ${n(-r * 0.5)} ${n(step * 0.34)} ${n(-r * 0.34)}`;
  }
  return (
    fill(
      `${top}${bottom}z`,
      p.down(y - r, y + r * 0.6, spread(mix(color, paint.snow, 0.5), color, shade(color, 0.45))),
    ) +
    stroke(winds, shade(color, 0.4), r * 0.09, { opacity: 0.8, 'stroke-linecap': 'round' }) +
    stroke(lights, paint.snow, r * 0.16, { opacity: 0.85, 'stroke-linecap': 'round' })
  );
}

export function draw(): string {
  const p = new Picture('drottningholm-havet');
  const wood = mix(paint.umber, paint.tar, 0.25);
  p.add(
    rect(0, 0, 1600, 1000, mix(paint.tar, paint.ink, 0.35)),
    // The painted back cloth inside its opening.
    rect(
      90,
      40,
      1080,
      800,
      p.down(
        40,
        640,
        spread(
          mix(paint.fjord, paint.heather, 0.3),
          mix(paint.slate, paint.rose, 0.4),
          mix(paint.butter, paint.rose, 0.3),
          paint.butter,
        ),
      ),
    ),
    fill(
      'M300 560Q420 500 560 540T860 520T1170 556V640H90V580z',
      mix(paint.heather, paint.slate, 0.5),
    ),
    // Clouds are boards on ropes.
    ...[
      [230, 190, 1.2],
      [640, 130, 1.5],
      [960, 230, 1.1],
      [420, 320, 0.8],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        stroke(`M${x - 60 * s} ${y}V-10M${x + 60 * s} ${y}V-10`, paint.tar, 4) +
        fill(
          'M-150 40Q-170 0 -124 -8Q-120 -58 -60 -50Q-30 -90 24 -62Q74 -82 92 -34Q156 -34 146 14Q150 44 116 44H-120Q-144 46 -150 40z',
          mix(paint.rose, paint.plum, 0.3),
          { transform: `translate(${x + 8} ${y + 8}) scale(${s})` },
        ) +
        fill(
          'M-150 40Q-170 0 -124 -8Q-120 -58 -60 -50Q-30 -90 24 -62Q74 -82 92 -34Q156 -34 146 14Q150 44 116 44H-120Q-144 46 -150 40z',
          p.down(-90, 44, spread(paint.snow, paint.cream, mix(paint.rose, paint.cream, 0.4))),
          { transform: `translate(${x} ${y}) scale(${s})` },
        ) +
        stroke(
          'M-110 10q30 -30 56 0M-20 0q36 -36 60 4M60 16q30 -20 50 6',
          mix(paint.rose, paint.heather, 0.3),
          5,
          { transform: `translate(${x} ${y}) scale(${s})`, 'stroke-linecap': 'round' },
        ),
    ),
    fill('M560 600a120 120 0 0 1 240 0z', paint.cream) + glow(p, 680, 580, 420, paint.butter, 0.6),
    stroke(
      Array.from({ length: 11 }, (_, i) => {
        const a = Math.PI + (i + 0.5) * 0.2856;
        return `M${n(680 + Math.cos(a) * 134)} ${n(600 + Math.sin(a) * 134)}L${n(680 + Math.cos(a) * (i % 2 ? 176 : 196))} ${n(600 + Math.sin(a) * (i % 2 ? 176 : 196))}`;
      }).join(''),
      paint.butter,
      9,
      { 'stroke-linecap': 'round' },
    ),
    rect(
      80,
      606,
      1110,
      340,
      p.down(
        606,
        940,
        spread(mix(paint.slate, paint.fjord, 0.5), mix(paint.fjord, paint.night, 0.5), paint.ink),
      ),
    ),
    roller(p, 70, 1190, 606, 40, 0.2, mix(paint.slate, paint.aurora, 0.25)),
    roller(p, 60, 1200, 660, 50, 0.9, mix(paint.slate, paint.fjord, 0.4)),
    // The ship is a board as well: its strut shows.
    stroke('M520 700V640', paint.tar, 13),
    fill(
      'M380 600Q520 632 680 588Q664 668 620 676H440Q396 660 380 600z',
      mix(paint.rust, paint.umber, 0.2),
    ) +
      stroke('M392 622Q520 650 670 612M408 648Q520 666 650 642', paint.butter, 5) +
      fill('M640 600l52 -40l6 40l-30 8z', mix(paint.rust, paint.umber, 0.2)),
    stroke('M460 612V400M560 610V370M630 600V450', paint.tar, 8) +
      fill(
        'M400 430Q460 400 520 430Q510 510 526 560Q460 540 400 562Q416 500 400 430zM496 400Q560 366 626 400Q612 500 632 568Q560 540 494 570Q512 490 496 400z',
        paint.snow,
      ) +
      fill('M600 470Q630 450 664 472Q656 520 668 560Q634 546 606 560z', paint.cream) +
      fill('M560 370l54 12l-18 12l20 14l-56 -8z', paint.ember) +
      stroke('M412 500q50 -20 106 0M506 480q60 -22 112 0', mix(paint.haze, paint.slate, 0.3), 4),
    roller(p, 50, 1210, 720, 62, 0.4, mix(paint.fjord, paint.slate, 0.35)),
    roller(p, 40, 1220, 790, 76, 0.7, paint.fjord),
    roller(p, 30, 1230, 872, 92, 0.1, mix(paint.fjord, paint.night, 0.4)),
    glow(p, 640, 760, 560, paint.butter, 0.16),
  );
  p.add(
    // Stage floor, the leg of a painted rock at the left, and the wing's bare back at the right.
    rect(
      0,
      930,
      1600,
      80,
      p.down(930, 1000, spread(mix(wood, paint.butter, 0.3), mix(paint.tar, paint.ink, 0.2))),
    ) + stroke('M0 958H1600M0 984H1600', paint.tar, 4),
    fill(
      'M-20 -20H130Q100 120 150 220Q90 330 140 470Q80 600 130 740Q90 860 120 940H-20z',
      p.along(
        [0, 0],
        [150, 0],
        spread(mix(paint.plum, paint.ink, 0.3), mix(paint.heather, paint.granite, 0.5)),
      ),
    ) +
      stroke('M60 60q40 60 10 120t30 140t-20 160t20 160t-10 150', paint.plum, 7, { opacity: 0.7 }),
    rect(
      1180,
      -20,
      440,
      960,
      p.along(
        [1180, 0],
        [1600, 0],
        spread(mix(wood, paint.ink, 0.25), mix(paint.tar, paint.ink, 0.5)),
      ),
    ),
    rect(1168, -20, 26, 960, mix(paint.lime, paint.umber, 0.3)) +
      stroke(
        'M1240 -20V930M1420 -20V930M1570 -20V930M1180 160H1620M1180 440H1620',
        mix(wood, paint.umber, 0.4),
        22,
      ) +
      stroke('M1194 160L1420 440M1420 160L1240 440', mix(wood, paint.umber, 0.2), 12),
    brush(p, { x: 1190, y: 0, w: 410, h: 930 }, 110, 1.57, 60, paint.ink, 3, 0.4),
    stroke('M1290 -20V640M1330 -20V560M1480 -20V600M1520 -20V420', paint.lime, 5) +
      fill('M1276 636h30v70h-30zM1466 596h30v80h-30z', mix(paint.slate, paint.ink, 0.4)) +
      circle(1310, 80, 40, mix(wood, paint.ochre, 0.3)) +
      circle(1310, 80, 12, paint.tar) +
      circle(1500, 100, 40, mix(wood, paint.ochre, 0.3)) +
      circle(1500, 100, 12, paint.tar),
    // Axles come through the wing; each man turns two of them.
    stroke('M1150 720H1300M1150 790H1300M1150 872H1460', mix(paint.slate, paint.ink, 0.3), 13),
    stroke('M1300 720V650H1350M1300 790V846H1350', mix(paint.slate, paint.haze, 0.3), 15, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
      stroke('M1460 872V800H1520', mix(paint.slate, paint.haze, 0.3), 15, {
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    worker({
      at: [1410, 930],
      h: 400,
      coat: mix(paint.rust, paint.ember, 0.3),
      legs: mix(paint.lime, paint.granite, 0.4),
      hands: [
        [-0.16, 0.7],
        [-0.14, 0.24],
      ],
      lean: -0.08,
      stride: 0.12,
      sleeve: paint.snow,
    }),
    fill('M1348 556Q1340 520 1376 512Q1410 508 1412 546Q1390 540 1376 560z', paint.tar),
    worker({
      at: [1556, 950],
      h: 390,
      coat: mix(paint.fjord, paint.slate, 0.2),
      legs: paint.tar,
      hands: [
        [-0.12, 0.38],
        [-0.06, 0.4],
      ],
      lean: -0.05,
      stride: 0.1,
      hat: 'cap',
      hatColor: mix(paint.umber, paint.lime, 0.3),
      sleeve: mix(paint.lime, paint.cream, 0.4),
    }),
    rect(1206, 540, 26, 44, paint.cream) +
      rect(1192, 584, 54, 10, mix(paint.ochre, paint.umber, 0.3)) +
      flame(p, 1219, 526, 17, 17),
    // The footlights.
    ...Array.from(
      { length: 9 },
      (_, i) => rect(206 + i * 116, 948, 14, 34, paint.cream) + flame(p, 213 + i * 116, 938, 11, 7),
    ),
    vignette(p, 680, 540, 0.55),
  );
  return p.svg();
}
