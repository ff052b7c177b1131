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

it('counts who has said nothing, and who has said yes', () => {
  expect(mayCount(ALL, '/article/101')).toBe(true);
  privacy = '{"analytics":true}';
  expect(mayCount(ALL, '/article/101')).toBe(true);
});

it('does not count who has said no', () => {
  privacy = '{"analytics":false}';
  expect(mayCount(NONE, '/article/101')).toBe(false);
});

it.each(['/preview', '/preview/'])('does not count editors at %s', (path) => {
  expect(mayCount(NONE, path)).toBe(false);
});

it('counts a page whose name only begins so', () => {
  expect(mayCount(NONE, '/previewed')).toBe(true);
});

it.each([
  ['dnt', { doNotTrack: '1' }],
  ['gpc', { globalPrivacyControl: true }],
] as const)('heeds %s only where that is wished', (signal, signals) => {
  browser = signals;
  expect(mayCount({ respects: [signal] }, '/')).toBe(false);
  expect(mayCount(NONE, '/')).toBe(true);
});
