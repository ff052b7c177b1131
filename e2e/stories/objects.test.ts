import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

/** With images and a model. */
const CHURCH = '011091000111';

interface PreparesUsdz extends HTMLElement {
  prepareUSDZ(): Promise<string>;
}

const main = (page: Page) => page.getByRole('main');

test.use({ reducedMotion: 'reduce' });

test('a museum object is shown whole, neither cropped nor covered by its page, and opens in the gallery', async ({
  page,
}) => {
  await openPage(page, `/dm/${CHURCH}`);
  const image = main(page).getByRole('img').first();
  await expect(image).toHaveCSS('object-fit', 'contain');
  const { y = 0, height = 0 } = (await image.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(100);
  const button = await main(page).getByTitle('Vis bildet i full skjerm').boundingBox();
  expect(y + height).toBeLessThanOrEqual(button?.y ?? 0);
  await main(page)
    .getByRole('link', { name: /Den brune stavkirken|stavkirke/ })
    .last()
    .click();
  await expect(page).toHaveURL(/gid=1&pid=2/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the 3D page of an object shows its model at once, offers AR where it is supported, and converts the model to USDZ for Apple’s viewer @phone', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const xr = new EventTarget();
    Object.assign(xr, { isSessionSupported: async () => await Promise.resolve(true) });
    Object.defineProperty(navigator, 'xr', { value: xr });
  });
  await page.goto(`/ar/${CHURCH}`);
  await expect(page.getByRole('note').filter({ hasText: 'i rommet ditt' })).toBeVisible();
  await expect(page.locator('[data-status=ready] model-viewer')).toBeVisible();
  // No click, so the focus stays where it was.
  await expect(page.locator('model-viewer')).not.toBeFocused();
  await expect(page.locator('model-viewer').getByText('Se den der du er')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const usdz = await page.locator('model-viewer').evaluate(async (viewer: PreparesUsdz) => {
    const url = await viewer.prepareUSDZ();
    const file = await (await fetch(url)).blob();
    return { type: file.type, text: await file.text() };
  });
  expect(usdz.type).toBe('model/vnd.usdz+zip');
  // An uncompressed zip, whose first file is the scene (USDZ specification, "Zip Constraints").
  expect(usdz.text.slice(0, 2)).toBe('PK');
  expect(usdz.text).toContain('model.usda');
  expect(usdz.text).toContain('def Mesh');
});
