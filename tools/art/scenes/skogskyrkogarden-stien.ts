import { mix, paint, shade } from '../lib/color.ts';
import { brush, dabs, mist } from '../lib/land.ts';
import { glow } from '../lib/light.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { birch, blob, pine, sprucePath } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5654,
  alt: {
    no: 'En snorrett sti gjennom lyse bjørker, så furuer og til sist mørk gran; i enden skimtes et kapell med søyler.',
    sv: 'En spikrak stig genom ljusa björkar, sedan tallar och till sist mörk gran; i slutet skymtar ett kapell med kolonner.',
    en: 'A path as straight as a line through pale birches, then pines and at last dark spruce; at its end a chapel with columns can be made out.',
  },
  caption: {
    no: 'Sju brunnars stig er 888 meter, snorrett gjennom bjørk, furu og til slutt mørk gran. I enden ligger Oppstandelseskapellet, som Sigurd Lewerentz tegnet i 1925.',
    sv: 'Sju brunnars stig är 888 meter, spikrak genom björk, tall och till sist mörk gran. Vid slutet ligger Uppståndelsekapellet, som Lewerentz ritade 1925.',
    en: 'The Seven Springs Way is 888 metres long, dead straight through birch, pine and at last dark spruce. At the end is the Chapel of the Resurrection, drawn by Lewerentz in 1925.',
  },
  focal: [0.5, 0.56],
};

