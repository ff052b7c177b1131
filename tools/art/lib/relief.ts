/** Shapes in the plane, each the distance to its rim in metres, less than nothing inside: what a stone carver leaves standing. */
export type Shape = (x: number, y: number) => number;
export type At = readonly [x: number, y: number];

/** A stroke with round ends, `from` thick at its start and `to` at its end. */
export function stroke(a: At, b: At, from: number, to = from): Shape {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1;
  return (x, y) => {
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    const away = Math.hypot(x - a[0] - dx * share, y - a[1] - dy * share);
    return away - (from + (to - from) * share);
  };
}

export const dot = (at: At, radius: number): Shape => stroke(at, at, radius);

/** Strokes through all the points. */
export const line = (points: readonly At[], radius: number, last = radius): Shape =>
  union(
    points.slice(1).map((point, at) => {
      const thick = (step: number) => radius + ((last - radius) * step) / (points.length - 1);
      return stroke(points[at] as At, point, thick(at), thick(at + 1));
    }),
  );

export function polygon(points: readonly At[]): Shape {
  return (x, y) => {
    let away = Infinity;
    let inside = false;
    points.forEach((b, at) => {
      const a = points.at(at - 1) as At;
      away = Math.min(away, stroke(a, b, 0)(x, y));
      const crosses = a[1] > y !== b[1] > y;
      if (crosses && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) inside = !inside;
    });
    return inside ? -away : away;
  };
}

export const union = (shapes: readonly Shape[]): Shape => {
  return (x, y) => shapes.reduce((least, shape) => Math.min(least, shape(x, y)), Infinity);
};

export const within =
  (a: Shape, b: Shape): Shape =>
  (x, y) =>
    Math.max(a(x, y), b(x, y));

/** The shape, asked for only within a rectangle; far off it is far off. */
export function boxed(shape: Shape, [left, low]: At, [right, high]: At): Shape {
  const AIR = 0.03;
  return (x, y) =>
    x < left - AIR || x > right + AIR || y < low - AIR || y > high + AIR ? AIR : shape(x, y);
}
