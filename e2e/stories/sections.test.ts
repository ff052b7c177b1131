import { expect, test } from '../visitor.ts';

test.describe('a server-rendered page @phone', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 60.3975, longitude: 5.3245 },
    expectedErrors: [/status of 503/],
  });

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
    const failed = page.getByRole('alert').filter({ hasText: 'ikke lastet inn innholdet' });
    await expect(failed).toHaveCount(0);
  });
});
