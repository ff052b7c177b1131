import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecret, newSecret, createTransferCipher } from './transfer-cipher.ts';

/** What the browser says of what was locked otherwise. */
const REFUSED = { name: 'OperationError' };

describe('what goes to another phone', () => {
  it('is opened by who knows the secret, whatever it is', async () => {
    const property = fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 400 }),
      async (text) => {
        const secret = newSecret();
        const [here, there] = await Promise.all([
          createTransferCipher(secret),
          createTransferCipher(secret),
        ]);
        expect(there.code).toBe(here.code);
        expect(await there.open(await here.close(text))).toBe(text);
      },
    );
    await expect(fc.assert(property, { numRuns: 10 })).resolves.toBeUndefined();
  });

  it('is opened by nobody else, and tells when it was changed', async () => {
    const [mine, other] = await Promise.all([
      createTransferCipher(newSecret()),
      createTransferCipher(newSecret()),
    ]);
    const locked = await mine.close('Urnes');
    expect(other.code).not.toBe(mine.code);
    await expect(other.open(locked)).rejects.toMatchObject(REFUSED);
    const changed = (locked.startsWith('A') ? 'B' : 'A') + locked.slice(1);
    await expect(mine.open(changed)).rejects.toMatchObject(REFUSED);
    await expect(mine.open('AAAA')).rejects.toMatchObject(REFUSED);
  });

  it('is named by a code of which the secret cannot be told', async () => {
    const secret = newSecret();
    const { code } = await createTransferCipher(secret);
    expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(code).not.toBe(secret);
    expect(isSecret(secret)).toBe(true);
  });

  it('looks different each time', async () => {
    const cipher = await createTransferCipher(newSecret());
    expect(await cipher.close('Urnes')).not.toBe(await cipher.close('Urnes'));
  });

  it.each(['', 'AAAA', 'A'.repeat(23), `${'A'.repeat(21)}=`])('takes %j for no secret', (text) => {
    expect(isSecret(text)).toBe(false);
  });
});
