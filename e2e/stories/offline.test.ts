/** Rebus and presentation without a network; how offline bundles are stored and updated. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { housesOn } from '../map.ts';
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts';
import { REBUS, dialog, openBySign, post, solve, start } from '../rebus-player.ts';
import { cameraSwitches, removeSignVideo, writeSignVideo } from '../sign-video.ts';
import { accessibilityViolations, browserTest, openPage } from '../visitor.ts';

/** A browser that can be closed and reopened: its storage persists, its pages do not. */
interface PersistentBrowser {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Closes the browser and opens it again, with one empty page. */
  restart(): Promise<void>;
}

interface Visitor {
  /** Server behind the proxy. */
  target: string;
  /** Path that the QR code before the camera contains; by default there is no camera. */
  cameraSees: string | undefined;
  faultProxy: FaultProxy;
  persistentBrowser: PersistentBrowser;
}

const TARGET = `http://127.0.0.1:${process.env['STORY_PORT'] ?? 4390}`;
/** Logged for every failed request, which these stories are about. */
const NETWORK = /Failed to load resource|net::ERR/;

const test = browserTest.extend<Visitor>({
  target: [TARGET, { option: true }],
  cameraSees: [undefined, { option: true }],
  faultProxy: async ({ target }, provide) => {
    const faultProxy = await startFaultProxy(target);
    await provide(faultProxy);
    await faultProxy.close();
  },
  persistentBrowser: async (
    { faultProxy, cameraSees, contextOptions, launchOptions, viewport, userAgent, locale },
    provide,
  ) => {
    const videoPath =
      cameraSees === undefined ? undefined : await writeSignVideo(faultProxy.origin + cameraSees);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'varde-browser-'));
    const errors: string[] = [];
    const start = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        args: [...(launchOptions.args ?? []), ...cameraSwitches(videoPath, true)],
        permissions: videoPath === undefined ? [] : ['camera'],
        viewport,
        ...(userAgent === undefined ? {} : { userAgent }),
        ...(locale === undefined ? {} : { locale }),
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'allow',
        baseURL: faultProxy.origin,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text()))
          errors.push(message.text());
      });
      return { context, page };
    };
    let now = await start();
    const restart = async () => {
      await now.context.close();
      now = await start();
    };
    await provide({
      restart,
      get page() {
        return now.page;
      },
      get context() {
        return now.context;
      },
    });
    await now.context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (videoPath !== undefined) removeSignVideo(videoPath);
    expect(errors).toEqual([]);
  },
});

