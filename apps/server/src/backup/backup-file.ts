/**
 * The file of a backup: a tar archive, whose last entry lists the SHA-256 of all others. A file
 * without that entry is incomplete. `restore-backup.ts` says which entries there are.
 */
import { type Message, MessageError, msg } from '@varde/domain/message';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';

/** A backup cannot be made or used; the message is for the operator. */
export class BackupProblem extends MessageError {
  override readonly name = 'BackupProblem';
}

/** In the format of `sha256sum`, which checks an unpacked backup. */
const SUMS = 'SHA256SUMS';
/** Accounts and visitors' data are for the operator's eyes only. */
const MODE = 0o600;

export interface BackupWriter {
  add(name: string, content: Buffer): Promise<void>;
  /** @returns its SHA-256 */
  addFile(name: string, path: string): Promise<string>;
}

/**
 * Writes under a temporary name (`….part`), flushes and renames: the file is complete or absent.
 * @param signal stops it, with an `AbortError` @returns its size in bytes
 */
export async function writeBackupFile(
  path: string,
  write: (writer: BackupWriter) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.part`;
  const removeTemporary = (): void => rmSync(temporary, { force: true });
  process.once('exit', removeTemporary);
  const archive = pack();
  const handle = await open(temporary, 'wx', MODE);
  const written = pipeline(archive, handle.createWriteStream({ flush: true }));
  try {
    await Promise.race([fill(archive, write, signal), written]);
    await written;
    const { size } = await stat(temporary);
    await rename(temporary, path);
    await flushFolder(dirname(path));
    return size;
  } finally {
    archive.destroy();
    await written.catch(() => {});
    process.off('exit', removeTemporary);
    removeTemporary();
  }
}

async function fill(
  archive: Pack,
  write: (writer: BackupWriter) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const sums: string[] = [];
  const add = async (name: string, size: number, content: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256');
    await pipeline(
      Readable.from(hashed(content, hash, signal), { objectMode: false }),
      archive.entry({ name, size, mode: MODE }),
    );
    const sum = hash.digest('hex');
    sums.push(`${sum}  ${name}\n`);
    return sum;
  };
  try {
    await write({
      add: async (name, content) => void (await add(name, content.length, oneChunk(content))),
      addFile: async (name, file) => {
        const { size } = await stat(file);
        return add(name, size, createReadStream(file));
      },
    });
    const list = Buffer.from(sums.join(''));
    await add(SUMS, list.length, oneChunk(list));
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function* oneChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    hash.update(chunk);
    yield chunk;
  }
}

/** Makes the new name survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

export interface BackupEntry {
  readonly name: string;
  /** Read before the next entry; what is not read is skipped. */
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Entries in their order. Ends only when all of them were complete and undamaged.
 * @param onRead receives how much of the file has been read, in whole megabytes
 * @throws BackupProblem
 */
export async function* readBackupFile(
  path: string,
  onRead: (megabytes: number, ofAll: number) => void = () => {},
): AsyncGenerator<BackupEntry> {
  const { size } = await stat(path);
  const archive = extract();
  // Errors of the file, too, are thrown by the iteration.
  pipeline(createReadStream(path), counting(size, onRead), archive).catch(() => {});
  const found: string[] = [];
  let listed: string | undefined;
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      const hash = createHash('sha256');
      const content = hashed(Readable.from(entry), hash);
      if (name === SUMS) listed = await text(content);
      else {
        yield { name, content };
        await Readable.from(content).forEach(() => {});
        found.push(`${hash.digest('hex')}  ${name}\n`);
      }
    }
  } catch (error) {
    throw isOfArchive(error) ? damaged(path, reasonOf(error)) : error;
  }
  if (listed === undefined) throw damaged(path, msg`it ends before its last part`);
  if (listed !== found.join('')) throw damaged(path, firstDifference(listed, found));
}

/** Of the library, in its words. */
function reasonOf({ message }: Error): Message {
  if (message.startsWith('Unexpected end of data')) return msg`Unexpected end of data`;
  return message.startsWith('Premature close') ? msg`Premature close` : msg`${message}`;
}

const MEGABYTE = 1_000_000;

function counting(size: number, onRead: (megabytes: number, ofAll: number) => void): PassThrough {
  let bytes = 0;
  return new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      const before = Math.floor(bytes / MEGABYTE);
      bytes += chunk.length;
      const now = Math.floor(bytes / MEGABYTE);
      if (now > before) onRead(now, Math.ceil(size / MEGABYTE));
      done(null, chunk);
    },
  });
}

const isOfArchive = (error: unknown): error is Error =>
  error instanceof Error && /tar|Unexpected end of data|Premature close/.test(error.message);

function firstDifference(listed: string, found: readonly string[]): Message {
  const lines = new Set(listed.split('\n').map((line) => `${line}\n`));
  const different = found.find((line) => !lines.has(line));
  return different === undefined
    ? msg`a part is missing`
    : msg`${different.trim().replace(/^\S+\s+/, '')} has another checksum than when it was written`;
}

const damaged = (path: string, reason: Message): BackupProblem =>
  new BackupProblem(
    msg`${path} is damaged or not a complete backup: ${reason}. Nothing was changed; use another backup.`,
  );
