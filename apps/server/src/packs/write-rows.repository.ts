/** Writes rows with a digest, a JSON parameter per batch: faster than one per value, no limit. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type Writer = Transaction<Tables>;

/** Tables whose rows have a digest, with their keys. */
const KEYS = {
  media: ['id'],
  document: ['id'],
  theme: ['slug'],
  code: ['code'],
  archive_record: ['kind', 'id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;
type KeyedTable = keyof typeof KEYS;

/** Documents are some kilobytes each, so a statement has a megabyte or two. */
const BATCH_SIZE = 200;

type WithDigest = { readonly digest: string };

/** `all`: other rows are removed; `part`: rows are added to the stored ones. */
export type Extent = 'all' | 'part';

export async function writeTable(
  writer: Writer,
  table: KeyedTable,
  rows: readonly WithDigest[],
  extent: Extent = 'all',
): Promise<void> {
  const diff = await removeOthers(writer, table, rows, (row) => row, extent);
  await upsert(writer, table, KEYS[table], [...diff.added, ...diff.changed]);
}

/** Compares by digest, removes stored rows that are not in `rows`; a part is only added. */
export async function removeOthers<T>(
  writer: Writer,
  table: KeyedTable,
  rows: readonly T[],
  rowOf: (row: T) => object & WithDigest,
  extent: Extent = 'all',
): Promise<RowDiff<T>> {
  if (extent === 'part') return { added: rows, changed: [], removed: [] };
  const key = sql`json_build_array(${sql.join(KEYS[table].map((column) => sql.ref(column)))})::text`;
  const stored = await sql<{ key: string; digest: string }>`
    select ${key} as key, digest from ${sql.table(table)}`.execute(writer);
  const keyOf = (row: T): string => keyText(KEYS[table], rowOf(row));
  const digests = new Map(stored.rows.map((row) => [row.key, row.digest]));
  const diff = diffRows(rows, digests, keyOf, (row) => rowOf(row).digest);
  if (diff.removed.length > 0) {
    await sql`delete from ${sql.table(table)} where ${key} = any(${diff.removed}::text[])`.execute(
      writer,
    );
  }
  return diff;
}

/** Same text as PostgreSQL's `json_build_array(…)`. */
function keyText(columns: readonly string[], row: object): string {
  const values = new Map(Object.entries(row));
  return `[${columns.map((column) => JSON.stringify(values.get(column))).join(', ')}]`;
}

async function upsert(
  writer: Writer,
  table: keyof Tables,
  keys: readonly string[],
  rows: readonly object[],
): Promise<void> {
  for (const batch of batches(rows)) {
    const columns = Object.keys(batch[0] ?? {});
    await sql`
      insert into ${sql.table(table)} (${refs(columns)})
      select ${refs(columns)} from json_populate_recordset(null::${sql.table(table)}, ${json(batch)}::json)
      on conflict (${refs(keys)}) do update set ${excluded(columns)}`.execute(writer);
  }
}

export async function insert(
  writer: Writer,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  for (const batch of batches(rows)) {
    const columns = refs(Object.keys(batch[0] ?? {}));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json(batch)}::json)`.execute(
      writer,
    );
  }
}

export const refs = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(column)));
export const excluded = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
export const json = (value: unknown): string => JSON.stringify(value);

export function* batches<T>(rows: readonly T[], size = BATCH_SIZE): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

export interface RowDiff<T> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  /** Keys of stored rows that are no longer among the rows. */
  readonly removed: readonly string[];
}

/** Compares rows with the stored digests, by key. */
export function diffRows<T>(
  rows: readonly T[],
  stored: ReadonlyMap<string, string>,
  keyOf: (row: T) => string,
  digestOf: (row: T) => string,
): RowDiff<T> {
  const keys = new Set(rows.map(keyOf));
  return {
    added: rows.filter((row) => !stored.has(keyOf(row))),
    changed: rows.filter((row) => {
      const digest = stored.get(keyOf(row));
      return digest !== undefined && digest !== digestOf(row);
    }),
    removed: [...stored.keys()].filter((key) => !keys.has(key)),
  };
}
