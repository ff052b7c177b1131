import { beforeEach, expect, it, vi } from 'vitest';
import { mayCount } from './start-counting.ts';

let privacy: string | undefined;
let browser: { doNotTrack?: string; globalPrivacyControl?: boolean };

beforeEach(() => {
  privacy = undefined;
  browser = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'privacy' ? (privacy ?? null) : null),
    setItem: () => undefined,
  });
  vi.stubGlobal('navigator', {
    get doNotTrack() {
      return browser.doNotTrack ?? null;
    },
    get globalPrivacyControl() {
      return browser.globalPrivacyControl;
    },
  });
});

const ALL = { respects: ['dnt', 'gpc'] } as const;
const NONE = { respects: [] } as const;

it('mayCount is true without a choice and with consent', () => {
  expect(mayCount(ALL, '/article/101')).toBe(true);
  privacy = '{"analytics":true}';
  expect(mayCount(ALL, '/article/101')).toBe(true);
});

it('mayCount is false when the visitor has declined', () => {
  privacy = '{"analytics":false}';
  expect(mayCount(NONE, '/article/101')).toBe(false);
});

it.each(['/preview', '/preview/'])('mayCount is false for editors at %s', (path) => {
  expect(mayCount(NONE, path)).toBe(false);
});

it('mayCount is true for a page with a similar path', () => {
  expect(mayCount(NONE, '/previewed')).toBe(true);
});

it.each([
  ['dnt', { doNotTrack: '1' }],
  ['gpc', { globalPrivacyControl: true }],
] as const)('mayCount respects the signal %s only if configured', (signal, signals) => {
  browser = signals;
  expect(mayCount({ respects: [signal] }, '/')).toBe(false);
  expect(mayCount(NONE, '/')).toBe(true);
});
