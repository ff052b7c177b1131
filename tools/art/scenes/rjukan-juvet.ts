import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, ridge } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, lines, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, spruces } from '../lib/trees.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5647,
  alt: {
    no: 'Vinternatt i et dypt juv: ni menn på rekke går over den islagte elva og klatrer opp mot den mørke fabrikken på hylla høyt over dem.',
    sv: 'Vinternatt i en djup ravin: nio män på rad går över den frusna älven och klättrar upp mot den mörka fabriken på hyllan högt ovanför.',
    en: 'Winter night in a deep gorge: nine men in a row cross the frozen river and climb towards the dark factory on its shelf high above.',
  },
  caption: {
    no: 'Natt til 28. februar 1943 tok ni norske sabotører seg ned i juvet, over elva og opp på den andre siden. De sprengte tungtvannsanlegget, og ikke et skudd falt. Fritt tegnet.',
    sv: 'Natten till den 28 februari 1943 sprängde nio norska sabotörer anläggningen för tungt vatten på Vemork. Fritt tecknat.',
    en: 'In the night of 27–28 February 1943 nine Norwegian saboteurs blew up the heavy-water plant at Vemork, without a shot being fired. Drawn freely.',
  },
  focal: [0.55, 0.55],
};

const deep = mix(paint.night, paint.fjord, 0.35);
const pale = mix(paint.haze, paint.slate, 0.35);

/** A tall block of many floors before a long hall, all windows blacked out. */
function plant(p: Picture, x: number, base: number): string {
  const wall = mix(paint.slate, paint.night, 0.45);
  const panes = (
    x0: number,
    y0: number,
    cols: number,
    rows: number,
    dx: number,
    dy: number,
    w: number,
    h: number,
  ): string =>
    fill(
      Array.from(
        { length: cols * rows },
        (_, i) => `M${x0 + (i % cols) * dx} ${y0 + Math.floor(i / cols) * dy}h${w}v${h}h${-w}z`,
      ).join(''),
      paint.ink,
      { opacity: 0.8 },
    );
  const side = p.along(
    [x, 0],
    [x + 250, 0],
    spread(mix(wall, paint.haze, 0.4), wall, shade(wall, 0.4)),
  );
  return (
    rect(x + 180, base - 130, 330, 130, shade(wall, 0.25)) +
    fill(`M${x + 170} ${base - 128}l24 -28h300l28 28z`, pale) +
    panes(x + 268, base - 106, 9, 1, 26, 0, 14, 80) +
    rect(x, base - 270, 250, 270, side) +
    fill(`M${x - 8} ${base - 270}h266v-16h-266z`, pale) +
    panes(x + 18, base - 252, 8, 6, 28, 42, 16, 26) +
    stroke(
      Array.from({ length: 6 }, (_, i) => `M${x} ${base - 218 + i * 42}h250`).join(''),
      shade(wall, 0.45),
      4,
    ) +
    rect(x + 60, base - 316, 60, 30, wall) +
    rect(x + 56, base - 322, 68, 8, pale) +
    stroke(`M${x + 190} ${base - 286}v-52M${x + 212} ${base - 286}v-40`, paint.ink, 9)
  );
}

