import type { Page } from '@playwright/test';
import {
  ARTICLE,
  counter,
  figure,
  gallery,
  loaded,
  openArticle,
  openChanged,
  openImage,
} from '../gallery.ts';
import {
  accessibilityViolationsInBothThemes,
  expect,
  hydrated,
  openPage,
  test,
  linkTo,
  requestsOf,
} from '../visitor.ts';

test.describe('images on a page @phone', () => {
  test('images are requested in a size that fits a phone, a tablet and a desktop', async ({
    page,
  }) => {
    for (const path of [ARTICLE, '/article/101', '/group/301', '/']) {
      await page.goto(path);
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await imagesWithWrongSizes(page), `${path} at ${width} pixels`).toEqual([]);
      }
    }
  });

  test('images far outside the screen are requested once the visitor scrolls @engines', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const requested = () => requests.filter((url) => url.includes('/media/image/')).length;
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const atFirst = requested();
    expect(atFirst).toBeGreaterThan(0);
    const images = page.getByRole('main').locator('img');
    expect(atFirst).toBeLessThan((await images.count()) / 2);
    await page.evaluate(() => window.scrollBy(0, 1));
    await expect.poll(requested).toBeGreaterThan(atFirst);
  });

  test('pending images do not block the next page', async ({ page }) => {
    await page.route(/\/media\/image\//, () => {});
    await page.goto('/article/206', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const firstImage = await page.getByRole('main').getByRole('img').first().elementHandle();
    const srcset = () => firstImage?.evaluate((image) => image.getAttribute('srcset'));
    expect(await srcset()).toContain('/media/image/');
    await linkTo(page, /Bryggen/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bryggen' })).toBeVisible();
    expect(await srcset()).toBeNull();
  });
});

/**
 * Images whose sizes (of a small box: their own width) is less than their width on the page or more
 * than twice that; rounding is allowed.
 */
async function imagesWithWrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    const declaredWidth = (sizes: string) => {
      const [wide = '', other = ''] = sizes.split(/, (?![^(]*\))/);
      const [, condition = '', length = ''] = /^(\([^)]*\)) (.*)$/.exec(wide) ?? [];
      probe.style.width = matchMedia(condition).matches ? length : other;
      return probe.getBoundingClientRect().width;
    };
    return [...document.images].flatMap((image) => {
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const fit = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
      const drawn = fit(box.width, box.height * ratio);
      const declared = image.sizes
        ? declaredWidth(image.sizes)
        : Number(image.getAttribute('width'));
      const share = declared / drawn;
      const isRight = drawn === 0 || (share > 0.95 && share < 2.05);
      return isRight ? [] : [`${image.sizes} for ${Math.round(drawn)} pixels`];
    });
  });
}

test.describe('an image that fails to load @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failed image shows a message and its alternative text on the page', async ({ page }) => {
    await page.route(/\/media\/image\//, (route) => route.abort());
    await openArticle(page);
    const image = figure(page, 0);
    await image.scrollIntoViewIfNeeded();
    const frame = image.locator('[data-failed]');
    await expect(frame).toHaveAttribute('data-failed', /^Bildet kan ikke lastes\nUrnes/);
    await expect(frame.locator('img')).toHaveCSS('opacity', '0');
    await expect(image).toHaveAccessibleName(/^Urnes/);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  });
});

