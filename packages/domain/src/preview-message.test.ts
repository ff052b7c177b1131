import { expect, it } from 'vitest';
import { readPreviewMessage } from './preview-message.ts';

const KEY = 'a-preview-key-of-this-test';

it.each([
  { type: 'show', document: 101 },
  { type: 'show', document: 101, language: 'sv', width: 390, key: KEY },
  { type: 'refresh', what: 'document', id: 101 },
  { type: 'refresh', what: 'media', id: 5101 },
])('readPreviewMessage accepts %j', (message) => {
  expect(readPreviewMessage(message)).toEqual(message);
});

it.each([
  [undefined],
  [null],
  ['show'],
  [101],
  [[]],
  [{}],
  [{ type: 'navigate', href: 'https://evil.example' }],
  [{ type: 'show' }],
  [{ type: 'show', document: '101' }],
  [{ type: 'show', document: 1.5 }],
  [{ type: 'show', document: -1 }],
  [{ type: 'show', document: 2 ** 31 }],
  [{ type: 'show', document: 101, language: '../x' }],
  [{ type: 'show', document: 101, width: 100 }],
  [{ type: 'show', document: 101, width: 1e9 }],
  [{ type: 'show', document: 101, key: 'short' }],
  [{ type: 'show', document: 101, key: `${KEY}\n` }],
  [{ type: 'show', document: 101, html: '<b>' }],
  [{ type: 'refresh', id: 101 }],
  [{ type: 'refresh', what: 'owner', id: 101 }],
  [{ type: 'refresh', what: 'document', id: 101, next: 'more' }],
])('readPreviewMessage rejects %j', (message) => {
  expect(readPreviewMessage(message)).toBeUndefined();
});
