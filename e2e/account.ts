/** Accounts at the embedded login host, whose emails are files in the server's data folder. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated } from './visitor.ts';

export const PASSWORD = 'et fjell bak fjorden';
export const NAME = 'Kari Nordmann';

export const newEmail = (): string => `kari-${randomUUID().slice(0, 8)}@museum.example`;

/** Waits for an email and returns the path of its link. */
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

/** Decodes quoted-printable, as far as our emails use it. */
const plain = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

/** Creates an account by HTTP. @returns its email address */
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

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-postadresse').fill(email);
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** Signs in from a page of the site, and returns to it. */
export async function logIn(page: Page, email: string, from = '/about'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(from)}`);
  await fillIn(page, email);
  await expect(page).toHaveURL(from);
  await hydrated(page);
}
