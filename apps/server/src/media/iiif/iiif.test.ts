/** The IIIF Image API beyond its validator (see iiif-level-2.test.ts). */
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const COLOURS = {
  red: [200, 30, 30],
  green: [30, 160, 30],
  blue: [30, 30, 200],
  white: [255, 255, 255],
  black: [0, 0, 0],
  grey: [128, 128, 128],
} as const;
type Colour = keyof typeof COLOURS;

const WIDTH = 1200;
const HEIGHT = 800;
const PROXY = '10.9.8.7';
/** Colours of the corners, row by row. */
const CORNER_COLOURS = ['red', 'green', 'blue', 'white'];
const QUARTERS = { id: 5401, name: 'ruter.png' } as const;
const SIDEWAYS = { id: 5402, name: 'liggende.jpg' } as const;

/** Size and corner colours, row by row. */
async function look(image: Buffer) {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): string => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return nearestColour([...data.subarray(at, at + 3)]);
  };
  const corners = [colourAt(0.1, 0.1), colourAt(0.9, 0.1), colourAt(0.1, 0.9), colourAt(0.9, 0.9)];
  return { size: [info.width, info.height], corners };
}

function nearestColour(pixel: readonly number[]): string {
  const distance = (colour: Colour): number =>
    Math.max(...COLOURS[colour].map((part, index) => Math.abs(part - (pixel[index] ?? 0))));
  const names = Object.keys(COLOURS) as Colour[];
  return names.find((name) => distance(name) < 24) ?? pixel.join(' ');
}

/** Four quarters, row by row: red, green, blue, white. */
function quarters() {
  const part = (colour: Colour, left: number, top: number) => {
    const [r, g, b] = COLOURS[colour];
    const size = { width: WIDTH / 2, height: HEIGHT / 2 };
    const create = { ...size, channels: 3 as const, background: { r, g, b } };
    return { input: { create }, left, top };
  };
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } }).composite([
    part('green', WIDTH / 2, 0),
    part('blue', 0, HEIGHT / 2),
    part('white', WIDTH / 2, HEIGHT / 2),
  ]);
}

