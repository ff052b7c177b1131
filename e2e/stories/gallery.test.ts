import type { Page } from '@playwright/test';
import {
  ARTICLE,
  CODE,
  counter,
  figure,
  gallery,
  loaded,
  openArticle,
  openChanged,
  openImage,
  type WireDocument,
} from '../gallery.ts';
import {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  expect,
  openPage,
  test,
  requestsOf,
} from '../visitor.ts';

test.describe('the gallery @phone', () => {
  test('the gallery opens at an image, changes slides and restores the focus @engines', async ({
    page,
  }) => {
    await openArticle(page);
    const image = figure(page, 2);
    await image.click();
    await loaded(page);
    await expect(counter(page)).toHaveText('3 / 8');
    await expect(page).toHaveURL(/#gid=116&pid=\d+$/);
    const third = page.url();
    await gallery(page).getByRole('button', { name: 'Neste' }).click();
    await expect(counter(page)).toHaveText('4 / 8');
    await expect(page).not.toHaveURL(third);
    await gallery(page).getByRole('button', { name: 'Forrige' }).click();
    await expect(counter(page)).toHaveText('3 / 8');
    await expect(page).toHaveURL(third);
    await gallery(page).getByRole('button', { name: 'Lukk bildene' }).click();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/article\/116$/);
    await expect(image).toBeFocused();
  });

  test('the gallery can be used by keyboard alone', async ({ page }) => {
    await openArticle(page);
    const image = figure(page, 0);
    await image.focus();
    await page.keyboard.press('Enter');
    await loaded(page);
    await expect(counter(page)).toHaveText('1 / 8');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('8 / 8');
    await page.keyboard.press('Home');
    await expect(counter(page)).toHaveText('1 / 8');
    await page.keyboard.press('End');
    await expect(counter(page)).toHaveText('8 / 8');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('1 / 8');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() =>
        [document.body, null].includes(document.activeElement as HTMLElement)
          ? true
          : document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/article\/116$/);
    await expect(image).toBeFocused();
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('the gallery handles keys that are pressed while it opens', async ({ page }) => {
      await openArticle(page);
      await page.evaluate(() => {
        new MutationObserver((_changes, observer) => {
          const dialog = document.querySelector('dialog[data-phase=opening]');
          if (!dialog) return;
          observer.disconnect();
          for (const key of ['ArrowRight', 'ArrowRight'])
            dialog.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            );
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      await figure(page, 0).focus();
      await page.keyboard.press('Enter');
      await loaded(page);
      await expect(counter(page)).toHaveText('3 / 8');
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText('4 / 8');
    });
  });

  test('the gallery is accessible in either theme, and Back closes it and stays on the page', async ({
    page,
  }) => {
    await openImage(page, 1);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('3 / 8');
    await page.goBack();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/article\/116$/);
    await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
    await figure(page, 1).click();
    await expect(counter(page)).toHaveText('2 / 8');
  });

  for (const [method, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
  ] as const)
    test(`the gallery opens by a slide’s URL, and ${method} stays on the page`, async ({
      page,
    }) => {
      await openArticle(page);
      const slide = await figure(page, 4).getAttribute('data-slide');
      await page.goto('/about');
      await page.goto(`${ARTICLE}#gid=116&pid=${slide}`);
      await loaded(page);
      await expect(counter(page)).toHaveText('5 / 8');
      await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
      await close(page);
      await expect(gallery(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/article\/116$/);
      await expect(figure(page, 4)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

  test('the gallery ignores a hash that is not one of its slides', async ({ page }) => {
    // Those that name no slide at all: slide-visit.test.ts.
    for (const hash of ['#gid=116&pid=1', '#gid=999&pid=5101'])
      await test.step(hash, async () => {
        // Only another document reads the hash as it opens.
        await page.goto('about:blank');
        const codeResponse = page.waitForResponse(CODE);
        await openArticle(page, hash);
        await (await codeResponse).finished();
        await expect(figure(page, 0)).toBeVisible();
        await expect(page.getByRole('dialog'), hash).toHaveCount(0);
      });
  });

  test('the gallery shows the hero image of a page', async ({ page }) => {
    await openPage(page, '/article/101');
    const button = page.getByRole('link', { name: 'Vis bildet i full skjerm' });
    await button.click();
    await loaded(page);
    await expect(gallery(page).getByRole('img').first()).toHaveAccessibleName(/.{20}/);
    await expect(gallery(page).getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('a page loads no code of the gallery before an image is opened', async ({ page }) => {
    const requests = requestsOf(page);
    await openArticle(page);
    await expect(figure(page, 0)).toBeVisible();
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(requests.filter((url) => CODE.test(url))).toEqual([]);
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets, ...document.adoptedStyleSheets].some((sheet) =>
          [...sheet.cssRules].some((rule) => rule.cssText.includes('.pswp')),
        ),
      );
    expect(await rules()).toBe(false);
    await figure(page, 0).click();
    await loaded(page);
    expect(requests.filter((url) => CODE.test(url))).toHaveLength(1);
    expect(await rules()).toBe(true);
  });
});

test.describe('when the code of the gallery fails to load @phone', () => {
  // The second is Chromium’s message about its own page around an image.
  test.use({ expectedErrors: [/Failed to load resource|Applying inline style/] });

  test('an image opens as a file', async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await openArticle(page);
    await figure(page, 0).click();
    // Rendered in its largest size for the first time.
    await expect(page).toHaveURL(/\/media\/image\/[0-9a-f]{16}\?dimension=3500x3500$/);
  });
});

test.describe('images without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero image and the others are links to their files', async ({ page }) => {
    await page.goto(ARTICLE);
    const opening = page.getByRole('link', { name: 'Vis bildet i full skjerm' });
    for (const link of [opening, figure(page, 0)])
      await expect(link).toHaveAttribute(
        'href',
        /^\/media\/image\/[0-9a-f]{16}\?dimension=3500x3500$/,
      );
  });
});

/** Forty images: those of the article repeated, each with its own id. */
function makeForty({ content, media }: WireDocument): void {
  const block = content.blocks.find(({ type }) => type === 'gallery');
  const own = media.filter(({ mediaId }) => block?.media_ids?.includes(mediaId));
  const forty = Array.from({ length: 40 }, (_, index) => {
    const original = own[index % own.length];
    if (!original) throw new Error('The article has no pictures');
    return { ...original, id: 90_001 + index, mediaId: 90_001 + index };
  });
  media.push(...forty);
  if (block) block.media_ids = forty.map(({ mediaId }) => mediaId);
}

test.describe('a gallery of forty images @phone', () => {
  test('the gallery loops in both directions', async ({ page }) => {
    await openChanged(page, makeForty);
    await figure(page, 1).click();
    await loaded(page);
    // The hero image of the page precedes them.
    const all = 41;
    await expect(counter(page)).toHaveText(`3 / ${all}`);
    for (let index = 0; index < all; index += 1) {
      await page.keyboard.press('ArrowRight');
      const number = ((index + 3) % all) + 1;
      await expect(counter(page)).toHaveText(`${number} / ${all}`);
    }
    await expect(page).toHaveURL(/pid=90002$/);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(`${all} / ${all}`);
    await page.goBack();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/article\/116$/);
  });
});

test.describe('a broken image @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a broken image shows a message, and the others are shown', async ({ page }) => {
    await openChanged(page, ({ content, media }) => {
      const ids = content.blocks.find(({ type }) => type === 'gallery')?.media_ids ?? [];
      const broken = media.find(({ mediaId }) => mediaId === ids[3]);
      if (broken) broken.url = '/media/image/broken0000000000';
    });
    await page.route(/broken0000000000/, (route) =>
      route.fulfill({ contentType: 'image/jpeg', body: 'not a picture' }),
    );
    await figure(page, 2).click();
    await loaded(page);
    await page.keyboard.press('ArrowRight');
    await expect(gallery(page)).toHaveAttribute('data-state', 'error');
    await expect(gallery(page).getByRole('alert')).toHaveText('Bildet kan ikke lastes');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await loaded(page);
    await expect(gallery(page).getByRole('alert')).toHaveCount(0);
  });
});
