/** How much a search finds, and with how many of its words. */
import { sql, type RawBuilder } from 'kysely';
import type { SearchPlan } from '@varde/domain/search-plan';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import type { DocumentFilter } from '#modules/documents/documents.repository.ts';
import {
  documentEntries,
  holds,
  otherEntries,
  type OtherKind,
} from './search-entries.repository.ts';
import { beginsWith, headScore } from './search-score.repository.ts';

/** How many of the words must be there, among documents and among the rest. */
export interface WordsNeeded {
  readonly documents: number;
  readonly others: number;
}

type Counts = Readonly<Record<string, number>>;

/** By kind; a kind without hits is left out. */
export interface KindCounts {
  /** Within the filter. */
  readonly documents: Counts;
  /** Owners, themes and selections, which the filter does not concern. */
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
      select e.kind, count(*) from ${entries} and ${holds('everything', plan, words)} group by e.kind
    ) hit)`;
  const { rows } = await sql<KindCounts>`
    select ${count(documentEntries(filter), needed.documents)} as documents,
      ${count(otherEntries(filter.audience), needed.others)} as others`.execute(kysely);
  return rows[0] ?? NOTHING_COUNTED;
}

export const NOTHING_COUNTED: KindCounts = { documents: {}, others: {} };

/** For a search whose words are not all to be found in one place: as many as there are. */
export async function findWordsNeeded(
  { kysely }: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
): Promise<WordsNeeded> {
  const { audience, schemaIds } = filter;
  const most = (entries: RawBuilder<unknown>): RawBuilder<number> => {
    const cases = levelsOf(plan).map(
      (needed) =>
        sql`when exists (select from ${entries} and ${holds('everything', plan, needed)}) then ${sql.lit(needed)}`,
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

/** All words, else most of them: half at least. */
function levelsOf({ words }: SearchPlan): number[] {
  const least = Math.ceil(words.length / 2);
  return words.map((_, index) => words.length - index).filter((needed) => needed >= least);
}

/** Names (ids of owners' documents and of selections, slugs of themes) of all that match, best first. */
export async function findOthers(
  { kysely }: Database,
  plan: SearchPlan,
  needed: number,
  { kind, audience }: { readonly kind: OtherKind; readonly audience: Audience },
): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select e.ref from ${otherEntries(audience)} and e.kind = ${kind} and ${holds('everything', plan, needed)}
    order by ${headScore(plan)} desc, not ${beginsWith(plan)}, e.name_length, e.ref`.execute(
    kysely,
  );
  return rows.map(({ ref }) => ref);
}
