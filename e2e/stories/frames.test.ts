import { expect, hydrated, test } from '../visitor.ts';

test('a memory leads to who keeps it, and back to the map', async ({ page }) => {
  for (const [screen, host, address] of [
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
