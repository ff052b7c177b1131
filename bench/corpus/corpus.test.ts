import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { Database } from '../../apps/server/src/db/database.ts';
import { describeWithDatabase } from '../../apps/server/test/database.ts';
import { fillDatabase } from './fill-database.ts';
import { makeRows, type CorpusOptions } from './make-rows.ts';

const SMALL: CorpusOptions = { documents: 200, owners: 10, seed: 1 };
/** Of articles only, and quickly made. */
const TINY: CorpusOptions = { ...SMALL, documents: 50 };

const rowsOf = (options: CorpusOptions) =>
  [...makeRows(options)].flatMap(({ documents }) => documents);
const digestsOf = (options: CorpusOptions) => rowsOf(options).map(({ row }) => row.digest);

describe('the synthetic corpus', () => {
  const rows = rowsOf(SMALL);
  const digests = rows.map(({ row }) => row.digest);

  it('is deterministic for its options, and has no document in common with another seed', () => {
    expect(digestsOf(SMALL)).toEqual(digests);
    const other = new Set(digestsOf({ ...SMALL, seed: 2 }));
    expect(digests.filter((digest) => other.has(digest))).toEqual([]);
  });

  it('starts with the documents of a smaller corpus', () => {
    expect(digestsOf({ ...SMALL, documents: 250 }).slice(0, rows.length)).toEqual(digests);
  });

  it.each([
    ['article', 0.9],
    ['group', 0.05],
    ['post', 0.035],
    ['rebus', 0.005],
  ] as const)('has the documented share of documents of kind %s', (kind, part) => {
    const found = rows.filter(({ row }) => row.schema_id === SCHEMA_IDS[kind]);
    expect(found).toHaveLength(Math.round(SMALL.documents * part));
  });

  it.each<[string, (row: (typeof rows)[number]) => boolean, number, number]>([
    ['Norwegian', ({ row }) => 'no' in row.title, 0.5, 0.9],
    ['Swedish', ({ row }) => 'sv' in row.title, 0.3, 0.8],
    ['English', ({ row }) => 'en' in row.title, 0.4, 0.7],
    ['no location', ({ row }) => row.lat === null, 0.005, 0.06],
    ['a draft', ({ row }) => row.status === 'draft', 0.002, 0.05],
    ['a lock', ({ row }) => row.lock !== null, 0.001, 0.04],
    ['themes', ({ themes }) => themes.length > 0, 0.5, 1],
    ['references', ({ references }) => references.length > 0, 0.2, 0.6],
  ])('has a realistic share of documents with %s', (_name, holds, least, most) => {
    const share = rows.filter(holds).length / rows.length;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('has articles of 150 to 600 words without unfilled slots', () => {
    for (const { row } of rows.filter(({ row: { schema_id } }) => schema_id === SCHEMA_IDS.article))
      for (const text of 'text' in row.source ? Object.values(row.source.text) : []) {
        expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(150);
        expect(text.split(/\s+/).length).toBeLessThan(750);
        expect(text).not.toMatch(/(?<!\p{L})[ACDFNOPTUVWY](?!\p{L})/u);
      }
  });
});

describeWithDatabase('a database filled with the corpus', (open) => {
  const indexesOf = async ({ kysely }: Database) =>
    (await sql`select indexdef from pg_indexes order by indexname`.execute(kysely)).rows;
  const count = async ({ kysely }: Database, table: 'document' | 'search_word') =>
    (await kysely.selectFrom(table).select(sql.lit(1).as('one')).execute()).length;

  it('is complete, filled once, indexed again, and replaced by no more than another corpus', async () => {
    const database = await open();
    const before = await indexesOf(database);
    await fillDatabase(database, SMALL);
    expect(await count(database, 'document')).toBe(SMALL.documents + SMALL.owners);
    await database.kysely.deleteFrom('search_word').execute();
    await fillDatabase(database, SMALL);
    expect(await count(database, 'search_word')).toBe(0);
    await fillDatabase(database, TINY);
    expect(await count(database, 'document')).toBe(TINY.documents + TINY.owners);
    expect(await indexesOf(database)).toEqual(before);
    // A content pack is not replaced.
    await database.kysely.updateTable('pack').set({ name: 'museum' }).execute();
    await expect(fillDatabase(database, TINY)).rejects.toThrow('holds a content pack');
    expect(await count(database, 'document')).toBe(TINY.documents + TINY.owners);
  });
});
