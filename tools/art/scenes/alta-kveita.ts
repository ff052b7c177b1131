import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist, ridge, under } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { worker } from '../lib/worker.ts';

export const meta: Meta = {
  id: 5178,
  alt: {
    no: 'To fiskere i en båt med dyrehode i baugen; under dem, nede i det grønne vannet, følger ei stor kveite etter den lange lina.',
    sv: 'Två fiskare i en båt med djurhuvud i fören; under dem, nere i det gröna vattnet, följer en stor hälleflundra efter den långa linan.',
    en: 'Two fishers in a boat with an animal’s head at the prow; beneath them, down in the green water, a great halibut follows the long line.',
  },
  caption: {
    no: 'På berget fisker folk kveite med lang line. Fritt tegnet etter ristningene.',
    sv: 'Fiske med lång lina, fritt tecknat efter hällristningarna.',
    en: 'Fishing with a long line, drawn freely after the carvings.',
  },
  focal: [0.5, 0.55],
};

/** A halibut seen on its dark side, both eyes up, its fringe of fins all the way round. */
function halibut(p: Picture, x: number, y: number, s: number): string {
  const skin = mix(paint.moss, paint.night, 0.45);
  const body =
    'M-230 -6Q-190 -50 -120 -84Q-20 -132 90 -84Q170 -44 224 -12L286 -64Q304 0 286 66L224 16Q170 52 90 92Q-20 132 -120 84Q-190 46 -230 12z';
  return group(
    { transform: `translate(${x} ${y}) rotate(-24) scale(${s})` },
    fill(
      'M-150 -80Q-20 -176 110 -96Q180 -56 214 -20L200 10L210 24Q170 70 100 108Q-20 172 -150 84z',
      mix(skin, paint.haze, 0.25),
    ),
    stroke(
      Array.from(
        { length: 30 },
        (_, i) =>
          `M${n(-130 + i * 11)} ${n(-84 - Math.sin((i / 29) * 3.1) * 30)}l4 -26M${n(-130 + i * 11)} ${n(84 + Math.sin((i / 29) * 3.1) * 30)}l4 26`,
      ).join(''),
      skin,
      3.4,
    ),
    fill(
      body,
      p.along(
        [-100, -110],
        [60, 120],
        spread(mix(skin, paint.butter, 0.4), skin, shade(skin, 0.5)),
      ),
    ),
    p.clipped(
      body,
      brush(p, { x: -220, y: -120, w: 460, h: 240 }, 170, 0.1, 26, paint.ink, 3, 0.3) +
        dabs(
          60,
          () => [between(p.random, -160, 200), between(p.random, -90, 90)],
          mix(skin, paint.cream, 0.45),
          7,
          0.7,
        ),
    ),
    stroke(
      'M-130 -50Q-96 -30 -90 -4Q-60 -34 -30 -8Q100 -2 224 2',
      mix(skin, paint.cream, 0.35),
      5,
    ) + stroke('M-128 -76Q-94 -10 -126 76', shade(skin, 0.5), 6),
    fill('M-60 20Q0 0 24 40Q-10 60 -60 46z', shade(skin, 0.3)),
    stroke('M-230 6Q-196 20 -176 10', paint.ink, 6) +
      circle(-168, -34, 14, paint.butter) +
      circle(-170, -34, 7, paint.ink) +
      circle(-150, 4, 13, paint.butter) +
      circle(-152, 4, 6.5, paint.ink),
    stroke('M240 0L284 -34M240 4L288 6M240 8L282 40', shade(skin, 0.4), 4),
  );
}

