import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

test.describe('a theme @phone', () => {
  test('the page of a theme counts its documents by kind, each with a URL', async ({ page }) => {
    await openPage(page, '/tag/byer-og-handel');
    const tabs = page.getByRole('navigation', { name: 'Innhold etter type' });
    for (const tab of await tabs.getByRole('link').all()) await expect(tab).toHaveText(/\d+$/);
    await tabs.getByRole('link', { name: /^Presentasjoner/ }).click();
    await expect(page).toHaveURL(/\/tag\/byer-og-handel\?tab=presentations$/);
    const rows = page.getByRole('list', { name: 'I dette temaet' }).getByRole('link');
    await expect(rows.filter({ hasText: 'Karlskrona' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Bryggen og Hansaen' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('a theme’s page shows its places on a map and in a list', async ({ page }) => {
    await openPage(page, '/tag/byer-og-handel');
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Vis kartet' }).click();
    await expect(page).toHaveURL(/\/tag\/byer-og-handel\/map$/);
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(/treff på kartet nå/)).toBeVisible();
    const rows = page.getByRole('list', { name: 'I dette temaet' }).getByRole('link');
    await expect(rows.filter({ hasText: 'Karlskrona' })).toBeVisible();
  });

  test('the URL of a page beyond the last shows the last', async ({ page }) => {
    const response = await page.goto('/tag/byer-og-handel?page=99');
    expect(response?.status()).toBe(200);
    await expect(page).not.toHaveURL(/page=99/);
  });
});
