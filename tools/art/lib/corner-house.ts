import { mix, paint, shade } from './color.ts';
import { edge, plane, type Place } from './oblique.ts';
import { along } from './points.ts';
import { group, lines, poly, stroke, type Point } from './svg.ts';

export type CornerHouse = {
  /** Gable, side, eaves and ridge, in the house's own measure. */
  w: number;
  d: number;
  wall: number;
  peak: number;
  gable: string;
  side: string;
  roof: string;
  trim: string;
  joint: string;
  over?: number;
  /** Lying logs instead of standing boards. */
  logs?: boolean;
  count?: number;
  /** How thick the roof is at its edge: boards, or turf. */
  thick?: number;
  rows?: number;
  foot?: string;
};

/** A house seen from its corner: the gable on u, the long side on d. */
export function cornerHouse(at: Place, h: CornerHouse): string {
  const mid = h.w / 2;
  const over = h.over ?? h.w * 0.07;
  const drop = ((h.peak - h.wall) / mid) * over;
  const thick = h.thick ?? h.w * 0.03;
  const count = h.count ?? 14;
  const gable: Point[] = [
    at(0, 0, 0),
    at(h.w, 0, 0),
    at(h.w, h.wall, 0),
    at(mid, h.peak, 0),
    at(0, h.wall, 0),
  ];
  let seams = '';
  for (let i = 1; i < count; i += 1) {
    if (!h.logs) {
      const u = (h.w * i) / count;
      const top = h.wall + (h.peak - h.wall) * (1 - Math.abs(u - mid) / mid);
      seams += lines([at(u, 0, 0), at(u, top, 0)], false);
    } else {
      const y = (h.peak * i) / count;
      const inset = y <= h.wall ? 0 : ((y - h.wall) / (h.peak - h.wall)) * mid;
      seams += lines([at(inset, y, 0), at(h.w - inset, y, 0)], false);
    }
  }
  const [lowNear, lowFar] = [
    at(h.w + over, h.wall - drop, -over),
    at(h.w + over, h.wall - drop, h.d + over),
  ];
  const [topNear, topFar] = [at(mid, h.peak, -over), at(mid, h.peak, h.d + over)];
  const lift = (q: Point): Point => [
    q[0],
    q[1] - thick * Math.abs(at(0, 1, 0)[1] - at(0, 0, 0)[1]),
  ];
  const left = at(-over, h.wall - drop, -over);
  return group(
    {},
    plane([at(h.w, 0, 0), at(h.w, 0, h.d), at(h.w, h.wall, h.d), at(h.w, h.wall, 0)], h.side, {
      count: h.logs ? Math.round((count * h.wall) / h.peak) : Math.round((count * h.d) / h.w),
      color: shade(h.joint, 0.2),
      upright: !h.logs,
    }),
    poly(gable, h.gable),
    stroke(seams, h.joint, 1.6, { opacity: 0.5 }),
    h.foot
      ? poly(
          [at(0, 0, 0), at(h.w, 0, 0), at(h.w, h.wall * 0.08, 0), at(0, h.wall * 0.08, 0)],
          h.foot,
        ) +
          poly(
            [
              at(h.w, 0, 0),
              at(h.w, 0, h.d),
              at(h.w, h.wall * 0.08, h.d),
              at(h.w, h.wall * 0.08, 0),
            ],
            shade(h.foot, 0.3),
          )
      : '',
    poly(
      [
        at(h.w, h.wall, 0),
        at(h.w, h.wall, h.d),
        at(h.w, h.wall * 0.86, h.d),
        at(h.w, h.wall * 0.86, 0),
      ],
      paint.ink,
      { opacity: 0.3 },
    ),
    plane([lift(lowNear), lift(lowFar), lift(topFar), lift(topNear)], h.roof, {
      count: h.rows ?? 8,
      color: shade(h.roof, 0.45),
      opacity: 0.4,
    }),
    poly([lowNear, lowFar, lift(lowFar), lift(lowNear)], shade(h.roof, 0.35)),
    poly(
      [left, topNear, lowNear, lift(lowNear), lift(topNear), lift(left)],
      mix(h.trim, h.roof, 0.15),
    ),
    edge([lift(left), lift(topNear), lift(topFar)], mix(h.roof, paint.cream, 0.35), 2, 0.7),
  );
}

/** Four corners of an opening in the gable wall, its lower left at u, low. */
export const inGable = (
  at: Place,
  u: number,
  low: number,
  w: number,
  h: number,
): [Point, Point, Point, Point] => [
  at(u, low, 0),
  at(u + w, low, 0),
  at(u + w, low + h, 0),
  at(u, low + h, 0),
];

/** Four corners of an opening in the side wall of a house `width` wide. */
export const inSide = (
  at: Place,
  width: number,
  d: number,
  low: number,
  w: number,
  h: number,
): [Point, Point, Point, Point] => [
  at(width, low, d),
  at(width, low, d + w),
  at(width, low + h, d + w),
  at(width, low + h, d),
];

/** A framed window on four corners, with its bars. */
export function cornerPane(
  corners: [Point, Point, Point, Point],
  frame: string,
  glass: string,
  rows = 3,
): string {
  const [a, b, c, d] = corners;
  let bars = lines([along(a, b, 0.5), along(d, c, 0.5)], false);
  for (let i = 1; i < rows; i += 1)
    bars += lines([along(a, d, i / rows), along(b, c, i / rows)], false);
  const width = Math.max(1.6, Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.09);
  return (
    poly(corners, glass, { stroke: frame, 'stroke-width': width * 2 }) +
    stroke(bars, frame, width * 0.7)
  );
}
