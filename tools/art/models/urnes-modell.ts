/** A stave church in the manner of Urnes: an aisle around a taller nave, a chancel, a ridge turret, and the north portal in front. */
import { paint, shade, tint } from '../lib/color.ts';
import type { Part } from '../lib/glb.ts';
import { Solid } from '../lib/solid.ts';

export function build(): Part[] {
  return [
    { name: 'stone', solid: stone(), color: paint.granite, roughness: 0.95 },
    { name: 'tarred wood', solid: walls(), color: tint(paint.tar, 0.12), roughness: 0.75 },
    { name: 'shingles', solid: roofs(), color: shade(paint.umber, 0.35), roughness: 0.85 },
    { name: 'carved wood', solid: carvings(), color: paint.ochre, roughness: 0.6 },
  ];
}

const stone = (): Solid =>
  new Solid()
    .box({ x: 0, y: 0, z: 0, width: 9.4, depth: 7.4, height: 0.5 })
    .box({ x: 6, y: 0, z: 0, width: 4.4, depth: 4.6, height: 0.5 })
    .box({ x: -1.2, y: 0, z: 4, width: 2, depth: 0.8, height: 0.25 });

function walls(): Solid {
  const solid = new Solid()
    .box({ x: 0, y: 0.5, z: 0, width: 9, depth: 7, height: 2.4 })
    .box({ x: 0, y: 2.9, z: 0, width: 6.6, depth: 4.2, height: 3.4 })
    .box({ x: 5.9, y: 0.5, z: 0, width: 4, depth: 4.2, height: 3 })
    .box({ x: -0.6, y: 8.1, z: 0, width: 1.5, depth: 1.5, height: 1.6 });
  // The staves at the corners, and between the planks.
  for (const x of [-4.5, -2.7, 0.3, 2.4, 4.5])
    for (const z of [-3.5, 3.5]) solid.box({ x, y: 0.5, z, width: 0.3, depth: 0.3, height: 2.4 });
  return solid;
}

const roofs = (): Solid =>
  new Solid()
    .block(
      { x: 0, y: 2.7, z: 0, width: 10, depth: 8 },
      { x: 0, y: 4.3, z: 0, width: 6.6, depth: 4.2 },
    )
    .gable({ x: 0, y: 6.1, z: 0, width: 7.4, depth: 5.2, height: 3.2 })
    .gable({ x: 6, y: 3.4, z: 0, width: 4.6, depth: 5, height: 2.6 })
    .block(
      { x: -0.6, y: 9.7, z: 0, width: 2, depth: 2 },
      { x: -0.6, y: 13.2, z: 0, width: 0.06, depth: 0.06 },
    );

function carvings(): Solid {
  const solid = new Solid()
    // The portal: two jambs, what lies over them, and the narrow door.
    .box({ x: -1.75, y: 0.5, z: 3.56, width: 0.36, depth: 0.24, height: 2.1 })
    .box({ x: -0.65, y: 0.5, z: 3.56, width: 0.36, depth: 0.24, height: 2.1 })
    .box({ x: -1.2, y: 2.25, z: 3.56, width: 1.5, depth: 0.26, height: 0.3 })
    .box({ x: -1.2, y: 0.5, z: 3.5, width: 0.74, depth: 0.16, height: 1.75 })
    .box({ x: -0.6, y: 13.1, z: 0, width: 0.08, depth: 0.08, height: 0.8 });
  // Heads that look out from the ends of the ridges.
  for (const [x, y, out] of [
    [-3.7, 9.2, -1],
    [3.7, 9.2, 1],
    [8.3, 5.9, 1],
  ] as const)
    solid.block(
      { x, y, z: 0, width: 0.3, depth: 0.24 },
      { x: x + out * 0.55, y: y + 0.9, z: 0, width: 0.16, depth: 0.12 },
    );
  return solid;
}
