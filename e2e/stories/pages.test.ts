import { accessibilityViolations, expect, hydrated, openPage, test } from '../visitor.ts';

test('the about page links to the changelog and the help @phone', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByText('3.15.0')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Finn museet' })).toBeVisible();
  await main.getByRole('link', { name: 'Se hva som er nytt' }).click();
  await expect(page).toHaveURL(/\/changelog$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Versjon 3.15.0' })).toBeVisible();
  await expect(main.getByRole('listitem')).not.toHaveCount(0);
  await page.goBack();
  await main.getByRole('link', { name: 'Hjelp med posisjon' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test.describe('the help @phone', () => {
  const TOPICS = [
    ['ios-safari', 'Safari på iPhone og iPad', 'Trykk på Stedstjenester'],
    ['android-chrome', 'Chrome på Android', 'til venstre for adressen'],
    ['ios-app', 'Varde-appen på iPhone og iPad', 'Finn Varde i listen'],
    ['android-app', 'Varde-appen på Android', 'Hold fingeren på Varde-ikonet'],
  ] as const;

  test('without a topic all topics are closed, and the URL of a topic opens that topic only', async ({
    page,
  }) => {
    await page.goto('/help');
    for (const [, title, step] of TOPICS) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(step)).toBeHidden();
    }
    for (const [topic, title, step] of TOPICS)
      await test.step(topic, async () => {
        await page.goto(`/help/${topic}`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('listitem').filter({ visible: true }),
        ).toHaveCount(4);
        await expect(page.getByText(step)).toBeVisible();
      });
  });

  test('a click opens one topic and closes the other', async ({ page }) => {
    await page.goto('/help/ios-safari');
    await page.getByRole('heading', { name: 'Chrome på Android' }).click();
    await expect(page.getByText('til venstre for adressen')).toBeVisible();
    await expect(page.getByText('Trykk på Stedstjenester')).toBeHidden();
    await expect(page.getByText('Bruker du en annen nettleser?')).toBeVisible();
  });

  test('a denied position opens a dialog with help, and a retry', async ({ page, context }) => {
    await openPage(page, '/help/android-chrome');
    const check = page.getByRole('button', { name: 'Sjekk om det virker' });
    await check.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Vi finner deg ikke ennå' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(check).toBeFocused();
    await expect(page.getByRole('main')).toBeVisible();

    await page.keyboard.press('Enter');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.39, longitude: 5.32, accuracy: 12 });
    await dialog.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('status').getByText('på 12 m nær')).toBeVisible();
  });

  test('a message without a dialog stays until it is closed, and does not move the focus', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 60.39, longitude: 5.32, accuracy: 12 });
    await openPage(page, '/help');
    const check = page.getByRole('button', { name: 'Sjekk om det virker' });
    const message = page.getByRole('status').getByText('Det virker.');
    await check.click();
    await expect(message).toBeVisible();
    await expect(check).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await check.click();
    await page.getByRole('button', { name: 'Lukk meldingen' }).click();
    await expect(message).toBeHidden();
  });
});

test.describe('privacy @phone', () => {
  test('the privacy page lists what is stored, why and how long', async ({ page }) => {
    await page.goto('/privacy');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    for (const name of ['language', 'fontsize', 'checkedin', 'privacy'])
      await expect(row(name)).toContainText('90 dagerNødvendig');
    for (const name of ['_ga', '_gid']) await expect(row(name)).toContainText('90 dagerValgfri');
  });

  test('opting out of analytics removes old cookies', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: '_ga', value: '1', url },
      { name: '_gid', value: '2', url },
    ]);
    await openPage(page, '/privacy');
    const count = page.getByRole('switch', { name: 'La Varde telle besøk' });
    await expect(count).toBeChecked();
    await count.click();
    await expect(count).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('privacy'))).toBe('{"analytics":false}');
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(count).not.toBeChecked();
    await count.click();
    expect(await page.evaluate(() => localStorage.getItem('privacy'))).toBe('{"analytics":true}');
  });
});
