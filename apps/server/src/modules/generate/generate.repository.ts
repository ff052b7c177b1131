import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { writeContent, writePack } from '#modules/packs/packs.repository.ts';
import type { ContentRows, PackRow } from '#modules/packs/pack-rows.ts';
import { Vocabulary } from '#modules/packs/search-word-rows.ts';
import type { Writer } from '#modules/packs/write-rows.repository.ts';
import { writeVocabulary } from '#modules/packs/write-search.repository.ts';

/** `refused`: the database holds a pack that somebody wrote. */
export type FillResult = 'filled' | 'unchanged' | 'refused';

/** One transaction in which only a batch is in memory at a time. `written` is told how many documents are. */
export async function fillDatabase(
  { kysely }: Database,
  pack: PackRow,
  batches: AsyncIterable<ContentRows>,
  written: (documents: number) => void,
): Promise<FillResult> {
  const result = await kysely.transaction().execute(async (writer): Promise<FillResult> => {
    const before = await writer.selectFrom('pack').select(['name', 'digest']).executeTakeFirst();
    if (before && before.name !== pack.name) return 'refused';
    if (before?.digest === pack.digest) return 'unchanged';
    await clear(writer);
    // Checked with each statement: what a commit has to check waits in memory.
    await sql`set constraints all immediate`.execute(writer);
    const indexes = await dropIndexes(writer);
    await writeBatches(writer, batches, written);
    for (const definition of indexes) await sql.raw(definition).execute(writer);
    await writePack(writer, pack);
    return 'filled';
  });
  // The embedded engine never does it by itself, and plans and index-only scans rest on it.
  if (result === 'filled') await sql`vacuum analyze`.execute(kysely);
  return result;
}

async function clear(writer: Writer): Promise<void> {
  await sql`truncate pack, media, document, owner, theme, code, archive_record, search_word cascade`.execute(
    writer,
  );
}

/** Made at once after the rows are there, an index takes a fraction of the time; answers how to make them again. */
async function dropIndexes(writer: Writer): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisunique
    order by c.relname`.execute(writer);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(writer);
  return rows.map(({ definition }) => definition);
}

/** The next batch is waited for while the database writes the one before. */
async function writeBatches(
  writer: Writer,
  batches: AsyncIterable<ContentRows>,
  written: (documents: number) => void,
): Promise<void> {
  const vocabulary = new Vocabulary();
  let documents = 0;
  let writing: Promise<unknown> = Promise.resolve();
  for await (const batch of batches) {
    await writing;
    written(documents);
    writing = writeContent(writer, batch, 'part');
    // A failure is heard at the `await` above or below.
    writing.catch(() => {});
    vocabulary.add(batch);
    documents += batch.documents.length;
  }
  await writing;
  await writeVocabulary(writer, vocabulary.rows());
  written(documents);
}
