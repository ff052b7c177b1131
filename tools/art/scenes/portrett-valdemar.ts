import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, dabs, mist, ridge, under } from '../lib/land.ts';
import { stoneFace, teeth, limestone } from '../lib/limestone.ts';
import { vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5806,
  alt: {
    no: 'Fritt tegnet bilde av kong Valdemar Atterdag: gullkrone, mørkt skjegg og rød kappe kantet med hermelin. Bak ham er sjøen med skip og ringmuren i Visby i kveldslys.',
    sv: 'Fritt tecknad bild av kung Valdemar Atterdag: guldkrona, mörkt skägg och röd mantel kantad med hermelin. Bakom honom syns havet med skepp och ringmuren i Visby i kvällsljus.',
    en: 'Freely drawn picture of King Valdemar Atterdag: a gold crown, a dark beard and a red cloak edged with ermine. Behind him are the sea with ships and the ring wall of Visby in evening light.',
  },
  caption: {
    no: 'Valdemar Atterdag, død 1375. Ingen vet sikkert hvordan han så ut: Vardes tegnestue har diktet ansiktet.',
    sv: 'Valdemar Atterdag, död 1375. Ingen vet säkert hur han såg ut: Vardes ritkontor har diktat ansiktet.',
    en: 'Valdemar Atterdag, died 1375. Nobody knows for certain what he looked like: the face is the invention of Varde’s drawing office.',
  },
  focal: [0.5, 0.42],
};

function crown(): string {
  const gold = mix(paint.ochre, paint.butter, 0.35);
  return group(
    {},
    fill(
      'M-112 -84L-126 -196Q-98 -178 -84 -158L-58 -214Q-40 -186 -32 -166L0 -236L32 -166Q40 -186 58 -214L84 -158Q98 -178 126 -196L112 -84Q0 -116 -112 -84z',
      gold,
    ),
    fill(
      'M0 -236L32 -166Q40 -186 58 -214L84 -158Q98 -178 126 -196L112 -84Q60 -100 0 -101z',
      shade(gold, 0.28),
    ),
    stroke('M-114 -98Q0 -130 114 -98M-110 -78Q0 -108 110 -78', mix(gold, paint.cream, 0.5), 5),
    [-84, -42, 0, 42, 84]
      .map((x, i) =>
        circle(
          x,
          -100 - 12 * (1 - (x / 90) ** 2),
          9,
          i % 2 ? mix(paint.fjord, paint.slate, 0.3) : paint.oxblood,
        ),
      )
      .join(''),
    [
      [-126, -198],
      [-58, -217],
      [0, -240],
      [58, -217],
      [126, -198],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 8, paint.cream))
      .join(''),
  );
}

/** A cog, the round ship of the time: high sides, a castle fore and aft, one mast with a square sail. */
function cog(x: number, y: number, s: number, hull: string, sail: string): string {
  const body = 'M-130 -56Q-118 10 -70 26H74Q124 6 142 -66L112 -48Q0 -22 -104 -38z';
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    stroke('M0 -30V-270M-96 -226H96', hull, 8),
    fill('M-92 -222H92Q112 -150 88 -80Q0 -104 -88 -80Q-68 -150 -92 -222z', sail),
    fill('M20 -222H92Q112 -150 88 -80Q60 -88 30 -90Q46 -150 20 -222z', shade(sail, 0.22)),
    fill('M0 -270h74l-16 -13l16 -13H0z', paint.rust) +
      fill('M22 -296h9v26h-9zM0 -287h60v8H0z', paint.cream),
    fill(body, hull) + stroke('M-124 -30Q0 0 130 -36M-110 -6Q0 14 116 -14', shade(hull, 0.5), 4),
    fill('M-136 -40h74v-54h-74zM74 -50h80v-58h-80z', mix(hull, paint.umber, 0.4)) +
      fill(
        'M-136 -94v-14h16v14zM-106 -94v-14h16v14zM-78 -94v-14h16v14zM74 -108v-15h17v15zM105 -108v-15h17v15zM137 -108v-15h17v15z',
        mix(hull, paint.umber, 0.4),
      ),
  );
}

