/** A rebus shared by two phones of one account: a post solved on either is solved on both. */
import type { Page } from '@playwright/test';
import { makeAccount } from '../account.ts';
import { answerButton, dialog, putInOrder, start, typeCode } from '../rebus-player.ts';
import { signInByRequest, openDevice, stored } from '../signed-in.ts';
import { changeResponses, expect, ignorePendingRoutes, test } from '../visitor.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const REBUS = '/rebus/402';
const RUNS = '**/api/v3/quiz-response*';
const IN_ORDER = [
  'Tårnet ved havet',
  'Brødrene kommer til byen',
  'Porten der du står',
  'Trærne i parken',
];

interface Rebus {
  readonly content: { readonly posts: { hidden_until?: unknown; conditions: unknown }[] };
}

/** Opens all posts to anyone with their codes, so that neither phone solves all of them. */
const openAllPosts = (page: Page) =>
  changeResponses(page, /\/documents\/402\?/, ({ content }: Rebus) => {
    for (const post of content.posts) {
      delete post.hidden_until;
      post.conditions = { qr: true };
    }
  });

const ANSWERS: Readonly<Record<number, (page: Page) => Promise<void>>> = {
  4021: (page) => page.getByRole('radio', { name: /Spisse tregavler/ }).check(),
  4022: (page) => page.getByLabel('Svaret ditt, et tall').fill('fem'),
  4023: (page) => page.getByLabel('Svaret ditt').fill('grå'),
  4024: (page) => putInOrder(page, undefined, IN_ORDER),
};

async function solve(page: Page, post: number): Promise<void> {
  await page.goto(`${REBUS}/post/${post}`);
  await typeCode(page, post);
  await expect(answerButton(page)).toBeVisible();
  await ANSWERS[post]?.(page);
  await answerButton(page).click();
  await expect(dialog(page).getByText('Riktig', { exact: false })).toBeVisible();
}

test('two phones share a rebus and complete it together @phone', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const email = await makeAccount(request, baseURL ?? '');
  await openAllPosts(page);
  await signInByRequest(page, email);
  await start(page, REBUS);
  await solve(page, 4021);
  await expect.poll(() => stored(page, 'quiz-unsent')).toBeNull();
  // The account is unavailable: it receives the second post when the network is back.
  await page.route(RUNS, (route) => route.abort());
  await solve(page, 4022);
  expect(await stored(page, 'quiz-unsent')).toBe('402');
  await page.unroute(RUNS);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => stored(page, 'quiz-unsent')).toBeNull();

  const other = await openDevice(browser);
  await openAllPosts(other);
  await start(other, REBUS);
  await solve(other, 4023);
  await solve(other, 4024);
  // The phones sync by the account.
  await signInByRequest(other, email, REBUS);
  await expect(dialog(other).getByText(/Du fikk 45 av 45 poeng/)).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Se resultatet' }).click();
  await expect(other.getByText('Du er i mål').first()).toBeVisible();
  await expect.poll(() => stored(other, 'quiz-unsent')).toBeNull();
  // Solved on the first phone.
  await other.goto(`${REBUS}/post/4022`);
  await expect(other.getByText(/fem ganger så høyt/)).toBeVisible();
  await ignorePendingRoutes(other);
  await other.context().close();

  await page.evaluate(() => localStorage.removeItem('favourites-met'));
  await page.goto('/user');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Bak muren' })).toContainText(
    '4 av 4 poster løst, 45 av 45 poeng',
  );
  await expect.poll(() => stored(page, 'quiz-402')).toContain('"isSolved":true');
});
