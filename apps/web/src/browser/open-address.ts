/** Leaves for an address by a whole page load, past the router. Browser only. */
export function openAddress(address: string): void {
  window.location.assign(address);
}

/** As `openAddress`, in place of this page: nothing to come back to. */
export function replaceAddress(address: string): void {
  window.location.replace(address);
}

/** The origin that the page came from, which may be another than the one that addresses are written with. Browser only. */
export const pageOrigin = (): string => window.location.origin;

/** Path and query of the page. Browser only. */
export const pagePath = (): string => window.location.pathname + window.location.search;
