import { describe, expect, it } from 'vitest';
import { ProblemError } from '#http/problems.ts';
import { stopTimers } from '#test/wait.ts';
import { hashPassword, isPassword, lacksPepper, validatePassword } from './passwords.ts';

it('hashes with argon2id and a random salt, and verifies the password', async () => {
  const [one, other] = await Promise.all([
    hashPassword('et fjell bak fjorden'),
    hashPassword('et fjell bak fjorden'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword('et fjell bak fjorden', one)).toBe(true);
  expect(await isPassword('et fjell bak fjord', one)).toBe(false);
});

it('verifies a password regardless of its Unicode normalization form', async () => {
  const storedHash = await hashPassword('blåbærsyltetøy'.normalize('NFD'));
  expect(await isPassword('blåbærsyltetøy'.normalize('NFC'), storedHash)).toBe(true);
});

it('rejects every password without a stored hash', async () => {
  expect(await isPassword('nobody has this one', undefined)).toBe(false);
});

it('rejects a password check when 40 are queued, and accepts the next one afterwards', async () => {
  const storedHash = await hashPassword('et fjell bak fjorden');
  // On a busy machine the last would wait longer than they may.
  stopTimers();
  const checks = Array.from({ length: 43 }, () => isPassword('et fjell bak fjorden', storedHash));
  const results = await Promise.allSettled(checks);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.any(ProblemError)]);
  expect(await isPassword('et fjell bak fjorden', storedHash)).toBe(true);
});

describe('with a pepper', () => {
  const PEPPER = 'a secret that no database holds';

  it('verifies a password only with the pepper it was hashed with', async () => {
    const storedHash = await hashPassword('et fjell bak fjorden', PEPPER);
    expect(storedHash).not.toContain(PEPPER);
    expect(await isPassword('et fjell bak fjorden', storedHash, PEPPER)).toBe(true);
    expect(await isPassword('et fjell bak fjord', storedHash, PEPPER)).toBe(false);
    expect(await isPassword('et fjell bak fjorden', storedHash, 'another secret')).toBe(false);
    await expect(isPassword('et fjell bak fjorden', storedHash)).rejects.toThrow(
      'VARDE_PASSWORD_PEPPER',
    );
  });

  it('accepts hashes without a pepper and reports them', async () => {
    const storedHash = await hashPassword('et fjell bak fjorden');
    expect(await isPassword('et fjell bak fjorden', storedHash, PEPPER)).toBe(true);
    expect(lacksPepper(storedHash, PEPPER)).toBe(true);
    expect(lacksPepper(storedHash, undefined)).toBe(false);
    expect(lacksPepper(await hashPassword('et fjell bak fjorden', PEPPER), PEPPER)).toBe(false);
  });
});

it.each([
  'et fjell bak fjorden',
  'tre blå hester i regnet',
  'correct horse battery staple by moonlight',
  'xkzqvwjmhtrb',
  '8315094627385',
  'en pose med 123 gule ballonger',
  '山は青く水は清し故郷は遠し',
  'ÅØÆ åøæ ñandú çedille',
  'R7#kd9!Lm2$Qp',
])('accepts the password %s', (password) => {
  expect(validatePassword(password, ['Kari Nordmann', 'kari@museum.example'])).toBeUndefined();
});

it.each([
  ['rec person rec person', 'Rec Person'],
  ['recpersonrecperson', 'Rec Person'],
  ['bo li bo li bo li', 'Bo Li'],
  ['bo-li-1987-bo-li', 'Bo Li'],
  ['k n l k n l k n l 2026', 'K. N. L.'],
])('rejects the password %s of %s: short names count too', (password, name) => {
  expect(validatePassword(password, [name, 'rec@museum.example'])).toBe('too-common');
});

it.each([
  ['blå hester i regnet', 'Bo Li'],
  ['en koffert full av kongler', 'K. N. L.'],
])('accepts the password %s of %s, whose letters it only happens to have', (password, name) => {
  expect(validatePassword(password, [name, 'no@museum.no'])).toBeUndefined();
});

it.each([
  ['kort', 'too-short'],
  ['elleve tegn', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['passwordpassword', 'too-common'],
  ['Password123456', 'too-common'],
  ['p4ssw0rd!!!!!!', 'too-common'],
  ['Passord202612!', 'too-common'],
  ['sommersommer12', 'too-common'],
  ['123456789012', 'too-common'],
  ['210987654321', 'too-common'],
  ['qwertyuiopas', 'too-common'],
  ['1qaz2wsx3edc4rfv', 'too-common'],
  ['aaaaaaaaaaaaaa', 'too-common'],
  ['abcabcabcabc', 'too-common'],
  ['welcome to bergen', 'too-common'],
  ['velkommen2026', 'too-common'],
  ['christopher12', 'too-common'],
  ['playstation2!', 'too-common'],
  ['123456123456', 'too-common'],
  ['112233445566', 'too-common'],
  ['147258369147', 'too-common'],
  ['abcdef123456', 'too-common'],
  ['qweasdzxc123', 'too-common'],
  ['1qaz@WSX3edc', 'too-common'],
  ['1a2b3c4d5e6f', 'too-common'],
  ['qazwsxedcrfv', 'too-common'],
  ['karinordmann1', 'too-common'],
  ['kari@museum.example', 'too-common'],
])('rejects the password %s as %s', (password, error) => {
  expect(validatePassword(password, ['Kari Nordmann', 'kari@museum.example'])).toBe(error);
});
