/** Scores of matching rows `e`: the sum over the words of where each occurs and how closely. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  CLOSENESS,
  type Closeness,
  type SearchPlan,
  type WordPlan,
} from '@varde/domain/search-plan';
import { anyOf, type VectorWeights } from '@varde/domain/search-query';
import { asQuery } from './search-entries.repository.ts';

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
/** Of a kind that was typed. Puts a rebus before an article that only mentions one. */
const OF_NAMED_KIND = 1;

/** For a row `e` whose title matches. */
export function titleScore({ words, line }: SearchPlan): RawBuilder<number> {
  const sums = words.map((word) => wordScore(casesOf('title', word, '', IN_TITLE), 0));
  return sql`(${sql.join([...sums, exactTitleScore(line)], sql` + `)})`;
}

/** For a row `e` that matches anywhere. */
export function headScore({ words, line, kinds }: SearchPlan): RawBuilder<number> {
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
  return sql`(${sql.join([...sums, exactTitleScore(line), kindScore(kinds)], sql` + `)})`;
}

function kindScore(kinds: SearchPlan['kinds']): RawBuilder<number> {
  if (kinds.length === 0) return sql`0`;
  return sql`case when e.kind = any(${kinds}::text[]) then ${sql.lit(OF_NAMED_KIND)} else 0 end`;
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
export function titleStartsWith({ beginnings }: SearchPlan): RawBuilder<SqlBool> {
  const tests = beginnings.map((one) => sql`strpos(e.names, ${`|${one}`}) > 0`);
  return sql`(${sql.join(tests, sql` or `)})`;
}
