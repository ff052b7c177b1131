import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { mayCount } from './start-counting.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  vi.stubGlobal('navigator', {});
});

// Libraries that other files import read it.
afterEach(() => vi.unstubAllGlobals());

const ALL = { respects: ['dnt', 'gpc'] } as const;
const NONE = { respects: [] } as const;

it('mayCount is true without a choice and with consent', () => {
  expect(mayCount(ALL, '/article/101')).toBe(true);
  stored.set('privacy', '{"analytics":true}');
  expect(mayCount(ALL, '/article/101')).toBe(true);
});

it('mayCount is false when the visitor has declined', () => {
  stored.set('privacy', '{"analytics":false}');
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
  vi.stubGlobal('navigator', signals);
  expect(mayCount({ respects: [signal] }, '/')).toBe(false);
  expect(mayCount(NONE, '/')).toBe(true);
});
