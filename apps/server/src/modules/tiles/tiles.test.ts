import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installErrorHandler } from '#http/error-handler.ts';
import { compileValidator } from '#http/validation.ts';
import { registerTiles } from './tiles.routes.ts';
import { createTilesService } from './tiles.service.ts';

const BYTES = 'PMTiles-of-a-test';
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'varde-tiles-'));
  await writeFile(join(folder, 'nordic.pmtiles'), BYTES);
  app = Fastify();
  app.setValidatorCompiler(compileValidator);
  installErrorHandler(app);
  await app.register(fastifyStatic, { serve: false, root: folder });
  registerTiles(app, createTilesService(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('sends the range a map reads', async () => {
  const answer = await app.inject({
    url: '/basemap/nordic.pmtiles',
    headers: { range: 'bytes=0-6' },
  });
  expect(answer.statusCode).toBe(206);
  expect(answer.payload).toBe('PMTiles');
  expect(answer.headers).toMatchObject({
    etag: `"${hashOf(BYTES)}"`,
    'content-range': `bytes 0-6/${BYTES.length}`,
  });
});

it.each([
  ['', 'public, max-age=3600'],
  ['?v=old', 'public, max-age=3600'],
  [`?v=${hashOf(BYTES)}`, 'public, max-age=31536000, immutable'],
])('may be kept for good only under its own hash: %s', async (query, caching) => {
  const { headers } = await app.inject(`/basemap/nordic.pmtiles${query}`);
  expect(headers['cache-control']).toBe(caching);
});

it('sees that the file was replaced', async () => {
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
  ['/basemap/nordic.txt', 400],
  ['/basemap/..%2fnordic.pmtiles', 400],
])('answers %s with %i', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status);
});
