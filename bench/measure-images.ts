/**
 * Time until an article on a slow phone shows its first image, and smoothness of zooming in the
 * gallery; frames are rendered in software here.
 */
import { devices, type Browser, type Page } from '@playwright/test';
import { median } from './load.ts';
import { launchBrowser } from './processes.ts';
import { throttle } from './throttle.ts';

const ROUNDS = 3;
const ZOOMING_MS = 3_000;
const WHEEL_MS = 50;

export interface ImagesResult {
  /** Milliseconds until the first image is painted, with a cold cache. */
  readonly firstImage: number;
  readonly zooming: Frames;
  /** The idle open gallery: the best frame rate of this machine. */
  readonly resting: Frames;
}

export interface Frames {
  readonly perSecond: number;
  /** 95th percentile of the milliseconds between two frames. */
  readonly p95: number;
}

/** The median of several rounds. @param article with a hero image */
export async function measureImages(origin: string, article: string): Promise<ImagesResult> {
  const browser = await launchBrowser();
  const url = origin + article;
  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) firsts.push(await measureFirstImage(browser, url));
  const { zooming, resting } = await zoom(browser, url);
  await browser.close();
  return { firstImage: median(firsts), zooming, resting };
}

async function measureFirstImage(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  const painted: number = await page.evaluate(OBSERVE_IMAGE_PAINT);
  await context.close();
  return painted;
}

/** Source of a script for the page. On a phone the hero image is the largest contentful paint. */
const OBSERVE_IMAGE_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { element, startTime } of list.getEntries())
      if (element instanceof HTMLImageElement) resolve(startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Records frame times from now on. */
const WATCH_FRAMES = `{
  window.frameTimes = [];
  const next = (time) => {
    frameTimes.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;

async function zoom(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(url);
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.locator('main figure a[data-slide]').first().click();
  await page.locator('dialog.gallery[data-phase=open][data-state=loaded]').waitFor();
  await page.evaluate(WATCH_FRAMES);
  const resting = await frames(page, async () => page.waitForTimeout(ZOOMING_MS));
  const zooming = await frames(page, () => turnWheel(page));
  await page.close();
  return { zooming, resting };
}

/** Zooms in and out around the middle. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  for (let turn = 0; turn < ZOOMING_MS / WHEEL_MS; turn++) {
    await page.mouse.wheel(0, Math.floor(turn / 10) % 2 === 0 ? -60 : 60);
    await page.waitForTimeout(WHEEL_MS);
  }
}

async function frames(page: Page, action: () => Promise<void>): Promise<Frames> {
  await page.evaluate('frameTimes.length = 0');
  await action();
  const times: number[] = await page.evaluate('frameTimes.splice(0)');
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length / total) * 1000,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
