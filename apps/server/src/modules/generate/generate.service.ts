/** Fills a database with a made-up set of any size, for measurements and for trying things out. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Context } from '#context.ts';
import {
  DERIVED_VERSION,
  digestOf,
  type ContentRows,
  type PackRow,
} from '#modules/packs/pack-rows.ts';
import { fillDatabase, type FillResult } from './generate.repository.ts';
import type { SetOptions } from './make-documents.ts';
import { makeRows, META } from './make-rows.ts';

/** So many batches are made ahead of the one that is written. */
const AHEAD = 3;

/**
 * One transaction: the whole set or nothing. Refuses a database that holds a real pack; a generated one is replaced, and
 * kept when it is the same.
 */
export async function generateSet(
  database: Context['database'],
  options: SetOptions,
  onProgress: (done: number, total: number, label: string) => void = () => {},
): Promise<FillResult> {
  const report = (done: number): void => onProgress(done, options.documents, 'Writing documents');
  return fillDatabase(database, packRow(options), makeInThread(options), report);
}

/** Making rows takes as long as writing them: each has a thread. */
async function* makeInThread(options: SetOptions): AsyncGenerator<ContentRows> {
  const worker = new Worker(new URL('make-rows-worker.ts', import.meta.url), {
    workerData: options,
  });
  try {
    for (let nr = 0; nr < AHEAD; nr++) worker.postMessage('next', []);
    for await (const [batch] of on(worker, 'message') as AsyncIterable<[ContentRows?]>) {
      if (!batch) return;
      worker.postMessage('next', []);
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}

/** Its digest tells one set from another: by the options, and by the first rows, which a newer program makes otherwise. */
function packRow(options: SetOptions): PackRow {
  const [owners, block] = makeRows(options).take(2);
  const first = [owners, block].flatMap((batch) => batch?.documents.map(({ row }) => row.digest));
  return {
    name: META.name,
    default_language: META.default_language,
    source: META,
    derived_version: DERIVED_VERSION,
    digest: digestOf([META, options, first]),
  };
}
