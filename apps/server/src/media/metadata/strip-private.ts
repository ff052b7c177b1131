/**
 * Removes private metadata from files: places, cameras, accounts. Colour profile, orientation,
 * title and credits stay. Cleaning is idempotent, so that an export imports to the same bytes.
 */
import { open, readFile } from 'node:fs/promises';
import type { MediaFormat } from '@varde/content-pack/probe-media';
import { cleanExif } from './exif.ts';
import type { Patch } from './patch.ts';
import { stripAvif } from './strip-avif.ts';
import { findMp4Patches } from './strip-mp4.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { findMp3Patches, findWavePatches } from './strip-audio.ts';
import { stripWebp } from './strip-webp.ts';

/** What to store: the unchanged file, other bytes, or the file with patches. */
export type Cleaned =
  | { readonly kind: 'as-is' }
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'patched'; readonly patches: readonly Patch[] };

export const IMAGE_STRIPPERS = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  avif: stripAvif,
  tiff: stripTiff,
} as const satisfies Partial<Record<MediaFormat, (bytes: Buffer) => Buffer>>;

/** Ogg, WebM, SVG and GLB stay unchanged: their metadata was written by their authors. */
export async function stripPrivate(path: string, format: MediaFormat): Promise<Cleaned> {
  if (format in IMAGE_STRIPPERS) {
    const strip = IMAGE_STRIPPERS[format as keyof typeof IMAGE_STRIPPERS];
    const before = await readFile(path);
    const bytes = strip(before);
    return bytes.equals(before) ? { kind: 'as-is' } : { kind: 'whole', bytes };
  }
  const patches = await findPatches(path, format);
  return patches.length > 0 ? { kind: 'patched', patches } : { kind: 'as-is' };
}

function stripTiff(original: Buffer): Buffer {
  const bytes = Buffer.from(original);
  cleanExif(bytes, true);
  return bytes;
}

async function findPatches(path: string, format: MediaFormat): Promise<Patch[]> {
  if (!['mp4', 'm4a', 'mp3', 'wav'].includes(format)) return [];
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (format === 'mp3') return await findMp3Patches(file);
    return await (format === 'wav' ? findWavePatches(file, size) : findMp4Patches(file, size));
  } finally {
    await file.close();
  }
}
