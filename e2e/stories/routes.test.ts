/**
 * The route table (specification §2.2, §2.3) as an HTTP client sees it: every page responds with
 * its status, a title, its canonical URL and one heading, every legacy or short URL with its
 * redirect. No browser is needed for that.
 */
import { browserTest as test, expect } from '../visitor.ts';

interface PageRow {
  readonly path: string;
  readonly title: RegExp;
  /** Canonical URL, where it differs from the path; `null` for a page with `noindex`. */
  readonly canonical?: string | null;
  /** Shows the content of another page: `noindex`, with that page as canonical URL. */
  readonly isVariant?: true;
  /** Type of its structured data. */
  readonly data?: string;
}

const PAGES: readonly PageRow[] = [
  { path: '/', title: /^Varde$/, data: 'WebSite' },
  { path: '/explore/map', title: /^Kart over / },
  { path: '/explore/list/articles', title: /^Steder/ },
  { path: '/explore/list/museums', title: /^Museer/ },
  { path: '/explore/list/themes', title: /^Temaer/ },
  { path: '/explore/list/rebus', title: /^Rebus/ },
  { path: '/explore/list/presentations', title: /^Presentasjoner/ },
  { path: '/explore/list/selections', title: /^Utvalg/ },
  { path: '/article/101', title: /^Urnes/, data: 'TouristAttraction' },
  { path: '/group/302', title: /./, data: 'TouristTrip' },
  { path: '/group/302/article/117', title: /./, canonical: '/article/117' },
  { path: '/rebus/401', title: /./ },
  { path: '/owner/11', title: /./, canonical: '/@fjord-og-fjell', data: 'Museum' },
  { path: '/@fjord-og-fjell', title: /./, data: 'Museum' },
  { path: '/tag/byer-og-handel', title: /./ },
  {
    path: '/tag/byer-og-handel/map',
    title: /Byer og handel/,
    canonical: '/tag/byer-og-handel',
    isVariant: true,
  },
  { path: '/group/302/map', title: /./, canonical: '/group/302', isVariant: true },
  { path: '/rebus/401/list', title: /./, canonical: '/rebus/401', isVariant: true },
  { path: '/rebus/401/map', title: /./, canonical: '/rebus/401', isVariant: true },
  { path: '/owner/11/map', title: /./, canonical: '/@fjord-og-fjell', isVariant: true },
  {
    path: '/@fjord-og-fjell/map',
    title: /^Museene Fjord og fjell/,
    canonical: '/@fjord-og-fjell',
    isVariant: true,
  },
  { path: '/@fjord-og-fjell/filter', title: /./, canonical: '/@fjord-og-fjell', isVariant: true },
  { path: '/fjord-og-fjell/map', title: /./, canonical: '/@fjord-og-fjell', isVariant: true },
  { path: '/search', title: /^Søk/ },
  { path: '/search?q=stavkirke', title: /^Søk: «stavkirke»/, canonical: null },
  { path: '/about', title: /^Om Varde/ },
  { path: '/privacy', title: /^Personvern/ },
  { path: '/help', title: /./ },
  { path: '/help/ios-safari', title: /./ },
  { path: '/changelog', title: /./ },
  { path: '/code', title: /^Skriv inn en kode/ },
  { path: '/code?code=999', title: /^Skriv inn en kode/, canonical: '/code' },
  { path: '/scan', title: /^Skann en QR-kode/ },
  { path: '/dm/011091000101', title: /^Bismervekt/, canonical: null, data: 'ArchiveComponent' },
  { path: '/ar/011091000101', title: /^Bismervekt/, canonical: null },
  { path: '/minner/9001', title: /^Ea under trappa/, canonical: null, data: '"CreativeWork"' },
  { path: '/minnen/9002', title: /^Gjemsel ved muren/, canonical: null },
  { path: '/login', title: /^Logg inn/, canonical: null },
  { path: '/login?redirect=/article/101', title: /^Logg inn/, canonical: null },
  { path: '/logout', title: /^Logg ut/, canonical: null },
  { path: '/oauth2/callback?code=a&state=b', title: /^Logg inn/, canonical: null },
  { path: '/user', title: /^Min side/, canonical: null },
  { path: '/preview', title: /^Forhåndsvisning/, canonical: null },
  { path: '/sv', title: /^Varde$/ },
  { path: '/sv/code', title: /^Skriv in en kod/ },
  { path: '/en/article/101', title: /^Urnes/, data: 'TouristAttraction' },
];

/** 308 for permanent redirects, 307 for those that may change. */
const REDIRECTS: readonly (readonly [from: string, status: number, to: string])[] = [
  ['/explore', 308, '/explore/map'],
  ['/explore/list', 308, '/explore/list/articles'],
  ['/map', 308, '/explore/map'],
  ['/map?z=9', 308, '/explore/map?z=9'],
  ['/list', 308, '/explore/list/articles'],
  ['/list?page=2', 308, '/explore/list/articles?page=2'],
  ['/number', 308, '/code'],
  ['/sv/number', 308, '/sv/code'],
  ['/da/number', 308, '/code'],
  ['/qr', 308, '/scan'],
  ['/museum/11', 308, '/owner/11'],
  ['/@Bergverk', 308, '/@bergverk'],
  ['/guide/101', 308, '/article/101'],
  ['/guide/302', 308, '/group/302'],
  ['/guide/401', 308, '/rebus/401'],
  ['/guide/4011', 308, '/rebus/401/post/4011'],
  ['/sv/guide/101', 308, '/sv/article/101'],
  ['/sv/map', 308, '/sv/explore/map'],
  // One spelling per URL
  ['/article/101/', 308, '/article/101'],
  ['/article/101/?page=2', 308, '/article/101?page=2'],
  ['/sv/article/101/', 308, '/sv/article/101'],
  ['/sv/', 308, '/sv'],
  ['/nb/article/101', 308, '/no/article/101'],
  ['/explore/map/', 308, '/explore/map'],
  // Codes, all outcomes of specification §4.3
  ['/3021', 307, '/group/302/article/117#code=3021'],
  ['/3002', 307, '/group/302#code=3002'],
  ['/4011', 307, '/rebus/401/post/4011?code=4011#code=4011'],
  ['/4001', 307, '/rebus/401#code=4001'],
  ['/fjord-og-fjell', 307, '/@fjord-og-fjell#code=fjord-og-fjell'],
  ['/1001', 307, '/article/101#code=1001'],
  ['/BRYGGEN', 307, '/article/102#code=BRYGGEN'],
  ['/sv/1001', 307, '/sv/article/101#code=1001'],
  ['/1019', 307, '/@bergverk?code=moved#code=1019'],
  ['/code?code=1001', 307, '/article/101'],
  ['/scan?code=1001', 307, '/article/101'],
];

