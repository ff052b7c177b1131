import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallResponse } from '@varde/contract/calls';
import { DISTANCE_WITHOUT_LOCATION_M } from '@varde/domain/constants';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { GRID, GRID_FILES } from '#test/grid-pack.ts';

type Page = CallResponse<'listDocuments'>;
type Item = Page['items'][number];

const ORDERS = {
  nearest: 'sort=distance',
  farthest: 'sort=distance&order_asc=false',
  'titles in Norwegian order': 'sort=title&language=no',
  'titles backwards in Swedish order': 'sort=title&language=sv&order_asc=false',
  'last changed': 'sort=updated&order_asc=false',
  'oldest id': 'sort=id',
};

/** Only documents of the grid: some hundred, or a few. */
const SETS = {
  articles: { query: 'schema_ids=2', places: GRID.filter(({ kind }) => kind === 'article') },
  presentations: { query: 'schema_ids=12', places: GRID.filter(({ kind }) => kind === 'group') },
  'one owner': { query: 'owner_id=2', places: GRID.filter(({ owner }) => owner === 'arsenalet') },
  'one owner’s presentations': {
    query: 'owner_id=2&schema_names=group',
    places: GRID.filter(({ owner, kind }) => owner === 'arsenalet' && kind === 'group'),
  },
};

describeWithDatabase('pages of GET /documents', (open) => {
  const server = apiPackForAll(open, () => ({ files: GRID_FILES }));

  const list = async (query: string): Promise<Page> =>
    (await server.get(`/api/v3/documents/?${query}`)).json<Page>();

  async function walk(query: string, size: number): Promise<Page['items']> {
    const items: Page['items'] = [];
    for (let page = 1; ; page += 1) {
      const part = await list(`${query}&page_size=${size}&page=${page}`);
      items.push(...part.items);
      if (items.length >= part.total || part.items.length === 0) return items;
    }
  }

  const grid = (items: Page['items']): Page['items'] => items.filter(({ id }) => id > 10_000);

  it('pages neither repeat nor skip documents, for any order, size and filter', async () => {
    const place = fc.record({
      lat: fc.integer({ min: 50, max: 70 }),
      lng: fc.integer({ min: -5, max: 25 }),
    });
    const listRequest = fc.record({
      order: fc.constantFrom(...Object.values(ORDERS)),
      set: fc.constantFrom(
        SETS.articles,
        SETS.presentations,
        SETS['one owner'],
        SETS['one owner’s presentations'],
      ),
      place,
      withoutLocation: fc.boolean(),
      size: fc.integer({ min: 5, max: 150 }),
    });
    await fc.assert(
      fc.asyncProperty(
        listRequest,
        async ({ order, set, place: { lat, lng }, withoutLocation, size }) => {
          const query = `${order}&${set.query}&location=${lat},${lng}&include_no_location=${withoutLocation}`;
          const ids = grid(await walk(query, size)).map(({ id }) => id);
          const expected = set.places.filter(({ location }) => withoutLocation || location);
          expect(new Set(ids).size).toBe(ids.length);
          expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([1, 7, 16, 50])('pages of %i equal one large page', async (size) => {
    for (const order of Object.values(ORDERS)) {
      const query = `${order}&schema_ids=2&location=60.5,5.5&include_no_location=true`;
      const all = (await walk(query, 150)).map(({ id }) => id);
      const part = (await list(`${query}&page_size=${size}`)).items.map(({ id }) => id);
      expect({ order, ids: part }).toEqual({ order, ids: all.slice(0, size) });
      const second = (await list(`${query}&page_size=${size}&page=2`)).items.map(({ id }) => id);
      expect({ order, ids: second }).toEqual({ order, ids: all.slice(size, 2 * size) });
    }
  });

  it.each([
    ['nearest', 1],
    ['farthest', -1],
  ] as const)(
    'pages by %s distance order ties by id and put documents without a location last',
    async (order, sign) => {
      const items = await walk(`${ORDERS[order]}&location=60.5,5.5&include_no_location=true`, 30);
      const placeless = items.filter(({ location }) => location === null);
      expect(new Set(placeless.map(({ distance }) => distance))).toEqual(
        new Set([DISTANCE_WITHOUT_LOCATION_M]),
      );
      const rank = (item: Item): number => (item.location ? (item.distance ?? 0) * sign : Infinity);
      const isTied = (a: Item, b: Item): boolean =>
        JSON.stringify(a.location) === JSON.stringify(b.location);
      const expected = items.toSorted((a, b) =>
        isTied(a, b) ? a.id - b.id : Math.sign(rank(a) - rank(b)),
      );
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
  );

  it('pages past the end are empty and include the total', async () => {
    const { total } = await list('schema_ids=12');
    expect(await list('schema_ids=12&page=100000&page_size=150')).toMatchObject({
      items: [],
      total,
    });
  });

  it('titles sort by the numeric value of their numbers', async () => {
    const items = grid(await walk('sort=title&schema_ids=2', 40));
    const forts = items.map(({ title }) => title.no).filter((title) => title?.startsWith('Fort'));
    const numbers = forts.map((title) => Number(title?.split(' ')[1]));
    expect(Math.max(...numbers)).toBeGreaterThan(9);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});
