/**
 * When this device last met the account of who is signed in, as `favourites-met`: with another one, or none before, everything is told
 * anew.
 */
import { LAST_SYNC_KEY } from './last-sync-key.ts';
import { currentSession } from './session.ts';
import { readStored, writeStored } from '#browser/storage.ts';

/** Milliseconds since 1970; `undefined` when the device has not met this account. */
export async function lastSync(): Promise<number | undefined> {
  const [owner, at] = (readStored(LAST_SYNC_KEY) ?? '').split(' ');
  const mine = await visitorId();
  return mine !== undefined && owner === mine ? Number(at) || undefined : undefined;
}

export async function recordSync(now = Date.now()): Promise<void> {
  const mine = await visitorId();
  if (mine !== undefined) writeStored(LAST_SYNC_KEY, `${mine} ${now}`);
}

/** The subject of the access token (RFC 9068), which the server checks and the device only compares. */
async function visitorId(): Promise<string | undefined> {
  const token = await currentSession()?.accessToken();
  try {
    const [, claims = ''] = (token ?? '').split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
