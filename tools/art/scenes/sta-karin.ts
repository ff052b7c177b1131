import { mix, paint, shade } from '../lib/color.ts';
import { brush, mist } from '../lib/land.ts';
import { brokenEdge, limestone, stoneFace } from '../lib/limestone.ts';
import { figure } from '../lib/people.ts';
import { pts } from '../lib/points.ts';
import { between } from '../lib/random.ts';
import type { Meta } from '../lib/scene.ts';
import { sky, stars } from '../lib/sky.ts';
import { spread } from '../lib/stops.ts';
import { rubbleFace } from '../lib/stonework.ts';
import { circle, fill, group, n, Picture, poly, rect, stroke } from '../lib/svg.ts';
import { blob } from '../lib/trees.ts';
import { snowfall } from '../lib/weather.ts';

export const meta: Meta = {
  id: 5246,
  alt: {
    no: 'Ruinen av Sankta Karin i Visby en vinterkveld: åttekantede søyler og åpne buer mot stjernehimmelen, og skøyteløpere på isen under lysene.',
    sv: 'Sankta Karins ruin i Visby en vinterkväll: åttkantiga pelare och öppna bågar mot stjärnhimlen, och skridskoåkare på isen under ljusen.',
    en: 'The ruin of Sankta Karin in Visby on a winter evening: octagonal pillars and open arches against the stars, and skaters on the ice under the lights.',
  },
  focal: [0.5, 0.45],
};

const stone = mix(limestone.mid, paint.rose, 0.2);
const dim = mix(limestone.dim, paint.night, 0.4);

/** A bay of the nave at depth t (0 near, 1 far): two octagonal pillars and the arch that still spans them. */
function bay(p: Picture, t: number, snow: string): string {
  const k = 1 / (1 + t * 2.1);
  const [half, w, foot, spring] = [620 * k, 128 * k, 560 + 420 * k, 560 - 180 * k];
  const rise = 330 * k;
  const tone = (c: string): string => mix(c, mix(paint.heather, paint.rose, 0.4), t * 0.4);
  const shaft = (s: number): string => {
    const x = 800 + s * half;
    const shape = pts(
      `${n(x - w / 2)},${n(foot)} ${n(x - w / 2)},${n(spring)} ${n(x + w / 2)},${n(spring)} ${n(x + w / 2)},${n(foot)}`,
    );
    const face = (a: number, b: number, color: string): string =>
      rect(x + w * a, spring, w * (b - a), foot - spring, color);
    return (
      face(-0.5, -0.22, tone(s < 0 ? dim : mix(stone, paint.butter, 0.35))) +
      face(-0.22, 0.22, tone(mix(stone, dim, 0.3))) +
      face(0.22, 0.5, tone(s < 0 ? mix(stone, paint.butter, 0.35) : dim)) +
      rubbleFace(p, shape, 24 * k, paint.ink, paint.cream, 0.45) +
      rect(x - w * 0.64, spring - w * 0.16, w * 1.28, w * 0.2, tone(mix(stone, paint.cream, 0.4))) +
      rect(x - w * 0.66, foot - w * 0.3, w * 1.32, w * 0.3, tone(stone)) +
      fill(blob(p, x, foot - w * 0.28, w * 0.66, w * 0.1, 0.2, 9), snow)
    );
  };
  const arch = (r: number): string =>
    `M${n(800 - half + w * 0.1 - r)} ${n(spring)}Q${n(800 - half * 0.86 - r)} ${n(spring - rise * 0.78)} 800 ${n(spring - rise - r)}Q${n(800 + half * 0.86 + r)} ${n(spring - rise * 0.78)} ${n(800 + half - w * 0.1 + r)} ${n(spring)}`;
  const ring = `${arch(34 * k)}L${n(800 + half - w * 0.1 - 34 * k)} ${n(spring)}Q${n(800 + half * 0.86 - 34 * k)} ${n(spring - rise * 0.74)} 800 ${n(spring - rise + 34 * k)}Q${n(800 - half * 0.86 + 34 * k)} ${n(spring - rise * 0.74)} ${n(800 - half + w * 0.1 + 34 * k)} ${n(spring)}z`;
  return group(
    {},
    fill(
      ring,
      p.along(
        [800 - half, 0],
        [800 + half, 0],
        spread(tone(dim), tone(stone), tone(mix(stone, paint.butter, 0.2))),
      ),
    ),
    stroke(arch(0), paint.ink, 62 * k, {
      'stroke-dasharray': `${n(2.6 * k)} ${n(34 * k)}`,
      opacity: 0.4,
    }),
    stroke(arch(37 * k), snow, 11 * k),
    shaft(-1),
    shaft(1),
  );
}

