import { expect, openPage, test } from '../visitor.ts';

test('a theme’s page shows its places on a map and in a list @phone', async ({ page }) => {
  await openPage(page, '/tag/byer-og-handel');
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Vis kartet' }).click();
  await expect(page).toHaveURL(/\/tag\/byer-og-handel\/map$/);
  await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible();
  await expect(page.getByText(/treff på kartet nå/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'I dette temaet' }).getByRole('link');
  await expect(rows.filter({ hasText: 'Karlskrona' })).toBeVisible();
});
