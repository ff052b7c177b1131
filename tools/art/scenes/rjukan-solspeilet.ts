import { longHouse } from '../lib/buildings.ts';
import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, ridge } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5644,
  alt: {
    no: 'Tre speil på kanten av et mørkt fjell kaster sollys ned på torget i Rjukan, der folk sitter i stoler i en gyllen flekk midt i den blå skyggen.',
    sv: 'Tre speglar på kanten av ett mörkt berg kastar solljus ner på torget i Rjukan, där folk sitter på stolar i en gyllene fläck mitt i den blå skuggan.',
    en: 'Three mirrors on the edge of a dark mountain throw sunlight down on the square in Rjukan, where people sit on chairs in a golden patch amid the blue shadow.',
  },
  caption: {
    no: 'Fra slutten av september til mars når ikke sola ned i Vestfjorddalen. Siden oktober 2013 har tre datastyrte speil sendt den ned på torget. Fritt tegnet.',
    sv: 'Från slutet av september till mars når inte solen ner i Vestfjorddalen. Sedan oktober 2013 skickar tre datastyrda speglar ner den på torget. Fritt tecknat.',
    en: 'From late September until March the sun does not reach down into the valley. Since October 2013 three computer-controlled mirrors have sent it down to the square. Drawn freely.',
  },
  focal: [0.5, 0.55],
};

