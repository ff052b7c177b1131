/** A still of a model, drawn point by point: its poster, and a quick look without a browser. */
import type { Part } from './glb.ts';
import { cross, dot, ease, minus, plus, times, unit, type Point } from './vector.ts';

export interface Still {
  readonly width: number;
  readonly height: number;
  /** Degrees around it from its front, and above its middle. */
  readonly turn: number;
  readonly tilt: number;
  /** 1 shows all of it. */
  readonly zoom?: number;
  /** Behind it, above and below. */
  readonly ground: readonly [string, string];
}

/** Red, green and blue of each point, line by line. */
export function drawStill(parts: readonly Part[], still: Still): Uint8Array {
  const { width, height } = still;
  const picture = backdrop(still);
  const depth = new Float64Array(width * height).fill(-Infinity);
  const { place, eye, floor } = camera(parts, still);
  dropShadow(picture, still, parts, place, floor);
  for (const { solid, color, roughness, metalness = 0 } of parts) {
    const paint = channels(color);
    const { positions, normals, lights } = solid;
    for (let at = 0; at < positions.length / 3; at += 3) {
      const corners = [at, at + 1, at + 2].map((corner) => ({
        seen: place(vector(positions, corner)),
        normal: vector(normals, corner),
        light: lights[corner] ?? 1,
      })) as [Corner, Corner, Corner];
      fill(corners, still, depth, (point, normal, light) => {
        const lit = shine(normal, eye, { roughness, metalness });
        for (const axis of [0, 1, 2] as const) {
          const base = paint[axis] * light;
          const tone = metalness > 0.5 ? base : 0.04;
          const value = base * (1 - metalness * 0.72) * lit.soft + tone * lit.bright;
          picture[3 * point + axis] = toScreen(value);
        }
      });
    }
  }
  return picture;
}

interface Corner {
  readonly seen: Point;
  readonly normal: Point;
  readonly light: number;
}

const vector = (values: readonly number[], at: number): Point => [
  values[3 * at] ?? 0,
  values[3 * at + 1] ?? 0,
  values[3 * at + 2] ?? 0,
];

/** Where a point of the model is on the picture; the third number grows towards the eye. */
function camera(parts: readonly Part[], { width, height, turn, tilt, zoom = 1 }: Still) {
  const [around, above] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const eye: Point = [
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  ];
  const right = unit(cross([0, 1, 0], eye));
  const up = cross(eye, right);
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const { solid } of parts)
    solid.positions.forEach((value, at) => {
      low[at % 3] = Math.min(low[at % 3] as number, value);
      high[at % 3] = Math.max(high[at % 3] as number, value);
    });
  const middle = times(plus(low as never, high as never), 0.5);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    minus([0, 1, 2].map((axis) => ((bits >> axis) & 1 ? high : low)[axis]) as never, middle),
  );
  const [across, tall] = [right, up].map((axis) =>
    Math.max(...corners.map((corner) => Math.abs(dot(corner, axis)))),
  ) as [number, number];
  const scale = 0.42 * zoom * Math.min(width / across, height / tall);
  const distance = 5 * Math.hypot(...minus(high as never, low as never));
  const place = (point: Point): Point => {
    const from = minus(point, middle);
    const towards = dot(from, eye);
    const near = (scale * distance) / (distance - towards);
    return [width / 2 + dot(from, right) * near, height / 2 - dot(from, up) * near, towards];
  };
  return { place, eye, floor: low[1] as number };
}

function fill(
  corners: readonly [Corner, Corner, Corner],
  { width, height }: Still,
  depth: Float64Array,
  paint: (at: number, normal: Point, light: number) => void,
): void {
  const [a, b, c] = corners.map(({ seen }) => seen) as [Point, Point, Point];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area >= 0) return;
  const span = (axis: 0 | 1, most: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
    Math.min(most - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
  ];
  const [[left, right], [top, bottom]] = [span(0, width), span(1, height)];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const ofB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const ofC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const near = ofA * a[2] + ofB * b[2] + ofC * c[2];
      const at = y * width + x;
      if (near <= (depth[at] as number)) continue;
      depth[at] = near;
      const [one, two, three] = corners;
      const normal = plus(
        plus(times(one.normal, ofA), times(two.normal, ofB)),
        times(three.normal, ofC),
      );
      paint(at, unit(normal), ofA * one.light + ofB * two.light + ofC * three.light);
    }
}

