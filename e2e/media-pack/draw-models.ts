/**
 * Generates models/: the same cairn compressed with Meshopt and with Draco. Run when it changes:
 * `node e2e/media-pack/draw-models.ts`. The stories need only its output.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

interface Mesh {
  /** Three numbers per point, metres. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three numbers per point. */
  readonly normals: Float32Array<ArrayBuffer>;
  /** Three per triangle. */
  readonly indices: Uint32Array<ArrayBuffer>;
}

const AROUND = 12;
const UP = 6;

/** Bottom to top: half the width, half the height, offset to the side. */
const STONES = [
  [0.5, 0.16, 0],
  [0.38, 0.13, 0.05],
  [0.28, 0.11, -0.04],
  [0.17, 0.09, 0.02],
] as const;

function cairn(): Mesh {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  let baseHeight = 0;
  for (const [half, height, aside] of STONES) {
    const first = positions.length / 3;
    for (let row = 0; row <= UP; row += 1)
      for (let column = 0; column <= AROUND; column += 1) {
        const [x, y, z] = onSphere(row / UP, column / AROUND);
        positions.push(aside + x * half, baseHeight + height + y * height, z * half);
        normals.push(...unit(x / half, y / height, z / half));
      }
    for (let row = 0; row < UP; row += 1)
      for (let column = 0; column < AROUND; column += 1) {
        const at = first + row * (AROUND + 1) + column;
        indices.push(at, at + 1, at + AROUND + 2, at, at + AROUND + 2, at + AROUND + 1);
      }
    baseHeight += height * 1.8;
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  };
}

/** @param down from 0 at the top to 1 at the bottom @param around from 0 to 1 */
function onSphere(down: number, around: number): [number, number, number] {
  const [polar, turn] = [down * Math.PI, -around * 2 * Math.PI];
  return [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)];
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;

/** The parts of a scene that do not depend on the compression of its mesh. */
const SCENE = {
  asset: { version: '2.0', generator: 'draw-models.ts' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  materials: [
    { pbrMetallicRoughness: { baseColorFactor: [0.45, 0.47, 0.5, 1], metallicFactor: 0 } },
  ],
};

/** Accessors of points, normals and indices, in this order. */
function accessorsOf({ positions, indices }: Mesh) {
  const along = (axis: number) => positions.filter((_value, at) => at % 3 === axis);
  const extent = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...along(axis)));
  const count = positions.length / 3;
  return [
    { componentType: FLOAT, type: 'VEC3', count, min: extent(Math.min), max: extent(Math.max) },
    { componentType: FLOAT, type: 'VEC3', count },
    { componentType: UNSIGNED_INT, type: 'SCALAR', count: indices.length },
  ];
}

/** A binary glTF 2.0 file (GLB). */
function glb(scene: object, bytes: Buffer): Buffer {
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

/** Pads to a multiple of four bytes. */
function padded(bytes: Buffer, filling: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filling)]);
}

const DRACO = 'KHR_draco_mesh_compression';

interface Encoder {
  EncodeMeshToDracoBuffer(mesh: unknown, out: DracoBytes): number;
}

interface DracoBytes {
  GetValue(at: number): number;
}

interface Builder {
  AddFloatAttributeToMesh(
    mesh: unknown,
    kind: number,
    count: number,
    size: number,
    values: Float32Array,
  ): number;
  AddFacesToMesh(mesh: unknown, count: number, indices: Uint32Array): boolean;
}

type Make = (options: { onModuleLoaded: (draco: Draco) => void }) => unknown;

interface Draco {
  readonly Encoder: new () => Encoder;
  readonly MeshBuilder: new () => Builder;
  readonly Mesh: new () => unknown;
  readonly DracoInt8Array: new () => DracoBytes;
  readonly POSITION: number;
  readonly NORMAL: number;
}

/** Compresses a mesh with the Draco encoder of three.js. */
async function packDraco(mesh: Mesh): Promise<Buffer> {
  const { bytes, attributes } = await encode(mesh);
  const scene = {
    ...SCENE,
    extensionsUsed: [DRACO],
    extensionsRequired: [DRACO],
    buffers: [{ byteLength: bytes.length }],
    bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: bytes.length }],
    accessors: accessorsOf(mesh),
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, NORMAL: 1 },
            indices: 2,
            material: 0,
            extensions: { [DRACO]: { bufferView: 0, attributes } },
          },
        ],
      },
    ],
  };
  return glb(scene, bytes);
}

async function encode({ positions, normals, indices }: Mesh) {
  const { draco } = await loadDraco();
  const [builder, drawn, out] = [
    new draco.MeshBuilder(),
    new draco.Mesh(),
    new draco.DracoInt8Array(),
  ];
  builder.AddFacesToMesh(drawn, indices.length / 3, indices);
  const add = (kind: number, values: Float32Array) =>
    builder.AddFloatAttributeToMesh(drawn, kind, values.length / 3, 3, values);
  const attributes = {
    POSITION: add(draco.POSITION, positions),
    NORMAL: add(draco.NORMAL, normals),
  };
  const length = new draco.Encoder().EncodeMeshToDracoBuffer(drawn, out);
  const bytes = Buffer.from(Array.from({ length }, (_none, at) => out.GetValue(at) & 0xff));
  return { bytes, attributes };
}

