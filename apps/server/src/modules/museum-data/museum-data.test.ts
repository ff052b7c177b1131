import { describe, expect, it } from 'vitest';
import { markdown } from '#test/api-pack.ts';
import { openBothEnds } from '#test/both-ends.ts';
import { describeWithDatabase } from '#test/database.ts';
import { recorded } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';

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

describeWithDatabase('museum data', (open) => {
  const ends = openBothEnds(open, {
    files: { 'owners/eksempel.md': OWNER },
    async play(outside) {
      outside.play('/museums/kp-xmu-f?k=right', { json: await recorded('museum') });
      return {
        VARDE_MUSEUMS_URL: `${outside.origin}/museums/{id}?k={key}`,
        VARDE_MUSEUMS_KEY: 'right',
      };
    },
  });

  describe.each(['live', 'local'] as const)('by the same contract (%s)', (end) => {
    it('tells where it is, when it is open and how to ask', async () => {
      expect(await readCall(ends[end], 'getMuseumData', `museum-data/${ID}`)).toEqual(KNOWN);
    });

    it('adds nothing to a museum that it does not know', async () => {
      const told = await readCall(ends[end], 'getMuseumData', 'museum-data/ukjent');
      expect(told).toEqual(NOTHING);
    });
  });

  it('goes by the identifier that an owner has, else by its id', async () => {
    const owner = await readCall(ends.local, 'getOwner', 'owners/9');
    expect(owner.identifier).toBe(ID);
    expect((await readCall(ends.local, 'getOwner', 'owners/2')).identifier).toBe('2');
  });

  it('tells nothing of a museum that is not published', async () => {
    expect(await readCall(ends.local, 'getMuseumData', 'museum-data/3')).toMatchObject(NOTHING);
  });

  it.each(['undefined', 'null'])('asks nobody about %s', async (id) => {
    const before = ends.outside.asked.length;
    expect((await ends.live.get(`/api/v3/museum-data/${id}`)).statusCode).toBe(404);
    expect(ends.outside.asked.length).toBe(before);
  });

  it.each([
    ['a fault', { text: 'oh', status: 500 }],
    ['a page', { text: '<p>hei' }],
  ])('is away when it answers with %s', async (_, played) => {
    const id = `x${played.text.length}`;
    ends.outside.play(`/museums/kp-${id}?k=right`, played);
    expect((await ends.live.get(`/api/v3/museum-data/${id}`)).statusCode).toBe(503);
  });
});