async function files() {
  const sidecar = (id: number) =>
    `id: ${id}\nalt_text: { no: Ruter }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by-sa\nlicense_version: "4.0"\nfocal_point: [0.9, 0.5]\n`;
  return {
    [`media/${QUARTERS.name}`]: await quarters().png().toBuffer(),
    [`media/${QUARTERS.name}.yaml`]: sidecar(QUARTERS.id),
    // As an upright camera stores it: to be rotated by 90° clockwise.
    [`media/${SIDEWAYS.name}`]: await sharp(await quarters().png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    [`media/${SIDEWAYS.name}.yaml`]: sidecar(SIDEWAYS.id),
    'articles/192.md': `---\nid: 192\nowner: bryggen\nimage: ${QUARTERS.name}\nblocks:\n  bilde: { image: ${SIDEWAYS.name} }\n---\n\n# no: Ruter\n\nIngress.\n\n{{bilde}}\n`,
  };
}

describeWithDatabase('IIIF Image API', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: await files(),
    env: { VARDE_TRUSTED_PROXIES: PROXY },
  }));
  let base: string;
  /** IIIF base URL of the same image with an Exif orientation. */
  let sideways: string;
  beforeAll(async () => {
    const baseOf = async (id: number) =>
      `/iiif/3/${(await server.get(`/api/v3/media/${id}`)).json<Media>().identifier}`;
    base = await baseOf(QUARTERS.id);
    sideways = await baseOf(SIDEWAYS.id);
  });

  /** Requests an existing image. */
  async function draw(path: string, from = base) {
    const response = await server.get(`${from}/${path}`);
    expect(response.statusCode, `${path}: ${response.body.slice(0, 300)}`).toBe(200);
    const { headers, rawPayload } = response;
    return { headers, rawPayload, ...(await look(rawPayload)) };
  }

  describe('image requests', () => {
    it('a square region is cropped around the focal point', async () => {
      // The focal point is at nine tenths: the square is at the right edge, from 400 on.
      const { headers } = await draw('square/100,/0/default.png');
      expect(headers.link).toContain('/400,0,800,800/100,100/0/default.png>;rel="canonical"');
      expect(headers['cache-control']).not.toContain('immutable');
    });

    it('mirroring is applied before rotation', async () => {
      const drawn = await draw('full/300,/!90/default.png');
      expect(drawn.size).toEqual([200, 300]);
      expect(drawn.corners).toEqual(['white', 'green', 'blue', 'red']);
    });

    it.each([
      ['color', CORNER_COLOURS],
      ['bitonal', ['black', 'white', 'black', 'white']],
    ])('the quality %s is rendered', async (quality, corners) => {
      expect((await draw(`full/300,/0/${quality}.png`)).corners).toEqual(corners);
    });

    it.each([
      ['jpg', 'image/jpeg', 'jpeg'],
      ['png', 'image/png', 'png'],
      ['webp', 'image/webp', 'webp'],
      ['avif', 'image/avif', 'heif'],
    ])('the format %s is encoded', async (format, type, found) => {
      const { headers, rawPayload, corners } = await draw(`full/300,/0/default.${format}`);
      expect(headers['content-type']).toBe(type);
      expect((await sharp(rawPayload).metadata()).format).toBe(found);
      expect(corners).toEqual(CORNER_COLOURS);
    });

    it('the Exif orientation of the camera is applied', async () => {
      const info = (await server.get(`${sideways}/info.json`)).json<{ width: number }>();
      expect(info.width).toBe(WIDTH);
      expect(await draw('full/300,/0/default.png', sideways)).toMatchObject({
        size: [300, 200],
        corners: CORNER_COLOURS,
      });
      expect(await draw('600,0,600,400/150,/90/default.png', sideways)).toMatchObject({
        size: [100, 150],
        corners: ['green', 'green', 'green', 'green'],
      });
    });
  });

  describe('info.json', () => {
    const info = (headers: Record<string, string> = {}) => server.get(`${base}/info.json`, headers);

    it('info.json describes the image', async () => {
      const { statusCode, headers, body } = await info({ host: 'museum.example:8080' });
      expect(statusCode).toBe(200);
      expect(Object.keys(JSON.parse(body) as object)[0]).toBe('@context');
      expect(JSON.parse(body)).toEqual({
        '@context': 'http://iiif.io/api/image/3/context.json',
        id: `http://museum.example:8080${base}`,
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
    ])('info.json for Accept %s has the type %s', async (accept, type) => {
      const { headers } = await info(accept === undefined ? {} : { accept });
      expect(headers['content-type']).toBe(type);
    });

    it('the base URL redirects to info.json', async () => {
      for (const url of [base, `${base}/`]) {
        const { statusCode, headers } = await server.get(url, { host: 'museum.example' });
        expect(statusCode).toBe(303);
        expect(headers.location).toBe(`http://museum.example${base}/info.json`);
      }
    });
  });

  it('every response has CORS headers, errors too', async () => {
    for (const path of ['info.json', 'full/90,/0/default.jpg', 'full/0,/0/default.jpg', '']) {
      const { headers } = await server.get(`${base}/${path}`, { origin: 'https://viewer.example' });
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const preflight = await server.app.inject({ method: 'OPTIONS', url: `${base}/info.json` });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });

  it('the Link header has the canonical URL and the profile', async () => {
    const { headers } = await server.get(`${base}/pct:0,0,50,50/!90,90/0/color.png`, {
      host: 'museum.example',
    });
    expect(headers.link).toBe(
      `<http://museum.example${base}/0,0,600,400/90,60/0/default.png>;rel="canonical",<http://iiif.io/api/image/3/level2.json>;rel="profile"`,
    );
  });

  it('responses vary by every forwarded header that affects URLs', async () => {
    for (const path of ['info.json', 'full/90,/0/default.jpg']) {
      const { headers } = await server.get(`${base}/${path}`);
      expect(headers.vary).toContain('X-Forwarded-Host, X-Forwarded-Proto');
    }
  });

  it.each([
    ['https', 'https'],
    ['javascript', 'http'],
  ])(
    'the forwarded protocol is limited to http and https: %s',
    async (forwardedProto, protocol) => {
      const { body } = await server.app.inject({
        url: `${base}/info.json`,
        remoteAddress: PROXY,
        headers: { 'x-forwarded-host': 'museum.example', 'x-forwarded-proto': forwardedProto },
      });
      expect(JSON.parse(body)).toMatchObject({ id: `${protocol}://museum.example${base}` });
    },
  );

  it('an image is cacheable and not rendered for a matching If-None-Match', async () => {
    const path = `${base}/10,10,100,100/max/0/default.png`;
    const { headers } = await server.get(path);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[^"]+"$/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const known = await server.get(path, { 'if-none-match': String(headers.etag) });
    expect(known.statusCode).toBe(304);
    const same = await server.get(`${base}/10,10,100,100/100,/0/color.png`);
    expect(same.headers.etag).toBe(headers.etag);
    const head = await server.app.inject({ method: 'HEAD', url: path });
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.rawPayload).toHaveLength(0);
  });

  it('only tiles and listed sizes are stored on disk', async () => {
    const countCached = async (): Promise<number> =>
      (
        await readdir(server.mediaStore.derivedFolder, { recursive: true, withFileTypes: true })
      ).filter((entry) => entry.isFile()).length;
    await draw('512,0,512,512/512,512/0/default.webp');
    const before = await countCached();
    await draw('512,0,512,512/512,512/0/default.webp');
    for (let left = 1; left < 20; left += 1) await draw(`${left},0,512,512/512,512/0/default.webp`);
    await draw('512,0,512,512/512,512/90/default.webp');
    await draw('512,0,512,512/512,512/0/gray.webp');
    await draw('full/301,/0/default.webp');
    expect(await countCached()).toBe(before);
    await draw('512,512,512,288/512,288/0/default.webp');
    await draw('full/600,400/0/default.webp');
    expect(await countCached()).toBe(before + 2);
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
  ])('%s returns %i and names the invalid part', async (path, status, parameter) => {
    const response = await server.get(`${base}/${path}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, parameter });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/iiif/3/0123456789abcdef/info.json',
    '/iiif/3/0123456789abcdef/full/max/0/default.jpg',
    '/iiif/3/nobody',
    '/iiif/3/',
    '/iiif/3/a%2Fb/info.json',
    '/iiif/3/a/b/full/max/0/default.jpg',
    '/iiif/3/8f2b4c1e-none/full/max/0/default.jpg',
    '/iiif/3/a%2Fb%2Fc/full/max/0/default.jpg',
    '/iiif/3/[frob]/full/max/0/default.jpg',
    '/iiif/2/0123456789abcdef/info.json',
    '/iiif/',
  ])('%s returns 404', async (url) => expect((await server.get(url)).statusCode).toBe(404));

  it('a malformed request is refused before the image is looked up', async () => {
    const unknown = '/iiif/3/0123456789abcdef';
    expect((await server.get(`${unknown}/full/9999999,/0/default.jpg`)).statusCode).toBe(400);
    expect((await server.get(`${unknown}/full/max/0/default.exe`)).statusCode).toBe(400);
  });

  it('an audio file has no image', async () => {
    const { src } = (await server.get('/api/v3/media/5104')).json<Media>();
    expect(
      (await server.get(`${src.replace('/media/file', '/iiif/3')}/info.json`)).statusCode,
    ).toBe(404);
  });

  it('any path returns an image or a client error', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
      fc.stringMatching(/^[!^]{0,2}(pct:)?[\d.,]{0,40}$/),
      fc.constantFrom('full', 'square', 'max', '0', '90', '10,10,90,90', '20,', '!30,30', 'pct:1'),
      fc.constantFrom('default.jpg', 'gray.png', 'info.json', '..', '%', '%00', '%2e%2e', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), fc.boolean(), async (parts, isKnown) => {
        const path = `${isKnown ? base : '/iiif/3/ffffffffffffffff'}/${parts.join('/')}`;
        // Dot segments can leave the API, for URLs of the site.
        fc.pre(new URL(path, 'http://127.0.0.1').pathname.startsWith('/iiif/3/'));
        const { statusCode } = await server.get(path);
        expect([200, 303, 400, 404, 501]).toContain(statusCode);
      }),
      { numRuns: 300 },
    );
  });
});
