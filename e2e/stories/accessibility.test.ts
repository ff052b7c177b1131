import {
  ZOOMED,
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  expect,
  hydrated,
  openPage,
  sidewaysOverflow,
  test,
} from '../visitor.ts';

const SCREENS = [
  '/',
  '/explore/map?c=60.397,5.324&z=13',
  '/explore/list/articles',
  '/explore/list/museums',
  '/explore/list/themes',
  '/article/101',
  '/article/120',
  '/group/302',
  '/rebus/401',
  '/owner/11',
  '/@fjord-og-fjell?kind=group',
  '/@fjord-og-fjell/map',
  '/tag/byer-og-handel',
  '/about',
  '/code',
  '/scan',
  '/dm/011091000101',
  '/ar/011091000101',
  '/minner/9001',
  '/minnen/9002',
  '/oauth2/callback',
  '/user',
  '/preview',
];

/** Pages of a presentation and a rebus, composed of the same parts on a desktop. */
const PHONE_SCREENS = [
  '/group/302/map',
  '/group/302/selection/3021',
  '/group/302/selection/3021/list',
  '/group/302/selection/3021/map',
  '/group/302/article/117',
  '/rebus/401/list',
  '/rebus/401/map',
  '/rebus/401/post/4011',
  '/rebus/401/post/4012',
];

for (const screen of [...SCREENS, ...PHONE_SCREENS])
  test(`axe finds no violation on ${screen} in either theme, and 400 % zoom needs no horizontal scrolling`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && PHONE_SCREENS.includes(screen), 'examined on the phone');
    await page.goto(screen);
    if (!isMobile) {
      // Colours and narrow pages are covered by the phone.
      expect(await accessibilityViolations(page)).toEqual([]);
      return;
    }
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

test.describe('at 400 % zoom @phone', () => {
  test.use({ viewport: ZOOMED });

  for (const screen of ['/rebus/401/post/4011', '/group/302', '/explore/list/articles'])
    test(`${screen} truncates neither links nor names of museums`, async ({ page }) => {
      await openPage(page, screen);
      const truncated = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('a, li span')]
          .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
          .filter((one) => one.scrollWidth > one.clientWidth && !one.closest('[aria-current]'))
          .map(({ textContent }) => textContent),
      );
      expect(truncated).toEqual([]);
    });
});

test.describe('on a phone with large text and long words', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Lazily loaded content, fields and tables are what overflows a page.
  for (const language of ['no', 'sv', 'de'])
    test(`a locked article and the privacy table fit the width in ${language}`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('fontsize', '1.2'));
      for (const [screen, lazySelector] of [
        ['article/120', 'main form'],
        ['privacy', 'main table'],
      ]) {
        await page.goto(`/${language}/${screen}`);
        await expect(page.locator(lazySelector ?? '')).toBeVisible();
        await hydrated(page);
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      }
    });
});
