import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdown, openApiPack } from '#test/api-pack.ts';
import { describeOnEachEngine } from '#test/engines.ts';
import { openOutside, recorded, type OutsideServer } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';

type Server = Awaited<ReturnType<typeof openApiPack>>;

const ID = 'XMU-F';

/** The museum of the recorded answer, as it writes itself in its pack. */
const OWNER = markdown({
  front: `id: 9
slug: eksempel
identifier: ${ID}
location: 60.3975, 5.3245
visit:
  address: Storgata 1, 5003 Bergen
  phone: "+47 55 00 00 00"
  website: https://eksempelmuseet.example/
  hours: [{ from: 05-01, to: 09-30, days: "tue,sun", open: "10:00", close: "17:00" }]`,
  title: 'Eksempelmuseet',
});

/** What both ends tell of it. */
const KNOWN = {
  address: 'Storgata 1, 5003 Bergen',
  phone: '+47 55 00 00 00',
  website: 'https://eksempelmuseet.example/',
  location: { lat: 60.3975, lng: 5.3245 },
  hours: [{ from: '05-01', to: '09-30', days: 'tue,sun', open: '10:00', close: '17:00' }],
};
const NOTHING = { address: null, phone: null, website: null, location: null, hours: [] };

describeOnEachEngine('museum data', (open) => {
  let outside: OutsideServer;
  let live: Server;
  let local: Server;
  beforeAll(async () => {
    outside = await openOutside();
    outside.play('/museums/kp-xmu-f?k=right', { json: await recorded('museum') });
    const files = { 'owners/eksempel.md': OWNER };
    const env = {
      VARDE_MUSEUMS_URL: `${outside.origin}/museums/{id}?k={key}`,
      VARDE_MUSEUMS_KEY: 'right',
    };
    [live, local] = await Promise.all([
      openApiPack(open, { files, env }),
      openApiPack(open, { files }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([live.close(), local.close()]);
    await outside.close();
  });

  describe.each(['live', 'local'])('by the same contract (%s)', (end) => {
    const server = (): Server => (end === 'live' ? live : local);

    it('tells where it is, when it is open and how to ask', async () => {
      expect(await readCall(server(), 'getMuseumData', `museum-data/${ID}`)).toEqual(KNOWN);
    });

    it('adds nothing to a museum that it does not know', async () => {
      const told = await readCall(server(), 'getMuseumData', 'museum-data/ukjent');
      expect(told).toEqual(NOTHING);
    });
  });

  it('goes by the identifier that an owner has, else by its id', async () => {
    const owner = await readCall(local, 'getOwner', 'owners/9');
    expect(owner.identifier).toBe(ID);
    expect((await readCall(local, 'getOwner', 'owners/2')).identifier).toBe('2');
  });

  it('tells nothing of a museum that is not published', async () => {
    expect(await readCall(local, 'getMuseumData', 'museum-data/3')).toMatchObject(NOTHING);
  });

  it.each(['undefined', 'null'])('asks nobody about %s', async (id) => {
    const before = outside.asked.length;
    expect((await live.get(`/api/v3/museum-data/${id}`)).statusCode).toBe(404);
    expect(outside.asked.length).toBe(before);
  });

  it.each([
    ['a fault', { text: 'oh', status: 500 }],
    ['a page', { text: '<p>hei' }],
  ])('is away when it answers with %s', async (_, played) => {
    const id = `x${played.text.length}`;
    outside.play(`/museums/kp-${id}?k=right`, played);
    expect((await live.get(`/api/v3/museum-data/${id}`)).statusCode).toBe(503);
  });
});
