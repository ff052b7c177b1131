import { mix, paint, shade, tint } from '../lib/color.ts';
import { boards, gable, pane } from '../lib/buildings.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks } from '../lib/sky.ts';
import { circle, fill, group, Picture, poly, rect, stroke } from '../lib/svg.ts';

export const meta: Meta = {
  id: 5502,
  alt: {
    no: 'Tre gavler på Bryggen på nært hold, rød, hvit og okergul, med heisebjelker, luker og måker på mønet.',
    sv: 'Tre gavlar på Bryggen på nära håll, röd, vit och ockragul, med hissbjälkar, luckor och måsar på nocken.',
    en: 'Three gables at Bryggen close up, red, white and ochre, with hoisting beams, hatches and gulls on the ridges.',
    de: 'Drei Giebel auf Bryggen aus der Nähe, rot, weiß und ockergelb, mit Ladebalken, Luken und Möwen auf dem First.',
  },
  focal: [0.5, 0.5],
};

const gull = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})">${stroke('M-6 0v14M4 0v14', paint.ember, 3)}${fill('M-44 -6Q-20 -26 14 -26Q22 -42 36 -40Q46 -38 46 -30L58 -27L46 -23Q40 -4 10 2Q-14 4 -44 -6z', paint.snow)}${fill('M-48 -8Q-20 -24 10 -20Q14 -8 -6 -4Q-26 -2 -48 -8z', mix(paint.slate, paint.mist, 0.4))}${fill('M45 -31L60 -27L46 -23z', paint.ochre)}${circle(38, -33, 2.4, paint.ink)}</g>`;

