import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteBasemap } from '@varde/contract/site-context';
import { expect, it, afterAll, afterEach, beforeAll, describe, vi } from 'vitest';
import { attributionHtml, BASEMAP_TIMEOUT_MS, loadBasemap } from './load-basemap.ts';

it.each([
  ['© Kartverket', '© Kartverket'],
  ['[© OSM](https://osm.example/c) & co', '<a href="https://osm.example/c">© OSM</a> &amp; co'],
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](https://a" onclick="y)', '[x](https://a&quot; onclick=&quot;y)'],
])('attributionHtml converts %j', (text, html) => expect(attributionHtml(text)).toBe(html));

const HERE = 'https://varde.example/explore/map?z=5';
const BUNDLED = { basemap: 'https://varde.example/basemap/nordic.pmtiles' };
const credits = { attribution: '© [Kartverket](https://kart.example/) <script>', maxZoom: 18 };
const CREDIT = '© <a href="https://kart.example/">Kartverket</a> &lt;script&gt;';

const open = (map?: SiteBasemap, theme: 'light' | 'dark' = 'light') =>
  loadBasemap(map, theme, HERE);

it('loadBasemap returns the bundled archive without configuration', async () => {
  expect(await open()).toEqual(BUNDLED);
});

it.each([
  'https://tile.example/{z}/{x}/{y}.png?key=a',
  'https://cache.example/topo/default/webmercator/{z}/{y}/{x}.png',
])('loadBasemap returns raster tiles over the bundled land, by template: %s', async (url) => {
  expect(await open({ kind: 'raster', address: url, ...credits })).toEqual({
    ...BUNDLED,
    raster: { url, attribution: CREDIT, maxZoom: 18 },
  });
});

it('loadBasemap resolves paths against the page, with the braces of a template', async () => {
  expect(await open({ kind: 'raster', address: '/tiles/{z}/{y}/{x}', ...credits })).toMatchObject({
    raster: { url: 'https://varde.example/tiles/{z}/{y}/{x}' },
  });
  expect(await open({ kind: 'vector', address: '/basemap/own.pmtiles', ...credits })).toEqual({
    basemap: 'https://varde.example/basemap/own.pmtiles',
    attribution: CREDIT,
  });
});

describe('loadBasemap with a style', () => {
  const STYLE = { version: 8, sources: {}, layers: [{ id: 'sea', type: 'background' }] };
  const HANDLERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/light.json': (response) => response.end(JSON.stringify(STYLE)),
    '/dark.json': (response) =>
      response.end(JSON.stringify({ ...STYLE, layers: [{ id: 'night', type: 'background' }] })),
    '/moved.json': (response) => response.writeHead(302, { location: '/maps/light.json' }).end(),
    '/maps/light.json': (response) =>
      response.end(JSON.stringify({ ...STYLE, glyphs: '{fontstack}/{range}.pbf' })),
    '/page.json': (response) => response.end('<!doctype html><p>Logg inn</p>'),
    '/list.json': (response) => response.end('[1, 2]'),
    '/old.json': (response) => response.end(JSON.stringify({ ...STYLE, version: 7 })),
    '/error.json': (response) => response.writeHead(500).end(JSON.stringify(STYLE)),
    '/key.json': (response) => response.writeHead(403).end('{}'),
    // No response.
    '/hangs.json': () => undefined,
    '/stops.json': (response) => response.write('{"version": 8,'),
  };
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      (HANDLERS[url] ?? (() => response.writeHead(404).end()))(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  const style = (file: string, dark?: string): SiteBasemap => ({
    kind: 'style',
    address: base + file,
    darkAddress: dark && base + dark,
    ...credits,
  });
  const layersOf = async (...args: Parameters<typeof open>) => {
    const basemap = await open(...args);
    return 'external' in basemap ? basemap.external.layers.map(({ id }) => id) : undefined;
  };

  it('reads style and attribution, and the dark style in the dark theme', async () => {
    expect(await open(style('/light.json'))).toMatchObject({ attribution: CREDIT });
    expect(await layersOf(style('/light.json', '/dark.json'))).toEqual(['ground-sea']);
    expect(await layersOf(style('/light.json', '/dark.json'), 'dark')).toEqual(['ground-night']);
    expect(await layersOf(style('/light.json'), 'dark')).toEqual(['ground-sea']);
  });

  it('resolves URLs against the final URL after a redirect', async () => {
    expect(await open(style('/moved.json'))).toMatchObject({
      external: { glyphs: `${base}/maps/{fontstack}/{range}.pbf` },
    });
  });

  it.each(['/missing', '/page', '/list', '/old', '/error', '/key'])(
    'falls back to the bundled archive when the response is not a style: %s',
    async (file) => expect(await open(style(`${file}.json`))).toEqual(BUNDLED),
  );

  it('falls back to the bundled archive when the style cannot be reached', async () => {
    const address = 'http://127.0.0.1:1/light.json';
    expect(await open({ kind: 'style', address, ...credits })).toEqual(BUNDLED);
  });

  it.each(['/hangs', '/stops'])('falls back to the archive on timeout: %s', async (file) => {
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const opened = open(style(`${file}.json`));
    await expect.poll(() => timeout).toHaveBeenCalledWith(BASEMAP_TIMEOUT_MS);
    controller.abort();
    expect(await opened).toEqual(BUNDLED);
  });
});
