/** Signing in, from the first mail to the deleted account, with the embedded login host (specification §4; issue: signing in). */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillIn, linkInMail, logIn, makeAccount, NAME, newEmail, PASSWORD } from '../account.ts';
import { accessibilityFaults, expect, hydrated, test as visitorTest } from '../visitor.ts';

const origin = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;

/** One account for many stories: a server writes only so many mails an hour for one address. */
const test = visitorTest.extend<object, { email: string }>({
  email: [
    async ({ playwright }, provide) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      await provide(await makeAccount(request, origin));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** What browsers say of an answer that refuses; asking is the only way to know. */
const REFUSED = /the server responded with a status of (?:401|422|503)/;
const MINUTE = 60_000;

const openMenu = async (page: Page) => {
  await hydrated(page);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  return page.getByRole('dialog', { name: 'Meny' });
};
const stored = (page: Page, key = 'access_token') =>
  page.evaluate((one) => localStorage.getItem(one), key);
const tokenCalls = (context: BrowserContext | Page) => {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auths/oauth2/token')) calls.push(request.postData() ?? '');
  });
  return calls;
};

test('a visitor makes an account, confirms it by mail, logs in where they were, and sees their name', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/article/101');
  await hydrated(page);
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
  // Who has confirmed just now is not asked for the password again.
  await page.goto('/login?redirect=/article/101');
  await expect(page).toHaveURL('/article/101');
  const signedIn = await openMenu(page);
  await expect(signedIn.getByText(NAME)).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Logg ut' })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Logg inn' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const path of [
  'create-account',
  'forgotten-password',
  'confirm?token=abc',
  'new-password?token=abc',
  'account',
])
  test(`axe finds nothing on the login host’s ${path}`, async ({ page }) => {
    await page.goto(`/identity/${path}`);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

test('the way in says where it leads, and can be taken at once', async ({ page }) => {
  // No content: the page stays to be looked at.
  await page.route('**/identity/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/login');
  await hydrated(page);
  await expect(page.getByText('Du blir sendt til innloggingen')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const leaving = page.waitForRequest(/\/identity\/oauth2\/authorize\?/);
  await page.getByRole('button', { name: 'Logg inn nå' }).click();
  const { searchParams } = new URL((await leaving).url());
  expect(searchParams.get('redirect_uri')).toMatch(/\/oauth2\/callback$/);
  expect(searchParams.get('state')).toMatch(/^[0-9a-f-]{36}$/);
});

test('who is signed in stays so over a reload; others, and editors’ previews, ask nobody', async ({
  page,
  email,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) asked.push(request.url());
  });
  await page.goto('/article/101');
  const out = await openMenu(page);
  expect(asked).toEqual([]);
  await out.getByRole('link', { name: 'Logg inn' }).click();
  await fillIn(page, email);
  await expect(page).toHaveURL('/article/101');
  await page.reload();
  await hydrated(page);
  const menu = await openMenu(page);
  await expect(menu.getByText(NAME)).toBeVisible();
  const before = asked.length;
  await page.goto('/preview');
  await hydrated(page);
  expect(asked).toHaveLength(before);
});

test('who is signed in is led on from the pages of signing in', async ({ page, email }) => {
  await logIn(page, email);
  await page.goto('/login?redirect=/code');
  await expect(page).toHaveURL('/code');
  await page.goto('/oauth2/callback');
  await expect(page).toHaveURL('/');
});

test.describe('with the clock moved', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('the token is renewed a minute before it expires', async ({ page, email }) => {
    await page.clock.install();
    await logIn(page, email);
    const calls = tokenCalls(page);
    const before = await stored(page);
    await page.clock.fastForward(8 * MINUTE);
    expect(calls).toEqual([]);
    await page.clock.fastForward(MINUTE + 1_000);
    await expect.poll(() => stored(page)).not.toBe(before);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('grant_type=refresh_token');
  });

  test('two tabs renew once, and both live', async ({ page, context, email }) => {
    await context.clock.install();
    await logIn(page, email);
    const other = await context.newPage();
    await other.goto('/about');
    await hydrated(other);
    await expect((await openMenu(other)).getByText(NAME)).toBeVisible();
    const calls = tokenCalls(context);
    const before = await stored(page);
    await context.clock.fastForward(9 * MINUTE + 1_000);
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab)).not.toBe(before);
      await expect(tab.getByText(NAME).first()).toBeAttached();
    }
    expect(calls).toHaveLength(1);
  });

  test('a session that is refused ends on the device, and says so', async ({
    page,
    context,
    email,
  }) => {
    await page.clock.install();
    await logIn(page, email);
    await context.clearCookies({ name: 'varde_refresh' });
    await page.clock.fastForward(9 * MINUTE + 1_000);
    await expect(page.getByText('Du er logget ut.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    expect(await stored(page, 'id_token')).toBeNull();
    // The login host still knows them, and leads back to where they were.
    const exchanged = page.waitForResponse(/\/auths\/oauth2\/token$/);
    await page.getByRole('alert').getByRole('link', { name: 'Logg inn' }).click();
    await exchanged;
    await expect(page).toHaveURL('/about');
    expect(await stored(page)).not.toBeNull();
  });

  test('a stolen cookie that is shown after it was renewed ends the session of thief and visitor', async ({
    page,
    context,
    email,
    browser,
    baseURL,
  }) => {
    await page.clock.install();
    await logIn(page, email);
    const thief = await thiefOf(context, browser, baseURL);
    for (const before of [await stored(page), 'the next']) {
      const now = await stored(page);
      await page.clock.fastForward(9 * MINUTE + 1_000);
      await expect.poll(() => stored(page), before ?? '').not.toBe(now);
    }
    expect((await thief()).status()).toBe(401);
    await page.clock.fastForward(9 * MINUTE + 1_000);
    await expect(page.getByText('Du er logget ut.')).toBeVisible();
  });
});

