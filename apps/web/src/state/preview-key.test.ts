import { beforeEach, expect, it, vi } from 'vitest';
import { storePreviewKey, previewRequestInit, takePreviewKey } from './preview-key.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

const KEY = 'a-preview-key-of-this-test';
let at: { pathname: string; search: string; hash: string };
let replaced: string[];

beforeEach(() => {
  at = { pathname: '/preview', search: '?document=101', hash: '' };
  replaced = [];
  stubStorage(undefined, 'sessionStorage');
  vi.stubGlobal('window', {
    location: at,
    history: {
      state: null,
      replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
    },
  });
});

it.each(['/preview', '/preview/', '/sv/preview'])('the preview key is sent from %s', (pathname) => {
  at.pathname = pathname;
  storePreviewKey(KEY);
  expect(previewRequestInit()).toEqual({ headers: { 'preview-key': KEY }, cache: 'no-store' });
});

it.each(['/', '/article/119', '/previewed', '/preview/events', '/group/preview'])(
  'the preview key is not sent from %s',
  (pathname) => {
    at.pathname = pathname;
    storePreviewKey(KEY);
    expect(previewRequestInit()).toBeUndefined();
  },
);

it('the preview requests public content without a key', () => {
  expect(previewRequestInit()).toEqual({ headers: {}, cache: 'no-store' });
});

it('the preview key is removed from the URL', () => {
  at.hash = `#key=${KEY}`;
  takePreviewKey();
  expect(replaced).toEqual(['/preview?document=101']);
  expect(previewRequestInit()?.headers).toEqual({ 'preview-key': KEY });
});

it.each(['', '#key=short', '#gid=1&pid=2'])(
  'takePreviewKey does not change a URL with %j',
  (hash) => {
    at.hash = hash;
    takePreviewKey();
    expect([replaced, previewRequestInit()?.headers]).toEqual([[], {}]);
  },
);
