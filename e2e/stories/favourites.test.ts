/** Favourites and runs: stored, listed on my page, moved to another phone by code or account. */
import type { Page } from '@playwright/test';
import { makeAccount } from '../account.ts';
import { answerButton, start, typeCode } from '../rebus-player.ts';
import { signInByRequest, openDevice, stored } from '../signed-in.ts';
import {
  accessibilityViolationsInBothThemes,
  expect,
  openPage,
  test,
  delayRequests,
} from '../visitor.ts';

const TITLE = 'Urnes stavkirke';
const BRYGGEN = 'Bryggen i Bergen';
const heart = (page: Page, title = TITLE) =>
  page.getByRole('main').getByRole('button', { name: `Favoritt: ${title}` });
const isPressed = (page: Page, pressed: boolean, title = TITLE) =>
  expect(heart(page, title)).toHaveAttribute('aria-pressed', String(pressed));
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function like(page: Page, path: string, title: string): Promise<void> {
  await openPage(page, path);
  await heart(page, title).click();
  await isPressed(page, true, title);
}

test('a heart that is clicked before hydration stores the favourite @phone @engines', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/article/101', { waitUntil: 'commit' });
  await heart(page).click();
  await isPressed(page, false);
  release();
  await isPressed(page, true);
  // The click is recorded, and handled as soon as the code has loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toContain('101');
});

test('favourites of two tabs are merged and shown in both @phone', async ({ page, context }) => {
  await openPage(page, '/article/102');
  const other = await context.newPage();
  await like(other, '/article/101', TITLE);
  await page
    .getByRole('button', { name: /^Favoritt: / })
    .first()
    .click();
  await page.goto('/user?tab=favourites');
  await expect(page.getByRole('link', { name: 'Favoritter 2' })).toBeVisible();
  await other.goto('/user?tab=favourites');
  await expect(other.getByRole('link', { name: 'Favoritter 2' })).toBeVisible();
});

test('my page without script reports that it needs script @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/user`);
  await expect(page.getByText('Slå på JavaScript')).toBeVisible();
  await page.goto(`${baseURL}/article/101`);
  await expect(heart(page)).toBeHidden();
  await context.close();
});

test.describe('a transfer to another phone @phone', () => {
  /** URL in the QR code, as the camera of the other phone reads it. */
  async function showCode(page: Page): Promise<string> {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (shared: { url: string }) => {
          document.documentElement.dataset['shared'] = shared.url;
          return Promise.resolve();
        },
      });
    });
    await page.getByRole('button', { name: 'Vis koden' }).click();
    await expect(page.getByRole('img', { name: 'QR-kode som tar med' })).toBeVisible();
    await page.getByRole('button', { name: 'Send en lenke i stedet' }).click();
    return (await page.locator('html').getAttribute('data-shared')) ?? '';
  }

  test('favourites and runs are transferred by a one-time code, on accessible pages', async ({
    page,
    browser,
    baseURL,
  }) => {
    await like(page, '/article/101', TITLE);
    await start(page);
    await openPage(page, '/user');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    const url = await showCode(page);
    const secret = /^.+\/user#move=([\w-]{22})$/.exec(url)?.[1] ?? '';
    expect(secret).not.toBe('');
    // Neither the secret nor the encrypted data has left the device.
    expect(sent.join()).toContain('/api/v3/transfers');
    expect(sent.join()).not.toContain(secret);
    expect(sent.join()).not.toContain('favourite_times');
    // A heart half under the header would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);

    const other = await openDevice(browser);
    await like(other, `${baseURL}/article/102`, BRYGGEN);
    await other.goto(`${baseURL}/user?tab=favourites#move=${secret}`);
    await expect(other.getByRole('button', { name: 'Hent hit' })).toBeVisible();
    await expect(row(other, BRYGGEN)).toHaveCount(1);
    expect(await accessibilityViolationsInBothThemes(other)).toEqual([]);
    await other.getByRole('button', { name: 'Hent hit' }).click();
    await expect(other.getByText('Alt er hentet hit.')).toBeVisible();
    expect(other.url()).not.toContain(secret);
    await expect(other.getByRole('link', { name: 'Favoritter 2' })).toBeVisible();
    await expect(row(other, TITLE)).toHaveCount(1);
    await other.getByRole('link', { name: 'Rebusløp 1' }).click();
    await expect(row(other, 'Rundt Bryggen')).toContainText('0 av 5 poster løst');

    await other.goto(`${baseURL}/about`);
    await other.goto(`${baseURL}/user#move=${secret}`);
    await other.getByRole('button', { name: 'Hent hit' }).click();
    await expect(other.getByText('Koden er brukt, eller den er for gammel.')).toBeVisible();
    await other.context().close();
  });
});

/** Starts the rebus of Visby, and solves one of its posts by its code. */
async function solveOne(page: Page, nr: number, answer: string): Promise<void> {
  await start(page, '/rebus/402');
  await page.goto(`/rebus/402/post/${nr}`);
  await typeCode(page, nr);
  await page.getByLabel(/^Svaret ditt/).fill(answer);
  await answerButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The account has everything that the device has, including the last click. */
const allSent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        ['favourites-pressed', 'favourites-unsent', 'quiz-unsent'].filter(
          (key) => key in localStorage,
        ),
      ),
    )
    .toEqual([]);

const hasSynced = (page: Page) => expect.poll(() => stored(page, 'favourites-met')).not.toBeNull();

test('favourites and runs of two devices are synced by the account @phone', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const email = await makeAccount(request, baseURL ?? '');
  await like(page, '/article/101', TITLE);
  await solveOne(page, 4022, '5');
  await signInByRequest(page, email);
  await allSent(page);

  const other = await openDevice(browser);
  await like(other, '/article/102', BRYGGEN);
  await solveOne(other, 4023, 'grå');
  await signInByRequest(other, email, '/user');
  await expect(other.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Favoritter 2' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Rebusløp 1' })).toBeVisible();
  await expect(other.getByText('2 av 4 poster løst', { exact: false })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Bytt passord' })).toBeVisible();
  await allSent(other);

  // A change while the account is reachable; the first device receives it by its next sync.
  await other.goto('/article/101');
  await expect(heart(other, TITLE)).toHaveAttribute('aria-pressed', 'true');
  await heart(other, TITLE).click();
  await allSent(other);
  await page.evaluate(() => localStorage.removeItem('favourites-met'));
  await page.goto('/user?tab=favourites');
  await expect(page.getByRole('link', { name: 'Favoritter 1' })).toBeVisible();
  await page.goto('/user');
  await expect(page.getByText('2 av 4 poster løst', { exact: false })).toBeVisible();
  await other.context().close();
});

test('a signed-out device holds nothing of the account @phone', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await makeAccount(request, baseURL ?? '');
  await signInByRequest(page, email);
  await like(page, '/article/101', TITLE);
  await allSent(page);
  await hasSynced(page);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'favourites')).toBeNull();
  await signInByRequest(page, email, '/user');
  await expect(page.getByRole('link', { name: 'Favoritter 1' })).toBeVisible();
});

test.describe('while the account is unavailable @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a favourite is stored locally and sent later', async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const email = await makeAccount(request, baseURL ?? '');
    await signInByRequest(page, email);
    await openPage(page, '/article/101');
    await hasSynced(page);
    await page.route('**/api/v3/user-settings**', (route) => route.abort());
    await heart(page, TITLE).click();
    await expect(page.getByText('Favoritten er lagret her.')).toBeVisible();
    await expect(heart(page, TITLE)).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/v3/user-settings**');
    await context.setOffline(true);
    await context.setOffline(false);
    await allSent(page);
  });
});
