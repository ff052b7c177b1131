import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { makeAccount, NAME, PASSWORD } from './account.ts';
import { expect, hydrated, openPage, test as visitorTest } from './visitor.ts';

export const ORIGIN = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;
const CALLBACK = `${ORIGIN}/oauth2/callback`;

let account: Promise<string> | undefined;

/** One account for the stories of a worker: emails are rate-limited by recipient. */
export const test = visitorTest.extend<{ email: string }>({
  email: async ({ request }, provide) => provide(await (account ??= makeAccount(request, ORIGIN))),
});

/** Console error for a refused request, which pages cannot avoid. */
export const REFUSED = /the server responded with a status of (?:401|422|503)/;
export const MINUTE = 60_000;
export const ENDED = 'Du er logget ut.';

/** Signs in by HTTP, without the pages of `logIn`: the same requests in a third of the time. */
export async function signInByRequest(page: Page, email: string, at = '/about'): Promise<void> {
  const { request } = page.context();
  const headers = { origin: ORIGIN };
  const query = new URLSearchParams({ redirect_uri: CALLBACK, state: randomUUID() });
  const shown = await request.get(`/identity/oauth2/authorize?${query.toString()}`);
  const [, action = ''] = /action="([^"]+)"/.exec(await shown.text()) ?? [];
  const back = await request.post(action, { form: { email, password: PASSWORD }, headers });
  const code = new URL(back.url()).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', redirect_uri: CALLBACK, code };
  const response = await request.post('/gateway/auths/oauth2/token', { form, headers });
  // A page of the origin without script.
  await page.goto('/identity/style.css');
  await page.evaluate(storeTokens, (await response.json()) as Tokens);
  await openPage(page, at);
  await expect(page.getByText(NAME).first()).toBeAttached();
}

/** Opens another phone, which shares nothing with the first. */
export async function openDevice(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: ORIGIN, locale: 'nb-NO', viewport });
  return context.newPage();
}

type Tokens = Record<'access_token' | 'id_token', string> & { expires_in: number };

/** Runs in the page: stores tokens as the site does. */
function storeTokens(tokens: Tokens): void {
  localStorage.setItem('access_token', tokens.access_token);
  localStorage.setItem('id_token', tokens.id_token);
  localStorage.setItem('access_token_expires', String(Date.now() + tokens.expires_in * 1_000));
}

export async function openMenu(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  return page.getByRole('dialog', { name: 'Meny' });
}

export const stored = (page: Page, key = 'access_token') =>
  page.evaluate((one) => localStorage.getItem(one), key);

/** Forms of the token requests from now on. */
export function tokenCalls(context: BrowserContext | Page): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auths/oauth2/token')) calls.push(request.postData() ?? '');
  });
  return calls;
}
