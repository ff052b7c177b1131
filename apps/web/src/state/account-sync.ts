/**
 * When this device last synced with the signed-in account, stored as `favourites-met`. After
 * another account, or none, everything is sent again.
 */
import { readIdToken } from './id-token.ts';
import { LAST_SYNC_KEY } from './leave-account.ts';
import { currentSession } from './session.ts';
import { readStored, writeStored } from '#browser/storage.ts';

/** Unix time in milliseconds; `undefined` if the device has not synced with this account. */
export async function lastSync(): Promise<number | undefined> {
  const [owner, at] = (readStored(LAST_SYNC_KEY) ?? '').split(' ');
  const visitor = await visitorId();
  return visitor !== undefined && owner === visitor ? Number(at) || undefined : undefined;
}

export async function recordSync(now = Date.now()): Promise<void> {
  const visitor = await visitorId();
  if (visitor !== undefined) writeStored(LAST_SYNC_KEY, `${visitor} ${now}`);
}

/** The subject of the access token (RFC 9068); the server verifies it, the device only compares. */
async function visitorId(): Promise<string | undefined> {
  const token = await currentSession()?.accessToken();
  return readIdToken(token ?? '').uniqueId;
}
