import { describe, expect, it } from 'vitest';
import { ProblemError } from '#http/problems.ts';
import { hashPassword, isPassword, lacksPepper } from './passwords.ts';

it('keeps argon2id hashes, each with a salt of its own, and knows the password again', async () => {
  const [one, other] = await Promise.all([
    hashPassword('et fjell bak fjorden'),
    hashPassword('et fjell bak fjorden'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword('et fjell bak fjorden', one)).toBe(true);
  expect(await isPassword('et fjell bak fjord', one)).toBe(false);
});

it('takes the same letters for the same password, however they were typed', async () => {
  const storedHash = await hashPassword('blåbærsyltetøy'.normalize('NFD'));
  expect(await isPassword('blåbærsyltetøy'.normalize('NFC'), storedHash)).toBe(true);
});

it('is nobody’s password where there is no account', async () => {
  expect(await isPassword('nobody has this one', undefined)).toBe(false);
});

it('refuses a password check when 40 wait already, and takes the next one afterwards', async () => {
  const storedHash = await hashPassword('et fjell bak fjorden');
  const checks = Array.from({ length: 43 }, () => isPassword('et fjell bak fjorden', storedHash));
  const results = await Promise.allSettled(checks);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.any(ProblemError)]);
  expect(await isPassword('et fjell bak fjorden', storedHash)).toBe(true);
});

describe('a pepper', () => {
  const PEPPER = 'a secret that no database holds';

  it('is needed to know the password again, and no other will do', async () => {
    const storedHash = await hashPassword('et fjell bak fjorden', PEPPER);
    expect(storedHash).not.toContain(PEPPER);
    expect(await isPassword('et fjell bak fjorden', storedHash, PEPPER)).toBe(true);
    expect(await isPassword('et fjell bak fjord', storedHash, PEPPER)).toBe(false);
    expect(await isPassword('et fjell bak fjorden', storedHash, 'another secret')).toBe(false);
    await expect(isPassword('et fjell bak fjorden', storedHash)).rejects.toThrow(
      'VARDE_PASSWORD_PEPPER',
    );
  });

  it('leaves what was hashed before it valid, and says that it lacks it', async () => {
    const storedHash = await hashPassword('et fjell bak fjorden');
    expect(await isPassword('et fjell bak fjorden', storedHash, PEPPER)).toBe(true);
    expect(lacksPepper(storedHash, PEPPER)).toBe(true);
    expect(lacksPepper(storedHash, undefined)).toBe(false);
    expect(lacksPepper(await hashPassword('et fjell bak fjorden', PEPPER), PEPPER)).toBe(false);
  });
});