export function draw(): string {
  const p = new Picture('portrett-valdemar');
  const red = mix(paint.rust, paint.oxblood, 0.35);
  p.add(
    sky(
      p,
      640,
      spread(
        mix(paint.night, paint.plum, 0.4),
        mix(paint.heather, paint.plum, 0.3),
        mix(paint.rose, paint.ember, 0.35),
        paint.apricot,
      ),
    ),
    sun(p, 300, 560, 70, paint.cream, paint.apricot, 9, 0.8),
    streaks(
      p,
      { x: 0, y: 80, w: 1600, h: 320 },
      18,
      mix(paint.apricot, paint.rose, 0.4),
      0.5,
      480,
      12,
    ),
    rect(
      0,
      620,
      1600,
      400,
      p.down(
        620,
        1000,
        spread(
          mix(paint.apricot, paint.heather, 0.4),
          mix(paint.fjord, paint.plum, 0.4),
          paint.night,
        ),
      ),
    ),
    ripples(p, { x: 0, y: 636, w: 900, h: 300 }, 150, paint.butter, 0.6, 90, 5),
    cog(366, 646, 0.42, mix(paint.tar, paint.plum, 0.5), mix(paint.cream, paint.rose, 0.5)),
    cog(520, 690, 0.62, mix(paint.tar, paint.plum, 0.35), mix(paint.cream, paint.rose, 0.35)),
    cog(180, 780, 1.15, mix(paint.tar, paint.umber, 0.25), mix(paint.cream, paint.apricot, 0.2)),
  );
  // The town's wall comes down to the water on the right, tower after tower.
  const wall = mix(limestone.mid, paint.plum, 0.3);
  const shore = ridge(
    p,
    [
      [860, 1000],
      [1000, 760],
      [1200, 700],
      [1640, 680],
    ],
    5,
    4,
    8,
    true,
  );
  p.add(
    stoneFace(
      p,
      [
        [960, 720],
        [960, 560],
        [1640, 470],
        [1640, 720],
      ],
      mix(wall, paint.plum, 0.25),
      26,
      0.5,
      paint.ink,
    ),
    teeth([960, 560], [1640, 470], 24, mix(wall, paint.plum, 0.25)),
    ...[
      [1040, 380, 96, 350],
      [1240, 300, 116, 430],
      [1470, 220, 140, 500],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      group(
        {},
        stoneFace(
          p,
          [
            [x, y + h],
            [x, y],
            [x + w * 0.62, y],
            [x + w * 0.62, y + h],
          ],
          mix(wall, paint.apricot, 0.42),
          24,
          0.5,
          paint.plum,
        ),
        stoneFace(
          p,
          [
            [x + w * 0.62, y + h],
            [x + w * 0.62, y],
            [x + w, y + 8],
            [x + w, y + h],
          ],
          shade(wall, 0.35),
          24,
          0.5,
          paint.ink,
        ),
        teeth([x, y], [x + w * 0.62, y], 20, mix(wall, paint.apricot, 0.42)),
        rect(x + w * 0.24, y + 70, 13, 44, paint.ink) +
          rect(x + w * 0.24, y + 190, 13, 44, paint.ink),
      ),
    ),
    poly(
      under(shore),
      p.down(680, 1000, spread(mix(paint.moss, paint.plum, 0.4), mix(paint.pine, paint.ink, 0.3))),
    ),
    mist(p, 590, 90, paint.apricot, 0.3),
    poly(under(ridge(p, acrossSheet(960, 950, 970, 940), 6, 8)), mix(paint.ink, paint.plum, 0.3)),
    vignette(p, 800, 460, 0.42),
  );
  const skin = mix(paint.cream, paint.apricot, 0.36);
  const dark = mix(paint.tar, paint.umber, 0.45);
  const locks = {
    count: 120,
    angle: 1.3,
    length: 56,
    box: [-160, -120, 320, 360] as [number, number, number, number],
  };
  const ermine =
    'M-74 190Q-190 214 -236 270Q-160 320 -92 300Q-50 290 0 340Q50 290 92 300Q160 320 236 270Q190 214 74 190Q40 236 0 244Q-40 236 -74 190z';
  p.add(
    placed(
      800,
      460,
      1.5,
      stuff(
        p,
        'M-112 -70Q-160 30 -138 110Q-146 170 -100 190H100Q146 170 138 110Q160 30 112 -70z',
        dark,
        locks,
      ),
      throat(p, skin),
      stuff(
        p,
        'M-70 200Q-190 216 -262 270Q-330 320 -340 420H340Q330 320 262 270Q190 216 70 200L0 300z',
        red,
        {
          count: 90,
          angle: 1.4,
          length: 80,
          box: [-340, 195, 680, 225],
        },
      ),
      fill(ermine, paint.snow),
      p.clipped(
        ermine,
        stroke(
          Array.from(
            { length: 34 },
            () => `M${n(between(p.random, -220, 220))} ${n(between(p.random, 210, 310))}v15`,
          ).join(''),
          paint.ink,
          7,
          { 'stroke-linecap': 'round' },
        ),
      ),
      circle(0, 330, 24, paint.ochre) + circle(0, 330, 14, mix(paint.fjord, paint.night, 0.2)),
      head(p, { skin, brow: dark, jaw: 1.05, light: 'left', age: 0.45 }),
      stuff(
        p,
        'M-100 20Q-104 70 -88 112Q-66 176 -30 206Q0 226 30 206Q66 176 88 112Q104 70 100 20Q92 60 66 76Q34 66 4 82Q-30 66 -62 76Q-92 60 -100 20z',
        dark,
        locks,
      ),
      stroke('M-30 106Q0 114 30 105', mix(skin, paint.oxblood, 0.6), 7, {
        'stroke-linecap': 'round',
      }),
      crown(),
    ),
    dabs(60, () => [p.random() * 1600, between(p.random, 960, 1000)], paint.apricot, 5, 0.7),
  );
  return p.svg();
}
