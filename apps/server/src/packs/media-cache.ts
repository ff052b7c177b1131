/**
 * What earlier imports have found in media files, kept in the data folder: an import reads only the
 * files that have changed, so that publishing a text of a guide with 10,000 pictures takes seconds.
 * Whoever deletes the file has everything read again.
 */
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckOptions } from '@varde/content-pack/check-pack';
import { isRecord } from '@varde/domain/is-record';
import sharp from 'sharp';
import { PROJECT_ROOT } from '#config/config.ts';
import { writeAtomically } from '#media/storage/write-atomically.ts';

export type Unchanged = NonNullable<CheckOptions['unchanged']>;

export interface MediaCache {
  /** The result for a file that is as it was, else that of `find`. */
  readonly unchanged: Unchanged;
  /** Stores what was asked for since the cache was opened, and nothing else. */
  save(): Promise<void>;
}

interface Entry {
  readonly stamp: string;
  readonly found: unknown;
}

/** Clocks of file systems may be so coarse; a file may be changed twice in the meantime. */
const SETTLED_AFTER_MS = 2_000;

/** @param dataFolder holds `imported-media.json` */
export async function openMediaCache(dataFolder: string): Promise<MediaCache> {
  const path = join(dataFolder, 'imported-media.json');
  const version = readersVersion();
  const known = await readEntries(path, version);
  const used = new Map<string, Entry>();
  return {
    unchanged: async <T>(file: string, what: string, find: () => Promise<T>): Promise<T> => {
      // Texts are quickly read.
      if (what === 'text') return find();
      const key = `${what} ${file}`;
      const { stamp, isSettled } = await stampOf(file);
      const entry = known.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `what` names the type
      const found = entry?.stamp === stamp ? (entry.found as T) : await find();
      // What takes too long to draw may be quick on an idle machine.
      const isValid = !isRecord(found) || found['status'] !== 'invalid';
      if (isSettled && isValid) used.set(key, { stamp, found });
      return found;
    },
    save: () =>
      writeAtomically(path, (temporary) =>
        writeFile(temporary, JSON.stringify({ version, entries: [...used] })),
      ),
  };
}

async function readEntries(path: string, version: string): Promise<ReadonlyMap<string, Entry>> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isRecord(stored) && stored['version'] === version && Array.isArray(stored['entries']))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, of this version
      return new Map(stored['entries'] as [string, Entry][]);
  } catch {
    // Missing or damaged: everything is read.
  }
  return new Map();
}

/** The time of the change of the file's status cannot be set, not even by a copy that keeps times. */
async function stampOf(file: string) {
  const { size, mtimeNs, ctimeNs, ctimeMs, ino } = await stat(file, { bigint: true });
  return {
    stamp: [size, mtimeNs, ctimeNs, ino].join(' '),
    isSettled: Date.now() - Number(ctimeMs) > SETTLED_AFTER_MS,
  };
}

/** What reads media: another version of it may find something else. */
const READERS = [
  'packages/content-pack/src/**/*.ts',
  'apps/server/src/media/**/*.ts',
  'apps/server/src/packs/store-media.ts',
];

function readersVersion(): string {
  const files = globSync(READERS, { cwd: PROJECT_ROOT }).toSorted();
  const texts = files.map((file) => `${file}\n${readFileSync(join(PROJECT_ROOT, file), 'utf8')}`);
  return hash('sha256', `${JSON.stringify(sharp.versions)}\n${texts.join('\n')}`);
}
