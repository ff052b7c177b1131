/** Builds search entries of documents, themes, selections: texts by language and weight. */
import type { BuiltContent } from '@varde/content-pack/build-content';
import type { PackDocument, PackSelection, PackTheme } from '@varde/content-pack/pack';
import { plainLine, plainTextOf } from '@varde/content-pack/render-rich-text';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { LanguageMap } from '@varde/domain/languages';
import { namesOfKind } from '@varde/domain/search-kinds';
import { searchConfiguration, type SearchConfiguration } from '@varde/domain/search-languages';
import { searchLine } from '@varde/domain/search-words';
import type { PackIndex } from './pack-index.ts';
import type { SearchEntryRow, SearchTexts } from './pack-rows.ts';

/** The entry of a document and, for a presentation, those of its selections. */
export function documentEntries(
  document: PackDocument,
  built: BuiltContent,
  index: PackIndex,
): SearchEntryRow[] {
  // A hit would reveal its existence and place.
  if (index.isHiddenPost(document.id)) return [];
  const owner = ownerOf(document, index);
  const shared = { document_id: document.id, theme_slug: null, owner_id: owner?.id ?? null };
  const own: SearchEntryRow = {
    ...shared,
    kind: document.kind,
    ref: String(document.id),
    schema_id: SCHEMA_IDS[document.kind],
    is_open: true,
    ...nameColumns(documentTexts(document, built, index), document.title),
  };
  if (document.kind !== 'group') return [own];
  const selections = document.selections.map((selection) => ({
    ...shared,
    ...selectionEntry(selection, document.title, owner?.name ?? {}),
    is_open: built.lock === undefined,
  }));
  return [own, ...selections];
}

function ownerOf(document: PackDocument, index: PackIndex) {
  return document.kind === 'owner' ? undefined : index.owner(document.owner);
}

/**
 * The name of the kind is searched like a part of the title, as lists show both. It is not stemmed:
 * the English stem of "presentation" is "present".
 */
const titleTexts = (title: LanguageMap, kind: SearchEntryRow['kind']): readonly LanguageMap[] => [
  title,
  { kind: namesOfKind(kind) },
];

/** Monument type and protection. */
function monumentTexts(facts: PackDocument['facts']): LanguageMap[] {
  return [facts?.monument_type ?? {}, facts?.protection ?? {}];
}

function documentTexts(document: PackDocument, built: BuiltContent, index: PackIndex): SourceTexts {
  const { title, themes } = document;
  // Of a locked document only the head is public; a hit would reveal the rest.
  const { facts, visit } = built.lock ? {} : document;
  return {
    title: titleTexts(title, document.kind),
    lead: [built.description],
    names: [...monumentTexts(facts), ...themes.map((slug) => index.themeTitle(slug))],
    place: [{ place: visit?.address ?? '' }],
    owner: [ownerOf(document, index)?.name ?? {}],
    body: built.lock ? [] : [built.plainText],
    shown: built.lock ? [] : namesShown(built, index),
  };
}

/** Of objects and memories, and the titles of the stops of a presentation or rebus. */
function namesShown({ content, references }: BuiltContent, index: PackIndex): LanguageMap[] {
  const stops = references.filter(({ kind }) => kind === 'article' || kind === 'post');
  return [...index.namesShown(content.blocks), ...stops.map(({ toId }) => index.publicTitle(toId))];
}

function selectionEntry(
  { id, title, description = {} }: PackSelection,
  group: LanguageMap,
  owner: LanguageMap,
) {
  const texts = {
    title: titleTexts(title, 'selection'),
    lead: [mapTexts(description, plainLine)],
    names: [group],
    place: [],
    owner: [owner],
    body: [],
    shown: [],
  };
  return {
    kind: 'selection',
    ref: String(id),
    schema_id: null,
    ...nameColumns(texts, title),
  } as const;
}

