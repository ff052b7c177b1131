/** A rebus without position, pointer or sight: by keyboard and accessible names. */
import type { Page } from '@playwright/test';
import {
  REBUS,
  FALLBACK_INPUTS,
  answerButton,
  dialog,
  post,
  putInOrder,
  start,
} from '../rebus-player.ts';
import { expectPage, activate, tabTo } from '../walker.ts';
import { expect, openPage, test } from '../visitor.ts';

const TITLES: Readonly<Record<number, string>> = {
  1: 'Fisketorget',
  2: 'Foran gavlene',
  3: 'Der det brant',
  4: 'Mariakirken',
  5: 'Håkonshallen',
};

/** What a screen reader announces of the clue or the code of each post. */
const CLUES: Readonly<Record<number, string>> = {
  1: 'Hva heter havna som torget ligger innerst i?',
  4: 'Hvor mange tårn har kirken i vest?',
};

async function openByClue(page: Page, nr: number): Promise<void> {
  await activate(page, page.locator('summary').filter({ hasText: 'Åpner ikke posten seg?' }));
  await tabTo(page, page.getByRole('textbox', { name: CLUES[nr] ?? 'Koden på skiltet' }));
  await page.keyboard.type(FALLBACK_INPUTS[nr] ?? '');
  await page.keyboard.press('Enter');
  await expect(answerButton(page)).toBeVisible();
}

async function check(page: Page, role: 'checkbox' | 'radio', name: string): Promise<void> {
  const box = page.getByRole(role, { name });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name }));
  await page.keyboard.type(text);
}

async function answer(page: Page, nr: number): Promise<void> {
  if (nr === 1) await type(page, 'Svaret ditt', 'en mine');
  if (nr === 2) {
    await check(page, 'checkbox', 'De kjøpte tørrfisk som kom nordfra');
    await check(page, 'checkbox', 'De solgte korn og mel som kom sørfra');
  }
  if (nr === 3) {
    // One tab stop for all: the arrow keys choose.
    await tabTo(page, page.getByRole('radio', { name: 'Stein' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Furu' })).toBeChecked();
  }
  if (nr === 4) await type(page, 'Svaret ditt, et tall', '1180');
  if (nr === 5)
    await putInOrder(page, async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
      // The row has moved, with the focus.
      await expect(button).toBeFocused();
    });
  await activate(page, answerButton(page));
}

test('Escape in the dialog of a right answer leads to the result with its explanation, which a reload shows again @phone', async ({
  page,
}) => {
  const explanation = page.getByRole('main').getByText(/Den ble satt opp i 1921/);
  const isSecret = async (url: string) => {
    const response = await page.request.get(url, { headers: { 'api-key': 'varde-local' } });
    return response.ok() && !(await response.text()).includes('Den ble satt opp i 1921');
  };
  await start(page);
  expect(await isSecret('/api/v3/documents/401?rebus=401')).toBe(true);
  expect(await isSecret(REBUS)).toBe(true);
  await page.goto(post(1));
  await openByClue(page, 1);
  await answer(page, 1);
  await expect(dialog(page)).toContainText('Den ble satt opp i 1921');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Løst: 10 poeng');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Til post 2' })).toBeFocused();
  await page.reload();
  await expect(explanation).toBeVisible();
  // A run of an earlier version, which stored no key of the explanation.
  await page.evaluate(() => {
    const stored = localStorage.getItem('quiz-401') ?? '';
    localStorage.setItem('quiz-401', stored.replace(/,"key":"[0-9a-f]+"/, ''));
  });
  await page.reload();
  await expect(page.getByText('Svar en gang til')).toBeVisible();
  await page.getByLabel('Svaret ditt').fill('tårn');
  await answerButton(page).click();
  await expect(page.getByText('poengene dine er trygge')).toBeVisible();
  await page.getByLabel('Svaret ditt').fill('mine');
  await answerButton(page).click();
  await expect(explanation).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Løst: 10 poeng');
});

test('a rebus is completed by keyboard and accessible names alone @phone', async ({ page }) => {
  await openPage(page, REBUS);
  await activate(page, page.getByRole('button', { name: 'Start rebusen' }));
  await expect(page.getByRole('progressbar', { name: '0 av 5 poster løst' })).toBeVisible();
  await activate(page, page.getByRole('link', { name: 'Til post 1' }));
  for (const nr of [1, 2, 3, 4, 5]) {
    await expectPage(page, TITLES[nr] ?? '');
    await openByClue(page, nr);
    await answer(page, nr);
    const title = nr < 5 ? 'Riktig' : 'Du er i mål';
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const on = nr < 5 ? `Til post ${nr + 1}` : 'Se resultatet';
    await activate(page, dialog(page).getByRole('button', { name: on }));
  }
  await expectPage(page, 'Rundt Bryggen');
  await expect(page.getByText('60 av 60 poeng')).toBeVisible();
});
