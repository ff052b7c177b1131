import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { head, placed, stuff, throat } from '../lib/portrait.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { circle, fill, group, n, Picture, rect, stroke } from '../lib/svg.ts';
import { blob, birch } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5804,
  alt: {
    no: 'Tegnet portrett av Karin Larsson: lysebrunt, oppsatt hår og rød kjole med hvit krage. Bak henne er et vindu med pelargonier, en grønn og rød panelvegg og et vevd teppe i strenge former.',
    sv: 'Tecknat porträtt av Karin Larsson: ljusbrunt, uppsatt hår och röd klänning med vit krage. Bakom henne syns ett fönster med pelargoner, en grön och röd panelvägg och en vävnad i stränga former.',
    en: 'Drawn portrait of Karin Larsson: light brown hair put up and a red dress with a white collar. Behind her are a window with geraniums, a panelled wall in green and red and a weaving of strict shapes.',
  },
  caption: {
    no: 'Karin Larsson (1859–1928) ved vevde mønstre og malt panel. Tegnet likhet fra Vardes tegnestue; vevnaden er fri fantasi.',
    sv: 'Karin Larsson (1859–1928) vid vävda mönster och målad panel. Tecknad likhet från Vardes ritkontor; väven är fri fantasi.',
    en: 'Karin Larsson (1859–1928) with woven patterns and painted panelling. A likeness by Varde’s drawing office; the weaving is free invention.',
  },
  focal: [0.5, 0.42],
};

function geraniums(p: Picture, x: number, y: number): string {
  const leaves = Array.from({ length: 16 }, () =>
    blob(p, x + between(p.random, -62, 62), y - between(p.random, 20, 120), 26, 22, 0.16, 9),
  ).join('');
  const flowers = Array.from({ length: 7 }, (_, i) => [
    x - 60 + i * 20,
    y - between(p.random, 110, 190),
  ]);
  return (
    stroke(
      flowers
        .map(([fx = 0, fy = 0]) => `M${n(x)} ${n(y - 20)}Q${n(fx)} ${n(y - 70)} ${n(fx)} ${n(fy)}`)
        .join(''),
      paint.leaf,
      5,
    ) +
    fill(leaves, mix(paint.leaf, paint.pine, 0.35)) +
    fill(leaves, mix(paint.leaf, paint.moss, 0.5), {
      transform: 'translate(-5 -6)',
      opacity: 0.7,
    }) +
    flowers
      .map(
        ([fx = 0, fy = 0]) =>
          dabs(
            9,
            () => [fx + between(p.random, -17, 17), fy + between(p.random, -14, 14)],
            paint.ember,
            19,
          ) +
          dabs(
            5,
            () => [fx + between(p.random, -14, 10), fy + between(p.random, -14, 6)],
            mix(paint.ember, paint.rose, 0.6),
            9,
          ),
      )
      .join('') +
    fill(`M${x - 62} ${y - 22}h124l-16 92h-92z`, mix(paint.rust, paint.apricot, 0.3)) +
    fill(`M${x + 10} ${y - 22}h52l-16 92h-40z`, mix(paint.rust, paint.umber, 0.4)) +
    rect(x - 68, y - 30, 136, 20, mix(paint.rust, paint.apricot, 0.15))
  );
}

function windowBehind(p: Picture): string {
  const view = 'M90 110h440v470h-440z';
  return group(
    {},
    p.clipped(
      view,
      rect(
        90,
        110,
        440,
        470,
        p.down(
          110,
          580,
          spread(paint.haze, mix(paint.mist, paint.cream, 0.5), mix(paint.moss, paint.butter, 0.4)),
        ),
      ),
      fill('M90 470Q240 420 530 460V580H90z', mix(paint.leaf, paint.moss, 0.5)),
      birch(p, 210, 500, 330, {
        stem: paint.snow,
        mark: paint.tar,
        dark: mix(paint.moss, paint.leaf, 0.4),
        light: mix(paint.moss, paint.butter, 0.5),
      }),
    ),
    stroke('M90 110h440v470h-440zM310 110v470M90 300h440', paint.snow, 17),
    stroke('M70 90h480v510h-480z', mix(paint.leaf, paint.pine, 0.25), 22),
    fill('M50 30Q300 120 570 30V96Q300 170 50 96z', paint.snow) +
      stroke('M54 88Q300 162 566 88', paint.rust, 7, { 'stroke-dasharray': '16 12' }),
    rect(40, 600, 540, 30, mix(paint.leaf, paint.butter, 0.2)),
    geraniums(p, 180, 560) + geraniums(p, 420, 560),
  );
}

