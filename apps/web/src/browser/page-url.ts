/** The URL of the page, and navigation past the router. Browser only. */
import { publicSite } from './site.ts';

/** Navigates by a full page load, past the router. */
export function openUrl(url: string): void {
  window.location.assign(url);
}

/** As `openUrl`, but replaces the history entry. */
export function replaceUrl(url: string): void {
  window.location.replace(url);
}

/** The origin of the page, which may differ from the site's public origin. */
export const pageOrigin = (): string => window.location.origin;

/**
 * Whether a page of this site led to this document. Other sites may send no referrer, but none of
 * ours; a bookmark, a typed URL and a browser that hides the referrer do not count as this site.
 */
export const isOpenedFromSite = (): boolean =>
  document.referrer.startsWith(`${window.location.origin}/`);

/** Path and query of the page. */
export const pagePath = (): string => window.location.pathname + window.location.search;

/**
 * Removes the query from the page's URL and returns it: for one-time values that must not stay in
 * the history.
 */
export function consumeUrlQuery(): URLSearchParams {
  const { search, pathname } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return new URLSearchParams(search);
}

/** The hosts, with ports, that the product's own URLs may have. */
export function ownHosts(): string[] {
  const { origin, server } = publicSite();
  const origins = [origin, window.location.origin, ...(server === undefined ? [] : [server])];
  return origins.map((one) => new URL(one).host);
}
