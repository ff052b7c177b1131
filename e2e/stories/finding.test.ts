import { expect, hydrated, openPage, test } from '../visitor.ts';

test.describe('finding a place', () => {
  test('a visitor goes from home by the list to an article, and back @engines', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Museer', 'Temaer', 'Turer og presentasjoner', 'Rebusløp'])
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: /Vis alle: Steder/ }).click();
    await expect(page).toHaveURL(/\/explore\/list\/articles$/);
    await page.getByRole('link', { name: /^Bryggen i Bergen/ }).click();
    await expect(page).toHaveURL(/\/article\/\d+$/);
    await page.goBack();
    // The row is so near to the end of the list that the next ten may have loaded.
    await expect(page).toHaveURL(/\/explore\/list\/articles(\?page=2)?$/);
  });

  test('the list is sorted by distance once the position is known, including a horizontal row @phone @engines', async ({
    page,
    context,
  }) => {
    // Where there is room the cards stand in a grid, which does not move.
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.3971, longitude: 5.3244 });
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const watch = geolocation.watchPosition.bind(geolocation);
      geolocation.watchPosition = (...args) => {
        addEventListener('position-comes', () => watch(...args), { once: true });
        return 1;
      };
    });
    await openPage(page, '/');
    const first = page
      .getByRole('region', { name: /Rebusløp/ })
      .getByRole('listitem')
      .first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toContainText('Visby');
    await page.evaluate(() => dispatchEvent(new Event('position-comes')));
    await expect(first).toContainText('Bryggen');
    await expect(first).toBeInViewport({ ratio: 0.9 });
  });
});
