import { FAVOURITES_MAX } from '@varde/domain/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

// What a component renders in the browser.
vi.mock('react', () => ({
  useSyncExternalStore: (_: unknown, getSnapshot: () => unknown) => getSnapshot(),
}));

vi.mock('#state/visitor-language.ts', () => ({ visitorLanguage: () => 'no' }));
vi.mock('#i18n/lazy-texts.ts', () => ({
  messageGroup: () => undefined,
  loadGroupText: () =>
    Promise.resolve((key: string, values?: object) => JSON.stringify([key, values])),
}));

let stored: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./favourite-store.ts');
  stored = stubStorage();
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const open = () => import('./favourites.ts');
const toast = async () => (await import('./toast.ts')).useToast()?.message;
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

  it('reports when the browser refuses to store', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    expect(await (await open()).toggleFavourite(101)).toBe(false);
  });

  describe('with as many favourites as there may be', () => {
    const fill = (count: number) => {
      const ids = Array.from({ length: count }, (_, nr) => nr + 1);
      stored.set('favourites', JSON.stringify({ favourites: ids }));
    };
    const storedIds = () =>
      (JSON.parse(stored.get('favourites') ?? '') as { favourites: number[] }).favourites;

    it('refuses another one, and keeps all others', async () => {
      fill(FAVOURITES_MAX);
      const { toggleFavourite, prepareFavourites, useIsFavourite } = await open();
      prepareFavourites();
      await expect.poll(() => useIsFavourite(1)).toBe(true);
      expect(await toggleFavourite(9_001)).toBe(true);
      expect(await toast()).toBe('["user.favouritesAll",{"count":5000}]');
      expect(useIsFavourite(9_001)).toBe(false);
      expect(storedIds()).toHaveLength(FAVOURITES_MAX);
    });

    it('refuses one that was chosen before the others were loaded', async () => {
      fill(FAVOURITES_MAX);
      const { toggleFavourite, useIsFavourite } = await open();
      expect(await toggleFavourite(9_001)).toBe(true);
      expect(await toast()).toBe('["user.favouritesAll",{"count":5000}]');
      expect(useIsFavourite(9_001)).toBe(false);
      expect(storedIds()).not.toContain(9_001);
    });

    it('takes one for another that is removed, and tells how many fit', async () => {
      fill(FAVOURITES_MAX);
      const { toggleFavourite } = await open();
      for (const id of [7, 8]) expect(await toggleFavourite(id)).toBe(true);
      expect(await toast()).toBeUndefined();
      await toggleFavourite(9_001);
      expect(await toast()).toBe('["user.favouritesLeft",{"count":1}]');
      await toggleFavourite(9_002);
      expect(await toast()).toBe('["user.favouritesLeft",{"count":0}]');
      expect(storedIds()).toContain(9_001);
    });
  });

  it.each([
    [1_900, true],
    [2_100, false],
  ])(
    'when toggles of %i characters wait to be applied, noting another one is %s',
    async (length, isNoted) => {
      const noted = ' 99:5'.repeat(length / 5);
      stored.set('favourites-pressed', noted);
      const toggling = (await open()).toggleFavourite(101);
      expect(stored.get('favourites-pressed')?.includes(' 101:')).toBe(isNoted);
      await toggling;
    },
  );
});
