/** The manners of the IIIF Image API: open to all, kept by caches, plain about faults. */
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { describeWithDatabase } from '#test/database.ts';
import { openQuarters, PROXY, type QuartersServer } from '#test/quarters.ts';

describeWithDatabase('the IIIF Image API', (open) => {
  let quarters: QuartersServer;
  beforeAll(async () => {
    quarters = await openQuarters(open);
  });
  afterAll(() => quarters.server.close());

  it('is open to viewers on every site, faults too', async () => {
    const paths = ['info.json', 'full/90,/0/default.jpg', 'full/0,/0/default.jpg', ''];
    for (const path of paths) {
      const { headers } = await quarters.server.get(`${quarters.base}/${path}`, {
        origin: 'https://viewer.example',
      });
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const preflight = await quarters.server.app.inject({
      method: 'OPTIONS',
      url: `${quarters.base}/info.json`,
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });

  it('names the canonical address and the profile', async () => {
    const { headers } = await quarters.server.get(
      `${quarters.base}/pct:0,0,50,50/!90,90/0/color.png`,
      {
        host: 'museum.example',
      },
    );
    expect(headers.link).toBe(
      `<http://museum.example${quarters.base}/0,0,600,400/90,60/0/default.png>;rel="canonical",<http://iiif.io/api/image/3/level2.json>;rel="profile"`,
    );
  });

  it('is kept apart by caches for each address that a proxy tells', async () => {
    for (const path of ['info.json', 'full/90,/0/default.jpg']) {
      const { headers } = await quarters.server.get(`${quarters.base}/${path}`);
      expect(headers.vary).toContain('X-Forwarded-Host, X-Forwarded-Proto');
    }
  });

  it.each([
    ['https', 'https'],
    ['javascript', 'http'],
  ])('takes no other protocol from a proxy than those of the web: %s', async (told, taken) => {
    const { body } = await quarters.server.app.inject({
      url: `${quarters.base}/info.json`,
      remoteAddress: PROXY,
      headers: { 'x-forwarded-host': 'museum.example', 'x-forwarded-proto': told },
    });
    expect(JSON.parse(body)).toMatchObject({ id: `${taken}://museum.example${quarters.base}` });
  });

  it('is kept by caches and not drawn again for who has it', async () => {
    const path = `${quarters.base}/10,10,100,100/max/0/default.png`;
    const { headers } = await quarters.server.get(path);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[^"]+"$/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const known = await quarters.server.get(path, { 'if-none-match': String(headers.etag) });
    expect(known.statusCode).toBe(304);
    const same = await quarters.server.get(`${quarters.base}/10,10,100,100/100,/0/color.png`);
    expect(same.headers.etag).toBe(headers.etag);
    const head = await quarters.server.app.inject({ method: 'HEAD', url: path });
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.rawPayload).toHaveLength(0);
  });

  it('keeps tiles and listed sizes on the disk, and nothing else', async () => {
    const kept = async (): Promise<number> =>
      (
        await readdir(quarters.server.mediaStore.derivedFolder, {
          recursive: true,
          withFileTypes: true,
        })
      ).filter((entry) => entry.isFile()).length;
    await quarters.draw('512,0,512,512/512,512/0/default.webp');
    const before = await kept();
    await quarters.draw('512,0,512,512/512,512/0/default.webp');
    for (let left = 1; left < 20; left += 1)
      await quarters.draw(`${left},0,512,512/512,512/0/default.webp`);
    await quarters.draw('512,0,512,512/512,512/90/default.webp');
    await quarters.draw('512,0,512,512/512,512/0/gray.webp');
    await quarters.draw('full/301,/0/default.webp');
    expect(await kept()).toBe(before);
    await quarters.draw('512,512,512,288/512,288/0/default.webp');
    await quarters.draw('full/600,400/0/default.webp');
    expect(await kept()).toBe(before + 2);
  });

  it.each([
    ['full/max/0/default.bmp', 400, 'format'],
    ['full/max/0/sepia.jpg', 400, 'quality'],
    ['full/max/45/default.jpg', 400, 'rotation'],
    ['full/3501,/0/default.jpg', 400, 'size'],
    ['full/1201,/0/default.jpg', 400, 'size'],
    ['full/pct:101/0/default.jpg', 400, 'size'],
    ['1200,0,10,10/max/0/default.jpg', 400, 'region'],
    ['0,0,0,10/max/0/default.jpg', 400, 'region'],
    ['full/^1300,/0/default.jpg', 501, 'size'],
    ['full/^max/0/default.jpg', 501, 'size'],
  ])('answers %s with %i and the part at fault', async (path, status, parameter) => {
    const answer = await quarters.server.get(`${quarters.base}/${path}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, parameter });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/iiif/3/0123456789abcdef/info.json',
    '/iiif/3/0123456789abcdef/full/max/0/default.jpg',
    '/iiif/3/nobody',
    '/iiif/3/',
    '/iiif/3/a%2Fb/info.json',
    '/iiif/3/a/b/full/max/0/default.jpg',
    '/iiif/2/0123456789abcdef/info.json',
    '/iiif/',
  ])('has nothing at %s', async (url) => {
    expect((await quarters.server.get(url)).statusCode).toBe(404);
  });

  it('refuses what is malformed before anybody looks whether the picture is there', async () => {
    const unknown = '/iiif/3/0123456789abcdef';
    expect((await quarters.server.get(`${unknown}/full/9999999,/0/default.jpg`)).statusCode).toBe(
      400,
    );
    expect((await quarters.server.get(`${unknown}/full/max/0/default.exe`)).statusCode).toBe(400);
  });

  it('has no picture of a sound', async () => {
    const { src } = (await quarters.server.get('/api/v3/media/5104')).json<Media>();
    expect(
      (await quarters.server.get(`${src.replace('/media/file', '/iiif/3')}/info.json`)).statusCode,
    ).toBe(404);
  });

  it('answers whatever it is asked with a picture or a plain no', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
      fc.stringMatching(/^[!^]{0,2}(pct:)?[\d.,]{0,40}$/),
      fc.constantFrom('full', 'square', 'max', '0', '90', '10,10,90,90', '20,', '!30,30', 'pct:1'),
      fc.constantFrom('default.jpg', 'gray.png', 'info.json', '..', '%', '%00', '%2e%2e', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), fc.boolean(), async (parts, isKnown) => {
        const path = `${isKnown ? quarters.base : '/iiif/3/ffffffffffffffff'}/${parts.join('/')}`;
        // Dots can lead out of the API, to where the site answers.
        fc.pre(new URL(path, 'http://127.0.0.1').pathname.startsWith('/iiif/3/'));
        const { statusCode } = await quarters.server.get(path);
        expect([200, 303, 400, 404, 501]).toContain(statusCode);
      }),
      { numRuns: 300 },
    );
  });
});
