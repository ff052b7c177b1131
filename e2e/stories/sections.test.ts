/** A section of a page that cannot be had says so in its place; the rest of the page stands, and another try may help. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, test } from '../visitor.ts';

test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

const message = (within: Page | Locator) =>
  within.getByRole('alert').filter({ hasText: 'Vi fikk ikke lastet inn innholdet' });

async function tryAgain(within: Page | Locator): Promise<void> {
  await message(within).getByRole('button', { name: 'Prøv igjen' }).press('Enter');
}

test('a section of the front page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/api/v3/themes/?*', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('link', { name: /til forsiden/ })
    .first()
    .click();
  const themes = page.getByRole('region', { name: 'Temaer' });
  await expect(message(themes)).toBeVisible();
  const museums = page.getByRole('region', { name: 'Museer' });
  await expect(museums.getByRole('link', { name: /Fjord og fjell/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/api/v3/themes/?*');
  await tryAgain(themes);
  await expect(themes.getByRole('listitem').first()).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('what an article is related to', async ({ page }) => {
  await page.goto('/explore/list/articles');
  await hydrated(page);
  await page.route('**/documents/fields?*', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bergkunsten i Alta/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  await expect(message(page)).toBeVisible();
  await page.unroute('**/documents/fields?*');
  await tryAgain(page);
  await expect(message(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
});

test('the themes of an article', async ({ page }) => {
  await page.goto('/explore/list/articles');
  await hydrated(page);
  await page.route('**/api/v3/themes/*', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bergkunsten i Alta/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
  await expect(message(page)).toBeVisible();
  await page.unroute('**/api/v3/themes/*');
  await tryAgain(page);
  await expect(page.getByRole('navigation', { name: 'Temaer' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await expect(message(page)).toBeHidden();
});

test('what a museum has published', async ({ page }) => {
  await page.goto('/explore/list/museums');
  await hydrated(page);
  await page.route('**/documents/?*owner_id=*', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fjord og fjell/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fjord og fjell/);
  await expect(message(page)).toBeVisible();
  await page.unroute('**/documents/?*owner_id=*');
  await tryAgain(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /stavkirke/ })
      .first(),
  ).toBeVisible();
});

test('without a network, the message says that', async ({ page, context }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/api/v3/themes/?*', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('link', { name: /til forsiden/ })
    .first()
    .click();
  await expect(message(page)).toBeVisible();
  await context.setOffline(true);
  const offline = page.getByRole('alert').filter({ hasText: 'Vi fikk ikke kontakt.' });
  await expect(offline).toBeVisible();
  await expect(offline.getByRole('button')).toHaveCount(0);
  await context.setOffline(false);
  await expect(message(page).getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
});