export function draw(): string {
  const p = new Picture('rjukan-juvet');
  p.add(
    sky(
      p,
      520,
      spread(
        paint.ink,
        paint.night,
        mix(paint.fjord, paint.slate, 0.2),
        mix(paint.slate, paint.fjord, 0.3),
      ),
    ),
    stars(p, 150, 320, paint.snow),
    glow(p, 470, 130, 420, pale, 0.6),
    circle(470, 130, 46, paint.snow),
    massif(p, {
      points: pts(
        '300,470 460,330 600,250 740,200 860,250 980,180 1120,120 1260,180 1420,140 1640,200',
      ),
      color: mix(deep, paint.slate, 0.3),
      light: pale,
      dark: mix(deep, paint.ink, 0.3),
      sun: 'left',
      base: 560,
      ribs: 90,
      snow: mix(paint.haze, paint.snow, 0.5),
      snowDepth: 190,
      salt: 2,
    }),
    rect(
      0,
      380,
      1600,
      400,
      p.down(380, 760, [
        [0, mix(deep, paint.slate, 0.3), 0],
        [0.42, mix(deep, paint.slate, 0.2), 1],
        [1, mix(deep, paint.ink, 0.25)],
      ]),
    ),
    // Pipes come down behind the plant.
    stroke(
      Array.from({ length: 6 }, (_, i) => `M${1330 + i * 14} 190L${1230 + i * 24} 430`).join(''),
      paint.ink,
      10,
    ) +
      stroke(
        Array.from({ length: 6 }, (_, i) => `M${1326 + i * 14} 190L${1226 + i * 24} 430`).join(''),
        pale,
        3,
      ),
  );
  // The far wall of the gorge, with the shelf that carries the railway and the plant.
  const far: Point[] = [
    ...ridge(p, pts('760,1010 800,900 880,800 960,720 1010,640 1040,560 1070,470 1100,452'), 12, 5),
    [1110, 446],
    ...ridge(p, pts('1120,444 1380,436 1640,430'), 3, 6),
  ];
  const wallShape = lines([...far, [1640, 1010]]);
  p.add(
    plant(p, 1130, 446),
    p.clipped(
      wallShape,
      rect(
        740,
        400,
        900,
        620,
        p.along([900, 430], [1400, 1010], spread(mix(deep, paint.slate, 0.4), deep, paint.ink)),
      ),
      brush(p, { x: 780, y: 440, w: 860, h: 560 }, 300, 1.75, 80, paint.ink, 6, 0.5),
      brush(p, { x: 780, y: 430, w: 860, h: 580 }, 200, 1.7, 50, pale, 5, 0.45),
      fill(
        Array.from({ length: 44 }, () => {
          const y = between(p.random, 460, 980);
          return blob(
            p,
            between(p.random, 1060 - (y - 440) * 0.5, 1620),
            y,
            between(p.random, 26, 90),
            between(p.random, 6, 15),
            0.3,
            9,
          );
        }).join(''),
        mix(paint.haze, paint.snow, 0.3),
        { opacity: 0.85 },
      ),
    ),
    fill('M1090 452Q1240 436 1640 428V452Q1300 452 1100 472z', mix(paint.haze, paint.snow, 0.45)),
    // The bridge, with the only lamp.
    stroke('M520 402Q800 500 1100 410', paint.ink, 5) +
      stroke('M500 470L1110 452', paint.ink, 11) +
      stroke('M500 464L1110 446', pale, 4) +
      stroke(
        Array.from(
          { length: 16 },
          (_, i) =>
            `M${545 + i * 35} ${n(466 - i)}V${n(412 + Math.sin(((i + 0.7) / 16.5) * Math.PI) * 44)}`,
        ).join(''),
        paint.ink,
        3,
      ) +
      stroke('M1100 456V372M1076 456V372M520 474V366M544 474V366', paint.ink, 10) +
      rect(1116, 412, 40, 36, paint.ink) +
      glow(p, 1084, 400, 120, paint.butter, 0.7) +
      circle(1084, 402, 7, paint.butter),
  );
  // The near wall, the floor of snow, and the black run of open water.
  const near = ridge(
    p,
    pts('-20,330 120,370 260,440 400,470 500,480 540,560 590,660 600,740 660,830 640,900'),
    12,
    7,
  );
  p.add(
    fill(
      'M560 1010Q600 820 700 760Q800 730 930 750Q900 830 980 900Q1060 960 1100 1010z',
      p.down(
        740,
        1000,
        spread(
          mix(paint.haze, paint.snow, 0.4),
          mix(paint.haze, paint.slate, 0.2),
          mix(paint.slate, paint.haze, 0.3),
        ),
      ),
    ),
    fill(
      'M806 1010Q770 930 800 880Q840 830 800 790Q786 764 812 748H846Q830 774 852 800Q880 840 850 890Q836 940 910 1010z',
      paint.ink,
    ) +
      stroke('M820 990Q800 930 816 890M832 860Q840 830 824 800M850 1000Q830 960 836 930', pale, 4, {
        opacity: 0.8,
        'stroke-linecap': 'round',
      }),
    // Where they cross, ice bridges the run.
    fill(
      'M770 916Q830 876 900 906Q900 944 840 952Q780 950 770 916z',
      mix(paint.haze, paint.snow, 0.5),
    ),
    p.clipped(
      lines([...near, [560, 1010], [-20, 1010]]),
      rect(
        -20,
        300,
        740,
        710,
        p.along(
          [620, 500],
          [60, 900],
          spread(mix(deep, paint.slate, 0.25), mix(deep, paint.ink, 0.35), paint.ink),
        ),
      ),
      brush(p, { x: 0, y: 380, w: 680, h: 620 }, 240, 1.3, 80, paint.ink, 6, 0.5),
      fill(
        Array.from({ length: 34 }, () => {
          const y = between(p.random, 430, 980);
          return blob(
            p,
            between(p.random, 0, 460 + (y - 430) * 0.3),
            y,
            between(p.random, 26, 80),
            between(p.random, 6, 15),
            0.3,
            9,
          );
        }).join(''),
        mix(paint.haze, paint.snow, 0.2),
        { opacity: 0.75 },
      ),
    ),
    fill(
      'M-20 336Q200 360 400 466L500 478L520 494Q360 490 240 452Q100 400 -20 384z',
      mix(paint.haze, paint.snow, 0.3),
    ),
    spruces(
      p,
      pts('-20,380 130,390 270,450 420,478'),
      26,
      70,
      190,
      mix(paint.pine, paint.ink, 0.5),
      pale,
      false,
    ),
    spruces(
      p,
      pts('40,760 300,800 500,880'),
      18,
      60,
      130,
      mix(paint.pine, paint.ink, 0.6),
      pale,
      false,
    ),
    spruces(
      p,
      pts('1240,640 1420,600 1640,580'),
      18,
      50,
      120,
      mix(paint.pine, paint.ink, 0.6),
      pale,
    ),
    spruces(
      p,
      pts('1180,860 1400,800 1640,770'),
      22,
      70,
      160,
      mix(paint.pine, paint.ink, 0.65),
      pale,
    ),
  );
  // Their way: nine of them, from the trees on our side to the far wall. The nearest are largest.
  const steps = fill(
    'M612 872q70 70 170 60l60 -6q90 -4 150 -40l6 10q-70 44 -150 48l-60 6q-110 8 -190 -64z',
    mix(paint.slate, paint.fjord, 0.3),
    { opacity: 0.55 },
  );
  const men: [number, number, number, number, boolean][] = [
    [612, 872, 118, 0.03, false],
    [668, 916, 122, 0.05, false],
    [730, 944, 126, 0.07, false],
    [800, 948, 124, 0.08, false],
    [868, 940, 120, 0.08, false],
    [934, 912, 112, 0.1, true],
    [978, 838, 100, 0.14, true],
    [1016, 752, 90, 0.14, true],
    [1050, 664, 80, 0.14, true],
  ];
  p.add(steps);
  for (const [i, [x, y, h, lean, climbs]] of men.entries())
    p.add(
      fill(blob(p, x + h * 0.3, y, h * 0.34, 5, 0.2, 8), paint.ink, { opacity: 0.4 }),
      climbs ? fill(blob(p, x + 6, y + 4, 36, 9, 0.2, 9), mix(paint.haze, paint.snow, 0.5)) : '',
      worker({
        at: [x, y],
        h,
        coat: i % 2 ? paint.ink : mix(paint.ink, paint.moss, 0.25),
        legs: paint.ink,
        hands: climbs
          ? [
              [0.24, 0.74],
              [0.3, 0.96],
            ]
          : [
              [0.12, 0.5],
              [0.18, 0.54],
            ],
        lean,
        stride: 0.15,
        hat: 'cap',
        hatColor: paint.ink,
      }),
      rect(
        x - h * 0.17 + lean * h * 0.6,
        y - h * 0.78,
        h * 0.15,
        h * 0.28,
        mix(paint.umber, paint.ink, 0.4),
      ),
    );
  p.add(
    dabs(150, () => [p.random() * 1600, p.random() * 1000], paint.snow, 3, 0.5),
    vignette(p, 860, 560, 0.6),
  );
  return p.svg();
}
