/** Queries the search vocabulary: known words, prefixes, compounds and similar words. */
import { sql } from 'kysely';
import { LANGUAGES } from '@varde/domain/languages';
import { searchConfiguration } from '@varde/domain/search-languages';
import type { WordLookup, WordFacts } from '@varde/domain/search-plan';
import { MAX_ENDING_LENGTH, MIN_PART_LENGTH } from '@varde/domain/search-terms';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';

/** Similar words of one category: the most used ones, or the most alike. */
const MAX_SIMILAR = 12;
const MAX_ALIKE = 24;
const MAX_SPLITS = 3;
const MIN_SPLIT_LENGTH = 3;

const DICTIONARIES = sql.join(
  LANGUAGES.map(({ key }) => ({ key, configuration: searchConfiguration(key) }))
    .filter(({ configuration }) => configuration !== 'simple')
    .map(({ key, configuration }) => sql`(${sql.lit(key)}, ${sql.lit(`${configuration}_stem`)})`),
);

/** Longest suffix of a two-character stem (byene, øyene): from urness a stemmer strips four. */
const MAX_ENDING_OF_SHORT = 3;

/** Stems of a word in all languages of the pack. */
const stemsOf = (word: ReturnType<typeof sql>) =>
  sql`array(select distinct stem from dictionary cross join unnest(ts_lexize(name, ${word})) stem
    where length(stem) > 2 or length(${word}) - length(stem) <= ${sql.lit(MAX_ENDING_OF_SHORT)})`;

/** Whether a text visible to this audience contains the word. */
const isInAText = (audience: Audience) => sql`exists (
  select from search_entry e where only_by_index(e.everything) @@ (
    select string_agg(quote_literal(lexeme), ' | ')::tsquery from unnest(a.lexemes || a.word) lexeme
  ) and ${isVisible('e', audience)} and ${audience === 'editor' ? sql`true` : sql`e.is_open`})`;

/** A word in more heads than this counts as known without checking visibility. */
const HEADS_OF_KNOWN = 50;

/** Words with this prefix: U+10FFFF sorts after every continuation. */
const STARTS = sql`
  select w.word, w.lexemes, 'start' as how from search_word w
  where w.word > k.word and w.word < k.word || chr(1114111)
  order by w.documents desc, w.word limit ${sql.lit(MAX_SIMILAR)}`;

/** Words that end with the stem and an inflection, as compounds do. */
const COMPOUNDS = sql`
  select w.word, w.lexemes, 'part' as how from search_word w
  where k.is_typed and length(k.stem) >= ${sql.lit(MIN_PART_LENGTH)}
    and w.word like '%' || k.stem || '%' and strpos(w.word, k.stem) > 1
    and length(w.word) - strpos(w.word, k.stem) - length(k.stem) < ${sql.lit(MAX_ENDING_LENGTH)}
  order by w.documents desc, w.word limit ${sql.lit(MAX_SIMILAR)}`;

/** Words similar to an unknown word, or with a similar prefix. */
const ALIKE = sql`
  select w.word, w.lexemes, 'alike' as how from search_word w
  where k.is_typed and not k.is_known and (w.word % k.word or (k.is_last and k.word <% w.word))
  order by greatest(similarity(w.word, k.word), word_similarity(k.word, w.word) - 0.2) desc, w.word
  limit ${sql.lit(MAX_ALIKE)}`;

const SPLITS = sql`
  select json_agg(json_build_array(s.one, s.other)) from (
    select one, other
    from generate_series(${sql.lit(MIN_SPLIT_LENGTH)}, length(k.word) - ${sql.lit(MIN_SPLIT_LENGTH)}) at
      cross join lateral (select ${stemsOf(sql`left(k.word, at)`)} as one, ${stemsOf(sql`substr(k.word, at + 1)`)} as other) half
    where k.is_typed and not k.is_known
      and (select count(*) from search_word w where w.lexemes && one) > 0
      and (select count(*) from search_word w where w.lexemes && other) > 0
    limit ${sql.lit(MAX_SPLITS)}
  ) s`;

/**
 * Facts by word. A word is known when this audience can read it somewhere: otherwise a visitor
 * could probe words and infer the content of drafts from the corrections.
 */
export async function findWordFacts(
  { kysely }: Database,
  lookups: readonly WordLookup[],
  audience: Audience,
): Promise<Map<string, WordFacts>> {
  const column = (key: keyof WordLookup) => lookups.map((one) => one[key]);
  const { rows } = await sql<WordFacts>`
    with dictionary as materialized (
      select distinct d.name::regdictionary as name
      from pack cross join lateral json_array_elements_text(pack.source -> 'languages') language
      join (values ${DICTIONARIES}) as d (key, name) on d.key = language
    ), asked as materialized (
      select a.*, ${stemsOf(sql`a.word`)} as lexemes
      from unnest(${column('word')}::text[], ${column('stem')}::text[],
        ${column('isTyped')}::boolean[], ${column('isLast')}::boolean[]) as a (word, stem, is_typed, is_last)
    ), known as materialized (
      select a.*, case
        when v.heads > ${sql.lit(HEADS_OF_KNOWN)} then true
        else (v.heads > 0 or a.is_typed) and ${isInAText(audience)} end as is_known
      from asked a cross join lateral (
        select coalesce(sum(w.documents), 0) as heads from search_word w where w.lexemes && (a.lexemes || a.word)
      ) v
    )
    select k.word, k.lexemes, k.is_known as "isKnown",
      (select coalesce(json_agg(s), '[]') from (
        (${STARTS}) union all (${COMPOUNDS}) union all (${ALIKE})
      ) s) as similar,
      coalesce((${SPLITS}), '[]') as splits
    from known k`.execute(kysely);
  return new Map(rows.map((row) => [row.word, row]));
}
