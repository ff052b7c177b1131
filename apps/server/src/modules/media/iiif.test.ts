/** The IIIF Image API beyond what its validator asks (iiif-level-2.test.ts): what is drawn, its description and its manners. */
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { describeWithDatabase } from '#test/database.ts';
import { HEIGHT, openQuarters, PROXY, WHOLE, WIDTH, type QuartersServer } from '#test/quarters.ts';

describeWithDatabase('the IIIF Image API', (open) => {
  let quarters: QuartersServer;
  beforeAll(async () => {
    quarters = await openQuarters(open);
  });
  afterAll(() => quarters.server.close());

  describe('a picture', () => {
    it.each([
      ['full/max/0/default.png', [1200, 800], WHOLE],
      ['square/max/0/default.png', [800, 800], ['red', 'green', 'blue', 'white']],
      ['0,0,600,400/max/0/default.png', [600, 400], ['red', 'red', 'red', 'red']],
      ['600,0,600,800/max/0/default.png', [600, 800], ['green', 'green', 'white', 'white']],
      ['1000,700,500,500/max/0/default.png', [200, 100], ['white', 'white', 'white', 'white']],
      ['pct:50,0,50,50/max/0/default.png', [600, 400], ['green', 'green', 'green', 'green']],
      ['pct:0,50,100,50/max/0/default.jpg', [1200, 400], ['blue', 'white', 'blue', 'white']],
    ])('takes the region of %s', async (path, size, corners) => {
      const drawn = await quarters.draw(path);
      expect(drawn.size).toEqual(size);
      expect(drawn.corners).toEqual(corners);
    });

    it('cuts a square around the focal point', async () => {
      // The focal point is at nine tenths: the square lies at the right edge, from 400 on.
      const { headers } = await quarters.draw('square/100,/0/default.png');
      expect(headers.link).toContain('/400,0,800,800/100,100/0/default.png>;rel="canonical"');
      expect(headers['cache-control']).not.toContain('immutable');
    });

    it.each([
      ['full/!9000,9000/0/default.jpg', [1200, 800]],
      ['full/^600,/0/default.jpg', [600, 400]],
      ['0,0,512,512/256,256/0/default.jpg', [256, 256]],
      ['full/1,/0/default.png', [1, 1]],
    ])('scales to the size of %s', async (path, size) => {
      expect((await quarters.draw(path)).size).toEqual(size);
    });

    it('turns what it has mirrored', async () => {
      const drawn = await quarters.draw('full/300,/!90/default.png');
      expect(drawn.size).toEqual([200, 300]);
      expect(drawn.corners).toEqual(['white', 'green', 'blue', 'red']);
    });

    it.each([
      ['color', WHOLE],
      ['bitonal', ['black', 'white', 'black', 'white']],
    ])('gives the quality %s', async (quality, corners) => {
      expect((await quarters.draw(`full/300,/0/${quality}.png`)).corners).toEqual(corners);
    });

    it('gives shades of grey', async () => {
      const { rawPayload } = await quarters.draw('full/300,/0/gray.jpg');
      expect((await sharp(rawPayload).metadata()).channels).toBe(1);
    });

    it.each([
      ['jpg', 'image/jpeg', 'jpeg'],
      ['png', 'image/png', 'png'],
      ['webp', 'image/webp', 'webp'],
      ['avif', 'image/avif', 'heif'],
    ])('writes %s', async (format, type, found) => {
      const { headers, rawPayload, corners } = await quarters.draw(`full/300,/0/default.${format}`);
      expect(headers['content-type']).toBe(type);
      expect((await sharp(rawPayload).metadata()).format).toBe(found);
      expect(corners).toEqual(WHOLE);
    });

    it('sees a picture as its camera was held', async () => {
      const info = (await quarters.server.get(`${quarters.sideways}/info.json`)).json<{
        width: number;
      }>();
      expect(info.width).toBe(WIDTH);
      expect(await quarters.draw('full/300,/0/default.png', quarters.sideways)).toMatchObject({
        size: [300, 200],
        corners: WHOLE,
      });
      expect(
        await quarters.draw('600,0,600,400/150,/90/default.png', quarters.sideways),
      ).toMatchObject({
        size: [100, 150],
        corners: ['green', 'green', 'green', 'green'],
      });
    });
  });

  describe('the info.json of a picture', () => {
    const info = (headers: Record<string, string> = {}) =>
      quarters.server.get(`${quarters.base}/info.json`, headers);

    it('describes the picture', async () => {
      const { statusCode, headers, body } = await info({ host: 'museum.example:8080' });
      expect(statusCode).toBe(200);
      expect(Object.keys(JSON.parse(body) as object)[0]).toBe('@context');
      expect(JSON.parse(body)).toEqual({
        '@context': 'http://iiif.io/api/image/3/context.json',
        id: `http://museum.example:8080${quarters.base}`,
        type: 'ImageService3',
        protocol: 'http://iiif.io/api/image',
        profile: 'level2',
        width: WIDTH,
        height: HEIGHT,
        maxWidth: 3500,
        sizes: [
          { width: 300, height: 200 },
          { width: 600, height: 400 },
          { width: 1200, height: 800 },
        ],
        tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
        preferredFormats: ['webp', 'jpg'],
        rights: 'http://creativecommons.org/licenses/by-sa/4.0/',
        extraQualities: ['color', 'gray', 'bitonal'],
        extraFormats: ['webp', 'avif'],
        extraFeatures: ['mirroring', 'canonicalLinkHeader', 'profileLinkHeader'],
      });
      expect(headers.vary).toContain('Accept');
      const again = await info({
        host: 'museum.example:8080',
        'if-none-match': String(headers.etag),
      });
      expect(again.statusCode).toBe(304);
    });

    const JSON_LD = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"';
    it.each([
      [undefined, JSON_LD],
      ['application/ld+json', JSON_LD],
      [`${JSON_LD}, application/json;q=0.5`, JSON_LD],
      ['*/*', JSON_LD],
      ['application/json', 'application/json'],
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ])('comes to who accepts %s as %s', async (accept, type) => {
      const { headers } = await info(accept === undefined ? {} : { accept });
      expect(headers['content-type']).toBe(type);
    });

    it('is where the base address leads', async () => {
      for (const address of [quarters.base, `${quarters.base}/`]) {
        const { statusCode, headers } = await quarters.server.get(address, {
          host: 'museum.example',
        });
        expect(statusCode).toBe(303);
        expect(headers.location).toBe(`http://museum.example${quarters.base}/info.json`);
      }
    });
  });

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
