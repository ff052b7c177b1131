import { describe, expect, it } from 'vitest';
import { openBothEnds } from '#test/both-ends.ts';
import { describeWithDatabase } from '#test/database.ts';
import { recorded } from '#test/outside-server.ts';
import { readCall } from '#test/read-call.ts';

const ID = '101';

/** The memory of the recorded response, as a museum writes it in its pack. */
const MEMORY = `id: ${ID}
country: "no"
language: "no"
topic: { no: Eksempel }
question: { no: Fortell om baking }
title: { no: Baking }
text: { no: "Vi bakte hver høst.\\nDet luktet godt." }
contributor: { name: Ola, born: "1950", place: Eksempelby }
location: 59.91, 10.74
images: [kirke.jpg]
audio: klokke.wav
license: by
`;

/** What both ends tell of it, from their own wire format. */
const KNOWN = {
  id: ID,
  archive: 'minner',
  topic: { no: 'Eksempel' },
  answers: [
    {
      question: { no: 'Fortell om baking' },
      text: { no: 'Vi bakte hver høst.\nDet luktet godt.' },
    },
  ],
  contributor: { name: 'Ola', birth_year: 1950, place: 'Eksempelby' },
  location: { lat: 59.91, lng: 10.74 },
  license: 'by',
};

describeWithDatabase('memories', (open) => {
  const ends = openBothEnds(open, {
    files: { 'memories/baking.yaml': MEMORY },
    async play(outside) {
      outside.play(`/no/${ID}`, { json: await recorded('response') });
      return {
        VARDE_MEMORIES_NO_URL: `${outside.origin}/no/{id}`,
        VARDE_MEMORIES_SE_URL: `${outside.origin}/se/{id}`,
        VARDE_ARCHIVE_URL: 'https://archive.example',
      };
    },
  });

  describe.each(['live', 'local'] as const)('by the same contract (%s)', (end) => {
    it('tells question and answer, who, where and how it may be used', async () => {
      const memory = await readCall(ends[end], 'getMemory', `memories/minner/${ID}`);
      expect(memory).toMatchObject(KNOWN);
    });

    it('shows its pictures', async () => {
      const { media } = await readCall(ends[end], 'getMemory', `memories/minner/${ID}`);
      expect(media[0]).toMatchObject({ id: 1, media_type: 'dm' });
      expect(media[0]?.url).toMatch(/\/image\/\w+$/);
    });

    it('is not known to the other archive', async () => {
      const answer = await ends[end].get(`/api/v3/memories/minnen/${ID}`);
      expect(answer.statusCode).toBe(404);
    });
  });

  it('has its sound from the stand-in by the archive’s own path, too', async () => {
    const { media } = await readCall(ends.local, 'getMemory', `memories/minner/${ID}`);
    const sound = media.find(({ media_type: type }) => type === 'audio');
    expect(sound?.description).toEqual({ no: 'klokke.wav' });
    expect(sound?.src).toMatch(/^\/media\/multimedia\/[0-9a-f]{16}\.mp3\?mmid=/);
    const answer = await ends.local.get(sound?.src ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/wav']);
  });

  it('asks for sound by the archive’s own path', async () => {
    const { media } = await readCall(ends.live, 'getMemory', `memories/minner/${ID}`);
    const sound = media.find(({ media_type: type }) => type === 'audio');
    expect(sound?.src).toBe(
      'https://archive.example/multimedia/013AbCdEfGhK.mp3?mmid=013AbCdEfGhK',
    );
  });

  it.each(['undefined', 'null'])('asks nobody about %s', async (id) => {
    const before = ends.outside.asked.length;
    expect((await ends.live.get(`/api/v3/memories/minner/${id}`)).statusCode).toBe(404);
    expect(ends.outside.asked.length).toBe(before);
  });

  it.each([
    ['a fault', { text: 'oh', status: 502 }, 503],
    ['a page', { text: '<p>hei' }, 503],
    ['nothing', { json: {} }, 404],
  ] as const)('hides what comes as %s', async (_, played, status) => {
    const id = `x${JSON.stringify(played).length}`;
    ends.outside.play(`/se/${id}`, played);
    expect((await ends.live.get(`/api/v3/memories/minnen/${id}`)).statusCode).toBe(status);
  });
});
