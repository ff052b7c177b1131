/** How a session persists, in several tabs and without a network, and how it ends by itself. */
import type { APIRequestContext } from '@playwright/test';
import { makeAccount, NAME, PASSWORD } from '../account.ts';
import { start } from '../rebus-player.ts';
import {
  signInByRequest,
  ENDED,
  MINUTE,
  openMenu,
  ORIGIN,
  REFUSED,
  stored,
  test,
  tokenCalls,
} from '../signed-in.ts';
import { expect, openPage } from '../visitor.ts';

test.describe('with a mocked clock @phone', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('two tabs renew the token once, a minute before it expires, and stay signed in', async ({
    page,
    context,
    email,
  }) => {
    await context.clock.install();
    await signInByRequest(page, email);
    const other = await context.newPage();
    await openPage(other, '/about');
    await expect((await openMenu(other)).getByText(NAME)).toBeVisible();
    const calls = tokenCalls(context);
    const before = await stored(page);
    await context.clock.fastForward(8 * MINUTE);
    expect(calls).toEqual([]);
    await context.clock.fastForward(MINUTE + 1_000);
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab)).not.toBe(before);
      await expect(tab.getByText(NAME).first()).toBeAttached();
    }
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('grant_type=refresh_token');
  });

  test('a refused session ends on the device, with a message', async ({ page, context, email }) => {
    await page.clock.install();
    await signInByRequest(page, email);
    await context.clearCookies({ name: 'varde_refresh' });
    await page.clock.fastForward(9 * MINUTE + 1_000);
    await expect(page.getByText(ENDED)).toBeVisible();
    expect(await stored(page)).toBeNull();
    expect(await stored(page, 'id_token')).toBeNull();
    // The login host still has a session, and leads back to the same page.
    const exchanged = page.waitForResponse(/\/auths\/oauth2\/token$/);
    await page.getByRole('alert').getByRole('link', { name: 'Logg inn' }).click();
    await exchanged;
    await expect(page).toHaveURL('/about');
    expect(await stored(page)).not.toBeNull();
  });
});

test.describe('a session that is ended on another device @phone', () => {
  test.use({ expectedErrors: [REFUSED] });

  test('the next action ends the session here, with a message, and loses nothing', async ({
    page,
    playwright,
    request,
  }) => {
    const email = await makeAccount(request, ORIGIN);
    await signInByRequest(page, email);
    await start(page);
    await openPage(page, '/article/101');
    await expect.poll(() => stored(page, 'favourites-met')).not.toBeNull();
    await expect.poll(() => stored(page, 'quiz-unsent')).toBeNull();
    await logOutEverywhere(await playwright.request.newContext({ baseURL: ORIGIN }), email);

    const heart = page.getByRole('main').getByRole('button', { name: 'Favoritt: Urnes stavkirke' });
    await heart.click();
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    for (const key of ['access_token', 'id_token']) expect(await stored(page, key)).toBeNull();
    await page.goto('/user');
    await expect(page.getByRole('link', { name: 'Favoritter 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rebusløp 1' })).toBeVisible();

    // Changes made meanwhile are sent to the account with the next sign-in.
    await signInByRequest(page, email);
    await expect.poll(() => stored(page, 'favourites-unsent')).toBeNull();
  });
});

/** By another device, without its pages. */
async function logOutEverywhere(device: APIRequestContext, email: string): Promise<void> {
  const headers = { origin: ORIGIN };
  const form = { email, password: PASSWORD };
  await device.post('/identity/account/log-in', { form, headers });
  const response = await device.post('/identity/account/log-out-everywhere', { headers, form: {} });
  expect(response.ok()).toBe(true);
  await device.dispose();
}
