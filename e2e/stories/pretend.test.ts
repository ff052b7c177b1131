/** An editor tries a rebus at the desk: pretends to be somewhere, to have scanned a code, and to be without network. */
import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

test.describe.configure({ timeout: 60_000 });

test.describe('the preview of a rebus @phone', () => {
  test.use({ expectedErrors: [/Failed to fetch/] });

  test('is walked from the desk', async ({ page }) => {
    await openPage(page, '/preview?document=401');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const shown = page.frameLocator('iframe');
    await page.getByRole('button', { name: 'Spill rebusen her' }).click();
    await shown.getByRole('button', { name: 'Start rebusen' }).click();
    await expect(shown.getByText('0 av 5 poster løst')).toBeVisible();
    const where = page.getByLabel('Hvor den besøkende er');
    await where.selectOption({ label: 'Ved post 1: Fisketorget' });
    expect(await accessibilityViolations(page, 'iframe')).toEqual([]);
    await page.getByRole('button', { name: 'Åpne posten' }).click();
    await expect(shown.getByText(/Du er 150\sm unna/)).toBeVisible();
    await page.getByLabel('Hvor langt unna').selectOption({ label: 'Framme' });
    await shown.getByLabel('Svaret ditt').fill('mine');
    await shown.getByRole('button', { name: 'Svar', exact: true }).click();
    await shown.getByRole('dialog').getByRole('button', { name: 'Til post 2' }).click();
    await expect(shown.getByRole('heading', { level: 1, name: 'Foran gavlene' })).toBeVisible();
    // The page that has come takes the focus, and what is typed meanwhile.
    await expect(shown.getByRole('main')).toBeFocused();
    await expect(shown.getByText(/unna/).first()).toBeVisible();
    await page.getByLabel('Koden på et skilt').fill('4012');
    await page.getByRole('button', { name: 'Lat som den er skannet' }).click();
    await expect(shown.getByRole('group', { name: 'Velg alle som stemmer' })).toBeVisible();
    await page.getByRole('button', { name: 'Velg på kartet' }).click();
    const map = page.locator('[data-status=ready] canvas');
    await expect(map).toBeVisible({ timeout: 20_000 });
    await map.click({ position: { x: 40, y: 40 } });
    await expect(where.locator('option:checked')).toHaveText('Et sted på kartet');
    await where.selectOption({ label: 'Ingen posisjon' });
    await page.getByRole('button', { name: 'Stå midt på kartet' }).press('Enter');
    await expect(where.locator('option:checked')).toHaveText('Et sted på kartet');
    expect(await accessibilityViolations(page, 'iframe')).toEqual([]);
    await page.getByRole('switch', { name: 'Uten nett' }).check();
    await expect(shown.getByText(/ikke koblet til nettet|uten nett/i).first()).toBeVisible();
    await page.getByRole('switch', { name: 'Uten nett' }).uncheck();
    await expect(shown.getByText(/ikke koblet til nettet|uten nett/i)).toHaveCount(0);
  });
});

test('a document that is no rebus is only shown @phone', async ({ page }) => {
  await openPage(page, '/preview?document=101');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  await expect(page.getByLabel('Hvor den besøkende er')).toHaveCount(0);
});
