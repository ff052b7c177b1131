import { between, ridgeNoise } from './random.ts';
import {
  fill,
  HEIGHT,
  lines,
  n,
  poly,
  rect,
  stroke,
  WIDTH,
  type Picture,
  type Point,
  type Stop,
} from './svg.ts';

/** A ridge line through control points, roughened by noise. `rough` is the height of the noise in px. */
export function ridge(
  p: Picture,
  points: Point[],
  rough: number,
  salt = 0,
  step = 8,
  soft = false,
): Point[] {
  const noise = ridgeNoise(p.seed + salt * 7919, 5);
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const count = Math.max(1, Math.round(Math.abs(b[0] - a[0]) / step));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      const eased = soft ? t * t * (3 - 2 * t) : t;
      const x = a[0] + (b[0] - a[0]) * t;
      line.push([x, a[1] + (b[1] - a[1]) * eased + noise(x / 70) * rough]);
    }
  }
  line.push(points[points.length - 1] as Point);
  return line;
}

export const under = (line: Point[], bottom = HEIGHT): Point[] => [
  ...line,
  [(line[line.length - 1] as Point)[0], bottom],
  [(line[0] as Point)[0], bottom],
];

export function heightAt(line: Point[], x: number): number {
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    if (x >= a[0] && x <= b[0] && b[0] > a[0])
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return (line[line.length - 1] as Point)[1];
}

export function hill(
  p: Picture,
  points: Point[],
  color: string,
  options: { rough?: number; salt?: number; bottom?: number; soft?: boolean } = {},
): string {
  const line = ridge(p, points, options.rough ?? 6, options.salt ?? 0, 8, options.soft ?? true);
  return poly(under(line, options.bottom), color);
}

/** A rib of light or shadow that runs down a mountain side. */
function rib(
  p: Picture,
  x: number,
  y: number,
  length: number,
  lean: number,
  width: number,
): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const count = Math.max(4, Math.round(length / 22));
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const belly = Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.12)) * width * (1 - t * 0.5);
    const wander = (p.random() - 0.5) * width * 0.5;
    left.push([x + lean * t + wander, y + length * t]);
    right.push([
      x + lean * t + wander + belly * Math.sign(lean || 1) * (0.7 + p.random() * 0.6),
      y + length * t,
    ]);
  }
  left[0] = [x, y];
  right[0] = [x, y];
  return [...left, ...right.reverse()];
}

export type Massif = {
  points: Point[];
  color: string;
  light: string;
  dark: string;
  /** Which side the sun is on. */
  sun: 'left' | 'right';
  base: number;
  rough?: number;
  salt?: number;
  ribs?: number;
  snow?: string;
  /** How far down from the top snow lies, in px. */
  snowDepth?: number;
};

/** A mountain: the body, the big shadow side of each summit, ribs of light and shadow, streaks of snow. */
export function massif(p: Picture, m: Massif): string {
  const line = ridge(p, m.points, m.rough ?? 10, m.salt ?? 1);
  const body = under(line, m.base);
  const away = m.sun === 'left' ? 1 : -1;
  const shadows: string[] = [];
  const lights: string[] = [];
  const snows: string[] = [];
  const top = Math.min(...line.map(([, y]) => y));
  for (let i = 1; i + 1 < m.points.length; i += 1) {
    const [x, y] = m.points[i] as Point;
    const previous = m.points[i - 1] as Point;
    const next = m.points[i + 1] as Point;
    if (y > previous[1] || y > next[1]) continue;
    const saddle = away > 0 ? next : previous;
    const spur: Point[] = [[x, heightAt(line, x)]];
    let sx = x;
    const drop = m.base - y;
    for (let t = 0.1; t <= 1.001; t += 0.1) {
      sx += between(p.random, -0.045, 0.06) * drop * -away * 0.7;
      spur.push([sx, y + drop * t]);
    }
    const inside = line.filter(([px]) =>
      away > 0 ? px >= x && px <= saddle[0] : px <= x && px >= saddle[0],
    );
    if (away < 0) inside.reverse();
    const foot: Point = [saddle[0] + away * drop * 0.25, m.base];
    shadows.push(lines([...inside, foot, ...spur.reverse()]));
  }
  const count = m.ribs ?? 40;
  const [x0, x1] = [(m.points[0] as Point)[0], (m.points[m.points.length - 1] as Point)[0]];
  for (let i = 0; i < count; i += 1) {
    const x = between(p.random, x0, x1);
    const y = heightAt(line, x);
    const drop = m.base - y;
    if (drop < 20) continue;
    const start = y + drop * p.random() ** 2 * 0.45;
    const slope = heightAt(line, Math.min(x1, x + 12)) - heightAt(line, Math.max(x0, x - 12));
    const lean = (slope > 0 ? 1 : -1) * between(p.random, 0.05, 0.3) * drop;
    const shape = lines(
      rib(
        p,
        x,
        start,
        drop * between(p.random, 0.18, 0.6),
        lean,
        drop * between(p.random, 0.02, 0.07),
      ),
    );
    if (i % 2) lights.push(shape);
    else shadows.push(shape);
    if (m.snow && start < top + (m.snowDepth ?? 120)) {
      const depth = Math.min(drop * 0.8, (m.snowDepth ?? 120) * between(p.random, 0.4, 1.1));
      snows.push(lines(rib(p, x, y, depth, lean * 0.6, drop * between(p.random, 0.04, 0.11))));
    }
  }
  return p.clipped(
    lines(body),
    poly(body, m.color),
    fill(shadows.join(''), m.dark, { opacity: 0.62 }),
    fill(lights.join(''), m.light, { opacity: 0.55 }),
    m.snow ? fill(snows.join(''), m.snow, { opacity: 0.92 }) : '',
  );
}

