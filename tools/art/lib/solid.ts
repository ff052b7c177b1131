/** Flat-sided solids for the 3D models: walls, roofs, spires. Metres, y up, the front towards +z, as glTF has it. */

export type Point = readonly [number, number, number];

/** Triangles of one material, three points each, seen from the side they turn counterclockwise. */
export class Solid {
  readonly positions: number[] = [];
  readonly normals: number[] = [];

  /** A flat side of three corners or more. */
  side(...corners: readonly Point[]): this {
    for (let at = 2; at < corners.length; at++) {
      const triangle = [corners[0], corners[at - 1], corners[at]] as [Point, Point, Point];
      const normal = normalOf(triangle);
      for (const corner of triangle) {
        this.positions.push(...corner);
        this.normals.push(...normal);
      }
    }
    return this;
  }

  /** Four walls and a lid that may be smaller than the floor: a box, a hipped roof, with a lid of nothing a spire. */
  block(floor: Footprint, lid: Footprint): this {
    const [low, high] = [cornersOf(floor), cornersOf(lid)];
    for (const at of [0, 1, 2, 3]) {
      const next = (at + 1) % 4;
      this.side(...([low[at], low[next], high[next], high[at]] as Point[]));
    }
    return this.side(...high);
  }

  box({ height, ...floor }: Footprint & { readonly height: number }): this {
    return this.block(floor, { ...floor, y: floor.y + height });
  }

  /** A roof with its ridge along x and a straight gable at both ends. */
  gable({ height, ...eaves }: Footprint & { readonly height: number }): this {
    const [a, b, c, d] = cornersOf(eaves);
    const [west, east] = [
      [eaves.x - eaves.width / 2, eaves.y + height, eaves.z],
      [eaves.x + eaves.width / 2, eaves.y + height, eaves.z],
    ] as const;
    return this.side(a, b, east, west).side(c, d, west, east).side(d, a, west).side(b, c, east);
  }
}

/** A rectangle lying at a height: its middle, its extent along x (width) and z (depth). */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Around from the front left, counterclockwise seen from above. */
function cornersOf({ x, y, z, width, depth }: Footprint): [Point, Point, Point, Point] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - w, y, z + d],
    [x + w, y, z + d],
    [x + w, y, z - d],
    [x - w, y, z - d],
  ];
}

function normalOf([a, b, c]: readonly [Point, Point, Point]): Point {
  const [u, v] = [minus(b, a), minus(c, a)];
  const cross: Point = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  const length = Math.hypot(...cross) || 1;
  return [cross[0] / length, cross[1] / length, cross[2] / length];
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
