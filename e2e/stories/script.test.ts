import { expect, openPage, test, requestsOf } from '../visitor.ts';

/** The file of what pages are loaded with (vite-late-loaders.ts). */
const LOADING = /\/assets\/loading-[^/]+\.js$/;

test('the code that loads pages comes with the first way to another one @phone', async ({
  page,
}) => {
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

test('a page says in its head what it is, however it was come to @phone', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('main').getByRole('link', { name: 'Se hva som er nytt' }).click();
  await expect(page).toHaveTitle('Nytt i Varde · Varde');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/changelog$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('script says that it has taken the page over when all of it is @phone', async ({ page }) => {
  // Whoever writes into the page from then on must not meet React on its way (an uncaught error fails the story).
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

test('a button that is pressed before the script has come does its work when it has @phone', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Meny' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
