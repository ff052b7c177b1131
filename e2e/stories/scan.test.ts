import type { Browser, Page } from '@playwright/test';
import { cameraSwitches, writeSignVideo, type Held } from '../sign-video.ts';
import {
  accessibilityViolations,
  expect,
  openPage,
  test as visitorTest,
  requestsOf,
} from '../visitor.ts';

/** A camera that sees a sign for ever: a film of one frame, so that a story does not depend on when it looks. */
interface Camera {
  /** What the sign's QR code says: an address, of this site where it begins with `/`. Without one there is no camera. */
  readonly sign?: string;
  readonly held?: Held;
  /** Whether the visitor has allowed it before; where not, the browser refuses it. */
  readonly isAllowed?: boolean;
}

const test = visitorTest.extend<{
  /** Opens a page in a browser of its own: what its camera sees is settled when it starts. */
  openWith: (camera: Camera, path: string) => Promise<Page>;
}>({
  openWith: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, give) => {
    const browsers: Browser[] = [];
    const foreign: string[] = [];
    await give(async ({ sign, held, isAllowed = true }, path) => {
      const videoPath = sign && (await writeSignVideo(new URL(sign, baseURL).href, held));
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
    expect(foreign).toEqual([]);
  },
});

/** The machine of a test draws the camera's picture by itself, and is busy. */
const SOON = { timeout: 15_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Says for every camera that the page has opened whether it is still on. */
const camerasOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { opened: MediaStream[] }).opened.map((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    ),
  );

const rememberCameras = () => {
  const opened: MediaStream[] = [];
  Object.assign(window, { opened });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    opened.push(stream);
    return stream;
  };
};

test.describe('a visitor who holds the camera over a sign @phone', () => {
  for (const held of ['straight', 'tilted', 'dim'] satisfies Held[])
    test(`reads about the place when the code is ${held}`, async ({ openWith }) => {
      const page = await openWith({ sign: '/1001', held }, '/scan');
      await expect(heading(page, 'Urnes stavkirke')).toBeVisible(SOON);
      await expect(page).toHaveURL(/\/article\/101$/);
    });

  test('comes to a post of the rebus by the sign beside it', async ({ openWith }) => {
    const page = await openWith({ sign: '/4011' }, '/scan?rebus=401');
    await expect(page).toHaveURL(/\/rebus\/401\/post\/4011$/, SOON);
  });

  test('comes to the page whose address was printed', async ({ openWith }) => {
    const page = await openWith({ sign: '/en/article/102' }, '/scan');
    await expect(page).toHaveURL(/\/article\/102$/, SOON);
  });
});

test('a reader of codes that does not come is told of, lets go of the camera, and comes with another try @phone', async ({
  openWith,
}) => {
  const page = await openWith({ sign: '/1001' }, '/about');
  await page.evaluate(rememberCameras);
  await page.route('**/zxing-decoder-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Skann', exact: true }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' });
  await expect(again).toBeVisible(SOON);
  expect(await camerasOn(page)).toEqual([false]);
  await page.unroute('**/zxing-decoder-*');
  await again.click();
  await expect(heading(page, 'Urnes stavkirke')).toBeVisible(SOON);
});

test.describe('a code that leads nowhere @phone', () => {
  const refused: [what: string, address: string, sign: string, says: string][] = [
    ['another rebus’', '/scan?rebus=402', '/4011', 'Vi kjente ikke igjen QR-koden'],
    ['a place’s, inside a rebus', '/scan?rebus=401', '/1001', 'Vi kjente ikke igjen QR-koden'],
    ['another host’s', '/scan', 'https://other.example/1001', 'Ugyldig QR-kode'],
    ['one that nobody printed', '/scan', '/7777', 'Koden finnes ikke'],
  ];
  for (const [what, address, sign, says] of refused)
    test(`says so, and goes on reading: ${what}`, async ({ openWith }) => {
      const page = await openWith({ sign }, address);
      await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible(SOON);
      await expect(page.getByLabel('Det kameraet ser')).toBeVisible();
      // The number is beside it.
      await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('4011');
      await expect(page).toHaveURL(
        address.includes('402') ? /\/scan/ : /\/rebus\/401\/post\/4011$/,
        SOON,
      );
    });
});

test.describe('the camera @phone', () => {
  test('is let go of when the visitor goes on', async ({ openWith }) => {
    const page = await openWith({ sign: '/7777' }, '/about');
    await page.evaluate(rememberCameras);
    const scan = page.getByRole('link', { name: 'Skann', exact: true });
    await scan.click();
    await expect.poll(() => camerasOn(page), SOON).toEqual([true]);
    await page.getByRole('link', { name: 'Kode', exact: true }).click();
    await expect(page).toHaveURL(/\/code$/);
    await expect.poll(() => camerasOn(page)).toEqual([false]);
  });

  test('is let go of while another tab is seen, and comes back', async ({ openWith }) => {
    const page = await openWith({ sign: '/7777' }, '/about');
    await page.evaluate(rememberCameras);
    await page.getByRole('link', { name: 'Skann', exact: true }).click();
    await expect.poll(() => camerasOn(page), SOON).toEqual([true]);
    const seen = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await seen(true);
    await expect.poll(() => camerasOn(page)).toEqual([false]);
    await seen(false);
    await expect.poll(() => camerasOn(page), SOON).toEqual([false, true]);
  });

  test('has its light where there is one, on and off by a press', async ({ openWith }) => {
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
    await expect(light).toHaveAttribute('aria-pressed', 'false', SOON);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await appliedConstraints()).toEqual([[{ torch: true }]]);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    expect(await appliedConstraints()).toEqual([[{ torch: true }], [{ torch: false }]]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('that is refused is told about, with what to do instead', async ({ openWith }) => {
    const page = await openWith({ sign: '/1001', isAllowed: false }, '/scan');
    await page.getByRole('button', { name: 'Slå på kameraet' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'lov til å bruke kameraet' });
    await expect(alert).toBeVisible(SOON);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('1001');
    await expect(page).toHaveURL(/\/article\/101$/, SOON);
  });

  test('that is not there is told about', async ({ openWith }) => {
    const page = await openWith({}, '/scan');
    const alert = page.getByRole('alert').filter({ hasText: 'ikke noe kamera' });
    await expect(alert).toBeVisible(SOON);
    await expect(page.getByRole('textbox', { name: 'Tallet på skiltet' })).toBeVisible();
  });
});

test('reading codes asks for nothing before it is wanted @phone', async ({ page }) => {
  const requests = requestsOf(page);
  const response = await page.goto('/scan');
  await expect(page.getByRole('button', { name: 'Slå på kameraet' })).toBeVisible();
  // Codes are read by WebAssembly, in a worker with a policy of its own.
  expect(response?.headers()['content-security-policy']).not.toContain('wasm');
  expect(requests.filter((url) => /zxing|camera-view|\.wasm/.test(url))).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
