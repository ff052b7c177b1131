export interface HrefParts {
  readonly path: string;
  readonly search: Record<string, string>;
  /** Without `#`; empty when there is none. */
  readonly hash: string;
}

/** Takes an address of the site apart, as the router wants it: its `to` holds no query and no hash. */
export function splitHref(href: string): HrefParts {
  const [beforeHash = '', hash = ''] = href.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  return { path, search: Object.fromEntries(new URLSearchParams(query)), hash };
}
