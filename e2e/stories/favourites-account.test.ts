/** What a visitor likes and has begun follows the account: from device to device, and past a network that comes and goes. */
import type { Page } from '@playwright/test';
import { makeAccount } from '../account.ts';
import { comeIn, openDevice, stored } from '../signed-in.ts';
import { expect, openPage, test } from '../visitor.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Favoritt: ${title}` });
const URNES = 'Urnes stavkirke';
const BRYGGEN = 'Bryggen i Bergen';

async function like(page: Page, path: string, title: string): Promise<void> {
  await openPage(page, path);
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
}

/** Begins the rebus of Visby, and solves one of its posts by its code. */
async function solveOne(page: Page, nr: number, answer: string): Promise<void> {
  await openPage(page, '/rebus/402');
  await page.getByRole('button', { name: 'Start rebusen' }).click();
  await expect(page.getByText('0 av 4 poster løst')).toBeVisible();
  await page.goto(`/rebus/402/post/${nr}`);
  const code = page.getByRole('textbox', { name: 'Koden på skiltet' });
  await code.fill(String(nr));
  await code.press('Enter');
  await page.getByLabel(/^Svaret ditt/).fill(answer);
  await page.getByRole('button', { name: 'Svar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The account has what the device has, and what was pressed has been taken in. */
const allSent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        ['favourites-pressed', 'favourites-unsent'].filter((key) => key in localStorage),
      ),
    )
    .toEqual([]);

const haveMet = (page: Page) => expect.poll(() => stored(page, 'favourites-met')).not.toBeNull();

test('favourites and rebuses of two devices meet in the account', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const email = await makeAccount(request, baseURL ?? '');
  await like(page, '/article/101', URNES);
  await solveOne(page, 4022, '5');
  await comeIn(page, email);
  await allSent(page);

  const other = await openDevice(browser);
  await like(other, '/article/102', BRYGGEN);
  await solveOne(other, 4023, 'grå');
  await comeIn(other, email, '/user');
  await expect(other.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Favoritter 2' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Rebusløp 1' })).toBeVisible();
  await expect(other.getByText('2 av 4 poster løst', { exact: false })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Bytt passord' })).toBeVisible();
  await allSent(other);

  // A tap here, while the account is at hand; the first device hears of it at its next meeting.
  await other.goto('/article/101');
  await expect(heart(other, URNES)).toHaveAttribute('aria-pressed', 'true');
  await heart(other, URNES).click();
  await allSent(other);
  await page.evaluate(() => localStorage.removeItem('favourites-met'));
  await page.goto('/user?tab=favourites');
  await expect(page.getByRole('link', { name: 'Favoritter 1' })).toBeVisible();
  await page.goto('/user');
  await expect(page.getByText('2 av 4 poster løst', { exact: false })).toBeVisible();
  await other.context().close();
});

test('a device that is logged out holds nothing of the account', async ({
  page,
  request,
  baseURL,
}) => {
  const email = await makeAccount(request, baseURL ?? '');
  await comeIn(page, email);
  await like(page, '/article/101', URNES);
  await allSent(page);
  await haveMet(page);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'favourites')).toBeNull();
  await comeIn(page, email, '/user');
  await expect(page.getByRole('link', { name: 'Favoritter 1' })).toBeVisible();
});

test.describe('when the account cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a favourite is kept here, told so, and sent when it can be', async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const email = await makeAccount(request, baseURL ?? '');
    await comeIn(page, email);
    await openPage(page, '/article/101');
    await haveMet(page);
    await page.route('**/api/v3/user-settings**', (route) => route.abort());
    await heart(page, URNES).click();
    await expect(page.getByText('Favoritten er lagret her.')).toBeVisible();
    await expect(heart(page, URNES)).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/v3/user-settings**');
    await context.setOffline(true);
    await context.setOffline(false);
    await allSent(page);
  });
});
