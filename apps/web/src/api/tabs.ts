/** Names of tabs in URLs; apart from their loaders, since the script of every page parses URLs. */
import { SEARCH_MAX_LENGTH } from '@varde/domain/constants';
import { siteProfile } from '#browser/site-profile.ts';

export const LIST_TABS = [
  'articles',
  'museums',
  'themes',
  'rebus',
  'presentations',
  'selections',
] as const;
export type ListTab = (typeof LIST_TABS)[number];

/**
 * `all` is the default: everything with a page of its own by relevance, with other matches beside
 * it.
 */
export const SEARCH_TABS = ['all', ...LIST_TABS] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export const TAG_TABS = ['all', 'articles', 'presentations', 'rebus'] as const;
export type TagTab = (typeof TAG_TABS)[number];

/** Kinds of documents of an owner, in the order of its page. */
export const OWNED_KINDS = ['article', 'group', 'rebus'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

const isOneOf =
  <T extends string>(names: readonly T[]) =>
  (text: unknown): text is T =>
    names.some((name) => name === text);

export const isListTab = isOneOf(LIST_TABS);
export const isSearchTab = isOneOf(SEARCH_TABS);
export const isTagTab = isOneOf(TAG_TABS);
export const isOwnedKind = isOneOf(OWNED_KINDS);

/** On the site of one museum there is no list of museums, but for those who have its URL. */
export function shownTabs<T extends string>(tabs: readonly T[], current: T): readonly T[] {
  if (!siteProfile().museum) return tabs;
  return tabs.filter((tab) => tab !== 'museums' || tab === current);
}

/** The query without control characters, cut to the length that the API accepts. */
export function cleanQuery(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH);
}
