import { describe, expect, it } from 'vitest';
import { apiPackForAll, importApiPack } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { mockServerForAll, recorded, type MockServer } from '#test/mock-server.ts';

/** Ids of the recorded artifact. */
const EXTERNAL_OBJECT = { id: '011091000042', uuid: '11111111-2222-4333-8444-555555555555' };
/** The same object as a museum writes it in its pack. */
const IMPORTED = { id: '011091000099', uuid: 'bbbbbbbb-2222-4333-8444-555555555555' };
/** One that a later import changes. */
const CHANGED = { id: '011091000097', uuid: 'cccccccc-2222-4333-8444-555555555555' };
const objectFile = ({ id, uuid }: typeof IMPORTED, title: string) => `id: "${id}"
uuid: ${uuid}
type: Thing
owner: bryggen
identifier: XMU.00042
title: { no: ${title}, en: Stone oven }
description: { no: Ovn brukt til flatbrød. }
names: [Ovn]
subjects: [Baking]
production: { from: 1890, to: 1910, place: Bergen, by: Ukjent }
materials: [Stein]
techniques: [Muring]
measures: [{ type: Høyde, value: 120, unit: cm }]
location: 60.397, 5.324
images: [kirke.jpg]
license: by-sa
`;
const HIDDEN = `id: "011091000098"
type: Thing
owner: skjult
title: { no: Ting }
production: { by: "Etternavn, Fornavn" }
`;

const FILES = {
  'objects/ovn.yaml': objectFile(IMPORTED, 'Bakerovn av stein'),
  'objects/endret.yaml': objectFile(CHANGED, 'Bakerovn av stein'),
  'objects/ting.yaml': HIDDEN,
};

/** Expected fields, from either source. */
const KNOWN = {
  type: 'Thing',
  language: 'no',
  title: { no: 'Bakerovn av stein', en: 'Stone oven' },
  description: { no: 'Ovn brukt til flatbrød.' },
  names: ['Ovn'],
  subjects: ['Baking'],
  dating: { from: 1890, to: 1910 },
  techniques: ['Muring'],
  measures: [{ type: 'Høyde', value: 120, unit: 'cm' }],
  location: { lat: 60.397, lng: 5.324 },
  inventory_number: 'XMU.00042',
  license: 'by-sa',
};

const SEARCH = '/api/solr/select?fq=artifact.uniqueId%3A%22021091000042%22&wt=json';
const FOUND_BY_SEARCH = '/artifact/uuid/aaaaaaaa-2222-4333-8444-555555555555';

describeWithDatabase('museum objects', (open) => {
  const upstream = mockServerForAll();
  const server = apiPackForAll(open, async () => {
    const artifact = await recorded('artifact-thing');
    const { id, uuid } = EXTERNAL_OBJECT;
    for (const key of [id, uuid, uuid.toUpperCase()]) play(key, { body: artifact });
    const env = {
      // Content is served in every environment.
      VARDE_ENV: 'production',
      VARDE_API_KEY: 'varde-local',
      VARDE_OBJECTS_URL: `${upstream.origin}/api/dm/artifact/{id}?api.key={key}`,
      VARDE_OBJECTS_BY_UUID_URL: `${upstream.origin}/artifact/uuid/{id}`,
      VARDE_OBJECTS_SEARCH_URL: `${upstream.origin}/api/solr/select?fq={query}&wt=json`,
      VARDE_OBJECTS_KEY: 'right',
      VARDE_ARCHIVE_URL: 'https://archive.example/',
    };
    return { files: FILES, env };
  });
  const read = (id: string) => server.read('getMuseumObject', `museum-objects/${id}`);
  const statusOf = async (id: string) =>
    (await server.get(`/api/v3/museum-objects/${id}`)).statusCode;
  const play = (id: string, played: Parameters<MockServer['play']>[1]) =>
    upstream.play(`/api/dm/artifact/${id}?api.key=right`, played);

  describe.each([
    ['the import', IMPORTED, /^\/media\/image\/[0-9a-f]{16}$/, /^\d+x\d+$/],
    [
      'the museum database',
      EXTERNAL_OBJECT,
      /^https:\/\/archive\.example\/image\/\w+$/,
      /^3000x2000$/,
    ],
  ])('of %s', (_, { id, uuid }, url, dimension) => {
    it.each([id, uuid, uuid.toUpperCase()])('are found by %s', async (key) => {
      const object = await read(key);
      expect(object).toMatchObject({ ...KNOWN, id, uuid });
      expect(object.materials[0]).toBe('Stein');
      expect(object.places[0]).toMatch(/^Bergen/);
    });

    it('have images with URL, size and licence', async () => {
      expect((await read(id)).media[0]).toMatchObject({
        id: 1,
        media_type: 'dm',
        url: expect.stringMatching(url) as unknown,
        dimension: expect.stringMatching(dimension) as unknown,
        license: 'by',
      });
    });
  });

  it('of the import need no upstream request', async () => {
    const before = upstream.requests.length;
    const { people } = await read('011091000098');
    await read(IMPORTED.id);
    expect(people).toEqual([{ name: 'Fornavn Etternavn', role: null, name_id: null }]);
    expect(upstream.requests.length).toBe(before);
  });

  it('omit the name of an unpublished owner', async () => {
    expect((await read('011091000098')).owner_name).toBeNull();
    expect((await read(IMPORTED.id)).owner_name).toBe('Bryggens Museum');
  });

  it.each(['123456789', 'undefined', 'null'])(
    'return 404 for the id %s without an upstream request',
    async (id) => {
      const before = upstream.requests.length;
      expect(await statusOf(id)).toBe(404);
      expect(upstream.requests.length).toBe(before);
    },
  );

  it('are found by search and loaded in full by uuid', async () => {
    upstream.play(SEARCH, { body: await recorded('search-document') });
    const artifact = { ...(await recorded('artifact-thing')), uniqueId: '021091000042' };
    upstream.play(FOUND_BY_SEARCH, { body: artifact });
    const object = await read('021091000042');
    expect(object).toMatchObject({ id: '021091000042', materials: ['Stein', 'Kleber'] });
    expect(upstream.requests).toEqual(expect.arrayContaining([SEARCH, FOUND_BY_SEARCH]));
  });

  it('contain the fields of the search result when the full artifact is missing', async () => {
    const id = '021091000043';
    const [found] = ((await recorded('search-document')).response as { docs: object[] }).docs;
    upstream.play(SEARCH.replace('021091000042', id), {
      body: { response: { docs: [{ ...found, 'artifact.uniqueId': id, 'artifact.uuid': '' }] } },
    });
    expect(await read(id)).toMatchObject({ id, uuid: null, title: { sv: 'Bakugn' } });
  });

  it.each([
    ['a page instead of data', { body: '<!doctype html><p>Hei' }, 503],
    ['an error', { body: 'oh', status: 500 }, 503],
    ['nothing, as to a wrong key', { body: '', status: 404 }, 404],
    ['null', { body: null }, 404],
  ] as const)('are omitted when the service responds with %s', async (_, played, status) => {
    const id = `03109100000${status}${JSON.stringify(played).length}`;
    play(id, played);
    expect(await statusOf(id)).toBe(status);
  });

  it('change as soon as a changed pack is imported', async () => {
    expect((await read(CHANGED.id)).title).toMatchObject({ no: 'Bakerovn av stein' });
    const changed = { 'objects/endret.yaml': objectFile(CHANGED, 'Steinovn') };
    await importApiPack(server, { ...FILES, ...changed });
    await expect.poll(async () => (await read(CHANGED.id)).title).toMatchObject({ no: 'Steinovn' });
  });
});
