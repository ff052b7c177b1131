import { beforeEach, expect, it, vi } from 'vitest';
import { onPreviewMessage } from './preview-messages.ts';

const EDITOR = 'https://editor.example';
const SITE = 'https://varde.example';
const SHOW = { type: 'show', document: 101 } as const;

let page: EventTarget;
let received: unknown[];
let logged: string[];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { origin: SITE } });
  received = [];
  logged = [];
  vi.stubGlobal('window', page);
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void logged.push(message));
});

const send = (origin: string, data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { origin, data }));

it.each([EDITOR, SITE])('onPreviewMessage receives messages of %s', (origin) => {
  onPreviewMessage([EDITOR], (message) => received.push(message));
  send(origin, SHOW);
  expect([received, logged]).toEqual([[SHOW], []]);
});

it.each([
  'https://evil.example',
  'https://editor.example.evil.example',
  'http://editor.example',
  'https://editor.example:8443',
  'null',
  '',
])('onPreviewMessage ignores and logs messages of %j', (origin) => {
  onPreviewMessage([EDITOR], (message) => received.push(message));
  send(origin, SHOW);
  expect(received).toEqual([]);
  expect(logged).toEqual([`Preview: a message from ${origin || 'nowhere'} was ignored.`]);
});

it('onPreviewMessage logs and ignores an invalid message of a known origin', () => {
  onPreviewMessage([EDITOR], (message) => received.push(message));
  send(EDITOR, { ...SHOW, html: '<script>' });
  expect([received, logged]).toEqual([[], [`Preview: a message from ${EDITOR} was ignored.`]]);
});

it('onPreviewMessage receives nothing after it is stopped', () => {
  onPreviewMessage([EDITOR], (message) => received.push(message))();
  send(EDITOR, SHOW);
  expect([received, logged]).toEqual([[], []]);
});
