import type { Mesh } from './cairn.ts';

const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;

/** The parts of a scene that do not depend on how its mesh is packed. */
export const SCENE = {
  asset: { version: '2.0', generator: 'draw-models.ts' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  materials: [
    { pbrMetallicRoughness: { baseColorFactor: [0.45, 0.47, 0.5, 1], metallicFactor: 0 } },
  ],
};

/** Points, normals and indices, in this order. */
export function accessorsOf({ positions, indices }: Mesh) {
  const along = (axis: number) => positions.filter((_value, at) => at % 3 === axis);
  const extent = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...along(axis)));
  const count = positions.length / 3;
  return [
    {
      componentType: FLOAT,
      type: 'VEC3',
      count,
      min: extent(Math.min),
      max: extent(Math.max),
    },
    { componentType: FLOAT, type: 'VEC3', count },
    { componentType: UNSIGNED_INT, type: 'SCALAR', count: indices.length },
  ];
}

/** A file of glTF 2.0 in one piece (GLB). */
export function glb(scene: object, bytes: Buffer): Buffer {
  const text = padded(Buffer.from(JSON.stringify(scene)), 0x20);
  const data = padded(bytes, 0);
  const header = Buffer.alloc(12);
  header.write('glTF', 0);
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + 8 + text.length + 8 + data.length, 8);
  return Buffer.concat([header, chunk(JSON_CHUNK, text), chunk(BIN_CHUNK, data)]);
}

function chunk(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(content.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, content]);
}

/** To a multiple of four bytes. */
export function padded(bytes: Buffer, filling: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filling)]);
}
