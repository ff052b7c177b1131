import { mix, paint } from '../lib/color.ts';
import { brush, dabs } from '../lib/land.ts';
import { glow, vignette } from '../lib/light.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { spread } from '../lib/stops.ts';
import { curve, el, fill, group, n, Picture, rect, stroke, type Point } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';

export const meta: Meta = {
  id: 5611,
  alt: {
    no: 'Sett rett ovenfra: en reinflokk trekker i en lang bue over snøen, og den lave sola legger lange blå skygger med gevir og bein etter hvert dyr.',
    sv: 'Sett rakt uppifrån: en renhjord drar i en lång båge över snön, och den låga solen lägger långa blå skuggor med horn och ben efter varje djur.',
    en: 'Seen from straight above: a reindeer herd moves in a long curve across the snow, and the low sun gives every animal a long blue shadow with antlers and legs.',
  },
  caption: {
    no: 'Flokkene flytter langs de samme veiene som for hundrevis av år siden. Sju samebyer driver rein i Laponia.',
    sv: 'Hjordarna flyttar längs samma vägar som för hundratals år sedan. Sju samebyar har sina renar i Laponia.',
    en: 'The herds move along the same routes as hundreds of years ago. Seven Sámi herding communities keep reindeer in Laponia.',
  },
  focal: [0.5, 0.5],
};

/** The shadow of a reindeer that walks to the left, its hoofs at 0,0. */
const shadow =
  'M-34 0L-30 -34Q-40 -44 -34 -54Q-10 -62 20 -58Q34 -66 42 -80L56 -88L72 -78L66 -70L54 -72Q48 -56 38 -46L42 0H35L28 -34Q4 -28 -16 -32L-24 0z';
const antlers = 'M48 -86Q34 -100 36 -122M38 -108L26 -116M56 -88Q60 -104 50 -124M57 -106L68 -116';

