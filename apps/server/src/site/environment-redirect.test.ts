import { beforeAll, expect, it } from 'vitest';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase, importNothing } from '#test/database.ts';
import type { Database } from '#db/database.ts';
import type { SiteBundle } from './site-bundle.ts';

describeWithDatabase('sites of other environments', (openDatabase) => {
  let database: Database;
  let environments: TestApp;
  let others: readonly string[] = [];
  const site: SiteBundle = {
    clientFolder: import.meta.dirname,
    fetch: (_request, { context }) => {
      others = context.otherEnvironments;
      return new Response('x', { headers: { 'content-type': 'text/html' } });
    },
  };
  const sites = 'local=https://varde.example, kurs=https://kurs.example, beta=https://b.example';

  beforeAll(async () => {
    database = await openDatabase();
    await importNothing(database);
    environments = await openApp(database, { site, env: { VARDE_ENVIRONMENTS: sites } });
  });

  const open = async (url: string, cookie = '') => {
    const { statusCode, headers } = await environments.get(url, { cookie });
    return { statusCode, location: headers.location, stored: headers['set-cookie'] };
  };
  const KURS = 'env=kurs; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000';

  it('?env= leads to the same page of the selected environment, and stores the choice', async () => {
    expect(await open('/en/article/101?p=2&env=kurs')).toEqual({
      statusCode: 302,
      location: 'https://kurs.example/en/article/101?p=2&env=kurs',
      stored: KURS,
    });
  });

  it.each(['/', '/article/101', '/explore/list/articles?page=2', '//evil.example/x'])(
    'a stored choice is followed by %s',
    async (url) => {
      const { statusCode, location, stored } = await open(url, 'language=sv; env=kurs');
      expect([statusCode, stored]).toEqual([302, undefined]);
      const { origin, pathname } = new URL(location ?? '');
      expect([origin, pathname]).toEqual(['https://kurs.example', url.split('?')[0]]);
    },
  );

  it.each(['?env=dev', '?env=https://evil.example', '?env=', '?env=__proto__', ''])(
    '%s is not configured: the page is this site’s',
    async (query) => {
      expect(await open(`/article/101${query}`, 'env=dev')).toMatchObject({ statusCode: 200 });
    },
  );

  it('a choice is stored for this host and https alone, where the site has https', async () => {
    const env = { VARDE_ENVIRONMENTS: sites, VARDE_PUBLIC_URL: 'https://varde.example' };
    const secure = await openApp(database, { site, env });
    const chosen = await secure.get('/?env=kurs');
    expect(chosen.headers['set-cookie']).toBe(`__Host-${KURS}; Secure`);
    const followed = await secure.get('/', { cookie: '__Host-env=kurs' });
    expect(followed.headers.location).toBe('https://kurs.example/?env=kurs');
  });

  it('?env= with the site’s own environment replaces a stored choice', async () => {
    expect(await open('/?env=local', 'env=kurs')).toEqual({
      statusCode: 200,
      location: undefined,
      stored: expect.stringMatching(/^env=local; /) as string,
    });
    expect(await open('/?env=local')).toMatchObject({ statusCode: 200, stored: undefined });
  });

  it('does not hand the secrets of a log-in to another site', async () => {
    const callback = await open('/oauth2/callback?code=secret&state=abcdefgh', 'env=kurs');
    expect(callback).toMatchObject({ statusCode: 200, location: undefined });
  });

  it('tells the site which environments there are besides its own', async () => {
    await open('/about');
    expect(others).toEqual(['kurs', 'beta']);
  });
});
