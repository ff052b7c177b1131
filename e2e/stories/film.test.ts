import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, hydrated, test } from '../visitor.ts';

test.use({ baseURL: process.env['STORY_MEDIA_URL'] ?? '' });

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Sola over fjorden' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });
const slider = (page: Page) => lightbox(page).getByRole('slider', { name: 'Spol i filmen' });
const film = (page: Page) => lightbox(page).locator('video');
const seen = async (page: Page) => Number(await slider(page).inputValue());
const press = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Se filmen/ });

async function watch(page: Page) {
  await page.goto('/article/14');
  await hydrated(page);
  await press(page).click();
  await expect(slider(page)).toBeEnabled();
}

/** The language of the captions on the film, or none. */
const captions = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  );

test.describe('a film', () => {
  test('is seen with the keyboard alone, and the focus comes back', async ({ page }) => {
    await page.goto('/article/14');
    await hydrated(page);
    await press(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect.poll(() => seen(page)).toBeGreaterThan(0);
    await button(page, 'Pause').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Spill av')).toBeFocused();
    await slider(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seen(page)).toBeCloseTo(5, 0);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(press(page)).toBeFocused();
  });

  test('is paused and played by a press on it', async ({ page }) => {
    await watch(page);
    await expect(button(page, 'Pause')).toBeVisible();
    await film(page).click();
    await expect(button(page, 'Spill av')).toBeVisible();
    await film(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
  });

  test('has captions in its languages, which are wanted again next time', async ({ page }) => {
    await watch(page);
    const choice = lightbox(page).getByRole('combobox', { name: 'Teksting' });
    expect(await captions(page)).toEqual([]);
    await choice.selectOption('engelsk');
    expect(await captions(page)).toEqual(['en']);
    await expect
      .poll(() =>
        film(page).evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ activeCues }) => (activeCues?.[0] as VTTCue)?.text),
        ),
      )
      .toContain('The sun crosses the fjord.');
    await choice.selectOption('norsk');
    expect(await captions(page)).toEqual(['nb']);
    await page.reload();
    await watch(page);
    expect(await captions(page)).toEqual(['nb']);
  });

  test('is left by Back', async ({ page }) => {
    await page.goto('/group/21');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Solfilmen/ })
      .first()
      .click();
    await press(page).click();
    await expect(lightbox(page)).toBeVisible();
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
  });

  test('lets a sound rest', async ({ page }) => {
    await page.goto('/group/21/article/13');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: /^Lytt/ }).click();
    const player = page.getByRole('region', { name: 'Lydspiller' });
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Solfilmen/ })
      .first()
      .click();
    await press(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player.getByRole('button', { name: 'Spill av' })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has nothing that axe finds in the ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await watch(page);
      await expect(button(page, 'Pause')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
});

test.describe('a film that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says so, and logs it', async ({ page }) => {
    const logged = page.waitForEvent('console', (one) => /Video streaming failed/.test(one.text()));
    await page.route('**/media/file/*', (route) => route.abort());
    await page.goto('/article/14');
    await hydrated(page);
    await press(page).click();
    await expect(lightbox(page).getByText('Filmen kan ikke vises.')).toBeVisible();
    expect((await logged).type()).toBe('warning');
  });
});

test.describe('a film with a stream', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const STREAM = '/media/stream/film.m3u8';

  /** The server tells of a stream, the browser of what it can. */
  async function offerStream(page: Page, { natively }: { natively: boolean }) {
    await page.route('**/documents/14?*', async (route) => {
      const answer = await route.fetch();
      const document = (await answer.json()) as { media: Record<string, unknown>[] };
      for (const medium of document.media) medium['adaptiveUrl'] = STREAM;
      await route.fulfill({ response: answer, json: document });
    });
    await page.addInitScript((can) => {
      HTMLMediaElement.prototype.canPlayType = (type) =>
        type.includes('mpegurl') && !can ? '' : 'maybe';
    }, natively);
  }

  async function openFilm(page: Page) {
    await page.goto('/group/21');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Solfilmen/ })
      .first()
      .click();
    await press(page).click();
  }

  for (const natively of [true, false])
    test(`that breaks is seen as one file, ${natively ? 'natively' : 'with the library'}`, async ({
      page,
    }) => {
      const way = natively ? /native-stream/ : /library-stream/;
      const logged = page.waitForEvent('console', (one) => way.test(one.text()));
      await offerStream(page, { natively });
      await openFilm(page);
      await logged;
      await expect(button(page, 'Pause')).toBeVisible();
      await expect.poll(() => seen(page)).toBeGreaterThan(0);
    });

  test('is put together by the library where the browser cannot', async ({ page }) => {
    await offerStream(page, { natively: false });
    let file = '';
    page.on('request', (request) => {
      if (/\/media\/file\//.test(request.url())) file = request.url();
    });
    await page.route(`**${STREAM}`, async (route) => {
      const identifier = await page.evaluate(async () => {
        const answer = await fetch('/article/14');
        return /\/media\/file\/([0-9a-f]{16})/.exec(await answer.text())?.[1] ?? '';
      });
      const body = [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:13',
        '#EXT-X-PLAYLIST-TYPE:VOD',
        // What the film begins with says how it is written; the rest is one part.
        `#EXT-X-MAP:URI="/media/file/${identifier}",BYTERANGE="752@0"`,
        '#EXTINF:12,',
        '#EXT-X-BYTERANGE:8992@752',
        `/media/file/${identifier}`,
        '#EXT-X-ENDLIST',
      ];
      await route.fulfill({
        contentType: 'application/vnd.apple.mpegurl',
        body: body.join('\n'),
      });
    });
    await openFilm(page);
    await expect(film(page)).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => seen(page)).toBeGreaterThan(0);
    expect(file).not.toBe('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player is there, with captions', async ({ page }) => {
    await page.goto('/article/14');
    const native = page.locator('video[controls]');
    await expect(native).toBeVisible();
    await expect(native.locator('track')).toHaveCount(2);
  });
});
