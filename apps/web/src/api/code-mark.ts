import { MOVED_MARK } from './moved-mark.ts';

const [PARAMETER = '', MOVED] = MOVED_MARK.split('=');

/** In the query of the address of a post that its printed code led to. Codes hold nothing that a query must hide. */
export function codeMark(code: string): string {
  return `${PARAMETER}=${code}`;
}

/** The code that led to the page with this query (`?…`); `undefined` when none did. */
export function markedCode(query: string): string | undefined {
  const code = new URLSearchParams(query).get(PARAMETER);
  return code === null || code === MOVED ? undefined : code;
}
