/** Writes a pack as a folder that reads back the same; the same pack always gives the same bytes. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pack, PackMedia } from './pack.ts';
import { packTexts } from './parts/pack-texts.ts';

/** The folder to write to holds something already. */
export class FolderNotEmptyError extends Error {
  override readonly name = 'FolderNotEmptyError';
}

/** Puts a medium's bytes at the target path. */
export type CopyMedia = (media: PackMedia, targetPath: string) => Promise<void>;

/**
 * The folder must not exist, or be empty: throws `FolderNotEmptyError` otherwise, before anything is written.
 * Also throws when the pack names a file that would lie outside its folders.
 */
export async function writePack(pack: Pack, folder: string, copyMedia: CopyMedia): Promise<void> {
  const texts = writtenTexts(pack);
  await refuseFull(folder);
  for (const [file, text] of texts) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  if (pack.media.length > 0) await mkdir(join(folder, 'media'), { recursive: true });
  for (const media of pack.media) await copyMedia(media, join(folder, 'media', media.name));
}

/** The text files of a pack by path, sidecars included. Throws when the pack names a file that would lie outside its folders. */
export function writtenTexts(pack: Pack): Map<string, string> {
  const texts = packTexts(pack);
  const names = [...texts.keys(), ...pack.media.map(({ name }) => `media/${name}`)];
  const stray = names.find((name) => !isInside(name));
  if (stray !== undefined) throw new Error(`A pack cannot hold a file named ${stray}`);
  return texts;
}

/** At most one folder deep, and nothing that a system could take for a way out. */
function isInside(file: string): boolean {
  return /^(?:[a-z]+\/)?[^/\\\0.][^/\\\0]*$/.test(file);
}

async function refuseFull(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  throw new FolderNotEmptyError(`The folder ${folder} is not empty. Name a new one.`);
}
