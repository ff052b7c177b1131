/** Query of a URL that a code led to, if that is not what the code was printed for. */
export const MOVED_MARK = 'code=moved';

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
