/** What stands on the picture stone: above a rider on an eight-legged horse, then a woman with a horn and three men, below a ship. */
import { boxed, dot, line, polygon, stroke, union, within, type At, type Shape } from './relief.ts';

export const figures: Shape = union([
  boxed(rider(), [-0.34, 1.58], [0.34, 2.2]),
  boxed(valknut([-0.225, 2.02], 0.062), [-0.32, 1.94], [-0.14, 2.12]),
  boxed(union([woman(), man(0.04), man(0.15), man(0.26)]), [-0.33, 1.0], [0.33, 1.47]),
  boxed(ship(), [-0.42, 0.13], [0.42, 0.96]),
  line(
    [
      [-0.36, 1.515],
      [0.36, 1.515],
    ],
    0.009,
  ),
  line(
    [
      [-0.36, 1.545],
      [0.36, 1.545],
    ],
    0.009,
  ),
  line(
    [
      [-0.38, 0.98],
      [0.38, 0.98],
    ],
    0.009,
  ),
  line(
    [
      [-0.38, 1.01],
      [0.38, 1.01],
    ],
    0.009,
  ),
]);

function rider(): Shape {
  const legs: readonly (readonly [hip: number, knee: number, hoof: number])[] = [
    [-0.16, -0.22, -0.25],
    [-0.14, -0.165, -0.195],
    [-0.11, -0.115, -0.14],
    [-0.08, -0.07, -0.085],
    [0.06, 0.045, 0.03],
    [0.09, 0.095, 0.085],
    [0.11, 0.15, 0.14],
    [0.13, 0.2, 0.2],
  ];
  return union([
    stroke([-0.12, 1.81], [0.1, 1.825], 0.062, 0.056),
    stroke([0.11, 1.84], [0.2, 1.98], 0.047, 0.026),
    stroke([0.2, 1.985], [0.29, 1.93], 0.028, 0.014),
    stroke([0.195, 2.0], [0.2, 2.035], 0.009, 0.004),
    line(
      [
        [-0.17, 1.84],
        [-0.235, 1.81],
        [-0.27, 1.73],
        [-0.3, 1.7],
      ],
      0.016,
      0.008,
    ),
    ...legs.map(([hip, knee, hoof]) =>
      line(
        [
          [hip, 1.79],
          [knee, 1.7],
          [hoof, 1.625],
          [hoof + 0.02, 1.612],
        ],
        0.017,
        0.009,
      ),
    ),
    stroke([-0.03, 1.87], [-0.01, 2.0], 0.044, 0.032),
    dot([0.0, 2.065], 0.034),
    stroke([0.02, 2.045], [0.045, 2.01], 0.014, 0.004),
    stroke([-0.015, 2.085], [-0.06, 2.06], 0.012, 0.006),
    line(
      [
        [0, 1.99],
        [0.06, 1.98],
        [0.11, 2.04],
      ],
      0.013,
      0.01,
    ),
    polygon([
      [0.09, 2.05],
      [0.14, 2.05],
      [0.13, 2.085],
      [0.1, 2.085],
    ]),
    line(
      [
        [0.03, 1.94],
        [0.13, 1.96],
        [0.26, 1.935],
      ],
      0.005,
    ),
  ]);
}

/** Three triangles through one another. */
function valknut([x, y]: At, size: number): Shape {
  return union(
    [90, 210, 330].map((degrees) => {
      const [cx, cy] = turned([x, y], 0.4 * size, degrees);
      const corner = (turn: number) => turned([cx, cy], 0.85 * size, 90 + turn);
      return line([corner(0), corner(120), corner(240), corner(0)], 0.0065);
    }),
  );
}

function turned([x, y]: At, away: number, degrees: number): At {
  const angle = (degrees * Math.PI) / 180;
  return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
}

function woman(): Shape {
  return union([
    polygon([
      [-0.315, 1.045],
      [-0.115, 1.045],
      [-0.15, 1.31],
      [-0.195, 1.315],
      [-0.235, 1.16],
    ]),
    dot([-0.17, 1.365], 0.03),
    dot([-0.21, 1.385], 0.017),
    line(
      [
        [-0.21, 1.385],
        [-0.245, 1.33],
        [-0.25, 1.24],
      ],
      0.012,
      0.006,
    ),
    line(
      [
        [-0.165, 1.285],
        [-0.11, 1.255],
        [-0.075, 1.3],
      ],
      0.012,
      0.009,
    ),
    line(
      [
        [-0.09, 1.28],
        [-0.062, 1.32],
        [-0.055, 1.37],
      ],
      0.007,
      0.02,
    ),
  ]);
}

