import type { OutsideAnswer } from './outside.client.ts';

/** What asking a service for one thing came to. */
export type Asked<T> =
  | { readonly status: 'found'; readonly item: T }
  | { readonly status: 'missing' }
  | { readonly status: 'away' };

/** What is no such thing, though it came as an answer, is as good as none. */
export function readAnswer<T>(
  answer: OutsideAnswer,
  readBody: (body: unknown) => T | undefined,
): Asked<T> {
  if (answer.status !== 'found') return answer;
  const item = readBody(answer.body);
  return item ? { status: 'found', item } : { status: 'missing' };
}
