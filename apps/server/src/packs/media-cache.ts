/**
 * What earlier imports have found in media files, stored in the data folder: an import reads only the
 * files that have changed, so that publishing a text of a guide with 10,000 images takes seconds.
 * Without the stored file everything is read.
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
  /** Stores what is known of the files that were requested since the cache was opened. */
  save(): Promise<void>;
}

interface KnownFile {
  readonly stamp: string;
  readonly results: Record<string, unknown>;
}

/** Clocks of file systems may be so coarse; a file may be changed twice in the meantime. */
const SETTLED_AFTER_MS = 2_000;

/** Since the first import: files that replace the readers do not change those that are loaded. */
let version: string | undefined;

/** @param dataFolder holds `imported-media.json` */
export async function openMediaCache(dataFolder: string): Promise<MediaCache> {
  const path = join(dataFolder, 'imported-media.json');
  version ??= readersVersion();
  const { unchanged, requested } = createFileCache(await readFiles(path, version));
  return {
    // Texts are quickly read.
    unchanged: (file, what, find) => (what === 'text' ? find() : unchanged(file, what, find)),
    save: () =>
      writeAtomically(path, (temporary) =>
        writeFile(
          temporary,
          JSON.stringify({ version, files: [...requested].map(withoutInvalid) }),
        ),
      ),
  };
}

/** What takes too long to draw may be quick on an idle machine. */
function withoutInvalid([file, { stamp, results }]: readonly [string, KnownFile]) {
  const valid = Object.entries(results).filter(
    ([, found]) => !isRecord(found) || found['status'] !== 'invalid',
  );
  return [file, { stamp, results: Object.fromEntries(valid) }];
}

/** In memory; @param known what was found before */
export function createFileCache(known: ReadonlyMap<string, KnownFile> = new Map()) {
  const requested = new Map<string, KnownFile>();
  const unchanged: Unchanged = async <T>(file: string, what: string, find: () => Promise<T>) => {
    const { stamp, isSettled } = await stampOf(file);
    const entry = [requested.get(file), known.get(file)].find((one) => one?.stamp === stamp) ?? {
      stamp,
      results: {},
    };
    if (isSettled) requested.set(file, entry);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `what` names the type
    if (Object.hasOwn(entry.results, what)) return entry.results[what] as T;
    return (entry.results[what] = await find()) as T;
  };
  return { unchanged, requested };
}

async function readFiles(path: string, version: string): Promise<ReadonlyMap<string, KnownFile>> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isRecord(stored) && stored['version'] === version && Array.isArray(stored['files']))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, of this version
      return new Map(stored['files'] as [string, KnownFile][]);
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
  'package-lock.json',
  'packages/*/src/**/*.ts',
  'apps/server/src/media/**/*.ts',
  'apps/server/src/packs/store-media.ts',
];

function readersVersion(): string {
  const files = globSync(READERS, { cwd: PROJECT_ROOT }).toSorted();
  const texts = files.map((file) => `${file}\n${readFileSync(join(PROJECT_ROOT, file), 'utf8')}`);
  return hash('sha256', `${JSON.stringify(sharp.versions)}\n${texts.join('\n')}`);
}
