/**
 * `npm run screenshots [NAME…]`: takes the README's screenshots of the demo on a server of its own.
 * Each is taken once the screen is stable, so that they do not depend on the machine's speed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  chromium,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { serverFile } from '../../tools/builds.mjs';
import { ensureChromium } from '../../tools/find-programs.ts';
import { touchMap } from '../map.ts';
import { runSteps } from '../../tools/run-steps.ts';
import { build, root } from '../../tools/steps.ts';
import { hydrated } from '../visitor.ts';

interface Screenshot {
  readonly name: string;
  readonly href: string;
  readonly screen: 'phone' | 'desktop';
  readonly dark?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home', href: '/', screen: 'phone' },
  { name: 'map', href: '/explore/map?c=61.25,6.7&z=6.1&s=107', screen: 'phone', prepare: drawnMap },
  { name: 'article', href: '/article/105', screen: 'phone' },
  { name: 'gallery', href: '/article/102#gid=102&pid=5165', screen: 'phone', prepare: openGallery },
  { name: 'rebus', href: '/rebus/401', screen: 'phone', prepare: openFirstStop },
  {
    name: 'map-desktop',
    href: '/explore/map?c=62.1,13.2&z=4.9',
    screen: 'desktop',
    prepare: drawnMap,
  },
  { name: 'article-desktop', href: '/article/206', screen: 'desktop' },
  { name: 'home-dark', href: '/', screen: 'phone', dark: true },
  { name: 'article-dark', href: '/article/208', screen: 'phone', dark: true },
  {
    name: 'map-dark',
    href: '/explore/map?c=59.7,15.2&z=5.6',
    screen: 'desktop',
    dark: true,
    prepare: drawnMap,
  },
];

const folder = path.join(root, 'docs', 'screenshots');
const SCREENS: Readonly<Record<Screenshot['screen'], BrowserContextOptions>> = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** A visitor at the Fish Market in Bergen, where a rebus of the demo starts. */
const VISITOR: BrowserContextOptions = {
  locale: 'en-GB',
  reducedMotion: 'reduce',
  permissions: ['geolocation'],
  geolocation: { latitude: 60.39472, longitude: 5.32475, accuracy: 12 },
};
const QUALITY = 80;

const requestedNames = process.argv.slice(2);
const shots = SCREENSHOTS.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
);
if (!(await runSteps([build]))) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const shot of shots) await take(browser, shot);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, { name, href, screen, ...shot }: Screenshot): Promise<void> {
  const colorScheme = shot.dark ? 'dark' : 'light';
  const context = await from.newContext({ ...VISITOR, ...SCREENS[screen], colorScheme });
  const page = await context.newPage();
  await page.goto(server.url + href);
  await shot.prepare?.(page);
  const { size } = await sharp(await stableScreenshot(page))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
  process.stdout.write(`${String(Math.round(size / 1000)).padStart(4)} kB  ${name}.webp\n`);
}

/** Repeats until two screenshots in a row are the same. */
async function stableScreenshot(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => {
      const seen = (image: HTMLImageElement) =>
        image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight;
      return Array.from(document.images).every((image) => !seen(image) || image.complete);
    });
    const now = await page.screenshot();
    if (now.equals(last)) return now;
    last = now;
  }
}

/** Waits for the map, which is rendered in software. */
async function drawnMap(page: Page): Promise<void> {
  await hydrated(page);
  await touchMap(page);
  await expect(page.locator('[data-status=ready] canvas')).toBeVisible({ timeout: 60_000 });
}

async function openGallery(page: Page): Promise<void> {
  const gallery = page.locator('dialog[data-phase]');
  await expect(gallery).toHaveAttribute('data-state', 'loaded');
  await expect(gallery).toHaveAttribute('data-phase', 'open');
}

async function openFirstStop(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Start the trail' }).click();
  await page.getByRole('link', { name: 'Go to stop 1' }).click();
  const answer = page.getByRole('textbox');
  await answer.fill('A sea mine');
  await answer.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

/** Starts a server on the demo pack, with a data folder that is removed with it. */
async function startDemoServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'varde-demo-'));
  const options = { cwd: root, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, ['tools/story-data.ts', data], options).status !== 0)
    throw new Error('The demo pack could not be imported.');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', VARDE_DATA: data };
  const server = spawn(process.execPath, [serverFile('main')], {
    cwd: root,
    env: { ...env, VARDE_LANGUAGE: 'en', VARDE_LOG_LEVEL: 'warn', VARDE_FFMPEG: '-' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /Varde is ready: (\S+)/.exec(line)?.[1];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error('The server did not start.');
}
