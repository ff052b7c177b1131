/** Reads map tiles by HTTP and the map's own library, from bundled and from invalid archives. */
import { createHash } from 'node:crypto';
import { symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { FetchSource, PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderForAll } from '#test/folder.ts';
import { PROJECT_ROOT } from '#config/config.ts';
import { installErrorHandler } from '#http/error-handler.ts';
import { compileValidator } from '#http/validation.ts';
import { registerTiles } from './map.routes.ts';
import { createTilesService } from './tiles.service.ts';

const BYTES = 'PMTiles-of-a-test';
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
const NORDIC = join(PROJECT_ROOT, 'content/basemap/nordic.pmtiles');
const ODD = {
  'empty.pmtiles': '',
  'cut.pmtiles': 'PMTiles\u0003',
  'nonsense.pmtiles': '<!doctype html><title>Ikke funnet</title>'.repeat(50),
  'future.pmtiles': `PMTiles\u0004${'\0'.repeat(500)}`,
};

const folder = folderForAll();
let app: FastifyInstance;
let base: string;

beforeAll(async () => {
  await symlink(NORDIC, join(folder, 'nordic.pmtiles'));
  await writeFile(join(folder, 'test.pmtiles'), BYTES);
  for (const [name, text] of Object.entries(ODD)) await writeFile(join(folder, name), text);
  app = Fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(compileValidator);
  installErrorHandler(app);
  await app.register(fastifyStatic, { serve: false, root: folder });
  registerTiles(app, createTilesService(folder));
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const archive = (name: string) => new PMTiles(new FetchSource(`${base}/basemap/${name}`));

describe('the bundled basemap archive', () => {
  it('contains its layers and attribution', async () => {
    const nordic = archive('nordic.pmtiles');
    const [header, metadata] = [await nordic.getHeader(), await nordic.getMetadata()];
    expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 10, tileType: 1 });
    expect(metadata).toMatchObject({ attribution: expect.stringMatching(/GSHHG.*GeoNames/) });
    const layers = (metadata as { vector_layers: { id: string }[] }).vector_layers;
    expect(layers.map(({ id }) => id).toSorted()).toEqual([
      'border',
      'lake_island',
      'land',
      'name',
      'place',
      'river',
      'water',
    ]);
  });

  it.each([
    ['the world', 0, 0, 0],
    ['Bergen', 10, 527, 295],
    ['Visby', 10, 564, 309],
  ])('has a tile of %s', async (_, z, x, y) => {
    const tile = await archive('nordic.pmtiles').getZxy(z, x, y);
    expect(tile?.data.byteLength).toBeGreaterThan(20);
  });

  it('addresses tiles by column before row: swapped coordinates of Bergen have no tile', async () => {
    expect(await archive('nordic.pmtiles').getZxy(10, 295, 527)).toBeUndefined();
  });

  it.each([
    ['south of the equator', 5, 16, 20],
    ['below its maximum zoom', 11, 1054, 590],
  ])('has no tile %s, without an error', async (_, z, x, y) => {
    expect(await archive('nordic.pmtiles').getZxy(z, x, y)).toBeUndefined();
  });

  it('is read by ranges, never in full', async () => {
    const chunkSizes: number[] = [];
    const read = new PMTiles({
      getKey: () => 'counted',
      async getBytes(offset, length) {
        const range = `bytes=${offset}-${offset + length - 1}`;
        const response = await fetch(`${base}/basemap/nordic.pmtiles`, { headers: { range } });
        expect(response.status).toBe(206);
        const data = await response.arrayBuffer();
        chunkSizes.push(data.byteLength);
        return { data };
      },
    });
    await read.getZxy(10, 527, 295);
    expect(chunkSizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(200_000);
  });
});

it.each([...Object.keys(ODD), 'missing.pmtiles'])(
  'reading an invalid archive fails: %s',
  async (name) => {
    const read = archive(name).getHeader();
    expect(await read.then(String, () => 'none')).toBe('none');
  },
);

describe('a range request', () => {
  const fetchRange = (range: string, more: Record<string, string> = {}) =>
    fetch(`${base}/basemap/nordic.pmtiles`, { headers: { range, ...more } });

  it('beyond the end is rejected with the file’s length', async () => {
    const response = await fetchRange('bytes=999999999-');
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d{7,}$/);
  });

  it('of a replaced archive does not mix old and new bytes', async () => {
    const response = await fetchRange('bytes=0-6', { 'if-range': '"of-another-archive"' });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
    await response.body?.cancel();
  });
});

it('a range request returns the requested range', async () => {
  const response = await app.inject({
    url: '/basemap/test.pmtiles',
    headers: { range: 'bytes=0-6' },
  });
  expect(response.statusCode).toBe(206);
  expect(response.payload).toBe('PMTiles');
  expect(response.headers).toMatchObject({
    etag: `"${hashOf(BYTES)}"`,
    'content-range': `bytes 0-6/${BYTES.length}`,
  });
});

it.each([
  ['', 'public, max-age=3600'],
  ['?v=old', 'public, max-age=3600'],
  [`?v=${hashOf(BYTES)}`, 'public, max-age=31536000, immutable'],
])('an archive is immutable only under its own hash: %s', async (query, caching) => {
  const { headers } = await app.inject(`/basemap/test.pmtiles${query}`);
  expect(headers['cache-control']).toBe(caching);
});

it('a replaced file is detected', async () => {
  await writeFile(join(folder, 'other.pmtiles'), 'one');
  const before = await app.inject('/basemap/other.pmtiles');
  await writeFile(join(folder, 'other.pmtiles'), 'two');
  await utimes(join(folder, 'other.pmtiles'), 1, 1);
  const after = await app.inject('/basemap/other.pmtiles');
  expect([before.headers.etag, after.headers.etag]).toEqual([
    `"${hashOf('one')}"`,
    `"${hashOf('two')}"`,
  ]);
});

it.each([
  ['/basemap/none.pmtiles', 404],
  ['/basemap/test.txt', 400],
  ['/basemap/..%2ftest.pmtiles', 400],
])('GET %s returns %i', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status);
});
