import { expect, hydrated, test } from '../visitor.ts';

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
