import { beforeEach, expect, it, vi } from 'vitest';
import { unlock } from './unlock.ts';

vi.mock('#browser/site.ts', () => ({
  publicSite: () => ({ apiKey: 'key' }),
  serverUrl: (path: string) => path,
}));

let sent: Headers;
beforeEach(() => {
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    sent = new Headers(headers);
    return Promise.resolve(Response.json({}, { status: 403 }));
  });
});

it.each([
  ['that has opened the article before sends its former grant', '120.1.former'],
  ['that has not opened the article before sends no grant', undefined],
])('a browser %s', async (_, former) => {
  await unlock(120, { code: '1' }, former);
  expect(sent.get('unlock-grant')).toBe(former ?? null);
});
