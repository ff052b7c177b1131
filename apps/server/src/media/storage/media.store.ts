/**
 * Originals on disk, named by their content: `<dataFolder>/media/<aa>/<sha256>`. Files are written
 * under a temporary name, flushed, renamed: complete or absent. Equal content is stored once, never
 * modified. The modification time is that of the last import that used it (`unused-files.ts`).
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface RemoteFiles {
  has(key: string): Promise<boolean>;
  upload(key: string, path: string): Promise<void>;
  /** Writes the complete file to the path, or nothing. False when the key does not exist. */
  download(key: string, path: string): Promise<boolean>;
}

export interface StoredFile {
  readonly sha256: string;
  readonly bytes: number;
}

export interface MediaStore {
  /** Path of the file with this digest, if present. */
  pathOf(sha256: string): string;
  has(sha256: string): Promise<boolean>;
  /** Ensures that the file exists at `pathOf`. False when it is nowhere. */
  ensureLocal(sha256: string): Promise<boolean>;
  /** Storage shared between servers; absent when all share one folder. */
  readonly remote?: RemoteFiles;
  /** Copies a file into the store with patches applied, unless it exists already. */
  put(path: string, patches?: readonly Patch[]): Promise<StoredFile>;
  putBytes(bytes: Uint8Array): Promise<StoredFile>;
  /** Stores a file of unknown content; replaces one with its name, which may be damaged. */
  putStream(chunks: AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Marks the file as used by an import. False when it does not exist. */
  touch(sha256: string): Promise<boolean>;
  /** The same without downloading it. False, too, when its size is another: it is damaged then. */
  touchStored(file: StoredFile): Promise<boolean>;
  /** Evicts local copies of remote files above the limit; absent where the folder is the store. */
  sweep?(): Promise<void>;
  readonly folder: string;
  /** Folder of images derived from the originals; may be emptied at any time. */
  readonly derivedFolder: string;
}

/** Age at which partial files of a process that ended are removed. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000;

export async function openMediaStore(dataFolder: string): Promise<MediaStore> {
  const folder = join(dataFolder, 'media');
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);
  const pathOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256);
  const storeFile = async (
    write: (target: FileHandle) => Promise<StoredFile>,
    place = moveIntoPlace,
  ) => {
    const temporary = join(incoming, randomUUID());
    try {
      const stored = await writeFlushed(temporary, write);
      await place(temporary, pathOf(stored.sha256), stored.bytes);
      return stored;
    } finally {
      await rm(temporary, { force: true });
    }
  };
  return {
    pathOf,
    has: async (sha256) => (await sizeOf(pathOf(sha256))) !== undefined,
    ensureLocal: async (sha256) => (await sizeOf(pathOf(sha256))) !== undefined,
    put: async (path, patches = []) => {
      const known = await hashFile(path, patches);
      if (await touchIfPresent(pathOf(known.sha256), known.bytes)) return known;
      return storeFile((target) => copyHashed(path, patches, target));
    },
    putBytes: async (bytes) => {
      const known = hashBytes(bytes);
      if (await touchIfPresent(pathOf(known.sha256), known.bytes)) return known;
      return storeFile(async (target) => {
        await target.writeFile(bytes);
        return known;
      });
    },
    putStream: async (chunks) =>
      storeFile((target) => forEachHashed(chunks, (chunk) => target.writeFile(chunk)), replaceFile),
    touch: (sha256) => touch(pathOf(sha256)),
    touchStored: ({ sha256, bytes }) => touchIfPresent(pathOf(sha256), bytes),
    folder,
    derivedFolder: join(dataFolder, 'derived'),
  };
}

async function writeFlushed(
  path: string,
  write: (target: FileHandle) => Promise<StoredFile>,
): Promise<StoredFile> {
  const target = await open(path, 'wx');
  try {
    const stored = await write(target);
    await target.sync();
    return stored;
  } finally {
    await target.close();
  }
}

/** Stores nothing; tells what would be stored. */
export const hashOnly: Pick<MediaStore, 'put' | 'putBytes'> = {
  put: (path, patches = []) => hashFile(path, patches),
  putBytes: async (bytes) => hashBytes(bytes),
};

async function hashFile(path: string, patches: readonly Patch[]): Promise<StoredFile> {
  return readHashed(path, patches, async () => {});
}

async function copyHashed(
  path: string,
  patches: readonly Patch[],
  target: FileHandle,
): Promise<StoredFile> {
  return readHashed(path, patches, (chunk) => target.writeFile(chunk));
}

async function readHashed(
  path: string,
  patches: readonly Patch[],
  onChunk: (chunk: Buffer) => Promise<void>,
): Promise<StoredFile> {
  const source = await open(path);
  try {
    const stream: AsyncIterable<Buffer> = source.createReadStream({ autoClose: false });
    return await forEachHashed(patchedChunks(stream, patches), onChunk);
  } finally {
    await source.close();
  }
}

async function* patchedChunks(
  chunks: AsyncIterable<Buffer>,
  patches: readonly Patch[],
): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const chunk of chunks) {
    yield applyPatches(chunk, position, patches);
    position += chunk.length;
  }
}

async function forEachHashed(
  chunks: AsyncIterable<Buffer>,
  onChunk: (chunk: Buffer) => Promise<void>,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    await onChunk(chunk);
  }
  return { sha256: hash.digest('hex'), bytes };
}

const hashBytes = (bytes: Uint8Array): StoredFile => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
});

/** Leaves a file of the right size untouched; replaces one of another size, which is damaged. */
async function moveIntoPlace(temporary: string, path: string, bytes: number): Promise<void> {
  if (!(await touchIfPresent(path, bytes))) await replaceFile(temporary, path);
}

async function replaceFile(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(temporary, path);
}

/** Whether the file exists with that size; if so, marks it as used. */
async function touchIfPresent(path: string, bytes: number): Promise<boolean> {
  return (await sizeOf(path)) === bytes && touch(path);
}

async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

async function removeLeftovers(incoming: string): Promise<void> {
  const before = Date.now() - LEFTOVER_MS;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: before }));
    // Folders, too: those in which videos were encoded.
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Bytes that replace those at an offset of a file. */
export interface Patch {
  readonly at: number;
  readonly bytes: Buffer;
}

/** Applies patches to a chunk of a file. @param position offset of the chunk in the file */
function applyPatches(part: Buffer, position: number, patches: readonly Patch[]): Buffer {
  const touching = patches.filter(
    ({ at, bytes }) => at < position + part.length && at + bytes.length > position,
  );
  if (touching.length === 0) return part;
  const changed = Buffer.from(part);
  for (const { at, bytes } of touching) {
    const skip = Math.max(0, position - at);
    bytes.copy(changed, Math.max(0, at - position), skip);
  }
  return changed;
}
