import { createRouter } from '@tanstack/react-router';
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
  addPageTransitions(router);
  watch(router);
  abortOnNavigation(router);
  return router;
}
