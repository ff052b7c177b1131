/** An integrator's first look at the API. */
import { expect, test } from '../visitor.ts';

test('the API explorer sends a call and shows the response @desktop', async ({ page }) => {
  await page.goto('/api/v3/docs');
  await page.getByRole('button', { name: /^GET \/api\/v3\/themes\/ / }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText(/curl -X 'GET'/)).toBeVisible();
  const response = page.getByRole('table').filter({ hasText: 'Response headers' }).first();
  await expect(response).toContainText('200');
});
