/** Which entries a search may find: of which kinds, for whom, within which filter; and whether they hold its words. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchPlan } from '@varde/domain/search-plan';
import { atLeast } from '@varde/domain/search-query';
import type { Audience } from '#audience.ts';
import { isVisible } from '#modules/documents/document-head.repository.ts';
import { conditions, type DocumentFilter } from '#modules/documents/documents.repository.ts';
import { asQuery, wordQueries } from './search-score.repository.ts';

/** Tabs that are no list of documents; each has a list of its own. */
const OTHER_KINDS = ['owner', 'theme', 'selection'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** Written out, as the condition of the index `search_entry_others` is. */
const OTHERS = sql.join(OTHER_KINDS.map((kind) => sql.lit(kind)));

/** Filters that an entry's own columns answer. */
const OWN_FILTERS: readonly string[] = [
  'audience',
  'schemaIds',
  'ownerId',
  'hasLocation',
  'search',
];

/**
 * `search_entry e where …`; with `document_listing d` when the filter asks for more than entries tell, or the caller does.
 */
export function documentEntries(filter: DocumentFilter, listing?: 'joined'): RawBuilder<unknown> {
  const isOwn = Object.entries(filter).every(
    ([key, value]) => value === undefined || OWN_FILTERS.includes(key),
  );
  if (isOwn && listing === undefined) return sql`search_entry e where ${ownConditions(filter)}`;
  return sql`search_entry e join document_listing d on d.id = e.document_id and d.schema_id = e.schema_id
    where ${conditions(filter)}`;
}

function ownConditions(filter: DocumentFilter): RawBuilder<SqlBool> {
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

/** Whether so many of the words are in this vector of an entry; answered by its index. */
export function holds(
  vector: 'title' | 'head' | 'everything',
  plan: SearchPlan,
  needed: number,
): RawBuilder<SqlBool> {
  const query = atLeast(wordQueries(plan), needed);
  if (query === undefined) return sql`false`;
  return sql`only_by_index(e.${sql.ref(vector)}) @@ ${asQuery(query)}`;
}
