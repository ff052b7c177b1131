import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, massif, mist, ridge } from '../lib/land.ts';
import { pts } from '../lib/points.ts';
import type { Meta } from '../lib/scene.ts';
import { heap, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, n, Picture, rect, stroke } from '../lib/svg.ts';
import { birch, spruces } from '../lib/trees.ts';
import { reflection, ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5646,
  alt: {
    no: 'En dampferje med en hel rekke godsvogner på dekk går over en trang innsjø mellom stupbratte fjell i høstfarger.',
    sv: 'En ångfärja med en hel rad godsvagnar på däck går över en trång sjö mellan tvärbranta berg i höstfärger.',
    en: 'A steam ferry with a whole row of goods wagons on its deck crosses a narrow lake between sheer mountains in autumn colours.',
  },
  caption: {
    no: 'Hele vogner ble kjørt om bord ved Mæl og fraktet over Tinnsjøen. Veien til havet sto klar i 1909, og det siste toget gikk i 1991. Fritt tegnet.',
    sv: 'År 1909 stod vägen till havet klar: järnväg till Mæl, tågfärja över Tinnsjøen och tåg igen. Fritt tecknat.',
    en: 'In 1909 the way to the sea was open: railway to Mæl, train ferry across the lake Tinnsjøen, and railway again. Drawn freely.',
  },
  focal: [0.5, 0.58],
};

/** A goods wagon on its rails: a box with boards, or a round tank. */
function wagon(x: number, y: number, color: string, tank: boolean): string {
  const wheels = [18, 40, 96, 118].map((dx) => circle(x + dx, y - 8, 9, paint.ink)).join('');
  const body = tank
    ? fill(
        `M${x + 6} ${y - 64}q0 -20 20 -20h84q20 0 20 20v16q0 20 -20 20h-84q-20 0 -20 -20z`,
        color,
      ) +
      rect(x + 56, y - 96, 24, 14, shade(color, 0.3)) +
      stroke(`M${x + 14} ${y - 72}h108`, paint.snow, 4, { opacity: 0.6 }) +
      stroke(`M${x + 40} ${y - 84}v56M${x + 96} ${y - 84}v56`, shade(color, 0.45), 4)
    : rect(x + 2, y - 88, 132, 64, color) +
      fill(`M${x - 2} ${y - 86}q70 -26 140 0z`, shade(color, 0.5)) +
      stroke(
        Array.from({ length: 10 }, (_, i) => `M${x + 14 + i * 12} ${y - 86}v60`).join(''),
        shade(color, 0.4),
        2.4,
      ) +
      rect(x + 50, y - 82, 36, 56, shade(color, 0.22)) +
      stroke(`M${x + 50} ${y - 26}L${x + 86} ${y - 82}`, paint.lime, 3, { opacity: 0.6 });
  return body + rect(x, y - 26, 136, 9, paint.tar) + wheels;
}

