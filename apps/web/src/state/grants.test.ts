import { beforeEach, expect, it } from 'vitest';
import { dropGrant, formerGrant, storeGrant, storedGrant } from './grants.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

const NOON = Date.parse('2026-06-01T12:00:00Z');
const granted = { id: 120, grant: '120.1.signature', expires_at: '2026-06-01T12:30:00Z' };
const MINUTE = 60_000;

beforeEach(() => void stubStorage());

it('storeGrant stores a grant until it expires', () => {
  storeGrant(granted, NOON);
  expect(storedGrant(120, NOON + 29 * MINUTE)).toBe('120.1.signature');
  expect(storedGrant(120, NOON + 30 * MINUTE)).toBeUndefined();
});

it('storeGrant keeps the newest grant of each article', () => {
  storeGrant(granted, NOON);
  storeGrant({ ...granted, id: 121, grant: 'other' }, NOON);
  storeGrant({ ...granted, grant: 'newer' }, NOON);
  expect(storedGrant(120, NOON)).toBe('newer');
  expect(storedGrant(121, NOON)).toBe('other');
});

it('formerGrant returns an expired grant, until the end of the storage lifetime', () => {
  storeGrant(granted, NOON);
  const day = 24 * 60 * MINUTE;
  expect(formerGrant(120, NOON + 60 * MINUTE)).toBe('120.1.signature');
  expect(formerGrant(120, NOON + 89 * day)).toBe('120.1.signature');
  expect(formerGrant(120, NOON + 91 * day)).toBeUndefined();
  expect(formerGrant(121, NOON)).toBeUndefined();
});

it('storeGrant keeps the latest 20', () => {
  for (let id = 1; id <= 25; id += 1) storeGrant({ ...granted, id, grant: `${id}` }, NOON);
  expect(formerGrant(5, NOON)).toBeUndefined();
  expect(formerGrant(6, NOON)).toBe('6');
  expect(storedGrant(25, NOON)).toBe('25');
});

it('dropGrant removes the entry with the last grant', () => {
  storeGrant(granted, NOON);
  dropGrant(120, NOON);
  expect(localStorage.getItem('grants')).toBeNull();
});

it.each(['', 'no json', '{}', 'null', '[null, 1, {"id": "120"}, {"id": 120, "grant": "x"}]'])(
  'storedGrant ignores the invalid entry %j',
  (stored) => {
    localStorage.setItem('grants', stored);
    expect(storedGrant(120, NOON)).toBeUndefined();
  },
);
