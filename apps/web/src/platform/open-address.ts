/** Leaves for an address by a whole page load, past the router. Browser only. */
export function openAddress(address: string): void {
  window.location.assign(address);
}