/** The ferry from the side: wagons stand on the open deck, the bridge spans over them. */
function ferry(p: Picture, x: number, y: number): string {
  const hull = p.down(y - 40, y + 60, spread(mix(paint.night, paint.slate, 0.3), paint.ink));
  const white = p.along(
    [x, y - 250],
    [x + 900, y - 90],
    spread(paint.snow, mix(paint.snow, paint.haze, 0.3), mix(paint.haze, paint.slate, 0.3)),
  );
  const cars = [0, 1, 2, 3, 4, 5].map((i) =>
    wagon(
      x + 34 + i * 140,
      y - 26,
      [
        mix(paint.rust, paint.umber, 0.3),
        mix(paint.granite, paint.slate, 0.3),
        mix(paint.umber, paint.tar, 0.2),
      ][i % 3] ?? paint.rust,
      i === 1 || i === 4,
    ),
  );
  const funnel = (fx: number, c: string): string =>
    fill(`M${fx} ${y - 236}l5 -132h50l5 132z`, c) +
    rect(fx + 4, y - 372, 52, 30, paint.ink) +
    rect(fx + 3, y - 330, 54, 20, mix(paint.snow, paint.haze, 0.2)) +
    fill(`M${fx + 40} ${y - 236}l4 -132h11l5 132z`, paint.ink, { opacity: 0.3 });
  return (
    cars.join('') +
    // The gantry amidships with saloon, boats and wheelhouse.
    rect(x + 300, y - 150, 330, 44, white) +
    stroke(`M${x + 318} ${y - 128}h296`, mix(paint.night, paint.fjord, 0.3), 19, {
      'stroke-dasharray': '22 14',
    }) +
    stroke(
      `M${x + 312} ${y - 106}V${y - 26}M${x + 452} ${y - 106}V${y - 26}M${x + 592} ${y - 106}V${y - 26}`,
      mix(paint.snow, paint.haze, 0.3),
      11,
    ) +
    rect(x + 286, y - 160, 358, 12, mix(paint.ochre, paint.umber, 0.3)) +
    rect(x + 340, y - 206, 250, 46, white) +
    stroke(`M${x + 356} ${y - 184}h216`, mix(paint.night, paint.fjord, 0.3), 17, {
      'stroke-dasharray': '18 13',
    }) +
    rect(x + 330, y - 216, 270, 11, mix(paint.ochre, paint.umber, 0.3)) +
    funnel(x + 392, mix(paint.ochre, paint.ember, 0.3)) +
    funnel(x + 424, mix(paint.ochre, paint.butter, 0.3)) +
    rect(x + 520, y - 272, 92, 58, white) +
    rect(x + 528, y - 264, 76, 24, mix(paint.night, paint.fjord, 0.4)) +
    stroke(`M${x + 553} ${y - 264}v24M${x + 579} ${y - 264}v24`, paint.snow, 5) +
    rect(x + 512, y - 280, 108, 11, mix(paint.ochre, paint.umber, 0.3)) +
    fill(`M${x + 300} ${y - 182}q30 20 66 0l-6 22h-52z`, paint.snow, {
      stroke: paint.tar,
      'stroke-width': 3,
    }) +
    stroke(
      `M${x + 300} ${y - 160}v-44M${x + 366} ${y - 160}v-44M${x + 640} ${y - 150}v-150M${x + 70} ${y - 30}v-190M${x + 860} ${y - 30}v-190`,
      paint.tar,
      5,
    ) +
    stroke(
      `M${x + 70} ${y - 216}L${x + 330} ${y - 236}M${x + 640} ${y - 296}L${x + 860} ${y - 216}`,
      paint.tar,
      2,
    ) +
    // Bulwark and hull, with the open ends where the rails come aboard.
    fill(
      `M${x - 30} ${y - 54}Q${x - 24} ${y + 30} ${x + 30} ${y + 50}H${x + 860}Q${x + 920} ${y + 26} ${x + 940} ${y - 62}L${x + 900} ${y - 30}H${x}z`,
      hull,
    ) +
    stroke(
      `M${x - 28} ${y - 50}L${x + 2} ${y - 26}H${x + 898}L${x + 936} ${y - 58}`,
      paint.snow,
      7,
    ) +
    stroke(
      `M${x - 6} ${y + 22}Q${x + 440} ${y + 34} ${x + 900} ${y + 14}`,
      mix(paint.rust, paint.ember, 0.2),
      9,
    ) +
    dabs(11, (i) => [x + 90 + i * 72, y - 2], mix(paint.haze, paint.butter, 0.3), 13)
  );
}

