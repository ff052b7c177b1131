import type { Page } from '@playwright/test';
import {
  checkedIn,
  holdBack,
  MAP_TIMEOUT,
  accessibilityViolations,
  expect,
  openPage,
  test,
} from '../visitor.ts';
import { walkTo } from '../walker.ts';

const PLACE = '/explore/map?c=60.397,5.324&z=13';

test.describe('the map', () => {
  test('draws land and water, names its sources, and keeps the list in step with what is in view', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, PLACE);
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByText(/GeoNames/).first()).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/\d+ treff på kartet nå/)).toBeVisible();
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(listed.filter({ hasText: 'Bryggen i Bergen' })).toBeVisible();
    await expect(listed.filter({ hasText: 'Karlskrona' })).toHaveCount(0);
  });

  test('lists what is nearest to the visitor first, wherever its middle is', async ({
    page,
    context,
    isMobile,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 57.64, longitude: 18.29 });
    await openPage(page, '/explore/map?c=58.5,15&z=5');
    if (isMobile) {
      const toggle = page.getByRole('button', { name: 'Vis liste' });
      await toggle.click();
      // The list comes after its button, and the keyboard goes on into it.
      await walkTo(page, page.getByRole('list', { name: 'Steder' }).getByRole('link'));
    }
    const listed = page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
    await expect(listed.first()).toContainText('Ostkustens museer');
    await expect(listed.first()).toContainText(/\d\s?(m|km)/);
  });

  test('leaves the banner of a museum to be seen and pressed, and its own buttons too', async ({
    page,
  }) => {
    const name = 'Bergverk – museet for gruver og industri';
    await checkedIn(page, { id: '13', name, slug: 'bergverk' });
    await openPage(page, PLACE);
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible(MAP_TIMEOUT);
    const banner = page.getByRole('region', { name: 'Innsjekket museum' });
    await walkTo(page, banner.getByRole('button', { name: /^Sjekk ut/ }));
    await walkTo(page, page.getByRole('button', { name: 'Vis hvor jeg er' }));
    await expect(page.getByRole('button', { name: 'Zoom ut' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
      page.viewportSize()?.height,
    );
  });

  test('opens on the places of the museum that the visitor has checked in at', async ({ page }) => {
    await checkedIn(page, { id: '14', name: 'Mälardalens museer', slug: 'malardalen' });
    await openPage(page, '/explore/map');
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible(MAP_TIMEOUT);
    // The middle of Svealand, not of Norway and Sweden.
    await expect(page).toHaveURL(/\?c=60\.\d+,1[67]\.\d+&z=/);
  });

  test('keeps the view in the address, so that back returns to it', async ({ page, isMobile }) => {
    await openPage(page, PLACE);
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

  test.describe('on a machine that takes its time', () => {
    test.use({ reducedMotion: 'reduce' });

    test('never takes back a press on a link to write down its view', async ({
      page,
      isMobile,
    }) => {
      await openPage(page, PLACE);
      await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
      const release = await holdBack(page, /\/documents\/102/);
      await page.getByRole('button', { name: isMobile ? 'Vis liste' : 'Zoom inn' }).click();
      const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
      await listed.filter({ hasText: 'Bryggen i Bergen' }).click();
      await expect(page).toHaveURL(/\/article\/102$/);
      // Said later than the map lets its view rest before it writes it.
      await expect(page.getByRole('main').getByText('Siden lastes')).toBeAttached();
      release();
      const article = page.getByRole('heading', { level: 1, name: 'Bryggen i Bergen' });
      await expect(article).toBeVisible(MAP_TIMEOUT);
      await expect(page).toHaveURL(/\/article\/102$/);
    });
  });

  test('goes back to the view that an address names', async ({ page }) => {
    await openPage(page, PLACE);
    const zoomIn = page.getByRole('button', { name: 'Zoom inn' });
    const kind = page.getByRole('link', { name: 'Rebusløp' });
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
    await zoomIn.click();
    await expect(page).toHaveURL(/z=14$/);
    await kind.first().click();
    await expect(page).toHaveURL(/z=14&k=rebus$/);
    await zoomIn.click();
    await expect(page).toHaveURL(/z=15&k=rebus$/);
    await page.goBack();
    await expect(page).toHaveURL(/z=14$/);
    await zoomIn.click();
    await expect(page).toHaveURL(/z=15$/);
  });

  test('reads an address with its comma encoded, and writes it with a comma', async ({ page }) => {
    await openPage(page, PLACE.replace(',', '%2C'));
    await expect(page).toHaveURL(new RegExp(`${PLACE.replace('?', '\\?')}$`));
    await expect(page.getByText(/på kartet nå/)).toBeAttached();
  });
});

test.describe('a map that holds more than a list', () => {
  // Made-up places have no pages to be fetched ahead.
  test.use({ expectedErrors: [/404/] });
  const ROWS = 120;
  const rows = (page: Page) =>
    page.getByRole('main').getByRole('list', { name: 'Steder' }).getByRole('listitem');

  test.beforeEach(async ({ page, request }) => {
    // As many places as it takes, all like one of the pack's.
    const response = await request.get('/api/v3/documents/fields?d=102', {
      headers: { 'api-key': 'varde-local' },
    });
    const { items } = (await response.json()) as { items: object[] };
    const points = Array.from({ length: ROWS }, (_, at) => [
      5_000 + at,
      2,
      60.397,
      5.32 + at / 1e5,
    ]);
    await page.route('**/documents/mapdata*', (route) => route.fulfill({ json: { points } }));
    await page.route('**/documents/fields*', (route) => {
      const ids = new URL(route.request().url()).searchParams.getAll('d').map(Number);
      return route.fulfill({ json: { items: ids.map((id) => ({ ...items[0], id })) } });
    });
  });

  test('unfolds it page by page, from where the reader is, and finds it so again', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, PLACE);
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(`${ROWS} treff på kartet nå`)).toBeVisible(MAP_TIMEOUT);
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('link', { name: 'Vis flere' }).press('Enter');
    await expect(rows(page)).toHaveCount(100);
    await expect(rows(page).nth(50).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(/[?&]p=2/);
    await page.getByRole('link', { name: 'Vis flere' }).press('Enter');
    await expect(rows(page)).toHaveCount(ROWS);
    await expect(page.getByRole('link', { name: 'Vis flere' })).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]p=3/);
    await page.reload();
    await expect(rows(page)).toHaveCount(ROWS, MAP_TIMEOUT);
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
    await openPage(page, PLACE);
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
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('show museums, which lead to their pages', async ({ page, isMobile }) => {
    await openPage(page, '/explore/map?k=owner');
    if (isMobile) await page.getByRole('button', { name: 'Vis liste' }).click();
    await list(page)
      .getByRole('link', { name: /^Mälardalens museer/ })
      .click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Mälardalens museer', MAP_TIMEOUT);
  });
});

test('an address reads as a person would write it', async ({ page }) => {
  await openPage(page, '/article/102');
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
