import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallResponse } from '@varde/contract/calls';
import { markdown, apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

type Page = CallResponse<'listDocuments'>;

const COUNT = 160;
const LATITUDES = [-90, -89.9, -60, -0.001, 0, 45, 59.9, 60, 60.001, 71, 89.99, 90];
const LONGITUDES = [-180, -179.99, -120, -10, 0, 5.3, 5.301, 18, 90, 179.9, 179.999, 180];

/** All over the globe, including the poles and the 180th meridian; two kinds. */
const FILES = Object.fromEntries(
  Array.from({ length: COUNT }, (_, index) => {
    const lat = LATITUDES[index % LATITUDES.length];
    const lng = LONGITUDES[(index * 7 + Math.floor(index / 12)) % LONGITUDES.length];
    const id = 20_001 + index;
    const isGroup = index % 2 === 1;
    const groupFields = isGroup ? 'articles: [101]\nordered: false\n' : '';
    const front = `id: ${id}\nowner: bryggen\nlocation: ${lat}, ${lng}\n${groupFields}`.trim();
    const file = `${isGroup ? 'presentations' : 'articles'}/${id}.md`;
    return [file, markdown({ front, title: `Sted ${id}` })];
  }),
);

describeWithDatabase('GET /documents ordered by distance', (open) => {
  const server = apiPackForAll(open, () => ({ files: FILES }));

  const items = async (query: string): Promise<Page['items']> =>
    (await server.get(`/api/v3/documents/?${query}`)).json<Page>().items;

  it('small pages equal one large page, from anywhere on the globe', async () => {
    const lat = fc.oneof(
      fc.constantFrom(...LATITUDES),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    const lng = fc.oneof(
      fc.constantFrom(...LONGITUDES),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(
        lat,
        lng,
        fc.constantFrom('schema_ids=2', 'schema_ids=2&schema_ids=12'),
        async (atLat, atLng, kinds) => {
          const query = `${kinds}&location=${atLat.toFixed(6)},${atLng.toFixed(6)}`;
          // A page this long is sorted, a short one uses the index.
          const all = await items(`${query}&page_size=150`);
          const few = await items(`${query}&page_size=6&page=2`);
          expect(few.map(({ id }) => id)).toEqual(all.slice(6, 12).map(({ id }) => id));
        },
      ),
      { numRuns: 60 },
    );
  });
});
