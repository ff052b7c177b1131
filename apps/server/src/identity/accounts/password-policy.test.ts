import { expect, it } from 'vitest';
import { validatePassword } from './password-policy.ts';

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
