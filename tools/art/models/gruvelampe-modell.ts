/** A miner's carbide lamp of the 20th century: carbide below, water above, a yoke that screws them together, burner, reflector, hook. */
import { paint, shade } from '../lib/color.ts';
import type { Part } from '../lib/glb.ts';
import { irons } from '../lib/lamp-irons.ts';
import { curve, loft, sweep, tube, turned } from '../lib/loft.ts';
import { soften } from '../lib/soften.ts';
import { Solid } from '../lib/solid.ts';
import { through, type Point } from '../lib/vector.ts';

const SIDES = [1, -1] as const;

export function build(): Part[] {
  return [
    { name: 'brass', solid: soften(tanks(), 30), color: '#c9a564', roughness: 0.36, metalness: 1 },
    {
      name: 'worn brass',
      solid: soften(fittings(), 30),
      color: '#d8b97e',
      roughness: 0.28,
      metalness: 1,
    },
    {
      name: 'wrought iron',
      solid: soften(irons(), 34),
      color: '#57504b',
      roughness: 0.55,
      metalness: 0.9,
    },
    {
      name: 'reflector',
      solid: soften(reflector(), 50),
      color: '#eeeeee',
      roughness: 0.24,
      metalness: 1,
    },
    { name: 'rubber', solid: soften(gasket()), color: shade(paint.tar, 0.4), roughness: 0.9 },
    { name: 'burner of soapstone', solid: soften(nozzle()), color: paint.snow, roughness: 0.8 },
  ];
}

/** The carbide's drum, beaded, and the water's above it with its dome. */
function tanks(): Solid {
  const solid = new Solid();
  turned(
    solid,
    [
      [0.039, 0],
      [0.0415, 0.0015],
      [0.043, 0.005],
      [0.043, 0.012],
      [0.0445, 0.014],
      [0.0445, 0.018],
      [0.043, 0.02],
      [0.043, 0.058],
      [0.0445, 0.06],
      [0.0445, 0.064],
      [0.043, 0.066],
      [0.043, 0.078],
      [0.047, 0.081],
      [0.0485, 0.084],
      [0.0485, 0.088],
    ],
    { corners: 64 },
  );
  turned(
    solid,
    [
      [0.0485, 0.0925],
      [0.0485, 0.097],
      [0.047, 0.1],
      [0.0425, 0.103],
      [0.0425, 0.124],
      [0.0435, 0.1255],
      [0.0435, 0.1285],
      [0.0425, 0.13],
      [0.0425, 0.139],
      [0.041, 0.1435],
      [0.037, 0.148],
      [0.029, 0.152],
      [0.018, 0.1545],
      [0.012, 0.1555],
    ],
    { corners: 64 },
  );
  return solid;
}

function gasket(): Solid {
  return turned(
    new Solid(),
    [
      [0.0475, 0.0878],
      [0.049, 0.089],
      [0.049, 0.0915],
      [0.0475, 0.0927],
    ],
    { corners: 64 },
  );
}

/** Filling plug with its milled rim, the drip valve's wheel, the gas pipe, the maker's plate. */
function fittings(): Solid {
  const solid = new Solid();
  plug(solid, 0, -0.024, 0.148, 0.009);
  turned(
    solid,
    [
      [0.006, 0.153],
      [0.006, 0.164],
      [0.0085, 0.165],
      [0.0085, 0.168],
      [0.0045, 0.17],
      [0.0045, 0.178],
    ],
    { corners: 20 },
  );
  const pipe = curve(26, (share): Point => {
    const [y = 0, z = 0] = through(
      [
        [0.112, 0.036],
        [0.1125, 0.048],
        [0.1145, 0.058],
        [0.1185, 0.064],
      ],
      share,
    );
    return [0, y, z];
  });
  sweep(solid, pipe, (share) => ({ side: 0.0075 - 0.0025 * share, up: 0.0075 - 0.0025 * share }), {
    up: [1, 0, 0],
    corners: 18,
  });
  plate(solid);
  return solid;
}

function plug(solid: Solid, x: number, z: number, y: number, radius: number): void {
  const rings = [
    [radius * 0.8, y],
    [radius * 0.8, y + 0.004],
    [radius, y + 0.0045],
    [radius, y + 0.0105],
    [radius * 0.85, y + 0.012],
  ] as const;
  const TEETH = 28;
  loft(
    solid,
    rings.map(([size, height], level) =>
      Array.from({ length: 2 * TEETH }, (_, tooth): Point => {
        const angle = (Math.PI * tooth) / TEETH;
        const milled = level > 1 && tooth % 2 ? size * 0.92 : size;
        return [x + milled * Math.cos(angle), height, z - milled * Math.sin(angle)];
      }),
    ),
  );
}

/** Bent round the drum in front. */
function plate(solid: Solid): void {
  const bend = (radius: number, share: number): Point => {
    const angle = Math.PI / 2 + (share - 0.5) * 0.95;
    return [-radius * Math.cos(angle), 0, radius * Math.sin(angle)];
  };
  const lift = ([x, , z]: Point, y: number): Point => [x, y, z];
  const rings = curve(16, (share) => [share, 0, 0]).map(([share]) => [
    lift(bend(0.0424, share), 0.031),
    lift(bend(0.0441, share), 0.031),
    lift(bend(0.0441, share), 0.048),
    lift(bend(0.0424, share), 0.048),
  ]);
  loft(solid, rings);
}

/** A bright bowl round the flame, hollow towards the front. */
function reflector(): Solid {
  const [y, z] = [0.1185, 0.056];
  const bowl: readonly (readonly [radius: number, ahead: number])[] = [
    [0.0055, 0],
    [0.014, 0.0008],
    [0.024, 0.0042],
    [0.033, 0.0098],
    [0.039, 0.0155],
    [0.0405, 0.016],
    [0.041, 0.015],
    [0.0395, 0.0138],
    [0.033, 0.0085],
    [0.024, 0.003],
    [0.014, -0.0008],
    [0.0055, -0.0016],
  ];
  const rings = [...bowl, bowl[0] as (typeof bowl)[number]].map(([radius, ahead]) =>
    Array.from({ length: 64 }, (_, corner): Point => {
      const angle = (Math.PI * corner) / 32;
      return [radius * Math.cos(angle), y + radius * Math.sin(angle), z + ahead];
    }),
  );
  const solid = new Solid();
  return loft(solid, rings.toReversed());
}

function nozzle(): Solid {
  const solid = new Solid();
  const stem = curve(8, (share): Point => [0, 0.1185, 0.06 + 0.013 * share]);
  sweep(
    solid,
    stem,
    (share) => ({ side: 0.0042 - 0.0016 * share ** 3, up: 0.0042 - 0.0016 * share ** 3 }),
    { up: [0, 1, 0], corners: 18 },
  );
  for (const side of SIDES)
    tube(
      solid,
      curve(8, (share): Point => [
        side * 0.0065 * Math.sin((share * Math.PI) / 2),
        0.1185,
        0.07 + 0.009 * share,
      ]),
      0.0019,
      { up: [0, 1, 0], corners: 12 },
    );
  return solid;
}
