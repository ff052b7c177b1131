import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, mist, ridge, under } from '../lib/land.ts';
import { vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, stroke } from '../lib/svg.ts';
import { spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5802,
  alt: {
    no: 'Tegnet portrett av Selma Lagerlöf: hvitt, oppsatt hår, mørkeblå kjole med blondekrage og brosje. Bak henne trekker villgjess over åkre i ruter, og på en hvit gås sitter en liten gutt.',
    sv: 'Tecknat porträtt av Selma Lagerlöf: vitt, uppsatt hår, mörkblå klänning med spetskrage och brosch. Bakom henne drar vildgäss över åkrar i rutor, och på en vit gås sitter en liten pojke.',
    en: 'Drawn portrait of Selma Lagerlöf: white hair put up, a dark blue dress with a lace collar and a brooch. Behind her wild geese pass over chequered fields, and on a white goose sits a small boy.',
  },
  caption: {
    no: 'Selma Lagerlöf (1858–1940), med gjessene fra boken om Nils Holgersson. Tegnet likhet fra Vardes tegnestue, ikke et fotografi.',
    sv: 'Selma Lagerlöf (1858–1940), med gässen ur boken om Nils Holgersson. Tecknad likhet från Vardes ritkontor, inte ett fotografi.',
    en: 'Selma Lagerlöf (1858–1940), with the geese of the book about Nils Holgersson. A likeness by Varde’s drawing office, not a photograph.',
  },
  focal: [0.5, 0.42],
};

/** A goose in flight towards the left, the wings up or down. */
function goose(x: number, y: number, s: number, color: string, up: boolean): string {
  const wing = up ? 'M-4 -4Q14 -58 62 -70Q46 -30 30 0z' : 'M-4 2Q18 44 66 52Q48 20 32 -2z';
  const far = up ? 'M0 -4Q-2 -50 26 -76Q30 -34 22 -4z' : 'M2 2Q6 36 36 58Q34 24 24 0z';
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    fill(far, shade(color, 0.3)),
    fill(
      'M-100 -10Q-92 -20 -80 -12Q-52 -8 -34 -10Q0 -22 44 -6L72 -12L60 6Q20 20 -26 8Q-56 -2 -84 -2Q-96 0 -112 -4z',
      color,
    ) + fill('M-98 -8L-116 -3L-98 -1z', paint.apricot),
    fill(wing, shade(color, 0.14)),
  );
}

/** The boy on the goose's back: a red cap and two knees. */
const rider = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    fill('M-10 0Q-14 -26 0 -30Q16 -28 14 0z', mix(paint.fjord, paint.leaf, 0.2)) +
      stroke('M-2 -4L-18 6', mix(paint.umber, paint.tar, 0.3), 8, { 'stroke-linecap': 'round' }) +
      circle(0, -38, 10, mix(paint.cream, paint.apricot, 0.4)) +
      fill('M-11 -40Q-4 -56 10 -48Q26 -50 30 -38Q14 -42 11 -38z', paint.ember),
  );

