import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  expect,
  hydrated,
  openPage,
  test,
  requestsOf,
} from '../visitor.ts';
import { expectRest, watchWork } from '../rest.ts';

const VIEWER = /\/assets\/model-(?:view|canvas)-|\/media\/file\//;

interface Sized {
  getDimensions(): { readonly y: number };
}

/** Metres (media-pack/README.md). */
const CAIRN_HEIGHT = 0.9;

test.use({ reducedMotion: 'reduce' });
const figure = (page: Page) =>
  page.getByRole('figure').filter({ hasText: 'Urnes stavkirke, en modell' });
const ready = (page: Page) => page.locator('[data-status=ready] model-viewer');
const orbit = (page: Page) =>
  page
    .locator('model-viewer')
    .evaluate((model: HTMLElement & { getCameraOrbit(): unknown }) =>
      String(model.getCameraOrbit()),
    );

// One visit for all of these: the first model of a page costs seconds of software rendering.
test('a model is loaded on use, requests no frames at rest, is rotated by keys and buttons, shown from its viewpoints, accessible, and closed by keyboard @phone', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await watchWork(page);
  await openPage(page, '/article/101');
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).getByRole('img')).toBeVisible();
  expect(requests.filter((url) => VIEWER.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Se den i 3D' }).press('Enter');
  const model = page.getByRole('img', { name: /^En liten stavkirke i mørkt tre.*Snu med pilene/ });
  await expect(model).toBeFocused();
  expect(requests.filter((url) => VIEWER.test(url))).toHaveLength(3);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  // AR is not supported here; objects.test.ts has a device where it is.
  await expect(page.locator('model-viewer').getByText('Se den der du er')).toBeHidden();

  const front = await orbit(page);
  await expectRest(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => orbit(page)).not.toBe(front);
  const views = page.getByRole('group', { name: 'Se den fra' });
  await views.getByRole('button', { name: 'Takene ovenfra' }).click();
  await expect(views.getByRole('status')).toHaveText(/som en krage rundt skipet/);
  await expect(views.getByRole('button', { name: 'Takene ovenfra' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // 30 degrees around, 28 from the top.
  await expect.poll(() => orbit(page)).toMatch(/^0\.523\d+rad 0\.488\d+rad/);
  await expectRest(page);
  await views.getByRole('button', { name: 'Hele modellen' }).click();
  await expect.poll(() => orbit(page)).toBe(front);
  await expectRest(page);
  await page.getByRole('button', { name: 'Snu mot høyre' }).click();
  await expect.poll(() => orbit(page)).not.toBe(front);
  await expectRest(page);
  const turned = await orbit(page);
  await page.getByRole('button', { name: 'Zoom inn' }).click();
  await expect.poll(() => orbit(page)).not.toBe(turned);

  await page.getByRole('button', { name: 'Lukk modellen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Se den i 3D' })).toBeFocused();
  await expect(page.locator('model-viewer')).toHaveCount(0);
});

test.describe('a compressed model @phone', () => {
  test.use({
    baseURL: process.env['STORY_MEDIA_URL'] ?? '',
    expectedErrors: [/no model/],
  });

  const DECODER = { Meshopt: /\/meshopt-decoder-/, Draco: /\/draco-decoder-/ };
  const height = (page: Page) =>
    page.locator('model-viewer').evaluate((model: HTMLElement & Sized) => model.getDimensions().y);

  // Any request to another host fails the story: model-viewer would load decoders from two.
  test('a failed model shows a message and its poster, and loads by a retry; our own decoders unpack Meshopt and Draco', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const isDecodedBy = (codec: keyof typeof DECODER) =>
      requests.some((url) => DECODER[codec].test(url));
    const response = await page.goto('/search?q=Varden');
    // The decoders are WebAssembly, which the CSP of pages does not allow.
    expect(response?.headers()['content-security-policy']).not.toContain('wasm');
    await hydrated(page);
    const main = page.getByRole('main');
    await page.route('**/media/file/*', (route) => route.fulfill({ body: 'no model' }));
    await main.locator('a[href="/article/15"]').click();
    const open = page.getByRole('button', { name: 'Se den i 3D' });
    await open.click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText('Vi fikk ikke vist modellen.');
    await expect(main.getByRole('figure').getByRole('img').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.unroute('**/media/file/*');
    await alert.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(ready(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(isDecodedBy('Meshopt')).toBe(true);
    expect(await height(page)).toBeCloseTo(CAIRN_HEIGHT, 2);

    // Without another page load: the renderer and its light are ready.
    await page.goBack();
    expect(isDecodedBy('Draco')).toBe(false);
    await main.locator('a[href="/article/16"]').click();
    await open.click();
    await expect(ready(page)).toBeVisible();
    expect(isDecodedBy('Draco')).toBe(true);
    expect(await height(page)).toBeCloseTo(CAIRN_HEIGHT, 2);
  });
});

test('without WebGL no further code is loaded @phone', async ({ page }) => {
  const requests = requestsOf(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openPage(page, '/article/101');
  await page.getByRole('button', { name: 'Se den i 3D' }).click();
  await expect(figure(page).getByRole('alert')).toContainText('kan ikke tegne i 3D');
  await expect(figure(page).getByRole('img')).toBeVisible();
  expect(requests.filter((url) => /model-canvas|\/media\/file\//.test(url))).toEqual([]);
});

test.describe('a model without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('a model is its image, its description and a link', async ({ page, request }) => {
    await page.goto('/article/101');
    await expect(figure(page).getByRole('img')).toBeVisible();
    await expect(figure(page)).toContainText('Et lavt, bredt tak går rundt hele skipet.');
    await expect(page.getByRole('button', { name: 'Se den i 3D' })).toBeHidden();
    const file = await figure(page)
      .getByRole('link', { name: 'Last ned 3D-modellen' })
      .getAttribute('href');
    const response = await request.get(file ?? '');
    expect((await response.body()).toString('latin1', 0, 4)).toBe('glTF');
  });
});
