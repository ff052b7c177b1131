import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEnvironmentParam } from './environment.ts';

vi.mock(import('#browser/site.ts'), async (original) => ({
  ...(await original()),
  publicSite: () => ({
    origin: 'https://varde.example',
    environment: 'production',
    profile: {},
    otherEnvironments: ['beta'],
    contact: undefined,
    apiKey: 'key',
  }),
}));

const reload = vi.fn();

beforeEach(() => void reload.mockClear());

describe('?env= in a URL that was reached without the server', () => {
  it.each([
    ['', false],
    ['?env=beta', true],
    ['?env=production', false],
    ['?env=dev', false],
    ['?env=https://evil.example', false],
    ['?env=', false],
  ])('%j reloads the page from the server: %s', (query, expected) => {
    const { search } = new URL(`https://varde.example/about${query}`);
    vi.stubGlobal('window', { location: { search, reload } });
    applyEnvironmentParam();
    expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
  });
});