export function draw(): string {
  const p = new Picture('portrett-lagerlof');
  const dress = mix(paint.night, paint.fjord, 0.45);
  const white = mix(paint.snow, paint.haze, 0.22);
  p.add(
    sky(
      p,
      720,
      spread(
        mix(paint.haze, paint.slate, 0.35),
        mix(paint.mist, paint.rose, 0.3),
        mix(paint.rose, paint.butter, 0.55),
        paint.butter,
      ),
    ),
    sun(p, 360, 560, 54, paint.snow, paint.cream, 9, 0.8),
    streaks(p, { x: 0, y: 60, w: 1600, h: 300 }, 14, paint.snow, 0.5, 420, 10),
    poly(
      under(ridge(p, acrossSheet(640, 600, 630, 590, 640), 6, 2, 8, true)),
      mix(paint.slate, paint.rose, 0.35),
    ),
  );
  const ground = ridge(p, acrossSheet(690, 660, 680, 650, 690), 4, 4, 8, true);
  p.add(
    spruces(p, ground, 90, 24, 60, mix(paint.pine, paint.slate, 0.4)),
    mist(p, 600, 110, paint.cream, 0.7),
  );
  // Fields in squares, as a checked cloth spread out below.
  const tones = [
    paint.ochre,
    mix(paint.moss, paint.butter, 0.35),
    paint.leaf,
    mix(paint.apricot, paint.cream, 0.3),
    mix(paint.umber, paint.rose, 0.4),
    mix(paint.moss, paint.leaf, 0.5),
  ];
  const row = (t: number): number => 680 + 330 * t ** 1.5;
  for (let r = 0; r < 6; r += 1)
    for (let c = -9; c < 9; c += 1) {
      const [t0, t1] = [r / 6, (r + 1) / 6];
      const x = (k: number, t: number): number => 800 + k * (95 + 190 * t);
      p.add(
        poly(
          [
            [x(c, t0), row(t0)],
            [x(c + 1.02, t0), row(t0)],
            [x(c + 1.02, t1), row(t1) + 2],
            [x(c, t1), row(t1) + 2],
          ],
          tones[(c * 5 + r * 7 + 90) % 6] as string,
          { opacity: 0.9 },
        ),
      );
    }
  const grey = mix(paint.granite, paint.slate, 0.4);
  p.add(
    mist(p, 640, 140, paint.cream, 0.6),
    goose(1180, 250, 1.5, paint.snow, true),
    rider(1184, 226),
    ...[
      [1020, 150, 0.7],
      [1120, 118, 0.62],
      [1390, 200, 0.86],
      [1500, 300, 0.94],
      [1330, 380, 0.9],
      [1450, 450, 0.8],
    ].map(([x = 0, y = 0, s = 1], i) => goose(x, y, s, grey, i % 2 === 0)),
    ...[
      [120, 190, 0.6],
      [230, 140, 0.52],
      [330, 240, 0.56],
    ].map(([x = 0, y = 0, s = 1], i) => goose(x, y, s, mix(grey, paint.rose, 0.3), i % 2 === 1)),
    vignette(p, 800, 460, 0.3),
  );
  const skin = mix(paint.cream, paint.rose, 0.24);
  const hair = {
    count: 120,
    angle: 0.4,
    length: 60,
    box: [-150, -240, 300, 330] as [number, number, number, number],
  };
  p.add(
    placed(
      800,
      440,
      1.56,
      throat(p, skin),
      stuff(
        p,
        'M-58 206Q-170 222 -226 270Q-276 310 -286 420H286Q276 310 226 270Q170 222 58 206L0 236z',
        dress,
        { count: 110, angle: 1.4, length: 60, box: [-290, 200, 580, 220] },
      ),
      // A lace collar, scallop by scallop, and the brooch that holds it.
      fill(
        'M-62 172Q-104 200 -122 236q14 22 34 10q12 24 34 12q16 20 36 4l18 -20l18 20q20 16 36 -4q22 12 34 -12q20 12 34 -10Q104 200 62 172Q40 226 0 236Q-40 226 -62 172z',
        white,
      ) +
        stroke(
          'M-100 220q12 14 26 6q12 16 28 8q14 14 30 2M100 220q-12 14 -26 6q-12 16 -28 8q-14 14 -30 2',
          mix(dress, white, 0.5),
          2.6,
        ) +
        circle(0, 244, 17, paint.ochre) +
        circle(0, 244, 10, mix(paint.oxblood, paint.rust, 0.3)),
      stuff(
        p,
        'M-104 40Q-140 -20 -132 -86Q-120 -186 -52 -204Q-48 -250 4 -252Q56 -250 56 -206Q126 -184 134 -88Q140 -20 104 40Q112 -20 84 -60H-84Q-112 -20 -104 40z',
        white,
        hair,
      ),
      head(p, {
        skin,
        brow: mix(white, paint.granite, 0.5),
        jaw: 0.94,
        light: 'left',
        age: 0.55,
        lips: mix(paint.rose, paint.rust, 0.4),
      }),
      stuff(
        p,
        'M-102 34Q-124 -34 -104 -94Q-76 -168 2 -172Q82 -166 106 -92Q124 -34 102 34Q96 -36 74 -72Q40 -118 -4 -112Q-50 -108 -78 -68Q-98 -34 -102 34z',
        white,
        hair,
      ),
      stroke(
        'M-92 -60Q-60 -140 -4 -158M-64 -76Q-40 -128 8 -148M86 -60Q66 -130 22 -156M-40 -214Q0 -236 42 -212M-30 -196Q0 -210 34 -194',
        mix(white, paint.slate, 0.55),
        3,
        { 'stroke-linecap': 'round' },
      ),
    ),
  );
  return p.svg();
}
