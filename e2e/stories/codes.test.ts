import { accessibilityViolations, expect, hydrated, openPage, test } from '../visitor.ts';

const field = { name: 'Tallet på skiltet' };

for (const screen of ['/code', '/scan'])
  test.describe(`entering a code on ${screen} @phone`, () => {
    test('a typed code opens the place without further input', async ({ page }) => {
      await openPage(page, screen);
      const code = page.getByRole('textbox', field);
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await code.pressSequentially('1001');
      await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
      await expect(page).toHaveURL(/\/article\/101$/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${screen}$`));
    });

    test.describe('with a wrong code', () => {
      test.use({ expectedErrors: [/404/] });

      test('a wrong or missing code is reported at the field and can be corrected', async ({
        page,
      }) => {
        await openPage(page, screen);
        const code = page.getByRole('textbox', field);
        const open = page.getByRole('button', { name: 'Åpne', exact: true });
        await open.click();
        await expect(code).toHaveAccessibleDescription('Skriv inn tallet som står på skiltet.');
        await code.fill('77');
        await open.click();
        await expect(code).toHaveAccessibleDescription('Koden finnes ikke');
        await expect(code).toBeFocused();
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.keyboard.type('1002');
        await expect(page).toHaveURL(/\/article\/102$/);
      });
    });

    test.describe('without a network', () => {
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

      test('a network error is reported and the code is retained', async ({ page, context }) => {
        await openPage(page, screen);
        await context.setOffline(true);
        const code = page.getByRole('textbox', field);
        await code.fill('1001');
        await expect(code).toHaveAccessibleDescription(/koblet til nettet/);
        await expect(code).toHaveValue('1001');
        await context.setOffline(false);
        await code.press('Enter');
        await expect(page).toHaveURL(/\/article\/101$/);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the form opens the place', async ({ page }) => {
        await page.goto(screen);
        await page.getByRole('textbox', field).fill('1001');
        await page.getByRole('button', { name: 'Åpne', exact: true }).click();
        await expect(page).toHaveURL(/\/article\/101$/);
      });

      test('an unknown code is reported at the field, in the URL’s language', async ({ page }) => {
        await page.goto(`/en${screen}`);
        const code = page.getByRole('textbox', { name: 'The number on the sign' });
        await code.fill('0077');
        await page.getByRole('button', { name: 'Open', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/en${screen}\\?code=0077$`));
        await expect(code).toHaveValue('0077');
        await expect(code).toHaveAccessibleDescription('The code does not exist');
      });
    });
  });

test('a code opened by the phone’s own camera app opens a rebus post @phone', async ({ page }) => {
  const response = await page.request.get('/4011', { maxRedirects: 0 });
  expect(response.headers()['location']).toMatch(/\/rebus\/401\/post\/4011\?code=4011#code=4011$/);
});

test('a code whose document is withdrawn leads to its museum, with a message until it is closed @phone', async ({
  page,
}) => {
  await page.goto('/1019');
  await expect(page).toHaveURL(/\/@bergverk/);
  await hydrated(page);
  const notice = page.getByRole('note').filter({ hasText: 'finnes ikke lenger' });
  await expect(notice).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Lukk meldingen' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/\/@bergverk$/);
});

test('the code page and the scanner link to each other @phone', async ({ page }) => {
  await openPage(page, '/code');
  await page.getByRole('link', { name: 'Skann QR-koden i stedet' }).click();
  await expect(page).toHaveURL(/\/scan$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Skann en QR-kode' })).toBeVisible();
});
