import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, lines, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5812,
  alt: {
    no: 'Ei kullmile ryker i skumringen på en hogstflate full av stubber; en kullbrenner passer på med en lang stang, og det gløder gjennom torva.',
    sv: 'En kolmila ryker i skymningen på ett hygge fullt av stubbar; en kolare vakar med en lång stång, och det glöder genom torven.',
    en: 'A charcoal stack smokes at dusk in a clearing full of stumps; a charcoal burner watches it with a long pole, and embers show through the turf.',
  },
  caption: {
    no: 'Tolv kubikkmeter kull gikk med for hver kubikkmeter malm. Til slutt var skogen rundt Røros brukt opp.',
    sv: 'Tolv kubikmeter kol gick åt för varje kubikmeter malm. Till slut var skogen kring Røros slut.',
    en: 'Twelve cubic metres of charcoal went into every cubic metre of ore. In the end the woods around Røros were used up.',
  },
  focal: [0.5, 0.55],
};

function stump(p: Picture, x: number, y: number, s: number): string {
  const side = mix(paint.umber, paint.tar, 0.45);
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(s)})` },
    fill('M-44 -52Q-40 -8 -66 14Q-30 8 -18 18Q10 6 28 18Q44 6 70 12Q42 -10 44 -52z', side),
    fill('M10 -52H44Q42 -10 70 12Q44 6 28 18z', shade(side, 0.4)),
    fill(blob(p, 0, -52, 46, 15, 0.06, 12), mix(paint.apricot, paint.lime, 0.4)),
    stroke(
      'M-28 -52a28 9 0 1 0 56 0a28 9 0 1 0 -56 0M-13 -52a13 4 0 1 0 26 0a13 4 0 1 0 -26 0',
      mix(paint.umber, paint.apricot, 0.3),
      2,
    ),
  );
}

export function draw(): string {
  const p = new Picture('kullmila');
  p.add(
    sky(
      p,
      620,
      spread(
        mix(paint.night, paint.plum, 0.3),
        mix(paint.heather, paint.plum, 0.3),
        mix(paint.rose, paint.ember, 0.3),
        mix(paint.apricot, paint.butter, 0.4),
      ),
    ),
    stars(p, 90, 260, paint.cream),
    poly(
      under(ridge(p, acrossSheet(520, 470, 500, 460, 510, 480), 6, 2, 8, true)),
      mix(paint.heather, paint.plum, 0.45),
    ),
    mist(p, 440, 160, paint.rose, 0.5),
    spruces(
      p,
      ridge(p, acrossSheet(590, 570, 580, 572, 590), 4, 4),
      70,
      26,
      70,
      mix(paint.plum, paint.pine, 0.5),
    ),
  );
  const ground = ridge(p, acrossSheet(620, 606, 612, 604, 620), 4, 6, 8, true);
  p.add(
    p.clipped(
      lines(under(ground)),
      poly(
        under(ground),
        p.down(
          600,
          1000,
          spread(
            mix(paint.umber, paint.heather, 0.4),
            mix(paint.moss, paint.tar, 0.4),
            mix(paint.pine, paint.ink, 0.4),
          ),
        ),
      ),
      brush(p, { x: 0, y: 610, w: 1600, h: 390 }, 320, 0, 50, paint.ochre, 2.6, 0.25),
    ),
  );
  // What was a wood: stumps, small and many towards the edge of what is left.
  const stumps = Array.from({ length: 70 }, () => {
    const t = p.random();
    return { x: between(p.random, 0, 1600), y: 636 + t * t * 340, s: 0.2 + t * t * 0.95 };
  })
    .filter(({ x, y }) => !(x > 330 && x < 1540 && y > 680 && y < 925))
    .toSorted((a, b) => a.y - b.y);
  p.add(...stumps.filter(({ y }) => y < 820).map(({ x, y, s }) => stump(p, x, y, s)));
  const stack =
    'M440 850Q470 620 640 500Q720 446 800 442Q880 446 960 500Q1130 620 1160 850Q800 920 440 850z';
  const turf = mix(paint.tar, paint.moss, 0.28);
  const hole = (x: number, y: number, r: number): string =>
    glow(p, x, y, r * 5, paint.ember, 0.85) + circle(x, y, r, mix(paint.ember, paint.butter, 0.55));
  const smoke = (x: number, y: number, w: number, h: number, lean: number): string =>
    fill(
      `M${x - w * 0.2} ${y}C${n(x - w)} ${n(y - h * 0.4)} ${n(x + lean - w)} ${n(y - h * 0.6)} ${n(x + lean * 1.5 - w * 0.8)} ${n(y - h)}H${n(x + lean * 1.5 + w)}C${n(x + lean + w)} ${n(y - h * 0.6)} ${n(x + w * 0.8)} ${n(y - h * 0.36)} ${x + w * 0.2} ${y}z`,
      p.down(y - h, y, [
        [0, paint.mist, 0],
        [0.5, paint.mist, 0.28],
        [1, paint.mist, 0.5],
      ]),
    );
  p.add(
    smoke(800, 460, 90, 430, 160) + smoke(640, 520, 50, 330, 140) + smoke(960, 520, 50, 330, 120),
    fill('M400 860Q800 950 1230 856L1160 830H440z', paint.ink, { opacity: 0.4 }),
    p.clipped(
      stack,
      fill(
        stack,
        p.along(
          [440, 500],
          [1160, 850],
          spread(mix(turf, paint.apricot, 0.28), turf, shade(turf, 0.55)),
        ),
      ),
      // Sods laid like shingles.
      stroke(
        Array.from(
          { length: 12 },
          (_, r) =>
            `M420 ${476 + r * 34}${Array.from({ length: 20 }, () => `q19 ${n(between(p.random, 10, 24))} 38 0`).join('')}`,
        ).join(''),
        paint.ink,
        4,
        { opacity: 0.4 },
      ),
      brush(
        p,
        { x: 440, y: 440, w: 720, h: 460 },
        260,
        1.4,
        20,
        mix(paint.moss, paint.butter, 0.3),
        3,
        0.35,
      ),
      stroke('M600 560L560 850M760 450L740 880M860 450L890 880M1010 560L1050 850', paint.ink, 3, {
        opacity: 0.2,
      }),
    ),
    hole(560, 800, 11) +
      hole(690, 824, 12) +
      hole(840, 828, 12) +
      hole(990, 812, 11) +
      hole(1090, 780, 9) +
      hole(800, 448, 20),
    // A ladder of a split trunk up the stack.
    stroke('M960 850L866 470', mix(paint.umber, paint.butter, 0.2), 16) +
      stroke(
        'M946 790l44 -8M932 736l44 -8M918 680l44 -8M906 626l44 -8M892 570l44 -8',
        mix(paint.umber, paint.butter, 0.3),
        9,
      ),
    worker({
      at: [420, 890],
      h: 270,
      coat: mix(paint.fjord, paint.ink, 0.35),
      legs: mix(paint.tar, paint.ink, 0.2),
      hands: [
        [0.16, 0.62],
        [0.3, 0.56],
      ],
      lean: 0.04,
      stride: 0.12,
      hat: 'brim',
      hatColor: paint.tar,
      beard: mix(paint.umber, paint.granite, 0.4),
    }),
    stroke('M380 690L640 800', mix(paint.umber, paint.cream, 0.25), 9, {
      'stroke-linecap': 'round',
    }),
    // The sledge with its basket of charcoal.
    rect(1210, 760, 260, 96, mix(paint.umber, paint.tar, 0.35)) +
      stroke(
        Array.from({ length: 13 }, (_, i) => `M${1214 + i * 21} 760l-8 94`).join(''),
        paint.tar,
        4,
      ) +
      stroke('M1190 884H1460Q1510 884 1524 846', mix(paint.umber, paint.apricot, 0.2), 12, {
        'stroke-linecap': 'round',
      }) +
      stroke('M1240 856v28M1430 856v28', paint.tar, 9),
    fill(
      Array.from({ length: 26 }, () =>
        blob(p, between(p.random, 1220, 1460), between(p.random, 724, 764), 20, 15, 0.3, 7),
      ).join(''),
      paint.ink,
    ),
    ...stumps.filter(({ y }) => y >= 820).map(({ x, y, s }) => stump(p, x, y, s)),
    dabs(
      70,
      () => [between(p.random, 760, 1100), between(p.random, 120, 460)],
      mix(paint.ember, paint.butter, 0.4),
      5,
      0.8,
    ),
    vignette(p, 800, 560, 0.4),
  );
  return p.svg();
}
