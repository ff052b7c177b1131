/** What opens a locked article; before, no text of it is in the page (specification §4.9, §6.3). */
import type { Page } from '@playwright/test';
import { accessibilityViolations, browserTest, expect, openPage, test } from '../visitor.ts';

/** Text of the demo’s article that opens with a code. */
const SECRET = '23 000 riksdaler';
const code = { name: 'Koden fra museet' };
const media = process.env['STORY_MEDIA_URL'] ?? '';

/** Runs in the page. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const unlock = (page: Page) => page.getByRole('button', { name: 'Lås opp' });

test.describe('an article that opens with a code @phone', () => {
  test('the article opens without a reload, and stays open', async ({ page }) => {
    const response = await page.request.get('/article/120');
    expect(await response.text()).not.toContain(SECRET);
    await openPage(page, '/article/120');
    await expect(page.getByText('Du kan bomme 10 ganger på 10 minutter.')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('textbox', code).fill('1814');
    await unlock(page).click();
    await expect(page.getByText(SECRET)).toBeVisible();
    await expect(page.getByText('Denne teksten åpner seg med en kode')).toBeHidden();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(SECRET)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/en/article/120');
    await expect(other.getByText('23,000 riksdaler')).toBeVisible();
  });

  for (const state of ['locked', 'open'] as const)
    test(`Back leads to where the ${state} article was left`, async ({ page }) => {
      await openPage(page, '/article/120');
      const field = page.getByRole('textbox', code);
      await field.fill('1814');
      if (state === 'open') await unlock(page).click();
      const content = state === 'open' ? page.getByText(SECRET) : field;
      await expect(content).toBeVisible();
      const theme = page.getByRole('main').getByRole('link', { name: 'Stavkirker og kirker' });
      await theme.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(0);
      await theme.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stavkirker og kirker');
      await page.goBack();
      await expect(content).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    });

  test('the article closes when its grant ends', async ({ page }) => {
    await openPage(page, '/article/120');
    await page.getByRole('textbox', code).fill('1814');
    await unlock(page).press('Enter');
    await expect(page.getByText(SECRET)).toBeVisible();
    await page.evaluate(() => {
      const grants = JSON.parse(localStorage.getItem('grants') ?? '[]') as object[];
      const ended = grants.map((one) => ({ ...one, expires_at: '2020-01-01T00:00:00Z' }));
      localStorage.setItem('grants', JSON.stringify(ended));
    });
    await page.reload();
    await expect(page.getByRole('textbox', code)).toBeVisible();
    await expect(page.getByText(SECRET)).toBeHidden();
  });

  test.describe('with a wrong code', () => {
    test.use({ expectedErrors: [/403|429/] });

    test('the server reports the remaining attempts of a wrong code @engines', async ({ page }) => {
      await openPage(page, '/article/120');
      const field = page.getByRole('textbox', code);
      await field.fill('0000');
      await unlock(page).click();
      await expect(field).toHaveAccessibleDescription(/Forsøk igjen: \d/);
      expect(await accessibilityViolations(page)).toEqual([]);
      // Not beneath the tab bar.
      await expect.poll(() => page.getByText(/Forsøk igjen: \d/).evaluate(isSeen)).toBe(true);
      // The right code resets the count.
      await field.fill('1814');
      await unlock(page).click();
      await expect(page.getByText(SECRET)).toBeVisible();
    });
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('a network error is reported and the code is retained', async ({ page, context }) => {
      await openPage(page, '/article/120');
      const field = page.getByRole('textbox', code);
      await field.fill('1814');
      await context.setOffline(true);
      await unlock(page).click();
      await expect(field).toHaveAccessibleDescription(/koblet til nettet/);
      await context.setOffline(false);
      await unlock(page).click();
      await expect(page.getByText(SECRET)).toBeVisible();
    });
  });
});

browserTest(
  'the demo has every kind of lock, and exposes no locked text @phone',
  async ({ request }) => {
    for (const [path, message, secret] of [
      ['/article/120', 'Denne teksten åpner seg med en kode', SECRET],
      // Not as a part of another number, such as a time.
      ['/article/120', 'Koden står på et skilt på stedet', /(?<!\d)1814(?!\d)/],
      ['/article/122', 'Kom nærmere enn 150', 'ingen piper'],
      ['/article/123', 'trådløse nett', 'rugmel'],
    ] as const) {
      const page = await (await request.get(path, { headers: { 'accept-language': 'nb' } })).text();
      expect(page, path).toContain(message);
      expect(page, path).not.toMatch(secret);
    }
  },
);

test.describe('an article that opens at its place @phone', () => {
  test.use({ baseURL: media });

  test('the article shows the distance to its place and opens on arrival @engines', async ({
    page,
    context,
  }) => {
    // As in a browser without the Permissions API: the click requests it.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'permissions'));
    await context.setGeolocation({ latitude: 60.4, longitude: 5.32, accuracy: 10 });
    expect(await (await page.request.get('/article/41')).text()).not.toContain('Hemmeligheten er');
    await openPage(page, '/article/41');
    await expect(page.getByText('Kom nærmere enn 50 m')).toBeVisible();
    const here = page.getByRole('button', { name: 'Jeg er her' });
    await expect(here).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await here.click();
    await expect(page.getByRole('status').filter({ hasText: 'Du er 1,1 km unna' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await context.setGeolocation({ latitude: 60.391, longitude: 5.32, accuracy: 10 });
    await expect(page.getByRole('status').filter({ hasText: 'Du er 111 m unna' })).toBeVisible();
    await context.setGeolocation({ latitude: 60.3902, longitude: 5.32, accuracy: 10 });
    await expect(page.getByText('Hemmeligheten er 41.')).toBeVisible();
  });
});

test.describe('an article that opens on the museum’s network @phone', () => {
  test.use({ baseURL: media });

  test('the article opens by itself on that network', async ({ page }) => {
    expect(await (await page.request.get('/article/42')).text()).not.toContain('Hemmeligheten er');
    await page.goto('/article/42');
    await expect(page.getByText('Hemmeligheten er 42.')).toBeVisible();
  });
});