/** The bundle of the started rebus or of the presentation. */
const isStored = (page: Page) => expect(page.getByText(/Lagret på enheten \(\d/)).toBeVisible();

/** Disconnects the device and stops the server. */
async function disconnect(faultProxy: FaultProxy, { context }: PersistentBrowser): Promise<void> {
  await context.setOffline(true);
  await faultProxy.close();
}

async function reconnect(faultProxy: FaultProxy, { context }: PersistentBrowser): Promise<void> {
  await faultProxy.open();
  await context.setOffline(false);
}

const GROUP = '/group/21';
/** Opens and solves a post from a newly loaded page. */
async function play(page: Page, nr: number): Promise<void> {
  await page.goto(post(nr));
  await openBySign(page, nr);
  await solve(page, nr);
  await expect(dialog(page)).toBeVisible();
}

/** A bundle is a hundred requests: a story goes through all that one bundle shows. */
test.describe('a rebus at places without a network @phone', () => {
  test.use({ cameraSees: '/4011' });

  test('its download resumes; its map, images and scanner work offline; it is completed across two restarts of the browser', async ({
    faultProxy,
    persistentBrowser,
  }) => {
    faultProxy.refuse(/^\/media\//);
    await start(persistentBrowser.page);
    await expect(
      persistentBrowser.page.getByText('Vi fikk ikke lagret alt.', { exact: false }),
    ).toBeVisible();
    faultProxy.refuse(undefined);
    faultProxy.requestedPaths.length = 0;
    // A notice above it has a button for the position.
    await persistentBrowser.page.getByRole('button', { name: 'Prøv igjen' }).last().click();
    await isStored(persistentBrowser.page);
    // Its pages were complete before.
    expect(faultProxy.requestedPaths.filter((url) => url.startsWith(`${REBUS}/`))).toEqual([]);
    expect(
      faultProxy.requestedPaths.filter((url) => url.startsWith('/media/')).length,
    ).toBeGreaterThan(0);

    await disconnect(faultProxy, persistentBrowser);
    const failed: string[] = [];
    persistentBrowser.page.on('requestfailed', (request) => failed.push(request.url()));
    await persistentBrowser.page.goto(`${REBUS}/map`);
    await expect(persistentBrowser.page.locator('[data-status=ready] canvas')).toBeVisible();
    await expect.poll(async () => housesOn(persistentBrowser.page)).toBeGreaterThan(0.002);
    expect(failed.filter((url) => /basemap|assets/.test(url))).toEqual([]);
    await persistentBrowser.page.goto(REBUS);
    const firstImage = persistentBrowser.page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => firstImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);

    await persistentBrowser.page.goto('/article/101');
    await expect(persistentBrowser.page.getByRole('heading', { level: 1 })).toHaveText(
      'Du er uten nett',
    );
    expect(await accessibilityViolations(persistentBrowser.page)).toEqual([]);
    await persistentBrowser.page.getByRole('link', { name: 'Rundt Bryggen' }).click();
    await expect(persistentBrowser.page.getByText('0 av 5 poster løst')).toBeVisible();

    await persistentBrowser.page.goto('/scan');
    await expect(persistentBrowser.page).toHaveURL(post(1));
    await solve(persistentBrowser.page, 1);
    await expect(dialog(persistentBrowser.page)).toBeVisible();
    await persistentBrowser.page.reload();
    await expect(persistentBrowser.page.getByText('Løst: 10 poeng')).toBeVisible();
    await expect(persistentBrowser.page.getByText(/Den ble satt opp i 1921/)).toBeVisible();

    await persistentBrowser.restart();
    await persistentBrowser.context.setOffline(true);
    await play(persistentBrowser.page, 2);
    // By links from page to page, without reloads.
    await dialog(persistentBrowser.page).getByRole('button', { name: 'Til post 3' }).click();
    await expect(persistentBrowser.page).toHaveURL(post(3));
    await openPage(persistentBrowser.page, '/code');
    await persistentBrowser.page.getByRole('textbox', { name: 'Tallet på skiltet' }).fill('4013');
    await expect(persistentBrowser.page).toHaveURL(post(3));
    await solve(persistentBrowser.page, 3);
    await expect(dialog(persistentBrowser.page)).toBeVisible();

    await persistentBrowser.restart();
    // Now only the server is unreachable.
    await play(persistentBrowser.page, 4);
    await persistentBrowser.page.goto(`${REBUS}/list`);
    const rows = persistentBrowser.page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'Løst' })).toHaveCount(4);
    await play(persistentBrowser.page, 5);
    await dialog(persistentBrowser.page).getByRole('button', { name: 'Se resultatet' }).click();
    await expect(persistentBrowser.page.getByText('60 av 60 poeng')).toBeVisible();

    await persistentBrowser.page.goto('/article/101');
    await reconnect(faultProxy, persistentBrowser);
    await persistentBrowser.page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(persistentBrowser.page.getByRole('heading', { level: 1 })).toHaveText(
      'Urnes stavkirke',
    );
  });
});

test.describe('on a device that is full @phone', () => {
  // Of the media pack, whose presentation is small.
  test.use({ target: process.env['STORY_MEDIA_URL'] ?? '' });

  test('a presentation is not stored in part when the device is full, stored after its size is shown, and removed', async ({
    faultProxy,
    persistentBrowser,
  }) => {
    await openPage(persistentBrowser.page, GROUP);
    // Set on the page: an override set before it opens does not always last.
    const device = await persistentBrowser.context.newCDPSession(persistentBrowser.page);
    const { origin } = faultProxy;
    await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 });
    await persistentBrowser.page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
    await persistentBrowser.page.getByRole('button', { name: 'Lagre', exact: true }).click();
    await expect(
      persistentBrowser.page.getByText('Det er ikke plass på enheten.', { exact: false }),
    ).toBeVisible();
    const halves = async () =>
      (await persistentBrowser.page.evaluate(() => window.caches.keys())).filter((name) =>
        /^varde-(?:files|pack) /.test(name),
      );
    await expect.poll(halves).toEqual([]);

    await device.send('Storage.overrideQuotaForOrigin', { origin });
    await openPage(persistentBrowser.page, GROUP);
    await persistentBrowser.page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
    await expect(
      persistentBrowser.page.getByText(/Omtrent \d[\d,]* MB lagres på enheten/),
    ).toBeVisible();
    await persistentBrowser.page.getByRole('button', { name: 'Lagre', exact: true }).click();
    await isStored(persistentBrowser.page);

    await disconnect(faultProxy, persistentBrowser);
    await persistentBrowser.restart();
    await persistentBrowser.context.setOffline(true);
    await persistentBrowser.page.goto('/privacy');
    const row = persistentBrowser.page.getByRole('listitem').filter({ hasText: /MB, lagret/ });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Fjern/ }).click();
    await expect(row).toHaveCount(0);
    await persistentBrowser.page.goto(GROUP);
    await expect(persistentBrowser.page.getByRole('heading', { level: 1 })).toHaveText(
      'Du er uten nett',
    );
  });
});

