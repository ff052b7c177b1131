/** Writes solids as one GLB file (glTF 2.0), the same bytes for the same solids. */
import { Document, WebIO, type TypedArray } from '@gltf-transform/core';
import type { Solid } from './solid.ts';

export interface Part {
  readonly name: string;
  readonly solid: Solid;
  /** `#rrggbb` as on a screen. */
  readonly color: string;
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  /** 1 is bare metal; 0, as most things are, when not said. */
  readonly metalness?: number;
}

export async function writeGlb(name: string, parts: readonly Part[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const mesh = document.createMesh(name);
  for (const { name: part, solid, color, roughness, metalness = 0 } of parts) {
    const material = document
      .createMaterial(part)
      .setBaseColorFactor([...linear(color), 1])
      .setMetallicFactor(metalness)
      .setRoughnessFactor(roughness);
    const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', values: TypedArray) =>
      document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
    const { positions, normals, lights, indices } = shared(solid);
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
      .setIndices(accessor('SCALAR', indices));
    if (lights.length > 0)
      primitive.setAttribute('COLOR_0', accessor('VEC4', greys(lights)).setNormalized(true));
    mesh.addPrimitive(primitive);
  }
  const scene = document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  return new WebIO().writeBinary(document);
}

/** Each point once, and the triangles as numbers of points. */
function shared(solid: Solid) {
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const normals: number[] = [];
  const lights: number[] = [];
  const order = Array.from({ length: solid.positions.length / 3 }, (_, at) => {
    const [position, normal] = [solid.positions, solid.normals].map((values) =>
      values.slice(3 * at, 3 * at + 3).map(Math.fround),
    ) as [number[], number[]];
    const light = solid.lights.slice(at, at + 1);
    const key = [...position, ...normal, ...light].join(' ');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    positions.push(...position);
    normals.push(...normal);
    lights.push(...light);
    return numbers.size - 1;
  });
  const indices = numbers.size < 65_535 ? new Uint16Array(order) : new Uint32Array(order);
  return { positions, normals, lights, indices };
}

const greys = (lights: readonly number[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    lights.flatMap((light) => {
      const grey = Math.round(light * 255);
      return [grey, grey, grey, 255];
    }),
  );

/** A screen's colour as light, which is what glTF counts in. */
function linear(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}
