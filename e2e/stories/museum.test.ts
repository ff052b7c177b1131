import { expect, openPage, test } from '../visitor.ts';
import type { Locator } from '@playwright/test';

const MUSEUM = 'Museene Fjord og fjell';

const counted = async (tab: Locator) => Number(/\d+/.exec(await tab.innerText())?.[0]);

test.describe('a museum', () => {
  test.describe('on a Monday in November @phone', () => {
    test.use({ timezoneId: 'Asia/Tokyo' });

    test('a museum’s page shows when it opens next, in its time zone', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
      await openPage(page, '/@fjord-og-fjell');
      await expect(page.getByText('Stengt i dag')).toBeVisible();
      await expect(page.getByText('Åpner i morgen kl. 11:00')).toBeVisible();
    });
  });

  test('the page of a museum shows its places on a map @phone', async ({ page }) => {
    await openPage(page, '/@fjord-og-fjell');
    const all = await counted(page.getByRole('link', { name: /^Alt/ }));
    await page.getByRole('main').getByRole('link', { name: 'Vis på kartet' }).click();
    await expect(page).toHaveURL(/\/@fjord-og-fjell\/map$/);
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible();
    const rows = page.getByRole('list', { name: `Fra ${MUSEUM}` }).getByRole('listitem');
    // Two of its documents have no location.
    await expect(rows).toHaveCount(all - 2);
  });

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false });

    test('the page of a museum explains what checking in does', async ({ page }) => {
      await page.goto('/@fjord-og-fjell/filter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sjekk inn hos ${MUSEUM}`);
      await expect(page.getByText('Innsjekking trenger JavaScript')).toBeVisible();
    });
  });
});
