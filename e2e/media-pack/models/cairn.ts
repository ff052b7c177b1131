export interface Mesh {
  /** Three numbers a point, metres. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three numbers a point. */
  readonly normals: Float32Array<ArrayBuffer>;
  /** Three a triangle. */
  readonly indices: Uint32Array<ArrayBuffer>;
}

const AROUND = 12;
const UP = 6;

/** From the ground: half the width, half the height, how far to the side. */
const STONES = [
  [0.5, 0.16, 0],
  [0.38, 0.13, 0.05],
  [0.28, 0.11, -0.04],
  [0.17, 0.09, 0.02],
] as const;

/** Four flat stones on each other. */
export function cairn(): Mesh {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  let ground = 0;
  for (const [half, height, aside] of STONES) {
    const first = positions.length / 3;
    for (let row = 0; row <= UP; row += 1)
      for (let column = 0; column <= AROUND; column += 1) {
        const [x, y, z] = onSphere(row / UP, column / AROUND);
        positions.push(aside + x * half, ground + height + y * height, z * half);
        normals.push(...unit(x / half, y / height, z / half));
      }
    for (let row = 0; row < UP; row += 1)
      for (let column = 0; column < AROUND; column += 1) {
        const at = first + row * (AROUND + 1) + column;
        indices.push(at, at + 1, at + AROUND + 2, at, at + AROUND + 2, at + AROUND + 1);
      }
    ground += height * 1.8;
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  };
}

/** Shares of the way from the top to the bottom, and around. */
function onSphere(down: number, around: number): [number, number, number] {
  const [polar, turn] = [down * Math.PI, -around * 2 * Math.PI];
  return [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)];
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
