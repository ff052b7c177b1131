import { publicSite } from './site.ts';

/** The hosts that the product's own addresses may name, with their ports. Browser only. */
export function ownHosts(): string[] {
  const { origin, server } = publicSite();
  const origins = [origin, window.location.origin, ...(server === undefined ? [] : [server])];
  return origins.map((one) => new URL(one).host);
}
