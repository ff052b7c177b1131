/**
 * Keeps one sender from filling the counts: so many events of one address in a minute. Cheaper than the attempts of the database,
 * for a limit that needs not hold over servers: addresses are hashed with a key that lives one minute in this process, and are
 * forgotten with it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { addressGroup } from '#modules/attempts/address-group.ts';

export interface FloodLimit {
  /** Of one address: a school class behind one address may read at the same time. */
  readonly perAddress: number;
  /** Different addresses that are told apart; further ones share one place. */
  readonly addresses: number;
  readonly windowMs: number;
}

const MINUTE: FloodLimit = { perAddress: 300, addresses: 50_000, windowMs: 60_000 };
const KEY_BYTES = 16;

/** Gives a function that says whether one more event of this address counts. */
export function createFloodGuard(
  limit: FloodLimit = MINUTE,
  now: () => number = Date.now,
): (address: string) => boolean {
  let ends = 0;
  let key: Buffer = randomBytes(KEY_BYTES);
  let counts = new Map<string, number>();
  const begin = (): void => {
    ends = now() + limit.windowMs;
    key = randomBytes(KEY_BYTES);
    counts = new Map();
  };
  return (address) => {
    if (now() >= ends) begin();
    const hashed = createHmac('sha256', key).update(addressGroup(address)).digest('base64url');
    const place = counts.has(hashed) || counts.size < limit.addresses ? hashed : '';
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return count <= limit.perAddress;
  };
}
