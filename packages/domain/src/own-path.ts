/** Validates the redirect target after sign-in: only a path of this site (no open redirect). */
import { parseUrl } from './parse-url.ts';

/**
 * Control characters and spaces, which browsers drop from URLs, and backslash, which they read as
 * `/`.
 */
const ODD = /[\p{Cc}\p{Z}\\]/u;
const DECODINGS_MAX = 4;

/**
 * Path, query and hash of a URL of this site, with exactly one leading slash; `undefined` for
 * anything that leads, or could after repeated decoding lead, to another host.
 * @param href a path or an absolute URL
 * @param origin of the site
 */
export function ownPath(href: string, origin: string): string | undefined {
  if (!(href.startsWith('/') || href.startsWith(`${origin}/`))) return undefined;
  const url = ODD.test(href) ? undefined : parseUrl(href, origin);
  if (!url || url.origin !== origin || !isPlain(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** No second leading slash, which would start a host name, before or after decoding. */
function isPlain(pathname: string): boolean {
  let path = pathname;
  for (let count = 0; count < DECODINGS_MAX; count += 1) {
    if (path.startsWith('//') || ODD.test(path.replaceAll(' ', ''))) return false;
    const decoded = decode(path);
    if (decoded === path) return true;
    if (decoded === undefined) return false;
    path = decoded;
  }
  return false;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