const LAMP = unit([-0.55, 0.75, 0.6]);
const FILL = unit([0.8, 0.25, 0.35]);

/** What a side sends back: softly from the sky and two lamps, brightly from the lamps and a light wall. */
function shine(
  normal: Point,
  eye: Point,
  { roughness, metalness }: Pick<Required<Part>, 'roughness' | 'metalness'>,
) {
  const sky = 0.3 + 0.16 * normal[1];
  const soft = sky + 0.85 * Math.max(0, dot(normal, LAMP)) + 0.2 * Math.max(0, dot(normal, FILL));
  const mirrored = minus(times(normal, 2 * dot(normal, eye)), eye);
  const sharp = 2 / Math.max(0.02, roughness ** 3);
  const glint = Math.max(0, dot(mirrored, LAMP)) ** sharp * (1.2 - roughness) * 3;
  const room =
    ease(-0.2, 0.75, mirrored[1]) * 0.9 + ease(0.5, 0.95, dot(mirrored, FILL)) * 0.7 + 0.12;
  return { soft, bright: glint + metalness * room };
}

function backdrop({ width, height, ground: [above, below] }: Still): Uint8Array {
  const [top, bottom] = [channels(above), channels(below)];
  const picture = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x / width - 0.42, y / height - 0.4);
      const share = ease(0, 1.1, 0.5 * far + 0.6 * (y / height));
      for (const axis of [0, 1, 2] as const)
        picture[3 * (y * width + x) + axis] = toScreen(
          top[axis] + (bottom[axis] - top[axis]) * share,
        );
    }
  return picture;
}

/** Every point of the model, laid on the floor away from the lamp and blurred. */
function dropShadow(
  picture: Uint8Array,
  { width, height }: Still,
  parts: readonly Part[],
  place: (point: Point) => Point,
  floor: number,
): void {
  const CELL = 6;
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  let dark = new Float64Array(columns * rows);
  for (const { solid } of parts)
    for (let at = 0; at < solid.positions.length / 3; at++) {
      const [x, y, z] = vector(solid.positions, at);
      const fall = (y - floor) / LAMP[1];
      const seen = place([x - LAMP[0] * fall * 0.3, floor, z - LAMP[2] * fall * 0.3]);
      const [column, row] = [Math.floor(seen[0] / CELL), Math.floor(seen[1] / CELL)];
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      dark[row * columns + column] = 1;
    }
  for (let pass = 0; pass < 5; pass++) dark = blurred(dark, columns, rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / CELL - 0.5, y / CELL - 0.5];
      const [column, row] = [Math.max(0, Math.floor(u)), Math.max(0, Math.floor(v))];
      const at = (right: number, down: number): number =>
        dark[Math.min(rows - 1, row + down) * columns + Math.min(columns - 1, column + right)] ?? 0;
      const [s, t] = [u - column, v - row];
      const shade =
        (1 - t) * ((1 - s) * at(0, 0) + s * at(1, 0)) + t * ((1 - s) * at(0, 1) + s * at(1, 1));
      for (const axis of [0, 1, 2]) {
        const point = 3 * (y * width + x) + axis;
        picture[point] = Math.round((picture[point] ?? 0) * (1 - 0.5 * Math.min(1, shade * 1.4)));
      }
    }
}

function blurred(from: Float64Array, columns: number, rows: number): Float64Array<ArrayBuffer> {
  return new Float64Array(from.length).map((_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let sum = 0;
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1]) {
        const [x, y] = [column + right, row + down];
        if (x >= 0 && y >= 0 && x < columns && y < rows) sum += from[y * columns + x] ?? 0;
      }
    return sum / 9;
  });
}

const channels = (color: string): [number, number, number] =>
  [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2) as never;

const toScreen = (value: number): number =>
  Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2));
