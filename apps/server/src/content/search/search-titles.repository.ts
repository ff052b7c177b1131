/**
 * Pages of documents with a frequent word in their titles, at a cost that does not grow with their
 * number. The matches are divided into classes of equal score, best first. A class of few matches
 * is sorted; of many, an index that has the order of equal scores is walked until the page is full,
 * which is soon, because every so many entries match.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { CLOSENESS, type SearchPlan, type WordPlan } from '@varde/domain/search-plan';
import { anyOf, atLeast, except, lineOf } from '@varde/domain/search-query';
import { pointOf } from '#content/documents/document-head.repository.ts';
import { limitLiteral } from '#content/documents/document-order.repository.ts';
import type { DocumentFilter, DocumentOrder } from '#content/documents/documents.repository.ts';
import type { Database } from '#db/database.ts';
import {
  asQuery,
  documentEntries,
  isOwnFilter,
  ownConditions,
  wordQueries,
} from './search-entries.repository.ts';
import { titleStartsWith } from './search-score.repository.ts';
import type { DocumentSearch } from './search.repository.ts';

interface WalkLimits {
  /** A class of more matches is walked: sorting them takes some milliseconds. */
  readonly matches: number;
  /** Entries that a walk reads at most; an incomplete page is then found by sorting. */
  readonly entries: number;
}
/**
 * Of 100,000 entries with 1,000 matches that are spread evenly, a page of 16 lies within the first
 * 1,600. Not so when they are all far away, or all of an owner who is.
 */
const WALK_LIMITS: WalkLimits = { matches: 1_000, entries: 8_000 };
/** A later page is found by sorting: a walk also reads what the page skips. */
export const MAX_PAGE_END = 200;

/** Entries of one score: condition for an index of all matches, and for a row read otherwise. */
interface TitleClass {
  readonly byIndex: RawBuilder<SqlBool>;
  readonly byRow: RawBuilder<SqlBool>;
}

/**
 * Numbers of matches by class, best first; one more than the limit stands for any larger number, and
 * 0 for a class that no page reaches.
 */
export type TitleCounts = readonly number[];

/** Whether `findByTitle` can find pages of this search. */
export function isInClasses({ filter, order, slice }: DocumentSearch): boolean {
  return (
    order.by === 'relevance' && isOwnFilter(filter) && slice.offset + slice.limit <= MAX_PAGE_END
  );
}

export async function countTitles(
  { kysely }: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
  order: DocumentOrder,
  limits = WALK_LIMITS,
): Promise<TitleCounts> {
  const classes = classesOf(plan, order);
  if (classes.length === 0) return [];
  const name = (index: number) => sql.ref(`class_${index}`);
  const counts = classes.map(({ byIndex }, index) => {
    const better = classes.slice(0, index).map((_, at) => sql`(select count from ${name(at)})`);
    const found = sql.join([sql.lit(0), ...better], sql` + `);
    return sql`${name(index)} as materialized (select count(*)::int from (
      select from ${documentEntries(filter)} and ${byIndex} and ${found} < ${sql.lit(MAX_PAGE_END)}
      limit ${sql.lit(limits.matches + 1)}) hit)`;
  });
  const all = classes.map((_, index) => sql`(select count from ${name(index)})`);
  const { rows } = await sql<{ counts: number[] }>`
    with ${sql.join(counts)} select array[${sql.join(all)}] as counts`.execute(kysely);
  return rows[0]?.counts ?? [];
}

/**
 * Ids of one page; `undefined` when the classes do not fill it.
 * @param counts only choose the method: they may be outdated
 */
export async function findByTitle(
  { kysely }: Database,
  plan: SearchPlan,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
  counts: TitleCounts,
  limits = WALK_LIMITS,
): Promise<number[] | undefined> {
  const pageEnd = offset + limit;
  const isMany = (count: number): boolean => count > limits.matches;
  const counted = counts.reduce((sum, count) => sum + (isMany(count) ? Infinity : count), 0);
  if (counted < pageEnd) return undefined;
  const ids: number[] = [];
  for (const [index, one] of classesOf(plan, order).entries()) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    const rows = pageEnd - ids.length;
    const walked =
      isMany(count) && rows <= limits.entries
        ? await idsOf(kysely, walkedPage(one, filter, order, rows, limits))
        : [];
    const isFilled = walked.length >= rows;
    ids.push(...(isFilled ? walked : await idsOf(kysely, sortedPage(one, filter, order, rows))));
    if (ids.length >= pageEnd) return ids.slice(offset, pageEnd);
  }
  return undefined;
}

