import type { Browser, Page } from '@playwright/test';
import {
  cameraSwitches,
  removeSignVideo,
  writeSignVideo,
  type SignCondition,
} from '../sign-video.ts';
import {
  accessibilityViolations,
  expect,
  openPage,
  test as visitorTest,
  requestsOf,
} from '../visitor.ts';

/** A camera with a video of a single frame, so that a story does not depend on timing. */
interface Camera {
  /** Content of the QR code: a URL, of this site if it starts with `/`. Without one, no camera. */
  readonly sign?: string;
  readonly condition?: SignCondition;
  /** Whether the camera permission is granted; else the browser denies it. */
  readonly isAllowed?: boolean;
}

const test = visitorTest.extend<{
  /** Opens a page in its own browser, since the video of the camera is fixed when it starts. */
  openWith: (camera: Camera, path: string) => Promise<Page>;
}>({
  openWith: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, give) => {
    const browsers: Browser[] = [];
    const foreign: string[] = [];
    const videos: string[] = [];
    await give(async ({ sign, condition, isAllowed = true }, path) => {
      const videoPath = sign && (await writeSignVideo(new URL(sign, baseURL).href, condition));
      if (videoPath) videos.push(videoPath);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...cameraSwitches(videoPath, isAllowed)],
      });
      browsers.push(browser);
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale: 'nb-NO',
        ...(baseURL ? { baseURL } : {}),
        permissions: isAllowed ? ['camera'] : [],
      });
      const page = await context.newPage();
      page.on('request', (request) => {
        if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
          foreign.push(request.url());
      });
      await openPage(page, path);
      return page;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    videos.forEach(removeSignVideo);
    expect(foreign).toEqual([]);
  },
});

/** The camera’s video is rendered in software, which is slow on a busy machine. */
const DRAW_TIMEOUT = { timeout: 15_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whether each camera that the page has opened is still on. */
const activeCameras = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { opened: MediaStream[] }).opened.map((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    ),
  );

const recordCameras = () => {
  const opened: MediaStream[] = [];
  Object.assign(window, { opened });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    opened.push(stream);
    return stream;
  };
};

test.describe('scanning a QR code @phone', () => {
  for (const condition of ['straight', 'tilted', 'dim'] satisfies SignCondition[])
    test(`a ${condition} QR code opens the article about the place`, async ({ openWith }) => {
      const page = await openWith({ sign: '/1001', condition }, '/scan');
      await expect(heading(page, 'Urnes stavkirke')).toBeVisible(DRAW_TIMEOUT);
      await expect(page).toHaveURL(/\/article\/101$/);
    });

  test('the QR code of a post opens the post', async ({ openWith }) => {
    const page = await openWith({ sign: '/4011' }, '/scan?rebus=401');
    await expect(page).toHaveURL(/\/rebus\/401\/post\/4011$/, DRAW_TIMEOUT);
  });

  test('a QR code with a full URL opens its page', async ({ openWith }) => {
    const page = await openWith({ sign: '/en/article/102' }, '/scan');
    await expect(page).toHaveURL(/\/article\/102$/, DRAW_TIMEOUT);
  });
});

test('a decoder that fails to load shows an error and releases the camera; a retry works @phone', async ({
  openWith,
}) => {
  const page = await openWith({ sign: '/1001' }, '/about');
  await page.evaluate(recordCameras);
  await page.route('**/zxing-decoder-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Skann', exact: true }).click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' });
  await expect(retry).toBeVisible(DRAW_TIMEOUT);
  expect(await activeCameras(page)).toEqual([false]);
  await page.unroute('**/zxing-decoder-*');
  await retry.click();
  await expect(heading(page, 'Urnes stavkirke')).toBeVisible(DRAW_TIMEOUT);
});

