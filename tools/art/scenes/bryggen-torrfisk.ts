import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { streaks } from '../lib/sky.ts';
import { bundle, stockfish } from '../lib/stockfish.ts';
import { spread } from '../lib/stops.ts';
import { fill, group, lines, Picture, rect, stroke } from '../lib/svg.ts';
import { glitter } from '../lib/water.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5165,
  alt: {
    no: 'Et loft på Bryggen: tørrfisk henger under bjelkene og ligger i bunter langs veggene, og to menn tar imot en bunt i lukeåpningen mot Vågen, der en jekt ligger.',
    sv: 'Ett loft på Bryggen: torrfisk hänger under bjälkarna och ligger i buntar längs väggarna, och två män tar emot en bunt i luckan mot Vågen, där en jakt ligger.',
    en: 'A loft at Bryggen: stockfish hangs beneath the beams and lies in bundles along the walls, and two men take in a bundle at the hatch above the harbour, where a cargo boat lies.',
    de: 'Ein Speicherboden auf Bryggen: Stockfisch hängt unter den Balken und liegt gebündelt an den Wänden, und zwei Männer nehmen an der Luke über dem Hafen, wo ein Frachtsegler liegt, ein Bündel entgegen.',
  },
  caption: {
    no: 'Jektene kom nordfra med tørrfisk. Kjøpmannen ga varer på kreditt og fikk fisk neste år.',
    sv: 'Jakterna kom norrifrån med torrfisk. Köpmannen gav varor på kredit och fick fisk nästa år.',
    en: 'The boats came from the north with stockfish. The merchant gave goods on credit and had his fish the next year.',
    de: 'Die Schiffe kamen mit Stockfisch aus dem Norden. Der Kaufmann gab Waren auf Kredit und bekam im nächsten Jahr Fisch.',
  },
  focal: [0.5, 0.5],
};

const wood = mix(paint.umber, paint.tar, 0.45);
const warm = mix(paint.umber, paint.apricot, 0.25);

function jekt(): string {
  return (
    stroke('M838 520V214M838 232L700 500M838 232L968 500', paint.tar, 5) +
    fill(
      'M752 268H924Q944 360 930 452Q838 430 748 452Q736 360 752 268z',
      mix(paint.cream, paint.apricot, 0.25),
    ) +
    stroke('M752 268H924', paint.tar, 8) +
    stroke(
      'M796 270Q790 360 794 438M838 270V434M882 270Q888 360 884 438',
      mix(paint.ochre, paint.umber, 0.3),
      2.4,
    ) +
    fill(
      'M640 448Q690 516 838 508Q980 512 1004 460L1016 380L1026 462Q1000 566 930 570H730Q650 560 640 448z',
      mix(paint.umber, paint.rust, 0.3),
    ) +
    stroke(
      'M650 486Q720 534 838 528Q970 530 1010 490M668 520Q730 552 838 548Q950 550 1000 522',
      shade(paint.umber, 0.6),
      4,
    ) +
    fill('M900 508V466H990V492Q950 508 900 508z', mix(paint.lime, paint.umber, 0.3)) +
    fill('M710 506q60 -46 150 0z', mix(paint.butter, paint.lime, 0.4))
  );
}

