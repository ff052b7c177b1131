import type { LanguageMap } from '@varde/domain/languages';
import { searchConfiguration, type SearchConfiguration } from '@varde/domain/search-languages';
import { searchLine } from '@varde/domain/search-words';
import { HEAD_PARTS, type SearchTexts } from './search-rows.ts';

/** Texts as their author wrote them. A key that is no language means that the text is a name, found as it is written. */
export interface WrittenTexts {
  readonly title: readonly LanguageMap[];
  readonly lead: readonly LanguageMap[];
  /** Counts as much as `lead`. */
  readonly names: readonly LanguageMap[];
  readonly place: readonly LanguageMap[];
  readonly owner: readonly LanguageMap[];
  readonly body: readonly LanguageMap[];
}

/** The database takes a megabyte of search text in all; nothing needs that much to be found. */
const MAX_BODY_CHARACTERS = 150_000;
const MAX_HEAD_CHARACTERS = 10_000;

/** Titles and names stand under their languages and, to be found by beginnings, under `simple` as well. */
export function searchTexts(
  written: WrittenTexts,
): Partial<Record<SearchConfiguration, SearchTexts>> {
  const { title, lead, names, place, owner, body } = written;
  const stemmed = { title, lead: [...lead, ...names], place, owner, body };
  const configurations = new Set(
    Object.values(stemmed).flatMap((maps) =>
      maps.flatMap((map) => Object.keys(map).map(searchConfiguration)),
    ),
  );
  const whole = { title, lead: names, place, owner, body: [] };
  const entries = [...configurations].map((configuration) => {
    const texts = textsOf(stemmed, (key) => searchConfiguration(key) === configuration);
    return [configuration, texts] as const;
  });
  const simple = textsOf(whole, () => true);
  const own = entries.find(([configuration]) => configuration === 'simple')?.[1];
  return {
    ...Object.fromEntries(entries),
    simple: own ? together(own, simple) : simple,
  };
}

type Parts = Readonly<Record<keyof SearchTexts, readonly LanguageMap[]>>;

function textsOf(parts: Parts, isWanted: (key: string) => boolean): SearchTexts {
  const line = (maps: readonly LanguageMap[], limit: number): string =>
    maps
      .flatMap((map) => Object.entries(map).filter(([key]) => isWanted(key)))
      .map(([, text]) => searchLine(text.slice(0, limit)))
      .filter(Boolean)
      .join(' ')
      .slice(0, limit);
  return {
    title: line(parts.title, MAX_HEAD_CHARACTERS),
    lead: line(parts.lead, MAX_HEAD_CHARACTERS),
    place: line(parts.place, MAX_HEAD_CHARACTERS),
    owner: line(parts.owner, MAX_HEAD_CHARACTERS),
    body: line(parts.body, MAX_BODY_CHARACTERS),
  };
}

function together(one: SearchTexts, other: SearchTexts): SearchTexts {
  const joined = [...HEAD_PARTS, 'body' as const].map((part) => [
    part,
    `${one[part]} ${other[part]}`.trim(),
  ]);
  return Object.fromEntries(joined) as Record<keyof SearchTexts, string>;
}
