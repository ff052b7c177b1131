import { expect, openPage, test } from '../visitor.ts';
import { expectPage, activate, tabTo } from '../walker.ts';

test('the first tab stop skips to the content @phone @engines', async ({ page }) => {
  await openPage(page, '/article/101');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hopp til innholdet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the side panel @phone', () => {
  test('the side panel traps the focus, opens one list at a time, closes on Escape and on a click outside, restores the focus', async ({
    page,
  }) => {
    await openPage(page, '/');
    const open = page.getByRole('button', { name: 'Åpne menyen' });
    await open.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== null && focused !== document.body && !focused.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await panel.getByText('Språk', { exact: true }).click();
    await expect(panel.getByRole('link', { name: 'Svenska' })).toBeVisible();
    await panel.getByText('Skriftstørrelse').click();
    await expect(panel.getByRole('button', { name: 'Stor' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Svenska' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(15, 400);
    await expect(panel).toBeHidden();
  });

  test('the side panel fits its content with large text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fontsize', '1.2'));
    await openPage(page, '/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const [clientWidth, scrollWidth] = await panel.evaluate((it) => [
      it.clientWidth,
      it.scrollWidth,
    ]);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test('Back restores the focus to the link that was followed, not to the top @phone @engines', async ({
  page,
}) => {
  await openPage(page, '/explore/list/articles');
  const row = page.getByRole('list', { name: 'Steder' }).getByRole('link').nth(5);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/article\//);
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('everything on an article is reachable and visible when focused', async ({ page }) => {
  await openPage(page, '/article/106');
  const links = await page.getByRole('main').getByRole('link').count();
  expect(links).toBeGreaterThan(3);
  for (let stop = 0; stop < links + 10; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      const { width, height } = focused.getBoundingClientRect();
      return width === 0 || height === 0;
    });
    expect(hidden).toBe(false);
  }
});

test.describe('by keyboard alone', () => {
  test.slow();

  test.describe('in Norwegian', () => {
    test('the keyboard leads to a museum, its places, an article and back, a search and a theme', async ({
      page,
      isMobile,
    }) => {
      const main = page.getByRole('main');
      await openPage(page, '/');
      await activate(page, main.getByRole('link', { name: /^Museene Fjord og fjell/ }));
      await expectPage(page, 'Museene Fjord og fjell');
      await activate(page, main.getByRole('link', { name: /^Steder/ }));
      await expect(page).toHaveURL(/kind=article/);
      await activate(page, main.getByRole('link', { name: /^Bryggen i Bergen/ }));
      await expectPage(page, 'Bryggen i Bergen');
      if (isMobile) await activate(page, page.getByRole('link', { name: 'Tilbake' }), 'Shift+Tab');
      else await page.goBack();
      await expectPage(page, 'Museene Fjord og fjell');
      if (isMobile) {
        await activate(page, page.getByRole('button', { name: 'Åpne menyen' }), 'Shift+Tab');
        await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
      }
      const box = page.getByRole('searchbox', { name: 'Søk' });
      await tabTo(page, box.filter({ visible: true }), isMobile ? 'Tab' : 'Shift+Tab');
      await page.keyboard.type('handel');
      await page.keyboard.press('Enter');
      await expectPage(page, 'Søk: «handel»');
      await activate(page, main.getByRole('link', { name: 'Byer og handel' }));
      await expectPage(page, 'Byer og handel');
    });
  });

  test.describe('in Swedish', () => {
    test.use({ locale: 'sv-SE' });

    test('the keyboard leads to the map and its list, and from stop to stop of a presentation @phone', async ({
      page,
    }) => {
      await openPage(page, '/');
      const menu = page.getByRole('navigation', { name: 'Huvudnavigering' });
      await activate(page, menu.getByRole('link', { name: 'Utforska' }));
      await expect(page).toHaveURL(/\/explore\/map/);
      await expect(page.getByRole('region', { name: /^Karta\./ })).toBeVisible();
      await activate(page, page.getByRole('button', { name: 'Visa lista' }));
      await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('link'));
      await openPage(page, '/group/302');
      await activate(
        page,
        page.getByRole('main').getByRole('link', { name: /^1? ?Bryggen i Bergen/ }),
      );
      const navigation = page.getByRole('navigation', { name: 'Vägen vidare' });
      for (const stop of [1, 2, 3, 4]) {
        await expect(navigation.getByText(`${stop} av 5`)).toBeVisible();
        await activate(page, navigation.getByRole('link', { name: /^Nästa/ }));
      }
      await expect(navigation.getByText('5 av 5')).toBeVisible();
      await expectPage(page, 'Visby');
    });
  });

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' });

    test('the keyboard leads to a rebus, the help, another language, and into and out of a museum @desktop', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await openPage(page, '/rebus/401');
      await activate(page, main.getByRole('link', { name: /^List/ }));
      await expectPage(page, 'Around Bryggen');
      await openPage(page, '/code');
      await tabTo(page, main.getByRole('textbox'));
      await page.keyboard.type('4011');
      await page.keyboard.press('Enter');
      await expectPage(page, 'The Fish Market');
      await openPage(page, '/help');
      await tabTo(page, main.locator('summary'));
      await page.keyboard.press('Enter');
      await expect(main.getByText('Open Settings on the phone').first()).toBeVisible();
      await openPage(page, '/@fjord-og-fjell');
      await activate(page, main.getByRole('link', { name: 'Check in here' }));
      await expectPage(page, 'Find the story where you stand');
      const out = page.getByRole('button', { name: /^Check out of/ });
      await activate(page, out, 'Shift+Tab');
      await expect(out).toHaveCount(0);
      await expectPage(page, 'Find the story where you stand');
      // The link in the menu, not the one in the footer.
      const language = page
        .locator('summary:not(footer *)', { hasText: 'Language' })
        .filter({ visible: true });
      await activate(page, language, 'Shift+Tab');
      await activate(page, page.locator('details[open]').getByRole('link', { name: 'Svenska' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Hitta historien där du står',
      );
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toBe('BODY');
    });
  });
});
