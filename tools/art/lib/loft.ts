/** Round and bent solids for the 3D models, made of rings: turned bodies, tubes, bars that follow a curve. */
import type { Solid } from './solid.ts';
import { cross, minus, plus, times, unit, type Point } from './vector.ts';

type Ring = readonly Point[];

/** Skin over rings of equally many points, each counterclockwise as seen from the last ring; both ends are closed. */
export function loft(solid: Solid, rings: readonly Ring[]): Solid {
  const [first = [], last = []] = [rings[0], rings.at(-1)];
  for (let at = 1; at < rings.length; at++) {
    const [low, high] = [rings[at - 1], rings[at]] as [Ring, Ring];
    low.forEach((_, corner) => {
      const next = (corner + 1) % low.length;
      const [a, b, c, d] = [low[corner], low[next], high[next], high[corner]] as Point[];
      solid.side(a as Point, b as Point, c as Point).side(a as Point, c as Point, d as Point);
    });
  }
  return solid.side(...first.toReversed()).side(...last);
}

/** A body as turned on a lathe about a standing axis: radius and height from below upwards. */
export function turned(
  solid: Solid,
  profile: readonly (readonly [radius: number, y: number])[],
  { x = 0, z = 0, corners = 40 }: { x?: number; z?: number; corners?: number } = {},
): Solid {
  return loft(
    solid,
    profile.map(([radius, y]) =>
      around(corners, (cos, sin) => [x + radius * cos, y, z - radius * sin]),
    ),
  );
}

export interface Section {
  /** Half of its extent across. */
  readonly side: number;
  /** Half of its extent towards `up`. */
  readonly up: number;
}

export interface SweepOptions {
  /** A direction that the path never runs in. */
  readonly up: Point;
  /** 4 is a bar with edges, more is round. */
  readonly corners?: number;
}

/** A bar or tube along a path, thick as `section` says at each share of it. */
export function sweep(
  solid: Solid,
  path: readonly Point[],
  section: (share: number) => Section,
  { up, corners = 10 }: SweepOptions,
): Solid {
  const turn = corners === 4 ? Math.SQRT2 : 1;
  const rings = path.map((point, at) => {
    const along = unit(minus(path[at + 1] ?? point, path[at - 1] ?? point));
    const side = unit(cross(up, along));
    const rise = cross(along, side);
    const size = section(at / (path.length - 1));
    return around(corners, (cos, sin) =>
      plus(point, plus(times(side, cos * size.side * turn), times(rise, sin * size.up * turn))),
    );
  });
  return loft(solid, rings);
}

export const tube = (
  solid: Solid,
  path: readonly Point[],
  radius: number,
  options: SweepOptions,
): Solid => sweep(solid, path, () => ({ side: radius, up: radius }), options);

/** `steps` + 1 points of a curve, from share 0 to share 1. */
export const curve = (steps: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => at(step / steps));

/** Starts half a step in, so that four corners make a bar that lies flat. */
function around(corners: number, at: (cos: number, sin: number) => Point): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * (corner + 0.5)) / corners;
    return at(Math.cos(angle), Math.sin(angle));
  });
}
