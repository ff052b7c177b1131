import { expect, hydrated, test } from '../visitor.ts';

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await page.goto('/article/101');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hopp til innholdet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the side panel on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has the side menu instead');

  test('opens, keeps the focus inside, closes on Escape, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const open = page.getByRole('button', { name: 'Åpne menyen' });
    await open.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== null && focused !== document.body && !focused.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('closes on a press beside it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Åpne menyen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(15, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('everything on an article can be reached and is seen when focused', async ({ page }) => {
  await page.goto('/article/106');
  await hydrated(page);
  const links = await page.getByRole('main').getByRole('link').count();
  expect(links).toBeGreaterThan(3);
  for (let stop = 0; stop < links + 10; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return false;
      const { width, height } = focused.getBoundingClientRect();
      return width === 0 || height === 0;
    });
    expect(hidden).toBe(false);
  }
});
