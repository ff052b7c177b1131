import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiPack } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { recorded } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';
import { readArtifact } from './read-artifact.ts';
import { readSearchDocument } from './read-search-document.ts';

const SELECT = '/stand-ins/objects/api/solr/select';
const UUID = 'aaaaaaaa-2222-4333-8444-555555555555';

/** The photograph of the recorded search, as a museum writes it in its pack. */
const PHOTOGRAPH = `id: "021091000042"
uuid: ${UUID}
type: Photograph
owner: bryggen
identifier: S-XMU.00042
language: sv
title: { sv: Bakugn }
names: []
subjects: [Bakning, Ugnar]
production: { from: 1890, by: "Efternamn, Förnamn" }
location: 57.6402, 18.296
images: [kirke.jpg]
license: pdm
`;
const bare = (nr: number) => `id: "0310910000${nr}"
type: Thing
owner: arsenalet
title: { no: "Ting <${nr}> & mer" }
`;
const FILES = {
  'objects/foto.yaml': PHOTOGRAPH,
  ...Object.fromEntries(
    Array.from({ length: 11 }, (_, at) => [`objects/ting-${at}.yaml`, bare(at + 10)]),
  ),
};

/** What both the recorded answer and the stand-in's tell. */
const KNOWN = {
  id: '021091000042',
  uuid: UUID,
  type: 'Photograph',
  title: { sv: 'Bakugn' },
  subjects: ['Bakning', 'Ugnar'],
  inventory_number: 'S-XMU.00042',
  dating: { from: 1890, to: null },
  location: { lat: 57.6402, lng: 18.296 },
  license: 'pdm',
};

interface Found {
  readonly responseHeader: { readonly params: Readonly<Record<string, unknown>> };
  readonly response: {
    readonly numFound: number;
    readonly start: number;
    readonly docs: readonly Record<string, unknown>[];
  };
}

describeWithDatabase('the search of museum objects', (open) => {
  let server: Awaited<ReturnType<typeof openApiPack>>;
  beforeAll(async () => {
    server = await openApiPack(open, { files: FILES });
  });
  afterAll(() => server.close());

  const ask = (query: string) => server.get(`${SELECT}?${query}`);
  const search = async (query: string) =>
    (await ask(`wt=json&api.key=demo&${query}`)).json<Found>();
  const count = async (query: string) => (await search(query)).response.numFound;
  const filtered = (filter: string) => count(`q=*&fq=${encodeURIComponent(filter)}`);

  describe.each(['recorded', 'stand-in'])('by the same contract (%s)', (end) => {
    const answer = (): Promise<unknown> =>
      end === 'recorded'
        ? recorded('search-document')
        : search(`q=*&fq=${encodeURIComponent('artifact.uniqueId:"021091000042"')}`);

    it('tells what it is, when, where and how it may be used', async () => {
      const read = readSearchDocument(await answer());
      // Whose it is tells the language in the field; here it is that of the pack.
      expect({ ...read, title: { sv: Object.values(read?.title ?? {})[0] } }).toMatchObject(KNOWN);
      expect(read?.pictures).toMatchObject([
        { license: 'pdm', width: expect.any(Number) as number },
      ]);
    });

    it('echoes what it was asked as text', async () => {
      const { params } = ((await answer()) as Found).responseHeader;
      expect(params).toMatchObject({ q: '*', wt: 'json', rows: '10' });
    });
  });

  it('leaves out what is empty', async () => {
    const { response } = await search('q=*&fq=identifier.owner:arsenalet&rows=1');
    expect(Object.keys(response.docs[0] ?? {})).not.toContain('artifact.ingress.license');
    expect(Object.values(response.docs[0] ?? {})).not.toContain(null);
  });

  it('gives everybody’s key ten at most, from where it is asked', async () => {
    const { response } = await search('q=*&rows=100&start=1');
    expect(response).toMatchObject({ numFound: 12, start: 1 });
    expect(response.docs).toHaveLength(10);
  });

  it.each([
    ['artifact.type:Photograph', 1],
    ['identifier.owner:arsen*', 11],
    ['identifier.owner:"arsen*"', 0],
    ['artifact.hasPictures:true', 1],
    ['artifact.uniqueId:0', 0],
    ['.*:.*', 0],
    ['nonsense', 0],
  ])('filters by %s', async (filter, expected) => {
    expect(await filtered(filter)).toBe(expected);
  });

  it('finds words that are all there', async () => {
    expect(await count('q=bakugn%20bakning')).toBe(1);
    expect(await count('q=bakugn%20steinovn')).toBe(0);
    expect(await count('q=')).toBe(12);
  });

  it('answers in XML who does not ask for JSON', async () => {
    const answer = await ask('q=ting&rows=1&api.key=demo');
    expect(answer.headers['content-type']).toMatch(/^application\/xml/);
    expect(answer.payload).toContain('numFound="11"');
    expect(answer.payload).toContain(
      '<str name="artifact.ingress.title">Ting &lt;10&gt; &amp; mer</str>',
    );
  });

  it.each(['api.key=wrong', ''])('says to a wrong key that there is nothing (%s)', async (key) => {
    expect((await ask(`q=*&wt=json&${key}`)).statusCode).toBe(404);
  });

  it('leads to the whole artifact by its uuid, in either case', async () => {
    for (const uuid of [UUID, UUID.toUpperCase()]) {
      const path = `/stand-ins/objects/artifact/uuid/${uuid}`;
      const answer = await server.get(`${path}?api.key=demo`);
      expect(readArtifact(answer.json())).toMatchObject({ id: '021091000042', uuid: UUID });
      expect((await server.get(path)).statusCode).toBe(404);
    }
  });

  it('is a way of its own for the client', async () => {
    const bySearch = await openApiPack(open, { files: FILES, env: { VARDE_OBJECTS_URL: '-' } });
    const object = await readCall(bySearch, 'getMuseumObject', 'museum-objects/021091000042');
    expect(object).toMatchObject({ uuid: UUID, title: { sv: 'Bakugn' } });
    const bare = await readCall(bySearch, 'getMuseumObject', 'museum-objects/031091000010');
    expect(bare).toMatchObject({ uuid: null, title: { no: 'Ting <10> & mer' } });
    await bySearch.close();
  });
});
