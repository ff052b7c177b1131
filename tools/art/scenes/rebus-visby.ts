import { mix, paint, shade } from '../lib/color.ts';
import { rowboat } from '../lib/boats.ts';
import { masonry } from '../lib/buildings.ts';
import { brush, dabs, grass, mist } from '../lib/land.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, heap, sky, streaks, sun } from '../lib/sky.ts';
import { fill, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { leafy } from '../lib/trees.ts';
import { glitter, ripples, water } from '../lib/water.ts';

export const meta: Meta = {
  id: 5402,
  alt: {
    no: 'Kruttornet i Visby, et tykt firkantet steintårn med bratt tak ved vannet, i blått morgenlys.',
    sv: 'Kruttornet i Visby, ett tjockt fyrkantigt stentorn med brant tak vid vattnet, i blått morgonljus.',
    en: 'The Kruttornet powder tower in Visby, a stout square stone tower with a steep roof by the water, in blue morning light.',
  },
  focal: [0.5, 0.48],
};

export function draw(): string {
  const p = new Picture('rebus-visby');
  const shore = 720;
  const stone = mix(paint.lime, paint.granite, 0.2);
  const sunny = mix(stone, paint.apricot, 0.25);
  const dark = mix(paint.granite, paint.fjord, 0.45);
  p.add(
    sky(p, shore, [
      [0, paint.fjord],
      [0.4, paint.slate],
      [0.72, mix(paint.haze, paint.rose, 0.4)],
      [0.92, paint.butter],
      [1, paint.apricot],
    ]),
    sun(p, 240, 640, 54, paint.snow, paint.butter, 9, 0.95),
    heap(p, 980, 330, 600, 130, mix(paint.slate, paint.rose, 0.4), 0.7),
    heap(p, -60, 420, 480, 90, mix(paint.slate, paint.rose, 0.5), 0.65),
    streaks(p, { x: 0, y: 100, w: 1600, h: 380 }, 26, paint.rose, 0.45, 440, 11),
    water(p, shore, 1000, [
      [0, mix(paint.apricot, paint.haze, 0.5)],
      [0.3, paint.slate],
      [1, paint.fjord],
    ]),
    mist(p, shore - 70, 110, paint.butter, 0.55),
    ripples(p, { x: -50, y: shore + 3, w: 1200, h: 270 }, 110, paint.fjord, 0.45, 160, 4),
    glitter(p, 240, shore + 3, 990, 80, paint.snow, 110),
    // A stretch of the wall joins the tower on the landward side.
    masonry(p, 980, 560, 640, 190, 36, mix(dark, stone, 0.3), paint.ink, paint.rose),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) =>
      rect(988 + i * 60, 528, 36, 34, mix(dark, stone, 0.3)),
    ),
    ...[1090, 1280, 1470].map((x) =>
      fill(`M${x} 750v-70q32 -44 64 0v70z`, mix(dark, paint.ink, 0.4)),
    ),
  );
  const trees = {
    trunk: paint.tar,
    dark: mix(paint.pine, paint.fjord, 0.2),
    mid: mix(paint.leaf, paint.fjord, 0.2),
    light: mix(paint.moss, paint.apricot, 0.35),
  };
  p.add(
    leafy(p, 1500, 760, 330, trees),
    leafy(p, 1380, 764, 230, trees),
    // The tower: 1100s masonry, an embrasured top and a steep tiled cap.
    poly(
      [
        [560, 790],
        [572, 300],
        [820, 300],
        [826, 800],
      ],
      sunny,
    ),
    p.clipped(
      'M560 790L572 300H820L826 800z',
      masonry(p, 556, 296, 274, 510, 38, sunny, mix(paint.umber, paint.plum, 0.3), paint.cream),
    ),
    poly(
      [
        [826, 800],
        [820, 300],
        [1000, 318],
        [1010, 784],
      ],
      dark,
    ),
    p.clipped(
      'M826 800L820 300L1000 318L1010 784z',
      masonry(p, 818, 296, 196, 510, 36, dark, paint.ink, mix(paint.granite, paint.rose, 0.3)),
    ),
    poly(
      [
        [556, 306],
        [556, 286],
        [836, 286],
        [1010, 306],
        [1010, 324],
        [832, 308],
      ],
      mix(stone, paint.plum, 0.2),
    ),
    ...[580, 640, 700, 760].map((x) => fill(`M${x} 350v-30q16 -18 32 0v30z`, paint.ink)),
    ...[850, 900, 950].map((x) => fill(`M${x} 362v-28q11 -14 22 2v28z`, paint.ink)),
    poly(
      [
        [540, 292],
        [704, 96],
        [842, 292],
      ],
      mix(paint.rust, paint.apricot, 0.25),
    ),
    poly(
      [
        [842, 292],
        [704, 96],
        [800, 104],
        [1024, 310],
      ],
      mix(paint.oxblood, paint.plum, 0.4),
    ),
    p.clipped(
      'M540 292L704 96L842 292z',
      stroke([...Array(15)].map((_, i) => `M530 ${286 - i * 13}h330`).join(''), paint.oxblood, 3, {
        opacity: 0.6,
        'stroke-dasharray': '14 4',
      }),
    ),
    p.clipped(
      'M842 292L704 96L800 104L1024 310z',
      stroke(
        [...Array(16)].map((_, i) => `M840 ${290 - i * 13}l200 20`).join('') +
          [...Array(16)].map((_, i) => `M700 ${290 - i * 13}l160 0`).join(''),
        paint.ink,
        2.4,
        { opacity: 0.45, 'stroke-dasharray': '12 4' },
      ),
    ),
    stroke('M704 96h96', paint.tar, 7) +
      stroke('M704 96v-46', paint.tar, 4) +
      fill('M704 50l40 9l-40 10z', paint.butter),
    ...[
      [690, 420],
      [690, 560],
    ].map(
      ([x, y]) =>
        rect((x ?? 0) - 11, y ?? 0, 22, 66, paint.ink) +
        fill(`M${(x ?? 0) - 18} ${y}q18 -26 36 0z`, shade(stone, 0.35)),
    ),
    rect(908, 440, 16, 60, paint.ink),
    rect(912, 590, 15, 56, paint.ink),
    fill('M650 796v-104q42 -50 84 0v106z', shade(stone, 0.45)) +
      fill('M660 796v-98q32 -38 64 0v99z', mix(paint.umber, paint.tar, 0.4)) +
      stroke('M676 796v-110M692 796v-116M708 796v-112', paint.tar, 3) +
      stroke('M664 724h58M664 768h58', paint.ink, 6),
  );
  p.add(
    fill(
      'M460 830Q560 776 700 786T1040 778T1640 752V1010H880Q560 960 460 830z',
      p.along(
        [500, 780],
        [1300, 1000],
        [
          [0, mix(paint.moss, paint.butter, 0.4)],
          [0.5, paint.moss],
          [1, mix(paint.leaf, paint.pine, 0.5)],
        ],
      ),
    ),
    p.clipped(
      'M460 830Q560 776 700 786T1040 778T1640 752V1010H880Q560 960 460 830z',
      brush(p, { x: 460, y: 780, w: 1180, h: 230 }, 260, -0.05, 46, paint.butter, 2, 0.3),
      poly(
        [
          [826, 796],
          [1010, 780],
          [1640, 850],
          [1640, 940],
          [1100, 880],
        ],
        paint.pine,
        { opacity: 0.4 },
      ),
      fill(
        'M652 796h80q60 120 300 220H800q-140 -110 -148 -220z',
        mix(paint.lime, paint.apricot, 0.2),
      ),
    ),
    fill(
      'M452 826q60 -12 110 20t130 64t190 96l-60 4q-300 -60 -370 -184z',
      mix(paint.granite, paint.plum, 0.3),
    ) + brush(p, { x: 470, y: 840, w: 260, h: 110 }, 30, 0.5, 30, paint.lime, 3, 0.5),
    rowboat(190, 880, 240, paint.oxblood, paint.tar),
    ripples(p, { x: 170, y: 888, w: 280, h: 24 }, 14, paint.night, 0.45, 130, 6),
    grass(
      p,
      [
        [880, 1000],
        [1640, 990],
      ],
      0.5,
      70,
      mix(paint.pine, paint.ink, 0.2),
    ),
    dabs(110, () => [900 + p.random() * 700, 930 + p.random() * 66], paint.ember, 9, 0.95),
    dabs(70, () => [900 + p.random() * 700, 930 + p.random() * 66], paint.cream, 6, 0.95),
    birds(p, 420, 330, 8, 13, paint.night),
  );
  return p.svg();
}