export function draw(): string {
  const p = new Picture('skogskyrkogarden-stien');
  const [vx, vy] = [800, 540];
  p.add(
    rect(
      0,
      0,
      1600,
      560,
      p.down(
        0,
        560,
        spread(mix(paint.haze, paint.snow, 0.5), paint.cream, mix(paint.butter, paint.cream, 0.4)),
      ),
    ),
    rect(
      0,
      540,
      1600,
      470,
      p.down(
        540,
        1000,
        spread(mix(paint.pine, paint.leaf, 0.3), paint.leaf, mix(paint.leaf, paint.butter, 0.3)),
      ),
    ),
  );
  // The spruce wood at the end, dark on both sides of the slit of light.
  const wood: string[] = [];
  for (let i = 0; i < 34; i += 1) {
    const side = i % 2 ? 1 : -1;
    const d = 24 + p.random() ** 1.2 * 420;
    wood.push(sprucePath(p, vx + side * d, vy + 8 + d * 0.05, 150 + d * 0.75));
  }
  p.add(
    fill(
      'M-20 380Q180 430 330 400T560 450Q700 540 800 540Q900 540 1040 450T1270 400T1620 380V580H-20z',
      p.down(380, 580, spread(mix(paint.pine, paint.haze, 0.35), mix(paint.pine, paint.leaf, 0.2))),
    ),
    fill(wood.slice(0, 20).join(''), mix(paint.pine, paint.slate, 0.35)),
    fill(wood.slice(20).join(''), paint.pine),
    glow(p, vx, vy - 60, 230, paint.butter, 0.55),
    // The chapel: a tall plain block behind a porch of columns.
    rect(vx - 25, vy - 66, 50, 68, mix(paint.lime, paint.cream, 0.3)) +
      poly(
        [
          [vx - 29, vy - 64],
          [vx, vy - 78],
          [vx + 29, vy - 64],
        ],
        mix(paint.granite, paint.umber, 0.3),
      ) +
      fill(`M${vx - 25} ${vy - 48}h50v6h-50z`, paint.snow) +
      stroke([-19, -7, 7, 19].map((dx) => `M${vx + dx} ${vy - 42}V${vy}`).join(''), paint.snow, 5) +
      rect(vx - 5, vy - 34, 10, 34, mix(paint.tar, paint.umber, 0.3)),
    mist(p, 470, 110, mix(paint.cream, paint.butter, 0.3), 0.5),
    // The path.
    poly(
      [
        [vx - 17, vy],
        [vx + 17, vy],
        [1180, 1010],
        [420, 1010],
      ],
      p.down(
        vy,
        1000,
        spread(paint.cream, mix(paint.lime, paint.cream, 0.4), mix(paint.lime, paint.umber, 0.15)),
      ),
    ),
    ...Array.from({ length: 11 }, (_, i) => {
      const t = ((i + 1) / 11) ** 2;
      const y = vy + 10 + t * 440;
      const w = 20 + t * 360;
      return fill(
        `M${n(vx - w)} ${n(y)}Q${n(vx - w * 0.3)} ${n(y - 8 * t - 1)} ${n(vx + w)} ${n(y + 5 * t)}V${n(y + 4 + 20 * t)}Q${n(vx)} ${n(y + 12 * t)} ${n(vx - w)} ${n(y + 3 + 14 * t)}z`,
        mix(paint.slate, paint.heather, 0.3),
        { opacity: 0.35 },
      );
    }),
    dabs(
      120,
      () => {
        const t = p.random() ** 1.6;
        return [vx + between(p.random, -1, 1) * (17 + t * 360), vy + 6 + t * 450];
      },
      mix(paint.umber, paint.lime, 0.4),
      4,
      0.5,
    ),
  );
  const red = mix(paint.ember, paint.umber, 0.35);
  // Pines in the middle of the way.
  for (const [d, y, h] of [
    [70, 556, 250],
    [110, 566, 330],
    [160, 580, 400],
    [300, 606, 520],
  ] as const)
    for (const s of [-1, 1])
      p.add(
        pine(p, vx + s * (d + between(p.random, -8, 14)), y, h, {
          stem: red,
          dark: mix(paint.pine, paint.leaf, 0.3),
          light: mix(paint.leaf, paint.moss, 0.3),
        }),
      );
  p.add(
    mist(p, 520, 90, paint.butter, 0.3),
    brush(
      p,
      { x: 0, y: 640, w: 440, h: 360 },
      140,
      -1.4,
      26,
      mix(paint.leaf, paint.butter, 0.55),
      3,
      0.6,
    ),
    brush(
      p,
      { x: 1160, y: 640, w: 440, h: 360 },
      140,
      -1.4,
      26,
      mix(paint.leaf, paint.butter, 0.55),
      3,
      0.6,
    ),
    figure(786, 664, 92, mix(paint.ink, paint.plum, 0.3), mix(paint.rose, paint.umber, 0.2)) +
      figure(826, 666, 86, mix(paint.fjord, paint.ink, 0.3), mix(paint.rose, paint.umber, 0.2)),
    fill('M780 664q30 40 70 90h30q-30 -60 -66 -90z', paint.ink, { opacity: 0.2 }),
  );
  // Birches close to us, one after another on each side.
  for (const [d, y, h] of [
    [250, 680, 560],
    [340, 740, 720],
    [450, 820, 900],
    [600, 920, 1100],
    [760, 1020, 1300],
  ] as const)
    for (const s of [-1, 1]) {
      const x = vx + s * (d + between(p.random, -12, 16));
      p.add(
        birch(
          p,
          x,
          y,
          h,
          {
            stem: mix(paint.snow, paint.cream, 0.3),
            mark: shade(paint.tar, 0.2),
            dark: mix(paint.leaf, paint.butter, 0.35),
            light: mix(paint.butter, paint.leaf, 0.2),
          },
          0.85,
        ) +
          fill(
            blob(p, x, y + h * 0.004, h * 0.05, h * 0.011, 0.3, 9),
            mix(paint.leaf, paint.moss, 0.4),
          ),
      );
    }
  p.add(
    dabs(
      90,
      () => {
        const s = p.random() < 0.5 ? -1 : 1;
        return [vx + s * between(p.random, 330, 800), between(p.random, 760, 1000)];
      },
      paint.snow,
      7,
      0.85,
    ),
    glow(p, vx, 520, 520, paint.cream, 0.3),
  );
  return p.svg();
}
