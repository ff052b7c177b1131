import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  accessibilityViolationsInBothThemes,
  changeResponses,
  expect,
  openPage,
  requestsOf,
  test,
  linkTo,
} from '../visitor.ts';

test.use({ baseURL: process.env['STORY_MEDIA_URL'] ?? '' });

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Sola over fjorden' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });
const slider = (page: Page) => lightbox(page).getByRole('slider', { name: 'Spol i filmen' });
const version = (page: Page) => lightbox(page).getByRole('combobox', { name: 'Utgave' });
const videoElement = (page: Page) => lightbox(page).locator('video');
const currentTime = async (page: Page) => Number(await slider(page).inputValue());
const playButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Se filmen/ });

async function watch(page: Page) {
  await openPage(page, '/article/14');
  await playButton(page).click();
  await expect(slider(page)).toBeEnabled();
}

/** Language of the captions that are shown, if any. */
const captions = (page: Page) =>
  videoElement(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  );

test.describe('a video @phone', () => {
  test('a video can be watched by keyboard alone, and the focus is restored @webkit', async ({
    page,
  }) => {
    await openPage(page, '/article/14');
    await playButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    await button(page, 'Pause').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Spill av')).toBeFocused();
    await slider(page).focus();
    await page.keyboard.press('Home');
    // Keys add up, however late the bar is redrawn.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => currentTime(page)).toBeCloseTo(5, 0);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(playButton(page)).toBeFocused();
  });

  test('a video has captions in its languages, and the choice is restored @engines', async ({
    page,
  }) => {
    await watch(page);
    const choice = lightbox(page).getByRole('combobox', { name: 'Teksting' });
    expect(await captions(page)).toEqual([]);
    await choice.selectOption('engelsk');
    await expect.poll(() => captions(page)).toEqual(['en']);
    await expect
      .poll(() =>
        videoElement(page).evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ activeCues }) => (activeCues?.[0] as VTTCue)?.text),
        ),
      )
      .toContain('The sun crosses the fjord.');
    await choice.selectOption('norsk');
    await expect.poll(() => captions(page)).toEqual(['nb']);
    await page.reload();
    await watch(page);
    await expect.poll(() => captions(page)).toEqual(['nb']);
    // As a browser does that prefers captions in another language.
    await videoElement(page).evaluate((video: HTMLVideoElement) => {
      for (const track of video.textTracks) if (track.language === 'en') track.mode = 'showing';
    });
    await expect.poll(() => captions(page)).toEqual(['nb']);
    // As WebKit does, at times, while the video loads.
    await videoElement(page).evaluate((video: HTMLVideoElement) => {
      for (const track of video.textTracks) track.mode = 'disabled';
    });
    await expect.poll(() => captions(page)).toEqual(['nb']);
  });

  test('a video pauses audio, and Back closes it', async ({ page }) => {
    await openPage(page, '/group/21/article/13');
    await page.getByRole('main').getByRole('button', { name: /^Lytt/ }).click();
    const player = page.getByRole('region', { name: 'Lydspiller' });
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await linkTo(page, /Solfilmen/).click();
    await playButton(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(player.getByRole('button', { name: 'Spill av' })).toBeVisible();
  });

  test('a video is paused and played by click, without a violation that axe finds, and has visible controls in landscape', async ({
    page,
  }) => {
    await watch(page);
    await expect(button(page, 'Pause')).toBeVisible();
    await videoElement(page).click();
    await expect(button(page, 'Spill av')).toBeVisible();
    await videoElement(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
    // It would end while axe runs.
    await videoElement(page).click();
    await expect(button(page, 'Spill av')).toBeVisible();
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const name of ['Spill av', 'Full skjerm', 'Lukk filmen'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(lightbox(page).getByRole('combobox').last()).toBeInViewport({ ratio: 1 });
    const controls = (await button(page, 'Spill av').boundingBox()) ?? { y: 0 };
    const caption = await lightbox(page).locator('figcaption').boundingBox();
    expect(controls.y + 44).toBeLessThanOrEqual(caption?.y ?? 0);
  });
});

test.describe('a video that fails to load @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failed video shows a message, is logged, and plays after a retry', async ({ page }) => {
    const logged = page.waitForEvent('console', (one) => /Video streaming failed/.test(one.text()));
    await page.route('**/media/file/*', (route) => route.abort());
    await openPage(page, '/article/14');
    await playButton(page).click();
    await expect(lightbox(page).getByText('Filmen kan ikke vises.')).toBeVisible();
    expect((await logged).type()).toBe('warning');
    await page.unroute('**/media/file/*');
    await button(page, 'Prøv igjen').click();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    await expect(button(page, 'Prøv igjen')).toBeHidden();
  });
});

