import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./favourite-store.ts');
  stored.clear();
  stubStorage(stored);
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const open = () => import('./favourites.ts');
const withoutNetwork = () =>
  vi.doMock('./favourite-store.ts', () => {
    throw new TypeError('no network');
  });

describe('a press on a heart', () => {
  it('is noted in the same step, whatever becomes of the page', async () => {
    const { toggleFavourite } = await open();
    void toggleFavourite(101);
    expect(stored.get('favourites-pressed')).toMatch(/^ 101:\d+$/);
  });

  it('is among the favourites when their code has come', async () => {
    const { toggleFavourite } = await open();
    expect(await toggleFavourite(101)).toBe(true);
    expect(stored.get('favourites')).toContain('"favourites":[101]');
    expect(stored.has('favourites-pressed')).toBe(false);
  });

  it('is kept where the code does not come, and counts with the next page', async () => {
    withoutNetwork();
    const { toggleFavourite } = await open();
    expect(await toggleFavourite(101)).toBe(true);
    vi.resetModules();
    vi.doUnmock('./favourite-store.ts');
    (await open()).prepareFavourites();
    await vi.waitFor(() => expect(stored.get('favourites')).toContain('"favourites":[101]'));
  });

  it('twice while the code is on its way takes it back', async () => {
    const { toggleFavourite } = await open();
    await Promise.all([toggleFavourite(101), toggleFavourite(101)]);
    expect(stored.get('favourites')).toContain('"favourites":[]');
  });

  it('tells that it will be lost where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    expect(await (await open()).toggleFavourite(101)).toBe(false);
  });
});
