import type { Page } from '@playwright/test';
import {
  accessibilityFaults,
  accessibilityFaultsInBothThemes,
  expect,
  hydrated,
  test,
} from '../visitor.ts';

/** An article with a gallery of eight pictures, of which the first is also the opening one. */
const ARTICLE = '/article/116';
const CODE = /\/assets\/running-gallery-[^/]+\.js$/;

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Bilder' });
const counter = (page: Page) => gallery(page).locator('.pswp__counter');
const figure = (page: Page, index: number) => page.locator('main figure a[data-slide]').nth(index);

async function openArticle(page: Page, hash = ''): Promise<void> {
  await page.goto(`${ARTICLE}${hash}`);
  await hydrated(page);
}

/** It hears the keyboard once it has opened. */
async function loaded(page: Page): Promise<void> {
  await expect(gallery(page)).toHaveAttribute('data-state', 'loaded');
  await expect(gallery(page)).toHaveAttribute('data-phase', 'open');
}

test.describe('the gallery', () => {
  test('opens at the pressed picture, turns, and gives the focus back', async ({ page }) => {
    await openArticle(page);
    const picture = figure(page, 2);
    await picture.click();
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
    await expect(picture).toBeFocused();
  });

  test('is used by the keyboard alone', async ({ page }) => {
    await openArticle(page);
    const picture = figure(page, 0);
    await picture.focus();
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
    await expect(picture).toBeFocused();
  });

  test('heeds keys that are pressed while it opens', async ({ page }) => {
    await openArticle(page);
    await figure(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(gallery(page)).toHaveAttribute('data-phase', 'opening');
    await gallery(page).evaluate((dialog) => {
      for (const key of ['ArrowRight', 'ArrowRight'])
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await loaded(page);
    await expect(counter(page)).toHaveText('3 / 8');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('4 / 8');
  });

  test('is closed by Back, which stays on the page', async ({ page }) => {
    await openArticle(page);
    await figure(page, 1).click();
    await loaded(page);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('3 / 8');
    await page.goBack();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/article\/116$/);
    await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
    await figure(page, 1).click();
    await expect(counter(page)).toHaveText('2 / 8');
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
  ] as const)
    test(`is opened by the address of a slide, and ${way} stays on the page`, async ({ page }) => {
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

  for (const hash of ['#gid=116&pid=1', '#gid=999&pid=5101', '#gid=116', '#gid=x&pid=y'])
    test(`ignores the address ${hash}`, async ({ page }) => {
      const came = page.waitForResponse(CODE);
      await openArticle(page, hash);
      await (await came).finished();
      await expect(figure(page, 0)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('shows the opening picture of a page', async ({ page }) => {
    await page.goto('/article/101');
    await hydrated(page);
    const button = page.getByRole('link', { name: 'Vis bildet i full skjerm' });
    await button.click();
    await loaded(page);
    await expect(gallery(page).getByRole('img').first()).toHaveAccessibleName(/.{20}/);
    await expect(gallery(page).getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('brings nothing to a page before a picture is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openArticle(page);
    await expect(figure(page, 0)).toBeVisible();
    expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(asked.filter((url) => CODE.test(url))).toEqual([]);
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets, ...document.adoptedStyleSheets].some((sheet) =>
          [...sheet.cssRules].some((rule) => rule.cssText.includes('.pswp')),
        ),
      );
    expect(await rules()).toBe(false);
    await figure(page, 0).click();
    await loaded(page);
    expect(asked.filter((url) => CODE.test(url))).toHaveLength(1);
    expect(await rules()).toBe(true);
  });
});

test.describe('when the gallery’s code does not come', () => {
  // The second is what the browser says of its own page around a picture.
  test.use({ expectedErrors: [/Failed to load resource|Applying inline style/] });

  test('a picture opens as a file', async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await openArticle(page);
    await figure(page, 0).click();
    await expect(page).toHaveURL(/\/media\/image\/[0-9a-f]{16}\?dimension=3500x3500$/);
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the gallery is accessible in either theme, and closes once and for all', async ({
    page,
  }) => {
    await openArticle(page);
    await figure(page, 2).click();
    await loaded(page);
    expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/article\/116$/);
    await expect(gallery(page)).toHaveCount(0);
    await expect(figure(page, 2)).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the opening picture is a link to its file, full screen', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('link', { name: 'Vis bildet i full skjerm' })).toHaveAttribute(
      'href',
      /^\/media\/image\/[0-9a-f]{16}\?dimension=3500x3500$/,
    );
  });

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(figure(page, 0)).toHaveAttribute(
      'href',
      /^\/media\/image\/[0-9a-f]{16}\?dimension=3500x3500$/,
    );
  });
});

/** What the page is loaded with in the browser, changed on its way. */
interface WireDocument {
  content: { blocks: { type: string; media_ids?: number[] }[] };
  media: { id: number; mediaId: number; url: string; dimension: string }[];
}

/** Comes to the article from another page, so that the browser itself asks for it. */
async function openChanged(page: Page, change: (document: WireDocument) => void): Promise<void> {
  await page.route(/\/api\/v3\/documents?\/116\b/, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as WireDocument;
    change(document);
    await route.fulfill({ response, json: document });
  });
  await page.goto('/group/301');
  await hydrated(page);
  await page.locator('main a[href$="/article/116"]').first().click();
  await expect(page).toHaveURL(/\/article\/116$/);
  // The address comes before the page, and the one that is left has pictures, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Hva er verdensarv?' })).toBeVisible();
  await expect(figure(page, 0)).toBeVisible();
}

/** Forty pictures: those of the article, time and again, each under a number of its own. */
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

