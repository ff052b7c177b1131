/** Who has the account's own pages open: a cookie of its own, for half an hour after the password was given. */
import type { Context } from '#context.ts';
import { hashToken, newToken } from './accounts.service.ts';
import {
  deleteAccountSession,
  findAccountSession,
  insertAccountSession,
} from './accounts.repository.ts';

export interface AccountSessions {
  /** @returns what the cookie holds */
  start(accountId: string): Promise<string>;
  /** Whose it is. @param withinS begun at most so long ago */
  find(token: string | undefined, withinS?: number): Promise<string | undefined>;
  end(token: string | undefined): Promise<void>;
}

export const ACCOUNT_SESSION_LIFE_S = 1800;

export function createAccountSessions(database: Context['database']): AccountSessions {
  return {
    async start(accountId) {
      const token = newToken();
      const lifeS = ACCOUNT_SESSION_LIFE_S;
      await insertAccountSession(database, { tokenHash: hashToken(token), accountId, lifeS });
      return token;
    },
    find: async (token, withinS = ACCOUNT_SESSION_LIFE_S) =>
      token === undefined ? undefined : findAccountSession(database, hashToken(token), withinS),
    async end(token) {
      if (token !== undefined) await deleteAccountSession(database, hashToken(token));
    },
  };
}
