/** Wool shears forged from one bar, a foot long, held upright by a small stand: bow below, two blades that cross above. */
import { paint, shade } from '../lib/color.ts';
import type { Part } from '../lib/glb.ts';
import { curve, loft, sweep, tube, turned } from '../lib/loft.ts';
import { soften } from '../lib/soften.ts';
import { Solid } from '../lib/solid.ts';
import { between, ease, through, type Point } from '../lib/vector.ts';

const SIDES = [1, -1] as const;
/** From the stand's foot to the bow's lowest point. */
const LIFT = 0.035;

export function build(): Part[] {
  return [
    {
      name: 'forged iron',
      solid: soften(shears(), 40),
      color: '#8f8780',
      roughness: 0.46,
      metalness: 0.8,
    },
    {
      name: 'ground edges',
      solid: soften(edges(), 20),
      color: '#e2e0dc',
      roughness: 0.3,
      metalness: 1,
    },
    { name: 'owner’s mark', solid: mark(), color: '#231d1a', roughness: 0.95 },
    { name: 'brass', solid: soften(pins(), 34), color: '#b3924f', roughness: 0.35, metalness: 1 },
    { name: 'oak', solid: stand(), color: shade(paint.umber, 0.35), roughness: 0.6 },
  ];
}

/** Right half of the bar's middle line: across and up from the bow's bottom. */
const LINE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0175, 0.0035],
  [0.0285, 0.0165],
  [0.0295, 0.033],
  [0.0235, 0.05],
  [0.018, 0.066],
  [0.0165, 0.085],
  [0.016, 0.108],
  [0.0155, 0.13],
];

/** The bow is a broad strap, the shanks are nearly square; both halves are one bar. */
function shears(): Solid {
  const solid = new Solid();
  const half = curve(60, (share): Point => {
    const [x = 0, y = 0] = through(LINE, share);
    return [x, y + LIFT, 0.0021 * ease(0.75, 1, share)];
  });
  const path = [...half.toReversed().map(([x, y, z]): Point => [-x, y, -z]), ...half.slice(1)];
  sweep(
    solid,
    path,
    (share) => {
      const out = Math.abs(2 * share - 1);
      const strap = 1 - ease(0.35, 0.75, out);
      const shank = between(0.0042, 0.0021, ease(0.75, 1, out));
      return { side: between(0.0036, 0.0017, strap), up: between(shank, 0.0092, strap) };
    },
    { up: [0, 0, 1], corners: 16 },
  );
  for (const side of SIDES) blade(solid, side);
  return solid;
}

const HEEL = 0.126;
const POINT = 0.31;

/**
 * Back and edge of the right blade, across: from as broad as the shank to a hand's thumb, then straight to the point. The edges cross
 * at the heel and stand apart above it, since the bow opens the shears when nobody presses.
 */
function bladeAt(share: number): readonly [back: number, edge: number] {
  const back = between(0.0191, 0.0225, share) + 0.009 * Math.sin(Math.PI * share ** 0.62);
  const edge = between(-0.0035, 0.0215, share);
  return [back, between(0.0119, edge, ease(0, 0.12, share))];
}

const thickAt = (share: number): number =>
  between(0.0042, 0.0012, ease(0, 0.16, share) * 0.55 + share * 0.45);

function blade(solid: Solid, side: number): void {
  const rings = curve(60, (share) => [share, 0, 0]).map(([share]) => {
    const [back, edge] = bladeAt(share);
    const y = LIFT + between(HEEL, POINT, share);
    const thick = thickAt(share);
    const inner = 0.0002;
    const cross = between(back, edge, 0.72);
    const at = (x: number, z: number): Point => [side * x, y, side * z];
    const ring = [
      at(edge, inner),
      at(back, inner),
      at(back, inner + thick),
      at(cross, inner + thick),
      at(edge, inner + 0.0006),
    ];
    return ring.toReversed();
  });
  loft(solid, rings);
}

/** The bright bevel that the whetstone leaves along each edge. */
function edges(): Solid {
  const solid = new Solid();
  for (const side of SIDES) {
    const rings = curve(48, (share) => [0.07 + 0.925 * share, 0, 0]).map(([share]) => {
      const [back, edge] = bladeAt(share);
      const y = LIFT + between(HEEL, POINT, share);
      const thick = thickAt(share);
      const to = between(back, edge, 0.74);
      const at = (x: number, z: number): Point => [side * x, y, side * z];
      return [
        at(edge - 0.0004, 0.00095),
        at(to, 0.0004 + thick),
        at(to, 0.0001),
        at(edge - 0.0004, 0.0001),
      ];
    });
    loft(solid, rings);
  }
  return solid;
}

/** Cut into the right blade: two staves and what binds them. */
function mark(): Solid {
  const solid = new Solid();
  const strokes: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [0.0115, 0.172],
      [0.0115, 0.19],
    ],
    [
      [0.0185, 0.172],
      [0.0185, 0.19],
    ],
    [
      [0.0115, 0.19],
      [0.0185, 0.181],
    ],
    [
      [0.0115, 0.181],
      [0.0185, 0.19],
    ],
  ];
  for (const [[ax, ay], [bx, by]] of strokes) {
    const path = [0, 1].map((share): Point => [
      between(ax, bx, share),
      LIFT + between(ay, by, share),
      0.0002 + markDepth((ay + by) / 2),
    ]);
    sweep(solid, path, () => ({ side: 0.0005, up: 0.00025 }), { up: [0, 0, 1], corners: 4 });
  }
  return solid;
}

function markDepth(y: number): number {
  return thickAt((y - HEEL) / (POINT - HEEL));
}

/** A post behind, with two arms that hold the shanks and a cup for the bow. */
function pins(): Solid {
  const solid = new Solid();
  turned(
    solid,
    [
      [0.011, 0.022],
      [0.011, 0.025],
      [0.0035, 0.027],
      [0.003, 0.03],
      [0.003, LIFT + 0.112],
      [0.0045, LIFT + 0.114],
      [0.0045, LIFT + 0.119],
      [0.002, LIFT + 0.1215],
    ],
    { z: -0.02, corners: 24 },
  );
  for (const side of SIDES) {
    const arm = curve(22, (share): Point => {
      const [x = 0, z = 0] = through(
        [
          [0, -0.02],
          [0.012, -0.0175],
          [0.0215, -0.011],
          [0.0245, 0],
          [0.0215, 0.0062],
          [0.0165, 0.0072],
        ],
        share,
      );
      return [side * x, LIFT + 0.1, z];
    });
    tube(solid, arm, 0.0016, { up: [0, 1, 0], corners: 10 });
  }
  tube(
    solid,
    curve(16, (share): Point => {
      const [y = 0, z = 0] = through(
        [
          [0.012, -0.02],
          [0.001, -0.015],
          [-0.004, 0],
          [-0.002, 0.0105],
          [0.006, 0.012],
        ],
        share,
      );
      return [0, LIFT + y, z];
    }),
    0.0016,
    { up: [1, 0, 0], corners: 10 },
  );
  return solid;
}

function stand(): Solid {
  const floor = { x: 0, y: 0, z: -0.004, width: 0.12, depth: 0.08 };
  return new Solid()
    .box({ ...floor, height: 0.016 })
    .block({ ...floor, y: 0.016 }, { ...floor, y: 0.022, width: 0.108, depth: 0.068 });
}
