import { expect, openPage, requestsOf, test } from '../visitor.ts';

/** On a phone, without anything stored. Maps load their library, tiles and fonts besides. */
const MOST_REQUESTS = 20;

for (const path of [
  '/',
  '/explore/list/articles',
  '/article/101',
  '/group/302',
  '/rebus/401',
  '/owner/11',
  '/search?q=kirke',
  '/about',
])
  test(`${path} makes at most 20 requests before the visitor does anything @phone`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  });

/** The chunk of the loaders of pages (vite/lazy-loaders.ts). */
const LOADING = /\/assets\/loading-[^/]+\.js$/;

test('the chunk of the loaders is requested by the first navigation @phone', async ({ page }) => {
  const requests = requestsOf(page);
  await openPage(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(requests.filter((url) => LOADING.test(url))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Finn museet' }).click();
  await expect(page).toHaveURL(/\/explore\/list\/museums$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(requests.filter((url) => LOADING.test(url))).toHaveLength(1);
});

test('the page is marked as hydrated only when all of it is @phone', async ({ page }) => {
  // A script that changes the page from then on must not disturb React (an uncaught error fails
  // the story).
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!document.documentElement.dataset['hydrated'] || !heading) return;
      observer.disconnect();
      heading.before(document.createElement('hr'));
    }).observe(document, { attributes: true, subtree: true });
  });
  await openPage(page, '/rebus/401');
  await expect(page.locator('main hr')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button that is clicked before hydration works after it @phone @engines', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Meny' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
