/** What holds the carbide lamp together and up: yoke, wing screw, bail and hook. */
import { curve, sweep, tube, turned } from './loft.ts';
import { Solid } from './solid.ts';
import { through, type Point } from './vector.ts';

const SIDES = [1, -1] as const;

/** The yoke round both drums with its screw on top, the bail, and the hook that turns in it. */
export function irons(): Solid {
  const solid = new Solid();
  const yoke = curve(64, (share): Point => {
    const [x = 0, y = 0] = through(
      [
        [-0.047, 0.04],
        [-0.0505, 0.07],
        [-0.0525, 0.1],
        [-0.052, 0.14],
        [-0.048, 0.172],
        [-0.034, 0.19],
        [0, 0.194],
        [0.034, 0.19],
        [0.048, 0.172],
        [0.052, 0.14],
        [0.0525, 0.1],
        [0.0505, 0.07],
        [0.047, 0.04],
      ],
      share,
    );
    return [x, y, 0];
  });
  sweep(solid, yoke, () => ({ side: 0.0017, up: 0.0065 }), { up: [0, 0, 1], corners: 4 });
  for (const side of SIDES) pivot(solid, side);
  turned(
    solid,
    [
      [0.005, 0.172],
      [0.005, 0.2],
      [0.0095, 0.2005],
      [0.0095, 0.206],
      [0.005, 0.2065],
      [0.005, 0.214],
      [0.0035, 0.216],
    ],
    { corners: 20 },
  );
  for (const side of SIDES)
    sweep(
      solid,
      curve(10, (share): Point => [
        side * (0.003 + 0.021 * share),
        0.209 + 0.006 * share * share,
        0,
      ]),
      (share) => ({
        side: 0.0016 + 0.0012 * Math.sin(share * Math.PI),
        up: 0.003 + 0.003 * Math.sin(share * 2.6),
      }),
      { up: [0, 1, 0], corners: 12 },
    );
  const bail = curve(60, (share): Point => {
    const [x = 0, y = 0] = through(
      [
        [-0.058, 0.1],
        [-0.06, 0.14],
        [-0.059, 0.19],
        [-0.05, 0.232],
        [-0.03, 0.256],
        [-0.009, 0.2625],
        [0, 0.2625],
        [0.009, 0.2625],
        [0.03, 0.256],
        [0.05, 0.232],
        [0.059, 0.19],
        [0.06, 0.14],
        [0.058, 0.1],
      ],
      share,
    );
    return [x, y, 0];
  });
  tube(solid, bail, 0.0026, { up: [0, 0, 1], corners: 12 });
  return hook(solid);
}

function pivot(solid: Solid, side: number): void {
  const bar = curve(6, (share): Point => [side * (0.042 + 0.0225 * share), 0.1, 0]);
  tube(solid, bar, 0.0048, { up: [0, 1, 0], corners: 16 });
  const foot = curve(4, (share): Point => [side * (0.042 + 0.0085 * share), 0.042, 0]);
  tube(solid, foot, 0.0052, { up: [0, 1, 0], corners: 16 });
}

function hook(solid: Solid): Solid {
  turned(
    solid,
    [
      [0.0055, 0.256],
      [0.0062, 0.2575],
      [0.0062, 0.2675],
      [0.0045, 0.27],
      [0.003, 0.272],
    ],
    { corners: 18 },
  );
  const bent = curve(54, (share): Point => {
    const [x = 0, y = 0] = through(
      [
        [0, 0.268],
        [0, 0.284],
        [0.002, 0.298],
        [0.015, 0.309],
        [0.024, 0.324],
        [0.019, 0.341],
        [0.003, 0.349],
        [-0.014, 0.343],
        [-0.0225, 0.328],
        [-0.024, 0.316],
        [-0.029, 0.309],
      ],
      share,
    );
    return [x, y, 0];
  });
  return sweep(
    solid,
    bent,
    (share) => {
      const size = 0.0031 * (1 - 0.75 * Math.max(0, share - 0.8) * 5);
      return { side: size, up: size };
    },
    { up: [0, 0, 1], corners: 12 },
  );
}
