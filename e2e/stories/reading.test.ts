import { expect, hydrated, openPage, test, linkTo } from '../visitor.ts';

test.describe('reading about a place', () => {
  test('an article shows title, image and text, with sources and licence', async ({ page }) => {
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

  test('an article links to a related place, and Back returns @phone', async ({ page }) => {
    await openPage(page, '/article/206');
    await linkTo(page, /Bryggen/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bryggen' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Visby' })).toBeVisible();
  });

  test('an article reports that the chosen language is missing, and marks the language shown @phone', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'sv', url: baseURL ?? '' }]);
    await page.goto('/article/117');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    const notice = page.getByText('Den här texten finns inte på svenska');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nb');
    await hydrated(page);
    await page.getByRole('button', { name: 'Stäng meddelandet' }).click();
    await expect(notice).toBeHidden();
  });

  test('a presentation can be followed in order, with its selections @phone', async ({ page }) => {
    await openPage(page, '/group/302');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Stopp på turen/ })).toBeVisible();
    await page
      .getByRole('link', { name: /./ })
      .and(page.locator('[href*="/group/302/selection/"]'))
      .first()
      .click();
    await expect(page).toHaveURL(/\/group\/302\/selection\/\d+$/, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('sharing a page @phone', () => {
  test('the share dialog of the device opens where the browser supports it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (shared: unknown) => {
          document.title = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    await page.goto('/article/101');
    await page.getByRole('button', { name: 'Del siden' }).click();
    await expect(page).toHaveTitle(/"title":"Urnes stavkirke","url":"http.*\/article\/101"/);
  });

  test('a failed share dialog leaves the page usable', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.reject(new Error('no')) });
    });
    const warning = page.waitForEvent('console', (message) => message.text().includes('share'));
    await page.goto('/article/101');
    await page.getByRole('button', { name: 'Del siden' }).click();
    expect((await warning).type()).toBe('warning');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });

  test('the URL is copied where the browser cannot share', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto('/article/101#innenfor-døra');
    await page.getByRole('button', { name: 'Kopier lenken' }).click();
    await expect(page.getByText('Lenken er kopiert')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/article/101`,
    );
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

  test('the page opens at the chapter of the URL, and again after Back', async ({ page }) => {
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

  test('an article shows title, text and image', async ({ page }) => {
    await page.goto('/article/101');
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const text = page.getByRole('main').getByRole('paragraph').filter({ hasText: /stav/ });
    await expect(text.first()).toBeVisible();
  });

  test('the language can be changed', async ({ page }) => {
    await page.goto('/sv/article/101');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkyrka' })).toBeVisible();
  });

  test('the map page lists the places', async ({ page }) => {
    await page.goto('/explore/map');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
