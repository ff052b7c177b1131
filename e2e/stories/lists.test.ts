import { checkedIn, delayRequests, expect, openPage, test } from '../visitor.ts';
import type { Page } from '@playwright/test';

const PAGE = 10;
const rows = (page: Page) => page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
const more = (page: Page) => page.getByRole('link', { name: 'Vis flere' });

test.describe('a long list', () => {
  test('every tab has a count @phone', async ({ page }) => {
    await page.goto('/explore/list/museums');
    const tabs = page.getByRole('navigation', { name: 'Lister' }).getByRole('link');
    await expect(tabs).toHaveCount(6);
    for (const tab of await tabs.all()) await expect(tab).toHaveText(/\d+$/);
  });

  test('a list grows by scrolling, and Back returns to the same position', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await expect(rows(page)).toHaveCount(PAGE);
    await more(page).scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(2 * PAGE);
    await expect(page).toHaveURL(/\/articles\?page=2$/);
    const link = rows(page).nth(14).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const top = await link.evaluate((row) => row.getBoundingClientRect().top);
    await link.click();
    await expect(page).toHaveURL(/\/article\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/articles\?page=/);
    await expect(link).toBeInViewport();
    await expect
      .poll(async () => link.evaluate((row) => row.getBoundingClientRect().top))
      .toBeCloseTo(top, -1);
  });

  test('the URL holds how far a list has grown, also after scrolling back @phone', async ({
    page,
  }) => {
    await openPage(page, '/explore/list/articles');
    const releaseRows = await delayRequests(page, /\/documents\/?\?.*page=2/);
    await page.route(/\/documents\/\d+\?/, () => undefined);
    const request = page.waitForRequest(/page=2/);
    await more(page).scrollIntoViewIfNeeded();
    await request;
    await rows(page).nth(8).getByRole('link').click();
    await expect(page).toHaveURL(/\/article\/\d+$/);
    const response = page.waitForResponse(/page=2/);
    releaseRows();
    await response;
    await page.goBack();
    await expect(rows(page)).toHaveCount(2 * PAGE);
    await expect(page).toHaveURL(/\/articles\?page=2$/);
  });

  test('a list grows by click, and the focus moves to the first new row @phone', async ({
    page,
  }) => {
    await openPage(page, '/explore/list/articles');
    // Without scrolling to it, which alone would make the list grow.
    await more(page).evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeFocused();
    await expect(page.getByText('Viser 20 av')).toBeVisible();
  });

  test('the focus moves to the first new row also while rows load @phone', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    const release = await delayRequests(page, /\/documents\/?\?.*page=2/);
    const request = page.waitForRequest(/page=2/);
    await more(page).scrollIntoViewIfNeeded();
    await request;
    await more(page).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeFocused();
  });

  test('a growing list does not move a focused button', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await more(page).focus();
    await expect(more(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(2 * PAGE);
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeFocused();
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeInViewport();
  });

  test('a list ends with all rows and without a button @phone', async ({ page }) => {
    await page.goto('/explore/list/articles?page=99');
    await expect(page).not.toHaveURL(/page=99/);
    const last = Number(new URL(page.url()).searchParams.get('page'));
    await openPage(page, `/explore/list/articles?page=${String(last - 1)}`);
    await expect(rows(page)).toHaveCount((last - 1) * PAGE);
    await more(page).scrollIntoViewIfNeeded();
    await expect(more(page)).toHaveCount(0);
    const all = await rows(page).count();
    await expect(page.getByText(`Viser ${all} av ${all}`)).toBeVisible();
  });

  test('the URL of a page beyond the last of any list shows the last @phone', async ({ page }) => {
    for (const tab of ['articles', 'museums', 'themes', 'rebus', 'presentations', 'selections'])
      await test.step(tab, async () => {
        const response = await page.goto(`/explore/list/${tab}?page=99`);
        expect(response?.status()).toBe(200);
        await expect(page).not.toHaveURL(/page=99/);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      });
  });
});

test.describe('a list that fails to grow @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test('a failed list reports the error, and grows by a retry', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await page.route('**/documents/?*page=2*', (route) => route.abort());
    await more(page).press('Enter');
    await expect(page.getByText('Vi fikk ikke hentet flere')).toBeVisible();
    await expect(rows(page)).toHaveCount(PAGE);
    await page.unroute('**/documents/?*page=2*');
    await more(page).press('Enter');
    await expect(rows(page)).toHaveCount(2 * PAGE);
  });
});

test.describe('lists without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('a list grows by links', async ({ page }) => {
    await page.goto('/explore/list/articles');
    await expect(rows(page)).toHaveCount(PAGE);
    await more(page).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows(page)).toHaveCount(2 * PAGE);
  });
});

test.describe('checked in at a museum @phone', () => {
  test('home, lists and map show what the museum has', async ({ page }) => {
    await checkedIn(page, { id: '13', name: 'Bergverk', slug: 'bergverk' });
    await page.goto('/explore/list/articles');
    await expect(page.getByRole('main').getByText(/bare det som hører til Bergverk/)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Bergkunsten i Alta' })).toHaveCount(0);
    await expect(rows(page).first()).toContainText('Bergverk');
    await page.goto('/');
    await expect(page.getByRole('main').getByText(/bare det som hører til Bergverk/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Museer/ }).getByRole('listitem')).toHaveCount(
      1,
    );
    await openPage(page, '/explore/map');
    await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByRole('main').getByText(/bare det som hører til Bergverk/)).toBeVisible();
    const places = page.getByRole('main').getByRole('list', { name: 'Steder' });
    await expect(places.getByRole('link', { name: /^Røros/ })).toBeVisible();
    await expect(places.getByRole('link', { name: /^Bergkunsten/ })).toHaveCount(0);
  });
});

test.describe('rebuses that fail to load @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the list of rebuses is empty with a message, and a retry loads them', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    const calls = '**/documents/?*schema_names=rebus*';
    await page.route(calls, (route) => route.fulfill({ status: 503 }));
    const tab = page.getByRole('main').getByRole('link', { name: /^Rebus/ });
    await tab.click();
    await expect(page).toHaveURL('/explore/list/rebus');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('alert').filter({ hasText: 'ikke lastet' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bryggen' }),
    ).toHaveCount(0);
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rundt Bryggen' }),
    ).toHaveCount(1);
  });
});
