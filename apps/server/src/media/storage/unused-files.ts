/**
 * Files of the media folder that no content references. They are retained for a day after the last
 * import that used them, because an import stores its files first and references them last.
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
  /** Digests of all referenced files; called after the folder was read. */
  readonly findReferenced: () => Promise<readonly string[]>;
  /** Only counts what would be removed. */
  readonly isDryRun?: boolean;
}

const GRACE_PERIOD_MS = 24 * 60 * 60 * 1000;
const DIGEST = /^[0-9a-f]{64}$/;
const DIGEST_LENGTH = 64;

/** Digests of the stored files that no content references. */
export async function listUnused(
  store: MediaStore,
  findReferenced: () => Promise<readonly string[]>,
): Promise<string[]> {
  const digests = (await namesBelow(store.folder)).filter((name) => DIGEST.test(name));
  const referenced = new Set(await findReferenced());
  return digests.filter((digest) => !referenced.has(digest));
}

/** Removes unused originals and their derived images. */
export async function pruneFiles(
  store: MediaStore,
  { findReferenced, isDryRun = false }: PruneOptions,
): Promise<Amount> {
  const before = Date.now() - GRACE_PERIOD_MS;
  const removed: number[] = [];
  for (const digest of await listUnused(store, findReferenced)) {
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
 * Returns the removed bytes. An import may touch the file between check and removal: it is moved
 * aside and checked again. Touched before: moved back; missed later: the import stores it again.
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

/** Removes derived images of missing originals. */
async function removeDerived(store: MediaStore): Promise<void> {
  for (const name of await namesBelow(store.derivedFolder)) {
    if (await store.has(name.slice(0, DIGEST_LENGTH))) continue;
    await rm(join(store.derivedFolder, name.slice(0, 2), name), { force: true });
  }
}

/** Paths of all files below a folder; empty when it does not exist. */
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