/** The encoder is a classic script in an ES module package, which cannot be imported. */
async function loadDraco(): Promise<{ draco: Draco }> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('three/examples/jsm/libs/draco/draco_encoder.js');
  const script = `${readFileSync(file, 'utf8')};return DracoEncoderModule;`;
  const make = compileFunction(script, ['require', '__dirname'])(require, '') as Make;
  // Wrapped: it has its own `then`, which `await` would call endlessly.
  return new Promise((resolve) => {
    make({ onModuleLoaded: (draco) => resolve({ draco }) });
  });
}

const MESHOPT = 'EXT_meshopt_compression';
const GROUP = 16;

/** Compresses a mesh losslessly, as specified by EXT_meshopt_compression of glTF. */
function packMeshopt(mesh: Mesh): Buffer {
  const { positions, normals, indices } = mesh;
  const views = [
    { bytes: packAttributes(positions, 12), stride: 12, count: positions.length / 3 },
    { bytes: packAttributes(normals, 12), stride: 12, count: normals.length / 3 },
    { bytes: packIndices(indices), stride: 4, count: indices.length },
  ];
  const buffers = views.map(({ bytes }) => padded(bytes, 0));
  const starts = views.map((_part, at) => lengthOf(buffers.slice(0, at)));
  const scene = {
    ...SCENE,
    extensionsUsed: [MESHOPT],
    extensionsRequired: [MESHOPT],
    buffers: [
      { byteLength: lengthOf(buffers) },
      // Required placeholder of the uncompressed data, which is not included.
      {
        byteLength: views.reduce((sum, { stride, count }) => sum + stride * count, 0),
        extensions: { [MESHOPT]: { fallback: true } },
      },
    ],
    bufferViews: views.map(({ bytes, stride, count }, at) => ({
      buffer: 1,
      byteOffset: views.slice(0, at).reduce((sum, one) => sum + one.stride * one.count, 0),
      byteLength: stride * count,
      ...(at < 2 ? { byteStride: stride } : {}),
      extensions: {
        [MESHOPT]: {
          buffer: 0,
          byteOffset: starts[at],
          byteLength: bytes.length,
          byteStride: stride,
          mode: at < 2 ? 'ATTRIBUTES' : 'INDICES',
          count,
        },
      },
    })),
    accessors: accessorsOf(mesh).map((accessor, at) => ({ ...accessor, bufferView: at })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
  };
  return glb(scene, Buffer.concat(buffers));
}

const lengthOf = (buffers: readonly Buffer[]) =>
  buffers.reduce((sum, { length }) => sum + length, 0);

/** Mode ATTRIBUTES: each byte as the difference from that of the previous element. */
function packAttributes(values: Float32Array, stride: number): Buffer {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const count = bytes.length / stride;
  // At most 256 elements and 8 kB per block, in complete groups.
  const blockSize = Math.min(Math.floor(8192 / stride / GROUP) * GROUP, 256);
  const out: number[] = [0xa0];
  for (let first = 0; first < count; first += blockSize)
    for (let byte = 0; byte < stride; byte += 1) {
      const elements = Math.min(blockSize, count - first);
      const differences = Array.from({ length: elements }, (_none, at) => {
        const place = (first + at) * stride + byte;
        // The first element is stored in the tail.
        return zigzag((bytes[place] ?? 0) - (bytes[place === byte ? byte : place - stride] ?? 0));
      });
      out.push(...packBytes(differences));
    }
  const tail = Buffer.alloc(Math.max(32, stride));
  bytes.copy(tail, tail.length - stride, 0, stride);
  return Buffer.concat([Buffer.from(out), tail]);
}

/** Maps small differences of either sign to small values. */
function zigzag(difference: number): number {
  const signed = (difference << 24) >> 24;
  return ((signed << 1) ^ (signed >> 7)) & 0xff;
}

/** Two bits per group of sixteen: 0 omits it, 2 stores half bytes, 3 stores bytes. */
function packBytes(differences: readonly number[]): number[] {
  const groups = Math.ceil(differences.length / GROUP);
  const header = Array.from({ length: Math.ceil(groups / 4) }, () => 0);
  const data: number[] = [];
  for (let group = 0; group < groups; group += 1) {
    const own = Array.from({ length: GROUP }, (_none, at) => differences[group * GROUP + at] ?? 0);
    const most = Math.max(...own);
    const mode = most === 0 ? 0 : most < 15 ? 2 : 3;
    header[group >> 2] = (header[group >> 2] ?? 0) | (mode << ((group & 3) * 2));
    if (mode === 3) data.push(...own);
    if (mode === 2)
      for (let at = 0; at < GROUP; at += 2) data.push(((own[at] ?? 0) << 4) | (own[at + 1] ?? 0));
  }
  return [...header, ...data];
}

/** Mode INDICES: each as the difference from the previous one, as a variable-length integer. */
function packIndices(indices: Uint32Array): Buffer {
  const out: number[] = [0xd1];
  let last = 0;
  for (const index of indices) {
    const difference = index - last;
    last = index;
    // The lowest bit selects one of two baselines; one is enough here.
    let value = ((difference << 1) ^ (difference >> 31)) * 2;
    for (; value > 127; value >>>= 7) out.push((value & 127) | 128);
    out.push(value);
  }
  return Buffer.from([...out, 0, 0, 0, 0]);
}

const folder = path.join(import.meta.dirname, 'models');
mkdirSync(folder, { recursive: true });
const mesh = cairn();
writeFileSync(path.join(folder, 'meshopt.glb'), packMeshopt(mesh));
writeFileSync(path.join(folder, 'draco.glb'), await packDraco(mesh));