/** @param html the theme's text */
export function themeEntry(
  { slug, title, description }: PackTheme,
  html: LanguageMap,
): SearchEntryRow {
  const texts = {
    title: [title],
    lead: [mapTexts(description, plainLine)],
    names: [],
    place: [],
    owner: [],
    body: [mapTexts(html, plainTextOf)],
    shown: [],
  };
  return {
    kind: 'theme',
    ref: slug,
    document_id: null,
    theme_slug: slug,
    schema_id: null,
    owner_id: null,
    is_open: true,
    ...nameColumns(texts, title),
  };
}

const MAX_NAMES_LENGTH = 10_000;

function nameColumns(texts: SourceTexts, title: LanguageMap) {
  const names = [...new Set(Object.values(title).map(searchLine))].filter(Boolean);
  const shortest = Math.min(...names.map(({ length }) => length), MAX_NAMES_LENGTH);
  return {
    names: `|${names.join('|').slice(0, MAX_NAMES_LENGTH)}|`,
    name_length: shortest,
    texts: searchTexts(texts),
  };
}

function mapTexts(map: LanguageMap, change: (text: string) => string): LanguageMap {
  return Object.fromEntries(Object.entries(map).map(([key, text]) => [key, change(text)]));
}

/** Texts of the author. A key that is not a language marks a name, indexed without stemming. */
interface SourceTexts {
  readonly title: readonly LanguageMap[];
  readonly lead: readonly LanguageMap[];
  /** Same weight as `lead`. */
  readonly names: readonly LanguageMap[];
  readonly place: readonly LanguageMap[];
  readonly owner: readonly LanguageMap[];
  readonly body: readonly LanguageMap[];
  /** Names of objects and memories that it shows, and of its stops. */
  readonly shown: readonly LanguageMap[];
}

/** PostgreSQL limits the search text of a row to a megabyte. */
const MAX_BODY_CHARACTERS = 150_000;
const MAX_HEAD_CHARACTERS = 10_000;

/** Titles and names are indexed by language and, for prefix matches, under `simple` too. */
function searchTexts(sources: SourceTexts): Partial<Record<SearchConfiguration, SearchTexts>> {
  const { title, lead, names, place, owner, body, shown } = sources;
  const stemmed = { title, lead: [...lead, ...names], place, owner, body, shown };
  const configurations = new Set(
    Object.values(stemmed).flatMap((maps) =>
      maps.flatMap((map) => Object.keys(map).map(searchConfiguration)),
    ),
  );
  const unstemmed = { title, lead: names, place, owner, body: [], shown };
  const entries = [...configurations].map((configuration) => {
    const texts = textsOf(stemmed, (key) => searchConfiguration(key) === configuration);
    return [configuration, texts] as const;
  });
  const simple = textsOf(unstemmed, () => true);
  const own = entries.find(([configuration]) => configuration === 'simple')?.[1];
  return { ...Object.fromEntries(entries), simple: own ? concatTexts(own, simple) : simple };
}

type TextsByField = Readonly<Record<keyof SearchTexts, readonly LanguageMap[]>>;

function textsOf(fields: TextsByField, isIncluded: (key: string) => boolean): SearchTexts {
  const line = (maps: readonly LanguageMap[], limit: number): string =>
    maps
      .flatMap((map) => Object.entries(map).filter(([key]) => isIncluded(key)))
      .map(([, text]) => searchLine(text.slice(0, limit)))
      .filter(Boolean)
      .join(' ')
      .slice(0, limit);
  return {
    title: line(fields.title, MAX_HEAD_CHARACTERS),
    lead: line(fields.lead, MAX_HEAD_CHARACTERS),
    place: line(fields.place, MAX_HEAD_CHARACTERS),
    owner: line(fields.owner, MAX_HEAD_CHARACTERS),
    body: line(fields.body, MAX_BODY_CHARACTERS),
    shown: line(fields.shown, MAX_HEAD_CHARACTERS),
  };
}

function concatTexts(one: SearchTexts, other: SearchTexts): SearchTexts {
  const joined = (part: keyof SearchTexts): string => `${one[part]} ${other[part]}`.trim();
  return {
    title: joined('title'),
    lead: joined('lead'),
    place: joined('place'),
    owner: joined('owner'),
    body: joined('body'),
    shown: joined('shown'),
  };
}
