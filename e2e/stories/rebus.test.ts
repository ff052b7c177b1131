/** A rebus played outdoors, by position and by codes. */
import type { BrowserContext } from '@playwright/test';
import {
  PLACES,
  REBUS,
  answerButton,
  dialog,
  openBySign,
  post,
  solve,
  start,
  typeCode,
} from '../rebus-player.ts';
import {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  expect,
  openPage,
  test,
} from '../visitor.ts';

async function walkWith(context: BrowserContext, nr: number): Promise<void> {
  const place = PLACES[nr] ?? { latitude: 0, longitude: 0 };
  await context.setGeolocation({ ...place, accuracy: 10 });
}

test.describe('a rebus with a position @phone', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 60.3932, longitude: 5.32475, accuracy: 10 },
  });

  test('a rebus is played from post to post, to the trophy @engines', async ({ page, context }) => {
    await start(page);
    await page.getByRole('link', { name: 'Til post 1' }).click();
    await expect(page.getByText(/Du er 1\d\d\sm unna/)).toBeVisible();
    const towards = page.getByText('mot nord', { exact: true });
    await expect(towards).toBeVisible();
    // The icon itself points north-east.
    const arrow = page.getByRole('paragraph').filter({ has: towards }).locator('svg');
    const turned = () => arrow.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).rotate));
    await expect.poll(async () => Math.abs((await turned()) + 45)).toBeLessThan(22.5);
    await context.setGeolocation({ latitude: 60.39405, longitude: 5.32475, accuracy: 80 });
    await expect(page.getByText(/Telefonen er usikker/)).toHaveCount(0);
    for (const nr of [1, 2, 3, 4, 5]) {
      await expect(page).toHaveURL(post(nr));
      await walkWith(context, nr);
      await solve(page, nr);
      if (nr < 5)
        await dialog(page)
          .getByRole('button', { name: `Til post ${nr + 1}` })
          .click();
    }
    await expect(dialog(page).getByText('Du fikk 60 av 60 poeng.', { exact: false })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Se resultatet' }).click();
    await expect(page.getByText('Du er i mål').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('60 av 60 poeng')).toBeVisible();
  });
});

test('a post that cannot be opened explains how it opens @phone', async ({ page }) => {
  await openPage(page, `${REBUS}/list`);
  const closed = page.getByRole('main').getByRole('listitem').getByRole('link', { disabled: true });
  // Forced: a disabled link can be clicked all the same.
  await closed.filter({ hasText: 'Fisketorget' }).click({ force: true });
  await expect(dialog(page)).toContainText('Låst');
  await expect(dialog(page)).toContainText('Kom nærmere enn 50 m fra posten.');
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Start rebusen' }).click();
  await expect(page.getByRole('link', { name: 'Fisketorget' })).toHaveAttribute('href', post(1));
  const hidden = closed.filter({ hasText: 'Skjult post' }).first();
  await hidden.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Denne posten dukker opp når');
  await page.keyboard.press('Escape');
  await expect(hidden).toBeFocused();
  await page.goto(`${REBUS}/map?s=4011`);
  await expect(page.getByText('Skjult post').first()).toBeVisible();
});

test('the right image of several is chosen @phone', async ({ page }) => {
  await start(page, '/rebus/402');
  await page.getByRole('link', { name: 'Til post 1' }).click();
  await typeCode(page, 4021);
  const choices = page.getByRole('group', { name: 'Velg ett svar' });
  await expect(choices.getByRole('radio')).toHaveCount(4);
  const images = choices.getByRole('img');
  await expect(images).toHaveCount(4);
  const isSeen = (image: HTMLImageElement) => image.complete && image.naturalWidth > 100;
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(isSeen)).toBe(true);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await choices.getByRole('radio', { name: /Høye master/ }).check();
  await answerButton(page).click();
  await expect(page.getByText('Ikke helt. Prøv igjen, nå gir svaret 8 poeng.')).toBeVisible();
  await choices.getByRole('radio', { name: /Spisse tregavler/ }).check();
  await answerButton(page).click();
  await expect(dialog(page).getByText('Du fikk 8 poeng.', { exact: false })).toBeVisible();
});

test('axe finds no violation on a run and its posts, in either theme @phone', async ({ page }) => {
  await start(page);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await page.goto(post(1));
  await expect(page.getByText('Åpner ikke posten seg?')).toBeVisible();
  await openBySign(page, 1);
  await expect(answerButton(page)).toBeVisible();
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
});
