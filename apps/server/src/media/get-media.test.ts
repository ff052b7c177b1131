import { expect, it } from 'vitest';
import { EDITOR } from '#test/app.ts';
import { markdown, apiPackForAll, createImage } from '#test/api-pack.ts';
import { problemOf } from '#test/responses.ts';
import { describeWithDatabase } from '#test/database.ts';
import { videoFiles } from '#test/video-pack.ts';
import {
  ACCESS_CODE,
  CODE_LOCKED,
  DRAFT_MEDIA_ID,
  GEO_LOCKED,
  lockedPackFiles,
  RING_WALL,
} from '#test/locked-pack.ts';

/** Each is shown in one place only. */
const ONLY = { theme: 5311, selection: 5312, still: 5313, lockedHead: 5314, nobody: 5315 } as const;
const AUDIO = 5104;

async function files(): Promise<Record<string, string | Uint8Array>> {
  const images = Object.entries(ONLY).map(async ([name, id]) => [
    [
      `media/${name}.png`,
      await createImage(300, 200 + (id % 100), '#468')
        .png()
        .toBuffer(),
    ],
    [
      `media/${name}.png.yaml`,
      `id: ${id}\ntitle: { no: Tittel }\nalt_text: { no: ${name} }\ncredits: [{ type: photographer, name: Foto }]\nlicense: by-sa\nlicense_version: "3.0"\nfocal_point: [0.25, 0.75]\nscale: 1.5\nfilters: sepia(20%)\ndms_id: "012wAbCdEfGh"\n`,
    ],
  ]);
  return {
    ...(await lockedPackFiles()),
    ...videoFiles(),
    ...Object.fromEntries((await Promise.all(images)).flat()),
    'media/klokke.wav.yaml': `id: ${AUDIO}\nposter: still.png\nalt_text: { no: Klokke }\ntranscript: { no: Ding }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by\n`,
    'themes/bilde.md': markdown({ front: 'slug: bilde\nimage: theme.png', title: 'Med bilde' }),
    'presentations/391.md': markdown({
      front:
        'id: 391\nowner: bryggen\narticles: [101]\nselections:\n  - { id: 3911, title: { no: Del }, description: { no: Del }, image: selection.png, articles: [101] }',
      title: 'Med utvalg',
    }),
    'articles/191.md': markdown({
      front: 'id: 191\nowner: bryggen\nimage: lockedHead.png\nlock: { code: "1234" }',
      title: 'Låst med bilde',
    }),
  };
}