function front(
  p: Picture,
  x: number,
  w: number,
  wall: number,
  roof: number,
  color: string,
  trim: string,
  i: number,
): string {
  const base = 1030;
  const mid = x + w / 2;
  const top = base - wall;
  const hatch = (y: number, hw: number, hh: number, open: boolean): string =>
    rect(mid - hw / 2 - 10, y - 10, hw + 20, hh + 20, trim) +
    rect(mid - hw / 2, y, hw, hh, open ? paint.ink : shade(color, 0.45)) +
    (open
      ? poly(
          [
            [mid - hw / 2, y],
            [mid - hw / 2 - 40, y + 10],
            [mid - hw / 2 - 40, y + hh + 10],
            [mid - hw / 2, y + hh],
          ],
          shade(color, 0.35),
        ) +
        poly(
          [
            [mid + hw / 2, y],
            [mid + hw / 2 + 40, y + 10],
            [mid + hw / 2 + 40, y + hh + 10],
            [mid + hw / 2, y + hh],
          ],
          shade(color, 0.5),
        ) +
        rect(mid - hw * 0.3, y + hh * 0.6, hw * 0.6, hh * 0.4, paint.umber)
      : boards(mid - hw / 2, y, hw, hh, 12, paint.ink, true, 0.5) +
        stroke(
          `M${mid - hw / 2 + 4} ${y + hh * 0.25}h${hw * 0.6}M${mid - hw / 2 + 4} ${y + hh * 0.75}h${hw * 0.6}`,
          paint.ink,
          5,
        ));
  const sill = (wx: number, wy: number, ww: number, wh: number, lit: boolean): string =>
    pane(wx, wy, ww, wh, {
      frame: trim,
      glass: lit ? paint.butter : mix(paint.slate, paint.fjord, 0.5),
      cols: 2,
      rows: 4,
    }) +
    fill(
      `M${wx} ${wy}h${ww * 0.34}q-4 ${wh * 0.5} -${ww * 0.34} ${wh * 0.7}zM${wx + ww} ${wy}h${-ww * 0.34}q4 ${wh * 0.5} ${ww * 0.34} ${wh * 0.7}z`,
      paint.snow,
      { opacity: 0.7 },
    ) +
    rect(wx - 14, wy + wh + 8, ww + 28, 10, trim) +
    poly(
      [
        [wx - 14, wy - 12],
        [wx - 4, wy - 24],
        [wx + ww + 4, wy - 24],
        [wx + ww + 14, wy - 12],
      ],
      tint(trim, 0.2),
    );
  return group(
    { transform: `rotate(${[0.5, -0.3, 0.6][i] ?? 0} ${mid} 1000)` },
    gable(p, {
      x,
      base,
      w,
      wall,
      roof,
      color,
      roofColor: shade(paint.rust, 0.5),
      trim,
      glass: paint.night,
      storeys: [0],
      eave: 14,
      upright: i !== 1,
    }),
    ...[0, 1, 2].map((k) =>
      k === 1 ? '' : sill(x + w * (0.17 + k * 0.33) - 36, top + 100, 72, 150, i === 1),
    ),
    hatch(top + 96, w * 0.19, 164, i === 2),
    ...[0, 1, 2].map((k) =>
      sill(x + w * (0.17 + k * 0.33) - 36, top + 380, 72, 150, (k + i) % 2 === 0),
    ),
    rect(x - 8, top + 316, w + 16, 16, trim) +
      rect(x - 8, top + 332, w + 16, 6, paint.ink, { opacity: 0.3 }),
    sill(mid - w * 0.2 - 30, top - 96, 60, 110, i === 0),
    sill(mid + w * 0.2 - 30, top - 96, 60, 110, i === 2),
    hatch(top - roof * 0.52, w * 0.15, 120, false),
    // Beam, wheel and rope.
    fill(`M${mid - 16} ${top - roof * 0.66}h32v26l-8 14h-16l-8 -14z`, paint.tar) +
      circle(mid, top - roof * 0.6, 13, paint.umber) +
      circle(mid, top - roof * 0.6, 5, paint.ink) +
      stroke(`M${mid + 12} ${top - roof * 0.6}V${top + 60}`, paint.tar, 4) +
      fill(`M${mid + 4} ${top + 56}h16v22q-8 14 -16 0z`, paint.ink),
    rect(
      x,
      top,
      w,
      wall,
      p.along(
        [x, 0],
        [x + w, 0],
        [
          [0, paint.butter, 0.2],
          [0.5, paint.butter, 0],
          [1, paint.plum, 0.22],
        ],
      ),
    ),
  );
}

export function draw(): string {
  const p = new Picture('bryggen-gavler');
  p.add(
    sky(p, 700, [
      [0, mix(paint.slate, paint.haze, 0.3)],
      [0.6, paint.mist],
      [1, paint.cream],
    ]),
    heap(p, 320, 260, 520, 150, paint.snow, 0.9),
    heap(p, 900, 200, 560, 130, paint.snow, 0.85),
    streaks(p, { x: 0, y: 40, w: 1600, h: 240 }, 14, paint.snow, 0.6, 380, 9),
    fill('M-20 430Q300 330 620 400T1640 300V800H-20z', mix(paint.leaf, paint.haze, 0.45)),
    fill('M-20 500Q400 430 800 470T1640 420V900H-20z', mix(paint.pine, paint.haze, 0.3)),
    front(p, -30, 540, 600, 330, paint.rust, paint.cream, 0),
    front(p, 1090, 550, 590, 326, paint.ochre, paint.cream, 2),
    front(
      p,
      516,
      568,
      612,
      300,
      mix(paint.snow, paint.lime, 0.2),
      mix(paint.lime, paint.umber, 0.35),
      1,
    ),
    rect(505, 440, 14, 600, paint.ink, { opacity: 0.55 }),
    rect(1084, 450, 14, 600, paint.ink, { opacity: 0.55 }),
    gull(800, 66, 0.9),
    gull(262, 84, 0.8),
    gull(1330, 98, -0.8),
    birds(p, 1080, 130, 4, 14, paint.snow),
  );
  return p.svg();
}
