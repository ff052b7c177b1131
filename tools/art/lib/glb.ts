/** Writes solids as one GLB file (glTF 2.0), the same bytes for the same solids. */
import { Document, WebIO } from '@gltf-transform/core';
import type { Solid } from './solid.ts';

export interface Part {
  readonly name: string;
  readonly solid: Solid;
  /** `#rrggbb` as on a screen. */
  readonly color: string;
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
}

export async function writeGlb(name: string, parts: readonly Part[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const mesh = document.createMesh(name);
  for (const { name: part, solid, color, roughness } of parts) {
    const material = document
      .createMaterial(part)
      .setBaseColorFactor([...linear(color), 1])
      .setMetallicFactor(0)
      .setRoughnessFactor(roughness);
    const accessor = (values: readonly number[]) =>
      document
        .createAccessor()
        .setType('VEC3')
        .setArray(new Float32Array(values))
        .setBuffer(buffer);
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMaterial(material)
        .setAttribute('POSITION', accessor(solid.positions))
        .setAttribute('NORMAL', accessor(solid.normals)),
    );
  }
  const scene = document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  return new WebIO().writeBinary(document);
}

/** A screen's colour as light, which is what glTF counts in. */
function linear(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}
