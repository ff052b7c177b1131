import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecret, newSecret, createTransferCipher } from './transfer-cipher.ts';

/** The browser's error for data encrypted otherwise. */
const REFUSED = { name: 'OperationError' };

describe('transfer cipher', () => {
  it('decrypts any text with the same secret', async () => {
    const property = fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 400 }),
      async (text) => {
        const secret = newSecret();
        const [here, there] = await Promise.all([
          createTransferCipher(secret),
          createTransferCipher(secret),
        ]);
        expect(there.code).toBe(here.code);
        expect(await there.decrypt(await here.encrypt(text))).toBe(text);
      },
    );
    await expect(fc.assert(property, { numRuns: 10 })).resolves.toBeUndefined();
  });

  it('rejects another secret and modified data', async () => {
    const [mine, other] = await Promise.all([
      createTransferCipher(newSecret()),
      createTransferCipher(newSecret()),
    ]);
    const encrypted = await mine.encrypt('Urnes');
    expect(other.code).not.toBe(mine.code);
    await expect(other.decrypt(encrypted)).rejects.toMatchObject(REFUSED);
    const changed = (encrypted.startsWith('A') ? 'B' : 'A') + encrypted.slice(1);
    await expect(mine.decrypt(changed)).rejects.toMatchObject(REFUSED);
    await expect(mine.decrypt('AAAA')).rejects.toMatchObject(REFUSED);
  });

  it('derives a code that does not reveal the secret', async () => {
    const secret = newSecret();
    const { code } = await createTransferCipher(secret);
    expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(code).not.toBe(secret);
    expect(isSecret(secret)).toBe(true);
  });

  it('encrypts differently each time', async () => {
    const cipher = await createTransferCipher(newSecret());
    expect(await cipher.encrypt('Urnes')).not.toBe(await cipher.encrypt('Urnes'));
  });

  it.each(['', 'AAAA', 'A'.repeat(23), `${'A'.repeat(21)}=`])('isSecret rejects %j', (text) => {
    expect(isSecret(text)).toBe(false);
  });
});
