import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAVOURITES_MAX } from '@varde/domain/constants';
import { readFavourites } from '@varde/domain/favourites';
import { stubStorage } from '#browser/testing/stub-storage.ts';

vi.mock('#state/visitor-language.ts', () => ({ visitorLanguage: () => 'no' }));

let stored: Map<string, string>;
let listeners: ((event: Partial<StorageEvent & PageTransitionEvent>) => void)[] = [];

/** Imports the store as a newly opened page. */
async function openStore() {
  vi.resetModules();
  return import('./favourite-store.ts');
}

beforeEach(() => {
  listeners = [];
  stored = stubStorage();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) =>
      void listeners.push(listener),
  });
});

const inStorage = (): unknown => JSON.parse(stored.get('favourites') ?? 'null');

describe('favourite store', () => {
  it('stores favourites in the format of settings, and reads them after a reload', async () => {
    const store = await openStore();
    expect(store.storeToggle(101, 5)).toEqual({ isStored: true });
    expect(store.storeToggle(102, 6)).toEqual({ isStored: true });
    expect(inStorage()).toEqual({ favourites: [102, 101], favourite_times: { 101: 5, 102: 6 } });
    const again = await openStore();
    expect(new Set(again.currentFavourites().keys())).toEqual(new Set([101, 102]));
    again.storeToggle(101, 7);
    expect(inStorage()).toMatchObject({ favourites: [102] });
  });

  it('keeps favourites of two tabs in any write order', async () => {
    const one = await openStore();
    const two = await openStore();
    one.storeToggle(101, 5);
    two.storeToggle(102, 6);
    one.storeToggle(103, 7);
    expect(inStorage()).toMatchObject({ favourites: [103, 102, 101] });
  });

  it('receives favourites of another tab', async () => {
    const store = await openStore();
    stored.set('favourites', '{"favourites":[7],"favourite_times":{"7":1}}');
    for (const listener of listeners) listener({ key: 'favourites' });
    expect(store.favouritesStore.get().get(7)).toEqual({ at: 1, isFavourite: true });
  });

  it.each([
    ['in another tab', { key: 'favourites' }],
    ['by one that empties the storage', { key: null }],
    ['before Back returned to a page', { persisted: true }],
  ])('forgets what a sign-out has removed %s', async (_where, event) => {
    const store = await openStore();
    store.storeToggle(101, 5);
    stored.delete('favourites');
    for (const listener of listeners) listener(event);
    expect(store.favouritesStore.get().size).toBe(0);
    store.storeToggle(102, 6);
    expect(inStorage()).toMatchObject({ favourites: [102] });
  });

  it('is empty with an invalid entry', async () => {
    stored.set('favourites', '{"favourites":');
    expect((await openStore()).currentFavourites().size).toBe(0);
  });

  it('reports that storing failed when the browser refuses', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    const store = await openStore();
    expect(store.storeToggle(101, 5)).toEqual({ isStored: false });
    expect(store.currentFavourites().get(101)?.isFavourite).toBe(true);
  });

  it('applies toggles from before it was loaded once', async () => {
    const now = Date.now();
    stored.set('favourites-pressed', ` 101:${now} 102:${now + 1} 101:${now + 2}`);
    const store = await openStore();
    expect(inStorage()).toEqual({
      favourites: [102],
      favourite_times: { 101: now + 2, 102: now + 1 },
    });
    expect(stored.has('favourites-pressed')).toBe(false);
    expect(store.applyPendingToggles()).toEqual({ isStored: true });
    expect(inStorage()).toMatchObject({ favourites: [102] });
    expect(store.hasUnsentFavourites()).toBe(true);
  });

  it('keeps favourites unsent until the account has all of them', async () => {
    const store = await openStore();
    expect(store.hasUnsentFavourites()).toBe(false);
    store.storeToggle(101, 5);
    const sent = store.currentFavourites();
    store.storeToggle(102, 6);
    store.noteFavouritesSent(sent);
    expect(store.hasUnsentFavourites()).toBe(true);
    store.noteFavouritesSent(store.currentFavourites());
    expect(store.hasUnsentFavourites()).toBe(false);
  });

  it('merges favourites of another device without loss', async () => {
    const store = await openStore();
    store.storeToggle(101, 5);
    store.mergeRemoteFavourites(
      readFavourites({ favourites: [103], favourite_times: { 101: 4, 103: 9 } }),
    );
    expect(inStorage()).toMatchObject({ favourites: [103, 101] });
  });

  it('takes none of the favourites of another device when not all of them fit', async () => {
    const store = await openStore();
    store.storeToggle(101, 5);
    const ids = Array.from({ length: FAVOURITES_MAX }, (_, nr) => nr + 1_000);
    expect(store.mergeRemoteFavourites(readFavourites({ favourites: ids }))).toBe(false);
    expect(inStorage()).toMatchObject({ favourites: [101] });
    expect(store.mergeRemoteFavourites(readFavourites({ favourites: ids.slice(1) }))).toBe(true);
    expect(store.currentFavourites().size).toBe(FAVOURITES_MAX);
  });

  it('treats a time of a clock that is far ahead as tomorrow', async () => {
    const store = await openStore();
    const ahead = Date.now() * 5;
    store.mergeRemoteFavourites(readFavourites({ favourites: [], favourite_times: { 7: ahead } }));
    const { at = 0 } = store.currentFavourites().get(7) ?? {};
    expect(at).toBeLessThanOrEqual(Date.now() + 86_400_000);
  });
});
