/** Flat-sided solids for the 3D models: walls, roofs, spires. Metres, y up, the front towards +z, as glTF has it. */
import { cross, minus, type Point } from './vector.ts';

/** Triangles of one material, three points each, seen from the side they turn counterclockwise. */
export class Solid {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  /** How light each point is, 0-1; empty where all are in full light. */
  readonly lights: number[] = [];

  /** A flat side of three corners or more. */
  side(...corners: readonly Point[]): this {
    for (let at = 2; at < corners.length; at++) {
      const triangle = [corners[0], corners[at - 1], corners[at]] as [Point, Point, Point];
      const normal = normalOf(triangle);
      if (!normal) continue;
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

/** A triangle without extent has none. */
function normalOf([a, b, c]: readonly [Point, Point, Point]): Point | undefined {
  const [x, y, z] = cross(minus(b, a), minus(c, a));
  const length = Math.hypot(x, y, z);
  return length < NO_AREA ? undefined : [x / length, y / length, z / length];
}

/** Square metres, twice the triangle's. */
const NO_AREA = 1e-11;
