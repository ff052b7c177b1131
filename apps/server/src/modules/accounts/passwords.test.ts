import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

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
  const kept = await hashPassword('blåbærsyltetøy'.normalize('NFD'));
  expect(await isPassword('blåbærsyltetøy'.normalize('NFC'), kept)).toBe(true);
});

it('is nobody’s password where there is no account', async () => {
  expect(await isPassword('nobody has this one', undefined)).toBe(false);
});
