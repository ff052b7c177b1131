/**
 * Limits how often something may be tried (an access code, later a password), over all servers together: fixed windows in
 * the database. Whose tries they are is kept only as a keyed hash, and no longer than the window and a little.
 */
import { createHmac } from 'node:crypto';
import type { Context } from '#context.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import {
  increment,
  deleteCount,
  deleteExpiredWindows,
  decrement,
  readCount,
} from './rate-limit.repository.ts';

export interface Limit {
  /** Tries of one key in a window. */
  readonly count: number;
  /** Seconds from the first try to the end of the window. */
  readonly windowS: number;
}

/** Tries of this are counted together. */
export interface RateLimitKey {
  /** What is tried: `unlock/104`. */
  readonly what: string;
  /** Who tries, an address or a name; absent, everybody's tries are counted together. */
  readonly who?: string;
}

export interface RateLimiter {
  /** Counts a try before it is judged. `undefined` when it may go on, else the seconds to wait. */
  consume(key: RateLimitKey, limit: Limit): Promise<number | undefined>;
  /** How many more may be tried in this window. */
  remaining(key: RateLimitKey, limit: Limit): Promise<number>;
  /** Takes back one try: it was right, and only wrong ones count. */
  refund(key: RateLimitKey): Promise<void>;
  /** Begins anew. */
  reset(key: RateLimitKey): Promise<void>;
}

/** Past windows removed whenever a new one begins: more than begin, so that they become fewer. */
const REMOVED_AT_ONCE = 20;

export function createRateLimiter(database: Context['database']): RateLimiter {
  const readSecret = createSecret(database, 'attempt-addresses');
  const keyOf = async ({ what, who }: RateLimitKey): Promise<string> =>
    who === undefined ? what : `${what}/${hash(await readSecret(), what, who)}`;
  return {
    async consume(key, { count: most, windowS }) {
      const { count, seconds_left } = await increment(database, await keyOf(key), windowS);
      if (count === 1) await deleteExpiredWindows(database, REMOVED_AT_ONCE);
      return count > most ? seconds_left : undefined;
    },
    remaining: async (key, { count: most }) =>
      Math.max(0, most - (await readCount(database, await keyOf(key)))),
    async refund(key) {
      await decrement(database, await keyOf(key));
    },
    async reset(key) {
      await deleteCount(database, await keyOf(key));
    },
  };
}

/** Differs for each thing tried, so that kept tries do not tell what else somebody tried. */
function hash(secret: string, what: string, who: string): string {
  return createHmac('sha256', secret).update(`${what} ${who}`).digest('base64url');
}
