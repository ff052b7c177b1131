import { mix, paint, shade } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { longHouse, masonry, pane } from '../lib/buildings.ts';
import { hill, mist } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { glitter, reflection, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5209,
  alt: {
    no: 'Marinehavnen i Karlskrona i morgenlys: et fullrigget skip ved kaia, mastekranen, gule verftsbygninger og kirketårnene.',
    sv: 'Örlogshamnen i Karlskrona i morgonljus: ett fullriggat skepp vid kajen, mastkranen, gula varvsbyggnader och kyrktornen.',
    en: 'The naval port of Karlskrona in morning light: a full-rigged ship at the quay, the mast crane, yellow yard buildings and church towers.',
  },
  focal: [0.4, 0.5],
};

/** A full-rigged ship with furled sails, bow to the left. */
function ship(x: number, y: number, w: number): string {
  const h = w * 0.13;
  const masts: [number, number][] = [
    [0.24, 0.74],
    [0.5, 0.84],
    [0.76, 0.64],
  ];
  let rig = '';
  let yards = '';
  let sails = '';
  for (const [t, tall] of masts) {
    const mx = x + w * t;
    const top = y - h - w * tall;
    rig += `M${n(mx)} ${n(y - h)}V${n(top)}`;
    for (const [level, width] of [
      [0.34, 0.15],
      [0.58, 0.12],
      [0.78, 0.085],
      [0.92, 0.05],
    ] as const) {
      const yy = y - h - w * tall * level;
      yards += `M${n(mx - w * width)} ${n(yy)}h${n(w * width * 2)}`;
      sails += `M${n(mx - w * width * 0.92)} ${n(yy + 2)}q${n(w * width * 0.3)} ${n(w * 0.03)} ${n(w * width * 0.61)} ${n(w * 0.008)}t${n(w * width * 0.62)} 0t${n(w * width * 0.61)} ${n(-w * 0.008)}z`;
    }
  }
  let lineWork = '';
  for (const [t, tall] of masts) {
    const [mx, top] = [x + w * t, y - h - w * tall];
    for (const k of [-0.1, -0.075, -0.05, 0.05, 0.075, 0.1])
      lineWork += `M${n(mx)} ${n(top + w * tall * 0.35)}L${n(mx + w * k)} ${n(y - h)}`;
    lineWork += `M${n(mx)} ${n(top)}L${n(mx - w * 0.24)} ${n(y - h - w * tall * 0.3)}M${n(mx)} ${n(top + 10)}L${n(mx + w * 0.16)} ${n(y - h)}`;
  }
  lineWork += `M${n(x + w * 0.24)} ${n(y - h - w * 0.74)}L${n(x - w * 0.2)} ${n(y - h * 2.3)}M${n(x + w * 0.24)} ${n(y - h - w * 0.42)}L${n(x - w * 0.12)} ${n(y - h * 1.9)}`;
  const hull = `M${n(x - w * 0.03)} ${n(y - h * 1.25)}Q${n(x + w * 0.5)} ${n(y - h * 0.85)} ${n(x + w)} ${n(y - h * 1.65)}L${n(x + w * 0.975)} ${n(y - h * 0.5)}Q${n(x + w * 0.95)} ${n(y)} ${n(x + w * 0.9)} ${n(y + 4)}H${n(x + w * 0.07)}Q${n(x + w * 0.03)} ${n(y - h * 0.6)} ${n(x - w * 0.03)} ${n(y - h * 1.25)}z`;
  let ports = '';
  for (let i = 0; i < 13; i += 1)
    ports += `M${n(x + w * (0.1 + i * 0.063))} ${n(y - h * (0.72 - Math.sin((i / 12) * 3.14) * 0.05 + i * 0.012))}h${n(w * 0.02)}v${n(h * 0.16)}h${n(-w * 0.02)}z`;
  return group(
    {},
    stroke(
      rig + `M${n(x)} ${n(y - h * 1.15)}L${n(x - w * 0.22)} ${n(y - h * 2.4)}`,
      paint.umber,
      w * 0.013,
    ),
    stroke(lineWork, paint.tar, 1.3, { opacity: 0.85 }),
    stroke(yards, paint.tar, w * 0.008),
    fill(sails, paint.cream),
    fill(hull, mix(paint.ink, paint.fjord, 0.15)),
    stroke(
      `M${n(x + w * 0.02)} ${n(y - h * 0.62)}Q${n(x + w * 0.5)} ${n(y - h * 0.42)} ${n(x + w * 0.975)} ${n(y - h * 0.78)}`,
      paint.ochre,
      h * 0.26,
    ),
    fill(ports, paint.ink),
    stroke(
      `M${n(x - w * 0.03)} ${n(y - h * 1.22)}Q${n(x + w * 0.5)} ${n(y - h * 0.82)} ${n(x + w)} ${n(y - h * 1.62)}`,
      paint.butter,
      3,
    ),
    [0, 1, 2]
      .map((i) => rect(x + w * 0.9 + i * w * 0.026, y - h * 1.38, w * 0.016, h * 0.3, paint.butter))
      .join(''),
    fill(
      `M${n(x + w * 0.5)} ${n(y - h - w * 0.84)}h${n(w * 0.1)}l${n(-w * 0.02)} ${n(w * 0.012)}l${n(w * 0.02)} ${n(w * 0.012)}h${n(-w * 0.1)}z`,
      paint.fjord,
    ),
    fill(
      `M${n(x + w)} ${n(y - h * 1.7)}v${n(-h * 1.1)}h${n(w * 0.12)}l${n(-w * 0.03)} ${n(h * 0.25)}l${n(w * 0.03)} ${n(h * 0.25)}h${n(-w * 0.12)}z`,
      paint.slate,
    ) +
      stroke(
        `M${n(x + w)} ${n(y - h * 2.55)}h${n(w * 0.1)}M${n(x + w * 1.035)} ${n(y - h * 2.8)}v${n(h * 0.5)}`,
        paint.butter,
        h * 0.1,
      ),
  );
}

