/** A Gotland picture stone of the 8th or 9th century's kind, as high as the tall ones: a foot, a waist, a round head, carved in front. */
import { paint, shade } from '../lib/color.ts';
import type { Part } from '../lib/glb.ts';
import { Solid } from '../lib/solid.ts';
import { edgeOf, FRAME, halfWidth, TOP } from '../lib/stone-outline.ts';
import { figures } from '../lib/stone-figures.ts';
import { between, cross, ease, minus, unit, type Point } from '../lib/vector.ts';

const HALF_THICK = 0.1;
/** How deep the ground is cut around the figures. */
const DEPTH = 0.011;
const ROWS = 250;
const COLUMNS = 118;

export function build(): Part[] {
  return [
    { name: 'limestone', solid: stone(), color: '#c6bba5', roughness: 0.92 },
    { name: 'plinth', solid: plinth(), color: shade(paint.granite, 0.45), roughness: 0.95 },
  ];
}

function stone(): Solid {
  const solid = new Solid();
  const front = grid(ROWS, COLUMNS, (x, y) => carved(x, y));
  const back = grid(ROWS, 8, (x, y) => [
    -HALF_THICK + 0.012 * roughness(x + 3, y),
    0.82 + 0.04 * roughness(3 * x, 2 * y),
  ]);
  sheet(solid, front);
  sheet(
    solid,
    back.map((row) => row.toReversed()),
  );
  for (const side of [0, -1] as const) wall(solid, front, back, side);
  return solid;
}

interface Spot {
  readonly point: Point;
  readonly light: number;
}

/** Rows from the foot up, each from the left edge to the right; closer together where the head closes. */
function grid(
  rows: number,
  columns: number,
  surface: (x: number, y: number) => readonly [z: number, light: number],
): Spot[][] {
  return Array.from({ length: rows + 1 }, (_, row) => {
    const share = row / rows;
    const y =
      share < 0.9
        ? (share / 0.9) * NECK
        : NECK + (TOP - NECK) * Math.sin((share - 0.9) * 5 * Math.PI);
    return Array.from({ length: columns + 1 }, (__, column) => {
      const x = halfWidth(y) * (-1 + (2 * column) / columns);
      const [z, light] = surface(x, y);
      return { point: [x, y + FOOT, z], light };
    });
  });
}

/** Above this height, rows come closer. */
const NECK = TOP - 0.16;
/** The plinth's top. */
const FOOT = 0.07;

function carved(x: number, y: number): readonly [number, number] {
  const edge = edgeOf(x, y);
  const field = Math.max(figures(x, y), FRAME - edge.distance);
  const away = Math.min(edge.rim, field, edge.braid);
  const left = edge.outside || y < 0.1 ? 1 : 1 - ease(-0.005, 0.005, away);
  const round = 0.03 * (1 - ease(0, 0.035, edge.distance)) ** 2;
  const z = HALF_THICK - round - DEPTH * (1 - left) + 0.006 * roughness(x, y);
  const weather = 0.94 + 0.06 * roughness(2 * x + 9, 2 * y);
  return [z, weather * (0.62 + 0.38 * left)];
}

/** Uneven as split stone is, -1 to 1. */
function roughness(x: number, y: number): number {
  const waves = [
    [7, 3, 0],
    [-4, 9, 2],
    [15, 11, 4],
    [-23, 17, 1],
    [31, -37, 3],
    [61, 53, 5],
  ] as const;
  return (
    waves.reduce((sum, [a, b, c], at) => sum + Math.sin(a * x + b * y + c) / (at + 2), 0) / 1.6
  );
}

type Rows = readonly (readonly Spot[])[];

/** The spot there, or the nearest that is. */
function spotAt(rows: Rows, row: number, column: number): Spot {
  const spots = rows[held(row, rows.length)] ?? [];
  const spot = spots[held(column, spots.length)];
  if (!spot) throw new Error('A sheet without spots.');
  return spot;
}

const held = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));

/** Soft all over, but where it ends. */
function sheet(solid: Solid, rows: Rows): void {
  const normals = rows.map((spots, row) => spots.map((_, column) => normalAt(rows, row, column)));
  const corner = (row: number, column: number): void => {
    const { point, light } = spotAt(rows, row, column);
    solid.positions.push(...point);
    solid.normals.push(...(normals[row]?.[column] as Point));
    solid.lights.push(Math.min(1, Math.max(0, light)));
  };
  for (let row = 1; row < rows.length; row++)
    for (let column = 1; column < (rows[0]?.length ?? 0); column++) {
      corner(row - 1, column - 1);
      corner(row - 1, column);
      corner(row, column);
      // The front and the back end in one point.
      if (isClosed(rows, row)) continue;
      corner(row - 1, column - 1);
      corner(row, column);
      corner(row, column - 1);
    }
}

function isClosed(rows: Rows, row: number): boolean {
  const across = minus(spotAt(rows, row, 0).point, spotAt(rows, row, Infinity).point);
  return Math.hypot(...across) < 1e-6;
}

function normalAt(rows: Rows, row: number, column: number): Point {
  const at = (down: number, right: number) => spotAt(rows, row + down, column + right).point;
  const across = minus(at(0, 1), at(0, -1));
  if (isClosed(rows, row)) return unit([0, 1, 1]);
  return unit(cross(across, minus(at(1, 0), at(-1, 0))));
}

/** The stone's narrow side, from the front's edge round to the back's. */
function wall(solid: Solid, front: Rows, back: Rows, side: 0 | -1): void {
  const strip = front.map((spots, row) => {
    const a = spotAt(front, row, side === 0 ? 0 : spots.length).point;
    const b = spotAt(back, row, side === 0 ? 0 : spots.length).point;
    const bulge = (side === 0 ? -1 : 1) * ease(0, 0.35, Math.abs(a[0]));
    const ring = [0, 0.25, 0.5, 0.75, 1].map((share): Spot => {
      const uneven = 0.012 + 0.004 * roughness(a[1] * 3, share * 4);
      const out = Math.sin(share * Math.PI) * bulge * uneven;
      return { point: [a[0] + out, a[1], between(a[2], b[2], share)], light: 0.86 };
    });
    return side === 0 ? ring.toReversed() : ring;
  });
  sheet(solid, strip);
}

function plinth(): Solid {
  const floor = { x: 0, y: 0, z: 0, width: 1.36, depth: 0.56 };
  return new Solid().block(floor, { ...floor, y: FOOT, width: 1.3, depth: 0.5 });
}
