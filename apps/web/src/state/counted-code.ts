/**
 * The printed code that led to a page, for analytics. The server writes it into the fragment of the
 * page's URL (`#code=1001`), which no cache and no log sees; the browser stores it until the page
 * has been seen.
 */
import { createIsomorphicFn } from '@tanstack/react-start';
import { publicSite } from '#browser/site.ts';

const MARK = /^#code=([A-Za-z0-9_-]{1,64})$/;
/** A code that was looked up without a navigation expires. */
const REMEMBERED_MS = 10_000;

let noted: { readonly code: string; readonly until: number } | undefined;

/** Notes the code of a URL that is being opened. */
export const noteCode: (code: string) => void = createIsomorphicFn()
  .server((_code: string): void => undefined)
  .client((code: string): void => {
    noted = { code, until: Date.now() + REMEMBERED_MS };
  });

/** Returns the code that led to this page, once. */
export function takeCode(now = Date.now()): string | undefined {
  const code = noted && now < noted.until ? noted.code : undefined;
  noted = undefined;
  return code;
}

/**
 * The fragment that the server adds to the URL of a code; `undefined` in the browser, and without
 * analytics.
 */
export const codeMark: (code: string) => string | undefined = createIsomorphicFn()
  .server((code: string) => (publicSite().analytics ? `code=${code}` : undefined))
  .client((_code: string): string | undefined => undefined);

/** Removes the fragment from the page's URL before the router reads it, so it is not shared. */
export const takeCodeMark: () => void = createIsomorphicFn()
  .server(() => undefined)
  .client(() => {
    const { pathname, search, hash } = window.location;
    const [, code] = MARK.exec(hash) ?? [];
    if (code === undefined) return;
    noteCode(code);
    window.history.replaceState(window.history.state, '', pathname + search);
  });
