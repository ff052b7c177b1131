import { fill, lines, poly, stroke, type Attributes, type Point } from './svg.ts';

/** Maps a building's own axes to the sheet: u along the gable, h up, d along the side. */
export type Place = (u: number, h: number, d: number) => Point;

export function oblique(
  x: number,
  y: number,
  scale: number,
  axes = { ux: 0.72, uy: 0.12, dx: 0.8, dy: -0.14 },
): Place {
  return (u, h, d) => [
    x + (u * axes.ux + d * axes.dx) * scale,
    y + (u * axes.uy + d * axes.dy - h) * scale,
  ];
}

const blend = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A four-cornered plane (bottom left, bottom right, top right, top left) with courses: shingles, boards or logs. */
export function plane(
  corners: [Point, Point, Point, Point],
  color: string,
  courses?: {
    count: number;
    color: string;
    upright?: boolean;
    dash?: number;
    width?: number;
    opacity?: number;
  },
): string {
  const [a, b, c, d] = corners;
  if (!courses) return poly(corners, color);
  let path = '';
  for (let i = 1; i < courses.count; i += 1) {
    const t = i / courses.count;
    path += courses.upright
      ? lines([blend(a, b, t), blend(d, c, t)], false)
      : lines([blend(a, d, t), blend(b, c, t)], false);
  }
  const extra: Attributes = { opacity: courses.opacity ?? 0.5 };
  if (courses.dash) extra['stroke-dasharray'] = `${courses.dash} ${courses.dash * 0.35}`;
  return poly(corners, color) + stroke(path, courses.color, courses.width ?? 1.4, extra);
}

export const edge = (points: Point[], color: string, width: number, opacity = 1): string =>
  stroke(lines(points, false), color, width, {
    opacity,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

/** A closed shape drawn in unit coordinates (0..1 in both directions) and set on the sheet; negative widths mirror it. */
export function stamp(
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  extra: Attributes = {},
): string {
  return fill(d, color, {
    transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) scale(${Math.round(w * 1000) / 1000} ${Math.round(h * 1000) / 1000})`,
    ...extra,
  });
}