export function draw(): string {
  const p = new Picture('rjukan-ferja');
  const shore = 560;
  const side = (left: boolean): string => {
    const points = left
      ? pts('-30,40 90,90 210,190 320,290 430,400 520,480 640,560')
      : pts('930,560 1040,450 1150,370 1270,250 1390,170 1500,80 1640,20');
    const tones = [
      mix(paint.fjord, paint.slate, 0.25),
      mix(paint.pine, paint.fjord, 0.5),
      mix(paint.ochre, paint.moss, 0.35),
    ];
    let out = massif(p, {
      points,
      color: tones[0] ?? paint.fjord,
      light: mix(paint.slate, paint.apricot, 0.35),
      dark: mix(paint.fjord, paint.plum, 0.45),
      sun: left ? 'right' : 'left',
      base: shore,
      ribs: 44,
      salt: left ? 2 : 3,
    });
    for (let i = 0; i < 4; i += 1) {
      const y = 340 + i * 58;
      const line = ridge(
        p,
        left
          ? pts(`-20,${y} 200,${y + 60} 420,${Math.min(552, y + 190)} 560,556`)
          : pts(`1010,556 1180,${Math.min(552, y + 170)} 1400,${y + 40} 1640,${y - 30}`),
        10,
        20 + i,
      );
      out += spruces(
        p,
        line,
        22,
        18 + i * 5,
        42 + i * 8,
        i % 2 ? (tones[2] ?? paint.ochre) : (tones[1] ?? paint.pine),
        i % 2 ? paint.butter : undefined,
        !left,
      );
    }
    return out;
  };
  p.add(
    sky(
      p,
      shore,
      spread(
        mix(paint.slate, paint.fjord, 0.3),
        mix(paint.haze, paint.mist, 0.4),
        mix(paint.cream, paint.mist, 0.3),
        paint.cream,
      ),
    ),
    heap(p, 560, 200, 460, 130, paint.snow, 0.9),
    massif(p, {
      points: pts('420,560 540,430 640,350 730,300 800,330 900,390 1000,450 1120,560'),
      color: mix(paint.haze, paint.slate, 0.4),
      light: mix(paint.cream, paint.haze, 0.3),
      dark: mix(paint.slate, paint.heather, 0.4),
      sun: 'left',
      base: shore,
      ribs: 50,
      snow: paint.snow,
      snowDepth: 130,
      salt: 5,
    }),
    mist(p, 420, 150, paint.cream, 0.6),
  );
  const land = p.symbol(side(true), side(false));
  p.add(
    `<use href="#${land}"/>`,
    rect(
      0,
      shore,
      1600,
      450,
      p.down(
        shore,
        1000,
        spread(
          mix(paint.haze, paint.cream, 0.4),
          mix(paint.slate, paint.haze, 0.2),
          paint.fjord,
          paint.night,
        ),
      ),
    ),
    reflection(p, land, shore, { squeeze: 0.75, opacity: 0.6, depth: 330 }),
    ripples(
      p,
      { x: -40, y: shore + 6, w: 1680, h: 400 },
      130,
      mix(paint.haze, paint.cream, 0.4),
      0.5,
      170,
      4,
    ),
    ripples(
      p,
      { x: -40, y: shore + 30, w: 1680, h: 400 },
      120,
      mix(paint.fjord, paint.night, 0.4),
      0.45,
      190,
      5,
    ),
    // The smoke lies back along the way it came.
    heap(p, -80, 300, 560, 170, mix(paint.snow, paint.granite, 0.2), 0.75) +
      heap(p, 330, 340, 360, 110, mix(paint.snow, paint.granite, 0.4), 0.95) +
      heap(p, 600, 372, 190, 70, mix(paint.snow, paint.granite, 0.6), 1),
  );
  const boat = p.symbol(ferry(p, 350, 740));
  p.add(
    reflection(p, boat, 790, { squeeze: 0.6, opacity: 0.5, depth: 190 }),
    `<use href="#${boat}"/>`,
    fill(
      'M330 786Q800 806 1270 770Q1330 786 1400 812Q1000 834 700 826Q420 826 200 850Q260 800 330 786z',
      paint.snow,
      { opacity: 0.35 },
    ) +
      stroke(
        'M1270 772q60 14 150 50M1262 784q40 20 100 62M330 790Q180 810 20 860M340 800Q220 840 120 900',
        paint.snow,
        5,
        { opacity: 0.7, 'stroke-linecap': 'round' },
      ),
    ripples(p, { x: 240, y: 792, w: 1180, h: 130 }, 70, paint.snow, 0.6, 90, 4),
    brush(p, { x: 0, y: 900, w: 1600, h: 90 }, 40, 0, 160, paint.ink, 4, 0.2),
  );
  for (const [x, y, h] of [
    [60, 1020, 560],
    [180, 1030, 420],
    [1530, 1020, 520],
  ] as const)
    p.add(
      birch(
        p,
        x,
        y,
        h,
        {
          stem: paint.snow,
          mark: paint.tar,
          dark: mix(paint.ochre, paint.ember, 0.3),
          light: paint.butter,
        },
        0.9,
      ),
    );
  p.add(
    dabs(30, () => [Number(n(p.random() * 1600)), 880 + p.random() * 110], paint.butter, 7, 0.9),
  );
  return p.svg();
}