test.describe('forty pictures', () => {
  test('are walked round in both ways', async ({ page }) => {
    await openChanged(page, makeForty);
    await figure(page, 1).click();
    await loaded(page);
    // The opening picture of the page comes before them.
    const all = 41;
    await expect(counter(page)).toHaveText(`3 / ${all}`);
    for (let turned = 0; turned < all; turned += 1) {
      await page.keyboard.press('ArrowRight');
      const number = ((turned + 3) % all) + 1;
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

test.describe('a picture that is broken', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says so, and the others are shown', async ({ page }) => {
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
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await loaded(page);
    await expect(gallery(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('pictures on the page', () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const)
    test(`are told as wide as they are drawn, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of [ARTICLE, '/article/101', '/group/301', '/']) {
        await page.goto(address);
        expect(await wrongWidths(page)).toEqual([]);
      }
    });
});

/** Pictures whose `sizes` says less than what is drawn, or more than twice that; a hair is allowed. */
async function wrongWidths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    const told = (sizes: string) => {
      const [wide = '', other = ''] = sizes.split(/, (?![^(]*\))/);
      const [, condition = '', length = ''] = /^(\([^)]*\)) (.*)$/.exec(wide) ?? [];
      probe.style.width = matchMedia(condition).matches ? length : other;
      return probe.getBoundingClientRect().width;
    };
    return [...document.images].flatMap((image) => {
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const drawn = Math.max(box.width, box.height * ratio);
      const share = told(image.sizes) / drawn;
      const isRight = drawn === 0 || (share > 0.95 && share < 2);
      return isRight ? [] : [`${image.sizes} for ${Math.round(drawn)} pixels`];
    });
  });
}

test.describe('a picture that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says so in the page, and what it would show', async ({ page }) => {
    await page.route(/\/media\/image\//, (route) => route.abort());
    await openArticle(page);
    const picture = figure(page, 0);
    await picture.scrollIntoViewIfNeeded();
    const frame = picture.locator('[data-failed]');
    await expect(frame).toHaveAttribute('data-failed', /^Bildet kan ikke lastes\nUrnes/);
    await expect(frame.locator('img')).toHaveCSS('opacity', '0');
    await expect(picture).toHaveAccessibleName(/^Urnes/);
    expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  });
});

test.describe('a plan of 6000 pixels', () => {
  test.use({ baseURL: process.env['STORY_MEDIA_URL'] });

  test('is shown as its museum says, and by tiles where one looks closer', async ({ page }) => {
    const tiles: number[] = [];
    page.on('response', (response) => {
      if (/\/iiif\/3\/[0-9a-f]{16}\/\d/.test(response.url())) tiles.push(response.status());
    });
    await page.goto('/article/18');
    await hydrated(page);
    await expect(figure(page, 0).locator('img')).toHaveCSS('filter', 'sepia(0.2)');
    await figure(page, 0).click();
    await loaded(page);
    await expect(gallery(page).locator('.pswp__img').first()).toHaveCSS('filter', 'sepia(0.2)');
    expect(tiles).toEqual([]);
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
    const drawn = gallery(page).locator('.gallery-tiles img');
    await expect(drawn.first()).toBeVisible();
    const isWhole = () =>
      drawn.evaluateAll((images: HTMLImageElement[]) =>
        images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    // Drawn for the first time, and from a large original.
    await expect.poll(isWhole, { timeout: 20_000 }).toBe(true);
    expect(new Set(tiles)).toEqual(new Set([200]));
  });
});

test.describe('a very large picture', () => {
  test('is drawn by tiles where the visitor looks closer than its file goes', async ({ page }) => {
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
    const asked: string[] = [];
    await page.route(/\/iiif\/3\/[0-9a-f]{16}\/\d.*default\.webp$/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#357"/></svg>',
      });
    });
    await figure(page, 2).click();
    await loaded(page);
    expect(asked).toEqual([]);
    const tiles = gallery(page).locator('.gallery-tiles img');
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
    await expect(tiles.first()).toBeVisible();
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    // As near as it goes: one pixel of the picture for one of the page, so the finest tiles.
    await expect
      .poll(() => asked.some((url) => /\/\d+,\d+,512,512\/512,512\/0\//.test(url)))
      .toBe(true);
    const inView = (Math.ceil(view.width / 512) + 1) * (Math.ceil(view.height / 512) + 1);
    await expect.poll(() => tiles.count()).toBeLessThanOrEqual(inView);
    const before = asked.length;
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/4 \//);
    await expect(tiles).toHaveCount(0);
    expect(asked).toHaveLength(before);
  });
});

test.describe('an open picture', () => {
  const width = async (page: Page) =>
    (await gallery(page).locator('.pswp__item[aria-hidden=false] .pswp__img').last().boundingBox())
      ?.width ?? 0;

  async function openFirst(page: Page): Promise<number> {
    await openArticle(page);
    await figure(page, 0).click();
    await loaded(page);
    return await width(page);
  }

  test('grows between two fingers, and shrinks again', async ({ page, context }) => {
    const whole = await openFirst(page);
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
    await expect.poll(() => width(page)).toBeGreaterThan(whole * 2);
    await pinch(90, 60);
    await expect.poll(() => width(page)).toBeLessThan(whole * 2);
    await expect(gallery(page)).toBeVisible();
  });

  test('grows under the wheel', async ({ page }) => {
    const whole = await openFirst(page);
    const { width: across = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.move(across / 2, height / 2);
    // A trackpad's pinch comes as a wheel with the control key.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(() => width(page)).toBeGreaterThan(whole * 1.1);
  });
});
