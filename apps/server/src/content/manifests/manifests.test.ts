import { readFile } from 'node:fs/promises';
import { Traverse } from '@iiif/parser';
import { Ajv } from 'ajv';
import { beforeAll, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { PREVIEW_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { videoFiles } from '#test/video-pack.ts';
import { ALL_LOCKED, lockedPackFiles } from '#test/locked-pack.ts';

/** The schema of github.com/IIIF/presentation-validator at commit fb5bd90. */
const SCHEMA = new URL('../../../test/iiif-presentation-3.schema.json', import.meta.url);

interface Seen {
  readonly id: string;
  readonly label: object;
  readonly items: readonly Seen[];
  readonly annotations?: readonly Seen[];
  readonly body: { readonly id: string; readonly type: string };
}

describeWithDatabase('IIIF manifests', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: { ...(await lockedPackFiles()), ...videoFiles() },
  }));
  let schemaErrorsOf: (resource: unknown) => unknown;
  beforeAll(async () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(
      JSON.parse(await readFile(SCHEMA, 'utf8')),
    );
    schemaErrorsOf = (resource) => (validate(resource) ? [] : validate.errors);
  });

  const PREFIX = '/iiif/presentation/3';
  const read = async (path: string) => (await server.get(`${PREFIX}/${path}`)).json<Seen>();

  it.each([
    ['images and audio', 'article/101/manifest.json'],
    ['a video with captions', 'article/150/manifest.json'],
    ['no media at all', 'article/105/manifest.json'],
    ['a lock', `article/${ALL_LOCKED[0].id}/manifest.json`],
    ['articles', 'group/301/manifest.json'],
    ['manifests', 'group/301/collection.json'],
    ['posts', 'rebus/401/collection.json'],
    ['a task', 'post/4011/manifest.json'],
  ])('a manifest of a document with %s matches the public schema', async (_what, path) => {
    const resource = await read(path);
    expect(schemaErrorsOf(resource)).toEqual([]);
    const seen: string[] = [];
    const visitor = Traverse.all(
      (resource: { type: string }) => (seen.push(resource.type), resource),
    );
    visitor.traverseUnknown(structuredClone(resource));
    expect(seen.length).toBeGreaterThan(0);
  });

  it('the schema rejects a manifest without its required fields', async () => {
    const { label: _label, ...rest } = await read('article/101/manifest.json');
    expect(schemaErrorsOf(rest)).not.toEqual([]);
  });

  it('canvases show each image and audio file, in the order of the article', async () => {
    const { items } = await read('article/101/manifest.json');
    expect(items.map(({ items: [page] }) => page?.items[0]?.body.type)).toEqual([
      'Image',
      'Image',
      'Sound',
    ]);
  });

  it('a manifest has the location, longitude first', async () => {
    expect(await read('article/101/manifest.json')).toMatchObject({
      navPlace: { features: [{ geometry: { type: 'Point', coordinates: [7.32236, 61.29814] } }] },
    });
  });

  it('a manifest names the museum, the makers and the licence', async () => {
    const manifest = await read('article/150/manifest.json');
    expect(manifest).toMatchObject({ provider: [{ label: { no: ['Bryggens Museum'] } }] });
    expect(manifest.items[0]).toMatchObject({
      requiredStatement: { value: { none: ['Kari'] } },
      rights: 'http://creativecommons.org/licenses/by-sa/4.0/',
      width: 640,
      height: 360,
      duration: 10,
    });
  });

  it('a canvas of a video links its captions', async () => {
    const { items } = await read('article/150/manifest.json');
    const [caption] = items[0]?.annotations?.[0]?.items ?? [];
    expect(caption).toMatchObject({
      motivation: 'supplementing',
      body: { format: 'text/vtt', language: 'no' },
    });
    const response = await server.get(new URL(caption?.body.id ?? '').pathname);
    expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(response.body).toContain('Hei');
    const other = new URL(caption?.body.id ?? '').pathname.replace('no.vtt', 'sv.vtt');
    expect((await server.get(other)).statusCode).toBe(404);
  });

  it.each(ALL_LOCKED)('a manifest omits a locked body ($id)', async ({ id, text, mediaTitle }) => {
    const { body, statusCode } = await server.get(`${PREFIX}/article/${id}/manifest.json`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain(text);
    expect(body).not.toContain(mediaTitle);
    expect((JSON.parse(body) as Seen).items).toHaveLength(1);
  });

  it('a collection lists the manifests of a presentation and its articles, in order', async () => {
    const { items } = await read('group/301/collection.json');
    expect(items.map((item) => new URL(item.id).pathname)).toEqual([
      `${PREFIX}/group/301/manifest.json`,
      ...[108, 101, 102].map((id) => `${PREFIX}/article/${id}/manifest.json`),
    ]);
  });

  it.each([
    ['article/103/manifest.json', 404],
    ['article/301/manifest.json', 404],
    ['article/9999/manifest.json', 404],
    ['group/302/collection.json', 404],
    ['group/101/collection.json', 404],
    ['article/x/manifest.json', 400],
    ['owner/1/manifest.json', 400],
  ])('GET /iiif/presentation/3/%s returns %i', async (path, status) => {
    expect((await server.get(`${PREFIX}/${path}`)).statusCode).toBe(status);
  });

  it('a manifest is the same for editors and for callers with a grant', async () => {
    const { id } = ALL_LOCKED[0];
    const headers = { 'preview-key': PREVIEW_KEY, 'unlock-grant': `${id}.9999999999.forged` };
    expect((await server.get(`${PREFIX}/article/103/manifest.json`, headers)).statusCode).toBe(404);
    const path = `${PREFIX}/article/${id}/manifest.json`;
    const [open, closed] = [await server.get(path, headers), await server.get(path)];
    expect(open.body).toBe(closed.body);
    expect(open.headers['cache-control']).toContain('public');
  });

  it('a manifest has CORS headers and an ETag', async () => {
    const { headers } = await server.get(`${PREFIX}/article/101/manifest.json`);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type':
        'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    });
    const again = { 'if-none-match': String(headers.etag) };
    expect((await server.get(`${PREFIX}/article/101/manifest.json`, again)).statusCode).toBe(304);
  });
});
