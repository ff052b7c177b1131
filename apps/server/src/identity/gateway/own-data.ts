/** Lets a visitor of an external provider fetch and delete the data here, not the account there. */
import type { Context } from '#context.ts';
import { ProblemError } from '#http/problems.ts';
import type { AccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { deleteUserData, findUserData } from '#identity/accounts/accounts.repository.ts';
import type { RelyingParty } from './relying-party.client.ts';
import {
  endingSessions,
  endSessionsOf,
  findProviderTokens,
  findSession,
  findSessionsOf,
  type Session,
} from './sessions.repository.ts';

/** Both resolve to `undefined` without a live session. */
export interface OwnData {
  read(accessToken: string): Promise<object | undefined>;
  /** Every row that names the visitor; all their devices are logged out. */
  delete(accessToken: string, correlationId: string): Promise<true | undefined>;
}

export function createOwnData(
  database: Context['database'],
  tokens: AccessTokens,
  party: RelyingParty,
): OwnData {
  const owner = async (accessToken: string): Promise<Session | undefined> => {
    const tokenOwner = await tokens.read(accessToken, true);
    return tokenOwner?.sessionId === undefined
      ? undefined
      : findSession(database, tokenOwner.sessionId);
  };
  return {
    async read(accessToken) {
      const session = await owner(accessToken);
      return session && readAll(database, session);
    },
    async delete(accessToken, correlationId) {
      const session = await owner(accessToken);
      if (!session) return undefined;
      const providerTokens = await findProviderTokens(database, session.user_id);
      await deleteAll(database, session.user_id);
      await Promise.all(
        providerTokens.map((token) => party.end(token, correlationId).catch(ignoreUnavailable)),
      );
      return true;
    },
  };
}

async function readAll(database: Context['database'], session: Session): Promise<object> {
  const { user_id: id, name, image_url: imageUrl } = session;
  const { settings, quiz } = await findUserData(database, id);
  return {
    user: { uniqueId: id, name, imageUrl },
    sessions: await findSessionsOf(database, id),
    user_settings: settings ?? null,
    quiz_responses: quiz,
  };
}

async function deleteAll(database: Context['database'], userId: string): Promise<void> {
  await endingSessions(database, async (handle) => {
    await endSessionsOf(handle, userId);
    await deleteUserData(handle, userId);
  });
}

/** The data is deleted here; a failed revocation at the login host does not fail the request. */
function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}
