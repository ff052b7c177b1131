import { expect, openPage, test, linkTo } from '../visitor.ts';

test.describe('reading about a place', () => {
  test('an article shows title, image and text, with sources and licence @phone @engines', async ({
    page,
  }) => {
    await page.goto('/article/101');
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
    const firstImage = page.getByRole('main').getByRole('img').first();
    await expect(firstImage).toHaveAccessibleName(/.{20}/);
    await expect
      .poll(() => firstImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(page.getByText('Kilder', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /UNESCO World Heritage Centre/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /CC BY 4\.0/ }).first()).toBeVisible();
  });
});

test.describe('a long text', () => {
  test('chapters can be opened from the table of contents', async ({ page }) => {
    await openPage(page, '/article/206');
    const contents = page.getByRole('navigation', { name: 'På denne siden' });
    await contents.getByText('På denne siden').click();
    await contents.getByRole('link', { name: 'Kirker på hvert hjørne' }).click();
    const chapter = page.getByRole('heading', { name: 'Kirker på hvert hjørne' });
    await expect(chapter).toBeFocused();
    await expect(chapter).toBeInViewport();
  });

  test('the page scrolls to a chapter that is rendered late @phone', async ({ page }) => {
    await openPage(page, '/article/101#late');
    await page.evaluate(() => {
      const heading = document.createElement('h2');
      heading.id = 'late';
      heading.textContent = 'Sent';
      document.querySelector('main')?.append(heading);
    });
    const chapter = page.getByRole('heading', { name: 'Sent' });
    await expect(chapter).toBeFocused();
    await expect(chapter).toBeInViewport();
  });

  test('the page scrolls to a chapter that is rendered during hydration @phone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement.dataset['hydrated']) return;
        observer.disconnect();
        const heading = document.createElement('h2');
        heading.id = 'late';
        heading.textContent = 'Sent';
        document.querySelector('main')?.append(heading);
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
    });
    await page.goto('/article/101#late');
    const chapter = page.getByRole('heading', { name: 'Sent' });
    await expect(chapter).toBeFocused();
    await expect(chapter).toBeInViewport();
  });

  test('the page opens at the chapter of the URL, and again after Back @phone @engines', async ({
    page,
  }) => {
    await page.goto('/article/206#kirker-på-hvert-hjørne');
    const chapter = page.getByRole('heading', { name: 'Kirker på hvert hjørne' });
    await expect(chapter).toBeInViewport();
    await expect(chapter).toBeFocused();
    await linkTo(page, /Bryggen/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bryggen' })).toBeVisible();
    await page.goBack();
    await expect(chapter).toBeFocused();
  });
});

test.describe('reading without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('articles, in the language of the URL, and the list of places can be read @engines', async ({
    page,
  }) => {
    await page.goto('/article/101');
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const text = page.getByRole('main').getByRole('paragraph').filter({ hasText: /stav/ });
    await expect(text.first()).toBeVisible();
    await page.goto('/sv/article/101');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkyrka' })).toBeVisible();
    await page.goto('/explore/map');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