test.describe('versions of a video @phone', () => {
  const source = (page: Page) =>
    videoElement(page).evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);

  test('another version continues at the same position, stays paused, and is restored until another is chosen', async ({
    page,
  }) => {
    await watch(page);
    const ordinary = await source(page);
    await button(page, 'Pause').click();
    await slider(page).press('Home');
    await slider(page).press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(4);
    const position = await currentTime(page);
    await version(page).selectOption('Synstolket');
    await expect.poll(() => source(page)).not.toBe(ordinary);
    await expect.poll(() => currentTime(page)).toBeCloseTo(position, 1);
    await expect(button(page, 'Spill av')).toBeVisible();
    await button(page, 'Spill av').click();
    await version(page).selectOption('Tegnspråk (svensk)');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(position);
    await version(page).selectOption('Tegnspråk');
    await page.reload();
    await watch(page);
    await expect(version(page).getByRole('option', { selected: true })).toHaveText('Tegnspråk');
    await version(page).selectOption('Vanlig utgave');
    expect(await page.evaluate(() => localStorage.getItem('filmversion'))).toBe('ordinary');
  });

  test('versions are linked on the page, also for audio, and plain language can be read', async ({
    page,
  }) => {
    await openPage(page, '/article/14');
    await page.getByText('Lettlest').click();
    await expect(page.getByText('Sola går over vannet.')).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Se med synstolking' }).click();
    await expect(version(page).getByRole('option', { selected: true })).toHaveText('Synstolket');
    await openPage(page, '/article/11');
    await main.getByRole('button', { name: 'Se på tegnspråk' }).press('Enter');
    const signed = page.getByRole('dialog', { name: 'Klokka ringer' });
    await expect(signed.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(signed.getByRole('combobox', { name: 'Utgave' })).toHaveCount(0);
  });
});

test.describe('a video with a stream @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const STREAM = '/media/stream/1/0123456789abcdef/';
  const FOLDER = path.join(import.meta.dirname, '..', 'media-pack', 'stream');

  interface WithMedia {
    readonly media: Record<string, unknown>[];
  }

  /** Adds a stream to the response, as ffmpeg would, and sets what the browser supports. */
  async function offerStream(page: Page, { natively }: { natively: boolean }) {
    await changeResponses(page, '**/documents/14?*', ({ media }: WithMedia) => {
      for (const medium of media)
        if (medium['media_type'] === 'video') medium['adaptiveUrl'] = `${STREAM}master.m3u8`;
    });
    await page.addInitScript((can) => {
      HTMLMediaElement.prototype.canPlayType = (type) =>
        type.includes('mpegurl') && !can ? '' : 'maybe';
    }, natively);
  }

  /** The segments as created by the server (media-pack/make-stream.ts). */
  async function giveStream(page: Page, gives: (segment: string) => boolean = () => true) {
    const requestedSegments: string[] = [];
    await page.route(`**${STREAM}**`, async (route) => {
      const segment = new URL(route.request().url()).pathname.slice(STREAM.length);
      requestedSegments.push(segment);
      if (!gives(segment)) return await route.fulfill({ status: 404 });
      const contentType = segment.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';
      return await route.fulfill({ contentType, path: path.join(FOLDER, segment) });
    });
    return requestedSegments;
  }

  async function openVideo(page: Page) {
    await openPage(page, '/group/21');
    await linkTo(page, /Solfilmen/).click();
    await playButton(page).click();
  }

  for (const natively of [true, false])
    test(`a stream that fails to load is replaced by the file, ${natively ? 'natively' : 'with the library'}`, async ({
      page,
    }) => {
      const logPattern = natively ? /native-stream/ : /library-stream/;
      const logged = page.waitForEvent('console', (one) => logPattern.test(one.text()));
      const list = page.waitForRequest(`**${STREAM}master.m3u8`);
      const requests = requestsOf(page);
      await offerStream(page, { natively });
      await openVideo(page);
      await logged;
      // A browser with native support gets the stream itself, without hls.js.
      expect((await list).resourceType()).toBe(natively ? 'media' : 'xhr');
      expect(requests.some((url) => /\/hls\./.test(url))).toBe(!natively);
      await expect(button(page, 'Pause')).toBeVisible();
      await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    });

  test('hls.js plays and seeks a stream where the browser cannot', async ({ page }) => {
    await offerStream(page, { natively: false });
    const requestedSegments = await giveStream(page);
    await openVideo(page);
    await expect(videoElement(page)).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    await slider(page).press('ArrowRight');
    await slider(page).press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(9);
    const sought = ['360p/init.mp4', '360p/00001.m4s'];
    await expect.poll(() => requestedSegments).toEqual(expect.arrayContaining(sought));
    await lightbox(page).getByRole('combobox', { name: 'Teksting' }).selectOption('norsk');
    await expect.poll(() => captions(page)).toEqual(['nb']);
  });

  test('another version and back continue a stream at the same position', async ({ page }) => {
    await offerStream(page, { natively: false });
    await giveStream(page);
    await openVideo(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
    await button(page, 'Pause').click();
    await slider(page).press('Home');
    await slider(page).press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(4);
    const position = await currentTime(page);
    await version(page).selectOption('Synstolket');
    await expect(videoElement(page)).toHaveAttribute('src', /^\/media\/file\//);
    await expect.poll(() => currentTime(page)).toBeCloseTo(position, 1);
    await version(page).selectOption('Vanlig utgave');
    await expect(videoElement(page)).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => currentTime(page)).toBeCloseTo(position, 1);
  });

  test('an interrupted stream continues as a file at the same position', async ({ page }) => {
    const logged = page.waitForEvent('console', (one) => /library-stream/.test(one.text()));
    await offerStream(page, { natively: false });
    await giveStream(page, (segment) => segment !== '360p/00001.m4s');
    await openVideo(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(2);
    await logged;
    await expect(videoElement(page)).toHaveAttribute('src', /^\/media\/file\//);
    // Where it was interrupted: the first segment is six seconds.
    await expect.poll(() => currentTime(page)).toBeGreaterThan(5.5);
  });
});

test.describe('a video without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('an article has a native video player with captions', async ({ page }) => {
    await page.goto('/article/14');
    const native = page.locator('video[controls]');
    await expect(native).toBeVisible();
    await expect(native.locator('track')).toHaveCount(2);
    const described = page.getByRole('link', { name: 'Se med synstolking' });
    const response = await page.request.get((await described.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('video/mp4');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
