/**
 * Full-text search over three languages at once: a visitor's words are looked up in each language's own word forms,
 * and as a piece of a title. `search` is folded as the import folds its text (`@varde/domain/fold-search`).
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const LANGUAGES = [
  { column: sql.raw('d.search_no'), configuration: sql.lit('norwegian') },
  { column: sql.raw('d.search_sv'), configuration: sql.lit('swedish') },
  { column: sql.raw('d.search_en'), configuration: sql.lit('english') },
];

/** Weights of text, (unused), description and title: a title that holds the word beats a text full of it. */
const WEIGHTS = sql.raw(`'{0.05, 0.1, 0.3, 1.0}'::float4[]`);

export function isFound(search: string): RawBuilder<SqlBool> {
  const inText = LANGUAGES.map(
    ({ column, configuration }) =>
      sql`${column} @@ websearch_to_tsquery(${configuration}, ${search})`,
  );
  return sql`(${sql.join([...inText, isInTitle(search)], sql` or `)})`;
}

/** Titles with a word that resembles the search (typing errors); the bar is set by `withForgivingSearch`. */
export function isNearlyFound(search: string): RawBuilder<SqlBool> {
  return sql`${search} <% d.title_text`;
}

/**
 * Lower is better, so that every order of ours ascends by default. Resemblance is dear to measure, so it is only where
 * nothing matched outright (`forgiving`).
 */
export function relevance(search: string, forgiving = false): RawBuilder<number> {
  if (forgiving) return sql`-word_similarity(${search}, d.title_text)`;
  const ranks = LANGUAGES.map(
    ({ column, configuration }) =>
      sql`ts_rank(${WEIGHTS}, ${column}, websearch_to_tsquery(${configuration}, ${search}))`,
  );
  return sql`-(greatest(${sql.join(ranks)}) + case when ${isInTitle(search)} then 1 else 0 end)`;
}

function isInTitle(search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`d.title_text like ${pattern}`;
}
