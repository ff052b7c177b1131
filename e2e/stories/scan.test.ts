import type { Page } from '@playwright/test';
import { expect, filmOf, test } from '../fake-camera.ts';
import type { Held } from '../fake-camera.ts';
import { accessibilityFaults } from '../visitor.ts';

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
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    opened.push(stream);
    return stream;
  };
};

test.describe('a visitor who holds the camera over a sign', () => {
  for (const held of ['straight', 'tilted', 'dim'] satisfies Held[])
    test(`reads about the place when the code is ${held}`, async ({ openWith, baseURL }) => {
      const page = await openWith(
        { film: await filmOf(`${baseURL}/1001`, held), isAllowed: true },
        '/scan',
      );
      await expect(heading(page, 'Urnes stavkirke')).toBeVisible(SOON);
      await expect(page).toHaveURL(/\/article\/101$/);
    });

  test('comes to a post of the rebus by the sign beside it', async ({ openWith, baseURL }) => {
    const page = await openWith(
      { film: await filmOf(`${baseURL}/4011`), isAllowed: true },
      '/scan?rebus=401',
    );
    await expect(page).toHaveURL(/\/rebus\/401\/post\/4011$/, SOON);
  });

  test('comes to the page whose address was printed', async ({ openWith, baseURL }) => {
    const page = await openWith(
      { film: await filmOf(`${baseURL}/en/article/102`), isAllowed: true },
      '/scan',
    );
    await expect(page).toHaveURL(/\/article\/102$/, SOON);
  });
});

test('a reader of codes that does not come is told of, lets go of the camera, and comes with another try', async ({
  openWith,
  baseURL,
}) => {
  const page = await openWith({ film: await filmOf(`${baseURL}/1001`), isAllowed: true }, '/about');
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

test.describe('a code that leads nowhere', () => {
  const refused: [what: string, address: string, code: string, says: string][] = [
    ['another rebus’', '/scan?rebus=402', '/4011', 'Vi kjente ikke igjen QR-koden'],
    ['a place’s, inside a rebus', '/scan?rebus=401', '/1001', 'Vi kjente ikke igjen QR-koden'],
    ['another host’s', '/scan', 'https://other.example/1001', 'Ugyldig QR-kode'],
    ['one that nobody printed', '/scan', '/7777', 'Koden finnes ikke'],
  ];
  for (const [what, address, code, says] of refused)
    test(`says so, and goes on reading: ${what}`, async ({ openWith, baseURL }) => {
      const text = code.startsWith('/') ? `${baseURL}${code}` : code;
      const page = await openWith({ film: await filmOf(text), isAllowed: true }, address);
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

test.describe('the camera', () => {
  test('is let go of when the visitor goes on', async ({ openWith, baseURL }) => {
    const film = await filmOf(`${baseURL}/7777`);
    const page = await openWith({ film, isAllowed: true }, '/about');
    await page.evaluate(rememberCameras);
    const scan = page.getByRole('link', { name: 'Skann', exact: true });
    await scan.click();
    await expect.poll(() => camerasOn(page), SOON).toEqual([true]);
    await page.getByRole('link', { name: 'Kode', exact: true }).click();
    await expect(page).toHaveURL(/\/code$/);
    await expect.poll(() => camerasOn(page)).toEqual([false]);
  });

  test('is let go of while another tab is seen, and comes back', async ({ openWith, baseURL }) => {
    const film = await filmOf(`${baseURL}/7777`);
    const page = await openWith({ film, isAllowed: true }, '/about');
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

  test('has its light where there is one, on and off by a press', async ({ openWith, baseURL }) => {
    const film = await filmOf(`${baseURL}/7777`);
    const page = await openWith({ film, isAllowed: true }, '/about');
    await page.evaluate(() => {
      const wanted: unknown[] = [];
      Object.assign(window, { wanted });
      const capabilities: object = { torch: true };
      MediaStreamTrack.prototype.getCapabilities = () => capabilities;
      MediaStreamTrack.prototype.applyConstraints = async (constraints) => {
        wanted.push(constraints?.advanced);
      };
    });
    const wanted = () => page.evaluate(() => (window as unknown as { wanted: unknown }).wanted);
    await page.getByRole('link', { name: 'Skann', exact: true }).click();
    const light = page.getByRole('button', { name: 'Lys' });
    await expect(light).toHaveAttribute('aria-pressed', 'false', SOON);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    expect(await wanted()).toEqual([[{ torch: true }]]);
    await light.click();
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    expect(await wanted()).toEqual([[{ torch: true }], [{ torch: false }]]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('that is refused is told about, with what to do instead', async ({ openWith, baseURL }) => {
    const page = await openWith({ film: await filmOf(`${baseURL}/1001`) }, '/scan');
    await page.getByRole('button', { name: 'Slå på kameraet' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'lov til å bruke kameraet' });
    await expect(alert).toBeVisible(SOON);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('1001');
    await expect(page).toHaveURL(/\/article\/101$/, SOON);
  });

  test('that is not there is told about', async ({ openWith }) => {
    const page = await openWith({ isAllowed: true }, '/scan');
    const alert = page.getByRole('alert').filter({ hasText: 'ikke noe kamera' });
    await expect(alert).toBeVisible(SOON);
    await expect(page.getByRole('textbox', { name: 'Tallet på skiltet' })).toBeVisible();
  });
});

test('reading codes asks for nothing before it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto('/scan');
  await expect(page.getByRole('button', { name: 'Slå på kameraet' })).toBeVisible();
  // Codes are read by WebAssembly, in a worker with a policy of its own.
  expect(answer?.headers()['content-security-policy']).not.toContain('wasm');
  expect(asked.filter((url) => /zxing|camera-view|\.wasm/.test(url))).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});
