/** Purges the shared caches that the operator has named. */
import { setTimeout } from 'node:timers/promises';

/** @returns once all caches have purged, or the given time has passed */
export type Purge = (keys: readonly string[]) => Promise<void>;

interface PurgeOptions {
  /** Origins of the caches. */
  readonly urls: readonly string[];
  /** Longest time to try: what a cache holds has expired by then. */
  readonly withinMs: number;
  /** A cache did not purge within that time. */
  readonly onError: (error: unknown, url: string) => void;
}

/** Varnish refuses longer header lines (`http_req_hdr_len`, 8 KiB). */
const KEYS_PER_REQUEST = 400;
const TIMEOUT_MS = 2_000;
const RETRY_MS = 500;

export function createPurge({ urls, withinMs, onError }: PurgeOptions): Purge {
  const send = async (url: string, keys: readonly string[]): Promise<void> => {
    const response = await fetch(url, {
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' ') },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP error: ${response.status}`);
  };
  const sendUntilDone = async (url: string, keys: readonly string[]): Promise<void> => {
    const end = Date.now() + withinMs;
    for (;;) {
      try {
        return await send(url, keys);
      } catch (error) {
        if (Date.now() + RETRY_MS > end) return onError(error, url);
        // Unreferenced: a stop of the server does not wait for a cache that is down.
        await setTimeout(RETRY_MS, undefined, { ref: false });
      }
    }
  };
  return async (keys) => {
    const requests: Promise<void>[] = [];
    for (let start = 0; start < keys.length; start += KEYS_PER_REQUEST)
      for (const url of urls)
        requests.push(sendUntilDone(url, keys.slice(start, start + KEYS_PER_REQUEST)));
    await Promise.all(requests);
  };
}
