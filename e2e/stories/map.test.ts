import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  checkedIn,
  delayRequests,
  accessibilityViolations,
  expect,
  openPage,
  test,
} from '../visitor.ts';
import { tabTo } from '../walker.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
/** Red, green and blue of the pins of stops (map-palette.ts). */
const STOP = [0xb4, 0x47, 0x2f];

/** Pixels of the screen in this box that have the colour of a stop. */
async function countPinPixels(page: Page, clip: typeof NOWHERE): Promise<number> {
  const png = await page.screenshot({ clip, scale: 'css' });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (STOP.every((channel, part) => Math.abs((data[at + part] ?? 0) - channel) < 4)) count += 1;
  return count;
}

const PLACE = '/explore/map?c=60.397,5.324&z=13';

test.describe('the map', () => {
  test('the map draws land and water, attributes its sources, and syncs the list with the view @webkit', async ({
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

  test('the list keeps its rows when the places of the map have loaded @phone', async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/documents/mapdata*');
    await openPage(page, '/explore/map?v=list');
    const rows = page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await rows.evaluateAll((items) => items.forEach((item) => item.setAttribute('data-first', '')));
    release();
    await expect(page.getByText(/\d+ treff på kartet nå/)).toBeVisible();
    await expect(page.locator('[data-first]').first()).toBeVisible();
  });

  test('the list is sorted by distance from the visitor, wherever the map’s centre is, and keeps the focused row in view @phone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await openPage(page, '/explore/map?c=58.5,15&z=5');
    await page.getByRole('button', { name: 'Vis liste' }).click();
    const listed = page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
    // The nearest to the centre; the list follows its button in tab order.
    const focused = listed.getByRole('link', { name: /^Mälardalens museer/ });
    await tabTo(page, focused);
    await context.setGeolocation({ latitude: 57.64, longitude: 18.29 });
    await expect(listed.first()).toContainText('Ostkustens museer');
    await expect(listed.first()).toContainText(/\d\s?(m|km)/);
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ ratio: 1 });
  });

  test('the map opens on the places of the visitor’s museum, and covers neither its banner nor its own buttons', async ({
    page,
  }) => {
    const name = 'Nordavind kystmuseum';
    await checkedIn(page, { id: '12', name, slug: 'nordavind' });
    await openPage(page, '/explore/map');
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
    // The centre of the museum's places, not of Norway and Sweden.
    await expect(page).toHaveURL(/\?c=68\.\d+,(?:17|18)\.\d+&z=/);
    const banner = page.getByRole('region', { name: 'Innsjekket museum' });
    await tabTo(page, banner.getByRole('button', { name: /^Sjekk ut/ }));
    await tabTo(page, page.getByRole('button', { name: 'Vis hvor jeg er' }));
    await expect(page.getByRole('button', { name: 'Zoom ut' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
      page.viewportSize()?.height,
    );
  });

  test('the map’s buttons cover no stop of a walk that it opens on @phone', async ({ page }) => {
    await openPage(page, '/group/307/map');
    const map = page.locator('[data-status=ready]');
    await expect(map.locator('canvas')).toBeVisible();
    const first = (await button(page, 'Vis hvor jeg er').boundingBox()) ?? NOWHERE;
    const last = (await button(page, 'Zoom ut').boundingBox()) ?? NOWHERE;
    await page.addStyleTag({ content: '[data-status] [data-print] { visibility: hidden }' });
    const whole = (await map.boundingBox()) ?? NOWHERE;
    await expect.poll(() => countPinPixels(page, whole)).toBeGreaterThan(1000);
    const x = Math.min(first.x, last.x);
    const width = whole.x + whole.width - x;
    const buttons = { x, y: first.y, width, height: last.y + last.height - first.y };
    expect(await countPinPixels(page, buttons)).toBe(0);
  });

  test('the URL holds the map’s view and its kinds, which Back restores; writing it never cancels a navigation @phone', async ({
    page,
  }) => {
    const zoomIn = page.getByRole('button', { name: 'Zoom inn' });
    const list = page.getByRole('main').getByRole('list', { name: 'Steder' });
    const rebus = page
      .getByRole('navigation', { name: 'Vis på kartet' })
      .getByRole('link', { name: 'Rebusløp' });
    const bryggen = list.getByRole('link', { name: /^Bryggen i Bergen/ });
    await openPage(page, PLACE);
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();

    await test.step('Back restores the view that a URL contains', async () => {
      await zoomIn.click();
      await expect(page).toHaveURL(/z=14$/);
      await rebus.click();
      await expect(page).toHaveURL(/z=14&k=rebus$/);
      await zoomIn.click();
      await expect(page).toHaveURL(/z=15&k=rebus$/);
      await page.goBack();
      await expect(page).toHaveURL(/z=14$/);
      // The map follows the URL.
      await expect(rebus).not.toHaveAttribute('aria-current', 'true');
      await zoomIn.click();
      await expect(page).toHaveURL(/z=15$/);
    });

    await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/på kartet nå/)).toBeVisible();
    const view = /z=15&v=list$/;
    await expect(page).toHaveURL(view);

    await test.step('kinds are selected one by one', async () => {
      await expect(bryggen).toBeVisible();
      await rebus.click();
      await expect(page).toHaveURL(/k=rebus/);
      await expect(rebus).toHaveAttribute('aria-current', 'true');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/k=/);
      await expect(bryggen).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    const release = await delayRequests(page, /\/documents\/102/);
    await bryggen.click();
    await expect(page).toHaveURL(/\/article\/102$/);
    // Delayed for longer than the map waits before it writes its view.
    await expect(page.getByRole('main').getByText('Siden lastes')).toBeAttached();
    release();
    const article = page.getByRole('heading', { level: 1, name: 'Bryggen i Bergen' });
    await expect(article).toBeVisible();
    await expect(page).toHaveURL(/\/article\/102$/);
    await page.goBack();
    await expect(page).toHaveURL(view);
  });
});

test.describe('a map with more points than a list', () => {
  // Made-up places have no pages to prefetch.
  test.use({ expectedErrors: [/404/] });
  const ROWS = 120;
  const rows = (page: Page) =>
    page.getByRole('main').getByRole('list', { name: 'Steder' }).getByRole('listitem');

  test.beforeEach(async ({ page, request }) => {
    // As many places as needed, all like one of the pack.
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

  test('the map’s list grows page by page, and Back restores it @phone', async ({ page }) => {
    await openPage(page, PLACE);
    await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(`${ROWS} treff på kartet nå`)).toBeVisible();
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
    await expect(rows(page)).toHaveCount(ROWS);
  });
});

test('without WebGL the map is replaced by a message, and its list leads to the places @phone @engines', async ({
  page,
}) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await openPage(page, PLACE);
  await expect(page.getByText('Kartet kan ikke vises i denne nettleseren.')).toBeVisible();
  await page.getByRole('button', { name: 'Vis liste' }).click();
  await page
    .getByRole('list', { name: 'Steder' })
    .getByRole('link', { name: /^Bryggen i Bergen/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bryggen i Bergen' })).toBeVisible();
});

test.describe('the map without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of the chosen kind replaces the map @engines', async ({ page }) => {
    await page.goto(PLACE);
    await page.getByRole('link', { name: 'Rebusløp' }).first().click();
    await expect(page).toHaveURL(/k=rebus/);
    await expect(page.getByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bryggen i Bergen/ })).toHaveCount(0);
  });
});
