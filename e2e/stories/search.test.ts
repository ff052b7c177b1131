import { accessibilityViolations, expect, openPage, test } from '../visitor.ts';
import type { Page } from '@playwright/test';

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Søk' });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Treff etter type' }).getByRole('link', { name });

test.describe('the search', () => {
  test('a search lists results, retains the query, and counts every tab', async ({ page }) => {
    await openPage(page, '/search');
    await box(page).fill('bryggen');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bryggen$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Søk: «bryggen»');
    await expect(box(page)).toHaveValue('bryggen');
    for (const name of [
      /^Alt ?\d+$/,
      /^Steder ?\d+$/,
      /^Museer ?\d+$/,
      /^Temaer ?\d+$/,
      /^Utvalg ?\d+$/,
    ])
      await expect(tab(page, name)).toBeVisible();
    await expect(
      page.getByRole('listitem').getByRole('link', { name: /^Bryggen i Bergen/ }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('tabs of the results can be changed, and Back returns @phone', async ({ page }) => {
    await openPage(page, '/search?q=bryggen');
    await tab(page, /^Rebusløp/).click();
    await expect(page).toHaveURL(/\/search\?q=bryggen&tab=rebus$/);
    await expect(page.getByRole('link', { name: /^Rundt Bryggen/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bryggen i Bergen/ })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=bryggen$/);
    await expect(page.getByRole('link', { name: /^Bryggen i Bergen/ })).toBeVisible();
  });

  test('suggestions can be used by keyboard alone', async ({ page }) => {
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

  test('the search requests once, from two characters on, after typing pauses @phone', async ({
    page,
  }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/documents/')) searches.push(searchParams.get('search') ?? '');
    });
    await openPage(page, '/search');
    await box(page).focus();
    await page.keyboard.type('b');
    await page.keyboard.type('rygg');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(searches).toEqual(['brygg']);
  });

  test('a search without results suggests what else to try @phone', async ({ page }) => {
    await page.goto('/search?q=zzqqx');
    await expect(page.getByText('Ingen treff på «zzqqx»')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Eller begynn med et tema' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/tag\//);
  });

  test('a query that looks like a number is searched for @phone', async ({ page }) => {
    await page.goto('/search?q=007');
    await expect(box(page)).toHaveValue('007');
  });

  test('the URL of a page beyond the last shows the last @phone', async ({ page }) => {
    await page.goto('/search?q=bryggen&page=99');
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page.getByRole('link', { name: /^Bryggen i Bergen/ })).toBeVisible();
  });
});

test.describe('the search without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and its tabs are links', async ({ page }) => {
    await page.goto('/search');
    await box(page).fill('visby');
    await page.getByRole('main').getByRole('button', { name: 'Søk' }).click();
    await expect(page).toHaveURL(/\/search\?q=visby$/);
    await expect(page.getByRole('link', { name: /^Visby/ }).first()).toBeVisible();
    await tab(page, /^Rebusløp/).click();
    await expect(page.getByRole('link', { name: /^Bak muren i Visby/ })).toBeVisible();
  });
});

test('the search is available in English @phone', async ({ page }) => {
  await page.goto('/en/search?q=church');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: “church”');
  await expect(page.getByRole('navigation', { name: 'Results by kind' })).toBeVisible();
});
