import { describe, expect, it } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { openBothEnds } from '#test/both-ends.ts';
import { describeWithDatabase } from '#test/database.ts';
import { recorded } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';

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

describeWithDatabase('cultural names', (open) => {
  const ends = openBothEnds(open, {
    files: { 'entities/person.yaml': ENTITY },
    async play(outside) {
      outside.play(`/api/${ID}`, { json: await recorded('entity-person') });
      return { VARDE_NAMES_URL: `${outside.origin}/api/{id}` };
    },
  });

  describe.each(['live', 'local'] as const)('by the same contract (%s)', (end) => {
    it('tell who it is, from when to when', async () => {
      expect(await readCall(ends[end], 'getCulturalName', `cultural-names/${ID}`)).toMatchObject(
        KNOWN,
      );
    });

    it('say nobody knows where nobody does', async () => {
      const other = ID.replace('4', '5');
      expect((await ends[end].get(`/api/v3/cultural-names/${other}`)).statusCode).toBe(404);
    });
  });

  it('lead to the page in the service, or where there is none to the same elsewhere', async () => {
    const page = async (server: TestApp) =>
      (await readCall(server, 'getCulturalName', `cultural-names/${ID}`)).source_url;
    expect(await page(ends.live)).toBe(`${ends.outside.origin}/${ID}`);
    expect(await page(ends.local)).toBe('https://viaf.org/viaf/000000');
  });

  it.each([
    ['no keys but its name', { name: { '*': 'Stavkirke' } }, { und: 'Stavkirke' }],
    [
      'a name among its properties',
      { properties: { 'entity.name': [{}, { value: { nb: 'Stavkirke', '*': 'Stave church' } }] } },
      { no: 'Stavkirke', und: 'Stave church' },
    ],
    [
      'a name beside nonsense',
      { name: { no: 'Stavkirke', sv: 7, en: null }, properties: [], caption: 'x' },
      { no: 'Stavkirke', sv: '7' },
    ],
  ])('tell what there is of a concept with %s', async (_, concept, name) => {
    const uuid = `55555555-2222-4333-8444-${String(JSON.stringify(concept).length).padStart(12, '0')}`;
    ends.outside.play(`/api/${uuid}`, { json: { uuid, entityType: 'Concept', ...concept } });
    expect(await readCall(ends.live, 'getCulturalName', `cultural-names/${uuid}`)).toMatchObject({
      id: uuid,
      name,
      description: {},
      birth: null,
      same_as: [],
    });
  });

  it.each(['123456789', 'undefined', 'null'])('are not asked about %s', async (id) => {
    const before = ends.outside.asked.length;
    expect((await ends.live.get(`/api/v3/cultural-names/${id}`)).statusCode).toBe(404);
    expect(ends.outside.asked.length).toBe(before);
  });

  it('are away where the service is', async () => {
    ends.outside.play('/api/0123456789', { text: 'oh', status: 500 });
    expect((await ends.live.get('/api/v3/cultural-names/0123456789')).statusCode).toBe(503);
  });
});
