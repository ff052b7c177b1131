/** Signing in, from the first email to the page where it started (specification §4.1). */
import type { Page } from '@playwright/test';
import { fillIn, linkInMail, NAME, newEmail, PASSWORD } from '../account.ts';
import { openMenu, stored, test, tokenCalls } from '../signed-in.ts';
import {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  expect,
  hydrated,
  openPage,
} from '../visitor.ts';

/** The login host responds with 204: the page stays and can be inspected. */
const stayHere = (page: Page) =>
  page.route('**/identity/**', (route) => route.fulfill({ status: 204 }));

test('a visitor creates an account, confirms it by email, signs in on the page they were on, and sees their name @phone @engines', async ({
  page,
}) => {
  const email = newEmail();
  await openPage(page, '/article/101');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Logg inn' }).click();
  await page.waitForURL(/\/identity\//);
  await page.getByRole('link', { name: 'Lag en konto' }).click();
  await page.getByLabel('Navn').fill(NAME);
  await page.getByLabel('E-postadresse').fill(email);
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Lag konto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(await linkInMail(email, /confirm/));
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontoen er klar' })).toBeVisible();
  // After the confirmation no password is needed.
  await page.goto('/login?redirect=/article/101');
  await expect(page).toHaveURL('/article/101');
  const signedIn = await openMenu(page);
  await expect(signedIn.getByText(NAME)).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Logg ut' })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Logg inn' })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

// In one page: opening five takes more work than what they show.
test('axe finds no violation on the pages of the login host, whose headings look like the site’s @phone', async ({
  page,
}) => {
  for (const path of [
    'create-account',
    'forgotten-password',
    'confirm?token=abc',
    'new-password?token=abc',
    'account',
  ])
    await test.step(path, async () => {
      await page.goto(`/identity/${path}`);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      const loaded = await page.evaluate(async () =>
        [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded'),
      );
      expect.soft(loaded, path).not.toEqual([]);
      expect.soft(await accessibilityViolationsInBothThemes(page), path).toEqual([]);
    });
});

test('the sign-in page shows where it leads, and can be skipped @phone', async ({ page }) => {
  await stayHere(page);
  const counted = page.waitForRequest(
    (request) => request.url().endsWith('/visits') && /"user_login"/.test(request.postData() ?? ''),
  );
  await page.goto('/login');
  await counted;
  await hydrated(page);
  await expect(page.getByText('Du blir sendt til innloggingen')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const leaving = page.waitForRequest(/\/identity\/oauth2\/authorize\?/);
  await page.getByRole('button', { name: 'Logg inn nå' }).click();
  const { searchParams } = new URL((await leaving).url());
  expect(searchParams.get('redirect_uri')).toMatch(/\/oauth2\/callback$/);
  expect(searchParams.get('state')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a signed-in visitor stays so over a reload, and is led on by the sign-in pages, a used code is refused; other visitors and previews send no request @phone', async ({
  page,
  email,
}) => {
  const requests: string[] = [];
  let callbackUrl = '';
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) requests.push(request.url());
    if (request.url().includes('/oauth2/callback?')) callbackUrl = request.url();
  });
  await page.goto('/article/101');
  const out = await openMenu(page);
  expect(requests).toEqual([]);
  await out.getByRole('link', { name: 'Logg inn' }).click();
  await fillIn(page, email);
  await expect(page).toHaveURL('/article/101');
  await page.reload();
  await hydrated(page);
  const menu = await openMenu(page);
  await expect(menu.getByText(NAME)).toBeVisible();
  const before = requests.length;
  await openPage(page, '/preview');
  expect(requests).toHaveLength(before);
  await page.goto('/login?redirect=/code');
  await expect(page).toHaveURL('/code');
  await page.goto('/oauth2/callback');
  await expect(page).toHaveURL('/');
  const calls = tokenCalls(page);
  await page.goto(callbackUrl);
  await expect(page.getByText('Innloggingen hører ikke til denne nettleseren')).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe('the callback from the login host @phone', () => {
  test('an error leads to a retry', async ({ page }) => {
    await page.goto('/login');
    await page.waitForURL(/\/identity\//);
    await page.goto('/about');
    const starts = await stored(page, 'signin');
    const [{ state }] = JSON.parse(starts ?? '') as [{ state: string }];
    await page.goto(`/oauth2/callback?error=access_denied&state=${state}`);
    await expect(page.getByText('Innloggingen ble avbrutt')).toBeVisible();
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await page.waitForURL(/\/identity\//);
  });
});
