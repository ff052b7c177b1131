/** Reads what a URL requests, before anything is rendered. */
import { createRouter, type AnyRoute } from '@tanstack/react-router';
import type { OfferedLanguages } from '@varde/domain/languages';
import { MOVED_MARK } from './api/code-mark.ts';
import { parseUrlSearch, writeSearch } from './browser/url-search.ts';
import { splitLanguagePrefix } from './i18n/language-prefix.ts';
import { redirectPath } from './redirect-response.ts';
import { routeTree } from './route-tree.gen.ts';

export interface PageUrl {
  readonly url: string;
  /** Whether the page shows the results of a search. */
  readonly isSearch: boolean;
}

type Search = Record<string, unknown>;

const [MARK = '', MOVED] = MOVED_MARK.split('=');

/** Only matches paths. */
const router = createRouter<AnyRoute>({ routeTree, isServer: true });

/**
 * The URL with those parameters only that its route reads, as the route reads them: whatever else a
 * URL has, its page is the same, and need not be rendered again. A URL that redirects stays
 * complete, since the browser reads further parameters where it arrives.
 */
export function readUrl(url: string, offered: OfferedLanguages): PageUrl {
  const at = url.indexOf('?');
  const { pathname } = new URL(url);
  if (at < 0 || redirectPath(pathname, offered)) return { url, isSearch: false };
  const path = splitLanguagePrefix(pathname)?.path ?? pathname;
  const [routes] = router.getMatchedRoutes(path);
  const leaf = routes.at(-1);
  // Old URLs have routes without a page; their query leads on with them.
  if (!leaf?.options.component) return { url, isSearch: false };
  const given: Search = parseUrlSearch(url.slice(at));
  const read = Object.fromEntries(routes.flatMap((route) => searchOf(route, given)));
  if (given[MARK] === MOVED) read[MARK] = MOVED;
  const isSearch = leaf.id === '/search' && read['q'] !== undefined;
  return { url: url.slice(0, at) + writeSearch(read), isSearch };
}

/** The pattern of the route that a URL leads to, without what it names; `undefined`: none. */
export function routeOf(url: string): string | undefined {
  const { pathname } = new URL(url);
  const path = splitLanguagePrefix(pathname)?.path ?? pathname;
  const leaf = router.getMatchedRoutes(path)[0].at(-1);
  return leaf?.options.component ? leaf.fullPath : undefined;
}

function searchOf({ options }: AnyRoute, given: Search): [string, unknown][] {
  const validate: unknown = options.validateSearch;
  const read: unknown = typeof validate === 'function' ? validate(given) : undefined;
  return typeof read === 'object' && read !== null ? Object.entries(read) : [];
}
