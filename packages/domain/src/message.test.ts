import { describe, expect, it } from 'vitest';
import { counted, joined, MessageError, msg, translate } from './message.ts';

const NORWEGIAN = {
  'There is no file {0}': 'Filen {0} finnes ikke',
  '{0} of {1}': '{1}, derav {0}',
  'a number': 'et tall',
  'Write {0}': 'Skriv {0}',
};

describe('msg', () => {
  it.each([
    [
      'in English without a catalog',
      msg`There is no file ${'a.jpg'}`,
      {},
      'There is no file a.jpg',
    ],
    ['translated', msg`There is no file ${'a.jpg'}`, NORWEGIAN, 'Filen a.jpg finnes ikke'],
    [
      'in English where the catalog lacks it',
      msg`${1} of ${'two'} files`,
      NORWEGIAN,
      '1 of two files',
    ],
    ['with the values in the order of the language', msg`${1} of ${2}`, NORWEGIAN, '2, derav 1'],
    ['with messages inside', msg`Write ${msg`a number`}`, NORWEGIAN, 'Skriv et tall'],
    [
      'with text that looks like a placeholder',
      msg`There is no file ${'{0}'}`,
      {},
      'There is no file {0}',
    ],
    ['with braces that are no placeholders', msg`Write {{name}}`, NORWEGIAN, 'Write {{name}}'],
  ])('is written %s', (_case, message, catalog, text) => {
    expect(translate(message, catalog)).toBe(text);
  });
});

describe('counted', () => {
  it.each([
    [0, '0 files'],
    [1, '1 file'],
    [2, '2 files'],
  ])('%d', (number, text) => {
    expect(translate(counted(number, msg`${number} file`, msg`${number} files`))).toBe(text);
  });
});

it('joined values are translated one by one', () => {
  const list = joined([msg`a number`, 'a.jpg', 3]);
  expect(translate(list, NORWEGIAN)).toBe('et tall, a.jpg, 3');
  expect(translate(joined([], '\n'))).toBe('');
});

it('the message of an error is in English, and its text can be translated', () => {
  const cause = new Error('ENOENT');
  const error = new MessageError(msg`There is no file ${'a.jpg'}`, { cause });
  expect(error).toMatchObject({ message: 'There is no file a.jpg', cause });
  expect(translate(error.text, NORWEGIAN)).toBe('Filen a.jpg finnes ikke');
});
