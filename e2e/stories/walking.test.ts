import { MAP_TIMEOUT, expect, openPage, test } from '../visitor.ts';

test.describe('a presentation @phone', () => {
  test('a presentation has the same stops on a map and in a list', async ({ page }) => {
    await openPage(page, '/group/302');
    await page
      .getByRole('navigation', { name: 'Visninger' })
      .getByRole('link', { name: 'Kart' })
      .click();
    await expect(page).toHaveURL(/\/group\/302\/map$/);
    await expect(page).toHaveTitle(/Bryggen og Hansaen på kartet/);
    const stops = page.getByRole('list', { name: 'Stopp på turen' }).getByRole('listitem');
    await expect(stops).toHaveCount(5);
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible(MAP_TIMEOUT);
    await stops.getByRole('link', { name: /Visby/ }).click();
    await expect(page).toHaveURL(/\/group\/302\/article\/206$/);
    const visby = page.getByRole('heading', { level: 1, name: 'Visby' });
    await expect(visby).toBeVisible(MAP_TIMEOUT);
  });

  test('a presentation’s map marks the place of its URL, restored by Back', async ({ page }) => {
    await openPage(page, '/group/302/map?c=60.3975,5.3233&z=15&s=102');
    const map = page.getByRole('region', { name: /^Kart\./ });
    await expect(map).toBeVisible(MAP_TIMEOUT);
    await page.getByRole('button', { name: 'Zoom ut' }).click();
    await expect(page).toHaveURL(/z=14/);
    await page
      .getByRole('list', { name: 'Stopp på turen' })
      .getByRole('link', { name: /Bryggen i Bergen/ })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Bryggen i Bergen', MAP_TIMEOUT);
    await page.goBack();
    await expect(page).toHaveURL(/\/map\?.*z=14.*s=102/);
  });

  test('a presentation can be followed from stop to stop', async ({ page }) => {
    await openPage(page, '/group/302/article/117');
    const navigation = page.getByRole('navigation', { name: 'Veien videre' });
    await expect(navigation.getByText('2 av 5')).toBeVisible();
    await navigation.getByRole('link', { name: /Neste/ }).click();
    await expect(page).toHaveURL(/\/group\/302\/article\/212$/);
    await expect(navigation.getByText('3 av 5')).toBeVisible();
    await navigation.getByRole('link', { name: /Forrige/ }).click();
    await expect(page).toHaveURL(/\/group\/302\/article\/117$/);
    await navigation.getByRole('link', { name: 'Bryggen og Hansaen' }).click();
    await expect(page).toHaveURL(/\/group\/302$/);
  });

  test('a stop shows its number in the presentation', async ({ page }) => {
    await page.goto('/group/302/selection/3021');
    const trail = page.getByRole('navigation', { name: 'Brødsmulesti' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Hjem',
      'Presentasjoner',
      'Bryggen og Hansaen',
      'Vestover: Bergen',
    ]);
    await expect(trail.getByText('Vestover: Bergen')).toHaveAttribute('aria-current', 'page');
    await trail.getByRole('link', { name: 'Bryggen og Hansaen' }).click();
    await expect(page).toHaveURL(/\/group\/302$/);
  });
});

test.describe('when the stops of a presentation fail to load @phone', () => {
  test.use({ expectedErrors: [/503/] });

  test('the rest of the presentation is intact, and a retry loads the stops', async ({ page }) => {
    await openPage(page, '/explore/list/presentations');
    await page.route('**/documents/fields?*', (route) => route.fulfill({ status: 503 }));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Bryggen og Hansaen/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bryggen og Hansaen');
    const message = page
      .getByRole('alert')
      .filter({ hasText: 'Vi fikk ikke lastet inn innholdet' });
    // In place of both the stops and the related documents: one click reloads both.
    await expect(message).toHaveCount(2);
    await page.unroute('**/documents/fields?*');
    await message.getByRole('button', { name: 'Prøv igjen' }).first().click();
    await expect(page.getByRole('heading', { name: /Stopp på turen/ })).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});

test('a selection has its own list and map @phone', async ({ page }) => {
  await openPage(page, '/group/302/selection/3022');
  const views = page.getByRole('navigation', { name: 'Visninger' });
  await views.getByRole('link', { name: /Liste/ }).click();
  await expect(page).toHaveURL(/\/selection\/3022\/list$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Visby/ })).toBeVisible();
  await views.getByRole('link', { name: 'Kart' }).click();
  await expect(page).toHaveURL(/\/selection\/3022\/map$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Visby/ })).toBeVisible();
});

test.describe('a rebus before it is started @phone', () => {
  test('a rebus lists its posts without exposing hidden ones', async ({ page }) => {
    await page.goto('/rebus/401/list');
    const posts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Låst|Skjult/ });
    await expect(posts).toHaveCount(5);
    await expect(posts.first()).toContainText('Fisketorget');
    await expect(posts.nth(1)).toContainText('Skjult post');
    // None of them is a link.
    await expect(posts.locator('a[href]')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/Foran gavlene|Enhjørning/);
  });

  test('a rebus explains how locked posts open, on its map too', async ({ page }) => {
    await page.goto('/rebus/401/post/4011');
    await expect(page.getByRole('heading', { level: 1, name: 'Fisketorget' })).toBeVisible();
    await expect(page.getByText('Kom nærmere enn 50 m fra posten.')).toBeVisible();
    expect(await page.content()).not.toContain('sømine');
    await page.getByRole('main').getByRole('link', { name: 'Til Rundt Bryggen' }).click();
    await expect(page).toHaveURL(/\/rebus\/401$/);
    await page.goto('/rebus/401/post/4012');
    await expect(page.getByRole('heading', { level: 1, name: 'Skjult post' })).toBeVisible();
    await expect(page.getByText('Denne posten dukker opp når')).toBeVisible();
    await expect(page).not.toHaveTitle(/gavlene/);
    expect(await page.content()).not.toMatch(/Foran gavlene|Enhjørning/);
    await page.goto('/rebus/401/map');
    expect(await page.content()).not.toMatch(/Foran gavlene|60\.39722/);
    await expect(page.getByText('Skjult post').first()).toBeVisible();
  });

  test.describe('a post of another rebus', () => {
    test.use({ expectedErrors: [/404/] });

    test('a rebus returns 404 for a post of another', async ({ page }) => {
      const response = await page.goto('/rebus/401/post/101');
      expect(response?.status()).toBe(404);
    });
  });
});

test.describe('presentations without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/group/302/map', '/group/302/selection/3021/map'])
    test(`${path} lists its stops`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: /Schøtstuene/ })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
});
