/** The map's page before its live map opens: tiles drawn by the server, and pins. */
import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  checkedIn,
  delayRequests,
  expect,
  openPage,
  test,
} from '../visitor.ts';
import { tabTo } from '../walker.ts';

const tiles = (page: Page) => page.locator('img[src^="/basemap/static/"]');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Runs in the page: all colours of some images, as `r,g,b`. */
function coloursOf(images: Element[]): string[] {
  const side = 64;
  const pen = new OffscreenCanvas(side, side).getContext('2d');
  const colours = new Set<string>();
  for (const image of images) {
    if (!(image instanceof HTMLImageElement) || !image.complete) continue;
    pen?.drawImage(image, 0, 0, side, side);
    const pixels = pen?.getImageData(0, 0, side, side).data ?? [];
    for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.slice(at, at + 3).join());
  }
  return [...colours];
}

/** Runs in the page: which images there are, and where. */
const placesOf = (images: Element[]): string[] =>
  images.map((image) => {
    const { x, y, width } = image.getBoundingClientRect();
    return `${image.getAttribute('src')} ${x} ${y} ${width}`;
  });

/** Runs in the page. */
const areLoaded = (images: Element[]): boolean =>
  images.every((image) => image instanceof HTMLImageElement && image.complete);

/** Runs in the page. */
const requestedTiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/basemap/static/'));

const LAND_AND_WATER = expect.arrayContaining(['246,243,236', '198,216,228']);

test.describe('the static map, until it is touched @phone', () => {
  const VIEW = '/explore/map?c=60.4,5.3&z=9';
  const isDrawn = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

  test('the list follows it, and a touched pin is selected and brought above its card', async ({
    page,
  }) => {
    await openPage(page, VIEW);
    await expect.poll(() => tiles(page).first().evaluate(isDrawn)).toBe(true);
    await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await button(page, 'Vis liste').click();
    await expect(page.getByText(/\d+ treff på kartet nå/)).toBeVisible();
    await button(page, 'Vis kart').click();
    // A pin has a glyph, a cluster a number.
    await page.locator('[data-status] svg g:has(path + path)').first().click();
    await expect(page.locator('[data-card]')).toBeVisible();
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
    await expect(page).toHaveURL(/\?c=60\.\d+,5\.\d+&z=9&s=\d+$/);
  });

  test('its tiles have the colours of land and water @engines', async ({ page }) => {
    await openPage(page, VIEW);
    // A style sheet of the image's own, which the policy of its response may forbid.
    await expect.poll(() => tiles(page).evaluateAll(coloursOf)).toEqual(LAND_AND_WATER);
  });

  test('the keyboard opens the live map in the same view, which has the focus then', async ({
    page,
  }) => {
    await openPage(page, VIEW);
    const map = page.getByRole('region', { name: /^Kart\./ });
    await tabTo(page, map);
    await expect(page.locator('[data-status=ready] canvas')).toBeFocused();
    await expect(map).toHaveCount(1);
    expect(page.url()).toMatch(/\?c=60\.4,5\.3&z=9$/);
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/z=10$/);
  });

  test('a zoom button opens the live map and zooms it', async ({ page }) => {
    await openPage(page, VIEW);
    await button(page, 'Zoom inn').press('Enter');
    await expect(page).toHaveURL(/z=10$/);
    await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
  });

  test.describe('whose tiles cannot be loaded', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('the live map opens at once', async ({ page }) => {
      await page.route('**/basemap/static/**', (route) => route.fulfill({ status: 503 }));
      await openPage(page, VIEW);
      await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
    });
  });
});

test.describe('the static map, before the site’s script has loaded', () => {
  const pins = (page: Page) => page.locator('[data-status=static] svg g');
  /** A page that has been parsed for five seconds loads it before the others, and waits for it. */
  const WITHOUT_SCRIPT = { waitUntil: 'commit' } as const;

  test('its tiles are drawn, and are the same, requested once, when the script has run @engines', async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/explore/map', WITHOUT_SCRIPT);
    await expect.poll(() => tiles(page).evaluateAll(coloursOf)).toEqual(LAND_AND_WATER);
    await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
    await expect.poll(() => tiles(page).evaluateAll(areLoaded)).toBe(true);
    const before = await tiles(page).evaluateAll(placesOf);
    release();
    await expect(pins(page).first()).toBeVisible();
    expect(await tiles(page).evaluateAll(placesOf)).toEqual(before);
    const requested = await page.evaluate(requestedTiles);
    expect(requested).toHaveLength(before.length);
    expect(new Set(requested).size).toBe(before.length);
  });

  test('its tiles have the language and the theme of the visitor @phone', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/sv/explore/map', WITHOUT_SCRIPT);
    await expect(tiles(page).first()).toHaveAttribute('src', /language=sv&theme=dark$/);
    release();
    await expect(pins(page).first()).toBeVisible();
    const requested = await page.evaluate(requestedTiles);
    expect(requested.filter((url) => !url.endsWith('?language=sv&theme=dark'))).toEqual([]);
  });

  test('no tile is requested for a live map, as of a museum’s visitor or a near view, or for a list @phone', async ({
    page,
  }) => {
    await delayRequests(page, '**/assets/*.js');
    await page.goto('/explore/map?v=list', WITHOUT_SCRIPT);
    await expect(button(page, 'Vis kart')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    await page.goto('/explore/map?c=60.397,5.324&z=13', WITHOUT_SCRIPT);
    await expect(button(page, 'Zoom ut')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
    await checkedIn(page, { id: '13', name: 'Bergverk', slug: 'bergverk' });
    await page.goto('/explore/map', WITHOUT_SCRIPT);
    await expect(button(page, 'Zoom ut')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
  });
});
