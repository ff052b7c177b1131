/**
 * Finds the documents that a search means and puts one page of them in order: those that hold all of it in their title,
 * then in what lists show of them, then anywhere. Each step is one index; the next is taken only while the page is not full,
 * so that a word which stands in most texts costs no more than the titles it stands in.
 */
import { sql, type RawBuilder } from 'kysely';
import type { SearchPlan } from '@varde/domain/search-plan';
import type { Database } from '#db/database.ts';
import { pointOf } from '#modules/documents/document-head.repository.ts';
import { directionOf, sortKey } from '#modules/documents/document-order.repository.ts';
import type {
  DocumentFilter,
  DocumentOrder,
  Slice,
} from '#modules/documents/documents.repository.ts';
import { documentEntries, holds } from './search-entries.repository.ts';
import { beginsWith, headScore, titleScore } from './search-score.repository.ts';

export interface DocumentSearch {
  readonly filter: DocumentFilter;
  readonly order: DocumentOrder;
  readonly slice: Slice;
}

/** Ids of one page. @param needed how many of the words must be there */
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

/** Ties in the order of their ids, so that pages neither overlap nor leave gaps. */
function bestFirst(
  plan: SearchPlan,
  needed: number,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
): RawBuilder<unknown> {
  const tie = order.near
    ? sql`e.position <-> ${pointOf(order.near)}`
    : sql`not ${beginsWith(plan)}`;
  const step = (isHeld: RawBuilder<unknown>, points: RawBuilder<number>) =>
    sql`select e.document_id as id, ${points} as score, ${tie} as tie, e.name_length
      from ${documentEntries(filter)} and ${isHeld}`;
  const enough = sql`${offset + limit}::int8`;
  return sql`
    with in_title as materialized (${step(holds('title', plan, needed), titleScore(plan))}),
    in_head as materialized (
      ${step(isShown(plan, needed), headScore(plan))} and (select count(*) from in_title) < ${enough}
        and e.document_id not in (select id from in_title)
    ), in_body as materialized (
      ${step(holds('everything', plan, needed), sql`0`)}
        and (select count(*) from in_title) + (select count(*) from in_head) < ${enough}
        and e.document_id not in (select id from in_title union all select id from in_head)
    )
    select id from (
      select 1 as step, * from in_title
      union all select 2, * from in_head
      union all select 3, * from in_body
    ) hit order by step, score desc, tie nulls last, name_length, id limit ${limit} offset ${offset}`;
}

/** All in what lists show, or all but one word in the title and that one anywhere. */
function isShown(plan: SearchPlan, needed: number): RawBuilder<unknown> {
  const inHead = holds('head', plan, needed);
  if (needed === 1) return inHead;
  return sql`(${inHead} or (${holds('title', plan, needed - 1)} and ${holds('everything', plan, needed)}))`;
}

function sorted(
  plan: SearchPlan,
  needed: number,
  { filter, order, slice: { limit, offset } }: DocumentSearch,
): RawBuilder<unknown> {
  const direction = directionOf(order);
  return sql`select id from (
      select d.id, ${sortKey(filter, order)} as key
      from ${documentEntries(filter, 'joined')} and ${holds('everything', plan, needed)}
    ) hit order by key ${direction} nulls last, id ${direction} limit ${limit} offset ${offset}`;
}
