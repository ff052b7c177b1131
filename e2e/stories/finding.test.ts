import { expect, hydrated, openPage, test } from '../visitor.ts';

test.describe('finding a place', () => {
  test('a visitor goes from home by the list to an article, and back', async ({ page }) => {
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

  test('the list is sorted by distance once the position is known, including a horizontal row @phone', async ({
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

  test('home shows what is near a visitor who shares the position @phone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.3971, longitude: 5.3244 });
    await openPage(page, '/');
    const nearest = page
      .getByRole('region', { name: /Nær deg/ })
      .getByRole('listitem')
      .first();
    await expect(nearest).toContainText(/\d+(,\d)?\s(m|km)/);
  });

  test('a denied position is reported with what to do @phone', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Vis det som er nær meg' }).click();
    await expect(page.getByText('Vi får ikke se hvor du er')).toBeVisible();
  });
});

test('a URL with the right id and a wrong name leads to its page @phone', async ({ page }) => {
  await page.goto('/group/101');
  await expect(page).toHaveURL(/\/article\/101$/);
});

test.describe('an unknown URL @phone', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of [
    '/article/999999',
    '/article/abc',
    '/article/4011',
    '/nothing/here/at/all',
    '/@nobody',
    '/@a%00',
  ])
    test(`${path} is a 404 page with a link to the home page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Siden finnes ikke' }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('link', { name: 'Gå til forsiden' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
});
