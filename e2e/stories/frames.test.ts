import { expect, openPage, test } from '../visitor.ts';

test('the preview stands alone, without navigation', async ({ page }) => {
  await openPage(page, '/preview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
