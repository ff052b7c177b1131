/** Leaves for an address by a whole page load, past the router. Browser only. */
export function openAddress(address: string): void {
  window.location.assign(address);
}

/** The origin that the page came from, which may be another than the one that addresses are written with. Browser only. */
export const pageOrigin = (): string => window.location.origin;
