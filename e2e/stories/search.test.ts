import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';
import type { Page } from '@playwright/test';

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Søk' });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Treff etter type' }).getByRole('link', { name });

test('suggestions can be used by keyboard alone @phone @engines', async ({ page }) => {
  await openPage(page, '/search');
  await box(page).focus();
  await page.keyboard.type('bryg');
  const options = page.getByRole('listbox', { name: 'Forslag' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(6);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box(page)).toHaveValue('bryg');
  await page.keyboard.press('ArrowDown');
  const title = await options.first().locator('[lang]').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(page).not.toHaveURL(/search/);
});

test.describe('the search without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and its tabs are links @engines', async ({ page }) => {
    await page.goto('/search');
    await box(page).fill('visby');
    await page.getByRole('main').getByRole('button', { name: 'Søk' }).click();
    await expect(page).toHaveURL(/\/search\?q=visby$/);
    await expect(page.getByRole('link', { name: /^Visby/ }).first()).toBeVisible();
    await tab(page, /^Rebusløp/).click();
    await expect(page.getByRole('link', { name: /^Bak muren i Visby/ })).toBeVisible();
  });
});
