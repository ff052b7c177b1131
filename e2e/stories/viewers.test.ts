import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { touchMap } from '../map.ts';
import { browserTest, expect, openPage, test, requestsOf } from '../visitor.ts';

const ASSETS = path.join(
  import.meta.dirname,
  '..',
  '..',
  'apps',
  'web',
  'dist',
  'client',
  'assets',
);

/** The files of each viewer, which are loaded on use. */
const VIEWERS: Readonly<Record<string, readonly RegExp[]>> = {
  audio: [/^audio-player-/],
  video: [/^video-player-/],
  stream: [/^hls\./],
  model: [
    /^model-view-/,
    /^model-canvas-/,
    /^draco-decoder-/,
    /^draco_decoder-.*\.wasm$/,
    /^meshopt-decoder-/,
    /^meshopt-ready-/,
  ],
  embed: [/^embed-view-/],
  gallery: [/^running-gallery-/],
  map: [/^map-canvas-/, /^maplibre-gl-worker-/, /^points-worker-/],
  camera: [/^camera-view-/, /^zxing-detector-/, /^zxing-decoder-/, /^zxing_reader-.*\.wasm$/],
};

/** Each kind of page, of the demo and of the media pack; maps load the map only. */
const PAGES = [
  '/',
  '/explore/list/articles',
  '/code',
  '/search?q=kirke',
  '/about',
  '/article/101',
  '/group/302',
  '/rebus/401',
  '/owner/11',
  '/tag/helleristninger',
];
const MEDIA_PAGES = ['/article/11', '/article/14', '/article/15', '/article/17', '/group/21'];
const media = (pathname: string) => `${process.env['STORY_MEDIA_URL']}${pathname}`;

/** Chunks and media of viewers that a page requests without a click. */
async function viewerRequestsOf(page: Page, url: string): Promise<string[]> {
  const requests: string[] = [];
  const note = (request: { url(): string }) => requests.push(new URL(request.url()).pathname);
  page.on('request', note);
  await openPage(page, url);
  await page.mouse.wheel(0, 4_000);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return requests.filter(isOfViewer);
}

/** The viewer that a file belongs to. */
function viewerOf(pathname: string): string | undefined {
  const file = path.posix.basename(pathname);
  return Object.keys(VIEWERS).find((viewer) => VIEWERS[viewer]?.some((one) => one.test(file)));
}

const isOfViewer = (pathname: string): boolean =>
  pathname.startsWith('/media/file/') || viewerOf(pathname) !== undefined;

for (const [viewer, names] of Object.entries(VIEWERS))
  for (const name of names)
    browserTest(`the ${viewer} viewer has a file of its own named ${name.source} @phone`, () => {
      expect(readdirSync(ASSETS).filter((file) => name.test(file))).not.toEqual([]);
    });

// In one page: what one of them loads is reported there, and is not loaded again.
test('a page of each kind loads nothing of a viewer @phone', async ({ page }) => {
  for (const pathname of PAGES)
    expect.soft(await viewerRequestsOf(page, pathname), pathname).toEqual([]);
});

test.describe('pages with audio, video, models and embeds @phone', () => {
  test.use({ baseURL: process.env['STORY_MEDIA_URL'] ?? '' });

  test('they load nothing of a viewer before a click', async ({ page }) => {
    for (const pathname of MEDIA_PAGES)
      expect.soft(await viewerRequestsOf(page, media(pathname)), pathname).toEqual([]);
  });

  test('only the viewer that is used is loaded', async ({ page }) => {
    const requests = requestsOf(page);
    await openPage(page, media('/article/14'));
    await page.getByRole('button', { name: /^Se filmen/ }).click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeEnabled();
    const used = new Set(requests.map(viewerOf));
    used.delete(undefined);
    expect([...used]).toEqual(['video']);
  });
});

test('a map page shows a static map, and loads the live one, and no other viewer, once it is touched @phone', async ({
  page,
}) => {
  expect(await viewerRequestsOf(page, '/explore/map')).toEqual([]);
  const requests = requestsOf(page);
  await touchMap(page);
  await expect(page.locator('[data-status=ready] canvas')).toBeVisible();
  const used = new Set(requests.map(viewerOf));
  used.delete(undefined);
  expect([...used]).toEqual(['map']);
});