test.describe('an image of 6000 pixels @phone', () => {
  test.use({ baseURL: process.env['STORY_MEDIA_URL'] });

  test('the image has its museum’s settings, and tiles when zoomed in', async ({ page }) => {
    const tiles: number[] = [];
    page.on('response', (response) => {
      if (/\/iiif\/3\/[0-9a-f]{16}\/\d/.test(response.url())) tiles.push(response.status());
    });
    await openPage(page, '/article/18');
    await expect(figure(page, 0).locator('img')).toHaveCSS('filter', 'sepia(0.2)');
    await figure(page, 0).click();
    await loaded(page);
    await expect(gallery(page).locator('.pswp__img').first()).toHaveCSS('filter', 'sepia(0.2)');
    expect(tiles).toEqual([]);
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
    const drawn = gallery(page).locator('.gallery-tiles img');
    await expect(drawn.first()).toBeVisible();
    const isComplete = () =>
      drawn.evaluateAll((images: HTMLImageElement[]) =>
        images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    // Rendered for the first time, and from a large original.
    await expect.poll(isComplete).toBe(true);
    expect(new Set(tiles)).toEqual(new Set([200]));
  });
});

test.describe('a very large image @phone', () => {
  test('the image is drawn by tiles when zoomed beyond its largest file', async ({ page }) => {
    const [width, height] = [12_000, 7_500];
    await openChanged(page, ({ media }) => {
      for (const one of media) if (one.dimension) one.dimension = `${width}x${height}`;
    });
    await page.route(/\/iiif\/3\/[0-9a-f]{16}\/info\.json$/, (route) =>
      route.fulfill({
        json: {
          width,
          height,
          tiles: [{ width: 512, scaleFactors: [1, 2, 4, 8, 16] }],
          preferredFormats: ['webp', 'jpg'],
        },
      }),
    );
    const requestedTiles: string[] = [];
    await page.route(/\/iiif\/3\/[0-9a-f]{16}\/\d.*default\.webp$/, async (route) => {
      requestedTiles.push(route.request().url());
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#357"/></svg>',
      });
    });
    await figure(page, 2).click();
    await loaded(page);
    expect(requestedTiles).toEqual([]);
    const tiles = gallery(page).locator('.gallery-tiles img');
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
    await expect(tiles.first()).toBeVisible();
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    // The maximum zoom: one image pixel per CSS pixel, so the finest tiles.
    await expect
      .poll(() => requestedTiles.some((url) => /\/\d+,\d+,512,512\/512,512\/0\//.test(url)))
      .toBe(true);
    const inView = (Math.ceil(view.width / 512) + 1) * (Math.ceil(view.height / 512) + 1);
    await expect.poll(() => tiles.count()).toBeLessThanOrEqual(inView);
    const before = requestedTiles.length;
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/4 \//);
    await expect(tiles).toHaveCount(0);
    expect(requestedTiles).toHaveLength(before);
  });
});

test.describe('an open image @phone', () => {
  const width = async (page: Page) =>
    (await gallery(page).locator('.pswp__item[aria-hidden=false] .pswp__img').last().boundingBox())
      ?.width ?? 0;

  async function openFirst(page: Page): Promise<number> {
    await openImage(page, 0);
    return await width(page);
  }

  test('an image zooms in and out by pinching, and by the wheel', async ({ page, context }) => {
    const initialWidth = await openFirst(page);
    const session = await context.newCDPSession(page);
    const { width: across = 0, height = 0 } = page.viewportSize() ?? {};
    const fingers = async (type: 'touchStart' | 'touchMove', apart: number) =>
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-1, 1].map((side) => ({
          x: across / 2 + side * apart,
          y: height / 2,
          id: (side + 1) / 2,
        })),
      });
    const pinch = async (from: number, to: number) => {
      await fingers('touchStart', from);
      for (let step = 1; step <= 5; step += 1)
        await fingers('touchMove', from + ((to - from) * step) / 5);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await pinch(30, 90);
    await expect.poll(() => width(page)).toBeGreaterThan(initialWidth * 2);
    await pinch(90, 60);
    await expect.poll(() => width(page)).toBeLessThan(initialWidth * 2);
    await expect(gallery(page)).toBeVisible();

    const pinchedWidth = await width(page);
    await page.mouse.move(across / 2, height / 2);
    // The pinch of a trackpad is a wheel event with the control key.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => width(page)).toBeGreaterThan(pinchedWidth * 1.1);
  });
});
