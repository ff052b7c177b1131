import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, test } from '../visitor.ts';

const PLACE = '/explore/map?c=60.397,5.324&z=13';

test.describe('the map', () => {
  test('opens from explore', async ({ page }) => {
    await page.goto('/explore');
    await expect(page).toHaveURL(/\/explore\/map\/?$/);
    await expect(page.getByRole('region', { name: /Kart/ }).first()).toBeVisible();
  });

  test('draws land and water, and keeps the list in step with what is in view', async ({
    page,
    isMobile,
  }) => {
    await page.goto(PLACE);
    await hydrated(page);
    await expect(page.locator('canvas')).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/\d+ treff på kartet nå/)).toBeVisible();
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(listed.filter({ hasText: 'Bryggen i Bergen' })).toBeVisible();
    await expect(listed.filter({ hasText: 'Karlskrona' })).toHaveCount(0);
  });

  test('keeps the view in the address, so that back returns to it', async ({ page, isMobile }) => {
    await page.goto(PLACE);
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/på kartet nå/)).toBeVisible();
    const view = isMobile ? /z=13&v=list$/ : /z=13$/;
    await expect(page).toHaveURL(view);
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
    await listed.filter({ hasText: 'Bryggen i Bergen' }).click();
    await expect(page).toHaveURL(/\/article\/102$/);
    await page.goBack();
    await expect(page).toHaveURL(view);
  });

  test('names its sources', async ({ page }) => {
    await page.goto(PLACE);
    await expect(page.getByText(/GeoNames/).first()).toBeVisible();
  });
});

test.describe('the kinds on the map', () => {
  const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Steder' });
  const kind = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Vis på kartet' }).getByRole('link', { name });

  test('are chosen one by one, kept in the address, and taken back by back', async ({
    page,
    isMobile,
  }) => {
    await page.goto(PLACE);
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/på kartet nå/)).toBeVisible();
    await expect(list(page).getByRole('link', { name: /^Bryggen i Bergen/ })).toBeVisible();
    await kind(page, 'Rebusløp').click();
    await expect(page).toHaveURL(/k=rebus/);
    await expect(kind(page, 'Rebusløp')).toHaveAttribute('aria-current', 'true');
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(list(page).getByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/k=/);
    await expect(list(page).getByRole('link', { name: /^Bryggen i Bergen/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('show museums, which lead to their pages', async ({ page, isMobile }) => {
    await page.goto('/explore/map?k=owner');
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await list(page)
      .getByRole('link', { name: /^Mälardalens museer/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mälardalens museer');
  });
});

test('an address reads as a person would write it', async ({ page }) => {
  await page.goto('/article/102');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Vis på kartet' }).first().click();
  await expect(page).toHaveURL(/\/explore\/map\?c=60\.\d+,5\.\d+/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of a chosen kind takes the place of the map', async ({ page }) => {
    await page.goto(PLACE);
    await page.getByRole('link', { name: 'Rebusløp' }).first().click();
    await expect(page).toHaveURL(/k=rebus/);
    await expect(page.getByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bryggen i Bergen/ })).toHaveCount(0);
  });
});
