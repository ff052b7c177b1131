import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

// What a component renders in the browser.
vi.mock('react', () => ({
  useSyncExternalStore: (_: unknown, getSnapshot: () => unknown) => getSnapshot(),
}));

let stored: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./favourite-store.ts');
  stored = stubStorage();
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const open = () => import('./favourites.ts');
const withoutNetwork = () =>
  vi.doMock('./favourite-store.ts', () => {
    throw new TypeError('no network');
  });

describe('toggleFavourite', () => {
  it('stores the toggle synchronously', async () => {
    void (await open()).toggleFavourite(101);
    expect(stored.get('favourites-pressed')).toMatch(/^ 101:\d+$/);
  });

  it('applies the toggle when the store is loaded', async () => {
    expect(await (await open()).toggleFavourite(101)).toBe(true);
    expect(stored.get('favourites')).toContain('"favourites":[101]');
    expect(stored.has('favourites-pressed')).toBe(false);
  });

  it('keeps the toggle for the next page when the store fails to load', async () => {
    withoutNetwork();
    expect(await (await open()).toggleFavourite(101)).toBe(true);
    vi.resetModules();
    vi.doUnmock('./favourite-store.ts');
    (await open()).prepareFavourites();
    await expect.poll(() => stored.get('favourites')).toContain('"favourites":[101]');
  });

  it('reverts on a second toggle while the store is loading', async () => {
    const { toggleFavourite } = await open();
    await Promise.all([toggleFavourite(101), toggleFavourite(101)]);
    expect(stored.get('favourites')).toContain('"favourites":[]');
  });

  it.each([
    ['neither stored nor loaded is not shown', true, false],
    ['stored for the next page is shown', false, true],
  ])('a favourite that is %s', async (_, refuses, isShown) => {
    withoutNetwork();
    if (refuses) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    const { toggleFavourite, useIsFavourite } = await open();
    const toggling = toggleFavourite(101);
    expect(useIsFavourite(101)).toBe(true);
    expect(await toggling).toBe(isShown);
    expect(useIsFavourite(101)).toBe(isShown);
  });

  it('returns false when the browser refuses to store', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    expect(await (await open()).toggleFavourite(101)).toBe(false);
  });
});
