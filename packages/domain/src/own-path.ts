/** Which address somebody may be sent back to after signing in: a path of the site itself, however cunningly it is written. */

/** What a browser drops from addresses, and what none needs: control letters, spaces; and the slash that browsers take for `/`. */
const ODD = /[\p{Cc}\p{Z}\\]/u;
const DECODINGS_MAX = 4;

/**
 * Path, query and hash of an address of this site, beginning with one slash; `undefined` for anything that leads elsewhere or might, now or
 * after being decoded somewhere on its way.
 * @param href a path, or a whole address
 * @param origin of the site
 */
export function ownPath(href: string, origin: string): string | undefined {
  if (!(href.startsWith('/') || href.startsWith(`${origin}/`))) return undefined;
  if (ODD.test(href) || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  if (url.origin !== origin || !isPlain(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** No second slash at the start that would make a host of what follows, also not once it is decoded. */
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
