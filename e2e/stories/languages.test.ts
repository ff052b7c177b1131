import {
  ZOOMED,
  accessibilityViolationsInBothThemes,
  expect,
  openPage,
  sidewaysOverflow,
  test,
} from '../visitor.ts';

test('the language is chosen in the menu, stored, and used on every page @phone @engines', async ({
  page,
  isMobile,
  context,
}) => {
  await openPage(page, '/article/101');
  if (isMobile) await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Meny' });
  await menu.getByText('Språk').click();
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Urnes Stave Church' })).toBeVisible();
  await expect(page).toHaveURL(/\/article\/101$/);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('en');
  await page.goto('/article/102');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the list of machine-translated languages fits the screen, and is accessible in both themes @phone', async ({
  page,
}) => {
  await openPage(page, '/pl/about');
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').click();
  await expect(footer.getByRole('link', { name: 'Polski tłumaczenie maszynowe' })).toBeVisible();
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(ZOOMED);
  expect(await sidewaysOverflow(page)).toBe(0);
});