const MISSING = [
  '/9999',
  '/wp-login.php',
  '/undefined',
  '/a/b/c',
  '/guide/999999',
  '/guide/undefined',
  '/article/undefined',
  '/article/119',
  '/article/999999',
  '/article/abc',
  '/article/4011',
  '/nothing/here/at/all',
  '/@nobody',
  '/@a%00',
  '/dm/011099999999',
  '/ar/011099999999',
  '/minner/999999',
  '/minnen/999999',
  '/dm/undefined',
  '/ar/12345',
  '/minner/undefined',
  '/minnen/null',
  '/sv/9999',
  '/museum/nobody',
  '/owner/nobody/map',
  '/nobody/map',
  '/nobody/filter',
  '/help/windows-phone',
];

const once = { maxRedirects: 0, headers: { 'accept-language': 'nb' } };
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, one]) => one);
const titles = (html: string) => found(html, /<title[^>]*>([^<]*)</g);
const isClosed = (html: string) => /<meta name="robots" content="noindex"/.test(html);

for (const { path, title, canonical, isVariant = false, data = '' } of PAGES)
  test(`GET ${path} returns a complete page @phone`, async ({ request, baseURL }) => {
    const response = await request.get(path, once);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(titles(html)).toEqual([expect.stringMatching(title)]);
    expect(found(html, /(<h1)[\s>]/g)).toHaveLength(1);
    const expected =
      canonical === null ? [] : [`${baseURL}${canonical ?? path}`.replace(/\/$/, '')];
    const named = found(html, /<link rel="canonical" href="([^"]*)"/g);
    expect(named.map((url) => url?.replace(/\/$/, ''))).toEqual(expected);
    expect(isClosed(html)).toBe(isVariant || canonical === null);
    if (canonical === null || isVariant) return;
    // For social media and search engines.
    expect(html).toMatch(/<meta name="description" content="[^"]{20}/);
    expect(html).toMatch(/<meta property="og:title" content="[^"]{2}/);
    for (const language of ['nb', 'sv', 'en', 'x-default'])
      expect(
        found(html, new RegExp(`<link rel="alternate"[^>]* (hreflang="${language}")`, 'gi')),
      ).toHaveLength(1);
    const described = found(html, /<script type="application\/ld\+json"[^>]*>([^<]*)</g);
    expect(described.map((one) => JSON.stringify(JSON.parse(one ?? ''))).join()).toContain(data);
  });

test('an article has a social card with an image that exists @phone', async ({ request }) => {
  const html = await (await request.get('/article/101')).text();
  const [picture = ''] = found(html, /<meta property="og:image" content="([^"]*)"/g);
  const response = await request.get(picture);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

for (const [from, status, to] of REDIRECTS)
  test(`GET ${from} redirects to ${to} @phone`, async ({ request, baseURL }) => {
    const response = await request.get(from, once);
    expect(response.status()).toBe(status);
    const target = new URL(response.headers()['location'] ?? '', baseURL);
    expect(target.origin).toBe(baseURL);
    expect(target.pathname + target.search + target.hash).toBe(to);
  });

test('a browser in Swedish gets Swedish @phone', async ({ request }) => {
  const headers = { 'accept-language': 'sv-SE' };
  const response = await request.get('/article/102', { headers });
  expect(await response.text()).toMatch(/^<!DOCTYPE html><html lang="sv"/i);
});

for (const path of MISSING)
  test(`GET ${path} returns 404 @phone`, async ({ request }) => {
    const response = await request.get(path, once);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(titles(html)).toHaveLength(1);
    expect(found(html, /(<h1)[\s>]/g)).toHaveLength(1);
    expect(isClosed(html)).toBe(true);
  });

test('every URL of the sitemap is a page with that canonical URL @phone', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const locations = async (path: string) =>
    found(await (await request.get(path)).text(), /<loc>([^<]+)<\/loc>/g).map((one) => one ?? '');
  const sitemaps = await locations('/sitemap.xml');
  const urls = (await Promise.all(sitemaps.map(locations))).flat();
  expect(urls.length).toBeGreaterThan(50);
  for (const url of urls) {
    const response = await request.get(url, once);
    expect({ address: url, status: response.status() }).toEqual({ address: url, status: 200 });
    expect(await response.text()).toContain(`<link rel="canonical" href="${url}"`);
  }
});

test('no URL can redirect a visitor to another host @phone', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/article/',
    '/sv//evil.example/',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    // To the path without its last slash.
    expect(response.status(), path).toBe(308);
    const target = response.headers()['location'] ?? '//elsewhere.example';
    expect(new URL(target, baseURL).origin, path).toBe(baseURL);
  }
});
