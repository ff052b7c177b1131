/**
 * Finds matching documents and ranks one page of them: all words in the title, then in the head,
 * then anywhere. Each step uses one index and runs only while the page is not full, so that a
 * frequent word costs no more than its titles. Also counts matches and scores entries: the sum over
 * the words of where each one occurs and how closely it matches.
 */
import { sql, type RawBuilder } from 'kysely';
import type { SearchPlan } from '@varde/domain/search-plan';
import { atLeast } from '@varde/domain/search-query';
import type { Audience } from '#audience.ts';
import { pointOf } from '#content/documents/document-head.repository.ts';
import type {
  DocumentFilter,
  DocumentOrder,
  Slice,
} from '#content/documents/documents.repository.ts';
import type { Database } from '#db/database.ts';
import { directionOf, sortKey } from '#content/documents/document-order.repository.ts';
import {
  asQuery,
  documentEntries,
  isOwnFilter,
  matchesVector,
  otherEntries,
  type OtherKind,
  wordQueries,
} from './search-entries.repository.ts';
import { headScore, titleScore, titleStartsWith } from './search-score.repository.ts';

export interface DocumentSearch {
  readonly filter: DocumentFilter;
  readonly order: DocumentOrder;
  readonly slice: Slice;
}

/** Ids of one page. @param needed minimum number of matching words */
export async function findDocuments(
  database: Database,
  plan: SearchPlan,
  needed: number,
  search: DocumentSearch,
): Promise<number[]> {
  const rows = await readPage(database, plan, needed, search);
  return rows.map(({ id }) => id);
}

/** Ids of one page with all words, or `undefined` when they are in too many titles to rank all. */
export async function findUnlessFrequent(
  database: Database,
  plan: SearchPlan,
  search: DocumentSearch,
  mostTitles: number,
): Promise<number[] | undefined> {
  const rows = await readPage(database, plan, plan.words.length, search, mostTitles);
  const isFrequent = rows.some(({ titles }) => titles > mostTitles);
  return isFrequent ? undefined : rows.map(({ id }) => id);
}

interface PageRow {
  readonly id: number;
  /** How many titles were ranked. */
  readonly titles: number;
}

async function readPage(
  { kysely }: Database,
  plan: SearchPlan,
  needed: number,
  search: DocumentSearch,
  mostTitles?: number,
): Promise<readonly PageRow[]> {
  const page =
    search.order.by === 'relevance'
      ? bestFirst(plan, needed, search, mostTitles)
      : sorted(plan, needed, search);
  const { rows } = await sql<PageRow>`${page}`.execute(kysely);
  return rows;
}

/**
 * Ties are ordered by id, so that pages neither overlap nor leave gaps. The page is wrong when there
 * are more than `mostTitles`, its end at least.
 */
function bestFirst(
  plan: SearchPlan,
  needed: number,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
  mostTitles: number | undefined,
): RawBuilder<unknown> {
  const upToOneMore = mostTitles === undefined ? sql`` : sql`limit ${sql.lit(mostTitles + 1)}`;
  const tie = order.near
    ? sql`e.position <-> ${pointOf(order.near)}`
    : sql`not ${titleStartsWith(plan)}`;
  const step = (isHeld: RawBuilder<unknown>, points: RawBuilder<number>) =>
    sql`select e.document_id as id, ${points} as score, ${tie} as tie, e.name_length
      from ${documentEntries(filter)} and ${isHeld}`;
  const pageEnd = sql`${offset + limit}::int8`;
  return sql`
    with in_title as materialized (${step(matchesVector('title', plan, needed), titleScore(plan))} ${upToOneMore}),
    in_head as materialized (
      ${step(isShown(plan, needed), headScore(plan))} and (select count(*) from in_title) < ${pageEnd}
        and e.document_id not in (select id from in_title)
    ), in_body as materialized (
      ${step(matchesVector('everything', plan, needed), isOwnText(plan, needed))}
        and (select count(*) from in_title) + (select count(*) from in_head) < ${pageEnd}
        and e.document_id not in (select id from in_title union all select id from in_head)
    )
    select id, (select count(*)::int from in_title) as titles from (
      select 1 as step, * from in_title
      union all select 2, * from in_head
      union all select 3, * from in_body
    ) hit order by step, score desc, tie nulls last, name_length, id limit ${limit} offset ${offset}`;
}

/**
 * 1 for a document whose own text matches, 0 for one that only shows an object or memory of that
 * name: its lexemes have positions of weight D (packs/write-search.repository.ts), and lexemes
 * without positions match a query of any weight.
 */
