import type { Page } from '@playwright/test';
import { MODEL_TIMEOUT, accessibilityViolations, expect, openPage, test } from '../visitor.ts';

/** With images and a model. */
const CHURCH = '011091000111';
/** Without a model. */
const RING = '021092000202';

interface PreparesUsdz extends HTMLElement {
  prepareUSDZ(): Promise<string>;
}

const main = (page: Page) => page.getByRole('main');

test.use({ reducedMotion: 'reduce' });

test('the page of a museum object shows what it is, its date, place and material, and links to its source @phone', async ({
  page,
}) => {
  await openPage(page, `/dm/${CHURCH}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  await expect(page).toHaveTitle(/^Urnes stavkirke/);
  for (const [label, value] of [
    ['Når', '1130–1150'],
    ['Hvor', 'Ornes i Luster'],
    ['Materiale', 'Furu'],
    ['Inventarnummer', 'FOF.00111'],
    ['Bruk', 'CC BY 4.0'],
  ] as const) {
    const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(row).toContainText(value);
  }
  await expect(main(page).getByRole('link', { name: 'digitaltmuseum.no' })).toHaveAttribute(
    'href',
    `https://digitaltmuseum.no/${CHURCH}`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the images of a museum object open in the gallery @phone', async ({ page }) => {
  await openPage(page, `/dm/${CHURCH}`);
  await main(page)
    .getByRole('link', { name: /Den brune stavkirken|stavkirke/ })
    .last()
    .click();
  await expect(page).toHaveURL(/gid=1&pid=2/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the page of a museum object is in the visitor’s language @phone', async ({ page }) => {
  await page.goto(`/sv/dm/${RING}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ring från Birka' })).toBeVisible();
  await expect(page.getByText('Inventarienummer')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'digitaltmuseum.se' })).toBeVisible();
});

test('the 3D page of an object shows its model at once, and says so where AR is not supported @phone', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/ar/${CHURCH}`);
  await expect(page.locator('[data-status=ready] model-viewer')).toBeVisible(MODEL_TIMEOUT);
  await expect(page.getByRole('note').filter({ hasText: 'Denne enheten kan ikke' })).toBeVisible();
  // No click, so the focus stays where it was.
  await expect(page.locator('model-viewer')).not.toBeFocused();
  await expect(page.getByRole('link', { name: 'Last ned modellen' })).toHaveAttribute(
    'href',
    /\/media\/file\//,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the 3D page offers AR where it is supported, and converts its model to USDZ for Apple’s viewer @phone', async ({
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
  await expect(page.locator('[data-status=ready] model-viewer')).toBeVisible(MODEL_TIMEOUT);
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

test('the 3D page of an object without a model shows its image @phone', async ({ page }) => {
  await page.goto(`/ar/${RING}`);
  await expect(
    page.getByText('Det finnes ingen 3D-modell av denne gjenstanden ennå.'),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Bilder og opplysninger' }).click();
  await expect(page).toHaveURL(`/dm/${RING}`);
});

test('the page of an unknown object links to where it may be found @phone', async ({ page }) => {
  await page.goto('/dm/011099999999');
  await expect(page.getByText('Vi fant ingen gjenstand med dette nummeret.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'digitaltmuseum.no' })).toBeVisible();
});

test('an article shows its museum object, and links to it @phone', async ({ page }) => {
  await openPage(page, '/article/101');
  const card = main(page).getByRole('link', { name: /Gjenstand fra museet.*Urnes stavkirke/ });
  await expect(card).toContainText('1130–1150');
  await card.click();
  await expect(page).toHaveURL(`/dm/${CHURCH}`);
});

test('the page of a memory shows question, answer, author and place, and links to its archive @phone', async ({
  page,
}) => {
  await openPage(page, '/minner/9001');
  await expect(page.getByRole('heading', { level: 1, name: 'Ea under trappa' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Fortell om et dyr/ })).toBeVisible();
  await expect(main(page).getByText('Det lå alltid en ea under kjøkkentrappa')).toBeVisible();
  await expect(main(page).getByText('født 1945')).toBeVisible();
  await expect(main(page).getByText('tre dempede rop fra ærfugl')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Lytt/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Vis på kart' })).toHaveAttribute(
    'href',
    /\/explore\/map.*65\.6/,
  );
  await expect(main(page).getByRole('link', { name: 'minner.no' })).toBeVisible();
});

test('the page of a Swedish memory is in the visitor’s language, and links to the Swedish archive only @phone', async ({
  page,
}) => {
  await page.goto('/en/minnen/9002');
  await expect(page.getByRole('heading', { level: 1, name: /Hide-and-seek/ })).toBeVisible();
  await expect(page.getByText('When was this?')).toBeVisible();
  await page.goto('/minner/9002');
  await expect(page.getByText('Vi fant ikke dette minnet.')).toBeVisible();
});

test('an article shows its memory, and links to it @phone', async ({ page }) => {
  await openPage(page, '/article/105');
  const card = main(page).getByRole('link', { name: /Et minne.*Ea under trappa/ });
  await expect(card).toContainText('Solveig');
  await card.click();
  await expect(page).toHaveURL('/minner/9001');
});

test('a cultural name has a card in its article and on its theme @phone', async ({ page }) => {
  await page.goto('/article/106');
  const struve = main(page).getByRole('link', { name: /KulturNav.*Friedrich.*Struve/ });
  await expect(struve).toContainText('1793–1864');
  await expect(struve).toHaveAttribute('href', /^https:\/\//);
  await openPage(page, '/sv/tag/stavkirker-og-kirker');
  await expect(main(page).getByRole('link', { name: /KulturNav.*Stavkyrka/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
