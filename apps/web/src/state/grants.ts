/**
 * Grants of locked articles on this device, stored as `grants`, so that an article stays open
 * through reloads and in other tabs until the grant expires (specification §4.9). The latest ones
 * stay for the storage lifetime: the server then tells this browser from those that only guess.
 */
import { GRANTS_PER_REQUEST, STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { isRecord } from '@varde/domain/is-record';
import { readStoredList, writeStoredList } from '#browser/stored-list.ts';

export interface StoredGrant {
  /** Of the document. */
  readonly id: number;
  /** Value of the header `unlock-grant`. */
  readonly grant: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

const KEY = 'grants';

const DAY_MS = 86_400_000;
/** The oldest are dropped first. */
const GRANTS_MAX = GRANTS_PER_REQUEST;

export function storedGrant(id: number, now = Date.now()): string | undefined {
  const found = storedGrants(now).find((stored) => stored.id === id);
  return found && Date.parse(found.expires_at) > now ? found.grant : undefined;
}

/** A grant by which this browser has opened the article, valid or expired. */
export function formerGrant(id: number, now = Date.now()): string | undefined {
  return storedGrants(now).find((stored) => stored.id === id)?.grant;
}

export function storeGrant(granted: StoredGrant, now = Date.now()): void {
  const others = storedGrants(now).filter(({ id }) => id !== granted.id);
  writeStoredList(KEY, [...others, granted].slice(-GRANTS_MAX));
}

/** For a grant that the server has rejected. */
export function dropGrant(id: number, now = Date.now()): void {
  writeStoredList(
    KEY,
    storedGrants(now).filter((stored) => stored.id !== id),
  );
}

function storedGrants(now: number): StoredGrant[] {
  return readStoredList(KEY)
    .filter(isGrant)
    .filter(({ expires_at: end }) => Date.parse(end) > now - STORAGE_LIFE_DAYS * DAY_MS);
}

function isGrant(value: unknown): value is StoredGrant {
  if (!isRecord(value)) return false;
  const { id, grant, expires_at: end } = value;
  return typeof id === 'number' && typeof grant === 'string' && typeof end === 'string';
}
