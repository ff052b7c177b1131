import { expect, hydrated, test } from '../visitor.ts';

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
