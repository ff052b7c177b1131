import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

const MUSEUM = { id: '12', name: 'Kystmuseet Nordavind', slug: 'nordavind' };

async function openPage(stored?: string) {
  const entries = new Map(stored === undefined ? [] : [['checkedin', stored]]);
  stubStorage(entries);
  vi.resetModules();
  return { entries, ...(await import('./owner-filter.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

describe('the owner filter', () => {
  it('is unset until a visitor checks in, and after checking out', async () => {
    const page = await openPage();
    expect(page.ownerFilter()).toBeUndefined();
    page.checkIn(MUSEUM);
    expect(page.ownerFilter()).toEqual(MUSEUM);
    page.checkOut();
    expect(page.ownerFilter()).toBeUndefined();
    expect(page.entries.has('checkedin')).toBe(false);
  });

  it('is stored for the next visit', async () => {
    const { checkIn, entries } = await openPage();
    checkIn(MUSEUM);
    expect((await openPage(entries.get('checkedin'))).ownerFilter()).toEqual(MUSEUM);
  });

  it.each(['', '{', 'null', '7', '[]', '{"id":12,"name":"x"}', '{"id":"12"}'])(
    'ignores the invalid entry %j',
    async (stored) => expect((await openPage(stored)).ownerFilter()).toBeUndefined(),
  );
});
