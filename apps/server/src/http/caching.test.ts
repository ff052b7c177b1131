/** HTTP caching of responses, by clients and shared caches. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { markdown, apiPackForAll, importApiPack } from '#test/api-pack.ts';
import { EDITOR } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { WAIT } from '#test/wait.ts';

const LIST = '/api/v3/documents/?page_size=20';

describeWithDatabase('caching', (open) => {
  const server = apiPackForAll(open);

  describe('a public response', () => {
    it.each([
      ['identity', /^"[\w-]{22}"$/, (body: Buffer) => body],
      ['br', /^"[\w-]{22}-br"$/, brotliDecompressSync],
      ['gzip', /^"[\w-]{22}-gzip"$/, gunzipSync],
    ] as const)('has a strong tag of its own in %s', async (encoding, tag, unpack) => {
      const plain = await server.get(LIST);
      const response = await server.get(LIST, { 'accept-encoding': encoding });
      expect(response.headers['etag']).toMatch(tag);
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(unpack(response.rawPayload).toString()).toBe(plain.payload);
      expect(response.headers).toMatchObject({
        'content-length': String(response.rawPayload.length),
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
        vary: 'Accept-Encoding, Preview-Key, Unlock-Grant',
      });
    });

    it('has the same headers for HEAD, without the body', async () => {
      const got = await server.get(LIST, { 'accept-encoding': 'br' });
      const headers = { 'api-key': 'varde-local', 'accept-encoding': 'br' };
      const head = await server.app.inject({ method: 'HEAD', url: LIST, headers });
      expect(head.payload).toBe('');
      for (const name of ['etag', 'content-length', 'content-encoding', 'vary', 'cache-control'])
        expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
    });

    it.each([['br'], ['gzip'], ['identity']])(
      'is a 304 for a client that has it in %s, cached by the server or not',
      async (encoding) => {
        const url = `${LIST}&language=sv`;
        const requestHeaders = { 'accept-encoding': encoding };
        const tag = String((await server.get(url, requestHeaders)).headers['etag']);
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const response = await server.get(url, { ...requestHeaders, 'if-none-match': known });
          expect([known, response.statusCode, response.payload]).toEqual([known, 304, '']);
          expect(response.headers).toMatchObject({
            etag: tag,
            vary: 'Accept-Encoding, Preview-Key, Unlock-Grant',
            'cache-control': 'public, max-age=60, stale-while-revalidate=600',
          });
          expect(response.headers['content-type']).toBeUndefined();
        }
      },
    );

    it('is sent in full to a client that has it in an encoding which it does not accept', async () => {
      const tag = String((await server.get(LIST, { 'accept-encoding': 'br' })).headers['etag']);
      expect((await server.get(LIST, { 'if-none-match': tag })).statusCode).toBe(200);
    });

    it('does not depend on unknown parameters or on parameter order', async () => {
      const tagOf = async (query: string): Promise<unknown> =>
        (await server.get(`/api/v3/documents/?${query}`)).headers['etag'];
      const tag = await tagOf('page_size=4&page=2');
      expect(await tagOf('page=2&page_size=4')).toBe(tag);
      expect(await tagOf('page=2&unknown=x&page_size=4')).toBe(tag);
      expect(await tagOf('page=1&page_size=4')).not.toBe(tag);
    });
  });

  it.each([
    ['a preview', '/api/v3/documents/103', EDITOR, 200],
    ['a response to a grant', '/api/v3/documents/104', { 'unlock-grant': 'x' }, 200],
    ['a problem', '/api/v3/documents/999999', {}, 404],
    ['a malformed request', '/api/v3/documents/x', {}, 400],
    ['a wrong key', '/api/v3/documents/101', { 'api-key': 'x' }, 401],
    ['a personal operation', '/api/v3/user-settings/current', {}, 401],
  ])('%s is not cacheable', async (_what, url, headers, status) => {
    const response = await server.get(url, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toMatch(/^(private, )?no-store$/);
    expect(response.headers['etag']).toBeUndefined();
    expect(response.headers['vary']).toMatch(/Preview-Key, Unlock-Grant/);
  });

  it('serves a preview to its editor only, before and after public requests', async () => {
    const draft = '/api/v3/documents/103?include_media=true';
    expect((await server.get(draft)).statusCode).toBe(404);
    expect((await server.get(draft, EDITOR)).statusCode).toBe(200);
    expect((await server.get(draft)).statusCode).toBe(404);
  });

  it('changes every affected ETag at once when the content changes, and no other', async () => {
    const affected = ['/api/v3/documents/101', '/api/v3/documents/?page_size=20'];
    const untouched = '/api/v3/documents/102';
    const tags = async (urls: readonly string[]): Promise<unknown[]> =>
      Promise.all(urls.map(async (url) => (await server.get(url)).headers['etag']));
    const [before, other] = [await tags(affected), await tags([untouched])];
    const title = markdown({ front: 'id: 101\nowner: bryggen', title: 'Et nytt navn' });
    await importApiPack(server, { 'articles/101.md': title });
    // On PostgreSQL the notification uses another connection than the import.
    await vi.waitFor(async () => {
      for (const [index, tag] of (await tags(affected)).entries())
        expect(tag).not.toBe(before[index]);
    }, WAIT);
    expect(await tags([untouched])).toEqual(other);
  });
});
