/** Sessions of the account pages: their own cookie, valid for half an hour after the password. */
import type { Context } from '#context.ts';
import { hashToken, newToken } from './accounts.service.ts';
import {
  deleteAccountSession,
  findAccountSession,
  insertAccountSession,
} from './accounts.repository.ts';

export interface AccountSessions {
  /**
   * @param former cookie value of this browser, whose session ends
   * @returns the cookie value
   */
  start(accountId: string, former: string | undefined): Promise<string>;
  /** @returns the account id. @param withinS maximum age */
  find(token: string | undefined, withinS?: number): Promise<string | undefined>;
  end(token: string | undefined): Promise<void>;
}

export const ACCOUNT_SESSION_LIFE_S = 1800;

export function createAccountSessions(database: Context['database']): AccountSessions {
  async function end(token: string | undefined): Promise<void> {
    if (token !== undefined) await deleteAccountSession(database, hashToken(token));
  }
  return {
    async start(accountId, former) {
      await end(former);
      const token = newToken();
      const lifeS = ACCOUNT_SESSION_LIFE_S;
      await insertAccountSession(database, { tokenHash: hashToken(token), accountId, lifeS });
      return token;
    },
    find: async (token, withinS = ACCOUNT_SESSION_LIFE_S) =>
      token === undefined ? undefined : findAccountSession(database, hashToken(token), withinS),
    end,
  };
}
