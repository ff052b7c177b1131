/** Images of the bundled map, as pages request them. */
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUND_PALETTES } from '@varde/domain/ground-palette';
import { PROJECT_ROOT } from '#config/config.ts';
import { installErrorHandler } from '#http/error-handler.ts';
import { compileValidator } from '#http/validation.ts';
import { createWorkClasses } from '#http/work-classes.ts';
import { registerStaticTiles } from './map.routes.ts';
import { createStaticTiles } from './static-tiles.service.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  app.setValidatorCompiler(compileValidator);
  installErrorHandler(app);
  const tiles = createStaticTiles(join(PROJECT_ROOT, 'content/basemap/nordic.pmtiles'));
  registerStaticTiles(app, tiles, createWorkClasses());
});
afterAll(() => app.close());

const get = (path: string) => app.inject({ url: `/basemap/static/${path}` });

/** Share of an image's pixels of this colour, as the light scheme draws it. */
async function shareOf(svg: string, color: string): Promise<number> {
  const size = { width: 256, height: 256 };
  const { data } = await sharp(Buffer.from(svg))
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 3)) count += 1;
  return count / (size.width * size.height);
}

describe('a tile of the map as an image', () => {
  // 4/8/4 has southern Norway and Sweden, 5/15/9 the Norwegian Sea.
  it('has land, sea and names', async () => {
    const { statusCode, headers, payload } = await get('4/8/4');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
    expect(payload).toContain('>Oslo</text>');
    const colored = payload.replace(/var\(--(\w+)\)/g, (_, name: string) => {
      const palette: Readonly<Record<string, string>> = { ...GROUND_PALETTES.light };
      return palette[name] ?? '';
    });
    expect(await shareOf(colored, GROUND_PALETTES.light.land)).toBeGreaterThan(0.2);
    expect(await shareOf(colored, GROUND_PALETTES.light.water)).toBeGreaterThan(0.05);
  });

  it.each(['light', 'dark'] as const)('has the colours of the %s theme', async (theme) => {
    const { payload } = await get(`4/8/4?theme=${theme}`);
    expect(payload).toContain(`svg{--land:${GROUND_PALETTES[theme].land}`);
  });

  it('names places in the language of the page', async () => {
    const named = async (language: string) =>
      (await get(`5/17/9?language=${language}`)).payload.match(/>(G.teborg|Gothenburg)</)?.[1];
    expect(await named('sv')).toBe('Göteborg');
    expect(await named('en')).toBe('Gothenburg');
  });

  it('has the names of its neighbours that reach into it', async () => {
    const [left, right] = [await get('4/8/4'), await get('4/9/4')];
    const names = ({ payload }: typeof left) => payload.match(/<text[^>]*>[^<]*/g) ?? [];
    const textsOf = (tile: typeof left) => names(tile).map((name) => name.replace(/<[^>]*>/, ''));
    expect(textsOf(left).filter((name) => textsOf(right).includes(name)).length).toBeGreaterThan(0);
  });

  it.each(['10/0/0', '10/1023/1023', '4/0/4', '4/15/4'])(
    'is the sea where the archive has nothing: %s',
    async (path) => {
      const { statusCode, payload } = await get(path);
      expect(statusCode).toBe(200);
      expect(payload).not.toContain('<path');
    },
  );

  it('is smaller than 80 KB, and revalidated by its hash', async () => {
    const first = await get('4.25/8/4');
    expect(first.payload.length).toBeLessThan(80_000);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await app.inject({
      url: '/basemap/static/4.25/8/4',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['4/16/4', 404],
    ['4/8/16', 404],
    ['11/0/0', 400],
    ['1/0/0', 400],
    ['4.3/8/4', 400],
    ['4/-1/4', 400],
    ['4/8/4?language=%3Cb%3E', 400],
    ['4/8/4?theme=blue', 400],
  ])('%s gets the status %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });
});
