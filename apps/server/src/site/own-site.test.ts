import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteProfile } from '@varde/contract/site-profile';
import { openApp, type TestApp } from '#test/app.ts';
import { changePack, markdown } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { openFixture, type Fixture } from '#test/demo-content.ts';
import { readSite } from '#packs/packs.repository.ts';
import { importPack } from '#packs/packs.service.ts';

const SITE = `name: { no: Nordkaia museum, en: North Quay Museum }
short_name: { no: Nordkaia }
logo: tegning.svg
icon: tegning.svg
colors: { accent: "#8a1f2d", accent_dark: "#d9707c" }
front: { sections: [presentations, articles], hero: 101 }
about: { no: "Les om [Urnes](article:101)." }
privacy: { controller: { name: Stiftelsen Nordkaia }, complaints: no }
languages: [no, en]
map: { center: "60.397, 5.324", zoom: 14 }
basemap: { tiles: "https://tiles.example/{z}/{x}/{y}.png", attribution: © Kartverket }
`;

describeWithDatabase('a museum’s own site', (open) => {
  let fixture: Fixture;
  let server: TestApp;
  const seen: { language: string; profile: SiteProfile }[] = [];

  const importSite = async (yaml: string): Promise<void> => {
    await changePack(fixture.packFolder, { 'site.yaml': yaml });
    const { database, mediaStore, packFolder } = fixture;
    const { issues, status } = await importPack(database, mediaStore, packFolder);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(status).not.toBe('refused');
    // The database notifies the server of an import.
    const imported = await readSite(database);
    await expect.poll(() => server.read('getSite', 'site')).toEqual(imported);
  };
  let visits = 0;
  /** @param path as default one that is not cached, so that it is rendered */
  const page = async (headers: Record<string, string> = {}, path = `/?visit=${(visits += 1)}`) => {
    const response = await server.get(path, headers);
    return { policy: String(response.headers['content-security-policy']), ...seen.at(-1) };
  };

  beforeAll(async () => {
    fixture = await openFixture(open);
    const clientFolder = join(fixture.folder, 'client');
    await mkdir(clientFolder);
    for (const file of ['favicon.ico', 'apple-touch-icon.png'])
      await writeFile(join(clientFolder, file), 'product’s');
    const { database, mediaStore } = fixture;
    const site = {
      clientFolder,
      fetch: (_request: Request, { context }: { context: (typeof seen)[number] }) => {
        seen.push(context);
        return new Response('<h1>x</h1>', { headers: { 'content-type': 'text/html' } });
      },
    };
    server = await openApp(database, { mediaStore, site });
  });

  beforeEach(() => importSite(SITE));

  it('is described by the API, texts rendered and pictures by their URLs', async () => {
    const { profile, texts } = await server.read('getSite', 'site');
    expect(texts).toEqual({
      about: { no: '<p>Les om <a href="/article/101">Urnes</a>.</p>' },
      controller: { name: 'Stiftelsen Nordkaia' },
      complaints: 'no',
      embeds: [],
    });
    expect(profile).toMatchObject({
      name: { no: 'Nordkaia museum', en: 'North Quay Museum' },
      front: { sections: ['presentations', 'articles'], hero: 101 },
      colors: { light: { '--color-accent': '#8a1f2d' }, dark: { '--color-accent': '#d9707c' } },
      map: { center: { lat: 60.397, lng: 5.324 }, zoom: 14 },
    });
    const logo = await server.get(profile.logo?.light.image_url ?? '');
    expect(logo.headers['content-type']).toBe('image/jpeg');
  });

  it('names the services that documents embed', async () => {
    const front = 'id: 198\nowner: bryggen\nblocks:\n  film: { vimeo: "1084537" }';
    await changePack(fixture.packFolder, { 'articles/198.md': markdown({ front, title: 'Film' }) });
    await importSite(SITE);
    const { texts } = await server.read('getSite', 'site');
    expect(texts.embeds).toEqual(['vimeo']);
    await rm(join(fixture.packFolder, 'articles/198.md'));
  });

  it('has a manifest of its name and icons, in the visitor’s language', async () => {
    const { headers, json } = await server.get('/manifest.webmanifest', {
      'accept-language': 'en',
    });
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = json<{ name: string; icons: { src: string }[] }>();
    expect(manifest).toMatchObject({ name: 'North Quay Museum', short_name: 'Nordkaia' });
    const icon = await server.get(manifest.icons[0]?.src ?? '');
    expect(icon.headers['content-type']).toBe('image/png');
  });

  it.each([
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
  ])('has its icon at the URL that browsers guess: %s', async (url, side) => {
    const { statusCode, headers } = await server.get(url);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'public, max-age=3600']);
    const icon = await server.get(String(headers.location));
    expect(icon.headers['content-type']).toBe('image/png');
    expect((await sharp(icon.rawPayload).metadata()).width).toBe(side);
    await importSite('name: { no: Nordkaia museum }\n');
    expect((await server.get(url)).payload).toBe('product’s');
  });

  it.each([
    ['no', 'Nordkaia museum'],
    ['en', 'North Quay Museum'],
  ])('is the creator of its walks in %s', async (language, name) => {
    const gpx = await server.get(`/exports/group/301.gpx?language=${language}`);
    expect(gpx.payload).toContain(`<gpx version="1.1" creator="${name}" `);
    expect(gpx.payload).not.toContain('Varde');
  });

  it.each([
    ['sv', 'no'],
    ['de, en;q=0.5', 'en'],
    ['', 'no'],
  ])(
    'answers a visitor who wants "%s" in %s, of the languages that it offers',
    async (wanted, key) => {
      expect((await page({ 'accept-language': wanted })).language).toBe(key);
    },
  );

  it('allows pages to load its basemap', async () => {
    expect((await page()).policy).toContain('https://tiles.example');
  });

  it('names itself on the pages of its log-in', async () => {
    const { body } = await server.get('/identity/account', { host: 'localhost:4000' });
    expect(body).toContain('Nordkaia museum');
    expect(body).not.toContain('Varde');
    const style = await server.get('/identity/style.css', { host: 'localhost:4000' });
    expect(style.body).toContain('--accent:#8a1f2d');
  });

  it('changes with an import, also in pages that were cached', async () => {
    await page({}, '/');
    await importSite(SITE.replace('Nordkaia museum', 'Sørkaia museum'));
    expect((await page({}, '/')).profile?.name).toMatchObject({ no: 'Sørkaia museum' });
    expect((await server.read('getSite', 'site')).profile.name).toMatchObject({
      no: 'Sørkaia museum',
    });
  });

  it('without a word about where the map opens, opens it around its places', async () => {
    await importSite('name: { no: Nordkaia museum }\n');
    const { map } = (await server.read('getSite', 'site')).profile;
    expect(map).toMatchObject({ west: expect.any(Number) as number });
  });
});
