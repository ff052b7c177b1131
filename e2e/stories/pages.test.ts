import { expect, test } from '../visitor.ts';

test('a click opens one topic of the help, and closes the other @phone', async ({ page }) => {
  await page.goto('/help/ios-safari');
  await page.getByRole('heading', { name: 'Chrome på Android' }).click();
  await expect(page.getByText('til venstre for adressen')).toBeVisible();
  await expect(page.getByText('Trykk på Stedstjenester')).toBeHidden();
  await expect(page.getByText('Bruker du en annen nettleser?')).toBeVisible();
});
