import { expect, openPage, test } from '../visitor.ts';
import type { Page } from '@playwright/test';

const PAGE = 10;
const rows = (page: Page) => page.getByRole('list', { name: 'Steder' }).getByRole('listitem');
const more = (page: Page) => page.getByRole('link', { name: 'Vis flere' });

test.describe('a long list', () => {
  test('a list grows by scrolling, and Back returns to the same position @phone', async ({
    page,
  }) => {
    await openPage(page, '/explore/list/articles');
    await expect(rows(page)).toHaveCount(PAGE);
    await more(page).scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(2 * PAGE);
    await expect(page).toHaveURL(/\/articles\?page=2$/);
    const link = rows(page).nth(14).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const top = await link.evaluate((row) => row.getBoundingClientRect().top);
    await link.click();
    await expect(page).toHaveURL(/\/article\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/articles\?page=/);
    await expect(link).toBeInViewport();
    await expect
      .poll(async () => link.evaluate((row) => row.getBoundingClientRect().top))
      .toBeCloseTo(top, -1);
  });

  test('a growing list does not move a focused button @phone @engines', async ({ page }) => {
    await openPage(page, '/explore/list/articles');
    await more(page).focus();
    await expect(more(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(2 * PAGE);
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeFocused();
    await expect(rows(page).nth(PAGE).getByRole('link')).toBeInViewport();
  });
});
