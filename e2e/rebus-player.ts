/** Plays the demo's rebus Rundt Bryggen: five posts, each hidden until the previous is solved. */
import type { Locator, Page } from '@playwright/test';
import { expect, openPage } from './visitor.ts';

export const REBUS = '/rebus/401';
export const post = (nr: number) => `/rebus/401/post/401${nr}`;

export const PLACES: Readonly<Record<number, { latitude: number; longitude: number }>> = {
  1: { latitude: 60.39472, longitude: 5.32475 },
  2: { latitude: 60.39722, longitude: 5.32318 },
  3: { latitude: 60.39841, longitude: 5.32274 },
  4: { latitude: 60.39886, longitude: 5.32336 },
  5: { latitude: 60.39958, longitude: 5.31763 },
};
export const FALLBACK_INPUTS: Readonly<Record<number, string>> = {
  1: 'Vågen',
  2: '4712',
  3: '4713',
  4: 'to',
  5: '4715',
};

/** Solution of the last post: oldest first. */
const IN_ORDER = [
  'Magnus og Ingeborg gifter seg',
  'Hallen blir kornlager',
  'Et ammunisjonsskip eksploderer',
  'Hallen åpnes på nytt',
];

export async function start(page: Page, rebus = REBUS): Promise<void> {
  await openPage(page, rebus);
  await page.getByRole('button', { name: 'Start rebusen' }).click();
  await expect(page.getByText(/0 av \d poster løst/)).toBeVisible();
}

export async function typeCode(page: Page, code: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Koden på skiltet' });
  await field.fill(String(code));
  await field.press('Enter');
}

export const answerButton = (page: Page) => page.getByRole('button', { name: 'Svar', exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** Solves the ordering task of the last post. @param activate activates a button. Default: click */
export async function putInOrder(
  page: Page,
  activate: (button: Locator) => Promise<void> = (button) => button.click(),
  order: readonly string[] = IN_ORDER,
): Promise<void> {
  const rows = page.getByRole('list', { name: 'Rekkefølgen' }).getByRole('listitem');
  for (const [place, name] of order.entries()) {
    const up = page.getByRole('button', { name: `Flytt opp: ${name}` });
    const placeNow = async () =>
      (await rows.allInnerTexts()).findIndex((text) => text.includes(name));
    for (let at = await placeNow(); at > place; at -= 1) {
      await activate(up);
      await expect.poll(placeNow).toBe(at - 1);
    }
  }
}

export async function solve(page: Page, nr: number): Promise<void> {
  await expect(answerButton(page)).toBeVisible();
  if (nr === 1) await page.getByLabel('Svaret ditt').fill('Sjømine');
  if (nr === 2) {
    await page.getByLabel('De kjøpte tørrfisk som kom nordfra').check();
    await page.getByLabel('De solgte korn og mel som kom sørfra').check();
  }
  if (nr === 3) await page.getByLabel('Furu').check();
  if (nr === 4) await page.getByLabel('Svaret ditt, et tall').fill('1180');
  if (nr === 5) await putInOrder(page);
  await answerButton(page).click();
}

export async function openBySign(page: Page, nr: number): Promise<void> {
  const disclosure = page.getByText('Åpner ikke posten seg?');
  await expect(disclosure).toBeVisible();
  await disclosure.click();
  await page
    .getByRole('main')
    .locator('form input')
    .fill(FALLBACK_INPUTS[nr] ?? '');
  await page.getByRole('button', { name: 'Åpne posten' }).click();
}
