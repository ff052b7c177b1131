import type { Browser, Page } from '@playwright/test';
import {
  cameraSwitches,
  removeSignVideo,
  writeSignVideo,
  type SignCondition,
} from '../sign-video.ts';
import {
  accessibilityViolations,
  browserTest,
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

const test = browserTest.extend<{
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
  // A straight one is read below.
  for (const condition of ['tilted', 'dim'] satisfies SignCondition[])
    test(`a ${condition} QR code opens the article about the place`, async ({ openWith }) => {
      const page = await openWith({ sign: '/1001', condition }, '/scan');
      await expect(heading(page, 'Urnes stavkirke')).toBeVisible();
      await expect(page).toHaveURL(/\/article\/101$/);
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
  await expect(retry).toBeVisible();
  expect(await activeCameras(page)).toEqual([false]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.unroute('**/zxing-decoder-*');
  await retry.click();
  await expect(heading(page, 'Urnes stavkirke')).toBeVisible();
});

visitorTest('scanning loads no code before it is used @phone', async ({ page }) => {
  const requests = requestsOf(page);
  const response = await page.goto('/scan');
  await expect(page.getByRole('button', { name: 'Slå på kameraet' })).toBeVisible();
  // Codes are decoded by WebAssembly, in a worker with its own CSP.
  expect(response?.headers()['content-security-policy']).not.toContain('wasm');
  expect(requests.filter((url) => /zxing|camera-view|\.wasm/.test(url))).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
