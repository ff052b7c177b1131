import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiPackForAll, UNPUBLISHED } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { createSitemapService } from './sitemap.service.ts';

const ORIGIN = 'https://varde.example';
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

describeWithDatabase('the sitemap', (open) => {
  const server = apiPackForAll(open, () => ({ env: { VARDE_PUBLIC_URL: ORIGIN } }));

  async function read(path: string): Promise<string[]> {
    const response = await server.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    return locations(response.payload);
  }

  it('is named by robots.txt, which disallows paths without content', async () => {
    const response = await server.get('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.payload).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(response.payload).toContain('Disallow: /preview\n');
    expect(response.payload).not.toContain('Disallow: /\n');
  });

  it('is an index of non-empty parts', async () => {
    expect(await read('/sitemap.xml')).toEqual(
      ['pages', 'documents-1', 'selections-1'].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
    );
  });

  it('lists published documents, but neither drafts nor posts', async () => {
    const listed = await read('/sitemap/documents-1.xml');
    expect(listed).toContain(`${ORIGIN}/article/101`);
    expect(listed).toContain(`${ORIGIN}/group/301`);
    expect(listed).toContain(`${ORIGIN}/rebus/401`);
    expect(listed.filter((url) => /\/(4011|4012|302|1)$/.test(url))).toEqual([]);
    for (const id of Object.values(UNPUBLISHED))
      expect(listed).not.toContain(`${ORIGIN}/article/${id}`);
  });

  it('is split into consecutive parts', async () => {
    const allUrls = await read('/sitemap/documents-1.xml');
    const parts = await (await createSitemapService(server.database, 5)).parts();
    const documents = parts.filter(({ name }) => name.startsWith('documents-'));
    expect(documents.map(({ name }) => name)).toEqual(
      Array.from({ length: Math.ceil(allUrls.length / 5) }, (_, index) => `documents-${index + 1}`),
    );
    const texts = await Promise.all(
      documents.map(({ write }) => text(Readable.from(write(ORIGIN)))),
    );
    expect(locations(texts[0] ?? '')).toHaveLength(5);
    expect(texts.flatMap(locations)).toEqual(allUrls);
  });

  it('lists the selections of published presentations', async () => {
    expect(await read('/sitemap/selections-1.xml')).toEqual([`${ORIGIN}/group/301/selection/3011`]);
  });

  it('lists a locked presentation, but not its selections', async () => {
    const { kysely } = server.database;
    const lock = (value: string | null) =>
      sql`update document set lock = ${value}::jsonb where id = 301`.execute(kysely);
    await lock('{"code":"1814"}');
    const parts = await (await createSitemapService(server.database)).parts();
    await lock(null);
    expect(parts.map(({ name }) => name)).toEqual(['pages', 'documents-1']);
    const documents = await text(Readable.from(parts[1]?.write(ORIGIN) ?? []));
    expect(locations(documents)).toContain(`${ORIGIN}/group/301`);
  });

  it('lists the fixed pages, museums by slug, and non-empty themes', async () => {
    const pages = await read('/sitemap/pages.xml');
    for (const path of ['/', '/explore/map', '/@bryggen', '/tag/stavkirker'])
      expect(pages).toContain(ORIGIN + path);
    for (const path of ['/@skjult', '/tag/tom']) expect(pages).not.toContain(ORIGIN + path);
  });

  it('lists each page’s language versions and last change', async () => {
    const { payload } = await server.get('/sitemap/documents-1.xml');
    for (const [language, path] of [
      ['nb', `/no/article/101`],
      ['sv', `/sv/article/101`],
      ['en', `/en/article/101`],
      ['x-default', `/article/101`],
    ])
      expect(payload).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN}${path}"/>`,
      );
    expect(payload).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    const { payload: pages } = await server.get('/sitemap/pages.xml');
    expect(pages).toContain(`hreflang="sv" href="${ORIGIN}/sv"`);
  });

  it.each([
    '/sitemap/documents-0.xml',
    '/sitemap/documents-2.xml',
    '/sitemap/documents-x.xml',
    '/sitemap/x.xml',
  ])('has no %s', async (path) => expect((await server.get(path)).statusCode).toBe(404));

  it.each(['/sitemap.xml', '/sitemap/documents-1.xml', '/sitemap/pages.xml'])(
    '%s returns 304 to a client that has it',
    async (path) => {
      const { headers } = await server.get(path);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const again = await server.get(path, { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
    },
  );

  describe('with many documents', () => {
    const MANY = 2_345;
    beforeAll(async () => {
      await server.get('/sitemap.xml');
      await sql`
        insert into document (id, schema_id, owner_id, status, title, description, content, file, source, digest, updated_at)
        select 1000 + nr, schema_id, owner_id, status, title, description, content, file, source, digest, updated_at
        from document, generate_series(1, ${MANY}::int) nr where id = 101`.execute(
        server.database.kysely,
      );
      await sql`notify varde_content`.execute(server.database.kysely);
    });

    it('contains each document once, with a new ETag', async () => {
      // The change notification arrives at an unknown time.
      await expect
        .poll(async () => (await read('/sitemap/documents-1.xml')).length)
        .toBeGreaterThan(MANY);
      const urls = await read('/sitemap/documents-1.xml');
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.filter((url) => /\/[123]\d{3}$/.test(url))).toHaveLength(MANY);
    });
  });

  it('is read-only', async () => expect((await server.post('/sitemap.xml')).statusCode).toBe(405));
});
