import type { Page } from '@playwright/test';
import { AUDIO_SECONDS } from '../media-pack/write-media-pack.ts';
import { accessibilityViolationsInBothThemes, expect, openPage, test, linkTo } from '../visitor.ts';

test.use({ baseURL: process.env['STORY_MEDIA_URL'] ?? '' });

type ActionHandlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

const player = (page: Page) => page.getByRole('region', { name: 'Lydspiller' });
const slider = (page: Page) => player(page).getByRole('slider', { name: 'Spol i lyden' });
/** Seconds of the playback position. */
const currentTime = async (page: Page) => Number(await slider(page).inputValue());
const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });

async function listen(page: Page, path = '/article/11') {
  await openPage(page, path);
  await page.getByRole('main').getByRole('button', { name: /^Lytt/ }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(slider(page)).toBeEnabled();
}

test.describe('the audio player @phone', () => {
  test('audio continues across three pages @engines', async ({ page }) => {
    await listen(page, '/group/21/article/11');
    await linkTo(page, /Stillheten/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stillheten' })).toBeVisible();
    const before = await currentTime(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
    await linkTo(page, /Tømmerfløteren/).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tømmerfløteren' })).toBeVisible();
    const later = await currentTime(page);
    expect(later).toBeGreaterThan(before);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(later);
    await player(page).getByRole('link', { name: 'Klokka ringer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kirkeklokka' })).toBeVisible();
    await expect(page).toHaveURL(/\/group\/21\/article\/11$/);
  });

  test('audio can be sought by click and keys, and rewound by 15 seconds', async ({ page }) => {
    await listen(page);
    await button(page, 'Pause').click();
    const { width, height } = (await slider(page).boundingBox()) ?? { width: 0, height: 0 };
    await slider(page).click({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(() => currentTime(page)).toBeCloseTo(AUDIO_SECONDS / 2, -0.5);
    const half = await currentTime(page);
    await slider(page).press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeCloseTo(half + 5, 1);
    await slider(page).press('ArrowLeft');
    await slider(page).press('PageUp');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(55);
    await button(page, 'Spol tilbake 15 sekunder').click();
    await expect.poll(() => currentTime(page)).toBeCloseTo(half + 15, 0);
    await slider(page).press('Home');
    await expect.poll(() => currentTime(page)).toBe(0);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0:00 av 1:00');
  });

  test('audio resumes at the stored position and playback rate after a reload', async ({
    page,
  }) => {
    await listen(page);
    await slider(page).press('PageUp');
    await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(30);
    await button(page, 'Pause').click();
    await player(page).getByRole('combobox', { name: 'Hastighet' }).selectOption('1,5×');
    await page.reload();
    await listen(page);
    expect(await currentTime(page)).toBeGreaterThanOrEqual(30);
    await expect(player(page).getByRole('combobox', { name: 'Hastighet' })).toHaveValue('1.5');
    expect(await page.evaluate(() => localStorage.getItem('audiospeed'))).toBe('1.5');
  });

  test('audio is paused and resumed by the button on its page, and starts from the beginning after the player was closed', async ({
    page,
  }) => {
    await listen(page);
    const playButton = page.getByRole('main').getByRole('button', { name: /^Lytt/ });
    const sign = () => playButton.locator('svg').innerHTML();
    await expect(playButton).toHaveAttribute('aria-pressed', 'true');
    const iconWhilePlaying = await sign();
    await playButton.click();
    await expect(button(page, 'Spill av')).toBeVisible();
    await expect(playButton).toHaveAttribute('aria-pressed', 'false');
    expect(await sign()).not.toBe(iconWhilePlaying);
    await playButton.click();
    await expect(button(page, 'Pause')).toBeVisible();
    await slider(page).press('PageUp');
    await button(page, 'Lukk lydspilleren').click();
    await expect(player(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await playButton.click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(slider(page)).toBeEnabled();
    expect(await currentTime(page)).toBeLessThan(15);
  });

  test('the Media Session shows the audio and all of its actions work', async ({ page }) => {
    await page.addInitScript(() => {
      const actions: ActionHandlers = {};
      Object.assign(window, { actions, positionState: {} });
      navigator.mediaSession.setActionHandler = (action, handler) => (actions[action] = handler);
      navigator.mediaSession.setPositionState = (positionState) =>
        Object.assign(window, { positionState });
    });
    const triggerAction = (action: MediaSessionAction, seekTime?: number) =>
      page.evaluate(
        (details) => {
          const { actions } = window as unknown as { actions: ActionHandlers };
          actions[details.action]?.(details);
        },
        { action, ...(seekTime === undefined ? {} : { seekTime }) },
      );
    await listen(page, '/group/21/article/11');
    expect(
      await page.evaluate(() => [
        navigator.mediaSession.metadata?.title,
        navigator.mediaSession.playbackState,
      ]),
    ).toEqual(['Klokka ringer', 'playing']);
    await triggerAction('pause');
    await expect(button(page, 'Spill av')).toBeVisible();
    await triggerAction('seekto', 40);
    await expect.poll(() => currentTime(page)).toBeCloseTo(40, 0);
    await triggerAction('seekbackward');
    await expect.poll(() => currentTime(page)).toBeCloseTo(25, 0);
    await triggerAction('seekforward');
    await expect.poll(() => currentTime(page)).toBeCloseTo(40, 0);
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { positionState: unknown }).positionState),
      )
      .toEqual({ duration: AUDIO_SECONDS, playbackRate: 1, position: 40 });
    await triggerAction('play');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(button(page, 'Neste lyd')).toBeVisible();
    await triggerAction('nexttrack');
    await expect(player(page).getByRole('link', { name: 'Fløteren forteller' })).toBeVisible();
    await triggerAction('stop');
    await expect(player(page)).toBeHidden();
    expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
  });
});

test.describe('audio of a presentation @phone', () => {
  test('the next track plays at the end, past stops without audio; the last stops at its end and returns to the start', async ({
    page,
  }) => {
    await listen(page, '/group/21/article/11');
    await expect(button(page, 'Neste lyd')).toBeVisible();
    await slider(page).press('End');
    const next = player(page).getByRole('link', { name: 'Fløteren forteller' });
    await expect(next).toHaveAttribute('href', '/group/21/article/13');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(button(page, 'Neste lyd')).toBeHidden();
    await expect(slider(page)).toBeEnabled();
    await slider(page).press('End');
    await expect(button(page, 'Spill av')).toBeVisible();
    await expect.poll(() => currentTime(page)).toBe(0);
  });
});

test.describe('the transcript of audio @phone', () => {
  test('the transcript follows playback, a click on a line seeks to it, and plain language can be chosen, all without a violation that axe finds', async ({
    page,
  }) => {
    await listen(page);
    await button(page, 'Det som blir sagt').click();
    const line = (name: string) => player(page).getByRole('button', { name });
    await expect(line('Klokka ble støpt i 1642.')).toHaveAttribute('aria-current', 'true');
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await line('Nå ringer den til fest.').click();
    await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(40);
    await expect(line('Nå ringer den til fest.')).toHaveAttribute('aria-current', 'true');
    await expect(line('Klokka ble støpt i 1642.')).not.toHaveAttribute('aria-current', 'true');
    await button(page, 'Lettlest').click();
    await expect(player(page).getByRole('list', { name: 'Lettlest' })).toHaveText(
      'Klokka er gammel.',
    );
  });

  test('a transcript without times is static text', async ({ page }) => {
    await listen(page, '/article/13');
    await button(page, 'Det som blir sagt').click();
    await expect(player(page).getByText('Vi gikk langs elva.')).toBeVisible();
  });
});

test.describe('audio that fails to load @phone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  /** Like a phone in a tunnel: the response stops. The clock is mocked, so that nothing waits. */
  test('stalled audio is requested again from the same position', async ({ page }) => {
    await page.clock.install();
    let requestCount = 0;
    await page.route('**/media/file/*', async (route) => {
      requestCount += 1;
      // The first request never gets a response, as on a lost network.
      if (requestCount > 1) await route.continue();
    });
    await openPage(page, '/article/11');
    await page.evaluate(() => {
      const markup = document.querySelector('noscript')?.textContent ?? '';
      const [url = ''] = /\/media\/file\/[0-9a-f]+/.exec(markup) ?? [];
      localStorage.setItem('audioposition', JSON.stringify({ [url]: 30 }));
    });
    await page.getByRole('main').getByRole('button', { name: /^Lytt/ }).click();
    await expect.poll(() => requestCount).toBe(1);
    await expect(player(page)).toBeVisible();
    await page.clock.runFor(8_000);
    await expect.poll(() => requestCount).toBeGreaterThan(1);
    await expect(slider(page)).toBeEnabled();
    await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(30);
    await page.clock.runFor(2_000);
    await expect(player(page).getByText('Lyden stoppet opp.')).toBeHidden();
  });

  test('failed audio shows a message and plays after a retry', async ({ page }) => {
    await page.route('**/media/file/*', (route) => route.abort());
    await openPage(page, '/article/11');
    await page.getByRole('main').getByRole('button', { name: /^Lytt/ }).click();
    await expect(player(page).getByText('Lyden kan ikke spilles.')).toBeVisible();
    await page.unroute('**/media/file/*');
    await button(page, 'Prøv igjen').click();
    await expect(slider(page)).toBeEnabled();
    await expect(player(page).getByText('Lyden kan ikke spilles.')).toBeHidden();
  });
});

test.describe('the accessibility of the audio player @phone', () => {
  test('the audio player covers no focused link', async ({ page }) => {
    await listen(page, '/group/21/article/11');
    await page.getByRole('main').focus();
    const top = (await player(page).boundingBox())?.y ?? 0;
    const linksIn = async (part: 'main' | 'contentinfo') =>
      page.getByRole(part).getByRole('link').all();
    const [inText, inFooter] = [await linksIn('main'), await linksIn('contentinfo')];
    expect([inText.length, inFooter.length].every((count) => count > 0)).toBe(true);
    for (const link of [...inText, ...inFooter]) {
      await link.focus();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });
});

test.describe('an article with audio without script @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('an article has a native audio player with captions', async ({ page }) => {
    await page.goto('/article/11');
    const native = page.locator('audio[controls]');
    await expect(native).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const captions = await native.locator('track').getAttribute('src');
    const response = await page.request.get(captions ?? '');
    expect(response.headers()['content-type']).toContain('text/vtt');
    expect(await response.text()).toContain('Klokka ble støpt i 1642.');
  });
});
