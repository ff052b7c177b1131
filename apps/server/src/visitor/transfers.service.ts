/**
 * Holds encrypted data of one device for some minutes, until another device fetches it once. The
 * database contains neither the code nor the key, and no link to a visitor.
 */
import { createHash } from 'node:crypto';
import type { StoredTransfer, TakenTransfer, TransferBody } from '@varde/contract/transfers';
import {
  TRANSFER_GUESSES_PER_IP,
  TRANSFER_LIFE_S,
  TRANSFERS_OF_ALL,
  TRANSFERS_PER_IP,
} from '@varde/domain/constants';
import type { Context } from '#context.ts';
import { tooManyRequests } from '#http/problems.ts';
import { clientNetwork } from '#http/client-network.ts';
import {
  createRateLimiter,
  type Limit,
  type RateLimitKey,
} from '#rate-limit/rate-limit.service.ts';
import { deleteExpiredTransfers, upsertTransfer, takeTransfer } from './transfers.repository.ts';

export interface TransfersService {
  /** @throws ProblemError when the limit of this IP address, or of all together, is exceeded */
  create(body: TransferBody, ipAddress: string): Promise<StoredTransfer>;
  /**
   * `undefined` for an unknown code: never created, already fetched, or expired.
   * @throws ProblemError when this IP address has guessed too often
   */
  take(code: string, ipAddress: string): Promise<TakenTransfer | undefined>;
}

export function createTransfersService({ database }: Pick<Context, 'database'>): TransfersService {
  const rateLimiter = createRateLimiter(database);
  const count = async (key: RateLimitKey, limit: Limit): Promise<void> => {
    const wait = await rateLimiter.consume(key, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
  };
  return {
    async create({ code, data }, ipAddress) {
      // Per IP address first, so that rejected requests do not use up the shared limit.
      await count({ what: 'transfer', who: clientNetwork(ipAddress) }, TRANSFERS_PER_IP);
      await count({ what: 'transfer' }, TRANSFERS_OF_ALL);
      await deleteExpiredTransfers(database);
      const transfer = { codeHash: hash(code), data, lifeS: TRANSFER_LIFE_S };
      return { expires_at: (await upsertTransfer(database, transfer)).toISOString() };
    },
    async take(code, ipAddress) {
      const guess = { what: 'transfer-code', who: clientNetwork(ipAddress) };
      await count(guess, TRANSFER_GUESSES_PER_IP);
      const data = await takeTransfer(database, hash(code));
      await deleteExpiredTransfers(database);
      if (data === undefined) return undefined;
      await rateLimiter.refund(guess);
      return { data };
    },
  };
}

const hash = (code: string): string => createHash('sha256').update(code).digest('base64url');
