import { expect, hydrated, test } from '../visitor.ts';

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
