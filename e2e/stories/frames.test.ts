import { accessibilityFaults, expect, hydrated, test } from '../visitor.ts';

/** Screens that lead on: to a collection elsewhere, home, or to the map. */
const SCREENS = [
  '/code',
  '/scan',
  '/dm/011091000101',
  '/ar/011091000101',
  '/minner/9001',
  '/minnen/9002',
  '/login',
  '/user',
  '/preview',
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const screen of SCREENS)
      test(`axe finds nothing on ${screen}`, async ({ page }) => {
        await page.goto(screen);
        await hydrated(page);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
  });

test.describe('at 400 % zoom', () => {
  // WCAG 2.2, 1.4.10: 1280 CSS pixels at 400 % are 320.
  test.use({ viewport: { width: 320, height: 256 } });

  for (const screen of SCREENS)
    test(`${screen} needs no scrolling sideways`, async ({ page }) => {
      await page.goto(screen);
      await hydrated(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
});

test('an object and a memory lead to who keeps them, and back to the map', async ({ page }) => {
  for (const [screen, host, address] of [
    ['/dm/011091000101', 'digitaltmuseum.no', 'https://digitaltmuseum.no/011091000101'],
    ['/sv/ar/011091000101', 'digitaltmuseum.se', 'https://digitaltmuseum.se/011091000101'],
    ['/minner/9001', 'minner.no', 'https://minner.no/'],
    ['/minnen/9002', 'minnen.se', 'https://minnen.se/'],
  ] as const) {
    await page.goto(screen);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: host })).toHaveAttribute('href', address);
    await expect(main.getByRole('link', { name: /Till? kart/ })).toBeVisible();
  }
});

test('the preview stands alone, without navigation', async ({ page }) => {
  await page.goto('/preview');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('who wants to sign in is told kindly that nobody needs to, and led home', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await expect(page.getByText('Dette nettstedet har ingen innlogging.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Gå til forsiden' }).click();
  await expect(page).toHaveURL(/\/$/);
});
