/** The rows `e` that a search looks through, and which of their vectors matches. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchPlan } from '@varde/domain/search-plan';
import { anyOf, type Alternative, type VectorWeights, atLeast } from '@varde/domain/search-query';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';
import { conditions, type DocumentFilter } from '#content/documents/documents.repository.ts';

/** Tabs that do not list documents; each has a list of its own. */
const OTHER_KINDS = ['owner', 'theme', 'selection'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** Literals, as in the predicate of the partial index `search_entry_others`. */
const OTHERS = sql.join(OTHER_KINDS.map((kind) => sql.lit(kind)));

/** Filters that the columns of `search_entry` cover. */
const OWN_FILTERS: readonly string[] = [
  'audience',
  'schemaIds',
  'ownerId',
  'hasLocation',
  'search',
];

/** `search_entry e where …`; joins `document_listing d` when its columns are needed. */
export function documentEntries(filter: DocumentFilter, listing?: 'joined'): RawBuilder<unknown> {
  if (listing === undefined && isOwnFilter(filter))
    return sql`search_entry e where ${ownConditions(filter)}`;
  return sql`search_entry e join document_listing d on d.id = e.document_id and d.schema_id = e.schema_id
    where ${conditions(filter)}`;
}

/** Whether the columns of `search_entry` cover a filter. */
export function isOwnFilter(filter: DocumentFilter): boolean {
  return Object.entries(filter).every(
    ([key, value]) => value === undefined || OWN_FILTERS.includes(key),
  );
}

/** Of rows `e` with the columns of `search_entry`. */
export function ownConditions(filter: DocumentFilter): RawBuilder<SqlBool> {
  const all = [
    isVisible('e', filter.audience),
    sql<SqlBool>`e.schema_id = any(${filter.schemaIds}::int[])`,
  ];
  if (filter.ownerId !== undefined) all.push(sql`e.owner_id = ${filter.ownerId}`);
  if (filter.hasLocation) all.push(sql`e.position is not null`);
  return sql.join(all, sql` and `);
}

/** `search_entry e where …` of owners, themes and selections. */
export function otherEntries(audience: Audience): RawBuilder<unknown> {
  const isOpen = audience === 'editor' ? sql`true` : sql`e.is_open`;
  return sql`search_entry e where e.kind in (${OTHERS}) and ${isOpen} and ${isVisible('e', audience)}`;
}

/** Whether this vector of an entry contains at least `needed` words; uses the vector's index. */
export function matchesVector(
  vector: 'title' | 'head' | 'everything',
  plan: SearchPlan,
  needed: number,
): RawBuilder<SqlBool> {
  const query = atLeast(wordQueries(plan), needed);
  if (query === undefined) return sql`false`;
  return sql`only_by_index(e.${sql.ref(vector)}) @@ ${asQuery(query)}`;
}

export function asQuery(text: string): RawBuilder<string> {
  return sql`${text}::tsquery`;
}

/** One condition per word, matching anywhere in an entry. */
export function wordQueries({ words }: SearchPlan, weights: VectorWeights = ''): string[] {
  return words.flatMap(
    (word) => anyOf(Object.values(word).flat() satisfies Alternative[], weights) ?? [],
  );
}
