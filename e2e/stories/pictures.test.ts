/** States of screens that have pictures; the screens themselves are compared in screens.test.ts. */
import type { Page } from '@playwright/test';
import { openImage } from '../gallery.ts';
import {
  PHONE,
  comparePictures,
  isSelected,
  isStoring,
  pictureNames,
  removePictures,
  setDate,
  storedPictures,
} from '../pictures.ts';
import { dialog, openBySign, solve, start } from '../rebus-player.ts';
import { PICTURED_SCREENS } from '../screens.ts';
import { browserTest, expect, openPage, pendingRequestsOf, test } from '../visitor.ts';

const STATES = {
  menu: (page) => openPage(page, '/about'),
  'search-no-results': (page) => openPage(page, '/search?q=xqzw'),
  'code-unknown': (page) => openPage(page, '/code?code=0077'),
  'not-found': (page) => openPage(page, '/article/99999'),
  gallery: (page) => openImage(page, 2),
  'rebus-solved': solveFirstPost,
} satisfies Record<string, (page: Page) => Promise<void>>;
type State = keyof typeof STATES;

async function solveFirstPost(page: Page): Promise<void> {
  await start(page);
  await page.getByRole('link', { name: 'Til post 1' }).click();
  await openBySign(page, 1);
  await solve(page, 1);
  await expect(dialog(page)).toBeVisible();
}

/** A phone's menu is a dialog; on a desktop it is a part of the page. */
async function openMenu(page: Page, width: number): Promise<void> {
  const isPhone = width < 1000;
  const panel = page.getByRole('dialog', { name: 'Meny' });
  if (isPhone && !(await panel.isVisible()))
    await page.getByRole('button', { name: 'Åpne menyen' }).click();
  if (!isPhone && (await panel.isVisible())) await page.keyboard.press('Escape');
  await expect(panel).toBeVisible({ visible: isPhone });
  const menu = page.getByRole('navigation', { name: 'Meny' });
  const language = menu.getByRole('link', { name: 'Svenska' });
  if (!(await language.isVisible())) await menu.getByText('Språk', { exact: true }).click();
  await expect(language).toBeVisible();
}

/** States that are compared in one page load and compile its files once. */
const WALKS: readonly (readonly State[])[] = [
  ['menu', 'search-no-results', 'code-unknown', 'not-found'],
  ['gallery'],
  ['rebus-solved'],
];

for (const walk of WALKS)
  test.describe(() => {
    if (walk.includes('not-found')) test.use({ expectedErrors: [/status of 404/] });

    test(`${walk.join(', ')}: pictures match @phone`, async ({ page }) => {
      const pending = pendingRequestsOf(page);
      await setDate(page);
      for (const state of walk.filter(isSelected))
        await test.step(state, async () => {
          await page.setViewportSize(PHONE);
          await STATES[state](page);
          await expect.poll(() => pending.size, state).toBe(0);
          await comparePictures(page, state, state === 'menu' ? openMenu : undefined);
        });
    });
  });

browserTest('every stored picture is one of a screen @phone', () => {
  const names = [...Object.values(PICTURED_SCREENS), ...Object.keys(STATES)].flatMap(pictureNames);
  if (isStoring) removePictures(storedPictures().filter((name) => !names.includes(name)));
  else expect(storedPictures().toSorted()).toEqual(names.toSorted());
});