test.describe('a QR code that leads nowhere @phone', () => {
  const cases: [what: string, url: string, sign: string, message: string][] = [
    ['a post of another rebus', '/scan?rebus=402', '/4011', 'Vi kjente ikke igjen QR-koden'],
    [
      'the code of a place, within a rebus',
      '/scan?rebus=401',
      '/1001',
      'Vi kjente ikke igjen QR-koden',
    ],
    ['a URL of another host', '/scan', 'https://other.example/1001', 'Ugyldig QR-kode'],
    ['an unknown code', '/scan', '/7777', 'Koden finnes ikke'],
  ];
  for (const [what, url, sign, message] of cases)
    test(`scanning reports the error and continues for ${what}`, async ({ openWith }) => {
      const page = await openWith({ sign }, url);
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible(DRAW_TIMEOUT);
      await expect(page.getByLabel('Det kameraet ser')).toBeVisible();
      // The field for the code is beside it.
      await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('4011');
      await expect(page).toHaveURL(
        url.includes('402') ? /\/scan/ : /\/rebus\/401\/post\/4011$/,
        DRAW_TIMEOUT,
      );
    });
});

test.describe('the camera @phone', () => {
  test('the camera is released when the visitor leaves the page', async ({ openWith }) => {
    const page = await openWith({ sign: '/7777' }, '/about');
    await page.evaluate(recordCameras);
    const scan = page.getByRole('link', { name: 'Skann', exact: true });
    await scan.click();
    await expect.poll(() => activeCameras(page), DRAW_TIMEOUT).toEqual([true]);
    await page.getByRole('link', { name: 'Kode', exact: true }).click();
    await expect(page).toHaveURL(/\/code$/);
    await expect.poll(() => activeCameras(page)).toEqual([false]);
  });

  test('the camera is released while another tab is visible', async ({ openWith }) => {
    const page = await openWith({ sign: '/7777' }, '/about');
    await page.evaluate(recordCameras);
    await page.getByRole('link', { name: 'Skann', exact: true }).click();
    await expect.poll(() => activeCameras(page), DRAW_TIMEOUT).toEqual([true]);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await expect.poll(() => activeCameras(page)).toEqual([false]);
    await setHidden(false);
    await expect.poll(() => activeCameras(page), DRAW_TIMEOUT).toEqual([false, true]);
  });

  test('the torch is offered where there is one, and toggled by click', async ({ openWith }) => {
    const page = await openWith({ sign: '/7777' }, '/about');
    await page.evaluate(() => {
      const wanted: unknown[] = [];
      Object.assign(window, { wanted });
      const capabilities: object = { torch: true };
      MediaStreamTrack.prototype.getCapabilities = () => capabilities;
      MediaStreamTrack.prototype.applyConstraints = async (constraints) => {
        wanted.push(constraints?.advanced);
      };
    });
    const appliedConstraints = () =>
      page.evaluate(() => (window as unknown as { wanted: unknown }).wanted);
    await page.getByRole('link', { name: 'Skann', exact: true }).click();
    const light = page.getByRole('button', { name: 'Lys' });
    await expect(light).toHaveAttribute('aria-pressed', 'false', DRAW_TIMEOUT);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await appliedConstraints()).toEqual([[{ torch: true }]]);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    expect(await appliedConstraints()).toEqual([[{ torch: true }], [{ torch: false }]]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('a denied camera is explained, with alternatives', async ({ openWith }) => {
    const page = await openWith({ sign: '/1001', isAllowed: false }, '/scan');
    await page.getByRole('button', { name: 'Slå på kameraet' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'lov til å bruke kameraet' });
    await expect(alert).toBeVisible(DRAW_TIMEOUT);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('1001');
    await expect(page).toHaveURL(/\/article\/101$/, DRAW_TIMEOUT);
  });

  test('a missing camera is explained', async ({ openWith }) => {
    const page = await openWith({}, '/scan');
    const alert = page.getByRole('alert').filter({ hasText: 'ikke noe kamera' });
    await expect(alert).toBeVisible(DRAW_TIMEOUT);
    await expect(page.getByRole('textbox', { name: 'Tallet på skiltet' })).toBeVisible();
  });
});

test('scanning loads no code before it is used @phone', async ({ page }) => {
  const requests = requestsOf(page);
  const response = await page.goto('/scan');
  await expect(page.getByRole('button', { name: 'Slå på kameraet' })).toBeVisible();
  // Codes are decoded by WebAssembly, in a worker with its own CSP.
  expect(response?.headers()['content-security-policy']).not.toContain('wasm');
  expect(requests.filter((url) => /zxing|camera-view|\.wasm/.test(url))).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
