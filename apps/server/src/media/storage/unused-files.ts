/**
 * Files of the media folder that no content names any more. They stay for a day after an import last wanted them, because an
 * import brings its files first and names them in the database last.
 */
import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media.store.ts';

export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

export interface PruneOptions {
  /** Digests of all files that the content is made of; asked for after the folder was read. */
  readonly findNamed: () => Promise<readonly string[]>;
  /** Only tells what would be removed. */
  readonly isDryRun?: boolean;
}

const GRACE_PERIOD_MS = 24 * 60 * 60 * 1000;
const DIGEST = /^[0-9a-f]{64}$/;
const DIGEST_LENGTH = 64;

/** Digests of the store's files that the content does not name. */
export async function listUnused(
  store: MediaStore,
  findNamed: () => Promise<readonly string[]>,
): Promise<string[]> {
  const digests = (await namesBelow(store.folder)).filter((name) => DIGEST.test(name));
  const named = new Set(await findNamed());
  return digests.filter((digest) => !named.has(digest));
}

/** Removes unused originals and what was derived from them. */
export async function pruneFiles(
  store: MediaStore,
  { findNamed, isDryRun = false }: PruneOptions,
): Promise<Amount> {
  const before = Date.now() - GRACE_PERIOD_MS;
  const removed: number[] = [];
  for (const digest of await listUnused(store, findNamed)) {
    const path = store.pathOf(digest);
    const bytes = isDryRun
      ? await bytesIfOld(path, before)
      : await removeOld(store, digest, before);
    if (bytes !== undefined) removed.push(bytes);
  }
  if (!isDryRun) await removeDerived(store);
  return { files: removed.length, bytes: removed.reduce((sum, bytes) => sum + bytes, 0) };
}

async function bytesIfOld(path: string, before: number): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && found.mtimeMs < before ? found.size : undefined;
}

/**
 * Bytes that were removed. An import may want the file between the look at its time and its removal, so it is put aside first
 * and looked at once more: what an import touched before is put back, what it misses afterwards it brings anew.
 */
async function removeOld(
  store: MediaStore,
  digest: string,
  before: number,
): Promise<number | undefined> {
  const path = store.pathOf(digest);
  if ((await bytesIfOld(path, before)) === undefined) return undefined;
  const aside = join(store.folder, 'incoming', randomUUID());
  await rename(path, aside);
  const bytes = await bytesIfOld(aside, before);
  if (bytes === undefined) await rename(aside, path);
  else await rm(aside);
  return bytes;
}

/** Pictures of an original that is gone. */
async function removeDerived(store: MediaStore): Promise<void> {
  for (const name of await namesBelow(store.derivedFolder)) {
    if (await store.has(name.slice(0, DIGEST_LENGTH))) continue;
    await rm(join(store.derivedFolder, name.slice(0, 2), name), { force: true });
  }
}

/** Paths of all files in a folder and the folders in it; none where it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

async function namesBelow(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const part of await readdir(folder).catch(() => [])) {
    names.push(...(await readdir(join(folder, part)).catch(() => [])));
  }
  return names;
}
