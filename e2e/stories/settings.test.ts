import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test, linkTo } from '../visitor.ts';

test('large text is stored and applied before the first paint @phone', async ({ page }) => {
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
  test('?loc=false turns the position off, with a notice', async ({ page, context }) => {
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

test('?env= accepts only environments that are configured @phone', async ({ page }) => {
  await openPage(page, '/about?env=evil');
  const environment = page.getByRole('main').getByText('local', { exact: true });
  await expect(environment).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('env'))).toBeNull();
});

test.describe('when the network is lost @phone', () => {
  // A single expression: Playwright takes an array of two for a value with options.
  test.use({
    expectedErrors: [
      /Failed to load resource|Failed to fetch|offline|HTTP error: 500|ChunkLoadError/,
    ],
  });

  test('a banner is shown until the network is back', async ({ page, context }) => {
    await openPage(page, '/about');
    const banner = page.getByRole('status').getByText('Du er uten nett.');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  test('a page that fails to load reports the network, and loads by itself when it is back', async ({
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

  test('the focus is retained when the page loads by itself', async ({ page, context }) => {
    await openPage(page, '/explore/list/articles');
    const articles = page.getByRole('main').locator('a[href^="/article/"]');
    // From then on all chunks of an article’s page are loaded.
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

  test('a failed request is reported, and a retry works', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await page.route('**/api/v3/**', (route) => route.fulfill({ status: 500, json: {} }));
    await linkTo(page, /Bergkunsten i Alta/).click();
    await expect(page.getByText('Vi fikk ikke lastet innholdet.')).toBeVisible();
    await page.unroute('**/api/v3/**');
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  });
});

test.describe('a chunk that fails to load @phone', () => {
  // React error #520: the page was rendered again, since a part failed to hydrate.
  test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError|React error #520/] });
  const PART = /\/assets\/changelog-[^/]+\.js/;

  /** Navigates to a page whose chunk may be missing. @returns the full page loads from then on */
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

  test('after a deploy the page is reloaded once', async ({ page }) => {
    const loads = await follow(page, ({ length }) => length === 0);
    await expect(page.getByRole('heading', { level: 1, name: 'Nytt i Varde' })).toBeVisible();
    await hydrated(page);
    expect(loads).toHaveLength(1);
  });

  test('a chunk that is still missing is reported, without endless reloads', async ({ page }) => {
    const loads = await follow(page, () => true);
    await expect(page.getByText('En del av siden ble ikke lastet.')).toBeVisible();
    expect(loads).toHaveLength(1);
    await page.getByRole('link', { name: 'Gå til forsiden' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Finn historien' })).toBeVisible();
    expect(loads).toHaveLength(1);
  });
});
