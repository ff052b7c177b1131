/** What a stave church of tarred wood is built up of in a drawing: storeys with walls and a steep roof, and skirts of shingles. */
import { mix, paint, shade } from './color.ts';
import { edge, plane, type Place } from './oblique.ts';
import { group, poly, type Point } from './svg.ts';

/** Wood and shingles on the side of the sun and away from it. */
export const lit = mix(paint.umber, paint.oxblood, 0.25);
export const dim = paint.tar;
export const roofLit = mix(paint.umber, paint.tar, 0.45);
export const roofDim = mix(mix(paint.tar, paint.slate, 0.22), paint.plum, 0.3);
export const rim = paint.apricot;

const shingles = { color: paint.ink, dash: 7, width: 1.8, opacity: 0.6 };

/** Walls and steep roof of one storey of the church. */
export function tier(
  at: Place,
  u0: number,
  u1: number,
  d0: number,
  d1: number,
  low: number,
  wall: number,
  peak: number,
  over: number,
): string {
  const mid = (u0 + u1) / 2;
  const drop = ((peak - wall) / (mid - u0)) * over;
  return group(
    {},
    plane([at(u1, low, d0), at(u1, low, d1), at(u1, wall, d1), at(u1, wall, d0)], dim, {
      count: 20,
      color: paint.ink,
      upright: true,
    }),
    poly(
      [at(u0, low, d0), at(u1, low, d0), at(u1, wall, d0), at(mid, peak, d0), at(u0, wall, d0)],
      lit,
    ),
    edge(
      Array.from({ length: 9 }, (_, i) => i + 1).flatMap((i): Point[] => {
        const u = u0 + ((u1 - u0) * i) / 10;
        const top = wall + (peak - wall) * (1 - Math.abs(u - mid) / (mid - u0));
        return i % 2 ? [at(u, low, d0), at(u, top, d0)] : [at(u, top, d0), at(u, low, d0)];
      }),
      dim,
      1.6,
      0.55,
    ),
    poly(
      [
        at(u0 - over, wall - drop, d0 - over),
        at(mid, peak, d0 - over),
        at(u1 + over, wall - drop, d0 - over),
        at(u1 + over, wall - drop, d0 + 2),
        at(mid, peak, d0 + 2),
        at(u0 - over, wall - drop, d0 + over * 3),
      ],
      shade(dim, 0.5),
    ),
    plane(
      [
        at(u1 + over, wall - drop, d0 - over),
        at(u1 + over, wall - drop, d1 + over),
        at(mid, peak, d1 + over),
        at(mid, peak, d0 - over),
      ],
      roofDim,
      { count: Math.round((peak - wall) / 9), ...shingles },
    ),
    poly(
      [
        at(u0 - over, wall - drop, d0 - over),
        at(mid, peak + 5, d0 - over),
        at(u1 + over, wall - drop, d0 - over),
        at(u1 + over - 7, wall - drop - 1, d0 - over),
        at(mid, peak - 13, d0 - over),
        at(u0 - over + 7, wall - drop - 1, d0 - over),
      ],
      roofLit,
    ),
    edge([at(u0 - over, wall - drop, d0 - over), at(mid, peak + 5, d0 - over)], rim, 2.6, 0.85),
    edge([at(mid, peak, d0 - over), at(mid, peak, d1 + over)], mix(roofDim, rim, 0.35), 3),
  );
}

/** A sloping skirt roof around the west and south sides. */
export function skirt(
  at: Place,
  w: number,
  length: number,
  low: number,
  high: number,
  inset: number,
): string {
  return (
    plane(
      [
        at(w + 8, low, -8),
        at(w + 8, low, length),
        at(w - inset, high, length),
        at(w - inset, high, inset),
      ],
      roofDim,
      { count: 8, ...shingles },
    ) +
    plane(
      [at(-8, low, -8), at(w + 8, low, -8), at(w - inset, high, inset), at(inset, high, inset)],
      roofLit,
      { count: 8, ...shingles },
    ) +
    edge([at(-8, low, -8), at(w + 8, low, -8), at(w + 8, low, length)], paint.ink, 3, 0.6)
  );
}