async function idsOf(kysely: Database['kysely'], page: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${page}`.execute(kysely);
  return rows.map(({ id }) => id);
}

function sortedPage(
  { byIndex }: TitleClass,
  filter: DocumentFilter,
  { near }: DocumentOrder,
  rows: number,
): RawBuilder<unknown> {
  const tie = near ? sql`${distanceTo(near)} nulls last,` : sql``;
  return sql`select e.document_id as id from ${documentEntries(filter)} and ${byIndex}
    order by ${tie} e.name_length, e.document_id limit ${rows}`;
}

/** Incomplete when its first `entries` hold fewer rows. */
function walkedPage(
  { byRow }: TitleClass,
  filter: DocumentFilter,
  { near }: DocumentOrder,
  rows: number,
  { entries }: WalkLimits,
): RawBuilder<unknown> {
  const matches = sql`${ownConditions(filter)} and ${byRow}`;
  if (!near)
    return sql`select e.document_id as id from (
        select * from search_entry e order by e.name_length, e.document_id limit ${sql.lit(entries)}
      ) e where ${matches} order by e.name_length, e.document_id limit ${limitLiteral(rows)}`;
  // The index has no second sort key: a walk includes the complete last tie.
  return sql`select id from (
      select e.document_id as id, e.name_length, e.tie from (
        select e.*, place_only_by_index(e.position) <-> ${placeOf(near)} as tie from search_entry e
        order by tie fetch first (${sql.lit(entries)}) rows with ties
      ) e where ${matches} order by e.tie fetch first (${limitLiteral(rows)}) rows with ties
    ) hit order by tie nulls last, name_length, id limit ${rows}`;
}

type Place = NonNullable<DocumentOrder['near']>;
const distanceTo = (near: Place): RawBuilder<unknown> => sql`e.position <-> ${placeOf(near)}`;
/** A subquery, evaluated once: else a generic plan looks costlier and is never cached. */
const placeOf = (near: Place): RawBuilder<unknown> => sql`(select ${pointOf(near)})`;

/**
 * Disjoint, best first. Without a place, titles that start with the searched text come first in
 * each. Several words make too many scores: only the best ones are classes.
 */
function classesOf(plan: SearchPlan, { near }: DocumentOrder): readonly TitleClass[] {
  const isExact = sql<SqlBool>`strpos(e.names, ${`|${plan.line}|`}) > 0`;
  const all = atLeast(wordQueries(plan), plan.words.length);
  if (all === undefined) return [];
  const exact = {
    byIndex: sql<SqlBool>`${inNames(lineOf([plan.line], 'whole'))} and ${isExact} and ${inTitle(all).byRow}`,
    byRow: sql<SqlBool>`${isExact} and ${inTitle(all).byRow}`,
  };
  const others = titleQueries(plan).map((query) => both(inTitle(query), sql`not ${isExact}`));
  if (near) return [exact, ...others];
  const starts = titleStartsWith(plan);
  const isIndexed = inNames(lineOf(plan.beginnings, 'beginning'));
  return [
    exact,
    ...others.flatMap((one) => [both(one, starts, isIndexed), both(one, sql`not ${starts}`)]),
  ];
}

/** @param byIndex a condition that `condition` implies, for an index */
function both(
  one: TitleClass,
  condition: RawBuilder<SqlBool>,
  byIndex: RawBuilder<SqlBool> = sql`true`,
): TitleClass {
  return {
    byIndex: sql<SqlBool>`${one.byIndex} and ${byIndex} and ${condition}`,
    byRow: sql<SqlBool>`${one.byRow} and ${condition}`,
  };
}

const inNames = (query: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`whole_names(e.names) @@ ${asQuery(query)}`;

function inTitle(query: string): TitleClass {
  return {
    byIndex: sql<SqlBool>`only_by_index(e.title) @@ ${asQuery(query)}`,
    byRow: sql<SqlBool>`e.title @@ ${asQuery(query)}`,
  };
}

/** Conditions on the title with descending scores. */
function titleQueries({ words }: SearchPlan): string[] {
  const [word, ...more] = words;
  if (!word) return [];
  if (more.length > 0) return asTyped(words);
  return CLOSENESS.flatMap((closeness, index) => {
    const query = anyOf(word[closeness]);
    const closer = anyOf(CLOSENESS.slice(0, index).flatMap((one) => word[one]));
    return query === undefined ? [] : [except(query, closer)];
  });
}

/** All words as they were typed: the highest score. */
function asTyped(words: readonly WordPlan[]): string[] {
  const queries = words.flatMap((one) => anyOf(one.word) ?? []);
  const all = queries.length === words.length ? atLeast(queries, words.length) : undefined;
  return all === undefined ? [] : [all];
}
