/** A section that fails to load says so in its place and can be retried; the rest is intact. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

const message = (within: Page | Locator) =>
  within.getByRole('alert').filter({ hasText: 'Vi fikk ikke lastet inn innholdet' });

async function tryAgain(within: Page | Locator): Promise<void> {
  await message(within).getByRole('button', { name: 'Prøv igjen' }).press('Enter');
}

const BROKEN_HOME = { from: '/about', calls: '**/api/v3/themes/?*', link: /til forsiden/ };

interface FailingNavigation {
  readonly from: string;
  /** Requests that fail from then on. */
  readonly calls: string;
  readonly link: RegExp;
}

/** Navigates to a page of which a section fails to load; a server-rendered page is complete. */
async function follow(page: Page, { from, calls, link }: FailingNavigation): Promise<void> {
  await openPage(page, from);
  await page.route(calls, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: link }).first().click();
}

test('a failed section of the front page is reported and can be retried @phone', async ({
  page,
}) => {
  await follow(page, BROKEN_HOME);
  const themes = page.getByRole('region', { name: 'Temaer' });
  await expect(message(themes)).toBeVisible();
  const museums = page.getByRole('region', { name: 'Museer' });
  await expect(museums.getByRole('link', { name: /Fjord og fjell/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.unroute(BROKEN_HOME.calls);
  await tryAgain(themes);
  await expect(themes.getByRole('listitem').first()).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [what, calls] of [
  ['related documents of an article', '**/documents/fields?*'],
  ['themes of an article', '**/api/v3/themes/*'],
] as const)
  test(`${what}: a failed section is reported and can be retried @phone`, async ({ page }) => {
    await follow(page, { from: '/explore/list/articles', link: /Bergkunsten i Alta/, calls });
    const title = page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' });
    await expect(title).toBeVisible();
    await expect(message(page)).toBeVisible();
    await page.unroute(calls);
    await tryAgain(page);
    await expect(message(page)).toBeHidden();
    await expect(title).toBeVisible();
    const themes = page.getByRole('navigation', { name: 'Temaer' }).getByRole('link');
    await expect(themes).not.toHaveCount(0);
  });

test('the failed content of a museum is reported and can be retried @phone', async ({ page }) => {
  const calls = '**/documents/?*owner_id=*';
  await follow(page, { from: '/explore/list/museums', calls, link: /Fjord og fjell/ });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fjord og fjell/);
  await expect(message(page)).toBeVisible();
  await page.unroute(calls);
  await tryAgain(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /stavkirke/ })
      .first(),
  ).toBeVisible();
});

test('a section that fails without a network reports that @phone', async ({ page, context }) => {
  await follow(page, BROKEN_HOME);
  await expect(message(page)).toBeVisible();
  await context.setOffline(true);
  const offline = page.getByRole('alert').filter({ hasText: 'Vi fikk ikke kontakt.' });
  await expect(offline).toBeVisible();
  await expect(offline.getByRole('button')).toHaveCount(0);
  await context.setOffline(false);
  await expect(message(page).getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
});

test.describe('a server-rendered page @phone', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 60.3975, longitude: 5.3245 } });

  for (const path of ['/', '/explore/list/articles'])
    test(`${path} stays unchanged when it cannot be sorted by distance`, async ({ page }) => {
      await page.route('**/api/v3/**', (route) => route.fulfill({ status: 503 }));
      const response = page.waitForResponse(/\/documents\/\?.*location=/);
      await page.goto(path);
      await response;
      const row = page.getByRole('main').getByRole('link', { name: /^Bergkunsten i Alta/ });
      // The distance is calculated without a request.
      await expect(row).toContainText(/\d\skm/);
      await page.unroute('**/api/v3/**');
      await row.press('Enter');
      await expect(page).toHaveURL(/\/article\/\d+$/);
    });

  test('the front page retains a section that cannot be sorted by distance', async ({ page }) => {
    await page.route('**/api/v3/owners/?*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    const near = page.getByRole('region', { name: /Nær deg/ }).getByRole('listitem');
    await expect(near.first()).toContainText(/Bryggen|Schøtstuene/);
    const museums = page.getByRole('region', { name: 'Museer' }).getByRole('listitem');
    await expect(museums.filter({ hasText: 'Fjord og fjell' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });
});
