import { mix, paint, shade } from '../lib/color.ts';
import { acrossSheet, brush, dabs, mist, ridge, under, wisps } from '../lib/land.ts';
import { figure } from '../lib/people.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { birds, sky, streaks, sun } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { fill, n, Picture, poly, rect, stroke, type Point } from '../lib/svg.ts';
import { blob, pine, spruces } from '../lib/trees.ts';
import { ripples } from '../lib/water.ts';

export const meta: Meta = {
  id: 5813,
  alt: {
    no: 'Evensenegga i morgenlys: en lang, smal grusrygg snor seg gjennom skogen som en orm, med en sti oppå, vann på begge sider og to turgåere.',
    sv: 'Evensenegga i morgonljus: en lång, smal grusås slingrar sig genom skogen som en orm, med en stig ovanpå, vatten på båda sidor och två vandrare.',
    en: 'Evensenegga in morning light: a long, narrow ridge of gravel winds through the forest like a snake, a path along its back, water on both sides and two walkers.',
  },
  caption: {
    no: 'Ryggen er bunnen av ei elv som rant under isen. Den er 35 kilometer lang, og her 35 meter høy.',
    sv: 'Ryggen är bottnen av en älv som rann under isen. Den är 35 kilometer lång, och här 35 meter hög.',
    en: 'The ridge is the bed of a river that ran beneath the ice. It is 35 kilometres long, and here 35 metres high.',
  },
  focal: [0.5, 0.6],
};

/** The middle of the ridge at a share of the way to the horizon, and how wide and high it is there. */
function spine(t: number): { x: number; y: number; wide: number; high: number } {
  const near = (1 - t) ** 2.3;
  return {
    x:
      800 + Math.sin(t * 10 - 0.6) * (60 + 130 * near + 90 * Math.sin(t * Math.PI)) * (1 - t * 0.5),
    y: 474 + 770 * near,
    wide: 15 + 520 * near,
    high: 8 + 190 * near,
  };
}

