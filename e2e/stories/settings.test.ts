import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test } from '../visitor.ts';

test('large text is stored and applied before the first paint @phone @engines', async ({
  page,
}) => {
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Skriftstørrelse').click();
  await panel.getByRole('button', { name: 'Stor' }).click();
  expect(await page.evaluate(() => localStorage.getItem('fontsize'))).toBe('1.2');
  await page.goto('/privacy', { waitUntil: 'commit' });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
  expect(Number.parseFloat(await size())).toBeCloseTo(19.2, 4);
});

test.describe('a chunk that fails to load @phone', () => {
  // React error #520: a chunk's failure interrupts the rendering of the navigation, which React
  // repeats at once; then the error's page or the reload is shown.
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
