/** By another OpenID provider: profile image, stored data. One story: the provider has one port. */
import { readFile } from 'node:fs/promises';
import { startOtherProvider, OTHER_ISSUER } from '../other-login.ts';
import { stored } from '../signed-in.ts';
import { accessibilityViolations, expect, test } from '../visitor.ts';

test.use({
  baseURL: process.env['STORY_MEDIA_URL'] ?? '',
  otherOrigins: [OTHER_ISSUER],
  expectedErrors: [/Failed to load resource/],
});

let close: () => Promise<void>;
test.beforeAll(async () => {
  close = await startOtherProvider();
});
test.afterAll(() => close());

test('a visitor is shown with the provider’s profile, exports what is stored here, and deletes it @phone', async ({
  page,
}) => {
  await page.goto('/login?redirect=/user');
  // The first sign-in waits for the libraries of both.
  const name = page.getByRole('heading', { level: 1, name: 'Inger Dal' });
  await expect(name).toBeVisible();
  const face = page.getByRole('main').locator(`img[src^="${OTHER_ISSUER}"]`);
  await expect(face).toHaveJSProperty('naturalWidth', 150);
  expect(await accessibilityViolations(page)).toEqual([]);

  // An image that fails to load is replaced by initials.
  await page.route(`${OTHER_ISSUER}/*.svg`, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByRole('main').getByText('ID', { exact: true })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned dataene' }).click();
  const data: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(data).toMatchObject({ user: { name: 'Inger Dal' }, sessions: [{}], quiz_responses: [] });

  await page.getByRole('button', { name: 'Slett det vi har' }).click();
  await page.getByRole('button', { name: 'Behold dem' }).click();
  await page.getByRole('button', { name: 'Slett det vi har' }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Slett alt' }).click();
  await expect(page.getByText('Alt vi hadde lagret om deg, er borte.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toBeNull();
});