export function draw(): string {
  const p = new Picture('evensenegga');
  p.add(
    sky(
      p,
      480,
      spread(mix(paint.slate, paint.haze, 0.3), mix(paint.haze, paint.rose, 0.35), paint.butter),
    ),
    streaks(p, { x: 0, y: 50, w: 1600, h: 200 }, 15, paint.snow, 0.5, 460, 11),
    sun(p, 420, 350, 50, paint.snow, paint.butter, 10, 0.95),
    poly(
      under(ridge(p, acrossSheet(430, 390, 410, 380, 400, 430), 5, 2, 8, true)),
      mix(paint.slate, paint.rose, 0.35),
    ),
    mist(p, 370, 120, paint.cream, 0.8),
    rect(
      0,
      460,
      1600,
      560,
      p.down(
        460,
        1000,
        spread(
          mix(paint.moss, paint.haze, 0.45),
          mix(paint.leaf, paint.moss, 0.4),
          mix(paint.pine, paint.leaf, 0.3),
        ),
      ),
    ),
    brush(p, { x: 0, y: 470, w: 1600, h: 530 }, 360, 0, 60, paint.ochre, 3, 0.25),
  );
  // Bog pools to both sides, giving the sky back.
  for (const [x, y, w, h] of [
    [250, 560, 220, 20],
    [1320, 540, 200, 16],
    [1180, 640, 230, 28],
    [150, 700, 240, 36],
    [1440, 800, 260, 52],
    [60, 880, 220, 46],
  ] as const)
    p.add(
      fill(
        blob(p, x, y, w, h, 0.16, 15),
        p.along(
          [x - w, y],
          [x + w, y],
          spread(paint.butter, mix(paint.haze, paint.rose, 0.3), paint.slate),
        ),
      ),
      ripples(p, { x: x - w * 0.6, y: y - h * 0.5, w: w * 1.1, h }, 8, paint.snow, 0.7, 60, 3),
    );
  for (const [y, count, low, high] of [
    [490, 90, 20, 38],
    [540, 70, 34, 60],
    [620, 50, 60, 100],
    [740, 30, 110, 170],
  ] as const) {
    const line = ridge(p, acrossSheet(y, y - 6, y + 6, y), 6, y);
    const { x, wide } = spine(1 - ((y - 474) / 770) ** (1 / 2.3));
    const clear = (side: number): Point[] =>
      line.filter(([px]) => (side < 0 ? px < x - wide * 1.15 : px > x + wide * 1.15));
    const tone = mix(
      mix(paint.pine, paint.slate, 0.45),
      mix(paint.pine, paint.ink, 0.2),
      (y - 490) / 300,
    );
    for (const side of [-1, 1])
      if (clear(side).length > 1)
        p.add(
          spruces(
            p,
            clear(side),
            Math.round(count / 2),
            low,
            high,
            tone,
            mix(paint.moss, paint.butter, 0.3),
          ),
        );
    p.add(wisps(p, 0, 1600, y - 20, 14, paint.cream, 0.4, 4));
  }
  // The ridge from the far end towards us: a lit flank, a flank in shade, the path between them.
  const steps = Array.from({ length: 120 }, (_, i) => spine(1 - i / 119));
  const line = (at: (s: ReturnType<typeof spine>) => Point): Point[] => steps.map(at);
  const left = line(({ x, y, wide }) => [x - wide, y + wide * 0.08]);
  const right = line(({ x, y, wide }) => [x + wide, y + wide * 0.08]);
  const crest = line(({ x, y, high }) => [x, y - high]);
  const path = (share: number): Point[] =>
    line(({ x, y, high, wide }) => [x + wide * share, y - high + Math.abs(share) * high * 0.2]);
  const band = (a: Point[], b: Point[]): Point[] => [...a, ...b.toReversed()];
  const heath = mix(paint.moss, paint.ochre, 0.45);
  p.add(
    poly(
      band(left, crest),
      p.along(
        [300, 500],
        [700, 1000],
        spread(mix(heath, paint.butter, 0.5), mix(heath, paint.apricot, 0.25)),
      ),
    ),
    poly(
      band(crest, right),
      p.along(
        [800, 500],
        [1200, 1000],
        spread(mix(heath, paint.plum, 0.35), mix(paint.pine, paint.plum, 0.4)),
      ),
    ),
    poly(band(path(-0.09), path(0.09)), mix(paint.cream, paint.apricot, 0.3)),
  );
  let lit = '';
  let dim = '';
  for (let i = 0; i < 380; i += 1) {
    const t = p.random() ** 0.6;
    const { x, y, wide, high } = spine(1 - t);
    const k = between(p.random, 0.16, 0.96);
    const drop = wide * 0.07;
    lit += `M${n(x - wide * k)} ${n(y - high * (1 - k))}l${n(-drop)} ${n(drop * 0.6)}`;
    dim += `M${n(x + wide * k)} ${n(y - high * (1 - k))}l${n(drop)} ${n(drop * 0.6)}`;
  }
  p.add(
    stroke(lit, shade(heath, 0.3), 2.6, { opacity: 0.5, 'stroke-linecap': 'round' }),
    stroke(dim, paint.ink, 2.6, { opacity: 0.3, 'stroke-linecap': 'round' }),
    // Round stones from the river bed.
    fill(
      Array.from({ length: 60 }, () => {
        const { x, y, wide, high } = spine(p.random() * 0.3);
        const k = between(p.random, -0.9, 0.9);
        return blob(
          p,
          x + wide * k,
          y - high * (1 - Math.abs(k)),
          between(p.random, 5, 17),
          between(p.random, 4, 11),
          0.12,
          9,
        );
      }).join(''),
      mix(paint.granite, paint.cream, 0.35),
      { opacity: 0.85 },
    ),
  );
  for (const [t, side, h] of [
    [0.6, -0.6, 70],
    [0.5, 0.7, 96],
    [0.36, -0.7, 170],
    [0.22, 0.75, 300],
  ] as const) {
    const { x, y, wide, high } = spine(t);
    p.add(
      pine(p, x + wide * side, y - high * (1 - Math.abs(side)), h, {
        stem: mix(paint.rust, paint.umber, 0.3),
        dark: mix(paint.pine, paint.ink, 0.15),
        light: mix(paint.leaf, paint.moss, 0.5),
      }),
    );
  }
  const walkers = spine(0.25);
  p.add(
    figure(
      walkers.x - 8,
      walkers.y - walkers.high + 6,
      74,
      mix(paint.rust, paint.ember, 0.3),
      paint.rose,
    ) +
      figure(
        walkers.x + 30,
        walkers.y - walkers.high + 12,
        66,
        mix(paint.fjord, paint.night, 0.3),
        paint.rose,
      ),
    dabs(
      90,
      () => [p.random() * 1600, between(p.random, 920, 1000)],
      mix(paint.heather, paint.rose, 0.4),
      8,
      0.8,
    ),
    birds(p, 980, 220, 6, 13, mix(paint.slate, paint.ink, 0.4)),
  );
  return p.svg();
}
