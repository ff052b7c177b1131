/** Walks every screen. Console errors and requests to other hosts fail the walk (visitor.ts). */
import type { Page } from '@playwright/test';
import { routes } from '../../apps/web/src/routes.ts';
import { DESKTOP, comparePictures, isSelected, isStoring, setDate } from '../pictures.ts';
import { PICTURED_SCREENS, SCREENS } from '../screens.ts';
import {
  ZOOMED,
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  browserTest,
  expect,
  openPage,
  pendingRequestsOf,
  sidewaysOverflow,
  test,
} from '../visitor.ts';

test.use({
  // axe repays optimised code, which the pages of other stories do not: two fifths less work.
  launchOptions: async ({ launchOptions }, provide) => {
    const args = launchOptions.args?.filter((arg) => !arg.startsWith('--js-flags'));
    await provide({ ...launchOptions, ...(args && { args }) });
  },
});

/** Screens per story: in one page their files are loaded and compiled once. */
const WALK = 5;

/**
 * Screens that are laid out otherwise on a desktop, beside the map, in columns or with a side
 * list; the others are the same parts below the same menu, in a wider column.
 */
const DESKTOP_SCREENS = new Set([
  '/',
  '/explore/map?c=60.397,5.324&z=13',
  '/explore/list/articles',
  '/article/101',
  '/group/302',
  '/group/302/map',
  '/rebus/401',
  '/@fjord-og-fjell',
]);

browserTest('every route has its screens @phone', () => {
  const paths = (routes.children ?? []).map((one) => ('path' in one ? one.path : '/'));
  expect(Object.keys(SCREENS).toSorted()).toEqual(paths.toSorted());
  expect(Object.values(SCREENS).flat()).toEqual(expect.arrayContaining([...DESKTOP_SCREENS]));
});

/** Links, and names in lists, that end in an ellipsis. */
const truncatedNames = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, li span')]
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
      .filter((one) => one.scrollWidth > one.clientWidth && !one.closest('[aria-current]'))
      .map(({ textContent }) => textContent),
  );

const screens = Object.values(SCREENS)
  .flat()
  .filter((screen) => isSelected(PICTURED_SCREENS[screen]));
for (let from = 0; from < screens.length; from += WALK) {
  const walk = screens.slice(from, from + WALK);
  test(`${walk.join(' ')}: axe finds no violation in either theme, pictures match, and at 400 % zoom nothing scrolls sideways or is truncated @phone`, async ({
    page,
  }) => {
    const phone = page.viewportSize() ?? ZOOMED;
    const pending = pendingRequestsOf(page);
    await setDate(page);
    for (const screen of walk)
      await test.step(screen, async () => {
        await page.setViewportSize(phone);
        await openPage(page, screen);
        // Content further down is lazily loaded when it comes near.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect.poll(() => pending.size, screen).toBe(0);
        await page.evaluate(() => window.scrollTo(0, 0));
        if (!isStoring)
          expect.soft(await accessibilityViolationsInBothThemes(page), screen).toEqual([]);
        const picture = PICTURED_SCREENS[screen];
        if (picture !== undefined) await comparePictures(page, picture);
        if (!isStoring && DESKTOP_SCREENS.has(screen)) {
          await page.setViewportSize(DESKTOP);
          expect.soft(await accessibilityViolations(page), `${screen}, desktop`).toEqual([]);
        }
        await page.setViewportSize(ZOOMED);
        expect.soft(await sidewaysOverflow(page), screen).toBeLessThanOrEqual(0);
        expect.soft(await truncatedNames(page), screen).toEqual([]);
        await page.evaluate(() => (document.documentElement.dataset['fontSize'] = 'large'));
        expect.soft(await sidewaysOverflow(page), `${screen}, large text`).toBeLessThanOrEqual(0);
      });
  });
}