/** A man with his sword up, walking towards her. */
function man(x: number): Shape {
  const at = (points: readonly At[]) => points.map(([dx, y]): At => [x + dx, y]);
  return union([
    polygon(
      at([
        [-0.035, 1.155],
        [0.04, 1.155],
        [0.028, 1.3],
        [-0.022, 1.3],
      ]),
    ),
    line(
      at([
        [-0.018, 1.17],
        [-0.032, 1.11],
        [-0.028, 1.055],
        [-0.048, 1.05],
      ]),
      0.015,
      0.009,
    ),
    line(
      at([
        [0.022, 1.17],
        [0.034, 1.11],
        [0.042, 1.055],
        [0.022, 1.05],
      ]),
      0.015,
      0.009,
    ),
    dot([x, 1.345], 0.028),
    stroke([x - 0.016, 1.33], [x - 0.036, 1.3], 0.012, 0.003),
    line(
      at([
        [-0.012, 1.275],
        [-0.05, 1.245],
      ]),
      0.011,
      0.009,
    ),
    line(
      at([
        [-0.05, 1.225],
        [-0.053, 1.43],
      ]),
      0.0085,
      0.005,
    ),
    line(
      at([
        [-0.07, 1.262],
        [-0.03, 1.262],
      ]),
      0.0065,
    ),
  ]);
}

function ship(): Shape {
  const keel: At[] = [
    [-0.345, 0.47],
    [-0.325, 0.39],
    [-0.27, 0.325],
    [-0.15, 0.29],
    [0, 0.28],
    [0.15, 0.29],
    [0.27, 0.325],
    [0.325, 0.39],
    [0.345, 0.47],
  ];
  const crew = [-0.23, -0.155, -0.08, 0.075, 0.15, 0.225];
  return union([
    line(keel, 0.014),
    polygon([...keel.slice(1, 8), [0.25, 0.365], [0.1, 0.335], [-0.1, 0.335], [-0.25, 0.365]]),
    curl(-0.345, 1),
    curl(0.345, -1),
    stroke([0, 0.3], [0, 0.93], 0.011, 0.008),
    dot([0, 0.94], 0.014),
    sail(),
    ...crew.map((x) =>
      union([
        stroke([x, 0.34], [x, 0.4], 0.021, 0.015),
        dot([x, 0.435], 0.02),
        stroke([x + 0.01, 0.425], [x + 0.03, 0.408], 0.008, 0.003),
        line(
          [
            [x, 0.4],
            [x * 1.12 + 0.015, 0.53],
          ],
          0.0055,
        ),
      ]),
    ),
    ...[0.165, 0.215].map((y, row) => wave(y, row * 0.05)),
  ]);
}

/** A stem that rolls in at its top. */
function curl(x: number, towards: number): Shape {
  const points = Array.from({ length: 13 }, (_, step): At => {
    const [angle, radius] = [Math.PI - step * 0.55, 0.046 - step * 0.0031];
    return [x + towards * (0.046 + radius * Math.cos(angle)), 0.48 + radius * Math.sin(angle)];
  });
  return line(points, 0.011, 0.008);
}

/** Woven in a chequer that stands on its corners. */
function sail(): Shape {
  const cloth = polygon([
    [-0.295, 0.53],
    [0.295, 0.53],
    [0.285, 0.87],
    [-0.285, 0.87],
  ]);
  const CELL = 0.062;
  const chequer: Shape = (x, y) => {
    const [u, v] = [(x + y) / CELL, (x - y) / CELL];
    const toRim = Math.min(rim(u), rim(v)) * CELL * 0.7;
    return (Math.floor(u) + Math.floor(v)) % 2 ? toRim : -toRim;
  };
  const hem: Shape = (x, y) => Math.abs(cloth(x, y) + 0.009) - 0.009;
  return union([hem, within(chequer, (x, y) => cloth(x, y) + 0.018)]);
}

const rim = (value: number): number => Math.abs(value - Math.round(value));

function wave(y: number, shift: number): Shape {
  const points = Array.from({ length: 37 }, (_, step): At => {
    const x = -0.36 + step * 0.02;
    return [x, y + 0.015 * Math.sin((x + shift) * 42)];
  });
  return line(points, 0.0075);
}
