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
  }) => {
    await page.goto(PLACE);
    await hydrated(page);
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByText(/\d+ sted(er)? i utsnittet/).first()).toBeVisible();
    const showList = page.getByRole('button', { name: 'Vis liste' });
    if (await showList.isVisible()) await showList.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bryggen' }).first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Visby' })).toHaveCount(0);
  });

  test('keeps the view in the address, so that back returns to it', async ({ page }) => {
    await page.goto(PLACE);
    await hydrated(page);
    await expect(page.getByText(/i utsnittet/).first()).toBeVisible();
    const showList = page.getByRole('button', { name: 'Vis liste' });
    if (await showList.isVisible()) await showList.click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Bryggen' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/article\/102|s=102/);
    await page.goto('/article/102');
    await page.goBack();
    await expect(page).toHaveURL(/c=60\.39/);
  });

  test('names its sources', async ({ page }) => {
    await page.goto(PLACE);
    await expect(page.getByText(/GeoNames/).first()).toBeVisible();
  });
});
