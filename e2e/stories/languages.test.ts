import { expect, openPage, test } from '../visitor.ts';

test('a visitor whose browser speaks Swedish is met in Swedish', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'sv-SE', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/article/102');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await context.close();
});

test('the language is chosen in the menu, remembered, and used on every page', async ({
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

test('a language in front of an address is remembered, and leaves the address', async ({
  page,
  context,
}) => {
  await page.goto('/sv/article/206');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page).toHaveURL(/\/article\/206$/);
  await expect(page).not.toHaveURL(/\/sv\//);
  const stored = (await context.cookies()).find(({ name }) => name === 'language');
  expect(stored?.value).toBe('sv');
});

test('the language leaves the address after half a second, with query and anchor kept', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPage(page, '/sv/explore/list/museums?page=2#content');
  await page.clock.runFor(499);
  await expect(page).toHaveURL(/\/sv\/explore\/list\/museums/);
  expect((await context.cookies()).find(({ name }) => name === 'language')).toBeUndefined();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/:\d+\/explore\/list\/museums/);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('sv');
});
