import { expect, hydrated, test } from '../visitor.ts';

/** The file of what pages are loaded with (vite-late-loaders.ts). */
const LOADING = /\/assets\/loading-[^/]+\.js$/;

test('the code that loads pages comes with the first way to another one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => LOADING.test(url))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Finn museet' }).click();
  await expect(page).toHaveURL(/\/explore\/list\/museums$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((url) => LOADING.test(url))).toHaveLength(1);
});

test('a page says in its head what it is, however it was come to', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Se hva som er nytt' }).click();
  await expect(page).toHaveTitle('Nytt i Varde · Varde');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/changelog$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});
