import { createRouter, type AnyRouter } from '@tanstack/react-router';
import { loadTexts } from '#i18n/texts.ts';
import { parseUrlSearch, normalizeUrl, stringifyUrlSearch } from './browser/url-search.ts';
import { takeCodeMark } from './state/counted-code.ts';
import { scriptNonce, publicSite, receiveSite } from './browser/site.ts';
import { keepScrollPosition } from './browser/scroll.ts';
import { abortOnNavigation } from './browser/until-left.ts';
import { addPageTransitions } from './browser/page-transition.ts';
import { urlLanguage, visitorLanguage } from './state/visitor-language.ts';
import { ErrorPage, NotFoundPage, PendingPage } from './shell/fallback-pages.tsx';
import { languageRewrite } from './i18n/language-prefix.ts';
import { routeTree } from './route-tree.gen.ts';
import type { PageContext } from './state/page-context.ts';

/** The pending state is shown after this delay, so that quick pages do not flash. */
const PENDING_AFTER_MS = 400;
/** The API's own `max-age`. */
const FRESH_FOR_MS = 60_000;

/** Creates a router for one request on the server, or for the visit in the browser. */
export async function getRouter() {
  takeCodeMark();
  normalizeUrl();
  const context: PageContext = {
    texts: await loadTexts(visitorLanguage()),
    urlLanguage: { languageKey: urlLanguage() },
  };
  const { scrollRestoration, watch } = keepScrollPosition();
  const router = createRouter({
    routeTree,
    context,
    rewrite: languageRewrite(context.urlLanguage),
    trailingSlash: 'never',
    parseSearch: parseUrlSearch,
    stringifySearch: stringifyUrlSearch,
    scrollRestoration,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultStaleTime: FRESH_FOR_MS,
    defaultPreloadStaleTime: FRESH_FOR_MS,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    ssr: { nonce: scriptNonce() },
    dehydrate: () => ({ site: publicSite() }),
    hydrate: ({ site }) => receiveSite(site),
  });
  keepPageOnSearchChange(router);
  addPageTransitions(router);
  watch(router);
  abortOnNavigation(router);
  return router;
}

/**
 * A page whose kind, tab or query changes stays, with the focus on it, until the new rows have
 * loaded; the progress bar at the top shows that they are loading.
 */
function keepPageOnSearchChange(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    // The first page of a visit has its own delay in a native shell.
    if (fromLocation) router.options.defaultPendingMs = pathChanged ? PENDING_AFTER_MS : Infinity;
  });
}