/** Another browser with this one's cookies: tries to renew. */
async function thiefOf(context: BrowserContext, browser: Browser, baseURL: string | undefined) {
  const stolen = await browser.newContext({ baseURL: baseURL ?? '' });
  await stolen.addCookies(await context.cookies());
  return () =>
    stolen.request.post('/gateway/auths/oauth2/token', {
      form: { grant_type: 'refresh_token', redirect_uri: `${baseURL}/oauth2/callback` },
      headers: { origin: baseURL ?? '' },
    });
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('nobody is sent to the login host before it is back', async ({ page, context }) => {
    // No content: the page stays, however late the network goes.
    await page.route('**/identity/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/login');
    await hydrated(page);
    await context.setOffline(true);
    await expect(page.getByText('Vi fikk ikke kontakt med innloggingen.')).toBeVisible();
    await page.unroute('**/identity/**');
    await context.setOffline(false);
    await page.waitForURL(/\/identity\//);
  });

  test('nobody is logged out; the token is renewed when it is back', async ({
    page,
    context,
    email,
  }) => {
    await page.clock.install();
    await logIn(page, email);
    const before = await stored(page);
    await expect(page.getByText(NAME).first()).toBeAttached();
    await context.setOffline(true);
    await page.clock.fastForward(20 * MINUTE);
    expect(await stored(page)).toBe(before);
    await context.setOffline(false);
    await expect.poll(() => stored(page)).not.toBe(before);
  });
});

test.describe('what comes back from the login host', () => {
  test('with another state is refused, and not exchanged', async ({ page }) => {
    const calls = tokenCalls(page);
    await page.goto('/oauth2/callback?code=stolen&state=somebody-elses');
    await expect(page.getByText('Innloggingen hører ikke til denne nettleseren')).toBeVisible();
    await expect(page).toHaveURL('/oauth2/callback');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(calls).toEqual([]);
    expect(await stored(page)).toBeNull();
  });

  test('is not taken a second time', async ({ page, email }) => {
    let address = '';
    page.on('request', (request) => {
      if (request.url().includes('/oauth2/callback?')) address = request.url();
    });
    await logIn(page, email);
    const calls = tokenCalls(page);
    await page.goto(address);
    await expect(page.getByText('Innloggingen hører ikke til denne nettleseren')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('as an error leads to another try', async ({ page }) => {
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

for (const redirect of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%2F/evil.example',
  'javascript:alert(1)',
  '/logout',
  '/oauth2/callback',
  '/identity/account',
])
  test(`?redirect=${redirect} leads to the front page`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL(/\/identity\//);
    await page.goto('/about');
    const [start] = JSON.parse((await stored(page, 'signin')) ?? '') as [{ path: string }];
    expect(new URL(start.path, baseURL).href).toBe(`${baseURL}/`);
  });

test.describe('logging out', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('forgets everything, in the other tab too, and asks the next visitor for a password', async ({
    page,
    context,
    email,
  }) => {
    await logIn(page, email);
    const other = await context.newPage();
    await other.goto('/about');
    await expect((await openMenu(other)).getByText(NAME)).toBeVisible();
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL('/');
    await expect(other.getByText(NAME)).toHaveCount(0);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /token|signin/.test(key))).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name === 'varde_refresh')).toEqual([]);
    await page.goto('/login');
    await expect(page.getByLabel('Passord')).toBeVisible();
  });

  test('without an answer says what that means, and can be tried again', async ({
    page,
    email,
  }) => {
    await logIn(page, email);
    await page.route('**/auths/oauth2/logout', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/logout');
    await expect(page.getByText('Vi fikk ikke kontakt med innloggingen.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    await page.unroute('**/auths/oauth2/logout');
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page).toHaveURL('/');
  });

  test('everywhere ends the session of another browser', async ({
    page,
    browser,
    email,
    baseURL,
  }) => {
    await logIn(page, email);
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nb-NO' });
    const account = await other.newPage();
    await account.goto('/identity/account');
    await fillIn(account, email);
    expect(await accessibilityFaults(account)).toEqual([]);
    await account.getByRole('button', { name: 'Logg ut overalt' }).click();
    await expect(account.getByRole('status')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Du er logget ut.')).toBeVisible();
    expect(await stored(page)).toBeNull();
    await other.close();
  });

  test('comes with deleting the account', async ({ page, request }) => {
    const email = await makeAccount(request, origin);
    await logIn(page, email);
    await page.goto('/identity/account');
    await fillIn(page, email);
    await page.locator('#delete-password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Slett alt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoen er slettet');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
    await page.goto('/login');
    await fillIn(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('the privacy page names everything that signing in leaves in the browser', async ({
  page,
  context,
  email,
}) => {
  await logIn(page, email);
  await page.goto('/identity/account');
  await fillIn(page, email);
  await page.goto('/privacy');
  await hydrated(page);
  const named = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const kept = keys.filter((key) => !key.endsWith(':written'));
  expect(kept).toContain('access_token');
  expect(cookies).toContain('varde_refresh');
  expect([...cookies, ...kept].filter((name) => !named.includes(name))).toEqual([]);
});
