import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenEnvironment, applyEnvironmentParam } from './environment.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

vi.mock(import('#browser/site.ts'), async (original) => ({
  ...(await original()),
  publicSite: () => ({
    origin: 'https://varde.example',
    environment: 'production',
    environments: ['production', 'beta'],
    profile: {},
    contact: undefined,
    apiKey: 'key',
  }),
}));

let stored: Map<string, string>;

function open(url: string) {
  vi.stubGlobal('window', { location: new URL(url) });
  applyEnvironmentParam();
}

beforeEach(() => void (stored = stubStorage()));

describe('the environment', () => {
  it.each([
    ['https://varde.example/', 'production'],
    ['https://varde.example/?env=beta', 'beta'],
    ['https://varde.example/?env=dev', 'production'],
    ['https://varde.example/?env=https://evil.example', 'production'],
    ['https://varde.example/?env=', 'production'],
  ])('at %s is %s', (url, expected) => {
    open(url);
    expect(chosenEnvironment()).toBe(expected);
  });

  it('is stored until the site’s own is selected again', () => {
    open('https://varde.example/?env=beta');
    open('https://varde.example/about');
    expect(chosenEnvironment()).toBe('beta');
    open('https://varde.example/?env=production');
    expect(chosenEnvironment()).toBe('production');
    expect(stored.has('env')).toBe(false);
  });

  it('that is no longer configured is ignored', () => {
    stored.set('env', 'kurs');
    expect(chosenEnvironment()).toBe('production');
  });
});
