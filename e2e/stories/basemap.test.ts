/** The map with an external style, which the server of these stories is configured with. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openPage, test, requestsOf } from '../visitor.ts';

test.use({
  baseURL: process.env['STORY_MEDIA_URL'] ?? '',
  otherOrigins: ['https://style.example', 'https://tiles.example'],
  // Console messages for the requests that a story blocks.
  expectedErrors: [/Failed to load resource/],
});

const MAP = '/explore/map?c=60.39,5.32&z=8';
const CREDIT = { name: 'Museets kart' };

const raster = (template: string) => ({
  type: 'raster',
  tiles: [`https://tiles.example/${template}.png`],
  tileSize: 256,
});
const style = (sources: Record<string, object>) => ({
  version: 8,
  sources,
  layers: Object.keys(sources).map((source) => ({ id: source, type: 'raster', source })),
});

const ARCHIVE = {
  version: 8,
  sources: { own: { type: 'vector', url: 'pmtiles://https://tiles.example/own.pmtiles' } },
  layers: [{ id: 'land', type: 'fill', source: 'own', 'source-layer': 'land' }],
};
const GREY = { width: 8, height: 8, channels: 3, background: '#aaa' } as const;
const TILE = await sharp({ create: GREY }).png().toBuffer();

/** Stories of other subjects: a busy machine may need longer than the limit of eight seconds. */
const removeTimeLimit = (page: Page) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const withoutLimit = (...timer: Parameters<typeof setTimer>) =>
      timer[1] === 8_000 ? 0 : setTimer(...timer);
    Object.assign(window, { setTimeout: withoutLimit });
    AbortSignal.timeout = () => new AbortController().signal;
  });

async function openMap(page: Page): Promise<string[]> {
  const requests = requestsOf(page);
  await openPage(page, MAP);
  await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
  return requests;
}

const headers = { 'access-control-allow-origin': '*' };
const mockJson = (page: Page, url: string, json: object) =>
  page.route(url, (route) => route.fulfill({ json, headers }));
const isBundled = (url: string): boolean => url.includes('/basemap/nordic.pmtiles');
const bundledCredit = (page: Page) => page.getByRole('link', { name: 'GeoNames' });

test('the map draws an external style in the tile order of its URLs, with gaps for missing or invalid tiles @phone', async ({
  page,
}) => {
  const sources = {
    rows: raster('rows/{z}/{y}/{x}'),
    columns: raster('columns/{z}/{x}/{y}'),
    gaps: raster('gaps/{z}/{y}/{x}'),
  };
  await mockJson(page, 'https://style.example/light.json', style(sources));
  await page.route('https://tiles.example/**', (route) =>
    route.fulfill({ body: TILE, contentType: 'image/png', headers }),
  );
  await page.route('https://tiles.example/gaps/**', (route) => {
    const isMissing = /[02468]\.png$/.test(route.request().url());
    return route.fulfill(isMissing ? { status: 404, headers } : { body: '<p>hei', headers });
  });
  await removeTimeLimit(page);
  const requests = await openMap(page);
  const tilesOf = (order: string) =>
    requests
      .map((url) => new RegExp(`example/${order}/(\\d+)/(\\d+)/(\\d+)\\.png$`).exec(url))
      .filter((match) => match !== null)
      .map(([, z, first, second]) => [z, first, second]);
  const rows = () => tilesOf('rows').map(([z, y, x]) => [z, x, y].join('/'));
  const columns = () => tilesOf('columns').map((tile) => tile.join('/'));
  expect(rows().length).toBeGreaterThan(1);
  expect(rows().toSorted()).toEqual(columns().toSorted());
  expect(tilesOf('gaps').length).toBeGreaterThan(1);
  await expect(page.getByRole('link', CREDIT)).toBeVisible();
  // The bundled basemap must not be downloaded when it is not visible.
  expect(requests.filter(isBundled)).toEqual([]);
});

test('the map uses the dark style in the dark theme @phone', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ body: TILE, contentType: 'image/png', headers });
  });
  for (const theme of ['light', 'dark'])
    await mockJson(
      page,
      `https://style.example/${theme}.json`,
      style({ [theme]: raster(`${theme}/{z}/{x}/{y}`) }),
    );
  await page.emulateMedia({ colorScheme: 'dark' });
  await removeTimeLimit(page);
  await openMap(page);
  expect(requests.filter((url) => url.includes('/light/'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => requests.some((url) => url.includes('/light/'))).toBe(true);
  await expect(page.getByRole('link', CREDIT)).toBeVisible();
});

test.describe('the map falls back to the bundled basemap, with points and list, @phone', () => {
  // load-basemap.test.ts has the other responses, and the limit of eight seconds; half a second
  // does for what follows.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 16);
    }),
  );

  const expectFallback = async (page: Page) => {
    const requests = await openMap(page);
    await expect.poll(() => requests.some(isBundled)).toBe(true);
    await expect(bundledCredit(page)).toBeVisible();
    await expect(page.getByRole('link', CREDIT)).toHaveCount(0);
    await page.getByRole('button', { name: 'Vis liste' }).click();
    await expect(page.getByText(/treff på kartet nå/)).toBeVisible();
  };

  test('when the style is invalid', async ({ page }) => {
    await mockJson(page, 'https://style.example/light.json', {
      ...style({ odd: { type: 'raster', tiles: 5 } }),
    });
    await expectFallback(page);
  });

  test('when the archive of the style gets no response', async ({ page }) => {
    await mockJson(page, 'https://style.example/light.json', ARCHIVE);
    await page.route('https://tiles.example/**', () => undefined);
    await expectFallback(page);
  });

  test('when the archive of the style is missing', async ({ page }) => {
    await mockJson(page, 'https://style.example/light.json', ARCHIVE);
    await page.route('https://tiles.example/**', (route) =>
      route.fulfill({ status: 404, headers }),
    );
    await expectFallback(page);
  });
});
