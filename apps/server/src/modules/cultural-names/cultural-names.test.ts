import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiPack } from '#test/api-pack.ts';
import { describeOnEachEngine } from '#test/engines.ts';
import { openOutside, recorded, type OutsideServer } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';

type Server = Awaited<ReturnType<typeof openApiPack>>;

const ID = '44444444-2222-4333-8444-555555555555';

/** The person of the recorded entity, as a museum writes it in its pack. */
const ENTITY = `uuid: ${ID}
type: Person
name: { no: "Etternavn, Fornavn" }
description: { no: Fotograf i Eksempelby., en: Photographer. }
birth: "1850-03-12"
death: "1920"
same_as: ["https://viaf.org/viaf/000000"]
`;

/** What both ends tell of it, from their own wire format. */
const KNOWN = {
  id: ID,
  type: 'Person',
  name: { no: 'Fornavn Etternavn' },
  description: { no: 'Fotograf i Eksempelby.', en: 'Photographer.' },
  birth: { date: '1850-03-12', is_uncertain: false },
  death: { date: '1920', is_uncertain: false },
  same_as: ['https://viaf.org/viaf/000000'],
};

describeOnEachEngine('cultural names', (open) => {
  let outside: OutsideServer;
  let live: Server;
  let local: Server;
  beforeAll(async () => {
    outside = await openOutside();
    outside.play(`/api/${ID}`, { json: await recorded('entity-person') });
    [live, local] = await Promise.all([
      openApiPack(open, { env: { VARDE_NAMES_URL: `${outside.origin}/api/{id}` } }),
      openApiPack(open, { files: { 'entities/person.yaml': ENTITY } }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([live.close(), local.close()]);
    await outside.close();
  });

  describe.each(['live', 'local'])('by the same contract (%s)', (end) => {
    const server = (): Server => (end === 'live' ? live : local);

    it('tell who it is, from when to when', async () => {
      expect(await readCall(server(), 'getCulturalName', `cultural-names/${ID}`)).toMatchObject(
        KNOWN,
      );
    });

    it('say nobody knows where nobody does', async () => {
      const other = ID.replace('4', '5');
      expect((await server().get(`/api/v3/cultural-names/${other}`)).statusCode).toBe(404);
    });
  });

  it('lead to the page in the service, or where there is none to the same elsewhere', async () => {
    const page = async (server: Server) =>
      (await readCall(server, 'getCulturalName', `cultural-names/${ID}`)).source_url;
    expect(await page(live)).toBe(`${outside.origin}/${ID}`);
    expect(await page(local)).toBe('https://viaf.org/viaf/000000');
  });

  it.each(['123456789', 'undefined', 'null'])('are not asked about %s', async (id) => {
    const before = outside.asked.length;
    expect((await live.get(`/api/v3/cultural-names/${id}`)).statusCode).toBe(404);
    expect(outside.asked.length).toBe(before);
  });

  it('are away where the service is', async () => {
    outside.play('/api/0123456789', { text: 'oh', status: 500 });
    expect((await live.get('/api/v3/cultural-names/0123456789')).statusCode).toBe(503);
  });
});
