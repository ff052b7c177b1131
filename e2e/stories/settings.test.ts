import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test, linkTo } from '../visitor.ts';

test('large text is kept, and there before the first paint @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop zooms by the browser');
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Skriftstørrelse').click();
  await panel.getByRole('button', { name: 'Stor' }).click();
  expect(await page.evaluate(() => localStorage.getItem('fontsize'))).toBe('1.2');
  await page.goto('/privacy', { waitUntil: 'commit' });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
  expect(await size()).toBe('19.2px');
});

test.describe('?loc=false @phone', () => {
  test('turns the position off for the visit, and says so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.39, longitude: 5.32 });
    await openPage(page, '/about?loc=false');
    await openPage(page, '/help');
    await page.getByRole('button', { name: 'Sjekk om det virker' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Posisjon er slått av under dette besøket.');
    await dialog.getByRole('button', { name: 'Lukk meldingen' }).click();
    await openPage(page, '/en/help?loc=false');
    await page.getByRole('button', { name: 'Check that it works' }).click();
    await expect(dialog).toContainText('Geo location watcher is turned off');
  });
});

test('?env= takes no environment that the site is not configured with @phone', async ({ page }) => {
  await openPage(page, '/about?env=evil');
  const environment = page.getByRole('main').getByText('local', { exact: true });
  await expect(environment).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('env'))).toBeNull();
});

test.describe('when the network goes @phone', () => {
  // One expression: the runner takes a list of two for a value with its options.
  test.use({
    expectedErrors: [
      /Failed to load resource|Failed to fetch|offline|HTTP error: 500|ChunkLoadError/,
    ],
  });

  test('a banner says so, and goes when it is back', async ({ page, context }) => {
    await openPage(page, '/about');
    const banner = page.getByRole('status').getByText('Du er uten nett.');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  test('a page that cannot be fetched says why, and comes by itself when it is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/explore/list/articles');
    await context.setOffline(true);
    await linkTo(page, /Bergkunsten i Alta/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Noe gikk galt' })).toBeVisible();
    await expect(page.getByText('Vi fikk ikke kontakt.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prøv igjen' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  });

  test('the keyboard keeps its place when the page comes by itself', async ({ page, context }) => {
    await openPage(page, '/explore/list/articles');
    const articles = page.getByRole('main').locator('a[href^="/article/"]');
    // All parts of an article's page are there from then on.
    await articles.first().click();
    await page.goBack();
    await expect(articles.nth(5)).toBeVisible();
    await context.setOffline(true);
    await articles.nth(5).click();
    const failed = page.getByRole('heading', { level: 1, name: 'Noe gikk galt' });
    await expect(failed).toBeVisible();
    await page.getByRole('link', { name: 'Prøv igjen' }).focus();
    await context.setOffline(false);
    await expect(failed).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a call that fails says so; another try works', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await page.route('**/api/v3/**', (route) => route.fulfill({ status: 500, json: {} }));
    await linkTo(page, /Bergkunsten i Alta/).click();
    await expect(page.getByText('Vi fikk ikke lastet innholdet.')).toBeVisible();
    await page.unroute('**/api/v3/**');
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  });
});

test.describe('a part of the site that does not load @phone', () => {
  // #520: React says that it drew the page anew, since a part of it could not be taken over.
  test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError|React error #520/] });
  const PART = /\/assets\/changelog-[^/]+\.js/;

  /** Goes on to a page whose part is gone, for as long as `isGone` says. Gives the pages loaded as a whole since. */
  async function follow(page: Page, isMissing: (loads: readonly string[]) => boolean) {
    const loads: string[] = [];
    await openPage(page, '/about');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.route(PART, (route) =>
      isMissing(loads) ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('main').getByRole('link', { name: 'Se hva som er nytt' }).click();
    return loads;
  }

  test('after a deploy, the page is loaded anew once and is there', async ({ page }) => {
    const loads = await follow(page, ({ length }) => length === 0);
    await expect(page.getByRole('heading', { level: 1, name: 'Nytt i Varde' })).toBeVisible();
    await hydrated(page);
    expect(loads).toHaveLength(1);
  });

  test('and still does not is told in words, without loading again and again', async ({ page }) => {
    const loads = await follow(page, () => true);
    await expect(page.getByText('En del av siden ble ikke lastet.')).toBeVisible();
    expect(loads).toHaveLength(1);
    await page.getByRole('link', { name: 'Gå til forsiden' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Finn historien' })).toBeVisible();
    expect(loads).toHaveLength(1);
  });
});
