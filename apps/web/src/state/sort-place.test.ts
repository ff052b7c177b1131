import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

let storage: Map<string, string>;
/** A new store for each test: its state lives as long as a visit. */
async function store() {
  vi.resetModules();
  return import('./sort-place.ts');
}

beforeEach(() => void (storage = stubStorage(undefined, 'sessionStorage')));

const BERGEN = { name: 'Bryggen', lat: 60.39712, lng: 5.32401 };

it('sortLocation is undefined before a place is picked', async () => {
  const { sortLocation, sortMark } = await store();
  expect(sortLocation()).toBeUndefined();
  expect(sortMark()).toBeUndefined();
});

it('pickPlace stores a place for the visit until it is cleared', async () => {
  (await store()).pickPlace(BERGEN);
  const later = await store();
  expect(later.sortLocation()).toBe('60.397,5.324');
  expect(later.sortMark()).toBe('picked 60.397,5.324');
  later.pickPlace(undefined);
  expect((await store()).sortLocation()).toBeUndefined();
});

it.each(['', 'Bryggen', '60.397 Bryggen', '{}', '60.397,5.324'])(
  'sortLocation ignores the invalid entry %j',
  async (stored) => {
    storage.set('place', stored);
    expect((await store()).sortLocation()).toBeUndefined();
  },
);