/** A tapestry of strict shapes: a tree of leaves in pairs, squares, zigzags. */
function weaving(p: Picture): string {
  const cloth = 'M1080 70h400v640h-400z';
  const leaves = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const y = 600 - i * 76;
      const color = [paint.rust, paint.fjord, paint.ochre][i % 3] as string;
      return (
        fill(`M1280 ${y}q-24 -60 -110 -62q10 58 110 62z`, color) +
        fill(`M1280 ${y}q24 -60 110 -62q-10 58 -110 62z`, color)
      );
    })
    .join('');
  let zigzag = '';
  for (let x = 1080; x < 1480; x += 50) zigzag += `M${x} 690l25 -34l25 34z`;
  return group(
    {},
    rect(1060, 52, 440, 18, mix(paint.umber, paint.tar, 0.3)),
    p.clipped(
      cloth,
      fill(cloth, mix(paint.cream, paint.lime, 0.4)),
      rect(1080, 70, 40, 640, paint.rust) + rect(1440, 70, 40, 640, paint.rust),
      fill(
        Array.from(
          { length: 16 },
          (_, i) => `M1090 ${84 + i * 40}h20v20h-20zM1450 ${84 + i * 40}h20v20h-20z`,
        ).join(''),
        paint.cream,
      ),
      stroke('M1280 640V120', mix(paint.leaf, paint.pine, 0.3), 14),
      leaves,
      circle(1280, 134, 36, paint.ember) + circle(1280, 134, 18, paint.butter),
      fill(zigzag, mix(paint.fjord, paint.night, 0.3)),
      brush(p, { x: 1080, y: 70, w: 400, h: 640 }, 320, 0, 26, paint.ink, 1.6, 0.16),
    ),
    stroke(
      Array.from({ length: 27 }, (_, i) => `M${1084 + i * 15} 710v34`).join(''),
      paint.lime,
      3,
    ),
  );
}

export function draw(): string {
  const p = new Picture('portrett-larsson');
  const green = mix(paint.leaf, paint.haze, 0.3);
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 0],
        spread(mix(paint.cream, paint.butter, 0.35), mix(paint.cream, paint.lime, 0.45)),
      ),
    ),
    rect(0, 690, 1600, 320, green),
    ...Array.from(
      { length: 14 },
      (_, i) =>
        rect(i * 120 - 20, 720, 96, 320, mix(green, paint.pine, 0.22)) +
        rect(i * 120 - 14, 728, 84, 320, green),
    ),
    rect(0, 676, 1600, 24, paint.rust),
    windowBehind(p),
    weaving(p),
    glow(p, 320, 330, 620, paint.butter, 0.4),
    vignette(p, 800, 460, 0.28),
  );
  const skin = mix(paint.cream, paint.rose, 0.3);
  const brown = mix(paint.umber, paint.ochre, 0.42);
  const red = mix(paint.rust, paint.ember, 0.3);
  const hair = {
    count: 130,
    angle: 0.6,
    length: 50,
    box: [-150, -240, 300, 320] as [number, number, number, number],
  };
  p.add(
    placed(
      800,
      440,
      1.56,
      stuff(p, 'M-60 -190Q-64 -248 0 -252Q64 -248 60 -190z', shade(brown, 0.2), hair),
      throat(p, skin),
      stuff(
        p,
        'M-58 204Q-170 214 -224 262Q-272 306 -280 420H280Q272 306 224 262Q170 214 58 204L0 262z',
        red,
        {
          count: 60,
          angle: 1.5,
          length: 80,
          box: [-290, 200, 580, 220],
        },
      ),
      stroke(
        [-210, -150, -90, -30, 30, 90, 150, 210]
          .map((x) => `M${x} 250Q${n(x * 1.12)} 340 ${n(x * 1.16)} 430`)
          .join(''),
        mix(red, paint.cream, 0.55),
        4,
        { opacity: 0.75 },
      ),
      fill(
        'M-60 176Q-112 206 -116 252Q-60 272 0 262Q60 272 116 252Q112 206 60 176Q40 236 0 250Q-40 236 -60 176z',
        paint.snow,
      ) + stroke('M-110 244Q-58 262 0 252Q58 262 110 244', mix(paint.fjord, paint.haze, 0.4), 4),
      stuff(
        p,
        'M-100 44Q-136 0 -128 -80Q-114 -196 0 -204Q114 -196 128 -80Q136 0 100 44Q110 -20 84 -60H-84Q-110 -20 -100 44z',
        brown,
        hair,
      ),
      head(p, {
        skin,
        brow: mix(brown, paint.tar, 0.35),
        jaw: 0.88,
        light: 'left',
        age: 0.1,
        lips: mix(paint.rose, paint.rust, 0.55),
      }),
      stuff(
        p,
        'M-102 30Q-122 -40 -98 -96Q-70 -160 -6 -164Q78 -164 102 -94Q122 -40 102 30Q98 -34 70 -74Q34 -116 -14 -128Q-40 -86 -76 -66Q-98 -30 -102 30z',
        brown,
        hair,
      ),
    ),
  );
  return p.svg();
}
