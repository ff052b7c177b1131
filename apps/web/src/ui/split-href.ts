export interface HrefParts {
  readonly path: string;
  readonly search: Record<string, string>;
  /** Without `#`; empty if there is none. */
  readonly hash: string;
}

/** Splits a URL within the site: the router's `to` holds neither query nor hash. */
export function splitHref(href: string): HrefParts {
  const [beforeHash = '', hash = ''] = href.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  return { path, search: Object.fromEntries(new URLSearchParams(query)), hash };
}
