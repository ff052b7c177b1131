import { publicSite } from './site.ts';

/** The hosts, with ports, that the product's own URLs may have. Browser only. */
export function ownHosts(): string[] {
  const { origin, server } = publicSite();
  const origins = [origin, window.location.origin, ...(server === undefined ? [] : [server])];
  return origins.map((one) => new URL(one).host);
}
