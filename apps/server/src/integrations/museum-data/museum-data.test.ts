import { expect, it } from 'vitest';
import { apiPackForAll, markdown } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { mockServerForAll, recorded } from '#test/mock-server.ts';

const VISIT = `visit:
  address: Storgata 1, 5003 Bergen
  phone: "+47 55 00 00 00"
  website: https://eksempelmuseet.example/
  hours: [{ from: 05-01, to: 09-30, days: "tue,sun", open: "10:00", close: "17:00" }]`;
/** The museum of the recorded response: as a complete import, and with few imported fields. */
const owner = (id: number, identifier: string, front: string) =>
  markdown({
    front: `id: ${id}\nslug: m${id}\nidentifier: ${identifier}\n${front}`,
    title: 'Museet',
  });
const FILES = {
  'owners/whole.md': owner(9, 'XMU-W', `location: 60.3975, 5.3245\n${VISIT}`),
  'owners/part.md': owner(10, 'XMU-F', 'visit: { phone: "55 11 11 11" }'),
};

/** Expected fields, from either source. */
const KNOWN = {
  address: 'Storgata 1, 5003 Bergen',
  phone: '+47 55 00 00 00',
  website: 'https://eksempelmuseet.example/',
  location: { lat: 60.3975, lng: 5.3245 },
  hours: [{ from: '05-01', to: '09-30', days: 'tue,sun', open: '10:00', close: '17:00' }],
};
const NOTHING = { address: null, phone: null, website: null, location: null, hours: [] };

describeWithDatabase('museum data', (open) => {
  const upstream = mockServerForAll();
  const server = apiPackForAll(open, async () => {
    for (const id of ['kp-xmu-f', 'kp-xmu-x'])
      upstream.play(`/museums/${id}?k=right`, { body: await recorded('museum') });
    const env = {
      VARDE_MUSEUMS_URL: `${upstream.origin}/museums/{id}?k={key}`,
      VARDE_MUSEUMS_KEY: 'right',
    };
    return { env, files: FILES };
  });
  const read = (id: string) => server.read('getMuseumData', `museum-data/${id}`);
  const statusOf = async (id: string) => (await server.get(`/api/v3/museum-data/${id}`)).statusCode;

  it('of a complete import needs no upstream request', async () => {
    const before = upstream.requests.length;
    expect(await read('XMU-W')).toEqual(KNOWN);
    expect(upstream.requests.length).toBe(before);
  });

  it.each([
    ['of a museum that is not imported is the service’s', 'XMU-X', {}],
    ['is filled in by the service', 'XMU-F', { phone: '55 11 11 11' }],
  ])('%s', async (_, id, own) => expect(await read(id)).toEqual({ ...KNOWN, ...own }));

  it('of an unknown museum is empty', async () => expect(await read('ukjent')).toEqual(NOTHING));

  it('contains the imported fields when the service does not know the museum', async () => {
    const place = { lat: 60.3975, lng: 5.3245 };
    expect(await read('1')).toEqual({ ...NOTHING, location: place });
  });

  it('is looked up by the identifier of the owner, else by its id', async () => {
    for (const [id, identifier] of [
      ['9', 'XMU-W'],
      ['2', '2'],
    ])
      expect((await server.read('getOwner', `owners/${id}`)).identifier).toBe(identifier);
  });

  it('of an unpublished museum is empty', async () => expect(await read('3')).toEqual(NOTHING));

  it.each(['undefined', 'null'])(
    'for the id %s returns 404 without an upstream request',
    async (id) => {
      const before = upstream.requests.length;
      expect(await statusOf(id)).toBe(404);
      expect(upstream.requests.length).toBe(before);
    },
  );

  it('returns 503 when the service is down', async () => {
    upstream.play('/museums/kp-x?k=right', { body: '<p>hei' });
    expect(await statusOf('x')).toBe(503);
  });
});
