import { expect, test } from '../visitor.ts';

/** What search engines, social media and readers' software find in the head of each page. */
const PAGES = [
  { path: '/', canonical: '/', data: 'WebSite' },
  { path: '/explore/map', canonical: '/explore/map', data: undefined },
  { path: '/explore/list/articles', canonical: '/explore/list/articles', data: undefined },
  { path: '/article/101', canonical: '/article/101', data: 'TouristAttraction' },
  { path: '/sv/article/101', canonical: '/sv/article/101', data: 'TouristAttraction' },
  { path: '/group/302', canonical: '/group/302', data: 'TouristTrip' },
  { path: '/owner/11', canonical: '/@fjord-og-fjell', data: 'Museum' },
  { path: '/@fjord-og-fjell', canonical: '/@fjord-og-fjell', data: 'Museum' },
  { path: '/tag/byer-og-handel', canonical: '/tag/byer-og-handel', data: undefined },
  { path: '/rebus/401', canonical: '/rebus/401', data: undefined },
];

test.use({ javaScriptEnabled: false });

for (const { path, canonical, data } of PAGES)
  test(`${path} says what it is`, async ({ page, baseURL }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.{5}/);
    const content = (selector: string, attribute = 'content') =>
      page.locator(selector).first().getAttribute(attribute);
    expect(await content('meta[name=description]')).toMatch(/.{20}/);
    expect(await content('link[rel=canonical]', 'href')).toBe(`${baseURL}${canonical}`);
    for (const language of ['nb', 'sv', 'en', 'x-default'])
      await expect(page.locator(`link[rel=alternate][hreflang="${language}"]`)).toHaveCount(1);
    expect(await content('meta[property="og:title"]')).toMatch(/.{2}/);
    if (data) {
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = scripts.flatMap((text) => JSON.stringify(JSON.parse(text)));
      expect(types.join()).toContain(data);
    }
  });

test('an article has a social card with a picture that exists', async ({ page, request }) => {
  await page.goto('/article/101');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('an address cannot lead a visitor to another host', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/article/',
    '/sv//evil.example/',
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const target = answer.headers()['location'];
    if (target) expect(new URL(target, baseURL).origin).toBe(baseURL);
  }
});
