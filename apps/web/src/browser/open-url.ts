/** Navigates by a full page load, past the router. Browser only. */
export function openUrl(url: string): void {
  window.location.assign(url);
}

/** As `openUrl`, but replaces the history entry. */
export function replaceUrl(url: string): void {
  window.location.replace(url);
}

/** The origin of the page, which may differ from the site's public origin. Browser only. */
export const pageOrigin = (): string => window.location.origin;

/** Path and query of the page. Browser only. */
export const pagePath = (): string => window.location.pathname + window.location.search;