function isOwnText(plan: SearchPlan, needed: number): RawBuilder<number> {
  const query = atLeast(wordQueries(plan, 'A'), needed);
  if (query === undefined) return sql`0`;
  return sql`(e.everything @@ ${asQuery(query)})::int`;
}

/** All words in the head, or all but one in the title and that one anywhere. */
function isShown(plan: SearchPlan, needed: number): RawBuilder<unknown> {
  const inHead = matchesVector('head', plan, needed);
  if (needed === 1) return inHead;
  return sql`(${inHead} or (${matchesVector('title', plan, needed - 1)} and ${matchesVector('everything', plan, needed)}))`;
}

function sorted(
  plan: SearchPlan,
  needed: number,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
): RawBuilder<unknown> {
  const direction = directionOf(order);
  return sql`select id from (
      select d.id, ${sortKey(filter, order)} as key
      from ${documentEntries(filter, 'joined')} and ${matchesVector('everything', plan, needed)}
    ) hit order by key ${direction} nulls last, id ${direction} limit ${limit} offset ${offset}`;
}

/** Minimum number of matching words, for documents and for the other kinds. */
export interface WordsNeeded {
  readonly documents: number;
  readonly others: number;
}

type Counts = Readonly<Record<string, number>>;

/** Numbers of hits by kind; kinds without hits are omitted. */
export interface KindCounts {
  /** Within the filter. */
  readonly documents: Counts;
  /** Owners, themes and selections, which the filter does not apply to. */
  readonly others: Counts;
}

export async function countHits(
  { kysely, readTransaction }: Database,
  plan: SearchPlan,
  needed: WordsNeeded,
  filter: DocumentFilter,
): Promise<KindCounts> {
  const count = (entries: RawBuilder<unknown>, words: number) => sql`(
    select coalesce(json_object_agg(kind, count), '{}') from (
      select e.kind, count(*) from ${entries} and ${matchesVector('everything', plan, words)} group by e.kind
    ) hit)`;
  const counts = sql<KindCounts>`
    select ${count(documentEntries(filter), needed.documents)} as documents,
      ${count(otherEntries(filter.audience), needed.others)} as others`;
  const { rows } = isOwnFilter(filter)
    ? await readTransaction(async (reader) => {
        await ONLY_BY_BITMAP.execute(reader);
        return counts.execute(reader);
      })
    : await counts.execute(kysely);
  return rows[0] ?? NO_HITS;
}

/**
 * For one transaction. When nearly all entries match, PostgreSQL takes a scan of all rows and their
 * texts for as cheap as the index of words: of a million documents that is 10 s instead of 3.
 */
const ONLY_BY_BITMAP = sql`select set_config('enable_seqscan', 'off', true),
  set_config('enable_indexscan', 'off', true)`;

export const NO_HITS: KindCounts = { documents: {}, others: {} };

/** For a search that no entry matches completely: the largest number of words with a match. */
export async function findWordsNeeded(
  { kysely }: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
): Promise<WordsNeeded> {
  const { audience, schemaIds } = filter;
  const most = (entries: RawBuilder<unknown>): RawBuilder<number> => {
    const cases = levelsOf(plan).map(
      (needed) =>
        sql`when exists (select from ${entries} and ${matchesVector('everything', plan, needed)}) then ${sql.lit(needed)}`,
    );
    return sql`(case ${sql.join(cases, sql` `)} else ${sql.lit(plan.words.length)} end)`;
  };
  const { rows } = await sql<WordsNeeded>`
    select ${most(documentEntries(filter))} as documents,
      greatest(${most(documentEntries({ audience, schemaIds }))}, ${most(otherEntries(audience))}) as others`.execute(
    kysely,
  );
  return rows[0] ?? { documents: plan.words.length, others: plan.words.length };
}

/** All words, down to half of them. */
function levelsOf({ words }: SearchPlan): number[] {
  const least = Math.ceil(words.length / 2);
  return words.map((_, index) => words.length - index).filter((needed) => needed >= least);
}

/** References of all matches (document ids of owners, selection ids, theme slugs), best first. */
export async function findOthers(
  { kysely }: Database,
  plan: SearchPlan,
  needed: number,
  { kind, audience }: { readonly kind: OtherKind; readonly audience: Audience },
): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select e.ref from ${otherEntries(audience)} and e.kind = ${kind} and ${matchesVector('everything', plan, needed)}
    order by ${headScore(plan)} desc, not ${titleStartsWith(plan)}, e.name_length, e.ref`.execute(
    kysely,
  );
  return rows.map(({ ref }) => ref);
}
