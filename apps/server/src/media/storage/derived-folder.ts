/**
 * The folder of derived images, with a size limit: the least recently used are evicted first. Open
 * handles keep an evicted image readable until it is sent. Several servers may share the folder.
 */
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createSweeper, type CachedFile } from './oldest-files.ts';
import { writeAtomically } from './write-atomically.ts';

export interface Bytes {
  readonly body: Buffer | Readable;
  readonly length: number;
}

export interface DerivedFolder {
  /** `undefined` when it is not cached (any more). */
  open(name: string): Promise<Bytes | undefined>;
  store(name: string, bytes: Buffer): Promise<void>;
  /** Evicts the least recently used files above the limit. Also runs in the background. */
  sweep(): Promise<void>;
}

/** Larger images are streamed, so that slow callers do not hold them in memory. */
const BUFFERED_BYTES = 128 * 1024;
/** Granularity of access times: a frequently used image costs no write. */
const USED_MARK_MS = 60 * 60 * 1000;
/** Age of partial files of a process that ended. */
const LEFTOVER_MS = 60 * 60 * 1000;
const LEFTOVER = /\.part$/;

export function openDerivedFolder(folder: string, maxBytes: number): DerivedFolder {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
  const { added, sweep } = createSweeper(folder, maxBytes, { isLeftover });
  return {
    open: (name) => openBytes(pathOf(name)),
    async store(name, bytes) {
      await writeAtomically(pathOf(name), (path) => writeFile(path, bytes));
      added(bytes.length);
    },
    sweep,
  };
}

async function openBytes(path: string): Promise<Bytes | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { size, atimeMs, mtime } = await file.stat();
    if (Date.now() - atimeMs > USED_MARK_MS) await file.utimes(new Date(), mtime).catch(() => {});
    return size > BUFFERED_BYTES ? streamOf(file, size) : await bufferOf(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

function streamOf(file: FileHandle, length: number): Bytes {
  // The stream closes the file, also when it is destroyed early.
  return { body: file.createReadStream(), length };
}

async function bufferOf(file: FileHandle): Promise<Bytes> {
  const body = await file.readFile();
  await file.close();
  return { body, length: body.length };
}

const isLeftover = ({ name, usedAt }: CachedFile): boolean =>
  LEFTOVER.test(name) && Date.now() - usedAt > LEFTOVER_MS;
