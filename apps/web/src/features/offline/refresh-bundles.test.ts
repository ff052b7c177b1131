import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_FRESH_MS, STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { storeBundle } from './bundle-work.ts';
import { isForgotten, isStale, refreshBundles } from './refresh-bundles.ts';
import { needsConfirmation } from './parts/make-bundle.ts';

const device = vi.hoisted(() => ({ packs: [] as object[] }));
vi.mock('#state/device-stores.ts', () => ({ bundleList: async () => device }));
vi.mock('#browser/site.ts', () => ({ publicSite: () => ({ apiKey: 'a-key' }) }));
vi.mock('./bundle-work.ts', () => ({ storeBundle: vi.fn(), removeBundle: vi.fn() }));

const stored = {
  kind: 'rebus',
  id: 401,
  address: '/rebus/401',
  title: 'Rundt Bryggen',
  language: 'no',
  build: 'one',
  cache: 'varde-pack rebus-401 x',
  bytes: 1,
  storedAt: '2026-06-01T10:00:00.000Z',
  wantedAt: '2026-06-01T10:00:00.000Z',
  tag: '"a"',
  leftOut: [],
} as const;
const then = Date.parse(stored.storedAt);
const same = { build: 'one', language: 'no', tag: '"a"', now: then };

it.each([
  ['not what was stored today', {}, false],
  ['not what is just a day old', { now: then + OFFLINE_FRESH_MS }, false],
  ['what is older than a day', { now: then + OFFLINE_FRESH_MS + 1 }, true],
  ['what belongs to another build', { build: 'two' }, true],
  ['what has changed', { tag: '"b"' }, true],
  ['what is in another language', { language: 'sv' }, true],
])('isStale: %s', (_what, changes, expected) => {
  expect(isStale(stored, { ...same, ...changes })).toBe(expected);
});

describe('isForgotten', () => {
  const life = STORAGE_LIFE_DAYS * 86_400_000;

  it.each([
    [life, false],
    [life + 1, true],
  ])('is, after %i ms without a visit, %s', (after, expected) => {
    expect(isForgotten(stored, then + after)).toBe(expected);
  });
});

describe('needsConfirmation', () => {
  it.each([
    ['if-large', 20_000_000, false],
    ['if-large', 20_000_001, true],
    ['always', 1, true],
    ['never', 100_000_000, false],
  ] as const)('%s, of %i bytes: %s', (confirmPolicy, bytes, expected) => {
    expect(needsConfirmation(bytes, confirmPolicy)).toBe(expected);
  });
});

describe('refreshBundles', () => {
  it('goes on after a bundle whose document has been withdrawn, which stays as it is', async () => {
    const now = new Date().toISOString();
    device.packs = [401, 402].map((id) => ({ ...stored, id, storedAt: now, wantedAt: now }));
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('/documents/401')) return new Response(null, { status: 404 });
      const headers = { etag: '"b"' };
      return Response.json({ version: stored.build, files: [] }, { headers });
    });
    await refreshBundles('no', new AbortController().signal);
    expect(vi.mocked(storeBundle).mock.calls).toEqual([
      [expect.objectContaining({ id: 402 }), 'no', 'never'],
    ]);
  });
});
