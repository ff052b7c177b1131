/**
 * Finds matching documents and ranks one page of them: all words in the title, then in the head,
 * then anywhere. Each step uses one index and runs only while the page is not full, so that a
 * frequent word costs no more than its titles. Also counts matches and scores entries: the sum over
 * the words of where each one occurs and how closely it matches.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  CLOSENESS,
  type Closeness,
  type SearchPlan,
  type WordPlan,
} from '@varde/domain/search-plan';
import { anyOf, type Alternative, type VectorWeights, atLeast } from '@varde/domain/search-query';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';
import { pointOf } from '#content/documents/document-head.repository.ts';
import {
  conditions,
  type DocumentFilter,
  type DocumentOrder,
  type Slice,
} from '#content/documents/documents.repository.ts';
import type { Database } from '#db/database.ts';
import { directionOf, sortKey } from '#content/documents/document-order.repository.ts';

export interface DocumentSearch {
  readonly filter: DocumentFilter;
  readonly order: DocumentOrder;
  readonly slice: Slice;
}

/** Ids of one page. @param needed minimum number of matching words */
export async function findDocuments(
  { kysely }: Database,
  plan: SearchPlan,
  needed: number,
  search: DocumentSearch,
): Promise<number[]> {
  const page = search.order.by === 'relevance' ? bestFirst : sorted;
  const { rows } = await sql<{ id: number }>`${page(plan, needed, search)}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Ties are ordered by id, so that pages neither overlap nor leave gaps. */
function bestFirst(
  plan: SearchPlan,
  needed: number,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
): RawBuilder<unknown> {
  const tie = order.near
    ? sql`e.position <-> ${pointOf(order.near)}`
    : sql`not ${titleStartsWith(plan)}`;
  const step = (isHeld: RawBuilder<unknown>, points: RawBuilder<number>) =>
    sql`select e.document_id as id, ${points} as score, ${tie} as tie, e.name_length
      from ${documentEntries(filter)} and ${isHeld}`;
  const pageEnd = sql`${offset + limit}::int8`;
  return sql`
    with in_title as materialized (${step(matchesVector('title', plan, needed), titleScore(plan))}),
    in_head as materialized (
      ${step(isShown(plan, needed), headScore(plan))} and (select count(*) from in_title) < ${pageEnd}
        and e.document_id not in (select id from in_title)
    ), in_body as materialized (
      ${step(matchesVector('everything', plan, needed), isOwnText(plan, needed))}
        and (select count(*) from in_title) + (select count(*) from in_head) < ${pageEnd}
        and e.document_id not in (select id from in_title union all select id from in_head)
    )
    select id from (
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
  { kysely }: Database,
  plan: SearchPlan,
  needed: WordsNeeded,
  filter: DocumentFilter,
): Promise<KindCounts> {
  const count = (entries: RawBuilder<unknown>, words: number) => sql`(
    select coalesce(json_object_agg(kind, count), '{}') from (
      select e.kind, count(*) from ${entries} and ${matchesVector('everything', plan, words)} group by e.kind
    ) hit)`;
  const { rows } = await sql<KindCounts>`
    select ${count(documentEntries(filter), needed.documents)} as documents,
      ${count(otherEntries(filter.audience), needed.others)} as others`.execute(kysely);
  return rows[0] ?? NO_HITS;
}

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
function documentEntries(filter: DocumentFilter, listing?: 'joined'): RawBuilder<unknown> {
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
function otherEntries(audience: Audience): RawBuilder<unknown> {
  const isOpen = audience === 'editor' ? sql`true` : sql`e.is_open`;
  return sql`search_entry e where e.kind in (${OTHERS}) and ${isOpen} and ${isVisible('e', audience)}`;
}

/** Whether this vector of an entry contains at least `needed` words; uses the vector's index. */
function matchesVector(
  vector: 'title' | 'head' | 'everything',
  plan: SearchPlan,
  needed: number,
): RawBuilder<SqlBool> {
  const query = atLeast(wordQueries(plan), needed);
  if (query === undefined) return sql`false`;
  return sql`only_by_index(e.${sql.ref(vector)}) @@ ${asQuery(query)}`;
}

type Points = Readonly<Record<Closeness, number>>;

/**
 * Title beats lead beats body, whatever the closeness. The points are logarithms: of two words,
 * both in the lead beat one in the title and one in the body.
 */
const IN_TITLE: Points = { word: 92, stem: 90, start: 88, near: 84, far: 78 };
const IN_PLACE: Points = { word: 70, stem: 70, start: 68, near: 63, far: 58 };
const IN_LEAD: Points = { word: 68, stem: 68, start: 66, near: 62, far: 58 };
/** In the owner's name. */
const IN_OWNER = 50;
const IN_BODY = 45;
const EXACT_TITLE = 1000;

function asQuery(text: string): RawBuilder<string> {
  return sql`${text}::tsquery`;
}

/** For a row `e` whose title matches. */
function titleScore({ words, line }: SearchPlan): RawBuilder<number> {
  const sums = words.map((word) => wordScore(casesOf('title', word, '', IN_TITLE), 0));
  return sql`(${sql.join([...sums, exactTitleScore(line)], sql` + `)})`;
}

/** For a row `e` that matches anywhere. */
function headScore({ words, line }: SearchPlan): RawBuilder<number> {
  const sums = words.map((word) => {
    const anywhere = anyOf(Object.values(word).flat());
    const cases = [
      ...casesOf('head', word, 'A', IN_TITLE),
      ...casesOf('head', word, 'C', IN_PLACE),
      ...casesOf('head', word, 'B', IN_LEAD),
      ...caseOf('head', anywhere, IN_OWNER),
    ];
    return wordScore(cases, IN_BODY);
  });
  return sql`(${sql.join([...sums, exactTitleScore(line)], sql` + `)})`;
}

function exactTitleScore(line: string): RawBuilder<number> {
  return sql`case when strpos(e.names, ${`|${line}|`}) > 0 then ${sql.lit(EXACT_TITLE)} else 0 end`;
}

function wordScore(cases: readonly RawBuilder<unknown>[], otherwise: number): RawBuilder<number> {
  if (cases.length === 0) return sql`${sql.lit(otherwise)}`;
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`;
}

type Vector = 'title' | 'head';

function casesOf(
  vector: Vector,
  word: WordPlan,
  weights: VectorWeights,
  points: Points,
): RawBuilder<unknown>[] {
  return CLOSENESS.flatMap((closeness) =>
    caseOf(vector, anyOf(word[closeness], weights), points[closeness]),
  );
}

function caseOf(vector: Vector, query: string | undefined, points: number): RawBuilder<unknown>[] {
  if (query === undefined) return [];
  return [sql`when e.${sql.ref(vector)} @@ ${asQuery(query)} then ${sql.lit(points)}`];
}

/** Whether a title starts with the search text, or with a correction of its first word. */
function titleStartsWith({ beginnings }: SearchPlan): RawBuilder<boolean> {
  const tests = beginnings.map((one) => sql`strpos(e.names, ${`|${one}`}) > 0`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** One condition per word, matching anywhere in an entry. */
function wordQueries({ words }: SearchPlan, weights: VectorWeights = ''): string[] {
  return words.flatMap(
    (word) => anyOf(Object.values(word).flat() satisfies Alternative[], weights) ?? [],
  );
}