describeWithDatabase('GET /media/{id}', (open) => {
  const server = apiPackForAll(open, async () => ({ files: await files() }));

  const requestMedia = (id: number | string, headers: Record<string, string> = {}) =>
    server.get(`/api/v3/media/${id}`, headers);

  const read = (id: number, headers?: Record<string, string>) =>
    server.read('getMedia', `media/${id}`, headers);

  async function grantFor(id: number, payload: object): Promise<string> {
    const response = await server.post(`/api/v3/documents/${id}/unlock`, payload);
    return response.json<{ grant: string }>().grant;
  }

  it('returns all metadata of an image', async () => {
    expect(await read(ONLY.theme)).toEqual({
      id: ONLY.theme,
      mediaId: ONLY.theme,
      media_type: 'image',
      identifier: expect.stringMatching(/^[0-9a-f]{16}$/),
      src: expect.stringMatching(/^\/media\/file\/[0-9a-f]{16}$/),
      url: expect.stringMatching(/^\/media\/image\/[0-9a-f]{16}$/),
      thumbnail_src: expect.stringMatching(/\?dimension=167x167&fit=cover$/),
      thumbUrl: expect.stringMatching(/\?dimension=167x167&fit=cover$/),
      thumbnail_override: null,
      adaptiveUrl: null,
      dominant_color: expect.stringMatching(/^#4[4-8]6[4-8]8[8-c]$/),
      dimension: '300x211',
      focalPoint: { x: 0.25, y: 0.75 },
      scale: 1.5,
      filters: 'sepia(20%)',
      dmsId: '012wAbCdEfGh',
      alt_text: { no: 'theme' },
      title: { no: 'Tittel' },
      description: {},
      credits: [{ credit_type_id: expect.any(Number), name: 'Foto' }],
      license: 'by-sa',
      license_version: '3.0',
      closed_captions: {},
      transcript: {},
      duration: null,
    });
  });

  it('links a video’s alternative versions and captions', async () => {
    const video = await read(5301);
    expect(video).toMatchObject({
      media_type: 'video',
      duration: 10,
      dimension: '640x360',
      closed_captions: { no: expect.stringContaining('Hei') },
      plain_language: { no: 'Kort sagt.' },
      audio_described: { no: { mediaId: 5302 } },
      sign_language: { no: { mediaId: 5303 } },
    });
    for (const { src } of [video.audio_described?.['no'], video.sign_language?.['no']].flatMap(
      (other) => other ?? [],
    )) {
      const { statusCode, headers } = await server.get(src, { range: 'bytes=0-7' });
      expect([statusCode, headers['content-type']]).toEqual([206, 'video/mp4']);
    }
  });

  it('omits alternative versions of a medium without any', async () => {
    expect(Object.keys(await read(ONLY.theme))).not.toContain('sign_language');
  });

  it('names the poster of a medium that is not an image', async () => {
    const { url, thumbUrl, thumbnail_override: poster, transcript } = await read(AUDIO);
    expect(url).toBeNull();
    expect(poster).toMatchObject({ mediaId: ONLY.still, dimension: '300x213' });
    expect(thumbUrl).toBe(`${poster?.image_url}?dimension=167x167&fit=cover`);
    expect(transcript).toEqual({ no: 'Ding' });
  });

  it.each([
    ['the image of a published article', 5101],
    ['an image in its body', 5102],
    ['the logo of an owner', 5103],
    ['an audio file', AUDIO],
    ['the image of a theme', ONLY.theme],
    ['the image of a selection', ONLY.selection],
    ['the poster of an audio file', ONLY.still],
    ['the main image of a locked article', ONLY.lockedHead],
  ])('returns %s to everyone', async (_what, id) => {
    const { headers } = await requestMedia(id);
    expect((await read(id)).mediaId).toBe(id);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"/),
      'cache-control': expect.stringContaining('public'),
    });
  });

  it.each([
    ['media of drafts', DRAFT_MEDIA_ID],
    ['unreferenced media', ONLY.nobody],
  ])('returns %s to editors only', async (_what, id) => {
    expect((await requestMedia(id)).statusCode).toBe(404);
    expect((await read(id, EDITOR)).mediaId).toBe(id);
    expect((await requestMedia(id, EDITOR)).headers['cache-control']).toBe('private, no-store');
  });

  it('returns media of a locked article to callers with a grant and to editors', async () => {
    const id = CODE_LOCKED.mediaId;
    expect((await requestMedia(id)).statusCode).toBe(404);
    const own = await grantFor(CODE_LOCKED.id, { code: ACCESS_CODE });
    const { lat, lng } = RING_WALL;
    const others = await grantFor(GEO_LOCKED.id, { location: { lat, lng, accuracy: 5 } });
    expect((await read(id, { 'unlock-grant': own })).title).toEqual({ no: CODE_LOCKED.mediaTitle });
    expect((await read(id, { 'unlock-grant': `${others}, ${own}` })).mediaId).toBe(id);
    expect((await requestMedia(id, { 'unlock-grant': others })).statusCode).toBe(404);
    expect((await requestMedia(id, { 'unlock-grant': `${own}x` })).statusCode).toBe(404);
    expect((await read(id, EDITOR)).mediaId).toBe(id);
    // A grant does not open drafts.
    expect((await requestMedia(DRAFT_MEDIA_ID, { 'unlock-grant': own })).statusCode).toBe(404);
    expect((await requestMedia(id)).statusCode).toBe(404);
  });

  it.each([
    [999_999, 404],
    ['x', 400],
    ['0', 400],
    ['-1', 400],
    ['5101.5', 400],
    ['99999999999', 400],
    ['null', 400],
    ['undefined', 400],
  ])('GET /media/%s returns %i', async (id, status) => {
    expect(problemOf(await requestMedia(id)).status).toBe(status);
  });
});