/** Build that the bundle of a rebus belongs to, or the tag of its content. */
const storedBy = (page: Page, part: 'build' | 'tag') =>
  page.evaluate(async (name) => {
    const list = await caches.open('varde-packs');
    const response = await list.match('/offline/packs.json');
    const stored = (await response?.json()) as { packs: Record<string, string>[] } | undefined;
    return stored?.packs[0]?.[name];
  }, part);

test('a large rebus is stored on request; new content is downloaded once, a new build replaces it when complete @phone', async ({
  faultProxy,
  persistentBrowser,
}) => {
  const sizeWarning = 'Rebusen er stor: omtrent';
  // The server declares one of its files as 25 MB.
  faultProxy.rewrite(/offline-build/, (text) => text.replace(/",\d+\]/, '",25000000]'));
  await start(persistentBrowser.page);
  await expect(persistentBrowser.page.getByText(sizeWarning, { exact: false })).toBeVisible();
  expect(faultProxy.requestedPaths.filter((url) => url.startsWith(`${REBUS}/post`))).toEqual([]);
  await persistentBrowser.page.getByRole('button', { name: 'Ikke nå' }).click();
  const goOn = persistentBrowser.page.getByRole('button', { name: 'Fortsett' });
  await expect(goOn).toBeVisible();
  await persistentBrowser.page.reload();
  await expect(goOn).toBeVisible();
  await expect(persistentBrowser.page.getByText(sizeWarning, { exact: false })).toHaveCount(0);
  await goOn.click();
  await persistentBrowser.page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await isStored(persistentBrowser.page);

  const heading = persistentBrowser.page.getByRole('heading', { level: 1 });
  faultProxy.rewrite(/^\/(?:api\/v3\/documents|rebus)\/401\b/, (text) =>
    text.replaceAll('Rundt Bryggen', 'Rundt Vågen'),
  );
  await persistentBrowser.page.goto(REBUS);
  await expect.poll(() => storedBy(persistentBrowser.page, 'tag')).toMatch(/-rewritten"$/);
  faultProxy.requestedPaths.length = 0;
  await persistentBrowser.page.goto(REBUS);
  await expect
    .poll(() => faultProxy.requestedPaths.some((url) => /documents\/401/.test(url)))
    .toBe(true);
  expect(faultProxy.requestedPaths.filter((url) => url.startsWith(`${REBUS}/post`))).toEqual([]);
  await disconnect(faultProxy, persistentBrowser);
  await persistentBrowser.page.goto(REBUS);
  await expect(heading).toHaveText('Rundt Vågen');

  await reconnect(faultProxy, persistentBrowser);
  const before = await storedBy(persistentBrowser.page, 'build');

  // The server has nothing more of the previous build, and an image of the new one fails.
  faultProxy.deploy();
  faultProxy.refuse(/^\/media\//);
  faultProxy.requestedPaths.length = 0;
  await persistentBrowser.page.goto(REBUS);
  const isMediaRequested = () => faultProxy.requestedPaths.some((url) => url.startsWith('/media/'));
  await expect.poll(isMediaRequested).toBe(true);
  await expect.poll(() => faultProxy.requestedPaths.includes('/offline-build.json')).toBe(true);
  expect(await storedBy(persistentBrowser.page, 'build')).toBe(before);
  await disconnect(faultProxy, persistentBrowser);
  await play(persistentBrowser.page, 1);

  // A stored page does not meet another version of the API: it is reloaded.
  await reconnect(faultProxy, persistentBrowser);
  faultProxy.refuse(undefined);
  await persistentBrowser.page.goto(REBUS);
  await expect.poll(() => storedBy(persistentBrowser.page, 'build')).toBe(`next-${before}`);
  // Those of the previous build are deleted afterwards.
  const caches = () => persistentBrowser.page.evaluate(() => window.caches.keys());
  await expect
    .poll(async () => (await caches()).filter((name) => /^varde-(?:files|pack) /.test(name)))
    .toHaveLength(2);
  await disconnect(faultProxy, persistentBrowser);
  await play(persistentBrowser.page, 2);
});
