/** States of screens that have pictures; the screens themselves are compared in screens.test.ts. */
import type { Page } from '@playwright/test';
import { openImage } from '../gallery.ts';
import {
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
import { expect, openPage, pendingRequestsOf, test } from '../visitor.ts';

const STATES: Readonly<
  Record<string, { open: (page: Page) => Promise<void>; prepare?: typeof openMenu }>
> = {
  menu: { open: (page) => openPage(page, '/about'), prepare: openMenu },
  'not-found': { open: (page) => openPage(page, '/article/99999') },
  'search-no-results': { open: (page) => openPage(page, '/search?q=xqzw') },
  'code-unknown': { open: (page) => openPage(page, '/code?code=0077') },
  gallery: { open: (page) => openImage(page, 2) },
  'rebus-solved': {
    open: async (page) => {
      await start(page);
      await page.getByRole('link', { name: 'Til post 1' }).click();
      await openBySign(page, 1);
      await solve(page, 1);
      await expect(dialog(page)).toBeVisible();
    },
  },
};

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

for (const [state, { open, prepare }] of Object.entries(STATES))
  test.describe(() => {
    test.skip(!isSelected(state));
    if (state === 'not-found') test.use({ expectedErrors: [/status of 404/] });

    test(`${state} looks like its pictures @phone`, async ({ page }) => {
      const pending = pendingRequestsOf(page);
      await setDate(page);
      await open(page);
      await expect.poll(() => pending.size).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await comparePictures(page, state, prepare);
    });
  });

test('every stored picture is one of a screen @phone', () => {
  const names = [...Object.values(PICTURED_SCREENS), ...Object.keys(STATES)].flatMap(pictureNames);
  if (isStoring) removePictures(storedPictures().filter((name) => !names.includes(name)));
  else expect(storedPictures().toSorted()).toEqual(names.toSorted());
});
