import { MAP_TIMEOUT, expect, openPage, test } from '../visitor.ts';
import type { Locator } from '@playwright/test';

const MUSEUM = 'Museene Fjord og fjell';
/** Rows of a list before it grows. */
const PAGE = 10;

const counted = async (tab: Locator) => Number(/\d+/.exec(await tab.innerText())?.[0]);

test.describe('a museum', () => {
  test('a museum’s page starts with today’s opening hours and location', async ({ page }) => {
    await page.goto('/@fjord-og-fjell');
    const visit = page.getByRole('region', { name: 'Besøk oss' });
    await expect(visit).toContainText(/Åpent i dag|Stengt i dag/);
    await expect(visit.getByRole('link', { name: 'Vis veien hit' })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions\?to=61\.2296/,
    );
    await expect(page.getByText('Åpningstider')).toBeVisible();
  });

  test.describe('on a Monday in November @phone', () => {
    test.use({ timezoneId: 'Asia/Tokyo' });

    test('a museum’s page shows when it opens next, in its time zone', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-22T23:30:00Z'));
      await openPage(page, '/@fjord-og-fjell');
      await expect(page.getByText('Stengt i dag')).toBeVisible();
      await expect(page.getByText('Åpner i morgen kl. 11:00')).toBeVisible();
    });
  });

  test('the page of a museum lists its content by kind, each with a URL @phone', async ({
    page,
  }) => {
    await openPage(page, '/@fjord-og-fjell');
    const kinds = page.getByRole('navigation', { name: 'Innhold etter type' });
    const [all, groups] = await Promise.all([
      counted(kinds.getByRole('link', { name: /^Alt/ })),
      counted(kinds.getByRole('link', { name: /^Presentasjoner/ })),
    ]);
    expect(groups).toBeLessThan(all);
    await kinds.getByRole('link', { name: /^Presentasjoner/ }).click();
    await expect(page).toHaveURL(/\/@fjord-og-fjell\?kind=group$/);
    const rows = page.getByRole('list', { name: `Fra ${MUSEUM}` }).getByRole('listitem');
    await expect(rows).toHaveCount(groups);
    await page.goBack();
    await expect(rows).toHaveCount(Math.min(all, PAGE));
  });

  test('the page of a museum shows its places on a map', async ({ page }) => {
    await openPage(page, '/@fjord-og-fjell');
    const all = await counted(page.getByRole('link', { name: /^Alt/ }));
    await page.getByRole('main').getByRole('link', { name: 'Vis på kartet' }).click();
    await expect(page).toHaveURL(/\/@fjord-og-fjell\/map$/);
    await expect(page.getByRole('region', { name: /^Kart\./ })).toBeVisible(MAP_TIMEOUT);
    const rows = page.getByRole('list', { name: `Fra ${MUSEUM}` }).getByRole('listitem');
    // One of its documents has no location.
    await expect(rows).toHaveCount(all - 1);
  });

  test('a visitor checks in at a museum, which is stored, and checks out @phone', async ({
    page,
  }) => {
    await openPage(page, '/@fjord-og-fjell');
    await expect(page.getByText('Når du sjekker inn, viser forsiden')).toBeVisible();
    await page.getByRole('link', { name: 'Sjekk inn her' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const stored = () => page.evaluate(() => localStorage.getItem('checkedin'));
    expect(JSON.parse((await stored()) ?? '')).toEqual({
      id: '11',
      name: MUSEUM,
      slug: 'fjord-og-fjell',
    });
    await openPage(page, '/owner/11');
    await expect(page.getByText('Du er sjekket inn.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sjekk ut' }).click();
    await expect(page.getByRole('link', { name: 'Sjekk inn her' })).toBeVisible();
    expect(await stored()).toBeNull();
  });

  for (const path of ['/owner/11/filter', '/@fjord-og-fjell/filter', '/fjord-og-fjell/filter'])
    test(`${path} checks in and leads to the home page @phone`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/:\d+\/$/);
      expect(await page.evaluate(() => localStorage.getItem('checkedin'))).toContain('"id":"11"');
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
