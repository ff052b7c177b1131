/** Packs a mesh as EXT_meshopt_compression describes it (glTF), losing nothing. */
import type { Mesh } from './cairn.ts';
import { accessorsOf, glb, padded, SCENE } from './glb.ts';

const EXTENSION = 'EXT_meshopt_compression';
const GROUP = 16;

export function packMeshopt(mesh: Mesh): Buffer {
  const { positions, normals, indices } = mesh;
  const parts = [
    { bytes: packAttributes(positions, 12), stride: 12, count: positions.length / 3 },
    { bytes: packAttributes(normals, 12), stride: 12, count: normals.length / 3 },
    { bytes: packIndices(indices), stride: 4, count: indices.length },
  ];
  const whole = parts.map(({ bytes }) => padded(bytes, 0));
  const starts = parts.map((_part, at) => lengthOf(whole.slice(0, at)));
  const scene = {
    ...SCENE,
    extensionsUsed: [EXTENSION],
    extensionsRequired: [EXTENSION],
    buffers: [
      { byteLength: lengthOf(whole) },
      // Where it would lie unpacked; nobody has to make it.
      {
        byteLength: parts.reduce((sum, { stride, count }) => sum + stride * count, 0),
        extensions: { [EXTENSION]: { fallback: true } },
      },
    ],
    bufferViews: parts.map(({ bytes, stride, count }, at) => ({
      buffer: 1,
      byteOffset: parts.slice(0, at).reduce((sum, one) => sum + one.stride * one.count, 0),
      byteLength: stride * count,
      ...(at < 2 ? { byteStride: stride } : {}),
      extensions: {
        [EXTENSION]: {
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
  return glb(scene, Buffer.concat(whole));
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Mode ATTRIBUTES: each byte of an element as its difference from that of the element before. */
function packAttributes(values: Float32Array, stride: number): Buffer {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const count = bytes.length / stride;
  // At most 256 elements and 8 kB a block, in whole groups.
  const blockSize = Math.min(Math.floor(8192 / stride / GROUP) * GROUP, 256);
  const out: number[] = [0xa0];
  for (let first = 0; first < count; first += blockSize)
    for (let byte = 0; byte < stride; byte += 1) {
      const elements = Math.min(blockSize, count - first);
      const differences = Array.from({ length: elements }, (_none, at) => {
        const place = (first + at) * stride + byte;
        // The first is told apart, at the end.
        return zigzag((bytes[place] ?? 0) - (bytes[place === byte ? byte : place - stride] ?? 0));
      });
      out.push(...packBytes(differences));
    }
  const tail = Buffer.alloc(Math.max(32, stride));
  bytes.copy(tail, tail.length - stride, 0, stride);
  return Buffer.concat([Buffer.from(out), tail]);
}

/** Of a difference of bytes, so that small ones of both signs become small. */
function zigzag(difference: number): number {
  const signed = (difference << 24) >> 24;
  return ((signed << 1) ^ (signed >> 7)) & 0xff;
}

/** Two bits for each group of sixteen say how it is written: not at all, in half bytes (2) or whole (3). */
function packBytes(differences: readonly number[]): number[] {
  const groups = Math.ceil(differences.length / GROUP);
  const header = Array.from({ length: Math.ceil(groups / 4) }, () => 0);
  const data: number[] = [];
  for (let group = 0; group < groups; group += 1) {
    const own = Array.from({ length: GROUP }, (_none, at) => differences[group * GROUP + at] ?? 0);
    const most = Math.max(...own);
    const way = most === 0 ? 0 : most < 15 ? 2 : 3;
    header[group >> 2] = (header[group >> 2] ?? 0) | (way << ((group & 3) * 2));
    if (way === 3) data.push(...own);
    if (way === 2)
      for (let at = 0; at < GROUP; at += 2) data.push(((own[at] ?? 0) << 4) | (own[at + 1] ?? 0));
  }
  return [...header, ...data];
}

/** Mode INDICES: each as its difference from the one before, in as few bytes as it takes. */
function packIndices(indices: Uint32Array): Buffer {
  const out: number[] = [0xd1];
  let last = 0;
  for (const index of indices) {
    const difference = index - last;
    last = index;
    // The lowest bit names which of two runs it belongs to; one is enough here.
    let value = ((difference << 1) ^ (difference >> 31)) * 2;
    for (; value > 127; value >>>= 7) out.push((value & 127) | 128);
    out.push(value);
  }
  return Buffer.from([...out, 0, 0, 0, 0]);
}
