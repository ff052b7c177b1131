/** What a GLB may be made with that visitors could not see. */
import type { FileHandle } from 'node:fs/promises';

interface ModelFault {
  readonly message: string;
  readonly help: string;
}

/** Bytes; the scene of a model that phones can draw has far fewer. */
const MAX_SCENE_BYTES = 20_000_000;
const SCENE_START = 20;
/** Its decoder makes program code out of text, which the site's policy forbids. */
const KTX2 = 'KHR_texture_basisu';

/** @param model a whole one (container-soundness.ts) */
export async function modelFaults(model: FileHandle): Promise<readonly ModelFault[]> {
  const { buffer: head } = await model.read(Buffer.alloc(SCENE_START), 0, SCENE_START, 0);
  const length = Math.min(head.readUInt32LE(12), MAX_SCENE_BYTES);
  const { buffer: scene } = await model.read(Buffer.alloc(length), 0, length, SCENE_START);
  const needed = requiredOf(scene.toString('utf8'));
  if (needed === undefined) {
    return [{ message: 'The model’s scene cannot be read', help: 'Export it again as GLB' }];
  }
  if (!needed.includes(KTX2)) return [];
  const message = 'The model’s textures are KTX2, which the site cannot show';
  return [{ message, help: 'Export it with textures as WebP, JPEG or PNG' }];
}

/** `undefined` when it is no scene of glTF 2.0. */
function requiredOf(scene: string): readonly unknown[] | undefined {
  try {
    const { extensionsRequired = [] } = JSON.parse(scene) as { extensionsRequired?: unknown };
    return Array.isArray(extensionsRequired) ? extensionsRequired : [];
  } catch {
    return undefined;
  }
}
