/** Creates an account at the embedded login host and signs in, through its pages and emails. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi, expect } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { openBrowser, type Browser } from './browser.ts';
import type { TestApp } from './app.ts';
import { WAIT } from './wait.ts';

export const ORIGIN = 'http://localhost:4000';
export const CALLBACK = `${ORIGIN}/oauth2/callback`;
export const PASSWORD = 'et fjell bak fjorden';
const STATE = 'a-random-state';
export const START_PATH = `/identity/oauth2/authorize?redirect_uri=${encodeURIComponent(CALLBACK)}&state=${STATE}`;

/** Waits for the newest email to the recipient. */
export async function readMail(app: TestApp, to: string, subject: RegExp): Promise<string> {
  const folder = join(app.dataFolder, 'mail');
  return vi.waitFor(async () => {
    const files = (await readdir(folder)).toSorted().reverse();
    const found = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))))
      .map(plainMail)
      .find((mail) => mail.includes(`To: ${to}`) && subject.test(mail));
    if (found === undefined) throw new Error(`No mail to ${to} yet`);
    return found;
  }, WAIT);
}

/** Decodes quoted-printable, as far as links need it. */
const plainMail = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

export function linkIn(mail: string): string {
  return /http:\/\/localhost:4000(\/\S+)/.exec(mail)?.[1] ?? '';
}

/** Creates an account and confirms it. */
export async function signUp(app: TestApp, email: string, password = PASSWORD): Promise<Browser> {
  const browser = openBrowser(app.app, ORIGIN);
  const written = await browser.post('/identity/create-account', {
    email,
    name: 'Kari Nordmann',
    password,
  });
  expect(written.statusCode).toBe(200);
  const confirmed = await browser.post(linkIn(await readMail(app, email, /confirm/)), { password });
  expect(confirmed.statusCode).toBe(200);
  return browser;
}

export async function startSignIn(browser: Browser, more = ''): Promise<LightMyRequestResponse> {
  return browser.follow(await browser.get(START_PATH + more), CALLBACK);
}

/** The authorization code of a log-in in this browser. */
export async function getCode(
  browser: Browser,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const shown = await startSignIn(browser);
  const [, action] = /action="([^"]+)"/.exec(shown.payload) ?? [];
  const response = action ? await browser.post(action, { email, password }) : shown;
  return readCode(await browser.follow(response, CALLBACK));
}

export function readCode(response: LightMyRequestResponse): string {
  const url = new URL(String(response.headers.location));
  expect(url.searchParams.get('state')).toBe(STATE);
  return url.searchParams.get('code') ?? '';
}

export const exchange = (browser: Browser, code: string, more: Record<string, string> = {}) =>
  browser.post('/gateway/auths/oauth2/token', {
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
    code,
    ...more,
  });

export const refresh = (browser: Browser) =>
  browser.post('/gateway/auths/oauth2/token', {
    grant_type: 'refresh_token',
    redirect_uri: CALLBACK,
  });

export interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
  readonly id_token: string;
}

export async function logIn(browser: Browser, email: string, password = PASSWORD): Promise<Tokens> {
  const response = await exchange(browser, await getCode(browser, email, password));
  expect(response.payload).toContain('access_token');
  return response.json<Tokens>();
}
