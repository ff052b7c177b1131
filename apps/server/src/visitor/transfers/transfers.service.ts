/**
 * Holds for some minutes what one device has locked until another fetches it, once. Whoever reads the database finds neither the
 * code nor the key, and nothing here says whose it is.
 */
import { createHash } from 'node:crypto';
import type { KeptTransfer, TakenTransfer, TransferBody } from '@varde/contract/transfers';
import {
  TRANSFER_GUESSES_PER_IP,
  TRANSFER_LIFE_S,
  TRANSFERS_OF_ALL,
  TRANSFERS_PER_IP,
} from '@varde/domain/constants';
import type { Context } from '#context.ts';
import { tooManyRequests } from '#http/problems.ts';
import { clientNetwork } from '#rate-limit/client-network.ts';
import {
  createRateLimiter,
  type Limit,
  type RateLimitKey,
} from '#rate-limit/rate-limit.service.ts';
import { deletePastTransfers, upsertTransfer, takeTransfer } from './transfers.repository.ts';

export interface TransfersService {
  /** @throws ProblemError when this address, or all together, leave too much */
  create(body: TransferBody, ipAddress: string): Promise<KeptTransfer>;
  /**
   * `undefined` when there is none of that code: never left, fetched before, or too old.
   * @throws ProblemError when this address has guessed too often
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
      // The address first: whoever is refused already does not use up everybody's.
      await count({ what: 'transfer', who: clientNetwork(ipAddress) }, TRANSFERS_PER_IP);
      await count({ what: 'transfer' }, TRANSFERS_OF_ALL);
      await deletePastTransfers(database);
      const transfer = { codeHash: hash(code), data, lifeS: TRANSFER_LIFE_S };
      return { expires_at: (await upsertTransfer(database, transfer)).toISOString() };
    },
    async take(code, ipAddress) {
      const guess = { what: 'transfer-code', who: clientNetwork(ipAddress) };
      await count(guess, TRANSFER_GUESSES_PER_IP);
      const data = await takeTransfer(database, hash(code));
      await deletePastTransfers(database);
      if (data === undefined) return undefined;
      await rateLimiter.refund(guess);
      return { data };
    },
  };
}

const hash = (code: string): string => createHash('sha256').update(code).digest('base64url');
