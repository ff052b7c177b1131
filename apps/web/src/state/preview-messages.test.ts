import { beforeEach, expect, it, vi } from 'vitest';
import { hearPreview } from './preview-messages.ts';

const EDITOR = 'https://editor.example';
const SITE = 'https://varde.example';
const SHOW = { type: 'show', document: 101 } as const;

let page: EventTarget;
let heard: unknown[];
let logged: string[];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { origin: SITE } });
  heard = [];
  logged = [];
  vi.stubGlobal('window', page);
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void logged.push(words));
});

const send = (origin: string, data: unknown) =>
  page.dispatchEvent(Object.assign(new Event('message'), { origin, data }));

it.each([EDITOR, SITE])('hears what %s says', (origin) => {
  hearPreview([EDITOR], (message) => heard.push(message));
  send(origin, SHOW);
  expect([heard, logged]).toEqual([[SHOW], []]);
});

it.each([
  'https://evil.example',
  'https://editor.example.evil.example',
  'http://editor.example',
  'https://editor.example:8443',
  'null',
  '',
])('does not hear what %j says, and logs that', (origin) => {
  hearPreview([EDITOR], (message) => heard.push(message));
  send(origin, SHOW);
  expect(heard).toEqual([]);
  expect(logged).toEqual([`Preview: a message from ${origin || 'nowhere'} was ignored.`]);
});

it('logs what a known window says wrongly, and does nothing of it', () => {
  hearPreview([EDITOR], (message) => heard.push(message));
  send(EDITOR, { ...SHOW, html: '<script>' });
  expect([heard, logged]).toEqual([[], [`Preview: a message from ${EDITOR} was ignored.`]]);
});

it('hears nothing any more when it is ended', () => {
  hearPreview([EDITOR], (message) => heard.push(message))();
  send(EDITOR, SHOW);
  expect([heard, logged]).toEqual([[], []]);
});
