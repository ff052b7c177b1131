import { readNumber } from '#browser/url-search.ts';

/** The page number of a growing list in the address; the first page has none. Anything else in its place is ignored. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = readNumber(search.page);
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE
    ? { page }
    : // Said, not left out: the router keeps what a validated search does not mention.
      { page: undefined };
}

/** More than any list has; keeps nonsense away from the API. */
const LAST_PAGE = 10_000;