function path(points: Point[], t: number): { at: Point; turn: number } {
  const f = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(f));
  const [a, b] = [points[i] as Point, points[i + 1] as Point];
  const u = f - i;
  return {
    at: [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u],
    turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

export function draw(): string {
  const p = new Picture('laponia-flokken');
  const blue = mix(paint.fjord, paint.slate, 0.35);
  const cast = p.symbol(
    el('path', { d: shadow, fill: blue }),
    el('path', { d: antlers, fill: 'none', stroke: blue, 'stroke-width': 4 }),
  );
  const body = p.symbol(
    fill(
      'M-26 -3Q-22 -12 -6 -12Q10 -14 20 -8L34 -5Q42 -2 42 0Q42 3 34 5L20 8Q10 14 -6 12Q-22 12 -26 3z',
      mix(paint.umber, paint.tar, 0.3),
    ),
    fill('M-22 -8Q-6 -13 10 -11Q4 -5 -20 -4z', mix(paint.umber, paint.butter, 0.5)),
    fill('M-28 -4q-6 4 0 8z', paint.cream),
    el('path', {
      d: 'M26 -5Q14 -18 22 -30M18 -20l-10 -4M26 5Q14 18 22 30M18 20l-10 4',
      fill: 'none',
      stroke: mix(paint.umber, paint.tar, 0.2),
      'stroke-width': 3.4,
    }),
  );
  const pale = p.symbol(
    fill(
      'M-26 -3Q-22 -12 -6 -12Q10 -14 20 -8L34 -5Q42 -2 42 0Q42 3 34 5L20 8Q10 14 -6 12Q-22 12 -26 3z',
      mix(paint.cream, paint.granite, 0.3),
    ),
    el('path', {
      d: 'M26 -5Q14 -18 22 -30M18 -20l-10 -4M26 5Q14 18 22 30M18 20l-10 4',
      fill: 'none',
      stroke: mix(paint.umber, paint.tar, 0.2),
      'stroke-width': 3.4,
    }),
  );
  p.add(
    rect(
      0,
      0,
      1600,
      1000,
      p.along(
        [0, 0],
        [1600, 1000],
        spread(
          mix(paint.snow, paint.butter, 0.28),
          paint.snow,
          mix(paint.snow, paint.haze, 0.4),
          mix(paint.haze, paint.slate, 0.3),
        ),
      ),
    ),
    // Wind has drawn the snow in long folds.
    ...Array.from({ length: 9 }, (_, i) => {
      const y = 60 + i * 118;
      const d = curve(
        pts(`-40,${y} 260,${y - 50} 560,${y + 10} 860,${y - 60} 1180,${y - 20} 1640,${y - 110}`),
      );
      return (
        stroke(d, mix(paint.haze, paint.slate, 0.3), 26, {
          opacity: 0.22,
          transform: 'translate(0 22)',
        }) + stroke(d, paint.snow, 16, { opacity: 0.75 })
      );
    }),
    brush(
      p,
      { x: -20, y: -20, w: 1640, h: 1040 },
      260,
      -0.12,
      90,
      mix(paint.haze, paint.slate, 0.3),
      2.6,
      0.3,
    ),
    brush(p, { x: -20, y: -20, w: 1640, h: 1040 }, 180, -0.12, 70, paint.cream, 3, 0.7),
    // A stream, half open.
    fill(
      'M1640 120Q1400 130 1320 220T1100 330T1010 460Q980 420 1040 320T1250 190T1460 60L1640 30z',
      mix(paint.fjord, paint.slate, 0.5),
      { opacity: 0.5 },
    ),
    fill(
      'M1640 110Q1420 120 1340 200T1120 310T1030 420Q1010 400 1060 320T1270 190T1480 70L1640 50z',
      mix(paint.night, paint.fjord, 0.4),
    ),
    stroke('M1600 80Q1420 110 1310 200T1090 320', mix(paint.haze, paint.snow, 0.4), 5, {
      opacity: 0.7,
      'stroke-dasharray': '60 34 20 40',
    }),
  );
  // The trodden way and those who walk it; the herd tightens towards the front.
  const way = curve(
    pts(
      '1660,900 1400,930 1130,850 1020,690 860,560 640,560 480,680 300,700 180,560 250,380 420,250 660,190 820,90 860,-60',
    ),
  );
  const points = pts(
    '1640,905 1420,915 1230,880 1090,790 1000,670 880,575 740,548 600,580 490,655 370,700 260,670 195,580 205,470 270,365 390,275 540,220 690,180 790,110 850,-10',
  );
  p.add(
    stroke(way, mix(paint.haze, paint.slate, 0.4), 130, { opacity: 0.35 }),
    stroke(way, mix(paint.haze, paint.slate, 0.5), 74, { opacity: 0.4 }),
    dabs(
      420,
      () => {
        const { at } = path(points, p.random());
        return [
          at[0] + (p.random() + p.random() - 1) * 90,
          at[1] + (p.random() + p.random() - 1) * 70,
        ];
      },
      mix(paint.slate, paint.fjord, 0.3),
      6,
      0.5,
    ),
  );
  const herd = Array.from({ length: 96 }, (_, i) => {
    const { at, turn } = path(
      points,
      Math.min(0.999, 0.045 + (i / 96) * 0.935 + between(p.random, -0.006, 0.006)),
    );
    const spreadOut = 30 + 34 * (1 - i / 96);
    return {
      x: at[0] + (p.random() + p.random() - 1) * spreadOut,
      y: at[1] + (p.random() + p.random() - 1) * spreadOut,
      turn: turn + between(p.random, -14, 14),
      s: between(p.random, 0.72, 1),
      pale: p.random() < 0.12,
    };
  }).sort((a, b) => a.y - b.y);
  p.add(
    group(
      { opacity: 0.62 },
      ...herd.map((one) => {
        const flip = Math.cos((one.turn * Math.PI) / 180) < 0 ? -1 : 1;
        const across = [n(one.s * flip), 0.05, n(-one.s * 0.95), n(-one.s * 0.5)].join(' ');
        return el('use', {
          href: `#${cast}`,
          transform: `matrix(${across} ${n(one.x)} ${n(one.y)})`,
        });
      }),
    ),
    ...herd.map((one) =>
      el('use', {
        href: `#${one.pale ? pale : body}`,
        transform: `translate(${n(one.x)} ${n(one.y)}) rotate(${n(one.turn)}) scale(${n(one.s)})`,
      }),
    ),
  );
  // Birches from above with their shadows, and the herder on skis at the rear.
  const birches = pts(
    '120,140 90,240 60,900 190,930 330,880 700,900 820,960 1300,560 1420,480 1500,560 1540,330 1180,640 980,60 1090,130 560,60 420,90 640,380 760,330 560,420 1380,700 1530,720',
  );
  p.add(
    stroke(
      birches
        .map(
          ([x, y]) =>
            `M${x} ${y}l112 62M${x + 56} ${y + 31}l44 4M${x + 70} ${y + 40}l26 30M${x + 84} ${y + 46}l32 -2`,
        )
        .join(''),
      blue,
      7,
      { opacity: 0.5, 'stroke-linecap': 'round' },
    ),
    ...birches.map(
      ([x, y]) =>
        fill(blob(p, x, y, 34, 32, 0.3, 13), mix(paint.plum, paint.umber, 0.4), { opacity: 0.35 }) +
        stroke(
          Array.from(
            { length: 11 },
            (_, i) =>
              `M${x} ${y}l${n(Math.cos(i * 0.58) * (16 + ((i * 7) % 5) * 5))} ${n(Math.sin(i * 0.58) * (16 + ((i * 7) % 5) * 5))}`,
          ).join(''),
          mix(paint.tar, paint.plum, 0.4),
          2.6,
        ),
    ),
    stroke(
      'M1640 960Q1560 965 1480 968M1640 972Q1560 977 1480 980',
      mix(paint.slate, paint.fjord, 0.3),
      4,
      { opacity: 0.7 },
    ),
    fill('M1466 962l96 54l24 -8l6 12l-22 14l-34 -2l-84 -54z', blue, { opacity: 0.55 }),
    stroke('M1420 964h84M1420 978h84', mix(paint.umber, paint.ochre, 0.3), 5, {
      'stroke-linecap': 'round',
    }),
    fill('M1444 956q22 -10 34 0q10 14 0 28q-16 8 -34 0q-10 -14 0 -28z', paint.fjord) +
      fill('M1452 964h18v14h-18z', paint.ember) +
      stroke('M1452 958l-22 -14M1452 986l-20 12', paint.fjord, 8, { 'stroke-linecap': 'round' }),
    glow(p, 60, 40, 760, paint.butter, 0.4),
    vignette(p, 700, 480, 0.35),
  );
  return p.svg();
}
