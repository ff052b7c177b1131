/** Gives a solid the normals of a round body where its sides meet at a blunt angle; sharp edges stay sharp. */
import type { Solid } from './solid.ts';
import { cross, dot, minus, plus, unit, type Point } from './vector.ts';

export function soften(solid: Solid, creaseDegrees = 38): Solid {
  const { positions, normals } = solid;
  const limit = Math.cos((creaseDegrees * Math.PI) / 180);
  const corners = positions.length / 3;
  const point = (at: number): Point => {
    const [x = 0, y = 0, z = 0] = positions.slice(3 * at, 3 * at + 3);
    return [x, y, z];
  };
  const faces = Array.from({ length: corners / 3 }, (_, face) =>
    cross(minus(point(3 * face + 1), point(3 * face)), minus(point(3 * face + 2), point(3 * face))),
  );
  const meeting = new Map<string, number[]>();
  const keys = Array.from({ length: corners }, (_, at) => keyOf(point(at)));
  keys.forEach((key, at) => {
    const there = meeting.get(key) ?? [];
    meeting.set(key, there.concat(Math.floor(at / 3)));
  });
  keys.forEach((key, at) => {
    const own = faces[Math.floor(at / 3)] as Point;
    const soft = (meeting.get(key) ?? [])
      .map((face) => faces[face] as Point)
      .filter((face) => dot(unit(face), unit(own)) >= limit)
      .reduce(plus);
    unit(soft).forEach((value, axis) => (normals[3 * at + axis] = value));
  });
  return solid;
}

/** Points closer than a hundredth of a millimetre are the same. */
const keyOf = (point: Point): string => point.map((value) => Math.round(value * 1e5)).join(' ');
