import { expect, openPage, test } from '../visitor.ts';

test('a typed code opens the place without further input @phone @engines', async ({ page }) => {
  await openPage(page, '/code');
  await page.getByRole('textbox', { name: 'Tallet på skiltet' }).pressSequentially('1001');
  await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  await expect(page).toHaveURL(/\/article\/101$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/code$/);
});

test.describe('entering a code without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown code is reported at the field, in the URL’s language, and a known one opens the place @engines', async ({
    page,
  }) => {
    await page.goto('/en/code');
    const code = page.getByRole('textbox', { name: 'The number on the sign' });
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await code.fill('0077');
    await open.click();
    await expect(page).toHaveURL(/\/en\/code\?code=0077$/);
    await expect(code).toHaveValue('0077');
    await expect(code).toHaveAccessibleDescription('The code does not exist');
    await code.fill('1001');
    await open.click();
    await expect(page).toHaveURL(/\/en\/article\/101$/);
  });
});
