import { hash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { upsertRecord } from '#identity/login-host/oidc-records.repository.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createEmbeddedLogins, createTokenCipher, replaceClearTokens } from './provider-logins.ts';
import { findSession, insertSession } from './sessions.repository.ts';

describe('an encrypted token', () => {
  const { encrypt, decrypt } = createTokenCipher('a secret of the county');

  it('is decrypted with the same secret only', () => {
    expect(decrypt(encrypt('token ÅÄÖ'))).toBe('token ÅÄÖ');
    expect(createTokenCipher('another secret').decrypt(encrypt('token'))).toBeUndefined();
  });

  it('does not tell which tokens are equal', () => {
    expect(encrypt('token')).not.toBe(encrypt('token'));
    expect(encrypt('token')).not.toContain('token');
  });

  it.each([
    ['changed', (text: string) => text.replace(/..$/, (end) => (end === 'AA' ? 'AQ' : 'AA'))],
    ['cut', (text: string) => text.slice(0, 20)],
    ['emptied', () => 'aes-gcm:'],
    ['in clear', () => 'token'],
  ])('is not decrypted when it is %s', (_, change) => {
    expect(decrypt(change(encrypt('a token of the county')))).toBeUndefined();
  });
});

describeWithDatabase('tokens that an earlier version stored in clear', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  async function storeSession(providerToken: string | undefined): Promise<string> {
    const id = randomUUID();
    const session = { id, userId: 'kari', name: 'Kari', imageUrl: undefined, device: '' };
    await insertSession(database, { ...session, providerToken, sameSite: 'Strict', lifeS: 60 });
    return id;
  }
  const stored = async (id: string) => (await findSession(database, id))?.provider_token;

  it('are encrypted, and what is encrypted or absent stays', async () => {
    const { encrypt, decrypt } = createTokenCipher('a secret of the county');
    const encrypted = encrypt('stored already');
    const clear = await storeSession('a token in clear');
    const [known, none] = [await storeSession(encrypted), await storeSession(undefined)];
    await replaceClearTokens(database, async (token) => encrypt(token));
    expect(decrypt((await stored(clear)) ?? '')).toBe('a token in clear');
    expect(await stored(known)).toBe(encrypted);
    expect(await stored(none)).toBeNull();
  });

  it('of the embedded login host become ids of their grants; unknown ones end the session', async () => {
    const record = { payload: {}, uid: undefined, accountId: 'kari', expiresInS: 60 };
    const token = { ...record, model: 'RefreshToken', id: hash('sha256', 'known', 'base64url') };
    await upsertRecord(database, { ...token, grantId: 'its-grant' });
    await upsertRecord(database, {
      ...record,
      model: 'Grant',
      id: 'its-grant',
      grantId: undefined,
    });
    const [known, unknown] = [await storeSession('known'), await storeSession('unknown')];
    const logins = createEmbeddedLogins(database);
    await replaceClearTokens(database, logins.referTo);
    expect(await stored(known)).toBe('grant:its-grant');
    expect(await findSession(database, unknown)).toBeUndefined();
    expect(await logins.isLive('grant:its-grant')).toBe(true);
    await logins.end('grant:its-grant');
    expect(await logins.isLive('grant:its-grant')).toBe(false);
  });
});
