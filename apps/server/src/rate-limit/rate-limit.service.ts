/**
 * Rate limits by fixed windows: shared by all servers in the database, where the client is stored
 * only as a keyed hash, for little longer than the window; or in the memory of each.
 */
import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import {
  increment,
  deleteCount,
  deleteExpiredWindows,
  decrement,
  readCount,
  startWindow,
} from './rate-limit.repository.ts';

export interface Limit {
  /** Attempts per key and window. */
  readonly count: number;
  /** Seconds from the first attempt to the end of the window. */
  readonly windowS: number;
}

/** Attempts with the same key are counted together. */
export interface RateLimitKey {
  /** The operation: `unlock/104`. */
  readonly what: string;
  /** The client's IP address or name; absent: one count for all clients. */
  readonly who?: string;
}

/** One of the counts of an attempt. */
export interface Count {
  readonly key: RateLimitKey;
  readonly limit: Limit;
  /** Of this client alone. */
  readonly isOwn?: boolean;
}

export interface RateLimiter {
  /** Counts an attempt before it is verified. `undefined`: allowed, else the seconds to wait. */
  consume(key: RateLimitKey, limit: Limit): Promise<number | undefined>;
  /** Attempts left in this window. */
  remaining(key: RateLimitKey, limit: Limit): Promise<number>;
  /** Removes one attempt that succeeded: only failures count. */
  refund(key: RateLimitKey): Promise<void>;
  /** Removes what an attempt has counted that succeeded, and the client's own failures before. */
  succeed(counts: readonly Count[]): Promise<void>;
  /** Deletes the window. */
  reset(key: RateLimitKey): Promise<void>;
  /** Remembers a client that has succeeded, for this long from now. */
  trust(key: Required<RateLimitKey>, lifeS: number): Promise<void>;
  isTrusted(key: Required<RateLimitKey>): Promise<boolean>;
}

/** Expired windows deleted whenever a new one starts: more than start, so their number shrinks. */
const DELETE_BATCH = 20;

export function createRateLimiter(database: Context['database']): RateLimiter {
  const readSecret = createSecret(database, 'attempt-addresses');
  const keyOf = async ({ what, who }: RateLimitKey): Promise<string> =>
    who === undefined ? what : `${what}/${hash(await readSecret(), what, who)}`;
  return {
    async consume(key, { count: max, windowS }) {
      const { count, seconds_left } = await increment(database, await keyOf(key), windowS);
      if (count === 1) await deleteExpiredWindows(database, DELETE_BATCH);
      return count > max ? seconds_left : undefined;
    },
    remaining: async (key, { count: max }) =>
      Math.max(0, max - (await readCount(database, await keyOf(key)))),
    async refund(key) {
      await decrement(database, await keyOf(key));
    },
    async reset(key) {
      await deleteCount(database, await keyOf(key));
    },
    async succeed(counts) {
      for (const { key, isOwn } of counts)
        await (isOwn ? deleteCount : decrement)(database, await keyOf(key));
    },
    async trust(key, lifeS) {
      await startWindow(database, await keyOf(trusted(key)), lifeS);
      await deleteExpiredWindows(database, DELETE_BATCH);
    },
    isTrusted: async (key) => (await readCount(database, await keyOf(trusted(key)))) > 0,
  };
}

const trusted = ({ what, who }: Required<RateLimitKey>) => ({ what: `${what}/trusted`, who });

/** Differs per operation, so that stored attempts of one client cannot be linked. */
function hash(secret: string, what: string, who: string): string {
  return createHmac('sha256', secret).update(`${what} ${who}`).digest('base64url');
}

/** Of clients at once; beyond, those that were idle longest start again. */
const CLIENTS_MAX = 20_000;

/**
 * Counts in this process, without a statement: for reads, which also work while nothing can be
 * stored. @returns takes a client and returns the seconds that it has to wait, if any
 */
export function createLocalRateLimiter({
  count: max,
  windowS,
}: Limit): (who: string) => number | undefined {
  const windows = new LRUCache<string, { count: number }>({
    max: CLIENTS_MAX,
    ttl: windowS * 1_000,
  });
  return (who) => {
    const window = windows.get(who) ?? { count: 0 };
    if (window.count === 0) windows.set(who, window);
    window.count += 1;
    return window.count > max ? windows.getRemainingTTL(who) / 1_000 : undefined;
  };
}
