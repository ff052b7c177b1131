/** Signing out, here and everywhere, and what signing in stores in the browser. */
import { fillIn, logIn, makeAccount, NAME, PASSWORD } from '../account.ts';
import { signInByRequest, ENDED, openMenu, ORIGIN, REFUSED, stored, test } from '../signed-in.ts';
import { accessibilityViolations, expect, openPage } from '../visitor.ts';

test.describe('signing out @phone', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('signing out clears everything, in other tabs too, and the next visitor needs a password; without a response it can be retried', async ({
    page,
    context,
    email,
  }) => {
    await signInByRequest(page, email);
    const other = await context.newPage();
    await other.goto('/about');
    await expect((await openMenu(other)).getByText(NAME)).toBeVisible();
    await page.route('**/auths/oauth2/logout', (route) => route.fulfill({ status: 503, json: {} }));
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Logg ut' }).click();
    await expect(page.getByText('Vi fikk ikke kontakt med innloggingen.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    await page.unroute('**/auths/oauth2/logout');
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page).toHaveURL('/');
    await expect(other.getByText(NAME)).toHaveCount(0);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /token|signin/.test(key))).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name === 'varde_refresh')).toEqual([]);
    await page.goto('/login');
    await expect(page.getByLabel('Passord')).toBeVisible();
  });

  test('signing out everywhere ends other browsers’ sessions', async ({
    page,
    browser,
    email,
    baseURL,
  }) => {
    await signInByRequest(page, email);
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nb-NO' });
    const account = await other.newPage();
    await account.goto('/identity/account');
    await fillIn(account, email);
    const signOut = account.getByRole('button', { name: 'Logg ut overalt' });
    await expect(signOut).toBeVisible();
    expect(await accessibilityViolations(account)).toEqual([]);
    await signOut.click();
    await expect(account.getByRole('status')).toBeVisible();
    await page.reload();
    await expect(page.getByText(ENDED)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await other.close();
  });

  test('deleting the account signs out', async ({ page, request }) => {
    const email = await makeAccount(request, ORIGIN);
    await signInByRequest(page, email);
    await page.goto('/identity/account');
    await fillIn(page, email);
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Slett alt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoen er slettet');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
    await page.goto('/login');
    await fillIn(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

const ELSEWHERE = ORIGIN.replace('127.0.0.1', 'localhost');

test.describe('a link of another site @phone', () => {
  test.use({ otherOrigins: [ELSEWHERE] });

  test('to the log-out page asks before it signs out, with and without a referrer @engines', async ({
    page,
    email,
  }) => {
    await signInByRequest(page, email);
    const links = ['Med henvisning', 'Uten henvisning'];
    await page.route(`${ELSEWHERE}/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>Lenker</title>
          <a href="${ORIGIN}/logout">${links[0]}</a>
          <a href="${ORIGIN}/logout" rel="noreferrer">${links[1]}</a>`,
      }),
    );
    const button = page.getByRole('button', { name: 'Logg ut' });
    for (const name of links) {
      await page.goto(`${ELSEWHERE}/`);
      await page.getByRole('link', { name }).click();
      await expect(button).toBeVisible();
      expect(await stored(page)).not.toBeNull();
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/about');
    await expect((await openMenu(page)).getByText(NAME)).toBeVisible();
    await page.goto('/logout');
    await button.click();
    await expect(page).toHaveURL('/');
    // Firefox reports a navigation that begins earlier as interrupted by itself.
    await page.waitForLoadState();
    expect(await stored(page)).toBeNull();
    await page.goto('/login');
    await expect(page.getByLabel('Passord')).toBeVisible();
  });
});

test('the privacy page lists everything that signing in stores in the browser, and nothing else @phone', async ({
  page,
  context,
  email,
}) => {
  const setCookies = new Set<string>();
  page.on('response', (response) => {
    const headers = response.headersArray();
    // Of a page that is left or closed the browser has none any more.
    headers.then(
      (received) =>
        received
          .filter(({ name }) => /^set-cookie$/i.test(name))
          .forEach(({ value }) => setCookies.add(value.split('=')[0] ?? '')),
      () => undefined,
    );
  });
  await logIn(page, email);
  await page.goto('/identity/account');
  await fillIn(page, email);
  await expect(page.getByRole('button', { name: 'Logg ut overalt' })).toBeVisible();
  await openPage(page, '/privacy');
  const named = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const storedKeys = keys.filter((key) => !key.endsWith(':written'));
  expect(storedKeys).toContain('access_token');
  expect(cookies).toContain('varde_refresh');
  expect([...cookies, ...storedKeys].filter((name) => !named.includes(name))).toEqual([]);
  // And nothing that does not exist.
  const ours = named.filter((name) => name.startsWith('varde_'));
  await expect.poll(() => ours.filter((name) => !setCookies.has(name))).toEqual([]);
});
