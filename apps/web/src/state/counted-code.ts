/**
 * The printed code that led to a page, for counting: the server writes it behind the page's address (`#code=1001`), where no cache
 * and no log sees it; in the browser it is remembered until the page that it leads to has been seen.
 */
import { createIsomorphicFn } from '@tanstack/react-start';
import { publicSite } from '#browser/site.ts';

const MARK = /^#code=([A-Za-z0-9_-]{1,64})$/;
/** What a code was looked up for without going anywhere is forgotten. */
const REMEMBERED_MS = 10_000;

let noted: { readonly code: string; readonly until: number } | undefined;

/** Notes the code of an address that is just being opened. */
export const noteCode: (code: string) => void = createIsomorphicFn()
  .server((_code: string): void => undefined)
  .client((code: string): void => {
    noted = { code, until: Date.now() + REMEMBERED_MS };
  });

/** The code that led to this page, if one did; only once. */
export function takeCode(now = Date.now()): string | undefined {
  const code = noted && now < noted.until ? noted.code : undefined;
  noted = undefined;
  return code;
}

/** What the server writes behind the address that a code leads to; nothing in the browser, and where visits are not counted. */
export const codeMark: (code: string) => string | undefined = createIsomorphicFn()
  .server((code: string) => (publicSite().analytics ? `code=${code}` : undefined))
  .client((_code: string): string | undefined => undefined);

/** Takes the mark off the address that the page came with, before the router reads it: what is shared is the page. */
export const takeCodeMark: () => void = createIsomorphicFn()
  .server(() => undefined)
  .client(() => {
    const { pathname, search, hash } = window.location;
    const [, code] = MARK.exec(hash) ?? [];
    if (code === undefined) return;
    noteCode(code);
    window.history.replaceState(window.history.state, '', pathname + search);
  });
