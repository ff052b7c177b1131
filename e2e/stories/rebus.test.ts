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

/** A full rebus is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

async function walkWith(context: BrowserContext, nr: number): Promise<void> {
  const place = PLACES[nr] ?? { latitude: 0, longitude: 0 };
  await context.setGeolocation({ ...place, accuracy: 10 });
}

test.describe('a rebus with a position @phone', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 60.3932, longitude: 5.32475, accuracy: 10 },
  });

  test('a rebus is played from post to post, to the trophy', async ({ page, context }) => {
    await start(page);
    await page.getByRole('link', { name: 'Til post 1' }).click();
    await expect(page.getByText(/Du er 1\d\d\sm unna/)).toBeVisible();
    await expect(page.getByText('mot nord', { exact: true })).toBeVisible();
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

  test('no position of the visitor is stored', async ({ page, context }) => {
    await start(page);
    await walkWith(context, 1);
    await expect(page.getByText('Du er framme ved post 1.')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).toContain('reached');
    expect(stored).not.toMatch(/60\.39|5\.32/);
  });
});

test.describe('a rebus with an inaccurate position @phone', () => {
  test.use({
    permissions: ['geolocation'],
    // Two proximities away, with an accuracy of two.
    geolocation: { latitude: 60.3934, longitude: 5.3245, accuracy: 120 },
  });

  test('the inaccuracy is explained, and the post opens by its code', async ({ page }) => {
    await start(page);
    await page.goto(post(1));
    await expect(page.getByText('Telefonen vet hvor du er innenfor 120 m.')).toBeVisible();
    await expect(page.getByText(/Telefonen er usikker på hvor du er akkurat nå/)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await openBySign(page, 1);
    await expect(answerButton(page)).toBeVisible();
  });
});

test('a visitor reads why the position is needed before the browser asks @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = () => {
      document.documentElement.dataset['asked'] = 'true';
      return 1;
    };
  });
  await start(page);
  await expect(page.getByText('så sier vi hvor langt det er til posten')).toBeVisible();
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Slå på posisjonen' }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
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

test.describe('a rebus that fails to load @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failed start of a rebus is reported, and a retry starts it', async ({ page }) => {
    await page.route('**/documents/401?*rebus=401*', (route) => route.abort());
    await openPage(page, REBUS);
    await page.getByRole('button', { name: 'Start rebusen' }).click();
    await expect(dialog(page)).toContainText('Vi fikk ikke lastet innholdet.');
    await page.unroute('**/documents/401?*rebus=401*');
    await dialog(page).getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByText('0 av 5 poster løst')).toBeVisible();
  });
});

test('a wrong answer and a hint cost points, starting over resets all @phone', async ({ page }) => {
  await start(page);
  await page.goto(post(1));
  await openBySign(page, 1);
  await page.getByLabel('Svaret ditt').fill('anker');
  await answerButton(page).click();
  await expect(page.getByText('Ikke helt. Prøv igjen, nå gir svaret 8 poeng.')).toBeVisible();
  await page.getByRole('button', { name: 'Vis et hint (koster 2 poeng)' }).click();
  await expect(page.getByText('Den fløt i sjøen')).toBeVisible();
  await solve(page, 1);
  await dialog(page).getByRole('button', { name: 'Bli her' }).click();
  await expect(page.getByText('Løst: 6 poeng')).toBeVisible();
  await page.goto(`${REBUS}/list`);
  const posts = page.getByRole('main').getByRole('listitem');
  await expect(posts.filter({ hasText: 'Løst: 6 poeng' })).toHaveCount(1);
  await expect(posts.filter({ hasText: 'Foran gavlene' })).toHaveCount(1);
  await page.goto(REBUS);
  await page.getByRole('button', { name: 'Start på nytt' }).click();
  await dialog(page).getByRole('button', { name: 'Ja, start på nytt' }).click();
  await expect(page.getByRole('button', { name: 'Start rebusen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start rebusen' })).toBeVisible();
});

test('a post that requires its code opens by the typed code, and has a clue where the sign is missing @phone', async ({
  page,
}) => {
  await start(page, '/rebus/402');
  await page.goto('/rebus/402/post/4022');
  const code = page.getByRole('textbox', { name: 'Koden på skiltet' });
  await typeCode(page, 4021);
  await expect(code).toHaveAccessibleDescription(/hører ikke til denne posten/);
  await page.getByText('Åpner ikke posten seg?').click();
  await expect(page.getByRole('textbox', { name: /Hva ble lagret her/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await typeCode(page, 4022);
  await expect(answerButton(page)).toBeVisible();
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

test.describe('a code opened by the phone’s own camera app @phone', () => {
  test('the code opens its post in a run in progress', async ({ page }) => {
    await start(page);
    await page.goto('/4011');
    await expect(answerButton(page)).toBeVisible();
    await expect(page).toHaveURL(/\/post\/4011$/);
  });

  test('the code opens its post once the run is started', async ({ page }) => {
    await page.goto('/4011');
    await expect(page).toHaveURL(/\/post\/4011$/);
    expect(await page.evaluate(() => localStorage.getItem('quiz-401'))).toBeNull();
    await page.getByRole('button', { name: 'Start rebusen' }).click();
    await expect(answerButton(page)).toBeVisible();
  });

  test('the code does not open a hidden post', async ({ page }) => {
    await start(page);
    await page.goto('/4013');
    await expect(page.getByText('Denne posten dukker opp')).toBeVisible();
    await expect(page).toHaveURL(/\/post\/4013$/);
    await expect(answerButton(page)).toHaveCount(0);
  });
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
