import { describe, expect, it } from 'vitest';
import { readCall } from '#test/read-call.ts';
import { openBothEnds } from '#test/both-ends.ts';
import { describeWithDatabase } from '#test/database.ts';
import { recorded } from '#test/outside-server.ts';

const ID = '011091000042';
const UUID = '11111111-2222-4333-8444-555555555555';

/** The object of the recorded artifact, as a museum writes it in its pack. */
const OBJECT = `id: "${ID}"
uuid: ${UUID}
type: Thing
owner: bryggen
identifier: XMU.00042
title: { no: Bakerovn av stein, en: Stone oven }
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

/** What both ends tell of it, from their own wire format. */
const KNOWN = {
  id: ID,
  uuid: UUID,
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

describeWithDatabase('museum objects', (open) => {
  const ends = openBothEnds(open, {
    files: { 'objects/ovn.yaml': OBJECT },
    async play(outside) {
      const artifact = await recorded('artifact-thing');
      for (const id of [ID, UUID])
        outside.play(`/api/dm/artifact/${id}?api.key=right`, { json: artifact });
      const at = (path: string) => `${outside.origin}${path}`;
      return {
        VARDE_OBJECTS_URL: at('/api/dm/artifact/{id}?api.key={key}'),
        VARDE_OBJECTS_BY_UUID_URL: at('/artifact/uuid/{id}'),
        VARDE_OBJECTS_SEARCH_URL: at('/api/solr/select?fq={query}&wt=json'),
        VARDE_OBJECTS_KEY: 'right',
        VARDE_ARCHIVE_URL: 'https://archive.example/',
      };
    },
  });

  describe.each(['live', 'local'] as const)('by the same contract (%s)', (end) => {
    const read = (id: string) => readCall(ends[end], 'getMuseumObject', `museum-objects/${id}`);

    it('tells what, when, where, of what and how large', async () => {
      const object = await read(ID);
      expect(object).toMatchObject(KNOWN);
      expect(object.materials[0]).toBe('Stein');
      expect(object.places[0]).toMatch(/^Bergen/);
    });

    it('shows its pictures with size and licence', async () => {
      const { media } = await read(ID);
      expect(media[0]).toMatchObject({
        id: 1,
        media_type: 'dm',
        dimension: expect.stringMatching(/^\d+x\d+$/) as unknown,
        license: 'by',
      });
      expect(media[0]?.url).toMatch(/\/image\/\w+$/);
    });

    it('knows it by its uuid, too', async () => {
      expect(await read(UUID)).toMatchObject({ id: ID });
    });

    it('says nobody knows where nobody does', async () => {
      const answer = await ends[end].get('/api/v3/museum-objects/011091999999');
      expect(answer.statusCode).toBe(404);
    });
  });

  it.each(['123456789', 'undefined', 'null'])('asks nobody about %s', async (id) => {
    const before = ends.outside.asked.length;
    expect((await ends.live.get(`/api/v3/museum-objects/${id}`)).statusCode).toBe(404);
    expect(ends.outside.asked.length).toBe(before);
  });

  it('finds by search what it is not told directly, and reads the whole by its uuid', async () => {
    const search = '/api/solr/select?fq=artifact.uniqueId%3A%22021091000042%22&wt=json';
    const whole = '/artifact/uuid/aaaaaaaa-2222-4333-8444-555555555555';
    ends.outside.play(search, { json: await recorded('search-document') });
    const artifact = { ...(await recorded('artifact-thing')), uniqueId: '021091000042' };
    ends.outside.play(whole, { json: artifact });
    const object = await readCall(ends.live, 'getMuseumObject', 'museum-objects/021091000042');
    expect(object).toMatchObject({ id: '021091000042', materials: ['Stein', 'Kleber'] });
    expect(ends.outside.asked).toEqual(expect.arrayContaining([search, whole]));
  });

  it.each([
    ['a page instead of data', { text: '<!doctype html><p>Hei' }, 503],
    ['a fault', { text: 'oh', status: 500 }, 503],
    ['nothing', { json: null }, 404],
    ['a list', { json: [] }, 404],
    ['an object without a name', { json: { uniqueId: 'x', titles: [{}] } }, 404],
  ] as const)('hides what comes as %s', async (_, played, status) => {
    const id = `03109100000${status}${JSON.stringify(played).length}`;
    ends.outside.play(`/api/dm/artifact/${id}?api.key=right`, played);
    expect((await ends.live.get(`/api/v3/museum-objects/${id}`)).statusCode).toBe(status);
  });

  it('keeps the stand-in to its own key', async () => {
    const path = `/stand-ins/objects/api/dm/artifact/${ID}`;
    expect((await ends.local.get(`${path}?api.key=demo`)).statusCode).toBe(200);
    expect((await ends.local.get(`${path}?api.key=wrong`)).statusCode).toBe(404);
  });
});
