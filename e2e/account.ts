/** Accounts of visitors at the embedded login host, whose mails lie in the server's folder. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated } from './visitor.ts';

export const PASSWORD = 'et fjell bak fjorden';
export const NAME = 'Kari Nordmann';

export const newEmail = (): string => `kari-${randomUUID().slice(0, 8)}@museum.example`;

/** The path that the link of a mail leads to, once the mail has come. */
export async function linkInMail(to: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(to);
    found = mails.find((mail) => subject.test(mail));
    expect(found).toBeDefined();
  }).toPass();
  return /https?:\/\/[^/\s]+(\/identity\/\S+)/.exec(found ?? '')?.[1] ?? '';
}

async function mailsTo(to: string): Promise<string[]> {
  const folder = path.join(process.env['STORY_DATA'] ?? '', 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.map(plain).filter((mail) => mail.includes(`To: ${to}`));
}

/** Quoted-printable, as far as the letters of mails need it. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

/** An account, made without a page. Gives its address. */
export async function makeAccount(request: APIRequestContext, origin: string): Promise<string> {
  const email = newEmail();
  const post = (url: string, form: Record<string, string>) =>
    request.post(url, { form, headers: { origin } });
  expect(
    (await post('/identity/create-account', { email, name: NAME, password: PASSWORD })).ok(),
  ).toBe(true);
  const link = await linkInMail(email, /confirm/);
  expect((await post(link, { password: PASSWORD })).ok()).toBe(true);
  return email;
}

/** On the login host's page. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-postadresse').fill(email);
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** From a page of the site, and back to it. */
export async function logIn(page: Page, email: string, from = '/about'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(from)}`);
  await fillIn(page, email);
  await expect(page).toHaveURL(from);
  await hydrated(page);
}
