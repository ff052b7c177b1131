/** The embedded build in a native shell: files ship with the app, content has another origin. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REBUS, dialog, openBySign, solve, start } from '../rebus-player.ts';
import {
  accessibilityViolations,
  expect,
  hydrated,
  openPage,
  test as visitorTest,
  delayRequests,
} from '../visitor.ts';

const folder = path.join(import.meta.dirname, '../../apps/web/dist/embedded');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the embedded build as a native shell does: its files, and its page for all other URLs, as
 * long as this process runs. @returns its origin
 * @param api origin of the API, in place of the one it was built for
 */
async function serveEmbeddedApp(api: string): Promise<string> {
  const page = pageFor(api);
  const server = createServer((request, response) => handleRequest(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pageFor(api: string): string {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) throw new Error('Build the embedded site first: npm run build:embedded');
  const page = readFileSync(file, 'utf8');
  const [, built = ''] = /"server":"([^"]+)"/.exec(page) ?? [];
  return page.replaceAll(built, api);
}

function handleRequest(request: IncomingMessage, response: ServerResponse, page: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://app');
  const file = path.join(folder, path.normalize(pathname));
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile) {
    response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(page);
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  sendPart(readFileSync(file), request.headers.range, response.setHeader('Content-Type', type));
}

/** The map reads its archive by range requests. */
function sendPart(bytes: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) {
    response.end(bytes);
    return;
  }
  const part = bytes.subarray(Number(from), Number(to) + 1);
  const last = Number(from) + part.length - 1;
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${last}/${bytes.length}` }).end(part);
}

const api = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;

/** Another server, whose pack holds compressed models. */
const media = process.env['STORY_MEDIA_URL'] ?? '';

const testOn = (server: string) => {
  let origin: Promise<string> | undefined;
  return visitorTest.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    baseURL: async ({}, provide) => provide(await (origin ??= serveEmbeddedApp(server))),
    otherOrigins: [server],
  });
};

const test = testOn(api);

test('the embedded app opens home, navigates to an article, and back @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Varde');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  const link = page.locator('main a[href^="/article/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('main').getByText('Kilder', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(link).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the embedded app opens any URL, and again after a reload @phone', async ({ page }) => {
  await page.goto('/article/101');
  const title = page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle('Urnes stavkirke · Varde');
  const firstImage = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => firstImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await page.reload();
  await expect(title).toBeVisible();
  // External hosts get the URL of the site, not of the app.
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${api}/article/101`);
});

test('the embedded app retains the language of the URL @phone', async ({ page }) => {
  await page.goto('/sv/group/302');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page).toHaveURL('/group/302');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});

test.describe('on a device in Swedish @phone', () => {
  test.use({ locale: 'sv-SE' });

  test('the embedded app is in Swedish until another language is chosen', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Språk').click();
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  });
});

test('the embedded app has no links to sign in and no pages for it @phone', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu.getByRole('link', { name: 'Min side' })).toBeVisible();
  await expect(page.getByText('Logg inn')).toHaveCount(0);
  for (const path of ['/login', '/logout', '/oauth2/callback?code=a&state=b']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
  }
  await page.goto('/privacy');
  await expect(page.getByRole('rowheader', { name: 'language' })).toBeVisible();
  await expect(page.getByText('access_token')).toHaveCount(0);
});

test.describe('for an unknown URL @phone', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const url of ['/nowhere/at/all', '/article/999999'])
    test(`the embedded app shows the 404 page at ${url}`, async ({ page }) => {
      await page.goto(url);
      const title = page.getByRole('heading', { level: 1, name: 'Siden finnes ikke' });
      await expect(title).toBeVisible();
    });
});

test.describe('when requests fail @phone', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|No answer/] });

  test('the embedded app reports the error and retries', async ({ page }) => {
    await page.route(`${api}/api/**`, (route) => route.abort());
    await page.goto('/article/101');
    await expect(page.getByText('Vi fikk ikke lastet innholdet')).toBeVisible();
    await page.unroute(`${api}/api/**`);
    await page.getByRole('main').getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  });

  test('the embedded app shows a frame before any script has run', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/article/101');
    const bar = page.getByRole('img', { name: 'Varde' });
    await expect(bar).toBeInViewport();
  });
});

test('the embedded app has its menu while a page is loading @phone', async ({ page }) => {
  const release = await delayRequests(page, `${api}/api/**`);
  await page.goto('/article/101');
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
});

test('the embedded app draws the map from its own files @phone', async ({ page }) => {
  const tiles = page.waitForResponse(/\/basemap\/nordic\.pmtiles/);
  await page.goto('/explore/map');
  expect((await tiles).status()).toBe(206);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the embedded app plays a rebus @phone', async ({ page }) => {
  await start(page);
  await page.getByRole('link', { name: 'Til post 1' }).click();
  await openBySign(page, 1);
  await solve(page, 1);
  await expect(dialog(page).getByText('Du fikk 10 poeng.', { exact: false })).toBeVisible();
  await page.goto(REBUS);
  await expect(page.getByText('1 av 5 poster løst')).toBeVisible();
});

test('the embedded app restores large text @phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fontsize', '1.2'));
  await openPage(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
});

testOn(media)(
  'the embedded app decodes Meshopt and Draco models, although its CSP forbids WebAssembly in pages @phone',
  async ({ page }) => {
    const response = await page.goto('/search?q=Varden');
    expect(await response?.text()).toMatch(/Content-Security-Policy" content="(?:(?!wasm)[^"])+"/);
    await hydrated(page);
    // Without another page load, which would start the renderer again: that takes seconds.
    for (const article of [15, 16]) {
      await page.getByRole('main').locator(`a[href="/article/${article}"]`).click();
      await page.getByRole('button', { name: 'Se den i 3D' }).click();
      const model = page.locator('[data-status=ready] model-viewer');
      await expect(model).toBeVisible();
      await page.goBack();
      await expect(model).toHaveCount(0);
    }
  },
);
