import { expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { mockServerForAll, recorded } from '#test/mock-server.ts';

/** Id of the recorded entity. */
const EXTERNAL_ID = '44444444-2222-4333-8444-555555555555';
const IMPORTED = '66666666-2222-4333-8444-555555555555';

/** The same person as a museum writes it in its pack. */
const ENTITY = `uuid: ${IMPORTED}
type: Person
name: { no: "Etternavn, Fornavn" }
description: { no: Fotograf i Eksempelby., en: Photographer. }
birth: "1850-03-12"
death: "1920"
same_as: ["https://viaf.org/viaf/000000"]
`;

/** Expected fields, from either source. */
const KNOWN = {
  type: 'Person',
  name: { no: 'Fornavn Etternavn' },
  description: { no: 'Fotograf i Eksempelby.', en: 'Photographer.' },
  birth: { date: '1850-03-12', is_uncertain: false },
  death: { date: '1920', is_uncertain: false },
  same_as: ['https://viaf.org/viaf/000000'],
};

describeWithDatabase('cultural names', (open) => {
  const upstream = mockServerForAll();
  const server = apiPackForAll(open, async () => {
    upstream.play(`/api/${EXTERNAL_ID}`, { body: await recorded('entity-person') });
    const env = { VARDE_NAMES_URL: `${upstream.origin}/api/{id}` };
    return { env, files: { 'entities/person.yaml': ENTITY } };
  });
  const read = (id: string) => server.read('getCulturalName', `cultural-names/${id}`);
  const statusOf = async (id: string) =>
    (await server.get(`/api/v3/cultural-names/${id}`)).statusCode;

  it('of the service have name, dates and a link to its page', async () => {
    const source_url = `${upstream.origin}/${EXTERNAL_ID}`;
    expect(await read(EXTERNAL_ID)).toEqual({ id: EXTERNAL_ID, ...KNOWN, source_url });
  });

  it.each([IMPORTED, IMPORTED.toUpperCase()])(
    'of the import have the same fields without a request, and link to an external page (%s)',
    async (id) => {
      const before = upstream.requests.length;
      const source_url = 'https://viaf.org/viaf/000000';
      expect(await read(id)).toEqual({ id: IMPORTED, ...KNOWN, source_url });
      expect(upstream.requests.length).toBe(before);
    },
  );

  it('return 404 when neither source has them', async () => {
    expect(await statusOf(EXTERNAL_ID.replace('4', '5'))).toBe(404);
  });

  it.each(['123456789', 'undefined', 'null'])(
    'return 404 for %s without an upstream request',
    async (id) => {
      const before = upstream.requests.length;
      expect(await statusOf(id)).toBe(404);
      expect(upstream.requests.length).toBe(before);
    },
  );

  it('return 503 when the service is down', async () => {
    upstream.play('/api/0123456789', { body: 'oh', status: 500 });
    expect(await statusOf('0123456789')).toBe(503);
  });
});
