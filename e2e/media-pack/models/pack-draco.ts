/** Packs a mesh with the Draco encoder that comes with three. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Mesh } from './cairn.ts';
import { accessorsOf, glb, SCENE } from './glb.ts';

const EXTENSION = 'KHR_draco_mesh_compression';

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

export async function packDraco(mesh: Mesh): Promise<Buffer> {
  const { bytes, attributes } = await encode(mesh);
  const scene = {
    ...SCENE,
    extensionsUsed: [EXTENSION],
    extensionsRequired: [EXTENSION],
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
            extensions: { [EXTENSION]: { bufferView: 0, attributes } },
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

/** It is a script of the old kind in a package of modules, which no import can read. */
async function loadDraco(): Promise<{ draco: Draco }> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('three/examples/jsm/libs/draco/draco_encoder.js');
  const script = `${readFileSync(file, 'utf8')};return DracoEncoderModule;`;
  const make = compileFunction(script, ['require', '__dirname'])(require, '') as Make;
  // Wrapped: it has a `then` of its own, which `await` would call for ever.
  return new Promise((resolve) => {
    make({ onModuleLoaded: (draco) => resolve({ draco }) });
  });
}
