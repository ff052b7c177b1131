/** Fills an empty database with a synthetic corpus. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/db/database.ts';
import { digestOf, DERIVED_VERSION } from '../../apps/server/src/packs/pack-rows.ts';
import type { ContentRows, PackRow } from '../../apps/server/src/packs/pack-rows.ts';
import { writeContent, writePack } from '../../apps/server/src/packs/packs.repository.ts';
import {
  Vocabulary,
  writeVocabulary,
} from '../../apps/server/src/packs/write-search.repository.ts';
import type { Writer } from '../../apps/server/src/packs/write-rows.repository.ts';
import { makeRows, META, type CorpusOptions } from './make-rows.ts';

/** Number of batches generated ahead of the one being written. */
const AHEAD = 3;

/**
 * Uses one transaction with one batch in memory at a time. Does nothing when the database has this
 * corpus already; replaces another corpus.
 * @throws when the database holds a content pack
 */
export async function fillDatabase({ kysely }: Database, options: CorpusOptions): Promise<void> {
  const pack = packRow(options);
  await kysely.transaction().execute(async (writer) => {
    const before = await writer.selectFrom('pack').select(['name', 'digest']).executeTakeFirst();
    if (before && before.name !== pack.name) throw new Error('The database holds a content pack.');
    if (before?.digest === pack.digest) return;
    await sql`truncate pack, media, document, owner, theme, code, archive_record, search_word cascade`.execute(
      writer,
    );
    // Deferred checks would fill the memory until the commit.
    await sql`set constraints all immediate`.execute(writer);
    const indexes = await dropIndexes(writer);
    await writeBatches(writer, makeInThread(options));
    for (const definition of indexes) await sql.raw(definition).execute(writer);
    await writePack(writer, pack);
  });
  // Query plans and index-only scans depend on it, and autovacuum may not have run before the
  // measurement.
  await sql`vacuum analyze`.execute(kysely);
}

/**
 * The digest identifies a corpus by its options and its first rows, which depend on the program.
 */
function packRow(options: CorpusOptions): PackRow {
  const first = [...makeRows(options).take(2)].flatMap(({ documents }) =>
    documents.map(({ row }) => row.digest),
  );
  return {
    name: META.name,
    default_language: META.default_language,
    source: META,
    site: { profile: {}, texts: {} },
    derived_version: DERIVED_VERSION,
    digest: digestOf([META, options, first]),
  };
}

/** Generating rows takes as long as writing them: each has its own thread. */
async function* makeInThread(options: CorpusOptions): AsyncGenerator<ContentRows> {
  const file = new URL('make-rows-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: options });
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

/** Creating an index after the rows takes a fraction of the time. Returns the definitions. */
async function dropIndexes(writer: Writer): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisunique
    order by c.relname`.execute(writer);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(writer);
  return rows.map(({ definition }) => definition);
}

/** Receives the next batch while the database writes the current one. */
async function writeBatches(writer: Writer, batches: AsyncIterable<ContentRows>): Promise<void> {
  const vocabulary = new Vocabulary();
  let writing: Promise<unknown> = Promise.resolve();
  for await (const batch of batches) {
    await writing;
    writing = writeContent(writer, batch, 'part');
    // A rejection surfaces at the `await` above or below.
    writing.catch(() => {});
    vocabulary.add(batch);
  }
  await writing;
  await writeVocabulary(writer, vocabulary.rows());
}