/** Somebody leaning back in a folding chair with the face to the light. */
const basking = (x: number, y: number, s: number, coat: string, cap: string, turn = 1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s * turn} ${s})` },
    stroke('M-70 0L30 -96M-20 -70L-52 -190M34 0L-34 -86', paint.tar, 9, {
      'stroke-linecap': 'round',
    }),
    stroke('M26 -84L96 -74L104 -4h26', paint.ink, 27, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    fill('M-62 -188Q-30 -216 4 -186Q40 -130 42 -68L-14 -62Q-46 -120 -62 -188z', coat) +
      fill('M4 -186Q40 -130 42 -68L24 -66Q22 -130 4 -186z', paint.butter, { opacity: 0.7 }),
    stroke('M-16 -166Q10 -120 66 -92', shade(coat, 0.3), 19, { 'stroke-linecap': 'round' }),
    circle(-28, -222, 29, mix(paint.rose, paint.apricot, 0.3)) +
      fill('M-14 -246q20 12 14 36q-8 12 -12 6z', paint.butter, { opacity: 0.9 }),
    fill('M-60 -216Q-66 -264 -26 -258Q-4 -254 -4 -238Q-40 -238 -60 -216z', cap) +
      circle(-48, -258, 11, paint.snow),
  );

export function draw(): string {
  const p = new Picture('rjukan-solspeilet');
  const blue = mix(paint.fjord, paint.night, 0.35);
  const wall = pts(
    '-30,300 140,210 330,236 520,168 720,190 900,132 1100,158 1280,112 1460,170 1640,140',
  );
  const edge = ridge(p, wall, 10, 2);
  const mirror = [
    [930, 118],
    [1000, 122],
    [1070, 130],
  ] as const;
  p.add(
    sky(
      p,
      330,
      spread(
        mix(paint.slate, paint.haze, 0.3),
        mix(paint.haze, paint.cream, 0.45),
        mix(paint.cream, paint.butter, 0.4),
      ),
    ),
    massif(p, {
      points: wall,
      color: mix(blue, paint.slate, 0.4),
      light: mix(paint.slate, paint.haze, 0.35),
      dark: mix(blue, paint.plum, 0.35),
      sun: 'left',
      base: 720,
      rough: 10,
      ribs: 60,
      salt: 2,
      snow: mix(paint.haze, paint.snow, 0.35),
      snowDepth: 210,
    }),
    // The sun itself reaches only the very edge.
    p.clipped(
      `M-20 0H1620V400H-20z`,
      poly(
        [...edge, [1640, 400], [-30, 400]],
        p.down(120, 330, [
          [0, paint.butter, 0.8],
          [0.4, paint.apricot, 0.6],
          [1, paint.apricot, 0],
        ]),
      ),
    ),
    stroke(`M${edge.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, paint.butter, 5, {
      'stroke-linejoin': 'round',
    }),
  );
  for (let i = 0; i < 4; i += 1) {
    const line = ridge(
      p,
      pts(
        `-20,${480 + i * 44} 400,${430 + i * 50} 800,${462 + i * 44} 1200,${410 + i * 54} 1640,${460 + i * 46}`,
      ),
      12,
      10 + i,
    );
    p.add(
      spruces(
        p,
        line,
        30,
        24 + i * 7,
        52 + i * 12,
        mix(paint.pine, paint.night, 0.45 - i * 0.05),
        mix(paint.haze, paint.snow, 0.3),
      ),
    );
  }
  const house = (
    x: number,
    base: number,
    w: number,
    height: number,
    color: string,
    rows: number,
  ): string =>
    longHouse(p, {
      x,
      base,
      w,
      wall: height,
      roof: height * 0.34,
      color: mix(color, paint.night, 0.38),
      roofColor: mix(paint.haze, paint.slate, 0.4),
      trim: mix(paint.mist, paint.slate, 0.4),
      glass: rows > 1 ? paint.butter : mix(paint.butter, paint.ochre, 0.3),
      windows: Math.round(w / 62),
      rows,
      hip: w * 0.1,
      chimneys: [0.3, 0.7],
    });
  p.add(
    house(-60, 740, 300, 170, paint.ochre, 2) +
      house(250, 724, 220, 140, paint.rust, 2) +
      house(500, 716, 190, 112, paint.lime, 2),
    house(880, 716, 210, 120, mix(paint.moss, paint.lime, 0.3), 2) +
      house(1110, 724, 230, 146, paint.ember, 2) +
      house(1360, 742, 320, 176, paint.cream, 2),
    rect(
      -20,
      712,
      1640,
      300,
      p.down(
        712,
        1000,
        spread(
          mix(paint.slate, paint.haze, 0.3),
          mix(paint.slate, paint.fjord, 0.35),
          mix(paint.fjord, paint.night, 0.3),
        ),
      ),
    ),
    brush(
      p,
      { x: -20, y: 724, w: 1640, h: 280 },
      220,
      0.02,
      110,
      mix(paint.haze, paint.snow, 0.4),
      3,
      0.4,
    ),
  );
  // Three beams into one patch.
  for (const [x, y] of mirror)
    p.add(
      fill(
        `M${x - 24} ${y - 24}H${x + 24}L1150 850Q770 950 390 850z`,
        p.along(
          [x, y],
          [770, 880],
          [
            [0, paint.snow, 0.75],
            [0.25, paint.butter, 0.3],
            [1, paint.butter, 0.16],
          ],
        ),
      ),
    );
  p.add(
    fill(
      'M360 852a410 100 0 1 0 820 0a410 100 0 1 0 -820 0z',
      p.around(770, 850, 420, [
        [0, paint.snow, 1],
        [0.6, paint.butter, 0.95],
        [0.9, paint.apricot, 0.75],
        [1, paint.apricot, 0.1],
      ]),
    ),
    brush(p, { x: 420, y: 790, w: 700, h: 120 }, 90, 0.02, 70, paint.snow, 3, 0.7),
    ...mirror.map(
      ([x, y]) =>
        stroke(
          `M${x} ${y + 60}V${y}M${x - 22} ${y + 62}L${x} ${y + 18}L${x + 22} ${y + 62}`,
          paint.tar,
          6,
        ) +
        fill(`M${x - 30} ${y - 26}l56 -10l6 56l-56 8z`, paint.tar) +
        fill(`M${x - 25} ${y - 21}l47 -8l5 46l-47 7z`, paint.snow) +
        glow(p, x, y, 130, paint.snow, 0.8),
    ),
    glow(p, 770, 840, 560, paint.butter, 0.3),
  );
  const shadow = (x: number, y: number, w: number): string =>
    fill(blob(p, x - w * 0.5, y + 6, w, 10, 0.2, 8), mix(paint.umber, paint.plum, 0.4), {
      opacity: 0.5,
    });
  p.add(
    ...[
      [560, 812, 130, paint.oxblood],
      [650, 800, 120, paint.night],
      [900, 806, 126, mix(paint.moss, paint.pine, 0.3)],
      [940, 810, 88, paint.ember],
    ].map(
      ([x, y, h, c]) =>
        shadow(Number(x), Number(y), 50) +
        figure(Number(x), Number(y), Number(h), String(c), mix(paint.rose, paint.apricot, 0.3)),
    ),
    shadow(600, 884, 110) + basking(610, 884, 0.72, mix(paint.rust, paint.ember, 0.4), paint.night),
    shadow(760, 908, 120) +
      basking(
        770,
        912,
        0.84,
        mix(paint.fjord, paint.slate, 0.3),
        mix(paint.rust, paint.ember, 0.3),
      ),
    shadow(950, 884, 110) +
      basking(960, 888, 0.76, mix(paint.ochre, paint.butter, 0.3), paint.oxblood),
    stroke('M464 870L440 780M456 836L420 850', paint.tar, 6),
    ...[180, 300, 1260, 1420].map((x, i) =>
      figure(
        x,
        880 + (i % 2) * 50,
        150 + (i % 2) * 20,
        mix(paint.night, paint.ink, 0.4),
        mix(paint.slate, paint.rose, 0.4),
        0.13,
      ),
    ),
    // Lamp posts burn at midday.
    ...[110, 1500].map(
      (x) =>
        stroke(`M${x} 930V690`, paint.ink, 9) +
        circle(x, 682, 19, paint.butter) +
        glow(p, x, 682, 120, paint.butter, 0.6),
    ),
    dabs(
      120,
      () => [between(p.random, 480, 1060), between(p.random, 260, 860)],
      paint.snow,
      3.4,
      0.8,
    ),
    fill('M-20 1010V950Q400 990 800 978Q1200 990 1620 950V1010z', mix(paint.night, paint.ink, 0.2)),
  );
  return p.svg();
}