export function draw(): string {
  const p = new Picture('sta-karin');
  const snow = mix(paint.snow, paint.haze, 0.15);
  const warm = mix(paint.butter, paint.cream, 0.3);
  p.add(
    sky(
      p,
      760,
      spread(
        paint.night,
        mix(paint.night, paint.fjord, 0.6),
        mix(paint.fjord, paint.heather, 0.5),
        mix(paint.heather, paint.rose, 0.5),
      ),
    ),
    stars(p, 170, 560, paint.snow),
    // Gables of the square beyond, with lit windows.
    ...Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [330 + i * 108, 640 - ((i * 47) % 60)];
      return (
        rect(x, y, 104, 140, mix(paint.plum, paint.night, 0.3 + (i % 3) * 0.15)) +
        poly(pts(`${x - 6},${y + 2} ${x + 52},${y - 56} ${x + 110},${y + 2}`), snow) +
        poly(
          pts(`${x + 2},${y + 6} ${x + 52},${y - 42} ${x + 102},${y + 6}`),
          mix(paint.plum, paint.night, 0.4),
        ) +
        [22, 62]
          .map(
            (d, k) =>
              rect(x + d, y + 24, 18, 26, (i + k) % 3 ? warm : paint.night) +
              rect(x + d, y + 74, 18, 26, (i + k) % 2 ? warm : paint.night),
          )
          .join('')
      );
    }),
    // The east wall with its empty window.
    stoneFace(
      p,
      [
        ...brokenEdge(p, pts('560,520 640,440 700,380 800,330 890,384 980,450 1040,524'), 22, 18),
        [1040, 712],
        [560, 712],
      ],
      mix(dim, paint.heather, 0.35),
      16,
      0.4,
      paint.ink,
      paint.rose,
    ),
    fill('M744 650V500Q752 430 800 396Q848 430 856 500V650z', mix(paint.heather, paint.rose, 0.4)) +
      stroke('M782 650V460M818 650V460M744 520Q800 440 856 520', mix(dim, paint.heather, 0.3), 7),
    mist(p, 540, 190, mix(paint.rose, paint.heather, 0.4), 0.5),
    poly(
      pts('-20,1010 -20,900 560,694 1040,694 1640,900 1640,1010'),
      p.down(
        690,
        1000,
        spread(
          mix(paint.rose, paint.haze, 0.4),
          mix(paint.haze, paint.slate, 0.4),
          mix(paint.slate, paint.fjord, 0.4),
        ),
      ),
    ),
    // Side walls with empty windows, running in towards the east.
    ...[-1, 1].map((s) => {
      const X = (x: number): number => 800 + s * x;
      return (
        stoneFace(
          p,
          pts(
            `${X(830)},1000 ${X(830)},190 ${X(560)},330 ${X(400)},420 ${X(250)},490 ${X(250)},704`,
          ),
          s < 0 ? dim : mix(dim, stone, 0.35),
          24,
          0.45,
          paint.ink,
          paint.rose,
        ) +
        [
          [560, 650, 70, 240],
          [410, 640, 40, 150],
          [318, 640, 24, 100],
        ]
          .map(([x = 0, y = 0, w = 0, h = 0]) =>
            fill(
              `M${X(x - w / 2)} ${y}V${y - h * 0.7}Q${X(x)} ${n(y - h * 1.1)} ${X(x + w / 2)} ${n(y - h * 0.76)}V${y + 8}z`,
              mix(paint.fjord, paint.heather, 0.4),
            ),
          )
          .join('')
      );
    }),
    ...[1, 0.62, 0.32].map((t) => bay(p, t, snow)),
  );
  // Lights on strings from pillar to pillar, and their gleam on the ice.
  const strings = [
    [360, 470, 1240, 470, 150],
    [500, 540, 1100, 540, 90],
  ] as const;
  p.add(
    brush(p, { x: 260, y: 730, w: 1080, h: 270 }, 150, 0.1, 90, paint.snow, 2, 0.5) +
      brush(p, { x: 260, y: 730, w: 1080, h: 270 }, 90, -0.5, 60, paint.snow, 1.6, 0.5),
    fill(
      Array.from({ length: 30 }, () => {
        const t = p.random();
        return `M${n(between(p.random, 380, 1220))} ${n(740 + t * 240)}h${n(20 + t * 60)}`;
      }).join(''),
      'none',
      { stroke: warm, 'stroke-width': 4, opacity: 0.35 },
    ),
    ...strings.map(
      ([x0, y0, x1, , sag]) =>
        stroke(`M${x0} ${y0}Q800 ${y0 + sag} ${x1} ${y0}`, paint.ink, 2.4) +
        Array.from({ length: 13 }, (_, i) => {
          const t = (i + 0.5) / 13;
          const [x, y] = [x0 + (x1 - x0) * t, y0 + 2 * sag * t * (1 - t) + 8];
          return (
            circle(x, y, 20, paint.butter, { 'fill-opacity': 0.22 }) + circle(x, y, 7, paint.cream)
          );
        }).join(''),
    ),
    ...(
      [
        [640, 800, 84, paint.oxblood, 0.26],
        [720, 770, 66, paint.fjord, 0.2],
        [900, 790, 78, paint.ochre, -0.28],
        [1010, 850, 110, paint.leaf, 0.22],
        [560, 880, 124, paint.plum, -0.24],
        [800, 742, 50, paint.night, 0.2],
        [850, 900, 96, paint.rust, 0.2],
      ] as const
    ).map(
      ([x, y, h, coat, step]) =>
        group(
          { transform: `rotate(${n(step * 40)} ${x} ${y})` },
          figure(x, y, h, coat, paint.rose, Math.abs(step)) +
            stroke(
              `M${n(x - h * 0.05)} ${n(y - h * 0.64)}L${n(x - Math.sign(step) * h * 0.4)} ${n(y - h * 0.72)}M${n(x + h * 0.05)} ${n(y - h * 0.64)}L${n(x + Math.sign(step) * h * 0.36)} ${n(y - h * 0.5)}`,
              coat,
              h * 0.07,
              { 'stroke-linecap': 'round' },
            ) +
            stroke(
              `M${n(x - h * 0.07)} ${n(y - h * 0.95)}h${n(h * 0.14)}`,
              shade(coat, 0.4),
              h * 0.06,
            ),
        ) +
        stroke(`M${x - h * 0.5} ${y + 6}q${h * 0.5} ${h * 0.12} ${h} 0`, paint.snow, 2, {
          opacity: 0.7,
        }),
    ),
    bay(p, 0, snow),
    fill(blob(p, 120, 990, 260, 44, 0.14, 12) + blob(p, 1480, 990, 260, 44, 0.14, 12), snow),
    snowfall(p, 90, paint.snow),
  );
  return p.svg();
}
