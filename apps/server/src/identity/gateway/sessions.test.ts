import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import {
  deleteAccount,
  insertLink,
  logOutEverywhere,
  replacePassword,
  resetPassword,
  upsertUnconfirmed,
} from '#identity/accounts/accounts.repository.ts';
import { findEndedSessions } from '#identity/tokens/access-tokens.repository.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createOwnData } from './own-data.ts';
import { endSession, insertSession } from './sessions.repository.ts';

/** A server's database whose notifications, also those of its own statements, never arrive. */
function withoutNotifications(database: Database): Database {
  const subscribers: { channel: string; onNotify: () => void }[] = [];
  return {
    ...database,
    listen: async (channel, onNotify) => void subscribers.push({ channel, onNotify }),
    notifyLocally(channel) {
      for (const one of subscribers) if (one.channel === channel) one.onNotify();
    },
  };
}

describeWithDatabase('the server that ends a session', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = withoutNotifications(await open());
  });

  async function signIn() {
    const [id, userId] = [randomUUID(), randomUUID()];
    await upsertUnconfirmed(database, {
      id: userId,
      email: `${userId}@museum.example`,
      name: 'Kari',
      password_hash: 'hash',
    });
    await insertSession(database, {
      id,
      userId,
      name: 'Kari',
      imageUrl: undefined,
      device: '',
      providerToken: undefined,
      sameSite: 'Strict',
      lifeS: 60,
    });
    const tokens = createAccessTokens(database);
    return { id, userId, tokens, token: await tokens.issue(userId, 60, id) };
  }
  type SignedIn = Awaited<ReturnType<typeof signIn>>;

  async function resetByEmail({ userId: id }: SignedIn): Promise<void> {
    const tokenHash = `link of ${id}`;
    await insertLink(database, { tokenHash, accountId: id, purpose: 'reset', lifeS: 60 });
    expect(await resetPassword(database, { id, tokenHash, passwordHash: 'next' })).toBe(true);
  }

  async function deleteOwnData({ tokens, token }: SignedIn): Promise<void> {
    // The session has no token of the provider, so none is called.
    const ownData = createOwnData(database, tokens, {} as Parameters<typeof createOwnData>[2]);
    expect(await ownData.delete(token, '')).toBe(true);
  }

  it.each<[string, (signedIn: SignedIn) => Promise<void>]>([
    ['a session ends', ({ id }) => endSession(database, id)],
    ['the visitor logs out everywhere', ({ userId }) => logOutEverywhere(database, userId)],
    ['the password changes', ({ userId }) => replacePassword(database, userId, 'next')],
    ['the password is reset by email', resetByEmail],
    ['the account is deleted', ({ userId }) => deleteAccount(database, userId)],
    ['the data of an external account is deleted', deleteOwnData],
  ])('rejects its access tokens at once when %s', async (_how, end) => {
    const signedIn = await signIn();
    const { tokens, token, userId } = signedIn;
    expect(await tokens.verify(token)).toBe(userId);
    await end(signedIn);
    expect(await tokens.verify(token)).toBeUndefined();
  });

  it('forgets those whose access tokens have expired long ago', async () => {
    const past = randomUUID();
    await sql`insert into ended_session (id, ended_at) values (${past}, now() - interval '2 hours')`.execute(
      database.kysely,
    );
    expect(await findEndedSessions(database)).not.toContain(past);
    const { id } = await signIn();
    await endSession(database, id);
    expect(await findEndedSessions(database)).toContain(id);
    const { rows } = await sql`select from ended_session where id = ${past}`.execute(
      database.kysely,
    );
    expect(rows).toEqual([]);
  });
});
