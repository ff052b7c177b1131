/** Groups points that would cover each other on the screen, as the live map's clusters do. Pure. */
import type { ScreenPoint } from './map-frame.ts';
import type { MapPin } from './map-points.ts';

export interface PointCluster extends ScreenPoint {
  readonly points: readonly MapPin[];
}

/**
 * In time linear in the points: those of a square are one cluster, and squares nearer than `distance`
 * to a larger one are joined with it.
 * @param distance pixels @returns in the middle of their points
 */
export function clusterPoints(
  points: readonly MapPin[],
  toScreen: (point: MapPin) => ScreenPoint | undefined,
  distance: number,
): readonly PointCluster[] {
  const squares = new Map<string, Sum>();
  for (const point of points) {
    const place = toScreen(point);
    if (!place) continue;
    const key = `${Math.floor(place.x / distance)} ${Math.floor(place.y / distance)}`;
    const square = squares.get(key) ?? { x: 0, y: 0, points: [] };
    square.points.push(point);
    square.x += place.x;
    square.y += place.y;
    squares.set(key, square);
  }
  const joined: Sum[] = [];
  const largestFirst = [...squares.values()].toSorted((a, b) => b.points.length - a.points.length);
  for (const square of largestFirst) {
    const near = joined.find((other) => isNear(middleOf(other), middleOf(square), distance));
    if (!near) {
      joined.push(square);
      continue;
    }
    for (const point of square.points) near.points.push(point);
    near.x += square.x;
    near.y += square.y;
  }
  return joined.map((sum) => ({ ...middleOf(sum), points: sum.points }));
}

interface Sum {
  x: number;
  y: number;
  readonly points: MapPin[];
}

const middleOf = ({ x, y, points }: Sum): ScreenPoint => ({
  x: x / points.length,
  y: y / points.length,
});

const isNear = (a: ScreenPoint, b: ScreenPoint, distance: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < distance;
