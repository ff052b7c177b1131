/** Leaves for an address by a whole page load, past the router. Browser only. */
export function openUrl(url: string): void {
  window.location.assign(url);
}

/** As `openAddress`, in place of this page: nothing to come back to. */
export function replaceUrl(url: string): void {
  window.location.replace(url);
}

/** The origin that the page came from, which may be another than the one that addresses are written with. Browser only. */
export const pageOrigin = (): string => window.location.origin;

/** Path and query of the page. Browser only. */
export const pagePath = (): string => window.location.pathname + window.location.search;
