/** Languages with long words; screens.test.ts walks all screens in Norwegian. */
import { expect, hydrated, sidewaysOverflow, test } from '../visitor.ts';

// Lazily loaded content, fields and tables are what overflows a page.
for (const language of ['sv', 'de'])
  test(`a locked article and the privacy table fit the width of a phone with large text in ${language} @phone`, async ({
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