export function draw(): string {
  const p = new Picture('bryggen-torrfisk');
  p.add(
    rect(0, 0, 1600, 1000, mix(paint.tar, paint.ink, 0.4)),
    // What is seen through the hatch: early light over the harbour.
    rect(
      520,
      120,
      560,
      640,
      p.down(
        120,
        480,
        spread(mix(paint.slate, paint.haze, 0.4), mix(paint.haze, paint.rose, 0.35), paint.butter),
      ),
    ),
    streaks(p, { x: 520, y: 160, w: 560, h: 130 }, 9, paint.cream, 0.6, 240, 9),
    fill(
      'M520 450Q620 360 720 400T900 350T1080 400V480H520z',
      mix(paint.slate, paint.heather, 0.3),
    ),
    fill('M520 462Q640 430 760 446T1080 430V490H520z', mix(paint.fjord, paint.slate, 0.4)),
    fill(
      Array.from(
        { length: 16 },
        (_, i) => `M${700 + i * 24} 484v-${12 + ((i * 7) % 9)}l9 -9l9 9v${12 + ((i * 7) % 9)}z`,
      ).join(''),
      mix(paint.rust, paint.cream, 0.35),
    ),
    rect(
      520,
      480,
      560,
      300,
      p.down(480, 780, spread(mix(paint.butter, paint.haze, 0.4), paint.slate, paint.fjord)),
    ),
    glitter(p, 700, 486, 700, 120, paint.cream, 60, 0.8),
    group({ transform: 'translate(-64 0)' }, jekt()),
    fill('M626 574q140 26 290 0l-30 40h-220z', paint.night, { opacity: 0.35 }),
  );
  // The room: back wall round the hatch, side walls, floor and roof beams.
  const wall = 'M-20 -20H1620V780H1080V120H520V780H-20z';
  p.add(
    fill(
      wall,
      p.around(
        800,
        430,
        900,
        spread(mix(warm, paint.butter, 0.2), wood, mix(paint.tar, paint.ink, 0.35)),
      ),
    ),
    stroke(
      Array.from({ length: 15 }, (_, i) => `M-20 ${60 + i * 52}H518M1082 ${60 + i * 52}H1620`).join(
        '',
      ) + 'M520 60H1080',
      paint.ink,
      5,
      { opacity: 0.5 },
    ),
    p.clipped(
      wall,
      brush(p, { x: 0, y: 0, w: 1600, h: 800 }, 300, 0, 80, paint.tar, 2.6, 0.4),
      brush(p, { x: 300, y: 60, w: 1000, h: 720 }, 160, 0, 60, paint.apricot, 2, 0.25),
    ),
    stroke('M520 780V120H1080V780', mix(warm, paint.butter, 0.35), 22) +
      stroke('M533 780V133H1067V780', paint.tar, 4),
    // The shutters, swung in.
    fill('M520 140L400 100V812L520 770z', mix(paint.oxblood, paint.rust, 0.35)) +
      stroke('M490 130V782M460 120V790M430 110V800', paint.ink, 3, { opacity: 0.6 }) +
      stroke('M404 240L520 254M404 660L520 640', paint.ink, 15),
    fill('M1080 140L1200 100V812L1080 770z', mix(paint.oxblood, paint.tar, 0.3)) +
      stroke('M1110 130V782M1140 120V790M1170 110V800', paint.ink, 3, { opacity: 0.6 }) +
      stroke('M1196 240L1080 254M1196 660L1080 640', paint.ink, 15),
    fill(
      'M-20 1000V900L520 776H1080L1620 900V1000z',
      p.down(776, 1000, spread(mix(warm, paint.butter, 0.4), warm, mix(wood, paint.tar, 0.5))),
    ),
    stroke(
      Array.from({ length: 17 }, (_, i) =>
        lines(
          [
            [520 + i * 35, 778],
            [-400 + i * 150, 1010],
          ],
          false,
        ),
      ).join(''),
      paint.tar,
      3,
      { opacity: 0.7 },
    ),
    fill('M540 780H1060L1240 1000H360z', paint.butter, { opacity: 0.25 }),
  );
  // Bundles along both walls, higher at the sides.
  for (let row = 0; row < 6; row += 1)
    for (let k = 0; k < 2; k += 1) {
      const w = 225;
      if (row < 5 - k * 2)
        p.add(bundle(-50 + k * 212 + (row % 2) * 14, 950 - row * 76 - k * 34, w, 0.1 + row * 0.03));
      if (row < 4 - k * 2)
        p.add(
          bundle(1420 - k * 212 - (row % 2) * 16, 950 - row * 76 - k * 34, w, 0.16 + row * 0.03),
        );
    }
  // Poles under the roof, with fish hung in pairs.
  for (const [y, x0, x1, h, tone] of [
    [70, 190, 1420, 180, 0.42],
    [26, -20, 1640, 260, 0.14],
  ] as const) {
    p.add(
      stroke(`M${x0} ${y}H${x1}`, mix(paint.umber, paint.tar, 0.35), 16) +
        stroke(`M${x0} ${y - 5}H${x1}`, warm, 4),
    );
    for (let x = x0 + 30; x < x1; x += h * 0.22) {
      const near = Math.abs(x - 800);
      const long = h * between(p.random, 0.85, 1.1) * (near < 300 ? 0.55 : 1);
      p.add(
        stockfish(
          x,
          y + 6,
          long,
          between(p.random, -5, 5),
          tone + between(p.random, 0, 0.12) + (near > 560 ? 0.2 : 0),
        ),
      );
    }
  }
  p.add(
    fill('M-20 -20H1620V34H-20z', mix(wood, paint.tar, 0.4)) +
      rect(-20, 32, 1640, 7, warm, { opacity: 0.6 }),
    // The hoist: rope from the beam outside, a bundle turning on its hook.
    stroke('M842 120V560', mix(paint.lime, paint.umber, 0.3), 6) +
      stroke('M842 560L760 612M842 560L926 612', mix(paint.lime, paint.umber, 0.3), 5),
    bundle(738, 700, 210, 0.02),
    glow(p, 800, 480, 560, paint.cream, 0.28),
    worker({
      at: [630, 900],
      h: 360,
      coat: mix(paint.fjord, paint.night, 0.35),
      legs: mix(paint.tar, paint.ink, 0.2),
      hands: [
        [0.25, 0.7],
        [0.33, 0.6],
      ],
      lean: 0.1,
      stride: 0.13,
      hat: 'cap',
      hatColor: paint.rust,
      beard: paint.umber,
      sleeve: mix(paint.cream, paint.umber, 0.25),
    }),
    worker({
      at: [1056, 896],
      h: 350,
      coat: mix(paint.oxblood, paint.tar, 0.25),
      legs: mix(paint.umber, paint.tar, 0.5),
      hands: [
        [-0.28, 0.68],
        [-0.34, 0.58],
      ],
      lean: -0.1,
      stride: 0.13,
      hat: 'brim',
      hatColor: mix(paint.tar, paint.ink, 0.4),
      sleeve: mix(paint.ochre, paint.umber, 0.4),
    }),
    dabs(
      80,
      () => [between(p.random, 420, 1180), between(p.random, 140, 900)],
      paint.cream,
      2.8,
      0.6,
    ),
    vignette(p, 800, 500, 0.66),
  );
  return p.svg();
}
