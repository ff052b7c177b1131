import { expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { mockServerForAll, recorded } from '#test/mock-server.ts';

/** Id of the recorded response. */
const EXTERNAL_ID = '101';
const IMPORTED = '102';

/** The same memory as a museum writes it in its pack, where a backslash ends a line. */
const MEMORY = `id: ${IMPORTED}
country: "no"
language: "no"
topic: { no: Eksempel }
question: { no: Fortell om baking }
title: { no: Baking }
text: { no: "Vi bakte\\nhver høst.\\\\\\nDet luktet godt." }
contributor: { name: Ola, born: "1950", place: Eksempelby }
location: 59.91, 10.74
images: [kirke.jpg]
audio: klokke.wav
license: by
`;

/** Expected fields, from either source. */
const KNOWN = {
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
  const upstream = mockServerForAll();
  const server = apiPackForAll(open, async () => {
    upstream.play(`/no/${EXTERNAL_ID}`, { body: await recorded('response') });
    const env = {
      VARDE_MEMORIES_NO_URL: `${upstream.origin}/no/{id}`,
      VARDE_MEMORIES_SE_URL: `${upstream.origin}/se/{id}`,
      VARDE_ARCHIVE_URL: 'https://archive.example',
    };
    return { env, files: { 'memories/baking.yaml': MEMORY } };
  });
  const read = (path: string) => server.read('getMemory', `memories/${path}`);
  const statusOf = async (path: string) =>
    (await server.get(`/api/v3/memories/${path}`)).statusCode;

  it.each([
    ['the import', IMPORTED, /^\/media\/image\/[0-9a-f]{16}$/],
    ['the archive', EXTERNAL_ID, /^https:\/\/archive\.example\/image\/\w+$/],
  ])('of %s have question and answer, contributor, place and images', async (_, id, url) => {
    const { media, ...memory } = await read(`minner/${id}`);
    expect(memory).toMatchObject({ id, ...KNOWN });
    expect(media[0]).toMatchObject({
      id: 1,
      media_type: 'dm',
      url: expect.stringMatching(url) as unknown,
    });
    expect(await statusOf(`minnen/${id}`)).toBe(404);
    expect(await read(`minnen/${id}?or_other=true`)).toMatchObject({ id, archive: 'minner' });
  });

  it('of the import need no upstream request, and their audio is served here', async () => {
    const before = upstream.requests.length;
    const { media } = await read(`minner/${IMPORTED}`);
    expect(upstream.requests.length).toBe(before);
    const audio = media.find(({ media_type: type }) => type === 'audio');
    expect(audio?.description).toEqual({ no: 'klokke.wav' });
    expect(audio?.src).toMatch(/^\/media\/multimedia\/[0-9a-f]{16}\.mp3\?mmid=/);
    const response = await server.get(audio?.src ?? '');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'audio/wav']);
  });

  it('of the archive link to its audio', async () => {
    const { media } = await read(`minner/${EXTERNAL_ID}`);
    const audio = media.find(({ media_type: type }) => type === 'audio');
    expect(audio?.src).toBe(
      'https://archive.example/multimedia/013AbCdEfGhK.mp3?mmid=013AbCdEfGhK',
    );
  });

  it.each(['undefined', 'null'])(
    'return 404 for the id %s without an upstream request',
    async (id) => {
      const before = upstream.requests.length;
      expect(await statusOf(`minner/${id}`)).toBe(404);
      expect(upstream.requests.length).toBe(before);
    },
  );

  it('return 503 when the archive is down, and 404 when its response is empty', async () => {
    upstream.play('/se/x1', { body: 'oh', status: 502 });
    upstream.play('/se/x2', { body: {} });
    expect([await statusOf('minnen/x1'), await statusOf('minnen/x2')]).toEqual([503, 404]);
  });
});