/** A veil of mist: nothing at the top and bottom, thickest in the middle. */
export function mist(p: Picture, y: number, height: number, color: string, opacity = 0.8): string {
  const stops: Stop[] = [
    [0, color, 0],
    [0.55, color, opacity],
    [0.8, color, opacity * 0.8],
    [1, color, 0],
  ];
  return rect(0, y, p.width, height, p.down(y, y + height, stops));
}

/** Long soft wisps of mist lying across a slope. */
export function wisps(
  p: Picture,
  x0: number,
  x1: number,
  y: number,
  spread: number,
  color: string,
  opacity: number,
  count = 6,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const cx = between(p.random, x0, x1);
    const cy = y + between(p.random, -spread, spread);
    const r = between(p.random, 120, 320);
    const paintIt = p.around(0, 0, r, [
      [0, color, opacity],
      [0.6, color, opacity * 0.45],
      [1, color, 0],
    ]);
    out += `<circle r="${n(r)}" fill="${paintIt}" transform="translate(${n(cx)} ${n(cy)}) scale(1 ${between(p.random, 0.08, 0.16).toFixed(2)})"/>`;
  }
  return out;
}

/** Short dry-brush strokes, the texture that rewards a closer look. Clip them to what they belong to. */
export function brush(
  p: Picture,
  box: { x: number; y: number; w: number; h: number },
  count: number,
  angle: number,
  length: number,
  color: string,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = angle + between(p.random, -0.18, 0.18);
    const l = length * between(p.random, 0.35, 1.3);
    d += `M${n(box.x + p.random() * box.w)} ${n(box.y + p.random() * box.h)}l${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`;
  }
  return stroke(d, color, width, { 'stroke-linecap': 'round', opacity });
}

/** Round dabs of paint: leaves, flowers, stones, stars. */
export function dabs(
  count: number,
  place: (i: number) => Point,
  color: string,
  width: number,
  opacity = 1,
): string {
  const points = Array.from({ length: count }, (_, i) => place(i));
  return dabsAt(points, color, width, opacity);
}

/** As `dabs`, at points that are known. */
export function dabsAt(
  points: readonly Point[],
  color: string,
  width: number,
  opacity = 1,
): string {
  const d = points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('');
  return stroke(d, color, width, { 'stroke-linecap': 'round', opacity });
}

/** Grass along a line: blades that lean a little. */
export function grass(
  p: Picture,
  line: Point[],
  density: number,
  height: number,
  color: string,
  opacity = 1,
): string {
  let d = '';
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  const count = Math.round((last[0] - first[0]) * density);
  for (let i = 0; i < count; i += 1) {
    const x = between(p.random, first[0], last[0]);
    const h = height * between(p.random, 0.35, 1.2);
    d += `M${n(x)} ${n(heightAt(line, x) + 3)}q${n(between(p.random, -2, 3))} ${n(-h * 0.6)} ${n(between(p.random, -0.4, 0.6) * h)} ${n(-h)}`;
  }
  return stroke(d, color, 1.6, { 'stroke-linecap': 'round', opacity });
}

export const acrossSheet = (...ys: number[]): Point[] =>
  ys.map((y, i) => [-20 + ((WIDTH + 40) * i) / (ys.length - 1), y]);
