/** An editor tests a rebus at a desk: simulates a position, a scanned code and a lost network. */
import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';

test.describe('the preview of a rebus @phone', () => {
  test.use({ expectedErrors: [/Failed to fetch/] });

  test('a rebus is played with simulated positions', async ({ page }) => {
    await openPage(page, '/preview?document=401');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const frame = page.frameLocator('iframe');
    await page.getByRole('button', { name: 'Spill rebusen her' }).click();
    await frame.getByRole('button', { name: 'Start rebusen' }).click();
    await expect(frame.getByText('0 av 5 poster løst')).toBeVisible();
    const where = page.getByLabel('Hvor den besøkende er');
    await where.selectOption({ label: 'Ved post 1: Fisketorget' });
    expect(await accessibilityViolations(page, 'iframe')).toEqual([]);
    await page.getByRole('button', { name: 'Åpne posten' }).click();
    await expect(frame.getByText(/Du er 150\sm unna/)).toBeVisible();
    await page.getByLabel('Hvor langt unna').selectOption({ label: 'Framme' });
    await frame.getByLabel('Svaret ditt').fill('mine');
    await frame.getByRole('button', { name: 'Svar', exact: true }).click();
    await expect(frame.getByRole('dialog')).toContainText('Den ble satt opp i 1921');
    await frame.getByRole('dialog').getByRole('button', { name: 'Til post 2' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Foran gavlene' })).toBeVisible();
    // The loaded page takes the focus, and with it what is typed meanwhile.
    await expect(frame.getByRole('main')).toBeFocused();
    await expect(frame.getByText(/unna/).first()).toBeVisible();
    await page.getByLabel('Koden på et skilt').fill('4012');
    await page.getByRole('button', { name: 'Lat som den er skannet' }).click();
    await expect(frame.getByRole('group', { name: 'Velg alle som stemmer' })).toBeVisible();
    await page.getByRole('button', { name: 'Velg på kartet' }).click();
    const map = page.locator('[data-status=ready] canvas');
    await expect(map).toBeVisible();
    await map.click({ position: { x: 40, y: 40 } });
    await expect(where.locator('option:checked')).toHaveText('Et sted på kartet');
    await where.selectOption({ label: 'Ingen posisjon' });
    await page.getByRole('button', { name: 'Stå midt på kartet' }).press('Enter');
    await expect(where.locator('option:checked')).toHaveText('Et sted på kartet');
    expect(await accessibilityViolations(page, 'iframe')).toEqual([]);
    await page.getByRole('switch', { name: 'Uten nett' }).check();
    await expect(frame.getByText(/ikke koblet til nettet|uten nett/i).first()).toBeVisible();
    await page.getByRole('switch', { name: 'Uten nett' }).uncheck();
    await expect(frame.getByText(/ikke koblet til nettet|uten nett/i)).toHaveCount(0);
  });
});

test('other documents than a rebus have no simulation @phone', async ({ page }) => {
  await openPage(page, '/preview?document=101');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  await expect(page.getByLabel('Hvor den besøkende er')).toHaveCount(0);
});
