import type { Page } from '@playwright/test';
import { accessibilityViolations, checkedIn, expect, openPage, test } from '../visitor.ts';

test.describe('the tab bar @phone', () => {
  test('the tab bar hides on scrolling down, and is shown on scrolling up, at the top and on focus @engines', async ({
    page,
  }) => {
    await openPage(page, '/privacy');
    const home = page
      .getByRole('navigation', { name: 'Hovednavigasjon' })
      .getByRole('link')
      .first();
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(90);
    await expect(home).toBeInViewport();
    await scrollTo(400);
    await expect(home).not.toBeInViewport();
    await scrollTo(395);
    await expect(home).toBeInViewport();
    await scrollTo(400);
    await scrollTo(405);
    await expect(home).toBeInViewport();
    await scrollTo(420);
    await expect(home).not.toBeInViewport();
    await home.focus();
    await expect(home).toBeInViewport();
  });

  test.describe('on a low screen', () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test('the tab bar is placed after the content', async ({ page }) => {
      await openPage(page, '/about');
      const bar = page.getByRole('navigation', { name: 'Hovednavigasjon' });
      await expect(bar).not.toBeInViewport();
      await bar.getByRole('link').first().focus();
      // The page may end at a fraction of a pixel, to which it cannot be scrolled.
      await expect(bar.getByRole('link').first()).toBeInViewport({ ratio: 0.98 });
    });
  });
});

// The phone's side panel needs script; its search page does not.
test.describe('the shell without script @desktop', () => {
  test.use({ javaScriptEnabled: false });
  test('the search field is a form, in the language of the URL', async ({ page }) => {
    await page.goto('/sv/about');
    await page.route('**/search?*', (route) => route.fulfill({ body: 'Svar' }));
    const box = page.getByRole('searchbox', { name: 'Sök' });
    await box.fill('kyrka');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/sv\/search\?q=kyrka$/);
  });
});

test.describe('checked in at a museum', () => {
  const museum = { id: '11', name: 'Kystmuseet Nordavind', slug: 'nordavind' };

  test('the banner does not shift the page, in which axe finds no violation', async ({ page }) => {
    await checkedIn(page, museum);
    await openPage(page, '/about');
    await expect(page.getByRole('region', { name: 'Innsjekket museum' })).toBeVisible();
    const shifts = await layoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
    // The menu with its colours: the page tests have no style sheet.
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

interface Shift {
  readonly value: number;
  /** Elements that moved. */
  readonly moved: readonly string[];
}

/** Layout shifts since the page began to load. */
function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const nameOf = (node: Node | null) =>
          node instanceof Element
            ? (node.cloneNode(false) as Element).outerHTML
            : String(node?.nodeName);
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as Entry[];
          resolve(
            entries.map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => nameOf(node)),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
}
