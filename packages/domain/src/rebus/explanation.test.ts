import { expect, it } from 'vitest';
import { explanationKey, hashAnswer } from '../task-answers.ts';
import { decryptExplanation, encryptExplanation } from './explanation.ts';

const SALT = 'post-4011';
const ANSWERS = ['mine', 'sjømine'];
const TEXT = { no: 'Det er en sjømine.', en: 'It is a sea mine.' };
const encrypted = encryptExplanation(TEXT, SALT, ANSWERS);

it.each(ANSWERS)('each accepted answer opens the explanation: %s', (answer) => {
  const key = explanationKey(SALT, answer);
  expect(decryptExplanation(encrypted, ANSWERS.indexOf(answer), key)).toEqual(TEXT);
});

it('the same pack yields the same bytes', () => {
  expect(encryptExplanation(TEXT, SALT, ANSWERS)).toEqual(encrypted);
});

it.each([
  ['a wrong answer', explanationKey(SALT, 'bombe')],
  ['the hash in the payload', hashAnswer(SALT, 'mine')],
  ['the answer to another post', explanationKey('post-4012', 'mine')],
  ['what is not a key', 'mine'],
])('%s does not open it', (_, key) => {
  expect(decryptExplanation(encrypted, 0, key)).toBeUndefined();
});

it('a text that was changed on its way is not shown', () => {
  const key = explanationKey(SALT, 'mine');
  const flipped = encrypted.data.startsWith('0') ? '1' : '0';
  const changed = { ...encrypted, data: `${flipped}${encrypted.data.slice(1)}` };
  expect(decryptExplanation(changed, 0, key)).toBeUndefined();
  expect(decryptExplanation({ ...encrypted, keys: [] }, 0, key)).toBeUndefined();
});
