/** A museum’s local network without TLS: browsers then have no position, camera or Web Crypto. */
import { FALLBACK_INPUTS, answerButton, dialog, post, start } from '../rebus-player.ts';
import { browserTest as test, expect } from '../visitor.ts';

test('a rebus can be played over plain HTTP @phone', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP museum.test 127.0.0.1'],
  });
  const context = await browser.newContext({
    ...contextOptions,
    locale: 'nb-NO',
    baseURL: `http://museum.test:${port}`,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await start(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.goto(post(1));
  await page.getByText('Åpner ikke posten seg?').click();
  const field = page.getByRole('main').locator('form input');
  await field.fill('feil');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/stemmer ikke helt/);
  await field.fill(FALLBACK_INPUTS[1] ?? '');
  await field.press('Enter');
  await page.getByLabel('Svaret ditt').fill('mine');
  await answerButton(page).click();
  await expect(dialog(page).getByText('Du fikk 10 poeng.', { exact: false })).toBeVisible();
  expect(errors).toEqual([]);
  await browser.close();
});
