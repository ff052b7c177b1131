import { expect, explainPosition, openPage, test } from '../visitor.ts';

test.describe('a presentation @phone', () => {
  test('a presentation has the same stops on a map, which explains the position before the browser asks, and in a list; Back restores the view and the place of its URL', async ({
    page,
  }) => {
    await openPage(page, '/group/302');
    await page
      .getByRole('navigation', { name: 'Visninger' })
      .getByRole('link', { name: 'Kart' })
      .click();
    await expect(page).toHaveURL(/\/group\/302\/map$/);
    await expect(page).toHaveTitle(/Bryggen og Hansaen på kartet/);
    const stops = page.getByRole('list', { name: 'Stopp på turen' }).getByRole('listitem');
    await expect(stops).toHaveCount(5);
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible();
    await explainPosition(page);
    await page.keyboard.press('Escape');
    await stops.getByRole('link', { name: /Visby/ }).click();
    await expect(page).toHaveURL(/\/group\/302\/article\/206$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Visby');
    await openPage(page, '/group/302/map?c=60.3975,5.3233&z=15&s=102');
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible();
    await page.getByRole('button', { name: 'Zoom ut' }).click();
    await expect(page).toHaveURL(/z=14/);
    await stops.getByRole('link', { name: /Bryggen i Bergen/ }).click();
    await expect(heading).toHaveText('Bryggen i Bergen');
    await page.goBack();
    await expect(page).toHaveURL(/\/map\?.*z=14.*s=102/);
  });
});

test('a rebus returns 404 for a post of another @phone', async ({ request }) => {
  const response = await request.get('/rebus/401/post/101');
  expect(response.status()).toBe(404);
});

test.describe('presentations without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/group/302/map', '/group/302/selection/3021/map'])
    test(`${path} lists its stops @engines`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: /Schøtstuene/ })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
});
