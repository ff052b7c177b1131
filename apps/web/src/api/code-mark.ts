import { MOVED_MARK } from './moved-mark.ts';

const [PARAMETER = '', MOVED] = MOVED_MARK.split('=');

/**
 * Query of the URL of a post that its printed code led to. Codes contain no character that a query
 * must escape.
 */
export function codeMark(code: string): string {
  return `${PARAMETER}=${code}`;
}

/** The code that led to the page with this query (`?…`); `undefined` when none did. */
export function markedCode(query: string): string | undefined {
  const code = new URLSearchParams(query).get(PARAMETER);
  return code === null || code === MOVED ? undefined : code;
}
