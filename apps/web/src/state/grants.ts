/**
 * Grants of locked articles on this device, stored as `grants` until each expires, so that an
 * article stays open through reloads and in other tabs (specification §4.9).
 */
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

export function storedGrant(id: number, now = Date.now()): string | undefined {
  return validGrants(now).find((stored) => stored.id === id)?.grant;
}

export function storeGrant(granted: StoredGrant, now = Date.now()): void {
  writeStoredList(KEY, [...validGrants(now).filter(({ id }) => id !== granted.id), granted]);
}

/** For a grant that the server has rejected. */
export function dropGrant(id: number, now = Date.now()): void {
  writeStoredList(
    KEY,
    validGrants(now).filter((stored) => stored.id !== id),
  );
}

function validGrants(now: number): StoredGrant[] {
  return readStoredList(KEY)
    .filter(isGrant)
    .filter(({ expires_at: end }) => Date.parse(end) > now);
}

function isGrant(value: unknown): value is StoredGrant {
  if (!isRecord(value)) return false;
  const { id, grant, expires_at: end } = value;
  return typeof id === 'number' && typeof grant === 'string' && typeof end === 'string';
}