export function draw(): string {
  const p = new Picture('karlskrona');
  const shore = 720;
  const yellow = mix(paint.butter, paint.ochre, 0.3);
  p.add(
    sky(p, shore, [
      [0, mix(paint.slate, paint.haze, 0.35)],
      [0.4, mix(paint.haze, paint.mist, 0.5)],
      [0.75, paint.cream],
      [1, paint.butter],
    ]),
    heap(p, 860, 380, 640, 150, paint.snow, 0.75),
    heap(p, -80, 300, 420, 90, paint.snow, 0.6),
    heap(p, 1150, 410, 500, 90, paint.rose, 0.35),
    streaks(p, { x: 0, y: 80, w: 1600, h: 300 }, 18, paint.snow, 0.55, 400, 9),
    sun(p, 1180, 560, 46, paint.snow, paint.butter, 10, 0.9),
    hill(
      p,
      [
        [-20, 640],
        [500, 610],
        [1000, 634],
        [1640, 610],
      ],
      mix(paint.haze, paint.leaf, 0.35),
      { salt: 2 },
    ),
    mist(p, 560, 120, paint.cream, 0.7),
  );
  const tower = (x: number, y: number, w: number, h: number, color: string): string =>
    rect(x, y - h, w, h, color) +
    rect(x + w * 0.62, y - h, w * 0.38, h, shade(color, 0.16)) +
    stroke(`M${x - 3} ${y - h * 0.6}h${w + 6}M${x - 3} ${y - h}h${w + 6}`, paint.cream, 5) +
    pane(x + w * 0.38, y - h * 0.9, w * 0.24, h * 0.18, {
      frame: paint.cream,
      glass: paint.fjord,
    }) +
    fill(
      `M${x - 5} ${y - h}q${w * 0.2} ${-w * 0.2} ${w * 0.22} ${-w * 0.5}h${w * 0.6}q0 ${w * 0.3} ${w * 0.3} ${w * 0.5}z`,
      mix(paint.slate, paint.leaf, 0.4),
    ) +
    rect(x + w * 0.3, y - h - w * 0.8, w * 0.4, w * 0.34, paint.cream) +
    fill(
      `M${x + w * 0.22} ${y - h - w * 0.78}q${w * 0.28} ${-w * 0.5} ${w * 0.56} 0z`,
      mix(paint.slate, paint.leaf, 0.4),
    ) +
    stroke(`M${x + w / 2} ${y - h - w}v${-w * 0.5}`, paint.tar, 3);
  const admiralty = mix(paint.rust, paint.oxblood, 0.3);
  const scene = p.symbol(
    // Fredrikskyrkan's twin towers, roofs of Trossö, the great crane for masts.
    tower(760, 660, 56, 210, mix(yellow, paint.rose, 0.3)),
    tower(870, 660, 56, 210, mix(yellow, paint.rose, 0.3)),
    rect(800, 560, 90, 100, mix(yellow, paint.rose, 0.2)) +
      poly(
        [
          [800, 560],
          [845, 520],
          [890, 560],
        ],
        mix(paint.slate, paint.leaf, 0.4),
      ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      longHouse(p, {
        x: 560 + i * 94,
        base: 690,
        w: 92,
        wall: 62 + (i % 3) * 12,
        roof: 34,
        color: [paint.lime, paint.rose, yellow, paint.mist][i % 4] ?? yellow,
        roofColor: i % 2 ? paint.rust : mix(paint.rust, paint.plum, 0.4),
        trim: paint.cream,
        glass: paint.fjord,
        windows: 3,
        rows: 2,
        upright: false,
        hip: i % 3 === 1 ? 20 : 0,
        chimneys: [0.6],
      }),
    ),
    leafy(
      p,
      700,
      706,
      90,
      { trunk: paint.tar, dark: paint.pine, mid: paint.leaf, light: paint.moss },
      false,
    ),
    leafy(
      p,
      1130,
      708,
      110,
      { trunk: paint.tar, dark: paint.pine, mid: paint.leaf, light: paint.moss },
      false,
    ),
    longHouse(p, {
      x: 1170,
      base: shore - 10,
      w: 470,
      wall: 116,
      roof: 66,
      color: yellow,
      roofColor: mix(paint.rust, paint.ember, 0.2),
      trim: paint.cream,
      glass: paint.fjord,
      windows: 13,
      rows: 2,
      hip: 40,
      upright: false,
      chimneys: [0.2, 0.5, 0.8],
    }),
    rect(1380, shore - 222, 50, 50, yellow) +
      poly(
        [
          [1374, shore - 222],
          [1405, shore - 262],
          [1436, shore - 222],
        ],
        mix(paint.slate, paint.leaf, 0.4),
      ) +
      circle(1405, shore - 198, 14, paint.cream) +
      stroke(`M1405 ${shore - 208}v10h7`, paint.ink, 2.4),
    // Mastkranen: a tall block of stone with a wooden crane house that leans out over the water.
    poly(
      [
        [60, shore],
        [76, shore - 330],
        [214, shore - 330],
        [230, shore],
      ],
      mix(paint.lime, paint.granite, 0.35),
    ),
    poly(
      [
        [168, shore],
        [164, shore - 330],
        [214, shore - 330],
        [230, shore],
      ],
      mix(paint.granite, paint.plum, 0.2),
    ),
    ...[90, 170, 250].map(
      (dy) =>
        pane(112, shore - dy - 30, 24, 40, { frame: paint.cream, glass: paint.fjord }) +
        pane(184, shore - dy - 30, 20, 40, { frame: paint.lime, glass: paint.ink }),
    ),
    poly(
      [
        [62, shore - 326],
        [62, shore - 396],
        [300, shore - 470],
        [330, shore - 452],
        [228, shore - 326],
      ],
      admiralty,
    ),
    stroke(
      [...Array(16)]
        .map((_, i) => `M${70 + i * 15} ${shore - 328}V${n(shore - 400 - i * 4.4)}`)
        .join(''),
      shade(admiralty, 0.5),
      1.6,
      { opacity: 0.6 },
    ),
    poly(
      [
        [48, shore - 392],
        [62, shore - 424],
        [300, shore - 500],
        [344, shore - 454],
        [300, shore - 472],
        [62, shore - 396],
      ],
      paint.tar,
    ),
    stroke(`M322 ${shore - 456}v210M312 ${shore - 456}v210`, paint.tar, 2) +
      rect(306, shore - 250, 22, 26, paint.tar),
    longHouse(p, {
      x: -60,
      base: shore - 6,
      w: 130,
      wall: 120,
      roof: 70,
      color: yellow,
      roofColor: paint.rust,
      trim: paint.cream,
      glass: paint.fjord,
      windows: 3,
      rows: 2,
      upright: false,
    }),
    rect(-20, shore - 26, 1640, 8, mix(paint.lime, paint.granite, 0.2)),
    masonry(
      p,
      -20,
      shore - 18,
      1640,
      20,
      34,
      mix(paint.granite, paint.fjord, 0.3),
      paint.ink,
      paint.lime,
    ),
    ship(330, shore + 16, 560),
  );
  p.add(
    `<use href="#${scene}"/>`,
    water(p, shore + 2, 1000, [
      [0, mix(paint.haze, paint.butter, 0.25)],
      [0.4, paint.slate],
      [1, paint.fjord],
    ]),
    reflection(p, scene, shore + 2, { squeeze: 0.62, opacity: 0.65, depth: 278 }),
    `<use href="#${scene}" clip-path="url(#${p.define('clipPath', {}, `<path d="M240 ${shore - 20}H960V${shore + 22}H240z"/>`)})"/>`,
    glitter(p, 1180, shore + 4, 1000, 90, paint.cream, 70, 0.7),
    ripples(p, { x: -60, y: shore + 10, w: 1720, h: 280 }, 130, paint.fjord, 0.5, 180, 5),
    ripples(p, { x: -60, y: shore + 10, w: 1720, h: 280 }, 60, paint.cream, 0.5, 140, 3.4),
    rowboat(1120, 890, 220, paint.oxblood, paint.tar),
    fill(
      'M1196 866q-2 -38 10 -44q14 -4 18 10l4 34zM1238 868q-2 -38 10 -44q14 -4 18 10l4 34z',
      paint.night,
    ) +
      circle(1210, 812, 9, paint.rose) +
      circle(1252, 814, 9, paint.rose) +
      stroke('M1216 846l-90 50M1260 846l90 46', paint.umber, 4) +
      fill('M1198 808h24v-6h-24zM1240 810h24v-6h-24z', paint.snow),
    ripples(p, { x: 1090, y: 896, w: 280, h: 22 }, 16, paint.ink, 0.45, 130, 6),
    birds(p, 1060, 270, 8, 13, paint.snow),
    birds(p, 1400, 820, 3, 11, paint.snow),
  );
  return p.svg();
}