export function draw(): string {
  const p = new Picture('alta-kveita');
  const line = 330;
  p.add(
    sky(p, line, [
      [0, mix(paint.haze, paint.slate, 0.3)],
      [0.6, mix(paint.mist, paint.cream, 0.4)],
      [1, mix(paint.cream, paint.butter, 0.35)],
    ]),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 250],
            [220, 170],
            [480, 250],
            [800, 180],
            [1120, 260],
            [1380, 200],
            [1640, 260],
          ],
          7,
          2,
        ),
        line,
      ),
      mix(paint.haze, paint.slate, 0.45),
    ),
    mist(p, 230, 110, paint.cream, 0.8),
    poly(
      under(
        ridge(
          p,
          [
            [-20, 290],
            [300, 304],
            [520, 326],
          ],
          4,
          3,
        ),
        line,
      ),
      mix(paint.slate, paint.fjord, 0.3),
    ),
    rect(
      0,
      line,
      1600,
      680,
      p.down(
        line,
        1000,
        spread(
          mix(paint.leaf, paint.mist, 0.5),
          mix(paint.leaf, paint.fjord, 0.45),
          mix(paint.pine, paint.night, 0.35),
          paint.ink,
        ),
      ),
    ),
    // Shafts of light that lose themselves on the way down.
    ...[260, 520, 760, 980, 1280].map((x, i) =>
      fill(
        `M${x} ${line}h${60 + i * 12}l${-180 + i * 20} 640h${-150 - i * 10}z`,
        p.down(line, 940, [
          [0, paint.cream, 0.3],
          [1, paint.cream, 0],
        ]),
      ),
    ),
    dabs(110, () => [p.random() * 1600, between(p.random, 360, 980)], paint.mist, 3.4, 0.5),
    // The bottom: kelp and stones.
    fill('M-20 1010V930Q200 890 460 940T980 930T1620 900V1010z', mix(paint.ink, paint.pine, 0.35)),
    stroke(
      Array.from({ length: 26 }, (_, i) => {
        const x = (i * 67) % 1620;
        const h = 70 + ((i * 41) % 130);
        return `M${x} 980q${i % 2 ? 26 : -26} ${-h * 0.4} 0 ${-h * 0.7}t${i % 2 ? -10 : 12} ${-h * 0.5}`;
      }).join(''),
      mix(paint.moss, paint.ink, 0.55),
      15,
      { 'stroke-linecap': 'round' },
    ),
    halibut(p, 840, 720, 1.12),
    // Small cod turning away.
    ...[
      [320, 600, 0.5],
      [390, 640, 0.42],
      [280, 670, 0.46],
      [1330, 560, 0.5],
      [1400, 610, 0.4],
    ].map(([x = 0, y = 0, s = 1]) =>
      fill(
        'M0 0Q34 -26 90 -10L120 -24L114 0L122 22L90 8Q34 24 0 0z',
        mix(paint.haze, paint.leaf, 0.5),
        { transform: `translate(${x} ${y}) scale(${s})`, opacity: 0.8 },
      ),
    ),
  );
  const hull = mix(paint.umber, paint.apricot, 0.3);
  p.add(
    // Two fishers, one with the line, one with the paddle.
    worker({
      at: [650, 414],
      h: 280,
      coat: mix(paint.umber, paint.rust, 0.35),
      legs: paint.tar,
      skirt: paint.tar,
      hands: [
        [-0.18, 0.42],
        [0.26, 0.46],
      ],
      lean: 0.05,
      hat: 'hood',
      hatColor: mix(paint.umber, paint.tar, 0.3),
      beard: paint.tar,
    }),
    worker({
      at: [940, 414],
      h: 270,
      coat: mix(paint.granite, paint.umber, 0.45),
      legs: paint.tar,
      skirt: paint.tar,
      hands: [
        [0.08, 0.66],
        [0.2, 0.4],
      ],
      lean: -0.04,
      hat: 'hood',
      hatColor: mix(paint.tar, paint.umber, 0.3),
    }),
    stroke('M950 150L1040 420', mix(paint.ochre, paint.umber, 0.4), 9) +
      fill('M1026 384l26 -8l24 70l-22 8z', mix(paint.ochre, paint.umber, 0.4)),
    fill(
      'M440 352Q500 400 640 400H980Q1090 398 1140 330Q1156 240 1196 216L1236 196Q1254 178 1270 196L1296 214Q1304 226 1290 234L1250 236Q1218 260 1208 320Q1190 426 1060 440H600Q480 436 424 344z',
      p.down(200, 440, spread(mix(hull, paint.butter, 0.35), hull, shade(hull, 0.45))),
    ),
    fill(
      'M1240 198Q1232 164 1206 152Q1226 146 1244 158Q1244 136 1262 124Q1260 150 1264 170L1260 194z',
      mix(hull, paint.tar, 0.3),
    ) + circle(1262, 208, 5, paint.ink),
    stroke(
      'M470 384Q520 414 640 414H990Q1110 408 1162 330' +
        [560, 660, 760, 860, 960, 1050].map((x) => `M${x} 402v36`).join(''),
      paint.tar,
      4,
      { opacity: 0.7 },
    ),
    // Below the waterline the boat is only its shadow.
    fill(
      'M440 404Q640 392 800 400T1200 396Q1160 446 1060 442H600Q500 440 440 404z',
      mix(paint.leaf, paint.mist, 0.35),
      { opacity: 0.5 },
    ),
    stroke(
      'M-20 396Q200 386 420 398M440 404Q640 392 800 400T1200 396M1210 398Q1400 388 1620 398',
      paint.snow,
      5,
      { opacity: 0.85 },
    ),
    stroke('M722 288Q716 350 700 420Q640 640 566 800', paint.cream, 4) +
      fill('M566 800l-12 30q-4 18 14 20q16 0 18 -16', 'none', {
        stroke: paint.cream,
        'stroke-width': 6,
      }) +
      circle(572, 790, 12, paint.granite),
    glow(p, 570, 810, 120, paint.cream, 0.35),
    birds(p, 330, 130, 7, 13, paint.slate),
    vignette(p, 800, 500, 0.5),
  );
  return p.svg();
}
