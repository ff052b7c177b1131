/**
 * Opens locked articles by location, network or access code (specification §4.9). The caller gets a
 * grant, which opens the article's body and media until it expires.
 */
import { GRANT_LIFE_S } from '@varde/domain/constants';
import type { Grant, UnlockBody } from '@varde/contract/unlocking';
import type { Context } from '#context.ts';
import type { Caller } from '#http/product-api.ts';
import { createRateLimiter } from '#rate-limit/rate-limit.service.ts';
import { createSecret } from '#secrets/secrets.service.ts';
import { createCodeVerifier, verifyUnlock } from './verify-unlock.ts';
import { isGenuine, readGrants, writeGrant, type Grant as ReadGrant } from './grants.ts';
import { findLocks } from './locks.repository.ts';

export interface Locks {
  /**
   * A grant for the document; `undefined` when the document does not exist.
   * @throws ProblemError when verification fails, the rate limit is reached, or there is no lock
   */
  unlock(id: number, body: UnlockBody, caller: Caller): Promise<Grant | undefined>;
  /** Whether one of the grants in the header `unlock-grant` opens this document now. */
  opens(grant: string | undefined, documentId: number): Promise<boolean>;
  /** Ids of all documents that the header's grants open now. */
  openedBy(grant: string | undefined): Promise<number[]>;
}

export function createLocks(
  { database }: Pick<Context, 'database'>,
  now: () => number = Date.now,
): Locks {
  const readSecret = createSecret(database, 'unlock-grants');
  const verifyCode = createCodeVerifier(createRateLimiter(database));
  const seconds = (): number => Math.floor(now() / 1000);
  const isInTime = ({ expires }: ReadGrant): boolean => expires > seconds();

  /** Documents whose current lock matches the grant's signature. */
  async function opened(grants: readonly ReadGrant[]): Promise<number[]> {
    if (grants.length === 0) return [];
    const ids = grants.map(({ documentId }) => documentId);
    const [secret, rows] = await Promise.all([readSecret(), findLocks(database, ids, 'public')]);
    const locks = new Map(rows.map(({ id, lock_text: lock }) => [id, lock]));
    const genuine = grants.filter((grant) => {
      const lock = locks.get(grant.documentId);
      return lock && isGenuine(secret, grant, lock);
    });
    return [...new Set(genuine.map(({ documentId }) => documentId))];
  }

  return {
    async unlock(id, body, caller) {
      const [row] = await findLocks(database, [id], caller.audience);
      if (!row) return undefined;
      await verifyUnlock(row, { body, caller, verifyCode });
      const expires = seconds() + GRANT_LIFE_S;
      const lock = row.lock_text ?? '';
      const grant = writeGrant(await readSecret(), { documentId: id, expires }, lock);
      return { grant, expires_at: new Date(expires * 1000).toISOString() };
    },
    async opens(header = '', documentId) {
      const named = readGrants(header).filter((grant) => grant.documentId === documentId);
      return (await opened(named.filter(isInTime))).length > 0;
    },
    openedBy: async (header = '') => opened(readGrants(header).filter(isInTime)),
  };
}
