import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  accessibilityViolationsInBothThemes,
  changeResponses,
  expect,
  openPage,
  requestsOf,
  test,
  linkTo,
} from '../visitor.ts';

const VIDEO_ID = 'dQw4w9WgXcQ';
const PLAYER = 'https://www.youtube-nocookie.com';

test.use({ reducedMotion: 'reduce' });

interface Article {
  readonly content: { readonly blocks: object[] };
}

/** Opens an article with an external video among its own blocks, and one with a hostile id. */
async function openArticle(page: Page): Promise<void> {
  // Of this article alone: the list loads others ahead, a locked one without blocks among them.
  await changeResponses(page, /\/documents\/104\?/, ({ content }: Article) => {
    const title = { no: 'Slik ble de malt' };
    const embed = { type: 'embed', provider: 'youtube', identifier: VIDEO_ID, title };
    content.blocks.unshift(embed, { ...embed, identifier: '"><script>' });
  });
  await openPage(page, '/explore/list/articles');
  await linkTo(page, /Bergkunsten i Alta/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bergkunsten i Alta' })).toBeVisible();
}

const figure = (page: Page) => page.getByRole('figure').filter({ hasText: 'Slik ble de malt' });

// Any request to another host fails this story.
test('videos and a model of three other hosts show covers of the museum’s own @phone', async ({
  page,
}) => {
  await openPage(page, '/article/121');
  for (const [title, provider, cover] of [
    ['«Me at the zoo»', 'YouTube', /to elefanter/],
    ['«Big Buck Bunny»', 'Vimeo', /grå kanin/],
    ['Rosettasteinen, skannet', 'Sketchfab', /knekt steinplate/],
  ] as const) {
    const embed = page.getByRole('figure').filter({ hasText: title });
    await embed.scrollIntoViewIfNeeded();
    const image = embed.getByRole('img', { name: cover });
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    await expect(embed).toContainText(`Hentes fra ${provider} når du trykker.`);
  }
  expect(await page.locator('iframe').count()).toBe(0);
});

test.describe('an external video without script @phone', () => {
  test.use({ javaScriptEnabled: false, baseURL: process.env['STORY_MEDIA_URL'] ?? '' });

  test('an external video is a poster and a link', async ({ page }) => {
    await page.goto('/article/17');
    const embedFigure = page.getByRole('figure').filter({ hasText: 'Slik ble den bygd' });
    await expect(embedFigure.getByRole('img', { name: 'Sol over blått' })).toBeVisible();
    await expect(embedFigure.getByRole('link', { name: 'Åpne hos YouTube' })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${VIDEO_ID}`,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('an external video @phone', () => {
  test.use({ otherOrigins: [PLAYER] });

  test.beforeEach(({ page }) =>
    page.route(`${PLAYER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Spiller' }),
    ),
  );

  test('an external video sends no request until it is opened by click, in a sandboxed frame', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    await openArticle(page);
    await figure(page).scrollIntoViewIfNeeded();
    await expect(figure(page)).toHaveCount(1);
    await expect(figure(page)).toContainText('Hentes fra YouTube når du trykker.');
    await expect(figure(page).getByRole('link', { name: 'Åpne hos YouTube' })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${VIDEO_ID}`,
    );
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(requests.filter((url) => url.startsWith(PLAYER))).toEqual([]);
    await figure(page).getByRole('button', { name: 'Vis her' }).press('Enter');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Slik ble de malt (YouTube)');
    await expect(frame).toHaveAttribute('src', `${PLAYER}/embed/${VIDEO_ID}?rel=0&autoplay=1`);
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts(?!.*top-navigation)/);
    await expect(frame.contentFrame().getByText('Spiller')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lukk', exact: true }).click();
    await expect(frame).toHaveCount(0);
    await expect(figure(page).getByRole('button', { name: 'Vis her' })).toBeFocused();
  });
});
